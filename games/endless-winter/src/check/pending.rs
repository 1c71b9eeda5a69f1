//! What is pending, and whether it could be.

use table::{
    refusal::InvalidPosition,
    sets::{Indexed, Set},
};

use super::require;
use crate::{
    EndlessWinter,
    ids::{Site, Spot, Tribe},
    rivers::DeltaCheck,
    state::{Due, HUNT_AREA, Moment, OnHex, Source, Stage, State},
};

impl EndlessWinter {
    pub(super) fn check_moment(&self, state: &State) -> Result<(), InvalidPosition> {
        let open = &state.open;
        let moment = &open.moment;
        let fresh = moment.fresh.iter().all(|tribe| tribe.has_deck() && moment.asked.has(tribe));
        require(fresh, "EW-INIT-04", "a card of this turn that nobody took")?;
        let blank = match open.stage {
            Stage::Plan => Moment {
                labor: moment.labor,
                cultures: moment.cultures,
                above: moment.above,
                ready: moment.ready,
                ..Moment::default()
            },
            Stage::RestToken | Stage::Top | Stage::Middle | Stage::Closing => {
                Moment { lands: Set::EMPTY, delta: DeltaCheck::Closed, ..*moment }
            }
            Stage::Skills | Stage::Lands | Stage::Board | Stage::Stones => Moment {
                ready: moment.ready,
                lands: moment.lands,
                labor: moment.labor,
                delta: moment.delta,
                ..Moment::default()
            },
            Stage::Commit => {
                let Moment { spot, chief, labor, .. } = *moment;
                Moment { spot, chief, labor, ..Moment::default() }
            }
            _ => Moment::default(),
        };
        require(*moment == blank, "EW-RULING-15", "something of another turn is left")?;
        let cards = if self.in_eclipse(state) { &state.me().eclipse } else { &moment.above };
        let owned =
            moment.ready.within(cards) && moment.ready.culture.iter().all(|skill| self.is_printed(skill));
        require(owned, "EW-TURN-35", "a skill is ready whose card is not there")?;
        let cultures_only = open.stage != Stage::Plan || moment.above.tribe.is_empty();
        require(cultures_only, "EW-TURN-23", "a Tribe card was played too early")?;
        let rested = moment.spot != Some(Spot::Rest) || moment.above.tribe.is_empty();
        require(rested, "EW-REST-05", "a Tribe card was played in a Rest turn")?;
        let lands = moment.lands.without(self.board.hexes()).is_empty();
        require(lands, "EW-ECL-15", "a hex beside the board")
    }

    pub(super) fn check_pending(&self, state: &State) -> Result<(), InvalidPosition> {
        let open = &state.open;
        let acting = matches!(
            open.stage,
            Stage::Plan
                | Stage::Top
                | Stage::Middle
                | Stage::Closing
                | Stage::Commit
                | Stage::Skills
                | Stage::Lands
                | Stage::Stones
        );
        let due = match open.due {
            Due::Nothing => true,
            Due::Draw => acting && !state.mine().draw.is_empty(),
            Due::Catch => acting && !open.animals.is_empty(),
            Due::Reveal(count) => {
                let room = HUNT_AREA - open.area.total();
                acting && count > 0 && u32::from(count) <= room.min(open.animals.total())
            }
            Due::Glacier(hex) => acting && open.tokens[hex.index()] == OnHex::FaceDown,
            Due::RestToken => {
                open.stage == Stage::RestToken && open.rest.open.is_none() && !open.rest.pile.is_empty()
            }
            Due::Fish => acting && !open.river.supply.is_empty(),
        };
        require(due, "EW-TURN-05", "chance is asked for something impossible")?;
        let frames = open.stack.as_slice();
        require(frames.is_empty() || acting, "EW-RULING-10", "benefits are pending out of turn")?;
        let waits = !matches!(open.stage, Stage::Middle) || !frames.is_empty() || open.due != Due::Nothing;
        require(waits, "EW-TURN-18", "the middle of nothing")?;
        for (below, frame) in frames.iter().enumerate() {
            require(frame.is_sound(self, state, below), "EW-RULING-10", "a pending benefit that cannot be")?;
        }
        Ok(())
    }

    pub(crate) fn is_sound_source(&self, source: Source) -> bool {
        match source {
            Source::Space(site) => site < Site::new(32),
            Source::Offering(level) => level <= self.tables.offering_top(),
            Source::Slot(slot) => slot < 3,
            Source::Culture(skill) => self.is_printed(skill),
            Source::Kin(tribe) => tribe.has_deck(),
            Source::OtherAnimals(types) => !types.is_empty(),
            Source::OtherTribes(types) => {
                !types.is_empty() && types.set::<Tribe>().iter().all(Tribe::has_deck)
            }
            Source::Rest
            | Source::Skill(_)
            | Source::EclipseSkill(_)
            | Source::Chief
            | Source::Rite
            | Source::Bottom(_)
            | Source::TurnOrder
            | Source::Hex(_)
            | Source::Board
            | Source::Tip(_)
            | Source::Glacier(_)
            | Source::Herd(_)
            | Source::Fish(_) => true,
        }
    }
}
