//! MOVE: members travel. RT-MOVE

use table::{journal::Journal, sets::Indexed};

use crate::{
    action::Action,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Ability, Deed, HEXES, Hex, HexSet, Land, Level, Object},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

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
        state.push(Frame::Move {
            left: self.strength(Deed::Move, level),
            long: self.ability(state, seat, Ability::LongMarch),
            mammoth: state.events.mammoth.is_some_and(|beast| beast.owner == Some(seat)),
            home: state.field.on(seat),
            entered: HexSet::EMPTY,
        });
    }

    /// Members on `hex` that have not travelled yet. RT-MOVE-04
    #[inline]
    fn fresh(state: &State, hex: Hex) -> bool {
        state.field.of(state.active, hex) > state.moved[hex.index()]
    }

    #[inline]
    fn reach(&self, state: &State, from: Hex, long: u8) -> Reach {
        let mut reach = if state.events.owns(state.active, Object::Canoe) {
            self.paddle(state.ground.of(Land::Lake), from)
        } else {
            let short = self.board.near(from);
            Reach { short, long: if long > 0 { self.board.near_any(short) } else { HexSet::EMPTY } }
        };
        reach.short.remove(from);
        reach.long.remove(from);
        reach.long = if long > 0 { reach.long.without(reach.short) } else { HexSet::EMPTY };
        reach
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

    /// Where the tamed mammoth may go. RT-EVENT-37
    fn herd_sites(state: &State, mammoth: bool) -> HexSet {
        match state.events.mammoth {
            Some(beast) if mammoth => {
                let mut sites = state.field.on(state.active);
                sites.remove(beast.hex);
                sites
            }
            _ => HexSet::EMPTY,
        }
    }

    #[inline]
    pub(crate) fn can_move(&self, state: &State, left: u8, mammoth: bool) -> bool {
        let seat = state.active;
        let members = left > 0 && state.field.on(seat).iter().any(|hex| Self::fresh(state, hex));
        members || !Self::herd_sites(state, mammoth).is_empty()
    }

    #[inline]
    pub(crate) fn list_move(&self, state: &State, left: u8, long: u8, mammoth: bool, out: &mut Vec<Action>) {
        if left > 0 {
            for from in state.field.on(state.active) {
                if Self::fresh(state, from) {
                    let reach = self.reach(state, from, long);
                    for to in reach.short.or(reach.long) {
                        out.push(Action::Move(from, to));
                    }
                }
            }
        }
        if mammoth {
            out.extend(Self::herd_sites(state, mammoth).iter().map(Action::Herd));
        }
        out.push(Action::Done);
    }

    #[inline]
    #[expect(clippy::too_many_arguments, reason = "the fields of one frame")]
    pub(crate) fn play_move<J: Journal<Note>>(
        &self,
        state: &mut State,
        left: u8,
        long: u8,
        mammoth: bool,
        home: HexSet,
        entered: HexSet,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        match action {
            Action::Move(from, to) => {
                ensure(left > 0, Refusal::NoMoreMoves)?;
                ensure(Self::fresh(state, from), Refusal::MemberMoved)?;
                let reach = self.reach(state, from, long);
                let far = reach.long.has(to);
                ensure(far || reach.short.has(to), Refusal::TooFar)?;
                state.field.take(seat, from, 1);
                state.field.put(seat, to, 1);
                state.moved[to.index()] += 1;
                j.note(Note::Moves(seat, from, to));
                let mut entered = entered;
                entered.insert(to);
                state.replace(Frame::Move {
                    left: left - 1,
                    long: long - u8::from(far),
                    mammoth,
                    home,
                    entered,
                });
            }
            Action::Herd(hex) => {
                ensure(Self::herd_sites(state, mammoth).has(hex), Refusal::MammothStays)?;
                if let Some(beast) = &mut state.events.mammoth {
                    beast.hex = hex;
                }
                j.note(Note::Herds(seat, hex));
                state.replace(Frame::Move { left, long, mammoth: false, home, entered });
            }
            Action::Done => self.end_move(state, home, entered, j),
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    /// The action is over: villages are checked, then Discovery and Pathfinder pay.
    pub(crate) fn end_move<J: Journal<Note>>(
        &self,
        state: &mut State,
        home: HexSet,
        entered: HexSet,
        j: &mut J,
    ) {
        state.pop();
        state.moved = [0; HEXES];
        self.upkeep(state, None, j);
        let found = entered.without(home);
        self.begin_claim(state, found);
        self.begin_discovery(state, found);
    }
}
