//! What is wrong with a value, in words: what was expected, what was found.

use toml::Value;

use super::{Part, Shape, shape::KIND};
use crate::text::Phrase;

/// Untrusted text in messages is cut to this many characters.
const SHOWN: usize = 60;

/// Text from a file, short enough for a message.
pub(super) fn shown(text: &str) -> String {
    let mut short: String = text.chars().take(SHOWN).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// A list of words for a message.
pub fn words<W: AsRef<str>>(words: impl IntoIterator<Item = W>) -> String {
    words.into_iter().map(|word| word.as_ref().to_owned()).collect::<Vec<_>>().join(", ")
}

/// One of `known`, found `found`.
pub(super) fn expected(expected: Phrase, found: impl Into<String>) -> Phrase {
    Phrase::new("table-mistake-expected").phrase("expected", expected).text("found", shown(&found.into()))
}

impl Shape {
    /// What is wrong with a value, if anything.
    pub fn check(&self, value: &Value) -> Result<(), Phrase> {
        let other = || Err(expected(self.words(), value.to_string()));
        match (self, value) {
            (Self::Text { most }, Value::String(text)) => {
                let length = text.chars().count();
                let plain = !text.trim().is_empty() && !text.chars().any(char::is_control);
                if plain && length <= *most { Ok(()) } else { other() }
            }
            (Self::Number { least, most }, Value::Integer(number)) => {
                if (least..=most).contains(&number) {
                    Ok(())
                } else {
                    other()
                }
            }
            (Self::Switch, Value::Boolean(_)) => Ok(()),
            (Self::OneOf(choices), Value::String(word)) => {
                if choices.iter().any(|choice| choice.value == *word) { Ok(()) } else { other() }
            }
            (Self::Program(palette), Value::String(text)) => palette.check(text),
            (Self::List { of, least, most }, Value::Array(values)) => {
                if !(*least..=*most).contains(&values.len()) {
                    return Err(counted(values.len(), *least, *most));
                }
                values.iter().enumerate().try_for_each(|(index, value)| {
                    of.check(value).map_err(|mistake| entry((index + 1) as i64, mistake))
                })
            }
            (Self::Row(parts), Value::Array(values)) => {
                if values.len() != parts.len() {
                    return Err(counted(values.len(), parts.len(), parts.len()));
                }
                parts.iter().zip(values).try_for_each(|(part, value)| part.check(value))
            }
            (Self::Record(parts), Value::Table(table)) => check_parts(parts, table, None),
            (Self::Variant(cases), Value::Table(table)) => {
                let kinds = || {
                    Phrase::new("table-shape-one-of")
                        .text("choices", words(cases.iter().map(|case| &case.kind)))
                };
                let kind = table.get(KIND);
                let found = kind.map_or_else(|| value.to_string(), Value::to_string);
                let wrong = || part_mistake(Phrase::new("table-part-kind"), expected(kinds(), found));
                let word = kind.and_then(Value::as_str);
                let case = cases.iter().find(|case| Some(case.kind.as_str()) == word).ok_or_else(wrong)?;
                check_parts(&case.parts, table, Some(KIND))
            }
            _ => other(),
        }
    }

    /// What is expected, in words.
    fn words(&self) -> Phrase {
        match self {
            Self::Text { most } => Phrase::new("table-shape-text").number("most", *most as i64),
            Self::Number { least, most } => {
                Phrase::new("table-shape-number").number("least", *least).number("most", *most)
            }
            Self::Switch => Phrase::new("table-shape-switch"),
            Self::OneOf(choices) => Phrase::new("table-shape-one-of")
                .text("choices", words(choices.iter().map(|choice| &choice.value))),
            Self::Program(_) => {
                Phrase::new("table-shape-program").text("example", self.example().to_string())
            }
            Self::List { .. } | Self::Row(_) => {
                Phrase::new("table-shape-list").text("example", shown(&self.example().to_string()))
            }
            Self::Record(_) | Self::Variant(_) => {
                Phrase::new("table-shape-record").text("example", shown(self.example().to_string().trim()))
            }
        }
    }
}

impl Part {
    fn check(&self, value: &Value) -> Result<(), Phrase> {
        self.shape.check(value).map_err(|mistake| part_mistake(self.label.clone(), mistake))
    }
}

fn part_mistake(part: Phrase, mistake: Phrase) -> Phrase {
    Phrase::new("table-mistake-part").phrase("part", part).phrase("mistake", mistake)
}

fn entry(number: i64, mistake: Phrase) -> Phrase {
    Phrase::new("table-mistake-entry").number("number", number).phrase("mistake", mistake)
}

fn counted(found: usize, least: usize, most: usize) -> Phrase {
    let (key, found) =
        (if least == most { "table-mistake-length" } else { "table-mistake-count" }, found as i64);
    Phrase::new(key).number("found", found).number("least", least as i64).number("most", most as i64)
}

fn check_parts(parts: &[Part], table: &toml::Table, besides: Option<&str>) -> Result<(), Phrase> {
    for part in parts {
        let missing = || Phrase::new("table-mistake-part-missing").text("part", part.key.clone());
        part.check(table.get(&part.key).ok_or_else(missing)?)?;
    }
    let known = |key: &str| Some(key) == besides || parts.iter().any(|part| part.key == key);
    match table.keys().find(|key| !known(key)) {
        None => Ok(()),
        Some(key) => Err(Phrase::new("table-mistake-part-unknown")
            .text("part", shown(key))
            .text("known", words(besides.into_iter().chain(parts.iter().map(|part| part.key.as_str()))))),
    }
}
