//! The pages of administrators. For everybody else they do not exist.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::StatusCode,
    response::Response,
};
use pages::model::{
    AuditActor, AuditLine, AuditList, BanLine, HousePage, InvitationLine, Overview, PeopleList, PersonLine,
    PersonPage, Registration, RegistrationPage, ReportLine, TableList,
};
use serde::Deserialize;
use store::{Ban, BanTarget, HouseChange, PersonRow};

use super::{
    extract::{Fields, Path, Query},
    lobby::table_row,
    render::{frame, html, redirect},
};
use crate::{
    app::App,
    errors::Error,
    house::{Administrator, Condition, condition, is_active},
};

/// Entries of a page of a list.
const PAGE: u32 = 50;
/// The most reports that are shown.
const REPORTS: u32 = 200;
const MEGABYTE: u64 = 1_000_000;

type Answer = Result<Response, Error>;

fn page(app: &Arc<App>, administrator: &Administrator, here: &OriginalUri, model: &HousePage) -> Response {
    let caller = &administrator.caller;
    let words = app.messages.localizer(caller.language, &[]);
    let here = here.0.to_string();
    html(StatusCode::OK, pages::house(&frame(app, caller, &words, &here), model))
}

/// The query of a list: what is searched for, and where the list goes on.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Listing {
    #[serde(default)]
    q: String,
    before: Option<i64>,
}

/// Where a list goes on, if it is as long as a page.
pub(crate) fn next<T>(rows: &[T], most: u32, key: impl Fn(&T) -> i64) -> Option<i64> {
    rows.last().filter(|_| rows.len() >= most as usize).map(key)
}

pub(crate) const fn shown_registration(registration: store::Registration) -> Registration {
    match registration {
        store::Registration::Open => Registration::Open,
        store::Registration::Invitation => Registration::Invitation,
        store::Registration::Closed => Registration::Closed,
    }
}

/// `GET /admin`
pub(crate) async fn overview(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    here: OriginalUri,
) -> Answer {
    let condition = condition(&app).await;
    let judgement = app.judgement().await?;
    let now = app.clock().now();
    let reports = app.store().reports(REPORTS).await?;
    let Condition { version, schema, database, uptime, tables, streams, bot_queue, .. } = condition;
    let megabytes = |bytes: Option<u64>| bytes.map(|bytes| bytes.div_ceil(MEGABYTE));
    let house = &judgement.house;
    let model = Overview {
        version: version.to_owned(),
        schema,
        database,
        database_size: megabytes(condition.database_bytes),
        free: megabytes(condition.free_bytes),
        memory: megabytes(condition.memory_bytes),
        uptime,
        tables,
        streams,
        bot_queue,
        mail: condition.mail,
        notices_waiting: condition.notices_waiting,
        notices_failed: condition.notices_failed,
        failures: condition.store_errors + condition.panics,
        reports: reports.iter().filter(|report| report.resolved.is_none()).count(),
        bans: house.bans.iter().filter(|ban| is_active(ban, now)).count(),
        registration: shown_registration(house.registration),
        administrators: house.administrators.iter().filter_map(|person| person.login.clone()).collect(),
    };
    Ok(page(&app, &administrator, &here, &HousePage::Overview(model)))
}

async fn person_line(app: &App, row: PersonRow) -> Result<PersonLine, Error> {
    let PersonRow { person, created, used, tables } = row;
    let banned = app.judgement().await?.admit_person(person.id, app.clock().now()).is_err();
    Ok(PersonLine {
        id: person.id.0,
        administrator: app.house.is_administrator(person.id),
        banned,
        name: person.name,
        login: person.login,
        created,
        used,
        tables,
    })
}

/// `GET /admin/people?q=TEXT&before=ID`
pub(crate) async fn people(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    here: OriginalUri,
    Query(Listing { q, before }): Query<Listing>,
) -> Answer {
    let found = app.store().find_people(q.trim().to_owned(), before, PAGE).await?;
    let older = next(&found, PAGE, |row| row.person.id.0);
    let mut people = Vec::with_capacity(found.len());
    for row in found {
        people.push(person_line(&app, row).await?);
    }
    let model = HousePage::People(PeopleList { search: q, people, older });
    Ok(page(&app, &administrator, &here, &model))
}

/// `GET /admin/people/ID`
pub(crate) async fn person(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    here: OriginalUri,
    Path(id): Path<i64>,
) -> Answer {
    let known = app.known_person(id).await?;
    let found = app.store().find_people(format!("#{id}"), Some(id.saturating_add(1)), 1).await?;
    let row = found.into_iter().next().ok_or(Error::EntryNotFound)?;
    let tables = app.store().tables_of(known.id, PAGE).await?;
    let (judgement, now) = (app.judgement().await?, app.clock().now());
    let is_about = |ban: &&Ban| matches!(&ban.target, BanTarget::Person(person) if person.id == known.id);
    let model = PersonPage {
        person: person_line(&app, row).await?,
        ban: judgement.house.bans.iter().find(is_about).map(|ban| ban_line(ban, now)),
        tables: tables.into_iter().filter_map(|row| table_row(&app, &administrator.caller, row)).collect(),
    };
    Ok(page(&app, &administrator, &here, &HousePage::Person(Box::new(model))))
}

/// The days of a form; empty is for ever.
fn days(fields: &Fields) -> Result<Option<u32>, Error> {
    match fields.text("days") {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| Error::bad_request("'days' is not a number")),
    }
}

/// `POST /admin/people/ID/ban`
pub(crate) async fn ban_person(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Path(id): Path<i64>,
    fields: Fields,
) -> Answer {
    app.ban_person(&administrator, id, fields.text("reason"), days(&fields)?).await?;
    Ok(redirect(&format!("/admin/people/{id}")))
}

/// `POST /admin/people/ID/sessions`
pub(crate) async fn end_sessions(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Path(id): Path<i64>,
) -> Answer {
    let person = app.known_person(id).await?;
    app.administrate(&administrator, HouseChange::EndSessions(person)).await?;
    Ok(redirect(&format!("/admin/people/{id}")))
}

/// `GET /admin/tables?q=TEXT&before=TIME`
pub(crate) async fn tables(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    here: OriginalUri,
    Query(Listing { q, before }): Query<Listing>,
) -> Answer {
    // A link of a table is as good as its id.
    let search = q.trim().rsplit_once("/table/").map_or(q.trim(), |(_, id)| id);
    let found = app.store().find_tables(search.to_owned(), before, PAGE).await?;
    let older = next(&found, PAGE, |row| row.changed);
    let tables = found.into_iter().filter_map(|row| table_row(&app, &administrator.caller, row)).collect();
    let model = HousePage::Tables(TableList { search: q, tables, older });
    Ok(page(&app, &administrator, &here, &model))
}

/// `POST /admin/tables/ID/close`
pub(crate) async fn close_table(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Path(id): Path<String>,
) -> Answer {
    app.close_table(&administrator, &id).await?;
    Ok(redirect(&format!("/table/{id}")))
}

/// `POST /admin/tables/ID/chat/LINE/remove`
pub(crate) async fn remove_line(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Path((id, line)): Path<(String, u64)>,
) -> Answer {
    app.remove_line(&administrator, &id, line).await?;
    Ok(redirect("/admin/reports"))
}

/// `GET /admin/reports`
pub(crate) async fn reports(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    here: OriginalUri,
) -> Answer {
    let reports = app.store().reports(REPORTS).await?;
    let line = |found: store::Report| ReportLine {
        id: found.id,
        table: found.report.table.0,
        line: found.report.line,
        text: found.report.text,
        person: (found.person.id.0, found.report.name),
        reporter: (found.reporter.id.0, found.reporter.name),
        reason: found.report.reason,
        at: found.report.at,
        resolved: found.resolved.is_some(),
    };
    let model = HousePage::Reports(reports.into_iter().map(line).collect());
    Ok(page(&app, &administrator, &here, &model))
}

/// `POST /admin/reports/ID/resolve`
pub(crate) async fn resolve(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Path(id): Path<i64>,
) -> Answer {
    app.administrate(&administrator, HouseChange::ResolveReport(id)).await?;
    Ok(redirect("/admin/reports"))
}

fn ban_line(ban: &Ban, now: i64) -> BanLine {
    let (person, network) = match &ban.target {
        BanTarget::Person(person) => (Some((person.id.0, person.name.clone())), None),
        BanTarget::Network(network) => (None, Some(network.clone())),
    };
    BanLine {
        id: ban.id,
        person,
        network,
        reason: ban.reason.clone(),
        at: ban.at,
        expires: ban.expires,
        active: is_active(ban, now),
    }
}

/// `GET /admin/bans`
pub(crate) async fn bans(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    here: OriginalUri,
) -> Answer {
    let (judgement, now) = (app.judgement().await?, app.clock().now());
    let model = HousePage::Bans(judgement.house.bans.iter().map(|ban| ban_line(ban, now)).collect());
    Ok(page(&app, &administrator, &here, &model))
}

/// `POST /admin/bans`
pub(crate) async fn ban_network(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    fields: Fields,
) -> Answer {
    let (network, reason) = (fields.text("network"), fields.text("reason"));
    app.ban_network(&administrator, network, reason, days(&fields)?).await?;
    Ok(redirect("/admin/bans"))
}

/// `POST /admin/bans/ID/lift`
pub(crate) async fn lift(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Path(id): Path<i64>,
) -> Answer {
    app.administrate(&administrator, HouseChange::Unban(id)).await?;
    Ok(redirect("/admin/bans"))
}

/// The link with which an account can be created.
pub(crate) fn invitation_link(base: &str, code: &str) -> String {
    format!("{base}/account?invitation={code}")
}

/// `GET /admin/registration`
pub(crate) async fn registration(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    here: OriginalUri,
) -> Answer {
    let (judgement, now) = (app.judgement().await?, app.clock().now());
    let invitations = app.store().invitations().await?;
    let line = |it: store::HouseInvitation| InvitationLine {
        link: invitation_link(&administrator.caller.base, &it.code),
        used: (it.used, it.uses),
        expires: it.expires,
        valid: it.used < it.uses && it.expires.is_none_or(|end| now < end),
        code: it.code,
        note: it.note,
    };
    let notices = &judgement.house.notices;
    let model = RegistrationPage {
        registration: shown_registration(judgement.house.registration),
        invitations: invitations.into_iter().map(line).collect(),
        notices: notices.iter().map(|it| (it.language.clone(), it.text.clone())).collect(),
    };
    Ok(page(&app, &administrator, &here, &HousePage::Registration(model)))
}

/// `POST /admin/registration`
pub(crate) async fn set_registration(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    fields: Fields,
) -> Answer {
    let registration = store::Registration::find(fields.text("registration"))
        .ok_or_else(|| Error::bad_request("'registration' must be 'open', 'invitation' or 'closed'"))?;
    app.administrate(&administrator, HouseChange::SetRegistration(registration)).await?;
    Ok(redirect("/admin/registration"))
}

/// `POST /admin/invitations`
pub(crate) async fn invite(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    fields: Fields,
) -> Answer {
    let uses = u32::try_from(fields.number("uses")?).unwrap_or(u32::MAX);
    app.create_invitation(&administrator, fields.text("note"), uses, days(&fields)?).await?;
    Ok(redirect("/admin/registration"))
}

/// `POST /admin/invitations/CODE/revoke`
pub(crate) async fn revoke_invitation(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    Path(code): Path<String>,
) -> Answer {
    app.administrate(&administrator, HouseChange::RevokeInvitation(code)).await?;
    Ok(redirect("/admin/registration"))
}

/// `POST /admin/notice`
pub(crate) async fn set_notice(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    fields: Fields,
) -> Answer {
    match app.set_notice(&administrator, fields.text("language"), fields.text("text")).await {
        // There was none to delete.
        Ok(()) | Err(Error::EntryNotFound) => Ok(redirect("/admin/registration#notice")),
        Err(error) => Err(error),
    }
}

/// `GET /admin/audit?before=NUMBER`
pub(crate) async fn audit(
    State(app): State<Arc<App>>,
    administrator: Administrator,
    here: OriginalUri,
    Query(Listing { before, .. }): Query<Listing>,
) -> Answer {
    let entries = app.store().audit(before, PAGE).await?;
    let older = next(&entries, PAGE, |entry| entry.number);
    let line = |entry: store::AuditEntry| AuditLine {
        at: entry.at,
        actor: match entry.actor {
            store::AuditActor::Person(login) => AuditActor::Person(login),
            store::AuditActor::Command => AuditActor::Command,
            store::AuditActor::Server => AuditActor::Server,
        },
        action: entry.action,
        subject: entry.subject,
        detail: entry.detail,
    };
    let model = HousePage::Audit(AuditList { entries: entries.into_iter().map(line).collect(), older });
    Ok(page(&app, &administrator, &here, &model))
}
