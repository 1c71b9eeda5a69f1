//! The expected points of a seat by what they come from.

use table::{Seat, Terms};

use crate::{
    EndlessWinter,
    state::{Scored, Stage, State},
    weights::Weights,
};

impl EndlessWinter {
    /// The parts of [`expected_points`](Self::expected_points): what is scored with what it may still grow to.
    pub(super) fn add_terms(&self, weights: &Weights, state: &State, seat: Seat, terms: &mut Terms) {
        let player = state.player(seat);
        let scored = |source: Scored| f32::from(player.points[source as usize]);
        let mut add = |name, points: f32| terms.add(seat, name, points);
        add("endless-winter-term-megaliths", scored(Scored::Megaliths));
        add("endless-winter-term-stones", scored(Scored::Stones));
        add("endless-winter-term-honor", scored(Scored::Idols));
        add("endless-winter-term-benefits", scored(Scored::Benefits));
        add("endless-winter-term-offering", f32::from(self.offering_points(player)));
        add("endless-winter-term-burials", f32::from(self.burial_points(state, seat)));
        add("endless-winter-term-cards", f32::from(self.card_points(&self.owned(state, seat))));
        add("endless-winter-term-animals", f32::from(self.animal_points(player)));
        add("endless-winter-term-river", scored(Scored::Landmarks) + scored(Scored::Delta));
        if matches!(state.open.stage, Stage::Over | Stage::Count) {
            return;
        }
        let horizon = &self.horizon(weights, state, seat);
        let idols = self.worth_of_idols(state, seat, horizon);
        let stones = player.stones.iter().map(|stone| self.expected_stone(state, seat, stone, horizon));
        add("endless-winter-term-resources", self.worth_of_resources(state, seat, horizon));
        add("endless-winter-term-cards", self.worth_of_cards(state, seat, horizon));
        add("endless-winter-term-honor", idols.climb + idols.rank);
        add("endless-winter-term-offering", idols.offering);
        add("endless-winter-term-burials", idols.hoped + idols.buried);
        add("endless-winter-term-land", self.worth_of_land(state, seat, horizon));
        add("endless-winter-term-river", self.worth_of_river(state, seat, horizon));
        add("endless-winter-term-megaliths", self.worth_of_megaliths(state, seat, horizon));
        add("endless-winter-term-stones", stones.sum());
        add("endless-winter-term-animals", self.worth_of_animals(state, seat, horizon));
        if Self::has_the_turn(state, seat) {
            add("endless-winter-term-turn", self.worth_of_the_moment(state, horizon));
        }
    }
}
