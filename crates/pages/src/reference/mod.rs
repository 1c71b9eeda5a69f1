//! Primer, rules, gallery, verification of the dealing, tables without their rules, and error pages.

mod archive;
mod gallery;
mod primer;
mod problem;
mod rules;
mod verify;

pub use self::{
    archive::archive, gallery::gallery, primer::primer, problem::problem, rules::rules, verify::verify,
};
pub(crate) use self::{gallery::from_key, primer::rule_index, verify::hex_line};
