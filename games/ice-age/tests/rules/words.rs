//! Every sentence has a message, and every message is used.

use std::{cell::RefCell, collections::BTreeSet, fs, path::Path};

use crate::common::{
    S1, S2, S3, Scenario, Scene,
    random::{Event, walk},
};
use ice_age::{Card, Content, IceAge, Options, Refusal};
use table::{
    Rules, Viewer,
    options::OptionChoice,
    text::{Arg, Phrase, Words},
};

/// The keys of a Fluent file: what stands before ` = ` at the start of a line.
fn keys(text: &str) -> BTreeSet<String> {
    text.lines()
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, _)| key.to_owned())
        .collect()
}

fn english() -> &'static str {
    IceAge::locales().iter().find(|(tag, _)| *tag == "en").unwrap().1
}

/// Collects the keys of phrases, those of their arguments too.
#[derive(Default)]
struct Used(RefCell<BTreeSet<String>>);

impl Used {
    fn note(&self, phrase: &Phrase) {
        self.0.borrow_mut().insert(phrase.key.to_string());
        for (_, arg) in &phrase.with {
            match arg {
                Arg::Phrase(inner) => self.note(inner),
                Arg::List(list) | Arg::Choice(list) => list.iter().for_each(|inner| self.note(inner)),
                Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
            }
        }
    }
}

impl Words for Used {
    fn say(&self, phrase: &Phrase) -> String {
        self.note(phrase);
        phrase.key.to_string()
    }
}

/// All keys that random games, and a few rare scenes, ask for.
fn used() -> BTreeSet<String> {
    let used = Used::default();
    for options in Options::every() {
        let rules = crate::common::rules(options, &Content::standard());
        for seed in 0..30 {
            let end = walk(&rules, seed, |before, event, _, notes| {
                let mut actions = Vec::new();
                rules.legal_actions(before, &mut actions);
                used.note(&rules.question(before));
                if let Event::Played(action) = event {
                    assert!(actions.contains(action));
                }
                actions.iter().for_each(|&action| used.note(&rules.describe_action(before, action)));
                notes.iter().for_each(|(_, note)| used.note(&rules.describe_note(note)));
                if seed == 0 {
                    for viewer in Viewer::all(rules.seats()) {
                        rules.render_text(&rules.observe(before, viewer), viewer, &used);
                    }
                }
            });
            used.note(&rules.question(&end));
            for line in rules.standings(&end).lines {
                line.sources.iter().chain(&line.tie_breaks).for_each(|part| used.note(&part.name));
            }
        }
    }
    Refusal::DECLARED.iter().for_each(|(_, key)| used.note(&Phrase::new(*key)));
    // Notes are declared with the ends of their keys; some are too rare for random games.
    let ends = include_str!("../../src/note.rs")
        .lines()
        .filter_map(|line| line.split_once(" = \"")?.1.split_once("\" {"));
    ends.for_each(|(end, _)| used.note(&Phrase::new(format!("ice-age-note-{end}"))));
    for spec in IceAge::option_specs() {
        used.note(&spec.title);
        used.note(&spec.help);
        assert!(matches!(spec.choice, OptionChoice::Number { .. } | OptionChoice::Switch { .. }));
    }
    used.0.into_inner()
}

/// Every refusal names a rule of the index and has a sentence of its own.
#[test]
fn every_refusal_names_a_rule_and_has_words() {
    let index = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/ice-age.md"))
        .unwrap();
    let messages = keys(english());
    let mut spoken = BTreeSet::new();
    for (rule, key) in Refusal::DECLARED {
        assert!(
            index.contains(&format!("- {rule} ")) || index.contains(&format!("| {rule} |")),
            "{rule} is not in the index"
        );
        assert!(messages.contains(*key), "{key} has no words");
        assert!(spoken.insert(key), "{key} is declared twice");
    }
}

/// Every phrase of whole games has a message.
#[test]
fn every_phrase_has_words() {
    let messages = keys(english());
    for key in used().iter().filter(|key| key.starts_with("ice-age-")) {
        assert!(messages.contains(key), "{key} has no words");
    }
}

/// Every message is used: in a game, by another message, or somewhere in the sources.
#[test]
fn every_message_is_used() {
    let used = used();
    let mut sources = String::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                sources += &fs::read_to_string(path).unwrap();
            }
        }
    }
    for key in keys(english()) {
        // The shelf asks for these by the name of the game.
        let by_name = ["ice-age-title", "ice-age-blurb"].contains(&key.as_str());
        let in_message = english().contains(&format!("{{ {key} }}"));
        let in_source = sources.contains(&format!("\"{key}\""));
        let mut stems = key.match_indices('-').map(|(at, _)| &key[..=at]);
        // `printed!` adds the key of a value to a prefix.
        let formatted = stems.any(|stem| {
            sources.contains(&format!("\"{stem}{{")) || sources.contains(&format!("\"{stem}\" {{"))
        });
        assert!(
            used.contains(&key) || by_name || in_message || in_source || formatted,
            "{key} is never used"
        );
    }
}

/// All keys begin with the name of the game, none stands twice, and every card, terrain and colour has a name.
#[test]
fn messages_are_named_for_the_game_and_complete() {
    for (tag, text) in IceAge::locales() {
        let messages = keys(text);
        let lines = text.lines().filter(|line| line.starts_with("ice-age-") && line.contains(" = ")).count();
        assert_eq!(messages.len(), lines, "{tag}: a key stands twice");
        assert!(messages.iter().all(|key| key.starts_with("ice-age-")), "{tag}");
        for card in Card::ALL {
            assert!(messages.contains(&format!("ice-age-card-{}", card.id())), "{tag}: {card}");
        }
        assert_eq!(messages, keys(english()), "{tag} has the same messages as English");
    }
}

/// Describing an action says what it costs or whose piece it touches.
#[test]
fn a_description_says_what_an_action_does() {
    let say = |game: &crate::common::Game, text: &str| {
        let phrase = game.rules.describe_action(&game.state, game.read(text));
        serde_json::to_string(&phrase).unwrap()
    };
    let mut game =
        Scene::new(3).hand(S1, [Card::Drive]).hunters(S2, 6, 1).hunters(S1, 6, 1).armed(S3, 7, 1).to_play(S1);
    let play = say(&game, "play L-drive");
    assert!(
        play.contains("ice-age-card-L-drive") && play.contains("ice-age-priced") && play.contains('3'),
        "{play}"
    );
    game.play("play L-drive");
    assert!(say(&game, "move s2 6>7").contains("\"ice-age-do-move\""));
    assert!(say(&game, "move s1 6>7").contains("\"ice-age-do-move-own\""));
}
