//! The review of a finished game: where it was won, what would have been better, and what luck did.

pub(crate) mod curve;
mod numbers;
mod page;
mod sums;
pub(crate) mod verdict;

pub use page::{review, review_main};

use table::Seat;
use table::Viewer;

use crate::model::{Known, TableHead};

/// The step of the replay as a seat saw it, with the review beside it.
pub(crate) fn replay_path(head: &TableHead, step: usize, viewer: Viewer, known: Option<Known>) -> String {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(format!("as={}", seat.number())),
        Viewer::Public => None,
    };
    let known =
        known.filter(|known| *known != Known::default()).map(|known| format!("known={}", known.name()));
    let query: Vec<String> = seat.into_iter().chain(known).collect();
    let mark = if query.is_empty() { "" } else { "?" };
    format!("/table/{}/replay/{step}{mark}{}", head.id, query.join("&"))
}

/// Whose choices a review lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lessons {
    /// Those of the reader; everybody's for somebody who did not play.
    Own,
    /// Those of all seats.
    All,
    /// Those of one seat.
    Of(Seat),
}

/// The review, judged from what is `known`, with the choices of one seat or of all.
pub(crate) fn review_path(head: &TableHead, known: Known, lessons: Lessons) -> String {
    let known = (known != Known::default()).then(|| format!("known={}", known.name()));
    let lessons = match lessons {
        Lessons::Own => None,
        Lessons::All => Some("seat=all".to_owned()),
        Lessons::Of(seat) => Some(format!("seat={}", seat.number())),
    };
    let query: Vec<String> = known.into_iter().chain(lessons).collect();
    let mark = if query.is_empty() { "" } else { "?" };
    format!("/table/{}/review{mark}{}", head.id, query.join("&"))
}
