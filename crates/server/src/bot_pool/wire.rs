//! Jobs and their results, as workers receive and return them.
//!
//! A decision carries the table as the seat imagines it ([`Imagined`]) and so nothing that the seat does not know. A step of a review
//! carries the record of the game, which is over: everything in it is public.

use std::borrow::Cow;

use bots::{Advice, Advised, Reason};
use review::{Finding, Knowledge, Plan};
use serde::{Deserialize, Serialize};
use table::{Seat, record::Record, table::Imagined};

/// The version of these types.
pub(super) const FORMAT: u32 = 1;

/// A job.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WireJob {
    /// The [`program`](super::program) that asks.
    pub(super) program: String,
    pub(super) ask: Ask,
}

/// What is asked.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Ask {
    Choose(WireDecision),
    Advise(WireDecision),
    /// The number of a step of the attached game.
    Examine(usize),
}

/// A decision for a bot.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WireDecision {
    pub(super) game: String,
    pub(super) level: String,
    pub(super) seed: u64,
    /// The longest time, in milliseconds.
    pub(super) time: u64,
    pub(super) table: Imagined,
}

/// A finished game and how it is reviewed: what the steps of a review share.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WireGame {
    pub(super) record: Record,
    evaluations: Option<u32>,
    knowledge: Knowledge,
    seed: u64,
    seat: Option<Seat>,
}

impl WireGame {
    pub(super) fn new(record: Record, plan: &Plan) -> Self {
        let Plan { evaluations, knowledge, seed, seat, threads: _ } = *plan;
        Self { record, evaluations, knowledge, seed, seat }
    }

    pub(super) fn plan(&self) -> Plan {
        let Self { record: _, evaluations, knowledge, seed, seat } = *self;
        Plan { evaluations, knowledge, seed, seat, ..Plan::default() }
    }
}

/// The result of a job; `None` where there is nothing to find.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WireResult {
    Chosen(Option<String>),
    Advised(Option<WireAdvice>),
    Found(Option<Finding>),
}

/// [`Advice`], actions in notation.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WireAdvice {
    /// Action, chance and share.
    choices: Vec<(String, f32, f32)>,
    /// Term and points.
    reasons: Vec<(String, f32)>,
}

impl From<Advice<String>> for WireAdvice {
    fn from(advice: Advice<String>) -> Self {
        let choice = |Advised { action, chance, share }| (action, chance, share);
        let reason = |Reason { term, points }| (term.into_owned(), points);
        Self {
            choices: advice.choices.into_iter().map(choice).collect(),
            reasons: advice.reasons.into_iter().map(reason).collect(),
        }
    }
}

impl From<WireAdvice> for Advice<String> {
    fn from(advice: WireAdvice) -> Self {
        let choice = |(action, chance, share)| Advised { action, chance, share };
        let reason = |(term, points)| Reason { term: Cow::Owned(term), points };
        Self {
            choices: advice.choices.into_iter().map(choice).collect(),
            reasons: advice.reasons.into_iter().map(reason).collect(),
        }
    }
}
