//! Forms by which people come, go and talk.

use std::sync::Arc;

use axum::{extract::State, http::HeaderMap, response::Response};

use super::{
    extract::{Fields, Path},
    show::with_cookie,
    table::{answer, seat_field},
};
use crate::{bots, errors::Fault, hall::Hall, limits::Kind, names, visitor::Visitor};

/// `POST /table/ID/join`
pub(crate) async fn join(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    let wished = seat_field(&fields, "seat")?;
    // Somebody who sits here already brings a friend to the same device, under a name of their own.
    let shares = visitor.person.as_ref().is_some_and(|it| !room.now().seats_of(it.id).is_empty());
    let (person, cookie) = visitor.welcome(&hall, if shares { "" } else { fields.text("name") }).await?;
    let name = match fields.text("name") {
        "" => person.name.clone(),
        name => names::person(name)?,
    };
    let visitor = Visitor { person: Some(person.clone()), ..visitor };
    let joined =
        hall.change(&room, |hall, room| async move { room.join(&hall, &person, &name, wished).await }).await;
    let (seat, outcome) = match joined {
        Ok(seat) => (Some(seat), Ok(())),
        Err(fault) => (None, Err(fault)),
    };
    Ok(with_cookie(answer(&hall, &room, &visitor, &headers, seat, outcome)?, cookie))
}

/// `POST /table/ID/leave` and `POST /table/ID/resign`
pub(crate) async fn leave(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    let (person, seat) = (visitor.known()?.id, fields.seat("seat")?);
    let outcome = hall.change(&room, |hall, room| async move { room.leave(&hall, person, seat).await }).await;
    let seat = Some(seat).filter(|seat| room.now().seats_of(person).contains(seat));
    answer(&hall, &room, &visitor, &headers, seat, outcome)
}

/// `POST /table/ID/return`
pub(crate) async fn come_back(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    let (person, seat) = (visitor.known()?.id, fields.seat("seat")?);
    let outcome =
        hall.change(&room, |hall, room| async move { room.come_back(&hall, person, seat).await }).await;
    answer(&hall, &room, &visitor, &headers, Some(seat), outcome)
}

/// `POST /table/ID/fill`
pub(crate) async fn fill(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    let person = visitor.known()?.id;
    let level = bots::level(fields.text("level"))?.name();
    let outcome = hall.change(&room, |hall, room| async move { room.fill(&hall, person, level).await }).await;
    let seat = seat_field(&fields, "as")?;
    answer(&hall, &room, &visitor, &headers, seat, outcome)
}

/// `POST /table/ID/chat`
pub(crate) async fn chat(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let room = hall.room(&id).await?;
    let person = visitor.known()?.clone();
    hall.limits.take(Kind::Chat, visitor.address)?;
    let seat = seat_field(&fields, "as")?;
    let outcome = match names::chat(fields.text("text")) {
        Ok(text) => {
            let said = hall.change(&room, |hall, room| async move { room.say(&hall, &person, text).await });
            said.await.map(drop)
        }
        Err(fault) => Err(fault),
    };
    answer(&hall, &room, &visitor, &headers, seat, outcome)
}
