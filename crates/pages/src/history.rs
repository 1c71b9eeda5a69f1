//! The scores of a finished game, round by round.

use table::{
    any::{AnyGame, AnyTable, Rejection},
    record::{Event, Record, RecordError},
};

use crate::{any_board::AnyBoard, model::RoundScores};

/// The scores at the end of every round of a recorded game.
///
/// Replays the record without its seed, because the events hold what was dealt. Fails if an event cannot be replayed.
///
/// # Panics
/// If `game` and `board` belong to different games.
#[expect(clippy::expect_used, reason = "the catalog pairs each game with its board")]
pub fn history(
    game: &dyn AnyGame,
    board: &dyn AnyBoard,
    record: &Record,
) -> Result<Vec<RoundScores>, RecordError> {
    let opening = Record { seed: None, events: Vec::new(), ..record.clone() };
    let mut table = game.replay(&opening, None)?;
    let mut rounds: Vec<RoundScores> = Vec::new();
    for (index, event) in record.events.iter().enumerate() {
        repeat(table.as_mut(), event)
            .map_err(|rejected| RecordError::Event { event: index, why: rejected.into() })?;
        let round = board.round(table.as_ref()).expect("the board of the recorded game");
        let scores: Vec<i32> = table.standings().lines.iter().map(|line| line.score).collect();
        // An undo may return to the previous round.
        rounds.retain(|known| known.round <= round);
        // The event that begins a round also scored the previous one.
        if let Some(last) = rounds.last_mut() {
            last.scores.clone_from(&scores);
        }
        if rounds.last().is_none_or(|last| last.round < round) {
            rounds.push(RoundScores { round, scores });
        }
    }
    Ok(rounds)
}

fn repeat(table: &mut dyn AnyTable, event: &Event) -> Result<(), Rejection> {
    let dealt: &[String] = match event {
        Event::Play(played) => {
            table.play(played.seat, &played.play, None)?;
            &played.dealt
        }
        Event::Undo(undo) => return table.undo(undo.seat),
        Event::Deal(deal) => &deal.dealt,
        // The outcomes stand in the record, so the seed is not needed.
        Event::Contribute(_) => &[],
    };
    dealt.iter().try_for_each(|outcome| table.deal(outcome))
}
