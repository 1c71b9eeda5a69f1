//! Pages of friends, blocks and invitations.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use pages::model::{FriendState, FriendsPage, InvitationRow, InvitePage, PersonRow};
use store::{Acquaintance, Circle, PersonId, ReceivedInvitation, TableId};
use table::text::{Phrase, Words as _};

use super::{
    extract::{Fields, Path},
    lobby::table_row,
    render::{frame, html, redirect},
};
use crate::{app::App, caller::Caller, errors::Error, friends::Named, limits::Kind};

fn rows(people: Vec<Acquaintance>) -> Vec<PersonRow> {
    let row =
        |person: Acquaintance| PersonRow { id: person.id.0, name: person.name, account: person.account };
    people.into_iter().map(row).collect()
}

/// The invitations of the caller, for a page.
pub(crate) async fn invitations(app: &Arc<App>, caller: &Caller) -> Result<Vec<InvitationRow>, Error> {
    let Some(person) = &caller.person else { return Ok(Vec::new()) };
    let row = |ReceivedInvitation { table, inviter, secret }| {
        Some(InvitationRow { table: table_row(app, caller, table)?, inviter, secret })
    };
    Ok(app.invitations_of(person).await?.into_iter().filter_map(row).collect())
}

/// Public tables of the caller's friends, for a page.
pub(crate) async fn tables(app: &Arc<App>, caller: &Caller) -> Result<Vec<pages::model::TableRow>, Error> {
    let Some(person) = &caller.person else { return Ok(Vec::new()) };
    let tables = app.tables_of_friends(person).await?;
    Ok(tables.into_iter().filter_map(|row| table_row(app, caller, row)).collect())
}

async fn page(
    app: &Arc<App>,
    caller: &Caller,
    status: StatusCode,
    notice: Option<Phrase>,
) -> Result<Response, Error> {
    let circle = match &caller.person {
        Some(person) => app.circle(person).await?,
        None => Circle::default(),
    };
    let words = app.messages.localizer(caller.language, &[]);
    let model = FriendsPage {
        registered: caller.person.as_ref().is_some_and(|person| person.login.is_some()),
        invitations: invitations(app, caller).await?,
        asking: rows(circle.asking),
        friends: rows(circle.friends),
        tables: tables(app, caller).await?,
        asked: rows(circle.asked),
        asked_logins: circle.asked_logins.into_iter().map(|asked| asked.login).collect(),
        played: rows(circle.played),
        blocked: rows(circle.blocked),
        notice: notice.map(|notice| words.say(&notice)),
    };
    Ok(html(status, pages::friends(&frame(app, caller, &words, "/friends"), &model)))
}

/// The page again after a form: as it is now, or with the reason why the form was not accepted.
async fn outcome(app: &Arc<App>, caller: &Caller, result: Result<(), Error>) -> Result<Response, Error> {
    match result {
        Ok(()) => Ok(redirect("/friends")),
        Err(
            error @ (Error::InvalidName
            | Error::NoAccount
            | Error::PersonBlocked
            | Error::PersonNotFound
            | Error::TooManyFriends),
        ) => page(app, caller, error.status(), Some(error.phrase())).await,
        Err(error) => Err(error),
    }
}

fn other(fields: &Fields) -> Result<PersonId, Error> {
    let number = fields.number("person")?;
    i64::try_from(number).map(PersonId).map_err(|_| Error::PersonNotFound)
}

/// `GET /friends`
pub(crate) async fn friends(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    page(&app, &caller, StatusCode::OK, None).await
}

/// `POST /friends/ask`
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    let person = caller.require_person()?;
    app.limits.take(Kind::Create, caller.address)?;
    match fields.text("login") {
        "" => {
            let asked = app.ask_friend(person, Named::Id(other(&fields)?)).await;
            outcome(&app, &caller, asked).await
        }
        login => match app.ask_friend(person, Named::Login(login.to_owned())).await {
            Ok(()) => page(&app, &caller, StatusCode::OK, Some(Phrase::new("pages-friends-sent"))).await,
            Err(error) => outcome(&app, &caller, Err(error)).await,
        },
    }
}

/// `POST /friends/accept`
pub(crate) async fn accept(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    let accepted = app.accept_friend(caller.require_person()?, other(&fields)?).await;
    outcome(&app, &caller, accepted).await
}

/// `POST /friends/remove`
pub(crate) async fn remove(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    let removed = app.remove_friend(caller.require_person()?, other(&fields)?).await;
    outcome(&app, &caller, removed).await
}

/// `POST /friends/withdraw`: takes back the request of a `login`.
pub(crate) async fn withdraw(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    let withdrawn = app.withdraw_login(caller.require_person()?, fields.text("login")).await;
    outcome(&app, &caller, withdrawn).await
}

/// `POST /friends/block`
pub(crate) async fn block(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    let person = caller.require_person()?;
    app.limits.take(Kind::Create, caller.address)?;
    let blocked = app.block(person, other(&fields)?).await;
    outcome(&app, &caller, blocked).await
}

/// `POST /friends/unblock`
pub(crate) async fn unblock(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    let unblocked = app.unblock(caller.require_person()?, other(&fields)?).await;
    outcome(&app, &caller, unblocked).await
}

/// `POST /friends/decline`
pub(crate) async fn decline(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    let table = TableId(fields.text("table").to_owned());
    app.store().decline_invitation(caller.require_person()?.id, table).await?;
    Ok(redirect("/"))
}

async fn invite_page(
    app: &Arc<App>,
    caller: &Caller,
    id: &str,
    problem: Option<&Error>,
) -> Result<Response, Error> {
    let person = caller.require_person()?;
    let live = app.current_table(id).await?;
    let snapshot = live.snapshot();
    snapshot.may_invite(person.id)?;
    let table = app.store().load(live.id.clone()).await?.ok_or(Error::TableNotFound)?.row;
    let table = table_row(app, caller, table).ok_or(Error::TableUnreadable)?;
    let invited = app.store().invited_to(live.id.clone()).await?;
    let state = |friend: &PersonRow| {
        let id = PersonId(friend.id);
        if !snapshot.seats_of(id).is_empty() {
            FriendState::Seated
        } else if invited.contains(&id) {
            FriendState::Invited
        } else {
            FriendState::Absent
        }
    };
    let friends = rows(app.circle(person).await?.friends);
    let friends = friends.into_iter().map(|friend| (friend.clone(), state(&friend))).collect();
    let words = app.messages.localizer(caller.language, &[]);
    let model = InvitePage { table, friends, notice: problem.map(|error| words.say(&error.phrase())) };
    let here = format!("/table/{id}/invite");
    let status = problem.map_or(StatusCode::OK, Error::status);
    Ok(html(status, pages::invite(&frame(app, caller, &words, &here), &model)))
}

/// `GET /table/ID/invite`
pub(crate) async fn invite_form(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    invite_page(&app, &caller, &id, None).await
}

/// `POST /table/ID/invite`
pub(crate) async fn invite(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let person = caller.require_person()?;
    app.limits.take(Kind::Create, caller.address)?;
    let live = app.current_table(&id).await?;
    match app.invite(&live, person, other(&fields)?).await {
        Ok(()) => Ok(redirect(&format!("/table/{}/invite", live.id))),
        Err(error @ Error::NotFriends) => invite_page(&app, &caller, &id, Some(&error)).await,
        Err(error) => Err(error),
    }
}
