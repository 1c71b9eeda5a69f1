//! How good is a position? Counted in expected points.

use table::{MAX_SEATS, Seat, sets::Indexed};

use crate::{
    card::{Card, Colour, Effect},
    game::IceAge,
    map::Region,
    state::{State, Step},
};

/// A hunter that stands at the end of a round is worth this much more for the rounds to come.
const CARRIED_HUNTER: f32 = 0.45;
/// A hunter in reserve can still be placed.
const RESERVE_HUNTER: f32 = 0.35;
/// A stone buys about this much, while there is time to spend it and not too many are hoarded.
const STONE: f32 = 0.62;
const HOARDED_STONE: f32 = 0.25;
const COMFORTABLE_STONES: f32 = 7.0;
/// A club in stock saves a hunter one day.
const CLUB: f32 = 0.5;
/// What one more piece of a card in progress is expected to bring.
const PENDING_HUNTER: f32 = 1.35;
const PENDING_MAMMOTH: f32 = 1.2;
const PENDING_FIRE: f32 = 0.5;
/// An option not chosen yet, as a share of its pieces.
const OPEN_OPTION: f32 = 1.6;
/// How much the lead over the others counts beside one's own points.
const RIVALRY: f32 = 0.8;

impl IceAge {
    /// Own prospects less those of the others.
    pub(crate) fn value(&self, state: &State, seat: Seat) -> f32 {
        let prospects = self.prospects(state);
        let own = prospects[seat.index()];
        let rivals = prospects.iter().take(self.seats()).sum::<f32>() - own;
        own - RIVALRY * rivals / (self.seats() as f32 - 1.0)
    }

    fn prospects(&self, state: &State) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        let over = state.step == Step::Over;
        for seat in self.everybody() {
            points[seat.index()] = state.player(seat).score() as f32;
        }
        if over {
            return points;
        }
        let rounds_left = f32::from(self.numbers.rounds - state.round);
        let scored = matches!(state.step, Step::GlacierLot | Step::Glacier(_));
        let carried = CARRIED_HUNTER * rounds_left.min(2.0);
        for region in state.open() {
            self.add_region(state, region, scored, carried, &mut points);
        }
        // Late in the last round nothing in stock will be used any more.
        let time = if rounds_left > 0.0 {
            1.0
        } else {
            f32::from(state.dark_pool) / f32::from(self.dark_pool.max(1))
        };
        for seat in self.everybody() {
            let player = state.player(seat);
            let stones = f32::from(player.stones);
            let comfortable = stones.min(COMFORTABLE_STONES);
            points[seat.index()] += time
                * (STONE * comfortable
                    + HOARDED_STONE * (stones - comfortable)
                    + RESERVE_HUNTER * f32::from(player.reserve).min(6.0)
                    + CLUB * f32::from(player.clubs)
                    + self.hand_value(state, seat));
        }
        self.add_pending(state, &mut points);
        points
    }

    /// What a hand promises: cards one could pay for, of both colours.
    fn hand_value(&self, state: &State, seat: Seat) -> f32 {
        let player = state.player(seat);
        player
            .hand
            .iter()
            .map(|(card, count)| {
                let value = match card {
                    Card::LightCult | Card::DarkCult => 0.3,
                    Card::Trek | Card::Camp => 0.25,
                    card if card.colour() == Colour::Light => 0.4,
                    _ => 0.08 * f32::from(self.face(card).stones[0]),
                };
                value * f32::from(count)
            })
            .sum()
    }

    /// Points expected in a region this round, and the hunters carried into the next.
    fn add_region(
        &self,
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
            let weight = (1.0 + (total / rivals - own) * 0.15).clamp(0.5, 1.6);
            let lost = (crowd / rivals * weight).min(own - armed.min(own));
            points[seat.index()] += (own - lost) * (worth + carried);
            points[seat.index()] += lost * RESERVE_HUNTER * 0.5;
        }
    }

    /// A card in the middle of being performed.
    fn add_pending(&self, state: &State, points: &mut [f32; MAX_SEATS]) {
        let task = &state.task;
        let pieces = |hunters: u8, mammoths: u8| {
            PENDING_HUNTER * f32::from(hunters) + PENDING_MAMMOTH * f32::from(mammoths)
        };
        let promise = |effect: Effect| match effect {
            Effect::Fire => PENDING_FIRE,
            Effect::Club => CLUB,
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
            Step::Option => points[task.performer.index()] += OPEN_OPTION,
            Step::Perform | Step::Arm(_) => {
                let effect = self.effect(task);
                points[task.performer.index()] += match effect {
                    Effect::Place { .. } | Effect::Camp { .. } | Effect::Trek { .. } => {
                        pieces(task.hunters, task.mammoths)
                    }
                    Effect::Drive { .. } | Effect::March { .. } | Effect::Banish { .. } => {
                        0.5 * f32::from(task.hunters)
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
