//! Forms by which people play.

use std::sync::Arc;

use axum::{http::StatusCode, response::Response};
use pages::model::Confirm;
use table::{Seat, Viewer};

use super::{
    posted::Posted,
    show::{frame, html, wants_fragment},
    table::{Showing, here, scene},
};
use crate::{
    errors::Fault,
    hall::Hall,
    room::{Deed, Moment, Order, Room, Stage},
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

/// `POST /table/ID/play`
pub(crate) async fn play(posted: Posted) -> Result<Response, Fault> {
    let fields = &posted.fields;
    if fields.text("sure").is_empty()
        && let Some(question) = confirm(&posted)?
    {
        return Ok(question);
    }
    posted.act(Deed::Play(fields.text("action").to_owned())).await
}

/// Asks before something is lost.
fn confirm(posted: &Posted) -> Result<Option<Response>, Fault> {
    let Posted { hall, room, visitor, fields, .. } = posted;
    let now = room.now();
    let (seat, version) = (posted.seat()?, now.version());
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
        text: choice.text,
        loses,
    };
    let here = here(&room.id.0, Some(seat));
    let frame = frame(hall, visitor, &words, &here);
    Ok(Some(html(StatusCode::OK, pages::confirm(&frame, &model))))
}

/// `POST /table/ID/undo`
pub(crate) async fn undo(posted: Posted) -> Result<Response, Fault> {
    posted.act(Deed::Undo).await
}

/// `POST /table/ID/restart`
pub(crate) async fn restart(posted: Posted) -> Result<Response, Fault> {
    posted.act(Deed::Restart).await
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
pub(crate) async fn hint(posted: Posted) -> Result<Response, Fault> {
    let Posted { hall, room, visitor, .. } = &posted;
    let seat = posted.seat()?;
    let now = room.now();
    match advice(hall, room, &now, visitor, seat).await {
        Ok(action) => {
            let showing = Showing::new(hall, room, visitor, Some(seat))?;
            let page = Showing { advice: Some(action), ..showing }
                .draw(&here(&room.id.0, Some(seat)), wants_fragment(&posted.headers))?;
            Ok(html(StatusCode::OK, page))
        }
        Err(fault) => posted.answer(Some(seat), Err(fault)),
    }
}

/// `POST /table/ID/guide`: enough of the guide.
pub(crate) async fn skip_guide(posted: Posted) -> Result<Response, Fault> {
    let Posted { hall, room, visitor, fields, .. } = &posted;
    let person = visitor.known()?.id;
    let outcome = hall.change(room, |_, room| async move { room.skip_guide(person).await }).await;
    posted.answer(fields.seat_if_named("seat")?, outcome)
}
