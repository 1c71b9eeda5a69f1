//! Rules, galleries and static files.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use catalog::Game;
use pages::{
    DrawContext, Language,
    model::{Gallery, GalleryItem, PrimerPage, RulesPage, TranslatedRules, TranslationsPage},
};
use table::{any::Opening, record::Overlay};

use super::{
    compression::accepts,
    extract::Path,
    render::{frame, html},
};
use crate::{app::App, caller::Caller, errors::Error, new_table::find_game, tips};

/// `GET /rules/GAME`: the primer; the rule index of a game without one.
pub(crate) async fn primer(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Error> {
    let game = find_game(&name)?;
    let words = app.messages.localizer(caller.language, &[]);
    let Some(primer) = tips::primer(game, &words) else {
        return Ok(super::render::redirect(&format!("/rules/{name}/index")));
    };
    let model = PrimerPage { game: game.boxed().name(), primer, guided: game.board().guide().is_some() };
    let here = here.to_string();
    Ok(html(StatusCode::OK, pages::primer(&frame(&app, &caller, &words, &here), &model)))
}

/// `GET /rules/GAME/index`
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Error> {
    let game = find_game(&name)?;
    let translated = game.board().rulebook(caller.language);
    let (documents, language) = if translated.is_empty() {
        (game.board().rulebook(Language::English), Language::English)
    } else {
        (translated, caller.language)
    };
    let words = app.messages.localizer(caller.language, &[]);
    let explained = tips::primer(game, &words).map(|primer| primer.explained()).unwrap_or_default();
    let model = RulesPage { game: game.boxed().name(), documents, language, explained };
    let here = here.to_string();
    Ok(html(StatusCode::OK, pages::rules(&frame(&app, &caller, &words, &here), &model)))
}

/// `GET /gallery/GAME`
pub(crate) async fn gallery(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Error> {
    let game = find_game(&name)?;
    draw_gallery(&app, &caller, game, None, &here.to_string())
}

/// `GET /table/ID/gallery`: what a table is played with.
pub(crate) async fn table_gallery(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let live = app.current_table(&id).await?;
    draw_gallery(&app, &caller, live.game, live.content.as_ref(), &here.to_string())
}

fn draw_gallery(
    app: &Arc<App>,
    caller: &Caller,
    game: &'static dyn Game,
    overlay: Option<&Overlay>,
    here: &str,
) -> Result<Response, Error> {
    let name = game.boxed().name();
    let broken = |what: &dyn std::fmt::Display| {
        tracing::error!(game = %name, %what, "the gallery of a game cannot be drawn");
        Error::Internal
    };
    let opening = Opening { overlay: overlay.cloned(), ..Opening::default() };
    let table = game.boxed().open(&opening).map_err(|error| broken(&error))?;
    let faces = game.boxed().faces(overlay).map_err(|error| broken(&error))?;
    let words = app.messages.localizer(caller.language, &[]);
    let context = DrawContext::new(game.boxed().name(), &words, &[], &[]);
    let item = |face| {
        let drawing = game.board().face(table.as_ref(), &face, &context);
        let drawing = drawing.ok_or_else(|| broken(&"the board belongs to another game"))?;
        Ok(GalleryItem { face, drawing })
    };
    let items = faces.into_iter().map(item).collect::<Result<_, Error>>()?;
    let content = overlay.map(|overlay| overlay.file.trim_end_matches(".toml").to_owned());
    let model = Gallery { game: name, content, items };
    Ok(html(StatusCode::OK, pages::gallery(&frame(app, caller, &words, here), &model)))
}

/// `GET /translations`
pub(crate) async fn translations(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
) -> Response {
    let rules = |game: &&'static dyn catalog::Game| {
        let languages = Language::ALL.into_iter().filter(|&it| !game.board().rulebook(it).is_empty());
        TranslatedRules { game: game.boxed().name(), languages: languages.collect() }
    };
    let model =
        TranslationsPage { folders: app.coverage.clone(), rules: catalog::all().iter().map(rules).collect() };
    let words = app.messages.localizer(caller.language, &[]);
    let here = here.to_string();
    html(StatusCode::OK, pages::translations(&frame(&app, &caller, &words, &here), &model))
}

/// `GET /static/NAME`
pub(crate) async fn asset(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Path(name): Path<String>,
) -> Result<Response, Error> {
    let file = app.assets.iter().find(|file| file.asset.name == name).ok_or(Error::PageNotFound)?;
    let asset = &file.asset;
    // The name contains a hash of the content, so it can serve as the ETag and the file never changes.
    let tag = HeaderValue::from_str(&format!("\"{}\"", asset.name))
        .map_err(|error| Error::internal("the name of a static file is not a valid header", &error))?;
    let caching = [
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
    ];
    if headers.get(header::IF_NONE_MATCH) == Some(&tag) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static(asset.content_type))];
    if !accepts(&headers, "br") {
        return Ok((caching, kind, asset.body.clone()).into_response());
    }
    let coding = [
        (header::CONTENT_ENCODING, HeaderValue::from_static("br")),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    Ok((caching, kind, coding, file.brotli()).into_response())
}

/// The licences of the crates that the program contains. Written by `cargo xtask licences --write`.
const NOTICES: &str = include_str!("../../THIRD-PARTY.txt");

/// `GET /licences`
pub(crate) async fn licences() -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], NOTICES).into_response()
}

/// `GET /favicon.ico`
pub(crate) async fn favicon(State(app): State<Arc<App>>) -> Response {
    super::render::redirect(&app.links.icon)
}
