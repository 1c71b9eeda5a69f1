//! Previews of a position: what a die would be worth on an action, the progress of a goal, the losses of a conflict.
//! Nothing here changes a position.

use table::{
    Seat,
    sets::{Indexed, Set},
};

use crate::{
    conflict,
    content::{Condition, EventEffect},
    dice,
    game::{GoalKind, RiseOfTribes},
    goals::is_valley,
    ids::{Ability, BoardAction, Event, Face, Goal, Good, Hex, HexSet, Land, Level, Object, SEATS},
    observation::Observation,
    state::State,
};

/// What a die would be worth on an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The strength of the three dice then.
    pub level: Level,
    /// Members, hexes or cards the active player may take, developments and events included.
    pub amount: u8,
    /// Goods from each hex; 0 for all but GATHER.
    pub each: u8,
    /// What there really is to have: the reserve, the members on the map, the goods of the best hexes, the deck are limits.
    pub real: u8,
}

/// How far a goal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Fulfilled so far.
    pub have: u8,
    /// Asked for.
    pub need: u8,
}

impl Progress {
    fn new(have: usize, need: usize) -> Self {
        Self { have: have.min(need) as u8, need: need as u8 }
    }

    /// Nothing is missing.
    pub const fn is_reached(self) -> bool {
        self.have >= self.need
    }
}

/// A conflict before it is fought, without bow, walls and hidden members. RT-CONF-07..10
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    /// Where.
    pub hex: Hex,
    /// Members by seat, then the invaders.
    pub before: [u8; SEATS + 1],
    /// Who would be left.
    pub after: [u8; SEATS + 1],
}

impl Clash {
    /// What a seat would lose.
    pub const fn loss(&self, seat: Seat) -> u8 {
        self.before[seat.index()] - self.after[seat.index()]
    }

    /// Invaders who would fall.
    pub const fn invaders_lost(&self) -> u8 {
        self.before[SEATS] - self.after[SEATS]
    }
}

impl RiseOfTribes {
    /// The position of an observation. There is only one: the order of the decks is not part of a position.
    pub fn position(&self, observation: &Observation) -> State {
        observation.imagine(self)
    }

    /// What `face` would be worth to the active player on `board_action`. RT-DICE-08..11
    pub fn worth(&self, state: &State, board_action: BoardAction, face: Face) -> Worth {
        let seat = state.active;
        let level = Level::of(dice::pushed(state.queues[board_action.index()], face));
        let (printed, player) = (self.strength(board_action, level), state.player(seat));
        match board_action {
            BoardAction::Grow => {
                let winter = match self.effect(Event::MildWinter) {
                    EventEffect::MildWinter { more, .. } if state.events.is_active(Event::MildWinter) => more,
                    _ => 0,
                };
                let amount = printed + self.ability(state, seat, Ability::ExtraMember) + winter;
                Worth { level, amount, each: 0, real: amount.min(player.reserve) }
            }
            BoardAction::Move => {
                let there = state.field.total(seat).min(u32::from(u8::MAX)) as u8;
                Worth { level, amount: printed, each: 0, real: printed.min(there) }
            }
            BoardAction::Gather => {
                let [hexes, each] = self.tables.gather[level.index()];
                let oxen = self.ability(state, seat, Ability::ExtraHex);
                let real = self.best_gather(state, hexes, oxen, each);
                Worth { level, amount: hexes + oxen, each, real }
            }
            BoardAction::Lead => {
                let deck = player.deck.len().min(usize::from(u8::MAX)) as u8;
                Worth { level, amount: printed, each: 0, real: printed.min(deck) }
            }
        }
    }

    /// The most goods that `hexes` choices and `oxen` further ones can bring.
    fn best_gather(&self, state: &State, hexes: u8, oxen: u8, each: u8) -> u8 {
        let seat = state.active;
        let open = state.field.on(seat).iter().filter(|&hex| self.may_gather(state, seat, hex).is_ok());
        let mut yields: Vec<(u8, Hex)> = open.map(|hex| (self.best_yield(state, hex, each), hex)).collect();
        yields.sort_by_key(|&(amount, _)| std::cmp::Reverse(amount));
        let choices = usize::from(hexes + oxen);
        let best = (0..=usize::from(oxen)).map(|again| {
            let chosen = &yields[..yields.len().min(choices - again)];
            let repeatable =
                chosen.iter().filter(|&&(_, hex)| self.may_repeat(state, hex, oxen).is_ok()).count();
            let first: u32 = chosen.iter().map(|&(amount, _)| u32::from(amount)).sum();
            first + again.min(repeatable) as u32 * u32::from(each)
        });
        let most = best.max().unwrap_or(0);
        let baskets = if most > 0 { self.ability(state, seat, Ability::RicherHex) } else { 0 };
        (most + u32::from(baskets)).min(u32::from(u8::MAX)) as u8
    }

    /// The most a hex gives when chosen first, with the goods of an abundance card.
    fn best_yield(&self, state: &State, hex: Hex, each: u8) -> u8 {
        let extra = |good| if self.plenty_here(state, hex, good) { self.plenty(state, good) } else { 0 };
        let card = self.kinds_at(state, hex).iter().map(extra).max().unwrap_or(0);
        self.yield_of(state, hex, each) + card
    }

    /// How far `seat` is with a goal: goods for a development, what its condition counts for an achievement.
    pub fn progress(&self, state: &State, seat: Seat, goal: Goal) -> Progress {
        match self.tables.goals[goal.index()].kind {
            GoalKind::Development { cost, .. } => {
                let need = usize::from(cost.total());
                let lacks = usize::from(state.player(seat).goods.lacks(cost));
                Progress::new(need - lacks, need)
            }
            GoalKind::Achievement(condition) => self.fulfilled(state, seat, condition),
        }
    }

    fn fulfilled(&self, state: &State, seat: Seat, condition: Condition) -> Progress {
        let on = state.field.on(seat);
        let controlled = |members: u8| -> HexSet {
            on.iter()
                .filter(|&hex| state.controls(seat, hex) && state.field.of(seat, hex) >= members)
                .collect()
        };
        match condition {
            Condition::Members { members } => {
                Progress::new(state.field.total(seat) as usize, usize::from(members))
            }
            Condition::Occupy { hexes } => Progress::new(on.len(), usize::from(hexes)),
            Condition::Valley { members } => Progress::new(self.best_valley(state, controlled(members)), 3),
            Condition::Share { hexes } => {
                Progress::new(Self::shared_hexes(state, seat).len(), usize::from(hexes))
            }
            Condition::Kindred { hexes } => {
                let major: HexSet = on.iter().filter(|&hex| state.has_majority(seat, hex)).collect();
                let of = |land: &Land| major.and(state.ground.of(*land)).len();
                Progress::new(Land::ALL.iter().map(of).max().unwrap_or(0), usize::from(hexes))
            }
            Condition::Overlord => {
                let reached = self.holds(state, seat, condition);
                Progress::new(usize::from(reached), 1)
            }
            Condition::Hold { how, hexes, land } => {
                Progress::new(Self::held(state, seat, how, land), usize::from(hexes))
            }
            Condition::Control { hexes, members } => {
                Progress::new(controlled(members).len(), usize::from(hexes))
            }
        }
    }

    /// How many of the three hexes of some valley are among `hexes`.
    fn best_valley(&self, state: &State, hexes: HexSet) -> usize {
        let mut best = 0;
        for middle in self.board.all {
            for one in self.board.near(middle) {
                for other in self.board.near(middle).iter().filter(|&other| other > one) {
                    if is_valley(state, [middle, one, other]) {
                        let valley: HexSet = [middle, one, other].into_iter().collect();
                        best = best.max(valley.and(hexes).len());
                    }
                }
            }
        }
        best
    }

    /// The conflict a hex is heading for; none while it keeps to its limit. RT-CONF-03
    pub fn clash(&self, state: &State, hex: Hex) -> Option<Clash> {
        (state.population(hex) > self.limit(state, hex)).then(|| self.forced_clash(state, hex))
    }

    /// What a conflict in a hex would cost, crowded or not.
    pub fn forced_clash(&self, state: &State, hex: Hex) -> Clash {
        let before = std::array::from_fn(|side| conflict::count(state, hex, side));
        Clash { hex, before, after: conflict::survivors(before, self.limit(state, hex)) }
    }

    /// Goals `seat` could complete at once. RT-GOAL-02
    pub fn completable(&self, state: &State, seat: Seat) -> Set<Goal> {
        let open = state.player(seat).open.iter();
        open.filter(|&goal| self.may_complete(state, seat, goal).is_ok()).collect()
    }

    /// What an object costs now, if it is for sale: so many of one good. RT-EVENT-53
    pub fn asked_for(&self, state: &State, object: Object) -> Option<(Good, u8)> {
        self.price(state, object).ok()
    }
}
