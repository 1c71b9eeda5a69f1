//! The evaluation of a position, in expected points.

use table::{
    Calibration, Evaluate, Evaluation, NamedSubject, Occurrence, Seat, Strategy, Subject, Terms, Theme,
    sets::Indexed,
};

use crate::{
    action::Action,
    content::Condition,
    decision::Decision,
    frame::Frame,
    game::{GoalKind, RiseOfTribes},
    goods::Goods,
    ids::{Goal, Good, HEXES, Hex, HexSet, Land, Object, SEATS, Source, Territory},
    note::Note,
    payment::Bill,
    state::{Ending, State},
    strategies,
    turn::Step,
    weights::Weights,
};

/// Members that spread the tribe; those after them hold what it has.
const EARLY: u8 = 10;
/// Open developments that can be worked on at a time.
const OPEN_GOALS: usize = 3;
/// Own turns looked ahead, at least and at most.
const LEAST_TURNS: f32 = 0.8;
const MOST_TURNS: f32 = 5.0;

impl Evaluate for RiseOfTribes {
    type Weights = Weights;

    fn evaluate(&self, weights: &Weights, state: &State) -> Evaluation {
        let mut points = [0.0; Seat::LIMIT];
        let outlook = Outlook::new(self, weights, state);
        for seat in Seat::all(self.seats) {
            points[seat.index()] = outlook.expected_points(seat);
        }
        if let Ending::Won(winner) = state.ending {
            points[winner.index()] += weights.win;
        }
        let left = (outlook.turns / MOST_TURNS).min(1.0);
        Evaluation { points, scale: weights.scale_late + weights.scale_early * left }
    }

    fn terms(&self, weights: &Weights, state: &State) -> Terms {
        let outlook = Outlook::new(self, weights, state);
        let mut terms = Terms::default();
        for seat in Seat::all(self.seats) {
            outlook.add_terms(seat, &mut terms);
        }
        if let Ending::Won(winner) = state.ending {
            terms.add(winner, "rise-of-tribes-term-victory", weights.win);
        }
        terms
    }

    /// Fitted to 1,000 games of the seed 100001: `ochre sim rise-of-tribes --seats 2 --bots hard --bot-evaluations 3000 --games 1000 --seed 100001
    /// --calibrate FILE`.
    fn calibration() -> Calibration {
        Calibration { confidence: 1.02, optimism: 0.15 }
    }

    fn theme(&self, _state: &State, action: Action) -> Theme {
        action.theme()
    }

    fn subjects(&self) -> Vec<NamedSubject> {
        Self::counted_subjects()
    }

    fn subject(&self, _state: &State, action: Action) -> Option<Subject> {
        Self::subject_of(action)
    }

    fn occurrence(&self, note: &Note) -> Option<Occurrence> {
        Self::occurrence_of(note)
    }

    fn strategies() -> &'static [Strategy] {
        &strategies::LIST
    }

    fn strategy_points(&self, weights: &Weights, state: &State, seat: Seat, strategy: usize) -> f32 {
        let Some(&source) = Source::ALL.get(strategy) else { return 0.0 };
        Outlook::new(self, weights, state).points_of_source(seat, source)
    }

    fn puzzles() -> &'static str {
        include_str!("../puzzles.jsonl")
    }
}

/// The position as it will stand after the conflicts that are already sure to come.
struct Outlook<'a> {
    rules: &'a RiseOfTribes,
    weights: &'a Weights,
    state: &'a State,
    /// Members by hex and seat.
    members: [[u8; SEATS]; HEXES],
    /// Own turns that are left to everybody, as a guess.
    turns: f32,
}

impl<'a> Outlook<'a> {
    fn new(rules: &'a RiseOfTribes, weights: &'a Weights, state: &'a State) -> Self {
        let best = Seat::all(rules.seats).map(|seat| state.player(seat).score()).max().unwrap_or(0);
        let missing = (rules.tables.winning_points - best) as f32;
        let turns = (missing / weights.points_a_turn).clamp(LEAST_TURNS, MOST_TURNS);
        let mut outlook = Self { rules, weights, state, members: [[0; SEATS]; HEXES], turns };
        let crowded = if outlook.conflicts_come() { rules.crowded(state) } else { HexSet::EMPTY };
        for hex in rules.board.all {
            outlook.members[hex.index()] = outlook.after_conflict(hex, crowded.has(hex));
        }
        outlook
    }

    /// Is step 4 of this turn still to come?
    fn conflicts_come(&self) -> bool {
        self.state.step().is_some_and(|step| step != Step::End)
    }

    fn after_conflict(&self, hex: Hex, crowded: bool) -> [u8; SEATS] {
        let mut sides: [u8; SEATS] = std::array::from_fn(|seat| self.state.field.of(Seat::new(seat), hex));
        let bill = Bill::Cunning { hex };
        let frames = self.state.frames.as_slice();
        let provoked = frames.iter().any(|frame| matches!(frame, Frame::Pay(pay) if pay.bill == bill));
        if !crowded && !provoked {
            return sides;
        }
        let mut sorted = sides;
        sorted.sort_unstable();
        let second = sorted[SEATS - 2].max(self.state.events.invaders_on(hex));
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
        all - self.of(seat, hex) + self.state.events.invaders_on(hex)
    }

    /// The hexes on which the tribe will stand.
    fn on(&self, seat: Seat) -> HexSet {
        self.rules.board.all.iter().filter(|&hex| self.of(seat, hex) > 0).collect()
    }

    fn expected_points(&self, seat: Seat) -> f32 {
        let player = self.state.player(seat);
        let on = self.on(seat);
        let mut value = player.score() as f32;
        value += self.villages(seat, on);
        value += self.held(on.len());
        value += self.members(seat, on);
        value += self.lands(on);
        value += self.goods(seat) + self.goals(seat, on);
        value += self.abilities(seat) + self.power(seat);
        value += self.objects(seat);
        if player.elder.is_some() {
            value += self.weights.elder;
        }
        value += self.weights.hidden_card * f32::from(player.hidden);
        value + self.pending(seat, on)
    }

    /// The same sum by what it is for.
    fn add_terms(&self, seat: Seat, terms: &mut Terms) {
        let player = self.state.player(seat);
        let on = self.on(seat);
        let mut add = |name, points: f32| terms.add(seat, name, points);
        let scored = |source| f32::from(player.from(source));
        add("rise-of-tribes-term-villages", scored(Source::Villages) + self.villages(seat, on));
        let goals = scored(Source::Developments) + scored(Source::Achievements) + self.goals(seat, on);
        add("rise-of-tribes-term-goals", goals);
        add("rise-of-tribes-term-events", scored(Source::Events) + scored(Source::Elders));
        add("rise-of-tribes-term-hexes", self.held(on.len()) + self.lands(on));
        add("rise-of-tribes-term-members", self.members(seat, on));
        add("rise-of-tribes-term-goods", self.goods(seat));
        add("rise-of-tribes-term-abilities", self.abilities(seat));
        add("rise-of-tribes-term-power", self.power(seat));
        add("rise-of-tribes-term-objects", self.objects(seat));
        add("rise-of-tribes-term-elder", if player.elder.is_some() { self.weights.elder } else { 0.0 });
        add("rise-of-tribes-term-hidden", self.weights.hidden_card * f32::from(player.hidden));
        add("rise-of-tribes-term-turn", self.pending(seat, on));
    }

    /// The expected points from one source: what is scored and what it may still grow to.
    fn points_of_source(&self, seat: Seat, source: Source) -> f32 {
        let player = self.state.player(seat);
        let on = self.on(seat);
        let goals = |developments: bool| -> f32 {
            let mine = self.state.active == seat && !self.state.frames.is_empty();
            let open = player.open.iter().filter(|&goal| self.rules.is_development(goal) == developments);
            open.map(|goal| self.goal(seat, goal, on, mine)).sum()
        };
        let expected = match source {
            Source::Villages => self.villages(seat, on),
            Source::Developments => goals(true) + self.abilities(seat),
            Source::Achievements => goals(false),
            Source::Events => self.objects(seat),
            Source::Elders => player.elder.map_or(0.0, |_| self.weights.elder),
        };
        f32::from(player.from(source)) + expected
    }

    /// What the villages that stand will bring.
    fn villages(&self, seat: Seat, on: HexSet) -> f32 {
        let player = self.state.player(seat);
        let standing = player.villages.and(on).len() as f32 + f32::from(player.secret);
        self.weights.village_turn * self.turns * standing
    }

    fn members(&self, seat: Seat, on: HexSet) -> f32 {
        let members: u8 = on.iter().map(|hex| self.of(seat, hex)).sum();
        self.weights.early_member * f32::from(members.min(EARLY))
            + self.weights.late_member * f32::from(members.saturating_sub(EARLY))
    }

    /// The lands the tribe can gather from.
    fn lands(&self, on: HexSet) -> f32 {
        let lands = Land::ALL.iter().filter(|&&land| !on.and(self.state.ground.of(land)).is_empty());
        lands.map(|_| self.weights.land).sum()
    }

    /// What developments that are done are worth beyond their points.
    fn abilities(&self, seat: Seat) -> f32 {
        let done = self.state.player(seat).done.iter();
        let worth = |goal: Goal| match self.rules.tables.goals[goal.index()].kind {
            GoalKind::Development { ability, .. } => self.weights.ability_of(ability),
            GoalKind::Achievement(_) => 0.0,
        };
        done.map(worth).sum::<f32>() * (self.turns / 4.0)
    }

    /// What the chief power is worth in the turns that are left.
    fn power(&self, seat: Seat) -> f32 {
        let power = self.state.player(seat).power;
        let worth = power.map_or(0.0, |power| self.weights.power_of(self.rules.tables.power(power)));
        worth * (self.turns / MOST_TURNS)
    }

    fn objects(&self, seat: Seat) -> f32 {
        let owned = Object::ALL.iter().filter(|&&object| self.state.events.owns(seat, object));
        owned
            .map(|&object| match object {
                Object::Walls => self.weights.walls,
                Object::Canoe => self.weights.canoe,
                Object::Altar => self.weights.altar,
            })
            .sum()
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
            (4.0 - missing) * self.weights.near_village * self.turns
        } else {
            0.0
        };
        self.worth(held, self.wanted(seat)) + close
    }

    fn goals(&self, seat: Seat, on: HexSet) -> f32 {
        let player = self.state.player(seat);
        let mine = self.state.active == seat && !self.state.frames.is_empty();
        let developments = player.open.iter().filter(|&goal| self.rules.is_development(goal)).count();
        let later = developments.saturating_sub(OPEN_GOALS) as f32;
        let goals = player.open.iter().map(|goal| self.goal(seat, goal, on, mine));
        goals.sum::<f32>() - later * (self.weights.open_goal - self.weights.later_open_goal)
    }

    fn goal(&self, seat: Seat, goal: Goal, on: HexSet, mine: bool) -> f32 {
        let face = &self.rules.tables.goals[goal.index()];
        let points = f32::from(face.points);
        match face.kind {
            GoalKind::Development { cost, ability } => {
                let ready = self.state.player(seat).goods.covers(cost);
                // What a card brings when it is done, compared with the usual one.
                let brings = |points: f32, ability: f32| points + ability * (self.turns / 4.0);
                let share =
                    brings(points, self.weights.ability_of(ability)) / brings(1.0, self.weights.ability);
                self.weights.open_goal * share + if ready { 0.05 } else { 0.0 }
            }
            GoalKind::Achievement(condition) => {
                let progress = self.progress(seat, condition, on).min(1.0);
                if progress >= 1.0 {
                    points * if mine { self.weights.certain } else { self.weights.likely }
                } else {
                    points * (self.weights.far_goal + self.weights.near_goal * progress * progress)
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
            Condition::Hold { how, hexes, land } => {
                let held = |land| share(RiseOfTribes::held(state, seat, how, land) as f32, hexes);
                match land {
                    // Each land is a step of its own.
                    Territory::Each => {
                        let lands = [Territory::Lake, Territory::Forest, Territory::Mountain];
                        let steps: f32 = lands.into_iter().map(|land| held(land).min(1.0)).sum();
                        held(land).max(0.3 * steps)
                    }
                    land => held(land),
                }
            }
            Condition::Control { hexes, members } => {
                let mut shares: [f32; HEXES] = [0.0; HEXES];
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

    /// What the dice in hand and the decisions on the stack are still expected to bring.
    fn pending(&self, seat: Seat, on: HexSet) -> f32 {
        let tribe = Expectation { outlook: self, seat, on };
        let dice = tribe.if_active(self.weights.die * self.state.hand.total() as f32);
        let frames = self.state.frames.as_slice();
        frames.iter().fold(dice, |value, frame| value + frame.expected(&tribe))
    }

    /// What so many hexes are worth.
    fn held(&self, hexes: usize) -> f32 {
        self.weights.hexes_held.iter().take(hexes).sum()
    }

    /// What goods are worth to somebody who wants so many.
    fn worth(&self, held: Goods, wanted: Goods) -> f32 {
        Good::ALL
            .iter()
            .map(|&good| {
                let needed = held.of(good).min(wanted.of(good));
                let spare = held.of(good) - needed;
                self.weights.needed_good * f32::from(needed)
                    + self.weights.spare_good * f32::from(spare.min(8))
            })
            .sum()
    }
}

/// The evaluation of one tribe, as waiting decisions see it.
pub(crate) struct Expectation<'a> {
    outlook: &'a Outlook<'a>,
    seat: Seat,
    /// The hexes it will hold.
    on: HexSet,
}

impl Expectation<'_> {
    pub(crate) const fn rules(&self) -> &RiseOfTribes {
        self.outlook.rules
    }

    pub(crate) const fn state(&self) -> &State {
        self.outlook.state
    }

    pub(crate) const fn weights(&self) -> &Weights {
        self.outlook.weights
    }

    /// Is it the tribe of the active player?
    pub(crate) fn is_active(&self) -> bool {
        self.outlook.state.active == self.seat
    }

    /// `value` for the active player, nothing for the others.
    pub(crate) fn if_active(&self, value: f32) -> f32 {
        self.if_seat(self.outlook.state.active, value)
    }

    /// `value` for `seat`, nothing for the others.
    pub(crate) fn if_seat(&self, seat: Seat, value: f32) -> f32 {
        if seat == self.seat { value } else { 0.0 }
    }

    /// What the hexes still to be chosen in a GATHER will bring, the best ones first.
    pub(crate) fn harvest(&self, left: u8, each: u8, chosen: HexSet) -> f32 {
        let Self { outlook, seat, on } = self;
        let wanted = outlook.wanted(*seat);
        let mut held = outlook.state.player(*seat).goods;
        let before = outlook.worth(held, wanted);
        let mut open = on.without(chosen);
        for _ in 0..left {
            let gain = |good: Good| {
                let mut more = held;
                more.add(good, each);
                outlook.worth(more, wanted)
            };
            let best = Good::ALL
                .iter()
                .filter(|good| !open.and(outlook.state.ground.of(good.land())).is_empty())
                .max_by(|one, other| gain(**one).total_cmp(&gain(**other)));
            let Some(&good) = best else { break };
            if let Some(hex) = open.and(outlook.state.ground.of(good.land())).iter().next() {
                open.remove(hex);
            }
            held.add(good, each);
        }
        outlook.weights.hope * (outlook.worth(held, wanted) - before)
    }

    /// What the steps still to be made in a MOVE can reach.
    pub(crate) fn moves(&self, left: u8) -> f32 {
        let Self { outlook, seat, on } = self;
        let members: u8 = on.iter().map(|hex| outlook.of(*seat, hex)).sum();
        let steps = usize::from(members).saturating_sub(on.len()).min(usize::from(left));
        let reach = outlook.rules.board.near_any(*on).without(*on);
        let lands = Land::ALL
            .iter()
            .filter(|&&land| {
                let hexes = outlook.state.ground.of(land);
                on.and(hexes).is_empty() && !reach.and(hexes).is_empty()
            })
            .count();
        let new = steps.min(reach.len());
        let spread = outlook.held(on.len() + new) - outlook.held(on.len());
        outlook.weights.hope * (outlook.weights.land * lands.min(steps) as f32 + spread)
            + 0.02 * f32::from(left)
    }
}
