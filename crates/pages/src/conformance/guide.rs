//! The guided start can be played as it is written.

use table::{
    Rules, Seat, Turn,
    dealer::Seed,
    table::{Dealing, Table},
    text::Phrase,
};

use super::{
    Finding, elements,
    messages::languages,
    positions::{anywhere, text},
    render::Renderer,
};
use crate::board::{Board, Guide};

/// The guided start can be played, and explains every decision of the new player in every language. Returns the table it ends
/// with.
pub fn guide<B: Board>() -> Result<Table<B::Game>, Finding> {
    let guide = B::guide().ok_or_else(|| anywhere("there is no guide".to_owned()))?;
    let mut step = 0;
    play::<B>(&guide, &mut step).map_err(|what| anywhere(format!("step {step} of the guide: {what}")))
}

fn play<B: Board>(guide: &Guide, step: &mut usize) -> Result<Table<B::Game>, String> {
    let options = serde_json::from_str(guide.options).map_err(text)?;
    let rules = B::Game::new(&options, &B::Game::standard_content()).map_err(text)?;
    let seed = Seed::from_hex(guide.seed).ok_or_else(|| format!("{} is no seed", guide.seed))?;
    let mut table = Table::open(rules, None, Dealing::Seeded(seed));
    let painters: Vec<_> = languages::<B>().map(Renderer::<B>::new).collect();
    for next in guide.steps {
        *step += 1;
        let seat = Seat::new(next.seat);
        if table.turn() != Turn::Choose(seat) {
            return Err(format!("'{}' comes when it is {:?}", next.action, table.turn()));
        }
        if next.text.is_some() != (next.seat == 0) {
            return Err(format!("'{}' of seat {} has the text {:?}", next.action, seat.number(), next.text));
        }
        for renderer in &painters {
            let renderer = renderer.as_ref().map_err(text)?;
            elements::complete(&next.text.map(|key| renderer.text(&Phrase::new(key))).unwrap_or_default())?;
        }
        let action = table.rules().read_action(next.action).map_err(text)?;
        table.play(seat, action).map_err(text)?;
    }
    Ok(table)
}
