//! Bots play their turns, through the same door as people.

use std::{
    sync::{Arc, Weak, atomic::Ordering},
    time::Duration,
};

use table::Seat;

use super::Hall;
use crate::{
    bots,
    errors::Fault,
    guide,
    room::{Deed, Moment, Order, Room, Who},
};

/// How long to wait before trying again when the store fails.
const RETRY: Duration = Duration::from_secs(2);

/// After a start: tables with a time limit get their deadlines, tables in which a bot must act go on.
pub(super) async fn wake(hall: Weak<Hall>) {
    let Some(strong) = hall.upgrade() else { return };
    let mut tables = Vec::new();
    for found in [strong.store.tables_awaiting_bots().await, strong.store.paced_tables().await] {
        match found {
            Ok(found) => tables.extend(found),
            Err(error) => tracing::error!(%error, "tables that wait cannot be found"),
        }
    }
    drop(strong);
    for table in tables {
        let Some(hall) = hall.upgrade() else { return };
        match hall.room(&table.0).await {
            Ok(room) => hall.changed(&room),
            Err(fault) => tracing::warn!(%table, %fault, "a table cannot be woken"),
        }
    }
}

impl Hall {
    /// Lets bots play at this table for as long as it is their turn.
    pub(super) fn drive(self: &Arc<Self>, room: &Arc<Room>) {
        if room.now().bot_to_act().is_none() || room.driving.swap(true, Ordering::AcqRel) {
            return;
        }
        let (hall, room) = (Arc::clone(self), Arc::clone(room));
        tokio::spawn(async move {
            loop {
                hall.play_for_bots(&room).await;
                room.driving.store(false, Ordering::Release);
                // Somebody may have left their seat to a bot just before the flag fell.
                let goes_on = room.now().bot_to_act().is_some() && !hall.is_stopping();
                if !goes_on || room.driving.swap(true, Ordering::AcqRel) {
                    return;
                }
            }
        });
    }

    async fn play_for_bots(self: &Arc<Self>, room: &Arc<Room>) {
        while !self.is_stopping() {
            let now = room.now();
            let Some((seat, level)) = now.bot_to_act() else { return };
            let decided = self.decide(room, &now, seat, level).await;
            let action = match decided {
                Ok(action) => action,
                Err(Fault::Stopping) => return,
                Err(fault) => {
                    tracing::error!(table = %room.id, %fault, "a bot could not decide");
                    tokio::time::sleep(RETRY).await;
                    continue;
                }
            };
            let order = Order { seat, version: now.version(), client: None, deed: Deed::Play(action) };
            match self.act(room, Who::Bot, order).await {
                Ok(_) | Err(Fault::Stale) => room.touch(self.clock.now()),
                Err(Fault::Stopping) => return,
                Err(Fault::NoStore | Fault::NoTable) => {
                    // The room was dropped from memory; another one takes its place.
                    tokio::time::sleep(RETRY).await;
                    match self.room(&room.id.0).await {
                        Ok(fresh) if !Arc::ptr_eq(&fresh, room) => {
                            self.changed(&fresh);
                            return;
                        }
                        Ok(_) | Err(_) => {}
                    }
                }
                Err(fault) => {
                    tracing::error!(table = %room.id, %fault, "a bot's decision was refused");
                    tokio::time::sleep(RETRY).await;
                }
            }
        }
    }

    async fn decide(
        self: &Arc<Self>,
        room: &Arc<Room>,
        now: &Arc<Moment>,
        seat: Seat,
        level: &str,
    ) -> Result<String, Fault> {
        let choices = now.table.choices();
        let forced = choices.len() == 1;
        // People follow with their eyes; who does not look need not wait.
        if room.is_watched() && !forced {
            tokio::time::sleep(self.config.bot_pause).await;
        }
        let script = room.guide.as_ref().filter(|_| !now.guide_skipped);
        let scripted = script.and_then(|script| guide::current(script, now.table.as_ref()));
        if let Some(step) = scripted.filter(|step| step.seat == seat.index()) {
            return Ok(step.action.to_owned());
        }
        let first = choices.into_iter().next().map(|choice| choice.action);
        if forced {
            return first.ok_or(Fault::Internal);
        }
        let level = bots::level(level).unwrap_or(bots::DEFAULT_LEVEL);
        let chosen = self.thinkers.choose(room.game, Arc::clone(&now.table), level).await?;
        // A bot that knows nothing must not stop the others.
        chosen.or(first).ok_or(Fault::Internal)
    }

    /// What a bot would do in the place of the choosing seat.
    pub(crate) async fn hint(&self, room: &Arc<Room>, now: &Moment) -> Result<String, Fault> {
        let chosen = self.thinkers.choose(room.game, Arc::clone(&now.table), bots::HINT_LEVEL).await?;
        chosen.ok_or(Fault::NoHint)
    }
}
