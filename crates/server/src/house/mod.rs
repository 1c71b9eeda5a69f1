//! What administrators decide: who is let in, who may register, what the front page announces.
//!
//! Requests are judged by a copy in memory, so that none of them needs a query. Every change adds an entry to the audit log,
//! whichever process makes it; the server asks for the number of the last entry twice a second and then reads what is new.

mod administration;
mod health;
mod network;
mod reports;
mod retention;

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, PoisonError, RwLock, Weak},
    time::Duration,
};

use store::{AuditEntry, Ban, BanTarget, House, PersonId, Registration, StoreError};

use crate::{app::App, errors::Error, live_table::Deed};

pub(crate) use administration::Administrator;
pub(crate) use health::{Condition, condition};
pub use network::{Network, UnreadableNetwork};
pub(crate) use reports::Reported;
pub(crate) use retention::run as run_retention;

/// How often the server looks for changes by other processes: a ban is obeyed everywhere within a second.
const FOLLOW: Duration = Duration::from_millis(500);
/// The most unfinished tables whose seats a banned person loses.
const VACATED: u32 = 500;

/// The house as of its last change, indexed for requests.
pub(crate) struct Judgement {
    pub(crate) house: House,
    administrators: HashSet<PersonId>,
    people: HashMap<PersonId, usize>,
    networks: Vec<(Network, usize)>,
}

impl Judgement {
    fn new(house: House) -> Self {
        let mut people = HashMap::new();
        let mut networks = Vec::new();
        for (place, ban) in house.bans.iter().enumerate() {
            match &ban.target {
                BanTarget::Person(person) => {
                    people.entry(person.id).or_insert(place);
                }
                BanTarget::Network(network) => match network.parse() {
                    Ok(network) => networks.push((network, place)),
                    Err(error) => tracing::error!(%error, "a banned network cannot be read"),
                },
            }
        }
        let administrators = house.administrators.iter().map(|person| person.id).collect();
        Self { house, administrators, people, networks }
    }

    /// Fails with the ban of a person.
    pub(crate) fn admit_person(&self, person: PersonId, now: i64) -> Result<(), Error> {
        let ban = self.people.get(&person).map(|place| &self.house.bans[*place]);
        ban.filter(|ban| is_active(ban, now)).map_or(Ok(()), |ban| Err(banned(ban, "person")))
    }

    /// Fails with the ban of an address.
    pub(crate) fn admit_address(&self, address: IpAddr, now: i64) -> Result<(), Error> {
        let mut found = self.networks.iter().filter(|(network, _)| network.contains(address));
        let ban =
            found.find_map(|(_, place)| Some(&self.house.bans[*place]).filter(|ban| is_active(ban, now)));
        ban.map_or(Ok(()), |ban| Err(banned(ban, "address")))
    }

    fn is_banned(&self, person: PersonId) -> bool {
        self.people.contains_key(&person)
    }

    /// The people who are banned at `now`.
    fn banned_people(&self, now: i64) -> Vec<PersonId> {
        let banned = self.people.iter().filter(|(_, place)| is_active(&self.house.bans[**place], now));
        banned.map(|(person, _)| *person).collect()
    }

    /// The message of the day for readers of a language.
    pub(crate) fn notice(&self, language: &str) -> Option<&str> {
        let of = |tag: &str| self.house.notices.iter().find(|notice| notice.language == tag);
        of(language).or_else(|| of("")).map(|notice| notice.text.as_str())
    }
}

/// Whether a ban has not ended.
pub(crate) fn is_active(ban: &Ban, now: i64) -> bool {
    ban.expires.is_none_or(|end| now < end)
}

fn banned(ban: &Ban, who: &'static str) -> Error {
    let until = ban.expires.map_or_else(|| "never".to_owned(), pages::date);
    Error::Banned { reason: ban.reason.clone(), until, who }
}

/// The copy of the house in memory.
#[derive(Default)]
pub(crate) struct HouseCache {
    current: RwLock<Option<Arc<Judgement>>>,
    /// Held while changes are followed, so that each is followed once.
    following: tokio::sync::Mutex<()>,
}

impl HouseCache {
    fn current(&self) -> Option<Arc<Judgement>> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn replace(&self, house: House) -> Arc<Judgement> {
        let judgement = Arc::new(Judgement::new(house));
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&judgement));
        judgement
    }

    /// Whether a person may administrate. Nobody may before the house was read.
    pub(crate) fn is_administrator(&self, person: PersonId) -> bool {
        self.current().is_some_and(|judgement| judgement.administrators.contains(&person))
    }
}

/// Follows changes by other processes until `app` is dropped.
pub(crate) async fn follow(app: Weak<App>) {
    loop {
        let Some(strong) = app.upgrade() else { return };
        if let Err(error) = strong.follow_house().await {
            tracing::warn!(%error, "cannot read the decisions of the administrators");
        }
        drop(strong);
        tokio::time::sleep(FOLLOW).await;
    }
}

impl App {
    /// The decisions of the administrators. The first request reads them from the store.
    pub(crate) async fn judgement(&self) -> Result<Arc<Judgement>, Error> {
        if let Some(current) = self.house.current() {
            return Ok(current);
        }
        let _following = self.house.following.lock().await;
        match self.house.current() {
            Some(current) => Ok(current),
            None => Ok(self.house.replace(self.store().house().await?)),
        }
    }

    /// Takes over what has changed since the house was read: bans end sessions and streams, closed tables and removed lines are
    /// shown.
    pub(crate) async fn follow_house(self: &Arc<Self>) -> Result<(), Error> {
        let before = self.judgement().await?;
        let _following = self.house.following.lock().await;
        let before = self.house.current().unwrap_or(before);
        if self.store().last_audit().await? == before.house.audit {
            return Ok(());
        }
        let entries = self.store().audit_since(before.house.audit).await?;
        let now = self.house.replace(self.store().house().await?);
        // Streams look again whether their reader is let in.
        self.tokens.clear();
        for entry in &entries {
            if let Err(error) = self.show(entry).await {
                tracing::warn!(%error, action = entry.action, "a decision of an administrator is not shown yet");
            }
        }
        // One of several processes lets bots play for those who are banned.
        let banned = now.people.keys().filter(|person| self.hall.runs_jobs() && !before.is_banned(**person));
        for person in banned {
            tokio::spawn(vacate(Arc::clone(self), *person));
        }
        Ok(())
    }

    /// Lets bots play for everybody who is banned, should the process that was to do so not have come to it.
    pub(crate) async fn vacate_banned(self: &Arc<Self>) {
        let banned = match self.judgement().await {
            Ok(judgement) => judgement.banned_people(self.clock().now()),
            Err(error) => return tracing::warn!(%error, "cannot read who is banned"),
        };
        for person in banned {
            vacate(Arc::clone(self), person).await;
        }
    }

    /// Shows what is stored already at a table in memory.
    async fn show(self: &Arc<Self>, entry: &AuditEntry) -> Result<(), Error> {
        let Some(live) = self.live_table_in_memory(&entry.subject) else { return Ok(()) };
        match entry.action.as_str() {
            "close-table" | "remove-line" => self.catch_up(&live).await,
            _ => Ok(()),
        }
    }

    /// Checks whether a new account may be created and counts the use of an invitation. Returns whether one was used.
    pub(crate) async fn admit_registration(&self, invitation: &str) -> Result<Option<String>, Error> {
        match self.judgement().await?.house.registration {
            Registration::Open => Ok(None),
            Registration::Closed => Err(Error::RegistrationClosed),
            Registration::Invitation => {
                self.store().use_invitation(invitation.to_owned(), self.clock().now()).await?;
                Ok(Some(invitation.to_owned()))
            }
        }
    }
}

/// Lets bots play for a banned person, so that nobody waits for them. Seats of games that have not begun are free again.
async fn vacate(app: Arc<App>, person: PersonId) {
    let tables = match app.store().tables_of(person, VACATED).await {
        Ok(tables) => tables,
        Err(error) => return tracing::error!(%error, "cannot list the tables of a banned person"),
    };
    for row in tables.into_iter().filter(|row| !row.summary.over) {
        let Ok(live) = app.live_table(&row.id.0).await else { continue };
        let snapshot = live.snapshot();
        for seat in snapshot.seats_of(person) {
            if snapshot.row(seat).is_none_or(|row| row.bot.is_some()) {
                continue;
            }
            let left =
                app.change(&live, move |app, live| async move {
                    live.leave(&app, person, seat, Deed::Left).await
                })
                .await;
            if let Err(error) = left {
                tracing::warn!(table = %row.id, %error, "a banned person keeps a seat");
            }
        }
    }
}

impl From<UnreadableNetwork> for Error {
    fn from(_: UnreadableNetwork) -> Self {
        Self::InvalidNetwork
    }
}

/// Whether an error means that there was nothing to do.
pub(crate) fn is_missing(error: &StoreError) -> bool {
    matches!(error, StoreError::EntryNotFound)
}
