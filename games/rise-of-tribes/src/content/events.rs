//! Event cards.

use table::content::{
    Place, Shape,
    shape::{number, one_of, text},
};

use super::{LARGEST, goods};
use crate::{
    goods::Goods,
    ids::{Event, Good, Object},
    names::{NAME, is_named_by_us},
    words,
};

table::printed! {
    /// An event card.
    pub struct EventFace (at), "rise-of-tribes-field-" {
        /// What it is called.
        #[serde(skip_serializing_if = "is_named_by_us")]
        "name" name: String = text(NAME);
        /// What it does.
        "effect" effect: EventEffect = of(at)?;
    }
}

fn good() -> Shape {
    one_of(Good::ALL.iter().map(|&good| (good.id(), words::good(good))))
}

table::variants! {
    /// What an event does.
    pub enum EventEffect, "rise-of-tribes-case-", "rise-of-tribes-part-" {
        /// Goods for moving to hexes of others.
        Discovery = "discovery" {
            /// Goods on the card.
            tokens: Goods = goods(),
        },
        /// A lower population limit until the next double.
        Drought = "drought" {
            /// The limit.
            limit: u8 = number(1, LARGEST),
        },
        /// More members by GROW.
        MildWinter = "mild-winter" {
            /// Food on the card for each player.
            food_each: u8 = number(1, LARGEST),
            /// Members more.
            more: u8 = number(0, LARGEST),
        },
        /// More goods from one terrain.
        Plentiful = "plentiful" {
            /// Which good.
            good: Good = good(),
            /// Goods on the card.
            tokens: u8 = number(1, LARGEST),
            /// Goods more for each hex.
            more: u8 = number(1, LARGEST),
        },
        /// A goal card for a resource.
        Knowledge = "knowledge" {
            /// Goods on the card that end it.
            most: u8 = number(1, LARGEST),
        },
        /// A beast that bites on mountains.
        SabreTooth = "sabre-tooth" {
            /// Points for hunting it.
            points: u8 = number(0, LARGEST),
        },
        /// The mountain of fire.
        Volcano = "volcano" {
            /// Stone for every tribe next to it.
            stone: u8 = number(0, LARGEST),
            /// Members lost on a double of suns.
            sun: u8 = number(0, LARGEST),
            /// Members lost on a double of blanks.
            blank: u8 = number(0, LARGEST),
            /// Members lost on a double of moons.
            moon: u8 = number(0, LARGEST),
        },
        /// A tribe nobody plays.
        Invaders = "invaders" {
            /// How many come.
            first: u8 = number(1, LARGEST),
            /// How many there can be.
            most: u8 = number(1, LARGEST),
            /// Points for defeating the last.
            points: u8 = number(0, LARGEST),
        },
        /// Hunted or tamed.
        Mammoth = "mammoth" {
            /// Own members needed on its hex.
            members: u8 = number(0, LARGEST),
            /// Food for hunting it.
            meat: u8 = number(0, LARGEST),
            /// Points for hunting it.
            hunt_points: u8 = number(0, LARGEST),
            /// Food that taming costs.
            feed: u8 = number(0, LARGEST),
            /// Points for taming it.
            tame_points: u8 = number(0, LARGEST),
            /// Points lost with it.
            loss: u8 = number(0, LARGEST),
        },
        /// Something to buy and keep.
        Object = "object" {
            /// What.
            object: Object = one_of(Object::ALL.iter().map(|&object| (object.id(), words::object(object)))),
            /// Paid with this good.
            good: Good = good(),
            /// How many at first.
            cost: u8 = number(1, LARGEST),
        },
        /// An auction.
        Chieftain = "chieftain" {
            /// A bid this high is worth more.
            many: u8 = number(0, LARGEST),
            /// Points for a high bid.
            points_many: u8 = number(0, LARGEST),
            /// Points for any other bid.
            points_few: u8 = number(0, LARGEST),
        },
        /// A cheap village for everybody.
        AbandonedVillage = "abandoned-village" {
            /// Its cost.
            cost: Goods = goods(),
        },
    }
}

/// What an event can do. Pieces and frames are tied to the card, numbers are free.
fn of(at: Place<'_>) -> Option<Shape> {
    let event: Event = at.id().parse().ok()?;
    let (kind, tied) = match event {
        Event::PlentifulFood => ("plentiful", Some(("good", Good::Food.id()))),
        Event::PlentifulWood => ("plentiful", Some(("good", Good::Wood.id()))),
        Event::PlentifulStone => ("plentiful", Some(("good", Good::Stone.id()))),
        Event::SharedKnowledge => ("knowledge", None),
        Event::Walls | Event::DugoutCanoe | Event::Altar => {
            ("object", event.object().map(|object| ("object", object.id())))
        }
        Event::Discovery
        | Event::Drought
        | Event::MildWinter
        | Event::SabreTooth
        | Event::Volcano
        | Event::Invaders
        | Event::Mammoth
        | Event::Chieftain
        | Event::AbandonedVillage => (event.id(), None),
    };
    let mut case = EventEffect::cases().into_iter().find(|case| case.kind == kind)?;
    if let Some((key, word)) = tied {
        for part in case.parts.iter_mut().filter(|part| part.key == key) {
            if let Shape::OneOf(choices) = &mut part.shape {
                choices.retain(|choice| choice.value == word);
            }
        }
    }
    Some(Shape::Variant(vec![case]))
}
