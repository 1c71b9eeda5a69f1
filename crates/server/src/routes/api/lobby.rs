//! Games, and tables in lists and to be.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::Sitter;
use table::{
    options::{OptionChoice, OptionSpec},
    text::{Phrase, Words},
};
use utoipa::{IntoParams, ToSchema};

use super::{
    super::extract::{Json, Query},
    answers::{Refusal, StageAnswer, TableAnswer, table, viewer},
};
use crate::{
    bots,
    errors::Fault,
    hall::Hall,
    limits::Kind,
    opening::{Chair, Wish, game},
    room,
    settings::{Pace, Settings},
    visitor::Visitor,
};

/// A game on the shelf.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct GameAnswer {
    /// Its name in requests.
    name: &'static str,
    /// What it is called.
    title: String,
    /// What it is about.
    blurb: String,
    /// The version of its rules.
    rules: u32,
    /// What can be chosen before it begins.
    options: Vec<OptionAnswer>,
    /// The levels of its bots, weakest first.
    levels: Vec<&'static str>,
}

/// Something to choose.
#[derive(Debug, Serialize, ToSchema)]
struct OptionAnswer {
    /// Its key in the options.
    name: &'static str,
    /// What it is called.
    title: String,
    /// What it does.
    help: String,
    /// What may be chosen: `number` (`from`, `to`), `switch`, `one-of` or `any-of` (`values`).
    #[schema(value_type = Object)]
    choice: OptionChoice,
}

/// The games on the shelf.
#[utoipa::path(get, path = "/games", tag = "lobby",
    responses((status = OK, body = Vec<GameAnswer>), (status = "4XX", body = Refusal)))]
pub(super) async fn games(State(hall): State<Arc<Hall>>, visitor: Visitor) -> axum::Json<Vec<GameAnswer>> {
    let words = hall.library.speaker(visitor.language, &[]);
    let option = |spec: OptionSpec| OptionAnswer {
        name: spec.name,
        title: words.say(&spec.title),
        help: words.say(&spec.help),
        choice: spec.choice,
    };
    let answer = |game: &&'static dyn catalog::Game| {
        let name = game.boxed().name();
        GameAnswer {
            name,
            title: words.say(&Phrase::new(format!("{name}-title"))),
            blurb: words.say(&Phrase::new(format!("{name}-blurb"))),
            rules: game.boxed().version(),
            options: game.boxed().option_specs().into_iter().map(option).collect(),
            levels: bots::Level::ALL.into_iter().map(bots::Level::name).collect(),
        }
    };
    axum::Json(catalog::all().iter().map(answer).collect())
}

/// A line of a list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct RowAnswer {
    /// What its link ends with.
    id: String,
    /// The game's name.
    game: String,
    /// What its opener called it.
    title: String,
    /// Who sits there; none for an open seat.
    seats: Vec<Option<String>>,
    /// What it is doing.
    stage: StageAnswer,
    /// Who must choose.
    turn: Option<u64>,
    /// Is it your turn?
    your_turn: bool,
    /// How many events have happened.
    version: u64,
    /// When the last one did, in milliseconds since 1970.
    changed: i64,
}

/// Which tables.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Which {
    /// Those everybody may see.
    #[default]
    Public,
    /// Those you sit at, your turn first.
    Mine,
}

/// Which tables, and how far back.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct TablesQuery {
    /// `public` or `mine`.
    #[serde(default)]
    #[param(inline)]
    which: Which,
    /// Public tables changed before this time, in milliseconds since 1970.
    before: Option<i64>,
}

/// The most tables in one answer.
const MOST: u32 = 50;

/// Tables, those with the latest event first.
#[utoipa::path(get, path = "/tables", tag = "lobby", params(TablesQuery),
    responses((status = OK, body = Vec<RowAnswer>), (status = "4XX", body = Refusal)))]
pub(super) async fn tables(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Query(query): Query<TablesQuery>,
) -> Result<axum::Json<Vec<RowAnswer>>, Fault> {
    let rows = match query.which {
        Which::Public => hall.store().public_tables(MOST, query.before).await?,
        Which::Mine => hall.store().tables_of(visitor.known()?.id, MOST).await?,
    };
    let mut rows: Vec<RowAnswer> = rows.into_iter().filter_map(|found| row(&hall, &visitor, found)).collect();
    if matches!(query.which, Which::Mine) {
        // A stable sort: those of equal claim stay in order of time.
        rows.sort_by_key(|row| !row.your_turn);
    }
    Ok(axum::Json(rows))
}

fn row(hall: &Hall, visitor: &Visitor, row: store::TableRow) -> Option<RowAnswer> {
    let settings: Settings = serde_json::from_str(&row.settings).ok()?;
    let names = room::names(&row.seats, &hall.library, visitor.language);
    let is_open = row.seats.iter().any(|seat| seat.sitter == Sitter::Open);
    let me = visitor.person.as_ref().map(|person| Sitter::Person(person.id));
    let choosing = row.summary.turn.filter(|_| !is_open).and_then(|turn| row.seats.get(usize::from(turn)));
    Some(RowAnswer {
        your_turn: choosing.is_some_and(|seat| seat.bot.is_none() && Some(seat.sitter) == me),
        turn: choosing.map(|seat| u64::from(seat.seat) + 1),
        stage: match (row.summary.over, is_open) {
            (true, _) => StageAnswer::Over,
            (false, true) => StageAnswer::Waiting,
            (false, false) => StageAnswer::Playing,
        },
        seats: row
            .seats
            .iter()
            .zip(names)
            .map(|(seat, name)| (seat.sitter != Sitter::Open).then_some(name))
            .collect(),
        id: row.id.0,
        game: row.game,
        title: settings.title,
        version: row.summary.version,
        changed: row.changed,
    })
}

/// Who is to sit in a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum ChairBody {
    /// You, or somebody who plays through you, under this name (empty: your own).
    Me(String),
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// A new table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OpenBody {
    /// The game's name.
    #[schema(example = "ice-age")]
    game: String,
    /// Its options; what is left out takes its usual value.
    #[serde(default)]
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// Who is to sit where, one for each seat: `{"me": ""}`, `"open"` or `{"bot": "medium"}`.
    #[schema(max_items = 5)]
    seats: Vec<ChairBody>,
    /// What it is called.
    #[serde(default)]
    #[schema(max_length = 60)]
    title: String,
    /// Does it stand on the front page?
    #[serde(default)]
    public: bool,
    /// How fast people must decide: `"none"`, `{"minutes": 5}` or `{"days": 2}`.
    #[serde(default)]
    pace: Pace,
    /// The level of bots that stand in for people.
    #[serde(default)]
    stand_in: String,
}

/// Opens a table.
#[utoipa::path(post, path = "/tables", tag = "lobby", request_body = OpenBody,
    responses((status = CREATED, body = TableAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn open(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Json(body): Json<OpenBody>,
) -> Result<(StatusCode, axum::Json<TableAnswer>), Fault> {
    let person = visitor.known()?;
    hall.limits.take(Kind::Open, visitor.address)?;
    let game = game(&body.game)?;
    let mut options = body.options;
    // The number of seats is said once: by those who sit.
    options.entry("seats").or_insert(body.seats.len().into());
    let chairs = body.seats.into_iter().map(|chair| match chair {
        ChairBody::Me(name) if name.is_empty() => Chair::Person(person.id, person.name.clone()),
        ChairBody::Me(name) => Chair::Person(person.id, name),
        ChairBody::Open => Chair::Open,
        ChairBody::Bot(level) => Chair::Bot(level),
    });
    let settings =
        Settings { title: body.title, pace: body.pace, stand_in: body.stand_in, ..Settings::default() };
    let wish =
        Wish { settings, public: body.public, ..Wish::new(game, Value::Object(options), chairs.collect())? };
    let opened = hall.open_table(wish).await?;
    let viewer = viewer(&opened.now(), &visitor, None)?;
    Ok((StatusCode::CREATED, axum::Json(table(&hall, &opened, &visitor, viewer))))
}
