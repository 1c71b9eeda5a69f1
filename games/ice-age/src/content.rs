//! The printed values of the box: `content.toml`, and overlay files.

mod draft;
mod validate;

use std::sync::OnceLock;

use serde::Serialize;
use table::content::{ContentError, Examiner, Sourced};

use crate::{
    board::{REGIONS, Region, Terrain},
    card::{CARDS, Card, Who},
};

use draft::Draft;

/// The standard content file.
const STANDARD: &str = include_str!("../content.toml");

/// Every printed value of the box.
#[derive(Clone, Debug, Serialize)]
pub struct Content {
    /// Single numbers of the rules.
    pub numbers: Numbers,
    /// Set-up for 3, 4 and 5 seats.
    pub setup: [Setup; 3],
    /// The board.
    pub map: MapFace,
    /// The face of each kind of card, in the order of [`Card::ALL`].
    pub cards: [CardFace; CARDS],
}

/// Single numbers of the rules.
#[derive(Clone, Debug, Serialize)]
pub struct Numbers {
    /// IA-FLOW-01.
    pub rounds: Sourced<u8>,
    /// Playable hunters of a colour (IA-SETUP-15).
    pub hunters: Sourced<u8>,
    /// Hunters each player places before the first round (IA-SETUP-27).
    pub settlers: Sourced<u8>,
    /// Stones of each player at the start (IA-SETUP-13).
    pub stones: Sourced<u8>,
    /// IA-COMP-08.
    pub clubs: Sourced<u8>,
    /// Fire tokens worth 0, 1 and 2 (IA-COMP-07).
    pub fires: Sourced<[u8; 3]>,
    /// Hunters a bare region feeds (IA-CONF-03).
    pub capacity: Sourced<u8>,
    /// Light cards of an opening hand (IA-SETUP-29).
    pub opening_light: Sourced<u8>,
    /// Dark cards of an opening hand (IA-SETUP-29).
    pub opening_dark: Sourced<u8>,
    /// Stones that force a light card (IA-MIG-11).
    pub rich: Sourced<u8>,
    /// Least stones of the dark pool in a further round (IA-NEXT-02).
    pub dark_pool_least: Sourced<u8>,
}

/// What depends on the number of seats.
#[derive(Clone, Debug, Serialize)]
pub struct Setup {
    /// Regions under ice.
    pub covered: Sourced<Vec<Region>>,
    /// Regions with a mammoth.
    pub mammoths: Sourced<Vec<Region>>,
    /// Mammoths in the common supply.
    pub mammoth_supply: Sourced<u8>,
    /// Stones to be earned in the first round.
    pub dark_pool: Sourced<u8>,
}

/// The board.
#[derive(Clone, Debug, Serialize)]
pub struct MapFace {
    /// Regions that touch the ice at the top.
    pub ice_edge: Sourced<Vec<Region>>,
    /// Pairs of neighbours.
    pub borders: Sourced<Vec<[Region; 2]>>,
    /// Landscape of regions 1 to 12.
    pub terrain: Sourced<[Terrain; REGIONS]>,
}

/// The face of a kind of card.
#[derive(Clone, Debug, Serialize)]
pub struct CardFace {
    /// Which kind.
    pub id: Card,
    /// Cards of this kind.
    pub copies: Sourced<u8>,
    /// Price of each option, or what a dark card earns.
    pub stones: Sourced<Vec<u8>>,
    /// Who performs it.
    pub who: Sourced<Who>,
    /// Its options, as instructions.
    pub effects: Sourced<Vec<String>>,
}

impl Content {
    /// The standard content.
    pub fn standard() -> Self {
        static PARSED: OnceLock<Result<Content, ContentError>> = OnceLock::new();
        match PARSED.get_or_init(|| Self::read("content.toml", STANDARD, None)) {
            Ok(content) => content.clone(),
            // The file is part of the program and a test reads it: this cannot happen in a build that passed.
            #[expect(clippy::panic, reason = "a program without its content cannot run")]
            Err(error) => panic!("{error}"),
        }
    }

    /// The standard content with the values of the overlay `text`.
    pub fn overlaid(file: &str, text: &str) -> Result<Self, ContentError> {
        Self::read(file, text, Some(STANDARD))
    }

    fn read(file: &str, text: &str, below: Option<&str>) -> Result<Self, ContentError> {
        let mut examiner = Examiner::new(file, text);
        let Some(top) = examiner.parse::<Draft>() else {
            return examiner.verdict(None);
        };
        let draft = match below {
            None => top,
            Some(below) => {
                let mut below_examiner = Examiner::new("content.toml", below);
                let Some(standard) = below_examiner.parse::<Draft>() else {
                    return below_examiner.verdict(None);
                };
                standard.without_positions().under(top)
            }
        };
        let content = draft.finish(&mut examiner);
        examiner.verdict(content)
    }
}
