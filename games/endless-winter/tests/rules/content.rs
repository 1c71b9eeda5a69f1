//! The content file and files laid over it.

use crate::common::{Game, S1, Scenario};
use endless_winter::{EndlessWinter, content::Content, faces::faces, options::Options};
use table::{Rules, content::Provenance};

/// The standard file has no mistakes.
#[test]
fn the_standard_content_is_sound() {
    if let Err(mistakes) = Content::examine_standard() {
        panic!("{mistakes}");
    }
}

fn mistakes(text: &str) -> Vec<(usize, String)> {
    let error = EndlessWinter::overlaid_content("mine.toml", text).unwrap_err();
    error.0.iter().map(|mistake| (mistake.line, mistake.message.clone())).collect()
}

/// A value can be replaced; it then says that it comes from the owner's file.
#[test]
fn a_value_can_be_replaced() {
    let text = "[[culture]]\nid = \"flint-cache\"\nskill = { is = \"3T\" }\n";
    let content = EndlessWinter::overlaid_content("mine.toml", text).unwrap();
    let face = content.culture.iter().find(|face| face.id == "flint-cache").unwrap();
    assert_eq!((face.skill.is.to_string(), face.skill.from), ("3T".to_owned(), Provenance::Overlay));
    assert_eq!(face.name.from, Provenance::House, "what the file does not name stays");
    let mut game = Game::with(Options::seats(2), &content);
    game.hand(S1, &["flint-cache"]).resources(S1, 0, 0).ready();
    game.plays("culture flint-cache, tool, tool, tool");
    assert_eq!(game.me().tools, 3);
}

/// Several mistakes are reported at once, each with its line and what to do.
#[test]
fn mistakes_are_reported_with_their_lines() {
    let text = "[[culture]]\nid = \"flint-cache\"\nskill = { is = \"2Q\" }\n\n[[animal]]\nid = \"dodo\"\ntip = { is = \"F\" }\n";
    let found = mistakes(text);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].0 == 3 && found[0].1.contains("'2Q' is not an icon; icons are"));
    assert!(found[1].0 == 6 && found[1].1.contains("no room for another one"));
    let unknown = mistakes("[[culture]]\nid = \"flint-cache\"\ncolour = { is = 3 }\n");
    assert!(unknown[0].0 == 3 && unknown[0].1.contains("colour"), "{unknown:?}");
    let half = mistakes("[[culture]]\nid = \"new-card\"\npoints = { is = 1 }\n");
    assert!(half[0].1.contains("a new one also needs name, era, skill"), "{half:?}");
    let count = mistakes("[[starting]]\nid = \"brave\"\ncopies = { is = 5 }\n");
    assert!(count[0].1.contains("9 per player"), "{count:?}");
    let era = mistakes("[[culture]]\nid = \"flint-cache\"\nera = { is = 3 }\n");
    assert!(era.iter().any(|(line, what)| *line == 2 && what.contains("era is 1 or 2")), "{era:?}");
    let stranger = mistakes("\n[[setup]]\nid = \"old-fire\"\ntribe = { is = \"smith\" }\n");
    assert!(stranger[0].0 == 3 && stranger[0].1.contains("no tribe card 'smith'"), "{stranger:?}");
}

/// The guide `docs/add-a-card.md`, followed step by step: the card it adds can be learned, played, named and gives points.
#[test]
fn the_guide_adds_a_card() {
    let guide = include_str!("../../../../docs/add-a-card.md");
    let toml = guide.split("```toml\n").nth(1).unwrap().split("```").next().unwrap();
    let content = EndlessWinter::overlaid_content("my-cards.toml", toml).unwrap();
    assert_eq!(content.culture.len(), 41);
    let face = faces(&content).into_iter().find(|face| face.id == "winter-dream").unwrap();
    assert_eq!(face.icons, "F -> D I | 2#");
    assert!(face.values.iter().all(|value| value.from == Provenance::Overlay));
    let mut game = Game::with(Options::seats(2), &content);
    game.hand(S1, &[]).ready();
    let before = game.standing(S1, "cards");
    game.hand(S1, &["winter-dream"]).resources(S1, 2, 0).ready();
    assert_eq!(game.standing(S1, "cards"), before + 2, "its end points count like those of any card");
    game.plays("culture winter-dream, pay, honor, draw").fate();
    assert_eq!((game.me().food, game.me().honor, game.hand_of(S1).len()), (1, 1, 1));
}
