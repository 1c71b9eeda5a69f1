//! How right reviews are: do they find planted blunders, how much do they mark in games of good bots, and do their chances come
//! true?

use std::{
    num::NonZeroUsize,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use bots::{Bot, Budget, Level, Limits, Origin, Search};
use rand::{SeedableRng, rngs::SmallRng, seq::SliceRandom as _};
use review::{Grade, Review, examine};
use serde::Serialize;
use table::{
    Evaluate, Seat, Turn, Viewer,
    dealer::Seed,
    odds::Odds,
    table::{Dealing, Table},
};

use crate::{
    game::{options_json, seed_of},
    simulate::{Plan, Progress},
    statistics::Share,
};

/// A blunder that is planted gives away at least this much chance, as a review states it.
pub const PLANTED: f32 = 0.15;
/// Evaluations to find the worst choice of a decision.
const SKETCH: u32 = 2_000;
/// Evaluations to prove how bad it is.
const PROOF: u32 = 40_000;
/// Chances are counted in tenths.
pub(crate) const BINS: usize = 10;

/// The results of a trial.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// Its options.
    pub options: serde_json::Value,
    /// Games played, reviewed, and played again with a blunder.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// Choices judged in the games without a planted blunder.
    pub decisions: u64,
    /// Marks in those games, for each seat and game.
    pub marks: Marks,
    /// What became of the planted blunders.
    pub planted: Planted,
    /// How often seats won after a choice with this chance. The intervals take choices of one game as independent, so they are
    /// too narrow.
    pub reliability: Vec<Bin>,
    /// Wall-clock seconds.
    pub seconds: f64,
}

/// Marks of one seat in one game, on average.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Marks {
    /// Inaccuracies.
    pub inaccuracies: f64,
    /// Mistakes.
    pub mistakes: f64,
    /// Blunders.
    pub blunders: f64,
}

/// Blunders worth at least [`PLANTED`], put in place of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Planted {
    /// How many. In some games no choice is that bad.
    pub blunders: u64,
    /// How many the review marked.
    pub marked: u64,
    /// How many it called a mistake or a blunder.
    pub mistakes: u64,
    /// The share that was marked.
    pub share: Share,
}

/// Choices with a stated chance in one range.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Bin {
    /// The range begins here.
    pub from: f64,
    /// And ends before this.
    pub to: f64,
    /// Choices whose chance afterwards was in the range.
    pub positions: u64,
    /// The mean of the stated chances.
    pub stated: f64,
    /// The share of the games that were won.
    pub won: Share,
}

/// What one game adds to the report.
#[derive(Default)]
struct Tally {
    games: u64,
    decisions: u64,
    /// Marked choices by grade.
    marks: [u64; Grade::ALL.len()],
    blunders: u64,
    marked: u64,
    mistakes: u64,
    /// For each tenth: choices, the sum of their chances, the sum of their results.
    bins: [(u64, f64, f64); BINS],
}

impl Tally {
    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.blunders += other.blunders;
        self.marked += other.marked;
        self.mistakes += other.mistakes;
        for (mine, theirs) in self.marks.iter_mut().zip(other.marks) {
            *mine += theirs;
        }
        for (mine, theirs) in self.bins.iter_mut().zip(other.bins) {
            *mine = (mine.0 + theirs.0, mine.1 + theirs.1, mine.2 + theirs.2);
        }
    }

    fn add_review(&mut self, review: &Review) {
        self.games += 1;
        self.decisions += review.decisions.len() as u64;
        for decision in &review.decisions {
            self.marks[decision.grade as usize] += 1;
            let tenth = ((decision.after * BINS as f32) as usize).min(BINS - 1);
            let (chance, result) =
                (f64::from(decision.after), f64::from(review.summaries[decision.seat.index()].result));
            let bin = &mut self.bins[tenth];
            *bin = (bin.0 + 1, bin.1 + chance, bin.2 + result);
        }
    }
}

/// Plays the plan, reviews each game with `evaluations` for each choice (`None`: the standard depth), plants a blunder into it, plays
/// on and reviews it again. The same seed gives the same report on any number of threads.
///
/// # Panics
/// Panics if `plan.bots` has not one bot for each seat of `rules`.
pub fn trial<R: Evaluate>(rules: &R, plan: &Plan, evaluations: Option<u32>, progress: &Progress) -> Report {
    assert_eq!(plan.bots.len(), rules.seats(), "one bot for each seat");
    let started = Instant::now();
    let next = AtomicU64::new(0);
    let played = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                while !progress.stop.load(Ordering::Relaxed) {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= plan.games {
                        break;
                    }
                    let tally = try_game(rules, plan, evaluations, game);
                    played.lock().unwrap_or_else(PoisonError::into_inner).push((game, tally));
                    progress.games.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    // Sums of fractions depend on their order.
    let mut played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
    played.sort_by_key(|(game, _)| *game);
    let mut total = Tally::default();
    played.iter().for_each(|(_, tally)| total.merge(tally));
    report(rules, plan, &total, started.elapsed().as_secs_f64())
}

fn report<R: Evaluate>(rules: &R, plan: &Plan, total: &Tally, seconds: f64) -> Report {
    let chairs = (total.games * rules.seats() as u64).max(1) as f64;
    let marks = |grade: Grade| total.marks[grade as usize] as f64 / chairs;
    let bin = |(index, &(positions, stated, won)): (usize, &(u64, f64, f64))| Bin {
        from: index as f64 / BINS as f64,
        to: (index + 1) as f64 / BINS as f64,
        positions,
        stated: stated / positions.max(1) as f64,
        won: Share::of(won, positions),
    };
    Report {
        game: R::NAME,
        options: options_json(rules),
        games: total.games,
        seed: plan.seed,
        decisions: total.decisions,
        marks: Marks {
            inaccuracies: marks(Grade::Inaccuracy),
            mistakes: marks(Grade::Mistake),
            blunders: marks(Grade::Blunder),
        },
        planted: Planted {
            blunders: total.blunders,
            marked: total.marked,
            mistakes: total.mistakes,
            share: Share::of(total.marked as f64, total.blunders),
        },
        reliability: total.bins.iter().enumerate().map(bin).collect(),
        seconds,
    }
}

/// One game: played, reviewed, played again with a blunder, and that reviewed.
#[expect(clippy::expect_used, reason = "a game that was played to its end can be reviewed")]
fn try_game<R: Evaluate>(rules: &R, plan: &Plan, evaluations: Option<u32>, game: u64) -> Tally {
    let seed = seed_of(plan.seed, game);
    let reviewed = |table: &Table<R>, seat: Option<Seat>| {
        let plan =
            review::Plan { evaluations, seed, seat, threads: NonZeroUsize::MIN, ..review::Plan::default() };
        examine(table, Vec::new(), &plan, &review::Progress::default()).expect("a finished game is reviewed")
    };
    let table = play_game(rules, &plan.bots, None, seed);
    let mut tally = Tally::default();
    tally.add_review(&reviewed(&table, None));
    if let Some((spoiled, event, seat)) = plant(&table, &plan.bots, seed) {
        let review = reviewed(&spoiled, Some(seat));
        let planted = review.decisions.iter().find(|decision| decision.event == event);
        let grade = planted.expect("a planted choice is judged").grade;
        tally.blunders = 1;
        tally.marked = u64::from(grade.is_marked());
        tally.mistakes = u64::from(grade >= Grade::Mistake);
    }
    tally
}

/// A game between bots of these levels, at a table; with so many evaluations for each choice instead of those of their level.
#[expect(clippy::expect_used, reason = "the game was set up with these options and this content")]
pub(crate) fn play_game<R: Evaluate>(
    rules: &R,
    bots: &[Level],
    evaluations: Option<u32>,
    seed: u64,
) -> Table<R> {
    let own = R::new(rules.options(), rules.content()).expect("the rules were set up before");
    let mut table = Table::open(own, None, Dealing::Seeded(Seed::from_number(seed)));
    play_on(&mut table, bots, evaluations, seed);
    table
}

/// Bots play on to the end. If the table is dealt by hand, the seed deals.
#[expect(clippy::expect_used, reason = "an unfinished game must not enter the statistics")]
fn play_on<R: Evaluate>(table: &mut Table<R>, bots: &[Level], evaluations: Option<u32>, seed: u64) {
    let mut players: Vec<Box<dyn Bot<R>>> =
        bots.iter().zip(1_u64..).map(|(level, number)| level.bot(seed ^ number)).collect();
    for player in &mut players {
        player.limit(&Limits { evaluations, ..Limits::default() });
    }
    let mut dealer = SmallRng::seed_from_u64(seed);
    let mut odds = Odds::new();
    loop {
        match table.turn() {
            Turn::Over => return,
            Turn::Chance => {
                odds.clear();
                table.rules().outcomes(table.state(), &mut odds);
                let outcome = odds.sample(&mut dealer).expect("a chance event has an outcome");
                table.deal(outcome).expect("a listed outcome is possible");
            }
            Turn::Choose(seat) => {
                let view = table.view(Viewer::Seat(seat));
                let action = players[seat.index()].choose(table.rules(), &view);
                table
                    .play(seat, action.expect("a seat that must choose has an action"))
                    .expect("it is legal");
            }
        }
    }
}

/// A decision of the game replaced by its worst choice, which gives away at least [`PLANTED`]; the bots play on. Decisions are tried in a
/// random order. Returns the table, the event and the seat; `None` if no choice of the game is that bad.
#[expect(clippy::expect_used, reason = "the worst of the legal actions is legal")]
fn plant<R: Evaluate>(table: &Table<R>, bots: &[Level], seed: u64) -> Option<(Table<R>, usize, Seat)> {
    let mut events: Vec<usize> = (0..table.version()).collect();
    events.shuffle(&mut SmallRng::seed_from_u64(!seed));
    for event in events {
        let mut past = table.past(event);
        let Turn::Choose(seat) = past.turn() else { continue };
        let view = past.view(Viewer::Seat(seat));
        let origin = Origin::known(&view);
        let search = |evaluations: u32| {
            Search::<R>::new(Budget::evaluations(evaluations), seed_of(!seed, event as u64))
        };
        if view.actions.len() < 2 {
            continue;
        }
        let candidates = search(SKETCH).rate(past.rules(), origin)?.candidates;
        let worst = candidates.iter().min_by(|one, other| one.value.total_cmp(&other.value))?;
        let best = candidates.first()?;
        let stated = |found: f32| R::calibration().chance(found.clamp(0.0, 1.0), past.rules().seats());
        if stated(best.value) - stated(worst.value) < PLANTED {
            continue;
        }
        let proof = search(PROOF).compare(past.rules(), origin, [best.action, worst.action])?;
        let [before, after] = proof.chances.map(stated);
        if before - after >= PLANTED {
            past.play(seat, worst.action).expect("a listed action is legal");
            play_on(&mut past, bots, None, seed);
            return Some((past, event, seat));
        }
    }
    None
}
