//! The pages of the web table, as pure functions from plain values to HTML and SVG.
//!
//! A page depends on its arguments alone: no clock, no database, no request. Each game implements [`Board`] in its own folder
//! (`games/*/board`); everything else is here, once for all games.
//!
//! Each page is a value of [`model`] and a function that draws it: [`front`], [`new_table`], [`table_page`] (and
//! [`table_update`], what the script needs after a change), [`replay`], [`review()`], [`account`], [`profile()`], [`leaderboard`], [`statistics()`], [`friends()`], [`primer()`], [`rules`], [`gallery`],
//! [`translations`], [`verify`], [`confirm`], [`problem`]. All take a [`PageContext`]: language, theme, reader and static files.

mod account;
mod any_board;
mod assets;
pub mod board;
mod board_view;
mod boxes;
mod chapters;
mod choice;
#[cfg(feature = "conformance")]
pub mod conformance;
mod date;
mod draw_context;
mod emblem;
mod estimate;
pub mod form;
mod friends;
mod history;
mod house;
mod illustration;
mod layout;
mod letter;
mod lobby;
pub mod model;
mod notices;
mod number;
mod page_context;
pub mod pictures;
mod plain_board;
mod plot;
mod preferences;
pub mod primer;
mod profile;
mod puzzles;
mod reference;
mod review;
mod statistics;
pub mod story;
pub mod svg;
mod table_page;

pub use account::{account, confirm_account, delete_account, recover, recover_link, recovery_codes};
pub use any_board::{AnyBoard, BoardAdapter};
pub use assets::{Asset, Links, WORKER, assets};
pub use board::{Amount, Attempt, Board, Guide, GuideStep, Holdings, Part, PlanStep, Progress};
pub use board_view::BoardView;
pub use boxes::{boxes, checklist, editor, editor_main, entries};
pub use chapters::{Chapter, chapters};
pub use choice::{Blocked, Choice, Instead, Repeat};
pub use date::date;
pub use draw_context::{DrawContext, Lights};
pub use emblem::Emblem;
pub use estimate::Estimate;
pub use friends::{friends, invite};
pub use history::history;
pub use house::{house, report};
pub use letter::{Letter, LetterItem};
pub use lobby::{front, new_table, settings_page};
pub use notices::{link_page, table_notices};
pub use page_context::{PageContext, Reader, Theme};
pub use pictures::Pictures;
pub use plain_board::{PlainBoard, plain_face};
pub use preferences::{BotSpeed, Motion, Preferences, Switch, Zoom};
pub use primer::Primer;
pub use profile::{leaderboard, profile};
pub use puzzles::puzzles;
pub use reference::{archive, gallery, primer, problem, rules, translations, verify};
pub use review::{review, review_main};
pub use statistics::statistics;
pub use story::{Beat, Cue, Length, Rank, StoryLine};
pub use table_page::{
    Drawing, END_OF_STILL, Shown, UnreadableShown, confirm, puzzle, replay, replay_main, table_main,
    table_page, table_update,
};
pub use words::Language;

/// The messages of the pages in each language: language tag and Fluent text.
pub const LOCALES: &[(&str, &str)] = table::locales!();
