//! How good a position is for a seat, in expected final points: what bots think with.
//!
//! Points that are sure count in full. Everything else counts by what it usually turns into, times the part of the
//! game that is left. Within a turn, what is still open (Labor in the pool, benefits on the stack, sections of the
//! column) counts a little less than it is worth once taken, so that taking it is always a step up.

use std::cmp::Ordering;

use table::{
    Appraise, Seat,
    sets::{Indexed, Set},
};

use crate::{
    EndlessWinter,
    cards::Cards,
    icons::{Bound, Effect, Gains, Icon},
    ids::{Column, Hex, Spot, Stone},
    state::{Frame, LAPS, Player, ROUNDS, Source, Stage, State, VILLAGE_FOOD},
};

/// A pending benefit is worth this share of itself until it is taken.
const PENDING: f32 = 0.8;
/// Labor that could still be made from cards in hand counts this share of Labor in the pool.
const IN_HAND: f32 = 0.45;
/// Labor a player can use in one Migrate turn without running out of good moves.
const USEFUL_MOVES: f32 = 4.0;

/// How much of the game a seat still has.
pub(crate) struct Outlook {
    /// Own turns to come, this one included if its figure is not placed yet.
    pub(crate) turns: f32,
    /// Eclipses to come.
    pub(crate) eclipses: f32,
    /// Share of the game left.
    pub(crate) left: f32,
}

impl Appraise for EndlessWinter {
    fn appraise(&self, state: &State, seat: Seat) -> f32 {
        let sure = f32::from(self.final_score(state, seat));
        if matches!(state.open.stage, Stage::Over | Stage::Count) {
            let best = Seat::all(self.seats).filter(|&other| other != seat);
            let best = best.map(|other| self.final_score(state, other)).max().unwrap_or_default();
            return sure + 0.1 * (sure - f32::from(best));
        }
        let outlook = self.outlook(state, seat);
        let mut value = sure
            + self.worth_of_resources(state, seat, &outlook)
            + self.worth_of_cards(state, seat, &outlook)
            + self.worth_of_idols(state, seat, &outlook)
            + self.worth_of_land(state, seat, &outlook)
            + self.worth_of_river(state, seat, &outlook)
            + self.worth_of_boards(state, seat, &outlook)
            + self.worth_of_animals(state, seat, &outlook);
        if state.active() == seat && state.open.stage != Stage::Setup {
            value += self.worth_of_the_moment(state, &outlook);
        }
        value
    }
}

impl EndlessWinter {
    fn outlook(&self, state: &State, seat: Seat) -> Outlook {
        let open = &state.open;
        let place = open.order[..self.seats].iter().position(|&other| other == seat).unwrap_or(0);
        let rounds = f32::from(ROUNDS.saturating_sub(open.round + 1));
        let (this_round, eclipse) = match open.stage {
            Stage::Setup | Stage::FillHunt | Stage::FillDisplay | Stage::Refresh | Stage::TurnToken => {
                (f32::from(LAPS), 1.0)
            }
            Stage::Plan | Stage::RestToken | Stage::Top | Stage::Middle | Stage::Closing | Stage::Commit => {
                let placed = state.player(seat).figures.placed().count() as f32;
                (f32::from(LAPS) - placed, 1.0)
            }
            Stage::Reveal => (0.0, 1.0),
            Stage::Track | Stage::Skills | Stage::Lands | Stage::Board | Stage::Stones => {
                (0.0, if place < usize::from(open.at) { 0.0 } else { 1.0 })
            }
            Stage::Count | Stage::Over => (0.0, 0.0),
        };
        let turns = rounds * f32::from(LAPS) + this_round;
        Outlook { turns, eclipses: rounds + eclipse, left: turns / f32::from(ROUNDS * LAPS) }
    }

    /// What an icon is usually worth (in points), while there is still time to use it.
    fn icon_worth(&self, icon: Icon, outlook: &Outlook) -> f32 {
        let time = (outlook.turns / 3.0).min(1.0);
        match icon {
            Icon::Food => 0.2 + 0.5 * time,
            Icon::Tool => 0.2 + 0.8 * time,
            Icon::Idol => 1.2,
            Icon::Draw => 0.3 + time,
            Icon::Megalith => 1.3 + 1.2 * time,
            Icon::ExtraMegalith => 1.8,
            Icon::Labor => 0.8,
            Icon::HalfLabor => 0.4,
            Icon::FillFood => 1.6 * time,
            Icon::Point => 1.0,
            Icon::TribeToHand => 1.2 + 1.4 * time,
            Icon::TribeToDiscard => 1.0 + 0.8 * outlook.left,
            Icon::TakeCulture => 2.0 + time,
            Icon::TakeAnimal | Icon::TakeSameAnimal => 2.2,
            Icon::TakeDeckAnimal => 2.0,
            Icon::RevealAnimal => 0.2 * time,
            Icon::Tip => 1.0,
            Icon::Bury => 1.2,
            Icon::PlaceCamp => 0.9 * time,
            Icon::MoveCamp => 0.4 * outlook.eclipses.min(1.0),
            Icon::PlaceVillage => 2.5,
            Icon::TakeStone => 1.5,
            Icon::Fish => 0.7 + 0.8 * time,
            Icon::Drive => 0.3 * outlook.eclipses.min(1.0),
        }
    }

    fn gains_worth(&self, gains: &Gains, outlook: &Outlook) -> f32 {
        gains.iter().map(|unit| f32::from(unit.count) * self.icon_worth(unit.icon, outlook)).sum()
    }

    fn effect_worth(&self, effect: &Effect, outlook: &Outlook) -> f32 {
        if effect.is_none() {
            return 0.0;
        }
        let price = f32::from(effect.price.food) * self.icon_worth(Icon::Food, outlook)
            + f32::from(effect.price.tools) * self.icon_worth(Icon::Tool, outlook)
            + f32::from(effect.price.discards) * 0.6;
        let times = effect.condition.map_or(1.0, |condition| f32::from(condition.most.min(3)) * 0.6);
        (self.gains_worth(&effect.gains, outlook) * times - price).max(0.0)
    }

    /// Food and Tools: fuel while there are turns, offerings at the end. The last few on a track are worth less.
    fn worth_of_resources(&self, state: &State, seat: Seat, outlook: &Outlook) -> f32 {
        let player = state.player(seat);
        let time = (outlook.turns / 3.0).min(1.0);
        let food = f32::from(player.food.min(4)) + 0.5 * f32::from(player.food.saturating_sub(4));
        let tools = f32::from(player.tools.min(3)) + 0.5 * f32::from(player.tools.saturating_sub(3));
        let eclipse = 0.15 * outlook.eclipses.min(1.0);
        // Offering points count what is left over; what will be spent is not left over.
        let double = f32::from(self.offering_points(player)) * (1.0 - outlook.left) * 0.0;
        (0.5 * time + eclipse) * food + (0.8 * time + eclipse) * tools - double
    }

    /// Cards work again every time the deck comes round; those in hand work next.
    fn worth_of_cards(&self, state: &State, seat: Seat, outlook: &Outlook) -> f32 {
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
        let uses = (outlook.turns / 3.0) * (5.0 / size).min(0.8);
        let mut value = 0.0;
        for (tribe, count) in deck.tribe.iter() {
            let face = &self.tables.tribes[tribe.index()];
            let worth = 0.45 * f32::from(face.eclipse_labor.max(face.labor))
                + 0.5 * self.effect_worth(&face.skill, outlook)
                + 0.2 * self.effect_worth(&face.eclipse, outlook);
            value += f32::from(count) * worth * uses;
        }
        for culture in deck.culture.iter() {
            value += 0.8 * self.effect_worth(&self.tables.cultures[culture.index()].skill, outlook) * uses;
        }
        // In hand: ready for the turns of this round and its Eclipse.
        let soon = if outlook.turns > 0.0 { 1.0 } else { 0.3 * outlook.eclipses.min(1.0) };
        for (tribe, count) in secret.hand.tribe.iter() {
            let face = &self.tables.tribes[tribe.index()];
            value += f32::from(count) * (0.1 + 0.12 * f32::from(face.labor)) * soon;
        }
        for culture in secret.hand.culture.iter() {
            let worth = self.effect_worth(&self.tables.cultures[culture.index()].skill, outlook);
            value += 0.45 * worth * soon;
        }
        // Committed: a bid for turn order, and Eclipse skills to come.
        for (tribe, count) in secret.eclipse.tribe.iter() {
            let face = &self.tables.tribes[tribe.index()];
            let skill = self.effect_worth(&face.eclipse, outlook);
            value += f32::from(count) * (0.2 * f32::from(face.eclipse_labor) + 0.8 * skill);
        }
        value - 0.1 * secret.eclipse.culture.len() as f32
    }

    /// Idol tracks: steps towards the next reward, and what burials may become.
    fn worth_of_idols(&self, state: &State, seat: Seat, outlook: &Outlook) -> f32 {
        let player = state.player(seat);
        let honor = usize::from(player.honor);
        let marks = &self.tables.honor;
        let last = (0..=honor).rev().find(|&level| marks[level] > 0).unwrap_or(0);
        let next = (honor + 1..marks.len()).find(|&level| marks[level] > 0);
        let climb =
            next.map_or(0.0, |next| f32::from(marks[next]) * (honor - last) as f32 / (next - last) as f32);
        let time = (0.4 + outlook.left).min(1.0);
        let offering = 0.45 * f32::from(player.offering) * time;
        let buried = state.buried(seat);
        let middle = &self.tables.burial[1];
        let table = middle.get(buried).or(middle.last()).copied().unwrap_or_default();
        let hoped = if player.honor == 0 { 0.5 * f32::from(table) * outlook.left.min(0.8) } else { 0.0 };
        let rank = match self.honor_rank(state, seat) {
            None => 0.0,
            Some(rank) => outlook.left * (2.0 - rank as f32).max(0.0) * 0.6,
        };
        0.8 * climb * time + offering + hoped + rank + 0.5 * buried as f32 * outlook.left
    }

    /// Hexes led now give again in every Eclipse; Villages draw and hold.
    fn worth_of_land(&self, state: &State, seat: Seat, outlook: &Outlook) -> f32 {
        let player = state.player(seat);
        let mut value = 0.0;
        let mut around: Set<Hex> = player.camps.iter().map(|(hex, _)| hex).collect();
        for junction in player.villages {
            for hex in self.board.around(junction) {
                around.insert(hex);
            }
        }
        for hex in around {
            let gives = self.hex_worth(state, seat, hex, outlook);
            // The next Eclipse is near; who leads in those after it is less sure.
            value += self.hold(state, seat, hex)
                * gives
                * (outlook.eclipses.min(1.0) + 0.6 * (outlook.eclipses - 1.0).max(0.0));
        }
        let out = f32::from(player.camps_out());
        value += 0.35 * out * outlook.left + 0.15 * (around.len() as f32) * outlook.left;
        let near = self.nearest_village(state, seat);
        value += match near {
            3 => 1.2,
            2 => 0.4,
            _ => 0.0,
        } * outlook.left.min(0.6);
        value + player.villages.len() as f32 * 1.2 * outlook.eclipses
    }

    /// What a hex gives to whoever leads there.
    pub(crate) fn hex_worth(&self, state: &State, seat: Seat, hex: Hex, outlook: &Outlook) -> f32 {
        let terrain = state.open.terrain[hex.index()];
        self.effect_worth(&self.tables.terrains[terrain.index()].gives, outlook)
            + f32::from(self.points_on(state, seat, hex))
    }

    /// How sure it is that the seat will lead there in the Eclipse.
    pub(crate) fn hold(&self, state: &State, seat: Seat, hex: Hex) -> f32 {
        let own = self.influence(state, seat, hex);
        let rivals = Seat::all(self.seats).filter(|&other| other != seat);
        let most = rivals.map(|other| self.influence(state, other, hex)).max().unwrap_or(0);
        match own.cmp(&most) {
            Ordering::Greater => 0.8,
            Ordering::Equal => 0.65,
            Ordering::Less => 0.1,
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
    fn worth_of_boards(&self, state: &State, seat: Seat, outlook: &Outlook) -> f32 {
        let player = state.player(seat);
        let placed = 10 - player.megaliths.min(10);
        let mut value = 0.25 * f32::from(placed) * outlook.left;
        for (index, benefit) in self.tables.boxes.iter().enumerate() {
            let share = (f32::from(placed) / 2.0 - index as f32).clamp(0.0, 1.0);
            let share = if share < 1.0 { share * 0.4 } else { share };
            value += share * self.gains_worth(benefit, outlook) * outlook.eclipses * 0.8;
        }
        for stone in player.stones {
            value += self.stone_hope(state, seat, stone, outlook);
        }
        value
    }

    /// What a stone will still score: what it would score now, and a little more each time.
    fn stone_hope(&self, state: &State, seat: Seat, stone: Stone, outlook: &Outlook) -> f32 {
        let now = f32::from(self.stone_points(state, seat, stone));
        (now + 0.5) * outlook.eclipses + 0.25 * outlook.eclipses * outlook.eclipses
    }

    /// Upright Animals are sets to come or feasts to come.
    fn worth_of_animals(&self, state: &State, seat: Seat, outlook: &Outlook) -> f32 {
        let player = state.player(seat);
        let mut value = 0.0;
        for (animal, count) in player.upright.iter() {
            let face = &self.tables.animals[animal.index()];
            let joker = Some(animal) == self.tables.joker;
            let room = if joker { 0.0 } else { f32::from(face.largest.saturating_sub(count)) };
            value += outlook.left
                * (if joker { 1.5 * f32::from(count) } else { 0.3 * f32::from(count).min(room) });
            // One of them might be tipped.
            value += 0.35 * outlook.left * self.gains_worth(&face.tip, outlook) * f32::from(count).min(2.0);
        }
        value
    }

    /// What is still open in the own turn.
    fn worth_of_the_moment(&self, state: &State, outlook: &Outlook) -> f32 {
        let mut value = 0.0;
        for frame in state.open.stack.as_slice() {
            value += PENDING
                * match *frame {
                    Frame::Gains { source, gains } => self.pending_worth(state, source, &gains, outlook),
                    Frame::Pay(culture) => {
                        self.effect_worth(&self.tables.cultures[culture.index()].skill, outlook)
                    }
                    Frame::Discard(source) => {
                        let effect = self.effect(state, source);
                        self.gains_worth(&effect.gains, outlook)
                    }
                    Frame::Fee(culture) => {
                        self.effect_worth(&self.tables.cultures[culture.index()].skill, outlook) - 0.4
                    }
                };
        }
        let moment = &state.open.moment;
        for (card, count) in moment.ready.iter() {
            let source = match (self.in_eclipse(state), card) {
                (true, crate::ids::Card::Tribe(tribe)) => Source::EclipseSkill(tribe),
                (false, crate::ids::Card::Tribe(tribe)) => Source::Skill(tribe),
                (_, crate::ids::Card::Culture(culture)) => Source::Culture(culture),
            };
            let effect = self.effect(state, source);
            // A bound Culture skill waits for the right column.
            let hope = match (effect.bound, moment.spot) {
                (Bound::Column(_), None) => 0.6,
                _ if self.in_eclipse(state) || self.in_place(state, effect.bound) => 0.75,
                _ => 0.0,
            };
            value += hope * f32::from(count) * self.effect_worth(&effect, outlook);
        }
        if moment.chief == crate::state::ChiefSkill::Ready {
            let effect = self.chief_effect(state);
            if self.in_place(state, effect.bound) {
                value += 0.75 * self.effect_worth(&effect, outlook);
            }
        }
        match (state.open.stage, moment.spot) {
            (Stage::Top, Some(Spot::Column(column))) => {
                value += self.worth_of_column(state, column, outlook);
            }
            (Stage::Middle, Some(Spot::Column(column))) if !state.open.claimed.has(column) => {
                value += PENDING * self.gains_worth(&self.tables.bottoms[column.index()], outlook);
            }
            (Stage::Plan, _) => value += 0.6 * f32::from(moment.labor) / 2.0,
            (Stage::RestToken, _) => value += PENDING * self.gains_worth(&self.tables.rest, outlook),
            _ => {}
        }
        // A resting figure bids in the Eclipse.
        value += 0.2 * f32::from(state.me().figures.resting() * self.tables.rest_labor);
        if state.open.stage == Stage::Lands {
            let lands = moment.lands.iter().filter(|&hex| self.may_gather(state, hex));
            value += lands.map(|hex| 0.15 * self.hex_worth(state, state.active(), hex, outlook)).sum::<f32>();
        }
        value
    }

    /// A pending benefit: tips are judged by the best Animal, the rest by the icon.
    fn pending_worth(&self, state: &State, source: Source, gains: &Gains, outlook: &Outlook) -> f32 {
        gains
            .iter()
            .map(|unit| {
                let each = match unit.icon {
                    _ if !self.possible(state, source, unit.icon) => 0.0,
                    Icon::Tip => self.best_tip(state, outlook),
                    icon => self.icon_worth(icon, outlook),
                };
                f32::from(unit.count) * each
            })
            .sum()
    }

    /// The gain of tipping the Animal that is best tipped.
    fn best_tip(&self, state: &State, outlook: &Outlook) -> f32 {
        let me: &Player = state.me();
        let now = f32::from(self.animal_points(me));
        let mut best = 0.0_f32;
        for (animal, _) in me.upright.iter() {
            let mut tipped = *me;
            tipped.upright.take(animal);
            let lost = now - f32::from(self.animal_points(&tipped));
            let gain = self.gains_worth(&self.tables.animals[animal.index()].tip, outlook);
            best = best.max(gain * 0.8 - lost - 0.4 * outlook.left);
        }
        best
    }

    /// What the sections of the column still offer.
    fn worth_of_column(&self, state: &State, column: Column, outlook: &Outlook) -> f32 {
        let me = state.me();
        let moment = &state.open.moment;
        let pool = f32::from(moment.labor) / 2.0;
        let mut hand = f32::from(self.tables.labor_for_food(me.food, 0)) * 0.5;
        for (tribe, count) in state.mine().hand.tribe.iter() {
            let face = &self.tables.tribes[tribe.index()];
            let mut half = face.labor;
            if face.skill.is_free_labor() && self.in_place(state, face.skill.bound) {
                half += face.skill.gains.half_labor();
            }
            let fresh = u8::from(moment.fresh.has(tribe));
            hand += f32::from(count.saturating_sub(fresh)) * f32::from(half) / 2.0;
        }
        let reach = pool + hand;
        let time = (0.4 + outlook.left).min(1.0);
        let (useful, each, middle) = match column {
            Column::Initiate => {
                let types = 5 - moment.asked.len().min(5);
                let useful = reach.floor().min(f32::from(me.tools)).min(types as f32);
                (useful, 1.1 * time, if me.food > 0 { 1.6 } else { 0.0 })
            }
            Column::Develop => {
                let cards = (reach / 3.0).floor().min(state.open.display.len() as f32);
                let best = self
                    .stone_choices(state)
                    .iter()
                    .map(|stone| self.stone_hope(state, state.active(), stone, outlook))
                    .fold(0.0, f32::max);
                let slot = &self.tables.slots[me.stones.len().min(2)];
                let price = f32::from(slot.food) * self.icon_worth(Icon::Food, outlook)
                    + f32::from(slot.tools) * self.icon_worth(Icon::Tool, outlook);
                let gain = self.gains_worth(&slot.gives, outlook);
                let middle = if best > 0.0 { (best + gain - price).max(0.0) } else { 0.0 };
                (cards * 3.0, 0.75, middle)
            }
            Column::Migrate => {
                let village = me.food >= VILLAGE_FOOD && self.can_found(state);
                let moves =
                    if self.possible(state, Source::Rest, Icon::MoveCamp) { USEFUL_MOVES } else { 0.0 };
                (reach.floor().min(moves), 0.45 * outlook.eclipses.min(1.5), if village { 2.0 } else { 0.0 })
            }
            Column::Hunt => {
                let prey = f32::from(me.tools).min(state.open.area.total() as f32 + 1.0);
                (reach.floor().min(prey + 0.5), 1.0, self.best_tip(state, outlook))
            }
        };
        let bottom = if state.open.claimed.has(column) {
            0.0
        } else {
            self.gains_worth(&self.tables.bottoms[column.index()], outlook)
        };
        let in_pool = pool.min(useful);
        let in_hand = (useful - in_pool).max(0.0).min(hand);
        each * (in_pool + IN_HAND * in_hand) + PENDING * (middle + bottom)
    }
}
