//! Set-up, step by step (EW-SETUP), with its variants (EW-VAR).

mod chance;
mod choices;

use table::{
    Seat, Turn,
    counts::Counts,
    journal::Journal,
    pile::Pile,
    sets::{Indexed, Set},
};

use crate::{
    EndlessWinter,
    content::Role,
    icons::Icon,
    ids::{Animal, Card, Hex, RestToken, Terrain, Tribe},
    migrate::land,
    note::Note,
    options::{Draft, Module, Options},
    rivers::{RiverStep, with_river},
    state::{DISPLAY, HAND, NEUTRALS, OWN_MEGALITHS, Open, Player, Secret, State},
};

/// One step of the set-up. Chance or a seat repeats it until it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SetupStep {
    /// Sacred Stones of an era, from 0 (EW-SETUP-04, EW-SETUP-05).
    Stones(usize),
    /// The Culture display (EW-SETUP-11).
    Display,
    /// A random Chief for everybody (EW-SETUP-12).
    Chiefs,
    /// Everybody chooses a side (EW-SETUP-20).
    Sides,
    /// Chiefs are laid out (EW-VAR-06).
    ChiefPool,
    /// Chiefs are taken in turn order (EW-VAR-07).
    ChiefDraft,
    /// A random set-up card for everybody (EW-SETUP-22).
    SetupCards,
    /// Set-up cards are laid out (EW-VAR-03).
    SetupPool,
    /// Set-up cards are taken in reverse turn order (EW-VAR-04).
    SetupDraft,
    /// What the set-up cards bring, and the cards set aside (EW-SETUP-23..28).
    Outfit,
    /// Two cards from each draw pile (EW-SETUP-30).
    Hands,
    /// The Hunt area (EW-SETUP-35).
    Hunt,
    /// Turn order (EW-SETUP-37).
    Order,
    /// Compensation for later seats (EW-SETUP-38..42).
    Compensation,
    /// Megalith tiles on their slots (EW-SETUP-43).
    Tiles,
    /// Which land tiles are used (EW-SETUP-46..50).
    Land,
    /// The tiles on the board (EW-SETUP-51).
    Terrain,
    /// The first Camps (EW-SETUP-26, EW-SETUP-52).
    Camps,
    /// The first Rest token (EW-RESTTOK-01).
    RestToken,
    /// A step of the river (RR-SETUP).
    River(RiverStep),
}

/// How the tiles for the Terrain board are counted out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TileSupply {
    /// Tiles of each land type that stay in the box.
    pub left_out: u8,
    /// Glacier tiles.
    pub glaciers: u8,
}

/// The order of the steps. EW-VAR-01, EW-RULING-27: with a draft the Terrain board and the turn order come first.
pub(crate) fn plan(options: &Options) -> Vec<SetupStep> {
    use SetupStep::{
        Camps, ChiefDraft, ChiefPool, Chiefs, Compensation, Display, Hands, Hunt, Land, Order, Outfit,
        RestToken, SetupCards, SetupDraft, SetupPool, Sides, Stones, Terrain, Tiles,
    };
    let mut steps = vec![Stones(0), Stones(1), Display];
    match options.draft {
        Draft::None => steps.extend([
            Chiefs,
            Sides,
            SetupCards,
            Outfit,
            Hands,
            Hunt,
            Order,
            Compensation,
            Tiles,
            Land,
            Terrain,
        ]),
        Draft::Setup | Draft::ChiefsAndSetup => {
            steps.extend([Land, Terrain, Order]);
            steps.extend(match options.draft {
                Draft::ChiefsAndSetup => [ChiefPool, ChiefDraft],
                Draft::None | Draft::Setup => [Chiefs, Sides],
            });
            steps.extend([SetupPool, SetupDraft, Outfit, Hands, Hunt, Compensation, Tiles]);
        }
    }
    steps.push(Camps);
    if options.rest_tokens == Module::In {
        steps.push(RestToken);
    }
    match options.rivers {
        Module::In => with_river(&steps),
        Module::Out => steps,
    }
}

impl EndlessWinter {
    /// Everything in its box, nothing dealt.
    pub(crate) fn empty_table(&self) -> State {
        let tables = &self.tables;
        let mut open = Open {
            decks: Counts::new(std::array::from_fn(|index| {
                let tribe = Tribe::new(index);
                if tribe.has_deck() { tables.tribes[index].copies } else { 0 }
            })),
            culture_deck: tables.eras[0].or(&tables.eras[1]),
            animals: Counts::new(tables.animals.map(|animal| animal.copies)),
            land: self.sure_tiles(),
            river: self.blank_river(),
            ..Open::default()
        };
        if self.options.glacier_tokens == Module::In {
            open.unseen_tokens = tables.glacier_set;
        }
        if self.has_rest_tokens() {
            let tokens = (0..tables.rest_count).map(RestToken::new).collect();
            open.rest.pile = Pile::shuffled(tokens);
        }
        let mut state = State { open, ..State::default() };
        for seat in Seat::all(self.seats) {
            state.open.players[seat.index()] = Player {
                megaliths: NEUTRALS + OWN_MEGALITHS,
                honor_place: seat.index() as u8,
                ..Player::default()
            };
            state.secret[seat.index()] = Secret { draw: self.starting_cards(), ..Secret::default() };
        }
        state
    }

    /// EW-SETUP-46, EW-SETUP-47: one tile of each land type, and the Glaciers for the table size.
    fn sure_tiles(&self) -> Counts<Terrain, 12> {
        Counts::new(self.tables.terrains.map(|terrain| match terrain.role {
            Role::Base | Role::River | Role::Landmark => 0,
            Role::Land => terrain.tiles.min(1),
            Role::Glacier => self.tiles.glaciers,
        }))
    }

    pub(crate) fn setup_step(&self, state: &State) -> Option<SetupStep> {
        self.setup.get(usize::from(state.open.step)).copied()
    }

    /// Who must act in the current step of the set-up.
    pub(crate) fn setup_turn(&self, state: &State) -> Turn {
        let count = usize::from(state.open.count);
        match self.setup_step(state) {
            Some(SetupStep::Sides) => Turn::Choose(Seat::new(count)),
            Some(SetupStep::ChiefDraft) => Turn::Choose(state.open.order[count & 3]),
            Some(SetupStep::SetupDraft) => {
                let last = self.seats - 1;
                Turn::Choose(state.open.order[last.saturating_sub(count) & 3])
            }
            Some(SetupStep::River(step)) => self.river_turn(state, step),
            _ => Turn::Chance,
        }
    }

    /// Goes through the steps that need nobody. `true` if chance or a seat must act.
    #[inline(never)]
    pub(crate) fn settle_setup(&self, state: &mut State, journal: &mut impl Journal<Note>) -> bool {
        let Some(step) = self.setup_step(state) else {
            self.begin_round(state, journal);
            return false;
        };
        let finished = match step {
            SetupStep::Outfit => {
                self.outfit(state, journal);
                true
            }
            SetupStep::Compensation => {
                self.compensate(state, journal);
                true
            }
            SetupStep::Camps => {
                self.first_camps(state, journal);
                true
            }
            SetupStep::Stones(era) => {
                let dealt = state.open.stones.and(self.tables.stone_eras[era]).len();
                dealt >= self.stones_wanted(state, era)
            }
            SetupStep::Display => state.open.display.len() >= DISPLAY,
            SetupStep::ChiefPool | SetupStep::SetupPool => usize::from(state.open.count) > self.seats,
            SetupStep::Hands => self.short_hand(state).is_none(),
            SetupStep::Hunt => !self.animal_missing(state),
            SetupStep::Land => state.open.land.total() as usize >= self.tile_hexes(state).len(),
            SetupStep::Terrain => usize::from(state.open.count) >= self.tile_hexes(state).len(),
            SetupStep::River(step) => self.river_step_done(state, step),
            SetupStep::Tiles => usize::from(state.open.count) >= 4,
            SetupStep::RestToken => state.open.rest.open.is_some(),
            SetupStep::Chiefs
            | SetupStep::Sides
            | SetupStep::ChiefDraft
            | SetupStep::SetupCards
            | SetupStep::SetupDraft
            | SetupStep::Order => usize::from(state.open.count) >= self.seats,
        };
        if finished {
            state.open.step += 1;
            state.open.count = 0;
            // EW-VAR-05, EW-VAR-08: what nobody took leaves the game.
            state.open.chief_pool = match self.setup_step(state) {
                Some(SetupStep::ChiefDraft) => state.open.chief_pool,
                _ => Set::EMPTY,
            };
            state.open.setup_pool = match self.setup_step(state) {
                Some(SetupStep::SetupDraft) => state.open.setup_pool,
                _ => Set::EMPTY,
            };
        }
        !finished
    }

    /// EW-SETUP-06: how many stones of an era are dealt, as far as there are any.
    pub(crate) fn stones_wanted(&self, state: &State, era: usize) -> usize {
        let wanted = usize::from(self.tables.stones_per_era[self.seats - 2]);
        wanted.min(self.stone_pool(state, era).len())
    }

    /// The hexes that get a random tile, in the order they get it.
    pub(crate) fn tile_hexes(&self, state: &State) -> &[Hex] {
        self.board.tiles_with(state.open.river.side)
    }

    /// The first seat that still draws its opening cards.
    fn short_hand(&self, state: &State) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| {
            let secret = &state.secret[seat.index()];
            secret.hand.len() < HAND && !secret.draw.is_empty()
        })
    }

    fn outfit(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        for seat in Seat::all(self.seats) {
            let Some(card) = state.open.players[seat.index()].setup else {
                continue;
            };
            let setup = &self.tables.setups[card.index()];
            let player = &mut state.open.players[seat.index()];
            player.food = setup.food;
            player.tools = setup.tools.min(self.tables.tool_limit);
            for (animal, count) in Animal::each().zip(setup.animals) {
                // EW-RULING-23: looked out of the Animal cards before they are shuffled.
                for _ in 0..count {
                    if state.open.animals.take(animal) {
                        player.upright.add(animal);
                    }
                }
            }
            if state.open.decks.take(setup.tribe) {
                state.take_to_hand(seat, Card::Tribe(setup.tribe));
            }
            // EW-SETUP-28: everybody sees which cards are set aside for the hand.
            for tribe in [Tribe::BRAVE, Tribe::TRIBESWOMAN] {
                if state.secret[seat.index()].draw.tribe.take(tribe) {
                    state.take_to_hand(seat, Card::Tribe(tribe));
                }
            }
            journal.note(Note::Outfitted(seat, card));
        }
    }

    fn compensate(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        for place in 0..self.seats {
            let seat = state.open.order[place];
            let gains = self.tables.compensation[place];
            let player = &mut state.open.players[seat.index() & 3];
            player.food += gains.count(Icon::Food);
            player.tools = (player.tools + gains.count(Icon::Tool)).min(self.tables.tool_limit);
            if !gains.is_empty() {
                journal.note(Note::Compensated(seat, place as u8, gains));
            }
        }
    }

    fn first_camps(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        for seat in Seat::all(self.seats) {
            let entry = land(state, self.board.entry());
            let player = &mut state.open.players[seat.index()];
            let extra = player.setup.map_or(0, |card| self.tables.setups[card.index()].camps);
            player.camps.add_many(entry.hex, 1 + extra);
            journal.note(Note::FirstCamps(seat, 1 + extra, entry));
            // EW-RULING-67: the limit holds from now on.
            let lost = player.food.saturating_sub(player.food_limit());
            if lost > 0 {
                player.food -= lost;
                journal.note(Note::FoodCut(seat, lost));
            }
        }
    }
}
