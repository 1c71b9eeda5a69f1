//! The front page, the form for a new table, the settings.

mod front;
mod new_table;
mod settings;

use table::text::Phrase;

pub use self::{front::front, new_table::new_table, settings::settings_page};

pub(crate) use self::front::{idle, state as row_state, table_line};

/// The title of a game, by its name in links.
pub(crate) fn game_title(game: &str) -> Phrase {
    Phrase::new(format!("{game}-title"))
}

/// A short description of a game.
fn game_blurb(game: &str) -> Phrase {
    Phrase::new(format!("{game}-blurb"))
}

/// The title of a bot level.
pub(crate) fn level_title(level: &str) -> Phrase {
    Phrase::new(format!("pages-level-{level}"))
}
