//! The ways to points that a specialist can favour.

use table::{Seat, Strategy};

use crate::{
    EndlessWinter,
    evaluate::Horizon,
    state::{Scored, State},
};

/// A way to points.
#[derive(Clone, Copy)]
pub(crate) enum Way {
    Megaliths,
    Animals,
    Idols,
    Villages,
    Stones,
    Burials,
    Cards,
}

impl Way {
    /// In the order of [`LIST`].
    pub(crate) const ALL: [Self; 7] = [
        Self::Megaliths,
        Self::Animals,
        Self::Idols,
        Self::Villages,
        Self::Stones,
        Self::Burials,
        Self::Cards,
    ];
}

/// The ways to points with their names.
pub(crate) const LIST: [Strategy; 7] = [
    Strategy { name: "megaliths", key: "endless-winter-strategy-megaliths" },
    Strategy { name: "animals", key: "endless-winter-strategy-animals" },
    Strategy { name: "idols", key: "endless-winter-strategy-idols" },
    Strategy { name: "villages", key: "endless-winter-strategy-villages" },
    Strategy { name: "stones", key: "endless-winter-strategy-stones" },
    Strategy { name: "burials", key: "endless-winter-strategy-burials" },
    Strategy { name: "cards", key: "endless-winter-strategy-cards" },
];

impl EndlessWinter {
    /// The expected points of a seat from one way.
    pub(crate) fn points_of_way(&self, state: &State, seat: Seat, way: Way, horizon: &Horizon<'_>) -> f32 {
        let player = state.player(seat);
        let scored = |source: Scored| f32::from(player.points[source as usize]);
        match way {
            Way::Megaliths => scored(Scored::Megaliths) + self.worth_of_megaliths(state, seat, horizon),
            Way::Animals => {
                f32::from(self.animal_points(player)) + self.worth_of_animals(state, seat, horizon)
            }
            Way::Idols => {
                let idols = self.worth_of_idols(state, seat, horizon);
                scored(Scored::Idols)
                    + f32::from(self.offering_points(player))
                    + idols.climb
                    + idols.rank
                    + idols.offering
            }
            Way::Villages => self.worth_of_villages(state, seat, horizon),
            Way::Stones => {
                let stones = player.stones.iter();
                let expected = stones.map(|stone| self.expected_stone(state, seat, stone, horizon));
                scored(Scored::Stones) + expected.sum::<f32>()
            }
            Way::Burials => {
                let idols = self.worth_of_idols(state, seat, horizon);
                f32::from(self.burial_points(state, seat)) + idols.hoped + idols.buried
            }
            Way::Cards => {
                f32::from(self.card_points(&self.owned(state, seat)))
                    + self.worth_of_cards(state, seat, horizon)
            }
        }
    }
}
