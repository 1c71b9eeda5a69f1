//! What the board promises before an action, against what the rules then do.

use pages::conformance::random_game;
use rise_of_tribes::{Action, BoardAction, Frame, Gather, RiseOfTribes};
use table::{Rules, Viewer, journal::Silent};

#[test]
fn a_die_is_worth_what_the_action_then_allows() {
    let mut tried = 0;
    for (number, options) in RiseOfTribes::every_options().iter().enumerate() {
        random_game::<RiseOfTribes>(options, 500 + number as u64, |table, seat, _| {
            let rules = table.rules();
            for action in table.view(Viewer::Seat(seat)).actions {
                let Action::Place(face, board_action) = action else { continue };
                let worth = rules.worth(table.state(), board_action, face);
                let mut after = *table.state();
                rules.play(&mut after, action, &mut Silent).unwrap();
                let promised = match (board_action, after.frames.top()) {
                    (BoardAction::Grow, Some(Frame::Grow(grow))) => grow.left,
                    (BoardAction::Move, Some(Frame::Move(movement))) => movement.left,
                    (BoardAction::Gather, Some(Frame::Gather(Gather { left, each, .. }))) => {
                        assert_eq!(worth.each, *each);
                        *left
                    }
                    (BoardAction::Lead, Some(Frame::Lead(lead))) => lead.draw,
                    (BoardAction::Lead, Some(Frame::Draw(draw))) => draw.left,
                    _ => continue,
                };
                assert_eq!(worth.amount, promised, "{action:?}");
                tried += 1;
            }
        })
        .unwrap();
    }
    assert!(tried > 1000, "{tried}");
}

#[test]
fn a_goal_can_be_completed_exactly_when_its_progress_is_full() {
    let mut reached = 0;
    for (number, options) in RiseOfTribes::every_options().iter().enumerate() {
        random_game::<RiseOfTribes>(options, 600 + number as u64, |table, _, _| {
            let (rules, state) = (table.rules(), table.state());
            for seat in table::Seat::all(rules.seats()) {
                let ready = rules.completable(state, seat);
                for goal in state.player(seat).open {
                    let full = rules.progress(state, seat, goal).is_reached();
                    assert_eq!(full, ready.has(goal), "{goal}");
                    reached += usize::from(full);
                }
            }
        })
        .unwrap();
    }
    assert!(reached > 100, "{reached}");
}

#[test]
fn a_conflict_ends_as_it_was_foretold() {
    let mut fought = 0;
    for (number, options) in RiseOfTribes::every_options().iter().enumerate() {
        random_game::<RiseOfTribes>(options, 700 + number as u64, |table, seat, _| {
            let (rules, state) = (table.rules(), table.state());
            for action in table.view(Viewer::Seat(seat)).actions {
                let Action::Fight(hex) = action else { continue };
                let clash = rules.clash(state, hex).unwrap();
                let mut after = *state;
                rules.play(&mut after, action, &mut Silent).unwrap();
                // A bow, walls, an ambush or a retreat may still change it.
                let open = after
                    .frames
                    .as_slice()
                    .iter()
                    .any(|frame| matches!(frame, Frame::Fight(_) | Frame::Ambush(_) | Frame::Evade(_)));
                if !open && after.active == state.active {
                    for side in table::Seat::all(rules.seats()) {
                        assert_eq!(after.field.of(side, hex), clash.after[side.index()], "{clash:?}");
                    }
                    fought += 1;
                }
            }
        })
        .unwrap();
    }
    assert!(fought > 5, "{fought}");
}
