//! Who is ahead, and why.

use serde::Serialize;

use crate::{Seat, text::Phrase};

/// The score of every seat with where it came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standings {
    /// One line per seat, in seat order.
    pub lines: Vec<Line>,
}

/// One seat's score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// Whose.
    pub seat: Seat,
    /// Points in all.
    pub score: i32,
    /// Place, from 1; seats that share a place have the same number.
    pub place: u8,
    /// Points by source. They add up to the score.
    pub sources: Vec<Part>,
    /// What decides a tie, strongest first. Larger is better.
    pub tie_breaks: Vec<Part>,
}

impl Line {
    /// The line of `seat` with the sum of its sources as score. [`Standings::rank`] gives it a place.
    pub fn of(seat: Seat, sources: impl IntoIterator<Item = Part>) -> Self {
        let sources: Vec<Part> = sources.into_iter().collect();
        let score = sources.iter().map(|part| part.points).sum();
        Self { seat, score, place: 0, sources, tie_breaks: Vec::new() }
    }
}

/// A named number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// What it counts.
    pub name: Phrase,
    /// How much.
    pub points: i32,
}

impl Part {
    /// So many points from what the message `key` names.
    pub fn new(key: &'static str, points: impl Into<i32>) -> Self {
        Self { name: Phrase::new(key), points: points.into() }
    }
}

impl Standings {
    /// Places the seats by score, then by their tie-breaks in order; equals share a place.
    pub fn rank(mut lines: Vec<Line>) -> Self {
        fn key(line: &Line) -> (i32, Vec<i32>) {
            (line.score, line.tie_breaks.iter().map(|part| part.points).collect())
        }
        let keys: Vec<_> = lines.iter().map(key).collect();
        for (line, own) in lines.iter_mut().zip(&keys) {
            line.place = 1 + keys.iter().filter(|other| *other > own).count() as u8;
        }
        Self { lines }
    }

    /// The seats in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.lines.iter().filter(|line| line.place == 1).map(|line| line.seat)
    }

    /// The line of one seat.
    pub fn of(&self, seat: Seat) -> Option<&Line> {
        self.lines.iter().find(|line| line.seat == seat)
    }
}
