//! Reviews of finished games.

use review::{Decision, Plan, Progress, ReviewError, Texts, texts};
use serde_json::{Value, json};
use table::text::{Phrase, Words};

use super::{
    answer::{Code, Problem},
    session::{Session, check_seat, find},
};
use crate::review::EVALUATIONS;

impl Session {
    /// The review of a finished game: the value of `ochre review --json`, with words for marked choices.
    pub(super) fn review(&mut self, name: &str, plan: &Plan) -> Result<Value, Problem> {
        if plan.evaluations.is_some_and(|evaluations| !EVALUATIONS.contains(&evaluations)) {
            let message = format!("'evaluations' is {} to {}", EVALUATIONS.start(), EVALUATIONS.end());
            return Err(Problem::new(Code::BadRequest, message));
        }
        let table = self.table(name)?.fork();
        if let Some(seat) = plan.seat {
            check_seat(table.as_ref(), seat)?;
        }
        let review =
            find(table.game())?.review(table.as_ref(), plan, &Progress::default()).map_err(problem)?;
        let texts = texts(table.as_ref(), &review);
        let mut answer = json!(review);
        for (decision, shown) in
            review.decisions.iter().zip(answer["decisions"].as_array_mut().into_iter().flatten())
        {
            if let Some(texts) = texts.get(&decision.event) {
                self.add_words(decision, texts, shown);
            }
        }
        Ok(answer)
    }

    fn add_words(&self, decision: &Decision, texts: &Texts, shown: &mut Value) {
        let speaker = self.speaker();
        shown["text"] = json!(speaker.say(&texts.played));
        shown["better-text"] = json!(texts.better.as_ref().map(|better| speaker.say(better)));
        shown["why"] = json!(decision.why().map(|why| speaker.say(&why)));
        let reasons = decision.reasons.iter().map(
            |reason| json!({"term": speaker.say(&Phrase::new(reason.term.clone())), "points": reason.points}),
        );
        shown["reasons"] = reasons.collect();
    }
}

fn problem(error: ReviewError) -> Problem {
    let code = match error {
        ReviewError::Unfinished => Code::Unfinished,
        ReviewError::Stopped | ReviewError::OtherGame => Code::BadRequest,
    };
    Problem::for_players(code, error.phrase())
}
