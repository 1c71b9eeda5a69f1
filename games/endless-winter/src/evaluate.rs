//! Evaluates a position for bots: the expected final points of each seat.
//!
//! Points that are sure count in full. Everything else counts by what it usually turns into, times the part of the
//! game that is left. Within a turn, what is still open (Labor in the pool, benefits on the stack, sections of the
//! column) counts a little less than it is worth once taken, so that taking it is always a step up.

mod holdings;
mod moment;
mod terms;
mod theme;

use table::{
    Calibration, Evaluate, Evaluation, NamedSubject, Occurrence, Seat, Strategy, Subject, Terms, Theme,
    sets::Indexed,
};

use crate::{
    EndlessWinter,
    action::Action,
    icons::{Condition, Effect, Gains, Icon, Noun},
    ids::Culture,
    note::Note,
    state::{LAPS, ROUNDS, Stage, State},
    strategies::{self, Way},
    weights::Weights,
};

/// How much of the game a seat still has.
pub(crate) struct Horizon<'a> {
    /// What things are worth.
    pub(crate) weights: &'a Weights,
    /// Own turns to come, this one included if its figure is not placed yet.
    pub(crate) turns: f32,
    /// Eclipses to come.
    pub(crate) eclipses: f32,
    /// Share of the game left.
    pub(crate) left: f32,
}

impl Evaluate for EndlessWinter {
    type Weights = Weights;

    fn evaluate(&self, weights: &Weights, state: &State) -> Evaluation {
        let mut points = [0.0; Seat::LIMIT];
        if matches!(state.open.stage, Stage::Over | Stage::Count) {
            for seat in Seat::all(self.seats) {
                points[seat.index()] = f32::from(self.final_score(state, seat));
            }
            return Evaluation { points, scale: 0.0 };
        }
        let mut left = 0.0_f32;
        for seat in Seat::all(self.seats) {
            let horizon = self.horizon(weights, state, seat);
            points[seat.index()] = self.expected_points(state, seat, &horizon);
            left = left.max(horizon.left);
        }
        Evaluation { points, scale: weights.scale_late + weights.scale_early * left }
    }

    fn terms(&self, weights: &Weights, state: &State) -> Terms {
        let mut terms = Terms::default();
        for seat in Seat::all(self.seats) {
            self.add_terms(weights, state, seat, &mut terms);
        }
        terms
    }

    /// Fitted to 500 games of the seed 100001: `ochre sim endless-winter --seats 2 --bots hard --bot-evaluations 3000 --games 500 --seed 100001
    /// --calibrate FILE`.
    fn calibration() -> Calibration {
        Calibration { confidence: 0.79, optimism: 0.03 }
    }

    fn theme(&self, _state: &State, action: Action) -> Theme {
        action.theme()
    }

    fn subjects(&self) -> Vec<NamedSubject> {
        self.counted_subjects()
    }

    fn subject(&self, state: &State, action: Action) -> Option<Subject> {
        self.subject_of(state, action)
    }

    fn occurrence(&self, note: &Note) -> Option<Occurrence> {
        self.occurrence_of(note)
    }

    fn strategies() -> &'static [Strategy] {
        &strategies::LIST
    }

    fn strategy_points(&self, weights: &Weights, state: &State, seat: Seat, strategy: usize) -> f32 {
        let Some(&way) = Way::ALL.get(strategy) else { return 0.0 };
        self.points_of_way(state, seat, way, &self.horizon(weights, state, seat))
    }

    fn puzzles() -> &'static str {
        include_str!("../puzzles.jsonl")
    }

    fn turn_value(&self, weights: &Weights, state: &State, seat: Seat) -> f32 {
        match state.open.stage {
            Stage::Over | Stage::Count => f32::from(self.final_score(state, seat)),
            _ => self.expected_points(state, seat, &self.horizon(weights, state, seat)),
        }
    }
}

impl EndlessWinter {
    /// Expected final points of one seat.
    fn expected_points(&self, state: &State, seat: Seat, horizon: &Horizon<'_>) -> f32 {
        let mut value = f32::from(self.final_score(state, seat))
            + self.worth_of_resources(state, seat, horizon)
            + self.worth_of_cards(state, seat, horizon)
            + self.worth_of_idols(state, seat, horizon).sum()
            + self.worth_of_land(state, seat, horizon)
            + self.worth_of_river(state, seat, horizon)
            + self.worth_of_boards(state, seat, horizon)
            + self.worth_of_animals(state, seat, horizon);
        if Self::has_the_turn(state, seat) {
            value += self.worth_of_the_moment(state, horizon);
        }
        value
    }

    /// Is something still open in a turn of this seat?
    fn has_the_turn(state: &State, seat: Seat) -> bool {
        state.active() == seat && state.open.stage != Stage::Setup
    }

    fn horizon<'a>(&self, weights: &'a Weights, state: &State, seat: Seat) -> Horizon<'a> {
        let open = &state.open;
        let place = open.order[..self.seats].iter().position(|&other| other == seat).unwrap_or(0);
        let rounds = f32::from(ROUNDS.saturating_sub(open.round + 1));
        let (this_round, eclipse) = match open.stage {
            Stage::Setup | Stage::FillHunt | Stage::FillDisplay | Stage::Refresh | Stage::TurnToken => {
                (f32::from(LAPS), 1.0)
            }
            Stage::Plan | Stage::RestToken | Stage::Top | Stage::Middle | Stage::Closing | Stage::Commit => {
                let placed = state.player(seat).figures.placed().count() as f32;
                (f32::from(LAPS) - placed, 1.0)
            }
            Stage::Reveal => (0.0, 1.0),
            Stage::Track | Stage::Skills | Stage::Lands | Stage::Board | Stage::Stones => {
                (0.0, if place < usize::from(open.at) { 0.0 } else { 1.0 })
            }
            Stage::Count | Stage::Over => (0.0, 0.0),
        };
        let turns = rounds * f32::from(LAPS) + this_round;
        Horizon { weights, turns, eclipses: rounds + eclipse, left: turns / f32::from(ROUNDS * LAPS) }
    }

    /// What an icon is usually worth (in points), while there is still time to use it.
    fn icon_worth(&self, icon: Icon, horizon: &Horizon<'_>) -> f32 {
        let time = (horizon.turns / 3.0).min(1.0);
        let [always, in_time] = icon.worth(&horizon.weights.icons);
        always + in_time * time
    }

    fn gains_worth(&self, gains: &Gains, horizon: &Horizon<'_>) -> f32 {
        gains.iter().map(|unit| f32::from(unit.count) * self.icon_worth(unit.icon, horizon)).sum()
    }

    /// What playing a Culture card is usually worth: all its skills.
    fn culture_worth(&self, culture: Culture, horizon: &Horizon<'_>) -> f32 {
        let skills = self.tables.cultures[culture.index()].skills.iter();
        skills.map(|effect| self.effect_worth(effect, horizon)).sum()
    }

    fn effect_worth(&self, effect: &Effect, horizon: &Horizon<'_>) -> f32 {
        if effect.is_none() {
            return 0.0;
        }
        let price = f32::from(effect.price.food) * self.icon_worth(Icon::Food, horizon)
            + f32::from(effect.price.tools) * self.icon_worth(Icon::Tool, horizon)
            + f32::from(effect.price.cards) * 0.6
            + f32::from(effect.price.labor) * 0.5 * self.icon_worth(Icon::Labor, horizon);
        let times = effect.condition.map_or(1.0, usual_times);
        let gains = self.gains_worth(&effect.gains, horizon);
        if effect.repeats_exchange() {
            return (gains - price).max(0.0) * times;
        }
        (gains * times - price).max(0.0)
    }
}

/// How often a condition usually holds when its skill is used.
fn usual_times(condition: Condition) -> f32 {
    (usual(condition.per.noun) / f32::from(condition.per.group.max(1))).min(f32::from(condition.most))
}

/// How many of a thing a player usually has when a skill counts it.
const fn usual(noun: Noun) -> f32 {
    // The weights are tuned to this number for what skills of the box count: Camps, Villages, types of tipped Animals, and
    // pairs of buried cards.
    const SOME: f32 = 3.0 * 0.6;
    match noun {
        Noun::Camp | Noun::Village | Noun::TippedType => SOME,
        Noun::Buried => 2.0 * SOME,
        Noun::CampType => 1.5,
        Noun::Animal => 4.0,
        Noun::AnimalType => 2.6,
        Noun::SameAnimal => 2.0,
        Noun::AnimalOf(_) => 0.6,
        Noun::Tipped => 2.2,
        Noun::SameTipped => 1.3,
        Noun::TippedOf(_) => 0.3,
        Noun::Megalith => 3.0,
        Noun::Stone => 1.2,
        Noun::Idol => 4.5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_box_counts_is_worth_what_the_weights_are_tuned_to() {
        for text in ["C : F (max 3)", "2G : I (max 3)", "V : 2*", "X/ : 1* (max 5)"] {
            let effect: Effect = text.parse().unwrap_or_default();
            let times = effect.condition.map(usual_times);
            assert_eq!(times.map(f32::to_bits), Some((3.0_f32 * 0.6).to_bits()), "{text}");
        }
    }
}
