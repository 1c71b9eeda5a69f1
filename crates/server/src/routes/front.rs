//! The front page and the ways to a new table.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::{HeaderValue, StatusCode},
    response::Response,
};
use catalog::Game;
use pages::{
    form::{NewTable, SeatRequest},
    model::{Front, GameCard, NewTablePage, Pace, RowState, TableRow, Visibility},
};
use serde::Deserialize;
use serde_json::Value;
use store::{PersonId, Sitter};
use table::{Seat, dealer::Seed, options::OptionChoice, text::Words};

use super::{
    extract::{Fields, Path, Query},
    show::{frame, html, see, with_cookie},
};
use crate::{
    bots,
    errors::Fault,
    hall::Hall,
    ids,
    limits::Kind,
    opening::{Chair, Wish, game},
    room::{self, Room},
    settings::{self, Origin, Settings},
    visitor::Visitor,
};

/// Tables in a list.
const MOST_TABLES: u32 = 30;

fn card(game: &'static dyn Game) -> GameCard {
    let seats = game.boxed().option_specs().into_iter().find_map(|spec| match spec.choice {
        OptionChoice::Number { from, to, .. } if spec.name == "seats" => Some((from, to)),
        _ => None,
    });
    GameCard {
        name: game.boxed().name(),
        seats: seats.unwrap_or((2, 2)),
        guided: game.board().guide().is_some(),
    }
}

/// `GET /`
pub(crate) async fn front(
    State(hall): State<Arc<Hall>>,
    OriginalUri(here): OriginalUri,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let me = visitor.person.as_ref().map(|person| person.id);
    let mine = match me {
        Some(person) => hall.store().tables_of(person, MOST_TABLES).await?,
        None => Vec::new(),
    };
    let public = hall.store().public_tables(MOST_TABLES, None).await?;
    let row = |row| table_row(&hall, &visitor, row);
    let model = Front {
        games: catalog::all().iter().map(|game| card(*game)).collect(),
        mine: mine.into_iter().filter_map(row).collect(),
        public: public.into_iter().filter_map(row).collect(),
    };
    let words = hall.library.speaker(visitor.language, &[]);
    let here = here.to_string();
    Ok(html(StatusCode::OK, pages::front(&frame(&hall, &visitor, &words, &here), &model)))
}

/// A line of a list, made from what the store keeps for lists.
fn table_row(hall: &Hall, visitor: &Visitor, row: store::TableRow) -> Option<TableRow> {
    let game = catalog::find(&row.game)?.boxed().name();
    let names = room::names(&row.seats, &hall.library, visitor.language);
    let settings: Settings = serde_json::from_str(&row.settings).ok()?;
    let me = visitor.person.as_ref().map(|person| person.id);
    let is_open = row.seats.iter().any(|seat| seat.sitter == Sitter::Open);
    let state = match row.summary.turn.map(usize::from) {
        _ if row.summary.over => RowState::Over { winners: winners(&row.summary.shown, &names) },
        _ if is_open => RowState::Waiting,
        Some(turn) if row.seats.get(turn).is_some_and(|seat| waits_for(seat, me)) => RowState::YourTurn,
        turn => RowState::Playing { turn: turn.unwrap_or(0) },
    };
    let seats = row.seats.iter().zip(&names);
    Some(TableRow {
        id: row.id.0,
        game,
        title: settings.title,
        seats: seats.map(|(seat, name)| (seat.sitter != Sitter::Open).then(|| name.clone())).collect(),
        state,
        idle: u64::try_from((hall.clock().now() - row.changed) / 1000).unwrap_or(0),
    })
}

fn waits_for(seat: &store::SeatRow, me: Option<PersonId>) -> bool {
    seat.bot.is_none() && me.is_some_and(|me| seat.sitter == Sitter::Person(me))
}

/// The names of those who won, from what a summary keeps.
fn winners(shown: &str, names: &[String]) -> Vec<String> {
    #[derive(Deserialize)]
    struct Shown {
        winners: Vec<Seat>,
    }
    let seats = serde_json::from_str::<Shown>(shown).map(|shown| shown.winners).unwrap_or_default();
    seats.into_iter().filter_map(|seat| names.get(seat.index()).cloned()).collect()
}

/// The query of `GET /new`.
#[derive(Debug, Deserialize)]
pub(crate) struct NewQuery {
    game: Option<String>,
}

/// `GET /new?game=G`
pub(crate) async fn new(
    State(hall): State<Arc<Hall>>,
    OriginalUri(here): OriginalUri,
    visitor: Visitor,
    Query(query): Query<NewQuery>,
) -> Result<Response, Fault> {
    let game = match &query.game {
        Some(name) => game(name)?,
        None => *catalog::all().first().ok_or(Fault::NoGame)?,
    };
    let form = NewTable::suggested(&game.boxed().option_specs(), bots::DEFAULT_LEVEL.name());
    Ok(new_page(&hall, &visitor, game, form, None, &here.to_string()))
}

fn new_page(
    hall: &Arc<Hall>,
    visitor: &Visitor,
    game: &'static dyn Game,
    form: NewTable,
    problem: Option<&Fault>,
    here: &str,
) -> Response {
    let words = hall.library.speaker(visitor.language, &[]);
    let name = game.boxed().name();
    let model = NewTablePage {
        game: card(game),
        others: catalog::all()
            .iter()
            .map(|game| game.boxed().name())
            .filter(|other| *other != name)
            .collect(),
        specs: game.boxed().option_specs(),
        levels: bots::offered().map(bots::Level::name).collect(),
        form,
        problem: problem.map(|fault| words.say(&fault.phrase())),
    };
    let status = problem.map_or(StatusCode::OK, Fault::status);
    html(status, pages::new_table(&frame(hall, visitor, &words, here), &model))
}

/// `POST /tables`
pub(crate) async fn open(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Fault> {
    let game = game(fields.text("game"))?;
    let level = bots::DEFAULT_LEVEL.name();
    let form = NewTable::read(&game.boxed().option_specs(), level, &fields.0);
    hall.limits.take(Kind::Open, visitor.address)?;
    let (person, cookie) = match visitor.welcome(&hall, &form.name).await {
        Ok(welcomed) => welcomed,
        Err(fault) => return Ok(refused(&hall, &visitor, game, form, &fault)),
    };
    let chairs = form.seats.iter().map(|wish| match wish {
        SeatRequest::Here { name } if name.is_empty() => Chair::Person(person.id, person.name.clone()),
        SeatRequest::Here { name } => Chair::Person(person.id, name.clone()),
        SeatRequest::Open => Chair::Open,
        SeatRequest::Bot(level) => Chair::Bot(level.clone()),
    });
    let settings = Settings {
        title: form.title.clone(),
        pace: match form.pace {
            Pace::None => settings::Pace::None,
            Pace::Minutes(minutes) => settings::Pace::Minutes(minutes),
            Pace::Days(days) => settings::Pace::Days(days),
        },
        ..Settings::default()
    };
    let wish = Wish {
        settings,
        public: form.visibility == Visibility::Public,
        ..Wish::new(game, Value::Object(form.options.clone()), chairs.collect())?
    };
    let answer = match hall.open_table(wish).await {
        Ok(room) => see(&format!("/table/{}", room.id)),
        Err(fault) => {
            let visitor = Visitor { person: Some(person), ..visitor };
            refused(&hall, &visitor, game, form, &fault)
        }
    };
    Ok(with_cookie(answer, cookie))
}

fn refused(
    hall: &Arc<Hall>,
    visitor: &Visitor,
    game: &'static dyn Game,
    form: NewTable,
    fault: &Fault,
) -> Response {
    let here = format!("/new?game={}", game.boxed().name());
    new_page(hall, visitor, game, form, Some(fault), &here)
}

/// Opens a table for one person against bots.
async fn alone(
    hall: &Arc<Hall>,
    visitor: &Visitor,
    name: &str,
    game: &'static dyn Game,
    options: Value,
    change: impl FnOnce(Wish) -> Wish,
) -> Result<(Arc<Room>, Option<HeaderValue>), Fault> {
    hall.limits.take(Kind::Open, visitor.address)?;
    let (person, cookie) = visitor.welcome(hall, name).await?;
    let opening = table::any::Opening { options: options.clone(), ..Default::default() };
    let seats = game.seats(&opening).map_err(|error| Fault::BadOptions(error.to_string()))?;
    let chairs = (0..seats).map(|seat| match seat {
        0 => Chair::Person(person.id, person.name.clone()),
        _ => Chair::Bot(bots::DEFAULT_LEVEL.name().to_owned()),
    });
    let room = hall.open_table(change(Wish::new(game, options, chairs.collect())?)).await?;
    Ok((room, cookie))
}

/// `POST /quick/GAME`: a game against bots at once.
pub(crate) async fn quick(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(name): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let game = game(&name)?;
    let usual = NewTable::suggested(&game.boxed().option_specs(), bots::DEFAULT_LEVEL.name());
    let options = Value::Object(usual.options);
    let (room, cookie) = alone(&hall, &visitor, fields.text("name"), game, options, |wish| wish).await?;
    Ok(with_cookie(see(&format!("/table/{}", room.id)), cookie))
}

/// `POST /guide/GAME`: the guided start.
pub(crate) async fn guide(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(name): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let game = game(&name)?;
    let guide = game.board().guide().ok_or(Fault::NoPage)?;
    let broken = |what: &str| {
        tracing::error!(game = %name, "the guide's {what} cannot be read");
        Fault::Internal
    };
    let options = serde_json::from_str(guide.options).map_err(|_| broken("options"))?;
    let seed = Seed::from_hex(guide.seed).ok_or_else(|| broken("seed"))?;
    let settings = Settings { origin: Origin::Guide, ..Settings::default() };
    let (room, cookie) =
        alone(&hall, &visitor, fields.text("name"), game, options, |wish| Wish { seed, settings, ..wish })
            .await?;
    Ok(with_cookie(see(&format!("/table/{}", room.id)), cookie))
}

/// The query of `GET /join`.
#[derive(Debug, Deserialize)]
pub(crate) struct JoinQuery {
    table: String,
}

/// `GET /join?table=…`: leads to the table of this link or id.
pub(crate) async fn join(
    State(hall): State<Arc<Hall>>,
    Query(query): Query<JoinQuery>,
) -> Result<Response, Fault> {
    let text = query.table.trim().trim_end_matches('/');
    let id = text.rsplit("/table/").next().unwrap_or(text);
    let id = id.split(['/', '?', '#']).next().unwrap_or(id);
    if !ids::is_table(id) {
        return Err(Fault::NoTable);
    }
    let room = hall.room(id).await?;
    Ok(see(&format!("/table/{}", room.id)))
}
