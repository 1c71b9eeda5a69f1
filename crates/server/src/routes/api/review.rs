//! Reviews of finished games.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use review::Knowledge;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::text::{Phrase, Words};
use utoipa::{IntoParams, ToSchema};

use super::{
    super::{
        extract::{Json, Path, Query},
        review::reviewable,
    },
    responses::ErrorResponse,
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    limits::Kind,
    live_table::LiveTable,
    reviews::{ReviewState, Reviewed},
};

/// From what choices are judged.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum KnowledgeBody {
    /// From what the choosing seat could know.
    #[default]
    Seat,
    /// From the whole position, hidden cards included.
    All,
}

impl From<KnowledgeBody> for Knowledge {
    fn from(knowledge: KnowledgeBody) -> Self {
        match knowledge {
            KnowledgeBody::Seat => Self::Seat,
            KnowledgeBody::All => Self::All,
        }
    }
}

/// Which review.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// From what choices are judged. Defaults to `seat`.
    #[param(inline)]
    knowledge: Option<KnowledgeBody>,
}

/// The review to make.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ReviewBody {
    /// From what choices are judged.
    #[serde(default)]
    knowledge: KnowledgeBody,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ReviewStage {
    /// Nobody has asked for it.
    Missing,
    /// It waits for other reviews.
    Waiting,
    /// It is being made.
    Making,
    /// It is complete.
    Complete,
}

/// The review of a finished game.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ReviewResponse {
    /// How far it is.
    stage: ReviewStage,
    /// The number of reviews that are made before it.
    ahead: usize,
    /// The number of choices and chance events examined.
    done: usize,
    /// How many there are; 0 until it is being made.
    total: usize,
    /// The value of `ochre review --json`, once it is complete. Marked choices have `text`, `better-text` and `why` in words.
    #[schema(value_type = Option<Object>)]
    review: Option<Value>,
}

impl ReviewResponse {
    fn new(app: &App, live: &LiveTable, caller: &Caller, state: &ReviewState) -> Result<Self, Error> {
        let still = |stage, ahead, done, total| Self { stage, ahead, done, total, review: None };
        Ok(match state {
            ReviewState::Missing => still(ReviewStage::Missing, 0, 0, 0),
            ReviewState::Waiting { ahead } => still(ReviewStage::Waiting, *ahead, 0, 0),
            ReviewState::Making { done, total } => still(ReviewStage::Making, 0, *done, *total),
            ReviewState::Complete(reviewed) => {
                let review = with_words(app, live, caller, reviewed)?;
                let steps = reviewed.review.decisions.len() + reviewed.review.chances.len();
                Self { review: Some(review), ..still(ReviewStage::Complete, 0, steps, steps) }
            }
        })
    }
}

/// The review as JSON, with words for marked choices.
fn with_words(app: &App, live: &LiveTable, caller: &Caller, reviewed: &Reviewed) -> Result<Value, Error> {
    let names = live.snapshot().names(&app.messages, caller.language);
    let words = app.messages.plain(caller.language, &names);
    let unwritten = |error| Error::internal("a review cannot be written", &error);
    let mut shown = serde_json::to_value(&reviewed.review).map_err(unwritten)?;
    let decisions = shown["decisions"].as_array_mut().into_iter().flatten();
    for (decision, shown) in reviewed.review.decisions.iter().zip(decisions) {
        let Some(texts) = reviewed.texts.get(&decision.event) else { continue };
        shown["text"] = json!(words.say(&texts.played));
        shown["better-text"] = json!(texts.better.as_ref().map(|better| words.say(better)));
        shown["why"] = json!(decision.why().map(|why| words.say(&why)));
        let reason = |reason: &review::Reason| json!({"term": words.say(&Phrase::new(reason.term.clone())), "points": reason.points});
        shown["reasons"] = decision.reasons.iter().map(reason).collect();
    }
    Ok(shown)
}

/// Returns the review of a finished game, or how far it is.
#[utoipa::path(get, path = "/tables/{id}/review", tag = "tables", params(("id" = String, Path), Which), responses(
    (status = OK, body = ReviewResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn review(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Result<axum::Json<ReviewResponse>, Error> {
    let live = reviewable(&app, &id).await?;
    let state = app.review(&live, which.knowledge.unwrap_or_default().into()).await?;
    Ok(axum::Json(ReviewResponse::new(&app, &live, &caller, &state)?))
}

/// Asks for the review of a finished game. It is made in the background (202), unless it is complete.
#[utoipa::path(post, path = "/tables/{id}/review", tag = "tables", params(("id" = String, Path)),
    request_body = ReviewBody, responses((status = OK, body = ReviewResponse),
    (status = ACCEPTED, body = ReviewResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn start(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<ReviewBody>,
) -> Result<(StatusCode, axum::Json<ReviewResponse>), Error> {
    let live = reviewable(&app, &id).await?;
    let person = caller.require_person()?.id;
    app.limits.take(Kind::Create, caller.address)?;
    let state = app.start_review(&live, person, body.knowledge.into()).await?;
    let status = match state {
        ReviewState::Complete(_) => StatusCode::OK,
        ReviewState::Missing | ReviewState::Waiting { .. } | ReviewState::Making { .. } => {
            StatusCode::ACCEPTED
        }
    };
    Ok((status, axum::Json(ReviewResponse::new(&app, &live, &caller, &state)?)))
}
