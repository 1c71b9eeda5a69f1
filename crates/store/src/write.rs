//! Everything that can be written, as data, and the queue in which it waits for its turn.
//!
//! A durable commit costs a wait for the disk, whatever it contains. So all requests of all tables pass through one queue;
//! its reader takes everything that waits, writes it in one transaction and answers after the commit. The busier the server,
//! the larger the groups.

use std::{cmp::Ordering, sync::Mutex};

use tokio::sync::{mpsc, oneshot};

use crate::{
    Append, ChatLine, NewPerson, NewTable, PersonId, Profile, SeatRow, Sitter, StoreError, TableId, Token,
};

/// How many requests may wait. More have to wait for their place.
const QUEUE: usize = 1024;
/// How many requests are written together at most, so that the first of them need not wait long.
pub(crate) const GROUP: usize = 256;

/// A request that changes the database.
#[derive(Debug)]
pub(crate) enum Write {
    Create(NewTable),
    Append(Append),
    Seat(TableId, SeatRow),
    AddPerson(NewPerson),
    ChangePerson(PersonId, Profile),
    MergePeople { guest: PersonId, account: PersonId },
    AddToken(Token),
    DropToken([u8; 32]),
    Say(TableId, ChatLine),
}

/// What a write answers: the number of what it added, where that has one, otherwise 0.
pub(crate) type Written = Result<i64, StoreError>;

/// A request and whoever waits for its answer.
pub(crate) struct Job {
    pub(crate) write: Write,
    pub(crate) answer: oneshot::Sender<Written>,
}

/// The rule of the schema that a write broke.
pub(crate) enum Violation {
    /// Something that must be unique is there already.
    Unique,
    /// Something refers to a row that is not there.
    Reference,
    /// Anything else, in the words of the database.
    Other(String),
}

impl Write {
    /// What a violation of the schema means for this request.
    pub(crate) fn explain(&self, violation: Violation) -> StoreError {
        match (self, violation) {
            (Write::ChangePerson(_, Profile { account: Some((login, _)), .. }), Violation::Unique) => {
                StoreError::NameTaken(login.clone())
            }
            // Tables are looked up before anything refers to them; only people are taken on trust.
            (_, Violation::Reference) => StoreError::NoPerson,
            (_, Violation::Unique) => StoreError::Database("it is there already".to_owned()),
            (_, Violation::Other(words)) => StoreError::Database(words),
        }
    }

    /// PostgreSQL cannot keep the character NUL in a text, so neither database is asked to.
    fn check(&self) -> Result<(), StoreError> {
        if self.texts().into_iter().any(has_nul) { Err(StoreError::Nul) } else { Ok(()) }
    }

    fn texts(&self) -> Vec<&str> {
        match self {
            Write::Create(table) => {
                let NewTable { id, game, head, settings, seats, events, summary, .. } = table;
                let mut texts = vec![id.0.as_str(), game, head, settings, &summary.shown];
                texts.extend(seats.iter().flat_map(texts_of_seat));
                texts.extend(events.iter().map(|event| event.body.as_str()));
                texts.extend(events.iter().filter_map(|event| event.client.as_deref()));
                texts
            }
            Write::Append(append) => {
                let mut texts = vec![append.table.0.as_str(), &append.summary.shown];
                texts.extend(append.events.iter().map(|event| event.body.as_str()));
                texts.extend(append.events.iter().filter_map(|event| event.client.as_deref()));
                texts
            }
            Write::Seat(table, seat) => {
                let mut texts = vec![table.0.as_str()];
                texts.extend(texts_of_seat(seat));
                texts
            }
            Write::AddPerson(person) => vec![&person.name],
            Write::ChangePerson(_, Profile { name, account }) => {
                let mut texts = Vec::from_iter(name.as_deref());
                texts.extend(account.iter().flat_map(|(login, password)| [login.as_str(), password]));
                texts
            }
            Write::Say(table, line) => vec![&table.0, &line.name, &line.text],
            Write::MergePeople { .. } | Write::AddToken(_) | Write::DropToken(_) => Vec::new(),
        }
    }
}

fn texts_of_seat(seat: &SeatRow) -> impl Iterator<Item = &str> {
    std::iter::once(seat.name.as_str()).chain(seat.bot.as_deref())
}

/// Whether a text holds the one character that no database of ours keeps.
pub(crate) fn has_nul(text: &str) -> bool {
    text.contains('\0')
}

/// The sending end of the queue.
pub(crate) struct Queue {
    sender: Mutex<Option<mpsc::Sender<Job>>>,
    finished: tokio::sync::Mutex<Option<oneshot::Receiver<()>>>,
}

/// The receiving end: whoever holds it writes, and drops [`Work::finish`] when all is done.
pub(crate) struct Work {
    pub(crate) jobs: mpsc::Receiver<Job>,
    pub(crate) finish: oneshot::Sender<()>,
}

impl Queue {
    pub(crate) fn new() -> (Queue, Work) {
        let (sender, jobs) = mpsc::channel(QUEUE);
        let (finish, finished) = oneshot::channel();
        let queue = Queue { sender: Mutex::new(Some(sender)), finished: Some(finished).into() };
        (queue, Work { jobs, finish })
    }

    /// Queues a request and waits until it is on disk or refused.
    pub(crate) async fn write(&self, write: Write) -> Written {
        write.check()?;
        let sender = self.sender()?.ok_or_else(closed)?;
        let (answer, answered) = oneshot::channel();
        sender.send(Job { write, answer }).await.map_err(|_| closed())?;
        drop(sender);
        answered.await.map_err(|_| closed())?
    }

    /// Lets nobody in any more and waits until the last request is answered.
    pub(crate) async fn close(&self) {
        if let Ok(mut sender) = self.sender.lock() {
            sender.take();
        }
        if let Some(finished) = self.finished.lock().await.take() {
            // An error means the same as a message: the writer is gone.
            let _ = finished.await;
        }
    }

    fn sender(&self) -> Result<Option<mpsc::Sender<Job>>, StoreError> {
        self.sender.lock().map(|sender| sender.clone()).map_err(|_| closed())
    }
}

/// The answer to everybody who comes too late.
pub(crate) fn closed() -> StoreError {
    StoreError::Database("the store is closed".to_owned())
}

impl Append {
    /// Whether the log is as long as the writer believes.
    pub(crate) fn fits(&self, version: i64) -> Result<(), StoreError> {
        let version = version.cast_unsigned();
        match self.first.cmp(&version) {
            Ordering::Equal => Ok(()),
            Ordering::Less => Err(StoreError::Taken { table: self.table.clone(), sequence: self.first }),
            Ordering::Greater => {
                Err(StoreError::Gap { table: self.table.clone(), sequence: self.first, version })
            }
        }
    }
}

impl Sitter {
    /// As the columns `sitter` and `person`.
    pub(crate) fn columns(self) -> (&'static str, Option<i64>) {
        match self {
            Sitter::Open => ("open", None),
            Sitter::Bot => ("bot", None),
            Sitter::Person(person) => ("person", Some(person.0)),
        }
    }

    /// From those columns. The schema allows no others.
    pub(crate) fn from_columns(sitter: &str, person: Option<i64>) -> Sitter {
        match (sitter, person) {
            (_, Some(person)) => Sitter::Person(PersonId(person)),
            ("bot", None) => Sitter::Bot,
            (_, None) => Sitter::Open,
        }
    }
}
