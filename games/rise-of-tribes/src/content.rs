//! The faces of everything in the box, from `content.toml`, each with where it comes from.

mod examine;
mod overlay;

use std::{collections::BTreeMap, sync::OnceLock};

use serde::{Deserialize, Serialize};
use table::content::Sourced;

use crate::{
    goods::Goods,
    ids::{Ability, Event, Face, Goal, Good, Land, Object, Power, Tile, Tribe},
};

pub use overlay::overlaid;

/// The content file shipped with the game.
pub(crate) const STANDARD: &str = include_str!("../content.toml");

/// Everything printed on the components.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Content {
    /// Numbers of the rulebook.
    pub rules: RuleNumbers,
    /// The dice.
    pub dice: DiceFace,
    /// GROW, MOVE and LEAD at three strengths.
    pub actions: ActionBoard,
    /// GATHER at three strengths, in both readings of the board.
    pub gather: GatherBoard,
    /// Hex layouts by number of seats.
    pub layouts: BTreeMap<String, LayoutFace>,
    /// What each place in the turn order begins with.
    pub start: StartFace,
    /// Goal cards that are paid for.
    pub developments: BTreeMap<Goal, DevelopmentFace>,
    /// Goal cards that are fulfilled.
    pub achievements: BTreeMap<Goal, AchievementFace>,
    /// The goal deck as a whole.
    pub goals: GoalDeckFace,
    /// Event cards.
    pub events: BTreeMap<Event, EventFace>,
    /// The Altar's offering.
    pub altar: AltarFace,
    /// Elders.
    pub elder: ElderFace,
    /// Player boards.
    pub tribes: BTreeMap<Tribe, TribeFace>,
    /// Chief powers.
    pub powers: BTreeMap<Power, PowerFace>,
    /// Special terrain.
    pub tiles: BTreeMap<Tile, TileFace>,
    /// The glacier.
    pub glacier: GlacierFace,
}

/// Numbers of the rulebook.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleNumbers {
    /// Points that win at once. RT-END-01
    pub winning_points: Sourced<u8>,
    /// Members a hex can hold. RT-CONF-01
    pub population_limit: Sourced<u8>,
    /// Members of each tribe. RT-SETUP-05
    pub members: Sourced<u8>,
    /// Village tokens. RT-COMP-11
    pub villages: Sourced<u8>,
    /// Event slots. RT-RULING-42
    pub event_slots: Sourced<u8>,
    /// Members with which a tribe returns. RT-END-04
    pub returning: Sourced<u8>,
}

/// The dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceFace {
    /// Sides of each die.
    pub faces: Sourced<Sides>,
    /// The dice on each action when the game begins, newest first.
    pub start: Sourced<[Face; 3]>,
}

/// How many sides of a die show each face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sides {
    /// Suns.
    pub sun: u8,
    /// Moons.
    pub moon: u8,
    /// Blanks.
    pub blank: u8,
}

impl Sides {
    /// How many sides show `face`.
    pub const fn of(self, face: Face) -> u8 {
        match face {
            Face::Sun => self.sun,
            Face::Moon => self.moon,
            Face::Blank => self.blank,
        }
    }
}

/// GROW, MOVE and LEAD: reduced, normal, increased.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionBoard {
    /// Members added.
    pub grow: Sourced<[u8; 3]>,
    /// Members moved.
    #[serde(rename = "move")]
    pub moves: Sourced<[u8; 3]>,
    /// Goal cards drawn.
    pub lead: Sourced<[u8; 3]>,
}

/// GATHER: hexes and goods from each, reduced, normal, increased.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GatherBoard {
    /// The number of hexes varies.
    pub hexes: Sourced<[[u8; 2]; 3]>,
    /// The goods from each hex vary.
    #[serde(rename = "yield")]
    pub yields: Sourced<[[u8; 2]; 3]>,
}

/// The layout for one number of seats, in axial coordinates.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayoutFace {
    /// Where the hexes lie.
    pub hexes: Sourced<Vec<[i8; 2]>>,
    /// Where the volcano can rise.
    pub volcano: Sourced<Vec<[i8; 2]>>,
}

/// What each place in the turn order begins with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartFace {
    /// RT-SETUP-20
    pub first: Sourced<Start>,
    /// RT-SETUP-21
    pub second: Sourced<Start>,
    /// RT-SETUP-22, -23
    pub third: Sourced<Start>,
    /// RT-SETUP-24, -25
    pub fourth: Sourced<Start>,
}

/// A player's beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Members on one hex.
    pub members: u8,
    /// Members on a second hex next to it.
    pub beside: u8,
    /// Goods of choice.
    pub goods: u8,
}

/// A development card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DevelopmentFace {
    /// What it costs.
    pub cost: Sourced<Goods>,
    /// What it is worth.
    pub points: Sourced<u8>,
    /// What it allows from then on.
    pub ability: Sourced<AbilityFace>,
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

/// An achievement card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AchievementFace {
    /// What it is worth.
    pub points: Sourced<u8>,
    /// What must hold.
    pub condition: Sourced<Condition>,
}

/// What an achievement asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Condition {
    /// So many members on the map.
    Members {
        /// How many.
        members: u8,
    },
    /// Occupation of so many hexes.
    Occupy {
        /// How many.
        hexes: u8,
    },
    /// Control of a lake, a forest and a mountain that hang together.
    Valley {
        /// Own members in each, at least.
        members: u8,
    },
    /// Occupation of so many hexes that opponents occupy too.
    Share {
        /// How many.
        hexes: u8,
    },
    /// Majority in so many hexes of one terrain.
    Kindred {
        /// How many.
        hexes: u8,
    },
    /// Majority in a hex with an opponent's village.
    Overlord,
    /// Control of so many hexes.
    Control {
        /// How many.
        hexes: u8,
        /// Own members in each, at least.
        members: u8,
    },
}

/// The goal deck as a whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalDeckFace {
    /// Cards that leave the decks of a two-player game. RT-SETUP-08
    pub removed_with_two: Sourced<Vec<Goal>>,
}

/// An event card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFace {
    /// What it does.
    pub effect: Sourced<EventEffect>,
}

/// What an event does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum EventEffect {
    /// Goods for moving to hexes of others.
    Discovery {
        /// Goods on the card.
        tokens: Goods,
    },
    /// A lower population limit until the next double.
    Drought {
        /// The limit.
        limit: u8,
    },
    /// More members by GROW.
    MildWinter {
        /// Food on the card for each player.
        food_each: u8,
        /// Members more.
        more: u8,
    },
    /// More goods from one terrain.
    Plentiful {
        /// Which good.
        good: Good,
        /// Goods on the card.
        tokens: u8,
        /// Goods more for each hex.
        more: u8,
    },
    /// A goal card for a resource.
    Knowledge {
        /// Goods on the card that end it.
        most: u8,
    },
    /// A beast that bites on mountains.
    SabreTooth {
        /// Points for hunting it.
        points: u8,
    },
    /// The mountain of fire.
    Volcano {
        /// Stone for every tribe next to it.
        stone: u8,
        /// Members lost on a double of suns.
        sun: u8,
        /// Members lost on a double of blanks.
        blank: u8,
        /// Members lost on a double of moons.
        moon: u8,
    },
    /// A tribe nobody plays.
    Invaders {
        /// How many come.
        first: u8,
        /// How many there can be.
        most: u8,
        /// Points for defeating the last.
        points: u8,
    },
    /// Hunted or tamed.
    Mammoth {
        /// Own members needed on its hex.
        members: u8,
        /// Food for hunting it.
        meat: u8,
        /// Points for hunting it.
        hunt_points: u8,
        /// Food that taming costs.
        feed: u8,
        /// Points for taming it.
        tame_points: u8,
        /// Points lost with it.
        loss: u8,
    },
    /// Something to buy and keep.
    Object {
        /// What.
        object: Object,
        /// Paid with this good.
        good: Good,
        /// How many at first.
        cost: u8,
    },
    /// An auction.
    Chieftain {
        /// A bid this high is worth more.
        many: u8,
        /// Points for a high bid.
        points_many: u8,
        /// Points for any other bid.
        points_few: u8,
    },
    /// A cheap village for everybody.
    AbandonedVillage {
        /// Its cost.
        cost: Goods,
    },
}

/// The Altar's offering. RT-GOAL-16, -17
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AltarFace {
    /// So many goods of one kind ...
    pub equal: Sourced<u8>,
    /// ... or these.
    pub mixed: Sourced<Goods>,
    /// Points.
    pub points: Sourced<u8>,
}

/// Elders.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ElderFace {
    /// Goods given for a lesson. RT-ELDER-03
    pub gift: Sourced<u8>,
    /// Points for destroying an elder's village. RT-ELDER-07
    pub points: Sourced<u8>,
}

/// A player board with its chief card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TribeFace {
    /// What a village costs.
    pub village: Sourced<Goods>,
    /// The two powers.
    pub powers: Sourced<[Power; 2]>,
}

/// A chief power.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerFace {
    /// What it does.
    pub effect: Sourced<PowerEffect>,
}

/// What a chief power does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PowerEffect {
    /// Exchange goods with the supply, once per player's turn.
    Exchange {
        /// How many.
        most: u8,
    },
    /// Villages cost less.
    CheaperVillages {
        /// Goods less.
        less: u8,
    },
    /// Start a conflict.
    StartConflict {
        /// Goods paid.
        cost: u8,
    },
    /// Food from villages in step 1.
    VillageFood {
        /// Food from each.
        food: u8,
    },
    /// A member on a lake that gave food.
    LakeChild {
        /// How many.
        members: u8,
    },
    /// A member more by GROW on a shared hex.
    SharedChild {
        /// How many.
        members: u8,
    },
    /// A small march apart from MOVE.
    FreeMarch {
        /// How many.
        members: u8,
    },
    /// More goods from hexes with many members.
    CrowdedYield {
        /// Own members needed.
        members: u8,
        /// Goods more.
        more: u8,
    },
    /// Members kept on the player board.
    Ambush {
        /// How many at most.
        most: u8,
    },
    /// Goods for foretelling a die.
    Foretell {
        /// How many.
        goods: u8,
    },
    /// Goods for entering empty hexes.
    Pathfinder {
        /// How many per MOVE.
        most: u8,
    },
    /// Beaten members retreat.
    Retreat {
        /// How many per conflict.
        most: u8,
    },
    /// Goods when others gather on shared hexes.
    Bounty {
        /// How many per GATHER.
        most: u8,
    },
    /// Send an opponent's member away.
    DriveOut {
        /// Goods paid.
        cost: u8,
    },
    /// A village on the player board.
    HiddenVillage,
    /// Turn a moon into a sun.
    TurnDie,
}

impl PowerEffect {
    /// The numbers on the card.
    pub(crate) fn numbers(self) -> impl Iterator<Item = u8> {
        let pair = match self {
            Self::Exchange { most }
            | Self::Ambush { most }
            | Self::Pathfinder { most }
            | Self::Retreat { most }
            | Self::Bounty { most } => [Some(most), None],
            Self::CheaperVillages { less } => [Some(less), None],
            Self::StartConflict { cost } | Self::DriveOut { cost } => [Some(cost), None],
            Self::VillageFood { food } => [Some(food), None],
            Self::LakeChild { members } | Self::SharedChild { members } | Self::FreeMarch { members } => {
                [Some(members), None]
            }
            Self::CrowdedYield { members, more } => [Some(members), Some(more)],
            Self::Foretell { goods } => [Some(goods), None],
            Self::HiddenVillage | Self::TurnDie => [None, None],
        };
        pair.into_iter().flatten()
    }
}

/// A tile of special terrain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFace {
    /// The lands it can be swapped for; it counts as them.
    pub replaces: Sourced<Vec<Land>>,
    /// What is different there.
    pub effect: Sourced<TileEffect>,
}

/// What is different on a tile of special terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TileEffect {
    /// More goods, once per GATHER.
    Rich {
        /// How many more.
        more: u8,
    },
    /// Goods of any kind, chosen once per GATHER.
    Wild,
    /// Needs members to gather.
    Thicket {
        /// How many.
        members: u8,
    },
    /// Takes members that stand alone.
    Chasm {
        /// So many of one tribe count as alone.
        members: u8,
    },
}

/// The glacier.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GlacierFace {
    /// Population limit. RT-TERRAIN-17
    pub limit: Sourced<u8>,
    /// Stone per GATHER. RT-TERRAIN-19
    pub most: Sourced<u8>,
    /// Stones that melt it. RT-TERRAIN-21
    pub stones: Sourced<u8>,
}

/// The content of the box as we know it.
pub fn standard() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(|| match overlay::read_standard() {
        Ok(content) => content,
        // The file is part of the program and a test reads it: this cannot be reached.
        Err(error) => unreachable!("content.toml is broken: {error}"),
    })
}
