//! What is still open in the current turn.

use table::sets::{Indexed, Set};

use super::Horizon;
use crate::{
    EndlessWinter,
    icons::{Bound, Gains, Icon},
    ids::{Animal, Column, Skill, Spot},
    price::Offer,
    state::{ChiefSkill, Frame, Player, Source, Stage, State},
};

/// Labor a player can use in one Migrate turn without running out of good moves.
const USEFUL_MOVES: f32 = 4.0;

impl EndlessWinter {
    /// What is still open in the current turn.
    pub(super) fn worth_of_the_moment(&self, state: &State, horizon: &Horizon<'_>) -> f32 {
        let weights = horizon.weights;
        let mut value = 0.0;
        let mut below = None;
        for frame in state.open.stack.as_slice() {
            value += weights.pending
                * match *frame {
                    Frame::Gains { source, gains } => self.pending_worth(state, source, &gains, horizon),
                    Frame::Pay(skill) => self.effect_worth(&self.culture_skill(skill), horizon),
                    // One for each card of the price, and all for the same effect.
                    Frame::Discard(_) if below == Some(frame) => 0.0,
                    Frame::Discard(source) => {
                        let effect = self.effect(state, source);
                        self.gains_worth(&effect.gains, horizon)
                    }
                    Frame::Again(source, left) => {
                        let effect = self.effect(state, source).once();
                        f32::from(left.min(3)) * self.effect_worth(&effect, horizon)
                    }
                    Frame::Fee(culture) => self.culture_worth(culture, horizon) - 0.4,
                    Frame::Further(skill) => {
                        let skills = &self.tables.cultures[skill.culture().index()].skills;
                        let left = skills.iter().skip(skill.place());
                        left.map(|effect| self.effect_worth(effect, horizon)).sum()
                    }
                };
            below = Some(frame);
        }
        let moment = &state.open.moment;
        for (skill, count) in moment.ready.iter() {
            let source = match (self.in_eclipse(state), skill) {
                (true, Skill::Tribe(tribe)) => Source::EclipseSkill(tribe),
                (false, Skill::Tribe(tribe)) => Source::Skill(tribe),
                (_, Skill::Culture(skill)) => Source::Culture(skill),
            };
            let effect = self.effect(state, source);
            // A bound Culture skill waits for the right column.
            let hope = match (effect.bound, moment.spot) {
                (Bound::Column(_), None) => weights.bound_skill,
                _ if self.in_eclipse(state) || self.in_place(state, effect.bound) => weights.ready_skill,
                _ => 0.0,
            };
            value += hope * f32::from(count) * self.effect_worth(&effect, horizon);
        }
        if moment.chief == ChiefSkill::Ready {
            let effect = self.chief_effect(state);
            if self.in_place(state, effect.bound) {
                value += weights.ready_skill * self.effect_worth(&effect, horizon);
            }
        }
        match (state.open.stage, moment.spot) {
            (Stage::Top, Some(Spot::Column(column))) => {
                value += self.worth_of_column(state, column, horizon);
            }
            (Stage::Middle, Some(Spot::Column(column))) if !state.open.claimed.has(column) => {
                value += weights.pending * self.gains_worth(&self.tables.bottoms[column.index()], horizon);
            }
            (Stage::Plan, _) => value += weights.planned_labor * f32::from(moment.labor) / 2.0,
            (Stage::RestToken, _) => value += weights.pending * self.gains_worth(&self.tables.rest, horizon),
            _ => {}
        }
        // A resting figure bids in the Eclipse.
        value += weights.bid_labor * f32::from(state.me().figures.resting() * self.tables.rest_labor);
        if state.open.stage == Stage::Lands {
            let lands = moment.lands.iter().filter(|&hex| self.may_gather(state, hex));
            value += lands
                .map(|hex| weights.open_land * self.hex_worth(state, state.active(), hex, horizon))
                .sum::<f32>();
        }
        value
    }

    /// A pending benefit: tips are judged by the best Animal, the rest by the icon.
    fn pending_worth(&self, state: &State, source: Source, gains: &Gains, horizon: &Horizon<'_>) -> f32 {
        gains
            .iter()
            .map(|unit| {
                let each = match unit.icon {
                    _ if !unit.icon.is_possible(self, state, source) => 0.0,
                    Icon::Tip | Icon::TipSame | Icon::TipOther => {
                        let open = self.open_types(source, state.me().upright.iter());
                        self.best_tip(state, open, horizon)
                    }
                    icon => self.icon_worth(icon, horizon),
                };
                f32::from(unit.count) * each
            })
            .sum()
    }

    /// The gain of tipping the Animal of these that is best tipped.
    fn best_tip(&self, state: &State, among: Set<Animal>, horizon: &Horizon<'_>) -> f32 {
        let me: &Player = state.me();
        let now = f32::from(self.animal_points(me));
        let mut best = 0.0_f32;
        for animal in among {
            let mut tipped = *me;
            tipped.upright.take(animal);
            let lost = now - f32::from(self.animal_points(&tipped));
            let gain = self.gains_worth(&self.tables.animals[animal.index()].tip, horizon);
            best = best.max(gain * horizon.weights.tip_gain - lost - horizon.weights.tip_loss * horizon.left);
        }
        best
    }

    /// The best stone the next slot can take, with what the slot costs and gives.
    fn worth_of_stone(&self, state: &State, horizon: &Horizon<'_>) -> f32 {
        let stones = self.stone_choices(state);
        let expected_points =
            stones.iter().map(|stone| self.expected_stone(state, state.active(), stone, horizon));
        let best = expected_points.fold(0.0, f32::max);
        match self.tables.slots.get(state.me().stones.len()) {
            Some(slot) if best > 0.0 => {
                let price = f32::from(slot.price.food) * self.icon_worth(Icon::Food, horizon)
                    + f32::from(slot.price.tools) * self.icon_worth(Icon::Tool, horizon);
                (best + self.gains_worth(&slot.gives, horizon) - price).max(0.0)
            }
            _ => 0.0,
        }
    }

    /// What the sections of the column still offer.
    fn worth_of_column(&self, state: &State, column: Column, horizon: &Horizon<'_>) -> f32 {
        let me = state.me();
        let weights = horizon.weights;
        let moment = &state.open.moment;
        let pool = f32::from(moment.labor) / 2.0;
        let mut hand = f32::from(self.tables.labor_for_food(me.food, 0)) * 0.5;
        for (tribe, count) in state.mine().hand.tribe.iter() {
            let half = self.labor_at(tribe, moment.spot);
            let fresh = u8::from(moment.fresh.has(tribe));
            hand += f32::from(count.saturating_sub(fresh)) * f32::from(half) / 2.0;
        }
        let reach = pool + hand;
        let time = (0.4 + horizon.left).min(1.0);
        let (useful, each, middle) = match column {
            Column::Initiate => {
                let types = 5 - moment.asked.len().min(5);
                let useful = reach.floor().min(f32::from(me.tools)).min(types as f32);
                let rite = self.payable(state, self.price(Offer::Rite, me));
                (useful, weights.initiate * time, if rite { weights.rite } else { 0.0 })
            }
            Column::Develop => {
                let each = f32::from(self.price(Offer::Learn, me).labor) / 2.0;
                let cards = (reach / each).floor().min(state.open.display.len() as f32);
                (cards * each, weights.develop, self.worth_of_stone(state, horizon))
            }
            Column::Migrate => {
                let village = self.payable(state, self.price(Offer::Village, me)) && self.can_found(state);
                let moves =
                    if Icon::MoveCamp.is_possible(self, state, Source::Rest) { USEFUL_MOVES } else { 0.0 };
                let each = weights.migrate * horizon.eclipses.min(1.5);
                (reach.floor().min(moves), each, if village { weights.open_village } else { 0.0 })
            }
            Column::Hunt => {
                let prey = f32::from(me.tools).min(state.open.area.total() as f32 + 1.0);
                let upright = me.upright.iter().map(|(animal, _)| animal).collect();
                (reach.floor().min(prey + 0.5), weights.hunt, self.best_tip(state, upright, horizon))
            }
        };
        let bottom = if state.open.claimed.has(column) {
            0.0
        } else {
            self.gains_worth(&self.tables.bottoms[column.index()], horizon)
        };
        let in_pool = pool.min(useful);
        let in_hand = (useful - in_pool).max(0.0).min(hand);
        each * (in_pool + weights.labor_in_hand * in_hand) + weights.pending * (middle + bottom)
    }
}
