//! Refusals name the rule they apply.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::text::Phrase;

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

/// A position that cannot be: loaded by hand, or (never, says the conformance suite) reached by play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{rule}: {what}")]
pub struct Flaw {
    /// The invariant that does not hold.
    pub rule: RuleId,
    /// What is wrong, with the numbers.
    pub what: String,
}

impl Flaw {
    /// The position breaks `rule`: `what`.
    pub fn new(rule: &'static str, what: impl Into<String>) -> Self {
        Self { rule: RuleId(rule), what: what.into() }
    }

    /// `Ok` if `holds`, else the flaw.
    pub fn unless(holds: bool, rule: &'static str, what: impl FnOnce() -> String) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self::new(rule, what())) }
    }
}

/// Options no game can be set up with.
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
