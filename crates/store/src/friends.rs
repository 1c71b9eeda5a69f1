//! Friends, blocks and invitations.

use crate::{NewNotice, PersonId, StoreFuture, TableId, TableRow};

/// Somebody a person knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acquaintance {
    /// The id.
    pub id: PersonId,
    /// The display name.
    pub name: String,
    /// Whether they have an account. Only accounts can be friends.
    pub account: bool,
    /// Since when: the time of the friendship, of the request, of the block or of the last game.
    pub at: i64,
}

/// Everybody a person has to do with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Circle {
    /// Friends, by name.
    pub friends: Vec<Acquaintance>,
    /// Those who asked the person and wait for an answer, first come first. Without those the person has blocked.
    pub asking: Vec<Acquaintance>,
    /// Those whom the person asked, and who have not answered.
    pub asked: Vec<Acquaintance>,
    /// Those whom the person has blocked, by name.
    pub blocked: Vec<Acquaintance>,
    /// Those who sat at a table with the person, last played first.
    pub played: Vec<Acquaintance>,
}

/// An invitation to take a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The table.
    pub table: TableId,
    /// Who is invited.
    pub person: PersonId,
    /// Who invites.
    pub inviter: PersonId,
    /// When.
    pub at: i64,
}

/// An invitation as its receiver sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceivedInvitation {
    /// The table, which has an open seat.
    pub table: TableRow,
    /// The display name of the person who invites.
    pub inviter: String,
    /// The secret of the invitation link of the table.
    pub secret: String,
}

/// Storage of friends, blocks and invitations. Every write completes only after the data is durable.
pub trait FriendStore: Send + Sync + 'static {
    /// Everybody a person has to do with; of those they played with, the last `limit`.
    fn circle(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Circle>;
    /// Whether two people sat at one table, or one of them asked the other to be friends.
    fn have_met(&self, person: PersonId, other: PersonId) -> StoreFuture<'_, bool>;
    /// Asks for friendship. If `friend` has asked before, both are friends. Fails with
    /// [`StoreError::TooManyFriends`](crate::StoreError::TooManyFriends) if the person has asked `limit` people.
    fn ask_friend(&self, person: PersonId, friend: PersonId, at: i64, limit: u32) -> StoreFuture<'_, ()>;
    /// Accepts the request of `from`. Fails with [`StoreError::PersonNotFound`](crate::StoreError::PersonNotFound) without one.
    fn accept_friend(&self, person: PersonId, from: PersonId, at: i64) -> StoreFuture<'_, ()>;
    /// Ends a friendship or deletes a request, whoever asked, and the invitations between both.
    fn remove_friend(&self, person: PersonId, other: PersonId) -> StoreFuture<'_, ()>;
    /// Blocks a person. Ends friendship, requests and invitations between both.
    fn block(&self, person: PersonId, blocked: PersonId, at: i64) -> StoreFuture<'_, ()>;
    /// Ends a block. Succeeds if there is none.
    fn unblock(&self, person: PersonId, blocked: PersonId) -> StoreFuture<'_, ()>;
    /// Those whom a person has blocked.
    fn blocked_by(&self, person: PersonId) -> StoreFuture<'_, Vec<PersonId>>;
    /// Whether a person has blocked somebody at a table, or was blocked by them. The owner of the table counts.
    fn is_separated(&self, person: PersonId, table: TableId) -> StoreFuture<'_, bool>;
    /// Invites a friend to a table, and writes the notices of it. Succeeds if they are invited already. Fails with
    /// [`StoreError::NotFriends`](crate::StoreError::NotFriends).
    fn invite(&self, invitation: Invitation, notices: Vec<NewNotice>) -> StoreFuture<'_, ()>;
    /// Deletes an invitation. Succeeds if there is none.
    fn decline_invitation(&self, person: PersonId, table: TableId) -> StoreFuture<'_, ()>;
    /// Whom somebody has invited to a table.
    fn invited_to(&self, table: TableId) -> StoreFuture<'_, Vec<PersonId>>;
    /// The invitations of a person to tables with an open seat, newest first.
    fn invitations_of(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<ReceivedInvitation>>;
    /// Public tables with an open seat where a friend sits and the person does not, most recently changed first.
    fn tables_of_friends(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<TableRow>>;
}

/// Joins tables with those who invited to them: id of the table, name and secret.
pub(crate) fn received(
    tables: Vec<TableRow>,
    mut inviters: Vec<(String, String, String)>,
) -> Vec<ReceivedInvitation> {
    let join = |table: TableRow| {
        let place = inviters.iter().position(|(id, ..)| *id == table.id.0)?;
        let (_, inviter, secret) = inviters.swap_remove(place);
        Some(ReceivedInvitation { table, inviter, secret })
    };
    tables.into_iter().filter_map(join).collect()
}
