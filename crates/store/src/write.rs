//! Write requests and the queue to the writer (group commit).
//!
//! A durable commit waits for the disk, whatever its size. All write requests pass through one queue; the writer takes
//! everything that is queued, commits it in one transaction and then responds. Batches grow with the load.

use std::{cmp::Ordering, sync::Mutex};

use tokio::sync::{mpsc, oneshot};

use crate::{
    Append, BoxId, BoxLabel, BoxLimits, BoxSave, ChatLine, Host, Invitation, NewAccount, NewBox, NewNotice,
    NewPerson, NewReview, NewTable, Occupant, OutboxChange, Passkey, PersonId, PuzzleAttempt, ReviewKey,
    SeatChange, SeatResult, SeatRow, Settlement, StoreError, StoredEvent, Summary, TableId, TableResult,
    Token, house::Step, notices::NoticeWrite,
};

/// Capacity of the queue. When it is full, senders wait.
const QUEUE: usize = 1024;
/// Maximum size of a batch, to bound the latency of its first request.
pub(crate) const BATCH: usize = 256;

/// A write request.
#[derive(Debug)]
pub(crate) enum Write {
    Create(NewTable),
    Append(Append),
    SetSeats(TableId, Vec<SeatChange>, Vec<OutboxChange>, Option<u64>),
    AddPerson(NewPerson),
    SetHost(TableId, Host, Option<u64>),
    End { table: TableId, host: Host, summary: Summary, known: Option<u64> },
    RenamePerson(PersonId, String),
    Register(PersonId, NewAccount),
    ChangePassword { person: PersonId, password: String, keep: [u8; 32] },
    SetLogin { person: PersonId, login: String, key: String },
    MergePeople { guest: PersonId, account: PersonId },
    AddToken(Token),
    RenewToken { hash: [u8; 32], used: i64, expires: i64 },
    DeleteToken([u8; 32]),
    DeleteOtherTokens { person: PersonId, keep: [u8; 32] },
    PostChat(TableId, ChatLine, Vec<NewNotice>, Option<u64>),
    CreateBox(NewBox, BoxLimits),
    SaveBox(BoxSave, BoxLimits),
    DescribeBox(BoxId, BoxLabel),
    DeleteBox(BoxId),
    SetDraft { id: BoxId, face: String, draft: Option<String> },
    NoteUse { person: PersonId, id: BoxId, at: i64 },
    BeginReview(NewReview),
    KeepFindings { key: ReviewKey, first: u64, findings: Vec<String> },
    CompleteReview(ReviewKey, String),
    DeleteReview(ReviewKey),
    RecordResult(TableResult),
    Settle(Settlement),
    SetProfile { person: PersonId, handle: String, public: bool },
    NotePuzzle(PuzzleAttempt),
    AddPasskey(Passkey, u32),
    UsePasskey { id: Vec<u8>, counter: u32, at: i64 },
    DeletePasskey { person: PersonId, id: Vec<u8> },
    RemovePassword(PersonId),
    SetRecoveryCodes { person: PersonId, hashes: Vec<[u8; 32]> },
    RecoverWithCode { login: String, code: [u8; 32], password: String },
    SetRecoveryLink { person: PersonId, hash: [u8; 32], expires: i64 },
    RecoverWithLink { hash: [u8; 32], now: i64, password: String },
    DeleteAccount { person: PersonId, stand_in: String },
    AskFriend { person: PersonId, friend: PersonId, at: i64, limit: u32 },
    AcceptFriend { person: PersonId, from: PersonId, at: i64 },
    RemoveFriend { person: PersonId, other: PersonId },
    Block { person: PersonId, blocked: PersonId, at: i64 },
    Unblock { person: PersonId, blocked: PersonId },
    Invite(Invitation, Vec<NewNotice>),
    DeclineInvitation { person: PersonId, table: TableId },
    Steps(Vec<Step>),
    Notice(NoticeWrite),
    Probe(i64),
}

/// The result of a write: the id or number of the added row, or 0 if it has none.
pub(crate) type Written = Result<i64, StoreError>;

/// Whether a write took place; `false` if it was refused because somebody else had been faster.
pub(crate) fn unless_forestalled(written: Written) -> Result<bool, StoreError> {
    match written {
        Ok(_) => Ok(true),
        Err(StoreError::EntryNotFound) => Ok(false),
        Err(error) => Err(error),
    }
}

/// A write request and the channel for its result.
pub(crate) struct Job {
    pub(crate) write: Write,
    pub(crate) answer: oneshot::Sender<Written>,
}

/// The constraint that a write violated.
pub(crate) enum Violation {
    /// A unique key exists already.
    Unique,
    /// A foreign key refers to a missing row.
    Reference,
    /// Any other error, with the message of the database.
    Other(String),
}

impl Write {
    /// The error that a constraint violation means for this request.
    pub(crate) fn explain(&self, violation: Violation) -> StoreError {
        match (self, violation) {
            (
                Write::Register(_, NewAccount { login, .. }) | Write::SetLogin { login, .. },
                Violation::Unique,
            ) => StoreError::LoginTaken(login.clone()),
            (Write::SetDraft { id, .. } | Write::NoteUse { id, .. }, Violation::Reference) => {
                StoreError::BoxNotFound(id.clone())
            }
            (Write::KeepFindings { key, .. }, Violation::Reference) => {
                StoreError::ReviewNotFound(key.table.clone())
            }
            (Write::AddPasskey(..), Violation::Unique) => StoreError::PasskeyTaken,
            // Tables are looked up first; only people are inserted as foreign keys without a check.
            (_, Violation::Reference) => StoreError::PersonNotFound,
            (_, Violation::Unique) => StoreError::Database("the row exists already".to_owned()),
            (_, Violation::Other(message)) => StoreError::Database(message),
        }
    }

    /// The table whose rows it locks first.
    pub(crate) fn table(&self) -> Option<&TableId> {
        match self {
            Write::Create(table) => Some(&table.id),
            Write::Append(append) => Some(&append.table),
            Write::SetSeats(table, ..)
            | Write::SetHost(table, ..)
            | Write::PostChat(table, ..)
            | Write::End { table, .. } => Some(table),
            Write::RecordResult(result) => Some(&result.table),
            _ => None,
        }
    }

    /// Whether it is made to change what other processes remember of people: tokens, names, blocks, profiles. In PostgreSQL, triggers
    /// count that in one row. (A new token deletes expired ones, too, but is too common to wait for others each time.)
    pub(crate) fn changes_people(&self) -> bool {
        matches!(
            self,
            Write::RenamePerson(..)
                | Write::Register(..)
                | Write::ChangePassword { .. }
                | Write::SetLogin { .. }
                | Write::MergePeople { .. }
                | Write::DeleteToken(_)
                | Write::DeleteOtherTokens { .. }
                | Write::SetProfile { .. }
                | Write::RemovePassword(_)
                | Write::RecoverWithCode { .. }
                | Write::RecoverWithLink { .. }
                | Write::DeleteAccount { .. }
                | Write::Block { .. }
                | Write::Unblock { .. }
                | Write::Steps(_)
        )
    }

    /// PostgreSQL cannot store the character NUL in text. Both databases refuse it, so that they behave alike.
    fn check(&self) -> Result<(), StoreError> {
        if self.texts().into_iter().any(has_nul) { Err(StoreError::NulCharacter) } else { Ok(()) }
    }

    fn texts(&self) -> Vec<&str> {
        match self {
            Write::Create(table) => {
                let NewTable {
                    id, game, head, settings, seats, events, summary, host, ending, outbox, ..
                } = table;
                let mut texts = vec![id.0.as_str(), game, head, settings, &summary.shown];
                texts.extend(texts_of_host(host));
                texts.extend(seats.iter().flat_map(texts_of_seat));
                texts.extend(events.iter().flat_map(texts_of_event));
                texts.extend(ending.as_deref());
                texts.extend(texts_of_outbox(outbox));
                texts
            }
            Write::Append(append) => {
                let mut texts = vec![append.table.0.as_str(), &append.summary.shown];
                texts.extend(append.events.iter().flat_map(texts_of_event));
                texts.extend(append.ending.as_deref());
                texts.extend(texts_of_outbox(&append.outbox));
                texts
            }
            Write::SetSeats(table, changes, outbox, _) => {
                let mut texts = vec![table.0.as_str()];
                texts.extend(changes.iter().flat_map(|change| texts_of_seat(&change.row)));
                texts.extend(texts_of_outbox(outbox));
                texts
            }
            Write::SetHost(table, host, _) => {
                let mut texts = vec![table.0.as_str()];
                texts.extend(texts_of_host(host));
                texts
            }
            Write::End { table, host, summary, .. } => {
                let mut texts = vec![table.0.as_str(), &summary.shown];
                texts.extend(texts_of_host(host));
                texts
            }
            Write::AddPerson(person) => vec![&person.name],
            Write::RenamePerson(_, name) => vec![name],
            Write::Register(_, NewAccount { login, key, password }) => vec![login, key, password],
            Write::ChangePassword { password, .. } => vec![password],
            Write::SetLogin { login, key, .. } => vec![login, key],
            Write::PostChat(table, line, notices, _) => {
                let mut texts = vec![table.0.as_str(), &line.name, &line.text];
                texts.extend(texts_of_notices(notices));
                texts
            }
            Write::Notice(write) => write.texts(),
            Write::CreateBox(NewBox { id, game, name, text, .. }, _) => vec![&id.0, game, name, text],
            Write::SaveBox(BoxSave { id, text, face, .. }, _) => {
                let mut texts = vec![id.0.as_str(), text];
                texts.extend(face.as_deref());
                texts
            }
            Write::DescribeBox(id, BoxLabel { name, .. }) => vec![&id.0, name],
            Write::SetDraft { id, face, draft } => {
                let mut texts = vec![id.0.as_str(), face];
                texts.extend(draft.as_deref());
                texts
            }
            Write::Steps(steps) => steps.iter().flat_map(Step::texts).collect(),
            Write::DeleteBox(id) | Write::NoteUse { id, .. } => vec![&id.0],
            Write::BeginReview(NewReview { key, .. }) | Write::DeleteReview(key) => {
                texts_of_review(key).to_vec()
            }
            Write::KeepFindings { key, findings, .. } => {
                texts_of_review(key).into_iter().chain(findings.iter().map(String::as_str)).collect()
            }
            Write::CompleteReview(key, body) => {
                texts_of_review(key).into_iter().chain([body.as_str()]).collect()
            }
            Write::RecordResult(TableResult { table, game, options, verdict, seats, .. }) => {
                let mut texts = vec![table.0.as_str(), game, options, verdict];
                texts.extend(seats.iter().flat_map(texts_of_result));
                texts
            }
            Write::Settle(Settlement { game, method, .. }) => vec![game, method],
            Write::SetProfile { handle, .. } => vec![handle],
            Write::NotePuzzle(PuzzleAttempt { game, puzzle, .. }) => vec![game, puzzle],
            Write::AddPasskey(passkey, _) => vec![&passkey.name],
            Write::RecoverWithCode { login, password, .. } => vec![login, password],
            Write::RecoverWithLink { password, .. } => vec![password],
            Write::DeleteAccount { stand_in, .. } => vec![stand_in],
            Write::Invite(invitation, notices) => {
                let mut texts = vec![invitation.table.0.as_str()];
                texts.extend(texts_of_notices(notices));
                texts
            }
            Write::DeclineInvitation { table, .. } => vec![&table.0],
            Write::MergePeople { .. }
            | Write::UsePasskey { .. }
            | Write::DeletePasskey { .. }
            | Write::RemovePassword(_)
            | Write::SetRecoveryCodes { .. }
            | Write::SetRecoveryLink { .. }
            | Write::AskFriend { .. }
            | Write::AcceptFriend { .. }
            | Write::RemoveFriend { .. }
            | Write::Block { .. }
            | Write::Unblock { .. }
            | Write::AddToken(_)
            | Write::RenewToken { .. }
            | Write::DeleteToken(_)
            | Write::DeleteOtherTokens { .. }
            | Write::Probe(_) => Vec::new(),
        }
    }
}

fn texts_of_seat(seat: &SeatRow) -> impl Iterator<Item = &str> {
    std::iter::once(seat.name.as_str()).chain(seat.bot.as_deref())
}

fn texts_of_review(key: &ReviewKey) -> [&str; 2] {
    [&key.table.0, &key.knowledge]
}

fn texts_of_result(seat: &SeatResult) -> impl Iterator<Item = &str> {
    std::iter::once(seat.sources.as_str()).chain(seat.level.as_deref())
}

fn texts_of_outbox(changes: &[OutboxChange]) -> impl Iterator<Item = &str> {
    changes.iter().filter_map(|change| match change {
        OutboxChange::Add(notice) => Some(notice.body.as_str()),
        OutboxChange::ForgetTurns => None,
    })
}

fn texts_of_notices(notices: &[NewNotice]) -> impl Iterator<Item = &str> {
    notices.iter().map(|notice| notice.body.as_str())
}

fn texts_of_host(host: &Host) -> [&str; 2] {
    [&host.invitation, &host.rematch]
}

fn texts_of_event(event: &StoredEvent) -> impl Iterator<Item = &str> {
    std::iter::once(event.body.as_str()).chain(event.client.as_deref()).chain(event.story.as_deref())
}

/// Whether a text contains the character NUL.
pub(crate) fn has_nul(text: &str) -> bool {
    text.contains('\0')
}

/// The sending end of the queue.
pub(crate) struct Queue {
    sender: Mutex<Option<mpsc::Sender<Job>>>,
    finished: tokio::sync::Mutex<Option<oneshot::Receiver<()>>>,
}

/// The receiving end, held by the writer, which sends [`Work::finish`] when it has stopped.
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

    /// Queues a request and waits until it is durable or has failed.
    pub(crate) async fn write(&self, write: Write) -> Written {
        write.check()?;
        let sender = self.sender()?.ok_or_else(closed)?;
        let (answer, answered) = oneshot::channel();
        sender.send(Job { write, answer }).await.map_err(|_| closed())?;
        drop(sender);
        answered.await.map_err(|_| closed())?
    }

    /// Rejects new requests and waits until the queued ones are complete.
    pub(crate) async fn close(&self) {
        if let Ok(mut sender) = self.sender.lock() {
            sender.take();
        }
        if let Some(finished) = self.finished.lock().await.take() {
            // An error means that the writer has stopped, too.
            let _ = finished.await;
        }
    }

    fn sender(&self) -> Result<Option<mpsc::Sender<Job>>, StoreError> {
        self.sender.lock().map(|sender| sender.clone()).map_err(|_| closed())
    }
}

/// The error of a request after [`Store::close`](crate::Store::close).
pub(crate) fn closed() -> StoreError {
    StoreError::Database("the store is closed".to_owned())
}

impl Append {
    /// Checks that the table, whose log has the length `version`, is as the writer expects.
    pub(crate) fn fits(&self, version: i64, revision: i64) -> Result<(), StoreError> {
        let version = version.cast_unsigned();
        match self.first.cmp(&version) {
            Ordering::Equal if self.known.is_some_and(|known| known != revision.cast_unsigned()) => {
                Err(StoreError::TableChanged(self.table.clone()))
            }
            Ordering::Equal => Ok(()),
            Ordering::Less => {
                Err(StoreError::SequenceTaken { table: self.table.clone(), sequence: self.first })
            }
            Ordering::Greater => {
                Err(StoreError::SequenceGap { table: self.table.clone(), sequence: self.first, version })
            }
        }
    }
}

impl Occupant {
    /// The values of the columns `sitter` and `person`.
    pub(crate) fn columns(self) -> (&'static str, Option<i64>) {
        match self {
            Occupant::Open => ("open", None),
            Occupant::Bot => ("bot", None),
            Occupant::Person(person) => ("person", Some(person.0)),
        }
    }

    /// The inverse of [`Occupant::columns`].
    pub(crate) fn from_columns(sitter: &str, person: Option<i64>) -> Result<Occupant, StoreError> {
        match (sitter, person) {
            ("open", None) => Ok(Occupant::Open),
            ("bot", None) => Ok(Occupant::Bot),
            ("person", Some(person)) => Ok(Occupant::Person(PersonId(person))),
            _ => Err(StoreError::InvalidValue { column: "sitter", value: format!("{sitter} {person:?}") }),
        }
    }
}
