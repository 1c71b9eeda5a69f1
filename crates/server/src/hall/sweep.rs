//! Tables nobody uses leave memory; they come back when somebody asks for them.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use super::Hall;

/// Looks around now and then until the hall is gone.
pub(super) async fn sweep(hall: Weak<Hall>) {
    loop {
        let Some(pause) = hall.upgrade().map(|hall| hall.idle() / 4) else { return };
        tokio::time::sleep(pause.clamp(Duration::from_millis(20), Duration::from_secs(60))).await;
        let Some(hall) = hall.upgrade() else { return };
        hall.drop_idle();
        hall.limits.prune();
    }
}

impl Hall {
    fn drop_idle(&self) {
        let idle = i64::try_from(self.idle().as_millis()).unwrap_or(i64::MAX);
        let before = self.clock.now().saturating_sub(idle);
        let mut dropped = 0;
        // Whoever holds a room or is about to take one from its slot holds a count; nobody new comes while the map is locked.
        self.rooms().retain(|_, slot| {
            let Some(room) = slot.get() else { return true };
            let unused = room.used() < before && Arc::strong_count(slot) == 1 && Arc::strong_count(room) == 1;
            dropped += i64::from(unused);
            !unused
        });
        self.metrics.tables.dec_by(dropped);
    }
}
