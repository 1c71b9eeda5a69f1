//! A random game, looked at on the way.

use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::{Plan, Report, examine};
use crate::{
    Rules, Turn,
    journal::Silent,
    odds::{Odds, below},
};

/// One random game of the suite.
pub struct Walk<'a, R: Rules> {
    rules: &'a R,
    rng: SmallRng,
    longest: u32,
    one_in: u32,
    pool: &'a mut examine::Pool<R>,
    report: Report,
    steps: u32,
}

impl<'a, R: Rules> Walk<'a, R> {
    /// The random game with this seed.
    pub fn new(rules: &'a R, seed: u64, plan: &Plan, thorough: bool, pool: &'a mut examine::Pool<R>) -> Self {
        Self {
            rules,
            rng: SmallRng::seed_from_u64(seed),
            longest: plan.longest,
            one_in: if thorough { 1 } else { plan.thorough_one_in.clamp(1, u64::from(u32::MAX)) as u32 },
            pool,
            report: Report { games: 1, ..Report::default() },
            steps: 0,
        }
    }

    /// Steps taken so far.
    pub const fn steps(&self) -> u32 {
        self.steps
    }

    /// Plays to the end; the broken promise, if there is one.
    pub fn play(&mut self) -> Result<Report, String> {
        let mut state = self.rules.start();
        let mut actions = Vec::new();
        let mut odds = Odds::new();
        loop {
            if self.steps >= self.longest {
                return Err(format!("the game has not ended after {} steps", self.steps));
            }
            self.rules.check(&state).map_err(|flaw| format!("pieces are not conserved: {flaw}"))?;
            if below(&mut self.rng, self.one_in) == 0 {
                self.report.thorough += 1;
                examine::position(self.rules, &state, &mut self.rng, self.pool)?;
            }
            match self.rules.turn(&state) {
                Turn::Over => break,
                Turn::Choose(seat) => {
                    actions.clear();
                    self.rules.legal_actions(&state, &mut actions);
                    if actions.is_empty() {
                        return Err(format!("seat {} must choose and has no action", seat.number()));
                    }
                    self.report.choices += 1;
                    self.report.widest = self.report.widest.max(actions.len() as u64);
                    let action = actions[below(&mut self.rng, actions.len() as u32) as usize];
                    self.rules
                        .play(&mut state, action, &mut Silent)
                        .map_err(|refusal| format!("a listed action is refused: {action:?}: {refusal}"))?;
                }
                Turn::Chance => {
                    odds.clear();
                    self.rules.outcomes(&state, &mut odds);
                    let outcome = odds.sample(&mut self.rng).ok_or("chance must speak and has no outcome")?;
                    self.report.chances += 1;
                    self.rules
                        .deal(&mut state, outcome, &mut Silent)
                        .map_err(|refusal| format!("a listed outcome is refused: {outcome:?}: {refusal}"))?;
                }
            }
            self.steps += 1;
        }
        examine::standings(self.rules, &state)?;
        self.report.longest = u64::from(self.steps);
        Ok(self.report)
    }
}

/// Plays a game whose choices, chance and probes are all taken from `bytes`: the body of a fuzz target. Panics, which
/// is how a fuzzer hears of it, if a promise is broken.
#[expect(clippy::panic, reason = "a fuzz target reports by panicking")]
pub fn walk_bytes<R: Rules>(rules: &R, bytes: &[u8]) {
    let mut rng = Bytes { bytes, fallback: SmallRng::seed_from_u64(bytes.len() as u64) };
    let mut pool = examine::Pool::default();
    let mut state = rules.start();
    let (mut actions, mut odds) = (Vec::new(), Odds::new());
    while !rng.bytes.is_empty() {
        let result = (|| {
            rules.check(&state).map_err(|flaw| flaw.to_string())?;
            if rng.next_u32().is_multiple_of(8) {
                examine::position(rules, &state, &mut rng, &mut pool)?;
            }
            match rules.turn(&state) {
                Turn::Over => state = rules.start(),
                Turn::Choose(_) => {
                    actions.clear();
                    rules.legal_actions(&state, &mut actions);
                    let action = *actions
                        .get(rng.next_u32() as usize % actions.len().max(1))
                        .ok_or("a choosing seat has no action")?;
                    rules.play(&mut state, action, &mut Silent).map_err(|refusal| refusal.to_string())?;
                }
                Turn::Chance => {
                    odds.clear();
                    rules.outcomes(&state, &mut odds);
                    let outcome = odds.sample(&mut rng).ok_or("chance has no outcome")?;
                    rules.deal(&mut state, outcome, &mut Silent).map_err(|refusal| refusal.to_string())?;
                }
            }
            Ok::<(), String>(())
        })();
        if let Err(what) = result {
            panic!("{what}\n{state:?}");
        }
    }
}

/// Random numbers read from a fuzzer's bytes, then from a generator.
struct Bytes<'a> {
    bytes: &'a [u8],
    fallback: SmallRng,
}

impl rand::TryRng for Bytes<'_> {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        // One byte decides one choice, so that the fuzzer's mutations stay local: it is spread over the word
        // because choices are made by multiplication, from the top bits.
        match self.bytes.split_first() {
            Some((&byte, rest)) => {
                self.bytes = rest;
                Ok(u32::from(byte) << 24 | u32::from(byte) << 16 | u32::from(byte) << 8 | u32::from(byte))
            }
            None => Ok(self.fallback.next_u32()),
        }
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(u64::from(self.try_next_u32()?) << 32 | u64::from(self.fallback.next_u32()))
    }

    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Self::Error> {
        self.fallback.fill_bytes(out);
        Ok(())
    }
}
