//! The stack of what waits: each frame sound in itself and in its place.

use table::{Seat, refusal::InvalidPosition, sets::Indexed};

use super::pieces::step;
use crate::{
    content::PowerEffect,
    events::plentiful,
    frame::{Bill, Frame, Part, Side, Stage, Step},
    game::RiseOfTribes,
    ids::{Good, Hex, HexSet, Land, Once},
    state::State,
    turn::double,
};

/// No procedure counts further than this.
const LONGEST: u8 = 200;

impl RiseOfTribes {
    pub(super) fn examine_waiting(&self, state: &State) -> Result<(), InvalidPosition> {
        let frames = state.frames.as_slice();
        InvalidPosition::unless(frames.is_empty() != state.is_open(), "RT-TURN-01", || {
            "an open game waits for nothing, or a closed one for something".to_owned()
        })?;
        for (index, frame) in frames.iter().enumerate() {
            let placed = match index.checked_sub(1) {
                None => matches!(frame, Frame::Deal | Frame::Glacier | Frame::Settle { .. } | Frame::Turn(_)),
                Some(below) => may_lie_on(frames[below], *frame),
            };
            InvalidPosition::unless(placed, "RT-TURN-01", || format!("{frame:?} waits in the wrong place"))?;
            InvalidPosition::unless(self.is_sound(state, *frame), "RT-TURN-01", || {
                format!("{frame:?} cannot be")
            })?;
        }
        self.examine_turn(state)
    }

    fn examine_turn(&self, state: &State) -> Result<(), InvalidPosition> {
        let early = step(state).is_none_or(|step| {
            matches!(
                step,
                Step::Start | Step::Return | Step::BeforeRoll | Step::Roll | Step::AfterRoll | Step::Dream
            )
        });
        let foretold = state.foretold.is_none() || (early && self.may_foretell(state).is_ok());
        let borrowed = state.borrowed.is_none_or(|goal| {
            self.options.elders && state.once.has(Once::Elder) && self.is_development(goal)
        });
        InvalidPosition::unless(!state.is_open() || (foretold && borrowed), "RT-ELDER-03", || {
            "something was foretold or learned by nobody".to_owned()
        })
    }

    fn is_seat(&self, seat: Seat) -> bool {
        seat.index() < self.seats
    }

    fn is_hex(&self, hex: Hex) -> bool {
        self.board.all.has(hex)
    }

    fn are_hexes(&self, hexes: HexSet) -> bool {
        hexes.without(self.board.all).is_empty()
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each frame")]
    fn is_sound(&self, state: &State, frame: Frame) -> bool {
        let me = state.active;
        let short = |left: u8| left <= LONGEST;
        let own = state.field.on(me);
        match frame {
            Frame::Deal | Frame::Finish(_) | Frame::Pottery | Frame::Sacrifice => true,
            Frame::Glacier => state.field.anywhere().is_empty() && state.turns == 0,
            Frame::Settle { order, part } => {
                usize::from(order) < self.seats
                    && state.turns == 0
                    && match part {
                        Part::Power | Part::Hex => true,
                        Part::Beside(hex) => self.is_hex(hex),
                        Part::Goods(left) => (1..=LONGEST).contains(&left),
                    }
            }
            Frame::Turn(step) => match step {
                Step::Doubles(slot) => usize::from(slot) <= state.events.active.len(),
                Step::Return => own.is_empty(),
                _ => true,
            },
            Frame::Tiger => state.events.is_active(crate::ids::Event::SabreTooth),
            Frame::Camp => state.events.camp.is_none(),
            Frame::Beast => state.events.mammoth.is_none(),
            // The dice of the double that drew the card decide how many members are lost.
            Frame::Volcano => state.events.volcano.is_none() && double(state).is_some(),
            Frame::Erupt { seat, left, after } => {
                self.is_seat(seat)
                    && short(left)
                    && usize::from(after) < self.seats
                    && double(state).is_some()
                    && state.events.volcano.is_some()
            }
            Frame::Auction { seat, high, leader, out } => {
                self.is_seat(seat)
                    && usize::from(out) < 1 << self.seats
                    && match leader {
                        Some(leader) => {
                            self.is_seat(leader)
                                && high > 0
                                && out >> leader.index() & 1 == 0
                                && state.player(leader).goods.total() >= u16::from(high)
                        }
                        None => high == 0,
                    }
            }
            Frame::Tribute { seat, left, bid } => {
                self.is_seat(seat) && left <= bid && state.player(seat).goods.total() >= u16::from(left)
            }
            Frame::Ruins { seat, after } => self.is_seat(seat) && usize::from(after) < self.seats,
            Frame::Grow { left, outposts, shared, home } => {
                short(left) && short(outposts) && short(shared) && self.are_hexes(home)
            }
            Frame::Move { left, long, mammoth, home, entered } => {
                let tamed = state.events.mammoth.is_some_and(|beast| beast.owner == Some(me));
                short(left)
                    && short(long)
                    && (!mammoth || tamed)
                    && self.are_hexes(home)
                    && self.are_hexes(entered)
            }
            Frame::Discover { left } => {
                (1..=LONGEST).contains(&left) && u16::from(left) <= self.discovery_goods(state).total()
            }
            Frame::Claim { left, hexes } => short(left) && self.are_hexes(hexes),
            Frame::Gather { left, repeats, each, chosen, fed, kinds } => {
                short(left)
                    && repeats <= 1
                    && each <= LONGEST / 4
                    && self.are_hexes(chosen)
                    && fed.without(state.ground.of(Land::Lake)).is_empty()
                    && kinds < 8
            }
            Frame::Mix { hex, left, .. } => self.is_hex(hex) && short(left),
            Frame::Plenty { good } => state.events.is_active(plentiful(good)),
            Frame::Basketry { kinds } => (1..8).contains(&kinds),
            Frame::Educate { left, lakes } => {
                short(left) && lakes.without(state.ground.of(Land::Lake)).is_empty()
            }
            Frame::Pick { left } => short(left),
            Frame::Bounty { seat, left } => {
                self.is_rival(me, seat) && short(left) && self.produces(state, seat) != 0
            }
            Frame::Lead { discards, draw } => discards <= 16 && draw <= 36,
            Frame::Draw { left, back, drawn } => {
                short(left) && short(back) && drawn.without(state.player(me).open).is_empty()
            }
            Frame::PutUnder { left, drawn } => short(left) && drawn.without(state.player(me).open).is_empty(),
            Frame::Pay { left, bill } => {
                short(left)
                    && match bill {
                        Bill::Elder { to } => self.is_rival(me, to),
                        Bill::Intimidate => true,
                        Bill::Cunning { hex } => self.is_hex(hex),
                    }
            }
            Frame::Drive { seat, from } => {
                self.is_rival(me, seat) && self.is_hex(from) && state.field.of(seat, from) > 0
            }
            Frame::March { left, from, to } => {
                short(left) && self.is_hex(from) && self.board.near(from).has(to)
            }
            Frame::Trade { seat, left } => {
                self.is_seat(seat)
                    && short(left)
                    && matches!(self.power(state, seat), Some(PowerEffect::Exchange { .. }))
            }
            Frame::Fight { hex, stage, shot } => {
                self.is_hex(hex)
                    && stage != Stage::Declared
                    && shot.is_none_or(|side| match side {
                        Side::Tribe(seat) => self.is_rival(me, seat) && state.field.of(seat, hex) > 0,
                        Side::Invaders => state.events.invaders(hex) > 0,
                    })
            }
            Frame::Ambush { seat, hex } => self.is_seat(seat) && self.is_hex(hex),
            Frame::Evade { seat, from, left, to } => {
                self.is_seat(seat)
                    && self.is_hex(from)
                    && short(left)
                    && to.is_none_or(|hex| self.board.near(from).has(hex))
            }
            Frame::Spare { seat, left, cost } => {
                self.is_seat(seat)
                    && short(left)
                    && Good::each().all(|good| short(cost.of(good)))
                    && state.player(seat).goods.lacks(cost) <= u16::from(left)
            }
        }
    }

    /// Is it a mountain?
    pub(super) fn tiger_may_stand(&self, state: &State, hex: Hex) -> bool {
        state.ground.of(Land::Mountain).has(hex)
    }
}

/// What may wait directly above what.
fn may_lie_on(below: Frame, above: Frame) -> bool {
    use Frame as F;
    match above {
        F::Deal | F::Glacier | F::Settle { .. } | F::Turn(_) => false,
        F::Tiger => matches!(below, F::Turn(Step::Actions | Step::Doubles(_))),
        F::Camp
        | F::Beast
        | F::Volcano
        | F::Erupt { .. }
        | F::Auction { .. }
        | F::Tribute { .. }
        | F::Ruins { .. }
        | F::Finish(_)
        | F::Drive { .. }
        | F::March { .. } => below == F::Turn(Step::Actions),
        F::Grow { .. }
        | F::Move { .. }
        | F::Gather { .. }
        | F::Lead { .. }
        | F::PutUnder { .. }
        | F::Claim { .. }
        | F::Bounty { .. } => matches!(below, F::Finish(_)),
        F::Draw { back, .. } => matches!(below, F::Finish(_)) || (back == 0 && below == F::Turn(Step::End)),
        F::Discover { .. } => matches!(below, F::Finish(_) | F::Claim { .. }),
        F::Pottery | F::Pick { .. } => matches!(below, F::Finish(_) | F::Bounty { .. }),
        F::Educate { .. } => matches!(below, F::Finish(_) | F::Bounty { .. } | F::Pottery),
        F::Basketry { .. } => {
            matches!(below, F::Finish(_) | F::Bounty { .. } | F::Pottery | F::Educate { .. })
        }
        F::Mix { .. } => matches!(below, F::Gather { .. }),
        F::Plenty { .. } => matches!(below, F::Gather { .. } | F::Mix { .. }),
        F::Pay { .. } => {
            matches!(below, F::Turn(Step::BeforeRoll | Step::Actions | Step::Conflicts) | F::Drive { .. })
        }
        F::Trade { .. } => matches!(
            below,
            F::Turn(Step::BeforeRoll | Step::Actions | Step::Conflicts | Step::End)
                | F::Auction { .. }
                | F::Tribute { .. }
                | F::Ruins { .. }
        ),
        F::Fight { .. } => below == F::Turn(Step::Conflicts),
        F::Ambush { .. } | F::Evade { .. } => matches!(below, F::Fight { .. }),
        F::Spare { .. } => matches!(below, F::Turn(Step::End | Step::Actions) | F::Ruins { .. }),
        F::Sacrifice => below == F::Turn(Step::End),
    }
}
