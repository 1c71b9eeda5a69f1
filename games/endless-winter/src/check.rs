//! Proves that a position can be: every piece is somewhere, once, and nothing is pending that could not be.

use table::{
    Seat,
    journal::Silent,
    pile::Knowers,
    refusal::Flaw,
    sets::{Indexed, Set},
};

use crate::{
    EndlessWinter,
    cards::Cards,
    content::Role,
    ids::{Animal, Column, Culture, Hex, MegalithTile, RestToken, Site, Spot, Terrain, Tribe},
    megaliths::{SPACES, Sites, on_ground},
    options::Module,
    rivers::DeltaCheck,
    setup::SetupStep,
    state::{
        CAMPS, Due, Frame, HUNT_AREA, LAPS, Moment, NEUTRALS, OWN_MEGALITHS, OnHex, Player, ROUNDS, SEATS,
        Secret, Source, Stage, State, VILLAGES,
    },
    wide::Wide,
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

/// In which order a draft goes round.
#[derive(Clone, Copy)]
enum Way {
    ByOrder,
    Reversed,
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

pub(crate) fn flaw(holds: bool, rule: &'static str, what: &'static str) -> Result<(), Flaw> {
    Flaw::unless(holds, rule, || what.to_owned())
}

impl EndlessWinter {
    pub(crate) fn examine(&self, state: &State) -> Result<(), Flaw> {
        self.examine_course(state)?;
        self.examine_cards(state)?;
        self.examine_supplies(state)?;
        for seat in Seat::all(self.seats) {
            self.examine_player(state, seat)?;
        }
        self.examine_river(state)?;
        self.examine_terrain(state)?;
        self.examine_megaliths(state)?;
        self.examine_figures(state)?;
        self.examine_rest_tokens(state)?;
        self.examine_moment(state)?;
        self.examine_pending(state)?;
        let mut settled = *state;
        self.advance(&mut settled, &mut Silent);
        flaw(settled == *state, "EW-TURN-05", "something is due that needs nobody's choice")
    }

    pub(crate) fn past(&self, state: &State, step: SetupStep) -> bool {
        state.open.stage != Stage::Setup
            || self.setup[..usize::from(state.open.step).min(self.setup.len())].contains(&step)
    }

    fn examine_course(&self, state: &State) -> Result<(), Flaw> {
        let open = &state.open;
        flaw(
            open.round < ROUNDS && open.lap < LAPS && usize::from(open.at) < self.seats,
            "EW-TURN-01",
            "round, turn or player out of range",
        )?;
        let in_setup = open.stage == Stage::Setup;
        flaw(
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
        flaw(usize::from(open.count) <= most, "EW-SETUP-01", "a step went too far")?;
        if in_setup {
            let fresh = open.round == 0 && open.lap == 0 && open.at == 0;
            flaw(fresh, "EW-SETUP-02", "the game has not begun")?;
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
        flaw(distinct && blank, "EW-SETUP-37", "turn order names a seat twice or a stranger")?;
        flaw(
            state.open.players[self.seats..] == [Player::default(); SEATS][self.seats..]
                && state.secret[self.seats..] == [Secret::default(); SEATS][self.seats..],
            "EW-COMP-29",
            "somebody sits on an empty chair",
        )?;
        let late = match phase(open.stage) {
            Phase::Reveal | Phase::Eclipse | Phase::Preparation | Phase::End => open.lap == 0,
            Phase::Setup | Phase::Actions => true,
        };
        flaw(late, "EW-TURN-04", "turns are counted in the Actions phase only")?;
        let last = phase(open.stage) != Phase::End || open.round + 1 == ROUNDS;
        let prepared = phase(open.stage) != Phase::Preparation || open.round > 0;
        flaw(last && prepared, "EW-TURN-03", "the round does not fit the phase")?;
        let place = matches!(open.stage, Stage::Refresh)
            || matches!(phase(open.stage), Phase::Actions | Phase::Eclipse)
            || open.at == 0;
        flaw(place, "EW-TURN-04", "nobody's turn")
    }

    fn examine_cards(&self, state: &State) -> Result<(), Flaw> {
        let open = &state.open;
        let mut tribes = [0u32; Tribe::COUNT];
        let mut cultures: Wide<Culture, 1> = Wide::EMPTY;
        let mut count_cultures = 0;
        for heap in [&open.culture_deck, &open.display, &open.removed] {
            cultures = cultures.or(heap);
            count_cultures += heap.len();
        }
        for (tribe, count) in open.decks.iter() {
            flaw(tribe.has_deck(), "EW-SETUP-08", "a Starting card lies in a Tribe deck")?;
            tribes[tribe.index()] += u32::from(count);
        }
        for seat in Seat::all(self.seats) {
            let (player, secret) = (state.player(seat), &state.secret[seat.index()]);
            let above = if seat == state.active() { &open.moment.above } else { &Cards::EMPTY };
            let zones = [
                &secret.hand,
                &secret.draw,
                &secret.eclipse,
                &secret.buried,
                &player.discard,
                &player.eclipse,
                &player.buried,
                above,
            ];
            let mut own = [0u32; Tribe::COUNT];
            for zone in zones {
                cultures = cultures.or(&zone.culture);
                count_cultures += zone.culture.len();
                for (tribe, count) in zone.tribe.iter() {
                    own[tribe.index()] += u32::from(count);
                }
            }
            for tribe in Tribe::each() {
                let count = own[tribe.index()];
                if tribe.has_deck() {
                    tribes[tribe.index()] += count;
                } else {
                    Flaw::unless(
                        count == u32::from(self.tables.tribes[tribe.index()].copies),
                        "EW-COMP-09",
                        || format!("seat {} has {count} Starting cards of one kind", seat.number()),
                    )?;
                }
            }
            let open_cultures = player.eclipse.culture.is_empty();
            flaw(open_cultures, "EW-ECL-05", "a Culture card lies in an open Eclipse pile")?;
        }
        for tribe in Tribe::types() {
            let (found, wanted) = (tribes[tribe.index()], self.tables.tribes[tribe.index()].copies);
            Flaw::unless(found == u32::from(wanted), "EW-COMP-10", || {
                format!("{found} Tribe cards of a type, not {wanted}")
            })?;
        }
        let every = self.tables.eras[0].or(&self.tables.eras[1]);
        flaw(
            count_cultures == self.cultures() && cultures == every,
            "EW-COMP-11",
            "a Culture card is missing or stands twice",
        )
    }

    fn examine_supplies(&self, state: &State) -> Result<(), Flaw> {
        let open = &state.open;
        for animal in Animal::each() {
            let owned: u32 = open
                .players
                .iter()
                .map(|player| u32::from(player.upright.of(animal)) + u32::from(player.tipped.of(animal)))
                .sum();
            let found = owned + u32::from(open.animals.of(animal)) + u32::from(open.area.of(animal));
            let wanted = u32::from(self.tables.animals[animal.index()].copies);
            Flaw::unless(found == wanted, "EW-COMP-14", || {
                format!("{found} Animals of a type, not {wanted}")
            })?;
        }
        flaw(open.area.total() <= HUNT_AREA, "EW-HUNT-02", "the Hunt area holds too many")?;
        let mut stones = open.stones;
        for player in &open.players {
            flaw(stones.and(player.stones).is_empty(), "EW-COMP-07", "a stone stands twice")?;
            flaw(player.stones.len() <= 3, "EW-DEV-09", "more than three stones")?;
            stones = stones.or(player.stones);
        }
        for era in 0..2 {
            let dealt = stones.and(self.tables.stone_eras[era]).len();
            let wanted = self.stones_wanted(state, era);
            let exact = !self.past(state, SetupStep::Stones(era)) || dealt == wanted;
            flaw(dealt <= wanted && exact, "EW-SETUP-06", "a wrong number of stones")?;
        }
        let known = self.stone_pool(state, 0).or(self.stone_pool(state, 1));
        flaw(stones.without(known).is_empty(), "EW-COMP-07", "an unknown stone")?;
        let mut chiefs = open.chief_pool;
        let mut setups = open.setup_pool;
        for player in &open.players {
            if let Some(chief) = player.chief {
                flaw(!chiefs.has(chief), "EW-COMP-08", "a Chief stands twice")?;
                chiefs.insert(chief);
            }
            if let Some(card) = player.setup {
                flaw(!setups.has(card), "EW-COMP-15", "a set-up card stands twice")?;
                setups.insert(card);
            }
        }
        let strangers = chiefs.without(self.tables.chief_set).is_empty()
            && setups.without(self.tables.setup_set).is_empty();
        flaw(strangers, "EW-COMP-08", "an unknown Chief or set-up card")?;
        let step = self.setup_step(state).filter(|_| open.stage == Stage::Setup);
        let count = usize::from(open.count);
        let pool = match step {
            Some(SetupStep::ChiefPool | SetupStep::SetupPool) => count,
            Some(SetupStep::ChiefDraft | SetupStep::SetupDraft) => self.seats + 1 - count,
            _ => 0,
        };
        let chief_step = matches!(step, Some(SetupStep::ChiefPool | SetupStep::ChiefDraft));
        let sizes = if chief_step { (pool, 0) } else { (0, pool) };
        flaw(
            (open.chief_pool.len(), open.setup_pool.len()) == sizes,
            "EW-VAR-03",
            "a wrong number of cards is laid out",
        )?;
        for place in 0..self.seats {
            let drafting = |draft: SetupStep, dealing: SetupStep, way: Way| {
                if self.past(state, draft) || self.past(state, dealing) {
                    return true;
                }
                let turn = if step == Some(dealing) {
                    Some(place)
                } else if step == Some(draft) {
                    (0..self.seats).find(|&index| {
                        let at = match way {
                            Way::ByOrder => index,
                            Way::Reversed => self.seats - 1 - index,
                        };
                        open.order[at].index() == place
                    })
                } else {
                    None
                };
                turn.is_some_and(|turn| turn < count)
            };
            let player = &open.players[place];
            let chief = drafting(SetupStep::ChiefDraft, SetupStep::Chiefs, Way::ByOrder);
            let setup = drafting(SetupStep::SetupDraft, SetupStep::SetupCards, Way::Reversed);
            let side = if self.setup.contains(&SetupStep::Sides) {
                drafting(SetupStep::Sides, SetupStep::Sides, Way::ByOrder)
            } else {
                chief
            };
            flaw(
                (player.chief.is_some(), player.setup.is_some(), player.side.is_some())
                    == (chief, setup, side),
                "EW-SETUP-12",
                "a Chief, a side or a set-up card is missing or came too early",
            )?;
        }
        Ok(())
    }

    fn examine_player(&self, state: &State, seat: Seat) -> Result<(), Flaw> {
        let player = state.player(seat);
        let playing = state.open.stage != Stage::Setup;
        flaw(player.tools <= self.tables.tool_limit, "EW-RULING-14", "too many Tools")?;
        let camps = player.camps.total();
        flaw(camps <= u32::from(CAMPS), "EW-COMP-20", "too many Camps")?;
        let on_board = player.camps.iter().all(|(hex, _)| self.board.places().has(hex));
        flaw(on_board, "EW-MIG-02", "a Camp stands beside the board")?;
        let limit = if playing { player.food_limit() } else { 10 };
        flaw(player.food <= limit, "EW-GOLD-09", "too much Food")?;
        flaw(player.villages.len() <= VILLAGES, "EW-COMP-19", "too many Villages")?;
        flaw(
            player.offering <= self.tables.offering_top() && player.honor <= self.tables.honor_top(),
            "EW-IDOL-12",
            "an idol marker stands above its track",
        )?;
        let beside = || {
            Seat::all(self.seats).map(|other| state.player(other)).filter(|other| other.honor == player.honor)
        };
        let queued = usize::from(player.honor_place) < beside().count()
            && beside().filter(|other| other.honor_place == player.honor_place).count() == 1;
        flaw(queued, "EW-IDOL-08", "markers on a level do not stand side by side")?;
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
        flaw(committed || secret.eclipse.is_empty(), "EW-TURN-26", "an Eclipse pile out of time")?;
        let open_pile = phase(state.open.stage) == Phase::Eclipse || player.eclipse.is_empty();
        flaw(open_pile, "EW-ECL-25", "an open Eclipse pile out of time")
    }

    fn examine_terrain(&self, state: &State) -> Result<(), Flaw> {
        let open = &state.open;
        let mut villages = Set::EMPTY;
        for player in &open.players {
            flaw(villages.and(player.villages).is_empty(), "EW-MIG-10", "two Villages on one junction")?;
            villages = villages.or(player.villages);
        }
        let allowed = villages.without(self.board.open_junctions()).is_empty();
        flaw(allowed, "EW-MIG-09", "a Village stands where none may")?;
        let tiles = self.tile_hexes(state);
        let laid = if self.past(state, SetupStep::Terrain) {
            tiles.len()
        } else if self.setup_step(state) == Some(SetupStep::Terrain) {
            usize::from(open.count)
        } else {
            0
        };
        let (laid, bare) = tiles.split_at(laid.min(tiles.len()));
        let mut used = [0u32; Terrain::COUNT];
        for &hex in laid {
            let terrain = open.terrain[hex.index()];
            let role = self.tables.terrains[terrain.index()].role;
            let drawn = matches!(role, Role::Land | Role::Glacier);
            flaw(drawn, "EW-SETUP-45", "a tile lies where it cannot")?;
            used[terrain.index()] += 1;
        }
        for (terrain, count) in open.land.iter() {
            used[terrain.index()] += u32::from(count);
        }
        for (index, &count) in used.iter().enumerate() {
            let face = &self.tables.terrains[index];
            let exact = match face.role {
                Role::Base | Role::River | Role::Landmark => count == 0,
                Role::Land => {
                    let most = face.tiles.saturating_sub(self.tiles.left_out);
                    count <= u32::from(most) && (face.tiles == 0 || count >= 1)
                }
                Role::Glacier => count == u32::from(self.tiles.glaciers),
            };
            flaw(exact, "EW-SETUP-46", "a wrong number of tiles of a type")?;
        }
        let total: u32 = used.iter().sum();
        let whole = total as usize <= tiles.len()
            && (!self.past(state, SetupStep::Land) || total as usize == tiles.len());
        flaw(whole, "EW-SETUP-49", "a wrong number of tiles")?;
        let entry = self.board.entry();
        let mut down = 0;
        let mut tokens = open.unseen_tokens;
        for hex in Hex::each() {
            let terrain = open.terrain[hex.index()];
            let printed = self.printed(state).find(|&(other, _)| other == hex).map(|(_, terrain)| terrain);
            let blank = !laid.contains(&hex) && printed.is_none();
            let wanted = printed.unwrap_or_default();
            let right = laid.contains(&hex) || terrain == wanted;
            flaw(right, "EW-SETUP-51", "a tile lies where none may")?;
            let glacier = !blank && self.tables.terrains[terrain.index()].role == Role::Glacier;
            let wanted = glacier && self.options.glacier_tokens == Module::In;
            let token = open.tokens[hex.index()];
            flaw(
                (token != OnHex::Nothing) == wanted,
                "EW-GLACIER-02",
                "a Glacier token too many or too few",
            )?;
            match token {
                OnHex::Nothing => {}
                OnHex::FaceDown => down += 1,
                OnHex::Up(token) => {
                    flaw(!tokens.has(token), "EW-GLACIER-02", "a Glacier token stands twice")?;
                    tokens.insert(token);
                }
            }
        }
        let every = match self.options.glacier_tokens {
            Module::In => self.tables.glacier_set,
            Module::Out => Set::EMPTY,
        };
        flaw(
            tokens == every && down <= open.unseen_tokens.len(),
            "EW-GLACIER-03",
            "Glacier tokens are missing",
        )?;
        let started = self.past(state, SetupStep::Camps);
        let camped = open.players.iter().all(|player| started || player.camps.is_empty());
        flaw(camped && !bare.contains(&entry), "EW-SETUP-52", "a Camp came too early")
    }

    fn examine_megaliths(&self, state: &State) -> Result<(), Flaw> {
        let open = &state.open;
        let tiles = if self.past(state, SetupStep::Tiles) {
            4
        } else if self.setup_step(state) == Some(SetupStep::Tiles) {
            usize::from(open.count)
        } else {
            0
        };
        let laid = &open.tiles[..tiles];
        let distinct = laid.iter().enumerate().all(|(index, tile)| !laid[..index].contains(tile));
        let blank = open.tiles[tiles..].iter().all(|&tile| tile == MegalithTile::default());
        flaw(distinct && blank, "EW-SETUP-43", "a Megalith tile lies twice")?;
        let mut neutrals = 0;
        let mut sum = open.megaliths.neutral.len();
        for (index, player) in open.players.iter().enumerate() {
            let own = &open.megaliths.own[index];
            if index >= self.seats {
                flaw(own.is_empty(), "EW-COMP-21", "Megaliths of nobody")?;
                continue;
            }
            let left = player.megaliths;
            flaw(left <= NEUTRALS + OWN_MEGALITHS, "EW-COMP-21", "too many Megaliths in a reserve")?;
            neutrals += usize::from(NEUTRALS - left.saturating_sub(OWN_MEGALITHS));
            flaw(
                own.len() == usize::from(OWN_MEGALITHS - left.min(OWN_MEGALITHS)),
                "EW-COMP-21",
                "Megaliths of a colour are missing",
            )?;
            sum += own.len();
        }
        flaw(open.megaliths.neutral.len() == neutrals, "EW-COMP-21", "neutral Megaliths are missing")?;
        let occupied: Sites = open.megaliths.occupied();
        flaw(occupied.len() == sum, "EW-MEGA-04", "two Megaliths on one place")?;
        for site in occupied.iter() {
            flaw(site.index() < self.layout.len(), "EW-MEGA-04", "a Megalith stands beside the board")?;
            let neutral = open.megaliths.neutral.has(site);
            if on_ground(site.index()) {
                let start = site.index() % SPACES == 0;
                flaw(neutral || !start, "EW-MEGA-06", "a coloured Megalith on a start space")?;
            } else {
                let held = self.layout.below(site).iter().all(|&below| occupied.has(below));
                flaw(
                    held && !neutral,
                    "EW-MEGA-05",
                    "a Megalith hangs in the air, or is neutral and raised",
                )?;
            }
        }
        Ok(())
    }

    fn examine_figures(&self, state: &State) -> Result<(), Flaw> {
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
            flaw(
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
                return flaw(open.claimed.is_empty(), "EW-TURN-19", "a symbol is taken too early");
            }
        }
        flaw(
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
            _ => open.moment.spot.is_none(),
        };
        let mine =
            open.moment.spot.is_none_or(|spot| state.me().figures.placed().any(|placed| placed == spot));
        flaw(here && mine, "EW-TURN-13", "the figure of this turn stands elsewhere")
    }

    fn examine_rest_tokens(&self, state: &State) -> Result<(), Flaw> {
        let open = &state.open;
        let mut tokens = open.rest.pile.cards();
        for token in [open.rest.open, open.moment.token].into_iter().flatten() {
            tokens.add(token);
        }
        let wanted =
            |token: RestToken| u8::from(self.has_rest_tokens() && token.index() < self.tables.rest_count);
        let each = RestToken::each().all(|token| tokens.of(token) == wanted(token));
        let known = open.rest.pile.under().all(|known| known.to == Knowers::EVERYBODY);
        flaw(each && known, "EW-COMP-28", "Rest tokens are missing or stand twice")?;
        let resting = open.moment.spot == Some(Spot::Rest) && open.stage == Stage::Closing;
        flaw(
            open.moment.token.is_none() || (resting && open.rest.open.is_none()),
            "EW-RESTTOK-02",
            "a Rest token without a Rest",
        )?;
        let choice = open.stage != Stage::RestToken || open.rest.open.is_some() || open.due == Due::RestToken;
        let turned =
            open.stage != Stage::TurnToken || (open.rest.open.is_none() && !open.rest.pile.is_empty());
        flaw(choice && turned, "EW-RESTTOK-03", "no Rest token to choose")
    }

    fn examine_moment(&self, state: &State) -> Result<(), Flaw> {
        let open = &state.open;
        let moment = &open.moment;
        let hand = &state.mine().hand;
        let fresh = moment
            .fresh
            .iter()
            .all(|tribe| tribe.has_deck() && hand.tribe.has(tribe) && moment.asked.has(tribe));
        flaw(fresh, "EW-INIT-04", "a card of this turn is not in hand")?;
        let within = |all: &Cards| {
            let mut all = *all;
            all.remove_all(&moment.ready)
        };
        let blank = match open.stage {
            Stage::Plan => Moment {
                labor: moment.labor,
                cultures: moment.cultures,
                above: moment.above,
                ready: moment.ready,
                ..Moment::default()
            },
            Stage::RestToken | Stage::Top | Stage::Middle | Stage::Closing => {
                Moment { lands: Set::EMPTY, delta: DeltaCheck::Closed, ..*moment }
            }
            Stage::Skills | Stage::Lands | Stage::Board | Stage::Stones => Moment {
                ready: moment.ready,
                lands: moment.lands,
                labor: moment.labor,
                delta: moment.delta,
                ..Moment::default()
            },
            _ => Moment::default(),
        };
        flaw(*moment == blank, "EW-RULING-15", "something of another turn is left")?;
        let owned = if self.in_eclipse(state) { within(&state.me().eclipse) } else { within(&moment.above) };
        flaw(owned, "EW-TURN-35", "a skill is ready whose card is not there")?;
        let cultures_only = open.stage != Stage::Plan || moment.above.tribe.is_empty();
        flaw(cultures_only, "EW-TURN-23", "a Tribe card was played too early")?;
        let rested = moment.spot != Some(Spot::Rest) || moment.above.tribe.is_empty();
        flaw(rested, "EW-REST-05", "a Tribe card was played in a Rest turn")?;
        let lands = moment.lands.without(self.board.hexes()).is_empty();
        flaw(lands, "EW-ECL-15", "a hex beside the board")
    }

    fn examine_pending(&self, state: &State) -> Result<(), Flaw> {
        let open = &state.open;
        let acting = matches!(
            open.stage,
            Stage::Plan
                | Stage::Top
                | Stage::Middle
                | Stage::Closing
                | Stage::Skills
                | Stage::Lands
                | Stage::Stones
        );
        let due = match open.due {
            Due::Nothing => true,
            Due::Draw => acting && !state.mine().draw.is_empty(),
            Due::Catch => acting && !open.animals.is_empty(),
            Due::Reveal(count) => {
                let room = HUNT_AREA - open.area.total();
                acting && count > 0 && u32::from(count) <= room.min(open.animals.total())
            }
            Due::Glacier(hex) => acting && open.tokens[hex.index()] == OnHex::FaceDown,
            Due::RestToken => {
                open.stage == Stage::RestToken && open.rest.open.is_none() && !open.rest.pile.is_empty()
            }
            Due::Fish => acting && !open.river.supply.is_empty(),
        };
        flaw(due, "EW-TURN-05", "chance is asked for something impossible")?;
        let frames = open.stack.as_slice();
        flaw(frames.is_empty() || acting, "EW-RULING-10", "benefits are pending out of turn")?;
        let waits = !matches!(open.stage, Stage::Middle) || !frames.is_empty() || open.due != Due::Nothing;
        flaw(waits, "EW-TURN-18", "the middle of nothing")?;
        for (index, frame) in frames.iter().enumerate() {
            let top = index + 1 == frames.len();
            let sound = match *frame {
                Frame::Gains { source, gains } => !gains.is_empty() && self.sound_source(source),
                Frame::Pay(culture) => {
                    let price = self.tables.cultures[culture.index()].skill.price;
                    top && open.stage == Stage::Plan && self.payable(state, price)
                }
                Frame::Discard(_) => top && !state.mine().hand.is_empty(),
                Frame::Fee(_) => {
                    top && frames.len() == 1 && open.stage == Stage::Plan && !state.mine().hand.is_empty()
                }
            };
            flaw(sound, "EW-RULING-10", "a pending benefit that cannot be")?;
        }
        Ok(())
    }

    fn sound_source(&self, source: Source) -> bool {
        match source {
            Source::Space(site) => site < Site::new(32),
            Source::Offering(level) => level <= self.tables.offering_top(),
            Source::Slot(slot) => slot < 3,
            Source::Rest
            | Source::Culture(_)
            | Source::Skill(_)
            | Source::EclipseSkill(_)
            | Source::Chief
            | Source::Rite
            | Source::Bottom(_)
            | Source::TurnOrder
            | Source::Hex(_)
            | Source::Board
            | Source::Tip(_)
            | Source::Glacier(_)
            | Source::Herd(_)
            | Source::Fish(_) => true,
        }
    }
}
