//! Whose eyes an answer is for.

use store::{Person, Sitter};
use table::{Seat, Viewer};

use crate::{
    errors::Fault,
    room::{Moment, Stage},
};

/// What somebody gets to see of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// Whose eyes.
    pub(crate) viewer: Viewer,
    /// The person's own seats.
    pub(crate) mine: Vec<Seat>,
    /// The device has to be handed to this seat first.
    pub(crate) hand_over: Option<Seat>,
}

impl Look {
    /// What `person` sees who asks to look from the seat `wished`, or from none in particular.
    pub(crate) fn new(moment: &Moment, person: Option<&Person>, wished: Option<Seat>) -> Result<Self, Fault> {
        let mine = person.map(|person| moment.seats_of(person.id)).unwrap_or_default();
        if let Some(seat) = wished {
            if moment.row(seat).is_none() {
                return Err(Fault::NoSeat);
            }
            if !mine.contains(&seat) {
                return Err(Fault::NotYourSeat);
            }
        }
        let acting = match moment.stage() {
            Stage::Playing(seat) if plays_itself(moment, seat) => Some(seat).filter(|it| mine.contains(it)),
            Stage::Playing(_) | Stage::Waiting | Stage::Over => None,
        };
        let viewer = match (wished, mine.as_slice()) {
            (Some(seat), _) => Viewer::Seat(seat),
            (None, [only]) => Viewer::Seat(*only),
            // Several people share the device, and nobody said who is looking.
            (None, _) => Viewer::Public,
        };
        let hand_over = acting.filter(|&seat| viewer != Viewer::Seat(seat));
        Ok(Self { viewer: if hand_over.is_some() { Viewer::Public } else { viewer }, mine, hand_over })
    }
}

fn plays_itself(moment: &Moment, seat: Seat) -> bool {
    moment.row(seat).is_some_and(|row| matches!(row.sitter, Sitter::Person(_)) && row.bot.is_none())
}
