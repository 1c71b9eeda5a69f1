//! A random game from start to end, and the same through a table.

use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::{
    Plan, Report,
    position::{Pool, any_of, examine},
    promise::{Broken, Promise},
};
use crate::{
    Rules, Turn, Viewer,
    dealer::Seed,
    journal::Silent,
    odds::{Odds, below},
    record::{Overlay, Record},
    standings::Standings,
    table::{Dealing, Table, verify},
};

/// One random game of the suite.
pub(super) struct Game<'a, R: Rules> {
    rules: &'a R,
    rng: SmallRng,
    longest: u32,
    one_in: u32,
    pool: &'a mut Pool<R>,
    report: Report,
    steps: &'a mut u32,
}

impl<'a, R: Rules> Game<'a, R> {
    /// The random game with this seed; `steps` counts its steps, for whoever catches a panic.
    pub(super) fn new(
        rules: &'a R,
        seed: u64,
        (plan, thorough): (&Plan, bool),
        pool: &'a mut Pool<R>,
        steps: &'a mut u32,
    ) -> Self {
        *steps = 0;
        Self {
            rules,
            rng: SmallRng::seed_from_u64(seed),
            longest: plan.longest,
            one_in: if thorough { 1 } else { plan.thorough_one_in.clamp(1, u64::from(u32::MAX)) as u32 },
            pool,
            report: Report { games: 1, ..Report::default() },
            steps,
        }
    }

    /// Plays to the end.
    pub(super) fn play(&mut self) -> Result<Report, Broken> {
        let mut state = self.rules.start();
        let mut lists = (Vec::new(), Odds::new());
        loop {
            Promise::GameEnds.unless(*self.steps < self.longest, || format!("{} steps", self.steps))?;
            self.rules.check(&state).map_err(Promise::PositionsAreValid.by("check"))?;
            if below(&mut self.rng, self.one_in) == 0 {
                self.report.thorough += 1;
                examine(self.rules, &state, &mut self.rng, self.pool)?;
            }
            match step(self.rules, &mut state, &mut lists, &mut self.rng)? {
                Turn::Over => break,
                Turn::Choose(_) => {
                    self.report.choices += 1;
                    self.report.widest = self.report.widest.max(lists.0.len() as u64);
                }
                Turn::Chance => self.report.chances += 1,
            }
            *self.steps += 1;
        }
        standings(self.rules, &state, self.pool)?;
        self.report.longest = u64::from(*self.steps);
        Ok(self.report)
    }
}

/// One random step; the turn it was.
pub(super) fn step<R: Rules>(
    rules: &R,
    state: &mut R::State,
    (actions, odds): &mut (Vec<R::Action>, Odds<R::Outcome>),
    rng: &mut impl Rng,
) -> Result<Turn, Broken> {
    let turn = rules.turn(state);
    match turn {
        Turn::Over => {}
        Turn::Choose(seat) => {
            actions.clear();
            rules.legal_actions(state, actions);
            let Some(action) = any_of(actions, rng) else {
                return Promise::ChoiceHasAction.broken(format!("seat {} has none", seat.number()));
            };
            rules
                .play(state, action, &mut Silent)
                .map_err(Promise::ListedActionAccepted.by(format_args!("{action:?}")))?;
        }
        Turn::Chance => {
            odds.clear();
            rules.outcomes(state, odds);
            let Some(outcome) = odds.sample(rng) else {
                return Promise::ChanceHasOutcome.broken(format!("{state:?}"));
            };
            rules
                .deal(state, outcome, &mut Silent)
                .map_err(Promise::ListedOutcomeAccepted.by(format_args!("{outcome:?}")))?;
        }
    }
    Ok(turn)
}

fn standings<R: Rules>(rules: &R, state: &R::State, pool: &Pool<R>) -> Result<(), Broken> {
    let standings = rules.standings(state);
    let seats: Vec<usize> = standings.lines.iter().map(|line| line.seat.index()).collect();
    Promise::StandingsAddUp
        .unless(seats.iter().copied().eq(0..rules.seats()), || format!("lines for the seats {seats:?}"))?;
    for line in &standings.lines {
        let sum: i32 = line.sources.iter().map(|part| part.points).sum();
        Promise::StandingsAddUp.unless(sum == line.score, || {
            format!("seat {}: parts add up to {sum}, not {}", line.seat.number(), line.score)
        })?;
        line.sources.iter().chain(&line.tie_breaks).try_for_each(|part| pool.messages.check(&part.name))?;
    }
    let ranked = Standings::rank(standings.lines.clone());
    Promise::PlacesFollowScores.unless(ranked == standings, || format!("{:?}", standings.lines))
}

/// A table plays, undoes, records, replays and verifies a game.
pub(super) fn table<R: Rules>(rules: &R, overlay: Option<&Overlay>, seed: u64) -> Result<(), Broken> {
    let fresh =
        R::new(rules.options(), rules.content()).map_err(Promise::OptionsAccepted.by("a second time"))?;
    let mut rng = SmallRng::seed_from_u64(seed ^ 0x0ca7_1e00);
    let mut table = Table::open(fresh, overlay.cloned(), Dealing::Seeded(Seed::from_number(seed)));
    let mut actions = Vec::new();
    while let Turn::Choose(seat) = table.turn() {
        actions.clear();
        table.rules().legal_actions(table.state(), &mut actions);
        let Some(action) = any_of(&actions, &mut rng) else {
            return Promise::ChoiceHasAction.broken(format!("seat {} has none", seat.number()));
        };
        let before = *table.state();
        let story = table.story(Viewer::Seat(seat)).count();
        table.play(seat, action).map_err(Promise::ListedActionAccepted.by(format_args!("{action:?}")))?;
        let (steps, _) = table.undoable(seat);
        if steps > 0 && below(&mut rng, 4) == 0 {
            // Undo is the table's own: no game can break it.
            table.undo(seat).expect("undo that is offered is accepted");
            assert!(*table.state() == before, "undo restores the position");
            assert_eq!(table.story(Viewer::Seat(seat)).count(), story, "undo restores the story");
        }
    }
    records(&table, seed)
}

fn records<R: Rules>(table: &Table<R>, seed: u64) -> Result<(), Broken> {
    let promise = Promise::RecordsReplay;
    let record = table.record(true);
    let read = Record::from_json(&record.to_json()).map_err(promise.by("reading"))?;
    promise.unless(read == record, || "the record changes when written and read".to_owned())?;
    let replayed = Table::<R>::replay(&read, None).map_err(promise.by("replaying"))?;
    promise.unless(replayed.state() == table.state(), || {
        format!("{:?}\nreplays as {:?}", table.state(), replayed.state())
    })?;
    let verified = verify::<R>(&read).map_err(promise.by("verifying"))?;
    promise.unless(verified.over, || "a finished game verifies as unfinished".to_owned())?;
    let mut forged = read;
    forged.seed = Some(Seed::from_number(seed + 1));
    promise.unless(verify::<R>(&forged).is_err(), || "a forged seed verifies".to_owned())
}
