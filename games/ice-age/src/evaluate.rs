//! The evaluation function: expected final points of each seat.

use table::{
    Evaluate, Evaluation, NamedSubject, Seat, Strategy, Subject, Terms, Theme,
    sets::{Indexed, Set},
};

use crate::{
    action::Action,
    board::Region,
    card::{Card, Colour, Effect},
    decision::Stage,
    game::IceAge,
    state::{Arms, SEATS, State, Step},
    strategies::{self, Way},
    weights::Weights,
};

/// Stones that can be spent before the next chance to earn more.
const COMFORTABLE_STONES: f32 = 7.0;
/// Hunters in reserve that can still be used.
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
        let remaining = self.remaining(weights, state);
        for region in state.open() {
            let Some(prospect) = self.region(&remaining, state, region) else { continue };
            for seat in self.everybody() {
                let (left, lost) = prospect.hunters(state, seat);
                points[seat.index()] += left * (prospect.worth + prospect.carried) + lost * prospect.home;
            }
        }
        for seat in self.everybody() {
            points[seat.index()] += remaining.time * self.stock(weights, state, seat).sum();
        }
        self.add_pending(weights, state, &mut points);
        let left = (remaining.rounds_left + remaining.migration_left) / f32::from(self.numbers.rounds.max(1));
        Evaluation { points, scale: weights.scale_late + weights.scale_early * left }
    }

    fn terms(&self, weights: &Weights, state: &State) -> Terms {
        let mut terms = Terms::default();
        for seat in self.everybody() {
            terms.add(seat, "ice-age-term-round", state.player(seat).score() as f32);
        }
        if state.step == Step::Over {
            return terms;
        }
        let remaining = self.remaining(weights, state);
        for prospect in state.open().iter().filter_map(|region| self.region(&remaining, state, region)) {
            for seat in self.everybody() {
                let (left, lost) = prospect.hunters(state, seat);
                terms.add(seat, "ice-age-term-round", left * prospect.worth);
                terms.add(seat, "ice-age-term-later", left * prospect.carried);
                terms.add(seat, "ice-age-term-reserve", lost * prospect.home);
            }
        }
        let mut pending = [0.0; Seat::LIMIT];
        self.add_pending(weights, state, &mut pending);
        for seat in self.everybody() {
            let stock = self.stock(weights, state, seat);
            terms.add(seat, "ice-age-term-stones", remaining.time * stock.stones);
            terms.add(seat, "ice-age-term-reserve", remaining.time * stock.reserve);
            terms.add(seat, "ice-age-term-clubs", remaining.time * stock.clubs);
            terms.add(seat, "ice-age-term-hand", remaining.time * stock.hand);
            terms.add(seat, "ice-age-term-card", pending[seat.index()]);
        }
        terms
    }

    fn theme(&self, _state: &State, action: Action) -> Theme {
        match action {
            Action::Play(_)
            | Action::Copy(_)
            | Action::Option(_)
            | Action::Name(_)
            | Action::PutAway(_)
            | Action::KeepHand
            | Action::Draw(_) => Theme::Cards,
            Action::Place(_) | Action::PlaceMammoth(_) | Action::Cover(_) => Theme::Placement,
            Action::Move { .. } | Action::Swap(..) | Action::MoveMammoth(..) | Action::MoveFire(..) => {
                Theme::Movement
            }
            Action::Remove(_) | Action::Arm(_) | Action::KeepClub => Theme::Conflict,
            Action::RemoveMammoth(_) => Theme::Hunting,
            Action::Done | Action::Decline => Theme::Timing,
        }
    }

    fn subjects(&self) -> Vec<NamedSubject> {
        Self::counted_subjects()
    }

    fn subject(&self, _state: &State, action: Action) -> Option<Subject> {
        Self::subject_of(action)
    }

    fn strategies() -> &'static [Strategy] {
        &strategies::LIST
    }

    fn strategy_points(&self, weights: &Weights, state: &State, seat: Seat, strategy: usize) -> f32 {
        Way::ALL.get(strategy).map_or(0.0, |&way| self.points_of_way(weights, state, seat, way))
    }

    fn puzzles() -> &'static str {
        include_str!("../puzzles.jsonl")
    }

    fn turn_ended(&self, state: &State, _mover: Seat) -> bool {
        match state.step.stage() {
            Stage::SetUp | Stage::Conflicts | Stage::Glacier | Stage::Over => true,
            Stage::PlayCard => state.step == Step::Play,
            Stage::Perform | Stage::Draw => false,
        }
    }
}

/// How much of the game is left.
struct Remaining<'a> {
    weights: &'a Weights,
    /// Rounds after this one.
    rounds_left: f32,
    /// Whether this round has been scored.
    scored: bool,
    /// The share of this round's Migration that is still to come.
    migration_left: f32,
    /// The share of their value that stones and cards still have.
    time: f32,
    /// Regions next to the ice.
    icy: Set<Region>,
}

/// What a seat holds besides hunters on the land, in points.
struct Stock {
    stones: f32,
    reserve: f32,
    clubs: f32,
    hand: f32,
}

impl Stock {
    fn sum(&self) -> f32 {
        self.stones + self.reserve + self.clubs + self.hand
    }
}

/// What hunters in a region are expected to bring.
struct Prospect {
    region: Region,
    /// Points for each that survives, this round.
    worth: f32,
    /// Points for each that survives, in later rounds.
    carried: f32,
    /// Points for each that is lost.
    home: f32,
    /// The survivors of each seat.
    left: [f32; SEATS],
}

impl Prospect {
    /// The hunters of `seat` that survive, and those it loses.
    fn hunters(&self, state: &State, seat: Seat) -> (f32, f32) {
        let hunters = f32::from(state.board.bands[seat.index()][self.region.index()].hunters());
        let left = self.left[seat.index()];
        (left, hunters - left)
    }
}

impl IceAge {
    fn remaining<'a>(&self, weights: &'a Weights, state: &State) -> Remaining<'a> {
        let rounds_left = f32::from(self.numbers.rounds - state.round);
        let scored = state.step.stage() == Stage::Glacier;
        let pool = (f32::from(state.dark_pool) / f32::from(self.dark_pool.max(1))).min(1.0);
        Remaining {
            weights,
            rounds_left,
            scored,
            migration_left: if scored { 0.0 } else { pool },
            // Late in the last round, stones and cards can no longer be used.
            time: if rounds_left > 0.0 {
                1.0
            } else {
                weights.late_stock + (1.0 - weights.late_stock) * pool
            },
            icy: if rounds_left > 0.0 { self.map.next_to_ice(state.board.covered) } else { Set::EMPTY },
        }
    }

    /// The expected points of a seat from one way: what is scored and what hunters or clubs may bring.
    fn points_of_way(&self, weights: &Weights, state: &State, seat: Seat, way: Way) -> f32 {
        let player = state.player(seat);
        let bands = &state.board.bands[seat.index()];
        let [none, one, several] = player.points.map(f32::from);
        if way == Way::Clubs {
            let armed: u8 = state.open().iter().map(|region| bands[region.index()].of(Arms::Club)).sum();
            return weights.club * f32::from(player.clubs + armed);
        }
        let scored = if way == Way::Herds { several } else { none + one };
        if state.step == Step::Over {
            return scored;
        }
        let remaining = self.remaining(weights, state);
        let is_herd = |region: Region| state.board.mammoths[region.index()] >= 2;
        let regions = state.open().iter().filter(|&region| is_herd(region) == (way == Way::Herds));
        let prospects = regions.filter_map(|region| self.region(&remaining, state, region));
        scored
            + prospects
                .map(|prospect| prospect.hunters(state, seat).0 * (prospect.worth + prospect.carried))
                .sum::<f32>()
    }

    /// The value of a seat's stones, reserve, clubs and hand.
    fn stock(&self, weights: &Weights, state: &State, seat: Seat) -> Stock {
        let player = state.player(seat);
        let stones = f32::from(player.stones);
        let comfortable = stones.min(COMFORTABLE_STONES);
        Stock {
            stones: weights.stone * comfortable + weights.hoarded_stone * (stones - comfortable),
            reserve: weights.reserve_hunter * f32::from(player.reserve).min(USEFUL_RESERVE),
            clubs: weights.club * f32::from(player.clubs),
            hand: self.hand_value(weights, state, seat),
        }
    }

    /// The value of a hand: each card by what it does, reduced if its price cannot be paid.
    fn hand_value(&self, weights: &Weights, state: &State, seat: Seat) -> f32 {
        let player = state.player(seat);
        let worth = |(card, count): (Card, u8)| {
            let face = self.face(card);
            let prices = &face.stones[..usize::from(face.options)];
            let dear = card.colour() == Colour::Light && prices.iter().all(|&price| price > player.stones);
            f32::from(count) * weights.cards.of(card, face) * if dear { weights.dear_card } else { 1.0 }
        };
        player.hand.iter().map(worth).sum()
    }

    /// Points expected in a region this round, and the hunters carried into the next; `None` if nobody hunts there.
    fn region(&self, remaining: &Remaining<'_>, state: &State, region: Region) -> Option<Prospect> {
        let index = region.index();
        if self.everybody().all(|seat| state.board.bands[seat.index()][index].hunters() == 0) {
            return None;
        }
        let weights = remaining.weights;
        let risk = if remaining.icy.has(region) { weights.ice_risk } else { 0.0 };
        let herd = f32::from(state.board.mammoths[index].min(2));
        let carried = (weights.carried_hunter + weights.carried_herd * herd)
            * remaining.rounds_left.min(2.0)
            * (1.0 - risk);
        let (worth, left) = if remaining.scored {
            (0.0, std::array::from_fn(|seat| f32::from(state.board.bands[seat][index].hunters())))
        } else {
            let newcomers =
                remaining.migration_left * (weights.newcomers + weights.newcomers_herd * herd).max(0.0);
            (1.0 + herd, self.expected_survivors(state, region, newcomers))
        };
        let home = weights.lost_hunter * remaining.rounds_left.min(1.0);
        Some(Prospect { region, worth, carried, home, left })
    }

    /// Adds the value of what a card being performed can still do.
    fn add_pending(&self, weights: &Weights, state: &State, points: &mut [f32; Seat::LIMIT]) {
        let task = &state.task;
        let pieces = |hunters: u8, mammoths: u8| {
            weights.pending_hunter * f32::from(hunters) + weights.pending_mammoth * f32::from(mammoths)
        };
        let value = |effect: Effect| match effect {
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
                    other => 0.5 * value(other),
                };
            }
            Step::CultSource => points[state.active.index()] += 1.0,
            Step::Name => {
                // Some other seat will gain: each gets an equal share.
                let share = value(self.effect(task)) / (self.seats() as f32 - 1.0);
                for seat in self.everybody().filter(|&seat| seat != state.active) {
                    points[seat.index()] += share;
                }
            }
            _ => {}
        }
    }
}
