//! Actions and outcomes as text: short, unique, and read back.

use crate::common::{
    ice_age,
    random::{Event, walk},
};
use table::Rules;

/// Every action and outcome of random games reads back as itself.
#[test]
fn what_is_written_reads_back() {
    for seats in 3..=5 {
        let rules = ice_age(seats);
        for seed in 0..20 {
            walk(&rules, seed, |_, event, _, _| match event {
                Event::Played(action) => {
                    let text = rules.write_action(*action);
                    assert_eq!(rules.read_action(&text), Ok(*action), "{text}");
                }
                Event::Dealt(outcome) => {
                    let text = rules.write_outcome(*outcome);
                    assert_eq!(rules.read_outcome(&text), Ok(*outcome), "{text}");
                }
            });
        }
    }
}

/// The forms a person may write.
#[test]
fn every_form_of_action_reads_and_writes_alike() {
    let rules = ice_age(5);
    for text in [
        "play L-steppe",
        "play D-cult",
        "copy light",
        "copy dark",
        "option 1",
        "option 3",
        "name s5",
        "place 12",
        "move s2 3>7",
        "move s1 club 10>11",
        "swap s1 3 s2 7",
        "swap s1 club 3 s2 7",
        "swap s1 3 s2 club 7",
        "swap s1 club 3 s2 club 7",
        "remove s4 9",
        "remove s4 club 9",
        "mammoth 4",
        "mammoth 3>4",
        "chase 8",
        "fire 2>12",
        "club 6",
        "keep club",
        "done",
        "away D-raid",
        "keep hand",
        "draw light",
        "draw dark",
        "cover 1",
        "no cover",
    ] {
        let action = rules.read_action(text).unwrap();
        assert_eq!(rules.write_action(action), text);
    }
    for text in ["first s1", "card L-ice", "card D-gift", "fire 0", "fire 2", "last s3"] {
        let outcome = rules.read_outcome(text).unwrap();
        assert_eq!(rules.write_outcome(outcome), text);
    }
}

/// What is no notation is refused, and the message says what was given and what would do.
#[test]
fn nonsense_is_refused_with_a_hint() {
    let rules = ice_age(5);
    for (text, hint) in [
        ("", "no such action"),
        ("dance", "no such action"),
        ("Play L-steppe", "no such action"),
        ("play  L-steppe", "no such action"),
        ("play L-lake", "no such card"),
        ("place 0", "1 to 12"),
        ("place 13", "1 to 12"),
        ("place 07", "1 to 12"),
        ("place +7", "1 to 12"),
        ("place 7 ", "no such action"),
        ("name s6", "s1 to s5"),
        ("name s0", "s1 to s5"),
        ("option 0", "from 1"),
        ("option 01", "from 1"),
        ("option 999", "from 1"),
        ("move s1 3", "3>7"),
        ("move s1 3>7>8", "3>7"),
        ("move s1 spear 3>7", "3>7"),
        ("swap s1 3", "swap s1 3 s2 7"),
        ("swap s1 3 s2", "swap s1 3 s2 7"),
        ("remove 3", "remove s1 3"),
        ("mammoth", "no such action"),
        ("mammoth x", "mammoth 3>4"),
        ("fire 3", "fire 3>4"),
        ("copy grey", "light or dark"),
        ("draw grey", "light or dark"),
    ] {
        let error = rules.read_action(text).unwrap_err();
        assert!(error.why.contains(hint), "'{text}': {error}");
        assert_eq!(error.text, text);
    }
    for text in ["", "fire 3", "fire", "card", "card L-lake", "first s9", "last", "first s1 "] {
        assert!(rules.read_outcome(text).is_err(), "'{text}'");
    }
}
