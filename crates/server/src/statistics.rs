//! The statistics of the house, from finished public games.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bots::Level;
use catalog::Game;
use lab::statistics::{Accumulator, Share};
use pages::model::{
    ByKind, HouseStatistics, LevelShares, ModuleCount, PointsBin, SeatShares, ShareEstimate, SourceMeans,
};
use serde_json::Value;
use store::{SeatResult, TableResult};
use table::{
    options::{OptionChoice, OptionSpec},
    text::Phrase,
};

use crate::{
    app::App,
    errors::Error,
    ratings::{Sources, Verdict, has_left},
};

/// The newest games that are counted.
const COUNTED: u32 = 20_000;
/// The most bars of a distribution.
const BINS: i32 = 16;

/// The statistics of each game, until one more of its games is over.
#[derive(Default)]
pub(crate) struct StatisticsCache(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    /// Grows whenever something is forgotten: what was read before is out of date.
    generation: u64,
    games: HashMap<String, Arc<HouseStatistics>>,
}

impl StatisticsCache {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets the statistics of a game.
    pub(crate) fn forget(&self, game: &str) {
        let mut kept = self.kept();
        kept.generation += 1;
        kept.games.remove(game);
    }

    /// Forgets the statistics of all games.
    pub(crate) fn clear(&self) {
        let mut kept = self.kept();
        kept.generation += 1;
        kept.games.clear();
    }

    /// The statistics of a game, or the generation with which to [`keep`](Self::keep) them once they are counted.
    fn find(&self, game: &str) -> Result<Arc<HouseStatistics>, u64> {
        let kept = self.kept();
        kept.games.get(game).cloned().ok_or(kept.generation)
    }

    /// Keeps what was counted, unless something was forgotten since the results were asked for.
    fn keep(&self, game: &str, counted: &Arc<HouseStatistics>, generation: u64) {
        let mut kept = self.kept();
        if kept.generation == generation {
            kept.games.insert(game.to_owned(), Arc::clone(counted));
        }
    }
}

impl App {
    /// The statistics of a game.
    pub(crate) async fn house_statistics(
        &self,
        game: &'static dyn Game,
    ) -> Result<Arc<HouseStatistics>, Error> {
        let name = game.boxed().name();
        let generation = match self.statistics.find(name) {
            Ok(known) => return Ok(known),
            Err(generation) => generation,
        };
        let results = self.store().public_results(name.to_owned(), COUNTED).await?;
        let task = tokio::task::spawn_blocking(move || count(game, &results));
        let counted = task.await.map_err(|error| Error::internal("counting games panicked", &error))?;
        let counted = Arc::new(counted);
        self.statistics.keep(name, &counted, generation);
        Ok(counted)
    }
}

/// Whether a game says something about how the game is played: with its own content, from its own beginning, without a guide.
const fn is_counted(verdict: Verdict) -> bool {
    match verdict {
        Verdict::Rated | Verdict::Bots | Verdict::HotSeat | Verdict::Practice | Verdict::Guests => true,
        Verdict::Content | Verdict::Guided | Verdict::Copy => false,
    }
}

fn count(game: &dyn Game, results: &[TableResult]) -> HouseStatistics {
    let counted = |result: &&TableResult| Verdict::find(&result.verdict).is_some_and(is_counted);
    let results: Vec<&TableResult> = results.iter().filter(counted).collect();
    let seats = || results.iter().flat_map(|result| &result.seats);
    let mean = |points: &mut dyn Iterator<Item = i32>| {
        let mut sum = Accumulator::default();
        points.for_each(|points| sum.add(f64::from(points)));
        sum.summary().mean
    };
    let minutes = results.iter().map(|it| it.ended.abs_diff(it.started) / 60_000).collect();
    let choices = results.iter().map(|it| u64::from(it.choices)).collect();
    HouseStatistics {
        played: results.len() as u64,
        minutes: median(minutes),
        choices: median(choices),
        seats: by_seat(&results),
        points: bins(&results),
        means: (
            mean(&mut seats().map(|seat| seat.points)),
            mean(&mut seats().filter(|seat| seat.place == 1).map(|seat| seat.points)),
        ),
        kinds: by_kind(|kind| {
            let mut points =
                seats().filter(|seat| kind_of(seat) == Some(kind)).map(|seat| seat.points).peekable();
            points.peek().is_some().then(|| mean(&mut points))
        }),
        sources: sources(&results),
        levels: levels(&results),
        modules: modules(&game.boxed().option_specs(), &results),
    }
}

/// Who played a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PlayerKind {
    Person,
    Bot,
}

/// `None` for a seat whose person has left it to a bot.
fn kind_of(seat: &SeatResult) -> Option<PlayerKind> {
    match seat.person {
        None => Some(PlayerKind::Bot),
        Some(_) => (!has_left(seat)).then_some(PlayerKind::Person),
    }
}

fn by_kind<T>(of: impl Fn(PlayerKind) -> T) -> ByKind<T> {
    ByKind { people: of(PlayerKind::Person), bots: of(PlayerKind::Bot) }
}

fn median(mut numbers: Vec<u64>) -> u64 {
    numbers.sort_unstable();
    numbers.get(numbers.len() / 2).copied().unwrap_or(0)
}

/// The share of a victory that a seat has: winners divide it.
fn victory(result: &TableResult, seat: &SeatResult) -> f64 {
    let winners = result.seats.iter().filter(|seat| seat.place == 1).count();
    if seat.place == 1 { 1.0 / winners.max(1) as f64 } else { 0.0 }
}

fn estimate(wins: f64, of: u64) -> ShareEstimate {
    let Share { share, low, high } = Share::of(wins, of);
    ShareEstimate { share, low, high, of }
}

fn by_seat(results: &[&TableResult]) -> Vec<SeatShares> {
    let mut wins: BTreeMap<usize, (u64, Vec<f64>)> = BTreeMap::new();
    for result in results {
        let count = result.seats.len();
        let (played, shares) = wins.entry(count).or_insert_with(|| (0, vec![0.0; count]));
        *played += 1;
        for (share, seat) in shares.iter_mut().zip(&result.seats) {
            *share += victory(result, seat);
        }
    }
    let shares = |(played, wins): (u64, Vec<f64>)| SeatShares {
        played,
        shares: wins.into_iter().map(|wins| estimate(wins, played)).collect(),
    };
    wins.into_values().map(shares).collect()
}

/// Bins of equal width that begin at multiples of it.
fn bins(results: &[&TableResult]) -> Vec<PointsBin> {
    let seats = || results.iter().flat_map(|result| &result.seats);
    let (Some(least), Some(most)) =
        (seats().map(|seat| seat.points).min(), seats().map(|seat| seat.points).max())
    else {
        return Vec::new();
    };
    let fits = |width: &i32| (most.div_euclid(*width) - least.div_euclid(*width)) < BINS;
    let width = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(fits).unwrap_or(1_000);
    let (first, last) = (least.div_euclid(width), most.div_euclid(width));
    let mut bins: Vec<PointsBin> = (first..=last)
        .map(|bin| PointsBin {
            from: bin * width,
            to: bin * width + width - 1,
            others: 0,
            winners: 0,
            kinds: ByKind::default(),
        })
        .collect();
    for seat in seats() {
        let bin = usize::try_from(seat.points.div_euclid(width) - first).ok();
        let Some(bin) = bin.and_then(|bin| bins.get_mut(bin)) else { continue };
        if seat.place == 1 {
            bin.winners += 1;
        } else {
            bin.others += 1;
        }
        match kind_of(seat) {
            Some(PlayerKind::Person) => bin.kinds.people += 1,
            Some(PlayerKind::Bot) => bin.kinds.bots += 1,
            None => {}
        }
    }
    bins
}

/// The points of a seat by source; empty if they are not known.
pub(crate) fn read_sources(seat: &SeatResult) -> Sources {
    serde_json::from_str(&seat.sources).unwrap_or_default()
}

/// Mean points by source, in the order in which the game names them.
fn sources(results: &[&TableResult]) -> Vec<SourceMeans> {
    let mut sums: Vec<SourceSums> = Vec::new();
    let mut seats = SourceSums::default();
    for seat in results.iter().flat_map(|result| &result.seats) {
        let sources = read_sources(seat);
        if sources.is_empty() {
            continue;
        }
        seats.add(seat, 1);
        for (key, points) in sources {
            let index = sums.iter().position(|known| known.key == key).unwrap_or_else(|| {
                sums.push(SourceSums { key, ..SourceSums::default() });
                sums.len() - 1
            });
            sums[index].add(seat, points);
        }
    }
    let means = |sums: SourceSums| SourceMeans {
        name: Phrase::new(sums.key),
        all: sums.all / seats.all.max(1.0),
        winners: sums.winners / seats.winners.max(1.0),
        kinds: ByKind {
            people: (seats.people > 0.0).then(|| sums.people / seats.people),
            bots: (seats.bots > 0.0).then(|| sums.bots / seats.bots),
        },
    };
    sums.into_iter().map(means).collect()
}

/// Points of a source in sum, or the number of seats.
#[derive(Default)]
struct SourceSums {
    key: String,
    all: f64,
    winners: f64,
    people: f64,
    bots: f64,
}

impl SourceSums {
    fn add(&mut self, seat: &SeatResult, points: i32) {
        let points = f64::from(points);
        self.all += points;
        self.winners += if seat.place == 1 { points } else { 0.0 };
        match kind_of(seat) {
            Some(PlayerKind::Person) => self.people += points,
            Some(PlayerKind::Bot) => self.bots += points,
            None => {}
        }
    }
}

/// How people do at tables with bots of one level. A seat whose person has left counts for neither.
fn levels(results: &[&TableResult]) -> Vec<LevelShares> {
    let is_person = |seat: &&SeatResult| kind_of(seat) == Some(PlayerKind::Person);
    let of_level = |level: Level| {
        let is_bot =
            |seat: &&SeatResult| seat.person.is_none() && seat.level.as_deref() == Some(level.name());
        let (mut played, mut fair) = (0_u64, 0.0);
        let (mut people, mut bots) = ((0.0, 0_u64), (0.0, 0_u64));
        for result in results {
            let count = |seats: &mut (f64, u64), seat: &SeatResult| {
                seats.0 += victory(result, seat);
                seats.1 += 1;
            };
            if !result.seats.iter().any(|seat| is_person(&seat))
                || !result.seats.iter().any(|seat| is_bot(&seat))
            {
                continue;
            }
            played += 1;
            fair += 1.0 / result.seats.len() as f64;
            result.seats.iter().filter(is_person).for_each(|seat| count(&mut people, seat));
            result.seats.iter().filter(is_bot).for_each(|seat| count(&mut bots, seat));
        }
        (played > 0).then(|| LevelShares {
            level: level.name(),
            played,
            people: estimate(people.0, people.1),
            bots: estimate(bots.0, bots.1),
            fair: fair / played as f64,
        })
    };
    Level::ALL.into_iter().filter_map(of_level).collect()
}

/// The options that differ from the usual ones, but for the number of seats.
fn modules(specs: &[OptionSpec], results: &[&TableResult]) -> Vec<ModuleCount> {
    let mut counted: Vec<(ModuleCount, Accumulator)> = Vec::new();
    for result in results {
        let options: Value = serde_json::from_str(&result.options).unwrap_or(Value::Null);
        let winning = result.seats.iter().filter(|seat| seat.place == 1).map(|seat| seat.points).max();
        for spec in specs.iter().filter(|spec| spec.name != "seats") {
            for value in options.get(spec.name).map(|value| chosen(spec, value)).unwrap_or_default() {
                let known = counted.iter().position(|(it, _)| it.title == spec.title && it.value == value);
                let index = known.unwrap_or_else(|| {
                    let title = spec.title.clone();
                    counted.push((
                        ModuleCount { title, value, played: 0, winning: 0.0 },
                        Accumulator::default(),
                    ));
                    counted.len() - 1
                });
                let (module, scores) = &mut counted[index];
                module.played += 1;
                scores.add(f64::from(winning.unwrap_or(0)));
            }
        }
    }
    let mut modules: Vec<ModuleCount> = counted
        .into_iter()
        .map(|(module, scores)| ModuleCount { winning: scores.summary().mean, ..module })
        .collect();
    modules.sort_by_key(|module| std::cmp::Reverse(module.played));
    modules
}

/// What was chosen for an option, if it is not the usual value; without words if it was just switched on.
fn chosen(spec: &OptionSpec, value: &Value) -> Vec<Option<Phrase>> {
    let titled = |values: &[(&'static str, Phrase)], value: &Value| {
        values.iter().find(|(name, _)| value == name).map(|(_, title)| title.clone())
    };
    match &spec.choice {
        OptionChoice::Number { default, .. } => {
            let number = value.as_u64().filter(|number| *number != u64::from(*default));
            let phrase = |number: u64| Phrase::new("server-number").number("number", number.cast_signed());
            number.map(|number| Some(phrase(number))).into_iter().collect()
        }
        OptionChoice::Switch { default } => match value.as_bool() {
            Some(true) if !default => vec![None],
            Some(false) if *default => vec![Some(Phrase::new("server-no"))],
            Some(_) | None => Vec::new(),
        },
        OptionChoice::OneOf { values, default } => {
            if value == default {
                Vec::new()
            } else {
                titled(values, value).map(Some).into_iter().collect()
            }
        }
        OptionChoice::AnyOf { values } => {
            let all = value.as_array().into_iter().flatten();
            all.filter_map(|value| titled(values, value)).map(Some).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_before_a_game_ended_is_not_kept() {
        let cache = StatisticsCache::default();
        let counted = |played| Arc::new(HouseStatistics { played, ..HouseStatistics::default() });
        let generation = cache.find("ice-age").unwrap_err();
        cache.forget("ice-age");
        cache.keep("ice-age", &counted(1), generation);
        let generation = cache.find("ice-age").unwrap_err();
        cache.keep("ice-age", &counted(2), generation);
        assert_eq!(cache.find("ice-age").unwrap().played, 2);
        cache.clear();
        assert!(cache.find("ice-age").is_err());
    }
}
