//! Benefits that bring benefits without end: the box has none, an owner's file can (EW-RULING-82).

use endless_winter::{DEPTH, Frame, Icon};

use crate::{
    common::{Game, S1, Scenario},
    kit::overlaid,
};

/// Levels of the longest Offering track a file may have, the first one without a benefit.
const LEVELS: usize = 20;

/// A game in which Flint Cache has this skill and the Offering track gives this, level by level.
fn climbing(gives: impl Fn(usize) -> String) -> Game {
    let gives: Vec<String> = (1..LEVELS).map(|level| format!("\"{}\"", gives(level))).collect();
    let zeros = ["0"; LEVELS].join(", ");
    let text = format!(
        "[[culture]]\nid = \"flint-cache\"\nskill = \"I\"\n[idols]\noffering-resources = [{zeros}]\n\
         offering-points = [{zeros}]\noffering-gives = [\"\", {}]\n",
        gives.join(", ")
    );
    overlaid(2, &text)
}

/// A game in which each Animal gives this when it is tipped, and fifteen are upright.
fn feasting(tip: &str) -> Game {
    let ids = ["rhino", "sloth", "sabertooth", "glyptodon", "stag-moose", "mammoth"];
    let tips: Vec<String> =
        ids.iter().map(|id| format!("[[animal]]\nid = \"{id}\"\ntip = \"{tip}\"\n")).collect();
    let skill = "[[culture]]\nid = \"flint-cache\"\nskill = \"X\"\n";
    let mut game = overlaid(2, &format!("{skill}{}", tips.concat()));
    let upright: Vec<&str> = ids[..5].iter().flat_map(|&id| [id; 3]).collect();
    game.animals(S1, &upright, &[]).hand(S1, &["flint-cache"]).ready();
    game
}

/// How many of an icon wait on the stack.
fn waiting(game: &Game, icon: Icon) -> usize {
    let frames = game.state.open.stack.as_slice().iter();
    frames
        .map(|frame| match frame {
            Frame::Gains { gains, .. } => usize::from(gains.count(icon)),
            _ => 0,
        })
        .sum()
}

/// Plays an action as often as it is offered.
fn plays_all(game: &mut Game, action: &str) -> usize {
    let mut times = 0;
    while game.offers(action) {
        game.play(action);
        times += 1;
    }
    times
}

/// EW-RULING-82, EW-RULING-10, EW-IDOL-05: every level of a long track brings the next one, and nothing is lost.
#[test]
fn a_track_may_bring_its_own_next_level() {
    let mut game = climbing(|_| "I T".to_owned());
    game.hand(S1, &["flint-cache"]).ready();
    game.play("culture flint-cache");
    for level in 1..LEVELS {
        game.play("offering");
        assert!(game.state.open.stack.len() == level || level > DEPTH, "one by one while there is room");
    }
    assert_eq!(waiting(&game, Icon::Tool), LEVELS - 1);
    assert_eq!(plays_all(&mut game, "tool"), LEVELS, "one of them for the last Idol");
    assert!(game.state.open.stack.is_empty());
}

/// EW-RULING-82: benefits of many different icons are kept as well.
#[test]
fn benefits_of_all_icons_can_wait() {
    let others = ["T", "M", "A", "K", "X", "C", "m", "V", "S", "R+", "R-", "A!", "B", "X/", "R+/", "A/"];
    let given = |level: usize| (0..5).map(move |place| others[(level * 3 + place * level) % others.len()]);
    let mut game = climbing(|level| format!("I {}", given(level).collect::<Vec<_>>().join(" ")));
    game.hand(S1, &["flint-cache"]).animals(S1, &["sloth"; 3], &[]).ready();
    game.play("culture flint-cache");
    for level in 1..LEVELS {
        game.play("offering");
        assert!(game.state.open.stack.len() <= DEPTH);
        for token in others {
            let count = (1..=level).flat_map(given).filter(|&other| other == token).count();
            assert_eq!(waiting(&game, Icon::with_token(token).unwrap()), count, "{token} at level {level}");
        }
    }
}

/// EW-RULING-82, EW-ICON-22: every tipped Animal tips the next one.
#[test]
fn animals_may_tip_one_another() {
    let mut game = feasting("X T");
    game.play("culture flint-cache");
    for id in ["rhino", "sloth", "sabertooth", "glyptodon", "stag-moose"] {
        assert_eq!(plays_all(&mut game, &format!("tip {id}")), 3);
    }
    assert_eq!(game.me().tipped.total(), 15);
    assert_eq!(plays_all(&mut game, "tool"), 15);
    assert!(game.state.open.stack.is_empty(), "the last tip has no Animal left");
}

/// EW-RULING-82, EW-RULING-77: tips of different types go on as deep; those that are joined choose their types anew.
#[test]
fn typed_tips_may_nest_as_deep() {
    let mut game = feasting("2X/ T");
    game.play("culture flint-cache");
    for tipped in 1..=15 {
        let id = game.offered("tip").swap_remove(0);
        game.play(&format!("tip {id}"));
        assert_eq!(waiting(&game, Icon::TipOther), tipped + 1, "each brings two and uses one");
        assert_eq!(waiting(&game, Icon::Tool), tipped);
    }
    assert_eq!(plays_all(&mut game, "tool"), 15);
}
