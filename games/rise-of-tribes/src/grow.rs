//! GROW: members come to the map. RT-GROW

use serde::{Deserialize, Serialize};
use table::{journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::PowerEffect,
    decision::{Decision, Flow, is_count},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Ability, BoardAction, HexSet, Level, Power},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    words::message,
};

/// Members are added. RT-DEC-09
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Grow {
    /// Members still to add.
    pub left: u8,
    /// Members that may go next to an occupied hex (Cradleboards).
    pub outposts: u8,
    /// Extra members on shared hexes (Exogamy).
    pub shared: u8,
    /// Hexes occupied when the action began. RT-GROW-02
    pub home: HexSet,
}

impl RiseOfTribes {
    pub(crate) fn begin_grow<J: Journal<Note>>(&self, state: &mut State, level: Level, j: &mut J) {
        let seat = state.active;
        let racks = self.ability(state, seat, Ability::ExtraMember);
        let winter = self.mild_winter(state, j);
        state.push(Grow {
            left: self.strength(BoardAction::Grow, level) + racks + winter,
            outposts: self.ability(state, seat, Ability::Outpost),
            shared: match self.power(state, seat) {
                Some(PowerEffect::SharedChild { members }) => members,
                _ => 0,
            },
            home: state.field.on(seat),
        });
    }
}

impl Grow {
    /// The hexes the next member may come to. RT-GROW-02
    #[inline]
    fn sites(self, rules: &RiseOfTribes) -> HexSet {
        if self.left == 0 {
            return HexSet::EMPTY;
        }
        if self.outposts == 0 { self.home } else { self.home.or(rules.board.near_any(self.home)) }
    }

    /// The hexes an extra member of Exogamy may come to. RT-CHIEF-13
    fn shared_sites(self, state: &State) -> HexSet {
        if self.shared == 0 {
            return HexSet::EMPTY;
        }
        RiseOfTribes::shared_hexes(state, state.active)
    }

    /// May one more member be hidden on the player board? RT-CHIEF-20
    fn may_hide(self, rules: &RiseOfTribes, state: &State) -> bool {
        match rules.power(state, state.active) {
            Some(PowerEffect::Ambush { most }) => self.left > 0 && state.player(state.active).hidden < most,
            _ => false,
        }
    }
}

impl Decision for Grow {
    #[inline]
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        // RT-RULING-09: the reserve is the limit.
        let possible = state.player(state.active).reserve > 0
            && (!self.sites(rules).is_empty()
                || !self.shared_sites(state).is_empty()
                || self.may_hide(rules, state));
        state.pop_unless(possible)
    }

    #[inline]
    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(self.sites(rules).iter().map(Action::Grow));
        out.extend(self.shared_sites(state).iter().map(Action::Wed));
        if self.may_hide(rules, state) {
            out.push(Action::Hide);
        }
        out.push(Action::Done);
    }

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
            Action::Done => {
                state.pop();
                return Ok(());
            }
            Action::Grow(hex) => {
                ensure(self.left > 0, Refusal::NoMoreMembers)?;
                ensure(self.sites(rules).has(hex), Refusal::GrowElsewhere)?;
                next.left -= 1;
                if !self.home.has(hex) {
                    next.outposts -= 1;
                }
                state.field.put(seat, hex, 1);
                j.note(Note::Grows(seat, hex));
            }
            Action::Wed(hex) => {
                ensure(self.shared_sites(state).has(hex), Refusal::NotShared)?;
                next.shared -= 1;
                state.field.put(seat, hex, 1);
                j.note(Note::GrowsBy(seat, hex, state.player(seat).power_or(Power::Exogamy)));
            }
            Action::Hide => {
                ensure(self.may_hide(rules, state), Refusal::BoardFull)?;
                next.left -= 1;
                state.player_mut(seat).hidden += 1;
                j.note(Note::Hides(seat));
            }
            _ => return Err(Refusal::unexpected(action)),
        }
        state.player_mut(seat).reserve -= 1;
        state.replace(next);
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Finish(_)))
    }

    fn is_valid(self, rules: &RiseOfTribes, _: &State) -> bool {
        is_count(self.left)
            && is_count(self.outposts)
            && is_count(self.shared)
            && rules.board.has_all(self.home)
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-grow").number("left", self.left)
    }

    fn describe_action(self, _: &RiseOfTribes, _: &State, action: Action) -> Option<Phrase> {
        (action == Action::Done).then(|| message("do-end-grow"))
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        let reserve = tribe.state().player(tribe.state().active).reserve;
        let members = f32::from(self.left.min(reserve) + self.shared);
        tribe.if_active(tribe.weights().pending_member * members)
    }
}
