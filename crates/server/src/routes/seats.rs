//! Forms for joining, leaving, returning, bots and chat, and for the owner of a table.

use std::time::Duration;

use axum::response::Response;
use pages::BotSpeed;
use store::{Person, Seating};

use super::{render::with_cookie, table_form::TableForm};
use crate::{
    bot_pool,
    errors::Error,
    limits::Kind,
    live_table::{Deed, Joining, Watcher, read_entropy},
    names,
};

/// `POST /table/ID/join`
pub(crate) async fn join(mut form: TableForm) -> Result<Response, Error> {
    let TableForm { app, live, caller, fields, .. } = &form;
    let requested = fields.optional_seat("seat")?;
    // A player of the table adds a second player on the same device; the name is for the new seat only.
    let shares = caller.person.as_ref().is_some_and(|it| !live.snapshot().seats_of(it.id).is_empty());
    let (person, cookie) = caller.person_or_guest(app, if shares { "" } else { fields.text("name") }).await?;
    let name = match fields.text("name") {
        "" => person.name.clone(),
        name => names::person(name)?,
    };
    let entropy = read_entropy(fields.text("entropy"))?;
    let invitation = fields.text("invitation").to_owned();
    let joining = Joining { person: person.id, name, seat: requested, invitation, entropy };
    let joined = app
        .change(live, move |app, live| {
            let joining = joining.clone();
            async move { live.join(&app, joining).await }
        })
        .await;
    let joiner = person.clone();
    form.caller.person = Some(person);
    let answer = match joined {
        Ok(seat) => {
            arrive(&form, &joiner);
            form.respond(Some(seat), Ok(()))
        }
        Err(error) => form.respond(None, Err(error)),
    };
    Ok(with_cookie(answer?, cookie))
}

/// How long a browser may take from joining a table to opening its stream.
const ARRIVAL: Duration = Duration::from_secs(10);

/// Counts a person who just joined as present until the page they were sent to has opened its stream.
fn arrive(form: &TableForm, person: &Person) {
    // Bots need not wait for somebody who sees nothing yet.
    let presence = form.live.watch(&form.app, Watcher::new(Some(person), BotSpeed::Instant));
    tokio::spawn(async move {
        tokio::time::sleep(ARRIVAL).await;
        drop(presence);
    });
}

/// `POST /table/ID/leave`
pub(crate) async fn leave(form: TableForm) -> Result<Response, Error> {
    give_up(form, Deed::Left).await
}

/// `POST /table/ID/resign`
pub(crate) async fn resign(form: TableForm) -> Result<Response, Error> {
    give_up(form, Deed::Resigned).await
}

async fn give_up(form: TableForm, deed: Deed) -> Result<Response, Error> {
    let TableForm { app, live, .. } = &form;
    let (person, seat) = (form.caller.require_person()?.id, form.seat()?);
    let outcome =
        app.change(live, move |app, live| async move { live.leave(&app, person, seat, deed).await }).await;
    form.respond(Some(seat).filter(|seat| live.snapshot().seats_of(person).contains(seat)), outcome)
}

/// `POST /table/ID/return`
pub(crate) async fn return_to_seat(form: TableForm) -> Result<Response, Error> {
    let TableForm { app, live, .. } = &form;
    let (person, seat) = (form.caller.require_person()?.id, form.seat()?);
    let outcome =
        app.change(live, move |app, live| async move { live.return_to_seat(&app, person, seat).await }).await;
    form.respond(Some(seat), outcome)
}

/// `POST /table/ID/remove`
pub(crate) async fn remove(form: TableForm) -> Result<Response, Error> {
    let TableForm { app, live, fields, .. } = &form;
    let (person, seat) = (form.caller.require_person()?.id, form.seat()?);
    let outcome =
        app.change(live, move |app, live| async move { live.remove(&app, person, seat).await }).await;
    form.respond(fields.optional_seat("as")?, outcome)
}

/// `POST /table/ID/seating`
pub(crate) async fn seating(form: TableForm) -> Result<Response, Error> {
    let TableForm { app, live, fields, .. } = &form;
    let person = form.caller.require_person()?.id;
    let seating = match fields.text("seating") {
        "anyone" => Seating::Anyone,
        "invited" => Seating::Invited,
        _ => return Err(Error::bad_request("'seating' must be 'anyone' or 'invited'")),
    };
    let outcome =
        app.change(live, move |app, live| async move { live.set_seating(&app, person, seating).await }).await;
    form.respond(fields.optional_seat("as")?, outcome)
}

/// `POST /table/ID/end`
pub(crate) async fn end(form: TableForm) -> Result<Response, Error> {
    let TableForm { app, live, fields, .. } = &form;
    let person = form.caller.require_person()?.id;
    let outcome = app.change(live, move |app, live| async move { live.end(&app, person).await }).await;
    form.respond(fields.optional_seat("as")?, outcome)
}

/// `POST /table/ID/fill`
pub(crate) async fn fill(form: TableForm) -> Result<Response, Error> {
    let TableForm { app, live, fields, .. } = &form;
    let person = form.caller.require_person()?.id;
    let level = bot_pool::level(fields.text("level"))?;
    let outcome =
        app.change(live, move |app, live| async move { live.fill(&app, person, level).await }).await;
    form.respond(fields.optional_seat("as")?, outcome)
}

/// `POST /table/ID/chat`
pub(crate) async fn chat(form: TableForm) -> Result<Response, Error> {
    let TableForm { app, live, caller, fields, .. } = &form;
    let person = caller.require_person()?.clone();
    app.limits.take(Kind::Chat, caller.address)?;
    let seat = fields.optional_seat("as")?;
    let outcome = match names::chat(fields.text("text")) {
        Ok(text) => {
            let posted = app.change(live, move |app, live| {
                let (person, text) = (person.clone(), text.clone());
                async move { live.post_chat(&app, &person, text).await }
            });
            posted.await
        }
        Err(error) => Err(error),
    };
    form.respond(seat, outcome)
}
