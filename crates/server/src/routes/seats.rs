//! Forms by which people come, go and talk.

use axum::response::Response;

use super::{posted::Posted, show::with_cookie};
use crate::{bots, errors::Fault, limits::Kind, names};

/// `POST /table/ID/join`
pub(crate) async fn join(mut posted: Posted) -> Result<Response, Fault> {
    let Posted { hall, room, visitor, fields, .. } = &posted;
    let wished = fields.seat_if_named("seat")?;
    // Somebody who sits here already brings a friend to the same device, under a name of their own.
    let shares = visitor.person.as_ref().is_some_and(|it| !room.now().seats_of(it.id).is_empty());
    let (person, cookie) = visitor.welcome(hall, if shares { "" } else { fields.text("name") }).await?;
    let name = match fields.text("name") {
        "" => person.name.clone(),
        name => names::person(name)?,
    };
    let sitter = person.clone();
    let joined =
        hall.change(room, |hall, room| async move { room.join(&hall, &sitter, &name, wished).await }).await;
    posted.visitor.person = Some(person);
    let answer = match joined {
        Ok(seat) => posted.answer(Some(seat), Ok(())),
        Err(fault) => posted.answer(None, Err(fault)),
    };
    Ok(with_cookie(answer?, cookie))
}

/// `POST /table/ID/leave` and `POST /table/ID/resign`
pub(crate) async fn leave(posted: Posted) -> Result<Response, Fault> {
    let Posted { hall, room, .. } = &posted;
    let (person, seat) = (posted.visitor.known()?.id, posted.seat()?);
    let outcome = hall.change(room, |hall, room| async move { room.leave(&hall, person, seat).await }).await;
    posted.answer(Some(seat).filter(|seat| room.now().seats_of(person).contains(seat)), outcome)
}

/// `POST /table/ID/return`
pub(crate) async fn come_back(posted: Posted) -> Result<Response, Fault> {
    let Posted { hall, room, .. } = &posted;
    let (person, seat) = (posted.visitor.known()?.id, posted.seat()?);
    let outcome =
        hall.change(room, |hall, room| async move { room.come_back(&hall, person, seat).await }).await;
    posted.answer(Some(seat), outcome)
}

/// `POST /table/ID/fill`
pub(crate) async fn fill(posted: Posted) -> Result<Response, Fault> {
    let Posted { hall, room, fields, .. } = &posted;
    let person = posted.visitor.known()?.id;
    let level = bots::level(fields.text("level"))?.name();
    let outcome = hall.change(room, |hall, room| async move { room.fill(&hall, person, level).await }).await;
    posted.answer(fields.seat_if_named("as")?, outcome)
}

/// `POST /table/ID/chat`
pub(crate) async fn chat(posted: Posted) -> Result<Response, Fault> {
    let Posted { hall, room, visitor, fields, .. } = &posted;
    let person = visitor.known()?.clone();
    hall.limits.take(Kind::Chat, visitor.address)?;
    let seat = fields.seat_if_named("as")?;
    let outcome = match names::chat(fields.text("text")) {
        Ok(text) => {
            let said = hall.change(room, |hall, room| async move { room.say(&hall, &person, text).await });
            said.await.map(drop)
        }
        Err(fault) => Err(fault),
    };
    posted.answer(seat, outcome)
}
