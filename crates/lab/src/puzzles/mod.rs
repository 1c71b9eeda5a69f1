//! Puzzles: positions of games between bots in which one choice, or a short line within a turn, is clearly best.

mod mine;

use review::Reason;
use serde::{Deserialize, Serialize};
use table::{
    Seat, Theme,
    record::{Event, Record},
};

pub use mine::mine;

use bots::Level;

/// The weaker levels that try to solve each puzzle.
pub const SOLVERS: [Level; 3] = [Level::Greedy, Level::Easy, Level::Medium];
/// How often each of them tries.
pub const TRIES: u16 = 16;

/// What to mine for.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// So many puzzles.
    pub count: usize,
    /// With solutions of at least so many choices.
    pub least_choices: usize,
}

/// The puzzles found, and in how much.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mined {
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
    /// Games played.
    pub games: u64,
    /// Positions of these games that were looked at.
    pub positions: u64,
    /// How many of them were puzzles of any length.
    pub candidates: u64,
}

/// A position to solve.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Puzzle {
    /// A fingerprint of the position: the same puzzle has the same id, wherever it stands in a list.
    pub id: String,
    /// Who chooses.
    pub seat: Seat,
    /// What the first choice is about.
    pub theme: Theme,
    /// By how much chance each best choice leads the next one at least, from 0 to 1.
    pub lead: f32,
    /// How often the weaker levels miss the solution, from 0 to 1.
    pub missed: f32,
    /// How hard that makes it, on the scale of people who solve puzzles.
    pub rating: u16,
    /// What is known of each choice of the solution, in order.
    pub steps: Vec<Step>,
    /// The position; the solution is its events.
    pub record: Record,
}

/// One choice of a solution.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Step {
    /// The solution and its strongest rivals, best first.
    pub choices: Vec<RatedChoice>,
    /// What the solution gains, or below zero costs, in comparison with the next one.
    pub reasons: Vec<Reason>,
}

/// A choice with what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RatedChoice {
    /// In notation.
    pub action: String,
    /// The chance of winning after it, from 0 to 1.
    pub chance: f32,
    /// How often each of the [`SOLVERS`] chose it.
    pub chosen: [u16; SOLVERS.len()],
}

impl Puzzle {
    /// The solution in notation: the choices of the seat, in order.
    pub fn solution(&self) -> impl Iterator<Item = &str> {
        self.record.events.iter().filter_map(|event| match event {
            Event::Play(play) => Some(play.play.as_str()),
            Event::Undo(_) | Event::Deal(_) | Event::Contribute(_) => None,
        })
    }
}

/// The rating of a puzzle that `failed` of so many `tries` miss: 1200 if it is half of them, and 400 more if the odds to miss it are
/// ten times as high, as in the Elo system.
pub fn rating_of(failed: u16, tries: u16) -> u16 {
    let missed = (f64::from(failed) + 0.5) / (f64::from(tries) + 1.0);
    (1200.0 + 400.0 * (missed / (1.0 - missed)).log10()).round().clamp(400.0, 2400.0) as u16
}

/// Reads puzzles, one JSON value a line.
pub fn read(text: &str) -> Result<Vec<Puzzle>, serde_json::Error> {
    text.lines().filter(|line| !line.trim().is_empty()).map(serde_json::from_str).collect()
}

/// Writes puzzles, one JSON value a line.
pub fn write(puzzles: &[Puzzle]) -> Result<String, serde_json::Error> {
    puzzles.iter().map(|puzzle| Ok(serde_json::to_string(puzzle)? + "\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_more_bots_miss_is_rated_higher() {
        assert_eq!(rating_of(24, 48), 1200);
        assert_eq!(rating_of(48, 48), 1995);
        assert_eq!(rating_of(0, 48), 405);
        let ratings: Vec<u16> = (0..=48).map(|failed| rating_of(failed, 48)).collect();
        assert!(ratings.is_sorted_by(|one, other| one < other), "{ratings:?}");
    }
}
