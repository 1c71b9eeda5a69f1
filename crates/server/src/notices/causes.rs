//! What happens at a table that people are told of.

use std::collections::BTreeSet;

use store::{NewNotice, Occasion, Occupant, OutboxChange, Person, PersonId, SeatRow};
use table::Seat;

use super::{Notice, NoticeConfig, millis};
use crate::{
    app::App,
    errors::Error,
    live_table::{Snapshot, Stage},
    settings::Pace,
};

/// A warning comes when a fifth of the time is left, at most this long before the end.
const LONGEST_WARNING: i64 = 12 * 60 * 60 * 1000;

/// How long before the end of a turn its player is warned.
pub(super) fn warning(pace: Pace) -> Option<i64> {
    Some((pace.limit()? / 5).min(LONGEST_WARNING))
}

/// The person who must choose, with their seat.
fn to_act(snapshot: &Snapshot) -> Option<(PersonId, Seat)> {
    let Stage::Playing(seat) = snapshot.stage() else { return None };
    match snapshot.row(seat)? {
        SeatRow { occupant: Occupant::Person(person), bot: None, .. } => Some((*person, seat)),
        SeatRow { .. } => None,
    }
}

/// The people of a table for whom no bot plays.
fn people(snapshot: &Snapshot) -> BTreeSet<PersonId> {
    let person = |row: &SeatRow| match row.occupant {
        Occupant::Person(person) if row.bot.is_none() => Some(person),
        Occupant::Person(_) | Occupant::Bot | Occupant::Open => None,
    };
    snapshot.seats.iter().filter_map(person).collect()
}

/// What people are told when a table goes from one state to another.
pub(crate) fn of_change(
    config: &NoticeConfig,
    pace: Pace,
    before: Option<&Snapshot>,
    after: &Snapshot,
    at: i64,
) -> Vec<OutboxChange> {
    let (acted, acts) = (before.and_then(to_act), to_act(after));
    let was_over = before.is_some_and(|before| before.stage() == Stage::Over);
    let told: Vec<NewNotice> = if after.stage() == Stage::Over && !was_over {
        let due = at.saturating_add(millis(config.delay));
        people(after).into_iter().map(|it| Notice::Finished.to(it, after.version(), at, due)).collect()
    } else if let Some((person, seat)) = acts.filter(|_| acts != acted) {
        // Whoever passes the turn from one of their own seats to another knows it, and so does whoever takes a decision back.
        let knows =
            acted.is_some_and(|(other, _)| other == person) || after.table.last_to_decide() == Some(seat);
        of_turn(config, pace, after, (person, seat), at)
            .into_iter()
            .filter(|notice| !(knows && notice.occasion == Occasion::Turn))
            .collect()
    } else {
        Vec::new()
    };
    // Whoever has the turn now, the others have it no more.
    let forget = (acted.is_some() && acts != acted).then_some(OutboxChange::ForgetTurns);
    forget.into_iter().chain(told.into_iter().map(OutboxChange::Add)).collect()
}

/// What a person is told whose turn it is with this seat. Decisions that are taken back and taken again do not make another turn of
/// it.
fn of_turn(
    config: &NoticeConfig,
    pace: Pace,
    after: &Snapshot,
    (person, seat): (PersonId, Seat),
    at: i64,
) -> Vec<NewNotice> {
    let version = after.table.turn_since(seat);
    let due = at.saturating_add(millis(config.delay));
    let seat = u8::try_from(seat.index()).expect("a table has fewer than 256 seats");
    let turn = Notice::Turn { seat }.to(person, version, at, due);
    // Whoever returns to a turn has the time that was left.
    let clock = pace.limit().zip(warning(pace)).map(|(limit, warning)| {
        let warned = after.turn_started.saturating_add(limit - warning).max(due);
        Notice::Clock { seat }.to(person, version, at, warned)
    });
    [turn].into_iter().chain(clock).collect()
}

/// What the others are told when one of the players is the first to ask for a rematch, and who that is.
pub(crate) fn of_offer(
    config: &NoticeConfig,
    before: &Snapshot,
    after: &Snapshot,
    at: i64,
) -> Option<(PersonId, Vec<NewNotice>)> {
    let offer = after.rematch();
    let is_new = before.rematch().agreed.is_empty();
    let person = |seat: &Seat| match after.row(*seat)?.occupant {
        Occupant::Person(person) => Some(person),
        Occupant::Bot | Occupant::Open => None,
    };
    let first = offer.agreed.first().filter(|_| is_new)?;
    let from = person(first)?;
    let notice = Notice::Rematch { by: after.row(*first)?.name.clone(), from: Some(from.0) };
    let missing: BTreeSet<PersonId> = offer.missing.iter().filter_map(person).collect();
    let due = at.saturating_add(millis(config.delay));
    let told = missing.into_iter().map(|person| notice.to(person, after.version(), at, due)).collect();
    Some((from, told))
}

/// What somebody is told whom `from` invites to an open seat.
pub(crate) fn of_invitation(snapshot: &Snapshot, from: &Person, to: PersonId, at: i64) -> NewNotice {
    let secret = snapshot.host.invitation.clone();
    let notice = Notice::Invitation { by: from.name.clone(), secret, from: Some(from.id.0) };
    notice.to(to, snapshot.version(), at, at)
}

/// What people are told whom a chat line mentions: `@` and the name of a seat.
pub(crate) fn of_chat(
    config: &NoticeConfig,
    snapshot: &Snapshot,
    author: PersonId,
    (name, text): (&str, &str),
    at: i64,
) -> Vec<NewNotice> {
    let notice = Notice::Mention { by: name.to_owned(), from: Some(author.0) };
    // Somebody for whom a bot plays has left the table, or has let the time pass: the table does not wait for them.
    let person = |row: &SeatRow| match row.occupant {
        Occupant::Person(person) if person != author && row.bot.is_none() && mentions(text, &row.name) => {
            Some(person)
        }
        Occupant::Person(_) | Occupant::Bot | Occupant::Open => None,
    };
    let mentioned: BTreeSet<PersonId> = snapshot.seats.iter().filter_map(person).collect();
    let due = at.saturating_add(millis(config.delay));
    // The store numbers the notice like the chat line.
    mentioned.into_iter().map(|person| notice.to(person, 0, at, due)).collect()
}

/// Whether a text has `@` and this name, as a whole and in whatever case.
fn mentions(text: &str, name: &str) -> bool {
    let (text, name) = (text.to_lowercase(), name.to_lowercase());
    !name.is_empty()
        && text
            .split('@')
            .skip(1)
            .any(|rest| rest.strip_prefix(&name).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric)))
}

impl App {
    /// What of this is told to those who have not blocked the person it comes from.
    pub(crate) async fn unless_blocked(
        &self,
        by: PersonId,
        told: Vec<NewNotice>,
    ) -> Result<Vec<NewNotice>, Error> {
        let mut heard = Vec::with_capacity(told.len());
        for notice in told {
            if !self.blocked_by(notice.person).await?.contains(by) {
                heard.push(notice);
            }
        }
        Ok(heard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_after_an_at_sign_is_a_mention() {
        for text in ["@Ada", "hey @ada, you?", "mail@home @ADA!", "@Ada’s turn"] {
            assert!(mentions(text, "Ada"), "{text}");
        }
        for text in ["Ada", "@Adam", "a@b", "@", ""] {
            assert!(!mentions(text, "Ada"), "{text}");
        }
        assert!(mentions("@Old Ada wins", "Old Ada") && !mentions("@", ""));
    }

    #[test]
    fn a_warning_comes_with_a_fifth_of_the_time_left() {
        assert_eq!(warning(Pace::None), None);
        assert_eq!(warning(Pace::Minutes(5)), Some(60_000));
        assert_eq!(warning(Pace::Days(1)), Some(24 * 60 * 60 * 1000 / 5));
        assert_eq!(warning(Pace::Days(7)), Some(LONGEST_WARNING));
    }
}
