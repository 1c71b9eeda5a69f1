//! Rule IDs and how a text mentions them.

use std::{fmt, ops::Range, str::FromStr};

/// The ID of a rule, such as `IA-MIG-11` or `IA-CARD-L-06a`: two capitals for the game, one or more groups of capitals, a
/// number, and an optional lower-case letter.
///
/// IDs sort as they stand in an index: by family (all before the number), then by number, then by letter.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleId {
    family: String,
    number: Number,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Number {
    value: u32,
    letter: Option<char>,
    /// Kept so that `IA-MIG-1` is not taken for `IA-MIG-01`.
    digits: usize,
}

/// The text is not a rule ID.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a rule ID; expected the form IA-MIG-11 or IA-CARD-L-06a")]
pub struct InvalidRuleId(String);

impl RuleId {
    /// Reads an ID at the very start of a text; returns it and what follows.
    fn at_start(text: &str) -> Option<(Self, &str)> {
        let end = text.find(|c: char| !c.is_ascii_uppercase() && c != '-')?;
        let (head, tail) = text.split_at(end);
        let family = head.strip_suffix('-')?;
        let (game, groups) = family.split_once('-')?;
        if game.len() != 2 || groups.split('-').any(str::is_empty) {
            return None;
        }
        let (number, rest) = Number::at_start(tail)?;
        Some((Self { family: family.to_owned(), number }, rest))
    }

    /// Everything before the number: `IA-MIG` for `IA-MIG-11`.
    pub fn family(&self) -> &str {
        &self.family
    }
}

impl Number {
    fn at_start(text: &str) -> Option<(Self, &str)> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, mut rest) = text.split_at(digits);
        let letter = rest.chars().next().filter(char::is_ascii_lowercase);
        if letter.is_some() {
            rest = &rest[1..];
        }
        let number = Self { value: number.parse().ok()?, letter, digits };
        (!rest.starts_with(is_word)).then_some((number, rest))
    }
}

impl FromStr for RuleId {
    type Err = InvalidRuleId;

    fn from_str(text: &str) -> Result<Self, InvalidRuleId> {
        match Self::at_start(text) {
            Some((id, "")) => Ok(id),
            Some(_) | None => Err(InvalidRuleId(text.to_owned())),
        }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Number { value, letter, digits } = self.number;
        write!(f, "{}-{value:0digits$}", self.family)?;
        letter.map_or(Ok(()), |letter| write!(f, "{letter}"))
    }
}

/// One rule, or a range of rules written as `IA-SETUP-01..03` or `IA-SETUP-01..IA-SETUP-03`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mention {
    /// One rule.
    One(RuleId),
    /// From the first to the last, both included. The parser does not check that they ascend or share a family.
    Range(RuleId, RuleId),
}

impl Mention {
    /// The first and the last rule; the same one twice for a single rule.
    pub fn ends(&self) -> (&RuleId, &RuleId) {
        match self {
            Self::One(id) => (id, id),
            Self::Range(first, last) => (first, last),
        }
    }
}

impl fmt::Display for Mention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One(id) => id.fmt(f),
            Self::Range(first, last) => write!(f, "{first}..{last}"),
        }
    }
}

/// A mention and the bytes of the text it occupies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// What is mentioned.
    pub mention: Mention,
    /// Where it stands in the text.
    pub range: Range<usize>,
}

/// Every rule and range of rules that a text mentions, in order.
pub fn mentions(text: &str) -> Vec<Found> {
    let mut found = Vec::new();
    let mut rest = text;
    let mut inside_word = false;
    while let Some(c) = rest.chars().next() {
        match RuleId::at_start(rest).filter(|_| !inside_word) {
            Some((first, after)) => {
                let start = text.len() - rest.len();
                let (mention, after) = with_range_end(first, after);
                found.push(Found { mention, range: start..text.len() - after.len() });
                rest = after;
                inside_word = true;
            }
            None => {
                inside_word = is_word(c) || c == '-';
                rest = &rest[c.len_utf8()..];
            }
        }
    }
    found
}

fn with_range_end(first: RuleId, after: &str) -> (Mention, &str) {
    let end = after.strip_prefix("..").and_then(|text| {
        RuleId::at_start(text).or_else(|| {
            let (number, rest) = Number::at_start(text)?;
            Some((RuleId { family: first.family.clone(), number }, rest))
        })
    });
    match end {
        Some((last, rest)) => (Mention::Range(first, last), rest),
        None => (Mention::One(first), after),
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        mentions(text).iter().map(|found| found.mention.to_string()).collect()
    }

    #[test]
    fn mentions_are_found_in_prose() {
        for (text, expected) in [
            ("IA-MIG-11", &["IA-MIG-11"] as &[&str]),
            ("/// IA-MIG-11, IA-EDGE-01: eight stones", &["IA-MIG-11", "IA-EDGE-01"]),
            ("(IA-CARD-L-06a and EW-EDGE-15b)", &["IA-CARD-L-06a", "EW-EDGE-15b"]),
            ("IA-EX-09.", &["IA-EX-09"]),
            ("é IA-EX-09 – IA-EX-10é", &["IA-EX-09"]),
            ("IA-MIG-1", &["IA-MIG-1"]),
            ("IA-MIG-011", &["IA-MIG-011"]),
            ("IA-SETUP-01..03", &["IA-SETUP-01..IA-SETUP-03"]),
            ("IA-SETUP-01..IA-SETUP-03", &["IA-SETUP-01..IA-SETUP-03"]),
            ("IA-CARD-L-07a..07d, IA-EX-01", &["IA-CARD-L-07a..IA-CARD-L-07d", "IA-EX-01"]),
            ("IA-SETUP-01.. and so on", &["IA-SETUP-01"]),
        ] {
            assert_eq!(found(text), expected, "{text}");
        }
    }

    #[test]
    fn look_alikes_are_not_mentions() {
        for text in [
            "",
            "IA",
            "IA-",
            "IA-01",
            "IA-MIG",
            "IA-MIG-",
            "IA-MIG-x1",
            "IA--MIG-01",
            "IA-MIG--01",
            "UTF-EIGHT-08",
            "XIA-MIG-01",
            "x-IA-MIG-01",
            "ia-mig-01",
            "IA-MIG-01ab",
            "IA-MIG-01A",
            "IA-MIG-01_x",
            "IA-MIG-99999999999",
        ] {
            assert_eq!(found(text), [""; 0], "{text}");
            assert!(text.parse::<RuleId>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_mention_knows_where_it_stands() {
        let text = "é: see IA-SETUP-01..03, not IA";
        let all = mentions(text);
        assert_eq!(all.len(), 1);
        assert_eq!(&text[all[0].range.clone()], "IA-SETUP-01..03");
    }

    #[test]
    fn an_id_is_the_whole_text() {
        let id: RuleId = "IA-CARD-L-06a".parse().unwrap();
        assert_eq!((id.family(), id.to_string().as_str()), ("IA-CARD-L", "IA-CARD-L-06a"));
        let error = "IA-MIG-01 and more".parse::<RuleId>().unwrap_err();
        assert!(error.to_string().starts_with("`IA-MIG-01 and more` is not a rule ID"), "{error}");
    }

    #[test]
    fn ids_sort_by_number_and_then_by_letter() {
        let ids = ["IA-L-06", "IA-L-06a", "IA-L-06b", "IA-L-07", "IA-L-10"];
        assert!(ids.map(|text| text.parse::<RuleId>().unwrap()).is_sorted());
    }
}
