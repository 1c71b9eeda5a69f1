//! Actions and the story of the expansion in words.

use table::{
    sets::Indexed,
    text::{Arg, Phrase, Words},
};

use super::{End, RiverAction, RiverNote};
use crate::{
    EndlessWinter,
    ids::{Hex, Reach},
    names::effect,
    note::Land,
    state::{Source, State},
    story::by,
};

/// RR-RAFT-01: where there is a river, what moves a Camp may move the Raft, and the words say so.
fn name_rafts(phrase: &mut Phrase) {
    if phrase.key == "endless-winter-icon-move" {
        phrase.key = "endless-winter-icon-move-raft".into();
    }
    for (_, argument) in &mut phrase.with {
        match argument {
            Arg::Phrase(inner) => name_rafts(inner),
            Arg::List(inner) | Arg::Choice(inner) => inner.iter_mut().for_each(name_rafts),
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
        }
    }
}

/// The words of somebody at a table with a river.
pub(crate) struct RiverWords<'a>(pub(crate) &'a dyn Words);

impl Words for RiverWords<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        let mut phrase = phrase.clone();
        name_rafts(&mut phrase);
        self.0.say(&phrase)
    }
}

impl EndlessWinter {
    /// The phrase as it is said at this table, with a river or without.
    pub(crate) fn at_the_river(&self, mut phrase: Phrase) -> Phrase {
        if self.rivers.course.is_some() {
            name_rafts(&mut phrase);
        }
        phrase
    }

    pub(crate) fn say_river_action(&self, state: &State, action: RiverAction) -> Phrase {
        let in_column = state.open.stack.is_empty();
        let keyed = |paid: &'static str, free: &'static str| Phrase::new(if in_column { paid } else { free });
        match action {
            RiverAction::Start(spot) => {
                let hexes = self.rivers.course.as_ref().map(|course| course.spot(spot));
                let hexes = hexes.into_iter().flatten().map(|hex| self.hex_name(state, hex));
                Phrase::new("endless-winter-do-start").list("hexes", hexes.collect())
            }
            RiverAction::Raft(reach) => keyed("endless-winter-do-raft-paid", "endless-winter-do-raft")
                .phrase("to", self.reach_hex(state, reach)),
            RiverAction::CampAtRaft => {
                let hex = self.landing(state).unwrap_or_else(|| self.board.entry());
                keyed("endless-winter-do-landing-paid", "endless-winter-do-landing")
                    .phrase("hex", self.hex_name(state, hex))
            }
            RiverAction::VillageWithRaft(junction) => {
                let hexes = self.board.around(junction).map(|hex| self.hex_name(state, hex));
                keyed("endless-winter-do-village-raft-paid", "endless-winter-do-village-raft")
                    .list("hexes", hexes.to_vec())
            }
            RiverAction::Fish => Phrase::new("endless-winter-do-fish"),
            RiverAction::Delta => Phrase::new("endless-winter-do-delta")
                .number("points", self.delta_points(state, state.active())),
            RiverAction::Drive(seat, from, to) => Phrase::new("endless-winter-do-drive")
                .seat("seat", seat)
                .phrase("from", self.hex_name(state, from))
                .phrase("to", self.hex_name(state, to)),
        }
    }

    /// A place of the river with the hex it is: "the River (8)".
    fn reach_hex(&self, state: &State, reach: Reach) -> Phrase {
        let course = self.rivers.course.as_ref();
        match course.and_then(|course| course.hex(reach, state.open.river.headwaters)) {
            Some(hex) => self.hex_name(state, hex),
            None => Self::reach_name(reach),
        }
    }

    /// What a hex gives to the active player: what is printed, or the points of its Landmark.
    pub(crate) fn gathered(&self, state: &State, hex: Hex) -> Phrase {
        match state.open.river.landmark_on(hex) {
            Some(landmark) => Phrase::new("endless-winter-landmark-now")
                .phrase("landmark", self.landmark_name(landmark))
                .phrase("words", self.landmark_text(landmark))
                .number("points", self.landmark_points(state, state.active(), landmark)),
            None => effect(&self.effect(state, Source::Hex(hex))),
        }
    }

    pub(crate) fn say_river_note(&self, note: RiverNote) -> Phrase {
        let number = |hex: Hex| hex.index() as i64;
        match note {
            RiverNote::HexLaid(hex, terrain) => Phrase::new("endless-winter-tell-terrain-laid")
                .number("hex", number(hex))
                .phrase("terrain", self.terrain_name(terrain)),
            RiverNote::HeadwatersLaid(end) => {
                let other = match end {
                    End::West => End::East,
                    End::East => End::West,
                };
                Phrase::new("endless-winter-tell-headwaters")
                    .phrase("end", Self::end_name(end))
                    .phrase("other", Self::end_name(other))
            }
            RiverNote::LandmarkPlaced(landmark, hex) => Phrase::new("endless-winter-tell-landmark-placed")
                .phrase("landmark", self.landmark_name(landmark))
                .number("hex", number(hex))
                .phrase("words", self.landmark_text(landmark)),
            RiverNote::StartPlaced(seat, spot) => {
                by("endless-winter-tell-start", seat).phrase("spot", self.spot_name(spot))
            }
            RiverNote::RaftMoved(seat, from, to) => by("endless-winter-tell-raft", seat)
                .phrase("from", Self::reach_name(from))
                .phrase("to", Self::reach_name(to)),
            RiverNote::RaftSpent(seat) => by("endless-winter-tell-raft-spent", seat),
            RiverNote::RaftsReturn => Phrase::new("endless-winter-tell-rafts-return"),
            RiverNote::Driven(seat, rival, from, to) => self.say_driven(seat, rival, from, to),
            RiverNote::FishDrawn(seat, fish) => {
                by("endless-winter-tell-fish", seat).phrase("fish", self.fish_name(fish))
            }
            RiverNote::FishMixed => Phrase::new("endless-winter-tell-fish-mixed"),
            RiverNote::LandmarkScored(seat, landmark, points) => {
                by("endless-winter-tell-landmark-scored", seat)
                    .phrase("landmark", self.landmark_name(landmark))
                    .number("points", points)
            }
            RiverNote::DeltaScored(seat, points) => {
                by("endless-winter-tell-delta", seat).number("points", points)
            }
        }
    }

    fn say_driven(&self, seat: table::Seat, rival: table::Seat, from: Land, to: Land) -> Phrase {
        by("endless-winter-tell-driven", seat)
            .seat("rival", rival)
            .phrase("from", self.land(from))
            .phrase("to", self.land(to))
    }
}
