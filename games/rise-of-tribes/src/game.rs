//! The game, set up and ready: options and content, compiled into tables.

use table::{
    Seat,
    refusal::OptionsError,
    sets::{Indexed, Set},
};

use crate::{
    board::Board,
    content::{AbilityFace, Condition, Content, EventEffect, PowerEffect, Start, TileEffect},
    goods::Goods,
    ids::{Ability, BoardAction, Event, Goal, Hex, Land, Level, Power, Tile, Tribe},
    names::Names,
    options::{GatherShape, Options},
    state::State,
};

/// A simulation in which nobody scores would never end: after so many turns of each seat the game stops and points decide.
/// Far beyond any real game (seven to ten rounds). RT-RULING-41
pub const TURN_CAP_PER_SEAT: u16 = 100;

/// Rise of Tribes with its options and content.
#[derive(Clone, Debug)]
pub struct RiseOfTribes {
    pub(crate) options: Options,
    pub(crate) content: Content,
    pub(crate) names: Names,
    pub(crate) board: Board,
    pub(crate) seats: usize,
    pub(crate) tables: Tables,
}

/// The content, ready to be looked up by index.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub(crate) winning_points: i32,
    pub(crate) limit: u8,
    pub(crate) slots: usize,
    pub(crate) starts: [Start; 4],
    pub(crate) grow: [u8; 3],
    pub(crate) moves: [u8; 3],
    pub(crate) lead: [u8; 3],
    pub(crate) gather: [[u8; 2]; 3],
    pub(crate) goals: [GoalTable; 15],
    pub(crate) decks: Set<Goal>,
    cards_with: [Set<Goal>; 8],
    events: [EventEffect; 16],
    pub(crate) villages: [Goods; 8],
    pub(crate) chiefs: [[Power; 2]; 8],
    powers: [PowerEffect; 16],
    tiles: [Option<TileEffect>; 10],
    lands: [Set<Land>; 10],
}

/// A goal card, compiled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GoalTable {
    pub(crate) points: u8,
    pub(crate) kind: GoalKind,
}

/// RT-GOAL-01
#[derive(Clone, Copy, Debug)]
pub(crate) enum GoalKind {
    Development { cost: Goods, ability: AbilityFace },
    Achievement(Condition),
}

impl RiseOfTribes {
    /// The game with these options and this content.
    pub(crate) fn compile(options: &Options, content: &Content) -> Result<Self, OptionsError> {
        options.examine()?;
        let seats = usize::from(options.seats);
        let layout = content
            .layouts
            .get(&seats.to_string())
            .ok_or_else(|| OptionsError::new("seats", "the content has no layout for so many"))?;
        Ok(Self {
            options: options.clone(),
            content: content.clone(),
            names: Names::of(content),
            board: Board::new(layout),
            seats,
            tables: Tables::new(options, content)
                .ok_or_else(|| OptionsError::new("content", "a card is missing"))?,
        })
    }

    /// All seats clockwise from `seat`.
    pub(crate) fn clockwise(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        seat.clockwise(self.seats)
    }

    /// Is this another player's seat?
    #[inline]
    pub(crate) fn is_rival(&self, me: Seat, seat: Seat) -> bool {
        seat != me && seat.index() < self.seats
    }

    /// The layout.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What an event does.
    #[inline]
    pub(crate) fn effect(&self, event: Event) -> EventEffect {
        self.tables.events[event.index()]
    }

    /// What the chosen power of `seat` does.
    #[inline]
    pub(crate) fn power(&self, state: &State, seat: Seat) -> Option<PowerEffect> {
        let power = state.player(seat).power?;
        Some(self.tables.power(power))
    }

    /// The seat whose power `has` accepts, with the number it finds.
    pub(crate) fn seat_with(
        &self,
        state: &State,
        has: impl Fn(PowerEffect) -> Option<u8>,
    ) -> Option<(Seat, u8)> {
        if !self.options.powers {
            return None;
        }
        Seat::all(self.seats).find_map(|seat| {
            let number = self.power(state, seat).and_then(&has)?;
            Some((seat, number))
        })
    }

    /// The amount of an ability `seat` has, borrowed ones included; 0 without it. RT-GOAL-10
    #[inline]
    pub(crate) fn ability(&self, state: &State, seat: Seat, ability: Ability) -> u8 {
        let mut owned = state.player(seat).done;
        if seat == state.active
            && let Some(goal) = state.borrowed
        {
            owned.insert(goal);
        }
        let cards = self.tables.cards_with[ability.index()].and(owned);
        if cards.is_empty() {
            return 0;
        }
        cards.iter().map(|goal| self.amount(goal)).sum()
    }

    /// The card by which a seat has this ability, for the story; `usual` if it has none.
    pub(crate) fn card_with(&self, state: &State, seat: Seat, ability: Ability, usual: Goal) -> Goal {
        let borrowed = state.borrowed.filter(|_| seat == state.active);
        let owned = state.player(seat).done.iter().chain(borrowed);
        owned.into_iter().find(|&goal| self.tables.cards_with[ability.index()].has(goal)).unwrap_or(usual)
    }

    /// Does this card give this ability?
    pub(crate) fn gives(&self, goal: Goal, ability: Ability) -> bool {
        self.tables.cards_with[ability.index()].has(goal)
    }

    fn amount(&self, goal: Goal) -> u8 {
        match self.tables.goals[goal.index()].kind {
            GoalKind::Development { ability, .. } => ability.amount,
            GoalKind::Achievement(_) => 0,
        }
    }

    /// Is it a development?
    pub(crate) fn is_development(&self, goal: Goal) -> bool {
        matches!(self.tables.goals[goal.index()].kind, GoalKind::Development { .. })
    }

    /// What is special about a tile.
    #[inline]
    pub(crate) fn tile_effect(&self, tile: Tile) -> Option<TileEffect> {
        self.tables.tiles[tile.index()]
    }

    /// What is special about a hex.
    #[inline]
    pub(crate) fn effect_at(&self, state: &State, hex: Hex) -> Option<TileEffect> {
        self.tile_effect(state.ground.tile(hex)?)
    }

    /// The lands a tile counts as. RT-TERRAIN-02
    pub(crate) fn lands_of(&self, tile: Tile) -> Set<Land> {
        self.tables.lands[tile.index()]
    }

    /// What a village of `seat` costs. RT-VILL-02
    #[inline]
    pub(crate) fn village_cost(&self, state: &State, seat: Seat) -> Goods {
        state.player(seat).tribe.map_or(Goods::NONE, |tribe| self.tables.villages[tribe.index()])
    }

    /// The printed number of an action.
    #[inline]
    pub(crate) fn strength(&self, board_action: BoardAction, level: Level) -> u8 {
        let row = match board_action {
            BoardAction::Grow => &self.tables.grow,
            BoardAction::Move => &self.tables.moves,
            BoardAction::Lead => &self.tables.lead,
            BoardAction::Gather => return self.tables.gather[level.index()][0],
        };
        row[level.index()]
    }
}

impl Tables {
    /// What a chief power does.
    #[inline]
    pub(crate) fn power(&self, power: Power) -> PowerEffect {
        self.powers[power.index()]
    }

    fn new(options: &Options, content: &Content) -> Option<Self> {
        let goal = |goal: &Goal| {
            Some(match content.developments.get(goal) {
                Some(face) => GoalTable {
                    points: face.points.is,
                    kind: GoalKind::Development { cost: face.cost.is, ability: face.ability.is },
                },
                None => {
                    let face = content.achievements.get(goal)?;
                    GoalTable { points: face.points.is, kind: GoalKind::Achievement(face.condition.is) }
                }
            })
        };
        let mut cards_with = [Set::EMPTY; 8];
        for (&goal, face) in &content.developments {
            cards_with[face.ability.is.kind.index()].insert(goal);
        }
        let mut decks = Set::full();
        if options.seats == 2 {
            // RT-SETUP-08
            for &goal in &content.goals.removed_with_two.is {
                decks.remove(goal);
            }
        }
        let tribe = |tribe: &Tribe| content.tribes.get(tribe);
        let start = &content.start;
        Some(Self {
            winning_points: i32::from(content.rules.winning_points.is),
            limit: content.rules.population_limit.is,
            slots: usize::from(content.rules.event_slots.is),
            starts: [start.first.is, start.second.is, start.third.is, start.fourth.is],
            grow: content.actions.grow.is,
            moves: content.actions.moves.is,
            lead: content.actions.lead.is,
            gather: match options.gather {
                GatherShape::Hexes => content.gather.hexes.is,
                GatherShape::Yield => content.gather.yields.is,
            },
            goals: table(Goal::ALL, goal)?,
            decks,
            cards_with,
            events: table(Event::ALL, |event| Some(content.events.get(event)?.effect.is))?,
            villages: table(Tribe::ALL, |each| Some(tribe(each)?.village.is))?,
            chiefs: table(Tribe::ALL, |each| Some(tribe(each)?.powers.is))?,
            powers: table(Power::ALL, |power| Some(content.powers.get(power)?.effect.is))?,
            tiles: table(Tile::ALL, |tile| Some(content.tiles.get(tile).map(|face| face.effect.is)))?,
            lands: table(Tile::ALL, |tile| {
                Some(match content.tiles.get(tile) {
                    Some(face) => face.replaces.is.iter().copied().collect(),
                    None => Land::ALL.iter().copied().filter(|land| land.tile() == *tile).collect(),
                })
            })?,
        })
    }
}

/// One entry for each id, or nothing if one is missing.
fn table<K, V, const N: usize>(keys: &[K], value: impl Fn(&K) -> Option<V>) -> Option<[V; N]> {
    let values: Option<Vec<V>> = keys.iter().map(value).collect();
    values?.try_into().ok()
}
