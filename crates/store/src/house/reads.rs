//! The store of a house on any database that executes statements.

use rusqlite::types::Value;

use super::{
    AuditActor, AuditEntry, Ban, BanTarget, Cell, House, HouseChange, HouseInvitation, HouseStore, NewReport,
    Notice, PersonRow, Registration, Report, Statements, Step, forget, invalid,
};
use crate::{Person, PersonId, StoreError, StoreFuture, TableId, TableRow, queries, write::has_nul};

const ADMINISTRATORS: &str =
    "SELECT p.id, p.name, p.login FROM administrators a JOIN people p ON p.id = a.person ORDER BY p.id";
const BANS: &str = "SELECT b.id, b.network, b.reason, b.at, b.expires, p.id, p.name, p.login
     FROM bans b LEFT JOIN people p ON p.id = b.person ORDER BY b.id DESC";
const REGISTRATION: &str = "SELECT registration FROM house";
const NOTICES: &str = "SELECT language, text FROM notices ORDER BY language";
const LAST_AUDIT: &str = "SELECT max(number) FROM audit";
const AUDIT: &str = "SELECT number, at, source, actor, action, subject, detail FROM audit
     WHERE number < $1 ORDER BY number DESC LIMIT $2";
const AUDIT_SINCE: &str = "SELECT number, at, source, actor, action, subject, detail FROM audit
     WHERE number > $1 ORDER BY number";
const INVITATIONS: &str = "SELECT code, note, uses, used, created, expires FROM registration_invitations
     ORDER BY created DESC, code";
const USE_INVITATION: &str = "UPDATE registration_invitations SET used = used + 1
     WHERE code = $1 AND used < uses AND (expires IS NULL OR expires > $2) RETURNING 0";
const RETURN_INVITATION: &str =
    "UPDATE registration_invitations SET used = used - 1 WHERE code = $1 AND used > 0";
const ADD_REPORT: &str = "INSERT INTO reports (reporter, person, name, table_id, line, text, reason, at)
     SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT),
            CAST($6 AS TEXT), CAST($7 AS TEXT), CAST($8 AS BIGINT)
     WHERE NOT EXISTS (SELECT 1 FROM reports WHERE reporter = $1 AND person = $2 AND table_id = $4 AND line = $5)
     RETURNING id";
macro_rules! reports {
    ($rest:literal) => {
        concat!(
            "SELECT r.id, r.name, r.table_id, r.line, r.text, r.reason, r.at, r.resolved,
                a.id, a.name, a.login, p.id, p.name, p.login
             FROM reports r JOIN people a ON a.id = r.reporter JOIN people p ON p.id = r.person ",
            $rest
        )
    };
}

const REPORTS: &str = reports!("ORDER BY r.resolved IS NOT NULL, r.id DESC LIMIT $1");
const REPORTS_BY: &str = reports!("WHERE r.reporter = $1 ORDER BY r.id");
const PEOPLE: &str = "SELECT p.id, p.name, p.login, p.created,
            (SELECT max(t.used) FROM tokens t WHERE t.person = p.id),
            (SELECT count(DISTINCT s.table_number) FROM seats s WHERE s.person = p.id)
     FROM people p WHERE p.id < $1 AND (p.id = $2 OR lower(p.name) LIKE $3 ESCAPE '\\' OR lower(p.login) LIKE $3 ESCAPE '\\')
     ORDER BY p.id DESC LIMIT $4";

impl<S: Statements> HouseStore for S {
    fn change_house(&self, change: HouseChange, actor: AuditActor, at: i64) -> StoreFuture<'_, i64> {
        self.carry_out(change.steps(&actor, at))
    }

    fn house(&self) -> StoreFuture<'_, House> {
        Box::pin(async move {
            // The number comes first: a change while the rest is read is a reason to read it again.
            let audit = self.last_audit().await?;
            let people = self.select(ADMINISTRATORS.into(), Vec::new()).await?;
            let bans = self.select(BANS.into(), Vec::new()).await?;
            let registration = self.select(REGISTRATION.into(), Vec::new()).await?;
            let registration = registration.first().map_or(Ok("open".to_owned()), |row| row.text(0))?;
            let notices = self.select(NOTICES.into(), Vec::new()).await?;
            let notice = |row: &Vec<Value>| Ok(Notice { language: row.text(0)?, text: row.text(1)? });
            Ok(House {
                audit,
                administrators: people.iter().map(|row| person(row, 0)).collect::<Result<_, _>>()?,
                bans: bans.iter().map(ban).collect::<Result<_, _>>()?,
                registration: Registration::find(&registration)
                    .ok_or_else(|| invalid("registration", &registration))?,
                notices: notices.iter().map(notice).collect::<Result<_, StoreError>>()?,
            })
        })
    }

    fn last_audit(&self) -> StoreFuture<'_, i64> {
        Box::pin(async move {
            let found = self.select(LAST_AUDIT.into(), Vec::new()).await?;
            Ok(found.first().map_or(Ok(None), |row| row.optional_integer(0))?.unwrap_or(0))
        })
    }

    fn audit(&self, before: Option<i64>, limit: u32) -> StoreFuture<'_, Vec<AuditEntry>> {
        let values = vec![Value::Integer(before.unwrap_or(i64::MAX)), Value::Integer(i64::from(limit))];
        Box::pin(async move { self.select(AUDIT.into(), values).await?.iter().map(entry).collect() })
    }

    fn audit_since(&self, number: i64) -> StoreFuture<'_, Vec<AuditEntry>> {
        let values = vec![Value::Integer(number)];
        Box::pin(async move { self.select(AUDIT_SINCE.into(), values).await?.iter().map(entry).collect() })
    }

    fn invitations(&self) -> StoreFuture<'_, Vec<HouseInvitation>> {
        let invitation = |row: &Vec<Value>| {
            Ok(HouseInvitation {
                code: row.text(0)?,
                note: row.text(1)?,
                uses: row.integer(2)?,
                used: row.integer(3)?,
                created: row.integer(4)?,
                expires: row.optional_integer(5)?,
            })
        };
        Box::pin(async move {
            self.select(INVITATIONS.into(), Vec::new()).await?.iter().map(invitation).collect()
        })
    }

    fn use_invitation(&self, code: String, now: i64) -> StoreFuture<'_, ()> {
        let values = vec![Value::Text(code), Value::Integer(now)];
        let step = Step::required(USE_INVITATION, values, || StoreError::InvitationNotValid);
        Box::pin(async move { self.carry_out(vec![step]).await.map(drop) })
    }

    fn return_invitation(&self, code: String) -> StoreFuture<'_, ()> {
        let step = Step::new(RETURN_INVITATION, vec![Value::Text(code)]);
        Box::pin(async move { self.carry_out(vec![step]).await.map(drop) })
    }

    fn add_report(&self, report: NewReport) -> StoreFuture<'_, i64> {
        let NewReport { reporter, person, name, table, line, text, reason, at } = report;
        let values = vec![
            Value::Integer(reporter.0),
            Value::Integer(person.0),
            Value::Text(name),
            Value::Text(table.0),
            Value::Integer(line.unwrap_or(0).cast_signed()),
            Value::Text(text),
            Value::Text(reason),
            Value::Integer(at),
        ];
        self.carry_out(vec![Step::required(ADD_REPORT, values, || StoreError::ReportedBefore)])
    }

    fn reports(&self, limit: u32) -> StoreFuture<'_, Vec<Report>> {
        let values = vec![Value::Integer(i64::from(limit))];
        Box::pin(async move { self.select(REPORTS.into(), values).await?.iter().map(report).collect() })
    }

    fn reports_by(&self, reporter: PersonId) -> StoreFuture<'_, Vec<Report>> {
        let values = vec![Value::Integer(reporter.0)];
        Box::pin(async move { self.select(REPORTS_BY.into(), values).await?.iter().map(report).collect() })
    }

    fn find_people(
        &self,
        search: String,
        before: Option<i64>,
        limit: u32,
    ) -> StoreFuture<'_, Vec<PersonRow>> {
        let id = search.strip_prefix('#').and_then(|number| number.parse().ok()).unwrap_or(0);
        let values = vec![
            Value::Integer(before.unwrap_or(i64::MAX)),
            Value::Integer(id),
            Value::Text(pattern(&search)),
            Value::Integer(i64::from(limit)),
        ];
        let found = |row: &Vec<Value>| {
            Ok(PersonRow {
                person: person(row, 0)?,
                created: row.integer(3)?,
                used: row.optional_integer(4)?,
                tables: row.integer(5)?,
            })
        };
        Box::pin(async move {
            if has_nul(&search) {
                return Ok(Vec::new());
            }
            self.select(PEOPLE.into(), values).await?.iter().map(found).collect()
        })
    }

    fn find_tables(&self, search: String, before: Option<i64>, limit: u32) -> StoreFuture<'_, Vec<TableRow>> {
        let values = vec![
            Value::Integer(before.unwrap_or(i64::MAX)),
            Value::Text(search.clone()),
            Value::Text(pattern(&search)),
            Value::Integer(i64::from(limit)),
        ];
        if has_nul(&search) {
            return Box::pin(async { Ok(Vec::new()) });
        }
        self.select_tables(queries::FIND_TABLES, values)
    }

    fn idle_guest_tables(&self, before: i64, limit: u32) -> StoreFuture<'_, Vec<TableId>> {
        let values = vec![Value::Integer(before), Value::Integer(i64::from(limit))];
        Box::pin(async move {
            let found = self.select(forget::IDLE_TABLES.into(), values).await?;
            found.iter().map(|row| row.text(0).map(TableId)).collect()
        })
    }

    fn forget_table(&self, table: TableId, before: i64) -> StoreFuture<'_, ()> {
        Box::pin(async move { self.carry_out(forget::table_steps(&table, before)?).await.map(drop) })
    }

    fn idle_guests(&self, before: i64, after: PersonId, limit: u32) -> StoreFuture<'_, Vec<PersonId>> {
        let values = vec![Value::Integer(before), Value::Integer(after.0), Value::Integer(i64::from(limit))];
        Box::pin(async move {
            let found = self.select(forget::idle_guests()?.into(), values).await?;
            found.iter().map(|row| row.person(0)).collect()
        })
    }

    fn forget_guest(&self, guest: PersonId, before: i64) -> StoreFuture<'_, ()> {
        Box::pin(async move { self.carry_out(forget::guest_steps(guest, before)?).await.map(drop) })
    }
}

/// The columns of a person from `first` on.
fn person(row: &Vec<Value>, first: usize) -> Result<Person, StoreError> {
    Ok(Person { id: row.person(first)?, name: row.text(first + 1)?, login: row.optional_text(first + 2)? })
}

fn ban(row: &Vec<Value>) -> Result<Ban, StoreError> {
    let target = match row.optional_text(1)? {
        Some(network) => BanTarget::Network(network),
        None => BanTarget::Person(person(row, 5)?),
    };
    Ok(Ban {
        id: row.integer(0)?,
        target,
        reason: row.text(2)?,
        at: row.integer(3)?,
        expires: row.optional_integer(4)?,
    })
}

fn report(row: &Vec<Value>) -> Result<Report, StoreError> {
    let (reporter, reported) = (person(row, 8)?, person(row, 11)?);
    let report = NewReport {
        reporter: reporter.id,
        person: reported.id,
        name: row.text(1)?,
        table: TableId(row.text(2)?),
        line: Some(row.integer(3)?.cast_unsigned()).filter(|line| *line > 0),
        text: row.text(4)?,
        reason: row.text(5)?,
        at: row.integer(6)?,
    };
    Ok(Report { id: row.integer(0)?, report, reporter, person: reported, resolved: row.optional_integer(7)? })
}

fn entry(row: &Vec<Value>) -> Result<AuditEntry, StoreError> {
    let actor = match row.text(2)?.as_str() {
        "person" => AuditActor::Person(row.text(3)?),
        "command" => AuditActor::Command,
        "server" => AuditActor::Server,
        other => return Err(invalid("source", other)),
    };
    Ok(AuditEntry {
        number: row.integer(0)?,
        at: row.integer(1)?,
        actor,
        action: row.text(4)?,
        subject: row.text(5)?,
        detail: row.text(6)?,
    })
}

/// A pattern of `LIKE` for texts that contain `search`, whatever its case.
fn pattern(search: &str) -> String {
    let mut pattern = String::from("%");
    for character in search.to_lowercase().chars() {
        if matches!(character, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(character);
    }
    pattern.push('%');
    pattern
}
