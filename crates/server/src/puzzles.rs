//! Puzzles: which there are, what a person made of them, and whether an answer is right.
//!
//! The puzzles are compiled into the program; the store keeps what came of them. A rating follows from the first attempts alone,
//! in their order, so it needs no column of its own.

use catalog::{Game, Puzzle, daily_puzzle};
use pages::model::{PuzzleLink, PuzzleMark, PuzzleScore};
use sha2::{Digest, Sha256};
use store::{Person, PersonId, PuzzleAttempt, PuzzleDay, PuzzleOutcome, PuzzleResult};
use table::any::AnyTable;

use crate::{app::App, errors::Error, new_table::find_game};

/// The milliseconds of a day.
const DAY: i64 = 86_400_000;
/// The rating with which everybody begins: half of the weaker bots' tries miss a puzzle of this rating.
const FIRST_RATING: f64 = 1200.0;
/// How many points an attempt can win or lose: more while little is known.
const STEP_AT_FIRST: f64 = 60.0;
const STEP: f64 = 24.0;
/// Attempts until a rating has settled.
const SETTLED: usize = 10;

/// A puzzle by its place.
pub(crate) struct Found {
    pub(crate) game: &'static dyn Game,
    /// From 1.
    pub(crate) number: usize,
    pub(crate) puzzle: &'static Puzzle,
}

/// The puzzle of a game with this number.
pub(crate) fn find(game: &str, number: usize) -> Result<Found, Error> {
    let game = find_game(game)?;
    let puzzles = catalog::puzzles(game.boxed().name());
    let puzzle = number.checked_sub(1).and_then(|index| puzzles.get(index)).ok_or(Error::PuzzleNotFound)?;
    Ok(Found { game, number, puzzle })
}

impl Found {
    /// The position after the first `step` choices of the solution.
    pub(crate) fn table(&self, step: usize) -> Result<Box<dyn AnyTable>, Error> {
        self.game
            .boxed()
            .replay(&self.puzzle.record, Some(step))
            .map_err(|error| Error::internal("a puzzle cannot be set up", &error))
    }

    /// The right choice at this step; `None` after the last.
    pub(crate) fn solution(&self, step: usize) -> Option<&'static str> {
        self.puzzle.solution().nth(step)
    }

    /// What stands in the address of the position after the first `step` right choices of a person, so that nobody gets there without
    /// having made them. `None` for the beginning.
    pub(crate) fn line(&self, person: PersonId, step: usize) -> Option<String> {
        if step == 0 {
            return None;
        }
        let mut hash = Sha256::new();
        hash.update(format!("{} {}", person.0, self.puzzle.id));
        self.puzzle.solution().take(step).for_each(|action| hash.update(format!("\n{action}")));
        // A number in its place is that of a step of the answer.
        let hash = hash.finalize();
        Some(format!("after-{}", hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect::<String>()))
    }

    /// How many right choices a person has made who comes to this address.
    pub(crate) fn step_at(&self, person: Option<PersonId>, line: &str) -> Option<usize> {
        let person = person?;
        (1..self.puzzle.steps.len()).find(|step| self.line(person, *step).as_deref() == Some(line))
    }

    /// How lists show it to somebody with these results.
    pub(crate) fn link(&self, results: &[PuzzleResult]) -> PuzzleLink {
        let game = self.game.boxed().name();
        let own = results.iter().find(|result| result.game == game && result.puzzle == self.puzzle.id);
        PuzzleLink {
            game,
            number: self.number,
            theme: self.puzzle.theme,
            rating: self.puzzle.rating,
            seats: self.seats(),
            steps: self.puzzle.steps.len(),
            mark: match own {
                None => PuzzleMark::New,
                Some(own) if own.solved_at.is_some() => PuzzleMark::Solved,
                Some(own) if own.shown => PuzzleMark::Shown,
                Some(_) => PuzzleMark::Tried,
            },
        }
    }

    /// The seats of its table.
    pub(crate) fn seats(&self) -> usize {
        let seats = self.puzzle.record.options.get("seats").and_then(serde_json::Value::as_u64);
        seats.map_or(0, |seats| seats as usize)
    }

    /// The chance to state for what the search found: like advice and reviews.
    pub(crate) fn chance(&self, found: f32) -> f32 {
        self.game.calibration().chance(found.clamp(0.0, 1.0), self.seats())
    }

    /// Is it the puzzle of this day?
    pub(crate) fn is_daily(&self, day: i64) -> bool {
        daily_puzzle(day.cast_unsigned())
            .is_some_and(|daily| daily.game == self.game.boxed().name() && daily.number == self.number)
    }
}

/// All puzzles of a game.
pub(crate) fn all(game: &'static dyn Game) -> impl Iterator<Item = Found> {
    let puzzles = catalog::puzzles(game.boxed().name()).iter();
    puzzles.zip(1..).map(move |(puzzle, number)| Found { game, number, puzzle })
}

/// What an answer came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// There is something better.
    Wrong,
    /// Right, and another choice is asked for.
    Onward,
    /// The puzzle is solved.
    Right,
}

impl App {
    /// Today, counted from 1 January 1970 UTC.
    pub(crate) fn today(&self) -> i64 {
        self.clock().now().div_euclid(DAY)
    }

    /// The puzzle of the day, as somebody with these results sees it.
    pub(crate) fn daily_puzzle(&self, results: &[PuzzleResult]) -> Option<PuzzleLink> {
        let daily = daily_puzzle(self.today().cast_unsigned())?;
        find(daily.game, daily.number).ok().map(|found| found.link(results))
    }

    /// What a person made of puzzles; nothing for nobody.
    pub(crate) async fn puzzle_results(&self, person: Option<&Person>) -> Result<Vec<PuzzleResult>, Error> {
        let Some(person) = person else { return Ok(Vec::new()) };
        let mut results = self.store().puzzle_results(person.id).await?;
        let today = self.today();
        if let Some(daily) = daily_puzzle(today.cast_unsigned()).and_then(|it| find(it.game, it.number).ok())
        {
            let is_daily =
                |it: &&mut PuzzleResult| it.game == daily.game.boxed().name() && it.puzzle == daily.puzzle.id;
            // Whoever gave it up on an earlier day can solve it today, and does not see the answer before.
            if let Some(result) = results.iter_mut().find(is_daily) {
                result.shown &= result.shown_at.is_some_and(|at| at >= today * DAY);
            }
        }
        Ok(results)
    }

    /// What a person has achieved.
    pub(crate) async fn puzzle_score(
        &self,
        person: Option<&Person>,
        results: &[PuzzleResult],
    ) -> Result<PuzzleScore, Error> {
        let days = match person {
            Some(person) => self.store().puzzle_days(person.id).await?,
            None => Vec::new(),
        };
        Ok(PuzzleScore {
            solved: results.iter().filter(|result| result.solved_at.is_some()).count(),
            tries: results.iter().map(|result| result.tries).sum(),
            streak: streak(&days, self.today()),
            rating: rating(results),
        })
    }

    /// A person makes these choices from the beginning. Nothing counts if there are more than the solution has.
    pub(crate) async fn answer_line(
        &self,
        person: PersonId,
        found: &Found,
        actions: &[String],
    ) -> Result<Verdict, Error> {
        let steps = found.puzzle.steps.len();
        if actions.len() > steps {
            return Err(Error::bad_request(format!(
                "'actions' has {} choices; the solution has {steps}",
                actions.len()
            )));
        }
        for (step, action) in actions.iter().enumerate() {
            match self.answer_puzzle(person, found, step, action).await? {
                Verdict::Onward => {}
                verdict @ (Verdict::Wrong | Verdict::Right) => return Ok(verdict),
            }
        }
        Ok(Verdict::Onward)
    }

    /// A person chooses `action` after `step` right choices, which the caller has checked. An illegal action is refused and does not
    /// count.
    pub(crate) async fn answer_puzzle(
        &self,
        person: PersonId,
        found: &Found,
        step: usize,
        action: &str,
    ) -> Result<Verdict, Error> {
        let solution = found.solution(step).ok_or(Error::StepNotFound)?;
        if action != solution {
            found.table(step)?.play(found.puzzle.seat, action, None)?;
            self.note_puzzle(person, found, PuzzleOutcome::Wrong).await?;
            return Ok(Verdict::Wrong);
        }
        if found.solution(step + 1).is_some() {
            return Ok(Verdict::Onward);
        }
        self.note_puzzle(person, found, PuzzleOutcome::Right).await?;
        Ok(Verdict::Right)
    }

    /// Notes what an attempt came to.
    pub(crate) async fn note_puzzle(
        &self,
        person: PersonId,
        found: &Found,
        outcome: PuzzleOutcome,
    ) -> Result<(), Error> {
        let today = self.today();
        let attempt = PuzzleAttempt {
            person,
            game: found.game.boxed().name().to_owned(),
            puzzle: found.puzzle.id.clone(),
            outcome,
            day: found.is_daily(today).then_some(PuzzleDay { number: today, begins: today * DAY }),
            at: self.clock().now(),
        };
        Ok(self.store().note_puzzle(attempt).await?)
    }
}

/// The days in a row, newest first in `days`, that end today or yesterday.
fn streak(days: &[i64], today: i64) -> u64 {
    let last = days.first().copied().filter(|&day| day == today || day == today - 1);
    let Some(last) = last else { return 0 };
    days.iter().zip((0..=last).rev()).take_while(|(day, expected)| *day == expected).count() as u64
}

/// The rating after all first attempts, by the Elo formula: each is a game against the puzzle. A puzzle that does not ship any more
/// does not count. `None` without an attempt.
fn rating(results: &[PuzzleResult]) -> Option<u16> {
    let rated = results.iter().filter_map(|result| {
        let puzzles = catalog::puzzles(&result.game);
        let puzzle = puzzles.iter().find(|puzzle| puzzle.id == result.puzzle)?;
        Some((f64::from(puzzle.rating), f64::from(u8::from(result.first_right))))
    });
    let mut own = None;
    for (attempt, (puzzle, result)) in rated.enumerate() {
        let before = own.unwrap_or(FIRST_RATING);
        let expected = 1.0 / (1.0 + 10_f64.powf((puzzle - before) / 400.0));
        let step = if attempt < SETTLED { STEP_AT_FIRST } else { STEP };
        own = Some(before + step * (result - expected));
    }
    own.map(|rating| rating.round().clamp(100.0, 4000.0) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(puzzle: &Puzzle, first_right: bool) -> PuzzleResult {
        PuzzleResult {
            game: puzzle.record.game.clone(),
            puzzle: puzzle.id.clone(),
            first_at: 0,
            first_right,
            tries: 1,
            shown: false,
            shown_at: None,
            solved_at: first_right.then_some(0),
        }
    }

    #[test]
    fn a_streak_ends_today_or_yesterday_and_has_no_gap() {
        assert_eq!(streak(&[], 10), 0);
        assert_eq!(streak(&[10], 10), 1);
        assert_eq!(streak(&[9, 8, 7], 10), 3);
        assert_eq!(streak(&[10, 9, 7, 6], 10), 2);
        assert_eq!(streak(&[8, 7], 10), 0);
    }

    #[test]
    fn right_answers_raise_a_rating_and_hard_puzzles_more() {
        let puzzles = catalog::puzzles("ice-age");
        let easy = puzzles.iter().min_by_key(|puzzle| puzzle.rating).unwrap();
        let hard = puzzles.iter().max_by_key(|puzzle| puzzle.rating).unwrap();
        assert_eq!(rating(&[]), None);
        let of = |puzzle, right| rating(&[result(puzzle, right)]).unwrap();
        assert!(of(hard, true) > of(easy, true) && of(easy, true) > 1200);
        assert!(of(easy, false) < of(hard, false) && of(hard, false) < 1200);
        let gone = PuzzleResult { puzzle: "gone".to_owned(), ..result(easy, true) };
        assert_eq!(rating(&[gone]), None);
    }
}
