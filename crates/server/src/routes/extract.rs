//! Reading requests, with our own answers to those that cannot be read.

use axum::{
    extract::{
        FromRequest, FromRequestParts, Request,
        rejection::{FormRejection, JsonRejection, PathRejection, QueryRejection},
    },
    http::{StatusCode, request::Parts},
};
use serde::{Deserialize, de::DeserializeOwned};
use table::Seat;

use crate::errors::Fault;

/// A JSON body.
pub(crate) struct Json<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        let axum::Json(value) = axum::Json::<T>::from_request(request, state).await?;
        Ok(Self(value))
    }
}

/// The fields of a form, in order.
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        let axum::Form(fields) = axum::Form::<Vec<(String, String)>>::from_request(request, state).await?;
        Ok(Self(fields))
    }
}

impl Fields {
    /// The first field of this name, without spaces around it; empty if there is none.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.0.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
    }

    /// A password is taken as it is.
    pub(crate) fn password(&self) -> String {
        self.0.iter().find(|(key, _)| key == "password").map_or_else(String::new, |(_, value)| value.clone())
    }

    pub(crate) fn number(&self, name: &str) -> Result<u64, Fault> {
        self.text(name).parse().map_err(|_| Fault::Unreadable(format!("'{name}' is not a number")))
    }

    /// The field `seat` or `as`.
    pub(crate) fn seat(&self, name: &str) -> Result<Seat, Fault> {
        Seat::from_number(self.number(name)?).ok_or(Fault::NoSeat)
    }

    /// The same, of a form that may speak for no seat.
    pub(crate) fn seat_if_named(&self, name: &str) -> Result<Option<Seat>, Fault> {
        if self.text(name).is_empty() { Ok(None) } else { self.seat(name).map(Some) }
    }
}

/// What a path names.
pub(crate) struct Path<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let axum::extract::Path(value) = axum::extract::Path::<T>::from_request_parts(parts, state).await?;
        Ok(Self(value))
    }
}

/// What a query asks.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let axum::extract::Query(value) = axum::extract::Query::<T>::from_request_parts(parts, state).await?;
        Ok(Self(value))
    }
}

/// The seat a query asks to look from: `as=2`.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(crate) struct As {
    /// Its number, from 1.
    #[serde(rename = "as")]
    pub(crate) number: Option<u64>,
}

impl As {
    pub(crate) fn seat(self) -> Result<Option<Seat>, Fault> {
        self.number.map(|number| Seat::from_number(number).ok_or(Fault::NoSeat)).transpose()
    }
}

/// Words for somebody who writes requests; never longer than a line.
fn unreadable(why: &dyn std::fmt::Display) -> Fault {
    Fault::Unreadable(why.to_string().chars().filter(|letter| !letter.is_control()).take(200).collect())
}

fn by_status(status: StatusCode, why: &dyn std::fmt::Display) -> Fault {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Fault::TooLarge,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Fault::WrongKind,
        _ => unreadable(why),
    }
}

impl From<JsonRejection> for Fault {
    fn from(rejection: JsonRejection) -> Self {
        by_status(rejection.status(), &rejection.body_text())
    }
}

impl From<FormRejection> for Fault {
    fn from(rejection: FormRejection) -> Self {
        by_status(rejection.status(), &rejection.body_text())
    }
}

impl From<QueryRejection> for Fault {
    fn from(rejection: QueryRejection) -> Self {
        unreadable(&rejection.body_text())
    }
}

impl From<PathRejection> for Fault {
    fn from(_: PathRejection) -> Self {
        Self::NoPage
    }
}
