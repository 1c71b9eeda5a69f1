//! The page on which players report a chat line or a person.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::StatusCode,
    response::Response,
};
use pages::model::{ReportPage, ReportState};
use serde::Deserialize;
use table::{Seat, text::Words as _};

use super::{
    extract::{Path, Query},
    render::{frame, html},
    table_form::TableForm,
};
use crate::{app::App, caller::Caller, errors::Error, house::Reported, limits::Kind, live_table::LiveTable};

/// The query of the page: a chat line, or a seat.
#[derive(Debug, Deserialize)]
pub(crate) struct About {
    line: Option<u64>,
    seat: Option<u64>,
}

impl About {
    fn reported(&self) -> Result<Reported, Error> {
        match (self.line, self.seat) {
            (Some(line), None) => Ok(Reported::Line(line)),
            (None, Some(seat)) => Seat::from_number(seat).map(Reported::Seat).ok_or(Error::SeatNotFound),
            (Some(_), Some(_)) | (None, None) => Err(Error::bad_request("either 'line' or 'seat' is needed")),
        }
    }
}

fn page(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    caller: &Caller,
    about: &About,
    state: ReportState,
) -> Result<ReportPage, Error> {
    let person = caller.require_person()?;
    let evidence = about.reported()?.evidence(&live.snapshot(), person)?;
    Ok(ReportPage {
        table: live.id.0.clone(),
        name: evidence.name,
        line: evidence.line.map(|number| (number, evidence.text)),
        seat: about.seat,
        state,
        may_remove: app.house.is_administrator(person.id),
    })
}

/// `GET /table/ID/report?line=NUMBER` or `?seat=NUMBER`
pub(crate) async fn form(
    State(app): State<Arc<App>>,
    caller: Caller,
    here: OriginalUri,
    Path(id): Path<String>,
    Query(about): Query<About>,
) -> Result<Response, Error> {
    let live = app.current_table(&id).await?;
    let model = page(&app, &live, &caller, &about, ReportState::New)?;
    let words = app.messages.localizer(caller.language, &[]);
    let here = here.0.to_string();
    Ok(html(StatusCode::OK, pages::report(&frame(&app, &caller, &words, &here), &model)))
}

/// `POST /table/ID/report`
pub(crate) async fn send(form: TableForm) -> Result<Response, Error> {
    let TableForm { app, live, caller, fields, .. } = &form;
    let person = caller.require_person()?;
    let number = |name: &str| match fields.text(name) {
        "" => Ok(None),
        _ => fields.number(name).map(Some),
    };
    let about = About { line: number("line")?, seat: number("seat")? };
    app.limits.take(Kind::Report, caller.address)?;
    let words = app.messages.localizer(caller.language, &[]);
    let (status, state) = match app.report(live, person, about.reported()?, fields.text("reason")).await {
        Ok(_) => (StatusCode::OK, ReportState::Sent),
        Err(error @ (Error::ReportedBefore | Error::InvalidReason)) => {
            (error.status(), ReportState::Refused(words.say(&error.phrase())))
        }
        Err(error) => return Err(error),
    };
    let model = page(app, live, caller, &about, state)?;
    Ok(html(status, pages::report(&frame(app, caller, &words, "/"), &model)))
}
