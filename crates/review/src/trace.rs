//! The choices and chance events of a recorded game, with the positions around them.

use table::{Evaluate, Seat, Turn, journal::Silent, record::Event, table::Table};

/// A choice between at least two actions.
#[derive(Debug)]
pub(crate) struct Choice<R: Evaluate> {
    pub(crate) event: usize,
    pub(crate) seat: Seat,
    pub(crate) before: R::State,
    pub(crate) played: R::Action,
}

/// What chance dealt in one event.
#[derive(Debug)]
pub(crate) struct Dealt<R: Evaluate> {
    pub(crate) event: usize,
    pub(crate) before: R::State,
    pub(crate) after: R::State,
}

/// What a review examines.
#[derive(Debug)]
pub(crate) enum Step<R: Evaluate> {
    Choice(Choice<R>),
    /// A choice with a single action: nothing to examine, but it may be taken back.
    Forced,
    Dealt(Dealt<R>),
}

/// Everything that happened at `table` and was not taken back, in order.
#[expect(clippy::expect_used, reason = "what happened at a table can be played again")]
pub(crate) fn trace<R: Evaluate>(table: &Table<R>) -> Vec<Step<R>> {
    let rules = table.rules();
    let mut past = table.past(0);
    let mut steps = Vec::new();
    let mut actions = Vec::new();
    for (event, happened) in table.events_since(0).iter().enumerate() {
        let before = *past.state();
        assert!(past.follow(table), "the events of a table can be played again");
        let after = *past.state();
        match happened {
            Event::Play(play) => {
                let played = rules.read_action(&play.play).expect("the log holds actions in notation");
                actions.clear();
                rules.legal_actions(&before, &mut actions);
                steps.push(match actions.as_slice() {
                    [_] => Step::Forced,
                    _ => Step::Choice(Choice { event, seat: play.seat, before, played }),
                });
                let mut acted = before;
                rules.play(&mut acted, played, &mut Silent).expect("what was played was legal");
                if rules.turn(&acted) == Turn::Chance {
                    steps.push(Step::Dealt(Dealt { event, before: acted, after }));
                }
            }
            // Only a choice that no chance event followed can be taken back.
            Event::Undo(_) => drop(steps.pop()),
            Event::Deal(_) => steps.push(Step::Dealt(Dealt { event, before, after })),
            Event::Contribute(_) => {}
        }
    }
    steps
}
