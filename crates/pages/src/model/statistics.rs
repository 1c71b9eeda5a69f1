//! The statistics of the house.

use table::text::Phrase;

/// `GET /statistics/GAME`.
#[derive(Clone, Debug)]
pub struct StatisticsPage {
    /// The game's name in links.
    pub game: &'static str,
    /// All games.
    pub games: Vec<&'static str>,
    /// What was counted.
    pub house: HouseStatistics,
}

/// What finished public games of one box show.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HouseStatistics {
    /// The number of games.
    pub played: u64,
    /// The median time of a game, in minutes.
    pub minutes: u64,
    /// The median number of choices of a game.
    pub choices: u64,
    /// Who wins by seat, for each number of seats.
    pub seats: Vec<SeatShares>,
    /// How many seats reached how many points.
    pub points: Vec<PointsBin>,
    /// The mean score of all seats, and of the winners.
    pub means: (f64, f64),
    /// The mean score of people, and of bots; `None` if there were none. A seat whose person left it to a bot counts for neither.
    pub kinds: ByKind<Option<f64>>,
    /// Where points come from.
    pub sources: Vec<SourceMeans>,
    /// How people do against bots, by level, weakest first.
    pub levels: Vec<LevelShares>,
    /// Options that differ from the usual ones, most played first.
    pub modules: Vec<ModuleCount>,
}

/// Something of people, and the same of bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByKind<T> {
    /// Of people who played to the end.
    pub people: T,
    /// Of bots.
    pub bots: T,
}

/// A share with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShareEstimate {
    /// The observed share, from 0 to 1.
    pub share: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
    /// How many were observed.
    pub of: u64,
}

/// Who wins by seat at tables with a number of seats.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatShares {
    /// The number of games.
    pub played: u64,
    /// The share of wins of each seat.
    pub shares: Vec<ShareEstimate>,
}

/// A bin of the distribution of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsBin {
    /// The fewest points of the bin.
    pub from: i32,
    /// The most points of the bin.
    pub to: i32,
    /// Seats that did not win.
    pub others: u64,
    /// Seats that won.
    pub winners: u64,
    /// Seats of people and of bots.
    pub kinds: ByKind<u64>,
}

/// Mean points of a source.
#[derive(Clone, Debug, PartialEq)]
pub struct SourceMeans {
    /// The source.
    pub name: Phrase,
    /// Of all seats.
    pub all: f64,
    /// Of the winners.
    pub winners: f64,
    /// Of people and of bots; `None` if there were none.
    pub kinds: ByKind<Option<f64>>,
}

/// How people and bots of a level do at the same tables.
#[derive(Clone, Debug, PartialEq)]
pub struct LevelShares {
    /// The level's name.
    pub level: &'static str,
    /// Games of people with bots of this level.
    pub played: u64,
    /// The share of wins of a person's seat.
    pub people: ShareEstimate,
    /// The share of wins of a bot's seat.
    pub bots: ShareEstimate,
    /// The share that every seat would have if all were equal.
    pub fair: f64,
}

/// How often an option was chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct ModuleCount {
    /// The option.
    pub title: Phrase,
    /// Its value, if it is not just on.
    pub value: Option<Phrase>,
    /// The number of games.
    pub played: u64,
    /// The mean score of the winners.
    pub winning: f64,
}
