//! Passkeys and recovery in SQLite.

use rusqlite::{OptionalExtension, Row};

use super::{SqliteStore, rows};
use crate::{AccountStore, ChatLine, Passkey, Person, PersonId, StoreFuture, TableId, queries, write::Write};

fn passkey(row: &Row<'_>) -> rusqlite::Result<Passkey> {
    Ok(Passkey {
        id: row.get(0)?,
        person: PersonId(row.get(1)?),
        name: row.get(2)?,
        key: row.get(3)?,
        counter: row.get(4)?,
        created: row.get(5)?,
        used: row.get(6)?,
    })
}

impl AccountStore for SqliteStore {
    fn add_passkey(&self, passkey: Passkey, limit: u32) -> StoreFuture<'_, ()> {
        self.write(Write::AddPasskey(passkey, limit))
    }

    fn passkeys_of(&self, person: PersonId) -> StoreFuture<'_, Vec<Passkey>> {
        self.readers.read(move |connection| {
            connection.prepare_cached(queries::PASSKEYS_OF)?.query_map([person.0], passkey)?.collect()
        })
    }

    fn passkey(&self, id: Vec<u8>) -> StoreFuture<'_, Option<(Person, Passkey)>> {
        self.readers.read(move |connection| {
            connection
                .prepare_cached(queries::PASSKEY)?
                .query_row([id], |row| {
                    let person = Person { id: PersonId(row.get(7)?), name: row.get(8)?, login: row.get(9)? };
                    Ok((person, passkey(row)?))
                })
                .optional()
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
        self.readers.read(move |connection| {
            connection
                .prepare_cached(queries::RECOVERY_CODES_LEFT)?
                .query_row([person.0], |row| Ok(row.get::<_, i64>(0)?.cast_unsigned()))
        })
    }

    fn recover_with_code(&self, login: String, code: [u8; 32], password: String) -> StoreFuture<'_, ()> {
        self.write(Write::RecoverWithCode { login, code, password })
    }

    fn set_recovery_link(&self, person: PersonId, hash: [u8; 32], expires: i64) -> StoreFuture<'_, ()> {
        self.write(Write::SetRecoveryLink { person, hash, expires })
    }

    fn recovery_link(&self, hash: [u8; 32]) -> StoreFuture<'_, Option<(Person, i64)>> {
        self.readers.read(move |connection| {
            connection
                .prepare_cached(queries::RECOVERY_LINK)?
                .query_row([hash], |row| Ok((rows::person(row)?, row.get(3)?)))
                .optional()
        })
    }

    fn recover_with_link(&self, hash: [u8; 32], now: i64, password: String) -> StoreFuture<'_, ()> {
        self.write(Write::RecoverWithLink { hash, now, password })
    }

    fn delete_account(&self, person: PersonId, stand_in: String) -> StoreFuture<'_, ()> {
        self.write(Write::DeleteAccount { person, stand_in })
    }

    fn chat_of(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<(TableId, ChatLine)>> {
        self.readers.read(move |connection| {
            let line = |row: &Row<'_>| Ok((TableId(row.get(5)?), rows::chat_line(row)?.1));
            connection.prepare_cached(queries::CHAT_OF)?.query_map((person.0, limit), line)?.collect()
        })
    }
}
