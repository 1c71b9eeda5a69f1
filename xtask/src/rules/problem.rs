//! What can be wrong in the indexes, or between them and the tests.

use std::fmt;

use rulebook::{Mention, RuleId};

use super::Location;

/// A reason to fail the check, and where to look.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Problem {
    pub(super) location: Location,
    pub(super) kind: ProblemKind,
}

/// What is wrong.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum ProblemKind {
    Untested { id: RuleId },
    StatedTwice { id: RuleId, first: Location },
    NoReason { id: RuleId },
    CitedAnyway { id: RuleId, test: String },
    Unknown { id: RuleId, test: String },
    InvalidRange { range: Mention, test: String },
    UnnamedRuling { ruling: RuleId },
    ChangedUnnoted { id: RuleId, ruling: RuleId },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.location, self.kind)
    }
}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Untested { id } => {
                write!(f, "no test cites {id}; add `/// {id}` above a test that proves it")
            }
            Self::StatedTwice { id, first } => {
                write!(f, "{id} is already stated at {first}; give it a new ID")
            }
            Self::NoReason { id } => {
                write!(f, "{id} is marked not testable without a reason; write `(not testable: <reason>)`")
            }
            Self::CitedAnyway { id, test } => {
                write!(f, "{id} is marked not testable, but {test} cites it; remove one of the two")
            }
            Self::Unknown { id, test } => write!(f, "test {test} cites {id}, which no index states"),
            Self::InvalidRange { range, test } => write!(
                f,
                "test {test} cites {range}; a range must ascend and stay within one family, such as IA-MIG-01..03"
            ),
            Self::UnnamedRuling { ruling } => {
                write!(f, "no rule names {ruling}; add `({ruling})` to the rule it is about")
            }
            Self::ChangedUnnoted { id, ruling } => {
                write!(f, "{ruling} changes {id}, which does not say so; add `({ruling})` to it")
            }
        }
    }
}
