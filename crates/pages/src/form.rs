//! The form of a new table: its fields and how they are parsed.
//!
//! Field names: `title`, `name` (of the creator), `visibility` (`link`, `public`), `pace` (`none`, `minutes`, `days`) with
//! `amount`, `option-NAME` for each option of the game, `seat-N` (`me`, `open` or a bot level) and `name-N` for those who
//! share the creator's device, `content` (`standard`, `box/ID`, `household/NAME`, or `link` with `content-link`).

use serde_json::{Map, Value};
use table::options::{OptionChoice, OptionSpec};

use crate::model::{Pace, Visibility};

/// The values of the form.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable {
    /// The title of the table; may be empty.
    pub title: String,
    /// The creator's name; may be empty if it is known already.
    pub name: String,
    /// Who may find it.
    pub visibility: Visibility,
    /// How long a turn may take.
    pub pace: Pace,
    /// The options of the game.
    pub options: Map<String, Value>,
    /// Who is to play each seat.
    pub seats: Vec<SeatRequest>,
    /// What it is played with.
    pub content: Content,
}

/// What a table is played with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Content {
    /// The game's own content.
    #[default]
    Standard,
    /// The box with this id.
    Box(String),
    /// A box of the household.
    Household(String),
    /// The box of a link, as entered.
    Link(String),
}

impl NewTable {
    /// The name for a creator who is not known yet: as entered, or the first name given to a seat on this device.
    pub fn creator(&self) -> &str {
        let named = self.seats.iter().find_map(|seat| match seat {
            SeatRequest::Here { name } if !name.is_empty() => Some(name),
            SeatRequest::Here { .. } | SeatRequest::Open | SeatRequest::Bot(_) => None,
        });
        if self.name.is_empty() { named.map_or("", String::as_str) } else { &self.name }
    }
}

/// Who is to play a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatRequest {
    /// The creator, or somebody who shares the creator's device under this name (empty: the creator).
    Here {
        /// The name.
        name: String,
    },
    /// The first person to join.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// The fields of a submitted form, in order.
pub type Fields = [(String, String)];

fn field<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.trim())
}

/// The text of a field without control characters, at most 40 characters.
fn line(fields: &Fields, name: &str) -> String {
    field(fields, name).unwrap_or_default().chars().filter(|c| !c.is_control()).take(40).collect()
}

impl NewTable {
    /// The values of a new form: default options, the creator in the first seat, bots in the others.
    pub fn suggested(specs: &[OptionSpec], bot: &str) -> Self {
        let options: Map<String, Value> =
            specs.iter().map(|spec| (spec.name.to_owned(), default_value(&spec.choice))).collect();
        let mut form = Self {
            title: String::new(),
            name: String::new(),
            visibility: Visibility::Link,
            pace: Pace::None,
            seats: Vec::new(),
            options,
            content: Content::Standard,
        };
        form.seats = (0..form.seat_count(specs))
            .map(|seat| match seat {
                0 => SeatRequest::Here { name: String::new() },
                _ => SeatRequest::Bot(bot.to_owned()),
            })
            .collect();
        form
    }

    /// Parses a submitted form of a game with these options. Missing and invalid values become the defaults, so that a
    /// bookmarked or old form still works; the game itself refuses combinations it cannot play.
    pub fn read(specs: &[OptionSpec], bot: &str, fields: &Fields) -> Self {
        let defaults = Self::suggested(specs, bot);
        let options =
            specs.iter().map(|spec| (spec.name.to_owned(), read_option(spec, fields))).collect::<Map<_, _>>();
        let amount = |most: u16| {
            field(fields, "amount").and_then(|text| text.parse::<u16>().ok()).unwrap_or(most).clamp(1, most)
        };
        let pace = match field(fields, "pace") {
            Some("minutes") => Pace::Minutes(amount(600)),
            Some("days") => Pace::Days(amount(60)),
            _ => Pace::None,
        };
        let mut form = Self {
            title: line(fields, "title"),
            name: line(fields, "name"),
            visibility: match field(fields, "visibility") {
                Some("public") => Visibility::Public,
                _ => Visibility::Link,
            },
            pace,
            options,
            seats: Vec::new(),
            content: read_content(fields),
        };
        form.seats = (0..form.seat_count(specs))
            .map(|seat| match field(fields, &format!("seat-{}", seat + 1)) {
                None => defaults.seats.get(seat).cloned().unwrap_or(SeatRequest::Bot(bot.to_owned())),
                Some("me") => SeatRequest::Here { name: line(fields, &format!("name-{}", seat + 1)) },
                Some("open") => SeatRequest::Open,
                Some(level) => SeatRequest::Bot(level.to_owned()),
            })
            .collect();
        form
    }

    /// The number of seats the options ask for.
    fn seat_count(&self, specs: &[OptionSpec]) -> usize {
        let most = specs.iter().find_map(|spec| match spec.choice {
            OptionChoice::Number { to, .. } if spec.name == "seats" => Some(u64::from(to)),
            _ => None,
        });
        self.options.get("seats").and_then(Value::as_u64).or(most).unwrap_or(2) as usize
    }
}

fn read_content(fields: &Fields) -> Content {
    let chosen = field(fields, "content").unwrap_or_default();
    match chosen.split_once('/') {
        Some(("box", id)) => Content::Box(id.to_owned()),
        Some(("household", name)) => Content::Household(name.to_owned()),
        _ if chosen == "link" => {
            Content::Link(field(fields, "content-link").unwrap_or_default().chars().take(200).collect())
        }
        _ => Content::Standard,
    }
}

fn default_value(choice: &OptionChoice) -> Value {
    match choice {
        OptionChoice::Number { default, .. } => Value::from(*default),
        OptionChoice::Switch { default } => Value::from(*default),
        OptionChoice::OneOf { default, .. } => Value::from(*default),
        OptionChoice::AnyOf { .. } => Value::Array(Vec::new()),
    }
}

fn read_option(spec: &OptionSpec, fields: &Fields) -> Value {
    let key = format!("option-{}", spec.name);
    match &spec.choice {
        OptionChoice::Number { from, to, default } => Value::from(
            field(fields, &key)
                .and_then(|text| text.parse::<u8>().ok())
                .unwrap_or(*default)
                .clamp(*from, *to),
        ),
        // Browsers do not send a box that is not ticked. The form sends `option-NAME=off` before it, so that only a form
        // without the field gets the default.
        OptionChoice::Switch { default } => {
            let sent: Vec<&str> =
                fields.iter().filter(|(name, _)| *name == key).map(|(_, value)| value.as_str()).collect();
            Value::from(if sent.is_empty() { *default } else { sent.contains(&"on") })
        }
        OptionChoice::OneOf { values, default } => {
            let sent = field(fields, &key).unwrap_or(default);
            let known = values.iter().any(|(value, _)| *value == sent);
            Value::from(if known { sent } else { default })
        }
        OptionChoice::AnyOf { values } => values
            .iter()
            .map(|(value, _)| *value)
            .filter(|value| fields.iter().any(|(name, sent)| *name == key && sent == value))
            .collect(),
    }
}
