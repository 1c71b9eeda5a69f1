//! The tribes come to the map: the glacier, chief powers, the first members and goods. RT-SETUP-20..25

use serde::{Deserialize, Serialize};
use table::{Seat, Turn, journal::Journal, sets::Indexed, text::Phrase};

use crate::{
    action::Action,
    content::Start,
    decision::{Area, Decision, is_count},
    game::RiseOfTribes,
    ids::{Good, Hex, HexSet, Land, Power, Tile},
    note::{Cause, Note},
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    words::{self, message},
};

/// The first player lays the glacier. RT-DEC-03
#[derive(Clone, Copy)]
pub(crate) struct PlaceGlacier;

impl PlaceGlacier {
    /// Ordinary mountains. RT-RULING-63
    fn sites(rules: &RiseOfTribes, state: &State) -> HexSet {
        rules.board.all.iter().filter(|&hex| state.ground.tile(hex) == Some(Tile::Mountain)).collect()
    }
}

impl Decision for PlaceGlacier {
    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(Self::sites(rules, state).iter().map(Action::PlaceGlacier));
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::PlaceGlacier(hex) = action else {
            return Err(Refusal::unexpected(action));
        };
        ensure(state.ground.of(Land::Mountain).has(hex), Refusal::NotAMountain)?;
        ensure(Self::sites(rules, state).has(hex), Refusal::NotAnOrdinaryMountain)?;
        state.ground.glacier = Some(hex);
        j.note(Note::GlacierLaid(state.active, hex));
        rules.settle_next(state, 0, j);
        Ok(())
    }

    fn is_valid(self, _: &RiseOfTribes, state: &State) -> bool {
        state.field.anywhere().is_empty() && state.turns == 0
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-glacier")
    }
}

/// A player comes to the map. RT-DEC-01, RT-DEC-02
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Settle {
    /// Place in the turn order, from 0.
    pub order: u8,
    /// What is to be chosen.
    pub part: Part,
}

/// What a player settles in the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// One of two powers. RT-CHIEF-04
    Power,
    /// The hex of the first members.
    Hex,
    /// A second hex next to this one.
    Beside(Hex),
    /// So many goods of choice.
    Goods(u8),
}

impl RiseOfTribes {
    /// The player at this place of the turn order comes to the map; after the last one the first turn begins.
    pub(crate) fn settle_next<J: Journal<Note>>(&self, state: &mut State, order: u8, j: &mut J) {
        if usize::from(order) >= self.seats {
            state.active = state.first;
            state.replace(Step::Start);
            j.note(Note::TurnBegins(state.active, state.turns + 1));
            return;
        }
        let part = if self.options.powers { Part::Power } else { Part::Hex };
        state.replace(Settle { order, part });
    }

    fn free_hexes_beside(&self, state: &State, hex: Hex) -> HexSet {
        self.board.near(hex).and(state.unoccupied(self.board.all))
    }
}

impl Settle {
    /// Who settles at this place of the turn order. RT-SETUP-21
    fn seat(self, rules: &RiseOfTribes, state: &State) -> Seat {
        Seat::new((state.first.index() + usize::from(self.order)) % rules.seats)
    }

    fn start(self, rules: &RiseOfTribes) -> Start {
        rules.tables.starts[usize::from(self.order)]
    }

    /// Where the first members can go, and whether there is room for a second hex beside. RT-RULING-40
    fn sites(self, rules: &RiseOfTribes, state: &State) -> HexSet {
        let free = state.unoccupied(rules.board.all);
        if self.start(rules).beside == 0 {
            return free;
        }
        let paired: HexSet = free.iter().filter(|&hex| !rules.board.near(hex).and(free).is_empty()).collect();
        if paired.is_empty() { free } else { paired }
    }

    fn powers(self, rules: &RiseOfTribes, state: &State) -> Option<[Power; 2]> {
        let tribe = state.player(self.seat(rules, state)).tribe?;
        Some(rules.tables.chiefs[tribe.index()])
    }

    fn settle<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        hex: Hex,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let start = self.start(rules);
        let taken = match self.order {
            0 | 1 => Refusal::NotFreeForSecond,
            2 => Refusal::NotFreeForThird,
            _ => Refusal::NotFreeForFourth,
        };
        ensure(rules.board.all.has(hex), Refusal::NotOnTheMap)?;
        ensure(state.unoccupied(rules.board.all).has(hex), taken)?;
        ensure(self.sites(rules, state).has(hex), Refusal::NoPair)?;
        let pair = start.beside > 0 && !rules.free_hexes_beside(state, hex).is_empty();
        self.put(rules, state, (hex, start.members + if pair { 0 } else { start.beside }), j);
        if pair {
            state.replace(Self { part: Part::Beside(hex), ..self });
        } else {
            self.take_goods(rules, state, start.goods, j);
        }
        Ok(())
    }

    fn put<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        (hex, count): (Hex, u8),
        j: &mut J,
    ) {
        let seat = self.seat(rules, state);
        let count = count.min(state.player(seat).reserve);
        state.player_mut(seat).reserve -= count;
        state.field.put(seat, hex, count);
        j.note(Note::Settles(seat, hex, count));
    }

    fn take_goods<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, left: u8, j: &mut J) {
        if left > 0 {
            state.replace(Self { part: Part::Goods(left), ..self });
        } else {
            rules.settle_next(state, self.order + 1, j);
        }
    }
}

impl Decision for Settle {
    #[inline]
    fn turn(self, rules: &RiseOfTribes, state: &State) -> Turn {
        Turn::Choose(self.seat(rules, state))
    }

    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        match self.part {
            Part::Power => out.extend(self.powers(rules, state).into_iter().flatten().map(Action::Power)),
            Part::Hex => out.extend(self.sites(rules, state).iter().map(Action::Settle)),
            Part::Beside(hex) => {
                out.extend(rules.free_hexes_beside(state, hex).iter().map(Action::Settle));
            }
            Part::Goods(_) => out.extend(Good::ALL.iter().copied().map(Action::Take)),
        }
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = self.seat(rules, state);
        match (self.part, action) {
            (Part::Power, Action::Power(power)) => {
                let offered = self.powers(rules, state).is_some_and(|powers| powers.contains(&power));
                ensure(offered, Refusal::NotYourPower)?;
                state.player_mut(seat).power = Some(power);
                j.note(Note::PowerChosen(seat, power));
                state.replace(Self { part: Part::Hex, ..self });
            }
            (Part::Hex, Action::Settle(hex)) => self.settle(rules, state, hex, j)?,
            (Part::Beside(first), Action::Settle(hex)) => {
                ensure(rules.free_hexes_beside(state, first).has(hex), Refusal::NotBeside)?;
                let start = self.start(rules);
                self.put(rules, state, (hex, start.beside), j);
                self.take_goods(rules, state, start.goods, j);
            }
            (Part::Goods(left), Action::Take(good)) => {
                state.player_mut(seat).goods.add(good, 1);
                j.note(Note::Takes(seat, good, 1, Cause::Start));
                self.take_goods(rules, state, left.saturating_sub(1), j);
            }
            _ => return Err(Refusal::unexpected(action)),
        }
        Ok(())
    }

    fn is_valid(self, rules: &RiseOfTribes, state: &State) -> bool {
        usize::from(self.order) < rules.seats
            && state.turns == 0
            && match self.part {
                Part::Power | Part::Hex => true,
                Part::Beside(hex) => rules.board.all.has(hex),
                Part::Goods(left) => left > 0 && is_count(left),
            }
    }

    fn question(self, rules: &RiseOfTribes, state: &State) -> Phrase {
        match self.part {
            Part::Power => message("ask-power"),
            Part::Hex => message("ask-settle"),
            Part::Beside(hex) => message("ask-settle-beside").phrase("hex", rules.place_name(state, hex)),
            Part::Goods(left) => message("ask-start-goods").number("left", left),
        }
    }

    fn describe_action(self, rules: &RiseOfTribes, _: &State, action: Action) -> Option<Phrase> {
        let Action::Power(power) = action else { return None };
        let effect = rules.tables.power(power);
        let phrase = message("do-power").phrase("power", words::power(power));
        Some(phrase.phrase("effect", words::power_effect(effect)))
    }

    fn area(self) -> Area {
        match self.part {
            Part::Power | Part::Goods(_) => Area::Own,
            Part::Hex | Part::Beside(_) => Area::Map,
        }
    }
}
