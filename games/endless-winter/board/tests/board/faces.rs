//! The gallery: every face drawn, every rule named in the index.

use endless_winter::{EndlessWinter, options::Options};
use endless_winter_board::EndlessWinterBoard;
use pages::{AnyBoard, Desk, Drawn};
use table::{Rules, Viewer, dealer::Seed};
use words::Speaker;

use crate::play::{dictionary, markup, opened, random_game, scene};

/// The ids of rules that `html` links to.
fn rules_named(html: &str) -> Vec<&str> {
    let links = html.split("/rules/endless-winter#").skip(1);
    links.filter_map(|rest| rest.split('"').next()).collect()
}

fn assert_known(html: &str) {
    let index = Drawn::<EndlessWinterBoard>::new().rulebook().concat();
    for rule in rules_named(html) {
        assert!(index.contains(&format!("- {rule}: ")), "{rule} is not in the index");
    }
}

#[test]
fn every_face_of_the_box_is_drawn_by_itself_with_a_rule() {
    let table = opened(&Options::seats(4).with_landmarks(3), Seed::from_number(1));
    let board = Drawn::<EndlessWinterBoard>::new();
    let faces = EndlessWinter::faces(table.rules().content());
    assert!(faces.len() > 120);
    for language in ["en", "fr"] {
        let dictionary = dictionary(language);
        let speaker = Speaker { dictionary: &dictionary, names: &[] };
        let desk = Desk::new(EndlessWinter::NAME, &speaker, &[], &[]);
        for face in &faces {
            let drawn = board.face(&table, face, &desk).0;
            assert!(drawn.contains("ew-card") || drawn.contains("ew-tile"), "{}: {drawn}", face.id);
            // No definitions are near: what refers to them would stay blank.
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
    for options in [Options::seats(2), Options::seats(4).with_landmarks(3).with_warriors()] {
        random_game(&options, 5, 400, |table, seat, step| {
            if step % 15 == 0 {
                let drawn = markup(&scene(table, Viewer::Seat(seat), &english));
                assert!(!rules_named(&drawn).is_empty());
                assert_known(&drawn);
            }
        });
    }
}

#[test]
fn every_icon_a_scene_uses_is_defined_once() {
    let english = dictionary("en");
    random_game(&Options::seats(4).with_landmarks(3), 6, 400, |table, seat, step| {
        if step % 15 == 0 {
            let drawn = markup(&scene(table, Viewer::Seat(seat), &english));
            for used in drawn.split("href=\"#ew-").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert_eq!(drawn.matches(&format!("id=\"ew-{used}\"")).count(), 1, "{used}");
            }
        }
    });
}
