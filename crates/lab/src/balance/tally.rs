//! Counts of many games, in whole numbers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::statistics::Summary;

/// Counts of many games. Wins are in parts of 840, which any number of winners can share.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Decisions per game.
    pub decisions: Whole,
    /// Wins by seat.
    pub seat_wins: Vec<u64>,
    /// Scores by seat.
    pub seat_scores: Vec<Whole>,
    /// Wins by bot.
    pub bot_wins: Vec<u64>,
    /// Scores by bot.
    pub bot_scores: Vec<Whole>,
    /// Scores of winners.
    pub winning_scores: Whole,
    /// How often each score came up.
    pub scores: BTreeMap<i32, u64>,
    /// Points by source: of winners, of all seats.
    pub sources: BTreeMap<String, [i64; 2]>,
    /// Seats by the tenths of their points that came from two sources, by the names of both.
    pub maps: BTreeMap<String, BTreeMap<String, Cell>>,
    /// Subjects by kind and name.
    pub subjects: BTreeMap<String, BTreeMap<String, Counted>>,
}

/// Seats with a like mixture of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Cell {
    /// How many.
    pub seats: u64,
    /// Their wins.
    pub wins: u64,
}

/// What became of one subject.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Counted {
    /// Turns in which a seat could take it: decisions of one seat without another's between them count once.
    pub chances: u64,
    /// Those turns in which it was taken.
    pub chosen: u64,
    /// How often it was taken or given, in turns and outside of them.
    pub taken: u64,
    /// Seats that took it at least once, over all games.
    pub seats: u64,
    /// Wins of those seats.
    pub wins: u64,
    /// Seats that took it before any other of its kind.
    pub first: u64,
    /// Wins of those seats.
    pub first_wins: u64,
    /// Games in which anybody could take it.
    pub offered_games: u64,
    /// Games in which anybody took it.
    pub taken_games: u64,
}

/// Mean and spread of whole numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Whole {
    /// How many.
    pub count: u64,
    /// Their sum.
    pub sum: i64,
    /// The sum of their squares.
    pub squares: i64,
    /// The smallest.
    pub least: i64,
    /// The largest.
    pub most: i64,
}

impl Whole {
    pub(super) fn add(&mut self, value: i64) {
        self.merge(&Self { count: 1, sum: value, squares: value * value, least: value, most: value });
    }

    pub(super) fn merge(&mut self, other: &Self) {
        if other.count == 0 {
            return;
        }
        (self.least, self.most) = if self.count == 0 {
            (other.least, other.most)
        } else {
            (self.least.min(other.least), self.most.max(other.most))
        };
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Mean and spread.
    pub fn summary(&self) -> Summary {
        let n = self.count.max(1) as f64;
        let mean = self.sum as f64 / n;
        let deviation = (self.squares as f64 / n - mean * mean).max(0.0).sqrt();
        Summary {
            mean,
            deviation,
            error: deviation / n.sqrt(),
            least: self.least as f64,
            most: self.most as f64,
        }
    }
}

impl Counted {
    fn merge(&mut self, other: &Self) {
        self.chances += other.chances;
        self.chosen += other.chosen;
        self.taken += other.taken;
        self.seats += other.seats;
        self.wins += other.wins;
        self.first += other.first;
        self.first_wins += other.first_wins;
        self.offered_games += other.offered_games;
        self.taken_games += other.taken_games;
    }
}

/// Adds list to list; the shorter one counts as filled up with nothing.
fn merge_lists<T: Copy + Default>(mine: &mut Vec<T>, theirs: &[T], add: impl Fn(&mut T, &T)) {
    mine.resize(mine.len().max(theirs.len()), T::default());
    mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| add(mine, theirs));
}

impl Tally {
    /// Adds all counts of `other`.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions.merge(&other.decisions);
        merge_lists(&mut self.seat_wins, &other.seat_wins, |mine, theirs| *mine += theirs);
        merge_lists(&mut self.bot_wins, &other.bot_wins, |mine, theirs| *mine += theirs);
        merge_lists(&mut self.seat_scores, &other.seat_scores, Whole::merge);
        merge_lists(&mut self.bot_scores, &other.bot_scores, Whole::merge);
        self.winning_scores.merge(&other.winning_scores);
        for (&score, count) in &other.scores {
            *self.scores.entry(score).or_default() += count;
        }
        for (source, points) in &other.sources {
            let mine = self.sources.entry(source.clone()).or_default();
            mine.iter_mut().zip(points).for_each(|(mine, theirs)| *mine += theirs);
        }
        for (pair, cells) in &other.maps {
            let mine = self.maps.entry(pair.clone()).or_default();
            for (place, cell) in cells {
                let mine = mine.entry(place.clone()).or_default();
                mine.seats += cell.seats;
                mine.wins += cell.wins;
            }
        }
        for (kind, subjects) in &other.subjects {
            let mine = self.subjects.entry(kind.clone()).or_default();
            for (id, counted) in subjects {
                mine.entry(id.clone()).or_default().merge(counted);
            }
        }
    }
}
