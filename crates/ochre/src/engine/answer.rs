//! Answers: `ok` with a result, or `error` with a code.

use serde::Serialize;
use serde_json::{Value, json};
use table::any::{OpenError, Rejection};
use table::record::RecordError;
use table::table::Barrier;

/// What kind of problem a request has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Code {
    BadJson,
    BadRequest,
    UnknownCommand,
    UnknownGame,
    UnknownBot,
    NoTable,
    TooManyTables,
    BadOptions,
    BadContent,
    BadPosition,
    BadRecord,
    OutOfTurn,
    Unreadable,
    Illegal,
    NoUndo,
    Stale,
    NotByHand,
    NoRandomness,
    TooLarge,
}

/// Why a request is not carried out. The session goes on.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Problem {
    code: Code,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    barrier: Option<Barrier>,
}

impl Problem {
    pub(super) fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rule: None, barrier: None }
    }
}

impl From<Rejection> for Problem {
    fn from(rejected: Rejection) -> Self {
        let code = match &rejected {
            Rejection::OutOfTurn { .. } => Code::OutOfTurn,
            Rejection::Unreadable(_) => Code::Unreadable,
            Rejection::Refused { .. } => Code::Illegal,
            Rejection::NoUndo { .. } => Code::NoUndo,
            Rejection::Stale { .. } => Code::Stale,
            Rejection::NotByHand => Code::NotByHand,
        };
        match rejected {
            Rejection::Refused { rule, message, .. } => {
                Self { rule: Some(rule.0), ..Self::new(code, message) }
            }
            Rejection::NoUndo { barrier } => {
                Self { barrier: Some(barrier), ..Self::new(code, barrier.to_string()) }
            }
            other => Self::new(code, other.to_string()),
        }
    }
}

impl From<OpenError> for Problem {
    fn from(error: OpenError) -> Self {
        let code = match &error {
            OpenError::Options(_) => Code::BadOptions,
            OpenError::Content(_) => Code::BadContent,
            OpenError::Position(_) => Code::BadPosition,
        };
        Self::new(code, error.to_string())
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Self {
        Self::new(Code::BadRecord, error.to_string())
    }
}

fn with_id(id: Option<&Value>, key: &str, value: Value) -> String {
    let mut answer = serde_json::Map::new();
    if let Some(id) = id {
        answer.insert("id".to_owned(), id.clone());
    }
    answer.insert(key.to_owned(), value);
    Value::Object(answer).to_string()
}

/// The answer to a request that was carried out.
pub(super) fn ok(id: Option<&Value>, result: Value) -> String {
    with_id(id, "ok", result)
}

/// The answer to one that was not.
pub(super) fn error(id: Option<&Value>, problem: &Problem) -> String {
    with_id(id, "error", serde_json::to_value(problem).unwrap_or_else(|_| json!({})))
}
