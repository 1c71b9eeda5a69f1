//! Friends, blocks and invitations.
//!
//! People are friends if one has asked and the other has agreed. Whoever is blocked learns nothing of it: requests are accepted and
//! not shown, and a seat is refused with the same words as for any other reason.

use store::{Circle, Invitation, Occupant, Person, PersonId, ReceivedInvitation, Seating, StoreError};

use crate::{
    app::App,
    errors::Error,
    live_table::{LiveTable, Snapshot, Stage},
    names, notices,
};

/// How many of the people one has played with are listed.
const PLAYED: u32 = 60;
/// How many people one may ask to be friends, including those who have agreed.
const MAX_FRIENDS: u32 = 500;
/// How many invitations and tables of friends are listed.
const LISTED: u32 = 20;

/// Whom a request names.
#[derive(Clone, Debug)]
pub(crate) enum Named {
    /// Somebody from a list.
    Id(PersonId),
    /// The login of an account.
    Login(String),
}

impl App {
    /// Everybody a person has to do with.
    pub(crate) async fn circle(&self, person: &Person) -> Result<Circle, Error> {
        let mut circle = self.store().circle(person.id, PLAYED).await?;
        let Circle { friends, asking, asked, asked_logins: _, blocked, played } = &mut circle;
        let listed = |id: PersonId| {
            [&*friends, &*asking, &*asked, &*blocked].into_iter().flatten().any(|other| other.id == id)
        };
        played.retain(|other| !listed(other.id));
        Ok(circle)
    }

    /// Asks somebody to be friends. For a login the answer is the same whether or not there is such an account, and so is what the
    /// person sees of the request afterwards.
    pub(crate) async fn ask_friend(&self, person: &Person, other: Named) -> Result<(), Error> {
        person.login.as_ref().ok_or(Error::NotRegistered)?;
        let now = self.clock().now();
        match other {
            Named::Id(id) => {
                let other = self.acquaintance(person, id).await?;
                self.check_request(person, &other).await?;
                Ok(self.store().ask_friend(person.id, other.id, now, MAX_FRIENDS).await?)
            }
            Named::Login(login) => {
                let login = names::login(&login)?.name;
                let other = self.store().account(login.clone()).await?.map(|(other, _)| other);
                if let Some(other) = &other {
                    self.check_request(person, other).await?;
                }
                let other = other.map(|other| other.id);
                Ok(self.store().ask_login(person.id, login, other, now, MAX_FRIENDS).await?)
            }
        }
    }

    /// Whether a person may ask another to be friends.
    async fn check_request(&self, person: &Person, other: &Person) -> Result<(), Error> {
        if other.id == person.id {
            return Err(Error::PersonNotFound);
        }
        other.login.as_ref().ok_or(Error::NoAccount)?;
        if self.blocked_by(person.id).await?.contains(other.id) {
            return Err(Error::PersonBlocked);
        }
        Ok(())
    }

    /// Takes back a request that named a login.
    pub(crate) async fn withdraw_login(&self, person: &Person, login: &str) -> Result<(), Error> {
        Ok(self.store().withdraw_login(person.id, names::login(login)?.name).await?)
    }

    /// Accepts the request of somebody.
    pub(crate) async fn accept_friend(&self, person: &Person, from: PersonId) -> Result<(), Error> {
        let accepted = self.store().accept_friend(person.id, from, self.clock().now()).await;
        accepted.map_err(unknown_person)
    }

    /// Ends a friendship, or deletes a request.
    pub(crate) async fn remove_friend(&self, person: &Person, other: PersonId) -> Result<(), Error> {
        Ok(self.store().remove_friend(person.id, other).await?)
    }

    /// Blocks somebody one has met.
    pub(crate) async fn block(&self, person: &Person, other: PersonId) -> Result<(), Error> {
        self.acquaintance(person, other).await?;
        self.store().block(person.id, other, self.clock().now()).await.map_err(unknown_person)?;
        self.reload_blocks(person.id).await?;
        Ok(())
    }

    /// Ends a block.
    pub(crate) async fn unblock(&self, person: &Person, other: PersonId) -> Result<(), Error> {
        self.store().unblock(person.id, other).await?;
        self.reload_blocks(person.id).await?;
        Ok(())
    }

    /// Somebody this person has met. Nobody else can be named by id, so that ids cannot be tried out.
    async fn acquaintance(&self, person: &Person, other: PersonId) -> Result<Person, Error> {
        let met = other != person.id && self.store().have_met(person.id, other).await?;
        let found = if met { self.store().person(other).await? } else { None };
        // A person without a name has deleted the account.
        found.filter(|other| !other.name.is_empty()).ok_or(Error::PersonNotFound)
    }

    /// Invites a friend to a table with an open seat.
    pub(crate) async fn invite(
        &self,
        live: &LiveTable,
        inviter: &Person,
        friend: PersonId,
    ) -> Result<(), Error> {
        let snapshot = live.snapshot();
        snapshot.may_invite(inviter.id)?;
        if !snapshot.seats_of(friend).is_empty() {
            return Ok(());
        }
        let at = self.clock().now();
        let invitation = Invitation { table: live.id.clone(), person: friend, inviter: inviter.id, at };
        let told = notices::of_invitation(&snapshot, inviter, friend, at);
        self.store().invite(invitation, vec![told]).await?;
        self.wake_notices();
        Ok(())
    }

    /// The invitations of a person.
    pub(crate) async fn invitations_of(&self, person: &Person) -> Result<Vec<ReceivedInvitation>, Error> {
        Ok(self.store().invitations_of(person.id, LISTED).await?)
    }

    /// Public tables of friends with an open seat.
    pub(crate) async fn tables_of_friends(&self, person: &Person) -> Result<Vec<store::TableRow>, Error> {
        Ok(self.store().tables_of_friends(person.id, LISTED).await?)
    }
}

fn unknown_person(error: StoreError) -> Error {
    match error {
        StoreError::PersonNotFound => Error::PersonNotFound,
        other => other.into(),
    }
}

impl Snapshot {
    /// Whether this person may invite others: the owner, or if anybody may sit down, everybody at the table.
    pub(crate) fn may_invite(&self, person: PersonId) -> Result<(), Error> {
        match self.stage() {
            Stage::Waiting if self.has_open_seat() => {}
            Stage::Ended => return Err(Error::TableEnded),
            Stage::Waiting | Stage::Playing(_) | Stage::Over => return Err(Error::AlreadyStarted),
        }
        let sits = self.seats.iter().any(|row| row.occupant == Occupant::Person(person));
        match self.host.seating {
            _ if self.is_owner(person) => Ok(()),
            Seating::Anyone if sits => Ok(()),
            Seating::Anyone => Err(Error::NotAtTable),
            Seating::Invited => Err(Error::NotOwner),
        }
    }
}
