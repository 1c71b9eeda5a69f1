//! One game, from its start to its end.

use rand::Rng;
use table::{Rules, Seat, Turn, journal::Silent, odds::Odds};

/// Plays a game: `dealer` answers for chance, `ask` for the seats. Where `ask` has no answer, the game stops.
pub(crate) fn play_out<R: Rules>(
    rules: &R,
    dealer: &mut impl Rng,
    mut ask: impl FnMut(Seat, &R::State) -> Option<R::Action>,
) -> R::State {
    let (mut state, mut odds) = (rules.start(), Odds::new());
    loop {
        rules.resolve_chance(&mut state, &mut odds, dealer);
        let Turn::Choose(seat) = rules.turn(&state) else { return state };
        let Some(action) = ask(seat, &state) else { return state };
        if rules.play(&mut state, action, &mut Silent).is_err() {
            return state;
        }
    }
}

/// Who won; a shared victory in equal parts.
pub(crate) fn win_shares<R: Rules>(rules: &R, state: &R::State) -> [f64; Seat::LIMIT] {
    let standings = rules.standings(state);
    let share = 1.0 / standings.winners().count().max(1) as f64;
    let mut shares = [0.0; Seat::LIMIT];
    standings.winners().for_each(|seat| shares[seat.index()] = share);
    shares
}

/// The seed of game number `game` of a series.
pub(crate) const fn seed_of(series: u64, game: u64) -> u64 {
    series.wrapping_add(game).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
