//! How bots rate choices, and what they advise.

use bots::AnyBot;
use serde_json::{Value, json};
use table::{
    Turn,
    text::{Phrase, Words},
};

use super::{
    answer::{Code, Problem},
    session::{Session, no_choice},
};

fn no_ratings() -> Problem {
    Problem::new(Code::UnknownBot, "this bot does not rate its choices")
}

impl Session {
    /// How a bot rates each choice, best first.
    pub(super) fn analyze(&mut self, name: &str, bot: &mut dyn AnyBot, top: usize) -> Result<Value, Problem> {
        let table = self.table(name)?;
        let Turn::Choose(seat) = table.turn() else { return Err(no_choice()) };
        let choices = table.choices();
        let analysis = bot.analyze(table.as_ref()).ok_or_else(no_ratings)?;
        let speaker = self.speaker();
        let text = |action: &String| {
            choices.iter().find(|choice| choice.action == *action).map(|choice| speaker.say(&choice.phrase))
        };
        let listed = analysis.candidates.iter().take(top).map(|candidate| {
            json!({
                "action": candidate.action, "text": text(&candidate.action),
                "visits": candidate.visits, "value": (f64::from(candidate.value) * 1e4).round() / 1e4,
            })
        });
        Ok(
            json!({"seat": seat, "choices": listed.collect::<Vec<_>>(), "milliseconds": analysis.time.as_millis() as u64}),
        )
    }

    /// The best choices, and why the first is best.
    pub(super) fn advise(&mut self, name: &str, bot: &mut dyn AnyBot) -> Result<Value, Problem> {
        let table = self.table(name)?;
        let Turn::Choose(seat) = table.turn() else { return Err(no_choice()) };
        let choices = table.choices();
        let advice = bot.advise(table.as_ref()).ok_or_else(no_ratings)?;
        let speaker = self.speaker();
        let text = |action: &String| {
            choices.iter().find(|choice| choice.action == *action).map(|choice| speaker.say(&choice.phrase))
        };
        let round = |number: f32| (f64::from(number) * 1e4).round() / 1e4;
        let listed = advice.choices.iter().map(|advised| {
            json!({
                "action": advised.action, "text": text(&advised.action),
                "chance": round(advised.chance), "share": round(advised.share),
            })
        });
        let reasons = advice.reasons.iter().map(
            |reason| json!({"term": speaker.say(&Phrase::new(reason.term.clone())), "points": round(reason.points)}),
        );
        Ok(json!({
            "seat": seat, "choices": listed.collect::<Vec<_>>(),
            "why": speaker.say(&advice.why()), "reasons": reasons.collect::<Vec<_>>(),
        }))
    }
}
