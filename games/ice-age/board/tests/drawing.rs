//! The drawing is well made, complete in both languages, and shows nobody's secrets.

#![allow(clippy::unwrap_used, reason = "a broken game should stop the test")]

mod common;

use std::collections::BTreeSet;

use common::{LANGUAGES, attributes, dictionary, open, page, scene, walk};
use ice_age::{Card, IceAge};
use ice_age_board::IceAgeBoard;
use pages::{AnyBoard, Desk, Drawn};
use table::{Rules, Seat, Viewer, sets::Indexed};
use words::Speaker;

/// Elements that have no end.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// Fails unless every element is closed in its turn; links hold no links.
#[track_caller]
fn well_formed(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    for piece in page.split('<').skip(1) {
        let (tag, _) = piece.split_once('>').unwrap();
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed out of turn in {page}");
        } else {
            let name = tag.split([' ', '/']).next().unwrap();
            assert!(name != "a" || !open.contains(&"a"), "a link within a link: {tag}");
            assert!(!matches!(name, "style" | "script"), "no {name} in a drawing");
            if !VOID.contains(&name) {
                open.push(name);
            }
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
}

#[test]
fn every_scene_is_well_formed_in_both_languages() {
    for language in LANGUAGES {
        let dictionary = dictionary(language);
        for seats in 3..=5 {
            let mut step = 0;
            walk(seats, 40 + seats as u64, |table, acting| {
                step += 1;
                for viewer in [Viewer::Seat(acting), Viewer::Public] {
                    let scene = scene(table, viewer, &dictionary, &[]);
                    let page = page(&scene);
                    well_formed(&page);
                    assert!(!page.contains(" style="), "no inline style");
                    let said = scene.choices.iter().flat_map(|choice| {
                        [Some(&choice.words), choice.group.as_ref(), choice.loses.as_ref()]
                            .into_iter()
                            .flatten()
                    });
                    let said: Vec<&str> = said.map(String::as_str).chain([page.as_str()]).collect();
                    for text in said {
                        assert!(!text.contains('⟨'), "step {step} lacks a message in '{language}': {text}");
                    }
                }
            });
        }
    }
}

#[test]
fn both_languages_have_the_same_messages_and_the_drawing_uses_them_all() {
    let keys = |language: &str| -> BTreeSet<&str> {
        let (_, text) =
            Drawn::<IceAgeBoard>::new().locales().iter().find(|(tag, _)| *tag == language).unwrap();
        text.lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key)
            .filter(|key| key.starts_with("ice-age"))
            .collect()
    };
    let english = keys("en");
    assert_eq!(english, keys("fr"));
    let sources = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    let code: String = std::fs::read_dir(sources)
        .unwrap()
        .map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap())
        .collect();
    for key in english {
        assert!(key.starts_with("ice-age-board-"), "{key} is not a message of the board");
        assert!(code.contains(&format!("\"{key}\"")), "{key} is never said");
    }
}

/// IA-SETUP-30: whoever looks sees the faces of their own hand, the visible discards and the card in play, no others.
#[test]
fn no_scene_shows_a_card_its_viewer_may_not_know() {
    let english = dictionary("en");
    let named = |card: Card| {
        let speaker = Speaker { dictionary: &english, names: &[] };
        let text = table::text::Words::say(&speaker, &ice_age::card_name(card));
        (format!("{text} ({}):", card.colour().id()), format!("<span class=\"ia-card-name\">{text}</span>"))
    };
    let names: Vec<_> = Card::ALL.into_iter().map(named).collect();
    for seats in 3..=5 {
        let mut step = 0;
        walk(seats, 50 + seats as u64, |table, acting| {
            step += 1;
            if step % 5 != 0 {
                return;
            }
            for viewer in [Viewer::Public, Viewer::Seat(acting), Viewer::Seat(acting.left(seats))] {
                let view = table.view(viewer);
                let seen = &view["sight"];
                let mut known: BTreeSet<&str> = BTreeSet::new();
                known.extend(["light", "dark"].iter().filter_map(|deck| seen[deck]["top"].as_str()));
                known.extend(seen["task"]["card"].as_str());
                for player in seen["players"].as_array().unwrap() {
                    known.extend(
                        player["hand"].as_array().into_iter().flatten().filter_map(|card| card.as_str()),
                    );
                }
                let page = page(&scene(table, viewer, &english, &[]));
                for (card, (title, face)) in Card::ALL.into_iter().zip(&names) {
                    if !known.contains(card.id()) {
                        // "Mammoth" is also the end of "Club or Mammoth".
                        let read =
                            page.match_indices(title.as_str()).any(|(at, _)| !page[..at].ends_with("or "));
                        assert!(!read, "{viewer:?} reads about {card}");
                        assert!(!page.contains(face), "{viewer:?} sees {card}");
                        assert!(!attributes(&page, "data-spot").contains(&format!("card-{card}").as_str()));
                    }
                }
            }
        });
    }
}

#[test]
fn every_region_says_what_it_holds_and_what_it_would_score() {
    let english = dictionary("en");
    let mut table = open(3, 7);
    let acting = |table: &dyn table::any::AnyTable| match table.turn() {
        table::Turn::Choose(seat) => seat,
        _ => Seat::new(0),
    };
    for _ in 0..3 {
        let seat = acting(table.as_ref());
        table.play(seat, "place 6", None).unwrap();
    }
    let page = page(&scene(table.as_ref(), Viewer::Public, &english, &[]));
    let expected = "Region 6, pasture. Here: 1 mammoth, 1 fire, face down, 1 hunter of Ada, 1 hunter of Björn, 1 hunter of \
        Chloé. It feeds 4 to 6, as the fires will show; 3 stand here. A hunter who stays scores 2; now that would be Ada 2, \
        Björn 2, Chloé 2. Borders 1, 2, 3, 5, 7, 9, 10.";
    assert!(page.contains(expected), "{page}");
}

#[test]
fn every_face_of_the_box_is_drawn() {
    let faces = IceAge::faces(&IceAge::standard_content());
    assert_eq!(faces.len(), Card::COUNT + 12);
    let table = open(4, 1);
    for language in LANGUAGES {
        let dictionary = dictionary(language);
        let speaker = Speaker { dictionary: &dictionary, names: &[] };
        let desk = Desk::new(IceAge::NAME, &speaker, &[], &[]);
        for face in &faces {
            let drawn = Drawn::<IceAgeBoard>::new().face(table.as_ref(), face, &desk).0;
            well_formed(&drawn);
            assert!(drawn.contains("<svg"), "{} has no picture", face.id);
            assert!(!drawn.contains('⟨'), "{} lacks a message: {drawn}", face.id);
        }
    }
}
