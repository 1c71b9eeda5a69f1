//! Requests, as they are parsed from a line.

use bots::Level;
use review::Knowledge;
use serde::{Deserialize, Deserializer, de};
use serde_json::{Map, Value};
use table::{Seat, any::Opening, dealer::Seed, record::Overlay};

use super::answer::{Code, Problem};

/// A request. `docs/engine-protocol.md` explains each.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Request {
    Games {},
    New(OpenRequest),
    Load(OpenRequest),
    Record(RecordRequest),
    Replay(ReplayRequest),
    State {},
    Turn {},
    Legal {},
    Play {
        seat: Seat,
        action: String,
        #[serde(default)]
        at: Option<usize>,
    },
    Outcomes {},
    Deal {
        #[serde(default)]
        outcome: Option<String>,
    },
    View {
        #[serde(default)]
        seat: Option<Seat>,
    },
    Undo {
        seat: Seat,
    },
    Log {
        #[serde(default)]
        seat: Option<Seat>,
        #[serde(default)]
        from: usize,
    },
    Standings {},
    Bot {
        level: String,
        #[serde(default)]
        seed: u64,
        #[serde(default)]
        time: Option<u64>,
        #[serde(default)]
        play: bool,
    },
    Analyze {
        #[serde(default = "hard")]
        level: String,
        #[serde(default)]
        seed: u64,
        #[serde(default)]
        time: Option<u64>,
        #[serde(default)]
        top: Option<usize>,
    },
    Advise {
        #[serde(default = "hard")]
        level: String,
        #[serde(default)]
        seed: u64,
        #[serde(default)]
        time: Option<u64>,
    },
    Review {
        #[serde(default)]
        knowledge: Knowledge,
        #[serde(default)]
        evaluations: Option<u32>,
        #[serde(default)]
        seat: Option<Seat>,
        #[serde(default = "one")]
        seed: u64,
    },
    Close {},
    Quit {},
}

fn hard() -> String {
    Level::Hard.to_string()
}

/// The seed of `ochre review`.
const fn one() -> u64 {
    1
}

/// Opens a table: at the game's own start, or (`load`) at a position.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OpenRequest {
    pub(super) game: String,
    #[serde(default)]
    pub(super) options: Map<String, Value>,
    #[serde(default)]
    pub(super) seed: Option<SeedText>,
    #[serde(default)]
    pub(super) chance: Chance,
    #[serde(default)]
    pub(super) overlay: Option<Overlay>,
    #[serde(default)]
    pub(super) position: Option<Value>,
}

impl OpenRequest {
    /// The opening it asks for, with a `fresh` seed if it has none and the table deals by itself.
    pub(super) fn opening(&self, fresh: impl FnOnce() -> Result<Seed, Problem>) -> Result<Opening, Problem> {
        let seed = match (self.chance, &self.seed) {
            (Chance::Hand, None) => None,
            (Chance::Hand, Some(_)) => {
                return Err(Problem::new(
                    Code::BadRequest,
                    "'seed' and \"chance\": \"hand\" exclude each other: a table dealt by hand has no seed",
                ));
            }
            (Chance::Auto, Some(seed)) => Some(seed.0),
            (Chance::Auto, None) => Some(fresh()?),
        };
        Ok(Opening {
            options: Value::Object(self.options.clone()),
            overlay: self.overlay.clone(),
            seed,
            position: self.position.clone(),
            ..Opening::default()
        })
    }
}

/// Who decides chance events: the table from its seed, or the caller.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Chance {
    #[default]
    Auto,
    Hand,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RecordRequest {
    #[serde(default)]
    pub(super) seed: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReplayRequest {
    pub(super) record: Value,
    #[serde(default)]
    pub(super) at: Option<usize>,
}

/// A number, or 64 hex digits.
#[derive(Debug)]
pub(super) struct SeedText(pub(super) Seed);

impl<'de> Deserialize<'de> for SeedText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seed = match Value::deserialize(deserializer)? {
            Value::Number(number) => number.as_u64().map(Seed::from_number),
            Value::String(text) => Seed::from_hex(&text),
            _ => None,
        };
        seed.map(Self).ok_or_else(|| de::Error::custom("a seed is a whole number or 64 hex digits"))
    }
}
