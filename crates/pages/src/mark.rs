//! How seats are told apart: a colour, a shape and an animal each, so that none has to do alone.

use maud::{Markup, html};
use table::Seat;

/// What tells a seat apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Red ochre, a circle.
    Bear,
    /// Ice blue, a square.
    Wolf,
    /// Moss green, a triangle.
    Eagle,
    /// Violet, a diamond.
    Stag,
    /// Charcoal, a hexagon.
    Owl,
}

impl Mark {
    /// All, in seat order.
    pub const ALL: [Self; 5] = [Self::Bear, Self::Wolf, Self::Eagle, Self::Stag, Self::Owl];

    /// The mark of a seat.
    pub const fn of(seat: Seat) -> Self {
        Self::ALL[seat.index() % Self::ALL.len()]
    }

    /// The class that gives pieces this seat's colours: fills with `--seat`, writes on it with `--on-seat`.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Bear => "seat-bear",
            Self::Wolf => "seat-wolf",
            Self::Eagle => "seat-eagle",
            Self::Stag => "seat-stag",
            Self::Owl => "seat-owl",
        }
    }

    /// The message that names the animal.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Bear => "pages-mark-bear",
            Self::Wolf => "pages-mark-wolf",
            Self::Eagle => "pages-mark-eagle",
            Self::Stag => "pages-mark-stag",
            Self::Owl => "pages-mark-owl",
        }
    }

    /// The outline of this seat's shape as an SVG path around (0, 0), about 20 across.
    pub const fn outline(self) -> &'static str {
        match self {
            Self::Bear => "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z",
            Self::Wolf => "M-9 -9h18v18h-18z",
            Self::Eagle => "M0 -11l11 20h-22z",
            Self::Stag => "M0 -12l11 12l-11 12l-11 -12z",
            Self::Owl => "M-6 -10h12l6 10l-6 10h-12l-6 -10z",
        }
    }

    /// A small badge in HTML: the shape in the seat's colour.
    pub fn badge(self) -> Markup {
        html! {
            svg .badge.(self.class()) viewBox="-13 -13 26 26" aria-hidden="true" { path d=(self.outline()) {} }
        }
    }
}
