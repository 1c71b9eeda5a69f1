//! Step 4: conflicts. RT-CONF

mod fight;
mod losses;

use table::{Seat, journal::Journal, text::Phrase};

pub use fight::{Fight, Stage};
pub use losses::Side;
pub(crate) use losses::{count, survivors};

use crate::{
    action::Action,
    decision::{Area, Decision, Flow},
    game::RiseOfTribes,
    ids::Hex,
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    words::message,
};

/// Conflicts in the order of the active player. RT-DEC-14
#[derive(Clone, Copy)]
pub(crate) struct Conflicts;

impl Conflicts {
    /// No conflict is left: the chasm takes its members, step 5 begins.
    fn end<J: Journal<Note>>(rules: &RiseOfTribes, state: &mut State, j: &mut J) {
        rules.chasm(state, j);
        state.replace(Step::End);
    }
}

impl Decision for Conflicts {
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) -> Flow {
        if rules.may_provoke(state) {
            return Flow::Wait;
        }
        let crowded = rules.crowded(state);
        let Some(first) = crowded.iter().next() else {
            // The Altar may have what the chasm would take.
            if rules.chasm_threatens(state, state.active) && rules.may_use_altar(state) {
                return Flow::Wait;
            }
            Self::end(rules, state, j);
            return Flow::Continue;
        };
        // A single conflict leaves nothing to choose, unless an elder could still fetch a bow or the Altar take a member.
        if crowded.len() > 1 || rules.may_borrow(state, Step::Conflicts) || rules.may_use_altar(state) {
            return Flow::Wait;
        }
        rules.declare(state, first, j);
        Flow::Continue
    }

    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        let crowded = rules.crowded(state);
        out.extend(crowded.iter().map(Action::Fight));
        if rules.may_provoke(state) {
            out.extend(rules.provocations(state).iter().map(Action::Provoke));
        }
        if crowded.is_empty() {
            out.push(Action::Done);
        }
        rules.list_offers(state, Step::Conflicts, out);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Fight(hex) => {
                ensure(rules.crowded(state).has(hex), Refusal::NoConflict)?;
                rules.declare(state, hex, j);
                Ok(())
            }
            Action::Provoke(hex) => rules.play_provoke(state, hex, j),
            Action::Done => {
                ensure(rules.crowded(state).is_empty(), Refusal::ConflictsWait)?;
                Self::end(rules, state, j);
                Ok(())
            }
            _ => rules.play_offer(state, Step::Conflicts, action, j),
        }
    }

    fn question(self, rules: &RiseOfTribes, state: &State) -> Phrase {
        message(if rules.crowded(state).is_empty() { "ask-no-conflict" } else { "ask-conflicts" })
    }

    fn describe_action(self, rules: &RiseOfTribes, state: &State, action: Action) -> Option<Phrase> {
        match action {
            Action::Done => Some(message("do-go-on")),
            Action::Fight(hex) => Some(rules.describe_conflict(state, "do-fight", hex)),
            Action::Provoke(hex) => Some(rules.describe_conflict(state, "do-provoke", hex)),
            _ => rules.describe_offer(state, action),
        }
    }

    fn area(self) -> Area {
        Area::Conflicts
    }
}

impl RiseOfTribes {
    pub(crate) fn declare<J: Journal<Note>>(&self, state: &mut State, hex: Hex, j: &mut J) {
        j.note(Note::Conflict(hex));
        state.push(Fight { hex, stage: Stage::Declared, shot: None });
    }

    fn describe_conflict(&self, state: &State, key: &str, hex: Hex) -> Phrase {
        let sides = Seat::all(self.seats)
            .filter(|&seat| state.field.of(seat, hex) > 0)
            .map(|seat| message("side").seat("who", seat).number("members", state.field.of(seat, hex)));
        let invaders = state.events.invaders_on(hex);
        let camp = (invaders > 0).then(|| message("side-invaders").number("members", invaders));
        message(key).phrase("hex", self.place_name(state, hex)).list("sides", sides.chain(camp).collect())
    }
}
