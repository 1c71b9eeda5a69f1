//! The steps of a turn. RT-TURN

use table::{
    Seat, Turn, counts::Counts, journal::Journal, odds::Odds, sets::Indexed, sets::Set, text::Phrase,
};

use crate::{
    action::{Action, Outcome},
    conflict::Conflicts,
    content::PowerEffect,
    decision::{Area, Decision, Flow, decisions},
    dice::Actions,
    events::{Doubles, DrawEvent},
    game::{RiseOfTribes, TURN_CAP_PER_SEAT},
    goals::End,
    ids::{Face, Good, HEXES, HexSet, Power, Source},
    note::{Cause, Note},
    powers::{AfterRoll, Dream, Release},
    refusal::{Refusal, ensure},
    state::{Ending, State},
    words::message,
};

decisions! {
    /// A step of the turn. RT-TURN-01
    pub enum Step {
        /// The turn begins: return to the map, village points.
        Start,
        /// A tribe without members returns. RT-END-04
        Return,
        /// The moment before the roll. RT-DEC-05
        BeforeRoll,
        /// Chance rolls the two dice. RT-TURN-04
        Roll,
        /// The moment after the roll. RT-DEC-06
        AfterRoll,
        /// A foretold face pays (Dreamtime).
        Dream,
        /// The moment between a double and its events. RT-RULING-59
        BeforeEvents,
        /// A double: a new event is drawn. RT-EVENT-04
        DrawEvent,
        /// Two actions. RT-DEC-08
        Actions,
        /// Hidden members come out before the conflicts (Ambush).
        Release,
        /// Conflicts in the order of the active player. RT-DEC-14
        Conflicts,
        /// Villages and goals. RT-DEC-20
        End,
        ---
        /// A double: the active event with this number carries out its line. RT-EVENT-01
        Doubles(Doubles),
    }
}

impl Step {
    /// Is it a moment between two complete effects, in which the active player may act at will? RT-RULING-59
    pub(crate) const fn has_offers(self) -> bool {
        match self {
            Self::BeforeRoll | Self::BeforeEvents | Self::Actions | Self::Conflicts | Self::End => true,
            Self::Start
            | Self::Return
            | Self::Roll
            | Self::AfterRoll
            | Self::Dream
            | Self::DrawEvent
            | Self::Release
            | Self::Doubles(_) => false,
        }
    }
}

/// Step 1. RT-TURN-02
#[derive(Clone, Copy)]
pub(crate) struct Start;

impl Decision for Start {
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) -> Flow {
        if state.field.on(state.active).is_empty() {
            state.replace(Step::Return);
        } else {
            rules.village_points(state, j);
            state.replace(Step::BeforeRoll);
        }
        Flow::Continue
    }
}

/// A tribe without members returns. RT-END-04
#[derive(Clone, Copy)]
pub(crate) struct Return;

impl Return {
    /// Where the tribe may return. RT-END-05
    fn sites(rules: &RiseOfTribes, state: &State) -> HexSet {
        let free = state.unoccupied(rules.board.all);
        if free.is_empty() { rules.board.all } else { free }
    }
}

impl Decision for Return {
    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(Self::sites(rules, state).iter().map(Action::Return));
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Return(hex) = action else {
            return Err(Refusal::unexpected(action));
        };
        ensure(Self::sites(rules, state).has(hex), Refusal::ReturnToFree)?;
        let seat = state.active;
        let count = rules.content.rules.returning.is.min(state.player(seat).reserve);
        state.player_mut(seat).reserve -= count;
        state.field.put(seat, hex, count);
        j.note(Note::Returns(seat, hex, count));
        rules.village_points(state, j);
        state.replace(Step::BeforeRoll);
        Ok(())
    }

    fn is_valid(self, _: &RiseOfTribes, state: &State) -> bool {
        state.field.on(state.active).is_empty()
    }

    fn question(self, rules: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-return").number("members", rules.content.rules.returning.is)
    }

    fn describe_action(self, rules: &RiseOfTribes, state: &State, action: Action) -> Option<Phrase> {
        let Action::Return(hex) = action else { return None };
        let members = rules.content.rules.returning.is;
        Some(message("do-return").phrase("hex", rules.place_name(state, hex)).number("members", members))
    }
}

/// The moment before the roll, for who can name a face. Everybody else loses nothing by acting after it. RT-DEC-05
#[derive(Clone, Copy)]
pub(crate) struct BeforeRoll;

impl Decision for BeforeRoll {
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        if rules.foretelling(state).is_some() {
            return Flow::Wait;
        }
        state.replace(Step::Roll);
        Flow::Continue
    }

    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.push(Action::Roll);
        out.extend(Face::ALL.iter().copied().map(Action::Foretell));
        rules.list_offers(state, Step::BeforeRoll, out);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Foretell(face) => {
                state.foretold = Some(face);
                j.note(Note::Foretells(state.active, face));
                state.replace(Step::Roll);
                Ok(())
            }
            Action::Roll => {
                state.replace(Step::Roll);
                Ok(())
            }
            _ => rules.play_offer(state, Step::BeforeRoll, action, j),
        }
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-before-roll")
    }

    fn describe_action(self, rules: &RiseOfTribes, state: &State, action: Action) -> Option<Phrase> {
        rules.describe_offer(state, action)
    }

    fn area(self) -> Area {
        Area::Actions
    }
}

/// Chance rolls the two dice. RT-TURN-04
#[derive(Clone, Copy)]
pub(crate) struct Roll;

impl Decision for Roll {
    #[inline]
    fn turn(self, _: &RiseOfTribes, _: &State) -> Turn {
        Turn::Chance
    }

    /// The two dice are alike: each pair of faces is one outcome, whatever die shows which.
    fn outcomes(self, rules: &RiseOfTribes, _: &State, out: &mut Odds<Outcome>) {
        let sides = rules.content.dice.faces.is;
        for (index, &one) in Face::ALL.iter().enumerate() {
            for &other in &Face::ALL[index..] {
                let both = u32::from(sides.of(one)) * u32::from(sides.of(other));
                out.add(Outcome::Roll(one, other), both * if one == other { 1 } else { 2 });
            }
        }
    }

    fn deal<J: Journal<Note>>(
        self,
        _: &RiseOfTribes,
        state: &mut State,
        outcome: Outcome,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Outcome::Roll(one, other) = outcome else {
            return Err(Refusal::NotTheOutcome);
        };
        ensure(one.index() <= other.index(), Refusal::NotTheOutcome)?;
        state.hand = Counts::EMPTY;
        state.hand.add(one);
        state.hand.add(other);
        j.note(match one == other {
            true => Note::RollsDouble(state.active, one),
            false => Note::Rolls(state.active, one, other),
        });
        state.replace(Step::AfterRoll);
        Ok(())
    }

    fn area(self) -> Area {
        Area::Actions
    }
}

/// The moment between a double and its events: the last one to buy an object that a double takes away, or to give the Altar
/// a member that an event would take. RT-RULING-59
#[derive(Clone, Copy)]
pub(crate) struct BeforeEvents;

impl Decision for BeforeEvents {
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        if rules.may_act_before_events(state) {
            return Flow::Wait;
        }
        state.replace(Step::Doubles(Doubles { slot: 0 }));
        Flow::Continue
    }

    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.push(Action::Done);
        rules.list_offers(state, Step::BeforeEvents, out);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Done => {
                state.replace(Step::Doubles(Doubles { slot: 0 }));
                Ok(())
            }
            _ => rules.play_offer(state, Step::BeforeEvents, action, j),
        }
    }

    fn is_valid(self, _: &RiseOfTribes, state: &State) -> bool {
        double(state).is_some()
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-before-events")
    }

    fn describe_action(self, rules: &RiseOfTribes, state: &State, action: Action) -> Option<Phrase> {
        match action {
            Action::Done => Some(message("do-go-on")),
            _ => rules.describe_offer(state, action),
        }
    }

    fn area(self) -> Area {
        Area::Events
    }
}

impl RiseOfTribes {
    /// Step 1. RT-TURN-02
    fn village_points<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        let seat = state.active;
        let player = state.player(seat);
        let (villages, on_map) = (player.village_count(), player.villages.len() as u8);
        if let Some(PowerEffect::VillageFood { food }) = self.power(state, seat)
            && on_map > 0
        {
            let food = food.saturating_mul(on_map);
            state.player_mut(seat).goods.add(Good::Food, food);
            j.note(Note::Takes(
                seat,
                Good::Food,
                food,
                Cause::Power(state.player(seat).power_or(Power::Agriculture)),
            ));
        }
        self.score(state, seat, Cause::Villages, villages, j);
    }

    /// The next player's turn begins, unless the turn cap is reached.
    pub(crate) fn end_turn<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        state.turns += 1;
        state.active = state.active.left(self.seats); // RT-RULING-38
        state.actions_taken = Set::EMPTY;
        state.once = Set::EMPTY;
        state.borrowed = None;
        state.hand = Counts::EMPTY;
        state.moved = [0; HEXES];
        state.replace(Step::Start);
        if state.turns >= self.turn_cap() {
            state.ending = Ending::Stopped; // RT-RULING-41
            j.note(Note::Stopped(self.turn_cap()));
        } else {
            j.note(Note::TurnBegins(state.active, state.turns + 1));
        }
    }

    /// Turns after which the game stops. RT-RULING-41
    pub fn turn_cap(&self) -> u16 {
        TURN_CAP_PER_SEAT * self.seats as u16
    }

    /// `seat` scores; the winning points end the game at once. RT-END-01, RT-RULING-35
    pub(crate) fn score<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        cause: Cause,
        points: u8,
        j: &mut J,
    ) {
        if points == 0 || !state.is_open() {
            return;
        }
        let source = self.source(cause);
        let player = state.player_mut(seat);
        let from = &mut player.points[source as usize];
        *from = from.saturating_add(points as i8);
        j.note(Note::Scores(seat, cause, points));
        if player.score() >= self.tables.winning_points {
            state.ending = Ending::Won(seat);
            j.note(Note::Wins(seat, self.content.rules.winning_points.is));
        }
    }
}

impl RiseOfTribes {
    /// What points of this cause are counted as. Goods that begin a game and powers bring none.
    fn source(&self, cause: Cause) -> Source {
        match cause {
            Cause::Start | Cause::Power(_) | Cause::Event(_) => Source::Events,
            Cause::Village | Cause::Villages => Source::Villages,
            Cause::Goal(goal) if self.is_development(goal) => Source::Developments,
            Cause::Goal(_) => Source::Achievements,
            Cause::Elder => Source::Elders,
        }
    }
}

/// The face both rolled dice show. RT-DICE-02
#[inline]
pub(crate) fn double(state: &State) -> Option<Face> {
    Face::ALL.iter().copied().find(|&face| state.hand.of(face) == 2)
}
