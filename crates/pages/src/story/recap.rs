//! What happened since a reader's turn, player by player.

use table::Seat;

use super::{Rank, StoryLine};

/// What one player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recap<'a> {
    /// The player.
    pub seat: Seat,
    /// What happened, oldest first.
    pub lines: Vec<RecapLine<'a>>,
}

/// A line of a recap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecapLine<'a> {
    /// The last line of the story it stands for.
    pub line: &'a StoryLine,
    /// How many equal lines in a row it stands for.
    pub times: usize,
}

/// The most that is told of one player: the newest lines.
const MOST_LINES: usize = 8;

/// What the others did from the event `since` on, in the order in which they first acted. Pure: it follows from the lines that
/// the reader may read.
pub fn recap(lines: &[StoryLine], since: usize, reader: Option<Seat>) -> Vec<Recap<'_>> {
    let first = lines.partition_point(|line| line.entry.event < since);
    let mut players: Vec<Recap<'_>> = Vec::new();
    for line in &lines[first..] {
        let Some(seat) = line.beat.seat.filter(|&seat| Some(seat) != reader) else { continue };
        if line.beat.rank != Rank::Event {
            continue;
        }
        let at = players.iter().position(|player| player.seat == seat).unwrap_or_else(|| {
            players.push(Recap { seat, lines: Vec::new() });
            players.len() - 1
        });
        let told = &mut players[at].lines;
        match told.last_mut() {
            Some(last) if last.line.entry.phrase == line.entry.phrase => {
                *last = RecapLine { line, times: last.times + 1 };
            }
            Some(_) | None => told.push(RecapLine { line, times: 1 }),
        }
    }
    for player in &mut players {
        let left_out = player.lines.len().saturating_sub(MOST_LINES);
        player.lines.drain(..left_out);
    }
    players
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use table::{
        journal::{Audience, Entry},
        text::Phrase,
    };

    use super::*;
    use crate::story::Beat;

    fn line(event: usize, words: &'static str, beat: Beat) -> StoryLine {
        let entry = Entry { event, audience: Audience::All, phrase: Phrase::new(words) };
        StoryLine { entry: Arc::new(entry), beat }
    }

    #[test]
    fn the_others_are_told_in_order_with_equal_lines_once() {
        let [me, ada, bo] = [0, 1, 2].map(Seat::new);
        let lines = [
            line(1, "old", Beat::by(ada)),
            line(2, "mine", Beat::by(me)),
            line(2, "round", Beat::of(Rank::Round)),
            line(3, "moves", Beat::by(bo)),
            line(4, "places", Beat::by(ada)),
            line(4, "detail", Beat::by(ada).detail()),
            line(5, "places", Beat::by(ada)),
        ];
        let told: Vec<_> = recap(&lines, 2, Some(me))
            .into_iter()
            .flat_map(|player| player.lines.into_iter().map(move |told| (player.seat, told)))
            .map(|(seat, told)| (seat, told.line.entry.phrase.key.clone(), told.times))
            .collect();
        assert_eq!(told, [(bo, "moves".into(), 1), (ada, "places".into(), 2)]);
        assert_eq!(recap(&lines, 0, None).len(), 3, "a spectator reads of everybody");
    }

    #[test]
    fn only_the_newest_lines_of_a_player_are_told() {
        let lines: Vec<StoryLine> = (0..20)
            .map(|event| line(event, if event % 2 == 0 { "a" } else { "b" }, Beat::by(Seat::new(1))))
            .collect();
        let told = recap(&lines, 0, None);
        assert_eq!(told[0].lines.len(), MOST_LINES);
        assert_eq!(told[0].lines.last().map(|line| line.line.entry.event), Some(19));
    }
}
