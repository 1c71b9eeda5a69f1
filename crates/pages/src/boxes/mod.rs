//! Boxes of people: the list, the checklist of one box, the editor of a face.

mod checklist;
mod editor;
pub mod entries;
mod inputs;
mod list;
mod parts;
mod pieces;

pub use self::{
    checklist::checklist,
    editor::{editor, editor_main},
    list::boxes,
};
