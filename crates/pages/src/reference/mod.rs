//! Rules, gallery, verification of the dealing, and error pages.

mod gallery;
mod problem;
mod rules;
mod verify;

pub(crate) use self::verify::hex_line;
pub use self::{gallery::gallery, problem::problem, rules::rules, verify::verify};
