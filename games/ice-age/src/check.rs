//! Can this position be? Every piece accounted for, nothing where it may not stand.

use table::{Seat, refusal::InvalidPosition, sets::Indexed};

use crate::{
    card::{CARDS, Card, Colour, Effect, Who},
    game::{HAND, IceAge},
    map::Region,
    migration::IDLE_TURNS,
    state::{Arms, Player, SEATS, State, Step, Task},
};

impl IceAge {
    pub(crate) fn examine(&self, state: &State) -> Result<(), InvalidPosition> {
        self.check_seats(state)?;
        self.check_board(state)?;
        self.check_pieces(state)?;
        self.check_cards(state)?;
        self.check_step(state)
    }

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
            let scored = matches!(state.step, Step::GlacierLot | Step::Glacier(_) | Step::Over);
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
        self.check_hands(state)
    }

    /// Five cards between turns; the seat in its turn may be short.
    fn check_hands(&self, state: &State) -> Result<(), InvalidPosition> {
        for seat in self.everybody() {
            let cards = state.player(seat).hand.total();
            let active = seat == state.active;
            let full = u32::from(HAND);
            let fits = match state.step {
                Step::FirstPlayer | Step::Settle(_) => cards == 0,
                Step::DealHand { seat: dealt, left } => {
                    let before =
                        |other: Seat| state.active.clockwise(self.seats()).position(|it| it == other);
                    match before(seat).cmp(&before(dealt)) {
                        std::cmp::Ordering::Less => cards == full,
                        std::cmp::Ordering::Equal => cards + u32::from(left) == full,
                        std::cmp::Ordering::Greater => cards == 0,
                    }
                }
                Step::Draw(left) if active => cards + u32::from(left) == full && left > 0,
                Step::Drawn { left, .. } if active => cards + u32::from(left) + 1 == full,
                Step::CultSource
                | Step::Option
                | Step::Name
                | Step::Perform
                | Step::ClubNow
                | Step::Arm(_)
                | Step::PutAway
                    if active =>
                {
                    cards + 1 == full
                }
                // IA-RULING-22: the ender of the last round draws no more.
                Step::Reveal(_) | Step::Over if state.ender == Some(seat) => {
                    cards == full || (cards + 1 == full && state.round == self.numbers.rounds)
                }
                _ => cards == full,
            };
            InvalidPosition::unless(fits, "IA-MIG-17", || format!("{seat} holds {cards} cards"))?;
        }
        Ok(())
    }

    fn check_step(&self, state: &State) -> Result<(), InvalidPosition> {
        let flaw = |holds: bool, rule, what: &str| InvalidPosition::unless(holds, rule, || what.to_owned());
        let conflict_steps =
            matches!(state.step, Step::Reveal(_) | Step::GlacierLot | Step::Glacier(_) | Step::Over);
        flaw(
            !conflict_steps || state.ender.is_some(),
            "IA-MIG-23",
            "Migration has ended without anybody ending it",
        )?;
        let setting_up = matches!(state.step, Step::FirstPlayer | Step::Settle(_) | Step::DealHand { .. });
        let nothing_played = state.round == 1 && state.tops == [None; 2] && state.discarded.is_empty();
        flaw(
            !setting_up || nothing_played,
            "IA-SETUP-29",
            "cards have been played before the hands are dealt",
        )?;
        let card_to_come = setting_up || matches!(state.step, Step::Play | Step::CultSource);
        flaw(
            state.ender.is_none_or(|ender| ender == state.active && !card_to_come),
            "IA-MIG-26",
            "nobody plays a card after Migration has been ended",
        )?;
        match state.step {
            Step::FirstPlayer => {
                let nobody = self.everybody().all(|seat| state.hunters_on_board(seat) == 0);
                flaw(nobody, "IA-SETUP-26", "hunters stand on the board before the first placement")?;
            }
            Step::Settle(left) => {
                // Clockwise from the active seat, everybody still has a turn in each full round and one in the rest.
                let seats = self.options.seats;
                let to_place = |turn: u8| left / seats + u8::from(turn < left % seats);
                let even = (0..).zip(state.active.clockwise(self.seats())).all(|(turn, seat)| {
                    state.hunters_on_board(seat).checked_add(to_place(turn)) == Some(self.numbers.settlers)
                });
                flaw(left > 0 && even, "IA-SETUP-27", "the hunters still to be placed do not add up")?;
            }
            Step::DealHand { seat, left } => {
                flaw(seat.index() < self.seats(), "IA-SETUP-29", "a hand is dealt to nobody")?;
                flaw((1..=HAND).contains(&left), "IA-SETUP-29", "a hand has five cards")?;
                let colour = self.opening_colour(left);
                flaw(!state.pile_is_empty(colour), "IA-SETUP-29", "no card is left to deal")?;
            }
            Step::Drawn { from, left } => {
                flaw(left < HAND && !state.pile_is_empty(from), "IA-RULING-18", "no card is left to draw")?;
            }
            Step::Draw(_) => {
                let any = Colour::BOTH.into_iter().any(|colour| !state.pile_is_empty(colour));
                flaw(any, "IA-RULING-18", "no card is left to draw")?;
            }
            Step::Reveal(region) => {
                let first = Region::each().find(|region| state.board.fires[region.index()] > 0);
                flaw(first == Some(region), "IA-CONF-01", "fires are turned up region by region")?;
            }
            Step::Glacier(seat) => {
                flaw(seat.index() < self.seats(), "IA-GLAC-01", "nobody may cover a region")?;
                flaw(state.round < self.numbers.rounds, "IA-GLAC-10", "no glacier grows in the last round")?;
            }
            Step::GlacierLot => {
                flaw(state.round < self.numbers.rounds, "IA-GLAC-10", "no glacier grows in the last round")?;
            }
            Step::CultSource => {
                let mut out = Vec::new();
                self.list_cult_sources(state, &mut out);
                flaw(!out.is_empty(), "IA-RULING-14", "the Cult has nothing to copy")?;
            }
            Step::Option | Step::Name | Step::Perform | Step::ClubNow | Step::Arm(_) => {
                self.check_task(state)?;
            }
            Step::Play | Step::PutAway | Step::Over => {}
        }
        let performing =
            matches!(state.step, Step::Option | Step::Name | Step::Perform | Step::ClubNow | Step::Arm(_));
        flaw(performing || state.task == Task::default(), "IA-MIG-02", "no card is being performed")
    }

    fn check_task(&self, state: &State) -> Result<(), InvalidPosition> {
        let task = &state.task;
        let face = self.face(task.card);
        let flaw = |holds: bool, rule, what: &str| InvalidPosition::unless(holds, rule, || what.to_owned());
        flaw(!task.card.is_cult(), "IA-CARD-L-14b", "a Cult is performed as the card it copies")?;
        let naming = state.step == Step::Name;
        let own = naming || face.who == Who::Player;
        flaw((task.performer == state.active) == own, "IA-MIG-10", "the wrong player performs the card")?;
        flaw(!naming || face.who == Who::OneOther, "IA-MIG-10", "this card names nobody")?;
        flaw(task.option < face.options, "IA-DEC-04", "the card has no such option")?;
        let effect = self.effect(task);
        let mut fresh = Task::default();
        Self::load(&mut fresh, effect);
        let within = task.hunters <= fresh.hunters && task.mammoths <= fresh.mammoths;
        flaw(within, "IA-CARD-L-06a", "the card does not allow so many pieces")?;
        for landed in task.landed.as_slice() {
            flaw(landed.seat().index() < self.seats(), "IA-SETUP-14", "a piece belongs to nobody")?;
        }
        match state.step {
            Step::Option => {
                let mut out = Vec::new();
                self.list_options(state, &mut out);
                flaw(face.options > 1 && !out.is_empty(), "IA-DEC-04", "there is no option to choose")
            }
            Step::ClubNow => flaw(
                effect == Effect::Club && state.player(task.performer).clubs > 0,
                "IA-CLUB-01",
                "no club has just been taken",
            ),
            Step::Arm(region) => {
                let hunter = state.band(task.performer, region).of(Arms::Bare) > 0;
                let club = state.player(task.performer).clubs > 0;
                flaw(hunter && club, "IA-RULING-27", "there is no hunter or no club")
            }
            Step::Perform => {
                let fire_open = effect != Effect::Fire || task.to.is_none();
                flaw(
                    fire_open && !matches!(effect, Effect::Club | Effect::Copy),
                    "IA-DEC-06",
                    "nothing is left to do",
                )
            }
            _ => Ok(()),
        }
    }
}
