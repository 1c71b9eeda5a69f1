//! Conversion of SQLite rows.

use rusqlite::{Connection, OptionalExtension, Params, Row, types::Type};

use crate::{
    ChatLine, Host, Occupant, Person, PersonId, SeatRow, Seating, StoreError, StoredEvent, StoredTable,
    Summary, TableChanges, TableId, TableRow, Token, TokenKind, queries,
};

const SEATS: &str =
    "SELECT seat, name, sitter, person, bot, again FROM seats WHERE table_number = ?1 ORDER BY seat";

pub(super) fn load(connection: &Connection, id: &TableId) -> rusqlite::Result<Option<StoredTable>> {
    let found = connection.prepare_cached(queries::TABLE)?.query_row([&id.0], table).optional()?;
    let Some((number, mut row)) = found else {
        return Ok(None);
    };
    row.seats = seats(connection, number)?;
    let (head, clock, ending, revision) =
        connection.prepare_cached(queries::HEAD)?.query_row([number], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get::<_, i64>(3)?.cast_unsigned()))
        })?;
    let events =
        connection.prepare_cached(queries::EVENTS)?.query_map([number], event)?.collect::<Result<_, _>>()?;
    let host = connection.prepare_cached(queries::HOST)?.query_row([number], host)?;
    Ok(Some(StoredTable { row, host, revision, head, events, clock, ending }))
}

pub(super) fn changes(
    connection: &Connection,
    id: &TableId,
    version: u64,
    lines: u32,
) -> rusqlite::Result<Option<TableChanges>> {
    let found = connection
        .prepare_cached(queries::REVISION)?
        .query_row([&id.0], |row| {
            Ok((row.get(0)?, row.get::<_, i64>(1)?.cast_unsigned(), row.get(2)?, row.get(3)?))
        })
        .optional()?;
    let Some((number, revision, clock, over)) = found else {
        return Ok(None);
    };
    let events = connection
        .prepare_cached(queries::EVENTS_SINCE)?
        .query_map((number, version.cast_signed()), event)?
        .collect::<Result<_, _>>()?;
    let host = connection.prepare_cached(queries::HOST)?.query_row([number], host)?;
    let (seats, chat) = (seats(connection, number)?, chat(connection, id, lines)?);
    Ok(Some(TableChanges { revision, events, seats, host, chat, clock, over }))
}

pub(super) fn revisions(
    connection: &Connection,
    tables: Vec<TableId>,
) -> rusqlite::Result<Vec<(TableId, u64)>> {
    let mut find = connection.prepare_cached(queries::REVISION)?;
    let mut found = Vec::with_capacity(tables.len());
    for table in tables {
        let revision = find.query_row([&table.0], |row| row.get::<_, i64>(1)).optional()?;
        found.extend(revision.map(|revision| (table, revision.cast_unsigned())));
    }
    Ok(found)
}

pub(super) fn list(
    connection: &Connection,
    query: &str,
    parameters: impl Params,
) -> rusqlite::Result<Vec<TableRow>> {
    let mut statement = connection.prepare_cached(query)?;
    let found = statement.query_map(parameters, table)?;
    found
        .map(|found| {
            let (number, mut row) = found?;
            row.seats = seats(connection, number)?;
            Ok(row)
        })
        .collect()
}

pub(super) fn ids(connection: &Connection, query: &str) -> rusqlite::Result<Vec<TableId>> {
    connection.prepare_cached(query)?.query_map([], |row| row.get(0).map(TableId))?.collect()
}

pub(super) fn chat(
    connection: &Connection,
    id: &TableId,
    limit: u32,
) -> rusqlite::Result<Vec<(u64, ChatLine)>> {
    let mut lines = connection
        .prepare_cached(queries::CHAT)?
        .query_map((&id.0, limit), chat_line)?
        .collect::<Result<Vec<_>, _>>()?;
    lines.reverse();
    Ok(lines)
}

pub(super) fn person(row: &Row<'_>) -> rusqlite::Result<Person> {
    Ok(Person { id: PersonId(row.get(0)?), name: row.get(1)?, login: row.get(2)? })
}

/// The columns of a token from `first` on.
pub(super) fn token(row: &Row<'_>, first: usize) -> rusqlite::Result<Token> {
    Ok(Token {
        hash: row.get(first)?,
        person: PersonId(row.get(first + 1)?),
        kind: parsed(first + 2, TokenKind::from_column(&row.get::<_, String>(first + 2)?))?,
        created: row.get(first + 3)?,
        used: row.get(first + 4)?,
        expires: row.get(first + 5)?,
    })
}

fn host(row: &Row<'_>) -> rusqlite::Result<Host> {
    Ok(Host {
        owner: row.get::<_, Option<i64>>(0)?.map(PersonId),
        invitation: row.get(1)?,
        rematch: row.get(2)?,
        seating: parsed(3, Seating::from_column(&row.get::<_, String>(3)?))?,
        ended: row.get(4)?,
        guide_skipped: row.get(5)?,
    })
}

/// A value that was parsed from a text column.
pub(super) fn parsed<T>(column: usize, value: Result<T, StoreError>) -> rusqlite::Result<T> {
    value.map_err(|error| rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error)))
}

fn table(row: &Row<'_>) -> rusqlite::Result<(i64, TableRow)> {
    let summary = Summary {
        turn: row.get(5)?,
        over: row.get(6)?,
        bot: row.get(7)?,
        version: row.get::<_, i64>(8)?.cast_unsigned(),
        shown: row.get(9)?,
    };
    let table = TableRow {
        id: TableId(row.get(1)?),
        game: row.get(2)?,
        settings: row.get(3)?,
        public: row.get(4)?,
        seats: Vec::new(),
        summary,
        created: row.get(10)?,
        changed: row.get(11)?,
    };
    Ok((row.get(0)?, table))
}

fn seats(connection: &Connection, number: i64) -> rusqlite::Result<Vec<SeatRow>> {
    connection.prepare_cached(SEATS)?.query_map([number], seat)?.collect()
}

fn seat(row: &Row<'_>) -> rusqlite::Result<SeatRow> {
    let occupant = parsed(2, Occupant::from_columns(&row.get::<_, String>(2)?, row.get(3)?))?;
    Ok(SeatRow { seat: row.get(0)?, name: row.get(1)?, occupant, bot: row.get(4)?, again: row.get(5)? })
}

fn event(row: &Row<'_>) -> rusqlite::Result<StoredEvent> {
    Ok(StoredEvent { body: row.get(0)?, client: row.get(1)?, at: row.get(2)?, story: row.get(3)? })
}

pub(super) fn chat_line(row: &Row<'_>) -> rusqlite::Result<(u64, ChatLine)> {
    let line =
        ChatLine { person: PersonId(row.get(1)?), name: row.get(2)?, text: row.get(3)?, at: row.get(4)? };
    Ok((row.get::<_, i64>(0)?.cast_unsigned(), line))
}
