//! How good is a position? Counted in expected points.

use table::{Appraise, Seat, sets::Indexed};

use crate::{
    content::{Condition, EventEffect},
    frame::{Bill, Frame, Step},
    game::{GoalKind, RiseOfTribes},
    goods::Goods,
    ids::{Event, Goal, Good, Hex, HexSet, Land, Object, SEATS},
    state::{Ending, State},
};

/// A good that something is waiting for, and one that nothing is.
const NEEDED_GOOD: f32 = 0.20;
const SPARE_GOOD: f32 = 0.05;
/// A member on the map: the first ones spread the tribe, later ones hold what it has.
const EARLY_MEMBER: f32 = 0.12;
const LATE_MEMBER: f32 = 0.06;
const EARLY: u8 = 10;
/// Each further hex occupied.
const HEXES_HELD: [f32; 7] = [0.40, 0.35, 0.30, 0.20, 0.15, 0.10, 0.05];
/// A land the tribe can gather from: without one of them no village is ever built.
const LAND: f32 = 0.80;
/// A goal card in progress, and what an ability is worth beyond its point.
const OPEN_GOAL: f32 = 0.30;
const LATER_OPEN_GOAL: f32 = 0.10;
const OPEN_GOALS: usize = 3;
const ABILITY: f32 = 0.35;
/// What one more piece of an action in progress is expected to bring.
const PENDING_MEMBER: f32 = 0.11;
const PENDING_GOOD: f32 = 0.17;
const PENDING_CARD: f32 = 0.30;
/// What is expected is worth a little less than what is done.
const HOPE: f32 = 0.95;
/// A die that can still be placed.
const DIE: f32 = 0.70;
/// How much of a fulfilled condition is believed before it is scored.
const CERTAIN: f32 = 0.92;
const LIKELY: f32 = 0.45;
/// How much the rivals' prospects count beside one's own.
const RIVALRY: f32 = 0.35;
/// A win is worth more than anything that can be hoped for.
const WIN: f32 = 30.0;

impl Appraise for RiseOfTribes {
    fn appraise(&self, state: &State, seat: Seat) -> f32 {
        if let Ending::Won(winner) = state.ending {
            return if winner == seat { WIN } else { -WIN };
        }
        let outlook = Outlook::new(self, state);
        let own = outlook.prospects(seat);
        let rivals: f32 =
            Seat::all(self.seats).filter(|&rival| rival != seat).map(|rival| outlook.prospects(rival)).sum();
        own - RIVALRY * rivals / (self.seats as f32 - 1.0)
    }
}

/// The position as it will stand after the conflicts that are already sure to come.
struct Outlook<'a> {
    rules: &'a RiseOfTribes,
    state: &'a State,
    /// Members by hex and seat.
    members: [[u8; SEATS]; 15],
    /// Own turns that are left to everybody, as a guess.
    turns: f32,
}

impl<'a> Outlook<'a> {
    fn new(rules: &'a RiseOfTribes, state: &'a State) -> Self {
        let best = Seat::all(rules.seats).map(|seat| state.player(seat).score()).max().unwrap_or(0);
        let missing = (rules.tables.winning_points - best) as f32;
        let mut outlook =
            Self { rules, state, members: [[0; SEATS]; 15], turns: (missing / 2.2).clamp(0.8, 5.0) };
        let crowded = if outlook.conflicts_come() { rules.crowded(state) } else { HexSet::EMPTY };
        for hex in rules.board.all {
            outlook.members[hex.index()] = outlook.after_conflict(hex, crowded.has(hex));
        }
        outlook
    }

    /// Is step 4 of this turn still to come?
    fn conflicts_come(&self) -> bool {
        matches!(
            self.state.frames.as_slice().first(),
            Some(Frame::Turn(step)) if *step != Step::End
        )
    }

    fn after_conflict(&self, hex: Hex, crowded: bool) -> [u8; SEATS] {
        let mut sides: [u8; SEATS] = std::array::from_fn(|seat| self.state.field.of(Seat::new(seat), hex));
        let provoked = self.state.frames.as_slice().iter().any(
            |frame| matches!(frame, Frame::Pay { bill: Bill::Cunning { hex: there }, .. } if *there == hex),
        );
        if !crowded && !provoked {
            return sides;
        }
        let mut sorted = sides;
        sorted.sort_unstable();
        let second = sorted[SEATS - 2].max(self.state.events.invaders(hex));
        let limit = self.rules.limit(self.state, hex);
        for side in &mut sides {
            *side = side.saturating_sub(second).min(limit);
        }
        sides
    }

    fn of(&self, seat: Seat, hex: Hex) -> u8 {
        self.members[hex.index()][seat.index()]
    }

    fn others(&self, seat: Seat, hex: Hex) -> u8 {
        let all: u8 = self.members[hex.index()].iter().sum();
        all - self.of(seat, hex) + self.state.events.invaders(hex)
    }

    fn prospects(&self, seat: Seat) -> f32 {
        let (rules, state) = (self.rules, self.state);
        let player = state.player(seat);
        let on: HexSet = rules.board.all.iter().filter(|&hex| self.of(seat, hex) > 0).collect();
        let mut value = player.score() as f32;
        let standing = player.villages.and(on).len() as f32 + f32::from(player.secret);
        value += 0.9 * self.turns * standing;
        value += held(on.len());
        let members: u8 = on.iter().map(|hex| self.of(seat, hex)).sum();
        value += EARLY_MEMBER * f32::from(members.min(EARLY))
            + LATE_MEMBER * f32::from(members.saturating_sub(EARLY));
        for &land in Land::ALL {
            if !on.and(state.ground.of(land)).is_empty() {
                value += LAND;
            }
        }
        value += self.goods(seat) + self.goals(seat, on);
        value += ABILITY
            * player.done.iter().filter(|&goal| rules.is_development(goal)).count() as f32
            * (self.turns / 4.0);
        for &object in Object::ALL {
            if state.events.owns(seat, object) {
                value += match object {
                    Object::Walls => 0.4,
                    Object::Canoe => 0.5,
                    Object::Altar => 1.2,
                };
            }
        }
        if player.elder.is_some() {
            value += 0.2;
        }
        value += 0.05 * f32::from(player.hidden);
        value + self.pending(seat, on)
    }

    /// What a village and the open developments ask for.
    fn wanted(&self, seat: Seat) -> Goods {
        let mut wanted = self.rules.village_cost(self.state, seat);
        for goal in self.state.player(seat).open {
            if let GoalKind::Development { cost, .. } = self.rules.tables.goals[goal.index()].kind {
                for &good in Good::ALL {
                    wanted.add(good, cost.of(good));
                }
            }
        }
        wanted
    }

    /// Goods count for what they are wanted for.
    fn goods(&self, seat: Seat) -> f32 {
        let held = self.state.player(seat).goods;
        let village = self.rules.village_cost(self.state, seat);
        // A village within reach is nearly a village.
        let missing = f32::from(held.lacks(village));
        let close = if missing < 4.0 && self.rules.token_left(self.state) {
            (4.0 - missing) * 0.08 * self.turns
        } else {
            0.0
        };
        worth(held, self.wanted(seat)) + close
    }

    /// What the hexes still to be chosen in a GATHER will bring, the best ones first.
    fn harvest(&self, seat: Seat, left: u8, each: u8, among: HexSet) -> f32 {
        let wanted = self.wanted(seat);
        let mut held = self.state.player(seat).goods;
        let before = worth(held, wanted);
        let mut open = among;
        for _ in 0..left {
            let gain = |good: Good| {
                let mut more = held;
                more.add(good, each);
                worth(more, wanted)
            };
            let best = Good::ALL
                .iter()
                .filter(|good| !open.and(self.state.ground.of(good.land())).is_empty())
                .max_by(|one, other| gain(**one).total_cmp(&gain(**other)));
            let Some(&good) = best else { break };
            if let Some(hex) = open.and(self.state.ground.of(good.land())).iter().next() {
                open.remove(hex);
            }
            held.add(good, each);
        }
        HOPE * (worth(held, wanted) - before)
    }

    /// What the steps still to be made in a MOVE can reach.
    fn wander(&self, seat: Seat, left: u8, on: HexSet) -> f32 {
        let members: u8 = on.iter().map(|hex| self.of(seat, hex)).sum();
        let steps = usize::from(members).saturating_sub(on.len()).min(usize::from(left));
        let reach = self.rules.board.near_any(on).without(on);
        let lands = Land::ALL
            .iter()
            .filter(|&&land| {
                let hexes = self.state.ground.of(land);
                on.and(hexes).is_empty() && !reach.and(hexes).is_empty()
            })
            .count();
        let new = steps.min(reach.len());
        let spread = held(on.len() + new) - held(on.len());
        HOPE * (LAND * lands.min(steps) as f32 + spread) + 0.02 * f32::from(left)
    }

    fn goals(&self, seat: Seat, on: HexSet) -> f32 {
        let player = self.state.player(seat);
        let mine = self.state.active == seat && !self.state.frames.is_empty();
        let developments = player.open.iter().filter(|&goal| self.rules.is_development(goal)).count();
        let later = developments.saturating_sub(OPEN_GOALS) as f32;
        let goals = player.open.iter().map(|goal| self.goal(seat, goal, on, mine));
        goals.sum::<f32>() - later * (OPEN_GOAL - LATER_OPEN_GOAL)
    }

    fn goal(&self, seat: Seat, goal: Goal, on: HexSet, mine: bool) -> f32 {
        let face = &self.rules.tables.goals[goal.index()];
        let points = f32::from(face.points);
        match face.kind {
            GoalKind::Development { cost, .. } => {
                let ready = self.state.player(seat).goods.covers(cost);
                OPEN_GOAL + if ready { 0.05 } else { 0.0 }
            }
            GoalKind::Achievement(condition) => {
                let progress = self.progress(seat, condition, on).min(1.0);
                if progress >= 1.0 {
                    points * if mine { CERTAIN } else { LIKELY }
                } else {
                    points * (0.12 + 0.45 * progress * progress)
                }
            }
        }
    }

    /// How far a condition is fulfilled, 1 for wholly.
    fn progress(&self, seat: Seat, condition: Condition, on: HexSet) -> f32 {
        let state = self.state;
        let share = |count: f32, wanted: u8| count / f32::from(wanted.max(1));
        let controls = |hex: Hex, members: u8| -> f32 {
            if self.others(seat, hex) > 0 {
                0.0
            } else {
                f32::from(self.of(seat, hex).min(members)) / f32::from(members.max(1))
            }
        };
        let majority = |hex: Hex| self.of(seat, hex) > self.others(seat, hex);
        match condition {
            Condition::Members { members } => {
                let all: u8 = on.iter().map(|hex| self.of(seat, hex)).sum();
                share(f32::from(all), members)
            }
            Condition::Occupy { hexes } => share(on.len() as f32, hexes),
            Condition::Share { hexes } => {
                let shared = on.and(state.field.on_of_others(seat));
                share(shared.len() as f32, hexes)
            }
            Condition::Kindred { hexes } => Land::ALL
                .iter()
                .map(|&land| {
                    let held = on.and(state.ground.of(land)).iter().filter(|&hex| majority(hex));
                    share(held.count() as f32, hexes)
                })
                .fold(0.0, f32::max),
            Condition::Overlord => {
                let foreign = state.villages().without(state.player(seat).villages);
                let best = on
                    .and(foreign)
                    .iter()
                    .map(|hex| f32::from(self.of(seat, hex)) / (f32::from(self.others(seat, hex)) + 1.0));
                best.fold(0.0, f32::max)
            }
            Condition::Control { hexes, members } => {
                let mut shares: [f32; 15] = [0.0; 15];
                for (slot, hex) in shares.iter_mut().zip(on) {
                    *slot = controls(hex, members);
                }
                shares.sort_unstable_by(|one, other| other.total_cmp(one));
                let sum: f32 = shares.iter().take(usize::from(hexes)).sum();
                share(sum, hexes)
            }
            Condition::Valley { members } => {
                if self.rules.holds(state, seat, condition) {
                    return 1.0;
                }
                let best = |land: Land| {
                    on.and(state.ground.of(land)).iter().map(|hex| controls(hex, members)).fold(0.0, f32::max)
                };
                0.3 * Land::ALL.iter().map(|&land| best(land)).sum::<f32>()
            }
        }
    }

    /// What the decisions on the stack are still expected to bring.
    fn pending(&self, seat: Seat, on: HexSet) -> f32 {
        let state = self.state;
        let mine = |worth: f32| if state.active == seat { worth } else { 0.0 };
        let his = |owner: Seat, worth: f32| if owner == seat { worth } else { 0.0 };
        let mut value = mine(DIE * state.hand.total() as f32);
        for frame in state.frames.as_slice() {
            value += match *frame {
                Frame::Grow { left, shared, .. } => {
                    let reserve = state.player(state.active).reserve;
                    mine(PENDING_MEMBER * f32::from(left.min(reserve) + shared))
                }
                Frame::Move { left, .. } => mine(self.wander(seat, left, on)),
                Frame::Gather { left, each, chosen, .. } => {
                    mine(self.harvest(seat, left, each, on.without(chosen)))
                }
                Frame::Lead { draw, .. } => mine(PENDING_CARD * f32::from(draw)),
                Frame::Draw { left, .. } => mine(PENDING_CARD * f32::from(left)),
                Frame::PutUnder { left, .. } => mine(-0.1 * f32::from(left)),
                Frame::Mix { left, .. }
                | Frame::Pick { left }
                | Frame::Discover { left }
                | Frame::Claim { left, .. } => mine(PENDING_GOOD * f32::from(left)),
                Frame::Plenty { .. } => mine(2.0 * PENDING_GOOD),
                Frame::Basketry { .. } | Frame::Pottery => mine(PENDING_GOOD),
                Frame::Educate { left, .. } => mine(PENDING_MEMBER * f32::from(left)),
                Frame::Bounty { seat, left } => his(seat, PENDING_GOOD * f32::from(left)),
                Frame::Pay { left, .. } => mine(-SPARE_GOOD * f32::from(left)),
                Frame::Spare { seat, left, cost } => {
                    let due = cost.total().saturating_sub(u16::from(left));
                    his(seat, -NEEDED_GOOD * f32::from(due))
                }
                Frame::Sacrifice => mine(1.0 - LATE_MEMBER),
                Frame::Tribute { seat, left, bid } => {
                    his(seat, self.bid_worth(bid) - PENDING_GOOD * f32::from(left))
                }
                Frame::Auction { high, leader, .. } => leader.map_or(0.0, |leader| {
                    his(leader, 0.8 * (self.bid_worth(high) - NEEDED_GOOD * f32::from(high)))
                }),
                Frame::Evade { seat, left, .. } => his(seat, PENDING_MEMBER * f32::from(left)),
                Frame::Fight { shot, .. } => mine(if shot.is_some() { LATE_MEMBER } else { 0.0 }),
                _ => 0.0,
            };
        }
        value
    }

    fn bid_worth(&self, bid: u8) -> f32 {
        match self.rules.effect(Event::Chieftain) {
            EventEffect::Chieftain { many, points_many, points_few } => {
                f32::from(if bid >= many { points_many } else { points_few })
            }
            _ => 0.0,
        }
    }
}

/// What so many hexes are worth.
fn held(hexes: usize) -> f32 {
    HEXES_HELD.iter().take(hexes).sum()
}

/// What goods are worth to somebody who wants so many.
fn worth(held: Goods, wanted: Goods) -> f32 {
    Good::ALL
        .iter()
        .map(|&good| {
            let needed = held.of(good).min(wanted.of(good));
            let spare = held.of(good) - needed;
            NEEDED_GOOD * f32::from(needed) + SPARE_GOOD * f32::from(spare.min(8))
        })
        .sum()
}
