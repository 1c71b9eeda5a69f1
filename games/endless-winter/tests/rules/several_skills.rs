//! Culture cards with several skills, and prices of several cards or of Labor (EW-TURN-45, EW-TURN-46). The box of the house has no such
//! card; an owner's file can.

use endless_winter::{Content, Options, Skills, Weights};
use table::Evaluate;

use crate::common::{Game, S1, S2, Scenario};

/// A game in which Flint Cache has these skills.
fn with(skills: &str) -> Game {
    let text = format!("[[culture]]\nid = \"flint-cache\"\nskill = \"{skills}\"\n");
    Game::with(Options::seats(2), &Content::overlaid("mine.toml", &text).unwrap())
}

/// EW-ICON-50, EW-TURN-45: skills are written as they are printed, one after another.
#[test]
fn skills_are_written_one_after_another() {
    for text in ["2T", "[m] F -> C 2L", "T -> M then F", "[d] 2-D L l -> K then C : F (max 3) then [h] 2X"] {
        let skills: Skills = text.parse().unwrap();
        assert_eq!(skills.to_string(), text);
        assert_eq!(skills.iter().count(), text.split(" then ").count());
        assert_eq!(skills.are_several(), text.contains("then"));
    }
}

/// EW-TURN-45, EW-RULING-75, EW-TURN-42: in the printed order, each paid for, used or declined by itself.
#[test]
fn skills_are_used_one_after_the_other() {
    let mut game = with("T -> I then F -> 2D then 2T");
    game.hand(S1, &["flint-cache"]).resources(S1, 3, 1).ready();
    game.plays("culture flint-cache, pay");
    assert_eq!(game.refusal("place tribe hunt"), "EW-TURN-09", "the card is not finished");
    game.play("honor");
    assert_eq!(
        (game.me().honor, game.me().tools, game.me().food),
        (1, 0, 3),
        "the second one asks for its own price"
    );
    game.play("done");
    assert_eq!(game.me().food, 3, "declined");
    game.plays("tool, tool");
    assert_eq!(game.me().tools, 2);
    assert!(game.offers("place tribe hunt") && !game.offers("skill flint-cache"), "all done");
    let mut rest = with("2T then I then F");
    rest.hand(S1, &["flint-cache"]).resources(S1, 0, 0).ready();
    rest.plays("culture flint-cache, tool, done, honor");
    assert_eq!(
        (rest.me().tools, rest.me().honor, rest.me().food),
        (1, 1, 1),
        "the rest of one skill may be declined"
    );
}

/// EW-TURN-45, EW-RULING-68: a skill that can do nothing, or whose price nobody can pay, is passed over.
#[test]
fn a_useless_skill_is_passed_over() {
    let mut game = with("9F -> D then X then T");
    game.hand(S1, &["flint-cache"]).animals(S1, &[], &[]).resources(S1, 2, 0).ready();
    game.plays("culture flint-cache, tool");
    assert_eq!(game.me().tools, 1);
}

/// EW-TURN-45, EW-RULING-09: a card drawn by one skill is in hand before the next one begins.
#[test]
fn chance_comes_between_two_skills() {
    let mut game = with("D then -D -> I");
    game.hand(S1, &["flint-cache"]).pile(S1, &["brave"]).ready();
    game.play("culture flint-cache").draws("brave").plays("pay, discard brave, honor");
    assert_eq!((game.me().honor, game.hand_of(S1).len()), (1, 0));
}

/// EW-RULING-75, EW-RULING-33: skills with a column symbol wait for the figure, and are then used in any order.
#[test]
fn bound_skills_of_one_card_wait_together() {
    let skills = "[h] T then F then [h] X";
    let mut game = with(skills);
    game.hand(S1, &["flint-cache"]).resources(S1, 0, 0).animals(S1, &["glyptodon"], &[]).ready();
    game.play("culture flint-cache");
    assert_eq!(game.me().food, 1, "the free one at once");
    game.plays("place tribe hunt, skill flint-cache/3, tip glyptodon, done");
    assert_eq!(game.refusal("skill flint-cache/3"), "EW-TURN-33");
    game.plays("skill flint-cache, tool");
    assert_eq!(game.me().tools, 1);
    let mut other = with(skills);
    other.hand(S1, &["flint-cache"]).animals(S1, &["glyptodon"], &[]).ready();
    other.plays("culture flint-cache, place tribe develop");
    assert_eq!(other.refusal("skill flint-cache"), "EW-TURN-37");
    assert_eq!(other.refusal("skill flint-cache/3"), "EW-TURN-37");
}

/// EW-RULING-75, EW-RULING-70: Labor behind a column symbol needs no question, wherever it stands on the card.
#[test]
fn bound_labor_counts_by_itself() {
    let mut game = with("I then [d] 3L");
    game.hand(S1, &["flint-cache"]).ready();
    game.plays("culture flint-cache, honor, place tribe develop");
    assert_eq!(game.labor(), 3.0);
}

/// EW-RULING-75, EW-EDGE-40: a card that buries itself takes its other skills along.
#[test]
fn a_buried_card_has_no_further_skills() {
    let mut game = with("[h] X then B then 2T");
    game.hand(S1, &["flint-cache"]).resources(S1, 0, 0).ready();
    game.plays("culture flint-cache, bury board flint-cache, place tribe hunt");
    assert_eq!((game.me().tools, game.state.buried(S1)), (0, 1));
    assert!(game.state.open.moment.ready.is_empty());
}

/// EW-TURN-08, EW-TURN-45: the discard for a second Culture card comes before its first skill.
#[test]
fn the_fee_comes_before_all_skills() {
    let mut game = with("T then I");
    game.hand(S1, &["song-lines", "flint-cache", "brave"]).resources(S1, 0, 0).ready();
    game.plays("culture song-lines, done, culture flint-cache, discard brave, tool, honor");
    assert_eq!((game.me().tools, game.me().honor), (1, 1));
}

/// EW-TURN-46, EW-RULING-76, EW-ICON-17, EW-ICON-34: a price of two cards: both, one after the other, or none.
#[test]
fn two_cards_can_be_a_price() {
    let mut game = with("2-D -> 3* I");
    game.hand(S1, &["flint-cache", "brave", "hunter", "elder"]).ready();
    game.plays("culture flint-cache, pay, discard brave");
    assert_eq!(game.me().score_now(), 0, "one card is still due");
    assert_eq!(game.refusal("done"), "EW-TURN-42", "who has begun pays all");
    assert_eq!(game.refusal("discard brave"), "EW-RULING-28", "it is gone");
    game.plays("discard elder, honor");
    assert_eq!((game.me().score_now(), game.me().honor, game.hand_of(S1).len()), (3, 1, 1));
    assert_eq!(game.me().discard.len(), 2);
    let mut poor = with("2-D -> 3* I");
    poor.hand(S1, &["flint-cache", "brave"]).ready();
    poor.play("culture flint-cache");
    assert!(!poor.offers("pay") && poor.offers("place tribe hunt"), "one card is not enough");
}

/// EW-TURN-46, EW-RULING-76: a Tribe card, a Chief and a hex may ask for several cards as well.
#[test]
fn other_faces_can_ask_for_cards() {
    let text = "[[starting]]\nid = \"brave\"\nskill = \"2-D -> T\"\n[[terrain]]\nid = \"highland\"\ngives = \"2-D -> 4*\"\n";
    let content = Content::overlaid("mine.toml", text).unwrap();
    let mut game = Game::with(Options::seats(2), &content);
    game.hand(S1, &["brave", "hunter", "elder"]).resources(S1, 0, 0).ready();
    game.plays("place tribe hunt, play brave, skill brave, discard hunter, discard elder, tool");
    assert_eq!(game.me().tools, 1);
    let mut lands = Game::with(Options::seats(2), &content);
    lands
        .terrain(0, "highland")
        .camps(S1, &[0])
        .camps(S2, &[])
        .hand(S1, &["hunter", "elder", "elder"])
        .ready();
    lands.eclipsed(&[1, 0]).plays("done, gather 0, discard elder, discard elder");
    assert_eq!(lands.player(S1).score_now(), 4);
}

/// EW-TURN-46, EW-RULING-76, EW-WORK-03: Labor as a price comes out of the pool of the turn.
#[test]
fn labor_can_be_a_price() {
    let mut game = with("[h] L l -> 2T");
    game.hand(S1, &["flint-cache", "hunter"]).resources(S1, 0, 0).ready();
    game.plays("culture flint-cache, place tribe hunt");
    assert_eq!(game.refusal("skill flint-cache"), "EW-TURN-42", "no Labor yet");
    game.plays("play hunter, skill flint-cache, tool, tool");
    assert_eq!((game.labor(), game.me().tools), (0.5, 2));
}

/// Bots follow the icons of every skill: a card with two is worth more than with either of them.
#[test]
fn bots_value_every_skill() {
    let worth = |skills: &str| {
        let mut game = with(skills);
        game.hand(S1, &["flint-cache"]).ready();
        game.rules.evaluate(&Weights::default(), &game.state).points[0]
    };
    let (one, other, both) = (worth("2T"), worth("M"), worth("2T then M"));
    assert!(both > one && both > other, "{one} {other} {both}");
    assert_eq!(both, worth("M then 2T"));
    assert!(worth("-D -> 2M") > worth("2-D -> 2M"), "two cards are dearer than one");
    assert!(worth("T -> 2M") != worth("2L -> 2M"));
}

/// EW-RULING-83, EW-ICON-51, EW-ICON-53: Tribe cards and Chiefs have one skill of each kind.
#[test]
fn tribe_cards_and_chiefs_have_one_skill() {
    for (place, skill) in [
        ("[[starting]]\nid = \"brave\"\nskill", "T then F"),
        ("[[tribe]]\nid = \"hunter\"\neclipse", "[e] T then F -> I"),
        ("[[chief]]\nid = \"thunder-staff\"\nside-a", "T then F"),
    ] {
        let error = Content::overlaid("mine.toml", &format!("{place} = \"{skill}\"\n")).unwrap_err();
        let error = error.to_string();
        assert!(
            error.contains("mine.toml:3: ") && error.contains("Only Culture cards have several"),
            "{error}"
        );
    }
}
