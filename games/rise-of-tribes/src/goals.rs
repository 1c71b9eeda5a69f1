//! Step 5: goals. RT-GOAL

use table::{Seat, journal::Journal, sets::Indexed, text::Phrase};

use crate::{
    action::Action,
    content::Condition,
    decision::{Area, Decision},
    game::{GoalKind, RiseOfTribes},
    ids::{Event, Goal, HEXES, Hex, HexSet, Holding, Land, Territory},
    note::{Cause, Note},
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    villages::Elder,
    words::{self, message},
};

/// Step 5: villages and goals. RT-DEC-20
#[derive(Clone, Copy)]
pub(crate) struct End;

impl Decision for End {
    #[inline]
    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        let seat = state.active;
        rules.list_builds(state, out);
        for goal in state.player(seat).open {
            if rules.may_complete(state, seat, goal).is_ok() {
                out.push(Action::Complete(goal));
            }
        }
        rules.list_knowledge(state, out);
        out.push(Action::Done);
        rules.list_offers(state, Step::End, out);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Build(hex) => rules.play_build(state, hex, Elder::Stays, j),
            Action::BuildWithElder(hex) => rules.play_build(state, hex, Elder::Comes, j),
            Action::BuildHidden => rules.play_build_hidden(state, j),
            Action::Complete(goal) => rules.complete(state, goal, j),
            Action::Learn(good) => rules.play_knowledge(state, good, j),
            Action::Done => {
                rules.end_turn(state, j);
                Ok(())
            }
            _ => rules.play_offer(state, Step::End, action, j),
        }
    }

    fn question(self, _: &RiseOfTribes, state: &State) -> Phrase {
        let knowledge = state.events.is_active(Event::SharedKnowledge);
        message(if knowledge { "ask-end-knowledge" } else { "ask-end" })
    }

    fn describe_action(self, rules: &RiseOfTribes, state: &State, action: Action) -> Option<Phrase> {
        match action {
            Action::Done => Some(message("do-end-turn")),
            Action::Complete(goal) => Some(rules.describe_goal(goal)),
            Action::Build(_) | Action::BuildWithElder(_) | Action::BuildHidden => {
                rules.describe_build(state, action, rules.village_cost(state, state.active))
            }
            _ => rules.describe_offer(state, action),
        }
    }

    fn area(self) -> Area {
        Area::Own
    }
}

impl RiseOfTribes {
    /// May `seat` complete this goal now? RT-GOAL-02
    #[inline]
    pub(crate) fn may_complete(&self, state: &State, seat: Seat, goal: Goal) -> Result<(), Refusal> {
        let player = state.player(seat);
        ensure(!player.done.has(goal), Refusal::CompletedAlready)?;
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
        if let GoalKind::Development { cost, .. } = face.kind {
            player.goods.pay(cost);
            j.note(Note::Pays(seat, cost, Cause::Goal(goal)));
        }
        self.score(state, seat, Cause::Goal(goal), face.points, j);
        Ok(())
    }

    fn describe_goal(&self, goal: Goal) -> Phrase {
        let face = &self.tables.goals[goal.index()];
        match face.kind {
            GoalKind::Development { cost, ability } => message("do-complete-development")
                .phrase("cost", words::goods(cost))
                .phrase("ability", words::ability(ability)),
            GoalKind::Achievement(condition) => {
                message("do-complete-achievement").phrase("condition", words::condition(condition))
            }
        }
        .phrase("goal", words::goal(goal))
        .number("points", face.points)
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
            Condition::Hold { how, hexes, land } => Self::held(state, seat, how, land) >= usize::from(hexes),
            Condition::Control { hexes, members } => {
                count(&|hex| state.controls(seat, hex) && state.field.of(seat, hex) >= members)
                    >= usize::from(hexes)
            }
        }
    }

    /// How many hexes of a land `seat` holds in this way; if the land is to be the same, the most of one land; if it is each
    /// land, how many of every one. RT-GOAL-11..13
    pub(crate) fn held(state: &State, seat: Seat, how: Holding, land: Territory) -> usize {
        let holds = |hex: Hex| match how {
            Holding::Occupy => true,
            Holding::Majority => state.has_majority(seat, hex),
            Holding::Control => state.controls(seat, hex),
        };
        let held: HexSet = state.field.on(seat).iter().filter(|&hex| holds(hex)).collect();
        let of = |land: Land| held.and(state.ground.of(land)).len();
        match (land, land.land()) {
            (_, Some(land)) => of(land),
            (Territory::Same, None) => Land::ALL.iter().map(|&land| of(land)).max().unwrap_or(0),
            (Territory::Each, None) => Self::of_each(state, held),
            (_, None) => held.len(),
        }
    }

    /// How many hexes of every land there are among these. A hex that counts as several lands stands for one of them
    /// (RT-RULING-76).
    fn of_each(state: &State, held: HexSet) -> usize {
        let of = |land: Land| held.and(state.ground.of(land));
        let wild = of(Land::Lake).and(of(Land::Forest)).and(of(Land::Mountain));
        let missing = |wanted: usize| -> usize {
            let pure = |land: &Land| of(*land).without(wild).len();
            Land::ALL.iter().map(|land| wanted.saturating_sub(pure(land))).sum()
        };
        (1..=HEXES).take_while(|&wanted| missing(wanted) <= wild.len()).count()
    }

    /// Do these hexes hold a lake, a forest and a mountain of which one touches both others?
    fn has_valley(&self, state: &State, hexes: HexSet) -> bool {
        hexes.iter().any(|middle| {
            let around = self.board.near(middle).and(hexes);
            around.iter().any(|one| {
                around.iter().filter(|&other| other > one).any(|other| is_valley(state, [middle, one, other]))
            })
        })
    }
}

/// Can three hexes stand for the three lands, each for one that it counts as?
pub(crate) fn is_valley(state: &State, hexes: [Hex; 3]) -> bool {
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let is = |hex: Hex, land: Land| state.ground.of(land).has(hex);
    ORDERS.iter().any(|order| {
        is(hexes[order[0]], Land::Lake)
            && is(hexes[order[1]], Land::Forest)
            && is(hexes[order[2]], Land::Mountain)
    })
}
