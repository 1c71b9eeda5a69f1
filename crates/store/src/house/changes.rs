//! The changes that administrators make, each with its statements and its entry in the audit log.

use rusqlite::types::Value;

use super::{AuditActor, BanTarget, Registration, Step, in_words};
use crate::{Person, StoreError, TableId, queries};

/// An invitation to create.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewInvitation {
    /// The secret of its link.
    pub code: String,
    /// Whom it is for, for administrators.
    pub note: String,
    /// How many accounts can be created with it.
    pub uses: u32,
    /// When it ends; `None` if it does not.
    pub expires: Option<i64>,
}

/// A change of the house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HouseChange {
    /// Makes an account an administrator.
    Grant(Person),
    /// The same, if it is the first account of the house and nobody ever was an administrator.
    GrantFirst(Person),
    /// Ends the rights of an administrator.
    Revoke(Person),
    /// Bans a person or a network. A person who is banned already gets the new reason and end.
    Ban {
        /// Whom.
        target: BanTarget,
        /// Why; those who are banned read it.
        reason: String,
        /// When it ends; `None` if it does not.
        expires: Option<i64>,
    },
    /// Lifts the ban with this id.
    Unban(i64),
    /// Decides who may create an account.
    SetRegistration(Registration),
    /// Creates an invitation.
    CreateInvitation(NewInvitation),
    /// Deletes the invitation with this code.
    RevokeInvitation(String),
    /// Replaces the message of the day for a language tag; `None` deletes it.
    SetNotice {
        /// The language tag; empty for everybody else.
        language: String,
        /// The text.
        text: Option<String>,
    },
    /// Deletes the text of a chat line.
    RemoveLine {
        /// Where.
        table: TableId,
        /// The number of the line.
        line: u64,
    },
    /// Ends a table before the end of its game.
    CloseTable {
        /// Which.
        table: TableId,
        /// What lists show of it from then on, as in [`Summary::shown`](crate::Summary::shown).
        shown: String,
    },
    /// Ends all sessions and tokens of a person.
    EndSessions(Person),
    /// Marks a report as resolved.
    ResolveReport(i64),
    /// Nothing but the entry: what the server deleted because it was not used.
    Forgot {
        /// How many tables.
        tables: u64,
        /// How many guests.
        guests: u64,
    },
}

fn text(text: impl Into<String>) -> Value {
    Value::Text(text.into())
}

fn optional(number: Option<i64>) -> Value {
    number.map_or(Value::Null, Value::Integer)
}

fn id(person: &Person) -> Value {
    Value::Integer(person.id.0)
}

const fn missing() -> StoreError {
    StoreError::EntryNotFound
}

fn required(sql: &'static str, values: Vec<Value>) -> Step {
    Step::required(sql, values, missing)
}

impl HouseChange {
    /// Its name in the audit log.
    pub const fn action(&self) -> &'static str {
        match self {
            Self::Grant(_) | Self::GrantFirst(_) => "grant",
            Self::Revoke(_) => "revoke",
            Self::Ban { .. } => "ban",
            Self::Unban(_) => "unban",
            Self::SetRegistration(_) => "registration",
            Self::CreateInvitation(_) => "invite",
            Self::RevokeInvitation(_) => "uninvite",
            Self::SetNotice { .. } => "notice",
            Self::RemoveLine { .. } => "remove-line",
            Self::CloseTable { .. } => "close-table",
            Self::EndSessions(_) => "end-sessions",
            Self::ResolveReport(_) => "resolve",
            Self::Forgot { .. } => "forget",
        }
    }

    /// Subject and detail of its entry. The code of an invitation is a secret, so its entry has only the start.
    fn described(&self) -> (String, String) {
        match self {
            Self::Grant(person)
            | Self::GrantFirst(person)
            | Self::Revoke(person)
            | Self::EndSessions(person) => (in_words(person), String::new()),
            Self::Ban { target, reason, .. } => {
                let subject = match target {
                    BanTarget::Person(person) => in_words(person),
                    BanTarget::Network(network) => network.clone(),
                };
                (subject, reason.clone())
            }
            Self::Unban(ban) => (format!("#{ban}"), String::new()),
            Self::SetRegistration(registration) => (registration.name().to_owned(), String::new()),
            Self::CreateInvitation(new) => (shortened(&new.code), format!("{} × {}", new.uses, new.note)),
            Self::RevokeInvitation(code) => (shortened(code), String::new()),
            Self::SetNotice { language, text } => (language.clone(), text.clone().unwrap_or_default()),
            Self::RemoveLine { table, line } => (table.0.clone(), line.to_string()),
            Self::CloseTable { table, .. } => (table.0.clone(), String::new()),
            Self::ResolveReport(report) => (format!("#{report}"), String::new()),
            Self::Forgot { tables, guests } => (tables.to_string(), guests.to_string()),
        }
    }

    /// The statements that carry it out and note it.
    pub(super) fn steps(&self, actor: &AuditActor, at: i64) -> Vec<Step> {
        let mut steps = self.own_steps(at);
        let (subject, detail) = self.described();
        let (source, name) = match actor {
            AuditActor::Person(login) => ("person", login.as_str()),
            AuditActor::Command => ("command", ""),
            AuditActor::Server => ("server", ""),
        };
        let values = vec![
            Value::Integer(at),
            text(source),
            text(name),
            text(self.action()),
            text(subject),
            text(detail),
        ];
        let note =
            "INSERT INTO audit (at, source, actor, action, subject, detail) VALUES ($1, $2, $3, $4, $5, $6)";
        steps.push(Step::new(note, values));
        steps
    }

    fn own_steps(&self, at: i64) -> Vec<Step> {
        match self {
            Self::Grant(person) => vec![required(
                "INSERT INTO administrators (person, at)
                 SELECT id, CAST($1 AS BIGINT) FROM people WHERE id = $2 AND login IS NOT NULL
                 ON CONFLICT (person) DO NOTHING RETURNING 0",
                vec![Value::Integer(at), id(person)],
            )],
            Self::GrantFirst(person) => vec![required(
                "INSERT INTO administrators (person, at)
                 SELECT id, CAST($1 AS BIGINT) FROM people WHERE id = $2 AND login IS NOT NULL
                     AND NOT EXISTS (SELECT 1 FROM people WHERE login IS NOT NULL AND id <> $2)
                     AND NOT EXISTS (SELECT 1 FROM audit WHERE action = 'grant')
                 RETURNING 0",
                vec![Value::Integer(at), id(person)],
            )],
            Self::Revoke(person) => {
                vec![required("DELETE FROM administrators WHERE person = $1 RETURNING 0", vec![id(person)])]
            }
            Self::Ban { target, reason, expires } => ban(target, reason, *expires, at),
            Self::Unban(ban) => {
                vec![required("DELETE FROM bans WHERE id = $1 RETURNING 0", vec![Value::Integer(*ban)])]
            }
            Self::SetRegistration(registration) => vec![required(
                "UPDATE house SET registration = $1 RETURNING 0",
                vec![text(registration.name())],
            )],
            Self::CreateInvitation(NewInvitation { code, note, uses, expires }) => vec![required(
                "INSERT INTO registration_invitations (code, note, uses, used, created, expires)
                 VALUES ($1, $2, $3, 0, $4, $5) RETURNING 0",
                vec![
                    text(code),
                    text(note),
                    Value::Integer(i64::from(*uses)),
                    Value::Integer(at),
                    optional(*expires),
                ],
            )],
            Self::RevokeInvitation(code) => vec![required(
                "DELETE FROM registration_invitations WHERE code = $1 RETURNING 0",
                vec![text(code)],
            )],
            Self::SetNotice { language, text: Some(words) } => vec![Step::new(
                "INSERT INTO notices (language, text, at) VALUES ($1, $2, $3)
                 ON CONFLICT (language) DO UPDATE SET text = excluded.text, at = excluded.at",
                vec![text(language), text(words), Value::Integer(at)],
            )],
            Self::SetNotice { language, text: None } => {
                vec![required("DELETE FROM notices WHERE language = $1 RETURNING 0", vec![text(language)])]
            }
            Self::RemoveLine { table, line } => vec![
                required(
                    "UPDATE chat SET text = '' WHERE number = $1 AND text <> ''
                     AND table_number = (SELECT number FROM tables WHERE id = $2) RETURNING 0",
                    vec![Value::Integer(line.cast_signed()), text(&table.0)],
                ),
                Step::new(queries::RAISE_TABLE, vec![text(&table.0)]),
            ],
            Self::CloseTable { table, shown } => vec![
                required(
                    "UPDATE hosts SET ended = TRUE WHERE NOT ended AND table_number =
                     (SELECT s.table_number FROM summaries s JOIN tables t ON t.number = s.table_number
                      WHERE t.id = $1 AND NOT s.over) RETURNING 0",
                    vec![text(&table.0)],
                ),
                Step::new(
                    "UPDATE summaries SET over = TRUE, bot = FALSE, public = FALSE, turn = NULL, shown = $1,
                     revision = revision + 1 WHERE table_number = (SELECT number FROM tables WHERE id = $2)",
                    vec![text(shown), text(&table.0)],
                ),
            ],
            Self::EndSessions(person) => {
                vec![Step::new("DELETE FROM tokens WHERE person = $1", vec![id(person)])]
            }
            Self::ResolveReport(report) => vec![required(
                "UPDATE reports SET resolved = $1 WHERE id = $2 AND resolved IS NULL RETURNING 0",
                vec![Value::Integer(at), Value::Integer(*report)],
            )],
            Self::Forgot { .. } => Vec::new(),
        }
    }
}

fn ban(target: &BanTarget, reason: &str, expires: Option<i64>, at: i64) -> Vec<Step> {
    let values = |target| vec![text(reason), Value::Integer(at), optional(expires), target];
    // The steps before the insertion remove what it replaces; none of them can fail.
    match target {
        BanTarget::Person(person) => vec![
            Step::new("DELETE FROM bans WHERE person = $1", vec![id(person)]),
            Step::new(
                "INSERT INTO bans (reason, at, expires, person) VALUES ($1, $2, $3, $4) RETURNING id",
                values(id(person)),
            ),
        ],
        BanTarget::Network(network) => vec![
            Step::new("DELETE FROM bans WHERE network = $1", vec![text(network)]),
            Step::new(
                "INSERT INTO bans (reason, at, expires, network) VALUES ($1, $2, $3, $4) RETURNING id",
                values(text(network)),
            ),
        ],
    }
}

/// Enough of a secret to tell it from others.
fn shortened(code: &str) -> String {
    code.chars().take(4).chain("…".chars()).collect()
}
