//! What can be looked up: rules, faces, the dealing, and what went wrong.

mod gallery;
mod problem;
mod rules;
mod verify;

pub(crate) use self::verify::secret;
pub use self::{gallery::gallery, problem::problem, rules::rules, verify::verify};
