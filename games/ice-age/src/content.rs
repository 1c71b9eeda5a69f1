//! The printed values of the box: `content.toml`, and overlay files.

mod instructions;
mod validate;

use std::sync::OnceLock;

use serde::Serialize;
use table::{
    content::{
        ContentError, Examiner, Holds, Place, Schema, Shape, Sheet, TableSpec,
        shape::{list, number, one_of, row},
    },
    faces::Kind,
    text::Phrase,
};

use crate::{
    board::{REGIONS, Region, Terrain},
    card::{CARDS, Card, Colour, OPTIONS, Who},
    kind,
    words::card_name,
};

/// The standard content file.
const STANDARD: &str = include_str!("../content.toml");

/// The English messages, for mistakes in logs.
const ENGLISH: &str = include_str!("../locales/en.ftl");

/// Every printed value of the box.
#[derive(Clone, Debug, PartialEq, Serialize)]
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

table::printed! {
    /// Single numbers of the rules.
    pub struct Numbers (at), "ice-age-number-" {
        /// IA-FLOW-01.
        "rounds" rounds: u8 = number(2, 8);
        /// Playable hunters of a colour (IA-SETUP-15).
        "hunters" hunters: u8 = number(6, 12);
        /// Hunters each player places before the first round (IA-SETUP-27).
        "settlers" settlers: u8 = number(1, 12);
        /// Stones of each player at the start (IA-SETUP-13).
        "stones" stones: u8 = number(0, 8);
        /// IA-COMP-08.
        "clubs" clubs: u8 = number(0, 12);
        /// Fire tokens worth 0, 1 and 2 (IA-COMP-07).
        "fires" fires: [u8; 3] = row((0..3).map(|worth| label("worth").number("worth", worth)), &number(0, 40));
        /// Hunters a bare region feeds (IA-CONF-03).
        "capacity" capacity: u8 = number(1, 12);
        /// Light cards of an opening hand (IA-SETUP-29).
        "opening_light" opening_light: u8 = number(1, 4);
        /// Dark cards of an opening hand (IA-SETUP-29).
        "opening_dark" opening_dark: u8 = number(1, 4);
        /// Stones that force a light card (IA-MIG-11).
        "rich" rich: u8 = number(5, 50);
        /// Least stones of the dark pool in a further round (IA-NEXT-02).
        "dark_pool_least" dark_pool_least: u8 = number(1, 20);
    }

    /// What depends on the number of seats.
    pub struct Setup (at), "ice-age-setup-" {
        /// Regions under ice.
        "covered" covered: Vec<Region> = list(region(), 0, 8);
        /// Regions with a mammoth.
        "mammoths" mammoths: Vec<Region> = list(region(), 0, validate::MAMMOTHS);
        /// Mammoths in the common supply.
        "mammoth_supply" mammoth_supply: u8 = number(0, validate::MAMMOTHS as i64);
        /// Stones to be earned in the first round.
        "dark_pool" dark_pool: u8 = number(1, i64::from(validate::STONES));
    }

    /// The board.
    pub struct MapFace (at), "ice-age-map-" {
        /// Regions that touch the ice at the top.
        "ice_edge" ice_edge: Vec<Region> = list(region(), 1, REGIONS);
        /// Pairs of neighbours.
        "borders" borders: Vec<[Region; 2]> =
            list(row([label("one-side"), label("other-side")], &region()), REGIONS - 1, 66);
        /// Landscape of regions 1 to 12.
        "terrain" terrain: [Terrain; REGIONS] = row(
            (1..=REGIONS as i64).map(|region| label("region").number("region", region)),
            &one_of(Terrain::ALL.map(|terrain| (terrain.id(), terrain_name(terrain)))),
        );
    }

    /// The face of a kind of card.
    pub struct CardFace (at), "ice-age-face-" {
        id: Card,
        /// Cards of this kind.
        "copies" copies: u8 = number(0, 33);
        /// Price of each option, or what a dark card earns.
        "stones" stones: Vec<u8> = match back(at)? {
            (_, true) => list(number(0, 0), 1, 1),
            (Colour::Light, false) => list(number(1, 8), 1, OPTIONS),
            (Colour::Dark, false) => list(number(1, 8), 1, 1),
        };
        // Light cards and Cults are always performed by their player, so content files do not state it.
        /// Who performs it.
        "who" who: Who = match back(at)? {
            (Colour::Dark, false) => one_of(Who::ALL.map(|who| (who.id(), label(&format!("who-{}", who.id()))))),
            _ => return None,
        }, else Who::Player;
        /// Its options, as instructions.
        "effects" effects: Vec<String> = match back(at)? {
            (_, true) => list(instructions::of_cults(), 1, 1),
            (_, false) => list(instructions::of_others(), 1, OPTIONS),
        };
    }
}

/// The colour of a card, and whether it is a Cult.
fn back(at: Place<'_>) -> Option<(Colour, bool)> {
    Card::from_id(at.id()).map(|card| (card.colour(), card.is_cult()))
}

const fn region() -> Shape {
    number(1, REGIONS as i64)
}

fn label(name: &str) -> Phrase {
    Phrase::new(format!("ice-age-label-{name}"))
}

fn terrain_name(terrain: Terrain) -> Phrase {
    Phrase::new(format!("ice-age-terrain-{}", terrain.id()))
}

/// The tables of content files.
pub(crate) fn schema() -> &'static Schema {
    static SCHEMA: OnceLock<Schema> = OnceLock::new();
    SCHEMA.get_or_init(|| {
        Schema::new(
            STANDARD,
            ENGLISH,
            vec![
                table("numbers", Holds::One, Numbers::keys(), |_| kind::NUMBERS, |_| label("numbers")),
                table(
                    "setup",
                    Holds::ByName,
                    Setup::keys(),
                    |_| kind::SETUP,
                    |at| label("players").number("seats", at.id().parse().unwrap_or(0)),
                ),
                table("map", Holds::One, MapFace::keys(), |_| kind::MAP, |_| label("map")),
                table("cards", Holds::ByName, CardFace::keys(), kind_of, |at| {
                    Card::from_id(at.id()).map_or_else(|| label("card").text("id", at.id()), card_name)
                }),
            ],
        )
    })
}

fn table(
    name: &'static str,
    holds: Holds,
    keys: Vec<table::content::KeySpec>,
    kind: fn(Place<'_>) -> Kind,
    title: fn(Place<'_>) -> Phrase,
) -> TableSpec {
    TableSpec { name, holds, keys, kind, title }
}

fn kind_of(at: Place<'_>) -> Kind {
    match back(at) {
        Some((Colour::Light, _)) | None => kind::LIGHT,
        Some((Colour::Dark, _)) => kind::DARK,
    }
}

impl Content {
    /// The standard content.
    pub fn standard() -> Self {
        static PARSED: OnceLock<Result<Content, ContentError>> = OnceLock::new();
        match PARSED.get_or_init(|| schema().read_standard(Self::read)) {
            Ok(content) => content.clone(),
            // The file is part of the program and a test reads it: this cannot happen in a build that passed.
            #[expect(clippy::panic, reason = "a program without its content cannot run")]
            Err(error) => panic!("{error}"),
        }
    }

    /// The standard content with the values of the overlay `text`.
    pub fn overlaid(file: &str, text: &str) -> Result<Self, ContentError> {
        schema().read_overlay(file, text, Self::read)
    }

    fn read(sheet: &Sheet, examiner: &mut Examiner<'_>) -> Option<Self> {
        let numbers = Numbers::read(sheet.place("numbers", None), examiner);
        let setups = ["3", "4", "5"].map(|seats| Setup::read(sheet.place("setup", Some(seats)), examiner));
        let map = MapFace::read(sheet.place("map", None), examiner);
        let card = |card: Card| CardFace::read(sheet.place("cards", Some(card.id())), examiner);
        let cards: Option<Vec<CardFace>> = Card::ALL.into_iter().map(card).collect();
        let [three, four, five] = setups;
        let content = Self {
            numbers: numbers?,
            setup: [three?, four?, five?],
            map: map?,
            cards: cards?.try_into().ok()?,
        };
        validate::content(&content, examiner);
        Some(content)
    }
}
