//! Answers: `ok` with a result, or `error` with a code.

use serde::Serialize;
use serde_json::{Map, Value, json};
use table::{
    any::{OpenError, Rejection},
    record::RecordError,
    refusal::RuleId,
    table::Barrier,
    text::{Arg, Phrase, Words},
};

use crate::setup::SetupError;

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
    Unfinished,
    NotByHand,
    NoRandomness,
    TooLarge,
}

/// Why a request is not carried out. The session goes on.
#[derive(Clone, Debug)]
pub(super) struct Problem {
    code: Code,
    message: Message,
    rule: Option<RuleId>,
    barrier: Option<Barrier>,
}

#[derive(Clone, Debug)]
enum Message {
    /// For the developer of the other program: English.
    Text(String),
    /// For players: in the language of the session.
    Phrase(Phrase),
}

impl Problem {
    pub(super) fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: Message::Text(message.into()), rule: None, barrier: None }
    }

    pub(super) fn for_players(code: Code, phrase: Phrase) -> Self {
        Self { code, message: Message::Phrase(phrase), rule: None, barrier: None }
    }

    fn to_json(&self, words: &dyn Words) -> Value {
        let mut fields = Map::new();
        fields.insert("code".to_owned(), json!(self.code));
        match &self.message {
            Message::Text(text) => drop(fields.insert("message".to_owned(), json!(text))),
            Message::Phrase(phrase) => drop(fields.insert("message".to_owned(), json!(words.say(phrase)))),
        }
        if let Some(rule) = self.rule {
            fields.insert("rule".to_owned(), json!(rule));
        }
        if let (Some(_), Message::Phrase(phrase)) = (self.rule, &self.message) {
            let arguments = phrase.with.iter().map(|(name, arg)| ((*name).to_owned(), value_of(arg, words)));
            fields.insert("arguments".to_owned(), Value::Object(arguments.collect()));
        }
        if let Some(barrier) = self.barrier {
            fields.insert("barrier".to_owned(), json!(barrier));
        }
        Value::Object(fields)
    }
}

/// An argument of a message: a number, the number of a seat, text, or a list of texts.
fn value_of(arg: &Arg, words: &dyn Words) -> Value {
    match arg {
        Arg::Number(number) => json!(number),
        Arg::Seat(seat) => json!(seat),
        Arg::Text(text) => json!(text),
        Arg::Phrase(phrase) => json!(words.say(phrase)),
        Arg::List(phrases) | Arg::Choice(phrases) => phrases.iter().map(|phrase| words.say(phrase)).collect(),
    }
}

impl From<Rejection> for Problem {
    fn from(rejection: Rejection) -> Self {
        match rejection {
            Rejection::Refused { rule, phrase, .. } => {
                Self { rule: Some(rule), ..Self::for_players(Code::Illegal, phrase) }
            }
            Rejection::NoUndo { barrier } => {
                Self { barrier: Some(barrier), ..Self::for_players(Code::NoUndo, barrier.phrase()) }
            }
            Rejection::OutOfTurn { .. } => Self::new(Code::OutOfTurn, rejection.to_string()),
            Rejection::Unreadable(_) => Self::new(Code::Unreadable, rejection.to_string()),
            Rejection::Stale { .. } => Self::new(Code::Stale, rejection.to_string()),
            Rejection::NotByHand => Self::new(Code::NotByHand, rejection.to_string()),
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

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Self {
        Self::new(Code::BadOptions, error.to_string())
    }
}

fn with_id(id: Option<&Value>, key: &str, value: Value) -> String {
    let mut answer = Map::new();
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

/// The answer to a request that was not carried out.
pub(super) fn error(id: Option<&Value>, problem: &Problem, words: &dyn Words) -> String {
    with_id(id, "error", problem.to_json(words))
}
