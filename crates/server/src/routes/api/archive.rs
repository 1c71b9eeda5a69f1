//! Tables without their rules.

use std::sync::Arc;

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    super::extract::Path,
    responses::{ErrorResponse, StoryLine},
};
use crate::{app::App, caller::Caller, errors::Error, kept::ScoreLine};

/// What is stored of a table in words.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ArchiveResponse {
    /// The id, as in the URL.
    id: String,
    /// The game's name. The program may no longer have this game.
    game: String,
    /// The title; may be empty.
    title: String,
    /// Whether the game is over. Then its record can be read.
    over: bool,
    /// The number of events.
    version: usize,
    /// The display names of the players, in seat order.
    players: Vec<String>,
    /// The result, once the game is over. Null if the program with which it was played did not store it.
    standings: Option<Vec<ScoreLine>>,
    /// The game log as spectators read it.
    story: Vec<StoryLine>,
}

/// Returns what is stored of a table in words, also if the program no longer has its rules.
#[utoipa::path(get, path = "/tables/{id}/archive", tag = "tables", params(("id" = String, Path)), responses(
    (status = OK, body = ArchiveResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn archive(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<ArchiveResponse>, Error> {
    let archive = app.archive(&id).await?;
    let players = archive.names(&app, caller.language);
    let story = archive.story(caller.language, &players).into_iter();
    Ok(axum::Json(ArchiveResponse {
        id,
        game: archive.game().to_owned(),
        title: archive.title(),
        over: archive.is_over(),
        version: archive.version(),
        standings: archive.standings(caller.language, &players),
        story: story.map(|(event, text)| StoryLine { event, text }).collect(),
        players,
    }))
}
