//! Contributions to the seed, and the deal.

use std::sync::Arc;

use axum::extract::State;
use serde::{Deserialize, Serialize};
use table::entropy::Contribution;
use utoipa::ToSchema;

use super::{
    super::extract::{Json, Path},
    responses::{ErrorResponse, TableResponse},
    seats::{number, respond},
};
use crate::{app::App, caller::Caller, errors::Error, live_table::read_entropy};

/// What a seat added to the seed.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ContributionResponse {
    /// The seat number, from 1.
    seat: u64,
    /// 64 hexadecimal digits.
    entropy: String,
}

impl From<&Contribution> for ContributionResponse {
    fn from(contribution: &Contribution) -> Self {
        Self { seat: contribution.seat.number(), entropy: contribution.entropy.to_hex() }
    }
}

/// What a seat adds to the seed.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ContributionBody {
    /// 32 random bytes as 64 hexadecimal digits. Choose them after you have seen the commitment.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    entropy: String,
}

/// Adds to the seed, before the cards are dealt. If no seat is open, they are dealt once every player has contributed.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/entropy", tag = "seats",
    params(("id" = String, Path), ("seat" = u64, Path)), request_body = ContributionBody,
    responses((status = OK, body = TableResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn contribute(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, u64)>,
    Json(body): Json<ContributionBody>,
) -> Result<axum::Json<TableResponse>, Error> {
    let live = app.current_table(&id).await?;
    let (person, seat) = (caller.require_person()?.id, number(seat)?);
    let entropy = read_entropy(&body.entropy)?.ok_or(Error::InvalidEntropy)?;
    app.change(&live, move |app, live| async move { live.contribute(&app, person, seat, entropy).await })
        .await?;
    respond(&app, &live, &caller, Some(seat))
}

/// Has the cards dealt without waiting for further contributions. No seat may be open.
#[utoipa::path(post, path = "/tables/{id}/start", tag = "seats", params(("id" = String, Path)),
    responses((status = OK, body = TableResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn start(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<TableResponse>, Error> {
    let live = app.current_table(&id).await?;
    let person = caller.require_person()?.id;
    app.change(&live, move |app, live| async move { live.start(&app, person).await }).await?;
    respond(&app, &live, &caller, None)
}
