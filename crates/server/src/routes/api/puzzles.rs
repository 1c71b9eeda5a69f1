//! Puzzles.

use std::sync::Arc;

use axum::extract::State;
use pages::model::{PuzzleLink, PuzzleMark};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::PuzzleOutcome;
use table::{Viewer, text::Words};
use utoipa::ToSchema;

use super::{
    super::{
        extract::{Json, Path},
        puzzles::{answer as explained, names, percent},
    },
    responses::ErrorResponse,
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    puzzles::{self, Found, Verdict},
};

/// A puzzle in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PuzzleRowResponse {
    /// The game's name.
    game: &'static str,
    /// Its number among the puzzles of the game, from 1.
    number: usize,
    /// What it is about, such as `placement`.
    theme: Value,
    /// How hard it is.
    rating: u16,
    /// The seats of its table.
    seats: usize,
    /// How many choices its solution has.
    steps: usize,
    /// What you made of it: `new`, `tried`, `solved` or `shown`.
    mark: &'static str,
}

impl From<PuzzleLink> for PuzzleRowResponse {
    fn from(link: PuzzleLink) -> Self {
        Self {
            game: link.game,
            number: link.number,
            theme: serde_json::to_value(link.theme).unwrap_or_default(),
            rating: link.rating,
            seats: link.seats,
            steps: link.steps,
            mark: match link.mark {
                PuzzleMark::New => "new",
                PuzzleMark::Tried => "tried",
                PuzzleMark::Solved => "solved",
                PuzzleMark::Shown => "shown",
            },
        }
    }
}

/// All puzzles, and what you made of them.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PuzzlesResponse {
    /// The puzzle of the day (UTC).
    daily: Option<PuzzleRowResponse>,
    /// Puzzles that you solved.
    solved: usize,
    /// Choices that you made in puzzles.
    tries: u64,
    /// Days in a row on which you solved the puzzle of the day.
    streak: u64,
    /// Your rating, from your first attempts; null without one.
    rating: Option<u16>,
    /// All puzzles, game by game.
    puzzles: Vec<PuzzleRowResponse>,
}

/// Returns all puzzles, and what you made of them.
#[utoipa::path(get, path = "/puzzles", tag = "puzzles",
    responses((status = OK, body = PuzzlesResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<axum::Json<PuzzlesResponse>, Error> {
    let results = app.puzzle_results(caller.person.as_ref()).await?;
    let score = app.puzzle_score(caller.person.as_ref(), &results).await?;
    let all = catalog::all().iter().flat_map(|game| puzzles::all(*game));
    Ok(axum::Json(PuzzlesResponse {
        daily: app.daily_puzzle(&results).map(PuzzleRowResponse::from),
        solved: score.solved,
        tries: score.tries,
        streak: score.streak,
        rating: score.rating,
        puzzles: all.map(|found| found.link(&results).into()).collect(),
    }))
}

/// A choice in a puzzle.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PuzzleChoiceResponse {
    /// In notation.
    action: String,
    /// In words.
    text: String,
}

/// A puzzle to solve.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PuzzleResponse {
    /// What lists show.
    #[serde(flatten)]
    row: PuzzleRowResponse,
    /// The seat that chooses, from 1.
    seat: u64,
    /// The position at the beginning.
    #[serde(flatten)]
    position: PuzzlePositionResponse,
}

/// A position of a puzzle.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PuzzlePositionResponse {
    /// What the seat is asked.
    question: String,
    /// What it may choose.
    choices: Vec<PuzzleChoiceResponse>,
    /// The position as this seat sees it; its form depends on the game.
    view: Value,
}

fn position(found: &Found, step: usize, words: &dyn Words) -> Result<PuzzlePositionResponse, Error> {
    let table = found.table(step)?;
    let choice = |choice: table::any::Choice| PuzzleChoiceResponse {
        text: words.say(&choice.phrase),
        action: choice.action,
    };
    Ok(PuzzlePositionResponse {
        question: words.say(&table.question()),
        choices: table.choices().into_iter().map(choice).collect(),
        view: table.view(Viewer::Seat(found.puzzle.seat)),
    })
}

/// Returns a puzzle as the choosing seat sees it.
#[utoipa::path(get, path = "/puzzles/{game}/{number}", tag = "puzzles",
    params(("game" = String, Path, description = "The game's name."), ("number" = usize, Path, description = "From 1.")),
    responses((status = OK, body = PuzzleResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn read(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, number)): Path<(String, usize)>,
) -> Result<axum::Json<PuzzleResponse>, Error> {
    let found = puzzles::find(&game, number)?;
    let results = app.puzzle_results(caller.person.as_ref()).await?;
    let (seat, names) = (found.puzzle.seat, names(&app, &caller, found.seats()));
    let words = app.messages.plain(caller.language, &names).to(Some(seat));
    Ok(axum::Json(PuzzleResponse {
        row: found.link(&results).into(),
        seat: seat.number(),
        position: position(&found, 0, &words)?,
    }))
}

/// An answer to a puzzle.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleAnswerBody {
    /// All choices in notation, from the first one on. There may be fewer than the solution has, but not more.
    actions: Vec<String>,
}

/// What an answer came to.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PuzzleVerdictResponse {
    /// `right`: solved; `onward`: right so far, with more choices to come; `wrong`: something is better; `shown`: you gave up.
    verdict: &'static str,
    /// After `onward`, the position in which the next choice is made.
    position: Option<PuzzlePositionResponse>,
    /// The explanation of each choice, once the puzzle is solved or shown.
    steps: Option<Vec<PuzzleStepResponse>>,
}

/// An explained choice of a solution.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PuzzleStepResponse {
    /// In notation.
    action: String,
    /// In words.
    text: String,
    /// Why it is best.
    why: String,
    /// The chance of winning after it and its rivals, in percent, by notation.
    chances: Vec<PuzzleChanceResponse>,
}

/// The chance of winning after a choice.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PuzzleChanceResponse {
    /// In notation.
    action: String,
    /// In percent.
    percent: u8,
}

/// Answers a puzzle. The first attempt counts for your rating. After `onward`, send the same choices with one more.
#[utoipa::path(post, path = "/puzzles/{game}/{number}", tag = "puzzles", request_body = PuzzleAnswerBody,
    params(("game" = String, Path, description = "The game's name."), ("number" = usize, Path, description = "From 1.")),
    responses((status = OK, body = PuzzleVerdictResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn answer(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, number)): Path<(String, usize)>,
    Json(body): Json<PuzzleAnswerBody>,
) -> Result<axum::Json<PuzzleVerdictResponse>, Error> {
    let found = puzzles::find(&game, number)?;
    let person = caller.require_person()?;
    let verdict = app.answer_line(person.id, &found, &body.actions).await?;
    let names = names(&app, &caller, found.seats());
    let words = app.messages.plain(caller.language, &names).to(Some(found.puzzle.seat));
    Ok(axum::Json(match verdict {
        Verdict::Wrong => PuzzleVerdictResponse { verdict: "wrong", position: None, steps: None },
        Verdict::Onward => {
            let position = Some(position(&found, body.actions.len(), &words)?);
            PuzzleVerdictResponse { verdict: "onward", position, steps: None }
        }
        Verdict::Right => {
            PuzzleVerdictResponse { verdict: "right", position: None, steps: Some(steps(&found, &words)?) }
        }
    }))
}

/// Gives up a puzzle and explains it. If you have not solved it, you cannot solve it any more; solved again as the puzzle of the day, it counts
/// for your days in a row.
#[utoipa::path(post, path = "/puzzles/{game}/{number}/answer", tag = "puzzles",
    params(("game" = String, Path, description = "The game's name."), ("number" = usize, Path, description = "From 1.")),
    responses((status = OK, body = PuzzleVerdictResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn give_up(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, number)): Path<(String, usize)>,
) -> Result<axum::Json<PuzzleVerdictResponse>, Error> {
    let found = puzzles::find(&game, number)?;
    app.note_puzzle(caller.require_person()?.id, &found, PuzzleOutcome::Shown).await?;
    let names = names(&app, &caller, found.seats());
    let words = app.messages.plain(caller.language, &names).to(Some(found.puzzle.seat));
    Ok(axum::Json(PuzzleVerdictResponse {
        verdict: "shown",
        position: None,
        steps: Some(steps(&found, &words)?),
    }))
}

fn steps(found: &Found, words: &dyn Words) -> Result<Vec<PuzzleStepResponse>, Error> {
    let explained = explained(found, words)?;
    let step = |(step, known): (pages::model::PuzzleStep, &catalog::PuzzleStep)| PuzzleStepResponse {
        action: step.action,
        text: step.text,
        why: step.why,
        chances: known
            .choices
            .iter()
            .map(|choice| PuzzleChanceResponse {
                action: choice.action.clone(),
                percent: percent(found.chance(choice.chance)),
            })
            .collect(),
    };
    Ok(explained.steps.into_iter().zip(&found.puzzle.steps).map(step).collect())
}
