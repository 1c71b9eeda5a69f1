//! Win probabilities of positions, and the position after an action.

use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Evaluate, Seat, Turn, journal::Silent, odds::Odds};

use crate::bias::Taste;

/// How likely each seat is to win, by index.
pub type WinProbabilities = [f32; Seat::LIMIT];

/// How positions are judged: the weights of the game's evaluation, and the taste of whoever searches.
pub(crate) struct Judge<'a, R: Evaluate> {
    rules: &'a R,
    weights: &'a R::Weights,
    taste: Option<Taste>,
}

impl<R: Evaluate> Clone for Judge<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Evaluate> Copy for Judge<'_, R> {}

impl<'a, R: Evaluate> Judge<'a, R> {
    pub(crate) const fn new(rules: &'a R, weights: &'a R::Weights) -> Self {
        Self { rules, weights, taste: None }
    }

    pub(crate) const fn with_taste(self, taste: Option<Taste>) -> Self {
        Self { taste, ..self }
    }

    /// Evaluates a position with the game's evaluation function, a finished game by its result.
    #[inline]
    pub(crate) fn win_probabilities(&self, state: &R::State) -> WinProbabilities {
        if self.rules.turn(state) == Turn::Over {
            return result(self.rules, state);
        }
        let mut evaluation = self.rules.evaluate(self.weights, state);
        if let Some(taste) = &self.taste {
            evaluation.points[taste.seat.index()] += taste.extra(self.rules, self.weights, state);
        }
        evaluation.win_probabilities(self.rules.seats())
    }

    /// What `seat` maximises within its turn.
    #[inline]
    fn turn_value(&self, state: &R::State, seat: Seat) -> f32 {
        match &self.taste {
            Some(taste) if taste.seat == seat => self.win_probabilities(state)[seat.index()],
            _ => self.rules.turn_value(self.weights, state, seat),
        }
    }
}

/// A shared victory counts in equal parts.
fn result<R: Evaluate>(rules: &R, state: &R::State) -> WinProbabilities {
    let mut probabilities = [0.0; Seat::LIMIT];
    let standings = rules.standings(state);
    let winners = standings.winners().count() as f32;
    for seat in standings.winners() {
        probabilities[seat.index()] = 1.0 / winners;
    }
    probabilities
}

/// The position after `action`, with chance events drawn from `chance_seed`.
#[expect(clippy::expect_used, reason = "the conformance suite proves that listed actions are legal")]
pub(crate) fn after<R: Evaluate>(
    rules: &R,
    state: &R::State,
    action: R::Action,
    chance_seed: u64,
    odds: &mut Odds<R::Outcome>,
) -> R::State {
    let mut after = *state;
    rules.play(&mut after, action, &mut Silent).expect("an action on the list is legal");
    if rules.turn(&after) == Turn::Chance {
        rules.resolve_chance(&mut after, odds, &mut SmallRng::seed_from_u64(chance_seed));
    }
    after
}

/// The position after the one of the `legal` actions that its chooser rates highest ([`Evaluate::turn_value`]); `None` if no
/// seat must choose. All actions share one chance seed, so that luck does not decide between them.
pub(crate) fn best_next<R: Evaluate>(
    judge: Judge<'_, R>,
    state: &R::State,
    legal: &[R::Action],
    chance_seed: u64,
    odds: &mut Odds<R::Outcome>,
) -> Option<R::State> {
    let rules = judge.rules;
    let Turn::Choose(chooser) = rules.turn(state) else { return None };
    let mut best: Option<(R::State, f32)> = None;
    for &action in legal {
        let after = after(rules, state, action, chance_seed, odds);
        let value = match legal {
            [_] => 0.0,
            _ => judge.turn_value(&after, chooser),
        };
        if best.as_ref().is_none_or(|(_, most)| value > *most) {
            best = Some((after, value));
        }
    }
    best.map(|(after, _)| after)
}

/// The most actions with which a turn is played to its end.
const LONGEST_TURN: usize = 30;

/// Plays the best-looking actions until the turn of `seat` has ended.
pub(crate) fn finish_turn<R: Evaluate>(
    judge: Judge<'_, R>,
    state: &mut R::State,
    seat: Seat,
    chance: &mut SmallRng,
) {
    let rules = judge.rules;
    let (mut legal, mut odds) = (Vec::new(), Odds::new());
    for _ in 0..LONGEST_TURN {
        if !matches!(rules.turn(state), Turn::Choose(_)) || rules.turn_ended(state, seat) {
            break;
        }
        legal.clear();
        rules.legal_actions(state, &mut legal);
        match best_next(judge, state, &legal, chance.next_u64(), &mut odds) {
            Some(next) => *state = next,
            None => break,
        }
    }
}

/// How likely each seat is to win from a full position, at the end of the present turn: what chance owes is dealt, and the turn
/// is played by its best-looking actions. The same seed gives the same result.
pub fn outlook<R: Evaluate>(rules: &R, position: &R::State, seed: u64) -> WinProbabilities {
    let weights = R::Weights::default();
    let judge = Judge::new(rules, &weights);
    let mut state = *position;
    let mut chance = SmallRng::seed_from_u64(seed);
    rules.resolve_chance(&mut state, &mut Odds::new(), &mut chance);
    if let Turn::Choose(seat) = rules.turn(&state) {
        finish_turn(judge, &mut state, seat, &mut chance);
    }
    judge.win_probabilities(&state)
}
