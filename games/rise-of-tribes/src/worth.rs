//! What abilities and chief powers are worth, by what they do: the faces of an owner's box are judged like ours.

use serde::{Deserialize, Serialize};

use crate::{
    content::{AbilityFace, PowerEffect},
    ids::Ability,
    weights::Weights,
};

/// What chief powers with their usual numbers are worth over a whole game, in points. Only differences matter, because every tribe
/// has one.
///
/// Estimated from what takers won in 600 games of two hard bots, half of them with the powers of each chief in the other order:
/// `ochre balance rise-of-tribes --seats 2 -o powers=true --games 300 --seed 500`. Nobody took the power that foretells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PowerWeights {
    /// Exchange two goods.
    pub exchange: f32,
    /// Villages for two goods less.
    pub cheaper_villages: f32,
    /// Start a conflict for one good.
    pub start_conflict: f32,
    /// One food from each village.
    pub village_food: f32,
    /// One member on a lake that gave food.
    pub lake_child: f32,
    /// One member more on a shared hex.
    pub shared_child: f32,
    /// March with two members.
    pub free_march: f32,
    /// One good more from a hex with four members.
    pub crowded_yield: f32,
    /// Four members hidden.
    pub ambush: f32,
    /// One good for foretelling a die.
    pub foretell: f32,
    /// Two goods from empty hexes.
    pub pathfinder: f32,
    /// Two members retreat.
    pub retreat: f32,
    /// Two goods of what others gather.
    pub bounty: f32,
    /// Send a member away for one good.
    pub drive_out: f32,
    /// A hidden village.
    pub hidden_village: f32,
    /// Turn a die.
    pub turn_die: f32,
}

impl Default for PowerWeights {
    fn default() -> Self {
        Self {
            exchange: 1.5,
            cheaper_villages: 2.4,
            start_conflict: 1.6,
            village_food: 0.7,
            lake_child: 1.4,
            shared_child: 2.5,
            free_march: 4.6,
            crowded_yield: 0.3,
            ambush: 0.7,
            foretell: 1.0,
            pathfinder: 1.55,
            retreat: 6.4,
            bounty: 2.8,
            drive_out: 1.4,
            hidden_village: 0.6,
            turn_die: 2.45,
        }
    }
}

/// How much more than the usual number a number is worth: of twice as many, the second half finds less use than the first.
fn share(number: u8, usual: u8) -> f32 {
    (f32::from(number) / f32::from(usual)).sqrt()
}

impl Weights {
    /// An ability, beyond the points of its card.
    pub(crate) fn ability_of(&self, AbilityFace { kind, amount }: AbilityFace) -> f32 {
        let usual = match kind {
            Ability::LongMarch | Ability::Gift => 2,
            Ability::Strike
            | Ability::ExtraMember
            | Ability::ExtraHex
            | Ability::Outpost
            | Ability::ExtraCard
            | Ability::RicherHex => 1,
        };
        self.ability * share(amount, usual)
    }

    /// A chief power over a whole game.
    pub(crate) fn power_of(&self, effect: PowerEffect) -> f32 {
        let worth = &self.powers;
        match effect {
            PowerEffect::Exchange { most } => worth.exchange * share(most, 2),
            PowerEffect::CheaperVillages { less } => worth.cheaper_villages * share(less, 2),
            // What is paid counts the other way round.
            PowerEffect::StartConflict { cost } => worth.start_conflict * share(1, cost),
            PowerEffect::VillageFood { food } => worth.village_food * share(food, 1),
            PowerEffect::LakeChild { members } => worth.lake_child * share(members, 1),
            PowerEffect::SharedChild { members } => worth.shared_child * share(members, 1),
            PowerEffect::FreeMarch { members } => worth.free_march * share(members, 2),
            PowerEffect::CrowdedYield { members, more } => {
                worth.crowded_yield * share(4, members) * share(more, 1)
            }
            PowerEffect::Ambush { most } => worth.ambush * share(most, 4),
            PowerEffect::Foretell { goods } => worth.foretell * share(goods, 1),
            PowerEffect::Pathfinder { most } => worth.pathfinder * share(most, 2),
            PowerEffect::Retreat { most } => worth.retreat * share(most, 2),
            PowerEffect::Bounty { most } => worth.bounty * share(most, 2),
            PowerEffect::DriveOut { cost } => worth.drive_out * share(1, cost),
            PowerEffect::HiddenVillage => worth.hidden_village,
            PowerEffect::TurnDie => worth.turn_die,
        }
    }
}
