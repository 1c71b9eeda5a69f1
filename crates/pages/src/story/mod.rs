//! The story of a game: its lines with what they mean on the board, what happened since a reader's turn, and its scenes.

mod beat;
mod recap;
mod scene;

pub use beat::{Beat, Cue, Length, Rank, StoryLine};
pub use recap::{Recap, RecapLine, recap};
pub use scene::{Scene, SceneStep, scenes, step_numbers};
