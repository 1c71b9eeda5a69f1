//! Player boards, chief powers and elders.

use table::content::{
    Shape,
    shape::{number, one_of, row, text},
};

use super::{LARGEST, goods, tables::title};
use crate::{
    goods::Goods,
    ids::Power,
    names::{NAME, is_named_by_us},
    words::message,
};

table::printed! {
    /// Elders.
    pub struct ElderFace (at), "rise-of-tribes-field-" {
        /// Goods given for a lesson. RT-ELDER-03
        "gift" gift: u8 = number(1, LARGEST);
        /// Points for destroying an elder's village. RT-ELDER-07
        "points" points: u8 = number(0, LARGEST);
    }

    /// A player board with its chief card.
    pub struct TribeFace (at), "rise-of-tribes-field-" {
        /// What it is called.
        #[serde(skip_serializing_if = "is_named_by_us")]
        "name" name: String = text(NAME);
        /// What a village costs.
        "village" village: Goods = goods();
        /// The two powers.
        "powers" powers: [Power; 2] = row(
            (1..=2).map(|power| message("label-power").number("power", power)),
            &one_of(Power::ALL.iter().map(|&power| (power.id(), title(at.sheet.place("powers", Some(power.id())), "power")))),
        );
    }

    /// A chief power.
    pub struct PowerFace (at), "rise-of-tribes-field-" {
        /// What it is called.
        #[serde(skip_serializing_if = "is_named_by_us")]
        "name" name: String = text(NAME);
        /// What it does.
        "effect" effect: PowerEffect = Shape::Variant(PowerEffect::cases());
    }
}

table::variants! {
    /// What a chief power does.
    pub enum PowerEffect, "rise-of-tribes-case-", "rise-of-tribes-part-" {
        /// Exchange goods with the supply, once per player's turn.
        Exchange = "exchange" {
            /// How many.
            most: u8 = number(1, LARGEST),
        },
        /// Villages cost less.
        CheaperVillages = "cheaper-villages" {
            /// Goods less.
            less: u8 = number(1, LARGEST),
        },
        /// Start a conflict.
        StartConflict = "start-conflict" {
            /// Goods paid.
            cost: u8 = number(1, LARGEST),
        },
        /// Food from villages in step 1.
        VillageFood = "village-food" {
            /// Food from each.
            food: u8 = number(1, LARGEST),
        },
        /// A member on a lake that gave food.
        LakeChild = "lake-child" {
            /// How many.
            members: u8 = number(1, LARGEST),
        },
        /// A member more by GROW on a shared hex.
        SharedChild = "shared-child" {
            /// How many.
            members: u8 = number(1, LARGEST),
        },
        /// A small march apart from MOVE.
        FreeMarch = "free-march" {
            /// How many.
            members: u8 = number(1, LARGEST),
        },
        /// More goods from hexes with many members.
        CrowdedYield = "crowded-yield" {
            /// Own members needed.
            members: u8 = number(1, LARGEST),
            /// Goods more.
            more: u8 = number(1, LARGEST),
        },
        /// Members kept on the player board.
        Ambush = "ambush" {
            /// How many at most.
            most: u8 = number(1, LARGEST),
        },
        /// Goods for foretelling a die.
        Foretell = "foretell" {
            /// How many.
            goods: u8 = number(1, LARGEST),
        },
        /// Goods for entering empty hexes.
        Pathfinder = "pathfinder" {
            /// How many per MOVE.
            most: u8 = number(1, LARGEST),
        },
        /// Beaten members retreat.
        Retreat = "retreat" {
            /// How many per conflict.
            most: u8 = number(1, LARGEST),
        },
        /// Goods when others gather on shared hexes.
        Bounty = "bounty" {
            /// How many per GATHER.
            most: u8 = number(1, LARGEST),
        },
        /// Send an opponent's member away.
        DriveOut = "drive-out" {
            /// Goods paid.
            cost: u8 = number(1, LARGEST),
        },
        /// A village on the player board.
        HiddenVillage = "hidden-village",
        /// Turn a moon into a sun.
        TurnDie = "turn-die",
    }
}
