//! Extractors that reject with [`Error`].

use axum::{
    extract::{
        FromRequest, FromRequestParts, Request,
        rejection::{FormRejection, JsonRejection, PathRejection, QueryRejection},
    },
    http::{StatusCode, request::Parts},
};
use serde::{Deserialize, de::DeserializeOwned};
use table::Seat;

use crate::errors::Error;

/// A JSON body.
pub(crate) struct Json<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let axum::Json(value) = axum::Json::<T>::from_request(request, state).await?;
        Ok(Self(value))
    }
}

/// The fields of a form, in order.
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let axum::Form(fields) = axum::Form::<Vec<(String, String)>>::from_request(request, state).await?;
        Ok(Self(fields))
    }
}

impl Fields {
    /// The first field of this name, trimmed; empty if there is none.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.0.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
    }

    /// All fields: name and value.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// A field with a password, not trimmed.
    pub(crate) fn password(&self, name: &str) -> String {
        self.0.iter().find(|(key, _)| key == name).map_or_else(String::new, |(_, value)| value.clone())
    }

    pub(crate) fn number(&self, name: &str) -> Result<u64, Error> {
        self.text(name).parse().map_err(|_| Error::bad_request(format!("'{name}' is not a number")))
    }

    /// A field with a seat number, from 1.
    pub(crate) fn seat(&self, name: &str) -> Result<Seat, Error> {
        Seat::from_number(self.number(name)?).ok_or(Error::SeatNotFound)
    }

    /// An optional field with a seat number.
    pub(crate) fn optional_seat(&self, name: &str) -> Result<Option<Seat>, Error> {
        if self.text(name).is_empty() { Ok(None) } else { self.seat(name).map(Some) }
    }
}

/// Path parameters.
pub(crate) struct Path<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let axum::extract::Path(value) = axum::extract::Path::<T>::from_request_parts(parts, state).await?;
        Ok(Self(value))
    }
}

/// Query parameters.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let axum::extract::Query(value) = axum::extract::Query::<T>::from_request_parts(parts, state).await?;
        Ok(Self(value))
    }
}

/// The query parameter `as`: the seat of the viewer.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(crate) struct As {
    /// The seat number, from 1.
    #[serde(rename = "as")]
    pub(crate) number: Option<u64>,
}

impl As {
    pub(crate) fn seat(self) -> Result<Option<Seat>, Error> {
        self.number.map(|number| Seat::from_number(number).ok_or(Error::SeatNotFound)).transpose()
    }
}

/// A bad request with the parser's message, shortened to one line.
fn unreadable(why: &dyn std::fmt::Display) -> Error {
    Error::bad_request(
        why.to_string().chars().filter(|character| !character.is_control()).take(200).collect::<String>(),
    )
}

fn by_status(status: StatusCode, why: &dyn std::fmt::Display) -> Error {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Error::PayloadTooLarge,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Error::UnsupportedMediaType,
        _ => unreadable(why),
    }
}

impl From<JsonRejection> for Error {
    fn from(rejection: JsonRejection) -> Self {
        by_status(rejection.status(), &rejection.body_text())
    }
}

impl From<FormRejection> for Error {
    fn from(rejection: FormRejection) -> Self {
        by_status(rejection.status(), &rejection.body_text())
    }
}

impl From<QueryRejection> for Error {
    fn from(rejection: QueryRejection) -> Self {
        unreadable(&rejection.body_text())
    }
}

impl From<PathRejection> for Error {
    fn from(_: PathRejection) -> Self {
        Self::PageNotFound
    }
}
