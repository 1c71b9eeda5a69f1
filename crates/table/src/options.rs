//! What can be chosen before a game begins, described so that any lobby can ask.

use std::ops::RangeInclusive;

use serde::Serialize;
use serde_json::Value;

use crate::text::Phrase;

/// One thing to choose when a table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// Its key in the options object.
    pub name: &'static str,
    /// What it is called.
    pub title: Phrase,
    /// What it does, in a sentence.
    pub help: Phrase,
    /// What may be chosen.
    pub choice: OptionChoice,
}

/// What an option may be set to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum OptionChoice {
    /// A whole number in a range, both ends included.
    Number {
        /// Smallest.
        from: u8,
        /// Largest.
        to: u8,
        /// The default.
        default: u8,
    },
    /// Yes or no.
    Switch {
        /// The default.
        default: bool,
    },
    /// One of several.
    OneOf {
        /// The values, each with what it is called.
        values: Vec<(&'static str, Phrase)>,
        /// The default.
        default: &'static str,
    },
    /// Any of several.
    AnyOf {
        /// The values, each with what it is called.
        values: Vec<(&'static str, Phrase)>,
    },
}

/// Describes the options of a game. Defaults are stated once, in the `Default` of the options: they are read from there.
///
/// The option `long` of the game `toy` is called `toy-option-long` and explained by `toy-option-long-help`.
///
/// ```
/// use ochre_table::options::{OptionChoice, OptionSpecs};
///
/// #[derive(serde::Serialize)]
/// struct Options {
///     seats: u8,
///     long: bool,
/// }
///
/// let usual = Options { seats: 3, long: true };
/// let specs = OptionSpecs::new("toy", &usual).seats(2..=4).switch("long").build();
/// assert_eq!(specs[0].choice, OptionChoice::Number { from: 2, to: 4, default: 3 });
/// assert_eq!(specs[1].choice, OptionChoice::Switch { default: true });
/// ```
#[derive(Debug)]
pub struct OptionSpecs {
    game: &'static str,
    defaults: Value,
    specs: Vec<OptionSpec>,
}

impl OptionSpecs {
    /// No options yet. `game` begins the keys of the messages; `defaults` are the default options.
    ///
    /// # Panics
    ///
    /// This and the other functions: if an option does not serialise to a field of the right type. That is a mistake in the
    /// game, found by its first test.
    pub fn new(game: &'static str, defaults: &impl Serialize) -> Self {
        let defaults = serde_json::to_value(defaults).expect("options serialise to JSON");
        Self { game, defaults, specs: Vec::new() }
    }

    /// The number of seats, the option `seats`.
    #[must_use]
    pub fn seats(self, range: RangeInclusive<u8>) -> Self {
        let mut specs = self.number("seats", range);
        if let Some(seats) = specs.specs.last_mut() {
            seats.title = Phrase::new("table-option-seats");
        }
        specs
    }

    /// A whole number.
    #[must_use]
    pub fn number(self, name: &'static str, range: RangeInclusive<u8>) -> Self {
        let default = self.default_of(name).as_u64().and_then(|number| u8::try_from(number).ok());
        let default = default.expect("the default of a number is a number");
        assert!(range.contains(&default), "the default of '{name}' is outside its range");
        self.with(name, OptionChoice::Number { from: *range.start(), to: *range.end(), default })
    }

    /// Yes or no.
    #[must_use]
    pub fn switch(self, name: &'static str) -> Self {
        let default = self.default_of(name).as_bool().expect("the default of a switch is yes or no");
        self.with(name, OptionChoice::Switch { default })
    }

    /// One of several values, each with its name.
    #[must_use]
    pub fn one_of(
        self,
        name: &'static str,
        values: impl IntoIterator<Item = (&'static str, Phrase)>,
    ) -> Self {
        let values: Vec<_> = values.into_iter().collect();
        let default = values.iter().find(|(value, _)| self.default_of(name) == *value);
        let default = default.map(|&(value, _)| value).expect("the default is one of the values");
        self.with(name, OptionChoice::OneOf { values, default })
    }

    /// Any of several values, each with its name; none by default.
    #[must_use]
    pub fn any_of(
        self,
        name: &'static str,
        values: impl IntoIterator<Item = (&'static str, Phrase)>,
    ) -> Self {
        let none = self.default_of(name).as_array().is_some_and(Vec::is_empty);
        assert!(none, "by default none of '{name}' is chosen");
        self.with(name, OptionChoice::AnyOf { values: values.into_iter().collect() })
    }

    /// The options described so far.
    pub fn build(self) -> Vec<OptionSpec> {
        self.specs
    }

    fn default_of(&self, name: &str) -> &Value {
        self.defaults.get(name).expect("every option described is a field of the options")
    }

    fn with(mut self, name: &'static str, choice: OptionChoice) -> Self {
        let title = Phrase::new(format!("{}-option-{name}", self.game));
        let help = Phrase::new(format!("{}-option-{name}-help", self.game));
        self.specs.push(OptionSpec { name, title, help, choice });
        self
    }
}
