//! Reads the icon notation of content files, such as `[d] 2F -> K`.

use std::str::FromStr;

use super::{Bound, Condition, Effect, Gains, Icon, MOST_ICONS, MOST_OF_ONE, Per};
use crate::price::Price;

/// Why a text is not an effect: what was found, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IconError {
    /// No such icon.
    #[error("'{0}' is not an icon; icons are {known}", known = known())]
    Unknown(String),
    /// No such column.
    #[error("'{0}' is not a column; write [i], [d], [m], [h] or [e] in front of everything else")]
    Bound(String),
    /// The left side of an arrow.
    #[error("'{0}' cannot be paid; before '->' stand F, T and -D")]
    Price(String),
    /// The left side of a colon.
    #[error("'{0}' cannot be counted; before ':' stands one of C, V, G, 2G, X/")]
    Condition(String),
    /// Both an arrow and a colon, or one of them twice.
    #[error("one effect has at most one '->' or ':'")]
    TwoSides,
    /// A maximum without a colon, or not a number.
    #[error("'{0}' is not a maximum; write (max 3), and only behind a ':'")]
    Maximum(String),
    /// A number in front of an icon.
    #[error("'{0}': a number in front of an icon is 2 to {MOST_OF_ONE}")]
    Number(String),
    /// Something before the arrow or colon, nothing behind.
    #[error("nothing is gained")]
    Nothing,
    /// Too many different icons.
    #[error("one effect gives at most {MOST_ICONS} different icons")]
    TooMany,
}

fn known() -> String {
    let tokens: Vec<&str> = Icon::ALL.iter().map(|icon| icon.token()).collect();
    tokens.join(" ")
}

impl FromStr for Effect {
    type Err = IconError;

    fn from_str(text: &str) -> Result<Self, IconError> {
        let mut effect = Self::default();
        let text = text.trim();
        if text.is_empty() {
            return Ok(effect);
        }
        let rest = match text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((word, rest)) => {
                effect.bound = bound(word)?;
                rest
            }
            None => text,
        };
        let (rest, most) = maximum(rest)?;
        let gained = match (rest.split_once("->"), rest.split_once(':')) {
            (Some(_), Some(_)) => return Err(IconError::TwoSides),
            (Some((left, right)), None) => {
                effect.price = price(left)?;
                right
            }
            (None, Some((left, right))) => {
                effect.condition = Some(Condition { per: per(left.trim())?, most: most.unwrap_or(u8::MAX) });
                right
            }
            (None, None) => rest,
        };
        if gained.contains("->") || gained.contains(':') {
            return Err(IconError::TwoSides);
        }
        if effect.condition.is_none()
            && let Some(most) = most
        {
            return Err(IconError::Maximum(most.to_string()));
        }
        effect.gains = gains(gained)?;
        if effect.gains.is_empty() {
            return Err(IconError::Nothing);
        }
        Ok(effect)
    }
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

fn price(text: &str) -> Result<Price, IconError> {
    let mut price = Price::default();
    for word in text.split_whitespace() {
        let (count, token) = counted(word)?;
        match token {
            "F" if price.food == 0 => price.food = count,
            "T" if price.tools == 0 => price.tools = count,
            // Paid with one card from hand, chosen on the spot.
            "-D" if count == 1 && price.cards == 0 => price.cards = 1,
            _ => return Err(IconError::Price(word.to_owned())),
        }
    }
    if price.is_free() {
        return Err(IconError::Price(text.trim().to_owned()));
    }
    Ok(price)
}

fn per(word: &str) -> Result<Per, IconError> {
    match word {
        "C" => Ok(Per::Camp),
        "V" => Ok(Per::Village),
        "X/" => Ok(Per::TippedType),
        _ => match counted(word) {
            Ok((group, "G")) => Ok(Per::Buried(group)),
            _ => Err(IconError::Condition(word.to_owned())),
        },
    }
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
    number
        .parse::<u8>()
        .ok()
        .filter(|&count| (1..=MOST_OF_ONE).contains(&count))
        .map(|count| (count, token))
        .ok_or_else(|| IconError::Number(word.to_owned()))
}
