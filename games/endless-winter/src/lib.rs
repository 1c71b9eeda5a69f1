//! Endless Winter: rules, content, words.
//!
//! * [`icons`] is the icon page of the rulebook: the instruction set all faces are written in.
//! * [`content`] holds the faces, `tables` what the rules read of them.
//! * [`state`] is a position; [`board`] and [`megaliths`] are the geometry it stands on.
//! * `interpreter` carries benefits out; `turns`, `eclipse`, `preparation` and the four columns are the phases of a round.

pub mod action;
pub mod board;
pub mod cards;
pub mod content;
pub mod faces;
pub mod icons;
pub mod ids;
pub mod megaliths;
pub mod names;
pub mod note;
pub mod options;
pub mod outlook;
pub mod refusal;
pub mod rivers;
pub mod sight;
pub mod state;
pub mod wide;

mod appraise;
mod chance;
mod check;
mod develop;
mod eclipse;
mod hunt;
mod idols;
mod imagine;
mod initiate;
mod interpreter;
mod legal;
mod megalith_board;
mod migrate;
mod notation;
mod play;
mod preparation;
mod rules;
mod scoring;
mod setup;
mod sketch;
mod story;
mod tables;
mod turns;
mod weights;
mod words;

use table::{refusal::OptionsError, sets::Indexed};

use crate::{
    board::Board,
    content::Content,
    megaliths::Layout,
    options::{BY_SEATS, Options},
    rivers::{Course, Rivers},
    setup::{SetupStep, TileSupply},
    tables::Tables,
};

pub use crate::{
    action::Action, action::Outcome, note::Note, refusal::Refusal, state::State, weights::IconWeights,
    weights::Weights,
};

/// The game, set up and ready: options and content, compiled.
#[derive(Clone, Debug)]
pub struct EndlessWinter {
    options: Options,
    /// The whole box.
    content: Content,
    /// What of it is on the table.
    packed: Content,
    seats: usize,
    tables: Tables,
    board: Board,
    layout: Layout,
    setup: Vec<SetupStep>,
    tiles: TileSupply,
    rivers: Rivers,
}

impl EndlessWinter {
    /// The game with these options and this content.
    pub fn compile(options: &Options, content: &Content) -> Result<Self, OptionsError> {
        if !(2..=4).contains(&options.seats) {
            return Err(OptionsError::new("seats", format!("2 to 4 players, not {}", options.seats)));
        }
        let face = if options.layout == BY_SEATS {
            content.layout.iter().find(|face| face.seats.is == options.seats)
        } else {
            content.layout.iter().find(|face| face.id == options.layout)
        };
        let layout = face.and_then(|face| Layout::new(&face.slots.is));
        let Some(layout) = layout else {
            let known: Vec<&str> = content.layout.iter().map(|face| face.id.as_str()).collect();
            return Err(OptionsError::new("layout", format!("{BY_SEATS} or one of {}", known.join(", "))));
        };
        let packed = content.packed(options);
        let tables = Tables::new(&packed);
        let rivers = Rivers::compile(options, &packed, &tables)?;
        Ok(Self {
            options: options.clone(),
            content: content.clone(),
            seats: usize::from(options.seats),
            board: rivers
                .course
                .as_ref()
                .map_or_else(Board::of_the_base_box, |course| course.board().clone()),
            tiles: rivers.tile_supply(options, &packed, &tables)?,
            packed,
            tables,
            rivers,
            layout,
            setup: setup::plan(options),
        })
    }

    /// The Terrain board it is played on.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The river, if it is played with one.
    pub const fn course(&self) -> Option<&Course> {
        self.rivers.course.as_ref()
    }

    /// The faces on the table: the box without what these options leave in it.
    pub const fn packed(&self) -> &Content {
        &self.packed
    }

    /// The Megalith layout it is played on.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many Culture cards the box has.
    fn cultures(&self) -> usize {
        self.packed.culture.len().min(ids::Culture::COUNT)
    }
}
