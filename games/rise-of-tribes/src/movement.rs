//! MOVE: members travel. RT-MOVE

use serde::{Deserialize, Serialize};
use table::{journal::Journal, sets::Indexed, text::Phrase};

use crate::{
    action::Action,
    decision::{Decision, Deferral, Flow, is_count},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Ability, BoardAction, HEXES, Hex, HexSet, Land, Level, Object},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    words::message,
};

/// Members travel. RT-DEC-10
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Move {
    /// Members still to move.
    pub left: u8,
    /// Members that may go a step further (Cairn Trails).
    pub long: u8,
    /// The tamed mammoth may still be moved.
    pub mammoth: bool,
    /// Hexes occupied when the action began.
    pub home: HexSet,
    /// Hexes members went to.
    pub entered: HexSet,
}

/// Where a member can go from one hex.
#[derive(Clone, Copy)]
struct Reach {
    /// In one step, or by canoe.
    short: HexSet,
    /// With a step more (Cairn Trails).
    long: HexSet,
}

impl RiseOfTribes {
    pub(crate) fn begin_move(&self, state: &mut State, level: Level) {
        let seat = state.active;
        state.moved = [0; HEXES];
        state.push(Move {
            left: self.strength(BoardAction::Move, level),
            long: self.ability(state, seat, Ability::LongMarch),
            mammoth: owns_mammoth(state),
            home: state.field.on(seat),
            entered: HexSet::EMPTY,
        });
    }

    /// Steps into lakes are free for the owner of the canoe. RT-GOAL-15
    fn paddle(&self, lakes: HexSet, from: Hex) -> Reach {
        let sail = |start: HexSet| {
            let mut all = start;
            loop {
                let wider = all.or(self.board.near_any(all).and(lakes));
                if wider == all {
                    return all;
                }
                all = wider;
            }
        };
        let afloat = sail(HexSet::only(from));
        let short = sail(afloat.or(self.board.near_any(afloat)));
        let long = sail(short.or(self.board.near_any(short)));
        Reach { short, long }
    }
}

fn owns_mammoth(state: &State) -> bool {
    state.events.mammoth.is_some_and(|mammoth| mammoth.owner == Some(state.active))
}

/// Is a member on `hex` that has not travelled yet? RT-MOVE-04
#[inline]
fn has_unmoved(state: &State, hex: Hex) -> bool {
    state.field.of(state.active, hex) > state.moved[hex.index()]
}

impl Move {
    #[inline]
    fn reach(self, rules: &RiseOfTribes, state: &State, from: Hex) -> Reach {
        let mut reach = if state.events.owns(state.active, Object::Canoe) {
            rules.paddle(state.ground.of(Land::Lake), from)
        } else {
            let short = rules.board.near(from);
            Reach { short, long: if self.long > 0 { rules.board.near_any(short) } else { HexSet::EMPTY } }
        };
        reach.short.remove(from);
        reach.long.remove(from);
        reach.long = if self.long > 0 { reach.long.without(reach.short) } else { HexSet::EMPTY };
        reach
    }

    /// Where the tamed mammoth may go. RT-EVENT-37
    fn mammoth_sites(self, state: &State) -> HexSet {
        match state.events.mammoth {
            Some(mammoth) if self.mammoth => {
                let mut sites = state.field.on(state.active);
                sites.remove(mammoth.hex);
                sites
            }
            _ => HexSet::EMPTY,
        }
    }

    /// The action is over: the mammoth is checked, then Discovery and Pathfinder pay.
    fn end<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) {
        state.pop();
        state.moved = [0; HEXES];
        rules.check_mammoth(state, j);
        let found = self.entered.without(self.home);
        rules.begin_claim(state, found);
        rules.begin_discovery(state, found);
    }
}

impl Decision for Move {
    #[inline]
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) -> Flow {
        let on = state.field.on(state.active);
        let members = self.left > 0 && on.iter().any(|hex| has_unmoved(state, hex));
        if members || !self.mammoth_sites(state).is_empty() {
            return Flow::Wait;
        }
        self.end(rules, state, j);
        Flow::Continue
    }

    #[inline]
    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        if self.left > 0 {
            for from in state.field.on(state.active) {
                if has_unmoved(state, from) {
                    let reach = self.reach(rules, state, from);
                    for to in reach.short.or(reach.long) {
                        out.push(Action::Move(from, to));
                    }
                }
            }
        }
        out.extend(self.mammoth_sites(state).iter().map(Action::Herd));
        out.push(Action::Done);
    }

    #[inline]
    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        let mut next = self;
        match action {
            Action::Move(from, to) => {
                ensure(self.left > 0, Refusal::NoMoreMoves)?;
                ensure(state.field.of(seat, from) > 0, Refusal::NobodyToMove)?;
                ensure(has_unmoved(state, from), Refusal::MemberMoved)?;
                let reach = self.reach(rules, state, from);
                let far = reach.long.has(to);
                let refusal = match state.events.owns(seat, Object::Canoe) {
                    true => Refusal::TooFarByCanoe,
                    false => Refusal::TooFar,
                };
                ensure(far || reach.short.has(to), refusal)?;
                state.field.take(seat, from, 1);
                state.field.put(seat, to, 1);
                state.moved[to.index()] += 1;
                j.note(Note::Moves(seat, from, to));
                next.left -= 1;
                next.long -= u8::from(far);
                next.entered.insert(to);
                state.replace(next);
                // RT-VILL-07: at once, even if another member follows.
                if !state.field.on(seat).has(from) {
                    rules.check_villages(state, None, j);
                }
            }
            Action::Herd(hex) => {
                ensure(self.mammoth_sites(state).has(hex), Refusal::MammothStays)?;
                if let Some(mammoth) = &mut state.events.mammoth {
                    mammoth.hex = hex;
                }
                j.note(Note::Herds(seat, hex));
                next.mammoth = false;
                state.replace(next);
            }
            Action::Done => self.end(rules, state, j),
            _ => return Err(Refusal::unexpected(action)),
        }
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Finish(_)))
    }

    fn is_valid(self, rules: &RiseOfTribes, state: &State) -> bool {
        is_count(self.left)
            && is_count(self.long)
            && (!self.mammoth || owns_mammoth(state))
            && rules.board.has_all(self.home)
            && rules.board.has_all(self.entered)
    }

    fn defers(self) -> Deferral {
        Deferral::Mammoth
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-move").number("left", self.left)
    }

    fn describe_action(self, _: &RiseOfTribes, _: &State, action: Action) -> Option<Phrase> {
        (action == Action::Done).then(|| message("do-end-move"))
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        if tribe.is_active() { tribe.moves(self.left) } else { 0.0 }
    }
}
