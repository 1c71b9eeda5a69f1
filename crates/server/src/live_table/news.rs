//! What happens among the people at a table: arriving, leaving, running out of time, agreeing to a rematch. Kept in memory,
//! for pages that are open.

use std::sync::Arc;

use table::Seat;

use super::Snapshot;

/// The number of news kept.
const KEPT: usize = 20;

/// Something a person did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
