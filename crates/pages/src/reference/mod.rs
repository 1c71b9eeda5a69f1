//! Primer, rules, gallery, translations, verification of the dealing, tables without their rules, and error pages.

mod archive;
mod gallery;
mod primer;
mod problem;
mod rules;
mod translations;
mod verify;

pub use self::{
    archive::archive, gallery::gallery, primer::primer, problem::problem, rules::rules,
    translations::translations, verify::verify,
};
pub(crate) use self::{gallery::from_key, primer::rule_index, verify::hex_line};
