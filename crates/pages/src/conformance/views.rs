//! What holds for every view of every board.

use std::{collections::BTreeSet, io::Write as _};

use flate2::{Compression, write::GzEncoder};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use table::{
    Rules, Viewer,
    table::{Dealing, Table},
};
use words::Language;

use super::{
    Finding,
    elements::{self, Drawing},
    messages::languages,
    positions::{Plan, kind, text, visit},
    render::{all_markup, all_text},
};
use crate::{board::Board, board_view::BoardView};

/// The largest drawing of a whole table, in compressed bytes. Updates hold only what changed.
const MAX_UPDATE: usize = 36_000;

/// Every view, for every viewer, is well-formed markup without styles or scripts; ids are unique, and every `use` refers to
/// one of them.
pub fn markup<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    visit::<B>(plan, Language::English, |position| {
        for viewer in position.viewers() {
            elements::check(&all_markup(&position.seen_by(viewer)))
                .map_err(|what| format!("to {viewer:?}: {what}"))?;
        }
        Ok(())
    })
}

/// No message of any view is missing in any language. Each language is tried with its share of the games: that all have the same
/// messages is for [`messages`](super::messages) to say.
pub fn words<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    let languages: Vec<Language> = languages::<B>().collect();
    for (number, &language) in languages.iter().enumerate() {
        let mine = plan.tables.iter().cycle().skip(number).step_by(languages.len());
        let share = plan.tables.len().div_ceil(languages.len());
        let plan = Plan {
            tables: mine.take(share).cloned().collect(),
            one_in: plan.one_in,
            seed: plan.seed + number as u64,
        };
        visit::<B>(&plan, language, |position| {
            let seats = position.choosing.map(Viewer::Seat);
            for viewer in seats.into_iter().chain([Viewer::Public]) {
                let view = position.seen_by(viewer);
                elements::complete(&(all_markup(&view) + &all_text(&view)))?;
                for section in &view.parts {
                    elements::complete(&position.renderer.text(&section.title))?;
                }
            }
            Ok(())
        })?;
    }
    Ok(())
}

/// A view is the same for every position that is consistent with the viewer's observation: it holds nothing hidden.
pub fn secrets<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
    visit::<B>(plan, Language::English, |position| {
        let (rules, state) = (position.table.rules(), position.table.state());
        for viewer in position.viewers() {
            let imagined = rules.imagine(&rules.observe(state, viewer), viewer, &mut rng);
            let fresh = B::Game::new(rules.options(), rules.content()).map_err(text)?;
            let imagined = Table::open_at(fresh, None, Dealing::ByHand, imagined).map_err(text)?;
            // What was decided last is no part of the position: the imagined one begins without a past.
            let [real, other] = [position.seen_by(viewer), position.renderer.view(&imagined, viewer)]
                .map(|view| BoardView { instead: None, repeat: None, ..view });
            let (real, other) = (format!("{real:?}"), format!("{other:?}"));
            if real != other {
                let same = real.bytes().zip(other.bytes()).take_while(|(one, two)| one == two).count();
                let from = |text: &str| {
                    String::from_utf8_lossy(
                        text.as_bytes().get(same.saturating_sub(80)..).unwrap_or_default(),
                    )
                    .chars()
                    .take(160)
                    .collect::<String>()
                };
                return Err(format!("{viewer:?} sees a secret:\n{}\n{}", from(&real), from(&other)));
            }
        }
        Ok(())
    })
}

/// Viewers who do not choose see the same sections as everybody, and nothing is on offer to them.
pub fn bystanders<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    visit::<B>(plan, Language::English, |position| {
        let parts = |view: &BoardView| view.parts.iter().map(|section| section.id).collect::<Vec<_>>();
        let everybody = parts(&position.seen_by(Viewer::Public));
        for viewer in
            position.viewers().filter(|viewer| !position.choosing.is_some_and(|seat| viewer.is(seat)))
        {
            let view = position.seen_by(viewer);
            if !view.choices.is_empty() || !Drawing::parse(&all_markup(&view)).spots().links.is_empty() {
                return Err(format!("{viewer:?} is offered something"));
            }
            if parts(&view) != everybody {
                return Err(format!("{viewer:?} sees {:?}, and everybody {everybody:?}", parts(&view)));
            }
        }
        Ok(())
    })
}

/// An update of the page stays small. Returns the compressed size of the largest view in bytes.
pub fn update_size<B: Board>(plan: &Plan<B::Game>) -> Result<usize, Finding> {
    let mut largest = 0;
    visit::<B>(plan, Language::English, |position| {
        let view = position.view();
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        gzip.write_all((all_markup(&view) + &all_text(&view)).as_bytes()).map_err(text)?;
        let bytes = gzip.finish().map_err(text)?.len();
        largest = largest.max(bytes);
        if bytes < MAX_UPDATE { Ok(()) } else { Err(format!("an update has {bytes} bytes")) }
    })?;
    Ok(largest)
}

/// Rounds count up from 1 in steps of 1. Returns the highest round of any game.
pub fn rounds<B: Board>(plan: &Plan<B::Game>) -> Result<u32, Finding> {
    let (mut last, mut most) = (None, 1);
    visit::<B>(&Plan { tables: plan.tables.clone(), one_in: 1, ..*plan }, Language::English, |position| {
        let observation = position.table.view(Viewer::Public).observation;
        let round = B::round(position.table.rules(), &observation);
        match last {
            None if round == 1 => {}
            Some(last) if round == last || round == last + 1 => {}
            None | Some(_) => return Err(format!("round {round} follows {last:?}")),
        }
        most = most.max(round);
        last = position.choosing.map(|_| round);
        Ok(())
    })?;
    Ok(most)
}

/// For a seat that must choose, the focus is a part of the page that exists.
pub fn focus<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    visit::<B>(plan, Language::English, |position| {
        let view = position.view();
        let Some(focus) = &view.focus else {
            return if position.choosing.is_none() {
                Ok(())
            } else {
                Err("a view with choices has no focus".to_owned())
            };
        };
        let own = position.choosing.is_some_and(|seat| *focus == format!("seat-{}", seat.number()));
        let hand = view.hand.is_some() && focus == "hand";
        let section = view.parts.iter().any(|section| section.id == focus);
        let drawn = all_markup(&view);
        let inside = || Drawing::parse(&drawn).elements().any(|element| element.id() == Some(focus));
        if own || hand || section || inside() { Ok(()) } else { Err(format!("there is no part '{focus}'")) }
    })
}

/// A choice that loses something is never the only one. Returns the kinds of actions that need confirmation.
pub fn losses<B: Board>(plan: &Plan<B::Game>) -> Result<Vec<String>, Finding> {
    let mut asked = BTreeSet::new();
    visit::<B>(plan, Language::English, |position| {
        let choices = position.view().choices;
        for choice in choices.iter().filter(|choice| choice.loses.is_some()) {
            if choices.len() == 1 {
                return Err(format!("'{}' loses what nobody could use", choice.action));
            }
            asked.insert(kind(&choice.action));
        }
        Ok(())
    })?;
    Ok(Vec::from_iter(asked))
}
