//! Step 4: conflicts. RT-CONF

use serde::{Deserialize, Serialize};
use table::{Seat, Turn, journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::{EventEffect, PowerEffect},
    decision::{Area, Decision, Flow},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Ability, Event, Hex, Object, SEATS, Source},
    note::Note,
    powers::Evade,
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
            Self::end(rules, state, j);
            return Flow::Continue;
        };
        // A single conflict leaves nothing to choose, unless an elder could still fetch a bow.
        if crowded.len() > 1 || rules.may_borrow(state, Step::Conflicts) {
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

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-conflicts")
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
    Walls,
    /// It is fought, with or without the walls, and the aftermath waits.
    Fought {
        /// Had the active player a member there?
        attacked: bool,
    },
}

/// A side in a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// A player's tribe.
    Tribe(Seat),
    /// The invaders.
    Invaders,
}

impl Side {
    /// Its place among the counts of a conflict: the seats, then the invaders.
    const fn index(self) -> usize {
        match self {
            Self::Tribe(seat) => seat.index(),
            Self::Invaders => SEATS,
        }
    }
}

impl Fight {
    /// Bow: the active player, with a member there, against somebody there. RT-CONF-11, RT-RULING-19
    fn may_shoot(self, rules: &RiseOfTribes, state: &State) -> bool {
        let own = state.field.of(state.active, self.hex);
        own > 0 && state.population(self.hex) > own && rules.ability(state, state.active, Ability::Strike) > 0
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

    /// Bow and walls strike together, then every side loses one at a time until one is left, then the limit applies.
    /// RT-RULING-20, RT-CONF-07..10
    fn resolve<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        walls: Option<Side>,
        j: &mut J,
    ) {
        let hex = self.hex;
        let attacked = state.field.of(state.active, hex) > 0;
        let limit = rules.limit(state, hex);
        let before: [u8; SEATS + 1] = std::array::from_fn(|side| count(state, hex, side));
        let mut left = before;
        for struck in [self.shot, walls].into_iter().flatten() {
            let side = &mut left[struck.index()];
            *side = side.saturating_sub(1);
        }
        let left = survivors(left, limit);
        for seat in Seat::all(rules.seats) {
            let fallen = before[seat.index()] - left[seat.index()];
            if fallen > 0 {
                rules.remove(state, seat, hex, fallen);
                j.note(Note::Falls(seat, hex, fallen));
            }
        }
        let fallen = before[SEATS] - left[SEATS];
        if let Some(invaders) = &mut state.events.invaders
            && invaders.hex == hex
            && fallen > 0
        {
            invaders.count -= fallen;
            j.note(Note::InvadersFall(hex, fallen));
        }
        state.replace(Self { hex, stage: Stage::Fought { attacked }, shot: None });
        if let Some((seat, most)) = rules.seat_with(state, |power| match power {
            PowerEffect::Retreat { most } => Some(most),
            _ => None,
        }) {
            let fallen = before[seat.index()] - left[seat.index()];
            if fallen > 0 {
                state.push(Evade { seat, from: hex, left: fallen.min(most), to: None });
            }
        }
    }

    /// Villages, elders, the last invader, the mammoth.
    fn aftermath<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, attacked: bool, j: &mut J) {
        let attacker = attacked.then_some(state.active);
        rules.check_villages(state, attacker, j);
        if let Some(invaders) = state.events.invaders
            && invaders.hex == self.hex
            && invaders.count == 0
        {
            state.events.invaders = None;
            rules.leave_slot(state, Event::Invaders, j);
            let victor = Seat::all(rules.seats).find(|&seat| state.field.of(seat, self.hex) > 0).or(attacker);
            if let (Some(victor), EventEffect::Invaders { points, .. }) =
                (victor, rules.effect(Event::Invaders))
            {
                rules.score(state, victor, Source::Events, points, j);
            }
        }
        rules.check_mammoth(state, j);
    }
}

impl Decision for Fight {
    /// RT-RULING-20: the active player is asked first, then the owner of the walls.
    #[inline]
    fn turn(self, _: &RiseOfTribes, state: &State) -> Turn {
        match self.stage {
            Stage::Walls => Turn::Choose(self.warden(state).unwrap_or(state.active)),
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
                state.replace(Self { stage: Stage::Walls, ..self });
            }
            Stage::Walls => {
                if self.warden(state).is_some() {
                    return Flow::Wait;
                }
                self.resolve(rules, state, None, j);
            }
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
            Stage::Walls => out.extend([Action::Walls, Action::Done]),
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
                state.replace(Self { stage: Stage::Walls, shot: Some(side), ..self });
                Ok(())
            }
            (Stage::Bow, Action::Done) => {
                state.replace(Self { stage: Stage::Walls, ..self });
                Ok(())
            }
            (Stage::Walls, Action::Walls) => {
                let warden = self.warden(state).ok_or(Refusal::NotNow)?;
                j.note(Note::UsesWalls(warden, self.hex));
                self.resolve(rules, state, Some(Side::Tribe(state.active)), j);
                Ok(())
            }
            (Stage::Walls, Action::Done) => {
                self.resolve(rules, state, None, j);
                Ok(())
            }
            (Stage::Walls, Action::Shoot(_)) => Err(Refusal::DefendersCannotShoot),
            _ => Err(Refusal::unexpected(action)),
        }
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        below == Some(Frame::Turn(Step::Conflicts))
    }

    fn is_valid(self, rules: &RiseOfTribes, state: &State) -> bool {
        rules.board.all.has(self.hex)
            && self.stage != Stage::Declared
            && self.shot.is_none_or(|side| self.defends(rules, state, side))
    }

    fn defers_losses(self) -> bool {
        matches!(self.stage, Stage::Fought { .. })
    }

    fn question(self, rules: &RiseOfTribes, state: &State) -> Phrase {
        let hex = rules.place_name(state, self.hex);
        match self.stage {
            Stage::Walls => message("ask-walls").phrase("hex", hex).seat("attacker", state.active),
            Stage::Declared | Stage::Bow | Stage::Fought { .. } => message("ask-bow").phrase("hex", hex),
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

/// Everybody loses one until at most one side is left, as many as the second-largest side has; what is left keeps to the
/// limit. RT-CONF-07..10
pub(crate) fn survivors(mut sides: [u8; SEATS + 1], limit: u8) -> [u8; SEATS + 1] {
    let (mut most, mut second) = (0, 0);
    for &side in &sides {
        if side >= most {
            second = most;
            most = side;
        } else {
            second = second.max(side);
        }
    }
    for side in &mut sides {
        *side = side.saturating_sub(second).min(limit);
    }
    sides
}

/// Members of the side with this index; the invaders come last.
pub(crate) fn count(state: &State, hex: Hex, side: usize) -> u8 {
    if side < SEATS { state.field.of(Seat::new(side), hex) } else { state.events.invaders_on(hex) }
}
