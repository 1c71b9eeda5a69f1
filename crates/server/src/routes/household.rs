//! Boxes of the household: files of the server that everybody can see, copy and open tables with, and nobody can change.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::StatusCode,
    response::Response,
};
use pages::model::{BoxHead, BoxOwner, FaceState};

use super::{
    box_file::file,
    boxes::{FilterQuery, checklist_of, checklist_page},
    extract::{Path, Query},
    render::{redirect, with_cookie},
};
use crate::{
    app::App,
    boxes::{Workbench, encoded},
    caller::Caller,
    errors::Error,
    household::HouseholdBox,
    limits::Kind,
    names,
    new_table::find_game,
};

/// The id of a box of the household in links.
pub(super) fn id(file: &HouseholdBox) -> String {
    format!("household/{}/{}", file.game, encoded(&file.name))
}

fn find<'a>(app: &'a App, (game, name): &(String, String)) -> Result<&'a HouseholdBox, Error> {
    let mut boxes = app.config().household.iter();
    boxes.find(|it| it.game == *game && it.name == *name).ok_or(Error::BoxNotFound)
}

/// `GET /boxes/household/GAME/NAME`: the checklist, with nothing to change.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path(path): Path<(String, String)>,
    Query(query): Query<FilterQuery>,
) -> Result<Response, Error> {
    let found = find(&app, &path)?;
    let bench = Workbench::of_household(found)?;
    let done = |face| matches!(bench.state(face), FaceState::Entered | FaceState::Same);
    let head = BoxHead {
        id: id(found),
        game: found.game,
        name: found.name.clone(),
        owner: BoxOwner::Household,
        shared: true,
        link: format!("{}/boxes/{}", caller.base, id(found)),
        entered: bench.faces.iter().filter(|face| done(face)).count(),
        faces: bench.faces.len(),
        drafts: 0,
        idle: 0,
    };
    let model = checklist_of(&app, &caller, &bench, head, query.filter())?;
    checklist_page(&app, &caller, &here.to_string(), &model, StatusCode::OK)
}

/// `GET /boxes/household/GAME/NAME/export`: the overlay file.
pub(crate) async fn export(
    State(app): State<Arc<App>>,
    Path(path): Path<(String, String)>,
) -> Result<Response, Error> {
    let found = find(&app, &path)?;
    file(&found.name, found.text.clone())
}

/// `POST /boxes/household/GAME/NAME/copy`: a copy among the boxes of the caller.
pub(crate) async fn copy(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(path): Path<(String, String)>,
) -> Result<Response, Error> {
    let found = find(&app, &path)?;
    app.limits.take(Kind::Create, caller.address)?;
    let (person, cookie) = caller.person_or_guest(&app, "").await?;
    // A file may have a longer name than a box.
    let name: String = found.name.chars().take(names::MAX_BOX).collect();
    let copied = app.create_box(person.id, find_game(found.game)?, &name, found.text.clone()).await?;
    Ok(with_cookie(redirect(&format!("/boxes/{copied}")), cookie))
}
