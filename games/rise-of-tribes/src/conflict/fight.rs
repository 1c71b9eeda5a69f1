//! A conflict from its declaration to its losses: bow, then walls. RT-CONF-06, RT-RULING-20

use serde::{Deserialize, Serialize};
use table::{Seat, Turn, journal::Journal, text::Phrase};

use super::losses::{Side, count};
use crate::{
    action::Action,
    decision::{Area, Decision, Deferral, Flow},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Ability, Goal, Hex, Object, SEATS},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    words::{self, message},
};

/// A conflict. RT-CONF-06
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Fight {
    /// Where.
    pub hex: Hex,
    /// How far it has gone.
    pub stage: Stage,
    /// The active player's bow is aimed at this side.
    pub shot: Option<Side>,
}

/// How far a conflict has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It is declared.
    Declared,
    /// The active player may aim the bow. RT-CONF-11
    Bow,
    /// The owner of the walls may use them. RT-CONF-12
    Walls {
        /// Who owns them.
        owner: Seat,
    },
    /// It is fought, with or without the walls, and the aftermath waits.
    Fought {
        /// Had the active player a member there, or a bow at work? RT-RULING-62
        attacked: bool,
    },
}

impl Fight {
    /// Bow: the active player attacks in every conflict of his turn, with a member there or without. A side that is alone
    /// goes down to the limit anyway. RT-CONF-11, RT-RULING-18, RT-RULING-19
    fn may_shoot(self, rules: &RiseOfTribes, state: &State) -> bool {
        let sides = || (0..=SEATS).filter(|&side| count(state, self.hex, side) > 0).count();
        rules.ability(state, state.active, Ability::Strike) > 0 && sides() > 1
    }

    /// Is this side a defender here?
    fn defends(self, rules: &RiseOfTribes, state: &State, side: Side) -> bool {
        match side {
            Side::Tribe(seat) => rules.is_rival(state.active, seat) && state.field.of(seat, self.hex) > 0,
            Side::Invaders => state.events.invaders_on(self.hex) > 0,
        }
    }

    /// The defender whose walls protect a village here against the active player's members. RT-CONF-12
    fn warden(self, state: &State) -> Option<Seat> {
        let owner = state.events.owners[Object::Walls as usize]?;
        let defends = owner != state.active
            && state.player(owner).villages.has(self.hex)
            && state.field.of(owner, self.hex) > 0
            && state.field.of(state.active, self.hex) > 0;
        defends.then_some(owner)
    }

    /// The bow is used or not: the owner of the walls is asked, or the conflict is resolved.
    fn after_bow<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) {
        match self.warden(state) {
            Some(owner) => state.replace(Self { stage: Stage::Walls { owner }, ..self }),
            None => self.resolve(rules, state, None, j),
        }
    }
}

impl Decision for Fight {
    /// RT-RULING-20: the active player is asked first, then the owner of the walls.
    #[inline]
    fn turn(self, _: &RiseOfTribes, state: &State) -> Turn {
        match self.stage {
            Stage::Walls { owner } => Turn::Choose(owner),
            Stage::Declared | Stage::Bow | Stage::Fought { .. } => Turn::Choose(state.active),
        }
    }

    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) -> Flow {
        match self.stage {
            Stage::Declared => {
                state.replace(Self { stage: Stage::Bow, ..self });
                rules.spring_ambush(state, self.hex);
            }
            Stage::Bow => {
                if self.may_shoot(rules, state) {
                    return Flow::Wait;
                }
                self.after_bow(rules, state, j);
            }
            Stage::Walls { .. } => return Flow::Wait,
            Stage::Fought { attacked } => {
                state.pop();
                self.aftermath(rules, state, attacked, j);
            }
        }
        Flow::Continue
    }

    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Bow => {
                let sides = Seat::all(rules.seats).map(Side::Tribe).chain([Side::Invaders]);
                out.extend(sides.filter(|&side| self.defends(rules, state, side)).map(Action::Shoot));
                out.push(Action::Done);
            }
            Stage::Walls { .. } => out.extend([Action::Walls, Action::Done]),
            Stage::Declared | Stage::Fought { .. } => {}
        }
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match (self.stage, action) {
            (Stage::Bow, Action::Shoot(side)) => {
                ensure(self.defends(rules, state, side), Refusal::NoTarget)?;
                j.note(match side {
                    Side::Tribe(victim) => Note::Shoots(state.active, victim, self.hex),
                    Side::Invaders => Note::ShootsInvaders(state.active, self.hex),
                });
                rules.spend_lesson(state, Ability::Strike);
                Self { shot: Some(side), ..self }.after_bow(rules, state, j);
                Ok(())
            }
            (Stage::Bow, Action::Done) => {
                self.after_bow(rules, state, j);
                Ok(())
            }
            (Stage::Walls { owner }, Action::Walls) => {
                j.note(Note::UsesWalls(owner, self.hex));
                self.resolve(rules, state, Some(Side::Tribe(state.active)), j);
                Ok(())
            }
            (Stage::Walls { .. }, Action::Done) => {
                self.resolve(rules, state, None, j);
                Ok(())
            }
            (Stage::Walls { .. }, Action::Shoot(_)) => Err(Refusal::DefendersCannotShoot),
            _ => Err(Refusal::unexpected(action)),
        }
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        below == Some(Frame::Turn(Step::Conflicts))
    }

    fn is_valid(self, rules: &RiseOfTribes, state: &State) -> bool {
        rules.board.all.has(self.hex)
            && match self.stage {
                Stage::Declared => false,
                Stage::Walls { owner } => self.warden(state) == Some(owner),
                Stage::Bow | Stage::Fought { .. } => true,
            }
            && self.shot.is_none_or(|side| self.defends(rules, state, side))
    }

    /// RT-CONF-15: villages are looked at when the conflict is over.
    fn defers(self) -> Deferral {
        match self.stage {
            Stage::Fought { .. } => Deferral::All,
            Stage::Declared | Stage::Bow | Stage::Walls { .. } => Deferral::Nothing,
        }
    }

    fn question(self, rules: &RiseOfTribes, state: &State) -> Phrase {
        let hex = rules.place_name(state, self.hex);
        match self.stage {
            Stage::Walls { .. } => message("ask-walls").phrase("hex", hex).seat("attacker", state.active),
            Stage::Declared | Stage::Bow | Stage::Fought { .. } => {
                let goal = rules.card_with(state, state.active, Ability::Strike, Goal::Bow);
                message("ask-bow").phrase("hex", hex).phrase("goal", words::goal(goal))
            }
        }
    }

    fn describe_action(self, _: &RiseOfTribes, state: &State, action: Action) -> Option<Phrase> {
        match (self.stage, action) {
            (Stage::Bow, Action::Done) => Some(message("do-hold-bow")),
            (_, Action::Done) => Some(message("do-hold-walls")),
            (_, Action::Walls) => Some(message("do-walls").seat("attacker", state.active)),
            _ => None,
        }
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_active(if self.shot.is_some() { tribe.weights().late_member } else { 0.0 })
    }

    fn area(self) -> Area {
        Area::Conflicts
    }
}
