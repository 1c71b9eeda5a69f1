//! The icon language of the cards: what each instruction looks like.

use ice_age::{Colour, Effect, Where, Who};
use maud::{Markup, html};

use crate::{pieces, terrain};

/// A sign of the icon language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// A hunter of the performer.
    Own,
    /// A hunter of anybody.
    Anybody,
    Mammoth,
    Club,
    Fire,
    Stone,
    /// From off the board into a region.
    Into,
    /// To a neighbouring region.
    Near,
    /// To any region.
    Far,
    /// Off the board.
    Away,
    /// Two change places.
    Exchange,
    /// Any region.
    Anywhere,
    /// All other players.
    Others,
    /// One other player.
    Other,
    /// The mask of the Cult: copies a card.
    Mask,
    /// Cards that cost.
    Sun,
    /// Cards that earn.
    Moon,
    /// Points.
    Points,
}

/// The signs of the legend, by what they have in common.
pub(crate) const GROUPS: &[(&str, &[Icon])] = &[
    ("pieces", &[Icon::Own, Icon::Anybody, Icon::Mammoth, Icon::Club, Icon::Fire, Icon::Stone]),
    ("moves", &[Icon::Into, Icon::Near, Icon::Far, Icon::Away, Icon::Exchange, Icon::Anywhere]),
    ("cards", &[Icon::Sun, Icon::Moon, Icon::Other, Icon::Others, Icon::Mask, Icon::Points]),
];

impl Icon {
    /// Its key in the legend.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Anybody => "anybody",
            Self::Mammoth => "mammoth",
            Self::Club => "club",
            Self::Fire => "fire",
            Self::Stone => "stone",
            Self::Into => "into",
            Self::Near => "near",
            Self::Far => "far",
            Self::Away => "away",
            Self::Exchange => "exchange",
            Self::Anywhere => "anywhere",
            Self::Others => "others",
            Self::Other => "other",
            Self::Mask => "mask",
            Self::Sun => "sun",
            Self::Moon => "moon",
            Self::Points => "points",
        }
    }

    /// The drawing, in a box of its own, without words: whoever uses it says what it means.
    pub(crate) fn draw(self) -> Markup {
        html! {
            svg .ia-icon viewBox=(self.frame()) aria-hidden="true" { (self.shape()) }
        }
    }

    const fn frame(self) -> &'static str {
        match self {
            Self::Mammoth => "-58 -38 104 74",
            _ => "-24 -24 48 48",
        }
    }

    /// The drawing itself, around (0, 0).
    pub(crate) fn shape(self) -> Markup {
        let line = |d: &'static str| html! { path .ia-line d=(d) {} };
        match self {
            Self::Own => pieces::hunter(),
            Self::Anybody => html! { (pieces::hunter()) circle .ia-line.ia-dashed r="22" {} },
            Self::Mammoth => pieces::mammoth_icon(),
            Self::Club => pieces::club(),
            Self::Fire => pieces::flame(),
            Self::Stone => html! { path .ia-pebble d=(pieces::PEBBLE) transform="scale(1.7)" {} },
            Self::Into => line("M0 -20V10M-9 2L0 11L9 2M-18 8V19H18V8"),
            Self::Near => line("M-18 0H14M5 -9L15 0L5 9M-18 -12V12"),
            Self::Far => line("M-20 12C-14 -14 8 -18 17 -2M17 -14L17 -1L5 -3M-20 12h.1"),
            Self::Away => line("M-18 -14V17H18V-14M0 8V-18M-9 -10L0 -19L9 -10"),
            Self::Exchange => line("M-17 -8H15M7 -16L16 -8L7 0M17 9H-15M-7 1L-16 9L-7 17"),
            Self::Anywhere => line("M0 -20V20M-17 -10L17 10M-17 10L17 -10"),
            Self::Others => html! {
                circle .ia-line cx="-13" cy="-6" r="6" {} circle .ia-line cx="13" cy="-6" r="6" {}
                circle .ia-line cx="0" cy="-10" r="6" {}
                path .ia-line d="M-22 16C-21 5 -5 5 -4 16M4 16C5 5 21 5 22 16M-9 8C-6 0 6 0 9 8" {}
            },
            Self::Other => html! {
                circle .ia-line cy="-8" r="8" {}
                path .ia-line d="M-14 18C-13 2 13 2 14 18" {}
            },
            Self::Mask => line(
                "M-15 -18C-6 -14 6 -14 15 -18C18 2 12 14 0 20C-12 14 -18 2 -15 -18ZM-9 -5L-3 -3M9 -5L3 -3M-5 8H5M-8 -17L-14 -23M8 -17L14 -23",
            ),
            Self::Sun => html! {
                circle .ia-line r="8" {}
                path .ia-line d="M0 -14V-20M0 14V20M-14 0H-20M14 0H20M-10 -10L-14 -14M10 10L14 14M10 -10L14 -14M-10 10L-14 14" {}
            },
            Self::Moon => {
                html! { path .ia-solid d="M6 -19C-8 -20 -19 -10 -18 3C-17 15 -4 22 8 17C-3 15 -9 7 -8 -2C-7 -10 -2 -16 6 -19Z" {} }
            }
            Self::Points => {
                html! { path .ia-solid d="M0 -20L6 -7L20 -5L10 5L12 19L0 12L-12 19L-10 5L-20 -5L-6 -7Z" {} }
            }
        }
    }
}

/// The mark of a colour of cards.
pub(crate) fn mark(colour: Colour) -> Markup {
    match colour {
        Colour::Light => Icon::Sun.draw(),
        Colour::Dark => Icon::Moon.draw(),
    }
}

/// Who performs a card, where it is not its player.
pub(crate) fn who(who: Who) -> Option<Icon> {
    match who {
        Who::Player => None,
        Who::EveryOther => Some(Icon::Others),
        Who::OneOther => Some(Icon::Other),
    }
}

/// An instruction as a row of icons.
pub(crate) fn effect(effect: Effect) -> Markup {
    let many = |count: u8, icon: Icon| {
        html! { @if count > 1 { span .ia-times { (count) } } (icon.draw()) }
    };
    let row = |icons: &[Icon]| html! { @for icon in icons { (icon.draw()) } };
    match effect {
        Effect::Place { hunters, to } => html! {
            (many(hunters, Icon::Own)) (Icon::Into.draw())
            @match to {
                Where::Anywhere => { (Icon::Anywhere.draw()) }
                Where::On(land) => { (terrain::icon(land)) }
            }
        },
        Effect::Drive { hunters, .. } => {
            html! { (many(hunters, Icon::Anybody)) (Icon::Near.draw()) }
        }
        Effect::Club => row(&[Icon::Club]),
        Effect::PlaceMammoth { .. } => row(&[Icon::Mammoth, Icon::Into]),
        Effect::MoveMammoth { far: false } => row(&[Icon::Mammoth, Icon::Near]),
        Effect::MoveMammoth { far: true } => row(&[Icon::Mammoth, Icon::Far]),
        Effect::Swap => row(&[Icon::Anybody, Icon::Exchange, Icon::Anybody]),
        Effect::Fire => row(&[Icon::Fire, Icon::Far]),
        Effect::Trek { hunters } => html! { (many(hunters, Icon::Own)) (row(&[Icon::Mammoth, Icon::Near])) },
        Effect::Camp { hunters } => html! { (many(hunters, Icon::Own)) (row(&[Icon::Mammoth, Icon::Into])) },
        Effect::Banish { hunters } => html! { (many(hunters, Icon::Anybody)) (Icon::Away.draw()) },
        Effect::Chase => row(&[Icon::Mammoth, Icon::Away]),
        Effect::March { hunters } => html! { (many(hunters, Icon::Own)) (Icon::Far.draw()) },
        Effect::Copy => row(&[Icon::Mask]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_legend_has_every_icon() {
        let shown: Vec<Icon> = GROUPS.iter().flat_map(|(_, icons)| icons.iter().copied()).collect();
        let twice = (1..shown.len()).find(|&place| shown[..place].contains(&shown[place]));
        assert_eq!(twice, None, "no icon stands twice");
        // `Points` is the last of the enum.
        assert_eq!(shown.len(), Icon::Points as usize + 1);
    }
}
