//! Conversion of PostgreSQL rows.

use deadpool_postgres::Transaction;
use futures_util::future::try_join4;
use tokio_postgres::{Row, types::ToSql};

use crate::{
    ChatLine, Host, Occupant, Person, PersonId, SeatRow, Seating, StoreError, StoredEvent, StoredTable,
    Summary, TableChanges, TableId, TableRow, Token, TokenKind, queries,
};

const SEATS: &str = "SELECT table_number, seat, name, sitter, person, bot, again FROM seats
     WHERE table_number = ANY ($1) ORDER BY table_number, seat";

pub(super) async fn load(
    transaction: &Transaction<'_>,
    id: &TableId,
) -> Result<Option<StoredTable>, StoreError> {
    let statement = transaction.prepare_cached(queries::TABLE).await?;
    let Some(found) = transaction.query_opt(&statement, &[&id.0]).await? else {
        return Ok(None);
    };
    let (number, row) = with_seats(transaction, vec![table(&found)?]).await?.remove(0);
    let head = transaction.prepare_cached(queries::HEAD).await?;
    let head = transaction.query_one(&head, &[&number]).await?;
    let events = transaction.prepare_cached(queries::EVENTS).await?;
    let events = transaction.query(&events, &[&number]).await?.iter().map(event).collect::<Result<_, _>>()?;
    let host = transaction.prepare_cached(queries::HOST).await?;
    let host = host_of(&transaction.query_one(&host, &[&number]).await?)?;
    Ok(Some(StoredTable {
        row,
        host,
        revision: head.try_get::<_, i64>(3)?.cast_unsigned(),
        head: head.try_get(0)?,
        events,
        clock: head.try_get(1)?,
        ending: head.try_get(2)?,
    }))
}

pub(super) async fn changes(
    transaction: &Transaction<'_>,
    id: &TableId,
    version: u64,
    lines: u32,
) -> Result<Option<TableChanges>, StoreError> {
    let statement = transaction.prepare_cached(queries::REVISION).await?;
    let Some(found) = transaction.query_opt(&statement, &[&id.0]).await? else {
        return Ok(None);
    };
    let (number, version, lines): (i64, _, _) = (found.try_get(0)?, version.cast_signed(), i64::from(lines));
    let numbers = vec![number];
    // The statements are pipelined: together they take one round trip.
    let (events, seats, host, chat) = try_join4(
        query(transaction, queries::EVENTS_SINCE, &[&number, &version]),
        query(transaction, SEATS, &[&numbers]),
        query(transaction, queries::HOST, &[&number]),
        query(transaction, queries::CHAT, &[&id.0, &lines]),
    )
    .await?;
    let host = host.first().ok_or_else(|| StoreError::Database("a table has no host".to_owned()))?;
    Ok(Some(TableChanges {
        revision: found.try_get::<_, i64>(1)?.cast_unsigned(),
        events: events.iter().map(event).collect::<Result<_, _>>()?,
        seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
        host: host_of(host)?,
        chat: chat.iter().rev().map(chat_line).collect::<Result<_, _>>()?,
        clock: found.try_get(2)?,
        over: found.try_get(3)?,
    }))
}

async fn query(
    transaction: &Transaction<'_>,
    query: &str,
    parameters: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, StoreError> {
    let statement = transaction.prepare_cached(query).await?;
    Ok(transaction.query(&statement, parameters).await?)
}

pub(super) async fn list(
    transaction: &Transaction<'_>,
    query: &str,
    parameters: &[&(dyn ToSql + Sync)],
) -> Result<Vec<TableRow>, StoreError> {
    let statement = transaction.prepare_cached(query).await?;
    let found = transaction.query(&statement, parameters).await?;
    let tables = found.iter().map(table).collect::<Result<_, _>>()?;
    Ok(with_seats(transaction, tables).await?.into_iter().map(|(_, row)| row).collect())
}

async fn with_seats(
    transaction: &Transaction<'_>,
    mut tables: Vec<(i64, TableRow)>,
) -> Result<Vec<(i64, TableRow)>, StoreError> {
    let numbers: Vec<i64> = tables.iter().map(|(number, _)| *number).collect();
    let statement = transaction.prepare_cached(SEATS).await?;
    for row in transaction.query(&statement, &[&numbers]).await? {
        let number: i64 = row.try_get(0)?;
        if let Some((_, table)) = tables.iter_mut().find(|(candidate, _)| *candidate == number) {
            table.seats.push(seat(&row)?);
        }
    }
    Ok(tables)
}

pub(super) fn person(row: &Row) -> Result<Person, StoreError> {
    Ok(Person { id: PersonId(row.try_get(0)?), name: row.try_get(1)?, login: row.try_get(2)? })
}

pub(super) fn chat_line(row: &Row) -> Result<(u64, ChatLine), StoreError> {
    let line = ChatLine {
        person: PersonId(row.try_get(1)?),
        name: row.try_get(2)?,
        text: row.try_get(3)?,
        at: row.try_get(4)?,
    };
    Ok((row.try_get::<_, i64>(0)?.cast_unsigned(), line))
}

/// The columns of a token from `first` on.
pub(super) fn token(row: &Row, first: usize) -> Result<Token, StoreError> {
    let hash: Vec<u8> = row.try_get(first)?;
    Ok(Token {
        hash: hash.try_into().map_err(|hash: Vec<u8>| StoreError::InvalidValue {
            column: "hash",
            value: format!("{} bytes", hash.len()),
        })?,
        person: PersonId(row.try_get(first + 1)?),
        kind: TokenKind::from_column(row.try_get(first + 2)?)?,
        created: row.try_get(first + 3)?,
        used: row.try_get(first + 4)?,
        expires: row.try_get(first + 5)?,
    })
}

fn host_of(row: &Row) -> Result<Host, StoreError> {
    Ok(Host {
        owner: row.try_get::<_, Option<i64>>(0)?.map(PersonId),
        invitation: row.try_get(1)?,
        rematch: row.try_get(2)?,
        seating: Seating::from_column(row.try_get(3)?)?,
        ended: row.try_get(4)?,
        guide_skipped: row.try_get(5)?,
    })
}

fn table(row: &Row) -> Result<(i64, TableRow), StoreError> {
    let summary = Summary {
        turn: row.try_get::<_, Option<i16>>(5)?.map(seat_number).transpose()?,
        over: row.try_get(6)?,
        bot: row.try_get(7)?,
        version: row.try_get::<_, i64>(8)?.cast_unsigned(),
        shown: row.try_get(9)?,
    };
    let table = TableRow {
        id: TableId(row.try_get(1)?),
        game: row.try_get(2)?,
        settings: row.try_get(3)?,
        public: row.try_get(4)?,
        seats: Vec::new(),
        summary,
        created: row.try_get(10)?,
        changed: row.try_get(11)?,
    };
    Ok((row.try_get(0)?, table))
}

fn seat(row: &Row) -> Result<SeatRow, StoreError> {
    let occupant = Occupant::from_columns(row.try_get(3)?, row.try_get(4)?)?;
    Ok(SeatRow {
        seat: seat_number(row.try_get(1)?)?,
        name: row.try_get(2)?,
        occupant,
        bot: row.try_get(5)?,
        again: row.try_get(6)?,
    })
}

fn event(row: &Row) -> Result<StoredEvent, StoreError> {
    Ok(StoredEvent {
        body: row.try_get(0)?,
        client: row.try_get(1)?,
        at: row.try_get(2)?,
        story: row.try_get(3)?,
    })
}

/// PostgreSQL has no type for a single byte.
fn seat_number(number: i16) -> Result<u8, StoreError> {
    u8::try_from(number).map_err(|_| StoreError::InvalidValue { column: "seat", value: number.to_string() })
}
