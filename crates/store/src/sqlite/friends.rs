//! Friends, blocks and invitations in SQLite.

use rusqlite::{Connection, Params, Row};

use super::{SqliteStore, rows};
use crate::{
    Acquaintance, AskedLogin, Circle, FriendStore, Invitation, NewNotice, PersonId, ReceivedInvitation,
    StoreFuture, TableId, TableRow, friends, queries, write::Write,
};

fn acquaintances(
    connection: &Connection,
    query: &str,
    parameters: impl Params,
) -> rusqlite::Result<Vec<Acquaintance>> {
    let acquaintance = |row: &Row<'_>| {
        Ok(Acquaintance {
            id: PersonId(row.get(0)?),
            name: row.get(1)?,
            account: row.get(2)?,
            at: row.get(3)?,
        })
    };
    connection.prepare_cached(query)?.query_map(parameters, acquaintance)?.collect()
}

impl FriendStore for SqliteStore {
    fn circle(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Circle> {
        self.readers.read(move |connection| {
            let list = |query| acquaintances(connection, query, [person.0]);
            Ok(Circle {
                friends: list(queries::FRIENDS)?,
                asking: list(queries::ASKING)?,
                asked: list(queries::ASKED)?,
                asked_logins: connection
                    .prepare_cached(queries::ASKED_LOGINS)?
                    .query_map([person.0], |row| Ok(AskedLogin { login: row.get(0)?, at: row.get(1)? }))?
                    .collect::<Result<_, _>>()?,
                blocked: list(queries::BLOCKED)?,
                played: acquaintances(connection, queries::PLAYED, (person.0, limit))?,
            })
        })
    }

    fn have_met(&self, person: PersonId, other: PersonId) -> StoreFuture<'_, bool> {
        self.readers.read(move |connection| {
            connection.prepare_cached(queries::HAVE_MET)?.query_row((person.0, other.0), |row| row.get(0))
        })
    }

    fn ask_friend(&self, person: PersonId, friend: PersonId, at: i64, limit: u32) -> StoreFuture<'_, ()> {
        self.write(Write::AskFriend { person, friend, at, limit })
    }

    fn ask_login(
        &self,
        person: PersonId,
        login: String,
        friend: Option<PersonId>,
        at: i64,
        limit: u32,
    ) -> StoreFuture<'_, ()> {
        self.write(Write::Steps(friends::ask_login(person, &login, friend, at, limit)))
    }

    fn withdraw_login(&self, person: PersonId, login: String) -> StoreFuture<'_, ()> {
        self.write(Write::Steps(friends::withdraw_login(person, &login)))
    }

    fn accept_friend(&self, person: PersonId, from: PersonId, at: i64) -> StoreFuture<'_, ()> {
        self.write(Write::AcceptFriend { person, from, at })
    }

    fn remove_friend(&self, person: PersonId, other: PersonId) -> StoreFuture<'_, ()> {
        self.write(Write::RemoveFriend { person, other })
    }

    fn block(&self, person: PersonId, blocked: PersonId, at: i64) -> StoreFuture<'_, ()> {
        self.write(Write::Block { person, blocked, at })
    }

    fn unblock(&self, person: PersonId, blocked: PersonId) -> StoreFuture<'_, ()> {
        self.write(Write::Unblock { person, blocked })
    }

    fn blocked_by(&self, person: PersonId) -> StoreFuture<'_, Vec<PersonId>> {
        self.readers.read(move |connection| {
            connection
                .prepare_cached(queries::BLOCKED_BY)?
                .query_map([person.0], |row| row.get(0).map(PersonId))?
                .collect()
        })
    }

    fn is_separated(&self, person: PersonId, table: TableId) -> StoreFuture<'_, bool> {
        self.readers.read(move |connection| {
            connection
                .prepare_cached(queries::IS_SEPARATED)?
                .query_row((person.0, &table.0), |row| row.get(0))
        })
    }

    fn invite(&self, invitation: Invitation, notices: Vec<NewNotice>) -> StoreFuture<'_, ()> {
        self.write(Write::Invite(invitation, notices))
    }

    fn decline_invitation(&self, person: PersonId, table: TableId) -> StoreFuture<'_, ()> {
        self.write(Write::DeclineInvitation { person, table })
    }

    fn invited_to(&self, table: TableId) -> StoreFuture<'_, Vec<PersonId>> {
        self.readers.read(move |connection| {
            connection
                .prepare_cached(queries::INVITED_TO)?
                .query_map([&table.0], |row| row.get(0).map(PersonId))?
                .collect()
        })
    }

    fn invitations_of(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<ReceivedInvitation>> {
        self.readers.read(move |connection| {
            let tables = rows::list(connection, queries::INVITED_TABLES, (person.0, limit))?;
            let inviters = connection
                .prepare_cached(queries::INVITERS)?
                .query_map([person.0], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
                .collect::<Result<_, _>>()?;
            Ok(friends::received(tables, inviters))
        })
    }

    fn tables_of_friends(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<TableRow>> {
        self.readers
            .read(move |connection| rows::list(connection, queries::TABLES_OF_FRIENDS, (person.0, limit)))
    }
}
