//! How good is a position? Counted in expected points.

use table::{Appraise, MAX_SEATS, Prospects, Seat, sets::Indexed};

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

impl Appraise for IceAge {
    type Weights = Weights;

    fn prospects(&self, weights: &Weights, state: &State) -> Prospects {
        let mut points = [0.0; MAX_SEATS];
        for seat in self.everybody() {
            points[seat.index()] = state.player(seat).score() as f32;
        }
        if state.step == Step::Over {
            return Prospects { points, spread: 0.0 };
        }
        let rounds_left = f32::from(self.numbers.rounds - state.round);
        let scored = matches!(state.step, Step::GlacierLot | Step::Glacier(_));
        let carried = weights.carried_hunter * rounds_left.min(2.0);
        for region in state.open() {
            self.add_region(weights, state, region, scored, carried, &mut points);
        }
        let pool = f32::from(state.dark_pool) / f32::from(self.dark_pool.max(1));
        // Late in the last round nothing in stock will be used any more.
        let time =
            if rounds_left > 0.0 { 1.0 } else { weights.late_stock + (1.0 - weights.late_stock) * pool };
        for seat in self.everybody() {
            points[seat.index()] += time * self.stock_value(weights, state, seat);
        }
        self.add_pending(weights, state, &mut points);
        let now = if scored { 0.0 } else { pool };
        let left = (rounds_left + now) / f32::from(self.numbers.rounds.max(1));
        Prospects { points, spread: weights.spread_late + weights.spread_early * left }
    }
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

    /// What a hand promises: cards one could pay for, of both colours.
    fn hand_value(&self, weights: &Weights, state: &State, seat: Seat) -> f32 {
        let player = state.player(seat);
        player
            .hand
            .iter()
            .map(|(card, count)| {
                let value = match card {
                    Card::LightCult | Card::DarkCult => weights.cult,
                    Card::Trek | Card::Camp => weights.expedition,
                    card if card.colour() == Colour::Light => weights.light_card,
                    _ => weights.dark_card_stone * f32::from(self.face(card).stones[0]),
                };
                value * f32::from(count)
            })
            .sum()
    }

    /// Points expected in a region this round, and the hunters carried into the next.
    fn add_region(
        &self,
        weights: &Weights,
        state: &State,
        region: Region,
        scored: bool,
        carried: f32,
        points: &mut [f32; MAX_SEATS],
    ) {
        let mut counts = [0.0; MAX_SEATS];
        let mut total = 0.0;
        for seat in self.everybody() {
            let hunters = f32::from(state.band(seat, region).hunters());
            counts[seat.index()] = hunters;
            total += hunters;
        }
        if total == 0.0 {
            return;
        }
        let index = region.index();
        let mammoths = state.board.mammoths[index];
        let worth = if scored { 0.0 } else { f32::from(mammoths.min(2) + 1) };
        let fires = self.numbers.fires;
        let tokens: u8 = fires.iter().sum();
        let mean_fire = f32::from(fires[1] + 2 * fires[2]) / f32::from(tokens.max(1));
        let capacity =
            f32::from(self.capacity(state, region)) + mean_fire * f32::from(state.board.fires[index]);
        let crowd = if scored { 0.0 } else { (total - capacity).max(0.0) };
        for seat in self.everybody() {
            let own = counts[seat.index()];
            if own == 0.0 {
                continue;
            }
            let armed = f32::from(state.band(seat, region).of(crate::state::Arms::Club));
            // In a conflict the small bands bleed first and most: their share of the losses is larger.
            let rivals: f32 = self.everybody().filter(|&other| counts[other.index()] > 0.0).count() as f32;
            let weight = (1.0 + (total / rivals - own) * weights.small_band).clamp(0.5, 1.6);
            let lost = (crowd / rivals * weight).min(own - armed.min(own));
            points[seat.index()] += (own - lost) * (worth + carried);
            points[seat.index()] += lost * weights.lost_hunter;
        }
    }

    /// A card in the middle of being performed.
    fn add_pending(&self, weights: &Weights, state: &State, points: &mut [f32; MAX_SEATS]) {
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
