//! Dice pushed through the four actions. RT-DICE

use serde::{Deserialize, Serialize};
use table::{journal::Journal, sets::Indexed, text::Phrase};

use crate::{
    action::{Action, Prey},
    decision::{Area, Decision, Flow},
    frame::Frame,
    game::RiseOfTribes,
    ids::{BoardAction, Face, Level},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    words::{self, message},
};

impl Level {
    /// The strength that three dice give. RT-DICE-08..11
    #[inline]
    pub fn of(dice: [Face; 3]) -> Self {
        let count = |face| dice.iter().filter(|&&die| die == face).count();
        if count(Face::Sun) >= 2 {
            Self::High
        } else if count(Face::Moon) >= 2 {
            Self::Low
        } else {
            Self::Normal
        }
    }
}

/// The queue after `face` is put in front: the last die drops out. RT-DICE-06
#[inline]
pub(crate) fn pushed(dice: [Face; 3], face: Face) -> [Face; 3] {
    [face, dice[0], dice[1]]
}

/// Step 3: two actions. RT-DEC-08
#[derive(Clone, Copy)]
pub(crate) struct Actions;

impl Decision for Actions {
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        // With both dice placed, Wayfarers and Intimidate may still be used.
        let late = || rules.options.powers && (rules.may_march(state) || rules.may_scare(state));
        if !state.hand.is_empty() || late() {
            return Flow::Wait;
        }
        state.replace(Step::Release);
        Flow::Continue
    }

    #[inline]
    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        for (face, _) in state.hand.iter() {
            for board_action in state.actions_taken.complement() {
                out.push(Action::Place(face, board_action));
            }
        }
        if !state.hand.is_empty() {
            rules.list_hunts(state, out);
        } else {
            out.push(Action::Done);
        }
        if rules.options.powers {
            rules.list_marches(state, out);
            rules.list_scares(state, out);
        }
        rules.list_offers(state, Step::Actions, out);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Place(face, board_action) => {
                ensure(state.hand.has(face), Refusal::NoSuchDie)?;
                ensure(!state.actions_taken.has(board_action), Refusal::ActionTaken)?;
                rules.place(state, face, board_action, j);
                Ok(())
            }
            Action::Hunt(Prey::SabreTooth, face) => rules.hunt_sabre_tooth(state, face, j),
            Action::Hunt(Prey::Mammoth, face) => rules.hunt_mammoth(state, face, j),
            Action::Tame(face) => rules.tame_mammoth(state, face, j),
            Action::March(from, to) => rules.play_march(state, from, to, j),
            Action::Scare(hex, seat) => rules.play_scare(state, hex, seat),
            Action::Done => {
                ensure(state.hand.is_empty(), Refusal::DiceLeft)?;
                state.replace(Step::Release);
                Ok(())
            }
            _ => rules.play_offer(state, Step::Actions, action, j),
        }
    }

    fn question(self, _: &RiseOfTribes, state: &State) -> Phrase {
        if state.hand.is_empty() {
            message("ask-late")
        } else {
            message("ask-actions").number("dice", state.hand.total())
        }
    }

    fn describe_action(self, rules: &RiseOfTribes, state: &State, action: Action) -> Option<Phrase> {
        match action {
            Action::Done => Some(message("do-end-actions")),
            Action::Place(die, board_action) => {
                let worth = rules.worth(state, board_action, die);
                Some(
                    message(&format!("do-place-{board_action}"))
                        .phrase("die", words::face(die))
                        .phrase("action", words::board_action(board_action))
                        .phrase("level", words::level(worth.level))
                        .number("amount", worth.amount)
                        .number("hexes", worth.amount)
                        .number("each", worth.each),
                )
            }
            Action::Hunt(prey, die) => Some(rules.describe_hunt(prey, die)),
            Action::Tame(die) => Some(rules.describe_taming(die)),
            _ => rules.describe_offer(state, action),
        }
    }

    fn area(self) -> Area {
        Area::Actions
    }
}

/// After an action: an increased one adds a stone to the glacier. RT-TERRAIN-20
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Finish {
    /// The strength of the action.
    pub level: Level,
}

impl Decision for Finish {
    #[inline]
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) -> Flow {
        state.pop();
        rules.freeze_stone(state, self.level, j);
        Flow::Continue
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        below == Some(Frame::Turn(Step::Actions))
    }
}

impl RiseOfTribes {
    /// A die is put on an action, which begins. RT-DICE-05
    fn place<J: Journal<Note>>(&self, state: &mut State, face: Face, board_action: BoardAction, j: &mut J) {
        state.hand.take(face);
        let queue = &mut state.queues[board_action.index()];
        *queue = pushed(*queue, face);
        let level = Level::of(*queue);
        state.actions_taken.insert(board_action);
        j.note(Note::Places(state.active, face, board_action, level));
        state.push(Finish { level });
        match board_action {
            BoardAction::Grow => self.begin_grow(state, level, j),
            BoardAction::Move => self.begin_move(state, level),
            BoardAction::Gather => self.begin_gather(state, level),
            BoardAction::Lead => self.begin_lead(state, level),
        }
    }
}
