//! The four columns: Initiate, Develop, Migrate, Hunt.

use crate::common::{S1, S2, Scenario, game, sorted};
use endless_winter::{Hex, Note, Stage};
use table::Viewer;

/// EW-INIT-01, EW-INIT-02, EW-DEC-13, EW-EDGE-43, EW-ICON-42: a Tool and a Labor for a Tribe card to hand, each type once per turn.
#[test]
fn initiate_takes_different_tribe_cards() {
    let mut game = game(2);
    game.hand(S1, &["elder", "elder"]).resources(S1, 1, 3).ready();
    game.play("place tribe initiate");
    assert!(game.offered("recruit").is_empty(), "no Labor yet");
    game.plays("play elder, play elder");
    assert_eq!(game.offered("recruit"), sorted(&["artisan", "elder", "hunter", "scout", "shaman"]));
    game.play("recruit hunter");
    assert_eq!((game.labor(), game.me().tools), (3.0, 2));
    assert_eq!(game.hand_of(S1), ["hunter"]);
    assert_eq!(game.refusal("recruit hunter"), "EW-INIT-02");
    game.play("recruit scout");
    // The middle does not count: EW-INIT-08.
    game.plays("rite, train hunter");
    assert_eq!(game.discard_of(S1), ["hunter"]);
}

/// EW-INIT-03, EW-EDGE-06, EW-RULING-30, EW-ICON-13: an empty deck costs the same and gives a point, once per turn.
#[test]
fn an_empty_tribe_deck_gives_a_point() {
    let mut game = game(2);
    game.no_deck("scout").hand(S1, &["elder", "elder"]).resources(S1, 0, 3).ready();
    game.plays("place tribe initiate, play elder, play elder, recruit scout");
    assert_eq!((game.score(S1), game.me().tools, game.labor()), (1, 2, 3.0));
    assert!(game.hand_of(S1).is_empty());
    assert_eq!(game.refusal("recruit scout"), "EW-INIT-02");
}

/// EW-INIT-04, EW-WORK-08, EW-EX-12, EW-RULING-29, EW-EDGE-42: a card of the top action cannot be played for Labor this turn, but may be committed.
#[test]
fn no_chain_of_recruits() {
    let mut game = game(2);
    game.turns_had(2).hand(S1, &["elder", "hunter"]).hand(S2, &[]).resources(S1, 0, 3).ready();
    game.plays("place chief initiate, play elder, recruit artisan");
    assert_eq!(game.refusal("play artisan"), "EW-INIT-04");
    // Another card of the same type is not the new one.
    game.plays("recruit hunter, play hunter");
    assert_eq!(game.refusal("play hunter"), "EW-INIT-04");
    game.to_commit();
    assert_eq!(game.offered("commit"), ["artisan", "hunter"]);
    game.plays("commit artisan, done").idle("initiate").deal("reveal");
    assert!(game.told(Note::EclipseLabor(S1, 2)));
}

/// EW-INIT-05..09, EW-RULING-20, EW-DEC-14, EW-DEC-16, EW-EDGE-41: one Food for both parts in any order; a card just taken may be buried.
#[test]
fn the_middle_of_initiate() {
    let mut game = game(2);
    game.hand(S1, &["tribesman", "elder"]).discard(S1, &["brave"]).resources(S1, 1, 0).ready();
    game.plays("place tribe initiate, play elder, rite");
    assert_eq!(game.me().food, 0);
    assert_eq!(game.offered("bury"), sorted(&["board elder", "discard brave", "hand tribesman"]));
    game.play("train shaman");
    assert_eq!(game.discard_of(S1), ["brave", "shaman"]);
    game.play("bury discard shaman");
    assert_eq!(game.state.buried(S1), 1);
    let mut hungry = crate::common::game(2);
    hungry.resources(S1, 0, 0).ready();
    hungry.play("place tribe initiate");
    assert_eq!(hungry.refusal("rite"), "EW-INIT-05");
    let mut one = crate::common::game(2);
    one.hand(S1, &["tribesman"]).resources(S1, 1, 0).ready();
    one.plays("place tribe initiate, rite, bury hand tribesman, done");
    assert!(one.discard_of(S1).is_empty(), "one part alone is fine");
}

/// EW-EDGE-07, EW-ICON-14: the middle on an empty deck gives a point, and the burial stays.
#[test]
fn the_middle_on_an_empty_deck() {
    let mut game = game(2);
    game.no_deck("elder").hand(S1, &["tribesman"]).resources(S1, 1, 0).ready();
    game.plays("place tribe initiate, rite, train elder");
    assert_eq!(game.score(S1), 1);
    assert!(game.offers("bury hand tribesman"));
}

/// EW-INIT-10, EW-INIT-11, EW-RULING-60, EW-EDGE-45: buried cards stay; the owner may look, others see a number, and what was buried in the open.
#[test]
fn buried_cards_stay_buried() {
    let mut game = game(2);
    game.hand(S1, &["tribesman"]).discard(S1, &["hunter"]).pending("2B");
    game.plays("bury hand tribesman, bury discard hunter");
    let own = game.observe(Viewer::Seat(S1));
    let other = game.observe(Viewer::Seat(S2));
    assert_eq!(own["cards"][0]["known"]["buried"]["tribe"][2], 1);
    assert_eq!(other["cards"][0]["counted"]["buried"], 1);
    assert_eq!(other["open"]["players"][0]["buried"]["tribe"][4], 1, "everybody saw the Hunter go");
    game.to_reveal().to_next_round();
    assert_eq!(game.state.buried(S1), 2);
    assert!(game.offered("bury").is_empty(), "Chief and cover cards can never be buried");
}

/// EW-INIT-12, EW-INIT-13, EW-DEC-15: the bottom of Initiate: an Idol, and a burial.
#[test]
fn the_bottom_of_initiate() {
    let mut game = game(2);
    game.hand(S1, &["tribesman"]).ready();
    game.plays("place tribe initiate, done, honor, bury hand tribesman");
    assert_eq!((game.player(S1).honor, game.state.buried(S1)), (1, 1));
}

/// EW-DEV-01, EW-DEC-17: 3 Labor for a Culture card of the display. EW-DEV-02: the gap stays until the Preparation.
#[test]
fn develop_takes_culture_cards() {
    let mut game = game(2);
    game.hand(S1, &["artisan", "artisan", "artisan"]).ready();
    game.plays("place tribe develop, play artisan, play artisan, play artisan, learn flint-cache, learn story-circle");
    assert_eq!((game.labor(), game.state.open.display.len()), (0.0, 6));
    assert_eq!(game.hand_of(S1), ["flint-cache", "story-circle"]);
    assert_eq!(game.refusal("learn adopted-kin"), "EW-DEV-01");
    game.end_turn();
    assert_eq!(game.state.open.display.len(), 6);
}

/// EW-EDGE-15b, EW-RULING-68, EW-ICON-18: with an empty display nothing can be taken; free effects do nothing, paid ones are not offered.
#[test]
fn an_empty_display_gives_nothing() {
    let mut game = game(2);
    let display = std::mem::take(&mut game.state.open.display);
    game.state.open.removed = display;
    game.hand(S1, &["artisan", "artisan", "gift-ring"]).resources(S1, 3, 0).ready();
    game.plays("culture gift-ring, place tribe develop, play artisan, play artisan");
    assert!(game.offered("learn").is_empty());
    assert_eq!(game.refusal("skill gift-ring"), "EW-RULING-68");
    let mut taken = crate::common::game(2);
    taken.hand(S1, &["gift-ring"]).resources(S1, 3, 0).ready();
    taken.plays("culture gift-ring, place tribe develop, skill gift-ring, learn adopted-kin");
    assert_eq!((taken.me().food, taken.hand_of(S1)), (1, vec!["adopted-kin".to_owned()]));
}

/// EW-DEV-03, EW-DEV-06, EW-DEV-07, EW-DEV-11, EW-HID-05, EW-RULING-25, EW-DEC-18: the slots in their order, with price and benefit.
#[test]
fn stone_slots_cost_and_give() {
    let mut first = game(2);
    first.reserve(&["wanderers"]).resources(S1, 4, 4).ready();
    first.plays("place tribe develop, stone wanderers");
    assert_eq!((first.me().food, first.me().tools), (3, 2));
    assert!(first.offers("draw"));
    let mut second = game(2);
    second.stones(S1, &["wanderers"]).reserve(&["builders"]).resources(S1, 4, 4).ready();
    second.plays("place tribe develop, stone builders");
    assert_eq!((second.me().food, second.me().tools), (2, 2));
    assert!(!second.offered("megalith").is_empty());
    let mut third = game(2);
    third.stones(S1, &["wanderers", "builders"]).reserve(&["four-fields"]).resources(S1, 4, 4).ready();
    third.plays("place tribe develop, stone four-fields, honor, honor");
    assert_eq!(
        (third.me().food, third.me().tools, third.me().honor),
        (2 + 1, 1, 2),
        "and the Food of the bottom"
    );
}

/// EW-DEV-08, EW-DEV-09, EW-EDGE-59: what cannot be paid is not offered; a fourth stone never.
#[test]
fn a_stone_must_be_paid_and_find_a_slot() {
    let mut poor = game(2);
    poor.resources(S1, 1, 1).ready();
    poor.play("place tribe develop");
    assert!(poor.offered("stone").is_empty());
    let mut second = game(2);
    second.stones(S1, &["wanderers"]).resources(S1, 1, 2).ready();
    second.play("place tribe develop");
    assert!(second.offered("stone").is_empty(), "the second slot costs more than the first");
    let mut full = game(2);
    full.stones(S1, &["wanderers", "builders", "four-fields"]).resources(S1, 6, 6).ready();
    full.play("place tribe develop");
    assert_eq!(full.refusal("stone village-forest"), "EW-DEV-09");
}

/// EW-DEV-04, EW-DEV-05, EW-EDGE-58, EW-RULING-62, EW-ICON-27, EW-ICON-28: rounds 1 and 2 only the left section, then both.
#[test]
fn the_right_section_opens_in_round_three() {
    for (round, both) in [(1, false), (2, false), (3, true), (4, true)] {
        let mut game = game(2);
        game.round(round).reserve(&["wanderers", "towers"]).resources(S1, 4, 4).ready();
        game.play("place tribe develop");
        assert!(game.offers("stone wanderers"));
        assert_eq!(game.offers("stone towers"), both, "round {round}");
    }
}

/// EW-DEV-10, EW-EDGE-61: a stone stays where it is, and the reserve is not filled up.
#[test]
fn stones_stay_and_are_not_replaced() {
    let mut game = game(2);
    game.reserve(&["wanderers"]).resources(S1, 4, 4).ready();
    game.plays("place tribe develop, stone wanderers").end_turn();
    game.to_reveal().to_next_round();
    assert!(game.player(S1).stones.has(game.stone("wanderers")));
    assert_eq!(game.state.open.stones.len(), 7);
}

/// EW-DEV-13, EW-DEC-19: the bottom of Develop: a Tool and a Food; the Tool may be Food.
#[test]
fn the_bottom_of_develop() {
    let mut game = game(2);
    game.hand(S1, &[]).resources(S1, 0, 0).ready();
    game.plays("place tribe develop, done, food");
    assert_eq!((game.player(S1).food, game.player(S1).tools), (2, 0));
}

/// EW-MIG-01..06, EW-DEC-20, EW-EDGE-57, EW-RULING-38: Camps enter on the base tile for a Tool and move for a Labor, as often as paid, back again too.
#[test]
fn migrate_places_and_moves_camps() {
    let mut game = game(2);
    game.hand(S1, &["scout", "scout"]).resources(S1, 0, 2).ready();
    game.plays("place tribe migrate, play scout, play scout, camp");
    assert_eq!((game.me().camps.of(Hex::new(9)), game.me().tools), (2, 1));
    assert_eq!(game.offered("move").len(), 6);
    game.plays("move 9>4, move 4>0, camp, move 0>4, move 4>9");
    assert_eq!((game.labor(), game.me().camps.of(Hex::new(9))), (0.0, 3), "no limit of Camps per hex");
    let mut far = crate::common::game(2);
    far.hand(S1, &["scout"]).ready();
    far.plays("place tribe migrate, play scout");
    assert_eq!(far.refusal("move 9>0"), "EW-MIG-02", "only to an adjacent hex");
    assert_eq!(far.refusal("move 4>0"), "EW-MIG-02", "only an own Camp");
}

/// EW-EDGE-52: with no Camp at home none can be placed, but the bottom still moves one.
#[test]
fn no_camp_left_to_place() {
    let mut game = game(2);
    game.camps(S1, &[9, 9, 4, 4, 5]).hand(S1, &[]).resources(S1, 0, 3).ready();
    game.play("place tribe migrate");
    assert_eq!(game.refusal("camp"), "EW-RULING-68");
    game.play("done");
    assert!(!game.offers("camp") && game.offers("move 9>4"));
}

/// EW-MIG-07, EW-MIG-08, EW-MIG-11, EW-DEC-21, EW-EDGE-18, EW-EDGE-20, EW-EDGE-50, EW-EDGE-53: 3 Food and a Camp of each of three hexes; they come home and can go out again.
#[test]
fn founding_a_village() {
    let mut game = game(2);
    game.camps(S1, &[0, 0, 1, 4, 9]).resources(S1, 10, 2).ready();
    assert_eq!(game.me().food_limit(), 10);
    game.plays("place tribe migrate, village 0-1-4");
    assert_eq!((game.player(S1).food, game.player(S1).food_limit()), (7, 7));
    assert_eq!(game.player(S1).camps.of(Hex::new(0)), 1, "one Camp of each hex");
    assert_eq!((game.player(S1).camps_home(), game.player(S1).villages.len()), (3, 1));
    game.play("camp");
    assert_eq!(game.player(S1).food_limit(), 8, "the bottom puts a Camp out again");
}

/// EW-MIG-09, EW-MIG-10, EW-EDGE-46..49: three meeting hexes with own Camps, not the base tile, no Village there.
#[test]
fn where_no_village_can_be() {
    let cases: [(&[usize], &[&str]); 4] =
        [(&[0, 1, 4], &["0-1-4"]), (&[4, 5, 9], &[]), (&[0, 0, 1], &[]), (&[0, 2, 4], &[])];
    for (camps, open) in cases {
        let mut game = game(2);
        game.camps(S1, camps).resources(S1, 3, 0).ready();
        game.play("place tribe migrate");
        assert_eq!(game.offered("village"), open, "{camps:?}");
    }
    let mut taken = game(2);
    taken.camps(S1, &[0, 1, 4]).village(S2, [0, 1, 4]).resources(S1, 3, 0).ready();
    taken.play("place tribe migrate");
    assert_eq!(taken.refusal("village 0-1-4"), "EW-MIG-10");
    let mut poor = game(2);
    poor.camps(S1, &[0, 1, 4]).resources(S1, 2, 0).ready();
    poor.play("place tribe migrate");
    assert_eq!(poor.refusal("village 0-1-4"), "EW-MIG-07");
}

/// EW-EDGE-51: three Villages are all there are.
#[test]
fn no_fourth_village() {
    let mut game = game(2);
    game.village(S1, [3, 7, 8]).village(S1, [10, 11, 15]).village(S1, [13, 14, 17]);
    game.camps(S1, &[0, 1, 4]).resources(S1, 6, 0).ready();
    game.play("place tribe migrate");
    assert!(game.offered("village").is_empty());
}

/// EW-EDGE-19, EW-RULING-13, EW-RULING-36, EW-ICON-09: a Village from a card costs no Food, but the limit falls and the excess is lost.
#[test]
fn a_free_village_can_cost_food_by_the_limit() {
    let mut game = game(2);
    game.hand(S1, &["hearth-ring"]).camps(S1, &[0, 1, 4, 9, 9]).resources(S1, 10, 0).ready();
    game.plays("culture hearth-ring, village 0-1-4");
    assert_eq!((game.me().food, game.me().food_limit()), (7, 7));
    assert!(game.told(Note::FoodCut(S1, 3)));
    let mut without = crate::common::game(2);
    without.hand(S1, &["hearth-ring"]).camps(S1, &[0, 1]).ready();
    without.play("culture hearth-ring");
    assert!(
        without.offered("village").is_empty() && without.state.open.stack.is_empty(),
        "nothing without Camps"
    );
}

/// EW-MIG-12: a Village holds 2 Influence on each of its hexes (see also EW-ECL-19 in the Eclipse).
#[test]
fn a_village_holds_its_hexes() {
    let mut game = game(2);
    game.terrain(0, "highland").village(S1, [0, 1, 4]).camps(S2, &[0, 9]).hand(S1, &[]).hand(S2, &[]).ready();
    game.to_reveal().fate();
    game.plays("done");
    assert!(game.offered("gather").is_empty(), "a Camp does not outweigh the Village");
    game.until(S1).play("done");
    assert!(game.offers("gather 0"));
}

/// EW-MIG-14, EW-MIG-15, EW-RULING-16, EW-DEC-22: the bottom places a Camp and then moves one, for nothing.
#[test]
fn the_bottom_of_migrate() {
    let mut game = game(2);
    game.hand(S1, &[]).resources(S1, 0, 0).ready();
    game.plays("place tribe migrate, done, camp, move 9>4");
    assert_eq!((game.player(S1).camps_out(), game.player(S1).camps.of(Hex::new(4))), (2, 1));
    let mut only_move = crate::common::game(2);
    only_move.hand(S1, &[]).ready();
    only_move.plays("place tribe migrate, done, move 9>4");
    assert_eq!(
        (only_move.player(S1).camps_out(), only_move.state.active()),
        (1, S2),
        "after the move nothing is placed"
    );
}

/// EW-HUNT-01..05, EW-EX-13, EW-EDGE-11, EW-EDGE-12, EW-ICON-21: two Animals for a Labor, one if only one fits or is left.
#[test]
fn revealing_animals() {
    let cases = [(4, 60, 2), (5, 60, 1), (4, 1, 1)];
    for (area, deck, added) in cases {
        let mut game = game(2);
        let ids = ["rhino", "rhino", "sloth", "sloth", "glyptodon", "glyptodon"];
        game.area(&ids[..area]);
        if deck == 1 {
            game.animal_deck(&["mammoth"]);
        }
        game.hand(S1, &["hunter"]).ready();
        game.plays("place tribe hunt, play hunter, reveal").fate();
        assert_eq!(game.state.open.area.total() as usize, area + added);
        assert_eq!(game.labor(), 1.0, "the price is the same");
    }
    let mut full = game(2);
    full.area(&["rhino", "rhino", "sloth", "sloth", "glyptodon", "glyptodon"])
        .hand(S1, &["hunter", "drive-lines"])
        .ready();
    full.plays("culture drive-lines, place tribe hunt, play hunter");
    assert_eq!(full.refusal("reveal"), "EW-HUNT-02");
    full.play("skill drive-lines");
    assert!(full.state.open.stack.is_empty(), "the icon does nothing with a full area");
}

/// EW-HUNT-04, EW-HUNT-14, EW-EDGE-08, EW-ICON-20: an empty deck: no reveal, taking goes on, the bottom is a point.
#[test]
fn an_empty_animal_deck() {
    let mut game = game(2);
    game.area(&["rhino"]).animal_deck(&[]).hand(S1, &["hunter"]).resources(S1, 0, 2).ready();
    game.plays("place tribe hunt, play hunter");
    assert_eq!(game.refusal("reveal"), "EW-HUNT-04");
    game.plays("hunt rhino, done, track");
    assert_eq!(game.score(S1), 1);
}

/// EW-HUNT-06, EW-HUNT-08, EW-HUNT-09, EW-DEC-23: a Tool and a Labor for an Animal of the area, which is not replaced.
#[test]
fn taking_animals() {
    let mut game = game(2);
    game.area(&["rhino", "sloth", "sloth"])
        .animals(S1, &[], &[])
        .hand(S1, &["hunter"])
        .resources(S1, 0, 3)
        .ready();
    game.plays("place tribe hunt, play hunter");
    assert_eq!(game.offered("hunt"), ["rhino", "sloth"]);
    game.plays("hunt sloth, hunt sloth");
    assert_eq!((game.me().tools, game.labor(), game.state.open.area.total()), (1, 0.0, 1));
    assert_eq!(game.me().upright.of(game.animal("sloth")), 2);
}

/// EW-HUNT-07, EW-EDGE-09, EW-EDGE-10, EW-RULING-34, EW-ICON-19: a point only if area and deck are both empty.
#[test]
fn hunting_where_nothing_is_left() {
    let mut empty = game(2);
    empty.area(&[]).animal_deck(&[]).hand(S1, &["hunter"]).resources(S1, 0, 3).ready();
    empty.plays("place tribe hunt, play hunter, hunt none, hunt none");
    assert_eq!((empty.score(S1), empty.me().tools), (2, 1));
    let mut hidden = game(2);
    hidden.area(&[]).hand(S1, &["hunter"]).resources(S1, 0, 3).ready();
    hidden.plays("place tribe hunt, play hunter");
    assert_eq!(hidden.refusal("hunt none"), "EW-RULING-34", "there are Animals in the deck");
    assert!(hidden.offered("hunt").is_empty());
}

/// EW-HUNT-10..12, EW-RULING-35, EW-DEC-24, EW-ICON-22: tipping gives the benefit at once; a tipped card stays tipped and counts for no set.
#[test]
fn tipping_an_animal() {
    let mut game = game(2);
    game.animals(S1, &["glyptodon", "glyptodon"], &[]).resources(S1, 0, 0).ready();
    let before = game.standing(S1, "animals");
    game.plays("place tribe hunt, tip glyptodon, tool, tool");
    assert_eq!(game.player(S1).tools, 2);
    assert_eq!((before, game.standing(S1, "animals")), (3, 1));
    let glyptodon = game.animal("glyptodon");
    assert_eq!((game.player(S1).upright.of(glyptodon), game.player(S1).tipped.of(glyptodon)), (1, 1));
    let mut tipped = crate::common::game(2);
    tipped.animals(S1, &[], &["glyptodon"]).ready();
    tipped.play("place tribe hunt");
    assert_eq!(tipped.refusal("tip glyptodon"), "EW-RULING-35");
}

/// EW-HUNT-13, EW-DEC-25: the bottom of Hunt: the top Animal of the deck, face up, or nothing.
#[test]
fn the_bottom_of_hunt() {
    let mut game = game(2);
    game.hand(S1, &[]).animals(S1, &[], &[]).ready();
    game.plays("place tribe hunt, done, track").deal("animal mammoth");
    assert!(game.player(S1).upright.has(game.animal("mammoth")));
    let mut declined = crate::common::game(2);
    declined.hand(S1, &[]).ready();
    declined.plays("place tribe hunt, done, done");
    assert_eq!((declined.state.active(), declined.state.open.stage), (S2, Stage::Plan));
}

/// EW-INIT-04, EW-WORK-08, EW-RULING-29, EW-DEC-10: a card of this turn's top action gives no Labor, but its other skill may be used;
/// a card with nothing but Labor cannot be played, and an older one of the same type gives its Labor first.
#[test]
fn a_new_card_may_be_played_for_its_skill() {
    let mut game = crate::kit::bare(2);
    game.hand(S1, &["elder", "elder"]).resources(S1, 2, 2);
    game.plays("place tribe initiate, play elder, play elder, recruit shaman, recruit artisan");
    let labor = game.labor();
    assert_eq!(game.offered("play"), ["shaman"]);
    assert_eq!(game.refusal("play artisan"), "EW-INIT-04");
    game.play("play shaman");
    assert_eq!(game.labor(), labor, "no Labor");
    assert!(game.told(Note::TribePlayed(S1, game.tribe("shaman"), 0)));
    game.plays("skill shaman, honor");
    assert_eq!((game.food(S1), game.player(S1).honor), (1, 1));
    let mut both = crate::kit::bare(2);
    both.hand(S1, &["elder", "shaman"]).resources(S1, 2, 1);
    both.plays("place tribe initiate, play elder, recruit shaman");
    let labor = both.labor();
    both.play("play shaman");
    assert_eq!(both.labor(), labor + 1.5, "the older one");
    both.play("play shaman");
    assert_eq!(both.labor(), labor + 1.5, "the new one");
}
