//! What holds for every scene of every game.

use std::{collections::BTreeSet, io::Write};

use endless_winter::{
    EndlessWinter,
    ids::Card,
    options::{Module, Options},
    state::Stage,
};
use flate2::{Compression, write::GzEncoder};
use table::{Rules, Seat, Viewer};

use crate::play::{dictionary, markup, random_game, scene, spoken};

/// More decisions than a random game has.
const DECISIONS: usize = 2000;

/// Everything at once.
fn everything() -> Options {
    Options { glacier_tokens: Module::In, rest_tokens: Module::In, ..Options::seats(4) }
        .with_landmarks(3)
        .with_warriors()
}

#[test]
fn every_spot_an_action_points_at_is_drawn_exactly_once() {
    let english = dictionary("en");
    let mut kinds: BTreeSet<String> = BTreeSet::new();
    for (number, options) in EndlessWinter::every_options().iter().enumerate() {
        random_game(options, number as u64, DECISIONS, |table, seat, step| {
            // A sample, and whatever has not been seen yet.
            let actions = table.view(Viewer::Seat(seat)).actions;
            let kind = |action| table.rules().write_action(action).split(' ').next().map(str::to_owned);
            let known = |action| kind(action).is_none_or(|kind| kinds.contains(&kind));
            if (step + number) % 9 != 0 && actions.iter().all(|&action| known(action)) {
                return;
            }
            let scene = scene(table, Viewer::Seat(seat), &english);
            let drawn = markup(&scene);
            let places: Vec<&str> =
                drawn.split("data-spot=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            for choice in &scene.choices {
                kinds.extend(choice.action.split(' ').next().map(str::to_owned));
                assert!(!choice.spots.is_empty(), "{} points nowhere", choice.action);
                for spot in &choice.spots {
                    let times = places.iter().filter(|place| *place == spot).count();
                    assert_eq!(times, 1, "{options:?}, step {step}: '{}' points at '{spot}'", choice.action);
                }
            }
        });
    }
    for kind in [
        "side", "chief", "setup", "culture", "place", "play", "eat", "skill", "recruit", "train", "learn",
        "stone", "camp", "move", "reveal", "hunt", "track", "tip", "rite", "bury", "megalith", "draw",
        "offering", "honor", "tool", "food", "fill", "pay", "discard", "commit", "token", "gather", "done",
        "start", "raft", "delta", "drive",
    ] {
        assert!(kinds.contains(kind), "no random game offered '{kind}': {kinds:?}");
    }
}

#[test]
fn every_word_is_there_in_english_and_french() {
    for language in ["en", "fr"] {
        let dictionary = dictionary(language);
        for (number, options) in EndlessWinter::every_options().iter().enumerate() {
            random_game(options, 100 + number as u64, DECISIONS, |table, seat, step| {
                if step % 25 != 0 {
                    return;
                }
                let scene = scene(table, Viewer::Seat(seat), &dictionary);
                let said = markup(&scene) + &spoken(&scene);
                for section in &scene.sections {
                    assert!(dictionary.has(&section.title.key), "{language}: {}", section.title.key);
                }
                // A missing message shows its key in brackets, a missing argument its name in braces.
                for sign in ["⟨", "{$", "{ $"] {
                    let around: Option<String> =
                        said.split_once(sign).map(|(_, rest)| rest.chars().take(60).collect());
                    assert_eq!(around, None, "{language}");
                }
            });
        }
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    let keys = |text: &str| -> BTreeSet<String> {
        let heads = text.lines().filter(|line| line.starts_with("endless-winter-board-"));
        heads.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
    };
    let english = keys(include_str!("../../locales/en.ftl"));
    assert!(english.len() > 100);
    assert_eq!(english, keys(include_str!("../../locales/fr.ftl")));
}

#[test]
fn no_scene_carries_styles_or_scripts_of_its_own() {
    let english = dictionary("en");
    random_game(&everything(), 200, DECISIONS, |table, seat, step| {
        if step % 10 == 0 {
            let drawn = markup(&scene(table, Viewer::Seat(seat), &english));
            for forbidden in [" style=", "<style", "<script", " onclick="] {
                assert!(!drawn.contains(forbidden), "{forbidden} in {drawn}");
            }
        }
    });
}

/// There is one of each Culture card, so if its id or name is in a scene, that card is.
#[test]
fn cards_that_are_hidden_never_occur_in_the_scene_of_another() {
    let english = dictionary("en");
    let mut hidden = 0;
    for number in 0..6 {
        random_game(&Options::seats(3), 300 + number, DECISIONS, |table, _, step| {
            if step % 7 != 0 || table.state().open.stage == Stage::Over {
                return;
            }
            let rules = table.rules();
            for viewer in Viewer::all(3) {
                let scene = scene(table, viewer, &english);
                let drawn = markup(&scene);
                for seat in Seat::all(3).filter(|&seat| !viewer.is(seat)) {
                    let secret = &table.state().secret[seat.index()];
                    let zones = [secret.hand, secret.draw, secret.eclipse, secret.buried];
                    for culture in zones.iter().flat_map(|zone| zone.culture.iter()) {
                        hidden += 1;
                        let id = format!("-{}\"", rules.card_id(Card::Culture(culture)));
                        assert!(!drawn.contains(&id), "step {step}: {id} of {seat} shown to {viewer:?}");
                        let name = english_name(&english, rules, culture);
                        assert!(!drawn.contains(&name), "step {step}: {name} of {seat} shown to {viewer:?}");
                    }
                }
            }
        });
    }
    assert!(hidden > 100, "only {hidden} hidden cards were looked for");
}

fn english_name(
    dictionary: &words::Dictionary,
    rules: &EndlessWinter,
    culture: endless_winter::ids::Culture,
) -> String {
    let speaker = words::Speaker { dictionary, names: &[] };
    let name = table::text::Words::say(&speaker, &rules.culture_name(culture));
    format!(">{}<", name.replace('\'', "&#39;"))
}

#[test]
fn an_update_stays_under_thirty_kilobytes_compressed() {
    let english = dictionary("en");
    let mut most = 0;
    random_game(&everything(), 302, DECISIONS, |table, seat, step| {
        if step % 10 == 0 {
            let scene = scene(table, Viewer::Seat(seat), &english);
            let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
            gzip.write_all((markup(&scene) + &spoken(&scene)).as_bytes()).unwrap();
            most = most.max(gzip.finish().unwrap().len());
        }
    });
    assert!((8_000..30_000).contains(&most), "{most} bytes");
}

#[test]
fn the_page_is_led_to_a_part_that_exists() {
    let english = dictionary("en");
    for (number, options) in EndlessWinter::every_options().iter().enumerate().step_by(9) {
        random_game(options, 400 + number as u64, DECISIONS, |table, seat, _| {
            let scene = scene(table, Viewer::Seat(seat), &english);
            let focus = scene.focus.unwrap();
            let own = format!("seat-{}", seat.number());
            let known = focus == own || focus == "hand" || scene.sections.iter().any(|part| part.id == focus);
            assert!(known, "no part '{focus}'");
        });
    }
}

#[test]
fn only_what_could_still_be_used_is_asked_about() {
    let english = dictionary("en");
    let mut asked = BTreeSet::new();
    for number in 0..8 {
        random_game(&Options::seats(2), 500 + number, DECISIONS, |table, seat, _| {
            let scene = scene(table, Viewer::Seat(seat), &english);
            for choice in scene.choices.iter().filter(|choice| choice.loses.is_some()) {
                assert!(scene.choices.len() > 1, "{} loses what nobody could use", choice.action);
                asked.extend(choice.action.split(' ').next().map(str::to_owned));
            }
        });
    }
    assert_eq!(asked, BTreeSet::from(["done".to_owned(), "place".to_owned()]));
}
