//! Forms for playing, undo and hints.

use std::sync::Arc;

use axum::{http::StatusCode, response::Response};
use bots::Advice;
use pages::{DrawContext, model::Confirm};
use table::{Seat, Viewer, table::MOST_TIMES};

use super::{
    render::{Reply, frame, html},
    table::{TableView, here},
    table_form::TableForm,
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    live_table::{Command, LiveTable, Snapshot, Stage, Submission},
};

/// Maximum length of an idempotency key.
const MAX_CLIENT: usize = 64;
/// Maximum length of an action in notation.
const MAX_ACTION: usize = 400;

/// A submission of a person, with its lengths checked.
pub(crate) fn submission(
    seat: Seat,
    version: u64,
    client: &str,
    command: Command,
) -> Result<Submission, Error> {
    let client_ok =
        (1..=MAX_CLIENT).contains(&client.len()) && client.bytes().all(|it| it.is_ascii_graphic());
    if !client_ok {
        return Err(Error::bad_request("'client' must have 1 to 64 printable ASCII characters"));
    }
    if matches!(&command, Command::Play(action) | Command::Repeat(action, _) | Command::Instead(action) if action.len() > MAX_ACTION)
    {
        return Err(Error::UnreadableAction);
    }
    let version = usize::try_from(version).map_err(|_| Error::StaleVersion)?;
    Ok(Submission { seat, version, client: Some(client.to_owned()), command, obvious: false })
}

/// `POST /table/ID/play`
pub(crate) async fn play(form: TableForm) -> Result<Response, Error> {
    let fields = &form.fields;
    // The script has asked already.
    if matches!(Reply::of(&form.headers), Reply::Page)
        && fields.text("sure").is_empty()
        && let Some(question) = confirm(&form)?
    {
        return Ok(question);
    }
    form.submit(Command::Play(fields.text("action").to_owned())).await
}

/// Asks for confirmation of an action that forfeits something.
fn confirm(form: &TableForm) -> Result<Option<Response>, Error> {
    let TableForm { app, live, caller, fields, .. } = form;
    let snapshot = live.snapshot();
    let (seat, version) = (form.seat()?, snapshot.version());
    let may_choose = snapshot.stage() == Stage::Playing(seat)
        && caller.person.as_ref().is_some_and(|person| snapshot.seats_of(person.id).contains(&seat))
        && fields.number("version")? == version as u64;
    if !may_choose {
        return Ok(None);
    }
    let names = snapshot.names(&app.messages, caller.language);
    let words = app.messages.localizer(caller.language, &names);
    let ctx = DrawContext::new(live.game.boxed().name(), &words, &names, &[]);
    let choices = live.game.board().choices(snapshot.table.as_ref(), Viewer::Seat(seat), &ctx);
    let action = fields.text("action");
    let choice = choices.into_iter().flatten().find(|choice| choice.action == action);
    let Some(choice) = choice else { return Ok(None) };
    if !choice.is_confirmed(caller.preferences) {
        return Ok(None);
    }
    let Some(loses) = choice.loses else { return Ok(None) };
    let model = Confirm {
        id: live.id.0.clone(),
        seat,
        version,
        client: fields.text("client").to_owned(),
        action: choice.action,
        text: choice.text,
        loses,
    };
    let here = here(&live.id.0, Some(seat));
    let frame = frame(app, caller, &words, &here);
    Ok(Some(html(StatusCode::OK, pages::confirm(&frame, &model))))
}

/// `POST /table/ID/again`: the last decision again, once or several times.
pub(crate) async fn again(form: TableForm) -> Result<Response, Error> {
    let times = form.fields.number("times")?.clamp(1, MOST_TIMES as u64);
    form.submit(Command::Repeat(form.fields.text("again").to_owned(), times as usize)).await
}

/// `POST /table/ID/instead`: exchanges the obvious decision taken last for another.
pub(crate) async fn instead(form: TableForm) -> Result<Response, Error> {
    form.submit(Command::Instead(form.fields.text("instead").to_owned())).await
}

/// `POST /table/ID/undo`
pub(crate) async fn undo(form: TableForm) -> Result<Response, Error> {
    form.submit(Command::Undo).await
}

/// `POST /table/ID/restart`
pub(crate) async fn restart(form: TableForm) -> Result<Response, Error> {
    form.submit(Command::Restart).await
}

/// What a bot advises. Fails unless it is the turn of `seat` and the caller owns it.
pub(crate) async fn hint_for(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    snapshot: &Arc<Snapshot>,
    caller: &Caller,
    seat: Seat,
) -> Result<Advice<String>, Error> {
    let person = caller.require_person()?;
    if !snapshot.seats_of(person.id).contains(&seat) {
        return Err(Error::NotYourSeat);
    }
    match snapshot.stage() {
        Stage::Playing(choosing) if choosing == seat => app.advise(live, snapshot, person.id).await,
        Stage::Playing(_) => Err(Error::OutOfTurn),
        Stage::Waiting => Err(Error::NotStarted),
        Stage::Over => Err(Error::GameOver),
        Stage::Ended => Err(Error::TableEnded),
    }
}

/// `POST /table/ID/hint`
pub(crate) async fn hint(form: TableForm) -> Result<Response, Error> {
    let TableForm { app, live, caller, .. } = &form;
    let seat = form.seat()?;
    let snapshot = live.snapshot();
    match hint_for(app, live, &snapshot, caller, seat).await {
        Ok(advice) => {
            let view = TableView::new(app, live, caller, Some(seat))?;
            let page = TableView { advice: Some(advice), ..view }
                .reply(&here(&live.id.0, Some(seat)), Reply::of(&form.headers))?;
            Ok(html(StatusCode::OK, page))
        }
        Err(error) => form.respond(Some(seat), Err(error)),
    }
}

/// `POST /table/ID/guide`: ends the guide.
pub(crate) async fn skip_guide(form: TableForm) -> Result<Response, Error> {
    let TableForm { app, live, caller, fields, .. } = &form;
    let person = caller.require_person()?.id;
    let outcome = app.change(live, move |app, live| async move { live.skip_guide(&app, person).await }).await;
    form.respond(fields.optional_seat("seat")?, outcome)
}
