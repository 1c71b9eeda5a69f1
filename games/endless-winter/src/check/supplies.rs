//! Cards, stones, tokens and Animals: every one is somewhere, once.

use table::{Seat, refusal::InvalidPosition, sets::Indexed};

use super::require;
use crate::{
    EndlessWinter,
    cards::Cards,
    ids::{Animal, Culture, Tribe},
    setup::SetupStep,
    state::{HUNT_AREA, Stage, State},
    wide::Wide,
};

/// In which order a draft goes round.
#[derive(Clone, Copy)]
enum Way {
    ByOrder,
    Reversed,
}

impl EndlessWinter {
    pub(super) fn check_cards(&self, state: &State) -> Result<(), InvalidPosition> {
        let open = &state.open;
        let mut tribes = [0u32; Tribe::COUNT];
        let mut cultures: Wide<Culture, 1> = Wide::EMPTY;
        let mut count_cultures = 0;
        for heap in [&open.culture_deck, &open.display, &open.removed] {
            cultures = cultures.or(heap);
            count_cultures += heap.len();
        }
        for (tribe, count) in open.decks.iter() {
            require(tribe.has_deck(), "EW-SETUP-08", "a Starting card lies in a Tribe deck")?;
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
                    InvalidPosition::unless(
                        count == u32::from(self.tables.tribes[tribe.index()].copies),
                        "EW-COMP-09",
                        || format!("seat {} has {count} Starting cards of one kind", seat.number()),
                    )?;
                }
            }
            let mut hidden = secret.hand;
            hidden.pour(&secret.eclipse);
            require(hidden.remove_all(&player.known), "EW-SETUP-31", "a card seen in hand is not there")?;
            let open_cultures = player.eclipse.culture.is_empty();
            require(open_cultures, "EW-ECL-05", "a Culture card lies in an open Eclipse pile")?;
        }
        for tribe in Tribe::types() {
            let (found, wanted) = (tribes[tribe.index()], self.tables.tribes[tribe.index()].copies);
            InvalidPosition::unless(found == u32::from(wanted), "EW-COMP-10", || {
                format!("{found} Tribe cards of a type, not {wanted}")
            })?;
        }
        let every = self.tables.eras[0].or(&self.tables.eras[1]);
        require(
            count_cultures == self.cultures() && cultures == every,
            "EW-COMP-11",
            "a Culture card is missing or stands twice",
        )
    }

    pub(super) fn check_supplies(&self, state: &State) -> Result<(), InvalidPosition> {
        let open = &state.open;
        for animal in Animal::each() {
            let owned: u32 = open
                .players
                .iter()
                .map(|player| u32::from(player.upright.of(animal)) + u32::from(player.tipped.of(animal)))
                .sum();
            let found = owned + u32::from(open.animals.of(animal)) + u32::from(open.area.of(animal));
            let wanted = u32::from(self.tables.animals[animal.index()].copies);
            InvalidPosition::unless(found == wanted, "EW-COMP-14", || {
                format!("{found} Animals of a type, not {wanted}")
            })?;
        }
        require(open.area.total() <= HUNT_AREA, "EW-HUNT-02", "the Hunt area holds too many")?;
        let mut stones = open.stones;
        for player in &open.players {
            require(stones.and(player.stones).is_empty(), "EW-COMP-07", "a stone stands twice")?;
            require(player.stones.len() <= 3, "EW-DEV-09", "more than three stones")?;
            stones = stones.or(player.stones);
        }
        for era in 0..2 {
            let dealt = stones.and(self.tables.stone_eras[era]).len();
            let wanted = self.stones_wanted(state, era);
            let exact = !self.past(state, SetupStep::Stones(era)) || dealt == wanted;
            require(dealt <= wanted && exact, "EW-SETUP-06", "a wrong number of stones")?;
        }
        let known = self.stone_pool(state, 0).or(self.stone_pool(state, 1));
        require(stones.without(known).is_empty(), "EW-COMP-07", "an unknown stone")?;
        Ok(())
    }

    /// Chiefs and set-up cards: each once, dealt or drafted as far as the set-up has come.
    pub(super) fn check_drafts(&self, state: &State) -> Result<(), InvalidPosition> {
        let open = &state.open;
        let mut chiefs = open.chief_pool;
        let mut setups = open.setup_pool;
        for player in &open.players {
            if let Some(chief) = player.chief {
                require(!chiefs.has(chief), "EW-COMP-08", "a Chief stands twice")?;
                chiefs.insert(chief);
            }
            if let Some(card) = player.setup {
                require(!setups.has(card), "EW-COMP-15", "a set-up card stands twice")?;
                setups.insert(card);
            }
        }
        let strangers = chiefs.without(self.tables.chief_set).is_empty()
            && setups.without(self.tables.setup_set).is_empty();
        require(strangers, "EW-COMP-08", "an unknown Chief or set-up card")?;
        let step = self.setup_step(state).filter(|_| open.stage == Stage::Setup);
        let count = usize::from(open.count);
        let pool = match step {
            Some(SetupStep::ChiefPool | SetupStep::SetupPool) => count,
            Some(SetupStep::ChiefDraft | SetupStep::SetupDraft) => self.seats + 1 - count,
            _ => 0,
        };
        let chief_step = matches!(step, Some(SetupStep::ChiefPool | SetupStep::ChiefDraft));
        let sizes = if chief_step { (pool, 0) } else { (0, pool) };
        require(
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
            require(
                (player.chief.is_some(), player.setup.is_some(), player.side.is_some())
                    == (chief, setup, side),
                "EW-SETUP-12",
                "a Chief, a side or a set-up card is missing or came too early",
            )?;
        }
        Ok(())
    }
}
