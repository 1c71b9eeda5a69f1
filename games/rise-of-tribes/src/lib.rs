//! Rise of Tribes, base and advanced game.
//!
//! A turn is five steps (`turn.rs`): village points, the roll, two actions with dice pushed through four queues (`dice.rs`,
//! `grow.rs`, `movement.rs`, `gather.rs`, `lead.rs`), conflicts (`conflict/`), villages and goals (`villages.rs`,
//! `goals.rs`). Events (`events/`), chief powers (`powers/`) and special terrain (`terrain.rs`) are content plus one small
//! effect each. Whatever must be decided waits as a [`Frame`] on a stack inside
//! the [`State`]; each kind of decision is a type of its own in the file of its rule (`decision.rs`).
//!
//! Nothing is hidden from anybody but the order of the goal decks and of the event deck, and that order is nowhere in the
//! position: chance names each card when it is turned up.

mod action;
mod board;
mod check;
mod conflict;
mod content;
mod crafts;
mod decision;
mod dice;
mod evaluate;
mod events;
mod faces;
mod field;
mod frame;
mod game;
mod gather;
mod goals;
mod goods;
mod grow;
mod ids;
mod lead;
mod movement;
mod names;
mod notation;
mod note;
mod observation;
mod offers;
mod options;
mod outlook;
mod payment;
mod powers;
mod refusal;
mod render_text;
mod rules;
mod scoring;
mod settling;
mod setup;
mod state;
mod strategies;
mod subjects;
mod terrain;
mod theme;
mod turn;
mod upkeep;
mod villages;
mod weights;
mod worth;

pub mod kind;
pub mod words;

pub use action::{Action, Offering, Outcome, Prey};
pub use board::Board;
pub use conflict::{Fight, Side, Stage};
pub use content::{
    AbilityFace, AchievementFace, ActionBoard, AltarFace, Condition, Content, DevelopmentFace, DiceFace,
    ElderFace, EventEffect, EventFace, GatherBoard, GlacierFace, GoalDeckFace, LayoutFace, PowerEffect,
    PowerFace, RuleNumbers, Sides, Start, StartFace, TileEffect, TileFace, TribeFace,
};
pub use crafts::{Basketry, Pick};
pub use decision::Area;
pub use dice::Finish;
pub use events::{AbandonedVillage, Auction, Discover, Doubles, Erupt, Plenty, Tribute};
pub use field::Field;
pub use frame::Frame;
pub use game::{RiseOfTribes, TURN_CAP_PER_SEAT};
pub use gather::{Gather, Mix};
pub use goods::{Goods, HELD_MOST};
pub use grow::Grow;
pub use ids::{
    Ability, BoardAction, Event, Face, Goal, Good, HEXES, Hex, HexSet, Holding, Land, Level, Object, Once,
    PLACES, Place, Power, SEATS, Source, Special, Territory, Tile, Tribe,
};
pub use lead::{Draw, Lead, PutUnder};
pub use movement::Move;
pub use note::{Cause, Note};
pub use observation::{Observation, SeenEvents, SeenHex, SeenTribe};
pub use options::{GatherShape, Options};
pub use outlook::{Clash, Progress, Worth};
pub use payment::{Bill, Pay};
pub use powers::{Ambush, Bounty, Claim, Drive, Educate, Evade, March, Trade};
pub use refusal::Refusal;
pub use settling::{Part, Settle};
pub use state::{Active, Dealing, Ending, Events, Ground, Invaders, Mammoth, Player, State};
pub use turn::Step;
pub use villages::Spare;
pub use weights::Weights;
pub use worth::PowerWeights;
