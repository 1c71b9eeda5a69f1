//! What lies open before one player.

use serde::{Deserialize, Serialize};
use table::{counts::Counts, sets::Set};

use super::{CAMPS, FOOD_WITHOUT_CAMPS};
use crate::{
    cards::Cards,
    ids::{Animal, Chief, Figure, Hex, Junction, SetupCard, Side, Spot, Stone},
};

/// Points scored at once, by where they come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scored {
    /// Megaliths on higher levels.
    Megaliths,
    /// Sacred Stones.
    Stones,
    /// The idol tracks.
    Idols,
    /// Points printed on cards, spaces and tokens, and those for empty decks.
    Benefits,
    /// Landmarks.
    Landmarks,
    /// The race to the Delta.
    Delta,
}

/// Where the figures of a player stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The Chief; `None` if available.
    pub chief: Option<Spot>,
    /// The two others, in the order they were placed.
    pub tribe: [Option<Spot>; 2],
}

impl Figures {
    /// Is such a figure available?
    #[inline]
    pub const fn available(&self, figure: Figure) -> bool {
        match figure {
            Figure::Chief => self.chief.is_none(),
            Figure::Tribe => self.tribe[1].is_none(),
        }
    }

    /// Places one.
    pub const fn place(&mut self, figure: Figure, spot: Spot) {
        match figure {
            Figure::Chief => self.chief = Some(spot),
            Figure::Tribe if self.tribe[0].is_none() => self.tribe[0] = Some(spot),
            Figure::Tribe => self.tribe[1] = Some(spot),
        }
    }

    /// Where the placed ones stand.
    pub fn placed(&self) -> impl Iterator<Item = Spot> {
        [self.chief, self.tribe[0], self.tribe[1]].into_iter().flatten()
    }

    /// How many rest (EW-REST-04).
    pub fn resting(&self) -> u8 {
        self.placed().filter(|&spot| spot == Spot::Rest).count() as u8
    }
}

/// The open part of one player's things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Player {
    /// Food.
    pub food: u8,
    /// Tools.
    pub tools: u8,
    /// Points scored so far, by [`Scored`].
    pub points: [u16; 6],
    /// The Chief card.
    pub chief: Option<Chief>,
    /// Its side.
    pub side: Option<Side>,
    /// The set-up card.
    pub setup: Option<SetupCard>,
    /// The figures.
    pub figures: Figures,
    /// Camps on the Terrain board.
    pub camps: Counts<Hex, 20>,
    /// Villages on the Terrain board.
    pub villages: Set<Junction>,
    /// Megaliths left in the reserve; the last two that leave it first are neutral.
    pub megaliths: u8,
    /// Sacred Stones.
    pub stones: Set<Stone>,
    /// Level on the Offering track.
    pub offering: u8,
    /// Level on the Honor track.
    pub honor: u8,
    /// Place on that level, from the left.
    pub honor_place: u8,
    /// Upright Animals.
    pub upright: Counts<Animal, 8>,
    /// Tipped Animals.
    pub tipped: Counts<Animal, 8>,
    /// The discard pile.
    pub discard: Cards,
    /// The Eclipse pile once it lies open.
    pub eclipse: Cards,
    /// Buried cards that everybody saw.
    pub buried: Cards,
    /// Cards that everybody saw going to hand. They lie there, or in the face-down Eclipse pile.
    pub known: Cards,
}

impl Player {
    /// Camps on the Terrain board.
    #[inline]
    pub fn camps_out(&self) -> u8 {
        self.camps.total() as u8
    }

    /// Camps still on the player board.
    #[inline]
    pub fn camps_home(&self) -> u8 {
        CAMPS.saturating_sub(self.camps_out())
    }

    /// EW-GOLD-09, EW-RULING-12: how much Food fits.
    #[inline]
    pub fn food_limit(&self) -> u8 {
        FOOD_WITHOUT_CAMPS + self.camps_out().min(CAMPS)
    }

    /// Scores at once.
    #[inline]
    pub fn score(&mut self, source: Scored, points: u16) {
        let sum = &mut self.points[source as usize];
        *sum = sum.saturating_add(points);
    }

    /// Points scored so far.
    pub fn score_now(&self) -> u16 {
        self.points.iter().fold(0, |sum, &part| sum.saturating_add(part))
    }
}
