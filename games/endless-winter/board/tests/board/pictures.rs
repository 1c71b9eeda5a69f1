//! The pictures of cards that the owner of the box adds.

use endless_winter::{Animal, EndlessWinter, Icon, Noun, Options};
use endless_winter_board::EndlessWinterBoard;
use pages::{Board as _, conformance::Renderer};
use table::{Rules as _, faces::Kind, sets::Indexed as _};
use words::Language;

const OVERLAY: &str = r#"
    [[culture]]
    id = "winter-dream"
    name = { is = "Winter Dream" }
    era = { is = 1 }
    points = { is = 2 }
    skill = { is = "T -> 2I" }

    [[chief]]
    id = "bear-mother"
    name = { is = "Bear Mother" }
    side-a = { is = "[h] A?" }
    side-b = { is = "V" }

    [[setup]]
    id = "river-camp"
    name = { is = "River Camp" }
    food = { is = 3 }
    tools = { is = 2 }
    tribe = { is = "hunter" }
    animals = { is = ["rhino"] }
    camp = { is = true }
"#;

/// A card shows what is printed on it: who acts, what is gained, what is paid.
#[test]
fn a_card_of_an_overlay_is_painted_from_its_icons() {
    let content = EndlessWinter::overlaid_content("mine.toml", OVERLAY).unwrap();
    let rules = EndlessWinter::new(&Options::seats(2), &content).unwrap();
    let renderer = Renderer::<EndlessWinterBoard>::new(Language::English).unwrap();
    for (id, motifs) in [
        ("winter-dream", ["#idol", "#flint|#axe"]),
        ("bear-mother", ["#chief", "#hunter-throw"]),
        ("river-camp", ["#tent", "#flint|#axe"]),
    ] {
        let face = EndlessWinter::faces(&content).into_iter().find(|face| face.id == id).unwrap();
        let drawn = renderer.face(&rules, &face).into_string();
        for motif in motifs {
            assert!(motif.split('|').any(|name| drawn.contains(&format!("{name}\""))), "{id}: {drawn}");
        }
    }
}

/// No icon an owner may print is unknown to the painter, whether it is gained or counted.
#[test]
fn every_icon_is_painted() {
    let pictures = EndlessWinterBoard::pictures().unwrap();
    let nothing = Kind::new("nothing", "kind-nothing");
    let counted = Noun::PLAIN.into_iter().chain(Animal::each().flat_map(Noun::of));
    let gained = Icon::ALL.iter().map(|icon| icon.token().to_owned());
    for token in gained.chain(counted.map(|noun| noun.to_string())) {
        let picture = pictures.compose(nothing, "of-my-own", &token);
        assert_ne!(picture.motifs().last(), Some("hand-a"), "{token}");
    }
}
