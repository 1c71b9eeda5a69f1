//! The conformance suite finds planted flaws: it checks a board for the example game of the guide, without a flaw and with one at
//! a time.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop where something is wrong")]

mod camp;
#[path = "../../../../docs/examples/embers.rs"]
#[allow(
    missing_docs,
    clippy::missing_docs_in_private_items,
    unreachable_pub,
    reason = "docs/add-a-game.md explains it"
)]
mod embers;

use std::{fmt::Debug, path::Path};

use camp::{Camp, flaw};
use embers::{Action, Embers, Options, Roll};
use pages::conformance::{self, Finding, Plan};
use table::{
    Rules as _, Seat, Turn, Viewer,
    dealer::Seed,
    table::{Dealing, Table},
};

fn sources() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/conformance"))
}

#[track_caller]
fn found<T: Debug>(result: Result<T, Finding>, what: &str) {
    let finding = result.unwrap_err();
    assert!(finding.what.contains(what), "{finding}");
}

#[test]
fn a_board_without_flaws_passes() {
    type Sound = Camp<{ flaw::NONE }>;
    let plan = Plan::every();
    let kinds = conformance::spots::<Sound>(&plan).unwrap();
    assert_eq!(kinds.actions, ["bank", "feed"]);
    assert!(kinds.without_spots.is_empty());
    assert_eq!(Vec::from_iter(conformance::blocked::<Sound>(&plan).unwrap()), ["EM-TURN-02"]);
    assert_eq!(Vec::from_iter(conformance::beats::<Sound>(&plan).unwrap()), ["embers-board-map"]);
    conformance::touches::<Sound>(&plan).unwrap();
    conformance::distinct_spots::<Sound>(&plan).unwrap();
    conformance::markup::<Sound>(&plan).unwrap();
    conformance::words::<Sound>(&plan).unwrap();
    conformance::secrets::<Sound>(&plan).unwrap();
    conformance::bystanders::<Sound>(&plan).unwrap();
    assert!(conformance::update_size::<Sound>(&plan).unwrap() > 100);
    assert_eq!(conformance::rounds::<Sound>(&plan).unwrap(), 1);
    conformance::focus::<Sound>(&plan).unwrap();
    assert_eq!(conformance::losses::<Sound>(&plan).unwrap(), ["bank"]);
    conformance::rules_named::<Sound>(&plan).unwrap();
    assert_eq!(conformance::faces::<Sound>(&plan).unwrap(), 0);
    conformance::guide::<Sound>().unwrap();
    assert_eq!(conformance::rulebook::<Sound>().unwrap(), 1);
    assert_eq!(conformance::primer::<Sound>().unwrap(), 1);
}

#[test]
fn a_place_of_the_story_that_is_not_drawn_is_found() {
    found(
        conformance::beats::<Camp<{ flaw::BEAT_NOWHERE }>>(&Plan::every()),
        "lights moon, which is not drawn",
    );
}

#[test]
fn a_spot_that_is_missing_twice_there_or_idle_is_found() {
    let plan = Plan::every();
    found(conformance::spots::<Camp<{ flaw::SPOT_MISSING }>>(&plan), "a link 0 times");
    found(conformance::spots::<Camp<{ flaw::SPOT_TWICE }>>(&plan), "a link 2 times");
    found(conformance::spots::<Camp<{ flaw::LINK_IDLE }>>(&plan), "no action points at it");
    found(conformance::spots::<Camp<{ flaw::SPOT_IDLE }>>(&plan), "no action ever pointed at a spot 'moon'");
}

#[test]
fn a_reason_at_a_place_that_is_not_drawn_is_found() {
    found(conformance::blocked::<Camp<{ flaw::ATTEMPT_NOWHERE }>>(&Plan::every()), "which is not drawn");
}

#[test]
fn selections_that_do_not_determine_an_action_are_found() {
    let plan = Plan::every();
    found(conformance::distinct_spots::<Camp<{ flaw::SAME_SPOTS }>>(&plan), "both point at");
    found(conformance::touches::<Camp<{ flaw::LINK_ALWAYS }>>(&plan), "can follow");
}

#[test]
fn markup_that_browsers_or_policies_refuse_is_found() {
    let plan = Plan::every();
    found(conformance::markup::<Camp<{ flaw::STYLE }>>(&plan), "style=");
    found(conformance::markup::<Camp<{ flaw::UNCLOSED }>>(&plan), "end tags");
    found(conformance::markup::<Camp<{ flaw::SAME_ID }>>(&plan), "the id camp");
    found(conformance::markup::<Camp<{ flaw::UNDEFINED }>>(&plan), "used and not defined");
}

#[test]
fn a_message_missing_in_one_language_is_found() {
    found(conformance::words::<Camp<{ flaw::NO_FRENCH }>>(&Plan::every()), "embers-board-fire");
}

#[test]
fn messages_that_differ_belong_elsewhere_or_are_never_used_are_found() {
    found(conformance::messages::<Camp<{ flaw::MESSAGE_MISSING }>>(sources()), "differ in embers-board-fire");
    found(conformance::messages::<Camp<{ flaw::MESSAGE_UNSAID }>>(sources()), "never used");
    found(conformance::messages::<Camp<{ flaw::MESSAGE_FOREIGN }>>(sources()), "not a message of the board");
}

#[test]
fn what_is_not_in_the_view_is_found() {
    found(conformance::secrets::<Camp<{ flaw::SECRET }>>(&Plan::every()), "sees a secret");
}

#[test]
fn an_offer_to_somebody_who_cannot_choose_is_found() {
    found(conformance::bystanders::<Camp<{ flaw::LINK_ALWAYS }>>(&Plan::every()), "is offered something");
}

#[test]
fn an_update_that_is_too_large_is_found() {
    found(conformance::update_size::<Camp<{ flaw::HEAVY }>>(&Plan::every()), "bytes");
}

#[test]
fn rounds_out_of_order_a_wrong_focus_and_a_needless_confirmation_are_found() {
    let plan = Plan::every();
    found(conformance::rounds::<Camp<{ flaw::ROUND }>>(&plan), "round 2");
    found(conformance::focus::<Camp<{ flaw::FOCUS }>>(&plan), "no part 'river'");
    found(conformance::losses::<Camp<{ flaw::LONELY_LOSS }>>(&plan), "'feed' loses");
}

#[test]
fn rules_that_are_not_in_the_index_or_not_named_are_found() {
    let plan = Plan::every();
    found(conformance::rules_named::<Camp<{ flaw::RULE_UNKNOWN }>>(&plan), "EM-MOON-01");
    found(conformance::rules_named::<Camp<{ flaw::NO_RULE }>>(&plan), "names no rule");
}

#[test]
fn an_index_that_says_something_else_in_another_language_is_found() {
    found(conformance::rulebook::<Camp<{ flaw::INDEX_MISSING }>>(), "1 indexes, not 0");
    found(conformance::rulebook::<Camp<{ flaw::INDEX_SHORT }>>(), "0 passages, not 1");
    found(conformance::rulebook::<Camp<{ flaw::INDEX_RULE }>>(), "passage 1 differs in kind");
    found(conformance::rulebook::<Camp<{ flaw::INDEX_NUMBER }>>(), "passage 1 differs in numbers");
}

#[test]
fn a_rule_that_no_player_would_see_is_found() {
    found(conformance::rulebook::<Camp<{ flaw::INDEX_HIDDEN }>>(), "no player would see EM-POT-01");
}

#[test]
fn a_primer_that_is_not_complete_is_found() {
    found(conformance::primer::<Camp<{ flaw::NO_PRIMER }>>(), "there is no primer");
    found(conformance::primer::<Camp<{ flaw::PRIMER_RULE }>>(), "aim-1 names EM-MOON-01");
    found(conformance::primer::<Camp<{ flaw::PRIMER_SIGN }>>(), "there is no motif unicorn");
    found(conformance::primer::<Camp<{ flaw::PRIMER_EMPTY }>>(), "embers-board-map shows nothing");
    found(conformance::primer::<Camp<{ flaw::PRIMER_UNSAID }>>(), "embers-board-primer-moon is never used");
}

#[test]
fn a_guide_out_of_turn_or_without_a_text_is_found() {
    found(conformance::guide::<Camp<{ flaw::GUIDE_TURN }>>(), "'bank' comes when");
    found(conformance::guide::<Camp<{ flaw::GUIDE_SILENT }>>(), "has the text None");
}

/// What a recap tells begins with the reader's last decision before the last one of another seat, and stays while the reader
/// takes several decisions.
#[test]
fn the_story_is_new_from_the_last_own_turn_on() {
    let rules = Embers::new(&Default::default(), &Embers::standard_content()).unwrap();
    let mut table = Table::open(rules, None, Dealing::Seeded(Seed::from_number(3)));
    let mut decisions: Vec<(usize, Seat)> = Vec::new();
    for decision in 0..30 {
        for seat in [Seat::new(0), Seat::new(1)] {
            let other = decisions.iter().rposition(|(_, by)| *by != seat);
            let expected = match other {
                None => table.version(),
                Some(other) => {
                    decisions[..other].iter().rfind(|(_, by)| *by == seat).map_or(0, |(event, _)| *event)
                }
            };
            assert_eq!(table.last_turn(seat), expected, "{seat:?} after {decisions:?}");
        }
        let Turn::Choose(seat) = table.turn() else { return };
        let actions = table.view(Viewer::Seat(seat)).actions;
        decisions.push((table.version(), seat));
        table.play(seat, actions[decision / 2 % actions.len()]).unwrap();
    }
    assert!(decisions.iter().any(|(_, seat)| *seat == Seat::new(1)), "both play");
}

/// A turn has one name, however often decisions are taken back, and turns of a seat have different names.
#[test]
fn a_turn_keeps_its_name_while_decisions_are_taken_back() {
    let rules = Embers::new(&Options { seats: 3 }, &Embers::standard_content()).unwrap();
    let mut table = Table::open(rules, None, Dealing::ByHand);
    let [first, second, third] = [0, 1, 2].map(Seat::new);
    let feed = |table: &mut Table<Embers>, seat| {
        table.play(seat, Action::Feed).unwrap();
        table.deal(Roll(3)).unwrap();
    };
    assert_eq!((table.turn_since(first), table.last_to_decide()), (0, None));
    feed(&mut table, first);
    table.play(first, Action::Bank).unwrap();
    assert_eq!((table.turn(), table.turn_since(second)), (Turn::Choose(second), 1));
    table.undo(first).unwrap();
    assert_eq!((table.turn(), table.turn_since(first)), (Turn::Choose(first), 0));
    assert_eq!(table.last_to_decide(), Some(first));
    table.play(first, Action::Bank).unwrap();
    assert_eq!((table.turn(), table.turn_since(second)), (Turn::Choose(second), 1));
    feed(&mut table, second);
    assert_eq!(table.turn_since(second), 1, "its own decisions do not change it");
    table.play(second, Action::Bank).unwrap();
    assert_eq!((table.turn(), table.turn_since(third)), (Turn::Choose(third), 5));
    feed(&mut table, third);
    table.play(third, Action::Bank).unwrap();
    assert_eq!((table.turn(), table.turn_since(first)), (Turn::Choose(first), 7));
}
