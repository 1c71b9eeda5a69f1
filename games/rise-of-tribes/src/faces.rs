//! Every printed face, for a gallery: goals, events, powers, tiles, player boards.

use serde::Serialize;
use table::{
    content::{Provenance, Sourced},
    text::Phrase,
};

use crate::{
    content::Content,
    goods::Goods,
    ids::{Good, Land},
    words::{self, message},
};

/// What kind of thing a face is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaceKind {
    /// A goal card that is paid for.
    Development,
    /// A goal card that is fulfilled.
    Achievement,
    /// An event card.
    Event,
    /// A player board.
    Tribe,
    /// A side of a chief card.
    Power,
    /// A piece of special terrain.
    Tile,
}

/// A printed face.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Face {
    /// Its id in notation and content files.
    pub id: String,
    /// What it is printed on.
    pub kind: FaceKind,
    /// Its name.
    pub name: Phrase,
    /// What is printed, in short: costs, points, numbers.
    pub icons: String,
    /// What it does, in words.
    pub words: Phrase,
    /// Where the least certain of its values comes from.
    pub provenance: Provenance,
}

/// Every face of the content.
pub fn faces(content: &Content) -> Vec<Face> {
    let mut faces = Vec::new();
    for (&goal, face) in &content.developments {
        let ability = face.ability.is;
        faces.push(Face {
            id: goal.to_string(),
            kind: FaceKind::Development,
            name: words::goal(goal),
            icons: format!(
                "{} = {}★ + {} {}",
                icons(face.cost.is),
                face.points.is,
                ability.kind,
                ability.amount
            ),
            words: words::ability(ability),
            provenance: weakest([face.cost.from, face.points.from, face.ability.from]),
        });
    }
    for (&goal, face) in &content.achievements {
        faces.push(Face {
            id: goal.to_string(),
            kind: FaceKind::Achievement,
            name: words::goal(goal),
            icons: format!("{}★", face.points.is),
            words: words::condition(face.condition.is),
            provenance: weakest([face.points.from, face.condition.from]),
        });
    }
    for (&event, face) in &content.events {
        faces.push(Face {
            id: event.to_string(),
            kind: FaceKind::Event,
            name: words::event(event),
            icons: numbers(&face.effect),
            words: words::event_effect(face.effect.is),
            provenance: face.effect.from,
        });
    }
    for (&tribe, face) in &content.tribes {
        let [one, other] = face.powers.is;
        faces.push(Face {
            id: tribe.to_string(),
            kind: FaceKind::Tribe,
            name: words::tribe(tribe),
            icons: format!("{} = village; {one} | {other}", icons(face.village.is)),
            words: message("board-face").phrase("cost", words::goods(face.village.is)),
            provenance: weakest([face.village.from, face.powers.from]),
        });
    }
    for (&power, face) in &content.powers {
        faces.push(Face {
            id: power.to_string(),
            kind: FaceKind::Power,
            name: words::power(power),
            icons: numbers(&face.effect),
            words: words::power_effect(face.effect.is),
            provenance: face.effect.from,
        });
    }
    for (&tile, face) in &content.tiles {
        let lands = face.replaces.is.iter().map(|&land| words::land(land)).collect();
        faces.push(Face {
            id: tile.to_string(),
            kind: FaceKind::Tile,
            name: words::tile(tile),
            icons: face.replaces.is.iter().map(Land::to_string).collect::<Vec<_>>().join("/"),
            words: message("tile-counts-as")
                .list("lands", lands)
                .phrase("effect", words::tile_effect(face.effect.is)),
            provenance: weakest([face.replaces.from, face.effect.from]),
        });
    }
    let glacier = &content.glacier;
    faces.push(Face {
        id: "glacier".to_owned(),
        kind: FaceKind::Tile,
        name: words::special(crate::ids::Special::Glacier),
        icons: format!(
            "≤{} members, ≤{} stone, {} stones",
            glacier.limit.is, glacier.most.is, glacier.stones.is
        ),
        words: words::glacier(content),
        provenance: weakest([glacier.limit.from, glacier.most.from, glacier.stones.from]),
    });
    faces
}

fn icons(goods: Goods) -> String {
    let letter = |good| match good {
        Good::Food => 'F',
        Good::Wood => 'W',
        Good::Stone => 'S',
    };
    goods.kinds().map(|good| format!("{}{}", goods.of(good), letter(good))).collect::<Vec<_>>().join(" ")
}

/// The instruction as the content file writes it.
fn numbers<T: Serialize>(effect: &Sourced<T>) -> String {
    toml::to_string(&effect.is).unwrap_or_default().trim().replace('\n', ", ").replace('"', "")
}

/// The least certain source.
fn weakest<const N: usize>(sources: [Provenance; N]) -> Provenance {
    let rank = |source: &Provenance| match source {
        Provenance::Overlay => 0,
        Provenance::Rulebook => 1,
        Provenance::Source => 2,
        Provenance::Inferred => 3,
        Provenance::House => 4,
    };
    sources.into_iter().max_by_key(rank).unwrap_or(Provenance::House)
}
