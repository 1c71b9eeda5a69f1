//! The viewer of a response.

use store::{Occupant, Person};
use table::{Seat, Viewer};

use crate::{
    errors::Error,
    live_table::{Snapshot, Stage},
};

/// From which seat a caller sees a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Perspective {
    /// The viewer from which the response is made.
    pub(crate) viewer: Viewer,
    /// The seats of the caller.
    pub(crate) own_seats: Vec<Seat>,
    /// The seat to which a shared device must be handed first.
    pub(crate) hand_over: Option<Seat>,
}

impl Perspective {
    /// The perspective of `person`. Without a `requested` seat, the person's only seat or the public. Fails if the requested
    /// seat belongs to somebody else.
    pub(crate) fn new(
        snapshot: &Snapshot,
        person: Option<&Person>,
        requested: Option<Seat>,
    ) -> Result<Self, Error> {
        let own_seats = person.map(|person| snapshot.seats_of(person.id)).unwrap_or_default();
        if let Some(seat) = requested {
            if snapshot.row(seat).is_none() {
                return Err(Error::SeatNotFound);
            }
            if !own_seats.contains(&seat) {
                return Err(Error::NotYourSeat);
            }
        }
        let acting = match snapshot.stage() {
            Stage::Playing(seat) if is_played_by_person(snapshot, seat) => {
                Some(seat).filter(|it| own_seats.contains(it))
            }
            Stage::Playing(_) | Stage::Waiting | Stage::Over | Stage::Ended => None,
        };
        let viewer = match (requested, own_seats.as_slice()) {
            (Some(seat), _) => Viewer::Seat(seat),
            (None, [only]) => Viewer::Seat(*only),
            // A shared device, and the request does not say which seat is looking.
            (None, _) => Viewer::Public,
        };
        let hand_over = acting.filter(|&seat| viewer != Viewer::Seat(seat));
        Ok(Self { viewer: if hand_over.is_some() { Viewer::Public } else { viewer }, own_seats, hand_over })
    }
}

fn is_played_by_person(snapshot: &Snapshot, seat: Seat) -> bool {
    snapshot.row(seat).is_some_and(|row| matches!(row.occupant, Occupant::Person(_)) && row.bot.is_none())
}
