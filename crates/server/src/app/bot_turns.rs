//! Plays the turns of bots.

use std::{
    sync::{Arc, Weak, atomic::Ordering},
    time::Duration,
};

use bots::Advice;
use store::{PersonId, StoreError, TableId};
use table::Seat;

use super::App;
use crate::{
    bot_pool::Level,
    bot_queue::{Class, Client},
    errors::Error,
    guide,
    live_table::{Actor, Command, LiveTable, Snapshot, Submission},
};

/// How long to wait before the next attempt after a failure.
const RETRY: Duration = Duration::from_secs(2);

/// How many pauses a bot waits after the turn of a person, who may want to take it back.
const TAKE_BACK: u32 = 4;

/// At startup: schedules the deadlines of tables with a time limit and resumes tables where it is a bot's turn.
pub(super) async fn resume(app: Weak<App>) {
    let Some(strong) = app.upgrade() else { return };
    let tables = strong.unfinished_business_until_listed().await;
    drop(strong);
    for table in tables {
        let Some(app) = app.upgrade() else { return };
        app.resume(&table).await;
    }
}

impl App {
    /// The tables where it is a bot's turn, and those with a time limit.
    async fn unfinished_business(&self) -> Result<Vec<TableId>, StoreError> {
        let mut tables = self.store.tables_awaiting_bots().await?;
        tables.extend(self.store.paced_tables().await?);
        Ok(tables)
    }

    /// The same; tries again while the database is away. Nothing when the server stops.
    pub(crate) async fn unfinished_business_until_listed(&self) -> Vec<TableId> {
        while !self.is_stopping() {
            match self.unfinished_business().await {
                Ok(tables) => return tables,
                Err(error) => tracing::error!(%error, "cannot list the tables to resume; trying again"),
            }
            tokio::time::sleep(RETRY).await;
        }
        Vec::new()
    }

    /// Loads a table, schedules its deadline and lets its bots play. Tries again while the database is away. Returns whether the
    /// table could be loaded.
    pub(crate) async fn resume(self: &Arc<Self>, table: &TableId) -> bool {
        while !self.is_stopping() {
            match self.current_table(&table.0).await {
                Ok(live) => {
                    self.drive(&live);
                    return true;
                }
                Err(Error::StoreUnavailable) => tokio::time::sleep(RETRY).await,
                Err(error) => {
                    tracing::warn!(%table, %error, "cannot resume a table");
                    return false;
                }
            }
        }
        true
    }

    /// Resumes a table after a failed write.
    pub(super) async fn resume_later(self: &Arc<Self>, table: &TableId) {
        tokio::time::sleep(RETRY).await;
        self.resume(table).await;
    }

    /// Starts a task that plays for bots while it is their turn, unless one is running.
    pub(super) fn run_bots(self: &Arc<Self>, live: &Arc<LiveTable>) {
        if live.snapshot().bot_to_act().is_none() || live.bots_running.swap(true, Ordering::AcqRel) {
            return;
        }
        let (app, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            loop {
                app.play_for_bots(&live).await;
                live.bots_running.store(false, Ordering::Release);
                // A seat may have passed to a bot just before the flag was cleared.
                let continues = live.snapshot().bot_to_act().is_some()
                    && app.is_current(&live)
                    && !app.is_stopping()
                    && app.hall.drives(&live.id);
                if !continues || live.bots_running.swap(true, Ordering::AcqRel) {
                    return;
                }
            }
        });
    }

    async fn play_for_bots(self: &Arc<Self>, live: &Arc<LiveTable>) {
        while !self.is_stopping() && self.hall.drives(&live.id) {
            let snapshot = live.snapshot();
            let Some((seat, level)) = snapshot.bot_to_act() else { return };
            let action = match self.decide(live, &snapshot, seat, level).await {
                Ok(action) => action,
                Err(Error::ShuttingDown) => return,
                Err(error) => {
                    tracing::error!(table = %live.id, %error, "a bot cannot decide");
                    tokio::time::sleep(RETRY).await;
                    continue;
                }
            };
            let command = Command::Play(action);
            let submission =
                Submission { seat, version: snapshot.version(), client: None, command, obvious: false };
            match self.submit(live, Actor::Bot, submission).await {
                Err(Error::ShuttingDown) => return,
                // A failed write unloads the table; the bots continue at the one that is loaded in its place.
                _ if !self.is_current(live) => return,
                Ok(_) | Err(Error::StaleVersion | Error::TableChanged) => live.touch(self.clock.now()),
                Err(error) => {
                    tracing::error!(table = %live.id, %error, "the action of a bot failed");
                    tokio::time::sleep(RETRY).await;
                }
            }
        }
    }

    async fn decide(
        self: &Arc<Self>,
        live: &Arc<LiveTable>,
        snapshot: &Arc<Snapshot>,
        seat: Seat,
        level: Level,
    ) -> Result<String, Error> {
        let choices = snapshot.table.choices();
        let forced = choices.len() == 1;
        // The pause lets spectators follow the game. It is longer after the turn of a person, who may take it back.
        let pause = live.bot_pause(self.config.bot_pause);
        if snapshot.person_may_undo() {
            tokio::time::sleep(pause * TAKE_BACK).await;
        } else if !forced {
            tokio::time::sleep(pause).await;
        }
        let script = live.guide.as_ref().filter(|_| !snapshot.host.guide_skipped);
        let scripted = script.and_then(|script| guide::current(script, snapshot.table.as_ref()));
        if let Some(step) = scripted.filter(|step| step.seat == seat.index()) {
            return Ok(step.action.to_owned());
        }
        let first = choices.into_iter().next().map(|choice| choice.action);
        let first = first.ok_or_else(|| Error::internal("a seat must choose", &"it has no legal action"))?;
        if forced {
            return Ok(first);
        }
        let class = if snapshot.has_active_person() { Class::People } else { Class::Bots };
        let client = Client { class, person: snapshot.host.owner, table: live.id.clone() };
        let chosen = self.bots.choose(client, live.game, Arc::clone(&snapshot.table), level).await?;
        Ok(chosen.unwrap_or_else(|| {
            tracing::error!(table = %live.id, %level, "a bot found no action; the first legal one is played");
            first
        }))
    }

    /// What a bot advises the seat whose turn it is.
    pub(crate) async fn advise(
        &self,
        live: &LiveTable,
        snapshot: &Snapshot,
        person: PersonId,
    ) -> Result<Advice<String>, Error> {
        let client = Client { class: Class::People, person: Some(person), table: live.id.clone() };
        let advice = self.bots.advise(client, live.game, Arc::clone(&snapshot.table)).await?;
        advice.filter(|advice| !advice.choices.is_empty()).ok_or(Error::NoHint)
    }
}
