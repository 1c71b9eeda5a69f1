//! The gallery: every face drawn, every rule it names in the index.

use pages::{AnyBoard, Desk, Drawn};
use rise_of_tribes::{Options, RiseOfTribes};
use rise_of_tribes_board::RiseOfTribesBoard;
use table::{Rules, dealer::Seed};
use words::Speaker;

use crate::play::{dictionary, markup, opened, random_game, scene};

const INDEX: &str = include_str!("../../../../../docs/rules/rise-of-tribes.md");

/// The ids of rules that `html` links to.
fn rules_named(html: &str) -> Vec<&str> {
    html.split("#RT-").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn assert_known(html: &str) {
    for rule in rules_named(html) {
        assert!(INDEX.contains(&format!("- RT-{rule} ")), "RT-{rule} is not in the index");
    }
}

#[test]
fn every_face_is_a_card_with_icons_and_a_rule() {
    let table = opened(&Options::default(), Seed::from_number(1));
    let board = Drawn::<RiseOfTribesBoard>::new();
    let faces = RiseOfTribes::faces(table.rules().content());
    assert!(faces.len() > 50);
    for language in ["en", "fr"] {
        let dictionary = dictionary(language);
        let speaker = Speaker { dictionary: &dictionary, names: &[] };
        let desk = Desk::new(RiseOfTribes::NAME, &speaker, &[], &[]);
        for face in &faces {
            let drawn = board.face(&table, face, &desk).0;
            assert!(drawn.contains("rt-card-face") && drawn.contains("<path"), "{}: {drawn}", face.id);
            // No map is near: what refers to its symbols would stay blank.
            assert!(!drawn.contains("<use"), "{}: {drawn}", face.id);
            assert!(!drawn.contains('⟨'), "{}: {drawn}", face.id);
            assert_eq!(rules_named(&drawn).len(), 1, "{}: {drawn}", face.id);
            assert_known(&drawn);
        }
    }
}

#[test]
fn every_rule_a_scene_names_is_in_the_index() {
    let english = dictionary("en");
    let options = Options { seats: 4, elders: true, powers: true, random_tiles: 8, ..Options::default() };
    random_game(&options, 5, 800, |table, seat, step| {
        if step % 10 == 0 {
            let drawn = markup(&scene(table, table::Viewer::Seat(seat), &english));
            assert!(!rules_named(&drawn).is_empty());
            assert_known(&drawn);
        }
    });
}
