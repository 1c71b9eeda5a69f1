//! Checks that a position is possible: every piece is in one place, and nothing is pending that could not be.

mod board;
mod pending;
mod supplies;

use table::{
    Seat,
    journal::Silent,
    pile::Knowers,
    refusal::InvalidPosition,
    sets::{Indexed, Set},
};

use crate::{
    EndlessWinter,
    ids::{Column, RestToken, Spot},
    setup::SetupStep,
    state::{CAMPS, Due, LAPS, Player, ROUNDS, SEATS, Secret, Stage, State, VILLAGES},
};

/// The part of the game a stage belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Setup,
    Actions,
    Reveal,
    Eclipse,
    Preparation,
    End,
}

const fn phase(stage: Stage) -> Phase {
    match stage {
        Stage::Setup => Phase::Setup,
        Stage::Plan | Stage::RestToken | Stage::Top | Stage::Middle | Stage::Closing | Stage::Commit => {
            Phase::Actions
        }
        Stage::Reveal => Phase::Reveal,
        Stage::Track | Stage::Skills | Stage::Lands | Stage::Board | Stage::Stones => Phase::Eclipse,
        Stage::FillHunt | Stage::FillDisplay | Stage::Refresh | Stage::TurnToken => Phase::Preparation,
        Stage::Count | Stage::Over => Phase::End,
    }
}

pub(crate) fn require(holds: bool, rule: &'static str, what: &'static str) -> Result<(), InvalidPosition> {
    InvalidPosition::unless(holds, rule, || what.to_owned())
}

impl EndlessWinter {
    pub(crate) fn check_position(&self, state: &State) -> Result<(), InvalidPosition> {
        self.check_course(state)?;
        self.check_cards(state)?;
        self.check_supplies(state)?;
        self.check_drafts(state)?;
        for seat in Seat::all(self.seats) {
            self.check_player(state, seat)?;
        }
        self.check_river(state)?;
        self.check_terrain(state)?;
        self.check_megaliths(state)?;
        self.check_figures(state)?;
        self.check_rest_tokens(state)?;
        self.check_moment(state)?;
        self.check_pending(state)?;
        let mut settled = *state;
        self.advance(&mut settled, &mut Silent);
        require(settled == *state, "EW-TURN-05", "something is due that needs nobody's choice")
    }

    pub(crate) fn past(&self, state: &State, step: SetupStep) -> bool {
        state.open.stage != Stage::Setup
            || self.setup[..usize::from(state.open.step).min(self.setup.len())].contains(&step)
    }

    fn check_course(&self, state: &State) -> Result<(), InvalidPosition> {
        let open = &state.open;
        require(
            open.round < ROUNDS && open.lap < LAPS && usize::from(open.at) < self.seats,
            "EW-TURN-01",
            "round, turn or player out of range",
        )?;
        let in_setup = open.stage == Stage::Setup;
        require(
            usize::from(open.step) < self.setup.len() && (in_setup || open.step == 0),
            "EW-SETUP-01",
            "no such step of the set-up",
        )?;
        let step = self.setup_step(state).filter(|_| in_setup);
        let most = match (step, open.stage) {
            (Some(SetupStep::Terrain), _) => self.tile_hexes(state).len() - 1,
            (Some(SetupStep::River(step)), _) => self.river_step_most(step),
            (Some(SetupStep::Tiles), _) => 3,
            (Some(SetupStep::ChiefPool | SetupStep::SetupPool), _) => self.seats,
            (
                Some(
                    SetupStep::Chiefs
                    | SetupStep::Sides
                    | SetupStep::ChiefDraft
                    | SetupStep::SetupCards
                    | SetupStep::SetupDraft
                    | SetupStep::Order,
                ),
                _,
            ) => self.seats - 1,
            (None, Stage::Refresh) => 4,
            _ => 0,
        };
        require(usize::from(open.count) <= most, "EW-SETUP-01", "a step went too far")?;
        if in_setup {
            let fresh = open.round == 0 && open.lap == 0 && open.at == 0;
            require(fresh, "EW-SETUP-02", "the game has not begun")?;
        }
        let known = if self.past(state, SetupStep::Order) {
            self.seats
        } else if step == Some(SetupStep::Order) {
            usize::from(open.count)
        } else {
            0
        };
        let order = &open.order[..known];
        let distinct = order
            .iter()
            .enumerate()
            .all(|(index, seat)| seat.index() < self.seats && !order[..index].contains(seat));
        let blank = open.order[known..].iter().all(|&seat| seat == Seat::default());
        require(
            distinct && blank,
            "EW-SETUP-37",
            "turn order names a seat twice, or one that does not play",
        )?;
        require(
            state.open.players[self.seats..] == [Player::default(); SEATS][self.seats..]
                && state.secret[self.seats..] == [Secret::default(); SEATS][self.seats..],
            "EW-COMP-29",
            "a seat nobody plays owns something",
        )?;
        let late = match phase(open.stage) {
            Phase::Reveal | Phase::Eclipse | Phase::Preparation | Phase::End => open.lap == 0,
            Phase::Setup | Phase::Actions => true,
        };
        require(late, "EW-TURN-04", "turns are counted in the Actions phase only")?;
        let last = phase(open.stage) != Phase::End || open.round + 1 == ROUNDS;
        let prepared = phase(open.stage) != Phase::Preparation || open.round > 0;
        require(last && prepared, "EW-TURN-03", "the round does not fit the phase")?;
        let place = matches!(open.stage, Stage::Refresh)
            || matches!(phase(open.stage), Phase::Actions | Phase::Eclipse)
            || open.at == 0;
        require(place, "EW-TURN-04", "nobody's turn")
    }

    fn check_player(&self, state: &State, seat: Seat) -> Result<(), InvalidPosition> {
        let player = state.player(seat);
        let playing = state.open.stage != Stage::Setup;
        require(player.tools <= self.tables.tool_limit, "EW-RULING-14", "too many Tools")?;
        let camps = player.camps.total();
        require(camps <= u32::from(CAMPS), "EW-COMP-20", "too many Camps")?;
        let on_board = player.camps.iter().all(|(hex, _)| self.board.places().has(hex));
        require(on_board, "EW-MIG-02", "a Camp stands beside the board")?;
        let limit = if playing { player.food_limit() } else { 10 };
        require(player.food <= limit, "EW-GOLD-09", "too much Food")?;
        require(player.villages.len() <= VILLAGES, "EW-COMP-19", "too many Villages")?;
        require(
            player.offering <= self.tables.offering_top() && player.honor <= self.tables.honor_top(),
            "EW-IDOL-12",
            "an idol marker stands above its track",
        )?;
        let beside = || {
            Seat::all(self.seats).map(|other| state.player(other)).filter(|other| other.honor == player.honor)
        };
        let queued = usize::from(player.honor_place) < beside().count()
            && beside().filter(|other| other.honor_place == player.honor_place).count() == 1;
        require(queued, "EW-IDOL-08", "markers on a level do not stand side by side")?;
        let secret = &state.secret[seat.index()];
        let place = state.open.order[..self.seats].iter().position(|&other| other == seat);
        let committed = match phase(state.open.stage) {
            Phase::Actions => {
                state.open.lap + 1 == LAPS
                    && place.is_some_and(|place| {
                        place < usize::from(state.open.at)
                            || (place == usize::from(state.open.at) && state.open.stage == Stage::Commit)
                    })
            }
            Phase::Reveal => true,
            Phase::Setup | Phase::Eclipse | Phase::Preparation | Phase::End => false,
        };
        require(committed || secret.eclipse.is_empty(), "EW-TURN-26", "an Eclipse pile out of time")?;
        let open_pile = phase(state.open.stage) == Phase::Eclipse || player.eclipse.is_empty();
        require(open_pile, "EW-ECL-25", "an open Eclipse pile out of time")
    }

    fn check_figures(&self, state: &State) -> Result<(), InvalidPosition> {
        let open = &state.open;
        let mut columns: Set<Column> = Set::EMPTY;
        for (place, &seat) in open.order[..self.seats].iter().enumerate() {
            let player = state.player(seat);
            let at = usize::from(open.at);
            let acted = match open.stage {
                Stage::Plan => place < at,
                _ => place <= at,
            };
            let wanted = match phase(open.stage) {
                Phase::Setup | Phase::Preparation => 0,
                Phase::Actions => usize::from(open.lap) + usize::from(acted),
                Phase::Reveal | Phase::Eclipse | Phase::End => usize::from(LAPS),
            };
            let queued = player.figures.tribe[0].is_some() || player.figures.tribe[1].is_none();
            require(
                player.figures.placed().count() == wanted && queued,
                "EW-TURN-12",
                "a figure too many or too few is placed",
            )?;
            for spot in player.figures.placed() {
                if let Spot::Column(column) = spot {
                    columns.insert(column);
                }
            }
            if phase(open.stage) == Phase::Setup {
                return require(open.claimed.is_empty(), "EW-TURN-19", "a symbol is taken too early");
            }
        }
        require(
            open.claimed.without(columns).is_empty(),
            "EW-TURN-19",
            "a symbol is taken where no figure stands",
        )?;
        let here = match open.stage {
            Stage::Top | Stage::Middle => {
                matches!(open.moment.spot, Some(Spot::Column(_)))
            }
            Stage::Closing => open.moment.spot.is_some(),
            Stage::RestToken => open.moment.spot == Some(Spot::Rest),
            Stage::Commit => true,
            _ => open.moment.spot.is_none(),
        };
        let mine =
            open.moment.spot.is_none_or(|spot| state.me().figures.placed().any(|placed| placed == spot));
        require(here && mine, "EW-TURN-13", "the figure of this turn stands elsewhere")
    }

    fn check_rest_tokens(&self, state: &State) -> Result<(), InvalidPosition> {
        let open = &state.open;
        let mut tokens = open.rest.pile.cards();
        for token in [open.rest.open, open.moment.token].into_iter().flatten() {
            tokens.add(token);
        }
        let wanted =
            |token: RestToken| u8::from(self.has_rest_tokens() && token.index() < self.tables.rest_count);
        let each = RestToken::each().all(|token| tokens.of(token) == wanted(token));
        let known = open.rest.pile.under().all(|known| known.to == Knowers::EVERYBODY);
        require(each && known, "EW-COMP-28", "Rest tokens are missing or stand twice")?;
        let resting = open.moment.spot == Some(Spot::Rest) && open.stage == Stage::Closing;
        require(
            open.moment.token.is_none() || (resting && open.rest.open.is_none()),
            "EW-RESTTOK-02",
            "a Rest token without a Rest",
        )?;
        let choice = open.stage != Stage::RestToken || open.rest.open.is_some() || open.due == Due::RestToken;
        let turned =
            open.stage != Stage::TurnToken || (open.rest.open.is_none() && !open.rest.pile.is_empty());
        require(choice && turned, "EW-RESTTOK-03", "no Rest token to choose")
    }
}
