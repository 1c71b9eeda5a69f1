//! Forms by which people play.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use pages::model::Confirm;
use table::{Seat, Viewer};

use super::{
    extract::{Fields, Path},
    show::{frame, html, wants_fragment},
    table::{Showing, answer, here, scene},
};
use crate::{
    errors::Fault,
    hall::Hall,
    room::{Deed, Moment, Order, Room, Stage, Who},
    visitor::Visitor,
};

/// The longest id a client may give its request.
const LONGEST_CLIENT: usize = 64;
/// The longest notation of an action.
const LONGEST_ACTION: usize = 400;

/// An order of a person, with its lengths checked.
pub(crate) fn order(seat: Seat, version: u64, client: &str, deed: Deed) -> Result<Order, Fault> {
    let client_ok =
        (1..=LONGEST_CLIENT).contains(&client.len()) && client.bytes().all(|it| it.is_ascii_graphic());
    if !client_ok {
        return Err(Fault::Unreadable("'client' must be 1 to 64 letters, digits or signs".to_owned()));
    }
    if matches!(&deed, Deed::Play(action) if action.len() > LONGEST_ACTION) {
        return Err(Fault::NoAction);
    }
    let version = usize::try_from(version).map_err(|_| Fault::Stale)?;
    Ok(Order { seat, version, client: Some(client.to_owned()), deed })
}

async fn act(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    visitor: &Visitor,
    fields: &Fields,
    deed: Deed,
) -> Result<(), Fault> {
    let person = visitor.known()?;
    let order = order(fields.seat("seat")?, fields.number("version")?, fields.text("client"), deed)?;
    hall.act(room, Who::Person(person.id), order).await.map(drop)
}

/// `POST /table/ID/play`
pub(crate) async fn play(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    let seat = fields.seat("seat")?;
    let action = fields.text("action");
    if fields.text("sure").is_empty()
        && let Some(question) = confirm(&hall, &room, &visitor, &fields)?
    {
        return Ok(question);
    }
    let outcome = act(&hall, &room, &visitor, &fields, Deed::Play(action.to_owned())).await;
    answer(&hall, &room, &visitor, &headers, Some(seat), outcome)
}

/// Asks before something is lost.
fn confirm(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    visitor: &Visitor,
    fields: &Fields,
) -> Result<Option<Response>, Fault> {
    let now = room.now();
    let (seat, version) = (fields.seat("seat")?, now.version());
    let may_choose = now.stage() == Stage::Playing(seat)
        && visitor.person.as_ref().is_some_and(|person| now.seats_of(person.id).contains(&seat))
        && fields.number("version")? == version as u64;
    if !may_choose {
        return Ok(None);
    }
    let names = now.names(&hall.library, visitor.language);
    let words = hall.library.speaker(visitor.language, &names);
    let scene = scene(room, now.table.as_ref(), Viewer::Seat(seat), &words, &names, &[])?;
    let action = fields.text("action");
    let Some(choice) = scene.choices.into_iter().find(|choice| choice.action == action) else {
        return Ok(None);
    };
    let Some(loses) = choice.loses else { return Ok(None) };
    let model = Confirm {
        id: room.id.0.clone(),
        seat,
        version,
        client: fields.text("client").to_owned(),
        action: choice.action,
        words: choice.words,
        loses,
    };
    let here = here(&room.id.0, Some(seat));
    let frame = frame(hall, visitor, &words, &here);
    Ok(Some(html(StatusCode::OK, pages::confirm(&frame, &model))))
}

/// `POST /table/ID/undo`
pub(crate) async fn undo(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    let outcome = act(&hall, &room, &visitor, &fields, Deed::Undo).await;
    answer(&hall, &room, &visitor, &headers, Some(fields.seat("seat")?), outcome)
}

/// `POST /table/ID/restart`
pub(crate) async fn restart(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    let outcome = act(&hall, &room, &visitor, &fields, Deed::Restart).await;
    answer(&hall, &room, &visitor, &headers, Some(fields.seat("seat")?), outcome)
}

/// What a bot would do in this seat, for the person who sits there and must choose.
pub(crate) async fn advice(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    now: &Arc<Moment>,
    visitor: &Visitor,
    seat: Seat,
) -> Result<String, Fault> {
    let person = visitor.known()?;
    if !now.seats_of(person.id).contains(&seat) {
        return Err(Fault::NotYourSeat);
    }
    match now.stage() {
        Stage::Playing(choosing) if choosing == seat => hall.hint(room, now).await,
        Stage::Playing(_) => Err(Fault::OutOfTurn),
        Stage::Waiting => Err(Fault::NotBegun),
        Stage::Over => Err(Fault::IsOver),
    }
}

/// `POST /table/ID/hint`
pub(crate) async fn hint(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    let seat = fields.seat("seat")?;
    let now = room.now();
    match advice(&hall, &room, &now, &visitor, seat).await {
        Ok(action) => {
            let showing = Showing::new(&hall, &room, &visitor, Some(seat))?;
            let page = Showing { advice: Some(action), ..showing }
                .draw(&here(&id, Some(seat)), wants_fragment(&headers))?;
            Ok(html(StatusCode::OK, page))
        }
        Err(fault) => answer(&hall, &room, &visitor, &headers, Some(seat), Err(fault)),
    }
}

/// `POST /table/ID/guide`: enough of the guide.
pub(crate) async fn skip_guide(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    let person = visitor.known()?.id;
    let outcome = hall.change(&room, |_, room| async move { room.skip_guide(person).await }).await;
    let seat = super::table::seat_field(&fields, "seat")?;
    answer(&hall, &room, &visitor, &headers, seat, outcome)
}
