//! A review in small parts: one choice or chance event at a time, in any order, by whoever has time for it.

use serde::{Deserialize, Serialize};
use table::{Evaluate, Turn, table::Table};

use crate::{
    Chance, Decision, Heading, Plan, Review, ReviewError, Settings,
    examine::standard_evaluations,
    judge::judge,
    luck::luck,
    summary::{curves, results, summaries, turning_points},
    trace::{Step, trace},
};

/// What was found out about one step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// How good a choice was, and the positions evaluated for that.
    Decision(Decision, u64),
    /// What chance did.
    Chance(Chance),
    /// Chance changed nothing.
    Nothing,
}

/// A finished game that can be examined step by step. What is found does not depend on the order.
#[derive(Debug)]
pub struct Examination<R: Evaluate> {
    table: Table<R>,
    headings: Vec<Heading>,
    settings: Settings,
    steps: Vec<Step<R>>,
}

impl<R: Evaluate> Examination<R> {
    /// The choices and chance events of a finished game. `headings` are the steps at which its rounds and turns begin.
    pub fn new(table: &Table<R>, headings: Vec<Heading>, plan: &Plan) -> Result<Self, ReviewError> {
        if table.turn() != Turn::Over {
            return Err(ReviewError::Unfinished);
        }
        let mut steps = trace(table);
        let decisions = steps.iter().filter(|step| matches!(step, Step::Choice(_))).count();
        steps.retain(|step| match step {
            Step::Choice(choice) => plan.seat.is_none_or(|seat| seat == choice.seat),
            Step::Forced => false,
            Step::Dealt(_) => true,
        });
        let settings = Settings {
            evaluations: plan.evaluations.unwrap_or_else(|| standard_evaluations(decisions)),
            knowledge: plan.knowledge,
            seed: plan.seed,
            seat: plan.seat,
        };
        Ok(Self { table: table.clone(), headings, settings, steps })
    }
}

/// An [`Examination`] of any game.
pub trait AnyExamination: Send + Sync {
    /// How many steps there are.
    fn steps(&self) -> usize;
    /// Examines one step; `None` if there is no such step.
    fn find(&self, step: usize) -> Option<Finding>;
    /// The review, from the findings about all steps, in order.
    fn conclude(&self, findings: Vec<Finding>) -> Review;
}

impl<R: Evaluate> AnyExamination for Examination<R> {
    fn steps(&self) -> usize {
        self.steps.len()
    }

    fn find(&self, step: usize) -> Option<Finding> {
        let rules = self.table.rules();
        Some(match self.steps.get(step)? {
            Step::Choice(choice) => {
                let (decision, evaluations) = judge(rules, choice, &self.settings, R::calibration());
                Finding::Decision(decision, evaluations)
            }
            Step::Forced => Finding::Nothing,
            Step::Dealt(dealt) => {
                luck(rules, dealt, &self.settings).map_or(Finding::Nothing, Finding::Chance)
            }
        })
    }

    fn conclude(&self, findings: Vec<Finding>) -> Review {
        let (mut decisions, mut chances, mut evaluations) = (Vec::new(), Vec::new(), 0);
        for finding in findings {
            match finding {
                Finding::Decision(decision, used) => {
                    decisions.push(decision);
                    evaluations += used;
                }
                Finding::Chance(chance) => chances.push(chance),
                Finding::Nothing => {}
            }
        }
        let (table, headings) = (&self.table, self.headings.clone());
        let rules = table.rules();
        let results = results(&rules.standings(table.state()), rules.seats());
        Review {
            game: R::NAME.to_owned(),
            seats: rules.seats(),
            events: table.version(),
            settings: self.settings,
            curves: curves(&decisions, &results, table.version()),
            turning_points: turning_points(&decisions, &chances, &headings),
            summaries: summaries(&decisions, &chances, &results),
            headings,
            decisions,
            chances,
            evaluations,
        }
    }
}
