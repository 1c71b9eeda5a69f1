//! The content file and files laid over it.

use crate::common::{Game, S1, Scenario};
use endless_winter::{BY_SEATS, Content, EndlessWinter, Options, faces};
use table::{
    Rules,
    content::{Provenance, fingerprint},
    options::OptionChoice,
};

/// The standard file has no mistakes.
#[test]
fn the_standard_content_is_sound() {
    if let Err(mistakes) = Content::examine_standard() {
        panic!("{mistakes}");
    }
}

fn mistakes(text: &str) -> Vec<(usize, String)> {
    let error = EndlessWinter::overlaid_content("mine.toml", text).unwrap_err();
    error.0.iter().map(|mistake| (mistake.line, mistake.to_string())).collect()
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
    assert!(
        found[0].0 == 3
            && found[0].1.contains("culture.flint-cache.skill: “2Q” is not an icon; use one of F T")
    );
    assert!(found[1].0 == 6 && found[1].1.contains("no dodo to change and no room for another"), "{found:?}");
    let cases = [
        (
            "[[culture]]\nid = \"flint-cache\"\ncolour = { is = 3 }\n",
            3,
            "no value colour here; use one of name, era",
        ),
        ("[[culture]]\nid = \"new-card\"\npoints = { is = 1 }\n", 2, "a new one also needs name, era, skill"),
        (
            "[[starting]]\nid = \"brave\"\ncopies = { is = 5 }\n",
            3,
            "starting.brave.copies: Each player begins with 9",
        ),
        ("[[culture]]\nid = \"flint-cache\"\nera = { is = 3 }\n", 3, "a whole number from 1 to 2, found 3"),
        ("\n[[setup]]\nid = \"old-fire\"\ntribe = { is = \"smith\" }\n", 4, "one of artisan, hunter"),
        ("[[culture]]\nskill = \"F\"\n", 2, "must be its id"),
        ("[[culture]]\nid = \"flint-cache\"\n[[culture]]\nid = \"New Card\"\n", 4, "cannot be an id"),
        ("[board]\nid = \"desk\"\n", 2, "Expected the id player-board, found \"desk\""),
    ];
    for (text, line, told) in cases {
        let found = mistakes(text);
        assert!(found.len() == 1 && found[0].0 == line && found[0].1.contains(told), "{text}: {found:?}");
    }
}

/// What may stand where: the message names the value and says what to do.
#[test]
fn misplaced_icons_are_reported() {
    let cases = [
        ("[[culture]]\nid = \"flint-cache\"\nskill = \"C 2\"\n", "2 of what?"),
        ("[[culture]]\nid = \"flint-cache\"\nskill = \"\"\n", "pick at least one icon"),
        ("[[culture]]\nid = \"flint-cache\"\nskill = \"[e] F\"\n", "belongs to the Eclipse"),
        ("[[tribe]]\nid = \"elder\"\neclipse = \"F\"\n", "begins with [e]"),
        ("[[tribe]]\nid = \"elder\"\neclipse = \"[e] F -> L\"\n", "Labor behind [e] counts when"),
        ("[[tribe]]\nid = \"elder\"\nskill = \"C : F -> T : I\"\n", "one arrow and one colon"),
        ("[[tribe]]\nid = \"elder\"\nskill = \"A.wolf : F\"\n", "“A.wolf” cannot be counted"),
        ("[[tribe]]\nid = \"elder\"\neclipse = \"[e] C : L -> F\"\n", "in the Actions phase only"),
        ("[[animal]]\nid = \"rhino\"\ntip = \"C : F -> T\"\n", "Only icons to gain"),
        ("[[tribe]]\nid = \"elder\"\nlabor = \"F\"\n", "“F” cannot stand here; use only L l"),
        ("[[animal]]\nid = \"rhino\"\ntip = \"F -> T\"\n", "Only icons to gain"),
        ("[[terrain]]\nid = \"forest\"\ngives = \"[h] F\"\n", "bound to no column"),
        ("[[terrain]]\nid = \"forest\"\ngives = \"L -> F\"\n", "in the Actions phase only"),
        ("[[tribe]]\nid = \"elder\"\neclipse = \"[e] l -> F\"\n", "in the Actions phase only"),
        ("[[tribe]]\nid = \"elder\"\nskill = \"F then T\"\n", "Only Culture cards have several skills"),
        ("[[culture]]\nid = \"flint-cache\"\nskill = \"F then\"\n", "A skill is missing"),
        ("[[culture]]\nid = \"flint-cache\"\nskill = \"F then T then I then D\"\n", "at most 3 skills"),
        ("[[culture]]\nid = \"flint-cache\"\nskill = \"F then [e] T\"\n", "belongs to the Eclipse"),
        ("[[culture]]\nid = \"flint-cache\"\nskill = \"5-D 5-D -> F\"\n", "“10-D” has a wrong number"),
        ("[[rest-token]]\nid = \"q1\"\ngives = \"F T I\"\n", "At most two different icons"),
        (
            "[[megalith-tile]]\nid = \"dawn\"\nspaces = [\"M>\", \"M>\", \"\", \"\", \"\", \"\", \"\", \"\"]\n",
            "not on space 2",
        ),
        ("[main]\ncompensation = [\"\", \"I\", \"\", \"\"]\n", "Entry 2: “I” cannot stand here"),
        ("[[animal]]\nid = \"rhino\"\njoker = true\n", "empty its list"),
        ("[[stone]]\nid = \"idols\"\ncounts = \"villages moon\"\n", "no moon in the box"),
        ("[[stone]]\nid = \"idols\"\npoints = \"many\"\n", "write 2 each"),
        ("[idols]\noffering-points = [0, 1]\n", "not 9, 2 and 9"),
        ("[[terrain]]\nid = \"glacier\"\nrole = \"land\"\n", "One type of tile is the Glacier, not 0"),
        (
            "[terrain-board]\nriver = [[-2, 0], [-1, 0], [0, 0], [1, 1], [2, 0]]\n",
            "[0, 0] and [1, 1] are not adjacent",
        ),
    ];
    for (text, told) in cases {
        let found = mistakes(text);
        assert!(found.len() == 1 && found[0].0 >= 2 && found[0].1.contains(told), "{text}: {found:?}");
    }
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
    let wrong = toml.replace("F -> D I", "Q");
    let error = EndlessWinter::overlaid_content("my-cards.toml", &wrong).unwrap_err().to_string();
    assert!(guide.contains(&format!("```\n{error}\n```\n")), "the guide shows this message: {error}");
}

/// EW-DEC-04: the layouts that can be chosen are those of the content file.
#[test]
fn the_layouts_of_the_content_can_be_chosen() {
    let spec = EndlessWinter::option_specs().into_iter().find(|spec| spec.name == "layout").unwrap();
    let OptionChoice::OneOf { values, .. } = spec.choice else { panic!("one layout is chosen") };
    let offered: Vec<&str> = values.iter().map(|(value, _)| *value).collect();
    let content = Content::standard();
    let known = content.layout.iter().map(|face| face.id.as_str());
    assert_eq!(offered, std::iter::once(BY_SEATS).chain(known).collect::<Vec<_>>());
}

/// A layout that cannot be is reported with what is wrong.
#[test]
fn mistakes_in_layouts_are_reported() {
    let slots = |slots: &str| mistakes(&format!("[[layout]]\nid = \"drift\"\nslots = {{ is = {slots} }}\n"));
    let few = slots("[[0, 0, 1], [3, 0, 2]]");
    assert!(few[0].0 == 3 && few[0].1.contains("Expected 4 entries, found 2"), "{few:?}");
    let twice = slots("[[0, 0, 0], [3, 0, 2], [0, 0, 0], [0, 3, 0]]");
    assert!(twice[0].1.contains("Tile 1 and tile 3 cover the same space"), "{twice:?}");
    let far = slots("[[9, 0, 0], [3, 0, 2], [3, 3, 3], [0, 3, 0]]");
    assert!(
        far[0].0 == 3 && far[0].1.contains("Entry 1: Column: Expected a whole number from 0 to 5, found 9"),
        "{far:?}"
    );
}

/// The Terrain board is content: a file may move the base tile. Standard content keeps the fingerprint of old records.
#[test]
fn the_terrain_board_can_be_changed() {
    let text = "[terrain-board]\nid = \"terrain-board\"\nbase = { is = [0, -2] }\n";
    let content = EndlessWinter::overlaid_content("mine.toml", text).unwrap();
    let game = Game::with(Options::seats(2), &content);
    let board = game.rules.board();
    assert_eq!(board.coordinates(board.entry()), (0, -2));
    assert!(board.open_junctions().len() > 18, "a base tile at the rim touches fewer junctions");
    assert_eq!(game.player(S1).camps.of(board.entry()), game.player(S1).camps_out());
    let standard = Content::standard();
    assert!(serde_json::to_value(&standard).unwrap().get("terrain-board").is_none());
    assert_ne!(fingerprint(&content), fingerprint(&standard));
    let mistaken = |line: &str| mistakes(&format!("[terrain-board]\nid = \"terrain-board\"\n{line}\n"));
    let base = mistaken("base = { is = [2, 2] }");
    assert!(base[0].0 == 3 && base[0].1.contains("terrain-board.base: [2, 2] is not a hex"), "{base:?}");
    let gap = mistaken("river = { is = [[-2, 0], [-1, 0], [0, 0], [1, 0], [1, -2]] }");
    assert!(gap.iter().any(|(_, what)| what.contains("[1, 0] and [1, -2] are not adjacent")), "{gap:?}");
    let short = mistaken("river = { is = [[-2, 0]] }");
    assert!(short[0].1.contains("Expected 5 entries, found 1"), "{short:?}");
}
