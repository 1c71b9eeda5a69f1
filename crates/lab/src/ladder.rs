//! The strength of the bots: one bot of a level against rivals of another, in every seat in turn.

use std::{
    collections::BTreeMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use bots::{Bot, Level};
use rand::{SeedableRng, rngs::SmallRng};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use table::{Evaluate, Viewer};

use crate::{
    game::{options_json, play_out, seed_of, win_shares},
    simulate::Progress,
    statistics::Share,
};

/// The results of one bot against rivals. All results are sums, so that more games can be added later.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pairing {
    /// The game.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// The number of seats.
    pub seats: usize,
    /// The level of the single bot.
    pub bot: String,
    /// The level of all other seats.
    pub rival: String,
    /// The same seed gives the same games.
    pub seed: u64,
    /// Games played so far.
    pub games: u64,
    /// Wins of the bot; a shared victory counts in part.
    pub wins: f64,
    /// How often the bot came first, second and so on.
    pub places: Vec<u64>,
    /// Points of the bot, and of one rival, summed over all games.
    pub points: [f64; 2],
    /// Decision times of the bot, and of the rivals.
    pub times: [Times; 2],
}

/// A histogram of decision times. Bin `n` counts times from 2^(n/8) to 2^((n+1)/8) nanoseconds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times(BTreeMap<u16, u64>);

const BINS_PER_DOUBLING: f64 = 8.0;

impl Times {
    fn add(&mut self, time: Duration) {
        let bin = (time.as_nanos().max(1) as f64).log2() * BINS_PER_DOUBLING;
        *self.0.entry(bin as u16).or_default() += 1;
    }

    fn merge(&mut self, other: &Self) {
        for (&bin, count) in &other.0 {
            *self.0.entry(bin).or_default() += count;
        }
    }

    /// The median, within the width of a bin; zero without decisions.
    pub fn median(&self) -> Duration {
        let total: u64 = self.0.values().sum();
        let mut below = 0;
        for (&bin, count) in &self.0 {
            below += count;
            if below * 2 >= total {
                let nanos = ((f64::from(bin) + 0.5) / BINS_PER_DOUBLING).exp2();
                return Duration::from_nanos(nanos as u64);
            }
        }
        Duration::ZERO
    }
}

/// How many games to play, and how.
#[derive(Debug)]
pub struct Plan<'a> {
    /// Total games, including those already played.
    pub games: u64,
    /// Threads.
    pub threads: usize,
    /// Updated while games are played.
    pub progress: &'a Progress,
}

impl Pairing {
    /// A pairing without games.
    pub fn new<R: Evaluate>(rules: &R, [bot, rival]: [Level; 2], seed: u64) -> Self {
        Self {
            game: R::NAME.to_owned(),
            options: options_json(rules),
            seats: rules.seats(),
            bot: bot.to_string(),
            rival: rival.to_string(),
            seed,
            games: 0,
            wins: 0.0,
            places: vec![0; rules.seats()],
            points: [0.0; 2],
            times: [Times::default(), Times::default()],
        }
    }

    /// Whether `other` has the same game, options, levels and seed.
    pub fn same(&self, other: &Self) -> bool {
        let key = |pairing: &Self| {
            (pairing.game.clone(), pairing.bot.clone(), pairing.rival.clone(), pairing.seats, pairing.seed)
        };
        key(self) == key(other) && self.options == other.options
    }

    /// The bot's share of wins.
    pub fn share(&self) -> Share {
        Share::of(self.wins, self.games)
    }

    /// Mean points of the bot, and of one rival.
    pub fn mean_points(&self) -> [f64; 2] {
        self.points.map(|sum| sum / self.games.max(1) as f64)
    }

    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.wins += other.wins;
        for (mine, theirs) in self.places.iter_mut().zip(&other.places) {
            *mine += theirs;
        }
        for index in 0..2 {
            self.points[index] += other.points[index];
            self.times[index].merge(&other.times[index]);
        }
    }

    /// Plays until the pairing has `plan.games` games, or the progress asks to stop.
    pub fn play<R: Evaluate>(&mut self, rules: &R, levels: [Level; 2], plan: &Plan<'_>) {
        let next = AtomicU64::new(self.games);
        let total = Mutex::new(Vec::new());
        let blank = Self::new(rules, levels, self.seed);
        std::thread::scope(|scope| {
            for _ in 0..plan.threads.max(1) {
                scope.spawn(|| {
                    let mut mine = blank.clone();
                    while !plan.progress.stop.load(Ordering::Relaxed) {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= plan.games {
                            break;
                        }
                        mine.play_one(rules, levels, game);
                        plan.progress.games.fetch_add(1, Ordering::Relaxed);
                    }
                    total.lock().unwrap_or_else(PoisonError::into_inner).push(mine);
                });
            }
        });
        for part in total.into_inner().unwrap_or_else(PoisonError::into_inner) {
            self.merge(&part);
        }
    }

    fn play_one<R: Evaluate>(&mut self, rules: &R, levels: [Level; 2], game: u64) {
        let seats = rules.seats();
        // Each deal is played once from every seat.
        let (deal, chair) = (game / seats as u64, game as usize % seats);
        let kind = |seat: usize| usize::from(seat != chair);
        let bot_seed = seed_of(self.seed ^ 0x1adde2, game);
        let mut players: Vec<Box<dyn Bot<R>>> =
            (0..seats).map(|seat| levels[kind(seat)].bot(bot_seed ^ (seat as u64 + 1))).collect();
        let mut dealer = SmallRng::seed_from_u64(seed_of(self.seed, deal));
        let end = play_out(rules, &mut dealer, |seat, state| {
            let view = rules.view(state, Viewer::Seat(seat));
            let player = &mut players[seat.index()];
            let started = Instant::now();
            let action = player.choose(rules, &view);
            // Forced actions are not measured.
            if view.actions.len() > 1 {
                self.times[kind(seat.index())].add(started.elapsed());
            }
            action
        });
        self.games += 1;
        self.wins += win_shares(rules, &end)[chair];
        for line in &rules.standings(&end).lines {
            let points = f64::from(line.score);
            if line.seat.index() == chair {
                self.points[0] += points;
                self.places[usize::from(line.place) - 1] += 1;
            } else {
                self.points[1] += points / (seats - 1) as f64;
            }
        }
    }
}

/// A bot's rating by the method of Weng and Lin (OpenSkill). The mean is 25.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The level.
    pub bot: String,
    /// The estimate.
    pub rating: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
}

/// Rates all bots of these pairings, weakest first. All pairings should be of one game.
pub fn rate(pairings: &[&Pairing]) -> Vec<Rating> {
    let mut ratings: BTreeMap<&str, WengLinRating> = BTreeMap::new();
    let config = WengLinConfig::new();
    let games = |pairing: &Pairing| pairing.places.iter().sum::<u64>();
    let most = pairings.iter().map(|pairing| games(pairing)).max().unwrap_or(0);
    let mut rated: Vec<_> = pairings.iter().map(|pairing| vec![0_u64; pairing.seats]).collect();
    // Pairings and places are interleaved evenly: the rating depends on the order of games, and the last ones count most.
    for step in 0..most {
        for (pairing, rated) in pairings.iter().zip(&mut rated) {
            let (all, before) = (games(pairing), rated.iter().sum::<u64>());
            if (step + 1) * all / most == before {
                continue;
            }
            // The place that lags most behind its share comes next.
            let lag =
                |place: usize| (pairing.places[place] * (before + 1)) as i64 - (rated[place] * all) as i64;
            let Some(place) = (0..pairing.seats).max_by_key(|&place| (lag(place), pairing.seats - place))
            else {
                continue;
            };
            rated[place] += 1;
            let one = ratings.get(pairing.bot.as_str()).copied().unwrap_or_default();
            let rival = ratings.get(pairing.rival.as_str()).copied().unwrap_or_default();
            let (one, rival) = after_game(one, rival, pairing.seats, place, &config);
            ratings.insert(&pairing.bot, one);
            ratings.insert(&pairing.rival, rival);
        }
    }
    let mut list: Vec<Rating> = ratings
        .into_iter()
        .map(|(bot, rating)| Rating {
            bot: bot.to_owned(),
            rating: rating.rating,
            uncertainty: rating.uncertainty,
        })
        .collect();
    list.sort_by(|one, other| one.rating.total_cmp(&other.rating));
    list
}

/// The ratings after a game in which the bot came in at `place`, from 0. The rivals share the mean of their new ratings.
fn after_game(
    one: WengLinRating,
    rival: WengLinRating,
    seats: usize,
    place: usize,
    config: &WengLinConfig,
) -> (WengLinRating, WengLinRating) {
    let (one, rival) = ([one], [rival]);
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = (0..seats)
        .map(|rank| (if rank == place { &one[..] } else { &rival[..] }, MultiTeamOutcome::new(rank + 1)))
        .collect();
    let rated = weng_lin_multi_team(&teams, config);
    let mut new_one = one[0];
    let (mut rating, mut uncertainty) = (0.0, 0.0);
    for (rank, team) in rated.iter().enumerate() {
        let Some(member) = team.first() else { continue };
        if rank == place {
            new_one = *member;
        } else {
            rating += member.rating / (seats - 1) as f64;
            uncertainty += member.uncertainty / (seats - 1) as f64;
        }
    }
    (new_one, WengLinRating { rating, uncertainty })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairing(bot: &str, rival: &str, places: [u64; 2]) -> Pairing {
        Pairing {
            game: "test".to_owned(),
            options: Value::Null,
            seats: 2,
            bot: bot.to_owned(),
            rival: rival.to_owned(),
            seed: 1,
            games: places.iter().sum(),
            wins: places[0] as f64,
            places: places.to_vec(),
            points: [0.0; 2],
            times: [Times::default(), Times::default()],
        }
    }

    #[test]
    fn whoever_wins_more_is_rated_higher() {
        let strong = pairing("c", "b", [160, 40]);
        let weak = pairing("b", "a", [70, 30]);
        let rated = rate(&[&strong, &weak]);
        let order: Vec<&str> = rated.iter().map(|rating| rating.bot.as_str()).collect();
        assert_eq!(order, ["a", "b", "c"]);
        assert!(
            rated[1].rating > rated[0].rating + 2.0 && rated[2].rating > rated[1].rating + 2.0,
            "{rated:?}"
        );
        assert!(rated.iter().all(|rating| rating.uncertainty < 5.0));
        assert_eq!(rate(&[&strong, &weak]), rated);
    }

    #[test]
    fn the_median_is_near_the_middle_time() {
        let mut times = Times::default();
        for micros in [1, 1, 100, 110, 120, 5_000, 9_000] {
            times.add(Duration::from_micros(micros));
        }
        let median = times.median().as_micros();
        assert!((100..=120).contains(&median), "{median}");
        assert_eq!(Times::default().median(), Duration::ZERO);
    }
}
