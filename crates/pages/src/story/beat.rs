//! What a line of the story means on the board.

use std::sync::Arc;

use table::{Seat, journal::Entry, text::Phrase};

/// What a note of a game means on the board: who acts, where, and what it is worth. A game declares it for each of its notes
/// ([`Board::beat`](crate::Board::beat)); the page lights the places, writes the points, and tells recap and scenes by it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beat {
    /// Who acts, or whom it concerns.
    pub seat: Option<Seat>,
    /// The places, in order: from, to. Ids of spots, or of parts of the board. All of them are drawn right after the event.
    pub spots: Vec<String>,
    /// The points the seat gains, or loses.
    pub points: i32,
    /// The pieces it is about, shown in its caption: values of `data-piece`.
    pub pieces: Vec<String>,
    /// How much the line matters.
    pub rank: Rank,
    /// What it is in a scene.
    pub cue: Option<Cue>,
}

/// How much a line of the story matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// The heading of a round.
    Round,
    /// The heading of a phase.
    Phase,
    /// The heading of a turn.
    Turn,
    /// Something others want to know.
    #[default]
    Event,
    /// A detail: in the story, but neither played nor in the recap.
    Detail,
}

impl Rank {
    /// Is it a heading?
    pub fn is_heading(self) -> bool {
        self < Self::Event
    }
}

/// What a line is in a scene: one of the great moments of a game, which the page tells step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A scene with this title begins with this line.
    Opens(Phrase),
    /// A short scene with this title begins with this line. It is over in a moment and takes nobody away from the story.
    OpensShort(Phrase),
    /// A step of the scene with this name begins, unless the last step has the same name.
    Step(Phrase),
    /// The scene is over before this line.
    Closes,
}

impl Cue {
    /// The scene that begins: its length and its title.
    pub const fn scene(&self) -> Option<(Length, &Phrase)> {
        match self {
            Self::Opens(title) => Some((Length::Long, title)),
            Self::OpensShort(title) => Some((Length::Short, title)),
            Self::Step(_) | Self::Closes => None,
        }
    }
}

/// How long a scene is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// A great moment: followed step by step, and kept in its panel until the next.
    Long,
    /// Something that happens every turn, such as a roll of dice.
    Short,
}

impl Beat {
    /// Something `seat` did.
    pub fn by(seat: Seat) -> Self {
        Self { seat: Some(seat), ..Self::default() }
    }

    /// A heading, or something that concerns nobody in particular.
    pub fn of(rank: Rank) -> Self {
        Self { rank, ..Self::default() }
    }

    /// The same at these places.
    #[must_use]
    pub fn at<S: Into<String>>(mut self, spots: impl IntoIterator<Item = S>) -> Self {
        self.spots = spots.into_iter().map(Into::into).collect();
        self
    }

    /// The same with these pieces.
    #[must_use]
    pub fn pieces<S: Into<String>>(mut self, pieces: impl IntoIterator<Item = S>) -> Self {
        self.pieces = pieces.into_iter().map(Into::into).collect();
        self
    }

    /// The same with so many points for the seat.
    #[must_use]
    pub fn points(mut self, points: impl Into<i32>) -> Self {
        self.points = points.into();
        self
    }

    /// The same as a detail.
    #[must_use]
    pub fn detail(mut self) -> Self {
        self.rank = Rank::Detail;
        self
    }

    /// The same with its part in a scene.
    #[must_use]
    pub fn cue(mut self, cue: Cue) -> Self {
        self.cue = Some(cue);
        self
    }
}

/// A line of the story as one viewer may read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryLine {
    /// The event it belongs to and its words.
    pub entry: Arc<Entry>,
    /// What it means on the board.
    pub beat: Beat,
}
