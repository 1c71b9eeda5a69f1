//! The game set up: options and content compiled into tables.

use table::{refusal::OptionsError, sets::Indexed};

use crate::{
    board::Board,
    content::Content,
    ids::Culture,
    megaliths::Layout,
    options::{BY_SEATS, Options, SEAT_COUNTS},
    rivers::{Course, Rivers},
    setup::{self, SetupStep, TileSupply},
    tables::Tables,
};

/// The game, set up and ready: options and content, compiled.
#[derive(Clone, Debug)]
pub struct EndlessWinter {
    pub(crate) options: Options,
    /// The whole box.
    pub(crate) content: Content,
    /// What of it is on the table.
    pub(crate) packed: Content,
    pub(crate) seats: usize,
    pub(crate) tables: Tables,
    pub(crate) board: Board,
    pub(crate) layout: Layout,
    pub(crate) setup: Vec<SetupStep>,
    pub(crate) tiles: TileSupply,
    pub(crate) rivers: Rivers,
}

impl EndlessWinter {
    /// The game with these options and this content.
    #[expect(clippy::expect_used, reason = "the message names the invariant")]
    pub fn compile(options: &Options, content: &Content) -> Result<Self, OptionsError> {
        if !SEAT_COUNTS.contains(&options.seats) {
            return Err(OptionsError::new("seats", format!("2 to 4 players, not {}", options.seats)));
        }
        let face = if options.layout == BY_SEATS {
            content.layout.iter().find(|face| face.seats.is == options.seats)
        } else {
            content.layout.iter().find(|face| face.id == options.layout)
        };
        let Some(face) = face else {
            let known: Vec<&str> = content.layout.iter().map(|face| face.id.as_str()).collect();
            let expected = format!("'{}' is not {BY_SEATS} or one of {}", options.layout, known.join(", "));
            return Err(OptionsError::new("layout", expected));
        };
        let layout = Layout::new(&face.slots.is)
            .map_err(|error| OptionsError::new("layout", format!("'{}': {error}", face.id)))?;
        let packed = content.packed(options);
        let tables = Tables::new(&packed);
        let rivers = Rivers::compile(options, &packed, &tables)?;
        Ok(Self {
            options: options.clone(),
            content: content.clone(),
            seats: usize::from(options.seats),
            board: match &rivers.course {
                Some(course) => course.board().clone(),
                None => Board::with_base(packed.terrain_board.base.is)
                    .expect("examined content has the base tile on the board"),
            },
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
    pub(crate) fn cultures(&self) -> usize {
        self.packed.culture.len().min(Culture::COUNT)
    }
}
