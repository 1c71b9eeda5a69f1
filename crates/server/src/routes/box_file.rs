//! The overlay files of boxes, to download.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use serde::Deserialize;

use super::extract::{Path, Query};
use crate::{
    app::App,
    boxes::{encoded, with_marks},
    caller::Caller,
    errors::Error,
};

/// The version of `GET /boxes/ID/export`.
#[derive(Debug, Deserialize)]
pub(crate) struct ExportQuery {
    version: Option<u64>,
}

/// `GET /boxes/ID/export?version=N`: the overlay file; that of the newest version names the confirmed faces.
pub(crate) async fn export(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<ExportQuery>,
) -> Result<Response, Error> {
    let person = caller.person.as_ref().map(|person| person.id);
    let stored = app.readable_box(&id, person).await?;
    let text = match query.version {
        Some(version) if Some(stored.row.owner) == person => {
            app.store().box_text(stored.row.id, version).await?.ok_or(Error::VersionNotFound)?
        }
        Some(_) => return Err(Error::VersionNotFound),
        None => with_marks(&stored.text, &stored.drafts),
    };
    file(&stored.row.name, text)
}

/// An overlay file to download.
pub(super) fn file(name: &str, text: String) -> Result<Response, Error> {
    let kind = HeaderValue::from_static("application/toml; charset=utf-8");
    let headers = [(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, attachment(name)?)];
    Ok((headers, text).into_response())
}

/// A header that names a file (RFC 6266): plain letters for old browsers, the whole name for others.
fn attachment(name: &str) -> Result<HeaderValue, Error> {
    let plain: String =
        name.chars().map(|it| if it.is_ascii_alphanumeric() || it == '-' { it } else { '_' }).collect();
    let encoded = encoded(name);
    HeaderValue::from_str(&format!("attachment; filename=\"{plain}.toml\"; filename*=UTF-8''{encoded}.toml"))
        .map_err(|error| Error::internal("the name of a box is not a valid header", &error))
}
