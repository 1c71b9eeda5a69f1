//! How good a position is for a seat, in expected final points: what bots think with.
//!
//! Points that are sure count in full. Everything else counts by what it usually turns into, times the part of the
//! game that is left. Within a turn, what is still open (Labor in the pool, benefits on the stack, sections of the
//! column) counts a little less than it is worth once taken, so that taking it is always a step up.

use std::cmp::Ordering;

use table::{
    Appraise, MAX_SEATS, Prospects, Seat,
    sets::{Indexed, Set},
};

use crate::{
    EndlessWinter,
    cards::Cards,
    icons::{Bound, Effect, Gains, Icon},
    ids::{Column, Hex, Spot, Stone},
    state::{Frame, LAPS, Player, ROUNDS, Source, Stage, State, VILLAGE_FOOD},
    weights::Weights,
};

/// Labor a player can use in one Migrate turn without running out of good moves.
const USEFUL_MOVES: f32 = 4.0;

/// How much of the game a seat still has.
pub(crate) struct Outlook<'a> {
    /// What things are worth.
    pub(crate) weights: &'a Weights,
    /// Own turns to come, this one included if its figure is not placed yet.
    pub(crate) turns: f32,
    /// Eclipses to come.
    pub(crate) eclipses: f32,
    /// Share of the game left.
    pub(crate) left: f32,
}

impl Appraise for EndlessWinter {
    type Weights = Weights;

    fn prospects(&self, weights: &Weights, state: &State) -> Prospects {
        let mut points = [0.0; MAX_SEATS];
        if matches!(state.open.stage, Stage::Over | Stage::Count) {
            for seat in Seat::all(self.seats) {
                points[seat.index()] = f32::from(self.final_score(state, seat));
            }
            return Prospects { points, spread: 0.0 };
        }
        let mut left = 0.0_f32;
        for seat in Seat::all(self.seats) {
            let outlook = self.outlook(weights, state, seat);
            points[seat.index()] = self.hopes(state, seat, &outlook);
            left = left.max(outlook.left);
        }
        Prospects { points, spread: weights.spread_late + weights.spread_early * left }
    }

    fn wish(&self, weights: &Weights, state: &State, seat: Seat) -> f32 {
        match state.open.stage {
            Stage::Over | Stage::Count => f32::from(self.final_score(state, seat)),
            _ => self.hopes(state, seat, &self.outlook(weights, state, seat)),
        }
    }
}

impl EndlessWinter {
    /// Final points one seat may hope for.
    fn hopes(&self, state: &State, seat: Seat, outlook: &Outlook<'_>) -> f32 {
        let mut value = f32::from(self.final_score(state, seat))
            + self.worth_of_resources(state, seat, outlook)
            + self.worth_of_cards(state, seat, outlook)
            + self.worth_of_idols(state, seat, outlook)
            + self.worth_of_land(state, seat, outlook)
            + self.worth_of_river(state, seat, outlook)
            + self.worth_of_boards(state, seat, outlook)
            + self.worth_of_animals(state, seat, outlook);
        if state.active() == seat && state.open.stage != Stage::Setup {
            value += self.worth_of_the_moment(state, outlook);
        }
        value
    }

    fn outlook<'a>(&self, weights: &'a Weights, state: &State, seat: Seat) -> Outlook<'a> {
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
        Outlook { weights, turns, eclipses: rounds + eclipse, left: turns / f32::from(ROUNDS * LAPS) }
    }

    /// What an icon is usually worth (in points), while there is still time to use it.
    fn icon_worth(&self, icon: Icon, outlook: &Outlook<'_>) -> f32 {
        let time = (outlook.turns / 3.0).min(1.0);
        let icons = &outlook.weights.icons;
        let [always, in_time] = match icon {
            Icon::Food => icons.food,
            Icon::Tool => icons.tool,
            Icon::Idol => icons.idol,
            Icon::Draw => icons.draw,
            Icon::Megalith => icons.megalith,
            Icon::ExtraMegalith => icons.extra_megalith,
            Icon::Labor => icons.labor,
            Icon::HalfLabor => icons.labor.map(|labor| labor / 2.0),
            Icon::FillFood => icons.fill_food,
            Icon::Point => [1.0, 0.0],
            Icon::TribeToHand => icons.tribe_to_hand,
            Icon::TribeToDiscard => icons.tribe_to_discard,
            Icon::TakeCulture => icons.culture,
            Icon::TakeAnimal | Icon::TakeSameAnimal | Icon::TakeDeckAnimal => icons.animal,
            Icon::RevealAnimal => icons.reveal_animal,
            Icon::Tip => icons.tip,
            Icon::Bury => icons.bury,
            Icon::PlaceCamp => icons.place_camp,
            Icon::MoveCamp => icons.move_camp,
            Icon::PlaceVillage => icons.village,
            Icon::TakeStone => icons.stone,
            Icon::Fish => icons.fish,
            Icon::Drive => icons.drive,
        };
        always + in_time * time
    }

    fn gains_worth(&self, gains: &Gains, outlook: &Outlook<'_>) -> f32 {
        gains.iter().map(|unit| f32::from(unit.count) * self.icon_worth(unit.icon, outlook)).sum()
    }

    fn effect_worth(&self, effect: &Effect, outlook: &Outlook<'_>) -> f32 {
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
    fn worth_of_resources(&self, state: &State, seat: Seat, outlook: &Outlook<'_>) -> f32 {
        let player = state.player(seat);
        let time = (outlook.turns / 3.0).min(1.0);
        let food = f32::from(player.food.min(4)) + 0.5 * f32::from(player.food.saturating_sub(4));
        let tools = f32::from(player.tools.min(3)) + 0.5 * f32::from(player.tools.saturating_sub(3));
        let weights = outlook.weights;
        let eclipse = weights.eclipse_resource * outlook.eclipses.min(1.0);
        (weights.food * time + eclipse) * food + (weights.tool * time + eclipse) * tools
    }

    /// Cards work again every time the deck comes round; those in hand work next.
    fn worth_of_cards(&self, state: &State, seat: Seat, outlook: &Outlook<'_>) -> f32 {
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
        let weights = outlook.weights;
        let mut value = 0.0;
        for (tribe, count) in deck.tribe.iter() {
            let face = &self.tables.tribes[tribe.index()];
            let worth = weights.deck_labor * f32::from(face.eclipse_labor.max(face.labor))
                + weights.deck_skill * self.effect_worth(&face.skill, outlook)
                + weights.deck_eclipse_skill * self.effect_worth(&face.eclipse, outlook);
            value += f32::from(count) * worth * uses;
        }
        for culture in deck.culture.iter() {
            let worth = self.effect_worth(&self.tables.cultures[culture.index()].skill, outlook);
            value += weights.deck_culture * worth * uses;
        }
        // In hand: ready for the turns of this round and its Eclipse.
        let soon = if outlook.turns > 0.0 { 1.0 } else { 0.3 * outlook.eclipses.min(1.0) };
        for (tribe, count) in secret.hand.tribe.iter() {
            let face = &self.tables.tribes[tribe.index()];
            value +=
                f32::from(count) * (weights.hand_card + weights.hand_labor * f32::from(face.labor)) * soon;
        }
        for culture in secret.hand.culture.iter() {
            let worth = self.effect_worth(&self.tables.cultures[culture.index()].skill, outlook);
            value += weights.hand_culture * worth * soon;
        }
        // Committed: a bid for turn order, and Eclipse skills to come.
        for (tribe, count) in secret.eclipse.tribe.iter() {
            let face = &self.tables.tribes[tribe.index()];
            let skill = self.effect_worth(&face.eclipse, outlook);
            value += f32::from(count)
                * (weights.bid_labor * f32::from(face.eclipse_labor) + weights.bid_skill * skill);
        }
        value - 0.1 * secret.eclipse.culture.len() as f32
    }

    /// Idol tracks: steps towards the next reward, and what burials may become.
    fn worth_of_idols(&self, state: &State, seat: Seat, outlook: &Outlook<'_>) -> f32 {
        let player = state.player(seat);
        let honor = usize::from(player.honor);
        let marks = &self.tables.honor;
        let last = (0..=honor).rev().find(|&level| marks[level] > 0).unwrap_or(0);
        let next = (honor + 1..marks.len()).find(|&level| marks[level] > 0);
        let climb =
            next.map_or(0.0, |next| f32::from(marks[next]) * (honor - last) as f32 / (next - last) as f32);
        let time = (0.4 + outlook.left).min(1.0);
        let weights = outlook.weights;
        let offering = weights.offering * f32::from(player.offering) * time;
        let buried = state.buried(seat);
        let middle = &self.tables.burial[1];
        let table = middle.get(buried).or(middle.last()).copied().unwrap_or_default();
        let hoped = if player.honor == 0 {
            weights.hoped_burial * f32::from(table) * outlook.left.min(0.8)
        } else {
            0.0
        };
        let rank = match self.honor_rank(state, seat) {
            None => 0.0,
            Some(rank) => outlook.left * (2.0 - rank as f32).max(0.0) * weights.honor_rank,
        };
        weights.climb * climb * time + offering + hoped + rank + weights.buried * buried as f32 * outlook.left
    }

    /// Hexes led now give again in every Eclipse; Villages draw and hold.
    fn worth_of_land(&self, state: &State, seat: Seat, outlook: &Outlook<'_>) -> f32 {
        let player = state.player(seat);
        let weights = outlook.weights;
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
            value += self.hold(state, seat, hex, outlook)
                * gives
                * (outlook.eclipses.min(1.0) + weights.later_land * (outlook.eclipses - 1.0).max(0.0));
        }
        let out = f32::from(player.camps_out());
        value += (weights.camp * out + weights.reach * around.len() as f32) * outlook.left;
        let near = self.nearest_village(state, seat);
        value += match near {
            3 => weights.village_site,
            2 => weights.near_village_site,
            _ => 0.0,
        } * outlook.left.min(0.6);
        value + player.villages.len() as f32 * weights.village_eclipse * outlook.eclipses
    }

    /// What a hex gives to whoever leads there.
    pub(crate) fn hex_worth(&self, state: &State, seat: Seat, hex: Hex, outlook: &Outlook<'_>) -> f32 {
        let terrain = state.open.terrain[hex.index()];
        self.effect_worth(&self.tables.terrains[terrain.index()].gives, outlook)
            + f32::from(self.points_on(state, seat, hex))
    }

    /// How sure it is that the seat will lead there in the Eclipse.
    pub(crate) fn hold(&self, state: &State, seat: Seat, hex: Hex, outlook: &Outlook<'_>) -> f32 {
        let own = self.influence(state, seat, hex);
        let rivals = Seat::all(self.seats).filter(|&other| other != seat);
        let most = rivals.map(|other| self.influence(state, other, hex)).max().unwrap_or(0);
        match own.cmp(&most) {
            Ordering::Greater => outlook.weights.lead_land,
            Ordering::Equal => outlook.weights.share_land,
            Ordering::Less => outlook.weights.lose_land,
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
    fn worth_of_boards(&self, state: &State, seat: Seat, outlook: &Outlook<'_>) -> f32 {
        let player = state.player(seat);
        let placed = 10 - player.megaliths.min(10);
        let weights = outlook.weights;
        let mut value = weights.placed_megalith * f32::from(placed) * outlook.left;
        for (index, benefit) in self.tables.boxes.iter().enumerate() {
            let share = (f32::from(placed) / 2.0 - index as f32).clamp(0.0, 1.0);
            let share = if share < 1.0 { share * 0.4 } else { share };
            value += share * self.gains_worth(benefit, outlook) * outlook.eclipses * weights.emptied_box;
        }
        for stone in player.stones {
            value += self.stone_hope(state, seat, stone, outlook);
        }
        value
    }

    /// What a stone will still score: what it would score now, and a little more each time.
    fn stone_hope(&self, state: &State, seat: Seat, stone: Stone, outlook: &Outlook<'_>) -> f32 {
        let now = f32::from(self.stone_points(state, seat, stone));
        let [soon, growth] = outlook.weights.stone;
        (now + soon) * outlook.eclipses + growth * outlook.eclipses * outlook.eclipses
    }

    /// Upright Animals are sets to come or feasts to come.
    fn worth_of_animals(&self, state: &State, seat: Seat, outlook: &Outlook<'_>) -> f32 {
        let player = state.player(seat);
        let weights = outlook.weights;
        let mut value = 0.0;
        for (animal, count) in player.upright.iter() {
            let face = &self.tables.animals[animal.index()];
            let joker = Some(animal) == self.tables.joker;
            let room = if joker { 0.0 } else { f32::from(face.largest.saturating_sub(count)) };
            value += outlook.left
                * (if joker {
                    weights.joker * f32::from(count)
                } else {
                    weights.growing_set * f32::from(count).min(room)
                });
            // One of them might be tipped.
            value += weights.hoped_tip
                * outlook.left
                * self.gains_worth(&face.tip, outlook)
                * f32::from(count).min(2.0);
        }
        value
    }

    /// What is still open in the own turn.
    fn worth_of_the_moment(&self, state: &State, outlook: &Outlook<'_>) -> f32 {
        let weights = outlook.weights;
        let mut value = 0.0;
        for frame in state.open.stack.as_slice() {
            value += weights.pending
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
                (Bound::Column(_), None) => weights.bound_skill,
                _ if self.in_eclipse(state) || self.in_place(state, effect.bound) => weights.ready_skill,
                _ => 0.0,
            };
            value += hope * f32::from(count) * self.effect_worth(&effect, outlook);
        }
        if moment.chief == crate::state::ChiefSkill::Ready {
            let effect = self.chief_effect(state);
            if self.in_place(state, effect.bound) {
                value += weights.ready_skill * self.effect_worth(&effect, outlook);
            }
        }
        match (state.open.stage, moment.spot) {
            (Stage::Top, Some(Spot::Column(column))) => {
                value += self.worth_of_column(state, column, outlook);
            }
            (Stage::Middle, Some(Spot::Column(column))) if !state.open.claimed.has(column) => {
                value += weights.pending * self.gains_worth(&self.tables.bottoms[column.index()], outlook);
            }
            (Stage::Plan, _) => value += weights.planned_labor * f32::from(moment.labor) / 2.0,
            (Stage::RestToken, _) => value += weights.pending * self.gains_worth(&self.tables.rest, outlook),
            _ => {}
        }
        // A resting figure bids in the Eclipse.
        value += weights.bid_labor * f32::from(state.me().figures.resting() * self.tables.rest_labor);
        if state.open.stage == Stage::Lands {
            let lands = moment.lands.iter().filter(|&hex| self.may_gather(state, hex));
            value += lands
                .map(|hex| weights.open_land * self.hex_worth(state, state.active(), hex, outlook))
                .sum::<f32>();
        }
        value
    }

    /// A pending benefit: tips are judged by the best Animal, the rest by the icon.
    fn pending_worth(&self, state: &State, source: Source, gains: &Gains, outlook: &Outlook<'_>) -> f32 {
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
    fn best_tip(&self, state: &State, outlook: &Outlook<'_>) -> f32 {
        let me: &Player = state.me();
        let now = f32::from(self.animal_points(me));
        let mut best = 0.0_f32;
        for (animal, _) in me.upright.iter() {
            let mut tipped = *me;
            tipped.upright.take(animal);
            let lost = now - f32::from(self.animal_points(&tipped));
            let gain = self.gains_worth(&self.tables.animals[animal.index()].tip, outlook);
            best = best.max(gain * outlook.weights.tip_gain - lost - outlook.weights.tip_loss * outlook.left);
        }
        best
    }

    /// What the sections of the column still offer.
    fn worth_of_column(&self, state: &State, column: Column, outlook: &Outlook<'_>) -> f32 {
        let me = state.me();
        let weights = outlook.weights;
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
                (useful, weights.initiate * time, if me.food > 0 { weights.rite } else { 0.0 })
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
                (cards * 3.0, weights.develop, middle)
            }
            Column::Migrate => {
                let village = me.food >= VILLAGE_FOOD && self.can_found(state);
                let moves =
                    if self.possible(state, Source::Rest, Icon::MoveCamp) { USEFUL_MOVES } else { 0.0 };
                let each = weights.migrate * outlook.eclipses.min(1.5);
                (reach.floor().min(moves), each, if village { weights.open_village } else { 0.0 })
            }
            Column::Hunt => {
                let prey = f32::from(me.tools).min(state.open.area.total() as f32 + 1.0);
                (reach.floor().min(prey + 0.5), weights.hunt, self.best_tip(state, outlook))
            }
        };
        let bottom = if state.open.claimed.has(column) {
            0.0
        } else {
            self.gains_worth(&self.tables.bottoms[column.index()], outlook)
        };
        let in_pool = pool.min(useful);
        let in_hand = (useful - in_pool).max(0.0).min(hand);
        each * (in_pool + weights.labor_in_hand * in_hand) + weights.pending * (middle + bottom)
    }
}
