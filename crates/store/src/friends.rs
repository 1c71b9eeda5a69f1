//! Friends, blocks and invitations.

use rusqlite::types::Value;

use crate::{NewNotice, PersonId, StoreError, StoreFuture, TableId, TableRow, house::Step};

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

/// A request that named a login, which need not be that of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedLogin {
    /// The login.
    pub login: String,
    /// When.
    pub at: i64,
}

/// Everybody a person has to do with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Circle {
    /// Friends, by name.
    pub friends: Vec<Acquaintance>,
    /// Those who asked the person and wait for an answer, first come first. Without those the person has blocked.
    pub asking: Vec<Acquaintance>,
    /// Those whom the person asked, and who have not answered. Without those whose login they named.
    pub asked: Vec<Acquaintance>,
    /// The logins that the person asked and that are not those of friends, whether or not there are such accounts.
    pub asked_logins: Vec<AskedLogin>,
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
    /// Whether two people sat at one table, or are friends, or the other has asked the person to be friends.
    fn have_met(&self, person: PersonId, other: PersonId) -> StoreFuture<'_, bool>;
    /// Asks for friendship. If `friend` has asked before, both are friends. Fails with
    /// [`StoreError::TooManyFriends`](crate::StoreError::TooManyFriends) if the person has asked `limit` people.
    fn ask_friend(&self, person: PersonId, friend: PersonId, at: i64, limit: u32) -> StoreFuture<'_, ()>;
    /// The same for a login, and for `friend` if there is such an account. It counts and is kept also if there is none.
    fn ask_login(
        &self,
        person: PersonId,
        login: String,
        friend: Option<PersonId>,
        at: i64,
        limit: u32,
    ) -> StoreFuture<'_, ()>;
    /// Takes back a request that named a login. Succeeds if there is none.
    fn withdraw_login(&self, person: PersonId, login: String) -> StoreFuture<'_, ()>;
    /// Accepts the request of `from`. Fails with [`StoreError::PersonNotFound`](crate::StoreError::PersonNotFound) without one.
    fn accept_friend(&self, person: PersonId, from: PersonId, at: i64) -> StoreFuture<'_, ()>;
    /// Ends a friendship or deletes a request, whoever asked, and the invitations between both. Somebody else who has asked a login is
    /// still shown that they have: they are not told that it was declined.
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

/// The people and logins that a person has asked, each once. `$1` is the person.
macro_rules! requests {
    () => {
        "(SELECT count(*) FROM asked_logins WHERE person = $1)
         + (SELECT count(*) FROM friendships f WHERE f.person = $1
             AND NOT EXISTS (SELECT 1 FROM asked_logins a WHERE a.person = $1 AND a.friend = f.friend))"
    };
}

/// Whether there is room for one more request. `$1`: the person, `$2`: the limit.
pub(crate) const HAS_ROOM: &str = concat!("SELECT ", requests!(), " < $2");
/// Requests that are answered by a friendship. `$1`: one person, `$2`: the other.
pub(crate) const FORGET_ASKED_LOGINS: &str =
    "DELETE FROM asked_logins WHERE person = $1 AND friend = $2 OR person = $2 AND friend = $1";

/// Asks a login. The first step refuses it if there is no room, unless it is known or its owner has asked before.
pub(crate) fn ask_login(
    person: PersonId,
    login: &str,
    friend: Option<PersonId>,
    at: i64,
    limit: u32,
) -> Vec<Step> {
    const MAY_ASK: &str = concat!(
        "SELECT 0 WHERE ",
        requests!(),
        " < CAST($2 AS BIGINT) OR EXISTS (SELECT 1 FROM asked_logins WHERE person = $1 AND login = $3)
         OR EXISTS (SELECT 1 FROM friendships WHERE person = $4 AND friend = $1 OR person = $1 AND friend = $4)"
    );
    const ACCEPT: &str =
        "UPDATE friendships SET since = $1 WHERE person = $2 AND friend = $3 AND since IS NULL";
    const ASK: &str = "INSERT INTO friendships (person, friend, asked)
        SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), CAST($3 AS BIGINT)
        WHERE NOT EXISTS (SELECT 1 FROM friendships WHERE person = $2 AND friend = $1)
        ON CONFLICT (person, friend) DO NOTHING";
    const NOTE: &str = "INSERT INTO asked_logins (person, login, friend, asked)
        SELECT CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS BIGINT)
        WHERE NOT EXISTS (SELECT 1 FROM friendships WHERE since IS NOT NULL
            AND (person = $1 AND friend = $3 OR person = $3 AND friend = $1))
        ON CONFLICT (person, login) DO UPDATE SET friend = excluded.friend";
    let (own, at) = (Value::Integer(person.0), Value::Integer(at));
    let text = || Value::Text(login.to_owned());
    let other = friend.map_or(Value::Null, |friend| Value::Integer(friend.0));
    let may_ask = vec![own.clone(), Value::Integer(i64::from(limit)), text(), other.clone()];
    let mut steps = vec![Step::required(MAY_ASK, may_ask, || StoreError::TooManyFriends)];
    if friend.is_some() {
        steps.push(Step::new(ACCEPT, vec![at.clone(), other.clone(), own.clone()]));
        steps.push(Step::new(ASK, vec![own.clone(), other.clone(), at.clone()]));
    }
    steps.push(Step::new(NOTE, vec![own.clone(), text(), other.clone(), at]));
    if friend.is_some() {
        const ARE_FRIENDS: &str = "DELETE FROM asked_logins WHERE EXISTS (SELECT 1 FROM friendships
                WHERE since IS NOT NULL AND (person = $1 AND friend = $2 OR person = $2 AND friend = $1))
            AND (person = $1 AND friend = $2 OR person = $2 AND friend = $1)";
        steps.push(Step::new(ARE_FRIENDS, vec![own, other]));
    }
    steps
}

/// Takes back the request of a login.
pub(crate) fn withdraw_login(person: PersonId, login: &str) -> Vec<Step> {
    const WITHDRAW: &str = "DELETE FROM friendships WHERE since IS NULL AND person = $1
        AND friend = (SELECT friend FROM asked_logins WHERE person = $1 AND login = $2)";
    const FORGET: &str = "DELETE FROM asked_logins WHERE person = $1 AND login = $2";
    let values = || vec![Value::Integer(person.0), Value::Text(login.to_owned())];
    [WITHDRAW, FORGET].map(|sql| Step::new(sql, values())).into()
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
