//! Boards of any game behind one object-safe trait.

use std::{marker::PhantomData, sync::Arc};

use maud::Markup;
use table::{Seat, Viewer, any::AnyTable, faces::Face, journal::Entry, table::Table};
use words::Language;

use crate::{
    board::{Board, Guide},
    board_view::BoardView,
    choice::Choice,
    draw_context::DrawContext,
    primer::{Primer, played},
    story::StoryLine,
};

/// The object-safe form of [`Board`], for programs that hold boards of several games.
pub trait AnyBoard: Send + Sync {
    /// `table` as `viewer` may see it; `None` if it is a table of another game.
    fn view(&self, table: &dyn AnyTable, viewer: Viewer, ctx: &DrawContext<'_>) -> Option<BoardView>;
    /// The actions of `viewer`, without the drawing of the table; `None` if it is a table of another game.
    fn choices(&self, table: &dyn AnyTable, viewer: Viewer, ctx: &DrawContext<'_>) -> Option<Vec<Choice>>;
    /// The story of `table` as `viewer` may read it; `None` if it is a table of another game.
    fn story(&self, table: &dyn AnyTable, viewer: Viewer) -> Option<Vec<StoryLine>>;
    /// The round of `table`; `None` if it is a table of another game.
    fn round(&self, table: &dyn AnyTable) -> Option<u32>;
    /// A card, tile or token of the box with the content of `table`; `None` if it is a table of another game.
    fn face(&self, table: &dyn AnyTable, face: &Face, ctx: &DrawContext<'_>) -> Option<Markup>;
    /// The picture of a token, as [`Board::token`] draws it.
    fn token(&self, table: &dyn AnyTable, token: &str, ctx: &DrawContext<'_>) -> Option<Markup>;
    /// The guided start.
    fn guide(&self) -> Option<Guide>;
    /// The primer.
    fn primer(&self, ctx: &DrawContext<'_>) -> Option<Primer>;
    /// The rule indexes of the box and its expansions in a language, as Markdown.
    fn rulebook(&self, language: Language) -> &'static [&'static str];
    /// The board's own messages in each language: language tag and Fluent text.
    fn locales(&self) -> &'static [(&'static str, &'static str)];
    /// The board's own style sheet.
    fn style(&self) -> &'static str;
}

/// Makes an [`AnyBoard`] of a [`Board`].
pub struct BoardAdapter<B>(PhantomData<fn() -> B>);

impl<B> BoardAdapter<B> {
    /// The board `B`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<B> Default for BoardAdapter<B> {
    fn default() -> Self {
        Self::new()
    }
}

impl<B: Board> AnyBoard for BoardAdapter<B> {
    fn view(&self, table: &dyn AnyTable, viewer: Viewer, ctx: &DrawContext<'_>) -> Option<BoardView> {
        Some(BoardView::draw::<B>(typed::<B>(table)?, viewer, ctx))
    }
    fn choices(&self, table: &dyn AnyTable, viewer: Viewer, ctx: &DrawContext<'_>) -> Option<Vec<Choice>> {
        let table = typed::<B>(table)?;
        Some(Choice::all::<B>(table, &table.view(viewer), ctx))
    }
    fn story(&self, table: &dyn AnyTable, viewer: Viewer) -> Option<Vec<StoryLine>> {
        let table = typed::<B>(table)?;
        let line = |(entry, note): (&Arc<Entry>, _)| StoryLine {
            entry: Arc::clone(entry),
            beat: B::beat(table.rules(), note),
        };
        Some(table.told(viewer).map(line).collect())
    }
    fn round(&self, table: &dyn AnyTable) -> Option<u32> {
        let table = typed::<B>(table)?;
        Some(B::round(table.rules(), &table.view(Viewer::Public).observation))
    }
    fn face(&self, table: &dyn AnyTable, face: &Face, ctx: &DrawContext<'_>) -> Option<Markup> {
        Some(B::face(typed::<B>(table)?.rules(), face, ctx))
    }
    fn token(&self, table: &dyn AnyTable, token: &str, ctx: &DrawContext<'_>) -> Option<Markup> {
        B::token(typed::<B>(table)?.rules(), token, ctx)
    }
    fn guide(&self) -> Option<Guide> {
        B::guide()
    }
    fn primer(&self, ctx: &DrawContext<'_>) -> Option<Primer> {
        let table = played::<B>(&B::guide()?)?;
        B::primer(table.rules(), &table.view(Viewer::Seat(Seat::new(0))), ctx)
    }
    fn rulebook(&self, language: Language) -> &'static [&'static str] {
        B::rulebook(language)
    }
    fn locales(&self) -> &'static [(&'static str, &'static str)] {
        B::locales()
    }
    fn style(&self) -> &'static str {
        B::style()
    }
}

fn typed<B: Board>(table: &dyn AnyTable) -> Option<&Table<B::Game>> {
    table.as_any().downcast_ref()
}
