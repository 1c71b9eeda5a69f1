//! How fast a game is, as rates and as ratios within one run.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use bots::{Bot, Budget, Search};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use serde::Serialize;
use table::{
    Evaluate, Rules, Turn, View, Viewer,
    journal::Silent,
    odds::{Odds, below},
};

/// Runs the closure and returns how many allocations it made.
pub type CountAllocations<'a> = &'a dyn Fn(&mut dyn FnMut()) -> u64;

/// How long to measure, and how allocations are counted.
pub struct Plan<'a> {
    /// Time for each rate.
    pub time: Duration,
    /// `None` in a program without a counting allocator.
    pub count_allocations: Option<CountAllocations<'a>>,
}

/// One game with one set of options, on one core.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// The game.
    pub game: &'static str,
    /// Seats.
    pub seats: usize,
    /// The options.
    pub options: serde_json::Value,
    /// Random games per second.
    pub games_per_second: f64,
    /// Random decisions per second (choices of seats; chance comes on top).
    pub decisions_per_second: f64,
    /// Decisions per random game.
    pub decisions_per_game: f64,
    /// Answers of chance per random game.
    pub chances_per_game: f64,
    /// Mean number of actions to choose from.
    pub actions_per_decision: f64,
    /// Nanoseconds to list the actions of a position.
    pub legal_ns: f64,
    /// Nanoseconds to play one.
    pub play_ns: f64,
    /// Bytes of a position.
    pub state_bytes: usize,
    /// Allocations per decision; `None` if they were not counted.
    pub allocations_per_decision: Option<f64>,
    /// Nanoseconds to copy a position, draw a random number and write a few bytes: nothing can be faster.
    pub floor_ns: f64,
    /// Time of a decision over the floor.
    pub times_floor: f64,
    /// How fast the bots think.
    pub search: SearchRow,
}

/// A search on positions of random games.
#[derive(Clone, Debug, Serialize)]
pub struct SearchRow {
    /// Positions judged per second.
    pub looks_per_second: f64,
    /// Walks through the tree per second.
    pub walks_per_second: f64,
    /// Nanoseconds for one look, with its share of everything else.
    pub look_ns: f64,
    /// Of those: copying the position.
    pub copy_ns: f64,
    /// Listing actions, divided among the looks at them.
    pub legal_ns: f64,
    /// Playing one.
    pub play_ns: f64,
    /// Judging the position after it, for all seats.
    pub judge_ns: f64,
    /// Imagining a position, divided among the looks of a walk.
    pub imagine_ns: f64,
}

/// Random games, one after the other, on reused lists.
struct Walker<'a, R: Rules> {
    rules: &'a R,
    rng: SmallRng,
    actions: Vec<R::Action>,
    odds: Odds<R::Outcome>,
    decisions: u64,
    chances: u64,
    listed: u64,
}

impl<'a, R: Rules> Walker<'a, R> {
    fn new(rules: &'a R) -> Self {
        Self {
            rules,
            rng: SmallRng::seed_from_u64(1),
            actions: Vec::with_capacity(1024),
            odds: Odds::new(),
            decisions: 0,
            chances: 0,
            listed: 0,
        }
    }

    /// Plays a random game to its end; `look` sees every position in which a seat must choose, and the action chosen.
    #[inline]
    fn game(&mut self, mut look: impl FnMut(&R::State, R::Action)) {
        let mut state = self.rules.start();
        loop {
            match self.rules.turn(&state) {
                Turn::Over => return,
                Turn::Chance => {
                    self.odds.clear();
                    self.rules.outcomes(&state, &mut self.odds);
                    let Some(outcome) = self.odds.sample(&mut self.rng) else { return };
                    if self.rules.deal(&mut state, outcome, &mut Silent).is_err() {
                        return;
                    }
                    self.chances += 1;
                }
                Turn::Choose(_) => {
                    self.actions.clear();
                    self.rules.legal_actions(&state, &mut self.actions);
                    self.listed += self.actions.len() as u64;
                    let Some(&action) =
                        self.actions.get(below(&mut self.rng, self.actions.len().max(1) as u32) as usize)
                    else {
                        return;
                    };
                    look(&state, action);
                    if self.rules.play(&mut state, action, &mut Silent).is_err() {
                        return;
                    }
                    self.decisions += 1;
                }
            }
        }
    }
}

/// Positions sampled for timing single functions.
const SAMPLE: usize = 4096;

/// Measures one game.
pub fn bench<R: Evaluate>(rules: &R, plan: &Plan<'_>) -> Row {
    let mut walker = Walker::new(rules);
    let mut sample: Vec<(R::State, R::Action)> = Vec::with_capacity(SAMPLE);
    let mut seen = 0_u32;
    // Every 7th position, over many games, so that all phases are there.
    while sample.len() < SAMPLE {
        walker.game(|state, action| {
            seen += 1;
            if seen.is_multiple_of(7) && sample.len() < SAMPLE {
                sample.push((*state, action));
            }
        });
    }

    let mut walker = Walker::new(rules);
    let (mut games, started) = (0_u64, Instant::now());
    while started.elapsed() < plan.time {
        for _ in 0..16 {
            walker.game(|_, _| {});
        }
        games += 16;
    }
    let seconds = started.elapsed().as_secs_f64();
    let decisions = walker.decisions as f64;

    let allocations_per_decision = plan.count_allocations.map(|count| {
        let mut warm = Walker::new(rules);
        (0..32).for_each(|_| warm.game(|_, _| {}));
        let before = warm.decisions;
        let allocations = count(&mut || (0..32).for_each(|_| warm.game(|_, _| {})));
        allocations as f64 / (warm.decisions - before).max(1) as f64
    });

    let mut actions = Vec::with_capacity(1024);
    let legal_ns = time_each(plan.time / 4, &sample, |(state, _)| {
        actions.clear();
        rules.legal_actions(black_box(state), &mut actions);
        black_box(&actions);
    });
    let copy_ns = time_each(plan.time / 4, &sample, |(state, _)| {
        let mut copy = *black_box(state);
        black_box(&mut copy);
    });
    let play_ns = time_each(plan.time / 4, &sample, |(state, action)| {
        let mut copy = *black_box(state);
        let _ = black_box(rules.play(&mut copy, *action, &mut Silent).is_ok());
        black_box(&mut copy);
    });
    let mut rng = SmallRng::seed_from_u64(2);
    let mut bytes = [0_u8; 64];
    let floor_ns = time_each(plan.time / 4, &sample, |(state, _)| {
        let mut copy = *black_box(state);
        let number = rng.next_u32();
        bytes[number as usize % 64] = bytes[number as usize % 61].wrapping_add(number as u8);
        black_box((&mut copy, &mut bytes));
    });
    let choices = walker.listed as f64 / decisions.max(1.0);
    let search =
        bench_search(rules, plan, &sample, [copy_ns, legal_ns / choices.max(1.0), play_ns - copy_ns]);
    let decision_ns = seconds * 1e9 / decisions.max(1.0);
    Row {
        game: R::NAME,
        seats: rules.seats(),
        options: serde_json::to_value(rules.options()).unwrap_or_default(),
        games_per_second: games as f64 / seconds,
        decisions_per_second: decisions / seconds,
        decisions_per_game: decisions / games as f64,
        chances_per_game: walker.chances as f64 / games as f64,
        actions_per_decision: choices,
        legal_ns,
        play_ns: (play_ns - copy_ns).max(0.0),
        state_bytes: size_of::<R::State>(),
        allocations_per_decision,
        floor_ns,
        times_floor: decision_ns / floor_ns.max(1e-9),
        search,
    }
}

/// Lets a search of some length think about one position after the other.
fn bench_search<R: Evaluate>(
    rules: &R,
    plan: &Plan<'_>,
    sample: &[(R::State, R::Action)],
    [copy_ns, legal_ns, play_ns]: [f64; 3],
) -> SearchRow {
    let weights = R::Weights::default();
    let judge_ns = time_each(plan.time / 4, sample, |(state, _)| {
        black_box(rules.evaluate(&weights, black_box(state)).win_probabilities(rules.seats()));
    });
    let views: Vec<View<R>> = sample
        .iter()
        .filter_map(|(state, _)| match rules.turn(state) {
            Turn::Choose(seat) => Some(rules.view(state, Viewer::Seat(seat))),
            Turn::Chance | Turn::Over => None,
        })
        .filter(|view| view.actions.len() > 1)
        .collect();
    let mut rng = SmallRng::seed_from_u64(3);
    let imagine_ns = time_each(plan.time / 4, &views, |view| {
        black_box(rules.imagine(&view.observation, view.viewer, &mut rng));
    });
    let mut bot = Search::<R>::new(Budget::looks(4_000), 1);
    let (mut looks, mut walks, mut seconds) = (0, 0_u64, 0.0);
    for view in views.iter().cycle() {
        let Some(thoughts) = bot.think(rules, view) else { break };
        looks += thoughts.looks;
        walks += thoughts.choices.iter().map(|thought| u64::from(thought.visits)).sum::<u64>();
        seconds += thoughts.time.as_secs_f64();
        if seconds >= plan.time.as_secs_f64() {
            break;
        }
    }
    SearchRow {
        looks_per_second: looks as f64 / seconds.max(1e-9),
        walks_per_second: walks as f64 / seconds.max(1e-9),
        look_ns: seconds * 1e9 / looks.max(1) as f64,
        copy_ns,
        legal_ns,
        play_ns: play_ns.max(0.0),
        judge_ns,
        imagine_ns: imagine_ns * walks as f64 / looks.max(1) as f64,
    }
}

/// Nanoseconds per call, over as many passes of the sample as fit into the time.
fn time_each<T>(time: Duration, sample: &[T], mut call: impl FnMut(&T)) -> f64 {
    let (mut calls, started) = (0_u64, Instant::now());
    while started.elapsed() < time {
        sample.iter().for_each(&mut call);
        calls += sample.len() as u64;
    }
    started.elapsed().as_secs_f64() * 1e9 / calls.max(1) as f64
}
