//! The content file and files laid over it.

use rand::{SeedableRng, rngs::SmallRng};
use rise_of_tribes::{Content, Goal, Options, Power, RiseOfTribes};
use table::{
    Rules, Turn,
    content::Provenance,
    journal::Silent,
    odds::{Odds, below},
};

fn overlaid(text: &str) -> Result<Content, Vec<String>> {
    RiseOfTribes::overlaid_content("mine.toml", text)
        .map_err(|error| error.0.iter().map(ToString::to_string).collect())
}

/// An empty file changes nothing; a value may be given bare or with its source.
#[test]
fn single_values_are_replaced() {
    assert_eq!(overlaid("").unwrap(), RiseOfTribes::standard_content());
    let content = overlaid(
        "[developments.bow]\ncost = [1, 1, 1]\npoints = { is = 2 }\n[rules]\nwinning_points = { is = 12, from = \"rulebook\" }\n",
    )
    .unwrap();
    let bow = &content.developments[&Goal::Bow];
    assert_eq!((bow.cost.is.0, bow.cost.from), ([1, 1, 1], Provenance::Overlay));
    assert_eq!((bow.points.is, bow.points.from), (2, Provenance::Overlay));
    assert_eq!(content.rules.winning_points.from, Provenance::Rulebook);
    assert_ne!(content, RiseOfTribes::standard_content());
    assert!(RiseOfTribes::new(&Options::default(), &content).is_ok());
}

/// RT-RULING-70: nothing is marked as printed in the rulebook that its text does not contain: not which tribe has which
/// powers, nor how the fourth player's three members are divided.
#[test]
fn what_the_rulebook_does_not_state_is_not_marked_as_its_word() {
    let content = RiseOfTribes::standard_content();
    assert_eq!(content.tribes.len(), 8);
    for (tribe, face) in &content.tribes {
        assert_eq!(face.powers.from, Provenance::Inferred, "{tribe}");
    }
    assert_eq!(content.start.fourth.from, Provenance::Inferred);
    let stated: Vec<Power> = content
        .powers
        .iter()
        .filter(|(_, face)| face.effect.from == Provenance::Rulebook)
        .map(|(&power, _)| power)
        .collect();
    assert_eq!(stated, [Power::Cunning], "the only power whose whole text is legible");
}

/// RT-EVENT-45, RT-RULING-52: the places of the volcano are all the cells outside the layout that touch exactly two hexes;
/// the notch of the layout for four, which touches three, is none.
#[test]
fn the_volcano_has_a_place_wherever_two_hexes_meet() {
    let adjacent = |[q, r]: [i8; 2], [a, b]: [i8; 2]| {
        matches!((q - a, r - b), (1, 0) | (-1, 0) | (0, 1) | (0, -1) | (1, -1) | (-1, 1))
    };
    let content = RiseOfTribes::standard_content();
    for (seats, count) in [("2", 8), ("3", 9), ("4", 9)] {
        let layout = &content.layouts[seats];
        let (hexes, places) = (&layout.hexes.is, &layout.volcano.is);
        for place in (-2..8).flat_map(|q| (-2..8).map(move |r| [q, r])) {
            let contacts = hexes.iter().filter(|&&hex| adjacent(hex, place)).count();
            let expected = contacts == 2 && !hexes.contains(&place);
            assert_eq!(places.contains(&place), expected, "{place:?} with {seats} seats");
        }
        assert_eq!(places.len(), count);
    }
    let notch = overlaid("[layouts.4]\nvolcano = [[2, 4]]\n").unwrap();
    assert!(RiseOfTribes::new(&Options::default(), &notch).is_ok(), "who plays it may add it");
}

/// Every mistake is reported with its line, several at once.
#[test]
fn mistakes_are_reported_with_their_lines() {
    let mistakes = overlaid(
        "[developments.bow]\nprice = [1, 1, 1]\npoints = 99\n\n[developments.crossbow]\npoints = 1\n[layouts.2]\nhexes = [[0, 0]]\n",
    )
    .unwrap_err();
    let told = [
        "mine.toml:2: developments.bow.price: There is no value price here; use one of name, cost, points, ability.",
        "mine.toml:3: developments.bow.points: Expected a whole number from 0 to 20, found 99.",
        "mine.toml:5: There is no crossbow in this table; use one of bow, basketry",
        "mine.toml:8: layouts.2.hexes: Expected 9 entries, found 1.",
    ];
    assert_eq!(mistakes.len(), told.len(), "{mistakes:?}");
    for (mistake, told) in mistakes.iter().zip(told) {
        assert!(mistake.starts_with(told), "{mistake}");
    }
}

/// Wrong types, wrong kinds, impossible numbers, broken TOML.
#[test]
fn impossible_values_are_refused() {
    for (text, part) in [
        ("[rules]\nvillages = \"many\"", "mine.toml:2: rules.villages: Expected a whole number"),
        ("[rules]\nvillages = 0", "from 4 to 12, found 0"),
        (
            "[rules]\nmembers = 4\n[start]\nfirst = { members = 3, beside = 2, goods = 0 }",
            "begin with 5 members: a tribe has 4",
        ),
        (
            "[events.drought]\neffect = { kind = \"knowledge\", most = 3 }",
            "Kind: Expected one of drought, found \"knowledge\"",
        ),
        ("[events.drought]\neffect = { kind = \"drought\" }", "limit is missing"),
        (
            "[events.drought]\neffect = { kind = \"drought\", limit = 3, most = 2 }",
            "most has no meaning here; expected only kind, limit",
        ),
        (
            "[events.drought]\neffect = 3",
            "Expected a group of values such as { kind = \"drought\", limit = 1 }, found 3",
        ),
        (
            "[events.invaders]\neffect = { kind = \"invaders\", first = 6, most = 5, points = 2 }",
            "6 invaders cannot come",
        ),
        (
            "[events.walls]\neffect = { kind = \"object\", object = \"altar\", good = \"food\", cost = 2 }",
            "one of walls, found \"altar\"",
        ),
        (
            "[tribes.daba]\npowers = [\"ambush\", \"traders\"]",
            "tribes.daba.powers: Crafty Builders is on 0 chief cards",
        ),
        ("[tribes.daba]\nvillage = [0, 0, 0]", "A village must cost something"),
        ("[tiles.jungle]\neffect = { kind = \"wild\" }", "one of rich, thicket"),
        ("[tiles.oasis]\nreplaces = [\"mountain\"]", "2 special tiles replace this land (mountain)"),
        (
            "[dice]\nfaces = { sun = 0, moon = 2, blank = 2 }",
            "sun: Expected a whole number from 1 to 20, found 0",
        ),
        ("[layouts.2]\nvolcano = [[0, 0]]", "is a hex; choose a place outside"),
        ("[layouts.2]\nvolcano = [[9, 9]]", "touches 0 hexes"),
        ("rules = 3", "under a line [rules]"),
        ("[rules\n", "mine.toml:1: "),
    ] {
        let mistakes = overlaid(text).unwrap_err().join("\n");
        assert!(mistakes.contains(part), "{text}: {mistakes}");
    }
}

/// Content with other numbers plays by them: a game to three points ends at three.
#[test]
fn other_numbers_are_played() {
    let content =
        overlaid("[rules]\nwinning_points = 3\npopulation_limit = 4\n[actions]\ngrow = [1, 1, 1]\n").unwrap();
    let rules = RiseOfTribes::new(&Options::default(), &content).unwrap();
    let mut rng = SmallRng::seed_from_u64(5);
    let (mut actions, mut odds) = (Vec::new(), Odds::new());
    let mut state = rules.start();
    loop {
        rules.resolve_chance(&mut state, &mut odds, &mut rng);
        rules.check(&state).unwrap();
        if rules.turn(&state) == Turn::Over {
            break;
        }
        actions.clear();
        rules.legal_actions(&state, &mut actions);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        rules.play(&mut state, action, &mut Silent).unwrap();
    }
    let best = rules.standings(&state).lines.iter().map(|line| line.score).max().unwrap();
    assert!((3..=6).contains(&best), "{best}");
}
