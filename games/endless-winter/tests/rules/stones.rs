//! Sacred Stones: which can be taken, and what they score in the Eclipse.

use crate::common::{Game, S1, S2, Scenario};
use crate::kit::{bare, overlaid};
use endless_winter::{Frame, Source};

/// What the stone is worth to seat 1 in an Eclipse.
fn worth(stone: &str, set: impl Fn(&mut Game)) -> i32 {
    let mut game = bare(2);
    set(&mut game);
    game.stones(S1, &[stone]).eclipsed(&[]).to_next_round();
    assert_eq!(game.standing(S2, "stones"), 0);
    game.standing(S1, "stones")
}

/// EW-STONE-01..03, EW-EX-24, EW-ICON-43: 2 points for each Village at a hex of the type, however many such hexes.
#[test]
fn village_stones_count_villages_at_their_terrain() {
    // In content order, hexes 0..2 are grassland, 3..5 forest, 6..8 highland, then one of each other land, then Glacier.
    let two = |game: &mut Game| _ = game.village(S1, [0, 3, 4]).village(S1, [0, 1, 4]);
    assert_eq!(worth("village-grassland", two), 4, "both touch hex 0");
    let one = |game: &mut Game| _ = game.village(S1, [0, 1, 4]);
    assert_eq!(worth("village-grassland", one), 2, "one Village at two hexes of the type");
    let rival = |game: &mut Game| _ = game.village(S2, [0, 1, 4]);
    assert_eq!(worth("village-grassland", rival), 0);
    let all = ["grassland", "forest", "highland", "lakeland", "badlands", "herdland", "glacier"];
    for (hexes, touched) in [
        ([0, 3, 4], &["grassland", "forest"][..]),
        ([6, 10, 11], &["highland", "lakeland", "badlands"]),
        ([8, 12, 13], &["highland", "herdland", "glacier"]),
    ] {
        for terrain in all {
            let points = if touched.contains(&terrain) { 2 } else { 0 };
            let village = |game: &mut Game| _ = game.village(S1, hexes);
            assert_eq!(worth(&format!("village-{terrain}"), village), points, "{terrain} at {hexes:?}");
        }
    }
}

/// EW-STONE-04..06, EW-RULING-57: a point for each type of hex with an own Camp; the base tile is no type, Glacier is.
#[test]
fn the_wanderers_count_types_of_hexes() {
    let camps = |hexes: &'static [usize]| move |game: &mut Game| _ = game.camps(S1, hexes);
    assert_eq!(worth("wanderers", camps(&[9, 9])), 0);
    assert_eq!(worth("wanderers", camps(&[0, 0, 1, 2])), 1, "one type");
    assert_eq!(worth("wanderers", camps(&[9, 0, 3, 13])), 3);
    assert_eq!(worth("wanderers", camps(&[10, 11, 12, 6, 13])), 5);
    assert_eq!(worth("wanderers", |game| _ = game.camps(S2, &[0, 3])), 0, "own Camps only");
}

/// EW-STONE-07, EW-STONE-10, EW-RULING-48: own Megaliths on the ground, covered ones too; own ones on higher levels.
#[test]
fn builders_and_towers_count_megaliths() {
    let set = |game: &mut Game| {
        game.neutral(S1, &["c3", "c4"]).megaliths(S1, &["b1", "c1", "b2", "c2", "b1+1"]);
    };
    assert_eq!(worth("builders", set), 4, "covered Megaliths count, neutral ones do not");
    assert_eq!(worth("towers", set), 2);
}

/// EW-STONE-08, EW-RULING-48: points by the number of tiles with an own Megalith on the tile itself.
#[test]
fn four_fields_counts_tiles() {
    let sites = ["b1", "d2", "e5", "c5"];
    for (tiles, points) in [0, 1, 2, 3, 5].into_iter().enumerate() {
        let set = |game: &mut Game| {
            game.neutral(S1, &["d3", "d4"]).megaliths(S1, &sites[..tiles]);
        };
        assert_eq!(worth("four-fields", set), points);
    }
    let covered = |game: &mut Game| {
        game.neutral(S1, &["d3", "d4"]).neutral(S2, &["a2", "a3"]);
        game.megaliths(S2, &["c1", "b2", "c2", "b1+1"]).megaliths(S1, &["b1"]);
    };
    assert_eq!(worth("four-fields", covered), 1);
    let raised = |game: &mut Game| {
        game.neutral(S1, &["d3", "d4"]).neutral(S2, &["a2", "a3"]);
        game.megaliths(S2, &["b1", "c1", "b2", "c2"]).megaliths(S1, &["b1+1"]);
    };
    assert_eq!(worth("four-fields", raised), 0, "on top of others is not on the tile");
}

/// EW-STONE-09: points by the number of own buried cards.
#[test]
fn the_ancestors_count_graves() {
    for (graves, points) in [(0, 0), (1, 0), (2, 1), (4, 2), (6, 4), (9, 8)] {
        assert_eq!(worth("ancestors", |game| _ = game.graves(S1, graves)), points);
    }
}

/// EW-STONE-11, EW-EX-27: a point for every two levels on both tracks together, rounded down.
#[test]
fn the_idol_stone_counts_levels() {
    assert_eq!(worth("idols", |game| _ = game.idols(S1, 3, 4)), 3);
    assert_eq!(worth("idols", |game| _ = game.idols(S1, 1, 0)), 0);
    assert_eq!(worth("idols", |game| _ = game.idols(S1, 8, 12)), 10);
}

/// EW-STONE-12..14, EW-ICON-44: types among tipped Animals; tipped Animals of one type; of two types together.
#[test]
fn feasts_count_tipped_animals() {
    let tipped =
        |ids: &'static [&str]| move |game: &mut Game| _ = game.animals(S1, &["rhino", "mammoth"], ids);
    assert_eq!(worth("feasts", tipped(&[])), 0, "upright ones do not count");
    assert_eq!(worth("feasts", tipped(&["rhino", "rhino", "sloth"])), 2);
    for kind in ["rhino", "sloth", "sabertooth", "glyptodon", "stag-moose"] {
        for (count, points) in [0, 1, 3, 5, 8, 8].into_iter().enumerate() {
            let set = |game: &mut Game| _ = game.animals(S1, &[], &vec![kind; count]);
            assert_eq!(worth(&format!("tipped-{kind}"), set), points);
        }
    }
    assert_eq!(worth("tipped-rhino", tipped(&["sloth", "sloth"])), 0);
    assert_eq!(worth("tipped-giants", tipped(&["mammoth", "argentavis"])), 4);
    assert_eq!(worth("tipped-giants", tipped(&["mammoth", "mammoth", "argentavis"])), 7);
}

/// EW-EDGE-58, EW-RULING-62, EW-ICON-32: Era I only in rounds 1 and 2, even in the second Eclipse; both from round 3 on.
#[test]
fn the_second_era_begins_with_round_three() {
    for (round, second) in [(1, false), (2, false), (3, true), (4, true)] {
        let mut game = bare(2);
        game.reserve(&["builders", "towers"]).resources(S1, 1, 2).round(round).play("place tribe develop");
        assert!(game.offers("stone builders"));
        assert_eq!(game.offers("stone towers"), second, "round {round}");
        if !second {
            assert_eq!(game.refusal("stone towers"), "EW-DEV-04");
        }
    }
    let stone = r#"
        [[tribe]]
        id = "shaman"
        eclipse = { is = "[e] S", from = "house" }
    "#;
    let mut game = overlaid(2, stone);
    game.reserve(&["builders", "towers"]).resources(S1, 1, 2).round(2).committed(S1, &["shaman"]);
    game.eclipsed(&[]).until(S1).plays("done, skill shaman");
    assert!(game.offers("stone builders"));
    assert_eq!(game.refusal("stone towers"), "EW-DEV-04");
}

/// EW-EDGE-59: three stones at most; the leftmost slot must be paid, not a cheaper one further right.
#[test]
fn a_stone_needs_the_next_slot_and_its_price() {
    let mut full = bare(2);
    full.stones(S1, &["builders", "towers", "wanderers"]).resources(S1, 6, 6).play("place tribe develop");
    assert!(full.offered("stone").is_empty());
    let mut second = bare(2);
    second.stones(S1, &["builders"]).reserve(&["wanderers"]).resources(S1, 1, 2).play("place tribe develop");
    assert_eq!(second.refusal("stone wanderers"), "EW-DEV-08", "the second slot costs 2 Food and 2 Tools");
    let cheap = r#"
        [board]
        id = "player-board"
        slot-food = { is = [3, 0, 0], from = "house" }
        slot-tools = { is = [3, 0, 0], from = "house" }
    "#;
    let mut game = overlaid(2, cheap);
    game.reserve(&["wanderers"]).resources(S1, 1, 1).play("place tribe develop");
    assert_eq!(game.refusal("stone wanderers"), "EW-DEV-08");
}

/// EW-EDGE-60, EW-DEV-12: a stone taken in round 1 scores in all four Eclipses.
#[test]
fn a_stone_scores_in_every_eclipse() {
    let mut game = bare(2);
    game.neutral(S1, &["c3", "b3"]).megaliths(S1, &["c2"]).reserve(&["builders"]).resources(S1, 1, 2);
    game.plays("place tribe develop, stone builders");
    game.end_turn();
    for round in 1..=4 {
        game.to_reveal().deal("reveal").to_next_round();
        assert_eq!(game.standing(S1, "stones"), round);
    }
}

/// EW-EDGE-61: an empty section gives nothing and is not filled up again.
#[test]
fn an_empty_section_stays_empty() {
    let mut game = bare(2);
    game.stones(S1, &["builders", "wanderers", "four-fields"]).stones(S2, &["village-forest"]);
    game.order(&[S2, S1]).resources(S2, 6, 6).play("place tribe develop");
    assert!(game.offered("stone").is_empty());
    game.end_turn().to_reveal().deal("reveal").to_next_round();
    assert_eq!(game.state.open.stones.len(), 4, "only the second era is left");
}

/// EW-RULING-25, EW-DEV-11: each slot has a benefit of its own, whatever stone it takes.
#[test]
fn the_slot_gives_its_benefit() {
    let owned = ["builders", "wanderers", "four-fields"];
    for (slot, gives) in ["D", "M", "2I"].into_iter().enumerate() {
        for stone in ["village-forest", "village-glacier"] {
            let mut game = bare(3);
            game.stones(S1, &owned[..slot])
                .reserve(&["village-forest", "village-glacier"])
                .resources(S1, 2, 3);
            game.plays(&format!("place tribe develop, stone {stone}"));
            match game.state.open.stack.top() {
                Some(Frame::Gains { source: Source::Slot(at), gains }) => {
                    assert_eq!((usize::from(*at), gains.to_string().as_str()), (slot, gives));
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

/// EW-RULING-37, EW-ICON-32: a stone from an icon costs the slot too, and what comes with the icon can pay it.
#[test]
fn a_stone_from_an_icon_is_paid_for() {
    let mut game = bare(2);
    game.reserve(&["builders", "towers"])
        .resources(S1, 0, 2)
        .hand(S1, &["sky-watch"])
        .play("culture sky-watch");
    assert_eq!(game.food(S1), 1, "the Food of the card comes first");
    let open: Vec<String> = game.offered("stone");
    assert!(open.contains(&"builders".to_owned()) && !open.contains(&"towers".to_owned()));
    game.play("stone builders");
    assert_eq!((game.food(S1), game.tools(S1)), (0, 0));
    let mut poor = bare(2);
    poor.resources(S1, 0, 1).hand(S1, &["sky-watch"]).play("culture sky-watch");
    assert!(poor.state.open.stack.is_empty(), "too few Tools, so nothing to take");
}

/// EW-RULING-71: stones score after everything else of their step, so an Idol of that step raises them.
#[test]
fn stones_score_last() {
    let mut game = bare(2);
    game.idols(S1, 1, 0).stones(S1, &["idols"]);
    game.neutral(S1, &["c3", "b3"]).megaliths(S1, &["c2", "b2", "a3", "c1"]);
    game.eclipsed(&[]).until(S1).play("done");
    assert_eq!(game.legal_actions(), ["offering", "honor", "tool", "food", "done"]);
    assert_eq!(game.standing(S1, "stones"), 0);
    game.plays("honor, done");
    assert_eq!(game.standing(S1, "stones"), 1, "levels 1 and 1");
}

/// EW-ICON-30: the marks for player counts: 4, 6 or 7 stones of each era.
#[test]
fn the_reserve_depends_on_the_number_of_players() {
    for (seats, each) in [(2, 4), (3, 6), (4, 7)] {
        let game = bare(seats);
        let content = table::Rules::content(&game.rules);
        let mut eras = [0, 0];
        for stone in game.state.open.stones {
            eras[usize::from(content.stone[table::sets::Indexed::index(stone)].era.is - 1)] += 1;
        }
        assert_eq!(eras, [each, each]);
    }
}
