//! What comes of an action, in likelihoods of winning.

use rand::{SeedableRng, rngs::SmallRng};
use table::{Evaluate, Seat, Turn, journal::Silent, odds::Odds};

/// How likely each seat is to win.
pub(crate) type Chances = [f32; Seat::LIMIT];

/// Judges positions by the game's appraisal, finished games by their result.
pub(crate) fn judge<R: Evaluate>(rules: &R, weights: &R::Weights, state: &R::State) -> Chances {
    if rules.turn(state) == Turn::Over {
        return result(rules, state);
    }
    rules.evaluate(weights, state).win_probabilities(rules.seats())
}

/// The winners share the victory.
fn result<R: Evaluate>(rules: &R, state: &R::State) -> Chances {
    let mut chances = [0.0; Seat::LIMIT];
    let standings = rules.standings(state);
    let winners = standings.winners().count().max(1) as f32;
    for seat in standings.winners() {
        chances[seat.index()] = 1.0 / winners;
    }
    chances
}

/// Plays `action` and lets `fate` answer for chance; `None` if the rules refuse it.
pub(crate) fn try_out<R: Evaluate>(
    rules: &R,
    state: &R::State,
    action: R::Action,
    fate: u64,
    odds: &mut Odds<R::Outcome>,
) -> Option<R::State> {
    let mut after = *state;
    rules.play(&mut after, action, &mut Silent).ok()?;
    if rules.turn(&after) == Turn::Chance {
        rules.resolve_chance(&mut after, odds, &mut SmallRng::seed_from_u64(fate));
    }
    Some(after)
}
