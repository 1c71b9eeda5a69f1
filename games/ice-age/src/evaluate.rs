//! How good is a position? Counted in expected points.

use table::{
    Evaluate, Evaluation, Seat,
    sets::{Indexed, Set},
};

use crate::{
    card::{Card, Colour, Effect},
    game::IceAge,
    map::Region,
    state::{State, Step},
    weights::Weights,
};

/// Stones that can be spent before the next chance to earn more.
const COMFORTABLE_STONES: f32 = 7.0;
/// Hunters in reserve that will find a place.
const USEFUL_RESERVE: f32 = 6.0;

impl Evaluate for IceAge {
    type Weights = Weights;

    fn evaluate(&self, weights: &Weights, state: &State) -> Evaluation {
        let mut points = [0.0; Seat::LIMIT];
        for seat in self.everybody() {
            points[seat.index()] = state.player(seat).score() as f32;
        }
        if state.step == Step::Over {
            return Evaluation { points, scale: 0.0 };
        }
        let rounds_left = f32::from(self.numbers.rounds - state.round);
        let scored = matches!(state.step, Step::GlacierLot | Step::Glacier(_));
        let pool = (f32::from(state.dark_pool) / f32::from(self.dark_pool.max(1))).min(1.0);
        let outlook = Outlook { weights, rounds_left, scored, rush: if scored { 0.0 } else { pool } };
        let icy = if rounds_left > 0.0 { self.map.next_to_ice(state.board.covered) } else { Set::EMPTY };
        for region in state.open() {
            let risk = if icy.has(region) { weights.ice_risk } else { 0.0 };
            self.add_region(&outlook, state, region, risk, &mut points);
        }
        // Late in the last round nothing in stock will be used any more.
        let time =
            if rounds_left > 0.0 { 1.0 } else { weights.late_stock + (1.0 - weights.late_stock) * pool };
        for seat in self.everybody() {
            points[seat.index()] += time * self.stock_value(weights, state, seat);
        }
        self.add_pending(weights, state, &mut points);
        let left = (rounds_left + outlook.rush) / f32::from(self.numbers.rounds.max(1));
        Evaluation { points, scale: weights.scale_late + weights.scale_early * left }
    }

    fn turn_ended(&self, state: &State, _mover: Seat) -> bool {
        match state.step {
            Step::FirstPlayer
            | Step::Settle(_)
            | Step::DealHand { .. }
            | Step::Play
            | Step::Reveal(_)
            | Step::GlacierLot
            | Step::Glacier(_)
            | Step::Over => true,
            Step::CultSource
            | Step::Option
            | Step::Name
            | Step::Perform
            | Step::ClubNow
            | Step::Arm(_)
            | Step::PutAway
            | Step::Draw(_)
            | Step::Drawn { .. } => false,
        }
    }
}

/// How much of the game is left.
struct Outlook<'a> {
    weights: &'a Weights,
    /// Rounds after this one.
    rounds_left: f32,
    /// Is this round scored already?
    scored: bool,
    /// Share of this round's Migration that is still to come.
    rush: f32,
}

impl IceAge {
    /// What lies before a seat and in its hand.
    fn stock_value(&self, weights: &Weights, state: &State, seat: Seat) -> f32 {
        let player = state.player(seat);
        let stones = f32::from(player.stones);
        let comfortable = stones.min(COMFORTABLE_STONES);
        weights.stone * comfortable
            + weights.hoarded_stone * (stones - comfortable)
            + weights.reserve_hunter * f32::from(player.reserve).min(USEFUL_RESERVE)
            + weights.club * f32::from(player.clubs)
            + self.hand_value(weights, state, seat)
    }

    /// What a hand promises: each card by its kind, and the more if one can pay for it.
    fn hand_value(&self, weights: &Weights, state: &State, seat: Seat) -> f32 {
        let player = state.player(seat);
        let worth = |(card, count): (Card, u8)| {
            let face = self.face(card);
            let prices = &face.stones[..usize::from(face.options)];
            let dear = card.colour() == Colour::Light && prices.iter().all(|&price| price > player.stones);
            f32::from(count) * weights.cards.of(card) * if dear { weights.dear_card } else { 1.0 }
        };
        player.hand.iter().map(worth).sum()
    }

    /// Points expected in a region this round, and the hunters carried into the next.
    fn add_region(
        &self,
        outlook: &Outlook<'_>,
        state: &State,
        region: Region,
        risk: f32,
        points: &mut [f32; Seat::LIMIT],
    ) {
        let index = region.index();
        if self.everybody().all(|seat| state.board.bands[seat.index()][index].hunters() == 0) {
            return;
        }
        let weights = outlook.weights;
        let herd = f32::from(state.board.mammoths[index].min(2));
        let carried = (weights.carried_hunter + weights.carried_herd * herd)
            * outlook.rounds_left.min(2.0)
            * (1.0 - risk);
        let (worth, left) = if outlook.scored {
            (0.0, std::array::from_fn(|seat| f32::from(state.board.bands[seat][index].hunters())))
        } else {
            let newcomers = outlook.rush * (weights.newcomers + weights.newcomers_herd * herd).max(0.0);
            (1.0 + herd, self.expected_survivors(state, region, newcomers))
        };
        let home = weights.lost_hunter * outlook.rounds_left.min(1.0);
        for seat in self.everybody() {
            let hunters = f32::from(state.board.bands[seat.index()][index].hunters());
            let left = left[seat.index()];
            points[seat.index()] += left * (worth + carried) + (hunters - left) * home;
        }
    }

    /// A card in the middle of being performed.
    fn add_pending(&self, weights: &Weights, state: &State, points: &mut [f32; Seat::LIMIT]) {
        let task = &state.task;
        let pieces = |hunters: u8, mammoths: u8| {
            weights.pending_hunter * f32::from(hunters) + weights.pending_mammoth * f32::from(mammoths)
        };
        let promise = |effect: Effect| match effect {
            Effect::Fire => weights.pending_fire,
            Effect::Club => weights.club,
            Effect::Swap => 1.0,
            Effect::Banish { hunters } => 0.8 * f32::from(hunters),
            Effect::Place { hunters, .. } | Effect::Drive { hunters, .. } | Effect::March { hunters } => {
                pieces(hunters, 0)
            }
            Effect::Trek { hunters } => 0.8 * pieces(hunters, 1),
            Effect::Camp { hunters } => pieces(hunters, 1),
            Effect::PlaceMammoth { .. } | Effect::MoveMammoth { .. } | Effect::Chase => pieces(0, 1),
            Effect::Copy => 0.0,
        };
        match state.step {
            Step::Option => points[task.performer.index()] += weights.open_option,
            Step::Perform | Step::Arm(_) => {
                let effect = self.effect(task);
                points[task.performer.index()] += match effect {
                    Effect::Place { .. } | Effect::Camp { .. } | Effect::Trek { .. } => {
                        pieces(task.hunters, task.mammoths)
                    }
                    Effect::Drive { .. } | Effect::March { .. } | Effect::Banish { .. } => {
                        weights.pending_move * f32::from(task.hunters)
                    }
                    other => 0.5 * promise(other),
                };
            }
            Step::CultSource => points[state.active.index()] += 1.0,
            Step::Name => {
                // Somebody else will gain; the mean of the others suffers no more than that.
                let share = promise(self.effect(task)) / (self.seats() as f32 - 1.0);
                for seat in self.everybody().filter(|&seat| seat != state.active) {
                    points[seat.index()] += share;
                }
            }
            _ => {}
        }
    }
}
