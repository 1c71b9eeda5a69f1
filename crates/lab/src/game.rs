//! One game, from start to end.

use rand::Rng;
use table::{Rules, Seat, Turn, journal::Silent, odds::Odds};

/// A victory, in parts that any number of winners up to [`Seat::LIMIT`] can share: the least common multiple of 1 to 8. Sums of
/// whole numbers do not depend on their order.
pub(crate) const WHOLE_WIN: u64 = 840;

/// Plays a game to its end and returns the last position: `dealer` draws chance events, `choose` returns a legal action.
#[expect(clippy::expect_used, reason = "an unfinished game must not enter the statistics")]
pub(crate) fn play_out<R: Rules>(
    rules: &R,
    dealer: &mut impl Rng,
    mut choose: impl FnMut(Seat, &R::State) -> Option<R::Action>,
) -> R::State {
    let (mut state, mut odds) = (rules.start(), Odds::new());
    loop {
        rules.resolve_chance(&mut state, &mut odds, dealer);
        let Turn::Choose(seat) = rules.turn(&state) else { return state };
        let action = choose(seat, &state).expect("a seat that must choose has an action");
        rules.play(&mut state, action, &mut Silent).expect("bots choose legal actions");
    }
}

/// The share of the victory of each seat; winners of a tie share it equally.
pub(crate) fn win_shares<R: Rules>(rules: &R, state: &R::State) -> [f64; Seat::LIMIT] {
    let standings = rules.standings(state);
    let share = 1.0 / standings.winners().count() as f64;
    let mut shares = [0.0; Seat::LIMIT];
    standings.winners().for_each(|seat| shares[seat.index()] = share);
    shares
}

/// The options of a game as they are written to reports.
#[expect(clippy::expect_used, reason = "options are plain data with string keys")]
pub(crate) fn options_json<R: Rules>(rules: &R) -> serde_json::Value {
    serde_json::to_value(rules.options()).expect("options serialise to JSON")
}

/// The seed of game number `game` of a series.
pub(crate) const fn seed_of(series: u64, game: u64) -> u64 {
    series.wrapping_add(game).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
