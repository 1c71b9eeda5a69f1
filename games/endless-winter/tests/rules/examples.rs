//! The worked examples of the rulebook, with its own numbers. Those of Megaliths, idols, scoring, stones and Glacier tokens
//! stand with their subjects.

use crate::common::{Game, S1, S2, S3, Scenario};
use crate::kit::bare;
use endless_winter::{Draft, Note, Options, Stage};
use table::{Rules, Seat, Turn};

/// EW-EX-01, EW-RULING-22: 8, 12 or 14 stones lie in the reserve, half of each era.
#[test]
fn stones_in_the_reserve() {
    for (seats, stones) in [(2, 8), (3, 12), (4, 14)] {
        let game = Game::of(Options::seats(seats));
        assert_eq!(game.state.open.stones.len(), stones);
        let content = game.rules.content();
        let era = |stone| content.stone[table::sets::Indexed::index(stone)].era.is;
        let first = game.state.open.stones.iter().filter(|&stone| era(stone) == 1).count();
        assert_eq!(first, stones / 2);
    }
}

/// EW-EX-02: three players start with four Animals in the Hunt area.
#[test]
fn animals_in_the_hunt_area() {
    for (seats, animals) in [(2, 3), (3, 4), (4, 5)] {
        assert_eq!(Game::of(Options::seats(seats)).state.open.area.total(), animals);
    }
}

/// EW-EX-03: as many player aids as players are dealt, so every order can come and nobody is left out.
#[test]
fn player_aids_in_use() {
    for seats in 2..=4_u8 {
        let mut game = Game::fresh(Options::seats(seats));
        let orders = |game: &Game| game.chances().iter().filter(|chance| chance.starts_with("order")).count();
        while orders(&game) == 0 {
            if game.turn() == Turn::Chance {
                let first = game.chances()[0].clone();
                game.deal(&first);
            } else {
                game.play("side a");
            }
        }
        for left in (1..=seats).rev() {
            assert_eq!(orders(&game), usize::from(left));
            let last = game.chances().pop().unwrap();
            game.deal(&last);
        }
        assert_eq!(orders(&game), 0);
        let expected: Vec<Seat> = Seat::all(usize::from(seats)).rev().collect();
        assert_eq!(game.seats(), expected);
    }
}

/// EW-EX-04: 6 fixed, 6 Glacier and 6 random tiles with three players; 6, 3 and 9 with four.
#[test]
fn tiles_of_the_terrain_board() {
    for (seats, glaciers, random) in [(2, 6, 6), (3, 6, 6), (4, 3, 9)] {
        let mut game = Game::fresh(Options::seats(seats));
        let mut lands = 0;
        while game.state.open.stage == Stage::Setup {
            if game.turn() == Turn::Chance {
                let first = game.chances()[0].clone();
                lands += usize::from(first.starts_with("land "));
                game.deal(&first);
            } else {
                game.play("side a");
            }
        }
        assert_eq!(lands, random);
        let tiles = game.rules.board().tiles();
        let ice = game.terrain_id("glacier");
        let terrain = |hex: &endless_winter::Hex| game.state.open.terrain[table::sets::Indexed::index(*hex)];
        assert_eq!((tiles.len(), tiles.iter().filter(|hex| terrain(hex) == ice).count()), (18, glaciers));
        for land in ["grassland", "forest", "highland", "lakeland", "badlands", "herdland"] {
            let land = game.terrain_id(land);
            assert!((1..=3).contains(&tiles.iter().filter(|hex| terrain(hex) == land).count()));
        }
    }
}

/// EW-EX-05: five cards from a pile of two: two are drawn, the discards are shuffled, three more are drawn.
#[test]
fn drawing_through_a_shuffle() {
    let mut game = bare(2);
    game.discard(S1, &["tribesman", "tribesman", "tribesman", "tribeswoman"]).pile(S1, &["brave", "brave"]);
    game.eclipsed(&[]).until(S1).play("done");
    while game.stage() != Stage::Refresh || game.state.active() != S1 {
        let first = game.chances()[0].clone();
        game.deal(&first);
    }
    let shuffled = |game: &Game| game.noted(|note| matches!(note, Note::Reshuffled(seat) if *seat == S1));
    game.deal("draw brave");
    assert_eq!(shuffled(&game), 0);
    assert_eq!(game.chances(), ["draw brave"]);
    game.deal("draw brave");
    assert_eq!((shuffled(&game), game.discard_of(S1).len()), (1, 0));
    game.deals("draw tribesman, draw tribesman, draw tribeswoman");
    assert_eq!((game.hand_of(S1).len(), game.pile_of(S1)), (5, vec!["tribesman".to_owned()]));
}

fn labor(card: &str, column: &str) -> f32 {
    let mut game = bare(2);
    game.hand(S1, &[card]).plays(&format!("place tribe {column}, play {card}"));
    game.labor()
}

/// EW-EX-08: an Artisan gives 1 Labor, in Develop 2; the Eclipse skill does nothing in a turn.
#[test]
fn the_artisan() {
    assert_eq!(
        ["initiate", "develop", "migrate", "hunt"].map(|column| labor("artisan", column)),
        [1.0, 2.0, 1.0, 1.0]
    );
    let mut game = bare(2);
    game.hand(S1, &["artisan"]).resources(S1, 0, 1).plays("place tribe develop, play artisan");
    assert_eq!(game.refusal("skill artisan"), "EW-TURN-40", "no Megalith for a Tool");
}

/// EW-EX-09, EW-RULING-02: a Tribeswoman gives 1/2 Labor and trades 1 Food for 1 Tool, once; her Eclipse skill waits.
#[test]
fn the_tribeswoman() {
    let mut game = bare(2);
    game.hand(S1, &["tribeswoman"]).resources(S1, 2, 0).plays("place tribe hunt, play tribeswoman");
    assert_eq!((game.labor(), game.food(S1)), (0.5, 2));
    game.plays("skill tribeswoman, tool");
    assert_eq!((game.food(S1), game.tools(S1)), (1, 1));
    assert_eq!(game.refusal("skill tribeswoman"), "EW-TURN-33");
}

/// EW-EX-10, EW-RULING-02, EW-RULING-03: a Brave gives 1/2 and 1 more, in any column.
#[test]
fn the_brave() {
    assert_eq!(["initiate", "develop", "migrate", "hunt"].map(|column| labor("brave", column)), [1.5; 4]);
    assert_eq!(
        ["initiate", "develop", "migrate", "hunt"].map(|column| labor("tribeswoman", column)),
        [0.5; 4]
    );
    let bound = "[[starting]]\nid = \"brave\"\nskill = { is = \"[h] L\", from = \"house\" }";
    for (column, expected) in [("hunt", 1.5), ("migrate", 0.5)] {
        let mut game = crate::kit::overlaid(2, bound);
        game.hand(S1, &["brave"]).plays(&format!("place tribe {column}, play brave"));
        assert_eq!(game.labor(), expected, "the skill could be bound to a column");
    }
}

/// EW-EX-11: a Hunter and 3 Food make 4 Labor; with 2 Tools they pay two reveals and two Animals exactly.
#[test]
fn the_labor_sum() {
    let mut game = bare(2);
    game.area(&[]).hand(S1, &["hunter"]).resources(S1, 3, 2).plays("place tribe hunt, play hunter");
    assert_eq!(game.labor(), 2.0);
    game.play("eat 3");
    assert_eq!((game.labor(), game.food(S1), game.tools(S1)), (4.0, 0, 2));
    game.play("reveal")
        .deals("animal rhino, animal sloth")
        .play("reveal")
        .deals("animal rhino, animal mammoth");
    game.plays("hunt rhino, hunt rhino");
    assert_eq!((game.labor(), game.tools(S1), game.upright(S1, "rhino")), (0.0, 0, 2));
    for food in 3..=10 {
        let mut game = bare(2);
        game.camps(S1, &[9; 5]).resources(S1, food, 0).plays("place tribe hunt, eat 3");
        assert_eq!(game.labor(), 2.0, "3 Food are 2 Labor from any space");
    }
}

/// EW-EX-14: Wolf 3, Bison 1 1/2, Lion 1 1/2: Wolf, then the one of the others who was later.
#[test]
fn the_new_turn_order() {
    let (wolf, bison, lion) = (S1, S2, S3);
    for (old, new) in [
        ([wolf, lion, bison], [wolf, bison, lion]),
        ([lion, wolf, bison], [wolf, bison, lion]),
        ([lion, bison, wolf], [wolf, bison, lion]),
        ([wolf, bison, lion], [wolf, lion, bison]),
        ([bison, wolf, lion], [wolf, lion, bison]),
        ([bison, lion, wolf], [wolf, lion, bison]),
    ] {
        let mut game = bare(3);
        game.order(&old).committed(wolf, &["brave"]).committed(bison, &["shaman"]).eclipsed(&[1, 0, 1]);
        for (clan, half) in [(wolf, 6), (bison, 3), (lion, 3)] {
            assert!(game.told(Note::EclipseLabor(clan, half)));
        }
        assert_eq!(game.seats(), new, "from {old:?}");
    }
}

/// EW-EX-21, EW-RULING-05: a Labor skill with a column works in that column only, whichever it is.
#[test]
fn labor_bound_to_a_column() {
    let columns = ["initiate", "develop", "migrate", "hunt"];
    for (card, home) in
        [("elder", "initiate"), ("artisan", "develop"), ("scout", "migrate"), ("hunter", "hunt")]
    {
        for column in columns {
            assert_eq!(labor(card, column), if column == home { 2.0 } else { 1.0 }, "{card} in {column}");
        }
    }
}

/// EW-EX-22: a skill without a column works at any moment after the card was played, in whatever column.
#[test]
fn a_skill_without_a_column() {
    for column in ["initiate", "develop", "migrate", "hunt"] {
        let mut game = bare(2);
        game.hand(S1, &["tribeswoman"]).resources(S1, 1, 0).play(&format!("place tribe {column}"));
        assert_eq!(game.refusal("skill tribeswoman"), "EW-TURN-35", "not before it was played");
        game.plays("play tribeswoman, done");
        assert!(game.offers("skill tribeswoman"), "also at the bottom of {column}");
        game.plays("skill tribeswoman, tool");
        assert_eq!(game.tools(S1), 1);
    }
}

/// EW-EX-23: one Camp two steps, or two Camps one step each; and only out of the Eclipse pile.
#[test]
fn the_double_move() {
    let eclipse = || {
        let mut game = bare(2);
        game.camps(S1, &[9, 9]).committed(S1, &["scout"]).eclipsed(&[]).plays("done, skill scout");
        game
    };
    let mut one = eclipse();
    one.plays("move 9>4, move 4>0");
    assert_eq!((one.camps_at(S1, 9), one.camps_at(S1, 0)), (1, 1));
    let mut two = eclipse();
    two.plays("move 9>4, move 9>5");
    assert_eq!((two.camps_at(S1, 4), two.camps_at(S1, 5)), (1, 1));
    let mut less = eclipse();
    less.plays("move 9>4, done");
    assert_eq!(less.camps_at(S1, 4), 1);
    let mut turn = bare(2);
    turn.hand(S1, &["scout"]).plays("place tribe migrate, play scout");
    assert_eq!(turn.refusal("skill scout"), "EW-TURN-40");
}

/// EW-EX-26: the last player in turn order picks the Chief last and the set-up card first.
#[test]
fn the_double_draft() {
    let mut game = Game::fresh(Options { draft: Draft::ChiefsAndSetup, ..Options::seats(3) });
    let mut picks: Vec<(Seat, &str)> = Vec::new();
    while game.state.open.stage == Stage::Setup {
        match game.turn() {
            Turn::Choose(seat) => {
                let first = game.legal_actions()[0].clone();
                picks.push((seat, if first.starts_with("chief") { "chief" } else { "setup" }));
                game.play(&first);
            }
            _ => {
                let chances = game.chances();
                let order = ["order s2", "order s3", "order s1"];
                let wanted = order.iter().find(|wanted| chances.iter().any(|chance| chance == *wanted));
                game.deal(wanted.copied().unwrap_or(&chances[0]));
            }
        }
    }
    let expected = [(S2, "chief"), (S3, "chief"), (S1, "chief"), (S1, "setup"), (S3, "setup"), (S2, "setup")];
    assert_eq!(picks, expected);
}
