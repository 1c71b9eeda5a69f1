//! Whether a position is possible: every piece is accounted for, and none is where it cannot be.

use table::{Seat, refusal::InvalidPosition, sets::Indexed};

use crate::{
    card::{CARDS, Card, Colour, Effect, Who},
    decision::{Decision, Stage, with_step},
    game::IceAge,
    migration::IDLE_TURNS,
    state::{Arms, Player, SEATS, State, Step, Task},
};

/// `Ok`, or which rule makes the position impossible.
pub(crate) fn check(game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
    game.check_seats(state)?;
    game.check_board(state)?;
    game.check_pieces(state)?;
    game.check_cards(state)?;
    game.check_hands(state)?;
    game.check_stage(state)?;
    with_step!(state.step, step => step.check(game, state))
}

/// `Ok` if `holds`; else the position breaks `rule`.
pub(crate) fn require(holds: bool, rule: &'static str, message: &'static str) -> Result<(), InvalidPosition> {
    InvalidPosition::unless(holds, rule, || message.to_owned())
}

impl IceAge {
    fn check_seats(&self, state: &State) -> Result<(), InvalidPosition> {
        let here = |seat: Seat| seat.index() < self.seats();
        let seats = [Some(state.active), state.ender, Some(state.task.performer)];
        InvalidPosition::unless(seats.into_iter().flatten().all(here), "IA-SETUP-14", || {
            "a seat is not in the game".to_owned()
        })?;
        for seat in Seat::all(SEATS).filter(|&seat| !here(seat)) {
            let nothing = *state.player(seat) == Player::default()
                && state.board.bands[seat.index()].iter().all(|band| band.hunters() == 0);
            InvalidPosition::unless(nothing, "IA-SETUP-14", || {
                format!("{seat} is not in the game but has something")
            })?;
        }
        let going_on = state.idle < IDLE_TURNS || (state.idle == IDLE_TURNS && state.ender.is_some());
        InvalidPosition::unless(going_on, "IA-RULING-13", || {
            format!("{} turns in a row without a play: Migration ends after {IDLE_TURNS}", state.idle)
        })?;
        let rounds = self.numbers.rounds;
        InvalidPosition::unless((1..=rounds).contains(&state.round), "IA-FLOW-01", || {
            format!("round {} is not between 1 and {rounds}", state.round)
        })
    }

    fn check_board(&self, state: &State) -> Result<(), InvalidPosition> {
        let board = &state.board;
        for region in board.covered {
            let index = region.index();
            let bare = board.bands.iter().all(|bands| bands[index].hunters() == 0)
                && board.mammoths[index] == 0
                && board.fires[index] == 0
                && board.warmth[index] == 0;
            InvalidPosition::unless(bare, "IA-SETUP-05", || {
                format!("region {region} is under ice but not empty")
            })?;
        }
        InvalidPosition::unless(self.covered.without(board.covered).is_empty(), "IA-GLAC-09", || {
            "a region covered at the start is open".to_owned()
        })?;
        // One glacier a round at the most.
        let most = self.covered.len() + usize::from(state.round) - 1;
        InvalidPosition::unless(board.covered.len() <= most, "IA-GLAC-01", || {
            format!(
                "{} regions are under ice; by round {} at most {most} can be",
                board.covered.len(),
                state.round
            )
        })?;
        for (worth, (&unknown, &all)) in board.unknown_fires.iter().zip(&self.numbers.fires).enumerate() {
            InvalidPosition::unless(unknown <= all, "IA-COMP-07", || {
                format!("{unknown} unknown fires of worth {worth}, the box has {all}")
            })?;
        }
        let revealing = matches!(state.step, Step::Reveal(_));
        let shown =
            board.unknown_fires != self.numbers.fires || board.warmth.iter().any(|&warmth| warmth > 0);
        InvalidPosition::unless(revealing || !shown, "IA-CONF-16", || {
            "fires are shown outside the Conflicts".to_owned()
        })?;
        let worth: u32 = board.warmth.iter().map(|&warmth| u32::from(warmth)).sum();
        let turned_up: u32 = (0u32..)
            .zip(board.unknown_fires.iter().zip(&self.numbers.fires))
            .map(|(worth, (&unknown, &all))| worth * u32::from(all - unknown))
            .sum();
        InvalidPosition::unless(worth == turned_up, "IA-CONF-05", || {
            format!("fires worth {worth} lie open, {turned_up} were turned up")
        })
    }

    fn check_pieces(&self, state: &State) -> Result<(), InvalidPosition> {
        let sum = |counts: &[u8]| counts.iter().map(|&count| u32::from(count)).sum::<u32>();
        let count = |found: u32, wanted: u32, rule, what: &str| {
            InvalidPosition::unless(found == wanted, rule, || format!("{found} {what} instead of {wanted}"))
        };
        let numbers = &self.numbers;
        let mut stones = u32::from(state.light_pool) + u32::from(state.dark_pool);
        let mut clubs = u32::from(state.club_supply);
        for seat in self.everybody() {
            let player = state.player(seat);
            let on_board = u32::from(state.hunters_on_board(seat));
            count(
                on_board + u32::from(player.reserve),
                numbers.hunters.into(),
                "IA-SETUP-15",
                "hunters of a seat",
            )?;
            stones += u32::from(player.stones);
            clubs += u32::from(player.clubs);
            clubs += state.board.bands[seat.index()]
                .iter()
                .map(|band| u32::from(band.of(Arms::Club)))
                .sum::<u32>();
            // Nobody can score more than everything, every round.
            let scored = matches!(state.step.stage(), Stage::Glacier | Stage::Over);
            let rounds = u32::from(state.round) - u32::from(!scored);
            let most = u32::from(numbers.hunters) * 3 * rounds;
            InvalidPosition::unless(player.score() <= most, "IA-SCORE-07", || {
                format!("{seat} cannot have {} points yet", player.score())
            })?;
        }
        let all_stones = u32::from(self.dark_pool) + self.seats() as u32 * u32::from(numbers.stones);
        count(stones, all_stones, "IA-COMP-06", "stones")?;
        count(clubs, numbers.clubs.into(), "IA-COMP-08", "clubs")?;
        let mammoths = sum(&state.board.mammoths) + u32::from(state.mammoth_supply);
        let all_mammoths = self.mammoths.len() as u32 + u32::from(self.mammoth_supply);
        count(mammoths, all_mammoths, "IA-COMP-04", "mammoths")?;
        // Nobody may know which, but the tokens that can still be turned up must be there.
        let face_down = sum(&state.board.fires);
        InvalidPosition::unless(face_down <= sum(&state.board.unknown_fires), "IA-COMP-07", || {
            format!("{face_down} fires lie face down, more than are left")
        })
    }

    fn check_cards(&self, state: &State) -> Result<(), InvalidPosition> {
        for (colour, top) in Colour::BOTH.into_iter().zip(state.tops) {
            let fits = top.is_none_or(|card| card.colour() == colour && !card.is_cult());
            InvalidPosition::unless(fits, "IA-CARD-L-14e", || {
                "a visible discard is a Cult or of the wrong colour".to_owned()
            })?;
        }
        let mut found = [0u32; CARDS];
        let mut add = |card: Card, count: u8| found[card.index()] += u32::from(count);
        for player in &state.players {
            player.hand.iter().for_each(|(card, count)| add(card, count));
        }
        let (light, dark) = (state.light_pile.cards(), state.dark_pile.cards());
        let sorted = light.iter().all(|(card, _)| card.colour() == Colour::Light)
            && dark.iter().all(|(card, _)| card.colour() == Colour::Dark);
        InvalidPosition::unless(sorted, "IA-SETUP-12", || {
            "a pile holds a card of the other colour".to_owned()
        })?;
        light
            .iter()
            .chain(dark.iter())
            .chain(state.discarded.iter())
            .for_each(|(card, count)| add(card, count));
        state.tops.iter().flatten().for_each(|&card| add(card, 1));
        for card in Card::ALL {
            let (found, copies) = (found[card.index()], u32::from(self.face(card).copies));
            InvalidPosition::unless(found == copies, "IA-COMP-03", || {
                format!("{found} copies of {card} instead of {copies}")
            })?;
        }
        for colour in Colour::BOTH {
            let below = state.discarded.iter().any(|(card, _)| card.colour() == colour);
            InvalidPosition::unless(!(below && state.pile_is_empty(colour)), "IA-MIG-20", || {
                format!("the {} pile is empty but discards could be shuffled", colour.id())
            })?;
        }
        Ok(())
    }

    /// IA-MIG-17: five cards between turns; the seat in its turn may have fewer. Each round before may have left somebody
    /// one card short until the next draw (IA-RULING-20).
    fn check_hands(&self, state: &State) -> Result<(), InvalidPosition> {
        let mut undrawn = (1..state.round).filter(|&round| !self.finishes_turn(round)).count() as u32;
        for seat in self.everybody() {
            let cards = state.player(seat).hand.total();
            let can_hold = |cards| with_step!(state.step, step => step.can_hold(self, state, seat, cards));
            let short = (0..=undrawn)
                .find(|short| can_hold(cards + short))
                .ok_or_else(|| InvalidPosition::new("IA-MIG-17", format!("{seat} holds {cards} cards")))?;
            undrawn -= short;
        }
        Ok(())
    }

    /// What holds in all steps of a stage.
    fn check_stage(&self, state: &State) -> Result<(), InvalidPosition> {
        let stage = state.step.stage();
        let after_migration = matches!(stage, Stage::Conflicts | Stage::Glacier | Stage::Over);
        require(
            !after_migration || state.ender.is_some(),
            "IA-MIG-23",
            "Migration has ended, but no seat ended it",
        )?;
        let nothing_played = state.round == 1 && state.tops == [None; 2] && state.discarded.is_empty();
        require(
            stage != Stage::SetUp || nothing_played,
            "IA-SETUP-29",
            "cards have been played before the hands are dealt",
        )?;
        let card_to_come = matches!(stage, Stage::SetUp | Stage::PlayCard);
        require(
            state.ender.is_none_or(|ender| ender == state.active && !card_to_come),
            "IA-MIG-26",
            "a seat is to play a card after Migration has been ended",
        )?;
        if stage == Stage::Perform {
            self.check_task(state)
        } else {
            require(state.task == Task::default(), "IA-MIG-02", "a card is being performed in another step")
        }
    }

    fn check_task(&self, state: &State) -> Result<(), InvalidPosition> {
        let task = &state.task;
        let face = self.face(task.card);
        require(!task.card.is_cult(), "IA-CARD-L-14b", "a Cult is performed as the card it copies")?;
        let own = state.step == Step::Name || face.who == Who::Player;
        require((task.performer == state.active) == own, "IA-MIG-10", "the wrong player performs the card")?;
        require(task.option < face.options, "IA-DEC-04", "the card has no such option")?;
        let (hunters, mammoths) = self.effect(task).allowance();
        let within = task.hunters <= hunters && task.mammoths <= mammoths;
        require(within, "IA-CARD-L-06a", "the card does not allow so many pieces")?;
        let touched = task.landed.as_slice().len();
        let counted = match self.effect(task) {
            // The swap counts down the hunters that may still be armed.
            Effect::Swap => touched == 0 || touched == usize::from(hunters),
            _ => touched + usize::from(task.hunters) <= usize::from(hunters),
        };
        require(counted, "IA-CARD-L-06a", "the card has touched more hunters than it allows")?;
        let owners = task.landed.as_slice().iter().all(|landed| landed.seat().index() < self.seats());
        require(owners, "IA-SETUP-14", "a piece belongs to a seat not in the game")
    }
}
