//! Friends, blocks and invitations in PostgreSQL.

use tokio_postgres::{Row, types::ToSql};

use super::{PostgresStore, read_transaction, rows};
use crate::{
    Acquaintance, AskedLogin, Circle, FriendStore, Invitation, NewNotice, PersonId, ReceivedInvitation,
    StoreError, StoreFuture, TableId, TableRow, friends, queries,
    write::{Write, has_nul},
};

impl PostgresStore {
    async fn acquaintances(
        &self,
        query: &str,
        parameters: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Acquaintance>, StoreError> {
        let acquaintance = |row: &Row| {
            Ok(Acquaintance {
                id: PersonId(row.try_get(0)?),
                name: row.try_get(1)?,
                account: row.try_get(2)?,
                at: row.try_get(3)?,
            })
        };
        self.rows(query, parameters).await?.iter().map(acquaintance).collect()
    }

    async fn is_true(&self, query: &str, parameters: &[&(dyn ToSql + Sync)]) -> Result<bool, StoreError> {
        let found = self.rows(query, parameters).await?;
        found.first().map_or(Ok(false), |row| Ok(row.try_get(0)?))
    }

    async fn people(
        &self,
        query: &str,
        parameters: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<PersonId>, StoreError> {
        self.rows(query, parameters).await?.iter().map(|row| Ok(PersonId(row.try_get(0)?))).collect()
    }
}

impl FriendStore for PostgresStore {
    fn circle(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Circle> {
        Box::pin(async move {
            Ok(Circle {
                friends: self.acquaintances(queries::FRIENDS, &[&person.0]).await?,
                asking: self.acquaintances(queries::ASKING, &[&person.0]).await?,
                asked: self.acquaintances(queries::ASKED, &[&person.0]).await?,
                asked_logins: self
                    .rows(queries::ASKED_LOGINS, &[&person.0])
                    .await?
                    .iter()
                    .map(|row| Ok(AskedLogin { login: row.try_get(0)?, at: row.try_get(1)? }))
                    .collect::<Result<_, StoreError>>()?,
                blocked: self.acquaintances(queries::BLOCKED, &[&person.0]).await?,
                played: self.acquaintances(queries::PLAYED, &[&person.0, &i64::from(limit)]).await?,
            })
        })
    }

    fn have_met(&self, person: PersonId, other: PersonId) -> StoreFuture<'_, bool> {
        Box::pin(async move { self.is_true(queries::HAVE_MET, &[&person.0, &other.0]).await })
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
        Box::pin(async move { self.people(queries::BLOCKED_BY, &[&person.0]).await })
    }

    fn is_separated(&self, person: PersonId, table: TableId) -> StoreFuture<'_, bool> {
        Box::pin(async move {
            Ok(!has_nul(&table.0) && self.is_true(queries::IS_SEPARATED, &[&person.0, &table.0]).await?)
        })
    }

    fn invite(&self, invitation: Invitation, notices: Vec<NewNotice>) -> StoreFuture<'_, ()> {
        self.write(Write::Invite(invitation, notices))
    }

    fn decline_invitation(&self, person: PersonId, table: TableId) -> StoreFuture<'_, ()> {
        self.write(Write::DeclineInvitation { person, table })
    }

    fn invited_to(&self, table: TableId) -> StoreFuture<'_, Vec<PersonId>> {
        Box::pin(async move {
            if has_nul(&table.0) {
                return Ok(Vec::new());
            }
            self.people(queries::INVITED_TO, &[&table.0]).await
        })
    }

    fn invitations_of(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<ReceivedInvitation>> {
        Box::pin(async move {
            let mut client = self.readers.get().await?;
            let transaction = read_transaction(&mut client).await?;
            let parameters: [&(dyn ToSql + Sync); 2] = [&person.0, &i64::from(limit)];
            let tables = rows::list(&transaction, queries::INVITED_TABLES, &parameters).await?;
            let statement = transaction.prepare_cached(queries::INVITERS).await?;
            let inviters = transaction.query(&statement, &[&person.0]).await?;
            let inviter = |row: &Row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?));
            let inviters = inviters.iter().map(inviter).collect::<Result<_, StoreError>>()?;
            Ok(friends::received(tables, inviters))
        })
    }

    fn tables_of_friends(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(async move { self.list(queries::TABLES_OF_FRIENDS, &[&person.0, &i64::from(limit)]).await })
    }
}
