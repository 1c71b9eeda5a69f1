//! Everything a person sees in a browser, as pure functions from views to HTML and SVG.
//!
//! A page is made from values alone: no clock, no database, no request. The same functions serve the web table and any
//! other place that can show HTML. What one game draws lives in that game's folder (`games/*/board`) behind the trait
//! [`Board`]; everything else is here, once for all games.
//!
//! Each page is a value of [`model`] and a function that draws it: [`front`], [`new_table`], [`table_page`] (and
//! [`table_main`], the part that is replaced when something happens), [`replay`], [`account`], [`rules`], [`gallery`],
//! [`verify`], [`confirm`], [`problem`]. All take a [`Frame`]: language, theme, reader, static files.

pub mod assets;
pub mod board;
#[cfg(feature = "conformance")]
pub mod conformance;
pub mod desk;
pub mod form;
pub mod frame;
mod history;
pub mod mark;
pub mod model;
mod ornament;
pub mod plain;
pub mod svg;

mod lobby;
mod reference;
mod shell;
mod table_page;

pub use assets::{Asset, Links, assets};
pub use board::{AnyBoard, Board, Choice, Drawn, Guide, GuideStep, Holdings, Place, Scene, Section};
pub use desk::Desk;
pub use frame::{Frame, Reader, Theme};
pub use history::history;
pub use lobby::{account, front, new_table};
pub use mark::Mark;
pub use reference::{gallery, problem, rules, verify};
pub use table_page::{confirm, replay, table_main, table_page};
pub use words::Language;

/// The messages of the pages in each language: language tag and Fluent text.
pub const LOCALES: &[(&str, &str)] =
    &[("en", include_str!("../locales/en.ftl")), ("fr", include_str!("../locales/fr.ftl"))];
