//! Endless Winter, with Rivers & Rafts: rules, content, texts.
//!
//! * `icons` is the icon page of the rulebook: the instruction set all faces are written in, one row per icon.
//! * `content` holds the faces, `tables` what the rules read of them; `price` computes every price.
//! * `state` is a position; `board` and `megaliths` are its geometry.
//! * `action` lists the actions, each with the method that plays it and the one that describes it.
//! * `stage` and `decision` say what can be done: in a stage of the game, and about a benefit on the stack, which
//!   `interpreter` carries out.
//! * `setup`, `turns` with `work`, `skills` and the four columns, `eclipse`, `preparation` and `scoring` are the phases of the game.
//! * `rivers` is the expansion.
//!
//! The rule indexes are `docs/rules/endless-winter.md` and `docs/rules/rivers-and-rafts.md`; comments cite their IDs.

mod action;
mod board;
mod cards;
mod chance;
mod check;
mod content;
mod decision;
mod develop;
mod eclipse;
mod evaluate;
mod exchange;
mod faces;
mod game;
mod hunt;
mod icons;
mod idols;
mod ids;
mod imagine;
mod initiate;
mod interpreter;
mod known;
mod ladder;
mod megalith_board;
mod megaliths;
mod migrate;
mod nesting;
mod notation;
mod note;
mod observation;
mod options;
mod origin;
mod outlook;
mod preparation;
mod price;
mod refusal;
mod render_text;
mod rivers;
mod rules;
mod scoring;
mod setup;
mod skills;
mod stage;
mod state;
mod strategies;
mod subjects;
mod tables;
mod turns;
mod types;
mod weights;
mod wide;
mod work;

pub mod kind;
pub mod names;

pub use action::{Action, Outcome};
pub use board::Board;
pub use cards::Cards;
pub use content::{
    AnimalFace, BoardFace, ChiefFace, ColumnFace, Content, Counted, CultureFace, IdolsFace, LayoutFace,
    MainFace, MegalithTileFace, Role, SetupFace, Slot, StoneFace, StonePoints, TerrainBoardFace, TerrainFace,
    TokenFace, TribeFace,
};
pub use faces::faces;
pub use game::EndlessWinter;
pub use icons::{
    Bound, Condition, Effect, Gains, Icon, IconError, MOST_ICONS, MOST_OF_ONE, Noun, Per, Repeats, Skills,
    Unit,
};
pub use ids::{
    Animal, Card, Chief, Column, Culture, CultureSkill, Figure, Fish, GlacierToken, Hex, Junction, Landmark,
    MOST_SKILLS, MegalithTile, Reach, RestToken, STARTING_KINDS, SetupCard, Side, Site, Skill, Spot,
    StartSpot, Stone, TRIBE_TYPES, Terrain, Tribe, Zone,
};
pub use megaliths::{Colour, GROUND, Layout, LayoutError, Megaliths, SPACES, Sites, Spot3, TILES, on_ground};
pub use note::{Land, Note};
pub use observation::{Observation, SeenCards};
pub use options::{BY_SEATS, Draft, Module, Options, OuterSide, ThirdHex};
pub use origin::Origin;
pub use outlook::Outlook;
pub use price::{HalfLabor, Offer, Price, Purse, Section};
pub use refusal::Refusal;
pub use rivers::{
    Course, DELTA, DeltaCheck, End, FishFace, HEADWATERS, LandmarkCount, LandmarkFace, OuterTile, River,
    RiverAction, RiverFace, RiverNote, RiverOutcome, RiverSideFace, RiversContent, landmark_words,
};
pub use state::{
    CAMPS, ChiefSkill, DEPTH, DISPLAY, Due, FOOD_WITHOUT_CAMPS, Figures, Frame, HAND, HUNT_AREA, LAPS,
    Moment, NEUTRALS, OWN_MEGALITHS, OnHex, Open, Player, ROUNDS, Ready, RestTokens, SEATS, Scored, Secret,
    Source, Stage, State, VILLAGES,
};
pub use types::Types;
pub use weights::{IconWeights, Weights};
pub use wide::Wide;
