//! The emblems of the seats: a colour, a shape and an animal each, so that nobody depends on colour alone.

use maud::{Markup, html};
use table::Seat;

/// The colour, shape and animal that identify a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emblem {
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

impl Emblem {
    /// All, in seat order.
    pub const ALL: [Self; 5] = [Self::Bear, Self::Wolf, Self::Eagle, Self::Stag, Self::Owl];

    /// The emblem of a seat.
    pub const fn of(seat: Seat) -> Self {
        Self::ALL[seat.index() % Self::ALL.len()]
    }

    /// The CSS class that sets the seat's colours: `--seat` for fills, `--on-seat` for text on them.
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
            Self::Bear => "pages-emblem-bear",
            Self::Wolf => "pages-emblem-wolf",
            Self::Eagle => "pages-emblem-eagle",
            Self::Stag => "pages-emblem-stag",
            Self::Owl => "pages-emblem-owl",
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

    /// The animal's sign as an SVG path around (0, 0), about 12 across: it fits into the outline. Filled `evenodd`.
    pub const fn sign(self) -> &'static str {
        match self {
            // A paw.
            Self::Bear => {
                "M-4.2 3.6C-4.2 .4-1.8-1 0-1S4.2 .4 4.2 3.6C4.2 6.2 1.6 5.2 0 5.2S-4.2 6.2-4.2 3.6z\
                 M-6.2-1.4a1.3 1.7 0 1 0 2.6 0a1.3 1.7 0 1 0-2.6 0zM-3.2-4.3a1.4 1.8 0 1 0 2.8 0a1.4 1.8 0 1 0-2.8 0z\
                 M.4-4.3a1.4 1.8 0 1 0 2.8 0a1.4 1.8 0 1 0-2.8 0zM3.6-1.4a1.3 1.7 0 1 0 2.6 0a1.3 1.7 0 1 0-2.6 0z"
            }
            // A head with pointed ears.
            Self::Wolf => {
                "M-5.4-6.4L-2.2-3.6H2.2L5.4-6.4L6 .4L2.4 3.6L1.4 6H-1.4L-2.4 3.6L-6 .4zM-3.4-1.2L-1-.2L-1.6 .8zM3.4-1.2L1-.2\
                 L1.6 .8z"
            }
            // Spread wings.
            Self::Eagle => {
                "M-7 .4C-4.6-.4-2.6 .2-1.2 1.6C-1.2 .2-.8-.8 0-1.6C.8-.8 1.2 .2 1.2 1.6C2.6 .2 4.6-.4 7 .4C5.4 2.4 3.6 4.2 1.6 5\
                 L2.2 7.4H-2.2L-1.6 5C-3.6 4.2-5.4 2.4-7 .4z"
            }
            // Antlers.
            Self::Stag => {
                "M-1.8 1.4H1.8L1.2 5.4L0 7L-1.2 5.4zM-.9 1.6C-3.6 .2-5-2-4.8-6H-3.5C-3.5-4.9-3.4-4.2-3.1-3.5L-1.9-5.6L-.9-5\
                 L-2.4-1.9C-1.8-.9-1-.2 0 .4C1-.2 1.8-.9 2.4-1.9L.9-5L1.9-5.6L3.1-3.5C3.4-4.2 3.5-4.9 3.5-6H4.8C5-2 3.6 .2 .9 1.6z"
            }
            // Round eyes.
            Self::Owl => {
                "M-5.6-6C-3.4-4.4 3.4-4.4 5.6-6C6.8 .4 4.8 6 0 6.6C-4.8 6-6.8 .4-5.6-6zM-4.3-1a2 2 0 1 0 4 0a2 2 0 1 0-4 0z\
                 M.3-1a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM-1 1.6H1L0 3.6z"
            }
        }
    }

    /// A small badge for HTML: the animal's sign on the shape, in the seat's colour.
    pub fn badge(self) -> Markup {
        html! {
            svg .badge.(self.class()) viewBox="-13 -13 26 26" aria-hidden="true" {
                path d=(self.outline()) {} path .sign fill-rule="evenodd" d=(self.sign()) {}
            }
        }
    }

    /// The same inside an SVG drawing, around (0, 0).
    pub fn piece(self) -> Markup {
        html! {
            g .mark.(self.class()) {
                path d=(self.outline()) {} path .sign fill-rule="evenodd" d=(self.sign()) {}
            }
        }
    }
}
