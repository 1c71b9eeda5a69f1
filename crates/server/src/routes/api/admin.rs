//! Administration. Every request is refused with `not-administrator` unless the caller is one.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use store::{AuditActor, Ban, BanTarget, HouseChange, Person, PersonRow, Report};
use utoipa::{IntoParams, ToSchema};

use super::{
    super::{
        admin::invitation_link,
        extract::{Json, Path, Query},
    },
    responses::ErrorResponse,
};
use crate::{
    app::App,
    errors::Error,
    house::{Administrator, Condition, condition},
};

/// The most rows of a list.
const PAGE: u32 = 100;

/// What a list is about, and where it goes on.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Listing {
    /// A part of a name or login, or `#` and an id.
    #[serde(default)]
    search: String,
    /// The last `id`, `number` or `changed` of the previous page.
    before: Option<i64>,
}

/// A person, as administrators see them.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AdminPerson {
    /// The id.
    id: i64,
    /// The display name.
    name: String,
    /// The login, if the person has an account.
    login: Option<String>,
}

impl From<&Person> for AdminPerson {
    fn from(person: &Person) -> Self {
        Self { id: person.id.0, name: person.name.clone(), login: person.login.clone() }
    }
}

/// A person in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AdminPersonRow {
    #[serde(flatten)]
    person: AdminPerson,
    /// When the person came, in milliseconds since 1970 UTC.
    created: i64,
    /// When the person was last seen, to the day.
    used: Option<i64>,
    /// At how many tables the person has seats.
    tables: i64,
    /// Whether the person may administrate.
    administrator: bool,
    /// Whether the person is banned.
    banned: bool,
}

/// Returns how the server is doing.
#[utoipa::path(get, path = "/admin/health", tag = "administration",
    responses((status = OK, body = Condition), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn health(State(app): State<Arc<App>>, _: Administrator) -> axum::Json<Condition> {
    axum::Json(condition(&app).await)
}

/// Returns people, newest first, at most 100.
#[utoipa::path(get, path = "/admin/people", tag = "administration", params(Listing),
    responses((status = OK, body = Vec<AdminPersonRow>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn people(
    State(app): State<Arc<App>>,
    _: Administrator,
    Query(Listing { search, before }): Query<Listing>,
) -> Result<axum::Json<Vec<AdminPersonRow>>, Error> {
    let found = app.store().find_people(search, before, PAGE).await?;
    let (judgement, now) = (app.judgement().await?, app.clock().now());
    let row = |PersonRow { person, created, used, tables }: PersonRow| AdminPersonRow {
        administrator: app.house.is_administrator(person.id),
        banned: judgement.admit_person(person.id, now).is_err(),
        person: (&person).into(),
        created,
        used,
        tables,
    };
    Ok(axum::Json(found.into_iter().map(row).collect()))
}

/// Ends all sessions and tokens of a person.
#[utoipa::path(delete, path = "/admin/people/{id}/tokens", tag = "administration", params(("id" = i64, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn end_sessions(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Path(id): Path<i64>,
) -> Result<StatusCode, Error> {
    let person = app.known_person(id).await?;
    app.administrate(&administrator, HouseChange::EndSessions(person)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A table, with what everybody may know. Hidden cards are as hidden from administrators as from any spectator.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AdminTable {
    /// The id.
    id: String,
    /// The name of the game.
    game: String,
    /// The names at the seats.
    players: Vec<String>,
    /// Whether it is listed publicly.
    public: bool,
    /// Whether the game is over or the table was closed.
    over: bool,
    /// When it was opened, in milliseconds since 1970 UTC.
    created: i64,
    /// When the last event happened.
    changed: i64,
}

/// Returns tables, most recently changed first, at most 100.
#[utoipa::path(get, path = "/admin/tables", tag = "administration", params(Listing),
    responses((status = OK, body = Vec<AdminTable>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn tables(
    State(app): State<Arc<App>>,
    _: Administrator,
    Query(Listing { search, before }): Query<Listing>,
) -> Result<axum::Json<Vec<AdminTable>>, Error> {
    let found = app.store().find_tables(search, before, PAGE).await?;
    let row = |row: store::TableRow| AdminTable {
        id: row.id.0,
        game: row.game,
        players: row.seats.into_iter().map(|seat| seat.name).collect(),
        public: row.public,
        over: row.summary.over,
        created: row.created,
        changed: row.changed,
    };
    Ok(axum::Json(found.into_iter().map(row).collect()))
}

/// Closes a table before the end of its game.
#[utoipa::path(post, path = "/admin/tables/{id}/close", tag = "administration", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn close_table(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    app.close_table(&administrator, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes the text of a chat line.
#[utoipa::path(delete, path = "/admin/tables/{id}/chat/{line}", tag = "administration",
    params(("id" = String, Path), ("line" = u64, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn remove_line(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Path((id, line)): Path<(String, u64)>,
) -> Result<StatusCode, Error> {
    app.remove_line(&administrator, &id, line).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A ban.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct BanResponse {
    /// The id.
    id: i64,
    /// The person, if it is about one.
    person: Option<AdminPerson>,
    /// The range of addresses, if it is about one.
    network: Option<String>,
    /// Why; those who are banned read it.
    reason: String,
    /// Since when, in milliseconds since 1970 UTC.
    at: i64,
    /// When it ends; `null` if it does not.
    expires: Option<i64>,
}

impl From<&Ban> for BanResponse {
    fn from(ban: &Ban) -> Self {
        let (person, network) = match &ban.target {
            BanTarget::Person(person) => (Some(person.into()), None),
            BanTarget::Network(network) => (None, Some(network.clone())),
        };
        Self { id: ban.id, person, network, reason: ban.reason.clone(), at: ban.at, expires: ban.expires }
    }
}

/// Returns all bans, also those that have ended, newest first.
#[utoipa::path(get, path = "/admin/bans", tag = "administration",
    responses((status = OK, body = Vec<BanResponse>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn bans(
    State(app): State<Arc<App>>,
    _: Administrator,
) -> Result<axum::Json<Vec<BanResponse>>, Error> {
    Ok(axum::Json(app.judgement().await?.house.bans.iter().map(BanResponse::from).collect()))
}

/// A new ban: of a person or of a range of addresses.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct BanBody {
    /// The id of a person.
    #[serde(default)]
    person: Option<i64>,
    /// An address, or a range such as `192.0.2.0/24`.
    #[schema(max_length = 50)]
    #[serde(default)]
    network: Option<String>,
    /// Why; those who are banned read it.
    #[schema(min_length = 1, max_length = 500)]
    reason: String,
    /// How many days it lasts; without it for ever.
    #[schema(minimum = 0, maximum = 3650)]
    #[serde(default)]
    days: Option<u32>,
}

/// The id of what was created.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct CreatedResponse {
    /// The id.
    id: i64,
}

/// Bans a person or a range of addresses. It replaces an earlier ban of the same. Sessions and streams of the person end at once.
#[utoipa::path(post, path = "/admin/bans", tag = "administration", request_body = BanBody,
    responses((status = CREATED, body = CreatedResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn ban(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Json(body): Json<BanBody>,
) -> Result<(StatusCode, axum::Json<CreatedResponse>), Error> {
    let id = match (body.person, body.network) {
        (Some(person), None) => app.ban_person(&administrator, person, &body.reason, body.days).await?,
        (None, Some(network)) => app.ban_network(&administrator, &network, &body.reason, body.days).await?,
        (Some(_), Some(_)) | (None, None) => {
            return Err(Error::bad_request("either 'person' or 'network' is needed"));
        }
    };
    Ok((StatusCode::CREATED, axum::Json(CreatedResponse { id })))
}

/// Lifts a ban.
#[utoipa::path(delete, path = "/admin/bans/{id}", tag = "administration", params(("id" = i64, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn unban(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Path(id): Path<i64>,
) -> Result<StatusCode, Error> {
    app.administrate(&administrator, HouseChange::Unban(id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Who may create an account.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RegistrationResponse {
    /// Everybody.
    Open,
    /// People with an invitation.
    Invitation,
    /// Nobody.
    Closed,
}

/// A message of the day.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct NoticeResponse {
    /// The language tag; empty for readers without a message in their language.
    language: String,
    /// The text.
    text: String,
}

/// What administrators have decided.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct HouseResponse {
    /// Who may administrate.
    administrators: Vec<AdminPerson>,
    /// Who may create an account.
    registration: RegistrationResponse,
    /// The messages of the day.
    notices: Vec<NoticeResponse>,
}

/// Returns administrators, registration and messages of the day.
#[utoipa::path(get, path = "/admin/house", tag = "administration",
    responses((status = OK, body = HouseResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn house(
    State(app): State<Arc<App>>,
    _: Administrator,
) -> Result<axum::Json<HouseResponse>, Error> {
    let judgement = app.judgement().await?;
    let house = &judgement.house;
    let notice = |it: &store::Notice| NoticeResponse { language: it.language.clone(), text: it.text.clone() };
    Ok(axum::Json(HouseResponse {
        administrators: house.administrators.iter().map(AdminPerson::from).collect(),
        registration: match house.registration {
            store::Registration::Open => RegistrationResponse::Open,
            store::Registration::Invitation => RegistrationResponse::Invitation,
            store::Registration::Closed => RegistrationResponse::Closed,
        },
        notices: house.notices.iter().map(notice).collect(),
    }))
}

/// Who may create an account from now on.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RegistrationBody {
    /// Who may create an account.
    registration: RegistrationResponse,
}

/// Decides who may create an account.
#[utoipa::path(put, path = "/admin/registration", tag = "administration", request_body = RegistrationBody,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn set_registration(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Json(body): Json<RegistrationBody>,
) -> Result<StatusCode, Error> {
    let registration = match body.registration {
        RegistrationResponse::Open => store::Registration::Open,
        RegistrationResponse::Invitation => store::Registration::Invitation,
        RegistrationResponse::Closed => store::Registration::Closed,
    };
    app.administrate(&administrator, HouseChange::SetRegistration(registration)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A message of the day.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NoticeBody {
    /// The language tag; empty for readers without a message in their language.
    #[schema(max_length = 10)]
    #[serde(default)]
    language: String,
    /// The text; an empty one deletes the message.
    #[schema(max_length = 2000)]
    text: String,
}

/// Replaces or deletes a message of the day.
#[utoipa::path(put, path = "/admin/notice", tag = "administration", request_body = NoticeBody,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn set_notice(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Json(body): Json<NoticeBody>,
) -> Result<StatusCode, Error> {
    app.set_notice(&administrator, &body.language, &body.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// An invitation to create accounts.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct HouseInvitationResponse {
    /// The code.
    code: String,
    /// The link.
    link: String,
    /// Whom it is for.
    note: String,
    /// How many accounts can be created with it.
    uses: i64,
    /// How many were.
    used: i64,
    /// When it was created, in milliseconds since 1970 UTC.
    created: i64,
    /// When it ends; `null` if it does not.
    expires: Option<i64>,
}

/// Returns all invitations, newest first.
#[utoipa::path(get, path = "/admin/invitations", tag = "administration",
    responses((status = OK, body = Vec<HouseInvitationResponse>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn invitations(
    State(app): State<Arc<App>>,
    administrator: Administrator,
) -> Result<axum::Json<Vec<HouseInvitationResponse>>, Error> {
    let row = |it: store::HouseInvitation| HouseInvitationResponse {
        link: invitation_link(&administrator.caller.base, &it.code),
        code: it.code,
        note: it.note,
        uses: it.uses,
        used: it.used,
        created: it.created,
        expires: it.expires,
    };
    Ok(axum::Json(app.store().invitations().await?.into_iter().map(row).collect()))
}

/// A new invitation.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct InvitationBody {
    /// Whom it is for.
    #[schema(max_length = 60)]
    #[serde(default)]
    note: String,
    /// How many accounts can be created with it.
    #[schema(minimum = 1, maximum = 1000)]
    uses: u32,
    /// How many days it lasts; without it for ever.
    #[schema(minimum = 0, maximum = 3650)]
    #[serde(default)]
    days: Option<u32>,
}

/// The link of a new invitation.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct LinkResponse {
    /// The code.
    code: String,
    /// The link.
    link: String,
}

/// Creates an invitation.
#[utoipa::path(post, path = "/admin/invitations", tag = "administration", request_body = InvitationBody,
    responses((status = CREATED, body = LinkResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn invite(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Json(body): Json<InvitationBody>,
) -> Result<(StatusCode, axum::Json<LinkResponse>), Error> {
    let code = app.create_invitation(&administrator, &body.note, body.uses, body.days).await?;
    let link = invitation_link(&administrator.caller.base, &code);
    Ok((StatusCode::CREATED, axum::Json(LinkResponse { code, link })))
}

/// Revokes an invitation.
#[utoipa::path(delete, path = "/admin/invitations/{code}", tag = "administration", params(("code" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn revoke_invitation(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Path(code): Path<String>,
) -> Result<StatusCode, Error> {
    app.administrate(&administrator, HouseChange::RevokeInvitation(code)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A report by a player.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ReportResponse {
    /// The id.
    id: i64,
    /// Who is reported.
    person: AdminPerson,
    /// Their name at the table.
    name: String,
    /// Who reported it.
    reporter: AdminPerson,
    /// The id of the table.
    table: String,
    /// The number of the chat line; `null` if the report is about the person.
    line: Option<u64>,
    /// The chat line.
    text: String,
    /// Why.
    reason: String,
    /// When, in milliseconds since 1970 UTC.
    at: i64,
    /// When it was resolved.
    resolved: Option<i64>,
}

impl From<Report> for ReportResponse {
    fn from(found: Report) -> Self {
        Self {
            id: found.id,
            person: (&found.person).into(),
            name: found.report.name,
            reporter: (&found.reporter).into(),
            table: found.report.table.0,
            line: found.report.line,
            text: found.report.text,
            reason: found.report.reason,
            at: found.report.at,
            resolved: found.resolved,
        }
    }
}

/// Returns reports: open ones first, newest first, at most 100.
#[utoipa::path(get, path = "/admin/reports", tag = "administration",
    responses((status = OK, body = Vec<ReportResponse>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn reports(
    State(app): State<Arc<App>>,
    _: Administrator,
) -> Result<axum::Json<Vec<ReportResponse>>, Error> {
    Ok(axum::Json(app.store().reports(PAGE).await?.into_iter().map(ReportResponse::from).collect()))
}

/// Resolves a report.
#[utoipa::path(post, path = "/admin/reports/{id}/resolve", tag = "administration", params(("id" = i64, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn resolve(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Path(id): Path<i64>,
) -> Result<StatusCode, Error> {
    app.administrate(&administrator, HouseChange::ResolveReport(id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Where a decision was made.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum AuditSourceResponse {
    /// By an administrator, on the page or through the API.
    Person,
    /// On the command line.
    Command,
    /// By the server itself.
    Server,
}

/// An entry of the audit log.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AuditResponse {
    /// The number.
    number: i64,
    /// When, in milliseconds since 1970 UTC.
    at: i64,
    /// Where the decision was made.
    source: AuditSourceResponse,
    /// The login of the administrator; empty for the command line and the server.
    actor: String,
    /// What was done, such as `ban`.
    action: String,
    /// To whom or what.
    subject: String,
    /// More about it.
    detail: String,
}

/// Returns entries of the audit log, newest first, at most 100.
#[utoipa::path(get, path = "/admin/audit", tag = "administration", params(Listing),
    responses((status = OK, body = Vec<AuditResponse>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn audit(
    State(app): State<Arc<App>>,
    _: Administrator,
    Query(Listing { before, .. }): Query<Listing>,
) -> Result<axum::Json<Vec<AuditResponse>>, Error> {
    let row = |entry: store::AuditEntry| {
        let (source, actor) = match entry.actor {
            AuditActor::Person(login) => (AuditSourceResponse::Person, login),
            AuditActor::Command => (AuditSourceResponse::Command, String::new()),
            AuditActor::Server => (AuditSourceResponse::Server, String::new()),
        };
        AuditResponse {
            number: entry.number,
            at: entry.at,
            source,
            actor,
            action: entry.action,
            subject: entry.subject,
            detail: entry.detail,
        }
    };
    Ok(axum::Json(app.store().audit(before, PAGE).await?.into_iter().map(row).collect()))
}
