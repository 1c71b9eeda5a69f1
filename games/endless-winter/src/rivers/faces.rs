//! The faces that only the expansion has.

use table::{faces::Face, text::Phrase};

use super::names::landmark_words;
use crate::{
    content::Content,
    kind,
    names::{effect, name},
};

/// The faces that only the expansion has: Fish tokens, Landmarks and what the river is made of.
pub(crate) fn faces(content: &Content) -> Vec<Face> {
    let fish = content.rivers.fish.iter().map(|face| Face {
        kind: kind::FISH_TOKEN,
        id: face.id.clone(),
        name: fish_name(&face.id),
        copies: Some(face.copies.is),
        icons: face.gives.is.to_string(),
        words: Phrase::new(if face.reshuffles.is {
            "endless-winter-face-fish-reshuffles"
        } else {
            "endless-winter-face-gives"
        })
        .phrase("effect", effect(&face.gives.is)),
        values: face.values(),
    });
    let landmarks = content.rivers.landmark.iter().map(|face| Face {
        kind: kind::LANDMARK,
        id: face.id.clone(),
        name: name("landmark", &face.id, &face.name),
        copies: Some(1),
        icons: face.counts.is.word().to_owned(),
        words: landmark_words(face.counts.is, &face.points.is),
        values: face.values(),
    });
    fish.chain(landmarks).chain(central(content)).chain(ends(content)).collect()
}

/// The Fish tokens of the box have names; those of an overlay are called by their ID.
fn fish_name(id: &str) -> Phrase {
    const NAMED: [&str; 8] = ["shoal", "salmon", "pike", "sturgeon", "eel", "trout", "beaver", "boulder"];
    if NAMED.contains(&id) {
        Phrase::new(format!("endless-winter-fish-token-{id}"))
    } else {
        Phrase::new("endless-winter-named").text("name", id)
    }
}

fn river_tile(id: &str) -> Face {
    Face {
        kind: kind::RIVER_TILE,
        id: id.to_owned(),
        name: Phrase::new(format!("endless-winter-river-tile-{id}")),
        copies: Some(1),
        icons: String::new(),
        words: Phrase::new(format!("endless-winter-face-river-{id}")),
        values: Vec::new(),
    }
}

/// RR-RULING-01: the two sides of the Central River tile, each with where the other hexes of all River tiles then lie.
fn central(content: &Content) -> impl Iterator<Item = Face> {
    content.rivers.side.iter().map(|side| {
        let plain = river_tile("central");
        Face {
            id: side.id.clone(),
            name: plain.name.text("side", side.id.to_uppercase()),
            copies: None,
            icons: format!(
                "landmark {:?} third {:?} west {:?} east {:?}",
                side.landmark.is, side.third.is, side.west.is, side.east.is
            ),
            words: plain.words,
            values: side.values(),
            ..river_tile("central")
        }
    })
}

/// The other River tiles, which print no number, and the ends of the river.
fn ends(content: &Content) -> [Face; 3] {
    let river = &content.rivers.river;
    let outer = Face { copies: Some(2), ..river_tile("outer") };
    let plain = river_tile("delta");
    let delta = Face {
        icons: format!("{}* | {}*", river.delta_raft.is, river.delta_camp.is),
        words: plain.words.number("raft", river.delta_raft.is).number("camp", river.delta_camp.is),
        values: river.values().into_iter().filter(|value| value.name.starts_with("delta-")).collect(),
        ..river_tile("delta")
    };
    [outer, river_tile("headwaters"), delta]
}
