//! Step 5: goals. RT-GOAL

use table::{Seat, journal::Journal, sets::Indexed};

use crate::{
    action::Action,
    content::Condition,
    game::{GoalKind, RiseOfTribes},
    ids::{Goal, Hex, HexSet, Land, Source},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    villages::Elder,
};

impl RiseOfTribes {
    #[inline]
    pub(crate) fn list_end(&self, state: &State, out: &mut Vec<Action>) {
        let seat = state.active;
        self.list_builds(state, out);
        for goal in state.player(seat).open {
            if self.may_complete(state, seat, goal).is_ok() {
                out.push(Action::Complete(goal));
            }
        }
        self.list_knowledge(state, out);
        self.list_offerings(state, out);
        out.push(Action::Done);
    }

    pub(crate) fn play_end<J: Journal<Note>>(
        &self,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Build(hex) => self.play_build(state, hex, Elder::Stays, j),
            Action::BuildWithElder(hex) => self.play_build(state, hex, Elder::Comes, j),
            Action::BuildHidden => self.play_build_hidden(state, j),
            Action::Complete(goal) => self.complete(state, goal, j),
            Action::Learn(good) => self.play_knowledge(state, good, j),
            Action::Offer(offering) => self.play_offering(state, offering, j),
            _ => Err(Refusal::NotNow),
        }
    }

    /// May `seat` complete this goal now? RT-GOAL-02
    #[inline]
    pub(crate) fn may_complete(&self, state: &State, seat: Seat, goal: Goal) -> Result<(), Refusal> {
        let player = state.player(seat);
        ensure(player.open.has(goal), Refusal::GoalNotOpen)?;
        match self.tables.goals[goal.index()].kind {
            GoalKind::Development { cost, .. } => {
                ensure(player.goods.covers(cost), Refusal::GoalCost) // RT-GOAL-05
            }
            GoalKind::Achievement(condition) => {
                ensure(self.holds(state, seat, condition), Refusal::ConditionFails) // RT-GOAL-07
            }
        }
    }

    fn complete<J: Journal<Note>>(&self, state: &mut State, goal: Goal, j: &mut J) -> Result<(), Refusal> {
        let seat = state.active;
        self.may_complete(state, seat, goal)?;
        let face = &self.tables.goals[goal.index()];
        let player = state.player_mut(seat);
        player.open.remove(goal);
        player.done.insert(goal); // RT-GOAL-04
        j.note(Note::Completes(seat, goal));
        let source = match face.kind {
            GoalKind::Development { cost, .. } => {
                player.goods.pay(cost);
                Source::Developments
            }
            GoalKind::Achievement(_) => Source::Achievements,
        };
        self.score(state, seat, source, face.points, j);
        Ok(())
    }

    /// Does the condition of an achievement hold for `seat`?
    pub(crate) fn holds(&self, state: &State, seat: Seat, condition: Condition) -> bool {
        let on = state.field.on(seat);
        let count = |holds: &dyn Fn(Hex) -> bool| on.iter().filter(|&hex| holds(hex)).count();
        match condition {
            // RT-GOAL-19: only members on the map.
            Condition::Members { members } => state.field.total(seat) >= u32::from(members),
            Condition::Occupy { hexes } => on.len() >= usize::from(hexes),
            Condition::Valley { members } => self.has_valley(
                state,
                on.iter()
                    .filter(|&hex| state.controls(seat, hex) && state.field.of(seat, hex) >= members)
                    .collect(),
            ),
            Condition::Share { hexes } => Self::shared_hexes(state, seat).len() >= usize::from(hexes),
            Condition::Kindred { hexes } => {
                let major: HexSet = on.iter().filter(|&hex| state.has_majority(seat, hex)).collect();
                Land::ALL.iter().any(|&land| major.and(state.ground.of(land)).len() >= usize::from(hexes))
            }
            Condition::Overlord => {
                let foreign = state.villages().without(state.player(seat).villages);
                on.and(foreign).iter().any(|hex| state.has_majority(seat, hex))
            }
            Condition::Control { hexes, members } => {
                count(&|hex| state.controls(seat, hex) && state.field.of(seat, hex) >= members)
                    >= usize::from(hexes)
            }
        }
    }

    /// Do these hexes hold a lake, a forest and a mountain of which one touches both others?
    fn has_valley(&self, state: &State, hexes: HexSet) -> bool {
        let lands = |hex| {
            Land::ALL.iter().fold(0_u8, |bits, &land| bits << 1 | u8::from(state.ground.of(land).has(hex)))
        };
        hexes.iter().any(|middle| {
            let around = self.board.near(middle).and(hexes);
            around.iter().any(|one| {
                around
                    .iter()
                    .filter(|&other| other > one)
                    .any(|other| one_of_each([lands(middle), lands(one), lands(other)]))
            })
        })
    }
}

/// Can three hexes stand for the three lands, each for one of those its bits say?
pub(crate) fn one_of_each(hexes: [u8; 3]) -> bool {
    const ORDERS: [[u8; 3]; 6] = [[1, 2, 4], [1, 4, 2], [2, 1, 4], [2, 4, 1], [4, 1, 2], [4, 2, 1]];
    ORDERS.iter().any(|order| hexes.iter().zip(order).all(|(hex, land)| hex & land != 0))
}
