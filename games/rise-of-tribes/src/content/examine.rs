//! Values that are right by themselves, but not together.

use table::{
    content::{Examiner, Path},
    text::Phrase,
};

use super::{Content, EventEffect, LayoutFace, Start};
use crate::{
    board,
    ids::{Event, Land, Power},
    words::{self, message},
};

/// Reports everything that cannot be played with.
pub(super) fn examine(content: &Content, ex: &mut Examiner<'_>) {
    starts(content, ex);
    for (seats, layout) in &content.layouts {
        self::layout(seats, layout, ex);
    }
    events(content, ex);
    tribes(content, ex);
    tiles(content, ex);
}

fn mistake(name: &str) -> Phrase {
    message(&format!("mistake-{name}"))
}

fn starts(content: &Content, ex: &mut Examiner<'_>) {
    let has = content.rules.members.is;
    let members = Path::one("rules", "members");
    let start = &content.start;
    let starts = [
        ("first", start.first.is),
        ("second", start.second.is),
        ("third", start.third.is),
        ("fourth", start.fourth.is),
    ];
    for (key, Start { members: here, beside, .. }) in starts {
        ex.require(here + beside <= has, &[Path::one("start", key), members.clone()], || {
            mistake("start").number("found", here + beside).number("members", has)
        });
    }
    let returning = content.rules.returning.is;
    ex.require(returning <= has, &[Path::one("rules", "returning"), members], || {
        mistake("returning").number("found", returning).number("members", has)
    });
}

fn cell([q, r]: [i8; 2]) -> String {
    format!("[{q}, {r}]")
}

fn layout(seats: &str, layout: &LayoutFace, ex: &mut Examiner<'_>) {
    let [at_hexes, at_volcano] = ["hexes", "volcano"].map(|key| Path::face("layouts", seats, key));
    let (hexes, places) = (&layout.hexes.is, &layout.volcano.is);
    for (list, path) in [(hexes, &at_hexes), (places, &at_volcano)] {
        let twice = list.iter().enumerate().find(|(index, place)| list[..*index].contains(place));
        if let Some((_, &place)) = twice {
            ex.require(false, std::slice::from_ref(path), || {
                mistake("place-twice").text("found", cell(place))
            });
        }
    }
    ex.require(board::connected(hexes), std::slice::from_ref(&at_hexes), || mistake("layout-apart"));
    for place in places {
        ex.require(!hexes.contains(place), &[at_volcano.clone(), at_hexes.clone()], || {
            mistake("volcano-on-hex").text("found", cell(*place))
        });
        let contacts = hexes.iter().filter(|hex| board::adjacent(**hex, *place)).count() as i64;
        ex.require(contacts >= 2, &[at_volcano.clone(), at_hexes.clone()], || {
            mistake("volcano-far").text("found", cell(*place)).number("contacts", contacts)
        });
    }
}

fn events(content: &Content, ex: &mut Examiner<'_>) {
    for (event, face) in &content.events {
        let path = [Path::face("events", event.id(), "effect")];
        if let EventEffect::Invaders { first, most, .. } = face.effect.is {
            ex.require(first <= most, &path, || {
                mistake("invaders").number("first", first).number("most", most)
            });
        }
        if let (Event::Discovery, EventEffect::Discovery { tokens }) = (event, face.effect.is) {
            ex.require(!tokens.is_empty(), &path, || mistake("discovery"));
        }
    }
}

fn tribes(content: &Content, ex: &mut Examiner<'_>) {
    for (tribe, face) in &content.tribes {
        ex.require(!face.village.is.is_empty(), &[Path::face("tribes", tribe.id(), "village")], || {
            mistake("village")
        });
    }
    let about: Vec<Path> =
        content.tribes.keys().map(|tribe| Path::face("tribes", tribe.id(), "powers")).collect();
    let owners = |power: Power| {
        content.tribes.values().flat_map(|face| face.powers.is).filter(|&is| is == power).count()
    };
    let wrong = Power::ALL.iter().filter(|&&power| owners(power) != 1).map(|&power| {
        mistake("owners").phrase("power", words::power(power)).number("found", owners(power) as i64)
    });
    ex.require_all(wrong.collect(), &about);
}

fn tiles(content: &Content, ex: &mut Examiner<'_>) {
    for (tile, face) in &content.tiles {
        let lands = &face.replaces.is;
        let twice = lands.iter().enumerate().find(|(index, land)| lands[..*index].contains(land));
        if let Some((_, &land)) = twice {
            ex.require(false, &[Path::face("tiles", tile.id(), "replaces")], || {
                mistake("land-twice").phrase("land", words::land(land))
            });
        }
    }
    for &land in Land::ALL {
        let swapped: Vec<Path> = content
            .tiles
            .iter()
            .filter(|(_, face)| face.replaces.is == [land])
            .map(|(tile, _)| Path::face("tiles", tile.id(), "replaces"))
            .collect();
        // A two-player board has three of each land; one mountain must stay for the glacier.
        let room = if land == Land::Mountain { 1 } else { 3 };
        ex.require(swapped.len() <= room, &swapped, || {
            mistake("swaps")
                .phrase("land", words::land(land))
                .number("found", swapped.len() as i64)
                .number("room", room as i64)
        });
    }
}
