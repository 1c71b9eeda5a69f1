//! Random games and changed positions whose choices are the bytes of a fuzzer.

use rand::{Rng, SeedableRng, rngs::SmallRng};

use serde::Deserialize;
use serde_json::Value;

use super::{
    game::step,
    position::{Pool, examine},
    promise::{Broken, Promise},
    spoiled::{collect_words, play_on, reach, spoiled_copy},
};
use crate::{Rules, Turn, odds::Odds};

/// Plays a game whose choices, chance and probes are all taken from `bytes`: the body of a fuzz target.
///
/// # Panics
///
/// If a promise is broken. That is how a fuzzer learns of it.
#[expect(clippy::panic, reason = "a fuzz target reports by panicking")]
pub fn play_bytes<R: Rules>(rules: &R, bytes: &[u8]) {
    let mut rng = Bytes { bytes, fallback: SmallRng::seed_from_u64(bytes.len() as u64) };
    let mut pool = Pool::new();
    let mut state = rules.start();
    let mut lists = (Vec::new(), Odds::new());
    while !rng.bytes.is_empty() {
        let mut next = || -> Result<(), Broken> {
            rules.check(&state).map_err(Promise::PositionsAreValid.by("check"))?;
            if rng.next_u32().is_multiple_of(8) {
                examine(rules, &state, &mut rng, &mut pool)?;
            }
            if step(rules, &mut state, &mut lists, &mut rng)? == Turn::Over {
                state = rules.start();
            }
            Ok(())
        };
        if let Err(Broken { promise, detail }) = next() {
            panic!("{promise}: not so: {detail}\n{state:?}");
        }
    }
}

/// Positions of random games, saved, for [`load_bytes`].
///
/// # Panics
///
/// If a promise is broken.
pub fn saved_positions<R: Rules>(rules: &R, count: u64) -> Vec<Value> {
    let position = |seed: u64| {
        let state = reach(rules, &mut SmallRng::seed_from_u64(seed)).expect("random games keep all promises");
        serde_json::to_value(state).expect("a position serialises to JSON")
    };
    (0..count).map(position).collect()
}

/// Changes a saved position as `bytes` decide, and plays what `check` accepts: the body of a fuzz target.
///
/// # Panics
///
/// If an accepted position cannot be played.
#[expect(clippy::panic, reason = "a fuzz target reports by panicking")]
pub fn load_bytes<R: Rules>(rules: &R, saved: &[Value], bytes: &[u8]) {
    let [one, other, bytes @ ..] = bytes else { return };
    let chosen = |byte: &u8| saved.get(usize::from(*byte) % saved.len().max(1));
    let (Some(position), Some(other)) = (chosen(one), chosen(other)) else { return };
    let mut rng = Bytes { bytes, fallback: SmallRng::seed_from_u64(bytes.len() as u64) };
    let copy = changed(position, other, &mut rng);
    let Ok(mut state) = R::State::deserialize(&copy) else { return };
    if rules.check(&state).is_ok()
        && let Err(Broken { promise, detail }) = play_on(rules, &mut state, 60, &mut rng)
    {
        panic!("{promise}: not so: {detail}\nfrom {copy}");
    }
}

/// `value` with a few parts changed, as `bytes` decide.
pub fn change_value(value: &Value, bytes: &[u8]) -> Value {
    let mut rng = Bytes { bytes, fallback: SmallRng::seed_from_u64(bytes.len() as u64) };
    changed(value, value, &mut rng)
}

fn changed(value: &Value, other: &Value, rng: &mut Bytes<'_>) -> Value {
    let mut words = Vec::new();
    collect_words(value, &mut words);
    let mut copy = value.clone();
    // Without bytes the value stays as it is; more bytes change more of it.
    while !rng.bytes.is_empty() {
        copy = spoiled_copy(&copy, other, &words, rng);
        // What is left decides how the position is played.
        if rng.next_u32() & 1 == 0 {
            break;
        }
    }
    copy
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
