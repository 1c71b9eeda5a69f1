//! Pages of finished games: replay, record, verification, rematch, copies.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use pages::model::{Contribution, ReplayPage, Verdict, VerifyPage};
use store::{Occupant, PersonId, TableId};
use table::{
    Seat, Viewer,
    any::{AnyTable, OpeningDeal},
    table::Verified,
};

use super::{
    archive,
    extract::{As, Fields, Path, Query},
    opening,
    perspective::Perspective,
    render::{frame, html, redirect, with_cookie},
    table::{head, log, scene},
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    limits::Kind,
    live_table::{LiveTable, Snapshot, Stage},
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

/// `GET /table/ID/replay/STEP?as=SEAT`
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path((id, step)): Path<(String, usize)>,
    Query(requested): Query<As>,
) -> Result<Response, Error> {
    let live = app.live_table(&id).await?;
    let snapshot = live.snapshot();
    let perspective = replay_perspective(&snapshot, &caller, requested.seat()?)?;
    let past = at_step(&app, &snapshot, step).await?;
    let names = snapshot.names(&app.messages, caller.language);
    let words = app.messages.localizer(caller.language, &names);
    let model = ReplayPage {
        head: head(&live, &snapshot, &names, &perspective, &caller.base),
        view: scene(&live, past.as_ref(), perspective.viewer, &words, &names, &[])?,
        step,
        last: snapshot.version(),
        log: log(past.as_ref(), perspective.viewer, &words),
    };
    let here = here.to_string();
    Ok(html(StatusCode::OK, pages::replay(&frame(&app, &caller, &words, &here), &model)))
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
    let live = app.live_table(&id).await?;
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

/// The rematch of a finished table: the same game, options and players. Created once for each table.
pub(crate) async fn rematch_of(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    person: PersonId,
    deal: OpeningDeal,
) -> Result<Arc<LiveTable>, Error> {
    let snapshot = live.snapshot();
    if snapshot.stage() != Stage::Over {
        return Err(Error::NotOver);
    }
    if snapshot.seats_of(person).is_empty() {
        return Err(Error::NotAtTable);
    }
    // The id was drawn with the table, so that a second request finds the table of the first, and nobody else can know it.
    let id = TableId(snapshot.host.rematch.clone());
    match app.live_table(&id.0).await {
        Err(Error::TableNotFound) => {}
        found => return found,
    }
    let seats = snapshot.seats.iter().map(|row| match row.occupant {
        Occupant::Person(person) => SeatRequest::Person(person, row.name.clone()),
        Occupant::Bot => {
            SeatRequest::Bot(row.bot.clone().expect("the level of a bot is checked when a table is loaded"))
        }
        Occupant::Open => SeatRequest::Open,
    });
    let record = live.record()?;
    let request = TableRequest {
        id: id.clone(),
        owner: snapshot.host.owner.unwrap_or(person),
        settings: Settings { origin: Origin::Rematch { of: live.id.0.clone() }, ..live.settings.clone() },
        public: live.public,
        deal,
        overlay: record.content.overlay,
        ..TableRequest::new(app, live.game, record.options, person, seats.collect())?
    };
    match app.create_table(request).await {
        // Another player created the rematch at the same time.
        Err(_) if app.live_table(&id.0).await.is_ok() => app.live_table(&id.0).await,
        opened => opened,
    }
}

/// `POST /table/ID/rematch`
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let live = app.live_table(&id).await?;
    app.limits.take(Kind::Create, caller.address)?;
    let again = rematch_of(&app, &live, caller.require_person()?.id, opening::deal(&fields)).await?;
    Ok(redirect(&format!("/table/{}", again.id)))
}

/// A copy of a finished game at one step; all seats belong to `person`.
pub(crate) async fn copy(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    person: PersonId,
    step: usize,
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
    let seats = names.into_iter().map(|name| SeatRequest::Person(person, name));
    let record = live.record()?;
    let origin = Origin::Copy { of: live.id.0.clone(), step };
    let request = TableRequest {
        settings: Settings { title: live.settings.title.clone(), origin, ..Settings::default() },
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
    let live = app.live_table(&id).await?;
    let step = usize::try_from(fields.number("step")?).map_err(|_| Error::StepNotFound)?;
    app.limits.take(Kind::Create, caller.address)?;
    let (person, cookie) = caller.person_or_guest(&app, "").await?;
    let copied = copy(&app, &live, person.id, step).await?;
    Ok(with_cookie(redirect(&format!("/table/{}", copied.id)), cookie))
}
