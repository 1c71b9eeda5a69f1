//! The icon page: every icon does what the legend says, on a card of its own.

use crate::common::{S1, Scenario, game};
use endless_winter::{Content, Effect, Hex, Icon, IconError, Side, faces};
use table::{Rules, content::Provenance};

/// EW-ICON-01, EW-ICON-02: whole and half Labor add up.
#[test]
fn labor_icons() {
    let effect: Effect = "2L l".parse().unwrap();
    assert_eq!(effect.gains.half_labor(), 5);
    let mut game = game(2);
    game.chief(S1, "thunder-staff", Side::B).ready();
    game.play("place chief hunt");
    assert_eq!(game.labor(), 2.0);
}

/// EW-ICON-05, EW-ICON-06, EW-ICON-16, EW-ICON-23, EW-ICON-24: Food, Tool, card, Idol, points.
#[test]
fn simple_gains() {
    let mut game = game(2);
    game.resources(S1, 0, 0)
        .hand(
            S1,
            &[
                "snow-runners",
                "flint-cache",
                "song-lines",
                "sun-offering",
                "tribesman",
                "tribesman",
                "tribesman",
            ],
        )
        .ready();
    game.plays("culture snow-runners, done");
    assert_eq!(game.me().food, 1);
    game.plays("culture flint-cache, discard tribesman, tool, tool");
    assert_eq!(game.me().tools, 2);
    game.plays("culture song-lines, discard tribesman, draw").fate();
    game.play("done").plays("culture sun-offering, discard tribesman, pay, honor, honor");
    assert_eq!((game.score(S1), game.me().honor), (1, 2));
}

/// EW-ICON-07, EW-ICON-08, EW-ICON-10, EW-ICON-11: Camps are placed on the base tile and moved; Villages are counted.
#[test]
fn camps_and_villages() {
    let mut game = game(2);
    game.hand(S1, &["hide-shelters"]).ready();
    game.plays("culture hide-shelters, place tribe migrate, skill hide-shelters, camp, camp");
    assert_eq!(game.me().camps.of(Hex::new(9)), 3);
    let mut dance = crate::common::game(2);
    dance.hand(S1, &["village-dance"]).village(S1, [0, 1, 4]).village(S1, [13, 14, 17]).ready();
    dance.plays("culture village-dance, place tribe migrate, skill village-dance");
    assert_eq!(dance.score(S1), 4);
    let mut moved = crate::common::game(2);
    moved.animals(S1, &["argentavis"], &[]).ready();
    moved.plays("place tribe hunt, tip argentavis, move 9>4");
    assert_eq!(moved.me().camps.of(Hex::new(4)), 1);
}

/// EW-ICON-15, EW-ICON-17, EW-ICON-34, EW-DEC-32: discarding a hand card as a price, once.
#[test]
fn a_discard_pays() {
    let mut game = game(2);
    game.chief(S1, "great-eye", Side::A).hand(S1, &["tribesman", "hunter"]).ready();
    game.plays("place chief hunt, skill chief");
    assert_eq!(game.offered("discard"), ["hunter", "tribesman"]);
    game.plays("discard tribesman, honor, draw").fate();
    assert_eq!((game.discard_of(S1), game.me().honor), (vec!["tribesman".to_owned()], 1));
    assert_eq!(game.refusal("skill chief"), "EW-TURN-14");
}

/// EW-ICON-29, EW-EDGE-24: filling Food goes to the limit of the moment, and does nothing there.
#[test]
fn filling_food() {
    let mut game = game(2);
    game.hand(S1, &["great-hearth"]).camps(S1, &[9, 9]).resources(S1, 2, 0).ready();
    game.plays("culture great-hearth, fill");
    assert_eq!(game.me().food, 7);
    let mut full = crate::common::game(2);
    full.hand(S1, &["great-hearth"]).resources(S1, 6, 0).ready();
    full.play("culture great-hearth");
    assert!(!full.offers("fill"));
    full.play("tool");
    assert_eq!(full.me().food, 6);
}

/// EW-ICON-26: an Eclipse icon belongs to the Eclipse: content says so for every Tribe card that has one.
#[test]
fn the_eclipse_icon() {
    let content = Content::standard();
    for face in content.starting.iter().chain(&content.tribe) {
        let text = face.eclipse.is.to_string();
        assert!(text.is_empty() || text.starts_with("[e] "), "{}", face.id);
    }
}

/// EW-ICON-30: player marks: the stone reserve grows with the players.
#[test]
fn player_marks() {
    assert_eq!(Content::standard().main.stones_per_era.is, [4, 6, 7]);
}

/// EW-ICON-32, EW-RULING-37: a stone by an icon is paid like any other, with what the card gave first.
#[test]
fn a_stone_by_an_icon() {
    let mut game = game(2);
    game.hand(S1, &["sky-watch"]).reserve(&["wanderers"]).resources(S1, 0, 2).ready();
    game.plays("culture sky-watch, stone wanderers");
    assert_eq!((game.me().food, game.me().tools), (0, 0), "the Food of the card paid for the slot");
    let mut poor = crate::common::game(2);
    poor.hand(S1, &["sky-watch"]).resources(S1, 0, 1).ready();
    poor.play("culture sky-watch");
    assert!(poor.state.open.stack.is_empty(), "no stone without its price");
}

/// EW-ICON-19, EW-ICON-37: two Animals of one type: the second must be like the first.
#[test]
fn animals_of_one_type() {
    let mut game = game(2);
    game.area(&["rhino", "rhino", "sloth"]).animals(S1, &[], &[]).hand(S1, &["herd-call"]).ready();
    game.play("culture herd-call");
    assert_eq!(game.offered("hunt"), ["rhino", "sloth"]);
    game.play("hunt rhino");
    assert_eq!(game.offered("hunt"), ["rhino"]);
    game.play("hunt rhino");
    assert_eq!(game.me().upright.total(), 2);
    let mut single = crate::common::game(2);
    single.area(&["rhino", "rhino", "sloth"]).hand(S1, &["herd-call"]).ready();
    single.plays("culture herd-call, hunt sloth");
    assert!(single.state.open.stack.is_empty(), "no second Sloth is there");
}

/// EW-ICON-50..53, EW-HID-09, EW-HID-18: what each kind of card shows.
#[test]
fn the_anatomy_of_cards() {
    let content = Content::standard();
    for face in &content.culture {
        assert!((1..=2).contains(&face.era.is) && face.skill.is.iter().next().is_some(), "{}", face.id);
    }
    let mut names: Vec<&str> = content.culture.iter().map(|face| face.id.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 40);
    for face in &content.tribe {
        assert!(
            face.labor.is.gains.half_labor() >= 2 && !face.skill.is.is_none() && !face.eclipse.is.is_none()
        );
    }
    for face in &content.animal {
        assert!(face.copies.is > 0 && !face.tip.is.is_none() && (face.joker.is || !face.sets.is.is_empty()));
    }
    let sides: Vec<String> = content
        .chief
        .iter()
        .flat_map(|face| [face.side_a.is.to_string(), face.side_b.is.to_string()])
        .collect();
    assert_eq!(sides.len(), 10);
    assert_eq!(sides.iter().filter(|side| side.starts_with('[')).count(), 5, "half of the sides are bound");
}

/// The notation of every face reads back as itself.
#[test]
fn effects_read_back() {
    for face in faces(&Content::standard()) {
        for part in face.icons.split(" | ").filter(|part| part.parse::<Effect>().is_ok()) {
            let effect: Effect = part.parse().unwrap();
            assert_eq!(effect.to_string(), part, "{}", face.id);
        }
        assert!(!face.words.key.is_empty() && !face.name.key.is_empty());
    }
    let all = faces(&Content::standard());
    let from = |wanted| all.iter().flat_map(|face| &face.values).any(|value| value.from == wanted);
    assert!(from(Provenance::House) && from(Provenance::Rulebook) && !from(Provenance::Overlay));
}

/// Whoever picks a word twice gets two of it, before an arrow and behind it.
#[test]
fn repeated_words_add_up() {
    for (text, read) in [
        ("F F -> T I T", "2F -> 2T I"),
        ("-D F -D -> M", "F 2-D -> M"),
        ("L 2l 3L -> K", "5L -> K"),
        ("9L l -> K", "9L l -> K"),
        ("8F F", "9F"),
    ] {
        let effect: Effect = text.parse().unwrap();
        assert_eq!(effect.to_string(), read);
        assert_eq!(read.parse::<Effect>(), Ok(effect), "{read}");
    }
}

/// A wrong notation is refused with what could stand there.
#[test]
fn wrong_notation_is_explained() {
    let wrong = |text: &str| text.parse::<Effect>().unwrap_err();
    assert_eq!(wrong("Q"), IconError::Unknown("Q".to_owned()));
    assert!(wrong("Q").to_string().contains("use one of F T I D M"));
    assert_eq!(wrong("[x] F"), IconError::Bound("x".to_owned()));
    assert_eq!(wrong("I -> F"), IconError::Price("I".to_owned()));
    assert_eq!(wrong("T : F"), IconError::Condition("T".to_owned()));
    assert_eq!(wrong("F -> T -> I"), IconError::TwoSides);
    assert_eq!(wrong("2F (max 2)"), IconError::Maximum("2".to_owned()));
    for (text, found) in [
        ("10F", "10F"),
        ("5F 5F", "10F"),
        ("6F 4F -> M", "10F"),
        ("5-D 5-D -> M", "10-D"),
        ("9L 2l -> M", "20l"),
    ] {
        assert_eq!(wrong(text), IconError::Number(found.to_owned()), "{text}");
    }
    assert_eq!(wrong("F ->"), IconError::Nothing);
    assert_eq!(wrong("F T I D M L X"), IconError::TooMany);
    assert_eq!(Icon::ALL.len(), 32);
    assert!(Icon::ALL.iter().all(|&icon| Icon::with_token(icon.token()) == Some(icon)));
}

/// EW-ICON-03, EW-ICON-07, EW-ICON-08, EW-ICON-35..37: a colon counts what the player has, each or in groups.
#[test]
fn a_colon_counts_what_a_player_has() {
    let gained = |skill: &str| {
        let text = format!("[[culture]]\nid = \"flint-cache\"\nskill = \"{skill}\"\n");
        let mut game = crate::kit::overlaid(2, &text);
        game.hand(S1, &["flint-cache"]).resources(S1, 0, 0).camps(S1, &[8, 8, 9]);
        game.animals(S1, &["rhino"], &["rhino", "rhino", "sloth"]).stones(S1, &["idols", "towers"]);
        game.buried(S1, &["scout", "scout", "elder", "elder", "elder"]).ready();
        let face = faces(game.rules.content()).into_iter().find(|face| face.id == "flint-cache").unwrap();
        assert!(face.icons.starts_with(skill), "{} is written as it was read", face.icons);
        if game.offers("culture flint-cache") {
            game.play("culture flint-cache");
            while game.offers("tool") {
                game.play("tool");
            }
        }
        game.me().tools
    };
    for (skill, tools) in [
        ("C : T", 3),
        ("2C : T", 1),
        ("G : T (max 4)", 4),
        ("2G : T", 2),
        ("X : T", 3),
        ("2X : T", 1),
        ("X/ : T", 2),
        ("X= : T", 2),
        ("S : T", 2),
        ("V : T", 0),
        ("M : T", 0),
    ] {
        assert_eq!(gained(skill), tools, "{skill}");
    }
}
