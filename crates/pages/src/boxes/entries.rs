//! The inputs of a value: how its parts are named in a form, and how a form is read back.
//!
//! The name of a value is its path, such as `culture.adopted-kin.skill`; a part adds its key or place (`cost/1`). A list also
//! sends its length (`effects#`). What cannot be read as the number it should be stays text, so that the checker of the game
//! says what is wrong with it and nothing that was typed is lost.

use table::content::{Compose, Palette, Shape, TokenGroup};
use toml::{Table, Value};

pub use super::pieces::{pieces, unknown};
use crate::form::Fields;

/// More entries of a list than any game has.
const MOST: usize = 200;

fn sent<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.iter().rev().find(|(key, _)| key == name).map(|(_, value)| value.trim())
}

/// The value of this name in a form; `None` if the form does not have it.
pub fn read(shape: &Shape, name: &str, fields: &Fields) -> Option<Value> {
    let part = |shape: &Shape, key: &str| read(shape, &format!("{name}/{key}"), fields);
    match shape {
        Shape::Text { .. } | Shape::Program(_) | Shape::OneOf(_) => {
            sent(fields, name).map(|text| Value::String(text.to_owned()))
        }
        Shape::Number { .. } => sent(fields, name)
            .map(|text| text.parse().map_or_else(|_| Value::String(text.to_owned()), Value::Integer)),
        Shape::Switch => sent(fields, name).map(|text| Value::Boolean(text == "on")),
        Shape::List { of, .. } => {
            let count = sent(fields, &format!("{name}#"))?.parse().unwrap_or(0_usize).min(MOST);
            Some(Value::Array((0..count).filter_map(|place| part(of, &place.to_string())).collect()))
        }
        Shape::Row(parts) => {
            parts.iter().map(|it| part(&it.shape, &it.key)).collect::<Option<_>>().map(Value::Array)
        }
        Shape::Record(parts) => {
            let table: Option<Table> =
                parts.iter().map(|it| Some((it.key.clone(), part(&it.shape, &it.key)?))).collect();
            table.map(Value::Table)
        }
        Shape::Variant(cases) => {
            let kind = sent(fields, &format!("{name}/kind"))?;
            let case = cases.iter().find(|case| case.kind == kind)?;
            let mut table = Table::new();
            table.insert("kind".to_owned(), Value::String(kind.to_owned()));
            for it in &case.parts {
                // The form shows the parts of the case that was chosen before.
                let value = part(&it.shape, &it.key).unwrap_or_else(|| it.shape.example());
                table.insert(it.key.clone(), value);
            }
            Some(Value::Table(table))
        }
    }
}

/// What a button of the editor does to a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Adds an entry to a list.
    Add,
    /// Removes this entry from its list.
    Remove,
    /// Adds a token to a program, or replaces a program by it.
    Token(String),
    /// Removes a piece of a program, counted from 0.
    Drop(usize),
    /// Adds to a number.
    Step(i64),
}

impl Edit {
    /// Reads the value of a button: verb, name and what else it needs, such as `token culture.adopted-kin.skill R+`.
    pub fn parse(text: &str) -> Option<(String, Self)> {
        let mut words = text.splitn(3, ' ');
        let (verb, name, rest) = (words.next()?, words.next()?, words.next());
        let edit = match (verb, rest) {
            ("add", None) => Self::Add,
            ("remove", None) => Self::Remove,
            ("token", Some(token)) => Self::Token(token.to_owned()),
            ("drop", Some(place)) => Self::Drop(place.parse().ok()?),
            ("step", Some(by)) => Self::Step(by.parse().ok()?),
            _ => return None,
        };
        Some((name.to_owned(), edit))
    }

    /// Applies it to the part `below` of a value: the name of the part without that of the value.
    pub fn apply(&self, shape: &Shape, value: &mut Value, below: &str) {
        let steps: Vec<&str> = below.split('/').filter(|step| !step.is_empty()).collect();
        match (self, steps.split_last()) {
            (Self::Remove, Some((place, list))) => {
                if let (Some((_, Value::Array(entries))), Ok(place)) =
                    (find(shape, value, list), place.parse::<usize>())
                    && place < entries.len()
                {
                    entries.remove(place);
                }
            }
            (Self::Remove, None) => {}
            (Self::Add, _) => {
                if let Some((Shape::List { of, .. }, Value::Array(entries))) = find(shape, value, &steps)
                    && entries.len() < MOST
                {
                    entries.push(of.example());
                }
            }
            (Self::Token(token), _) => {
                if let Some((Shape::Program(palette), Value::String(text))) = find(shape, value, &steps) {
                    *text = appended(text, token, palette);
                }
            }
            (Self::Step(by), _) => {
                if let Some((Shape::Number { least, most }, Value::Integer(number))) =
                    find(shape, value, &steps)
                {
                    *number = number.saturating_add(*by).clamp(*least, *most);
                }
            }
            (Self::Drop(place), _) => {
                if let Some((Shape::Program(_), Value::String(text))) = find(shape, value, &steps) {
                    let left = pieces(text).into_iter().enumerate().filter(|(number, _)| number != place);
                    *text = left.map(|(_, piece)| piece).collect::<Vec<_>>().join(" ");
                }
            }
        }
    }
}

/// A program with one more token. A number belongs to the token after it, and the same token again makes a number: `F`, `2F`.
fn appended(text: &str, token: &str, palette: &Palette) -> String {
    let text = text.trim_end();
    match palette.compose {
        Compose::Whole => token.to_owned(),
        Compose::Joined if text.is_empty() => token.to_owned(),
        Compose::Joined if text.ends_with(|last: char| last.is_ascii_digit()) => format!("{text}{token}"),
        Compose::Joined => once_more(text, token)
            .filter(|_| is_counted(token, palette))
            .unwrap_or_else(|| format!("{text} {token}")),
    }
}

/// The program with one more in front of its last word, if that is this token and its number has one digit.
fn once_more(text: &str, token: &str) -> Option<String> {
    let before = text.strip_suffix(token)?;
    let rest = before.trim_end_matches(|digit: char| digit.is_ascii_digit());
    if !(rest.is_empty() || rest.ends_with(char::is_whitespace)) {
        return None;
    }
    let count = if rest == before { 1 } else { before[rest.len()..].parse::<u8>().ok()? };
    (count < 9).then(|| format!("{rest}{}{token}", count + 1))
}

/// May a number stand in front of the token? Not in front of signs, brackets and what stands between two programs.
fn is_counted(token: &str, palette: &Palette) -> bool {
    let is_between = |group: &TokenGroup| group.tokens.iter().any(|it| it.text == token);
    !(matches!(token, "->" | ":") || token.starts_with(['[', '(']) || palette.between.iter().any(is_between))
}

/// The part of a value at the end of some steps, with its shape.
fn find<'a>(shape: &'a Shape, value: &'a mut Value, steps: &[&str]) -> Option<(&'a Shape, &'a mut Value)> {
    let Some((step, rest)) = steps.split_first() else { return Some((shape, value)) };
    match (shape, value) {
        (Shape::List { of, .. }, Value::Array(entries)) => {
            find(of, entries.get_mut(step.parse::<usize>().ok()?)?, rest)
        }
        (Shape::Row(parts), Value::Array(entries)) => {
            let place = parts.iter().position(|part| part.key == *step)?;
            find(&parts.get(place)?.shape, entries.get_mut(place)?, rest)
        }
        (Shape::Record(parts), Value::Table(table)) => {
            let part = parts.iter().find(|part| part.key == *step)?;
            find(&part.shape, table.get_mut(*step)?, rest)
        }
        (Shape::Variant(cases), Value::Table(table)) => {
            let kind = table.get("kind").and_then(Value::as_str)?.to_owned();
            let part =
                cases.iter().find(|case| case.kind == kind)?.parts.iter().find(|part| part.key == *step)?;
            find(&part.shape, table.get_mut(*step)?, rest)
        }
        _ => None,
    }
}

/// A value as the text of an input.
pub(super) fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
