//! What can be written for a value.

use serde::Serialize;
use toml::{Table, Value};

use crate::text::Phrase;

/// The key that tells the cases of a [`Shape::Variant`] apart.
pub(super) const KIND: &str = "kind";

/// What can be written for a value of a content file: an editor chooses its input by it, the checker its messages.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A line of text, not empty.
    Text {
        /// Characters at most.
        most: usize,
    },
    /// A whole number.
    Number {
        /// The smallest.
        least: i64,
        /// The largest.
        most: i64,
    },
    /// True or false.
    Switch,
    /// One of some words.
    OneOf(Vec<Choice>),
    /// A line in the game's language of icons or instructions.
    Program(Palette),
    /// A list of values of one shape.
    List {
        /// The shape of its entries.
        of: Box<Self>,
        /// Entries at least.
        least: usize,
        /// Entries at most.
        most: usize,
    },
    /// A table of named values, such as `{ sun = 2, moon = 2 }`.
    Record(Vec<Part>),
    /// A list in which each place has a meaning, such as goods or coordinates.
    Row(Vec<Part>),
    /// One of several records, told apart by `kind`, such as `{ kind = "share", hexes = 3 }`.
    Variant(Vec<Case>),
}

/// One of the words a value can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// As written.
    pub value: String,
    /// As shown.
    pub label: Phrase,
}

/// A named part of a value.
#[derive(Clone, Debug, Serialize)]
pub struct Part {
    /// Its key; in a row, its place counted from 1.
    pub key: String,
    /// What it is called.
    pub label: Phrase,
    /// Its shape.
    pub shape: Shape,
}

/// A case of a variant.
#[derive(Clone, Debug, Serialize)]
pub struct Case {
    /// The word for `kind`.
    pub kind: String,
    /// What it is called.
    pub label: Phrase,
    /// What else is written.
    pub parts: Vec<Part>,
}

/// The tokens a program is composed of.
#[derive(Clone, Debug, Serialize)]
pub struct Palette {
    /// Tokens in groups, in the order they are written.
    pub groups: Vec<TokenGroup>,
    /// How tokens become a program.
    pub compose: Compose,
    /// May it be left empty?
    pub empty: bool,
    /// What stands between two programs, where several may stand one after another.
    pub between: Option<TokenGroup>,
    #[serde(skip)]
    check: fn(&str) -> Result<(), Phrase>,
}

impl Palette {
    /// The palette of a language whose programs `check` reads.
    pub const fn new(
        groups: Vec<TokenGroup>,
        compose: Compose,
        empty: bool,
        check: fn(&str) -> Result<(), Phrase>,
    ) -> Self {
        Self { groups, compose, empty, between: None, check }
    }

    /// The same palette for several programs, with what stands between two of them.
    #[must_use]
    pub fn several(self, between: TokenGroup) -> Self {
        Self { between: Some(between), ..self }
    }

    /// Every group of tokens there is to pick from.
    pub fn all_groups(&self) -> impl Iterator<Item = &TokenGroup> {
        self.groups.iter().chain(&self.between)
    }

    /// What is wrong with a program.
    pub fn check(&self, text: &str) -> Result<(), Phrase> {
        if self.empty && text.trim().is_empty() {
            return Ok(());
        }
        (self.check)(text)
    }
}

/// How tokens become a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Compose {
    /// One after another, with blanks between them.
    Joined,
    /// Each token is a whole program.
    Whole,
}

/// Tokens with something in common.
#[derive(Clone, Debug, Serialize)]
pub struct TokenGroup {
    /// What they are for: "Only in", "Pays", "Gains".
    pub title: Phrase,
    /// The tokens.
    pub tokens: Vec<Token>,
}

/// A word of a program.
#[derive(Clone, Debug, Serialize)]
pub struct Token {
    /// As written.
    pub text: String,
    /// As shown.
    pub label: Phrase,
}

/// A number from `least` to `most`.
pub const fn number(least: i64, most: i64) -> Shape {
    Shape::Number { least, most }
}

/// A line of text.
pub const fn text(most: usize) -> Shape {
    Shape::Text { most }
}

/// A list of `least` to `most` values.
pub fn list(of: Shape, least: usize, most: usize) -> Shape {
    Shape::List { of: Box::new(of), least, most }
}

/// One of some words, each with its label.
pub fn one_of<W: Into<String>>(words: impl IntoIterator<Item = (W, Phrase)>) -> Shape {
    let choice = |(value, label): (W, Phrase)| Choice { value: value.into(), label };
    Shape::OneOf(words.into_iter().map(choice).collect())
}

/// Named parts of a record.
pub fn parts(parts: impl IntoIterator<Item = (&'static str, Phrase, Shape)>) -> Vec<Part> {
    parts.into_iter().map(|(key, label, shape)| Part { key: key.to_owned(), label, shape }).collect()
}

/// A list in which each place has a meaning.
pub fn row(labels: impl IntoIterator<Item = Phrase>, shape: &Shape) -> Shape {
    let part = |(place, label): (usize, Phrase)| Part { key: place.to_string(), label, shape: shape.clone() };
    Shape::Row((1..).zip(labels).map(part).collect())
}

impl Shape {
    /// A value of this shape, for messages and tests: as short as possible.
    pub fn example(&self) -> Value {
        match self {
            Self::Text { .. } => Value::String("…".to_owned()),
            Self::Number { least, .. } => Value::Integer(*least),
            Self::Switch => Value::Boolean(true),
            Self::OneOf(choices) => {
                Value::String(choices.first().map(|choice| choice.value.clone()).unwrap_or_default())
            }
            Self::Program(palette) => Value::String(palette.example()),
            Self::List { of, least, most } => {
                Value::Array(vec![of.example(); (*least).max(1).min((*most).max(1))])
            }
            Self::Record(parts) => Value::Table(record(parts)),
            Self::Row(parts) => Value::Array(parts.iter().map(|part| part.shape.example()).collect()),
            Self::Variant(cases) => cases.first().map_or_else(
                || Value::Table(Table::new()),
                |case| {
                    let mut table = record(&case.parts);
                    table.insert(KIND.to_owned(), Value::String(case.kind.clone()));
                    Value::Table(table)
                },
            ),
        }
    }

    /// What a field of this shape asks for in a few words, if that says more than its input shows.
    pub fn hint(&self) -> Option<Phrase> {
        let sized = |key: &'static str, least: i64, most: i64| {
            Phrase::new(key).number("least", least).number("most", most)
        };
        match self {
            Self::Number { least, most } => Some(sized("table-hint-number", *least, *most)),
            Self::Text { most } => Some(sized("table-hint-text", 1, *most as i64)),
            Self::List { least, most, .. } if least == most => None,
            Self::List { least, most, .. } => Some(sized("table-hint-list", *least as i64, *most as i64)),
            Self::Row(parts) => parts.first().and_then(|part| part.shape.hint()),
            Self::Switch | Self::OneOf(_) | Self::Program(_) | Self::Record(_) | Self::Variant(_) => None,
        }
    }
}

fn record(parts: &[Part]) -> Table {
    parts.iter().map(|part| (part.key.clone(), part.shape.example())).collect()
}

impl Palette {
    /// The first token that is a program by itself.
    fn example(&self) -> String {
        let mut tokens = self.groups.iter().flat_map(|group| &group.tokens);
        tokens
            .find(|token| self.check(&token.text).is_ok())
            .map(|token| token.text.clone())
            .unwrap_or_default()
    }
}
