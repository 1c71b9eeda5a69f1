//! `ochre admin`: administers a server through its database. A running server follows within a second.

use std::{io::Write as _, sync::Arc};

use clap::{Args, Subcommand};
use server::{Clock as _, Network, SystemClock};
use store::{
    AuditActor, BanTarget, HouseChange, NewInvitation, Person, PersonId, Registration, Store, StoreError,
    TableId,
};
use table::text::Phrase;
use words::Dictionary;

use crate::{cli::Failure, database::DatabaseArgs, messages, terminal};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The most rows of a list.
const ROWS: u32 = 500;

#[derive(Debug, Args)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    database: DatabaseArgs,
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Debug, Subcommand)]
enum AdminCommand {
    /// Make an account an administrator.
    Grant {
        /// The login of the account.
        login: String,
    },
    /// End the rights of an administrator.
    Revoke {
        /// The login of the account.
        login: String,
    },
    /// List the administrators.
    List,
    /// List people whose name or login contains a text.
    People {
        /// A part of the name or login, or # and the id.
        #[arg(default_value = "")]
        search: String,
    },
    /// Sign a person out everywhere.
    EndSessions {
        /// A login, or # and the id.
        person: String,
    },
    /// List tables by the name of a player.
    Tables {
        /// A part of the name, or the id of the table.
        #[arg(default_value = "")]
        search: String,
    },
    /// Close a table before the end of its game.
    Close {
        /// The id of the table, or a link to it.
        table: String,
    },
    /// Delete the text of a chat line.
    RemoveChat {
        /// The id of the table, or a link to it.
        table: String,
        /// The number of the line.
        line: u64,
    },
    /// Ban a person or a range of addresses.
    Ban {
        /// A login, # and the id of a person, or addresses such as 192.0.2.0/24.
        target: String,
        /// Why; those who are banned read it.
        #[arg(long)]
        reason: String,
        /// For how many days. Default: for ever.
        #[arg(long, value_parser = clap::value_parser!(u32).range(1..=3650))]
        days: Option<u32>,
    },
    /// Lift a ban.
    Unban {
        /// The id of the ban, see ochre admin bans.
        id: i64,
    },
    /// List the bans.
    Bans,
    /// Show or decide who may create an account.
    Registration {
        /// open, invitation or closed.
        #[arg(value_parser = parse_registration)]
        registration: Option<Registration>,
    },
    /// Create an invitation and print its code.
    Invite {
        /// For how many accounts.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
        uses: u32,
        /// For how many days. Default: for ever.
        #[arg(long, value_parser = clap::value_parser!(u32).range(1..=3650))]
        days: Option<u32>,
        /// Whom it is for.
        #[arg(long, default_value = "")]
        note: String,
    },
    /// List the invitations.
    Invitations,
    /// Revoke an invitation.
    Uninvite {
        /// The code.
        code: String,
    },
    /// Set the message of the day. Without a text, delete it.
    Notice {
        /// The text.
        #[arg(default_value = "")]
        text: String,
        /// Only for readers of this language: en, fr, de or pl.
        #[arg(long = "for", value_name = "TAG")]
        language: Option<words::Language>,
    },
    /// List the reports of players.
    Reports,
    /// Mark a report as resolved.
    Resolve {
        /// The id of the report.
        id: i64,
    },
    /// Show the audit log, newest first.
    Audit,
}

fn parse_registration(text: &str) -> Result<Registration, String> {
    Registration::find(text).ok_or_else(|| "expected open, invitation or closed".to_owned())
}

pub(crate) fn run(args: &AdminArgs, words: &Dictionary) -> Result<(), Failure> {
    let place = args.database.place()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        match store::examine(&place).await? {
            Some(found) if found.is_current() => {}
            Some(_) => return Err(say(words, "ochre-admin-schema").into()),
            None => return Err(say(words, "ochre-admin-none").into()),
        }
        let store = store::open_unchanged(&place).await?;
        let done = carry_out(&store, &args.command, words).await;
        store.close().await?;
        done
    })
}

fn say(words: &Dictionary, key: &'static str) -> String {
    messages::text(words, key)
}

fn print(line: &str) -> Result<(), Failure> {
    Ok(writeln!(terminal::stdout(), "{line}")?)
}

async fn carry_out(
    store: &Arc<dyn Store>,
    command: &AdminCommand,
    words: &Dictionary,
) -> Result<(), Failure> {
    let now = SystemClock.now();
    let end = |days: Option<u32>| days.map(|days| now + i64::from(days) * DAY);
    let change = match command {
        AdminCommand::Grant { login } => HouseChange::Grant(find(store, login, words).await?),
        AdminCommand::Revoke { login } => HouseChange::Revoke(find(store, login, words).await?),
        AdminCommand::EndSessions { person } => HouseChange::EndSessions(find(store, person, words).await?),
        AdminCommand::Close { table } => {
            HouseChange::CloseTable { table: table_id(table), shown: server::ended_summary() }
        }
        AdminCommand::RemoveChat { table, line } => {
            HouseChange::RemoveLine { table: table_id(table), line: *line }
        }
        AdminCommand::Ban { target, reason, days } => {
            let target = match target.parse::<Network>() {
                Ok(network) => BanTarget::Network(network.to_string()),
                Err(_) => BanTarget::Person(find(store, target, words).await?),
            };
            refuse_administrator(store, &target, words).await?;
            HouseChange::Ban { target, reason: reason.clone(), expires: end(*days) }
        }
        AdminCommand::Unban { id } => HouseChange::Unban(*id),
        AdminCommand::Registration { registration: Some(registration) } => {
            HouseChange::SetRegistration(*registration)
        }
        AdminCommand::Invite { uses, days, note } => {
            let code = fresh_code()?;
            print(&code)?;
            let new = NewInvitation { code, note: note.clone(), uses: *uses, expires: end(*days) };
            HouseChange::CreateInvitation(new)
        }
        AdminCommand::Uninvite { code } => HouseChange::RevokeInvitation(code.clone()),
        AdminCommand::Notice { text, language } => HouseChange::SetNotice {
            language: language.map(|language| language.tag().to_owned()).unwrap_or_default(),
            text: Some(text.trim().to_owned()).filter(|text| !text.is_empty()),
        },
        AdminCommand::Resolve { id } => HouseChange::ResolveReport(*id),
        AdminCommand::List
        | AdminCommand::People { .. }
        | AdminCommand::Tables { .. }
        | AdminCommand::Bans
        | AdminCommand::Registration { registration: None }
        | AdminCommand::Invitations
        | AdminCommand::Reports
        | AdminCommand::Audit => return list(store, command).await,
    };
    match store.change_house(change, AuditActor::Command, now).await {
        Ok(_) => print(&say(words, "ochre-admin-done")),
        Err(StoreError::EntryNotFound) => Err(say(words, "ochre-admin-nothing").into()),
        Err(error) => Err(error.into()),
    }
}

/// The id of a table in a link.
fn table_id(text: &str) -> TableId {
    let id = text.rsplit_once("/table/").map_or(text, |(_, id)| id);
    TableId(id.split(['?', '#', '/']).next().unwrap_or_default().to_owned())
}

/// The person with this login or `#id`.
async fn find(store: &Arc<dyn Store>, text: &str, words: &Dictionary) -> Result<Person, Failure> {
    let found = match text.strip_prefix('#').and_then(|id| id.parse().ok()) {
        Some(id) => store.person(PersonId(id)).await?,
        None => store.account(text.to_lowercase()).await?.map(|(person, _)| person),
    };
    found.ok_or_else(|| {
        messages::phrase(words, &Phrase::new("ochre-admin-nobody").text("person", text)).into()
    })
}

async fn refuse_administrator(
    store: &Arc<dyn Store>,
    target: &BanTarget,
    words: &Dictionary,
) -> Result<(), Failure> {
    let administrators = store.house().await?.administrators;
    match target {
        BanTarget::Person(person) if administrators.contains(person) => {
            Err(say(words, "ochre-admin-administrator").into())
        }
        BanTarget::Person(_) | BanTarget::Network(_) => Ok(()),
    }
}

/// The code of a new invitation: 100 bits.
fn fresh_code() -> Result<String, Failure> {
    const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes)
        .map_err(|error| format!("the operating system returned no random bytes: {error}"))?;
    Ok(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
}

fn named(person: &Person) -> String {
    format!("#{}\t{}\t{}", person.id.0, person.login.as_deref().unwrap_or("-"), person.name)
}

fn until(end: Option<i64>) -> String {
    end.map_or_else(|| "-".to_owned(), pages::date)
}

/// Prints a list, one row in each line, columns separated by tabs.
async fn list(store: &Arc<dyn Store>, command: &AdminCommand) -> Result<(), Failure> {
    let lines: Vec<String> = match command {
        AdminCommand::List => store.house().await?.administrators.iter().map(named).collect(),
        AdminCommand::People { search } => {
            let found = store.find_people(search.clone(), None, ROWS).await?;
            let row = |row: &store::PersonRow| format!("{}\t{}", named(&row.person), until(row.used));
            found.iter().map(row).collect()
        }
        AdminCommand::Tables { search } => {
            let found = store.find_tables(search.clone(), None, ROWS).await?;
            let row = |row: &store::TableRow| {
                let players: Vec<&str> = row.seats.iter().map(|seat| seat.name.as_str()).collect();
                format!("{}\t{}\t{}\t{}", row.id, row.game, pages::date(row.changed), players.join(", "))
            };
            found.iter().map(row).collect()
        }
        AdminCommand::Bans => {
            let row = |ban: &store::Ban| {
                let target = match &ban.target {
                    BanTarget::Person(person) => {
                        format!("#{} {}", person.id.0, person.login.as_ref().unwrap_or(&person.name))
                    }
                    BanTarget::Network(network) => network.clone(),
                };
                format!("{}\t{target}\t{}\t{}", ban.id, until(ban.expires), ban.reason)
            };
            store.house().await?.bans.iter().map(row).collect()
        }
        AdminCommand::Registration { .. } => vec![store.house().await?.registration.name().to_owned()],
        AdminCommand::Invitations => {
            let row = |it: &store::HouseInvitation| {
                format!("{}\t{}/{}\t{}\t{}", it.code, it.used, it.uses, until(it.expires), it.note)
            };
            store.invitations().await?.iter().map(row).collect()
        }
        AdminCommand::Reports => {
            let row = |it: &store::Report| {
                let line = it.report.line.map_or_else(|| "-".to_owned(), |line| line.to_string());
                let resolved = until(it.resolved);
                let store::NewReport { table, text, reason, at, .. } = &it.report;
                let (by, about) = (it.reporter.id.0, it.person.id.0);
                format!(
                    "{}\t{}\t#{about}\t{table}\t{line}\t{text}\t{reason}\t#{by}\t{resolved}",
                    it.id,
                    pages::date(*at)
                )
            };
            store.reports(ROWS).await?.iter().map(row).collect()
        }
        _ => {
            let row = |it: &store::AuditEntry| {
                let actor = match &it.actor {
                    AuditActor::Person(login) => login.as_str(),
                    AuditActor::Command => "ochre admin",
                    AuditActor::Server => "ochre serve",
                };
                format!(
                    "{}\t{}\t{actor}\t{}\t{}\t{}",
                    it.number,
                    pages::date(it.at),
                    it.action,
                    it.subject,
                    it.detail
                )
            };
            store.audit(None, ROWS).await?.iter().map(row).collect()
        }
    };
    for line in lines {
        print(&line)?;
    }
    Ok(())
}
