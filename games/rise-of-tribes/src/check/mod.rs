//! Checks that a position can occur.

mod cards;
mod pieces;
mod setup;
mod waiting;

use table::{Rules, Seat, Turn, journal::Silent, odds::Odds, refusal::InvalidPosition, sets::Indexed};

use crate::{
    frame::Frame,
    game::RiseOfTribes,
    goods::HELD_MOST,
    ids::{Goal, Source},
    state::{Ending, Player, State},
    turn::Step,
};

impl RiseOfTribes {
    /// Every invariant. The order matters: seats and hexes first, so that what follows may look things up.
    pub(crate) fn check_position(&self, state: &State) -> Result<(), InvalidPosition> {
        self.check_seats(state)?;
        self.check_dealing(state)?;
        self.check_members(state)?;
        self.check_village_sites(state)?;
        self.check_goals(state)?;
        self.check_events(state)?;
        self.check_scores(state)?;
        self.check_dice(state)?;
        self.check_setup(state)?;
        self.check_waiting(state)?;
        self.check_flow(state)
    }

    fn check_seats(&self, state: &State) -> Result<(), InvalidPosition> {
        let seats = [state.active, state.first];
        let inside = |seat: &Seat| seat.index() < self.seats;
        InvalidPosition::unless(seats.iter().all(inside), "RT-SETUP-05", || {
            "a seat is not at the table".to_owned()
        })?;
        let idle = state.players[self.seats..].iter().all(|player| *player == Player::default());
        InvalidPosition::unless(idle, "RT-SETUP-05", || "an empty chair owns something".to_owned())?;
        let poor = state.players.iter().all(|player| player.goods.0.iter().all(|&held| held <= HELD_MOST));
        InvalidPosition::unless(poor, "RT-RULING-10", || {
            format!("somebody holds more than {HELD_MOST} of a kind")
        })
    }

    /// Points follow from completed goals as far as they can. RT-GOAL-06, -08
    fn check_scores(&self, state: &State) -> Result<(), InvalidPosition> {
        for seat in Seat::all(self.seats) {
            let player = state.player(seat);
            let worth = |development: bool| -> i32 {
                player
                    .done
                    .iter()
                    .filter(|&goal: &Goal| self.is_development(goal) == development)
                    .map(|goal| i32::from(self.tables.goals[goal.index()].points))
                    .sum()
            };
            let points = |source| i32::from(player.from(source));
            let score = player.score();
            InvalidPosition::unless(
                points(Source::Developments) == worth(true)
                    && points(Source::Achievements) == worth(false)
                    && points(Source::Villages) >= 0
                    && points(Source::Elders) >= 0
                    && score >= 0,
                "RT-GOAL-09",
                || format!("the points of {seat} do not add up: {:?}", player.points),
            )?;
            let won = state.ending == Ending::Won(seat);
            InvalidPosition::unless((score >= self.tables.winning_points) == won, "RT-END-01", || {
                format!("{seat} has {score} points and the game is {:?}", state.ending)
            })?;
        }
        let legal_end = match state.ending {
            Ending::Open => state.turns < self.turn_cap(),
            Ending::Won(seat) => seat.index() < self.seats && state.turns < self.turn_cap(),
            Ending::Stopped => state.turns == self.turn_cap(),
        };
        InvalidPosition::unless(legal_end, "RT-RULING-41", || {
            format!("{:?} after {} turns", state.ending, state.turns)
        })
    }

    /// 12 dice on the board by construction, 2 in hand or on their way. RT-COMP-07
    fn check_dice(&self, state: &State) -> Result<(), InvalidPosition> {
        let hand = state.hand.total();
        let actions_taken = state.actions_taken.len() as u32;
        let holds = match state.frames.as_slice().first() {
            None => hand <= 2,
            Some(Frame::Turn(step)) => match step {
                Step::AfterRoll | Step::Dream | Step::BeforeEvents | Step::Doubles(_) | Step::DrawEvent => {
                    hand == 2 && actions_taken == 0
                }
                Step::Actions => hand + actions_taken <= 2,
                Step::Release | Step::Conflicts | Step::End => hand == 0 && actions_taken <= 2,
                Step::Start | Step::Return | Step::BeforeRoll | Step::Roll => hand == 0 && actions_taken == 0,
            },
            Some(_) => hand == 0 && actions_taken == 0,
        };
        InvalidPosition::unless(holds, "RT-DICE-07", || {
            format!("{hand} dice in hand after {actions_taken} actions")
        })
    }

    /// What is on top truly waits, and whoever must act can.
    fn check_flow(&self, state: &State) -> Result<(), InvalidPosition> {
        let mut same = *state;
        self.proceed(&mut same, &mut Silent);
        InvalidPosition::unless(same == *state, "RT-TURN-01", || {
            "something that needs nobody was left undone".to_owned()
        })?;
        let able = match self.turn(state) {
            Turn::Over => state.ending != Ending::Open,
            Turn::Choose(_) => {
                let mut actions = Vec::new();
                self.legal_actions(state, &mut actions);
                !actions.is_empty()
            }
            Turn::Chance => {
                let mut odds = Odds::new();
                self.outcomes(state, &mut odds);
                !odds.entries().is_empty()
            }
        };
        InvalidPosition::unless(able, "RT-TURN-01", || "whoever must act can do nothing".to_owned())
    }
}
