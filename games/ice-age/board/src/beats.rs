//! What a note means on the board: who, where, how many points. The end of a round is a scene.

use ice_age::{Colour, IceAge, Note, Region};
use pages::{Beat, Cue, Rank};
use table::{Seat, text::Phrase};

use crate::spots::{self, discard, pile};

/// The pools and the supply.
const SUPPLIES: &str = "supplies";

pub(crate) fn beat(_: &IceAge, note: &Note) -> Beat {
    let at = |seat: Seat, region: Region| Beat::by(seat).at([spots::region(region)]);
    let from_to =
        |seat: Seat, from: Region, to: Region| Beat::by(seat).at([spots::region(from), spots::region(to)]);
    let scene = |key: &'static str| Cue::Opens(Phrase::new(key));
    match *note {
        Note::SetUp(..) => Beat::of(Rank::Phase),
        Note::Round(_) => Beat::of(Rank::Round).cue(Cue::Closes),
        Note::Migration(..) => Beat::of(Rank::Phase).cue(Cue::Closes),
        Note::Conflicts => Beat::of(Rank::Phase).cue(scene("ice-age-board-scene-night")),
        Note::Scoring | Note::Glacier => Beat::of(Rank::Phase),

        Note::Played(seat, card) | Note::Copied(seat, card) => {
            Beat::by(seat).at([discard(card.colour())]).cue(Cue::Closes)
        }
        Note::Paid(seat, ..) | Note::Earned(seat, _) | Note::EarnedFromBoth(seat, ..) => {
            Beat::by(seat).at([SUPPLIES]).detail()
        }
        Note::Chose(seat, ..)
        | Note::Stopped(seat)
        | Note::NothingToDo(seat)
        | Note::ClubKept(seat)
        | Note::Gave(seat, _) => Beat::by(seat).detail(),
        Note::Named(seat, ..) | Note::Waived(seat) | Note::NoPlay(seat) | Note::ClubTaken(seat) => {
            Beat::by(seat)
        }

        Note::Placed(seat, region)
        | Note::Removed(seat, _, region)
        | Note::MammothPlaced(seat, region)
        | Note::MammothRemoved(seat, region)
        | Note::Armed(seat, region) => at(seat, region),
        Note::Moved(seat, from, to)
        | Note::Drove(seat, _, from, to)
        | Note::Swapped(seat, (_, from), (_, to))
        | Note::MammothMoved(seat, from, to)
        | Note::FireMoved(seat, from, to) => from_to(seat, from, to),

        Note::PutAway(card) | Note::Drew(card) => drawn(None, card.colour()),
        Note::PutAwayUnseen(seat, colour) | Note::DrewUnseen(seat, colour) => drawn(Some(seat), colour),
        Note::HandDealt(_) => Beat::default().detail(),
        Note::HandDealtUnseen(seat) => Beat::by(seat).detail(),
        Note::Reshuffled(colour) => drawn(None, colour),

        Note::MigrationEndsWithCard(seat) | Note::MigrationEndsWithTurn(seat) | Note::LastCard(seat, _) => {
            Beat::by(seat).at([SUPPLIES])
        }
        Note::Stalled(_) => Beat::default(),

        // The end of the round: IA-CONF, IA-SCORE, IA-GLAC.
        Note::FireShown(region, _) => {
            Beat::default().at([spots::region(region)]).cue(step("ice-age-board-scene-fires"))
        }
        Note::NoConflict => Beat::default().cue(step("ice-age-board-scene-calm")),
        Note::Conflict(crowd) => in_region(Beat::default(), crowd.region),
        Note::SavedByClubs(region, ..) => in_region(Beat::default(), region),
        Note::Protected(seat, region, _) | Note::Lost(seat, region, _) => in_region(Beat::by(seat), region),
        Note::ClubsReturned(_) => Beat::default().detail().cue(step("ice-age-board-scene-after")),
        Note::Scored(seat, region, hunters, each) => {
            in_region(Beat::by(seat).points(i32::from(hunters) * i32::from(each)), region)
        }
        // Already counted, region by region.
        Note::Total(seat, ..) => Beat::by(seat).cue(step("ice-age-board-scene-totals")),
        Note::LastPlaced(seat, ..) => Beat::by(seat),
        Note::NoGlacier => Beat::default(),

        Note::Covered(seat, region) => at(seat, region).cue(Cue::Closes),
        Note::HuntersReturned(seat, region, _) => at(seat, region),
        Note::MammothsReturned(region, _) => Beat::default().at([spots::region(region)]).detail(),
        Note::NotCovered(seat) => Beat::by(seat).cue(Cue::Closes),
        Note::PoolMoved(_) => Beat::default().at([SUPPLIES]).detail(),
        Note::Won(seat, ..) => Beat::by(seat),
    }
}

fn drawn(seat: Option<Seat>, colour: Colour) -> Beat {
    Beat { seat, ..Beat::default().at([pile(colour)]).detail() }
}

fn step(key: &'static str) -> Cue {
    Cue::Step(Phrase::new(key))
}

/// A step of the scene in a region.
fn in_region(beat: Beat, region: Region) -> Beat {
    let name = Phrase::new("ice-age-board-scene-region").number("region", region.number());
    beat.at([spots::region(region)]).cue(Cue::Step(name))
}
