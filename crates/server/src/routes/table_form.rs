//! Forms of the table page.

use std::sync::Arc;

use axum::{
    extract::{FromRequest, FromRequestParts as _, Request},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse as _, Response},
};
use pages::Switch;
use table::Seat;

use super::{
    extract::{Fields, Path},
    render::{Reply, html, redirect},
    table::{TableView, here},
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    live_table::{Actor, Command, LiveTable, Submission},
};

/// A form of the table page.
pub(crate) struct TableForm {
    pub(crate) app: Arc<App>,
    pub(crate) live: Arc<LiveTable>,
    pub(crate) caller: Caller,
    pub(crate) headers: HeaderMap,
    pub(crate) fields: Fields,
}

impl FromRequest<Arc<App>> for TableForm {
    type Rejection = Error;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Error> {
        let (mut parts, body) = request.into_parts();
        let caller = Caller::from_request_parts(&mut parts, app).await?;
        let Path(id) = Path::<String>::from_request_parts(&mut parts, app).await?;
        let headers = parts.headers.clone();
        let fields = Fields::from_request(Request::from_parts(parts, body), app).await?;
        let live = app.live_table(&id).await?;
        Ok(Self { app: Arc::clone(app), live, caller, headers, fields })
    }
}

impl TableForm {
    /// The field `seat`.
    pub(crate) fn seat(&self) -> Result<Seat, Error> {
        self.fields.seat("seat")
    }

    /// Submits a command and responds with the table.
    pub(crate) async fn submit(&self, command: Command) -> Result<Response, Error> {
        let seat = self.seat()?;
        let outcome = self.execute(seat, command).await;
        self.respond(Some(seat), outcome)
    }

    async fn execute(&self, seat: Seat, command: Command) -> Result<(), Error> {
        let person = self.caller.require_person()?;
        let (version, client) = (self.fields.number("version")?, self.fields.text("client"));
        let submission = super::play::submission(seat, version, client, command)?;
        let obvious = self.caller.preferences.obvious == Switch::On;
        let submission = Submission { obvious, ..submission };
        self.app.submit(&self.live, Actor::Person(person.id), submission).await.map(drop)
    }

    /// Responds with the table as `seat` sees it and, on failure, with a notice.
    pub(crate) fn respond(&self, seat: Option<Seat>, outcome: Result<(), Error>) -> Result<Response, Error> {
        let reply = Reply::of(&self.headers);
        let here = here(&self.live.id.0, seat);
        let (status, notice) = match (outcome, &reply) {
            (Ok(()), Reply::Page) => return Ok(redirect(&here)),
            (Ok(()), Reply::Acknowledgement(_)) => return Ok(StatusCode::NO_CONTENT.into_response()),
            (Ok(()), Reply::Update(_)) => (StatusCode::OK, None),
            // Without the right to see the seat, or without the table, there is only an error page.
            (
                Err(
                    error @ (Error::SeatNotFound
                    | Error::NotYourSeat
                    | Error::Internal
                    | Error::StoreUnavailable
                    | Error::OutcomeUnknown),
                ),
                _,
            ) => return Err(error),
            (Err(error), _) => (error.status(), Some(error)),
        };
        let view = TableView::new(&self.app, &self.live, &self.caller, seat)?;
        let invitation = Some(self.fields.text("invitation").to_owned());
        Ok(html(status, TableView { notice, invitation, ..view }.reply(&here, reply)?))
    }
}
