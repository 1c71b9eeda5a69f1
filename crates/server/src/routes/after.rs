//! After the game: replay, record, dealing, rematch, copies.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use pages::model::{ReplayPage, Verdict, VerifyPage};
use store::{PersonId, Sitter};
use table::{Seat, Viewer, any::AnyTable, table::Verified};

use super::{
    extract::{As, Fields, Path, Query},
    look::Look,
    show::{frame, html, see, with_cookie},
    table::{head, log, scene},
};
use crate::{
    errors::Fault,
    hall::Hall,
    ids,
    limits::Kind,
    opening::{Chair, Wish},
    room::{Moment, Room, Stage},
    settings::{Origin, Settings},
    visitor::Visitor,
};

/// Whose eyes look back: at a finished game anybody's, at a running one only the person's own.
pub(crate) fn looking_back(now: &Moment, visitor: &Visitor, wished: Option<Seat>) -> Result<Look, Fault> {
    match (now.stage(), wished) {
        (Stage::Waiting, _) => Err(Fault::NotBegun),
        (Stage::Over, Some(seat)) => {
            now.row(seat).ok_or(Fault::NoSeat)?;
            let mine = visitor.person.as_ref().map(|person| now.seats_of(person.id)).unwrap_or_default();
            Ok(Look { viewer: Viewer::Seat(seat), mine, hand_over: None })
        }
        (Stage::Over, None) | (Stage::Playing(_), _) => Look::new(now, visitor.person.as_ref(), wished),
    }
}

/// The table as it was after `step` events.
pub(crate) fn at_step(now: &Moment, step: usize) -> Result<Box<dyn AnyTable>, Fault> {
    if step > now.version() {
        return Err(Fault::NoStep);
    }
    let past = now.table.past(step);
    if past.version() == step { Ok(past) } else { Err(Fault::Internal) }
}

/// `GET /table/ID/replay/STEP?as=SEAT`
pub(crate) async fn replay(
    State(hall): State<Arc<Hall>>,
    OriginalUri(here): OriginalUri,
    visitor: Visitor,
    Path((id, step)): Path<(String, usize)>,
    Query(wished): Query<As>,
) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    let now = room.now();
    let look = looking_back(&now, &visitor, wished.seat()?)?;
    let past = at_step(&now, step)?;
    let names = now.names(&hall.library, visitor.language);
    let words = hall.library.speaker(visitor.language, &names);
    let model = ReplayPage {
        head: head(&room, &now, &names, &look, &visitor.base),
        view: scene(&room, past.as_ref(), look.viewer, &words, &names, &[])?,
        step,
        last: now.version(),
        log: log(past.as_ref(), look.viewer, &words),
    };
    let here = here.to_string();
    Ok(html(StatusCode::OK, pages::replay(&frame(&hall, &visitor, &words, &here), &model)))
}

/// `GET /table/ID/record`
pub(crate) async fn record(State(hall): State<Arc<Hall>>, Path(id): Path<String>) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    let record = room.record()?;
    let name = format!("attachment; filename=\"{}-{id}.ochre.json\"", record.game);
    let name = HeaderValue::from_str(&name).map_err(|_| Fault::Internal)?;
    let kind = HeaderValue::from_static("application/json");
    let headers = [(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_json()).into_response())
}

/// Deals the whole game again.
pub(crate) async fn verified(room: &Arc<Room>) -> Result<Result<Verified, String>, Fault> {
    let record = room.record()?;
    let game = room.game;
    let task = tokio::task::spawn_blocking(move || game.boxed().verify(&record));
    Ok(task.await.map_err(|_| Fault::Internal)?.map_err(|error| error.to_string()))
}

/// `GET /table/ID/verify`
pub(crate) async fn verify(
    State(hall): State<Arc<Hall>>,
    OriginalUri(here): OriginalUri,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    let verdict = match verified(&room).await {
        Ok(Ok(verified)) => Verdict::Fair {
            seed: room.seed().map(table::dealer::Seed::to_hex).unwrap_or_default(),
            events: verified.events,
            draws: verified.draws,
        },
        Ok(Err(why)) => Verdict::Broken(why),
        Err(Fault::NotOver) => Verdict::NotYet,
        Err(fault) => return Err(fault),
    };
    let model = VerifyPage { id, commitment: room.commitment.clone().unwrap_or_default(), verdict };
    let words = hall.library.speaker(visitor.language, &[]);
    let here = here.to_string();
    Ok(html(StatusCode::OK, pages::verify(&frame(&hall, &visitor, &words, &here), &model)))
}

/// The same game with the same people, once for each finished table.
pub(crate) async fn play_again(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    person: PersonId,
) -> Result<Arc<Room>, Fault> {
    let now = room.now();
    if now.stage() != Stage::Over {
        return Err(Fault::NotOver);
    }
    if now.seats_of(person).is_empty() {
        return Err(Fault::NotAtTable);
    }
    let id = ids::rematch_of(&room.id);
    match hall.room(&id.0).await {
        Err(Fault::NoTable) => {}
        found => return found,
    }
    let chairs = now.seats.iter().map(|row| match row.sitter {
        Sitter::Person(person) => Chair::Person(person, row.name.clone()),
        Sitter::Bot => Chair::Bot(row.bot.clone().unwrap_or_default()),
        Sitter::Open => Chair::Open,
    });
    let record = room.record()?;
    let wish = Wish {
        id: id.clone(),
        settings: Settings { origin: Origin::Rematch { of: room.id.0.clone() }, ..room.settings.clone() },
        public: room.public,
        overlay: record.content.overlay,
        ..Wish::new(room.game, record.options, chairs.collect())?
    };
    match hall.open_table(wish).await {
        // Somebody else had the same wish a moment before.
        Err(_) if hall.room(&id.0).await.is_ok() => hall.room(&id.0).await,
        opened => opened,
    }
}

/// `POST /table/ID/rematch`
pub(crate) async fn rematch(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    hall.limits.take(Kind::Open, visitor.address)?;
    let again = play_again(&hall, &room, visitor.known()?.id).await?;
    Ok(see(&format!("/table/{}", again.id)))
}

/// A copy of a finished game at one step, all seats in the hands of one person.
pub(crate) async fn copy(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    person: PersonId,
    step: usize,
) -> Result<Arc<Room>, Fault> {
    let now = room.now();
    if now.stage() != Stage::Over {
        return Err(Fault::NotOver);
    }
    let past = at_step(&now, step)?;
    if past.turn() == table::Turn::Over {
        return Err(Fault::IsOver);
    }
    let names = now.names(&hall.library, pages::Language::default());
    let chairs = names.into_iter().map(|name| Chair::Person(person, name));
    let record = room.record()?;
    let origin = Origin::Copy { of: room.id.0.clone(), step };
    let wish = Wish {
        settings: Settings { title: room.settings.title.clone(), origin, ..Settings::default() },
        overlay: record.content.overlay,
        position: Some(past.position()),
        ..Wish::new(room.game, record.options, chairs.collect())?
    };
    hall.open_table(wish).await
}

/// `POST /table/ID/fork`: try it from here.
pub(crate) async fn fork(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    let step = usize::try_from(fields.number("step")?).map_err(|_| Fault::NoStep)?;
    hall.limits.take(Kind::Open, visitor.address)?;
    let (person, cookie) = visitor.welcome(&hall, "").await?;
    let copied = copy(&hall, &room, person.id, step).await?;
    Ok(with_cookie(see(&format!("/table/{}", copied.id)), cookie))
}
