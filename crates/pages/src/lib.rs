//! The pages of the web table, as pure functions from plain values to HTML and SVG.
//!
//! A page depends on its arguments alone: no clock, no database, no request. Each game implements [`Board`] in its own folder
//! (`games/*/board`); everything else is here, once for all games.
//!
//! Each page is a value of [`model`] and a function that draws it: [`front`], [`new_table`], [`table_page`] (and
//! [`table_main`], the part the script replaces after a change), [`replay`], [`account`], [`rules`], [`gallery`],
//! [`verify`], [`confirm`], [`problem`]. All take a [`PageContext`]: language, theme, reader and static files.

mod any_board;
mod assets;
pub mod board;
mod board_view;
#[cfg(feature = "conformance")]
pub mod conformance;
mod draw_context;
mod emblem;
mod estimate;
pub mod form;
mod history;
mod illustration;
mod layout;
mod lobby;
pub mod model;
mod page_context;
mod plain_board;
mod reference;
pub mod svg;
mod table_page;

pub use any_board::{AnyBoard, BoardAdapter};
pub use assets::{Asset, Links, assets};
pub use board::{Board, Guide, GuideStep, Holdings, Place, Section};
pub use board_view::{BoardView, Choice};
pub use draw_context::DrawContext;
pub use emblem::Emblem;
pub use estimate::Estimate;
pub use history::history;
pub use lobby::{account, front, new_table};
pub use page_context::{PageContext, Reader, Theme};
pub use plain_board::{PlainBoard, plain_face};
pub use reference::{archive, gallery, problem, rules, verify};
pub use table_page::{confirm, replay, table_main, table_page};
pub use words::Language;

/// The messages of the pages in each language: language tag and Fluent text.
pub const LOCALES: &[(&str, &str)] =
    &[("en", include_str!("../locales/en.ftl")), ("fr", include_str!("../locales/fr.ftl"))];
