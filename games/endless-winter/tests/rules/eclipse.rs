//! The Eclipse and Preparation phases.

use crate::common::{Game, S1, S2, S3, S4, Scenario, game};
use endless_winter::{Cards, Column, LAPS, Note, Spot, Stage};
use table::{Seat, Turn, Viewer};

/// What a seat brings to the Eclipse: cards in the pile and figures at rest.
type Bid<'a> = (&'a [&'a str], usize);

/// A game at the moment before the Eclipse piles are turned up.
fn bids(order: &[Seat], bids: &[Bid<'_>]) -> Game {
    let mut game = game(bids.len() as u8);
    game.order(order);
    game.state.open.stage = Stage::Reveal;
    for (seat, (cards, resting)) in Seat::all(bids.len()).zip(bids) {
        game.hand(seat, cards);
        let secret = &mut game.state.secret[seat.index()];
        secret.eclipse = std::mem::replace(&mut secret.hand, Cards::EMPTY);
        let figures = &mut game.state.open.players[seat.index()].figures;
        let spot = |figure| if figure < *resting { Spot::Rest } else { Spot::Column(Column::Hunt) };
        figures.tribe = [Some(spot(0)), Some(spot(1))];
        figures.chief = Some(spot(2));
    }
    game.ready();
    game
}

fn order(game: &Game) -> Vec<Seat> {
    game.state.open.order[..game.player_count()].to_vec()
}

impl Game {
    fn player_count(&self) -> usize {
        use table::Rules;
        self.rules.seats()
    }
}

/// EW-ECL-02..04, EW-ECL-07, EW-ECL-08, EW-EX-14, EW-RULING-06, EW-EDGE-95c, EW-DEC-35: Wolf 3, Bison 1 1/2, Lion 1 1/2; the tie goes to the later player.
#[test]
fn the_eclipse_example() {
    let (wolf, bison, lion) = (S1, S2, S3);
    let cards: [Bid<'_>; 3] = [(&["brave"], 1), (&["shaman"], 0), (&[], 1)];
    for old in [[wolf, lion, bison], [lion, wolf, bison], [lion, bison, wolf]] {
        let mut game = bids(&old, &cards);
        game.deal("reveal");
        for (seat, half) in [(wolf, 6), (bison, 3), (lion, 3)] {
            assert!(game.told(Note::EclipseLabor(seat, half)));
        }
        assert_eq!(order(&game), [wolf, bison, lion]);
    }
    let mut turned = bids(&[wolf, bison, lion], &cards);
    turned.deal("reveal");
    assert_eq!(order(&turned), [wolf, lion, bison]);
    let mut hunter = bids(&[S1, S2], &[(&["hunter"], 0), (&["tribeswoman"], 0)]);
    hunter.deal("reveal");
    assert!(hunter.told(Note::EclipseLabor(S1, 2)) && hunter.told(Note::EclipseLabor(S2, 1)));
}

/// EW-ECL-09, EW-EDGE-91, EW-EDGE-92: ties at 0 reverse the order; three tied players as well.
#[test]
fn ties_turn_the_order_round() {
    let mut zero = bids(&[S1, S2, S3, S4], &[(&[], 0), (&[], 0), (&[], 0), (&[], 0)]);
    zero.deal("reveal");
    assert_eq!(order(&zero), [S4, S3, S2, S1]);
    let mut three = bids(&[S1, S2, S3, S4], &[(&[], 1), (&[], 0), (&[], 0), (&[], 0)]);
    three.deal("reveal");
    assert_eq!(order(&three), [S1, S4, S3, S2]);
}

/// EW-ECL-05, EW-EDGE-93, EW-TURN-28, EW-TURN-29: Culture cards bid nothing and come back to hand at once.
#[test]
fn culture_cards_are_a_bluff() {
    let mut game = bids(&[S1, S2], &[(&["flint-cache", "song-lines"], 0), (&["tribesman"], 0)]);
    assert_eq!(game.observe(Viewer::Seat(S2))["cards"][0]["counted"]["eclipse"], 2);
    game.deal("reveal");
    assert!(game.told(Note::EclipseLabor(S1, 0)));
    assert_eq!(game.hand_of(S1), ["flint-cache", "song-lines"]);
    assert_eq!(order(&game), [S2, S1]);
}

/// EW-ECL-01, EW-ECL-06, EW-WORK-07: the Eclipse follows the Actions phase; Food buys no Labor there.
#[test]
fn no_food_for_labor_in_the_eclipse() {
    let mut game = bids(&[S1, S2], &[(&[], 0), (&[], 0)]);
    assert_eq!(game.turn(), Turn::Chance);
    game.deal("reveal");
    assert_eq!(game.refusal("eat 1"), "EW-WORK-07");
}

/// EW-ECL-10..13, EW-EDGE-94, EW-HID-01, EW-DEC-36, EW-COMP-22: player by player, beginning with the benefit of the new place, or a lower one, or none.
#[test]
fn the_turn_order_track_gives() {
    let mut game = bids(&[S1, S2, S3, S4], &[(&[], 0), (&[], 1), (&[], 2), (&[], 3)]);
    game.deal("reveal");
    assert_eq!(order(&game), [S4, S3, S2, S1]);
    assert!(!game.offered("megalith").is_empty() && game.offers("draw"));
    game.play("done").until(S3);
    assert!(game.offered("megalith").is_empty() && game.offers("draw") && game.offers("honor"));
    game.play("done").until(S2);
    assert!(!game.offers("draw") && game.offers("honor"));
    game.play("done").until(S1);
    assert!(!game.offers("honor") && game.offers("tool"));
}

/// EW-ECL-14, EW-DEC-37, EW-EDGE-95b, EW-TURN-44: Eclipse skills, one card after the other, each once, in any order, or not.
#[test]
fn eclipse_skills_one_after_the_other() {
    let mut game = bids(&[S1, S2], &[(&["elder", "tribeswoman", "shaman"], 0), (&[], 0)]);
    game.resources(S1, 1, 0).deal("reveal").play("done");
    assert_eq!(game.offered("skill"), ["elder", "shaman", "tribeswoman"]);
    game.plays("skill tribeswoman");
    assert_eq!((game.me().food, game.me().tools), (2, 0), "no Food to Tool in the Eclipse");
    game.plays("skill elder, draw").fate();
    assert_eq!(game.offered("skill"), ["shaman"]);
    game.play("done");
    assert!(game.offered("skill").is_empty());
}

/// EW-EX-23, EW-EDGE-56, EW-ICON-12: the Scout moves one Camp twice or two Camps once; that counts for the own hexes and for later players.
#[test]
fn the_scout_moves_in_the_eclipse() {
    let start = || {
        let mut game = bids(&[S1, S2], &[(&["scout"], 1), (&[], 0)]);
        game.terrain(0, "highland").camps(S1, &[9, 4]).camps(S2, &[0]).ready();
        game.deal("reveal").plays("done, skill scout");
        game
    };
    let mut twice = start();
    twice.plays("move 9>4, move 4>0");
    assert!(twice.offers("gather 0"), "tied with seat 2 now");
    let mut two = start();
    two.plays("move 9>5, move 4>0");
    assert_eq!(two.player(S1).camps.iter().count(), 2);
    let mut once = start();
    once.plays("move 9>4, done");
    assert_eq!(once.player(S1).camps.of(endless_winter::Hex::new(4)), 2);
}

/// EW-ECL-15..19, EW-EDGE-54, EW-EDGE-55, EW-RULING-39, EW-RULING-41, EW-DEC-38, EW-MIG-06: most Influence or a tie, hex by hex; nobody gains from an empty hex.
#[test]
fn hexes_give_to_those_who_lead() {
    let mut game = bids(&[S1, S2], &[(&[], 1), (&[], 0)]);
    game.terrain(0, "highland").terrain(1, "grassland").terrain(2, "lakeland");
    game.camps(S1, &[0, 0, 1]).camps(S2, &[1, 1]).village(S2, [0, 3, 4]).resources(S1, 0, 0).ready();
    game.deal("reveal").play("done");
    assert_eq!(game.offered("gather"), ["0"], "two Camps tie with a Village; one Camp loses to two");
    game.plays("gather 0, honor").until(S2);
    game.play("done");
    assert!(game.offers("gather 0") && game.offers("gather 1"));
    assert!(!game.offers("gather 2"), "an empty hex gives nothing");
    let food = game.me().food;
    game.play("gather 1");
    assert_eq!(game.me().food, food + 2);
    assert_eq!(game.refusal("gather 1"), "EW-RULING-41", "each hex once");
}

/// EW-HID-16, EW-RULING-40, EW-RULING-68: what each terrain gives; the base tile and Glaciers give nothing, and a price must be paid.
#[test]
fn what_each_terrain_gives() {
    let content = endless_winter::Content::standard();
    let gives: Vec<(String, String)> =
        content.terrain.iter().map(|face| (face.id.clone(), face.gives.is.to_string())).collect();
    let wanted = [
        ("base", ""),
        ("grassland", "2F"),
        ("forest", "T F"),
        ("highland", "I"),
        ("lakeland", "D"),
        ("badlands", "T -> M"),
        ("herdland", "F -> A?"),
        ("glacier", ""),
    ];
    assert_eq!(gives, wanted.map(|(id, gives)| (id.to_owned(), gives.to_owned())));
    let mut game = bids(&[S1, S2], &[(&[], 1), (&[], 0)]);
    game.terrain(0, "badlands")
        .terrain(1, "herdland")
        .terrain(2, "glacier")
        .camps(S1, &[0, 1, 2, 9])
        .camps(S2, &[9]);
    game.resources(S1, 1, 0).ready();
    game.deal("reveal").play("done");
    assert_eq!(game.offered("gather"), ["1"], "no Tool for the Badlands");
    game.plays("gather 1, track").fate();
    assert_eq!(game.player(S1).food, 0);
}

/// EW-ECL-20..23, EW-MIG-13, EW-EDGE-70, EW-RULING-44, EW-DEC-39: a card for each Village, and what the empty boxes give.
#[test]
fn the_player_board_gives() {
    let mut game = bids(&[S1, S2], &[(&[], 1), (&[], 0)]);
    game.village(S1, [0, 1, 4]).village(S1, [13, 14, 17]).camps(S1, &[]).camps(S2, &[]);
    for hex in [0, 1, 4, 13, 14, 17] {
        game.state.open.moment.lands.remove(endless_winter::Hex::new(hex));
    }
    game.neutral(S1, &["c3", "d3"]).megaliths(S1, &["b3", "a3", "b2", "c2"]).ready();
    game.deal("reveal").play("done");
    while game.state.open.stage == Stage::Lands {
        game.play("done");
    }
    // Two draws, a Tool for box 1, an Idol for box 3; boxes 2 and 4 give nothing.
    game.play("draw").fate().play("draw").fate();
    game.plays("tool, honor");
    assert_eq!((game.player(S1).honor, game.state.active()), (1, S2));
    let mut half = bids(&[S1, S2], &[(&[], 1), (&[], 0)]);
    half.neutral(S1, &["c3"]).camps(S1, &[]).camps(S2, &[]).ready();
    half.deal("reveal").play("done");
    assert_eq!(half.state.active(), S2, "one neutral Megalith gone is no empty box");
}

/// EW-ECL-24, EW-EDGE-60, EW-DEV-12, EW-RULING-71: stones score in every Eclipse, after the Idols of the same step.
#[test]
fn stones_score_in_every_eclipse() {
    let mut game = game(2);
    game.stones(S1, &["builders"])
        .neutral(S1, &["c3", "d3"])
        .megaliths(S1, &["b3"])
        .hand(S1, &[])
        .hand(S2, &[])
        .ready();
    for round in 1..=4 {
        game.to_reveal().to_next_round();
        assert_eq!(game.score(S1), round, "1 point for 1 Megalith, each time");
    }
    let mut idols = bids(&[S1, S2], &[(&[], 1), (&[], 0)]);
    idols.round(3).stones(S1, &["idols"]).idols(S1, 0, 1).camps(S1, &[]).camps(S2, &[]);
    idols.neutral(S1, &["c3", "d3"]).megaliths(S1, &["b3", "a3", "b2", "c2"]).ready();
    idols.deal("reveal").plays("done, honor, tool");
    assert!(
        idols.told(Note::StoneScored(S1, idols.stone("idols"), 1)),
        "2 levels, the second one just climbed"
    );
}

/// EW-ECL-25, EW-EDGE-05, EW-RULING-45: the piles are discarded after the last player; a reshuffle before does not touch them.
#[test]
fn eclipse_piles_are_discarded_at_the_end() {
    let mut game = bids(&[S1, S2], &[(&["elder"], 1), (&[], 0)]);
    game.pile(S1, &[]).discard(S1, &["hunter"]).ready();
    game.deal("reveal").plays("done, skill elder, draw");
    assert_eq!(game.chances(), ["draw hunter"], "the Elder still lies in the Eclipse pile");
    game.fate();
    assert!(game.discard_of(S1).is_empty());
    while game.state.open.round == 0 && game.turn() != Turn::Chance {
        game.play("done");
    }
    assert!(game.told(Note::DrewUnseen(S1, 1)) && game.player(S1).eclipse.is_empty());
}

/// EW-RULING-42, EW-EDGE-95d, EW-ICON-04: a card of the open pile may be buried; its unused skill is lost, the order stays.
#[test]
fn burying_from_the_eclipse_pile() {
    let mut game = bids(&[S1, S2], &[(&["shaman", "elder"], 0), (&["tribesman"], 0)]);
    game.deal("reveal").plays("done, skill shaman, bury board elder");
    assert!(game.offered("skill").is_empty());
    assert_eq!(order(&game), [S1, S2]);
    game.to_next_round();
    let all = [game.discard_of(S1), game.hand_of(S1), game.names(&game.state.secret[0].draw)].concat();
    assert!(all.contains(&"shaman".to_owned()) && !all.contains(&"elder".to_owned()));
}

/// EW-PREP-01..03: the marker moves on, all figures and symbols are free again.
#[test]
fn figures_come_home() {
    let mut game = game(2);
    game.to_reveal();
    assert_eq!(game.player(S1).figures.placed().count(), usize::from(LAPS));
    game.to_next_round();
    assert_eq!((game.state.open.round, game.player(S1).figures.placed().count()), (1, 0));
    assert!(game.state.open.claimed.is_empty());
}

/// EW-PREP-04, EW-RULING-56, EW-EDGE-13, EW-EDGE-14: the Hunt area is filled to players plus one, never emptied, as far as the deck goes.
#[test]
fn the_hunt_area_is_filled() {
    let mut low = bids(&[S1, S2], &[(&[], 0), (&[], 0)]);
    low.area(&["rhino"]).ready();
    low.to_next_round();
    assert_eq!(low.state.open.area.total(), 3);
    let mut full = bids(&[S1, S2], &[(&[], 0), (&[], 0)]);
    full.area(&["rhino", "rhino", "sloth", "sloth", "glyptodon", "glyptodon"]).ready();
    full.to_next_round();
    assert_eq!(full.state.open.area.total(), 6);
    let mut scarce = bids(&[S1, S2], &[(&[], 0), (&[], 0)]);
    scarce.area(&[]).animal_deck(&["mammoth"]).ready();
    scarce.to_next_round();
    assert_eq!(scarce.state.open.area.total(), 1);
}

/// EW-PREP-05..08, EW-EDGE-15, EW-SETUP-10: gaps are filled; at the end of round 2 the whole display gives way to Era II.
#[test]
fn the_display_changes_its_era() {
    let mut game = game(2);
    let era = |game: &Game, era: u8| {
        use table::{Rules, sets::Indexed};
        let faces = &game.rules.content().culture;
        game.state.open.display.iter().filter(|culture| faces[culture.index()].era.is == era).count()
    };
    game.hand(S1, &["artisan", "artisan"]).ready();
    game.plays("place tribe develop, play artisan, play artisan, learn adopted-kin").end_turn();
    game.to_reveal().to_next_round();
    assert_eq!((era(&game, 1), era(&game, 2)), (8, 0));
    let old = game.state.open.display;
    game.to_reveal().to_next_round();
    assert_eq!((era(&game, 1), era(&game, 2)), (0, 8));
    assert_eq!(game.state.open.removed, old, "all eight leave, taken or not");
    let taken = game.state.open.display.iter().next().unwrap();
    game.state.open.display.remove(taken);
    game.state.open.removed.insert(taken);
    game.ready().to_reveal().to_next_round();
    assert_eq!((era(&game, 1), era(&game, 2)), (0, 8));
}

/// EW-PREP-09, EW-EDGE-04, EW-TURN-30: five cards each on top of the hand, or as many as there are.
#[test]
fn everybody_draws_five() {
    let mut game = bids(&[S1, S2], &[(&[], 0), (&[], 0)]);
    game.hand(S1, &["brave", "brave"]).pile(S2, &["tribesman"]).discard(S2, &["hunter", "elder"]).ready();
    game.to_next_round();
    assert_eq!(game.hand_of(S1).len(), 7);
    assert_eq!(game.hand_of(S2), ["elder", "hunter", "tribesman"]);
}

/// EW-DEC-40: in the Preparation nobody decides anything.
#[test]
fn nobody_decides_in_the_preparation() {
    let mut game = bids(&[S1, S2], &[(&[], 0), (&[], 0)]);
    game.camps(S1, &[]).camps(S2, &[]).ready();
    game.deal("reveal").plays("done, done");
    while game.turn() == Turn::Chance {
        let chance = game.chances()[0].clone();
        game.deal(&chance);
    }
    assert_eq!((game.state.open.round, game.state.open.stage), (1, Stage::Plan));
}
