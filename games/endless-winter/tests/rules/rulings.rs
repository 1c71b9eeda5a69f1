//! Rulings that no edge case or example of its own proves.

use crate::common::{Game, S1, S2, S3, Scenario, sorted};
use crate::kit::{bare, overlaid};
use endless_winter::{Content, Draft, EndlessWinter, Note, Options, Side, Stage};
use table::{Rules, Turn, Viewer};

/// EW-RULING-04: Starting cards are buried and counted like Tribe cards, but have no deck.
#[test]
fn starting_cards_are_tribe_cards() {
    let mut game = bare(2);
    game.hand(S1, &["brave", "tribesman"]).resources(S1, 1, 1).plays("place tribe initiate, play brave");
    assert_eq!(game.offered("recruit"), sorted(&["artisan", "hunter", "scout", "elder", "shaman"]));
    game.refusal("recruit brave");
    game.plays("rite, bury hand tribesman");
    game.refusal("train brave");
    assert_eq!(game.buried_of(S1), ["tribesman"]);
}

/// EW-RULING-08: a Culture card is resolved when it is played, or not at all, part by part.
#[test]
fn a_culture_skill_is_used_at_once_or_never() {
    let mut game = bare(2);
    game.hand(S1, &["ochre-grave"]).plays("culture ochre-grave, done, place tribe hunt");
    assert_eq!((game.food(S1), game.buried_of(S1).len()), (1, 0), "one part only");
    assert_eq!(game.refusal("skill ochre-grave"), "EW-TURN-33", "the time has passed");
    let mut unpaid = bare(2);
    unpaid.hand(S1, &["burnt-gift"]).resources(S1, 1, 0).play("culture burnt-gift");
    assert_eq!(unpaid.legal_actions(), ["pay", "done"]);
    unpaid.play("done");
    assert_eq!((unpaid.food(S1), unpaid.stage()), (1, Stage::Plan));
}

/// EW-RULING-09: benefits may be declined, in the turn and in the Eclipse; a figure must be placed, a price must be paid.
#[test]
fn benefits_may_be_declined() {
    for (column, bottom) in [("initiate", 2), ("develop", 1), ("migrate", 2), ("hunt", 1)] {
        let mut game = bare(2);
        game.hand(S1, &["brave"]).plays(&format!("place tribe {column}, done"));
        assert!(game.legal_actions().len() > bottom && game.offers("done"));
        game.plays("done, done");
        assert_eq!(game.state.active(), S2);
        assert_eq!((game.player(S1).honor, game.tools(S1), game.camps_at(S1, 9)), (0, 0, 1));
    }
    let mut eclipse = bare(2);
    eclipse.camps(S1, &[3]).village(S1, [0, 1, 4]).committed(S1, &["elder"]).eclipsed(&[]);
    eclipse.plays("done, done, done, done");
    assert_eq!((eclipse.hand_of(S1).len(), eclipse.tools(S1), eclipse.state.active()), (0, 0, S2));
    let mut game = bare(2);
    assert_eq!(game.refusal("done"), "EW-TURN-12", "a figure must be placed");
    game.hand(S1, &["flint-cache", "raised-circle", "brave"])
        .plays("culture flint-cache, done, culture raised-circle");
    assert_eq!(game.refusal("done"), "EW-TURN-08", "the second Culture card must be paid for");
}

/// EW-RULING-21: 1 base tile, 6 Glaciers, 3 tiles of each of 6 lands.
#[test]
fn the_terrain_tiles() {
    let tiles: Vec<u8> = Content::standard().terrain.iter().map(|face| face.tiles.is).collect();
    assert_eq!(tiles, [1, 3, 3, 3, 3, 3, 3, 6]);
}

/// EW-RULING-23: what set-up cards bring comes from the common decks.
#[test]
fn setup_cards_bring_common_cards() {
    let game = Game::of(Options::seats(4));
    let open = &game.state.open;
    // Dealt in content order: Hunter and Sabertooth, Artisan and Glyptodon, Scout and Stag-moose, Elder, Rhino and Sloth.
    let left = ["hunter", "artisan", "scout", "elder", "shaman"].map(|id| open.decks.of(game.tribe(id)));
    assert_eq!(left, [14, 14, 14, 14, 15]);
    for id in ["sabertooth", "glyptodon", "stag-moose"] {
        assert_eq!(open.animals.of(game.animal(id)) + open.area.of(game.animal(id)), 9);
    }
}

/// What chance and players do in the set-up, each kind of thing once, in order.
fn course(draft: Draft) -> Vec<String> {
    let mut game = Game::fresh(Options { draft, ..Options::seats(2) });
    let mut course: Vec<String> = Vec::new();
    while game.state.open.stage == Stage::Setup {
        let (mark, next) = match game.turn() {
            Turn::Chance => ("", game.chances()[0].clone()),
            _ => ("!", game.legal_actions()[0].clone()),
        };
        let step = format!("{}{mark}", next.split(' ').next().unwrap_or_default());
        if course.last() != Some(&step) {
            course.push(step);
        }
        if mark.is_empty() {
            game.deal(&next)
        } else {
            game.play(&next)
        };
    }
    course
}

/// EW-RULING-26, EW-RULING-27: sides are chosen before set-up cards are dealt; with drafts the board and the order come
/// first, and the side is chosen with the Chief.
#[test]
fn the_order_of_the_setup() {
    assert_eq!(
        course(Draft::None),
        ["stone", "display", "chief", "side!", "setup", "draw", "animal", "order", "tile", "land", "terrain"]
    );
    assert_eq!(
        course(Draft::Setup),
        [
            "stone", "display", "land", "terrain", "order", "chief", "side!", "setup", "setup!", "draw",
            "animal", "tile"
        ]
    );
    assert_eq!(
        course(Draft::ChiefsAndSetup),
        [
            "stone", "display", "land", "terrain", "order", "chief", "chief!", "setup", "setup!", "draw",
            "animal", "tile"
        ]
    );
}

/// EW-RULING-31: Tribe cards and skills may be used at the top, in the middle and at the bottom.
#[test]
fn tribe_cards_are_played_at_any_moment_of_step_two() {
    let mut game = bare(2);
    game.hand(S1, &["tribeswoman", "tribesman", "tribesman", "tribesman"])
        .reserve(&["builders"])
        .resources(S1, 2, 1);
    game.plays("place tribe develop, play tribeswoman, skill tribeswoman, tool");
    game.play("stone builders");
    assert!(!game.state.open.stack.is_empty(), "the benefit of the slot waits");
    game.plays("play tribesman, done");
    assert!(game.offers("tool"), "the bottom");
    game.plays("play tribesman, tool, play tribesman");
    assert!(game.hand_of(S1).is_empty());
    let mut early = bare(2);
    early.hand(S1, &["tribesman"]);
    assert_eq!(early.refusal("play tribesman"), "EW-TURN-23", "not in step 1");
}

/// EW-RULING-32: the Chief's skill can be used from the placing of the figure to the end of step 2.
#[test]
fn the_window_of_the_chief() {
    let mut game = bare(2);
    game.chief(S1, "fire-wolf", Side::A).animals(S1, &["glyptodon"], &[]);
    assert_eq!(game.refusal("skill chief"), "EW-TURN-36");
    game.play("place chief hunt");
    for action in ["tip glyptodon", "done", "done"] {
        assert!(game.offers("skill chief"), "before {action}");
        game.play(action);
    }
    assert_eq!(game.stage(), Stage::Closing);
    game.plays("skill chief, done");
    assert_eq!((game.food(S1), game.state.active()), (1, S2));
    let mut tribe = bare(2);
    tribe.chief(S1, "fire-wolf", Side::A).play("place tribe hunt");
    assert_eq!(tribe.refusal("skill chief"), "EW-TURN-36");
}

/// EW-RULING-33: a Culture skill with a column waits for the figure; Labor of step 1 lasts for the turn.
#[test]
fn a_bound_culture_skill_waits_for_the_figure() {
    for (column, tools) in [("develop", 2), ("hunt", 0)] {
        let mut game = bare(2);
        game.hand(S1, &["knapping-floor"]).play("culture knapping-floor");
        assert!(game.state.open.stack.is_empty(), "not in step 1");
        game.play(&format!("place tribe {column}"));
        if tools > 0 {
            game.plays("skill knapping-floor, tool, tool");
        } else {
            assert_eq!(game.refusal("skill knapping-floor"), "EW-TURN-37");
        }
        assert_eq!(game.tools(S1), tools);
    }
    let mut game = bare(2);
    game.hand(S1, &["shared-loads", "brave"])
        .plays("culture shared-loads, pay, discard brave, place tribe migrate");
    assert_eq!(game.labor(), 3.0);
}

/// EW-RULING-35: a tipped Animal stays tipped.
#[test]
fn a_tipped_animal_stays_tipped() {
    let mut game = bare(2);
    game.animals(S1, &["sloth"], &[]).plays("place tribe hunt, tip sloth").end_turn();
    game.to_reveal().deal("reveal").to_next_round();
    assert_eq!((game.player(S1).tipped.total(), game.upright(S1, "sloth")), (1, 0));
    game.idle("migrate").play("place tribe hunt");
    assert_eq!((game.state.active(), game.refusal("tip sloth")), (S1, "EW-RULING-35"));
}

/// EW-RULING-60, EW-RULING-61: others see how many cards are buried, and which only if they saw them before; discards are open.
#[test]
fn what_others_see_of_cards() {
    let buried = |zone: &str| {
        let mut game = bare(2);
        game.hand(S1, &["brave", "tribesman"]).discard(S1, &["brave"]).resources(S1, 1, 0);
        game.plays(&format!("place tribe initiate, rite, bury {zone} brave"));
        (game.observe(Viewer::Seat(S2)), game.observe(Viewer::Seat(S1)), game)
    };
    let (other, own, game) = buried("hand");
    assert_eq!(other["cards"][0]["counted"]["buried"], 1);
    assert_eq!(own["cards"][0]["known"]["buried"]["tribe"][0], 1);
    assert!(game.player(S1).buried.is_empty(), "nothing of it lies open");
    let told = |seat| {
        let told = game.story.iter().filter(move |(audience, _)| audience.includes(Viewer::Seat(seat)));
        told.filter(|(_, note)| matches!(note, Note::Buried(_, _, Some(_)))).count()
    };
    assert_eq!((told(S1), told(S2)), (1, 0));
    let (other, _, game) = buried("discard");
    assert_eq!(game.names(&game.player(S1).buried), ["brave"]);
    assert_eq!(other["open"]["players"][0]["buried"]["tribe"][0], 1);
    let (other, ..) = buried("hand");
    assert_eq!(other["open"]["players"][0]["discard"]["tribe"][0], 1);
}

/// EW-RULING-64: after the middle there is no way back to the top.
#[test]
fn the_figure_only_moves_down() {
    let mut game = bare(2);
    game.animals(S1, &["argentavis"], &[])
        .area(&["rhino"])
        .hand(S1, &["hunter", "hunter"])
        .resources(S1, 3, 2);
    game.plays("place tribe hunt, play hunter, hunt rhino, tip argentavis");
    for top in ["reveal", "hunt rhino", "eat 1"] {
        game.refusal(top);
    }
    game.play("play hunter");
    game.refusal("reveal");
}

/// EW-RULING-65, EW-RULING-29: a Tribe card gained by an icon, or drawn, may be played in the same turn.
#[test]
fn other_new_cards_may_be_played() {
    let mut game = bare(2);
    game.hand(S1, &["adopted-kin"]).resources(S1, 0, 1);
    game.plays("culture adopted-kin, pay, recruit hunter, place tribe hunt, play hunter");
    assert_eq!(game.labor(), 2.0);
    let mut drawn = bare(2);
    drawn.animals(S1, &["stag-moose"], &[]).plays("place tribe hunt, tip stag-moose").draws("brave");
    assert!(drawn.offers("play brave"));
}

/// EW-RULING-66: nobody plays alone.
#[test]
fn no_solo_game() {
    assert!(EndlessWinter::new(&Options::seats(1), &Content::standard()).is_err());
}

/// EW-RULING-67: Food of the set-up is cut only by the limit of round 1, when the first Camps are out.
#[test]
fn setup_food_meets_the_limit_of_round_one() {
    let rich = ["stone-yard", "long-path"]
        .map(|id| format!("[[setup]]\nid = \"{id}\"\nfood = {{ is = 5, from = \"house\" }}\n"))
        .concat();
    // In content order, seat 2 has the Stone Yard and seat 3 the Long Path, which brings another Camp.
    for (gift, start) in [("F", [6, 6]), ("3F", [6, 7])] {
        let gift = format!(
            "[main]\nid = \"main-board\"\ncompensation = {{ is = [\"\", \"{gift}\", \"{gift}\", \"\"], from = \"house\" }}"
        );
        let content = Content::overlaid("test.toml", &format!("{rich}{gift}")).unwrap();
        let game = Game::with(Options::seats(3), &content);
        assert_eq!([game.food(S2), game.food(S3)], start);
    }
}

/// EW-RULING-70: points, Labor and Food that fits are booked at once; other Food waits for the rest of the benefit.
#[test]
fn gains_that_are_never_worse_are_booked() {
    let mut game = bare(2);
    game.resources(S1, 5, 0).animals(S1, &["rhino"], &[]).plays("place tribe hunt, tip rhino");
    assert_eq!(game.food(S1), 6, "one of two fits");
    assert_eq!(game.legal_actions(), ["tool", "food", "done"]);
    game.play("tool");
    assert_eq!(game.noted(|note| matches!(note, Note::Lost(..))), 1, "the other is lost in the end");
    let mut points = bare(2);
    points.resources(S1, 1, 0).hand(S1, &["sun-offering"]).plays("culture sun-offering, pay");
    assert_eq!(points.score(S1), 1);
    let mut chief = bare(2);
    chief.chief(S1, "thunder-staff", Side::B).play("place chief hunt");
    assert_eq!((chief.labor(), chief.offers("skill chief")), (2.0, false));
}

/// EW-RULING-73: a gain uses up the lowest rung that reaches it.
#[test]
fn the_lowest_rung_is_used() {
    for (pending, taken) in [("M T", "tool"), ("M I", "honor"), ("D T", "food")] {
        let mut game = bare(2);
        game.pending(pending).play(taken);
        let left = if pending.starts_with('M') { "megalith c3" } else { "draw" };
        assert!(game.offers(left), "{pending} after {taken}");
    }
}

/// EW-RULING-68: a free effect without an object does nothing, a price is not taken for it.
#[test]
fn effects_without_an_object() {
    let mut tip = bare(2);
    tip.hand(S1, &["marrow-feast"]).play("culture marrow-feast");
    assert_eq!((tip.food(S1), tip.state.open.stack.is_empty()), (1, true), "no Animal to tip");
    let mut camps = bare(2);
    camps.camps(S1, &[9; 5]).hand(S1, &["hide-shelters"]).plays("culture hide-shelters, place tribe migrate");
    assert_eq!(camps.refusal("skill hide-shelters"), "EW-RULING-68");
    let mut nothing =
        overlaid(2, "[[culture]]\nid = \"burnt-gift\"\nskill = { is = \"F -> X\", from = \"house\" }");
    nothing.resources(S1, 1, 0).hand(S1, &["burnt-gift"]).play("culture burnt-gift");
    assert_eq!((nothing.refusal("pay"), nothing.food(S1)), ("EW-TURN-42", 1));
    let mut grave = bare(2);
    grave.pile(S1, &[]).resources(S1, 1, 0).plays("place tribe initiate, done, honor");
    assert_eq!(grave.state.active(), S2, "no card to bury");
}
