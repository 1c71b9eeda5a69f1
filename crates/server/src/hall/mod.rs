//! The processes of one table hall.
//!
//! Alone, a process does everything itself and says nothing. In a cluster every process serves every table: the database decides
//! what happened, messages only make others look at once, and leases say who plays for bots, expires turns and does what is not
//! about one table.

mod follow;
mod leases;
mod messages;
mod presence;
mod sweep;

use std::{
    collections::HashSet,
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use cluster::{Bus, ClusterError, Connection, Incoming};
use store::{JOBS, Member, PeopleChanges, Store, StoreError, TableId};
use tokio::sync::{Notify, watch};

use self::{
    leases::{Held, LEASE, RENEWAL, part_of},
    messages::{Envelope, Message, TableNews},
};
use crate::{
    accounts::Purpose,
    app::App,
    errors::Error,
    ids,
    limits::Spent,
    live_table::{Deed, LiveTable, Stage},
    metrics::Metrics,
    webauthn::Challenge,
};

pub(crate) use self::presence::Presence;

/// Why a process cannot join a cluster.
#[derive(Debug, thiserror::Error)]
pub enum JoinError {
    /// The database cannot be shared, or failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// NATS cannot be used.
    #[error(transparent)]
    Nats(#[from] ClusterError),
    /// The system provides no randomness for an id.
    #[error("the system provides no randomness")]
    NoRandomness,
}

/// The place of this process in a cluster.
pub struct Membership {
    id: String,
    connection: Connection,
    bus: Bus,
    incoming: Incoming,
}

impl Membership {
    /// Joins the processes that use the same database. Their NATS server may come and go, and be away now; a wrong password is refused.
    pub async fn join(store: &dyn Store, nats: &str) -> Result<Self, JoinError> {
        let hall = store.hall().await?;
        let id = ids::letters::<12>().map_err(|_| JoinError::NoRandomness)?;
        let connection = Connection::open(nats, &format!("ochre {id}")).await?;
        let (bus, incoming) = Bus::join(&connection, &hall).await?;
        Ok(Self { id, connection, bus, incoming })
    }

    /// The connection to NATS.
    pub const fn connection(&self) -> &Connection {
        &self.connection
    }
}

/// What a process knows about the others.
struct Cluster {
    id: String,
    connection: Connection,
    bus: Bus,
    held: watch::Sender<Held>,
    /// Wakes the renewal of leases.
    hurry: Arc<Notify>,
    /// This process is about to stop and takes no leases any more.
    leaving: AtomicBool,
    /// Held while leases are renewed or released: a renewal on its way would take again what was just released.
    renewing: tokio::sync::Mutex<()>,
    people: Mutex<PeopleChanges>,
    /// The tables of whose watchers the others are to be told.
    watched: Mutex<HashSet<TableId>>,
    metrics: Arc<Metrics>,
}

/// The processes of one table hall, as far as this one needs to know.
pub(crate) struct Hall {
    cluster: Option<Cluster>,
    pub(crate) presence: Arc<Presence>,
}

impl Hall {
    /// A process that is alone.
    pub(crate) fn alone() -> Self {
        Self { cluster: None, presence: Arc::default() }
    }

    /// One of several processes. The messages of the others are for [`follow`].
    pub(crate) fn joined(membership: Membership, metrics: &Arc<Metrics>) -> (Self, Incoming) {
        let Membership { id, connection, bus, incoming } = membership;
        let cluster = Cluster {
            id,
            connection,
            bus,
            held: watch::Sender::new(Held::nothing()),
            hurry: Arc::default(),
            leaving: AtomicBool::new(false),
            renewing: tokio::sync::Mutex::default(),
            people: Mutex::default(),
            watched: Mutex::default(),
            metrics: Arc::clone(metrics),
        };
        (Self { cluster: Some(cluster), presence: Arc::default() }, incoming)
    }

    /// Whether there may be other processes.
    pub(crate) const fn is_shared(&self) -> bool {
        self.cluster.is_some()
    }

    /// Whether messages between processes do not arrive: then changes of others are seen a little later.
    pub(crate) fn is_disturbed(&self) -> bool {
        self.cluster.as_ref().is_some_and(|cluster| !cluster.connection.is_up())
    }

    /// Whether this process plays for the bots of a table and expires its turns.
    pub(crate) fn drives(&self, table: &TableId) -> bool {
        self.cluster.as_ref().is_none_or(|cluster| cluster.held.borrow().has(part_of(table)))
    }

    /// Whether this process does what is not about one table: notices, ratings, deleting what nobody uses.
    pub(crate) fn runs_jobs(&self) -> bool {
        self.cluster.as_ref().is_none_or(|cluster| cluster.held.borrow().has(JOBS))
    }

    fn tell(&self, message: Message) {
        let Some(cluster) = &self.cluster else { return };
        let envelope = Envelope { from: cluster.id.clone(), sent: wall_clock(), message };
        match serde_json::to_vec(&envelope) {
            Ok(bytes) => {
                if cluster.connection.is_up() && cluster.bus.send(bytes) {
                    cluster.metrics.announcements_sent.inc();
                }
            }
            Err(error) => tracing::error!(%error, "a message to the other processes cannot be written"),
        }
    }

    /// Tells the others that this process has changed a table, unless it has told them.
    pub(crate) fn announce(&self, live: &LiveTable) {
        if self.is_shared()
            && let Some(deeds) = live.untold_deeds()
        {
            self.tell(Message::Table(news_of(live, deeds)));
        }
    }

    /// Tells the others that this process has opened a table.
    pub(crate) fn announce_opened(&self, live: &LiveTable) {
        if self.is_shared() {
            self.tell(Message::Table(news_of(live, Vec::new())));
        }
    }

    /// Tells the others that a table has this revision.
    fn announce_revision(&self, table: TableId, revision: u64) {
        let news = TableNews { table, revision, bot: false, deadline: None, over: false, deeds: Vec::new() };
        self.tell(Message::Table(news));
    }

    /// Tells the others that what they know about people may be wrong.
    pub(crate) fn announce_people(&self) {
        self.tell(Message::People);
    }

    /// Tells the others that an administrator has decided something.
    pub(crate) fn announce_house(&self) {
        self.tell(Message::House);
    }

    /// Tells the others that something is in the outbox.
    pub(crate) fn announce_outbox(&self) {
        if !self.runs_jobs() {
            self.tell(Message::Outbox);
        }
    }

    /// Tells the others that a review was asked for.
    pub(crate) fn announce_review(&self) {
        self.tell(Message::Review);
    }

    /// Tells the others soon who has a table open here. Many who come together are told together.
    pub(crate) fn announce_presence(&self, table: &TableId) {
        if let Some(cluster) = &self.cluster {
            cluster.watched.lock().unwrap_or_else(PoisonError::into_inner).insert(table.clone());
        }
    }

    /// The tables of whose watchers the others are to be told now.
    fn take_watched(&self) -> HashSet<TableId> {
        let watched = self.cluster.as_ref().map(|cluster| &cluster.watched);
        watched
            .map(|watched| std::mem::take(&mut *watched.lock().unwrap_or_else(PoisonError::into_inner)))
            .unwrap_or_default()
    }

    /// Tells the others what a client has used of its rate limits here.
    pub(crate) fn announce_spent(&self, spent: Vec<Spent>) {
        if self.is_shared() && !spent.is_empty() {
            self.tell(Message::Spent { spent });
        }
    }

    /// Tells the others that a session was confirmed.
    pub(crate) fn announce_confirmed(&self, session: [u8; 32], until: i64) {
        self.tell(Message::Confirmed { session, until });
    }

    /// Tells the others that a passkey may answer this challenge.
    pub(crate) fn announce_challenge(&self, challenge: Challenge, purpose: Purpose, until: i64) {
        self.tell(Message::Challenge { challenge, purpose, until });
    }

    /// Tells the others that nobody may answer this challenge again.
    pub(crate) fn announce_answer(&self, challenge: Challenge) {
        self.tell(Message::Answered { challenge });
    }
}

/// What there is to tell of a table besides what people did.
fn news_of(live: &LiveTable, deeds: Vec<(i64, u8, Deed)>) -> TableNews {
    let snapshot = live.snapshot();
    TableNews {
        table: live.id.clone(),
        revision: snapshot.stored(),
        bot: snapshot.bot_to_act().is_some(),
        deadline: live.deadline(),
        over: snapshot.stage() == Stage::Over,
        deeds,
    }
}

fn wall_clock() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Starts the tasks of a process in a cluster.
pub(crate) fn start(app: &Arc<App>, incoming: Incoming) {
    tokio::spawn(keep_leases(Arc::downgrade(app)));
    tokio::spawn(follow::receive(Arc::downgrade(app), incoming));
    tokio::spawn(follow::tell_presence(Arc::downgrade(app)));
    tokio::spawn(follow::watch_connection(Arc::downgrade(app)));
    tokio::spawn(sweep::people(Arc::downgrade(app)));
    tokio::spawn(sweep::tables(Arc::downgrade(app)));
    tokio::spawn(sweep::business(Arc::downgrade(app)));
}

/// Waits until this process does what is not about one table. `false` if the application is gone.
pub(crate) async fn wait_for_jobs(app: &Weak<App>) -> bool {
    let Some(strong) = app.upgrade() else { return false };
    let Some(mut held) = strong.hall.cluster.as_ref().map(|cluster| cluster.held.subscribe()) else {
        return true;
    };
    drop(strong);
    held.wait_for(|held| held.has(JOBS)).await.is_ok()
}

/// Renews leases until the process leaves.
async fn keep_leases(app: Weak<App>) {
    loop {
        let Some(strong) = app.upgrade() else { return };
        let Some(cluster) = &strong.hall.cluster else { return };
        if cluster.leaving.load(Ordering::Acquire) {
            strong.metrics().leases.set(0);
            return;
        }
        if let Err(error) = strong.renew_leases(cluster).await {
            tracing::warn!(%error, "cannot renew the leases of this process");
        }
        let held = cluster.held.borrow().count();
        strong.metrics().leases.set(i64::try_from(held).unwrap_or(i64::MAX));
        let hurry = Arc::clone(&cluster.hurry);
        drop(strong);
        let _ = tokio::time::timeout(RENEWAL, hurry.notified()).await;
    }
}

impl App {
    async fn renew_leases(self: &Arc<Self>, cluster: &Cluster) -> Result<(), StoreError> {
        let _renewing = cluster.renewing.lock().await;
        if cluster.leaving.load(Ordering::Acquire) {
            return Ok(());
        }
        let me = Member { id: cluster.id.clone(), program: env!("CARGO_PKG_VERSION").to_owned() };
        let members = self.store().beat(me, LEASE).await?;
        let wanted = leases::wanted(&cluster.id, &members);
        // Counted from before the question, so that this process stops before the database says so.
        let asked = Instant::now();
        let held = self.store().hold(cluster.id.clone(), wanted, LEASE).await?;
        let held = Held { numbers: held.into_iter().collect(), until: Some(asked + LEASE) };
        self.metrics().members.set(i64::try_from(members.len()).unwrap_or(i64::MAX));
        let (gained, concerns_others) = {
            let before = cluster.held.borrow();
            (held.gained_since(&before), held.concerns_others(&before))
        };
        cluster.held.send_replace(held);
        if concerns_others {
            self.hall.tell(Message::Leases);
        }
        if !gained.is_empty() {
            tracing::info!(leases = gained.len(), "this process has taken over leases");
            tokio::spawn(follow::take_over(Arc::downgrade(self), gained));
        }
        let is_there = |process: &str| members.iter().any(|member| member.id == process);
        for table in self.hall.presence.keep(is_there, Instant::now()) {
            self.presence_changed(&table, Duration::ZERO);
        }
        Ok(())
    }

    /// Gives the leases of this process away, so that others go on at once. It keeps serving requests.
    pub(crate) async fn hand_over(&self) {
        let Some(cluster) = &self.hall.cluster else { return };
        cluster.leaving.store(true, Ordering::Release);
        cluster.hurry.notify_waiters();
        cluster.held.send_replace(Held::nothing());
        // Whoever rates results next must see what this process has just stored.
        let _ratings = self.ratings.pause(LEASE).await;
        let _renewing = cluster.renewing.lock().await;
        // A renewal may just have been successful.
        cluster.held.send_replace(Held::nothing());
        self.metrics().leases.set(0);
        if let Err(error) = self.store().leave(cluster.id.clone()).await {
            tracing::warn!(%error, "cannot release the leases of this process; they lapse");
        }
        self.hall.tell(Message::Leases);
    }

    /// Whether the table was behind what is stored, and has caught up. Only asked after a refusal, which may have followed from
    /// what is no longer so.
    pub(crate) async fn was_behind(self: &Arc<Self>, live: &Arc<LiveTable>) -> bool {
        if !self.hall.is_shared() {
            return false;
        }
        let before = live.snapshot().stored();
        self.refresh(live).await.is_ok() && live.snapshot().stored() > before
    }

    /// Takes over what is stored, if that is newer. One short query if it is not.
    async fn refresh(self: &Arc<Self>, live: &Arc<LiveTable>) -> Result<(), Error> {
        let stored = self.store().revisions(vec![live.id.clone()]).await?;
        match stored.first() {
            Some((_, revision)) if *revision == live.snapshot().stored() => Ok(()),
            Some(_) | None => self.catch_up(live).await,
        }
    }

    /// The table with this id, as it is stored now, whichever process has changed it.
    pub(crate) async fn current_table(self: &Arc<Self>, id: &str) -> Result<Arc<LiveTable>, Error> {
        let was_held = self.live_table_in_memory(id).is_some();
        let live = self.live_table(id).await?;
        if !self.hall.is_shared() || !was_held {
            return Ok(live);
        }
        match self.refresh(&live).await {
            Ok(()) => Ok(live),
            // It was unloaded, and is loaded again.
            Err(Error::TableChanged) => self.live_table(id).await,
            Err(error) => Err(error),
        }
    }

    /// Tells the others that what is stored of a table has changed without this process having shown it.
    pub(crate) async fn announce_stored(&self, table: &TableId) -> Result<(), Error> {
        if self.hall.is_shared() {
            for (table, revision) in self.store().revisions(vec![table.clone()]).await? {
                self.hall.announce_revision(table, revision);
            }
        }
        Ok(())
    }

    /// Forgets what is known about people, after a change, here and at other processes.
    pub(crate) fn forget_people(&self) {
        self.tokens.clear();
        self.hall.announce_people();
    }

    /// Asks whether something was changed that this process knows about people.
    async fn follow_people(self: &Arc<Self>) -> Result<(), Error> {
        let Some(cluster) = &self.hall.cluster else { return Ok(()) };
        let now = self.store().people_changes().await?;
        let before = *cluster.people.lock().unwrap_or_else(PoisonError::into_inner);
        if before.people != now.people {
            self.tokens.clear();
        }
        if before.blocks != now.blocks {
            self.reload_all_blocks().await?;
        }
        if before.profiles != now.profiles {
            let profiles = self.store().public_profiles().await?;
            self.ratings.set_handles(profiles);
        }
        // Last of all: what could not be read is read again.
        *cluster.people.lock().unwrap_or_else(PoisonError::into_inner) = now;
        Ok(())
    }
}
