//! Reviews of finished games, made in the background on the threads of the bots.
//!
//! A review is made step by step, one choice or chance event at a time, so that a bot never waits for more than one step. What was
//! found out is stored every few steps; a review that a restart interrupts goes on from there.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use futures_util::{StreamExt, stream::FuturesOrdered};
use review::{Finding, Knowledge, Plan, Review, ReviewError, Texts};
use store::{NewReview, PersonId, ReviewKey, StoredReview};
use tokio::sync::Semaphore;

use crate::{
    app::App,
    bot_pool::Examined,
    bot_queue::{Class, Client},
    config::Config,
    errors::Error,
    live_table::{LiveTable, Snapshot, Stage},
};

/// The reviews that may wait or be made.
const MOST: usize = 50;
/// The steps after which findings are stored.
const PART: usize = 16;
/// How long to wait before the next attempt after a failure of the database.
const RETRY: Duration = Duration::from_secs(2);

/// The reviews that are being made.
pub(crate) struct Reviews {
    making: Mutex<HashMap<ReviewKey, Arc<Making>>>,
    /// The reviews that are made at the same time. Each keeps the positions of a whole game in memory.
    turns: Semaphore,
    /// The number of reviews that were asked for.
    asked: AtomicUsize,
}

/// A review that waits or is being made.
struct Making {
    person: Option<PersonId>,
    /// Reviews are made in the order of their numbers.
    number: usize,
    done: AtomicUsize,
    /// 0 until it begins.
    total: AtomicUsize,
}

/// A review with the words for its marked choices, by event.
#[derive(Debug)]
pub(crate) struct Reviewed {
    pub(crate) review: Review,
    pub(crate) texts: BTreeMap<usize, Texts>,
}

/// How far the review of a table is.
#[derive(Clone, Debug)]
pub(crate) enum ReviewState {
    /// Nobody has asked for it.
    Missing,
    /// It waits for this many others.
    Waiting { ahead: usize },
    /// So many choices and chance events are examined.
    Making { done: usize, total: usize },
    /// It is complete.
    Complete(Arc<Reviewed>),
}

impl Reviews {
    pub(crate) fn new(config: &Config) -> Self {
        // One thread computes only what people wait for; of the others, half may be busy with reviews.
        let turns = (config.bot_threads / 2).max(1);
        Self { making: Mutex::default(), turns: Semaphore::new(turns), asked: AtomicUsize::new(0) }
    }

    fn making(&self) -> MutexGuard<'_, HashMap<ReviewKey, Arc<Making>>> {
        self.making.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far a review is that is being made.
    fn progress(&self, key: &ReviewKey) -> Option<ReviewState> {
        let making = self.making();
        let this = making.get(key)?;
        Some(match this.total.load(Ordering::Relaxed) {
            0 => ReviewState::Waiting {
                ahead: making.values().filter(|other| other.number < this.number).count(),
            },
            total => ReviewState::Making { done: this.done.load(Ordering::Relaxed), total },
        })
    }

    /// Registers a review; `None` if it is being made already. Fails if the person waits for another one.
    fn register(&self, key: &ReviewKey, person: Option<PersonId>) -> Result<Option<Arc<Making>>, Error> {
        let mut making = self.making();
        if making.contains_key(key) {
            return Ok(None);
        }
        if person.is_some() && making.values().any(|other| other.person == person) {
            return Err(Error::ReviewRunning);
        }
        if making.len() >= MOST {
            return Err(Error::TooManyReviews);
        }
        let number = self.asked.fetch_add(1, Ordering::Relaxed);
        let new = Arc::new(Making { person, number, done: AtomicUsize::new(0), total: AtomicUsize::new(0) });
        making.insert(key.clone(), Arc::clone(&new));
        Ok(Some(new))
    }

    fn remove(&self, key: &ReviewKey) {
        self.making().remove(key);
    }
}

/// The name of what choices are judged from, in the database and in links.
pub(crate) const fn knowledge_name(knowledge: Knowledge) -> &'static str {
    match knowledge {
        Knowledge::Seat => "seat",
        Knowledge::All => "all",
    }
}

/// The inverse of [`knowledge_name`].
pub(crate) fn find_knowledge(name: &str) -> Option<Knowledge> {
    [Knowledge::Seat, Knowledge::All].into_iter().find(|knowledge| knowledge_name(*knowledge) == name)
}

/// Only a finished game is reviewed: a review says what was hidden.
fn check_over(snapshot: &Snapshot) -> Result<(), Error> {
    match snapshot.stage() {
        Stage::Over => Ok(()),
        Stage::Waiting => Err(Error::NotStarted),
        Stage::Playing(_) => Err(Error::NotOver),
        Stage::Ended => Err(Error::TableEnded),
    }
}

/// At startup: goes on with the reviews that were not complete.
pub(crate) async fn resume(app: Weak<App>) {
    loop {
        let Some(strong) = app.upgrade().filter(|app| !app.is_stopping()) else { return };
        match resume_once(&strong).await {
            Ok(()) => return,
            Err(error) => tracing::error!(%error, "cannot list the reviews to resume; trying again"),
        }
        drop(strong);
        tokio::time::sleep(RETRY).await;
    }
}

/// Goes on with the reviews of tables that are up to this process.
pub(crate) async fn resume_once(app: &Arc<App>) -> Result<(), Error> {
    for NewReview { key, person, .. } in app.store().unfinished_reviews(review::VERSION).await? {
        let Some(knowledge) = find_knowledge(&key.knowledge) else { continue };
        if !app.hall.drives(&key.table) || app.reviews.progress(&key).is_some() {
            continue;
        }
        let app = Arc::clone(app);
        match app.live_table(&key.table.0).await {
            // Another depth was configured before: the review would be of no use.
            Ok(live) if app.review_key(&live, knowledge) != key => {
                drop(app.store().delete_review(key).await);
            }
            Ok(live) => match app.reviews.register(&key, person) {
                Ok(Some(making)) => drop(tokio::spawn(make(app, live, knowledge, making))),
                Ok(None) => {}
                Err(error) => tracing::warn!(table = %key.table, %error, "cannot resume a review"),
            },
            // It would count as one that waits for ever.
            Err(error @ (Error::TableUnreadable | Error::TableNotFound)) => {
                tracing::warn!(table = %key.table, %error, "a review cannot be made any more");
                drop(app.store().delete_review(key).await);
            }
            Err(error) => tracing::warn!(table = %key.table, %error, "cannot resume a review"),
        }
    }
    Ok(())
}

/// Makes a review when it is its turn, and tries again while the database is away.
async fn make(app: Arc<App>, live: Arc<LiveTable>, knowledge: Knowledge, making: Arc<Making>) {
    let key = app.review_key(&live, knowledge);
    let mut stopping = app.stopping();
    let turn = tokio::select! {
        turn = app.reviews.turns.acquire() => turn.ok(),
        _ = stopping.wait_for(|stopping| *stopping) => None,
    };
    while turn.is_some() && !app.is_stopping() {
        match app.make_review(&live, knowledge, &making).await {
            Ok(()) | Err(Error::ShuttingDown) => break,
            Err(Error::StoreUnavailable | Error::OutcomeUnknown) => tokio::time::sleep(RETRY).await,
            Err(error) => {
                tracing::error!(table = %live.id, %error, "a review failed");
                drop(app.store().delete_review(key.clone()).await);
                break;
            }
        }
    }
    app.reviews.remove(&key);
}

impl App {
    fn plan(&self, knowledge: Knowledge) -> Plan {
        Plan { evaluations: self.config().review_evaluations, knowledge, ..Plan::default() }
    }

    fn review_key(&self, live: &LiveTable, knowledge: Knowledge) -> ReviewKey {
        let Plan { evaluations, seed, .. } = self.plan(knowledge);
        ReviewKey {
            table: live.id.clone(),
            depth: evaluations.unwrap_or(0),
            seed,
            knowledge: knowledge_name(knowledge).to_owned(),
            program: review::VERSION,
        }
    }

    /// How far the review of a table is. Fails if the game is not over.
    pub(crate) async fn review(
        &self,
        live: &Arc<LiveTable>,
        knowledge: Knowledge,
    ) -> Result<ReviewState, Error> {
        let snapshot = live.snapshot();
        check_over(&snapshot)?;
        let known = &live.reviewed[knowledge as usize];
        if let Some(reviewed) = known.get() {
            return Ok(ReviewState::Complete(Arc::clone(reviewed)));
        }
        let key = self.review_key(live, knowledge);
        if let Some(progress) = self.reviews.progress(&key) {
            return Ok(progress);
        }
        let body = match self.store().review(key.clone()).await? {
            Some(StoredReview::Complete(body)) => body,
            // Another process makes it.
            Some(StoredReview::Begun) if self.hall.is_shared() => {
                return Ok(ReviewState::Waiting { ahead: 0 });
            }
            Some(StoredReview::Begun) | None => return Ok(ReviewState::Missing),
        };
        let read = self.replay(move || {
            let review: Review = serde_json::from_str(&body)?;
            let texts = review::texts(snapshot.table.as_ref(), &review);
            Ok::<_, serde_json::Error>(Arc::new(Reviewed { review, texts }))
        });
        match read.await? {
            Ok(reviewed) => Ok(ReviewState::Complete(Arc::clone(known.get_or_init(|| reviewed)))),
            Err(error) => {
                tracing::error!(table = %live.id, %error, "a stored review cannot be read; it is made again");
                self.store().delete_review(key).await?;
                Ok(ReviewState::Missing)
            }
        }
    }

    /// Begins the review of a finished game for a person, unless it is complete or being made.
    pub(crate) async fn start_review(
        self: &Arc<Self>,
        live: &Arc<LiveTable>,
        person: PersonId,
        knowledge: Knowledge,
    ) -> Result<ReviewState, Error> {
        match self.review(live, knowledge).await? {
            ReviewState::Missing => {}
            known => return Ok(known),
        }
        if self.is_stopping() {
            return Err(Error::ShuttingDown);
        }
        let key = self.review_key(live, knowledge);
        if self.hall.is_shared() {
            self.check_stored_reviews(&key, person).await?;
        }
        if !self.hall.drives(&live.id) {
            let new = NewReview { key, person: Some(person), at: self.clock().now() };
            self.store().begin_review(new).await?;
            self.hall.announce_review();
            return Ok(ReviewState::Waiting { ahead: 0 });
        }
        if let Some(making) = self.reviews.register(&key, Some(person))? {
            let new = NewReview { key: key.clone(), person: Some(person), at: self.clock().now() };
            if let Err(error) = self.store().begin_review(new).await {
                self.reviews.remove(&key);
                return Err(error.into());
            }
            tokio::spawn(make(Arc::clone(self), Arc::clone(live), knowledge, making));
        }
        Ok(self.reviews.progress(&key).unwrap_or(ReviewState::Missing))
    }

    /// What [`Reviews::register`] checks, of the reviews of all processes.
    async fn check_stored_reviews(&self, key: &ReviewKey, person: PersonId) -> Result<(), Error> {
        let waiting = self.store().unfinished_reviews(review::VERSION).await?;
        if waiting.iter().any(|other| other.key == *key) {
            return Ok(());
        }
        if waiting.iter().any(|other| other.person == Some(person)) {
            return Err(Error::ReviewRunning);
        }
        if waiting.len() >= MOST { Err(Error::TooManyReviews) } else { Ok(()) }
    }

    /// Examines the steps that are not examined yet, and stores the review.
    async fn make_review(
        &self,
        live: &LiveTable,
        knowledge: Knowledge,
        making: &Making,
    ) -> Result<(), Error> {
        let key = self.review_key(live, knowledge);
        let examination = self.examination(live, knowledge).await?;
        let mut findings = self.known_findings(&key).await?;
        findings.truncate(examination.steps());
        making.total.store(examination.steps().max(1), Ordering::Relaxed);
        let mut kept = findings.len();
        let (mut coming, mut next) = (FuturesOrdered::new(), findings.len());
        while findings.len() < examination.steps() {
            making.done.store(findings.len(), Ordering::Relaxed);
            // Whoever drives the table now goes on with it.
            if self.is_stopping() || !self.hall.drives(&live.id) {
                return Err(Error::ShuttingDown);
            }
            // Workers examine several steps at the same time.
            while next < examination.steps() && coming.len() < self.bots.breadth() {
                let client = Client { class: Class::Review, person: making.person, table: live.id.clone() };
                coming.push_back(self.bots.examine(client, Arc::clone(&examination), next));
                next += 1;
            }
            let found = coming.next().await.ok_or(Error::Internal)??;
            findings.push(found.ok_or(Error::Internal)?);
            if findings.len() - kept >= PART {
                let part = findings[kept..].iter().map(to_json).collect::<Result<_, _>>()?;
                self.store().keep_findings(key.clone(), kept as u64, part).await?;
                kept = findings.len();
            }
        }
        let review = examination.conclude(findings);
        self.store().complete_review(key, to_json(&review)?).await?;
        Ok(())
    }

    async fn examination(&self, live: &LiveTable, knowledge: Knowledge) -> Result<Arc<Examined>, Error> {
        let (game, table, plan) = (live.game, Arc::clone(&live.snapshot().table), self.plan(knowledge));
        let examined = self.replay(move || Examined::new(game, table, plan)).await?;
        match examined {
            Ok(examined) => Ok(Arc::new(examined)),
            Err(ReviewError::Unfinished) => Err(Error::NotOver),
            Err(error @ (ReviewError::Stopped | ReviewError::OtherGame)) => {
                Err(Error::internal("a table cannot be reviewed", &error))
            }
        }
    }

    /// What is stored of a review that is being made, up to the first finding that cannot be read.
    async fn known_findings(&self, key: &ReviewKey) -> Result<Vec<Finding>, Error> {
        let stored = self.store().findings(key.clone()).await?;
        Ok(stored.iter().map_while(|finding| serde_json::from_str(finding).ok()).collect())
    }
}

fn to_json(value: &impl serde::Serialize) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|error| Error::internal("a review cannot be written", &error))
}
