//! What a seat owns, by what it usually turns into.

use std::cmp::Ordering;

use table::{
    Seat,
    sets::{Indexed, Set},
};

use super::Horizon;
use crate::{
    EndlessWinter,
    cards::Cards,
    ids::{Hex, Stone},
    state::State,
};

/// What the Idol tracks and burials are expected to bring.
pub(crate) struct Idols {
    /// The way to the next mark of the Honor track.
    pub(crate) climb: f32,
    /// Steps on the Offering track.
    pub(crate) offering: f32,
    /// Burials before the first Honor.
    pub(crate) hoped: f32,
    /// The place in the Honor ranking.
    pub(crate) rank: f32,
    /// What more burials may bring.
    pub(crate) buried: f32,
}

impl Idols {
    pub(super) fn sum(&self) -> f32 {
        self.climb + self.offering + self.hoped + self.rank + self.buried
    }
}

impl EndlessWinter {
    /// Food and Tools: fuel while there are turns, offerings at the end. The last few on a track are worth less.
    pub(super) fn worth_of_resources(&self, state: &State, seat: Seat, horizon: &Horizon<'_>) -> f32 {
        let player = state.player(seat);
        let time = (horizon.turns / 3.0).min(1.0);
        let food = f32::from(player.food.min(4)) + 0.5 * f32::from(player.food.saturating_sub(4));
        let tools = f32::from(player.tools.min(3)) + 0.5 * f32::from(player.tools.saturating_sub(3));
        let weights = horizon.weights;
        let eclipse = weights.eclipse_resource * horizon.eclipses.min(1.0);
        (weights.food * time + eclipse) * food + (weights.tool * time + eclipse) * tools
    }

    /// Cards work again every time the deck comes round; those in hand work next.
    pub(crate) fn worth_of_cards(&self, state: &State, seat: Seat, horizon: &Horizon<'_>) -> f32 {
        let secret = &state.secret[seat.index() & 3];
        let player = state.player(seat);
        let mut deck = Cards::EMPTY;
        for zone in [&secret.hand, &secret.draw, &secret.eclipse, &player.discard, &player.eclipse] {
            deck.pour(zone);
        }
        if state.active() == seat {
            deck.pour(&state.open.moment.above);
        }
        let size = deck.len().max(6) as f32;
        // About five cards a round are drawn, so a bigger deck shows each of them less often.
        let uses = (horizon.turns / 3.0) * (5.0 / size).min(0.8);
        let weights = horizon.weights;
        let mut value = 0.0;
        for (tribe, count) in deck.tribe.iter() {
            let face = &self.tables.tribes[tribe.index()];
            let worth = weights.deck_labor * f32::from(face.eclipse_labor.max(face.labor))
                + weights.deck_skill * self.effect_worth(&face.skill, horizon)
                + weights.deck_eclipse_skill * self.effect_worth(&face.eclipse, horizon);
            value += f32::from(count) * worth * uses;
        }
        for culture in deck.culture.iter() {
            let worth = self.culture_worth(culture, horizon);
            value += weights.deck_culture * worth * uses;
        }
        // In hand: ready for the turns of this round and its Eclipse.
        let soon = if horizon.turns > 0.0 { 1.0 } else { 0.3 * horizon.eclipses.min(1.0) };
        for (tribe, count) in secret.hand.tribe.iter() {
            let face = &self.tables.tribes[tribe.index()];
            value +=
                f32::from(count) * (weights.hand_card + weights.hand_labor * f32::from(face.labor)) * soon;
        }
        for culture in secret.hand.culture.iter() {
            let worth = self.culture_worth(culture, horizon);
            value += weights.hand_culture * worth * soon;
        }
        // Committed: a bid for turn order, and Eclipse skills to come.
        for (tribe, count) in secret.eclipse.tribe.iter() {
            let face = &self.tables.tribes[tribe.index()];
            let skill = self.effect_worth(&face.eclipse, horizon);
            value += f32::from(count)
                * (weights.bid_labor * f32::from(face.eclipse_labor) + weights.bid_skill * skill);
        }
        value - 0.1 * secret.eclipse.culture.len() as f32
    }

    /// Idol tracks: steps towards the next reward, and what burials may become.
    pub(crate) fn worth_of_idols(&self, state: &State, seat: Seat, horizon: &Horizon<'_>) -> Idols {
        let player = state.player(seat);
        let honor = usize::from(player.honor);
        let marks = &self.tables.honor;
        let last = (0..=honor).rev().find(|&level| marks[level] > 0).unwrap_or(0);
        let next = (honor + 1..marks.len()).find(|&level| marks[level] > 0);
        let climb =
            next.map_or(0.0, |next| f32::from(marks[next]) * (honor - last) as f32 / (next - last) as f32);
        let time = (0.4 + horizon.left).min(1.0);
        let weights = horizon.weights;
        let offering = weights.offering * f32::from(player.offering) * time;
        let buried = state.buried(seat);
        let middle = &self.tables.burial[1];
        let table = middle.get(buried).or(middle.last()).copied().unwrap_or_default();
        let hoped = if player.honor == 0 {
            weights.hoped_burial * f32::from(table) * horizon.left.min(0.8)
        } else {
            0.0
        };
        let rank = match self.honor_rank(state, seat) {
            None => 0.0,
            Some(rank) => horizon.left * (2.0 - rank as f32).max(0.0) * weights.honor_rank,
        };
        Idols {
            climb: weights.climb * climb * time,
            offering,
            hoped,
            rank,
            buried: weights.buried * buried as f32 * horizon.left,
        }
    }

    /// Hexes led now give again in every Eclipse; Villages draw and hold.
    pub(super) fn worth_of_land(&self, state: &State, seat: Seat, horizon: &Horizon<'_>) -> f32 {
        let player = state.player(seat);
        let weights = horizon.weights;
        let mut value = 0.0;
        let mut around: Set<Hex> = player.camps.iter().map(|(hex, _)| hex).collect();
        for junction in player.villages {
            for hex in self.board.around(junction) {
                around.insert(hex);
            }
        }
        for hex in around {
            let gives = self.hex_worth(state, seat, hex, horizon);
            // The next Eclipse is near; who leads in those after it is less sure.
            value += self.hold(state, seat, hex, horizon)
                * gives
                * (horizon.eclipses.min(1.0) + weights.later_land * (horizon.eclipses - 1.0).max(0.0));
        }
        let out = f32::from(player.camps_out());
        value += (weights.camp * out + weights.reach * around.len() as f32) * horizon.left;
        value + self.worth_of_villages(state, seat, horizon)
    }

    /// Villages, and places for them.
    pub(crate) fn worth_of_villages(&self, state: &State, seat: Seat, horizon: &Horizon<'_>) -> f32 {
        let weights = horizon.weights;
        let site = match self.nearest_village(state, seat) {
            3 => weights.village_site,
            2 => weights.near_village_site,
            _ => 0.0,
        };
        let founded = state.player(seat).villages.len() as f32;
        site * horizon.left.min(0.6) + founded * weights.village_eclipse * horizon.eclipses
    }

    /// What a hex gives to whoever leads there.
    pub(crate) fn hex_worth(&self, state: &State, seat: Seat, hex: Hex, horizon: &Horizon<'_>) -> f32 {
        let terrain = state.open.terrain[hex.index()];
        self.effect_worth(&self.tables.terrains[terrain.index()].gives, horizon)
            + f32::from(self.points_on(state, seat, hex))
    }

    /// How sure it is that the seat will lead there in the Eclipse.
    pub(crate) fn hold(&self, state: &State, seat: Seat, hex: Hex, horizon: &Horizon<'_>) -> f32 {
        let own = self.influence(state, seat, hex);
        let rivals = Seat::all(self.seats).filter(|&other| other != seat);
        let most = rivals.map(|other| self.influence(state, other, hex)).max().unwrap_or(0);
        match own.cmp(&most) {
            Ordering::Greater => horizon.weights.lead_land,
            Ordering::Equal => horizon.weights.share_land,
            Ordering::Less => horizon.weights.lose_land,
        }
    }

    /// How many of three meeting hexes the seat camps on, at the best free junction.
    fn nearest_village(&self, state: &State, seat: Seat) -> usize {
        let player = state.player(seat);
        let free = self.board.open_junctions().without(self.all_villages(state));
        let mut camps: Set<Hex> = player.camps.iter().map(|(hex, _)| hex).collect();
        if let Some(raft) = self.raft_hex(state, seat) {
            camps.insert(raft);
        }
        free.iter()
            .map(|junction| self.board.around(junction).iter().filter(|&&hex| camps.has(hex)).count())
            .max()
            .unwrap_or(0)
    }

    /// Emptied boxes and Sacred Stones pay in every Eclipse.
    pub(super) fn worth_of_boards(&self, state: &State, seat: Seat, horizon: &Horizon<'_>) -> f32 {
        let stones = state.player(seat).stones.iter();
        let expected = stones.map(|stone| self.expected_stone(state, seat, stone, horizon));
        expected.fold(self.worth_of_megaliths(state, seat, horizon), |value, points| value + points)
    }

    /// Megaliths placed, and what the boxes they leave give.
    pub(crate) fn worth_of_megaliths(&self, state: &State, seat: Seat, horizon: &Horizon<'_>) -> f32 {
        let player = state.player(seat);
        let placed = 10 - player.megaliths.min(10);
        let weights = horizon.weights;
        let mut value = weights.placed_megalith * f32::from(placed) * horizon.left;
        for (index, benefit) in self.tables.boxes.iter().enumerate() {
            let share = (f32::from(placed) / 2.0 - index as f32).clamp(0.0, 1.0);
            let share = if share < 1.0 { share * 0.4 } else { share };
            value += share * self.gains_worth(benefit, horizon) * horizon.eclipses * weights.emptied_box;
        }
        value
    }

    /// What a stone will still score: what it would score now, and a little more each time.
    pub(crate) fn expected_stone(
        &self,
        state: &State,
        seat: Seat,
        stone: Stone,
        horizon: &Horizon<'_>,
    ) -> f32 {
        let now = f32::from(self.stone_points(state, seat, stone));
        let [soon, growth] = horizon.weights.stone;
        (now + soon) * horizon.eclipses + growth * horizon.eclipses * horizon.eclipses
    }

    /// Upright Animals are sets to come or feasts to come.
    pub(crate) fn worth_of_animals(&self, state: &State, seat: Seat, horizon: &Horizon<'_>) -> f32 {
        let player = state.player(seat);
        let weights = horizon.weights;
        let mut value = 0.0;
        for (animal, count) in player.upright.iter() {
            let face = &self.tables.animals[animal.index()];
            let joker = Some(animal) == self.tables.joker;
            let room = if joker { 0.0 } else { f32::from(face.largest.saturating_sub(count)) };
            value += horizon.left
                * (if joker {
                    weights.joker * f32::from(count)
                } else {
                    weights.growing_set * f32::from(count).min(room)
                });
            // One of them might be tipped.
            value += weights.hoped_tip
                * horizon.left
                * self.gains_worth(&face.tip, horizon)
                * f32::from(count).min(2.0);
        }
        value
    }
}
