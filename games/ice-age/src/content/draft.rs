//! A content file as parsed: every value is optional and has its position in the file.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};
use table::content::{Examiner, Provenance, Sourced};
use toml::Spanned;

use super::{CardFace, Content, MapFace, Numbers, Setup, validate};
use crate::{
    board::{REGIONS, Region, Terrain},
    card::{Card, Colour, Who},
};

/// A value and its position in the file being validated; none if it comes from the standard file.
#[derive(Clone, Debug)]
pub(super) struct Placed<T> {
    pub(super) value: Sourced<T>,
    pub(super) at: Option<usize>,
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Placed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = Spanned::<Sourced<T>>::deserialize(deserializer)?;
        let at = Some(spanned.span().start);
        Ok(Self { value: spanned.into_inner(), at })
    }
}

/// Declares a table of a content file in which every value is optional.
macro_rules! draft {
    ($name:ident { $($field:ident: $type:ty,)* }) => {
        #[derive(Clone, Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name { $(#[serde(default)] pub(super) $field: Option<Placed<$type>>,)* }

        impl $name {
            fn without_positions(mut self) -> Self {
                $(if let Some(placed) = &mut self.$field { placed.at = None; })*
                self
            }
            fn under(self, top: Self) -> Self {
                Self { $($field: top.$field.or(self.$field),)* }
            }
        }
    };
}

impl SetupDraft {
    /// Some place of this table in the file under examination.
    pub(super) fn anywhere(&self) -> Option<usize> {
        let places = [at(&self.covered), at(&self.mammoths), at(&self.mammoth_supply), at(&self.dark_pool)];
        places.into_iter().flatten().next()
    }
}

impl CardDraft {
    fn anywhere(&self) -> Option<usize> {
        [at(&self.copies), at(&self.stones), at(&self.who), at(&self.effects)].into_iter().flatten().next()
    }
}

fn at<T>(placed: &Option<Placed<T>>) -> Option<usize> {
    placed.as_ref().and_then(|placed| placed.at)
}

draft!(NumbersDraft {
    rounds: u8,
    hunters: u8,
    settlers: u8,
    stones: u8,
    clubs: u8,
    fires: [u8; 3],
    capacity: u8,
    opening_light: u8,
    opening_dark: u8,
    rich: u8,
    dark_pool_least: u8,
});
draft!(SetupDraft {
    covered: Vec<Region>,
    mammoths: Vec<Region>,
    mammoth_supply: u8,
    dark_pool: u8,
});
draft!(MapDraft {
    ice_edge: Vec<Region>,
    borders: Vec<[Region; 2]>,
    terrain: [Terrain; REGIONS],
});
draft!(CardDraft {
    copies: u8,
    stones: Vec<u8>,
    who: Who,
    effects: Vec<String>,
});

/// A whole file.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Draft {
    #[serde(default)]
    pub(super) numbers: NumbersDraft,
    #[serde(default)]
    pub(super) setup: SetupsDraft,
    #[serde(default)]
    pub(super) map: MapDraft,
    #[serde(default)]
    pub(super) cards: BTreeMap<String, CardDraft>,
}

/// Set-up by number of seats.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupsDraft {
    #[serde(default, rename = "3")]
    three: SetupDraft,
    #[serde(default, rename = "4")]
    four: SetupDraft,
    #[serde(default, rename = "5")]
    five: SetupDraft,
}

impl SetupsDraft {
    pub(super) fn each(&self) -> [&SetupDraft; 3] {
        [&self.three, &self.four, &self.five]
    }
}

impl Draft {
    pub(super) fn without_positions(self) -> Self {
        Self {
            numbers: self.numbers.without_positions(),
            setup: SetupsDraft {
                three: self.setup.three.without_positions(),
                four: self.setup.four.without_positions(),
                five: self.setup.five.without_positions(),
            },
            map: self.map.without_positions(),
            cards: self.cards.into_iter().map(|(id, card)| (id, card.without_positions())).collect(),
        }
    }

    /// This file, overlaid by `top`.
    pub(super) fn under(self, top: Self) -> Self {
        let mut cards = self.cards;
        for (id, over) in top.cards {
            let below = cards.remove(&id).unwrap_or_default();
            cards.insert(id, below.under(over));
        }
        Self {
            numbers: self.numbers.under(top.numbers),
            setup: SetupsDraft {
                three: self.setup.three.under(top.setup.three),
                four: self.setup.four.under(top.setup.four),
                five: self.setup.five.under(top.setup.five),
            },
            map: self.map.under(top.map),
            cards,
        }
    }

    /// The content; `None` if a value is missing. Mistakes are reported to the examiner.
    pub(super) fn finish(&self, examiner: &mut Examiner<'_>) -> Option<Content> {
        for (id, card) in &self.cards {
            examiner.require(Card::from_id(id).is_some(), card.anywhere(), || {
                let known = Card::ALL.map(Card::id).join(", ");
                format!("there is no card '{id}'; the box has {known}")
            });
        }
        validate::draft(self, examiner);
        let numbers = self.finish_numbers(examiner);
        let setups = self.setup.each().map(|setup| finish_setup(setup, examiner));
        let map = self.finish_map(examiner);
        let cards: Vec<CardFace> =
            Card::ALL.into_iter().filter_map(|card| self.finish_card(card, examiner)).collect();
        let [Some(three), Some(four), Some(five)] = setups else {
            return None;
        };
        Some(Content {
            numbers: numbers?,
            setup: [three, four, five],
            map: map?,
            cards: cards.try_into().ok()?,
        })
    }

    fn finish_numbers(&self, examiner: &mut Examiner<'_>) -> Option<Numbers> {
        let draft = &self.numbers;
        Some(Numbers {
            rounds: present("numbers.rounds", draft.rounds.as_ref(), examiner)?,
            hunters: present("numbers.hunters", draft.hunters.as_ref(), examiner)?,
            settlers: present("numbers.settlers", draft.settlers.as_ref(), examiner)?,
            stones: present("numbers.stones", draft.stones.as_ref(), examiner)?,
            clubs: present("numbers.clubs", draft.clubs.as_ref(), examiner)?,
            fires: present("numbers.fires", draft.fires.as_ref(), examiner)?,
            capacity: present("numbers.capacity", draft.capacity.as_ref(), examiner)?,
            opening_light: present("numbers.opening_light", draft.opening_light.as_ref(), examiner)?,
            opening_dark: present("numbers.opening_dark", draft.opening_dark.as_ref(), examiner)?,
            rich: present("numbers.rich", draft.rich.as_ref(), examiner)?,
            dark_pool_least: present("numbers.dark_pool_least", draft.dark_pool_least.as_ref(), examiner)?,
        })
    }

    fn finish_map(&self, examiner: &mut Examiner<'_>) -> Option<MapFace> {
        Some(MapFace {
            ice_edge: present("map.ice_edge", self.map.ice_edge.as_ref(), examiner)?,
            borders: present("map.borders", self.map.borders.as_ref(), examiner)?,
            terrain: present("map.terrain", self.map.terrain.as_ref(), examiner)?,
        })
    }

    fn finish_card(&self, card: Card, examiner: &mut Examiner<'_>) -> Option<CardFace> {
        let missing = CardDraft::default();
        let draft = self.cards.get(card.id()).unwrap_or(&missing);
        // Light cards and Cults are always performed by their player, so content files do not state it.
        let by_player = Sourced { is: Who::Player, from: Provenance::Rulebook };
        let own = card.colour() == Colour::Light || card.is_cult();
        Some(CardFace {
            id: card,
            copies: present("copies", draft.copies.as_ref(), examiner)?,
            stones: present("stones", draft.stones.as_ref(), examiner)?,
            who: if own { by_player } else { present("who", draft.who.as_ref(), examiner)? },
            effects: present("effects", draft.effects.as_ref(), examiner)?,
        })
    }
}

fn finish_setup(draft: &SetupDraft, examiner: &mut Examiner<'_>) -> Option<Setup> {
    Some(Setup {
        covered: present("covered", draft.covered.as_ref(), examiner)?,
        mammoths: present("mammoths", draft.mammoths.as_ref(), examiner)?,
        mammoth_supply: present("mammoth_supply", draft.mammoth_supply.as_ref(), examiner)?,
        dark_pool: present("dark_pool", draft.dark_pool.as_ref(), examiner)?,
    })
}

fn present<T: Clone>(
    name: &str,
    placed: Option<&Placed<T>>,
    examiner: &mut Examiner<'_>,
) -> Option<Sourced<T>> {
    examiner.require(placed.is_some(), None, || format!("'{name}' is missing"));
    placed.map(|placed| placed.value.clone())
}
