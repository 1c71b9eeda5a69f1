//! Passkeys and recovery in PostgreSQL.

use tokio_postgres::Row;

use super::{PostgresStore, rows};
use crate::{
    AccountStore, ChatLine, Passkey, Person, PersonId, StoreError, StoreFuture, TableId, queries,
    write::Write,
};

fn passkey(row: &Row) -> Result<Passkey, StoreError> {
    let counter: i64 = row.try_get(4)?;
    Ok(Passkey {
        id: row.try_get(0)?,
        person: PersonId(row.try_get(1)?),
        name: row.try_get(2)?,
        key: row.try_get(3)?,
        counter: u32::try_from(counter)
            .map_err(|_| StoreError::InvalidValue { column: "counter", value: counter.to_string() })?,
        created: row.try_get(5)?,
        used: row.try_get(6)?,
    })
}

impl AccountStore for PostgresStore {
    fn add_passkey(&self, passkey: Passkey, limit: u32) -> StoreFuture<'_, ()> {
        self.write(Write::AddPasskey(passkey, limit))
    }

    fn passkeys_of(&self, person: PersonId) -> StoreFuture<'_, Vec<Passkey>> {
        Box::pin(
            async move { self.rows(queries::PASSKEYS_OF, &[&person.0]).await?.iter().map(passkey).collect() },
        )
    }

    fn passkey(&self, id: Vec<u8>) -> StoreFuture<'_, Option<(Person, Passkey)>> {
        Box::pin(async move {
            let found = self.rows(queries::PASSKEY, &[&id]).await?;
            let owned = |row: &Row| {
                let person =
                    Person { id: PersonId(row.try_get(7)?), name: row.try_get(8)?, login: row.try_get(9)? };
                Ok((person, passkey(row)?))
            };
            found.first().map(owned).transpose()
        })
    }

    fn use_passkey(&self, id: Vec<u8>, counter: u32, at: i64) -> StoreFuture<'_, ()> {
        self.write(Write::UsePasskey { id, counter, at })
    }

    fn delete_passkey(&self, person: PersonId, id: Vec<u8>) -> StoreFuture<'_, ()> {
        self.write(Write::DeletePasskey { person, id })
    }

    fn remove_password(&self, person: PersonId) -> StoreFuture<'_, ()> {
        self.write(Write::RemovePassword(person))
    }

    fn set_recovery_codes(&self, person: PersonId, hashes: Vec<[u8; 32]>) -> StoreFuture<'_, ()> {
        self.write(Write::SetRecoveryCodes { person, hashes })
    }

    fn recovery_codes_left(&self, person: PersonId) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let found = self.rows(queries::RECOVERY_CODES_LEFT, &[&person.0]).await?;
            found.first().map_or(Ok(0), |row| Ok(row.try_get::<_, i64>(0)?.cast_unsigned()))
        })
    }

    fn recover_with_code(&self, login: String, code: [u8; 32], password: String) -> StoreFuture<'_, ()> {
        self.write(Write::RecoverWithCode { login, code, password })
    }

    fn set_recovery_link(&self, person: PersonId, hash: [u8; 32], expires: i64) -> StoreFuture<'_, ()> {
        self.write(Write::SetRecoveryLink { person, hash, expires })
    }

    fn recovery_link(&self, hash: [u8; 32]) -> StoreFuture<'_, Option<(Person, i64)>> {
        Box::pin(async move {
            let found = self.rows(queries::RECOVERY_LINK, &[&hash.as_slice()]).await?;
            found.first().map(|row| Ok((rows::person(row)?, row.try_get(3)?))).transpose()
        })
    }

    fn recover_with_link(&self, hash: [u8; 32], now: i64, password: String) -> StoreFuture<'_, ()> {
        self.write(Write::RecoverWithLink { hash, now, password })
    }

    fn delete_account(&self, person: PersonId, stand_in: String) -> StoreFuture<'_, ()> {
        self.write(Write::DeleteAccount { person, stand_in })
    }

    fn chat_of(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<(TableId, ChatLine)>> {
        Box::pin(async move {
            let found = self.rows(queries::CHAT_OF, &[&person.0, &i64::from(limit)]).await?;
            found.iter().map(|row| Ok((TableId(row.try_get(5)?), rows::chat_line(row)?.1))).collect()
        })
    }
}
