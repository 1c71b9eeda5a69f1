//! Icons one by one, on the cards that show them, at the edge of what they can do.

use crate::common::{S1, Scenario, sorted};
use crate::kit::bare;
use endless_winter::Content;
use table::{Rules, Turn, sets::Indexed};

/// EW-ICON-01, EW-ICON-02: whole and half Labor of cards add up.
#[test]
fn labor_adds_up() {
    let mut game = bare(2);
    game.hand(S1, &["artisan", "tribesman", "tribesman", "shaman"]).play("place tribe hunt");
    for (card, sum) in [("artisan", 1.0), ("tribesman", 1.5), ("tribesman", 2.0), ("shaman", 3.5)] {
        game.play(&format!("play {card}"));
        assert_eq!(game.labor(), sum);
    }
}

/// EW-ICON-03, EW-ICON-35: for every two cards in the cemetery an Idol, three at most.
#[test]
fn the_cemetery_is_counted() {
    for (graves, idols) in [(1, 0), (2, 1), (5, 2), (6, 3), (9, 3)] {
        let mut game = bare(2);
        game.graves(S1, graves).hand(S1, &["ancestor-poles"]).play("culture ancestor-poles");
        for _ in 0..idols {
            game.play("honor");
        }
        assert!(game.state.open.stack.is_empty());
        assert_eq!(game.player(S1).honor, idols);
    }
}

/// EW-ICON-04, EW-ICON-15: a card is buried from hand, discard pile or from above the board, not from the draw pile.
#[test]
fn bury_from_three_places() {
    let mut game = bare(2);
    game.hand(S1, &["ochre-grave", "hunter"]).discard(S1, &["tribesman"]).play("culture ochre-grave");
    assert_eq!(game.offered("bury"), sorted(&["hand hunter", "discard tribesman", "board ochre-grave"]));
    game.play("bury board ochre-grave");
    assert_eq!((game.buried_of(S1), game.food(S1)), (vec!["ochre-grave".to_owned()], 1));
    assert_eq!(game.refusal("bury hand hunter"), "EW-INIT-07", "one icon, one card");
}

/// EW-ICON-05, EW-ICON-08, EW-ICON-35: a Food for each Camp on the board, three at most.
#[test]
fn camps_are_counted() {
    for (camps, food) in [(1, 1), (2, 2), (3, 3), (5, 3)] {
        let mut game = bare(2);
        game.camps(S1, &[9, 0, 1, 2, 4][..camps]).hand(S1, &["foragers-web"]).play("culture foragers-web");
        assert_eq!(game.food(S1), food);
    }
}

/// EW-ICON-07, EW-ICON-24: points at once for each own Village on the board.
#[test]
fn villages_are_counted() {
    let mut game = bare(2);
    game.village(S1, [0, 1, 4]).village(S1, [13, 16, 17]).village(crate::common::S2, [6, 10, 11]);
    game.hand(S1, &["village-dance"])
        .plays("culture village-dance, place tribe migrate, skill village-dance");
    assert_eq!(game.score(S1), 4);
}

/// EW-ICON-09, EW-ICON-10, EW-ICON-11: a Village at three Camps, Camps to the base tile, one Camp one step.
#[test]
fn camps_and_villages_are_placed() {
    let mut game = bare(2);
    game.camps(S1, &[0, 1, 4]).hand(S1, &["hearth-ring"]).plays("culture hearth-ring, village 0-1-4");
    assert_eq!((game.player(S1).villages.len(), game.player(S1).camps_home()), (1, 5));
    let mut camps = bare(2);
    camps.camps(S1, &[0]).hand(S1, &["hide-shelters"]);
    camps.plays("culture hide-shelters, place tribe migrate, skill hide-shelters, camp, camp");
    assert_eq!((camps.camps_at(S1, 9), camps.camps_at(S1, 0)), (2, 1));
    let mut step = bare(2);
    step.camps(S1, &[9, 0]).pending("m");
    assert_eq!(step.offered("move").len(), 6 + 3, "any Camp, any neighbour");
    step.play("move 0>3");
    assert!(step.state.open.stack.is_empty());
}

/// EW-ICON-12: two steps for one Camp, or one for each of two, or a single one.
#[test]
fn the_double_step() {
    for (moves, camps) in
        [("move 9>4, move 4>0", [0, 9]), ("move 9>4, move 9>5", [4, 5]), ("move 9>4, done", [4, 9])]
    {
        let mut game = bare(2);
        game.camps(S1, &[9, 9]).hand(S1, &["snow-runners"]).play("culture snow-runners").plays(moves);
        assert_eq!(camps.map(|hex| game.camps_at(S1, hex)), [1, 1]);
        assert!(game.state.open.stack.is_empty());
    }
}

/// EW-ICON-13, EW-ICON-14: a Tribe card to hand or to the discard pile; an empty deck gives a point.
#[test]
fn tribe_cards_by_icons() {
    for (deck, cards, points) in [("hunter", 1, 0), ("elder", 0, 1)] {
        let mut hand = bare(2);
        hand.no_deck("elder").hand(S1, &["adopted-kin"]).resources(S1, 0, 1);
        hand.plays(&format!("culture adopted-kin, pay, recruit {deck}"));
        assert_eq!((hand.hand_of(S1).len(), hand.score(S1), hand.tools(S1)), (cards, points, 0));
        let mut discard = bare(2);
        discard.no_deck("elder").hand(S1, &["naming-rite"]);
        discard.plays(&format!("culture naming-rite, place tribe initiate, skill naming-rite, train {deck}"));
        assert_eq!((discard.discard_of(S1).len(), discard.score(S1), discard.food(S1)), (cards, points, 1));
    }
}

/// EW-ICON-16, EW-ICON-17, EW-ICON-34: a card drawn; a card discarded as the price of an arrow, once.
#[test]
fn cards_are_drawn_and_discarded() {
    let mut game = bare(2);
    game.hand(S1, &["song-lines"]).play("culture song-lines").draws("brave").draws("tribesman");
    assert_eq!(game.hand_of(S1), ["brave", "tribesman"]);
    let mut price = bare(2);
    price.hand(S1, &["shared-loads", "brave", "brave"]).plays("culture shared-loads, pay");
    assert_eq!(price.legal_actions(), ["discard brave"], "the price is not to be declined any more");
    price.play("discard brave");
    assert_eq!((price.hand_of(S1).len(), price.state.open.moment.labor), (1, 6), "once");
    let mut poor = bare(2);
    poor.hand(S1, &["shared-loads"]).play("culture shared-loads");
    assert!(poor.state.open.stack.is_empty(), "no card to discard");
}

/// EW-ICON-18: a Culture card of the display, without its 3 Labor.
#[test]
fn a_culture_card_by_an_icon() {
    let mut game = bare(2);
    game.display(&["flint-cache", "song-lines"]).hand(S1, &["gift-ring"]).resources(S1, 2, 0);
    game.plays("culture gift-ring, place tribe develop, skill gift-ring");
    assert_eq!(game.offered("learn"), ["flint-cache", "song-lines"]);
    game.play("learn song-lines");
    assert_eq!((game.hand_of(S1), game.food(S1)), (vec!["song-lines".to_owned()], 0));
}

/// EW-ICON-19, EW-ICON-20: an Animal of the area or of the deck; a point if there is none.
#[test]
fn animals_by_icons() {
    let mut area = bare(2);
    area.area(&["rhino", "sloth"]).pending("A");
    assert_eq!(area.offered("hunt"), ["rhino", "sloth"]);
    area.play("hunt rhino");
    assert_eq!((area.upright(S1, "rhino"), area.state.open.area.total()), (1, 1));
    let mut none = bare(2);
    none.area(&[]).animal_deck(&[]).pending("A").play("hunt none");
    assert_eq!(none.score(S1), 1);
    let mut deck = bare(2);
    deck.hand(S1, &["trackers-lore"])
        .plays("culture trackers-lore, place tribe hunt, skill trackers-lore, track");
    assert_eq!(deck.turn(), Turn::Chance);
    deck.deal("animal mammoth");
    assert_eq!(deck.upright(S1, "mammoth"), 1);
    let mut empty = bare(2);
    empty.animal_deck(&[]).hand(S1, &["trackers-lore"]);
    empty.plays("culture trackers-lore, place tribe hunt, skill trackers-lore, track");
    assert_eq!(empty.score(S1), 1);
}

/// EW-ICON-22, EW-ICON-06: a tipped Animal gives its benefits.
#[test]
fn tipping_gives_the_benefits_of_the_animal() {
    let mut game = bare(2);
    game.animals(S1, &["glyptodon", "sloth"], &[]).hand(S1, &["marrow-feast"]).play("culture marrow-feast");
    assert_eq!(game.offered("tip"), ["glyptodon", "sloth"]);
    game.plays("tip glyptodon, tool, tool");
    assert_eq!((game.tools(S1), game.food(S1)), (2, 1));
    assert_eq!((game.player(S1).tipped.total(), game.upright(S1, "sloth")), (1, 1));
}

/// EW-ICON-26: a skill behind the Eclipse icon works from the Eclipse pile, never from above the board.
#[test]
fn the_eclipse_icon() {
    for (card, gain) in
        [("elder", "draw"), ("hunter", "tip sloth"), ("scout", "move 9>4"), ("artisan", "megalith c3")]
    {
        let mut turn = bare(2);
        turn.hand(S1, &[card]).animals(S1, &["sloth"], &[]).resources(S1, 0, 1).play("place tribe migrate");
        turn.play(&format!("play {card}"));
        assert_eq!(turn.refusal(&format!("skill {card}")), "EW-TURN-40", "{card}");
        let mut eclipse = bare(2);
        eclipse
            .committed(S1, &[card])
            .animals(S1, &["sloth"], &[])
            .resources(S1, 0, 1)
            .eclipsed(&[])
            .play("done");
        eclipse.play(&format!("skill {card}"));
        assert!(eclipse.offers(gain), "{card}");
    }
}

/// EW-ICON-27, EW-ICON-28: Culture cards of the first era in rounds 1 and 2, of the second from round 3 on.
#[test]
fn culture_cards_have_eras() {
    let mut game = bare(2);
    for (round, era) in [(1, 1), (2, 1), (3, 2), (4, 2)] {
        assert_eq!(game.state.open.round + 1, round);
        let content = game.rules.content();
        assert!(game.state.open.display.iter().all(|culture| content.culture[culture.index()].era.is == era));
        assert_eq!(game.state.open.display.len(), 8);
        if round < 4 {
            game.to_reveal().deal("reveal").to_next_round();
        }
    }
}

/// EW-ICON-36, EW-ICON-37: different types among tipped Animals are counted; Animals of one type are taken together.
#[test]
fn types_of_animals() {
    let mut game = bare(2);
    game.animals(S1, &["mammoth"], &["rhino", "rhino", "sloth", "glyptodon"]).hand(S1, &["trophy-hall"]);
    game.play("culture trophy-hall");
    assert_eq!(game.score(S1), 3, "three types are tipped");
    let mut herd = bare(2);
    herd.area(&["rhino", "rhino", "rhino", "sloth"])
        .hand(S1, &["herd-call"])
        .plays("culture herd-call, hunt rhino");
    assert_eq!(herd.offered("hunt"), ["rhino"]);
    herd.play("hunt rhino");
    assert_eq!((herd.upright(S1, "rhino"), herd.state.open.stack.is_empty()), (2, true));
}

/// EW-ICON-39: each of the four column symbols binds a skill to its column.
#[test]
fn column_symbols() {
    let columns = ["initiate", "develop", "migrate", "hunt"];
    for (card, home) in [
        ("naming-rite", "initiate"),
        ("knapping-floor", "develop"),
        ("trail-marks", "migrate"),
        ("drive-lines", "hunt"),
    ] {
        for column in columns.into_iter().chain(["rest"]) {
            let mut game = bare(2);
            game.hand(S1, &[card]).plays(&format!("culture {card}, place tribe {column}"));
            assert_eq!(game.offers(&format!("skill {card}")), column == home, "{card} in {column}");
        }
    }
}

/// EW-ICON-40, EW-ICON-41: the top section as often as it can be paid, middle and bottom once.
#[test]
fn sections_repeat_or_do_not() {
    let mut game = bare(2);
    game.animals(S1, &["sloth", "sloth"], &[])
        .area(&["rhino", "rhino", "rhino"])
        .hand(S1, &["brave", "brave", "hunter"]);
    game.resources(S1, 0, 3).plays("place tribe hunt, play brave, play brave");
    game.plays("hunt rhino, hunt rhino, hunt rhino, tip sloth");
    assert_eq!(game.refusal("tip sloth"), "EW-RULING-10");
    game.play("track").deal("animal mammoth");
    assert_eq!((game.upright(S1, "mammoth"), game.refusal("track")), (1, "EW-HUNT-13"));
}

/// EW-ICON-42, EW-ICON-50..53: five types of Tribe card; what each kind of card shows.
#[test]
fn the_faces_of_cards() {
    let content = Content::standard();
    let types: Vec<&str> = content.tribe.iter().map(|face| face.id.as_str()).collect();
    assert_eq!(types, ["artisan", "hunter", "scout", "elder", "shaman"]);
    let hunter = &content.tribe[1];
    let shown = [&hunter.labor.is, &hunter.skill.is, &hunter.eclipse.is].map(ToString::to_string);
    assert_eq!((shown, hunter.points.is), (["L", "[h] L", "[e] X"].map(str::to_owned), 1));
    let fire = content.culture.iter().find(|face| face.id == "council-fire").unwrap();
    assert_eq!((fire.era.is, fire.points.is, fire.skill.is.to_string().as_str()), (1, 0, "[d] 3L"));
    let mammoth = content.animal.iter().find(|face| face.id == "mammoth").unwrap();
    assert_eq!((mammoth.copies.is, mammoth.tip.is.to_string().as_str()), (5, "F^ T"));
    assert_eq!((mammoth.sets.is.as_slice(), mammoth.joker.is), (&[2, 5][..], false));
    let chief = content.chief.iter().find(|face| face.id == "stone-soul").unwrap();
    assert_eq!([&chief.side_a.is, &chief.side_b.is].map(ToString::to_string), ["F -> M", "[d] 2T"]);
}
