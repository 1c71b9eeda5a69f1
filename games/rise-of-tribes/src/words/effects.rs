//! What is printed on cards and tiles, in words.

use table::text::Phrase;

use super::{good, goods, message, object, some};
use crate::content::{AbilityFace, Condition, Content, EventEffect, PowerEffect, TileEffect};

/// What a development allows.
pub fn ability(ability: AbilityFace) -> Phrase {
    message(&format!("ability-{}", ability.kind)).number("amount", ability.amount)
}

/// What an achievement asks for.
pub fn condition(condition: Condition) -> Phrase {
    match condition {
        Condition::Members { members } => message("condition-members").number("members", members),
        Condition::Occupy { hexes } => message("condition-occupy").number("hexes", hexes),
        Condition::Valley { members } => message("condition-valley").number("members", members),
        Condition::Share { hexes } => message("condition-share").number("hexes", hexes),
        Condition::Kindred { hexes } => message("condition-kindred").number("hexes", hexes),
        Condition::Overlord => message("condition-overlord"),
        Condition::Hold { how, hexes, land } => message(&format!("condition-hold-{how}"))
            .number("hexes", hexes)
            .phrase("land", message(&format!("condition-ground-{land}"))),
        Condition::Control { hexes, members } => {
            message("condition-control").number("hexes", hexes).number("members", members)
        }
    }
}

/// What an event does.
pub fn event_effect(effect: EventEffect) -> Phrase {
    match effect {
        EventEffect::Discovery { tokens } => message("effect-discovery").phrase("tokens", goods(tokens)),
        EventEffect::Drought { limit } => message("effect-drought").number("limit", limit),
        EventEffect::MildWinter { food_each, more } => message("effect-mild-winter")
            .phrase("food", some(crate::ids::Good::Food, food_each))
            .number("more", more),
        EventEffect::Plentiful { good: kind, tokens, more } => message("effect-plentiful")
            .phrase("tokens", some(kind, tokens))
            .phrase("land", super::land(kind.land()))
            .phrase("more", some(kind, more)),
        EventEffect::Knowledge { most } => message("effect-knowledge").number("most", most),
        EventEffect::SabreTooth { points } => message("effect-sabre-tooth").number("points", points),
        EventEffect::Volcano { stone, sun, blank, moon } => message("effect-volcano")
            .phrase("stone", some(crate::ids::Good::Stone, stone))
            .number("sun", sun)
            .number("blank", blank)
            .number("moon", moon),
        EventEffect::Invaders { first, most, points } => {
            message("effect-invaders").number("first", first).number("most", most).number("points", points)
        }
        EventEffect::Mammoth { members, meat, hunt_points, feed, tame_points, loss } => {
            message("effect-mammoth")
                .number("members", members)
                .phrase("meat", some(crate::ids::Good::Food, meat))
                .number("hunt", hunt_points)
                .phrase("feed", some(crate::ids::Good::Food, feed))
                .number("tame", tame_points)
                .number("loss", loss)
        }
        EventEffect::Object { object: thing, good: kind, cost } => message("effect-object")
            .phrase("object", object(thing))
            .phrase("cost", some(kind, cost))
            .phrase("good", good(kind))
            .phrase("use", message(&format!("object-{thing}-use"))),
        EventEffect::Chieftain { many, points_many, points_few } => message("effect-chieftain")
            .number("many", many)
            .number("high", points_many)
            .number("low", points_few),
        EventEffect::AbandonedVillage { cost } => {
            message("effect-abandoned-village").phrase("cost", goods(cost))
        }
    }
}

/// What a chief power does.
pub fn power_effect(effect: PowerEffect) -> Phrase {
    match effect {
        PowerEffect::Exchange { most } => message("power-effect-exchange").number("most", most),
        PowerEffect::CheaperVillages { less } => {
            message("power-effect-cheaper-villages").number("less", less)
        }
        PowerEffect::StartConflict { cost } => message("power-effect-start-conflict").number("cost", cost),
        PowerEffect::VillageFood { food } => message("power-effect-village-food").number("food", food),
        PowerEffect::LakeChild { members } => message("power-effect-lake-child").number("members", members),
        PowerEffect::SharedChild { members } => {
            message("power-effect-shared-child").number("members", members)
        }
        PowerEffect::FreeMarch { members } => message("power-effect-free-march").number("members", members),
        PowerEffect::CrowdedYield { members, more } => {
            message("power-effect-crowded-yield").number("members", members).number("more", more)
        }
        PowerEffect::Ambush { most } => message("power-effect-ambush").number("most", most),
        PowerEffect::Foretell { goods } => message("power-effect-foretell").number("goods", goods),
        PowerEffect::Pathfinder { most } => message("power-effect-pathfinder").number("most", most),
        PowerEffect::Retreat { most } => message("power-effect-retreat").number("most", most),
        PowerEffect::Bounty { most } => message("power-effect-bounty").number("most", most),
        PowerEffect::DriveOut { cost } => message("power-effect-drive-out").number("cost", cost),
        PowerEffect::HiddenVillage => message("power-effect-hidden-village"),
        PowerEffect::TurnDie => message("power-effect-turn-die"),
    }
}

/// What is different on a tile.
pub fn tile_effect(effect: TileEffect) -> Phrase {
    match effect {
        TileEffect::Rich { more } => message("tile-effect-rich").number("more", more),
        TileEffect::Wild => message("tile-effect-wild"),
        TileEffect::Thicket { members } => message("tile-effect-thicket").number("members", members),
        TileEffect::Chasm { members } => message("tile-effect-chasm").number("members", members),
    }
}

/// What is different on the glacier.
pub fn glacier(content: &Content) -> Phrase {
    message("tile-effect-glacier")
        .number("limit", content.glacier.limit.is)
        .number("most", content.glacier.most.is)
        .number("stones", content.glacier.stones.is)
}
