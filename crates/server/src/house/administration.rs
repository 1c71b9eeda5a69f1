//! What an administrator asks for, checked before it is stored. Pages and API use the same functions.

use std::sync::Arc;

use axum::{
    extract::{FromRequestParts, OriginalUri},
    http::request::Parts,
};
use store::{AuditActor, BanTarget, HouseChange, NewInvitation, Person, PersonId, TableId};

use super::Network;
use crate::{app::App, caller::Caller, errors::Error, ids, live_table::ended_summary, names, routes::API};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The longest time that a ban or an invitation can have an end.
const MOST_DAYS: u32 = 3650;
/// The most accounts that can be created with one invitation.
const MOST_USES: u32 = 1000;

/// An administrator. For everybody else the pages do not exist, and the API refuses.
pub(crate) struct Administrator {
    pub(crate) caller: Caller,
    login: String,
}

impl FromRequestParts<Arc<App>> for Administrator {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let path = parts.extensions.get::<OriginalUri>().map_or_else(|| parts.uri.path(), |uri| uri.0.path());
        let is_api = path.starts_with(API);
        let person = caller.person.as_ref();
        match person.filter(|person| app.house.is_administrator(person.id)).and_then(|it| it.login.clone()) {
            Some(login) => Ok(Self { caller, login }),
            None if !is_api => Err(Error::PageNotFound),
            None if person.is_none() => Err(Error::Unauthenticated),
            None => Err(Error::NotAdministrator),
        }
    }
}

/// When something ends that lasts this many days; `None` and 0 for ever.
pub(crate) fn end(now: i64, days: Option<u32>) -> Result<Option<i64>, Error> {
    match days {
        None | Some(0) => Ok(None),
        Some(days @ 1..=MOST_DAYS) => Ok(Some(now + i64::from(days) * DAY)),
        Some(_) => Err(Error::bad_request(format!("'days' must be at most {MOST_DAYS}"))),
    }
}

impl App {
    /// Carries out a change of an administrator. When it returns, the change is in effect.
    pub(crate) async fn administrate(
        self: &Arc<Self>,
        administrator: &Administrator,
        change: HouseChange,
    ) -> Result<i64, Error> {
        let actor = AuditActor::Person(administrator.login.clone());
        let id = self.store().change_house(change, actor, self.clock().now()).await?;
        self.hall.announce_house();
        self.follow_house().await?;
        Ok(id)
    }

    /// The person with this id.
    pub(crate) async fn known_person(&self, id: i64) -> Result<Person, Error> {
        self.store().person(PersonId(id)).await?.ok_or(Error::EntryNotFound)
    }

    /// Bans a person. An administrator must lose the rights first, so that nobody bans themselves or each other by mistake.
    pub(crate) async fn ban_person(
        self: &Arc<Self>,
        administrator: &Administrator,
        id: i64,
        reason: &str,
        days: Option<u32>,
    ) -> Result<i64, Error> {
        let person = self.known_person(id).await?;
        if self.house.is_administrator(person.id) {
            return Err(Error::IsAdministrator);
        }
        let (reason, expires) = (names::reason(reason)?, end(self.clock().now(), days)?);
        let change = HouseChange::Ban { target: BanTarget::Person(person), reason, expires };
        self.administrate(administrator, change).await
    }

    /// Bans a range of addresses, unless the administrator is in it.
    pub(crate) async fn ban_network(
        self: &Arc<Self>,
        administrator: &Administrator,
        network: &str,
        reason: &str,
        days: Option<u32>,
    ) -> Result<i64, Error> {
        let network: Network = network.parse()?;
        if network.contains(administrator.caller.address) {
            return Err(Error::OwnNetwork);
        }
        let (reason, expires) = (names::reason(reason)?, end(self.clock().now(), days)?);
        let target = BanTarget::Network(network.to_string());
        self.administrate(administrator, HouseChange::Ban { target, reason, expires }).await
    }

    /// Creates an invitation and returns its code.
    pub(crate) async fn create_invitation(
        self: &Arc<Self>,
        administrator: &Administrator,
        note: &str,
        uses: u32,
        days: Option<u32>,
    ) -> Result<String, Error> {
        if !(1..=MOST_USES).contains(&uses) {
            return Err(Error::bad_request(format!("'uses' must be from 1 to {MOST_USES}")));
        }
        let (code, note) = (ids::invitation()?, names::title(note)?);
        let expires = end(self.clock().now(), days)?;
        let new = NewInvitation { code: code.clone(), note, uses, expires };
        self.administrate(administrator, HouseChange::CreateInvitation(new)).await?;
        Ok(code)
    }

    /// Replaces the message of the day for a language, or for everybody else. An empty text deletes it.
    pub(crate) async fn set_notice(
        self: &Arc<Self>,
        administrator: &Administrator,
        language: &str,
        text: &str,
    ) -> Result<(), Error> {
        if !language.is_empty() && language.parse::<words::Language>().is_err() {
            return Err(Error::bad_request("'language' must be empty, or a language of the server"));
        }
        let text = names::notice(text)?;
        let change = HouseChange::SetNotice { language: language.to_owned(), text };
        self.administrate(administrator, change).await.map(drop)
    }

    /// Ends a table before the end of its game.
    pub(crate) async fn close_table(
        self: &Arc<Self>,
        administrator: &Administrator,
        table: &str,
    ) -> Result<(), Error> {
        let table = TableId(table.to_owned());
        let change = HouseChange::CloseTable { table, shown: ended_summary() };
        self.administrate(administrator, change).await.map(drop)
    }

    /// Deletes the text of a chat line.
    pub(crate) async fn remove_line(
        self: &Arc<Self>,
        administrator: &Administrator,
        table: &str,
        line: u64,
    ) -> Result<(), Error> {
        let table = TableId(table.to_owned());
        self.administrate(administrator, HouseChange::RemoveLine { table, line }).await.map(drop)
    }
}
