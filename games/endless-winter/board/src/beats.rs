//! What a note means on the board: who, where, how many points. The Eclipse is a scene.

use endless_winter::{
    DELTA, EndlessWinter, HEADWATERS, Icon, Land, Note, Origin, Reach, RiverNote, Site, Source, Spot,
};
use pages::{Beat, Cue, Rank};
use table::{Seat, text::Phrase};

use crate::{
    look::own,
    megaliths,
    spots::{
        hex_spot,
        section::{COLUMNS, CULTURE, HUNT, IDOLS, MEGALITHS, PEOPLE, STONES, TERRAIN},
    },
};

pub(crate) fn beat(rules: &EndlessWinter, note: &Note) -> Beat {
    match *note {
        // Set-up.
        Note::StoneLaid(_)
        | Note::CultureLaid(_)
        | Note::AnimalLaid(_)
        | Note::TileLaid(..)
        | Note::LandChosen(_)
        | Note::TerrainLaid(..)
        | Note::ChiefOffered(_)
        | Note::SetupOffered(_)
        | Note::RestTokenUp(_)
        | Note::FiguresReturn
        | Note::DisplayRemoved(_) => Beat::default().detail(),
        Note::ChiefGiven(seat, _)
        | Note::SideChosen(seat, ..)
        | Note::SetupGiven(seat, _)
        | Note::Outfitted(seat, _)
        | Note::Compensated(seat, ..)
        | Note::FirstCamps(seat, ..) => Beat::by(seat).detail(),

        Note::Round(_) => Beat::of(Rank::Round).cue(Cue::Closes),
        Note::Preparation(_) => Beat::of(Rank::Phase).cue(Cue::Closes),
        Note::Turn(seat, _) => Beat { seat: Some(seat), ..Beat::of(Rank::Turn).cue(Cue::Closes) },

        // A turn.
        Note::Placed(seat, _, spot) => Beat::by(seat).at([match spot {
            Spot::Column(column) => format!("col-{}", column.word()),
            Spot::Rest => "rest".to_owned(),
        }]),
        Note::CulturePlayed(seat, _) => Beat::by(seat),
        Note::Recruited(seat, tribe, _) => Beat::by(seat).at([format!("deck-{}", rules.tribe_id(tribe))]),
        Note::DeckEmpty(seat, _) => Beat::by(seat).at([PEOPLE]).points(1),
        Note::Learned(seat, _) => Beat::by(seat).at([CULTURE]),
        Note::StoneTaken(seat, _) => Beat::by(seat).at([STONES]),
        Note::CampPlaced(seat, at) => Beat::by(seat).at([land(rules, at)]),
        Note::CampMoved(seat, from, to) => Beat::by(seat).at([land(rules, from), land(rules, to)]),
        Note::VillageFounded(seat, junction) => {
            Beat::by(seat).at(rules.board().around(junction).map(hex_spot))
        }
        Note::Revealing(seat) | Note::Hunted(seat, _) | Note::Caught(seat, _) => Beat::by(seat).at([HUNT]),
        Note::NoAnimals(seat) => Beat::by(seat).at([HUNT]).points(1),
        Note::Tipped(seat, _) | Note::Buried(seat, ..) => Beat::by(seat),
        Note::TokenTaken(seat, _) => Beat::by(seat).at(["rest"]),
        Note::NeutralPlaced(seat, site) | Note::MegalithPlaced(seat, site) => at_site(rules, seat, site),
        Note::MegalithRaised(seat, site, points) => at_site(rules, seat, site).points(points),
        Note::BuiltUpon(seat, points) => Beat::by(seat).at([MEGALITHS]).points(points),
        Note::Honored(seat, _, points, _) => Beat::by(seat).at([IDOLS]).points(points),
        Note::Offered(seat, ..) => Beat::by(seat).at([IDOLS]),
        Note::Cashed(seat, _) => Beat::by(seat).at([IDOLS]).points(1),
        Note::GlacierUp(hex, _) => Beat::default().at([hex_spot(hex)]),
        Note::Gained(seat, icon, count, origin) => gained(seat, icon, count, origin),
        Note::TribePlayed(seat, ..)
        | Note::Ate(seat, ..)
        | Note::SkillUsed(seat, _)
        | Note::ChiefUsed(seat, _)
        | Note::Lost(seat, ..)
        | Note::FoodCut(seat, _)
        | Note::LaborGained(seat, ..)
        | Note::Swapped(seat, ..)
        | Note::Declined(seat, ..)
        | Note::NotPaid(seat, _)
        | Note::SkillsLeft(seat, _)
        | Note::RitePaid(seat)
        | Note::Drew(seat, _)
        | Note::DrewUnseen(seat, _)
        | Note::Reshuffled(seat)
        | Note::Discarded(seat, _)
        | Note::TokenDeclined(seat, _)
        | Note::Committed(seat, _) => Beat::by(seat).detail(),
        Note::Benefit(seat, origin, _) => eclipse_turn(Beat::by(seat).detail(), seat, origin),

        // The Eclipse: EW-ECL.
        Note::Eclipse(_) => Beat::of(Rank::Phase).cue(Cue::Opens(own("scene-eclipse"))),
        Note::PileRevealed(seat, _) | Note::EclipseLabor(seat, _) => {
            Beat::by(seat).at([COLUMNS]).cue(step(own("scene-pile").seat("seat", seat)))
        }
        Note::OrderGiven(seat, _) => Beat::by(seat).detail().cue(step(own("scene-order"))),
        Note::Gathered(seat, at) => gathered(rules, seat, at),
        Note::LandLeft(seat, at) => gathered(rules, seat, at).detail(),
        Note::StoneScored(seat, _, points) => {
            Beat::by(seat).at([STONES]).points(points).cue(step(own("scene-stones").seat("seat", seat)))
        }
        Note::Final(seat, _) => Beat::by(seat).cue(step(own("scene-final"))),
        Note::River(note) => river(rules, &note),
    }
}

/// The notes of the expansion.
fn river(rules: &EndlessWinter, note: &RiverNote) -> Beat {
    match *note {
        RiverNote::HexLaid(..)
        | RiverNote::HeadwatersLaid(_)
        | RiverNote::LandmarkPlaced(..)
        | RiverNote::FishMixed => Beat::default().detail(),
        RiverNote::RaftsReturn => Beat::default().at(["reach-headwaters"]),
        RiverNote::StartPlaced(seat, _) => Beat::by(seat).at([TERRAIN]).detail(),
        RiverNote::RaftMoved(seat, from, to) => Beat::by(seat).at([reach(from), reach(to)]),
        RiverNote::RaftSpent(seat) => Beat::by(seat).at(["reach-headwaters"]).detail(),
        RiverNote::Driven(seat, _, from, to) => Beat::by(seat).at([land(rules, from), land(rules, to)]),
        RiverNote::FishDrawn(seat, _) => Beat::by(seat),
        RiverNote::LandmarkScored(seat, _, points) => Beat::by(seat).at([TERRAIN]).points(points),
        RiverNote::DeltaScored(seat, points) => {
            Beat::by(seat).at(["reach-delta"]).points(points).cue(step(own("scene-delta").seat("seat", seat)))
        }
    }
}

fn step(name: Phrase) -> Cue {
    Cue::Step(name)
}

/// The ends of the river have a place of their own; which hex lies between depends on the position.
fn reach(reach: Reach) -> &'static str {
    match reach {
        HEADWATERS => "reach-headwaters",
        DELTA => "reach-delta",
        _ => TERRAIN,
    }
}

/// A hex. With the expansion everybody enters from a tile of their own.
fn land(rules: &EndlessWinter, at: Land) -> String {
    let apart = rules.course().is_some() && at.hex == rules.board().entry();
    if apart { TERRAIN.to_owned() } else { hex_spot(at.hex) }
}

fn at_site(rules: &EndlessWinter, seat: Seat, site: Site) -> Beat {
    Beat::by(seat).at([megaliths::spot_id(&rules.site_text(site))])
}

fn gathered(rules: &EndlessWinter, seat: Seat, at: Land) -> Beat {
    let name = own("scene-land").seat("seat", seat).phrase("hex", rules.land_name(at));
    Beat::by(seat).at([land(rules, at)]).cue(step(name))
}

/// Means are details; points and people are not.
fn gained(seat: Seat, icon: Icon, count: u8, origin: Origin) -> Beat {
    let beat = match icon {
        Icon::Point => Beat::by(seat).points(count),
        _ => Beat::by(seat).detail(),
    };
    eclipse_turn(beat, seat, origin)
}

/// EW-ECL-13, EW-ECL-20: a player's part of the Eclipse begins with the turn order and ends with the own board.
fn eclipse_turn(beat: Beat, seat: Seat, origin: Origin) -> Beat {
    match origin.source {
        Source::TurnOrder => beat.cue(step(own("scene-place").seat("seat", seat))),
        Source::Board => beat.cue(step(own("scene-board").seat("seat", seat))),
        _ => beat,
    }
}
