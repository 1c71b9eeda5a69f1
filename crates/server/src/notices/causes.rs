//! What happens at a table that people are told of.

use std::collections::BTreeSet;

use store::{NewNotice, Occupant, Person, PersonId, SeatRow};
use table::Seat;

use super::{Notice, NoticeConfig, millis};
use crate::{
    app::App,
    errors::Error,
    live_table::{LiveTable, Snapshot, Stage},
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

/// What people are told when a table goes from one state to another. Whoever passes the turn from one of their own seats to
/// another knows it.
pub(crate) fn of_change(
    config: &NoticeConfig,
    pace: Pace,
    before: Option<&Snapshot>,
    after: &Snapshot,
    at: i64,
) -> Vec<NewNotice> {
    let (version, due) = (after.version(), at.saturating_add(millis(config.delay)));
    let was_over = before.is_some_and(|before| before.stage() == Stage::Over);
    if after.stage() == Stage::Over && !was_over {
        return people(after).into_iter().map(|it| Notice::Finished.to(it, version, at, due)).collect();
    }
    let Some((person, seat)) = to_act(after) else { return Vec::new() };
    let acted = before.and_then(to_act);
    if acted == Some((person, seat)) {
        return Vec::new();
    }
    let seat = u8::try_from(seat.index()).expect("a table has fewer than 256 seats");
    let knows = acted.is_some_and(|(other, _)| other == person);
    let turn = (!knows).then(|| Notice::Turn { seat }.to(person, version, at, due));
    // The dispatcher looks again at the deadline: taking back a decision does not extend it.
    let clock = pace.limit().zip(warning(pace)).map(|(limit, warning)| {
        Notice::Clock { seat }.to(person, version, at, at.saturating_add(limit - warning))
    });
    turn.into_iter().chain(clock).collect()
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
    let notice = Notice::Rematch { by: after.row(*first)?.name.clone() };
    let missing: BTreeSet<PersonId> = offer.missing.iter().filter_map(person).collect();
    let due = at.saturating_add(millis(config.delay));
    let told = missing.into_iter().map(|person| notice.to(person, after.version(), at, due)).collect();
    Some((person(first)?, told))
}

/// What people are told whom a chat line mentions: `@` and the name of a seat.
pub(crate) fn of_chat(
    config: &NoticeConfig,
    snapshot: &Snapshot,
    author: PersonId,
    (name, text): (&str, &str),
    at: i64,
) -> Vec<NewNotice> {
    let notice = Notice::Mention { by: name.to_owned() };
    let person = |row: &SeatRow| match row.occupant {
        Occupant::Person(person) if person != author && mentions(text, &row.name) => Some(person),
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

    /// Invites somebody to an open seat of a table: they are told through their channels, if they have any.
    pub(crate) async fn tell_invitation(
        &self,
        live: &LiveTable,
        from: &Person,
        to: PersonId,
    ) -> Result<(), Error> {
        let (snapshot, now) = (live.snapshot(), self.clock().now());
        let notice = Notice::Invitation { by: from.name.clone(), secret: snapshot.host.invitation.clone() };
        let row = notice.to(to, snapshot.version(), now, now);
        self.store().add_notices(live.id.clone(), vec![row]).await?;
        self.wake_notices();
        Ok(())
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
