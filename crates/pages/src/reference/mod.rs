//! Rules, gallery, verification of the dealing, tables without their rules, and error pages.

mod archive;
mod gallery;
mod problem;
mod rules;
mod verify;

pub(crate) use self::verify::hex_line;
pub use self::{archive::archive, gallery::gallery, problem::problem, rules::rules, verify::verify};
