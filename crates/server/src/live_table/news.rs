//! What happens among the people at a table: arriving, leaving, running out of time, agreeing to a rematch. Kept in memory,
//! for pages that are open.

use std::sync::{Arc, atomic::Ordering};

use serde::{Deserialize, Serialize};
use table::Seat;

use super::{LiveTable, Snapshot};

/// The number of news kept.
const KEPT: usize = 20;

/// Something a person did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Deed {
    /// Took an open seat.
    Joined,
    /// Opened the table.
    Arrived,
    /// Closed the table.
    WentAway,
    /// Left the seat to a bot.
    Left,
    /// Resigned.
    Resigned,
    /// Ran out of time.
    RanOutOfTime,
    /// Took the seat back.
    Returned,
    /// Was the first to ask for a rematch.
    OfferedRematch,
    /// Agreed to a rematch.
    AgreedToRematch,
}

impl Deed {
    /// The message that tells it; its argument is the name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Joined => "server-news-joined",
            Self::Arrived => "server-news-arrived",
            Self::WentAway => "server-news-away",
            Self::Left => "server-news-left",
            Self::Resigned => "server-news-resigned",
            Self::RanOutOfTime => "server-news-expired",
            Self::Returned => "server-news-returned",
            Self::OfferedRematch => "server-news-offered",
            Self::AgreedToRematch => "server-news-agreed",
        }
    }
}

/// A deed of the person in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct News {
    /// Different for all news of a table.
    pub(crate) number: u64,
    pub(crate) at: i64,
    pub(crate) seat: Seat,
    pub(crate) deed: Deed,
}

impl Deed {
    /// Whether every process finds out by itself: from who has the table open.
    const fn is_presence(self) -> bool {
        match self {
            Self::Arrived | Self::WentAway => true,
            Self::Joined
            | Self::Left
            | Self::Resigned
            | Self::RanOutOfTime
            | Self::Returned
            | Self::OfferedRematch
            | Self::AgreedToRematch => false,
        }
    }
}

impl LiveTable {
    /// What people did that other processes have not been told; `None` if they know of the newest stored change. The caller tells
    /// them now.
    pub(crate) fn untold_deeds(&self) -> Option<Vec<(i64, u8, Deed)>> {
        let snapshot = self.snapshot();
        if self.announced.fetch_max(snapshot.stored(), Ordering::AcqRel) >= snapshot.stored() {
            return None;
        }
        let last = snapshot.news.last().map_or(0, |news| news.number);
        let told = self.told_news.fetch_max(last, Ordering::AcqRel);
        let untold = snapshot.news.iter().filter(|news| news.number > told && !news.deed.is_presence());
        Some(
            untold
                .filter_map(|news| Some((news.at, u8::try_from(news.seat.index()).ok()?, news.deed)))
                .collect(),
        )
    }

    /// Others know this state, because it comes from them.
    pub(super) fn note_told(&self, snapshot: &Snapshot) {
        self.announced.fetch_max(snapshot.stored(), Ordering::AcqRel);
        self.told_news.fetch_max(snapshot.news.last().map_or(0, |news| news.number), Ordering::AcqRel);
    }
}

impl Snapshot {
    /// The same state with another deed told. It is shown when the snapshot after it is published.
    #[must_use]
    pub(crate) fn told(&self, at: i64, seat: Seat, deed: Deed) -> Self {
        let number = self.news.last().map_or(self.revision, |last| last.number.max(self.revision)) + 1;
        let mut news = Vec::clone(&self.news);
        news.push(News { number, at, seat, deed });
        let surplus = news.len().saturating_sub(KEPT);
        news.drain(..surplus);
        Self { news: Arc::new(news), ..self.clone() }
    }
}
