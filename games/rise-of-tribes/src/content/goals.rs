//! Goal cards: what they ask for, what they give.

use serde::{Deserialize, Serialize};
use table::content::{
    Case, Shape,
    shape::{list, number, one_of, parts, text},
};

use super::{LARGEST, goods, tables::goal_title};
use crate::{
    goods::Goods,
    ids::{Ability, Goal, HEXES, Holding, Territory},
    names::{NAME, is_named_by_us},
    words::message,
};

table::printed! {
    /// A development card.
    pub struct DevelopmentFace (at), "rise-of-tribes-field-" {
        /// What it is called. Only a name of the owner is part of the fingerprint: records made before names were content have the
        /// fingerprint without them.
        #[serde(skip_serializing_if = "is_named_by_us")]
        "name" name: String = text(NAME);
        /// What it costs.
        "cost" cost: Goods = goods();
        /// What it is worth.
        "points" points: u8 = number(0, LARGEST);
        /// What it allows from then on.
        "ability" ability: AbilityFace = AbilityFace::shape();
    }

    /// An achievement card.
    pub struct AchievementFace (at), "rise-of-tribes-field-" {
        /// What it is called.
        #[serde(skip_serializing_if = "is_named_by_us")]
        "name" name: String = text(NAME);
        /// What it is worth.
        "points" points: u8 = number(0, LARGEST);
        /// What must hold.
        "condition" condition: Condition = Shape::Variant(Condition::cases());
    }

    /// The goal deck as a whole.
    pub struct GoalDeckFace (at), "rise-of-tribes-field-" {
        /// Cards that leave the decks of a two-player game. RT-SETUP-08
        "removed_with_two" removed_with_two: Vec<Goal> =
            list(one_of(Goal::ALL.iter().map(|&goal| (goal.id(), goal_title(at.sheet, goal)))), 0, 8);
    }

    /// The Altar's offering. RT-GOAL-16, -17
    pub struct AltarFace (at), "rise-of-tribes-field-" {
        /// So many goods of one kind ...
        "equal" equal: u8 = number(1, LARGEST);
        /// ... or these.
        "mixed" mixed: Goods = goods();
        /// Points.
        "points" points: u8 = number(0, LARGEST);
    }
}

/// An ability and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityFace {
    /// Which one.
    pub kind: Ability,
    /// How much or how many.
    pub amount: u8,
}

impl AbilityFace {
    fn shape() -> Shape {
        let case = |&ability: &Ability| {
            let most = match ability {
                Ability::ExtraMember
                | Ability::Outpost
                | Ability::LongMarch
                | Ability::ExtraCard
                | Ability::RicherHex
                | Ability::Gift => LARGEST,
                Ability::Strike | Ability::ExtraHex => 1,
            };
            Case {
                kind: ability.id().to_owned(),
                label: message(&format!("case-{ability}")),
                parts: parts([("amount", message("part-amount"), number(1, most))]),
            }
        };
        Shape::Variant(Ability::ALL.iter().map(case).collect())
    }
}

table::variants! {
    /// What an achievement asks for.
    pub enum Condition, "rise-of-tribes-case-", "rise-of-tribes-part-" {
        /// So many members on the map.
        Members = "members" {
            /// How many.
            members: u8 = number(1, 40),
        },
        /// Occupation of so many hexes.
        Occupy = "occupy" {
            /// How many.
            hexes: u8 = number(1, HEXES as i64),
        },
        /// Control of a lake, a forest and a mountain that are adjacent.
        Valley = "valley" {
            /// Own members in each, at least.
            members: u8 = number(1, LARGEST),
        },
        /// Occupation of so many hexes that opponents occupy too.
        Share = "share" {
            /// How many.
            hexes: u8 = number(1, HEXES as i64),
        },
        /// Majority in so many hexes of one terrain.
        Kindred = "kindred" {
            /// How many.
            hexes: u8 = number(1, HEXES as i64),
        },
        /// Majority in a hex with an opponent's village.
        Overlord = "overlord",
        /// Occupation, majority or control of so many hexes of a land.
        Hold = "hold" {
            /// How they are held.
            how: Holding = one_of(Holding::ALL.iter().map(|&how| (how.id(), message(&format!("holding-{how}"))))),
            /// How many.
            hexes: u8 = number(1, HEXES as i64),
            /// Of which land.
            land: Territory = one_of(Territory::ALL.iter().map(|&land| (land.id(), message(&format!("ground-{land}"))))),
        },
        /// Control of so many hexes.
        Control = "control" {
            /// How many.
            hexes: u8 = number(1, HEXES as i64),
            /// Own members in each, at least.
            members: u8 = number(1, LARGEST),
        },
    }
}
