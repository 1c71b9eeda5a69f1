//! Pages of finished games: replay, record, verification, rematch, copies.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use pages::model::{Contribution, Known, ReplayPage, Verdict, VerifyPage};
use serde::Deserialize;
use store::{Occupant, PersonId, TableId};
use table::{
    Seat, Turn, Viewer,
    any::{AnyTable, OpeningDeal},
    table::Verified,
};

use super::{
    archive,
    extract::{As, Fields, Path, Query},
    opening,
    perspective::Perspective,
    render::{Reply, frame, html, redirect, with_cookie},
    review::{self, Reviewing},
    table::{head, lit_scene, story},
};
use crate::{
    app::App,
    bot_pool::DEFAULT_LEVEL,
    caller::Caller,
    errors::Error,
    limits::Kind,
    live_table::{LiveTable, Snapshot, Stage, Start, bot_level},
    new_table::{SeatRequest, TableRequest},
    settings::{Origin, Settings},
};

/// The perspective of a replay: any seat of a finished game, the caller's seats of a running one.
pub(crate) fn replay_perspective(
    snapshot: &Snapshot,
    caller: &Caller,
    requested: Option<Seat>,
) -> Result<Perspective, Error> {
    match (snapshot.stage(), requested) {
        (Stage::Waiting, _) => Err(Error::NotStarted),
        (Stage::Ended, _) => Err(Error::TableEnded),
        (Stage::Over, Some(seat)) => {
            snapshot.row(seat).ok_or(Error::SeatNotFound)?;
            let own_seats =
                caller.person.as_ref().map(|person| snapshot.seats_of(person.id)).unwrap_or_default();
            Ok(Perspective { viewer: Viewer::Seat(seat), own_seats, hand_over: None })
        }
        (Stage::Over, None) | (Stage::Playing(_), _) => {
            Perspective::new(snapshot, caller.person.as_ref(), requested)
        }
    }
}

/// The table after `step` events.
pub(crate) async fn at_step(
    app: &App,
    snapshot: &Arc<Snapshot>,
    step: usize,
) -> Result<Box<dyn AnyTable>, Error> {
    if step > snapshot.version() {
        return Err(Error::StepNotFound);
    }
    let ahead = Arc::clone(snapshot);
    let past = app.replay(move || ahead.table.past(step)).await?;
    if past.version() == step {
        Ok(past)
    } else {
        Err(Error::internal("a past step of a table cannot be replayed", &step))
    }
}

/// `GET /table/ID/replay/STEP?as=SEAT&known=KNOWN&show=DRAWN`
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path((id, step)): Path<(String, usize)>,
    Query(requested): Query<ReplayQuery>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let live = app.current_table(&id).await?;
    let snapshot = live.snapshot();
    let perspective = replay_perspective(&snapshot, &caller, As { number: requested.seat }.seat()?)?;
    let known = review::known(requested.known.as_deref())?;
    let past = at_step(&app, &snapshot, step).await?;
    let (counted, ahead) = (Arc::clone(&live), Arc::clone(&snapshot));
    let chapters = app.replay(move || counted.chapters(&ahead)).await?;
    let names = snapshot.names(&app.messages, caller.language);
    // Who looks through the eyes of somebody else is not spoken to.
    let you = match perspective.viewer {
        Viewer::Seat(seat) => perspective.own_seats.contains(&seat).then_some(seat),
        Viewer::Public => None,
    };
    let words = app.messages.localizer(caller.language, &names).to(you);
    let reviewed = review::beside(&app, &live, known).await?;
    let lights =
        reviewed.as_ref().and_then(|reviewed| review::lights(&live, past.as_ref(), reviewed, &words));
    let drawn = review::drawn(requested.show.as_deref())?;
    let lit = lights.as_ref().map(|lights| review::only(lights, drawn));
    let told = reviewed.as_ref().map(|reviewed| {
        let lights = lights.as_ref();
        review::step_review(&snapshot, &Reviewing { reviewed, known, step, drawn, lights }, &words)
    });
    let model = ReplayPage {
        head: head(&live, &snapshot, &names, &perspective, &caller.base),
        view: lit_scene(&live, past.as_ref(), perspective.viewer, (&words, &names), lit.as_ref())?,
        review: told,
        step,
        last: snapshot.version(),
        turn: match past.turn() {
            Turn::Choose(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        },
        chapters,
        may_fork: snapshot.stage() == Stage::Over,
        log: story(&live, past.as_ref(), perspective.viewer)?,
        tips: app.tips.of(live.game, &app.messages),
    };
    let here = here.to_string();
    let frame = frame(&app, &caller, &words, &here);
    let page = match Reply::of(&headers) {
        Reply::Page => pages::replay(&frame, &model),
        Reply::Update(_) | Reply::Acknowledgement(_) => pages::replay_main(&frame, &model),
    };
    Ok(html(StatusCode::OK, page))
}

/// The query of a replay: the viewer, from what its review is judged, and what of a marked choice is drawn.
#[derive(Debug, Deserialize)]
pub(crate) struct ReplayQuery {
    #[serde(rename = "as")]
    seat: Option<u64>,
    known: Option<String>,
    show: Option<String>,
}

/// The fields of the slider.
#[derive(Debug, Deserialize)]
pub(crate) struct ToStep {
    step: usize,
    #[serde(rename = "as")]
    seat: Option<u64>,
    known: Option<String>,
}

/// `GET /table/ID/replay?step=STEP&as=SEAT&known=KNOWN`: where the slider leads without script.
pub(crate) async fn to_step(Path(id): Path<String>, Query(to): Query<ToStep>) -> Result<Response, Error> {
    let known = review::known(to.known.as_deref())?;
    let known = (known != Known::default()).then(|| format!("known={}", known.name()));
    let query: Vec<String> = to.seat.map(|seat| format!("as={seat}")).into_iter().chain(known).collect();
    let mark = if query.is_empty() { "" } else { "?" };
    Ok(redirect(&format!("/table/{}/replay/{}{mark}{}", TableId(id), to.step, query.join("&"))))
}

/// `GET /table/ID/record`
pub(crate) async fn record(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Error> {
    let record = archive::record(&app, &id).await?;
    let name = format!("attachment; filename=\"{}-{id}.ochre.json\"", record.game);
    let name = HeaderValue::from_str(&name)
        .map_err(|error| Error::internal("the name of a record is not a valid header", &error))?;
    let kind = HeaderValue::from_static("application/json");
    let headers = [(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_json()).into_response())
}

/// Verifies the dealing of a finished game; the inner error says what does not match.
pub(crate) async fn verify_dealing(live: &Arc<LiveTable>) -> Result<Result<Verified, String>, Error> {
    let record = live.record()?;
    let game = live.game;
    let task = tokio::task::spawn_blocking(move || game.boxed().verify(&record));
    let verified = task.await.map_err(|error| Error::internal("verifying a game panicked", &error))?;
    Ok(verified.map_err(|error| error.to_string()))
}

/// Who added what to the seed, with the names of the seats.
pub(crate) fn contributions(snapshot: &Snapshot, app: &App, caller: &Caller) -> Vec<Contribution> {
    let names = snapshot.names(&app.messages, caller.language);
    let named = |it: &table::entropy::Contribution| Contribution {
        seat: it.seat,
        name: names.get(it.seat.index()).cloned().unwrap_or_default(),
        entropy: it.entropy.to_hex(),
    };
    snapshot.table.contributions().iter().map(named).collect()
}

/// `GET /table/ID/verify`
pub(crate) async fn verify(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let live = app.current_table(&id).await?;
    let verdict = match verify_dealing(&live).await {
        Ok(Ok(verified)) => Verdict::Fair {
            seed: live.seed().expect("a verified game has a seed").to_hex(),
            contributions: contributions(&live.snapshot(), &app, &caller),
            events: verified.events,
            draws: verified.draws,
        },
        Ok(Err(why)) => Verdict::Broken(why),
        Err(Error::NotOver) => Verdict::NotYet,
        Err(error) => return Err(error),
    };
    let model = VerifyPage { id, commitment: live.commitment.clone().unwrap_or_default(), verdict };
    let words = app.messages.localizer(caller.language, &[]);
    let here = here.to_string();
    Ok(html(StatusCode::OK, pages::verify(&frame(&app, &caller, &words, &here), &model)))
}

/// A player agrees to a rematch: the same game, options and players. Created once for each table, when everybody has agreed or
/// whoever offered it does not wait (`start`); `None` until then.
pub(crate) async fn rematch_of(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    person: PersonId,
    deal: OpeningDeal,
    start: Start,
) -> Result<Option<Arc<LiveTable>>, Error> {
    app.change(live, move |app, live| async move { live.agree_to_rematch(&app, person, start).await })
        .await?;
    let snapshot = live.snapshot();
    if !snapshot.rematch().is_ready() {
        return Ok(None);
    }
    // The id was drawn with the table, so that a second request finds the table of the first, and nobody else can know it.
    let id = TableId(snapshot.host.rematch.clone());
    match app.current_table(&id.0).await {
        Err(Error::TableNotFound) => {}
        found => return found.map(Some),
    }
    let people = live.people_of_rematch(app, &snapshot).await?;
    let seats = snapshot.seats.iter().map(|row| match row.occupant {
        Occupant::Person(person) if people.contains(&person) => SeatRequest::Person(person, row.name.clone()),
        // Somebody was blocked after both had agreed.
        Occupant::Person(_) if Snapshot::plays_again(row) => SeatRequest::Open,
        Occupant::Person(_) => SeatRequest::Bot(DEFAULT_LEVEL.name().to_owned()),
        Occupant::Bot => {
            SeatRequest::Bot(row.bot.clone().expect("the level of a bot is checked when a table is loaded"))
        }
        Occupant::Open => SeatRequest::Open,
    });
    let owner = live.owner_of_rematch(app, &snapshot, &people).await?.unwrap_or(person);
    let record = live.record()?;
    let request = TableRequest {
        id: id.clone(),
        owner,
        settings: Settings { origin: Origin::Rematch { of: live.id.0.clone() }, ..live.settings.clone() },
        public: live.public,
        deal,
        overlay: record.content.overlay,
        ..TableRequest::new(app, live.game, record.options, person, seats.collect())?
    };
    match app.create_table(request).await {
        // Another player created the rematch at the same time.
        Err(_) if app.current_table(&id.0).await.is_ok() => app.current_table(&id.0).await,
        opened => opened,
    }
    .map(Some)
}

/// `POST /table/ID/rematch`
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let live = app.current_table(&id).await?;
    app.limits.take(Kind::Create, caller.address)?;
    let start = if fields.text("start") == "now" { Start::Now } else { Start::Together };
    let person = caller.require_person()?.id;
    let again = rematch_of(&app, &live, person, opening::deal(&fields), start).await?;
    // Until it begins, the page of this table shows who has agreed.
    Ok(redirect(&format!("/table/{}", again.as_ref().unwrap_or(&live).id)))
}

/// Who plays a copy of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CopySeats {
    /// The person who asks for it plays all seats.
    All,
    /// The person takes this seat, bots the others.
    One(Seat),
}

/// A copy of a finished game at one step.
pub(crate) async fn copy(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    person: PersonId,
    step: usize,
    whose: CopySeats,
) -> Result<Arc<LiveTable>, Error> {
    let snapshot = live.snapshot();
    if snapshot.stage() != Stage::Over {
        return Err(Error::NotOver);
    }
    let past = at_step(app, &snapshot, step).await?;
    if past.turn() == table::Turn::Over {
        return Err(Error::GameOver);
    }
    let names = snapshot.names(&app.messages, pages::Language::default());
    if let CopySeats::One(seat) = whose {
        snapshot.row(seat).ok_or(Error::SeatNotFound)?;
    }
    let seats = snapshot.seats.iter().zip(names).map(|(row, name)| {
        let seat = Seat::new(usize::from(row.seat));
        match whose {
            CopySeats::One(taken) if taken != seat => {
                SeatRequest::Bot(bot_level(row).unwrap_or(DEFAULT_LEVEL).name().to_owned())
            }
            CopySeats::All | CopySeats::One(_) => SeatRequest::Person(person, name),
        }
    });
    let record = live.record()?;
    let origin = Origin::Copy { of: live.id.0.clone(), step };
    let request = TableRequest {
        settings: Settings {
            title: live.settings.title.clone(),
            content: live.settings.content.clone(),
            origin,
            ..Settings::default()
        },
        overlay: record.content.overlay,
        position: Some(past.position()),
        ..TableRequest::new(app, live.game, record.options, person, seats.collect())?
    };
    app.create_table(request).await
}

/// `POST /table/ID/fork`: plays on from a step of a finished game.
pub(crate) async fn fork(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let live = app.current_table(&id).await?;
    let step = usize::try_from(fields.number("step")?).map_err(|_| Error::StepNotFound)?;
    app.limits.take(Kind::Create, caller.address)?;
    let (person, cookie) = caller.person_or_guest(&app, "").await?;
    let whose = match fields.text("others") {
        "bots" => CopySeats::One(Seat::from_number(fields.number("seat")?).ok_or(Error::SeatNotFound)?),
        _ => CopySeats::All,
    };
    let copied = copy(&app, &live, person.id, step, whose).await?;
    Ok(with_cookie(redirect(&format!("/table/{}", copied.id)), cookie))
}
