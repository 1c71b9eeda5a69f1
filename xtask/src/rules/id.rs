//! The names of rules, and how a text mentions them.

use std::fmt;

/// The name of a rule, such as `IA-MIG-11` or `IA-CARD-L-06a`.
///
/// Names sort as they stand in an index: by family, then number, then letter.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct RuleId {
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

/// One rule, or a run of rules of one family written as `IA-SETUP-01..03`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Mention {
    One(RuleId),
    Range(RuleId, RuleId),
}

impl RuleId {
    /// Reads a name at the very start of a text; returns it and what follows.
    pub(super) fn at_start(text: &str) -> Option<(RuleId, &str)> {
        let end = text.find(|c: char| !c.is_ascii_uppercase() && c != '-')?;
        let (head, tail) = text.split_at(end);
        let family = head.strip_suffix('-')?;
        let (game, groups) = family.split_once('-')?;
        if game.len() != 2 || groups.split('-').any(str::is_empty) {
            return None;
        }
        let (number, rest) = Number::at_start(tail)?;
        let family = family.to_owned();
        Some((RuleId { family, number }, rest))
    }

    pub(super) fn same_family(&self, other: &RuleId) -> bool {
        self.family == other.family
    }
}

impl Number {
    fn at_start(text: &str) -> Option<(Number, &str)> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, mut rest) = text.split_at(digits);
        let letter = rest.chars().next().filter(char::is_ascii_lowercase);
        if letter.is_some() {
            rest = &rest[1..];
        }
        let number = Number { value: number.parse().ok()?, letter, digits };
        (!rest.starts_with(is_word)).then_some((number, rest))
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Number { value, letter, digits } = self.number;
        write!(f, "{}-{value:0digits$}", self.family)?;
        letter.map_or(Ok(()), |letter| write!(f, "{letter}"))
    }
}

impl fmt::Display for Mention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mention::One(id) => id.fmt(f),
            Mention::Range(first, last) => write!(f, "{first}..{last}"),
        }
    }
}

/// Every rule or range of rules that a text names.
pub(super) fn mentions(text: &str) -> Vec<Mention> {
    let mut found = Vec::new();
    let mut rest = text;
    let mut inside_word = false;
    while let Some(c) = rest.chars().next() {
        let here = RuleId::at_start(rest).filter(|_| !inside_word);
        if let Some((first, after)) = here {
            let (mention, after) = with_range_end(first, after);
            found.push(mention);
            rest = after;
            inside_word = true;
        } else {
            inside_word = is_word(c) || c == '-';
            rest = &rest[c.len_utf8()..];
        }
    }
    found
}

fn with_range_end(first: RuleId, after: &str) -> (Mention, &str) {
    let end = after.strip_prefix("..").and_then(|text| {
        RuleId::at_start(text).or_else(|| {
            let (number, rest) = Number::at_start(text)?;
            let family = first.family.clone();
            Some((RuleId { family, number }, rest))
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
        mentions(text).iter().map(ToString::to_string).collect()
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
        }
    }

    #[test]
    fn names_sort_by_number_and_then_by_letter() {
        let ids: Vec<RuleId> = ["IA-L-06", "IA-L-06a", "IA-L-06b", "IA-L-07", "IA-L-10"]
            .iter()
            .filter_map(|text| RuleId::at_start(text).map(|(id, _)| id))
            .collect();
        assert_eq!(ids.len(), 5);
        assert!(ids.is_sorted());
    }
}
