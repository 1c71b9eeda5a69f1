//! Boxes of people and of the household.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use pages::model::FaceState;
use serde::{Deserialize, Serialize};
use store::{BoxLabel, BoxRow, StoredBox};
use table::{content::Mistake, text::Words};
use utoipa::{IntoParams, ToSchema};

use super::{
    super::extract::{Json, Path, Query},
    responses::{ErrorResponse, MistakeResponse},
};
use crate::{
    app::App,
    boxes::{self, Workbench, with_marks},
    caller::Caller,
    errors::Error,
    limits::Kind,
    names,
    new_table::find_game,
};

/// A box in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct BoxRowResponse {
    /// The id, as in the URL; null for a box of the household.
    id: Option<String>,
    /// The game's name.
    game: String,
    /// What its owner calls it.
    name: String,
    /// The name of its owner; null for a box of the household.
    owner: Option<String>,
    /// Whether everybody who knows the id may read and use it.
    shared: bool,
    /// The number of the newest version, from 1; null for a box of the household.
    version: Option<u64>,
    /// The time of the newest version, in milliseconds since 1970 UTC; null for a box of the household.
    changed: Option<i64>,
}

impl From<BoxRow> for BoxRowResponse {
    fn from(row: BoxRow) -> Self {
        Self {
            id: Some(row.id.0),
            game: row.game,
            name: row.name,
            owner: Some(row.owner_name),
            shared: row.shared,
            version: Some(row.version),
            changed: Some(row.changed),
        }
    }
}

/// A box.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct BoxResponse {
    /// What lists show.
    #[serde(flatten)]
    row: BoxRowResponse,
    /// The overlay file, as TOML. Comments name the faces that the owner has confirmed.
    overlay: String,
    /// The number of faces with a value of the owner, or confirmed by the owner.
    entered: usize,
    /// The number of all faces.
    faces: usize,
}

impl BoxResponse {
    fn new(stored: StoredBox) -> Result<Self, Error> {
        let bench = Workbench::new(&stored)?;
        let done = |face| matches!(bench.state(face), FaceState::Entered | FaceState::Same);
        Ok(Self {
            entered: bench.faces.iter().filter(|face| done(face)).count(),
            faces: bench.faces.len(),
            overlay: with_marks(&stored.text, &stored.drafts),
            row: stored.row.into(),
        })
    }
}

/// A list of boxes.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum WhichBoxes {
    /// Your boxes.
    #[default]
    Mine,
    /// Shared boxes of others with which you opened tables, last used first.
    Used,
    /// The boxes of the household.
    Household,
}

/// Parameters of a list of boxes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct BoxesQuery {
    /// `mine`, `used` or `household`.
    #[serde(default)]
    #[param(inline)]
    which: WhichBoxes,
}

/// Returns boxes: yours, those of others that you used, or those of the household.
#[utoipa::path(get, path = "/boxes", tag = "boxes", params(BoxesQuery),
    responses((status = OK, body = Vec<BoxRowResponse>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(query): Query<BoxesQuery>,
) -> Result<axum::Json<Vec<BoxRowResponse>>, Error> {
    let household = |it: &crate::household::HouseholdBox| BoxRowResponse {
        id: None,
        game: it.game.to_owned(),
        name: it.name.clone(),
        owner: None,
        shared: true,
        version: None,
        changed: None,
    };
    let rows = match query.which {
        WhichBoxes::Mine => app.store().boxes_of(caller.require_person()?.id).await?,
        WhichBoxes::Used => app.recent_boxes(caller.require_person()?.id).await?,
        WhichBoxes::Household => {
            return Ok(axum::Json(app.config().household.iter().map(household).collect()));
        }
    };
    Ok(axum::Json(rows.into_iter().map(BoxRowResponse::from).collect()))
}

/// A new box.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewBoxBody {
    /// The game's name.
    #[schema(example = "ice-age")]
    game: String,
    /// What to call it.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
    /// The overlay file, as TOML; empty for the game's own content.
    #[serde(default)]
    #[schema(max_length = 131_072)]
    overlay: String,
}

/// Creates a box. It is private until you share it.
#[utoipa::path(post, path = "/boxes", tag = "boxes", request_body = NewBoxBody,
    responses((status = CREATED, body = BoxResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<NewBoxBody>,
) -> Result<(StatusCode, axum::Json<BoxResponse>), Error> {
    let person = caller.require_person()?.id;
    app.limits.take(Kind::Create, caller.address)?;
    let game = find_game(&body.game)?;
    let id = app.create_box(person, game, &body.name, body.overlay).await?;
    Ok((StatusCode::CREATED, respond(&app, &id.0, &caller).await?))
}

async fn respond(app: &App, id: &str, caller: &Caller) -> Result<axum::Json<BoxResponse>, Error> {
    let stored = app.readable_box(id, caller.person.as_ref().map(|person| person.id)).await?;
    Ok(axum::Json(BoxResponse::new(stored)?))
}

/// Returns a box with its overlay file: yours, or a shared one.
#[utoipa::path(get, path = "/boxes/{id}", tag = "boxes", params(("id" = String, Path)),
    responses((status = OK, body = BoxResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn read(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<BoxResponse>, Error> {
    respond(&app, &id, &caller).await
}

/// What is to change about a box; what is left out stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DescribeBody {
    /// What to call it.
    #[schema(min_length = 1, max_length = 40)]
    name: Option<String>,
    /// Whether everybody who knows the id may read and use it.
    shared: Option<bool>,
}

/// Renames a box, shares it or makes it private.
#[utoipa::path(patch, path = "/boxes/{id}", tag = "boxes", params(("id" = String, Path)), request_body = DescribeBody,
    responses((status = OK, body = BoxResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn describe(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<DescribeBody>,
) -> Result<axum::Json<BoxResponse>, Error> {
    let stored = app.own_box(&id, caller.require_person()?.id).await?;
    let name = body.name.map_or(Ok(stored.row.name), |name| names::box_name(&name))?;
    let label = BoxLabel { name, shared: body.shared.unwrap_or(stored.row.shared) };
    app.store().describe_box(stored.row.id, label).await?;
    respond(&app, &id, &caller).await
}

/// A new version of a box.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OverlayBody {
    /// The overlay file, as TOML.
    #[schema(max_length = 131_072)]
    overlay: String,
    /// The version you have read; the request fails with `box-changed` if it is not the newest.
    version: Option<u64>,
}

/// Replaces the overlay file; what was begun in the editor and not saved is forgotten. Tables that were opened with the box keep the version they have.
#[utoipa::path(put, path = "/boxes/{id}/overlay", tag = "boxes", params(("id" = String, Path)), request_body = OverlayBody,
    responses((status = OK, body = BoxResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn replace(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<OverlayBody>,
) -> Result<axum::Json<BoxResponse>, Error> {
    let stored = app.own_box(&id, caller.require_person()?.id).await?;
    if body.version.is_some_and(|version| version != stored.row.version) {
        return Err(Error::BoxChanged);
    }
    app.replace_box(&stored, body.overlay).await?;
    respond(&app, &id, &caller).await
}

/// Deletes a box. Tables that were opened with it keep their content.
#[utoipa::path(delete, path = "/boxes/{id}", tag = "boxes", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    let stored = app.own_box(&id, caller.require_person()?.id).await?;
    app.store().delete_box(stored.row.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A kept version of a box.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct VersionResponse {
    /// Its number.
    number: u64,
    /// When it was saved, in milliseconds since 1970 UTC.
    at: i64,
    /// The bytes of its overlay file.
    bytes: u64,
}

/// Returns the kept versions of your box, newest first.
#[utoipa::path(get, path = "/boxes/{id}/versions", tag = "boxes", params(("id" = String, Path)),
    responses((status = OK, body = Vec<VersionResponse>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn versions(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<Vec<VersionResponse>>, Error> {
    let stored = app.own_box(&id, caller.require_person()?.id).await?;
    let kept = app.store().box_versions(stored.row.id).await?;
    let version = |it: store::BoxVersion| VersionResponse { number: it.number, at: it.at, bytes: it.bytes };
    Ok(axum::Json(kept.into_iter().map(version).collect()))
}

/// The overlay file of a version.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct VersionTextResponse {
    /// The overlay file, as TOML.
    overlay: String,
}

/// Returns the overlay file of a kept version of your box.
#[utoipa::path(get, path = "/boxes/{id}/versions/{version}", tag = "boxes",
    params(("id" = String, Path), ("version" = u64, Path)),
    responses((status = OK, body = VersionTextResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn version(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, version)): Path<(String, u64)>,
) -> Result<axum::Json<VersionTextResponse>, Error> {
    let stored = app.own_box(&id, caller.require_person()?.id).await?;
    let overlay = app.store().box_text(stored.row.id, version).await?.ok_or(Error::VersionNotFound)?;
    Ok(axum::Json(VersionTextResponse { overlay }))
}

/// An overlay file to check.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CheckBody {
    /// The overlay file, as TOML.
    #[schema(max_length = 131_072)]
    overlay: String,
}

/// What is wrong with an overlay file.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct CheckResponse {
    /// Every mistake; empty if the game accepts the file.
    mistakes: Vec<MistakeResponse>,
}

/// Checks an overlay file without keeping it.
#[utoipa::path(post, path = "/games/{game}/check", tag = "boxes", params(("game" = String, Path)), request_body = CheckBody,
    responses((status = OK, body = CheckResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn check(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Json(body): Json<CheckBody>,
) -> Result<axum::Json<CheckResponse>, Error> {
    let game = find_game(&game)?;
    if body.overlay.len() > boxes::MAX_TEXT {
        return Err(Error::BoxTooLarge);
    }
    let words = app.messages.plain(caller.language, &[]);
    let mistake = |it: &Mistake| MistakeResponse::new(it, words.say(&it.message));
    let mistakes = match boxes::check(game, &boxes::overlay("overlay", &body.overlay)) {
        Ok(()) => Vec::new(),
        Err(error) => error.0.iter().map(mistake).collect(),
    };
    Ok(axum::Json(CheckResponse { mistakes }))
}
