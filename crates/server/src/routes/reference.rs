//! Rules, faces and static files.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use pages::{
    DrawContext,
    model::{Gallery, GalleryItem, RulesPage},
};
use table::any::Opening;

use super::{
    extract::Path,
    show::{frame, html},
};
use crate::{errors::Fault, hall::Hall, opening::game, visitor::Visitor};

/// `GET /rules/GAME`
pub(crate) async fn rules(
    State(hall): State<Arc<Hall>>,
    OriginalUri(here): OriginalUri,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Result<Response, Fault> {
    let game = game(&name)?;
    let documents = game.board().rulebook(visitor.language);
    let model = RulesPage { game: game.boxed().name(), documents };
    let words = hall.library.speaker(visitor.language, &[]);
    let here = here.to_string();
    Ok(html(StatusCode::OK, pages::rules(&frame(&hall, &visitor, &words, &here), &model)))
}

/// `GET /gallery/GAME`
pub(crate) async fn gallery(
    State(hall): State<Arc<Hall>>,
    OriginalUri(here): OriginalUri,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Result<Response, Fault> {
    let game = game(&name)?;
    let broken = |what: &dyn std::fmt::Display| {
        tracing::error!(game = %name, %what, "the faces of the box cannot be shown");
        Fault::Internal
    };
    let table = game.boxed().open(&Opening::default()).map_err(|error| broken(&error))?;
    let faces = game.boxed().faces(None).map_err(|error| broken(&error))?;
    let words = hall.library.speaker(visitor.language, &[]);
    let desk = DrawContext::new(game.boxed().name(), &words, &[], &[]);
    let item = |face| {
        let drawing = game.board().face(table.as_ref(), &face, &desk);
        let drawing = drawing.ok_or_else(|| broken(&"the board belongs to another game"))?;
        Ok(GalleryItem { face, drawing })
    };
    let items = faces.into_iter().map(item).collect::<Result<_, Fault>>()?;
    let model = Gallery { game: game.boxed().name(), items };
    let here = here.to_string();
    Ok(html(StatusCode::OK, pages::gallery(&frame(&hall, &visitor, &words, &here), &model)))
}

/// `GET /static/NAME`
pub(crate) async fn asset(
    State(hall): State<Arc<Hall>>,
    headers: HeaderMap,
    Path(name): Path<String>,
) -> Result<Response, Fault> {
    let asset = hall.assets.iter().find(|asset| asset.name == name).ok_or(Fault::NoPage)?;
    // The name holds the hash of the content: it is its own tag, and the content never changes.
    let tag = HeaderValue::from_str(&format!("\"{}\"", asset.name)).map_err(|_| Fault::Internal)?;
    let caching = [
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
    ];
    if headers.get(header::IF_NONE_MATCH) == Some(&tag) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static(asset.content_type))];
    Ok((caching, kind, asset.body.clone()).into_response())
}

/// `GET /favicon.ico`
pub(crate) async fn favicon(State(hall): State<Arc<Hall>>) -> Response {
    super::show::see(&hall.links.icon)
}
