//! What the rulebook shows only in pictures, as the content file has it, seen at work.

use crate::common::{S1, Scenario, game};
use endless_winter::{Content, Counted, Role};

/// EW-HID-10: seven Animals, their copies and their sets.
#[test]
fn animals_and_their_sets() {
    let content = Content::standard();
    let faces: Vec<(&str, u8, &[u8], bool)> = content
        .animal
        .iter()
        .map(|face| (face.id.as_str(), face.copies.is, face.sets.is.as_slice(), face.joker.is))
        .collect();
    let common: &[u8] = &[1, 3, 6, 10];
    let wanted: [(&str, u8, &[u8], bool); 7] = [
        ("rhino", 10, common, false),
        ("sloth", 10, common, false),
        ("sabertooth", 10, common, false),
        ("glyptodon", 10, common, false),
        ("stag-moose", 10, common, false),
        ("mammoth", 5, &[2, 5], false),
        ("argentavis", 5, &[], true),
    ];
    assert_eq!(faces, wanted);
}

/// EW-HID-12, EW-DEC-28: the Offering track to its top, where an Idol may be a point.
#[test]
fn the_offering_track() {
    let idols = Content::standard().idols;
    assert_eq!(idols.offering_resources.is, [0, 5, 4, 4, 3, 3, 2, 2, 3]);
    assert_eq!(idols.offering_points.is, [0, 1, 1, 1, 1, 1, 1, 1, 2]);
    let mut game = game(2);
    game.resources(S1, 0, 0).pending("9I").plays("offering, offering");
    assert_eq!(game.me().food, 1, "level 2");
    game.plays("offering, offering, tool, offering, offering, draw").fate();
    game.plays("offering, offering");
    assert_eq!((game.me().tools, game.me().offering), (1, 8));
    assert!(!game.offered("megalith").is_empty(), "level 8");
    game.play("done");
    assert!(game.offers("cash") && game.offers("honor") && !game.offers("offering"));
    game.play("cash");
    assert_eq!(game.score(S1), 1);
}

/// EW-HID-13: the Honor track: 2, 3 and 5 points on levels 4, 8 and 12.
#[test]
fn the_honor_track() {
    let points = Content::standard().idols.honor_points.is;
    let marks: Vec<(usize, u8)> =
        points.iter().copied().enumerate().filter(|&(_, points)| points > 0).collect();
    assert_eq!((points.len(), marks), (13, vec![(4, 2), (8, 3), (12, 5)]));
    let mut game = crate::common::game(4);
    for seat in table::Seat::all(4) {
        game.idols(seat, 0, 7);
    }
    game.ready();
    assert_eq!(game.player(table::Seat::new(3)).honor_place, 3, "room for everybody on a level");
}

/// EW-HID-14: the three burial tables.
#[test]
fn the_burial_tables() {
    let idols = Content::standard().idols;
    assert_eq!(idols.burial_first.is, [0, 2, 4, 7, 10, 12, 14, 16, 18]);
    assert_eq!(idols.burial_second.is, [0, 2, 4, 6, 8, 10, 12, 13, 14]);
    assert_eq!(idols.burial_others.is, [0, 1, 3, 5, 6, 8, 9, 10, 11]);
}

/// EW-HID-15, EW-HID-23: ten stones per era; a Village stone for each land and the Glacier, which are the types that count.
#[test]
fn the_stones() {
    let content = Content::standard();
    for era in 1..=2 {
        assert_eq!(content.stone.iter().filter(|face| face.era.is == era).count(), 10);
    }
    let mut villages: Vec<&str> = content
        .stone
        .iter()
        .filter_map(|face| match &face.counts.is {
            Counted::Villages(terrain) => Some(terrain.as_str()),
            _ => None,
        })
        .collect();
    let mut types: Vec<&str> = content
        .terrain
        .iter()
        .filter(|face| face.role.is != Role::Base)
        .map(|face| face.id.as_str())
        .collect();
    villages.sort_unstable();
    types.sort_unstable();
    assert_eq!(villages, types);
    let points =
        |id: &str, count| content.stone.iter().find(|face| face.id == id).unwrap().points.is.of(count);
    assert_eq!((0..5).map(|count| points("four-fields", count)).collect::<Vec<_>>(), [0, 1, 2, 3, 5]);
    assert_eq!((1..6).map(|count| points("tipped-rhino", count)).collect::<Vec<_>>(), [1, 3, 5, 8, 8]);
    assert_eq!((1..5).map(|count| points("tipped-giants", count)).collect::<Vec<_>>(), [2, 4, 7, 7]);
    assert_eq!([3, 4, 9, 12].map(|count| points("ancestors", count)), [1, 2, 8, 10]);
}

/// EW-RULING-04, EW-ICON-03: Starting cards give Labor, can be buried and belong to no deck.
#[test]
fn starting_cards_are_tribe_cards() {
    let mut game = game(2);
    game.hand(S1, &["brave", "tribesman"]).resources(S1, 1, 0).ready();
    game.plays("place tribe initiate, play brave");
    assert_eq!(game.labor(), 1.5);
    game.plays("rite, bury board brave");
    assert_eq!(game.state.buried(S1), 1);
    assert_eq!(game.offered("train").len(), 5);
    assert!(!game.offered("train").contains(&"brave".to_owned()));
}
