//! The instructions of cards, for the editor: each in words, with every number it can have.

use table::{
    content::{Compose, Palette, Shape, Token, TokenGroup},
    text::Phrase,
};

use crate::{
    board::Terrain,
    card::{Effect, MOST_HUNTERS, Where},
    words::effect_in_words,
};

/// What a Cult does.
pub(super) fn of_cults() -> Shape {
    let check = |text: &str| match Effect::parse(text)? {
        Effect::Copy => Ok(()),
        _ => Err(Phrase::new("ice-age-mistake-cult")),
    };
    Shape::Program(Palette::new(vec![group("copy", [Effect::Copy])], Compose::Whole, false, check))
}

/// What all other cards do.
pub(super) fn of_others() -> Shape {
    let check = |text: &str| match Effect::parse(text)? {
        Effect::Copy => Err(Phrase::new("ice-age-mistake-no-cult")),
        _ => Ok(()),
    };
    Shape::Program(Palette::new(groups(), Compose::Whole, false, check))
}

fn groups() -> Vec<TokenGroup> {
    let hunters = || 1..=MOST_HUNTERS;
    let places = [Where::Anywhere].into_iter().chain(Terrain::ALL.map(Where::On));
    let place = places.flat_map(|to| hunters().map(move |hunters| Effect::Place { hunters, to }));
    let camp = hunters().map(|hunters| Effect::Camp { hunters });
    let march = hunters().map(|hunters| Effect::March { hunters });
    let trek = hunters().map(|hunters| Effect::Trek { hunters });
    let drive =
        hunters().flat_map(|hunters| (1..=hunters).map(move |of_one| Effect::Drive { hunters, of_one }));
    let banish = hunters().map(|hunters| Effect::Banish { hunters });
    vec![
        group("place", place.chain(camp)),
        group("move", march.chain(trek).chain(drive).chain([Effect::Swap])),
        group("remove", banish),
        group(
            "mammoth",
            [
                Effect::PlaceMammoth { or_move: true },
                Effect::PlaceMammoth { or_move: false },
                Effect::MoveMammoth { far: false },
                Effect::MoveMammoth { far: true },
                Effect::Chase,
            ],
        ),
        group("token", [Effect::Club, Effect::Fire]),
    ]
}

fn group(name: &str, effects: impl IntoIterator<Item = Effect>) -> TokenGroup {
    let token = |effect: Effect| Token { text: effect.to_string(), label: effect_in_words(effect) };
    TokenGroup {
        title: Phrase::new(format!("ice-age-instructions-{name}")),
        tokens: effects.into_iter().map(token).collect(),
    }
}
