//! The Megalith board.

use crate::common::{Game, S1, S2, S3, Scenario, game};
use endless_winter::{GROUND, Options, Site};

/// EW-HID-11, EW-RULING-46: 32 spaces; squares across tiles count; Hearth, Drift and Whirl have 21, 19 and 17 of them.
#[test]
fn the_layouts_have_their_squares() {
    for (seats, squares, blocks) in [(2, 21, 12), (3, 19, 8), (4, 17, 4)] {
        let game = game(seats);
        let layout = game.rules.layout();
        let on = |level| {
            (GROUND..layout.len()).filter(|&site| layout.spot(Site::new(site)).level == level).count()
        };
        assert_eq!((on(1), on(2)), (squares, blocks));
    }
}

/// EW-MEGA-01..03, EW-MEGA-07, EW-EDGE-62, EW-DEC-29, EW-ICON-31: the neutral ones leave the reserve first; on an empty board only start spaces are open.
#[test]
fn an_empty_board_has_start_spaces_only() {
    let mut game = game(2);
    game.pending("3M");
    assert_eq!(game.offered("megalith"), ["c3", "c4", "d3", "d4"]);
    game.plays("megalith c3, done");
    assert!(game.state.open.megaliths.neutral.has(game.site("c3")));
    game.play("megalith b3");
    assert!(
        game.state.open.megaliths.neutral.has(game.site("b3")),
        "the second is neutral too, on a normal space"
    );
    assert_eq!(game.me().megaliths, 8);
}

/// EW-MEGA-04, EW-MEGA-06, EW-EDGE-64, EW-EDGE-66: next to any Megalith, never diagonally, and no colour on a start space.
#[test]
fn coloured_megaliths_go_beside_others() {
    let mut game = game(2);
    game.neutral(S1, &["c3", "c2"]).pending("M");
    // c3 has the start spaces d3 and c4 beside it: not for colours.
    assert_eq!(game.offered("megalith"), ["b2", "b3", "c1", "d2"]);
    assert_eq!(game.refusal("megalith d3"), "EW-MEGA-06");
    assert_eq!(game.refusal("megalith b4"), "EW-MEGA-04", "diagonal contact only");
    game.play("megalith b3");
    assert!(game.state.open.megaliths.own[0].has(game.site("b3")));
}

/// EW-EDGE-65, EW-MEGA-09: a neutral Megalith on a normal space gives its benefit.
#[test]
fn a_space_gives_its_benefit() {
    let mut game = game(2);
    game.neutral(S1, &["c3"]).resources(S1, 0, 0).pending("M");
    // Slot 1 is the Dawn tile turned half round: the spaces beside its start show Food and a Tool.
    game.play("megalith b3");
    assert_eq!((game.me().food, game.me().tools), (1, 0));
    let mut other = crate::common::game(2);
    other.neutral(S1, &["c3"]).resources(S1, 0, 0).pending("M");
    other.plays("megalith c2, tool");
    assert_eq!((other.me().food, other.me().tools), (0, 1));
}

/// EW-MEGA-05, EW-MEGA-08, EW-EDGE-63: on top of four, but never a neutral one.
#[test]
fn only_coloured_megaliths_are_raised() {
    let mut neutral = game(2);
    neutral.neutral(S2, &["c3", "d3"]).megaliths(S2, &["c2", "d2"]).pending("M");
    assert!(!neutral.offers("megalith c2+1"));
    let mut own = game(2);
    own.neutral(S2, &["c3", "d3"]).neutral(S1, &["c4", "d4"]).pending("M");
    assert!(own.offers("megalith c3+1"));
}

/// EW-MEGA-10..12, EW-EX-15: the rulebook's example: 5 for the builder, 1 for the other.
#[test]
fn the_megalith_example() {
    let mut game = game(3);
    // One of red, one of purple, two neutral below. The layout of three players, Drift.
    game.neutral(S1, &["c1", "f2"]).neutral(S2, &["d4", "g5"]);
    game.megaliths(S1, &["b1"]).megaliths(S2, &["b2"]);
    game.state.open.megaliths.neutral.insert(game.site("c2"));
    game.state.open.megaliths.neutral.remove(game.site("f2"));
    game.pending("M").play("megalith b1+1");
    assert_eq!((game.score(S1), game.score(S2), game.score(S3)), (5, 1, 0));
}

/// EW-EDGE-67: four own 8; four neutral 4; two each of two others 4, and 2 and 2 for them.
#[test]
fn what_raising_scores() {
    let mut own = game(2);
    own.neutral(S1, &["c3", "d3"])
        .megaliths(S1, &["a2", "b2", "a3", "b3"])
        .pending("M")
        .play("megalith a2+1");
    assert_eq!((own.score(S1), own.score(S2)), (8, 0));
    let mut neutral = game(2);
    neutral.neutral(S1, &["c3", "d3"]).neutral(S2, &["c4", "d4"]).pending("M").play("megalith c3+1");
    assert_eq!((neutral.score(S1), neutral.score(S2)), (4, 0));
    let mut others = Game::of(Options { layout: "hearth".to_owned(), ..Options::seats(3) });
    others.neutral(S1, &["c3", "d3"]).neutral(S2, &["c4", "d4"]).neutral(S3, &["e3", "c5"]);
    others.megaliths(S2, &["a2", "b2"]).megaliths(S3, &["a3", "b3"]).pending("M").play("megalith a2+1");
    assert_eq!((others.score(S1), others.score(S2), others.score(S3)), (4, 2, 2));
}

/// EW-MEGA-13, EW-MEGA-14, EW-EDGE-68, EW-EDGE-69, EW-RULING-63: a third level on four raised ones counts only those; shifted squares may overlap, the same one is used once.
#[test]
fn a_third_level() {
    let mut game = Game::of(Options { layout: "hearth".to_owned(), ..Options::seats(2) });
    game.neutral(S1, &["c3", "d3"]).neutral(S2, &["c4", "d4"]);
    // A block of nine: three rows of three in the corner of the first two tiles.
    game.megaliths(S2, &["a2", "b2", "c2", "a3", "b3", "b1", "c1", "d2"]);
    game.megaliths(S1, &["b1+1", "a2+1", "b2+1"]).pending("M");
    assert!(!game.offers("megalith a2+1"), "the same square cannot be covered twice");
    assert_eq!(game.refusal("megalith b2+1"), "EW-MEGA-04");
    assert!(game.offers("megalith c2+1"), "a shifted square, sharing covered Megaliths");
    let mut third = Game::of(Options { layout: "hearth".to_owned(), ..Options::seats(2) });
    third.neutral(S1, &["c3", "d3"]).neutral(S2, &["c4", "d4"]);
    third.megaliths(S2, &["b2", "c2", "d2", "b3", "b4"]);
    third.megaliths(S1, &["b2+1", "c2+1", "b3+1", "c3+1"]).pending("M");
    third.play("megalith b2+2");
    assert_eq!((third.score(S1), third.score(S2)), (8, 0), "only the four raised ones of seat 1 count");
}

/// EW-EDGE-71, EW-EDGE-73, EW-RULING-47: nothing to place, or no place: only a swap is left.
#[test]
fn nothing_can_be_placed() {
    let mut game = game(2);
    game.neutral(S1, &["c3", "d3"])
        .megaliths(S1, &["b3", "a3", "b2", "c2", "e3", "f3", "d2", "e2"])
        .pending("M");
    assert_eq!((game.me().megaliths, game.offered("megalith").len()), (0, 0));
    assert!(game.offers("draw") && game.offers("tool"));
    // Own-colour Megaliths on an empty board have no place (start spaces are not for them).
    let mut lonely = crate::common::game(2);
    lonely.state.open.players[0].megaliths = 8;
    lonely.state.open.megaliths.neutral.insert(lonely.site("c3"));
    lonely.state.open.megaliths.neutral.insert(lonely.site("c4"));
    lonely.pending("M");
    assert!(!lonely.offers("megalith d3"));
}

/// EW-ICON-33, EW-RULING-18, EW-EDGE-72, EW-DEC-30: a start space lets one more follow where the arrows point; a chain of benefits; nothing if both are taken.
#[test]
fn an_extra_megalith_follows_the_arrows() {
    let mut game = game(2);
    game.resources(S1, 0, 0).pending("M").play("megalith c3");
    assert_eq!(game.offered("megalith"), ["b3", "c2"]);
    assert!(game.offers("draw"), "or a lower benefit");
    game.play("megalith b3");
    assert_eq!((game.me().food, game.me().megaliths), (1, 8), "the extra one gave its own benefit");
    let mut taken = crate::common::game(2);
    taken.neutral(S2, &["d3", "c2"]).megaliths(S2, &["b3", "b2"]).pending("M").play("megalith c3");
    assert!(taken.state.open.stack.is_empty(), "both arrow spaces are taken: nothing, and no swap");
}

/// EW-RULING-48, EW-STONE-07, EW-STONE-10: covered Megaliths still count as placed on the ground.
#[test]
fn covered_megaliths_still_count() {
    let mut game = game(2);
    game.neutral(S1, &["c3", "d3"]).megaliths(S1, &["a2", "b2", "a3", "b3", "a2+1"]).ready();
    assert_eq!((game.state.open.megaliths.on_ground(S1), game.state.open.megaliths.above(S1)), (4, 1));
}
