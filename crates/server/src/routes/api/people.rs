//! Who a program is.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use store::Person;
use utoipa::ToSchema;

use super::{super::extract::Json, answers::Refusal};
use crate::{errors::Fault, hall::Hall, limits::Kind, visitor::Visitor};

/// A person, human or not.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PersonAnswer {
    /// The name shown.
    name: String,
    /// The name of the account, if there is one.
    login: Option<String>,
}

impl From<&Person> for PersonAnswer {
    fn from(person: &Person) -> Self {
        Self { name: person.name.clone(), login: person.login.clone() }
    }
}

/// A secret to be known by.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TokenAnswer {
    /// Who it stands for.
    person: PersonAnswer,
    /// Send it as `Authorization: Bearer`. It is shown this once.
    token: String,
}

/// A name.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NameBody {
    /// The name shown to others.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
}

/// An account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LoginBody {
    /// Its name.
    #[schema(min_length = 1, max_length = 24)]
    login: String,
    /// Its password.
    #[schema(min_length = 8, max_length = 200)]
    password: String,
}

/// Becomes somebody.
#[utoipa::path(post, path = "/people", tag = "people", request_body = NameBody,
    responses((status = CREATED, body = TokenAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn welcome(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Json(body): Json<NameBody>,
) -> Result<(StatusCode, axum::Json<TokenAnswer>), Fault> {
    hall.limits.take(Kind::Open, visitor.address)?;
    let (person, token) = hall.welcome(&body.name).await?;
    Ok((StatusCode::CREATED, axum::Json(TokenAnswer { person: (&person).into(), token })))
}

/// Who you are.
#[utoipa::path(get, path = "/me", tag = "people",
    responses((status = OK, body = PersonAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn me(visitor: Visitor) -> Result<axum::Json<PersonAnswer>, Fault> {
    Ok(axum::Json(visitor.known()?.into()))
}

/// Is called otherwise from now on.
#[utoipa::path(put, path = "/me", tag = "people", request_body = NameBody,
    responses((status = OK, body = PersonAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn rename(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Json(body): Json<NameBody>,
) -> Result<axum::Json<PersonAnswer>, Fault> {
    let person = hall.rename(visitor.known()?, &body.name).await?;
    Ok(axum::Json((&person).into()))
}

/// Gets an account, to be known on other devices.
#[utoipa::path(post, path = "/account", tag = "people", request_body = LoginBody,
    responses((status = CREATED, body = PersonAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn account(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Json(body): Json<LoginBody>,
) -> Result<(StatusCode, axum::Json<PersonAnswer>), Fault> {
    let person = visitor.known()?;
    hall.limits.take(Kind::Password, visitor.address)?;
    let person = hall.make_account(person, &body.login, body.password).await?;
    Ok((StatusCode::CREATED, axum::Json((&person).into())))
}

/// Signs in. What you played as a guest becomes the account's.
#[utoipa::path(post, path = "/tokens", tag = "people", request_body = LoginBody,
    responses((status = CREATED, body = TokenAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn sign_in(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Json(body): Json<LoginBody>,
) -> Result<(StatusCode, axum::Json<TokenAnswer>), Fault> {
    hall.limits.take(Kind::Password, visitor.address)?;
    let (person, token) = hall.sign_in(visitor.person.as_ref(), &body.login, body.password).await?;
    Ok((StatusCode::CREATED, axum::Json(TokenAnswer { person: (&person).into(), token })))
}

/// Forgets the token this request is sent with.
#[utoipa::path(delete, path = "/tokens", tag = "people",
    responses((status = NO_CONTENT), (status = "4XX", body = Refusal)))]
pub(super) async fn forget(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Result<StatusCode, Fault> {
    visitor.known()?;
    if let Some(secret) = &visitor.secret {
        hall.drop_secret(secret).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Another token of yours, for another program.
#[utoipa::path(post, path = "/me/tokens", tag = "people",
    responses((status = CREATED, body = TokenAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn another(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
) -> Result<(StatusCode, axum::Json<TokenAnswer>), Fault> {
    let person = visitor.known()?;
    hall.limits.take(Kind::Open, visitor.address)?;
    let token = hall.new_secret(person).await?;
    Ok((StatusCode::CREATED, axum::Json(TokenAnswer { person: person.into(), token })))
}
