//! Reports of players.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    super::extract::{Json, Path},
    responses::ErrorResponse,
    seats::number,
};
use crate::{app::App, caller::Caller, errors::Error, house::Reported, limits::Kind};

/// A report about a chat line or about a person at the table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ReportBody {
    /// The number of the chat line.
    #[serde(default)]
    line: Option<u64>,
    /// The seat of the person, from 1.
    #[serde(default)]
    seat: Option<u64>,
    /// What is wrong.
    #[schema(min_length = 1, max_length = 500)]
    reason: String,
}

/// Reports a chat line or a person to the administrators of the server. The same can be reported once.
#[utoipa::path(post, path = "/tables/{id}/reports", tag = "seats", params(("id" = String, Path)),
    request_body = ReportBody, responses((status = CREATED), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn report(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<ReportBody>,
) -> Result<StatusCode, Error> {
    let person = caller.require_person()?;
    let live = app.current_table(&id).await?;
    let reported = match (body.line, body.seat) {
        (Some(line), None) => Reported::Line(line),
        (None, Some(seat)) => Reported::Seat(number(seat)?),
        (Some(_), Some(_)) | (None, None) => {
            return Err(Error::bad_request("either 'line' or 'seat' is needed"));
        }
    };
    app.limits.take(Kind::Report, caller.address)?;
    app.report(&live, person, reported, &body.reason).await?;
    Ok(StatusCode::CREATED)
}
