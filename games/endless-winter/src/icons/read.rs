//! Reads the icon notation of content files, such as `[d] 2F -> K`.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, de};
use table::{refusal::sentence, text::Phrase};

use super::{
    Bound, Condition, Effect, Gains, Icon, MOST_ICONS, MOST_OF_ONE, Noun, Per, Repeats, skills::THEN,
};
use crate::{content::ENGLISH, ids::MOST_SKILLS, price::Price};

/// Why a text is not an effect: what was found, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IconError {
    /// No such icon.
    Unknown(String),
    /// A number without an icon.
    Alone(String),
    /// No such column.
    Bound(String),
    /// The left side of an arrow.
    Price(String),
    /// The left side of a colon.
    Condition(String),
    /// An arrow or a colon for the second time.
    TwoSides,
    /// A maximum without a colon, or not a number.
    Maximum(String),
    /// A number in front of an icon.
    Number(String),
    /// Something before the arrow or colon, nothing behind.
    Nothing,
    /// Too many different icons.
    TooMany,
    /// Nothing before or behind the word between two skills.
    NoSkill,
    /// Too many skills on one card.
    TooManySkills,
    /// A second skill where only one can stand.
    OneSkill,
}

impl IconError {
    /// What was found, what was expected and what to do, in words.
    pub fn phrase(&self) -> Phrase {
        let (key, found) = match self {
            Self::Unknown(found) => ("unknown", Some(found)),
            Self::Alone(found) => ("alone", Some(found)),
            Self::Bound(found) => ("bound", Some(found)),
            Self::Price(found) => ("price", Some(found)),
            Self::Condition(found) => ("condition", Some(found)),
            Self::TwoSides => ("two-sides", None),
            Self::Maximum(found) => ("maximum", Some(found)),
            Self::Number(found) => ("number", Some(found)),
            Self::Nothing => ("nothing", None),
            Self::TooMany => ("too-many", None),
            Self::NoSkill => ("no-skill", None),
            Self::TooManySkills => ("too-many-skills", None),
            Self::OneSkill => ("one-skill", None),
        };
        let phrase = Phrase::new(format!("endless-winter-mistake-icon-{key}"));
        let phrase = match found {
            Some(found) => phrase.text("found", found.chars().take(40).collect::<String>()),
            None => phrase,
        };
        match self {
            Self::Unknown(_) => {
                let tokens: Vec<&str> = Icon::ALL.iter().map(|icon| icon.token()).collect();
                phrase.text("known", tokens.join(" "))
            }
            Self::Condition(_) => phrase.text("known", Noun::known()),
            Self::Number(_) => phrase.number("most", MOST_OF_ONE),
            Self::TooMany => phrase.number("most", MOST_ICONS as i64),
            Self::TooManySkills => phrase.number("most", MOST_SKILLS as i64),
            _ => phrase,
        }
    }
}

impl fmt::Display for IconError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&sentence(ENGLISH, &self.phrase()))
    }
}

impl std::error::Error for IconError {}

impl FromStr for Effect {
    type Err = IconError;

    fn from_str(text: &str) -> Result<Self, IconError> {
        let mut effect = Self::default();
        let text = text.trim();
        if text.is_empty() {
            return Ok(effect);
        }
        // EW-RULING-83: only Culture cards have several.
        if text.split_whitespace().any(|word| word == THEN) {
            return Err(IconError::OneSkill);
        }
        let rest = match text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((word, rest)) => {
                effect.bound = bound(word)?;
                // EW-RULING-81: the colon may stand behind it, as it is printed, or not.
                rest.trim_start().strip_prefix(':').unwrap_or(rest)
            }
            None => text,
        };
        let (rest, most) = maximum(rest)?;
        let gained = sides(rest, &mut effect)?;
        match (&mut effect.condition, most) {
            (Some(condition), Some(most)) => condition.most = most,
            (None, Some(most)) => return Err(IconError::Maximum(most.to_string())),
            (_, None) => {}
        }
        effect.gains = gains(gained)?;
        if effect.gains.is_empty() {
            return Err(IconError::Nothing);
        }
        Ok(effect)
    }
}

impl<'de> Deserialize<'de> for Effect {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// Reads what stands before arrow and colon, in either order. What is left.
fn sides<'a>(text: &'a str, effect: &mut Effect) -> Result<&'a str, IconError> {
    const SIGNS: [&str; 2] = ["->", ":"];
    let mut rest = text;
    while let Some((at, sign)) =
        SIGNS.into_iter().filter_map(|sign| Some((rest.find(sign)?, sign))).min_by_key(|&(at, _)| at)
    {
        let left = rest[..at].trim();
        match (sign, effect.price.is_free(), &mut effect.condition) {
            ("->", true, condition) => {
                effect.price = price(left)?;
                if let Some(condition) = condition {
                    condition.repeats = Repeats::Exchange;
                }
            }
            (":", _, condition @ None) => {
                *condition = Some(Condition { per: per(left)?, most: u8::MAX, repeats: Repeats::Gains });
            }
            _ => return Err(IconError::TwoSides),
        }
        rest = &rest[at + sign.len()..];
    }
    Ok(rest)
}

fn bound(word: &str) -> Result<Bound, IconError> {
    let found = Bound::LETTERS.into_iter().find(|&(_, letter)| letter == word);
    found.map(|(bound, _)| bound).ok_or_else(|| IconError::Bound(word.to_owned()))
}

fn maximum(text: &str) -> Result<(&str, Option<u8>), IconError> {
    let Some((before, after)) = text.split_once('(') else {
        return Ok((text, None));
    };
    let number = after
        .trim_end()
        .strip_suffix(')')
        .and_then(|inside| inside.strip_prefix("max "))
        .and_then(|number| number.parse::<u8>().ok())
        .filter(|&number| number > 0 && number < u8::MAX);
    match number {
        Some(number) => Ok((before, Some(number))),
        None => Err(IconError::Maximum(format!("({after}"))),
    }
}

/// What is left of an arrow. The same word again adds to it: `F F` is `2F`.
fn price(text: &str) -> Result<Price, IconError> {
    let mut price = Price::default();
    for word in text.split_whitespace() {
        let (count, token) = counted(word)?;
        // Labor is counted in halves; there is room for one half more.
        let (sum, each, most) = match token {
            "F" => (&mut price.food, 1, MOST_OF_ONE),
            "T" => (&mut price.tools, 1, MOST_OF_ONE),
            // Cards from hand, chosen on the spot.
            "-D" => (&mut price.cards, 1, MOST_OF_ONE),
            "L" => (&mut price.labor, 2, 2 * MOST_OF_ONE + 1),
            "l" => (&mut price.labor, 1, 2 * MOST_OF_ONE + 1),
            _ => return Err(IconError::Price(word.to_owned())),
        };
        *sum += each * count;
        if *sum > most {
            return Err(IconError::Number(format!("{}{token}", *sum / each)));
        }
    }
    if price.is_free() {
        return Err(IconError::Price(text.trim().to_owned()));
    }
    Ok(price)
}

fn per(word: &str) -> Result<Per, IconError> {
    let unknown = || IconError::Condition(word.to_owned());
    let (group, token) = counted(word).map_err(|_| unknown())?;
    Noun::with_token(token).map(|noun| Per { noun, group }).ok_or_else(unknown)
}

fn gains(text: &str) -> Result<Gains, IconError> {
    let mut gains = Gains::NONE;
    for word in text.split_whitespace() {
        let (count, icon) = if word == "mm" {
            (2, Icon::MoveCamp)
        } else {
            let (count, token) = counted(word)?;
            let icon = Icon::with_token(token).ok_or_else(|| IconError::Unknown(word.to_owned()))?;
            (count, icon)
        };
        if !gains.has(icon) && gains.kinds() == MOST_ICONS {
            return Err(IconError::TooMany);
        }
        gains.add(icon, count);
        if gains.count(icon) > MOST_OF_ONE {
            return Err(IconError::Number(format!("{}{}", gains.count(icon), icon.token())));
        }
    }
    Ok(gains)
}

/// Splits `2F` into 2 and `F`; no number means 1.
fn counted(word: &str) -> Result<(u8, &str), IconError> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 {
        return Ok((1, word));
    }
    let (number, token) = word.split_at(digits);
    if token.is_empty() {
        return Err(IconError::Alone(word.to_owned()));
    }
    number
        .parse::<u8>()
        .ok()
        .filter(|&count| (1..=MOST_OF_ONE).contains(&count))
        .map(|count| (count, token))
        .ok_or_else(|| IconError::Number(word.to_owned()))
}
