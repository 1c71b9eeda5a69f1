//! The content file and files laid over it.

use rand::{SeedableRng, rngs::SmallRng};
use rise_of_tribes::{Content, Goal, Options, RiseOfTribes};
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

/// Every mistake is reported with its line, several at once.
#[test]
fn mistakes_are_reported_with_their_lines() {
    let mistakes = overlaid(
        "[developments.bow]\nprice = [1, 1, 1]\npoints = 99\n\n[developments.crossbow]\npoints = 1\n[layouts.2]\nhexes = [[0, 0]]\n",
    )
    .unwrap_err();
    assert!(
        mistakes[0].starts_with("mine.toml:2: 'price' is not known in [developments.bow]"),
        "{mistakes:?}"
    );
    assert!(mistakes[1].starts_with("mine.toml:5: 'crossbow' is not known"), "{mistakes:?}");
    assert!(
        mistakes.iter().any(|text| text.starts_with("mine.toml:3:") && text.contains("between")),
        "{mistakes:?}"
    );
    assert!(
        mistakes.iter().any(|text| text.starts_with("mine.toml:8:") && text.contains("needs 9")),
        "{mistakes:?}"
    );
}

/// Wrong types, wrong kinds, impossible numbers, broken TOML.
#[test]
fn impossible_values_are_refused() {
    for (text, part) in [
        ("[rules]\nvillages = \"many\"", "mine.toml:2"),
        ("[rules]\nvillages = 0", "between 4 and 12"),
        ("[events.drought]\neffect = { kind = \"knowledge\", most = 3 }", "must stay of its kind"),
        (
            "[events.invaders]\neffect = { kind = \"invaders\", first = 6, most = 5, points = 2 }",
            "cannot come",
        ),
        ("[tribes.daba]\npowers = [\"ambush\", \"traders\"]", "chief cards"),
        ("[tiles.jungle]\neffect = { kind = \"wild\" }", "wild land"),
        ("[dice]\nfaces = { sun = 0, moon = 2, blank = 2 }", "between 1"),
        ("rules = 3", "is a table"),
        ("[rules\n", "mine.toml:1"),
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
