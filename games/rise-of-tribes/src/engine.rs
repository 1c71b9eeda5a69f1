//! The loop: what waits is asked, what needs nobody happens.

use table::{Seat, Turn, journal::Journal, odds::Odds, sets::Indexed};

use crate::{
    action::{Action, Outcome},
    frame::{Frame, Step},
    game::RiseOfTribes,
    ids::Good,
    note::Note,
    offers::Moment,
    refusal::Refusal,
    state::State,
};

/// Does the top frame wait for somebody?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// It does.
    Wait,
    /// It does not; look again.
    Go,
}

/// Waits unless `over` says that there is nothing left to choose; then `finish` goes on.
macro_rules! wait_unless {
    ($over:expr, $finish:expr) => {
        if $over {
            $finish;
            Flow::Go
        } else {
            Flow::Wait
        }
    };
}

impl RiseOfTribes {
    /// Who or what must act.
    #[inline]
    pub(crate) fn whose(&self, state: &State) -> Turn {
        let Some(&frame) = state.frames.top() else {
            return Turn::Over;
        };
        match frame {
            Frame::Deal | Frame::Draw { .. } | Frame::Turn(Step::Roll | Step::DrawEvent) => Turn::Chance,
            Frame::Settle { order, .. } => Turn::Choose(self.settler(state, order)),
            Frame::Erupt { seat, .. }
            | Frame::Auction { seat, .. }
            | Frame::Tribute { seat, .. }
            | Frame::Ruins { seat, .. }
            | Frame::Bounty { seat, .. }
            | Frame::Trade { seat, .. }
            | Frame::Ambush { seat, .. }
            | Frame::Evade { seat, .. }
            | Frame::Spare { seat, .. } => Turn::Choose(seat),
            Frame::Fight { hex, stage, .. } => Turn::Choose(self.fighter(state, hex, stage)),
            Frame::Glacier
            | Frame::Turn(_)
            | Frame::Tiger
            | Frame::Camp
            | Frame::Beast
            | Frame::Volcano
            | Frame::Finish(_)
            | Frame::Grow { .. }
            | Frame::Move { .. }
            | Frame::Discover { .. }
            | Frame::Claim { .. }
            | Frame::Gather { .. }
            | Frame::Mix { .. }
            | Frame::Plenty { .. }
            | Frame::Basketry { .. }
            | Frame::Educate { .. }
            | Frame::Pottery
            | Frame::Pick { .. }
            | Frame::Lead { .. }
            | Frame::PutUnder { .. }
            | Frame::Pay { .. }
            | Frame::Drive { .. }
            | Frame::March { .. }
            | Frame::Sacrifice => Turn::Choose(state.active),
        }
    }

    /// Goes on until somebody must choose, chance must speak or the game is over.
    #[inline]
    pub(crate) fn proceed<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        while state.is_open() {
            let Some(&frame) = state.frames.top() else {
                return;
            };
            if self.advance(state, frame, j) == Flow::Wait {
                return;
            }
        }
        state.frames.clear();
    }

    #[inline]
    fn advance<J: Journal<Note>>(&self, state: &mut State, frame: Frame, j: &mut J) -> Flow {
        match frame {
            Frame::Deal => self.advance_deal(state, j),
            Frame::Turn(step) => self.advance_turn(state, step, j),
            Frame::Glacier
            | Frame::Settle { .. }
            | Frame::Tiger
            | Frame::Camp
            | Frame::Beast
            | Frame::Volcano
            | Frame::Plenty { .. }
            | Frame::Basketry { .. }
            | Frame::Pottery
            | Frame::Lead { .. }
            | Frame::Drive { .. }
            | Frame::Sacrifice => Flow::Wait,
            Frame::Erupt { seat, left, after } => self.advance_eruption(state, seat, left, after, j),
            Frame::Auction { seat, high, leader, out } => {
                self.advance_auction(state, seat, high, leader, out, j)
            }
            Frame::Tribute { seat, left, bid } => {
                wait_unless!(left == 0, self.end_auction(state, seat, bid, j))
            }
            Frame::Ruins { seat, after } => self.advance_ruins(state, seat, after, j),
            Frame::Finish(level) => {
                state.pop();
                self.freeze_stone(state, level, j);
                Flow::Go
            }
            Frame::Grow { left, outposts, shared, home } => {
                wait_unless!(!self.can_grow(state, left, outposts, shared, home), state.pop())
            }
            Frame::Move { left, long: _, mammoth, home, entered } => {
                wait_unless!(!self.can_move(state, left, mammoth), self.end_move(state, home, entered, j))
            }
            Frame::Discover { left } => wait_unless!(left == 0 || !self.discovery_left(state), state.pop()),
            Frame::Claim { left, hexes } => {
                wait_unless!(left == 0 || hexes.is_empty(), state.pop())
            }
            Frame::Gather { left, repeats, chosen, fed, kinds, .. } => wait_unless!(
                self.gatherable(state, left, repeats, chosen).is_empty(),
                self.end_gather(state, chosen, fed, kinds)
            ),
            Frame::Mix { left, .. } | Frame::Pick { left } | Frame::Bounty { left, .. } => {
                wait_unless!(left == 0, state.pop())
            }
            Frame::Educate { left, lakes } => wait_unless!(
                left == 0 || lakes.is_empty() || state.player(state.active).reserve == 0,
                state.pop()
            ),
            Frame::Draw { left, back, drawn } => wait_unless!(
                left == 0 || state.player(state.active).deck.is_empty(),
                self.end_draw(state, back, drawn)
            ),
            Frame::PutUnder { left, drawn } => {
                wait_unless!(left == 0 || drawn.is_empty(), state.pop())
            }
            Frame::Pay { left, bill } => self.advance_pay(state, left, bill, j),
            Frame::March { left, from, .. } => {
                wait_unless!(left == 0 || state.field.of(state.active, from) == 0, self.end_march(state, j))
            }
            Frame::Trade { seat, left } => {
                wait_unless!(left == 0 || state.player(seat).goods.is_empty(), state.pop())
            }
            Frame::Fight { hex, stage, shot } => self.advance_fight(state, hex, stage, shot, j),
            Frame::Ambush { seat, .. } => {
                wait_unless!(state.player(seat).hidden == 0, state.pop())
            }
            Frame::Evade { from, left, to, seat } => {
                wait_unless!(left == 0 || self.retreats(state, seat, from, to).is_empty(), state.pop())
            }
            Frame::Spare { seat, left, cost } => {
                wait_unless!(left == 0 || cost.is_empty(), Self::pay_village(state, seat, cost))
            }
        }
    }

    /// Adds every action of the choosing seat.
    #[inline]
    pub(crate) fn list(&self, state: &State, out: &mut Vec<Action>) {
        let Some(&frame) = state.frames.top() else {
            return;
        };
        match frame {
            Frame::Deal | Frame::Draw { .. } | Frame::Finish(_) => {}
            Frame::Glacier => out.extend(self.glacier_sites(state).iter().map(Action::Glacier)),
            Frame::Settle { order, part } => self.list_settle(state, order, part, out),
            Frame::Turn(step) => self.list_turn(state, step, out),
            Frame::Tiger => out.extend(self.tiger_sites(state).iter().map(Action::Tiger)),
            Frame::Camp => out.extend(self.camp_sites(state).iter().map(Action::Camp)),
            Frame::Beast => out.extend(self.mammoth_sites(state).iter().map(Action::Mammoth)),
            Frame::Volcano => out.extend(
                self.board.places().filter(|&place| self.volcano_may_rise(state, place)).map(Action::Volcano),
            ),
            Frame::Erupt { seat, .. } => {
                out.extend(self.in_danger(state, seat).iter().map(Action::Lose));
            }
            Frame::Auction { seat, high, .. } => self.list_auction(state, seat, high, out),
            Frame::Tribute { seat, .. } => {
                self.list_gifts(state, seat, out);
                self.list_trades(state, seat, out);
            }
            Frame::Ruins { seat, .. } => self.list_ruins(state, seat, out),
            Frame::Grow { left, outposts, shared, home } => {
                self.list_grow(state, left, outposts, shared, home, out);
            }
            Frame::Move { left, long, mammoth, .. } => self.list_move(state, left, long, mammoth, out),
            Frame::Discover { .. } => {
                out.extend(self.discovery_goods(state).kinds().map(Action::Take));
                out.push(Action::Done);
            }
            Frame::Claim { hexes, .. } => self.list_claims(state, hexes, out),
            Frame::Gather { left, repeats, chosen, .. } => {
                self.list_gather(state, left, repeats, chosen, out);
            }
            Frame::Mix { .. } | Frame::Pick { .. } => {
                out.extend(Good::ALL.iter().copied().map(Action::Take));
            }
            Frame::Plenty { .. } => out.extend([Action::Extra, Action::Done]),
            Frame::Basketry { kinds } => {
                out.extend(goods_in(kinds).map(Action::Basket));
                out.push(Action::Done);
            }
            Frame::Educate { lakes, .. } => {
                out.extend(lakes.iter().map(Action::Educate));
                out.push(Action::Done);
            }
            Frame::Pottery => {
                self.list_gifts(state, state.active, out);
                out.push(Action::Done);
            }
            Frame::Bounty { seat, .. } => {
                out.extend(goods_in(self.produces(state, seat)).map(Action::Take));
                out.push(Action::Done);
            }
            Frame::Lead { discards, .. } => self.list_lead(state, discards, out),
            Frame::PutUnder { drawn, .. } => out.extend(drawn.iter().map(Action::Under)),
            Frame::Pay { .. } => {
                out.extend(state.player(state.active).goods.kinds().map(Action::Pay));
            }
            Frame::Drive { from, .. } => {
                out.extend(self.board.near(from).iter().map(Action::Drive));
            }
            Frame::March { from, to, .. } => out.extend([Action::March(from, to), Action::Done]),
            Frame::Trade { seat, .. } => {
                Self::list_exchanges(state, seat, out);
                out.push(Action::Done);
            }
            Frame::Fight { hex, stage, .. } => self.list_fight(state, hex, stage, out),
            Frame::Ambush { hex, .. } => out.extend([Action::Release(hex), Action::Done]),
            Frame::Evade { from, to, seat, .. } => {
                out.extend(self.retreats(state, seat, from, to).iter().map(Action::Evade));
                out.push(Action::Done);
            }
            Frame::Spare { seat, left, cost } => {
                out.extend(
                    Good::ALL
                        .iter()
                        .copied()
                        .filter(|&good| Self::may_spare(state, seat, left, cost, good))
                        .map(Action::Spare),
                );
            }
            Frame::Sacrifice => {
                out.extend(state.field.on(state.active).iter().map(Action::Sacrifice));
            }
        }
    }

    /// Plays one action on the top frame, or refuses it before anything changes.
    #[inline]
    pub(crate) fn play_frame<J: Journal<Note>>(
        &self,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Some(&frame) = state.frames.top() else {
            return Err(Refusal::Over);
        };
        match frame {
            Frame::Deal | Frame::Draw { .. } | Frame::Finish(_) => Err(Refusal::NotNow),
            Frame::Glacier => self.play_glacier(state, action, j),
            Frame::Settle { order, part } => self.play_settle(state, order, part, action, j),
            Frame::Turn(step) => self.play_turn(state, step, action, j),
            Frame::Tiger => self.play_tiger(state, action, j),
            Frame::Camp => self.play_camp(state, action, j),
            Frame::Beast => self.play_mammoth_site(state, action, j),
            Frame::Volcano => self.play_volcano(state, action, j),
            Frame::Erupt { seat, left, after } => self.play_eruption(state, seat, left, after, action, j),
            Frame::Auction { seat, high, leader, out } => {
                self.play_auction(state, seat, high, leader, out, action, j)
            }
            Frame::Tribute { seat, left, bid } => self.play_tribute(state, seat, left, bid, action, j),
            Frame::Ruins { seat, after } => self.play_ruins(state, seat, after, action, j),
            Frame::Grow { left, outposts, shared, home } => {
                self.play_grow(state, left, outposts, shared, home, action, j)
            }
            Frame::Move { left, long, mammoth, home, entered } => {
                self.play_move(state, left, long, mammoth, home, entered, action, j)
            }
            Frame::Discover { left } => self.play_discovery(state, left, action, j),
            Frame::Claim { left, hexes } => self.play_claim(state, left, hexes, action, j),
            Frame::Gather { .. } => self.play_gather(state, frame, action, j),
            Frame::Mix { hex, left, paid } => self.play_mix(state, hex, left, paid, action, j),
            Frame::Plenty { good } => self.play_plenty(state, good, action, j),
            Frame::Basketry { kinds } => self.play_basketry(state, kinds, action, j),
            Frame::Educate { left, lakes } => self.play_educate(state, left, lakes, action, j),
            Frame::Pottery => self.play_pottery(state, action, j),
            Frame::Pick { left } => {
                let Action::Take(good) = action else {
                    return Err(Refusal::NotNow);
                };
                let seat = state.active;
                state.player_mut(seat).goods.add(good, 1);
                j.note(Note::Takes(seat, good, 1));
                state.replace(Frame::Pick { left: left - 1 });
                Ok(())
            }
            Frame::Bounty { seat, left } => self.play_bounty(state, seat, left, action, j),
            Frame::Lead { discards, draw } => self.play_lead(state, discards, draw, action, j),
            Frame::PutUnder { left, drawn } => self.play_under(state, left, drawn, action, j),
            Frame::Pay { left, bill } => self.play_pay(state, left, bill, action, j),
            Frame::Drive { seat, from } => self.play_drive(state, seat, from, action, j),
            Frame::March { left, from, to } => self.play_march_on(state, left, from, to, action, j),
            Frame::Trade { seat, left } => Self::play_trade_on(state, seat, left, action, j),
            Frame::Fight { hex, stage, shot } => self.play_fight(state, hex, stage, shot, action, j),
            Frame::Ambush { seat, hex } => Self::play_ambush(state, seat, hex, action, j),
            Frame::Evade { seat, from, left, to } => self.play_evade(state, seat, from, left, to, action, j),
            Frame::Spare { seat, left, cost } => Self::play_spare(state, seat, left, cost, action),
            Frame::Sacrifice => self.play_sacrifice(state, action, j),
        }
    }

    /// What chance may say now.
    pub(crate) fn odds(&self, state: &State, odds: &mut Odds<Outcome>) {
        match state.frames.top() {
            Some(Frame::Deal) => self.deal_odds(state, odds),
            Some(Frame::Turn(Step::Roll)) => self.roll_odds(odds),
            Some(Frame::Turn(Step::DrawEvent)) => {
                for event in Self::event_deck(state) {
                    odds.add(Outcome::Event(event), 1);
                }
            }
            Some(Frame::Draw { .. }) => {
                state.player(state.active).deck.odds(odds, Outcome::Goal);
            }
            _ => {}
        }
    }

    /// Lets chance speak on the top frame, or refuses before anything changes.
    pub(crate) fn deal_frame<J: Journal<Note>>(
        &self,
        state: &mut State,
        outcome: Outcome,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match (state.frames.top().copied(), outcome) {
            (Some(Frame::Deal), _) if self.deal_weight(state, outcome) > 0 => {
                self.deal_setup(state, outcome, j);
            }
            (Some(Frame::Turn(Step::Roll)), Outcome::Roll(one, other)) if one.index() <= other.index() => {
                self.deal_roll(state, one, other, j);
            }
            (Some(Frame::Turn(Step::DrawEvent)), Outcome::Event(event))
                if Self::event_deck(state).has(event) =>
            {
                self.deal_event(state, event, j);
            }
            (Some(Frame::Draw { left, back, drawn }), Outcome::Goal(goal))
                if state.player(state.active).deck.may_draw(goal) =>
            {
                self.deal_goal(state, left, back, drawn, goal, j);
            }
            (None, _) => return Err(Refusal::Over),
            _ => return Err(Refusal::NotTheOutcome),
        }
        Ok(())
    }

    /// The moment of the turn for anytime offers.
    pub(crate) const fn moment(step: Step) -> Option<Moment> {
        match step {
            Step::BeforeRoll => Some(Moment::BeforeRoll),
            Step::Actions => Some(Moment::Actions),
            Step::Conflicts => Some(Moment::Conflicts),
            Step::End => Some(Moment::End),
            Step::Start
            | Step::Return
            | Step::Roll
            | Step::AfterRoll
            | Step::Dream
            | Step::Doubles(_)
            | Step::DrawEvent
            | Step::Release => None,
        }
    }
}

/// The goods whose bits are set.
pub(crate) fn goods_in(kinds: u8) -> impl Iterator<Item = Good> {
    Good::ALL.iter().copied().filter(move |good| kinds >> good.index() & 1 == 1)
}

/// The bit of a good.
pub(crate) const fn bit(good: Good) -> u8 {
    1 << good as u8
}

/// The bit of a seat.
pub(crate) const fn seat_bit(seat: Seat) -> u8 {
    1 << seat.index()
}
