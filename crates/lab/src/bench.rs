//! The speed of a game: absolute rates, and ratios within one run.

use std::{
    hint::black_box,
    sync::atomic::Ordering,
    time::{Duration, Instant},
};

use crate::{game::options_json, trial::play_game};
use bots::{Bot, Budget, Level, Search};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use review::examine;
use serde::Serialize;
use table::{
    Evaluate, Rules, Turn, View, Viewer,
    journal::Silent,
    odds::{Odds, below},
};

/// What a closure allocated.
#[derive(Clone, Copy, Debug)]
pub struct Allocations {
    /// How many allocations.
    pub count: u64,
    /// The most bytes that were in use at once.
    pub peak_bytes: u64,
}

/// Runs the closure and returns what it allocated on this thread.
pub type CountAllocations<'a> = &'a dyn Fn(&mut dyn FnMut()) -> Allocations;

/// The settings of a benchmark.
pub struct Plan<'a> {
    /// Time for each rate.
    pub time: Duration,
    /// `None` in a program without a counting allocator.
    pub count_allocations: Option<CountAllocations<'a>>,
    /// Whether a game is reviewed too: that takes up to a minute.
    pub reviews: Reviews,
}

/// Is the review of a game measured?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reviews {
    /// Yes, at the standard depth.
    Measured,
    /// No.
    LeftOut,
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
    /// Chance events per random game.
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
    /// Nanoseconds to copy a position, draw a random number and write a few bytes: a lower bound for a decision.
    pub floor_ns: f64,
    /// Time of a decision divided by the floor.
    pub times_floor: f64,
    /// The speed of the search.
    pub search: SearchRow,
    /// The cost of a review, if it was measured.
    pub review: Option<ReviewRow>,
}

/// The review of one game between bots of the level `medium`, at the standard depth.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ReviewRow {
    /// Choices between at least two actions.
    pub decisions: usize,
    /// These choices, and events of chance.
    pub steps: u64,
    /// Positions evaluated to judge them.
    pub evaluations: u64,
    /// Seconds on one thread, by the clock.
    pub seconds: f64,
    /// Seconds that the processor worked for it: those of a machine without other work. `None` where they cannot be read.
    pub processor_seconds: Option<f64>,
    /// The most memory the review used at once, in megabytes; `None` if allocations were not counted.
    pub peak_megabytes: Option<f64>,
    /// The most memory the whole process held meanwhile, in megabytes. `None` where that cannot be read.
    pub process_megabytes: Option<f64>,
}

/// The speed of a search on positions of random games.
#[derive(Clone, Debug, Serialize)]
pub struct SearchRow {
    /// Positions evaluated per second.
    pub evaluations_per_second: f64,
    /// Iterations per second.
    pub iterations_per_second: f64,
    /// Nanoseconds per evaluation, including its share of the rest of the search.
    pub evaluation_ns: f64,
    /// Copying a position.
    pub copy_ns: f64,
    /// Listing actions, per action.
    pub legal_ns: f64,
    /// Playing an action.
    pub play_ns: f64,
    /// Evaluating a position for all seats.
    pub evaluate_ns: f64,
    /// Sampling a position, per evaluation of an iteration.
    pub imagine_ns: f64,
}

/// Plays random games one after the other, reusing its buffers.
struct RandomGames<'a, R: Rules> {
    rules: &'a R,
    rng: SmallRng,
    actions: Vec<R::Action>,
    odds: Odds<R::Outcome>,
    decisions: u64,
    chances: u64,
    listed: u64,
}

impl<'a, R: Rules> RandomGames<'a, R> {
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

    /// Plays a random game to its end; `visit` is called with every position in which a seat must choose, and the action chosen.
    #[inline]
    #[expect(clippy::expect_used, reason = "an unfinished game must not enter the statistics")]
    fn game(&mut self, mut visit: impl FnMut(&R::State, R::Action)) {
        let mut state = self.rules.start();
        loop {
            match self.rules.turn(&state) {
                Turn::Over => return,
                Turn::Chance => {
                    self.odds.clear();
                    self.rules.outcomes(&state, &mut self.odds);
                    let outcome = self.odds.sample(&mut self.rng).expect("a chance event has an outcome");
                    self.rules.deal(&mut state, outcome, &mut Silent).expect("a listed outcome is possible");
                    self.chances += 1;
                }
                Turn::Choose(_) => {
                    self.actions.clear();
                    self.rules.legal_actions(&state, &mut self.actions);
                    self.listed += self.actions.len() as u64;
                    // Panics if the list is empty: a seat that must choose has an action.
                    let action = self.actions[below(&mut self.rng, self.actions.len() as u32) as usize];
                    visit(&state, action);
                    self.rules.play(&mut state, action, &mut Silent).expect("a listed action is legal");
                    self.decisions += 1;
                }
            }
        }
    }
}

/// Positions sampled to time single functions.
const SAMPLE: usize = 4096;

/// A position of a random game, and the action chosen there.
type Sampled<R> = (<R as Rules>::State, <R as Rules>::Action);

/// Positions of random games.
fn sample_positions<R: Evaluate>(rules: &R) -> Vec<Sampled<R>> {
    let mut random = RandomGames::new(rules);
    let mut sample = Vec::with_capacity(SAMPLE);
    let mut seen = 0_u32;
    // Every 7th position of many games, so that all phases occur.
    while sample.len() < SAMPLE {
        random.game(|state, action| {
            seen += 1;
            if seen.is_multiple_of(7) && sample.len() < SAMPLE {
                sample.push((*state, action));
            }
        });
    }
    sample
}

/// Nanoseconds of single functions.
struct Costs {
    legal_ns: f64,
    copy_ns: f64,
    /// Without the copy.
    play_ns: f64,
    floor_ns: f64,
}

fn time_functions<R: Evaluate>(rules: &R, time: Duration, sample: &[Sampled<R>]) -> Costs {
    let mut actions = Vec::with_capacity(1024);
    let legal_ns = time_each(time, sample, |(state, _)| {
        actions.clear();
        rules.legal_actions(black_box(state), &mut actions);
        black_box(&actions);
    });
    let copy_ns = time_each(time, sample, |(state, _)| {
        let mut copy = *black_box(state);
        black_box(&mut copy);
    });
    let play_ns = time_each(time, sample, |(state, action)| {
        let mut copy = *black_box(state);
        let _ = black_box(rules.play(&mut copy, *action, &mut Silent).is_ok());
        black_box(&mut copy);
    });
    let mut rng = SmallRng::seed_from_u64(2);
    let mut bytes = [0_u8; 64];
    let floor_ns = time_each(time, sample, |(state, _)| {
        let mut copy = *black_box(state);
        let number = rng.next_u32();
        bytes[number as usize % 64] = bytes[number as usize % 61].wrapping_add(number as u8);
        black_box((&mut copy, &mut bytes));
    });
    Costs { legal_ns, copy_ns, play_ns: (play_ns - copy_ns).max(0.0), floor_ns }
}

/// Allocations per decision, once the buffers have grown.
fn allocations_per_decision<R: Evaluate>(rules: &R, count: CountAllocations<'_>) -> f64 {
    let mut warm = RandomGames::new(rules);
    (0..32).for_each(|_| warm.game(|_, _| {}));
    let before = warm.decisions;
    let allocations = count(&mut || (0..32).for_each(|_| warm.game(|_, _| {}))).count;
    allocations as f64 / (warm.decisions - before).max(1) as f64
}

/// Measures one game.
pub fn bench<R: Evaluate>(rules: &R, plan: &Plan<'_>) -> Row {
    let sample = sample_positions(rules);
    let mut random = RandomGames::new(rules);
    let (mut games, started) = (0_u64, Instant::now());
    // At least once, even if the machine was busy with something else for all of the time.
    while games == 0 || started.elapsed() < plan.time {
        for _ in 0..16 {
            random.game(|_, _| {});
        }
        games += 16;
    }
    let seconds = started.elapsed().as_secs_f64();
    let decisions = random.decisions as f64;
    let allocations_per_decision = plan.count_allocations.map(|count| allocations_per_decision(rules, count));
    let costs = time_functions(rules, plan.time / 4, &sample);
    let actions_per_decision = random.listed as f64 / decisions.max(1.0);
    let search = bench_search(rules, plan, &sample, &costs, actions_per_decision);
    let decision_ns = seconds * 1e9 / decisions.max(1.0);
    Row {
        game: R::NAME,
        seats: rules.seats(),
        options: options_json(rules),
        games_per_second: games as f64 / seconds,
        decisions_per_second: decisions / seconds,
        decisions_per_game: decisions / games as f64,
        chances_per_game: random.chances as f64 / games as f64,
        actions_per_decision,
        legal_ns: costs.legal_ns,
        play_ns: costs.play_ns,
        state_bytes: size_of::<R::State>(),
        allocations_per_decision,
        floor_ns: costs.floor_ns,
        times_floor: decision_ns / costs.floor_ns.max(1e-9),
        search,
        review: (plan.reviews == Reviews::Measured).then(|| bench_review(rules, plan.count_allocations)),
    }
}

/// Searches one position after the other.
#[expect(clippy::expect_used, reason = "the sample holds positions in which a seat chooses")]
fn bench_search<R: Evaluate>(
    rules: &R,
    plan: &Plan<'_>,
    sample: &[Sampled<R>],
    costs: &Costs,
    actions_per_decision: f64,
) -> SearchRow {
    let weights = R::Weights::default();
    let evaluate_ns = time_each(plan.time / 4, sample, |(state, _)| {
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
    let mut bot = Search::<R>::new(Budget::evaluations(4_000), 1);
    let (mut evaluations, mut iterations, mut seconds) = (0, 0_u64, 0.0);
    for view in views.iter().cycle() {
        let analysis = bot.analyze(rules, view).expect("every view is one of the choosing seat");
        evaluations += analysis.evaluations;
        iterations += analysis.candidates.iter().map(|candidate| u64::from(candidate.visits)).sum::<u64>();
        seconds += analysis.time.as_secs_f64();
        if seconds >= plan.time.as_secs_f64() {
            break;
        }
    }
    SearchRow {
        evaluations_per_second: evaluations as f64 / seconds.max(1e-9),
        iterations_per_second: iterations as f64 / seconds.max(1e-9),
        evaluation_ns: seconds * 1e9 / evaluations.max(1) as f64,
        copy_ns: costs.copy_ns,
        legal_ns: costs.legal_ns / actions_per_decision.max(1.0),
        play_ns: costs.play_ns,
        evaluate_ns,
        imagine_ns: imagine_ns * iterations as f64 / evaluations.max(1) as f64,
    }
}

/// Reviews one game.
#[expect(clippy::expect_used, reason = "the game was played to its end")]
fn bench_review<R: Evaluate>(rules: &R, count: Option<CountAllocations<'_>>) -> ReviewRow {
    let table = play_game(rules, &vec![Level::Medium; rules.seats()], None, 1);
    let mut reviewed = None;
    let progress = review::Progress::default();
    forget_peak();
    let (started, processor) = (Instant::now(), processor_seconds());
    let mut work = || {
        reviewed = examine(&table, Vec::new(), &review::Plan::default(), &progress).ok();
    };
    let peak = match count {
        Some(count) => Some(count(&mut work).peak_bytes),
        None => {
            work();
            None
        }
    };
    let seconds = started.elapsed().as_secs_f64();
    let processor = processor_seconds().zip(processor).map(|(after, before)| after - before);
    let review = reviewed.expect("a finished game is reviewed");
    ReviewRow {
        decisions: review.decisions.len(),
        steps: progress.total.load(Ordering::Relaxed),
        evaluations: review.evaluations,
        seconds,
        processor_seconds: processor,
        peak_megabytes: peak.map(|bytes| bytes as f64 / 1e6),
        process_megabytes: process_megabytes(),
    }
}

/// How long the processor has worked for this thread, as Linux counts it.
fn processor_seconds() -> Option<f64> {
    let counted = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: u64 = counted.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds as f64 / 1e9)
}

/// Lets Linux count the most memory of this process anew.
fn forget_peak() {
    // Where it cannot, the peak is that of the time before.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

/// The most memory this process has held, as Linux counts it.
fn process_megabytes() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: f64 = peak.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024.0 / 1e6)
}

/// Nanoseconds per call, averaged over as many passes of the sample as fit into the time.
fn time_each<T>(time: Duration, sample: &[T], mut call: impl FnMut(&T)) -> f64 {
    let (mut calls, started) = (0_u64, Instant::now());
    loop {
        sample.iter().for_each(&mut call);
        calls += sample.len() as u64;
        if started.elapsed() >= time {
            return started.elapsed().as_secs_f64() * 1e9 / calls.max(1) as f64;
        }
    }
}
