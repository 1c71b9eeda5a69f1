//! The cards of the box and the regions of its board, for a gallery.

use table::{
    faces::{Face, Value},
    sets::Indexed,
    text::Phrase,
};

use crate::{
    board::Region,
    card::Colour,
    content::{CardFace, Content},
    game::IceAge,
    kind,
    options::Options,
    words::card_name,
};

#[expect(clippy::expect_used, reason = "the default options are valid")]
pub(crate) fn faces(content: &Content) -> Vec<Face> {
    // The sentences of a face do not depend on the number of seats.
    let game = IceAge::new(&Options::default(), content).expect("content is validated when it is read");
    let cards = content.cards.iter().map(|card| card_face(&game, card));
    cards.chain(Region::each().map(|region| region_face(&game, content, region))).collect()
}

fn card_face(game: &IceAge, card: &CardFace) -> Face {
    let options = card.effects.is.iter().enumerate().map(|(index, effect)| {
        let sign = if card.id.colour() == Colour::Light { "-" } else { "+" };
        match card.stones.is.get(index).filter(|_| !card.id.is_cult()) {
            Some(stones) => format!("{sign}{stones}: {effect}"),
            None => effect.clone(),
        }
    });
    Face {
        kind: match card.id.colour() {
            Colour::Light => kind::LIGHT,
            Colour::Dark => kind::DARK,
        },
        id: card.id.id().to_owned(),
        name: card_name(card.id),
        copies: Some(card.copies.is),
        icons: options.collect::<Vec<_>>().join(" | "),
        words: game.face_in_words(card.id),
        values: vec![
            Value::new("copies", card.copies.from),
            Value::new("stones", card.stones.from),
            Value::new("who", card.who.from),
            Value::new("effects", card.effects.from),
        ],
    }
}

fn region_face(game: &IceAge, content: &Content, region: Region) -> Face {
    let neighbours: Vec<String> =
        game.map().neighbours(region).iter().map(|other| other.to_string()).collect();
    let terrain = game.map().terrain(region).id();
    Face {
        kind: kind::REGION,
        id: region.to_string(),
        name: Phrase::new(format!("ice-age-terrain-{terrain}")),
        copies: None,
        icons: format!("{terrain} ~ {}", neighbours.join(" ")),
        words: Phrase::new("ice-age-region-words").text("neighbours", neighbours.join(", ")),
        values: vec![
            Value::new("borders", content.map.borders.from),
            Value::new("terrain", content.map.terrain.from),
        ],
    }
}
