//! The pages of a person's games, and the leaderboards.

use table::{Seat, text::Phrase};

/// A rating: an estimate and its standard deviation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The estimate.
    pub rating: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
}

/// Whether a finished game counted for ratings.
#[derive(Clone, Debug, PartialEq)]
pub enum Counted {
    /// It did; the changes that the reader may see.
    Rated(Vec<SeatRating>),
    /// It did not. The message `pages-unrated-REASON` says why.
    Unrated(&'static str),
}

/// How a game changed the rating of the person in a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatRating {
    /// The seat.
    pub seat: Seat,
    /// Before the game.
    pub before: Rating,
    /// After the game.
    pub after: Rating,
}

/// `GET /profile` and `GET /people/HANDLE`.
#[derive(Clone, Debug)]
pub struct ProfilePage {
    /// The name of the person.
    pub name: String,
    /// Who may see it.
    pub access: Access,
    /// One for each game that the person has played.
    pub games: Vec<GameRecord>,
    /// The last games in a row with the same outcome; `None` without games.
    pub streak: Option<Streak>,
    /// The games, newest first.
    pub history: History,
}

/// Who may see a profile, as far as the reader may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Access {
    /// It belongs to somebody else, who shares it.
    Shared,
    /// It belongs to the reader, a guest, whose profile stays private.
    Guest,
    /// It belongs to the reader. `POST /profile` with `public` (`yes` or `no`) decides who sees it.
    Own {
        /// The link to it, if it is public.
        link: Option<String>,
    },
}

/// Games in a row with the same outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Streak {
    /// All were won.
    Won(u64),
    /// None was won.
    NotWon(u64),
}

/// What a person has achieved at a game.
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// The game's name in links.
    pub game: &'static str,
    /// Games played.
    pub played: u64,
    /// Games won, alone or shared.
    pub won: u64,
    /// The rating, with the number of rated games.
    pub rating: Option<(Rating, u64)>,
    /// The rating after each rated game, oldest first.
    pub curve: Vec<Rating>,
    /// By number of seats.
    pub by_seats: Vec<SeatsRecord>,
    /// The last scores, oldest first.
    pub scores: Vec<i32>,
    /// The mean of all scores.
    pub average: f64,
    /// Points by source: the person's share, and that of others.
    pub paths: Vec<Path>,
    /// The best of all games.
    pub records: Records,
}

/// Games with a number of seats.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatsRecord {
    /// The number of seats.
    pub seats: usize,
    /// Games played.
    pub played: u64,
    /// Games won.
    pub won: u64,
    /// The mean score.
    pub average: f64,
}

/// Where points come from.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// The source.
    pub name: Phrase,
    /// Its share of all points gained, from 0 to 1.
    pub share: f64,
    /// The same of everybody at public tables; `None` if there are too few games.
    pub others: Option<f64>,
}

/// The best of all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Records {
    /// The highest score.
    pub best: Option<i32>,
    /// The largest lead over the second.
    pub lead: Option<i32>,
    /// The most games won in a row.
    pub streak: u64,
}

/// The games of a person, filtered, one page of them.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// The games that can be asked for.
    pub games: Vec<&'static str>,
    /// The numbers of seats that can be asked for.
    pub seats: Vec<usize>,
    /// What was asked for.
    pub filter: HistoryFilter,
    /// How many games there are.
    pub found: usize,
    /// The number of pages, at least 1.
    pub pages: usize,
    /// The games of this page.
    pub rows: Vec<PlayedGame>,
}

/// Which games of a history are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HistoryFilter {
    /// Only this game.
    pub game: Option<&'static str>,
    /// Only games with this outcome.
    pub outcome: Option<Outcome>,
    /// Only games with this number of seats.
    pub seats: Option<usize>,
    /// Only games against these.
    pub against: Option<Against>,
    /// The page, from 1.
    pub page: usize,
}

/// The outcome of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// First place, alone or shared.
    Won,
    /// Any other place.
    Lost,
}

impl Outcome {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Won, Self::Lost];

    /// Its name in links.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
        }
    }
}

/// The opponents of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// At least one other person.
    People,
    /// Bots alone.
    Bots,
}

impl Against {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::People, Self::Bots];

    /// Its name in links.
    pub const fn name(self) -> &'static str {
        match self {
            Self::People => "people",
            Self::Bots => "bots",
        }
    }
}

/// A game of a history.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// The game's name in links.
    pub game: &'static str,
    /// The table's id; `None` if the reader may not know it.
    pub table: Option<String>,
    /// The names of the others; empty if the reader may not know them.
    pub others: Vec<String>,
    /// The number of seats.
    pub seats: usize,
    /// The place, from 1.
    pub place: u8,
    /// The score.
    pub points: i32,
    /// Whether a bot played to the end for the person.
    pub left: bool,
    /// The ratings before and after it, if it was rated.
    pub change: Option<(Rating, Rating)>,
    /// Seconds since it ended.
    pub ago: u64,
}

/// `GET /leaderboard/GAME`.
#[derive(Clone, Debug)]
pub struct LeaderboardPage {
    /// The game's name in links.
    pub game: &'static str,
    /// All games.
    pub games: Vec<&'static str>,
    /// The people, best first.
    pub leaders: Vec<LeaderLine>,
    /// The reader, who has not enough rated games or no public profile.
    pub reader: Option<UnlistedReader>,
    /// The bots, weakest first: level and published rating.
    pub bots: Vec<(&'static str, Rating)>,
    /// How many rated games it takes to be listed.
    pub least: u64,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaderLine {
    /// The name of the person.
    pub name: String,
    /// The handle of the profile.
    pub handle: String,
    /// The rating.
    pub rating: Rating,
    /// The rating less two standard deviations.
    pub sure: f64,
    /// Rated games.
    pub games: u64,
    /// Whether it is the reader.
    pub you: bool,
}

/// The rating of a reader who is not listed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UnlistedReader {
    /// The rating.
    pub rating: Rating,
    /// Rated games.
    pub games: u64,
}
