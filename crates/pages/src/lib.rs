//! Everything a person sees in a browser, as pure functions from views to HTML and SVG.
//!
//! A page is made from values alone: no clock, no database, no request. The same functions serve the web table and any
//! other place that can show HTML. What one game draws lives in that game's folder (`games/*/board`) behind the trait
//! [`Board`]; everything else is here, once for all games.

pub mod board;
pub mod desk;
pub mod mark;
pub mod plain;
pub mod svg;

pub use board::{AnyBoard, Board, Choice, Drawn, Guide, GuideStep, Holdings, Place, Scene, Section};
pub use desk::Desk;
pub use mark::Mark;
