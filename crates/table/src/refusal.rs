//! Refusals name the rule they apply.
//!
//! A game declares its refusals once, with [`refusals!`](crate::refusals): variant, rule ID, message key, arguments. The
//! sentence stands in the game's Fluent files like every other text.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::text::{Arg, Phrase};

/// The ID of a rule in `docs/rules`, such as `IA-MIG-11`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a game does not accept an action. Each game has an enum of its own.
pub trait Refuses: std::error::Error + Copy + Eq + Send + Sync + 'static {
    /// The rule that stands in the way.
    fn rule(&self) -> RuleId;
    /// The reason in words for a person.
    fn phrase(&self) -> Phrase;
}

/// Declares the refusals of a game: an enum that implements [`Refuses`], `Display` and `Error`.
///
/// The header names the enum, the prefix of its message keys and the game's English Fluent file. Each line is a variant,
/// the ID of the rule and the rest of the message key; fields of a variant become arguments of the message.
///
/// ```
/// const ENGLISH: &str = "\
/// toy-refusal-not-now = Something else must be decided now.
/// toy-refusal-too-few = You need { $needed } stones.
/// ";
///
/// ochre_table::refusals! {
///     /// Why an action is not accepted.
///     pub enum Refusal, "toy-refusal-", ENGLISH;
///     /// Another decision is due.
///     NotNow: "TOY-TURN-01", "not-now";
///     /// The price is higher.
///     TooFew { needed: u8 }: "TOY-TURN-02", "too-few";
/// }
///
/// use ochre_table::refusal::Refuses;
/// let refusal = Refusal::TooFew { needed: 3 };
/// assert_eq!(refusal.rule().0, "TOY-TURN-02");
/// assert_eq!(refusal.to_string(), "You need 3 stones.");
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident, $prefix:literal, $english:expr;
        $(
            $(#[$doc:meta])*
            $variant:ident $({ $($arg:ident: $type:ty),+ $(,)? })?: $rule:literal, $key:literal;
        )+
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $visibility enum $name {
            $(
                $(#[$doc])*
                #[doc = concat!("\n\n`", $rule, "`")]
                $variant $({
                    $(
                        #[doc = concat!("The argument `", stringify!($arg), "` of the message.")]
                        $arg: $type
                    ),+
                })?,
            )+
        }

        impl $name {
            /// Rule and message key of every variant, in order of declaration.
            pub const DECLARED: &'static [($crate::refusal::RuleId, &'static str)] =
                &[$(($crate::refusal::RuleId($rule), concat!($prefix, $key))),+];
        }

        impl $crate::refusal::Refuses for $name {
            fn rule(&self) -> $crate::refusal::RuleId {
                $crate::refusal::RuleId(match self { $(Self::$variant { .. } => $rule,)+ })
            }

            fn phrase(&self) -> $crate::text::Phrase {
                match *self {
                    $(
                        Self::$variant $({ $($arg),+ })? => $crate::text::Phrase::new(concat!($prefix, $key))
                            $($(.with(stringify!($arg), $arg))+)?,
                    )+
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&$crate::refusal::sentence($english, &$crate::refusal::Refuses::phrase(self)))
            }
        }

        impl ::std::error::Error for $name {}
    };
}

/// The sentence of a one-line message in a Fluent file, with its arguments filled in; the key if the file has no such
/// message. For logs and error values; people read the phrase through [`Words`](crate::text::Words), in their language.
pub fn sentence(fluent: &str, phrase: &Phrase) -> String {
    sentence_in(&[fluent], phrase)
}

/// The same, for messages that stand in several files.
pub(crate) fn sentence_in(files: &[&str], phrase: &Phrase) -> String {
    let line = |fluent: &&str| {
        fluent
            .lines()
            .find_map(|line| line.strip_prefix(&*phrase.key)?.trim_start().strip_prefix('='))
            .map(|line| line.trim().to_owned())
    };
    let Some(line) = files.iter().find_map(line) else { return phrase.key.to_string() };
    let fill = |text: String, (name, arg): &(&str, Arg)| {
        let value = match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => format!("seat {}", seat.number()),
            Arg::Text(text) => text.clone(),
            Arg::Phrase(phrase) => sentence_in(files, phrase),
            Arg::List(phrases) | Arg::Choice(phrases) => {
                phrases.iter().map(|phrase| sentence_in(files, phrase)).collect::<Vec<_>>().join(", ")
            }
        };
        text.replace(&format!("{{ ${name} }}"), &value)
    };
    phrase.with.iter().fold(line, fill)
}

/// A position that cannot occur. It was loaded from outside: the conformance suite proves that play never reaches one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{rule}: {what}")]
pub struct InvalidPosition {
    /// The invariant that does not hold.
    pub rule: RuleId,
    /// What is wrong, with the numbers.
    pub what: String,
}

impl InvalidPosition {
    /// The position breaks `rule`: `what`.
    pub fn new(rule: &'static str, what: impl Into<String>) -> Self {
        Self { rule: RuleId(rule), what: what.into() }
    }

    /// `Ok` if `holds`, else the error.
    pub fn unless(holds: bool, rule: &'static str, what: impl FnOnce() -> String) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self::new(rule, what())) }
    }
}

/// Options the game cannot be set up with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[error("{option}: {why}")]
pub struct OptionsError {
    /// The option at fault.
    pub option: String,
    /// What is wrong, and what would be right.
    pub why: String,
}

impl OptionsError {
    /// `option` is wrong: `why`.
    pub fn new(option: impl Into<String>, why: impl Into<String>) -> Self {
        Self { option: option.into(), why: why.into() }
    }
}

/// Options from outside that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ReadOptionsError {
    /// Not JSON of the right shape: an unknown option, or a value it does not have.
    #[error(transparent)]
    Malformed(serde_json::Error),
    /// The game cannot be set up with them.
    #[error(transparent)]
    Refused(#[from] OptionsError),
}

/// A position from outside that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ReadPositionError {
    /// Not JSON of the right shape.
    #[error(transparent)]
    Malformed(serde_json::Error),
    /// The game's check refuses it.
    #[error(transparent)]
    Invalid(#[from] InvalidPosition),
}

/// Text that is not an action, an outcome or a seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cannot read '{text}': {why}")]
pub struct NotationError {
    /// What was given.
    pub text: String,
    /// What was expected.
    pub why: String,
}

impl NotationError {
    /// `text` cannot be read: `why`.
    pub fn new(text: &str, why: impl Into<String>) -> Self {
        // Untrusted input ends up in error messages: keep those short.
        Self { text: text.chars().take(80).collect(), why: why.into() }
    }
}
