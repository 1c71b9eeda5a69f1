//! Actions nobody listed, made from the notation of others.

use rand::Rng;

use super::promise::{Broken, Promise};
use crate::{Rules, odds::below};

/// An action like `action` with one word or digit of its notation changed, if that is an action at all.
pub(super) fn mutate<R: Rules>(
    rules: &R,
    action: R::Action,
    other: Option<R::Action>,
    rng: &mut impl Rng,
) -> Result<Option<R::Action>, Broken> {
    let text = rules.write_action(action);
    let changed = if rng.next_u32().is_multiple_of(2) {
        change_digit(&text, rng)
    } else {
        other.map_or_else(|| text.clone(), |other| change_word(&text, &rules.write_action(other), rng))
    };
    let Ok(read) = rules.read_action(&changed) else { return Ok(None) };
    let written = rules.write_action(read);
    Promise::NotationIsUnique.unless(written == changed, || format!("'{changed}' is read as '{written}'"))?;
    Ok(Some(read))
}

fn change_digit(text: &str, rng: &mut impl Rng) -> String {
    let digits: Vec<usize> =
        text.char_indices().filter(|(_, it)| it.is_ascii_digit()).map(|(at, _)| at).collect();
    let mut changed = text.to_owned();
    if !digits.is_empty() {
        let at = digits[below(rng, digits.len() as u32) as usize];
        changed.replace_range(at..=at, &below(rng, 10).to_string());
    }
    changed
}

fn change_word(text: &str, donor: &str, rng: &mut impl Rng) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let donors: Vec<&str> = donor.split(' ').collect();
    let at = below(rng, words.len() as u32) as usize;
    words[at] = donors[at.min(donors.len() - 1)];
    words.join(" ")
}
