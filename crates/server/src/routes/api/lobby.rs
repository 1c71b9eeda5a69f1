//! Games, lists of tables, new tables.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::Occupant;
use table::{
    any::OpeningDeal,
    options::{OptionChoice, OptionSpec},
    text::{Phrase, Words},
};
use utoipa::{IntoParams, ToSchema};

use super::{
    super::{
        extract::{Json, Query},
        lobby::{read_row, shown},
    },
    responses::{ErrorResponse, StageResponse, TableResponse, table, viewer},
};
use crate::{
    app::App,
    bot_pool,
    boxes::ContentChoice,
    caller::Caller,
    errors::Error,
    limits::Kind,
    live_table::seat_names,
    new_table::{SeatRequest, TableRequest, find_game},
    settings::{Pace, Settings},
};

/// A game.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct GameResponse {
    /// The name in requests.
    name: &'static str,
    /// The title.
    title: String,
    /// A short description.
    blurb: String,
    /// The version of its rules.
    rules: u32,
    /// The options.
    options: Vec<OptionResponse>,
    /// The bot levels, weakest first.
    levels: Vec<&'static str>,
}

/// An option of a game.
#[derive(Debug, Serialize, ToSchema)]
struct OptionResponse {
    /// The key in `options`.
    name: &'static str,
    /// The title.
    title: String,
    /// A description.
    help: String,
    /// The allowed values: `number` (`from`, `to`), `switch`, `one-of` or `any-of` (`values`).
    #[schema(value_type = Object)]
    choice: OptionChoice,
}

/// Returns the games with their options and bot levels.
#[utoipa::path(get, path = "/games", tag = "lobby",
    responses((status = OK, body = Vec<GameResponse>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn games(State(app): State<Arc<App>>, caller: Caller) -> axum::Json<Vec<GameResponse>> {
    let words = app.messages.plain(caller.language, &[]);
    let option = |spec: OptionSpec| OptionResponse {
        name: spec.name,
        title: words.say(&spec.title),
        help: words.say(&spec.help),
        choice: spec.choice,
    };
    let answer = |game: &&'static dyn catalog::Game| {
        let name = game.boxed().name();
        GameResponse {
            name,
            title: words.say(&Phrase::new(format!("{name}-title"))),
            blurb: words.say(&Phrase::new(format!("{name}-blurb"))),
            rules: game.boxed().version(),
            options: game.boxed().option_specs().into_iter().map(option).collect(),
            levels: bot_pool::Level::ALL.into_iter().map(bot_pool::Level::name).collect(),
        }
    };
    axum::Json(catalog::all().iter().map(answer).collect())
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct RowResponse {
    /// The id, as in the URL.
    id: String,
    /// The game's name.
    game: String,
    /// The title; may be empty.
    title: String,
    /// The names of the players; null for an open seat.
    seats: Vec<Option<String>>,
    /// The stage.
    stage: StageResponse,
    /// The seat whose turn it is.
    turn: Option<u64>,
    /// Whether it is your turn.
    your_turn: bool,
    /// The number of events.
    version: u64,
    /// The time of the last event, in milliseconds since 1970 UTC.
    changed: i64,
}

/// A list of tables.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Which {
    /// Public tables.
    #[default]
    Public,
    /// Your tables; those where it is your turn come first.
    Mine,
}

/// Parameters of a list of tables.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct TablesQuery {
    /// `public` or `mine`.
    #[serde(default)]
    #[param(inline)]
    which: Which,
    /// For the next page: the `changed` of the last table.
    before: Option<i64>,
}

/// Maximum number of tables in one response.
const MAX_TABLES: u32 = 50;

/// Returns tables, most recently changed first.
#[utoipa::path(get, path = "/tables", tag = "lobby", params(TablesQuery),
    responses((status = OK, body = Vec<RowResponse>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn tables(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(query): Query<TablesQuery>,
) -> Result<axum::Json<Vec<RowResponse>>, Error> {
    let rows = match query.which {
        Which::Public => app.store().public_tables(MAX_TABLES, query.before).await?,
        Which::Mine => app.store().tables_of(caller.require_person()?.id, MAX_TABLES).await?,
    };
    let mut rows: Vec<RowResponse> = rows.into_iter().filter_map(|found| row(&app, &caller, found)).collect();
    if matches!(query.which, Which::Mine) {
        // The sort is stable, so the order by time is kept otherwise.
        rows.sort_by_key(|row| !row.your_turn);
    }
    Ok(axum::Json(rows))
}

fn row(app: &App, caller: &Caller, row: store::TableRow) -> Option<RowResponse> {
    let (_, settings) = read_row(&row)?;
    let names = seat_names(&row.seats, &app.messages, caller.language);
    let is_open = row.seats.iter().any(|seat| seat.occupant == Occupant::Open);
    let me = caller.person.as_ref().map(|person| Occupant::Person(person.id));
    let choosing = row.summary.turn.filter(|_| !is_open).and_then(|turn| row.seats.get(usize::from(turn)));
    Some(RowResponse {
        your_turn: choosing.is_some_and(|seat| seat.bot.is_none() && Some(seat.occupant) == me),
        turn: choosing.map(|seat| u64::from(seat.seat) + 1),
        stage: match (row.summary.over, is_open) {
            (true, _) if shown(&row).is_some_and(|shown| shown.ended) => StageResponse::Ended,
            (true, _) => StageResponse::Over,
            (false, true) => StageResponse::Waiting,
            (false, false) if row.summary.turn.is_none() => StageResponse::Waiting,
            (false, false) => StageResponse::Playing,
        },
        seats: row
            .seats
            .iter()
            .zip(names)
            .map(|(seat, name)| (seat.occupant != Occupant::Open).then_some(name))
            .collect(),
        id: row.id.0,
        game: row.game,
        title: settings.title,
        version: row.summary.version,
        changed: row.changed,
    })
}

/// Who is to occupy a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum SeatBody {
    /// You, with this name at the table; empty for your display name.
    Me(String),
    /// Anybody who joins.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// What to play with.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum ContentBody {
    /// The game's own content.
    #[default]
    Standard,
    /// The newest version of this box: yours, or a shared one.
    Box(String),
    /// This box of the household.
    Household(String),
}

impl From<ContentBody> for ContentChoice {
    fn from(body: ContentBody) -> Self {
        match body {
            ContentBody::Standard => Self::Standard,
            ContentBody::Box(id) => Self::Box(id),
            ContentBody::Household(name) => Self::Household(name),
        }
    }
}

/// A new table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OpenBody {
    /// The game's name.
    #[schema(example = "ice-age")]
    game: String,
    /// The options; omitted ones have their default value.
    #[serde(default)]
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// One entry for each seat: `{"me": ""}`, `"open"` or `{"bot": "medium"}`.
    #[schema(max_items = 5)]
    seats: Vec<SeatBody>,
    /// The title.
    #[serde(default)]
    #[schema(max_length = 60)]
    title: String,
    /// Whether the table is listed publicly.
    #[serde(default)]
    public: bool,
    /// The time limit of a turn: `"none"`, `{"minutes": 5}` or `{"days": 2}`.
    #[serde(default)]
    pace: Pace,
    /// The level of bots that play for absent people; empty for the default.
    #[serde(default)]
    stand_in: String,
    /// What to play with: `"standard"`, `{"box": "ID"}` (yours, or a shared one) or `{"household": "NAME"}`.
    #[serde(default)]
    content: ContentBody,
    /// If no seat is open: wait with the deal until every player has contributed to the seed, or one of them starts the game.
    /// With an open seat, the cards are dealt when the last one is taken.
    #[serde(default)]
    contribute: bool,
}

/// Creates a table.
#[utoipa::path(post, path = "/tables", tag = "lobby", request_body = OpenBody,
    responses((status = CREATED, body = TableResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<OpenBody>,
) -> Result<(StatusCode, axum::Json<TableResponse>), Error> {
    let person = caller.require_person()?;
    app.limits.take(Kind::Create, caller.address)?;
    let game = find_game(&body.game)?;
    let mut options = body.options;
    // The option `seats` defaults to the number of entries.
    options.entry("seats").or_insert(body.seats.len().into());
    let seats = body.seats.into_iter().map(|seat| match seat {
        SeatBody::Me(name) if name.is_empty() => SeatRequest::Person(person.id, person.name.clone()),
        SeatBody::Me(name) => SeatRequest::Person(person.id, name),
        SeatBody::Open => SeatRequest::Open,
        SeatBody::Bot(level) => SeatRequest::Bot(level),
    });
    let settings =
        Settings { title: body.title, pace: body.pace, stand_in: body.stand_in, ..Settings::default() };
    let (overlay, used) = app.content(person.id, game, &body.content.into()).await?.unzip();
    let request = TableRequest {
        settings: Settings { content: used, ..settings },
        overlay,
        public: body.public,
        deal: if body.contribute { OpeningDeal::Later } else { OpeningDeal::AtOnce },
        ..TableRequest::new(&app, game, Value::Object(options), person.id, seats.collect())?
    };
    let opened = app.create_table(request).await?;
    let viewer = viewer(&opened.snapshot(), &caller, None)?;
    Ok((StatusCode::CREATED, axum::Json(table(&app, &opened, &caller, viewer))))
}
