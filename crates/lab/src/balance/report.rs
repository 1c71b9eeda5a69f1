//! What the counts show.

use serde::Serialize;
use serde_json::Value;
use table::{Evaluate, Seat, text::Phrase};

use super::{Balance, Cell, Counted, Series, Whole, recorder::BINS};
use crate::{
    game::WHOLE_WIN,
    statistics::{Share, Summary},
};

/// Shares and means of a [`Balance`].
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub version: u32,
    /// Its options.
    pub options: Value,
    /// Seeds and games.
    pub series: Vec<Series>,
    /// All games.
    pub games: u64,
    /// By seat.
    pub seats: Vec<SeatLine>,
    /// By bot, those that are alike together.
    pub bots: Vec<BotLine>,
    /// Scores of all seats.
    pub score: Summary,
    /// Scores of winners.
    pub winning_score: Summary,
    /// The distribution of scores: score, number of seats.
    pub scores: Vec<(i32, u64)>,
    /// Decisions in a game, of all seats together.
    pub decisions: Summary,
    /// By source of points.
    pub sources: Vec<SourceLine>,
    /// By what was taken.
    pub kinds: Vec<Kind>,
    /// By the mixture of points.
    pub maps: Vec<StrategyMap>,
}

/// Results of a seat.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatLine {
    /// The seat.
    pub seat: Seat,
    /// Its share of wins.
    pub wins: Share,
    /// Its scores.
    pub score: Summary,
}

/// Results of bots that are alike.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct BotLine {
    /// Their name.
    pub bot: String,
    /// How many play in each game.
    pub count: usize,
    /// The share of wins of one.
    pub wins: Share,
    /// Scores.
    pub score: Summary,
}

/// Points from one source.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SourceLine {
    /// The message that names it.
    pub source: String,
    /// The share of the winners' points.
    pub winners: f64,
    /// The share of all points.
    pub all: f64,
    /// Mean points of a seat.
    pub points: f64,
}

/// Things that are compared with each other.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Kind {
    /// The message that names it.
    pub kind: &'static str,
    /// Its things, in the order of the box.
    pub subjects: Vec<SubjectLine>,
}

impl Kind {
    /// Can seats choose among its things?
    pub fn is_chosen(&self) -> bool {
        self.subjects.iter().any(|line| line.picked.is_some())
    }
}

/// Results of one thing.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SubjectLine {
    /// Its name in files.
    pub id: String,
    /// Its name.
    pub name: Phrase,
    /// The counts.
    pub counted: Counted,
    /// The share of its chances in which it was taken; `None` without chances.
    pub picked: Option<Share>,
    /// The share of the games in which it was offered that saw it taken; `None` without such games.
    pub completed: Option<Share>,
    /// Its share of all that was taken of its kind.
    pub portion: f64,
    /// How often it was taken in a game, by all seats together.
    pub each_game: f64,
    /// The share of wins of seats that took it; `None` if nobody did.
    pub wins: Option<Share>,
    /// The share of wins of seats that took it before others of its kind.
    pub first: Option<Share>,
}

/// Seats by the tenths of their points that came from two sources.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct StrategyMap {
    /// The messages that name the sources: across, up.
    pub sources: [String; 2],
    /// Tenths across, tenths up, what was counted.
    pub cells: Vec<(u32, u32, Cell)>,
    /// How far seats differ: the sum of the variances of both shares. Where all seats do the same there is nothing to see.
    pub spread: f64,
}

/// The share of wins, counted in parts.
fn share_of(wins: u64, trials: u64) -> Share {
    Share::of(wins as f64 / WHOLE_WIN as f64, trials)
}

/// The same; `None` without trials.
fn share_if_any(wins: u64, trials: u64) -> Option<Share> {
    (trials > 0).then(|| share_of(wins, trials))
}

pub(super) fn report<R: Evaluate>(measured: &Balance, rules: &R) -> Report {
    let tally = &measured.tally;
    let scores = |seat: Seat| tally.seat_scores.get(seat.index()).copied().unwrap_or_default();
    let wins = |seat: Seat| tally.seat_wins.get(seat.index()).copied().unwrap_or(0);
    let line =
        |seat| SeatLine { seat, wins: share_of(wins(seat), tally.games), score: scores(seat).summary() };
    let mut all = Whole::default();
    tally.seat_scores.iter().for_each(|scores| all.merge(scores));
    Report {
        game: measured.game.clone(),
        version: measured.version,
        options: measured.options.clone(),
        series: measured.series.clone(),
        games: tally.games,
        seats: Seat::all(rules.seats()).map(line).collect(),
        bots: bots(measured),
        score: all.summary(),
        winning_score: tally.winning_scores.summary(),
        scores: tally.scores.iter().map(|(&score, &seats)| (score, seats)).collect(),
        decisions: tally.decisions.summary(),
        sources: sources(measured, all.count),
        kinds: kinds(measured, rules),
        maps: maps(measured),
    }
}

/// Bots of one name are one line, in the order of their first.
fn bots(measured: &Balance) -> Vec<BotLine> {
    let tally = &measured.tally;
    let mut lines: Vec<BotLine> = Vec::new();
    for name in &measured.bots {
        if lines.iter().any(|line| line.bot == *name) {
            continue;
        }
        let same = || (0..measured.bots.len()).filter(|&index| measured.bots[index] == *name);
        let wins = same().map(|index| tally.bot_wins.get(index).copied().unwrap_or(0)).sum();
        let mut score = Whole::default();
        same().filter_map(|index| tally.bot_scores.get(index)).for_each(|scores| score.merge(scores));
        lines.push(BotLine {
            bot: name.clone(),
            count: same().count(),
            wins: share_of(wins, tally.games * same().count() as u64),
            score: score.summary(),
        });
    }
    lines
}

fn sources(measured: &Balance, seats: u64) -> Vec<SourceLine> {
    let sources = &measured.tally.sources;
    let whole: [i64; 2] = std::array::from_fn(|who| sources.values().map(|points| points[who]).sum());
    let line = |(source, points): (&String, &[i64; 2])| SourceLine {
        source: source.clone(),
        winners: points[0] as f64 / whole[0].max(1) as f64,
        all: points[1] as f64 / whole[1].max(1) as f64,
        points: points[1] as f64 / seats.max(1) as f64,
    };
    let mut lines: Vec<SourceLine> = sources.iter().map(line).collect();
    lines.sort_by(|one, other| other.all.total_cmp(&one.all));
    lines
}

/// Everything the game counts, also what nobody took.
fn kinds<R: Evaluate>(measured: &Balance, rules: &R) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for named in rules.subjects() {
        let of_kind = measured.tally.subjects.get(named.subject.kind);
        let counted = of_kind.and_then(|kind| kind.get(&named.id)).copied().unwrap_or_default();
        let taken: u64 = of_kind.into_iter().flat_map(|kind| kind.values()).map(|other| other.taken).sum();
        let count = |count: u64, trials: u64| (trials > 0).then(|| Share::of(count as f64, trials));
        let line = SubjectLine {
            id: named.id,
            name: named.name,
            counted,
            picked: count(counted.chosen, counted.chances),
            completed: count(counted.taken_games.min(counted.offered_games), counted.offered_games),
            portion: counted.taken as f64 / taken.max(1) as f64,
            each_game: counted.taken as f64 / measured.tally.games.max(1) as f64,
            wins: share_if_any(counted.wins, counted.seats),
            first: share_if_any(counted.first_wins, counted.first),
        };
        match kinds.iter_mut().find(|kind| kind.kind == named.subject.kind) {
            Some(kind) => kind.subjects.push(line),
            None => kinds.push(Kind { kind: named.subject.kind, subjects: vec![line] }),
        }
    }
    kinds
}

/// The maps, those with most to see first.
fn maps(measured: &Balance) -> Vec<StrategyMap> {
    let numbers = |text: &str| -> Option<(u32, u32)> {
        let (across, up) = text.split_once(' ')?;
        Some((across.parse().ok()?, up.parse().ok()?))
    };
    let mut maps: Vec<StrategyMap> = Vec::new();
    for (pair, counted) in &measured.tally.maps {
        let Some((one, other)) = pair.split_once(' ') else { continue };
        let cells: Vec<(u32, u32, Cell)> = counted
            .iter()
            .filter_map(|(place, &cell)| numbers(place).map(|(across, up)| (across, up, cell)))
            .collect();
        let seats: u64 = cells.iter().map(|(_, _, cell)| cell.seats).sum();
        let mean = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
            let bins = f64::from(BINS);
            let sum: f64 = cells
                .iter()
                .map(|(across, up, cell)| {
                    cell.seats as f64 * of(f64::from(*across) / bins, f64::from(*up) / bins)
                })
                .sum();
            sum / seats.max(1) as f64
        };
        let variance = |of: &dyn Fn(f64, f64) -> f64| mean(&|x, y| of(x, y).powi(2)) - mean(of).powi(2);
        let spread = variance(&|x, _| x) + variance(&|_, y| y);
        maps.push(StrategyMap { sources: [one.to_owned(), other.to_owned()], cells, spread });
    }
    maps.sort_by(|one, other| other.spread.total_cmp(&one.spread));
    maps
}
