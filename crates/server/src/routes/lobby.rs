//! The front page, and pages that create or find tables.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::{HeaderMap, HeaderValue, StatusCode},
    response::Response,
};
use catalog::Game;
use pages::{
    form::{self, Content, NewTable},
    model::{Front, GameCard, MessageOfTheDay, NewTablePage, Pace, RowState, TableRow, Visibility},
};
use serde::Deserialize;
use serde_json::Value;
use store::{Occupant, PersonId};
use table::{dealer::Seed, options::OptionChoice, text::Words};

use super::{
    boxes,
    extract::{Fields, Path, Query},
    friends, opening,
    render::{frame, html, redirect, with_cookie},
};
use crate::{
    app::App,
    bot_pool,
    boxes::{ContentChoice, id_in_link},
    caller::{self, Caller, preference_cookie},
    errors::Error,
    ids,
    limits::Kind,
    live_table::{LiveTable, ShownSummary, seat_names},
    new_table::{SeatRequest, TableRequest, find_game},
    settings::{self, Origin, Settings},
};

/// Maximum number of tables in a list.
const MAX_TABLES: u32 = 30;

fn card(game: &'static dyn Game) -> GameCard {
    let seats = game.boxed().option_specs().into_iter().find_map(|spec| match spec.choice {
        OptionChoice::Number { from, to, .. } if spec.name == "seats" => Some((from, to)),
        _ => None,
    });
    GameCard {
        name: game.boxed().name(),
        seats: seats.expect("every game has the option `seats`"),
        guided: game.board().guide().is_some(),
    }
}

/// `GET /`
pub(crate) async fn front(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let me = caller.person.as_ref().map(|person| person.id);
    let mine = match me {
        Some(person) => app.store().tables_of(person, MAX_TABLES).await?,
        None => Vec::new(),
    };
    let public = app.store().public_tables(MAX_TABLES, None).await?;
    let requests = match &caller.person {
        Some(person) => app.circle(person).await?.asking.len(),
        None => 0,
    };
    let row = |row| table_row(&app, &caller, row);
    let model = Front {
        games: catalog::all().iter().map(|game| card(*game)).collect(),
        daily: app.daily_puzzle(&[]),
        mine: mine.into_iter().filter_map(row).collect(),
        invitations: friends::invitations(&app, &caller).await?,
        requests,
        friends: friends::tables(&app, &caller).await?,
        public: public.into_iter().filter_map(row).collect(),
        notice: notice(&app, &caller, &headers).await?,
    };
    let words = app.messages.localizer(caller.language, &[]);
    let here = here.to_string();
    Ok(html(StatusCode::OK, pages::front(&frame(&app, &caller, &words, &here), &model)))
}

/// The message of the day for this reader, unless they have dismissed it.
async fn notice(app: &App, caller: &Caller, headers: &HeaderMap) -> Result<Option<MessageOfTheDay>, Error> {
    let judgement = app.judgement().await?;
    let Some(text) = judgement.notice(caller.language.tag()) else { return Ok(None) };
    let id = ids::hex(&ids::token_hash(text)[..8]);
    let dismissed = caller::cookie(headers, caller::NOTICE).is_some_and(|cookie| cookie.value() == id);
    Ok((!dismissed).then(|| MessageOfTheDay { text: text.to_owned(), id }))
}

/// `POST /notice`: dismisses the message of the day.
pub(crate) async fn dismiss(State(app): State<Arc<App>>, fields: Fields) -> Result<Response, Error> {
    let id = fields.text("notice");
    if id.len() > 32 || !id.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(Error::bad_request("'notice' is not the id of a message"));
    }
    Ok(with_cookie(redirect("/"), Some(preference_cookie(caller::NOTICE, id, app.config())?)))
}

/// A table in a list. A table that this program cannot read is logged and left out.
pub(crate) fn table_row(app: &App, caller: &Caller, row: store::TableRow) -> Option<TableRow> {
    let (game, settings) = read_row(&row)?;
    let names = seat_names(&row.seats, &app.messages, caller.language);
    let me = caller.person.as_ref().map(|person| person.id);
    let is_open = row.seats.iter().any(|seat| seat.occupant == Occupant::Open);
    let state = match row.summary.turn.map(usize::from) {
        _ if row.summary.over && shown(&row).is_some_and(|shown| shown.ended) => RowState::Ended,
        _ if row.summary.over => RowState::Over { winners: winners(&row, &names) },
        _ if is_open => RowState::Waiting,
        Some(turn) if row.seats.get(turn).is_some_and(|seat| is_turn_of(seat, me)) => RowState::YourTurn,
        Some(turn) => RowState::Playing { turn },
        // The cards are not dealt yet.
        None => RowState::Waiting,
    };
    let seats = row.seats.iter().zip(&names);
    Some(TableRow {
        id: row.id.0,
        game,
        title: settings.title,
        seats: seats.map(|(seat, name)| (seat.occupant != Occupant::Open).then(|| name.clone())).collect(),
        state,
        idle: u64::try_from((app.clock().now() - row.changed) / 1000).unwrap_or(0),
    })
}

fn is_turn_of(seat: &store::SeatRow, me: Option<PersonId>) -> bool {
    seat.bot.is_none() && me.is_some_and(|me| seat.occupant == Occupant::Person(me))
}

/// The names of the winners.
fn winners(row: &store::TableRow, names: &[String]) -> Vec<String> {
    let seats = shown(row).map(|shown| shown.winners).unwrap_or_default();
    seats.into_iter().filter_map(|seat| names.get(seat.index()).cloned()).collect()
}

/// The part of the summary that only the server reads; `None`, and an entry in the log, if it cannot be parsed.
pub(crate) fn shown(row: &store::TableRow) -> Option<ShownSummary> {
    serde_json::from_str(&row.summary.shown)
        .inspect_err(
            |error| tracing::error!(table = %row.id, %error, "the summary of a table cannot be parsed"),
        )
        .ok()
}

/// Game and settings of a table in a list; `None`, and an entry in the log, if this program cannot read them.
pub(crate) fn read_row(row: &store::TableRow) -> Option<(&'static str, Settings)> {
    let Some(game) = catalog::find(&row.game) else {
        tracing::error!(table = %row.id, game = row.game, "the game of a table is not in the catalog; it is not listed");
        return None;
    };
    match serde_json::from_str(&row.settings) {
        Ok(settings) => Some((game.boxed().name(), settings)),
        Err(error) => {
            tracing::error!(table = %row.id, %error, "the settings of a table cannot be parsed; it is not listed");
            None
        }
    }
}

/// The query of `GET /new`.
#[derive(Debug, Deserialize)]
pub(crate) struct NewQuery {
    game: Option<String>,
    /// The id of a box to suggest, or `household/NAME`.
    content: Option<String>,
}

/// `GET /new?game=G`
pub(crate) async fn new(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Query(query): Query<NewQuery>,
) -> Result<Response, Error> {
    let game = match &query.game {
        Some(name) => find_game(name)?,
        None => *catalog::all().first().ok_or(Error::GameNotFound)?,
    };
    let mut form = NewTable::suggested(&game.boxed().option_specs(), bot_pool::DEFAULT_LEVEL.name());
    if let Some(name) = query.content.as_deref().and_then(|content| content.strip_prefix("household/")) {
        form.content = Content::Household(name.to_owned());
    }
    if let Some(id) = query.content.filter(|id| ids::is_table(id)) {
        let own = app.store().boxes_of(person_id(&caller)).await?;
        let mine = own.iter().any(|row| row.id.0 == id);
        form.content =
            if mine { Content::Box(id) } else { Content::Link(format!("{}/boxes/{id}", caller.base)) };
    }
    new_page(&app, &caller, game, form, None, &here.to_string()).await
}

/// The id of the caller; that of nobody for a stranger.
fn person_id(caller: &Caller) -> PersonId {
    caller.person.as_ref().map_or(PersonId(0), |person| person.id)
}

async fn new_page(
    app: &Arc<App>,
    caller: &Caller,
    game: &'static dyn Game,
    form: NewTable,
    problem: Option<&Error>,
    here: &str,
) -> Result<Response, Error> {
    let words = app.messages.localizer(caller.language, &[]);
    let name = game.boxed().name();
    let model = NewTablePage {
        game: card(game),
        others: catalog::all()
            .iter()
            .map(|game| game.boxed().name())
            .filter(|other| *other != name)
            .collect(),
        specs: game.boxed().option_specs(),
        levels: bot_pool::offered().map(bot_pool::Level::name).collect(),
        content: boxes::offer(app, caller, game).await?,
        form,
        problem: problem.map(|error| words.say(&error.phrase())),
    };
    let status = problem.map_or(StatusCode::OK, Error::status);
    Ok(html(status, pages::new_table(&frame(app, caller, &words, here), &model)))
}

/// `POST /tables`
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    let game = find_game(fields.text("game"))?;
    let level = bot_pool::DEFAULT_LEVEL.name();
    let form = NewTable::read(&game.boxed().option_specs(), level, &fields.0);
    app.limits.take(Kind::Create, caller.address)?;
    let (person, cookie) = match caller.person_or_guest(&app, form.creator()).await {
        Ok(welcomed) => welcomed,
        Err(error) => return rejected(&app, &caller, game, form, &error).await,
    };
    let seats = form.seats.iter().map(|seat| match seat {
        form::SeatRequest::Here { name } if name.is_empty() => {
            SeatRequest::Person(person.id, person.name.clone())
        }
        form::SeatRequest::Here { name } => SeatRequest::Person(person.id, name.clone()),
        form::SeatRequest::Open => SeatRequest::Open,
        form::SeatRequest::Bot(level) => SeatRequest::Bot(level.clone()),
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
    let choice = match &form.content {
        Content::Standard => ContentChoice::Standard,
        Content::Box(id) => ContentChoice::Box(id.clone()),
        Content::Household(name) => ContentChoice::Household(name.clone()),
        Content::Link(link) => ContentChoice::Box(id_in_link(link).to_owned()),
    };
    let (overlay, used) = match app.content(person.id, game, &choice).await {
        Ok(content) => content.unzip(),
        Err(error) => {
            let caller = Caller { person: Some(person), ..caller };
            return Ok(with_cookie(rejected(&app, &caller, game, form, &error).await?, cookie));
        }
    };
    let request = TableRequest {
        settings: Settings { content: used, ..settings },
        overlay,
        public: form.visibility == Visibility::Public,
        deal: opening::deal(&fields),
        ..TableRequest::new(&app, game, Value::Object(form.options.clone()), person.id, seats.collect())?
    };
    let answer = match app.create_table(request).await {
        Ok(live) => redirect(&format!("/table/{}", live.id)),
        Err(error) => {
            let caller = Caller { person: Some(person), ..caller };
            rejected(&app, &caller, game, form, &error).await?
        }
    };
    Ok(with_cookie(answer, cookie))
}

async fn rejected(
    app: &Arc<App>,
    caller: &Caller,
    game: &'static dyn Game,
    form: NewTable,
    error: &Error,
) -> Result<Response, Error> {
    let here = format!("/new?game={}", game.boxed().name());
    new_page(app, caller, game, form, Some(error), &here).await
}

/// Creates a table for the caller against bots.
async fn create_solo(
    app: &Arc<App>,
    caller: &Caller,
    name: &str,
    game: &'static dyn Game,
    options: Value,
    change: impl FnOnce(TableRequest) -> TableRequest,
) -> Result<(Arc<LiveTable>, Option<HeaderValue>), Error> {
    app.limits.take(Kind::Create, caller.address)?;
    let (person, cookie) = caller.person_or_guest(app, name).await?;
    let opening = table::any::Opening { options: options.clone(), ..Default::default() };
    let seats = game.seats(&opening).map_err(|error| Error::InvalidOptions { why: error.to_string() })?;
    let seats = (0..seats).map(|seat| match seat {
        0 => SeatRequest::Person(person.id, person.name.clone()),
        _ => SeatRequest::Bot(bot_pool::DEFAULT_LEVEL.name().to_owned()),
    });
    let live =
        app.create_table(change(TableRequest::new(app, game, options, person.id, seats.collect())?)).await?;
    Ok((live, cookie))
}

/// `POST /quick/GAME`: creates a game against bots with default options.
pub(crate) async fn quick(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(name): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let game = find_game(&name)?;
    let form = NewTable::suggested(&game.boxed().option_specs(), bot_pool::DEFAULT_LEVEL.name());
    let options = Value::Object(form.options);
    let deal = opening::deal(&fields);
    let (live, cookie) = create_solo(&app, &caller, fields.text("name"), game, options, |request| {
        TableRequest { deal, ..request }
    })
    .await?;
    Ok(with_cookie(redirect(&format!("/table/{}", live.id)), cookie))
}

/// `POST /guide/GAME`: creates a guided game.
pub(crate) async fn guide(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(name): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let game = find_game(&name)?;
    let guide = game.board().guide().ok_or(Error::PageNotFound)?;
    let options = serde_json::from_str(guide.options).expect("the options of a guide are JSON");
    let seed = Seed::from_hex(guide.seed).expect("the seed of a guide is hexadecimal");
    let settings = Settings { origin: Origin::Guide, ..Settings::default() };
    let (live, cookie) = create_solo(&app, &caller, fields.text("name"), game, options, |request| {
        TableRequest { seed, settings, ..request }
    })
    .await?;
    Ok(with_cookie(redirect(&format!("/table/{}", live.id)), cookie))
}

/// The query of `GET /join`.
#[derive(Debug, Deserialize)]
pub(crate) struct JoinQuery {
    table: String,
}

/// `GET /join?table=…`: redirects to the table with this link or id.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Query(query): Query<JoinQuery>,
) -> Result<Response, Error> {
    let text = query.table.trim().trim_end_matches('/');
    let path = text.rsplit("/table/").next().unwrap_or(text);
    let id = path.split(['/', '?', '#']).next().unwrap_or(path);
    let invitation = path.split(['?', '&', '#']).find_map(|part| part.strip_prefix("invite="));
    if !ids::is_table(id) {
        return Err(Error::TableNotFound);
    }
    let live = app.current_table(id).await?;
    Ok(redirect(&match invitation.filter(|text| text.bytes().all(|byte| byte.is_ascii_alphanumeric())) {
        Some(invitation) => format!("/table/{}?invite={invitation}", live.id),
        None => format!("/table/{}", live.id),
    }))
}
