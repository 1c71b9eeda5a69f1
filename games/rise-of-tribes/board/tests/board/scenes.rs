//! What holds for every scene of every game.

use std::{collections::BTreeSet, io::Write};

use flate2::{Compression, write::GzEncoder};
use rise_of_tribes::{Options, RiseOfTribes};
use table::{Rules, Viewer, text::Phrase};

use crate::play::{dictionary, markup, random_game, scene, spoken};

/// How many decisions of each random game are looked at.
const DECISIONS: usize = 400;

#[test]
fn every_spot_an_action_points_at_is_drawn_exactly_once() {
    let english = dictionary("en");
    let mut kinds: BTreeSet<String> = BTreeSet::new();
    for (number, options) in RiseOfTribes::every_options().iter().enumerate() {
        random_game(options, number as u64, DECISIONS, |table, seat, step| {
            let scene = scene(table, Viewer::Seat(seat), &english);
            let drawn = markup(&scene);
            for choice in &scene.choices {
                kinds.extend(choice.action.split(' ').next().map(str::to_owned));
                assert!(
                    choice.action == "done" || !choice.spots.is_empty(),
                    "{} points nowhere",
                    choice.action
                );
                for spot in &choice.spots {
                    let times = drawn.matches(&format!("data-spot=\"{spot}\"")).count();
                    assert_eq!(times, 1, "{options:?}, step {step}: '{}' points at '{spot}'", choice.action);
                }
            }
        });
    }
    for kind in
        ["place", "grow", "move", "gather", "complete", "build", "buy", "tiger", "volcano", "lose", "march"]
    {
        assert!(kinds.contains(kind), "no random game offered '{kind}': {kinds:?}");
    }
}

#[test]
fn every_word_is_there_in_english_and_french() {
    for language in ["en", "fr"] {
        let dictionary = dictionary(language);
        for (number, options) in RiseOfTribes::every_options().iter().enumerate() {
            random_game(options, 100 + number as u64, DECISIONS, |table, seat, step| {
                if step % 3 != 0 {
                    return;
                }
                let scene = scene(table, Viewer::Seat(seat), &dictionary);
                let mut said = markup(&scene) + &spoken(&scene);
                for section in &scene.sections {
                    assert!(dictionary.has(&section.title.key), "{language}: {}", section.title.key);
                    said.push_str(section.id);
                }
                // A missing message shows its key in brackets, a missing argument its name in braces.
                for sign in ["⟨", "{$", "{ $"] {
                    let at = said.find(sign);
                    assert_eq!(
                        at,
                        None,
                        "{language}: {}",
                        &said[at.unwrap_or(0)..][..80.min(said.len() - at.unwrap_or(0))]
                    );
                }
            });
        }
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    let keys = |text: &str| -> BTreeSet<String> {
        let heads = text.lines().filter(|line| line.starts_with("rise-of-tribes-board-"));
        heads.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
    };
    let english = keys(include_str!("../../locales/en.ftl"));
    assert!(english.len() > 100);
    assert_eq!(english, keys(include_str!("../../locales/fr.ftl")));
}

#[test]
fn no_scene_carries_styles_or_scripts_of_its_own() {
    let english = dictionary("en");
    for (number, options) in RiseOfTribes::every_options().iter().enumerate() {
        random_game(options, 200 + number as u64, DECISIONS, |table, seat, step| {
            if step % 20 == 0 {
                let drawn = markup(&scene(table, Viewer::Seat(seat), &english));
                for forbidden in [" style=", "<style", "<script", " onclick="] {
                    assert!(!drawn.contains(forbidden), "{forbidden} in {drawn}");
                }
            }
        });
    }
}

#[test]
fn cards_in_a_deck_are_shown_to_nobody() {
    let english = dictionary("en");
    let options = Options { seats: 4, elders: true, powers: true, random_tiles: 5, ..Options::default() };
    random_game(&options, 300, 600, |table, _, step| {
        if step % 15 != 0 {
            return;
        }
        for viewer in Viewer::all(4) {
            let sight = table.view(viewer).sight;
            let scene = scene(table, viewer, &english);
            for (tribe, holdings) in sight.tribes.iter().zip(&scene.holdings) {
                for goal in tribe.deck {
                    let shown = format!("goal-{goal}\"");
                    assert!(!holdings.full.0.contains(&shown), "{goal} lies in the deck");
                    let name = words::Speaker { dictionary: &english, names: &[] };
                    let name =
                        table::text::Words::say(&name, &Phrase::new(format!("rise-of-tribes-goal-{goal}")));
                    for around in [format!(">{name}<"), format!("</svg>{name}")] {
                        assert!(!holdings.full.0.contains(&around), "{goal} lies in the deck");
                    }
                }
            }
        }
    });
}

#[test]
fn those_who_do_not_choose_see_the_same_table_without_offers() {
    let english = dictionary("en");
    let options = Options { seats: 3, powers: true, ..Options::default() };
    random_game(&options, 301, 300, |table, seat, _| {
        let other = seat.left(3);
        let (theirs, public) =
            (scene(table, Viewer::Seat(other), &english), scene(table, Viewer::Public, &english));
        assert!(theirs.choices.is_empty() && public.choices.is_empty());
        for (one, two) in theirs.sections.iter().zip(&public.sections) {
            assert_eq!(one.body.0, two.body.0);
            assert!(!one.body.0.contains("offered"));
        }
    });
}

#[test]
fn an_update_stays_under_thirty_kilobytes_compressed() {
    let english = dictionary("en");
    let options = Options { seats: 4, elders: true, powers: true, random_tiles: 8, ..Options::default() };
    let mut most = 0;
    random_game(&options, 302, 1500, |table, seat, step| {
        if step % 10 == 0 {
            let scene = scene(table, Viewer::Seat(seat), &english);
            let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
            gzip.write_all((markup(&scene) + &spoken(&scene)).as_bytes()).unwrap();
            most = most.max(gzip.finish().unwrap().len());
        }
    });
    assert!((5_000..30_000).contains(&most), "{most} bytes");
}

#[test]
fn rounds_count_up_from_one() {
    let english = dictionary("en");
    let mut last = 1;
    random_game(&Options { seats: 2, ..Options::default() }, 303, 300, |table, seat, step| {
        let round = scene(table, Viewer::Seat(seat), &english).round;
        assert!(round == last || round == last + 1, "round {round} after {last} at step {step}");
        last = round;
    });
    assert!(last > 3);
}

#[test]
fn the_page_is_led_to_a_part_that_exists() {
    let english = dictionary("en");
    for (number, options) in RiseOfTribes::every_options().iter().enumerate() {
        random_game(options, 400 + number as u64, 200, |table, seat, _| {
            let scene = scene(table, Viewer::Seat(seat), &english);
            let focus = scene.focus.unwrap();
            let own = format!("seat-{}", seat.number());
            let inside = format!("id=\"{focus}\"");
            assert!(
                focus == own
                    || scene.sections.iter().any(|part| part.id == focus || part.body.0.contains(&inside)),
                "no part '{focus}'"
            );
        });
    }
}
