//! Pages of puzzles: the list, one to solve, its answer.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::StatusCode,
    response::Response,
};
use catalog::{SOLVERS, TRIES};
use pages::{
    BoardView, DrawContext, Emblem,
    model::{
        Occupant, Pace, PuzzleAnswer, PuzzleLink, PuzzleMark, PuzzlePage, PuzzleStep, PuzzleVerdict,
        PuzzlesOfGame, PuzzlesPage, SeatCard, TableHead, Visibility,
    },
};
use store::{PuzzleOutcome, PuzzleResult};
use table::{
    Seat, Viewer,
    any::AnyTable,
    text::{Phrase, Words},
};

use super::{
    extract::{Fields, Path, Query},
    render::{frame, html, redirect, with_cookie},
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    puzzles::{self, Found, Verdict},
};

/// The choices of which the explanation states the chance.
const RATED: usize = 4;
/// Spots that a selection may have.
const MOST_SPOTS: usize = 8;

/// `GET /puzzles`
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
) -> Result<Response, Error> {
    let results = app.puzzle_results(caller.person.as_ref()).await?;
    let of = |game: &&'static dyn catalog::Game| PuzzlesOfGame {
        game: game.boxed().name(),
        puzzles: puzzles::all(*game).map(|found| found.link(&results)).collect(),
    };
    let model = PuzzlesPage {
        daily: app.daily_puzzle(&results),
        score: app.puzzle_score(caller.person.as_ref(), &results).await?,
        games: catalog::all().iter().map(of).filter(|of| !of.puzzles.is_empty()).collect(),
    };
    let words = app.messages.localizer(caller.language, &[]);
    let here = here.to_string();
    Ok(html(StatusCode::OK, pages::puzzles(&frame(&app, &caller, &words, &here), &model)))
}

/// What a request for a puzzle asks for besides its place.
#[derive(Debug, Default)]
struct Wanted {
    /// Spots selected without script.
    touched: Vec<String>,
    /// The wrong choice that was made last.
    tried: Option<String>,
    /// Show the answer, if the reader may see it.
    answer: bool,
}

impl Wanted {
    fn read(query: Vec<(String, String)>) -> Self {
        let mut wanted = Self::default();
        for (name, value) in query {
            match name.as_str() {
                "spot" if wanted.touched.len() < MOST_SPOTS => wanted.touched.push(value),
                "tried" => wanted.tried = Some(value),
                "answer" => wanted.answer = true,
                _ => {}
            }
        }
        wanted
    }
}

/// `GET /puzzles/GAME/NUMBER`
pub(crate) async fn page(
    state: State<Arc<App>>,
    here: OriginalUri,
    caller: Caller,
    Path((game, number)): Path<(String, usize)>,
    query: Query<Vec<(String, String)>>,
) -> Result<Response, Error> {
    page_at(state, here, caller, Path((game, number, String::new())), query).await
}

/// `GET /puzzles/GAME/NUMBER/LINE`: after the right choices that led to this address. With the number of a choice instead of a line, the
/// answer after so many.
pub(crate) async fn page_at(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path((game, number, line)): Path<(String, usize, String)>,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Response, Error> {
    let found = puzzles::find(&game, number)?;
    let results = app.puzzle_results(caller.person.as_ref()).await?;
    let mark = found.link(&results).mark;
    let wanted = Wanted::read(query);
    let answered = wanted.answer && matches!(mark, PuzzleMark::Solved | PuzzleMark::Shown);
    let steps = found.puzzle.steps.len();
    let step = match line.parse::<usize>() {
        _ if line.is_empty() => 0,
        Ok(step) if step > steps => return Err(Error::StepNotFound),
        Ok(step) if answered => step,
        _ => match found.step_at(caller.person.as_ref().map(|person| person.id), &line) {
            Some(step) => step,
            // Somebody else has made these choices.
            None => return Ok(redirect(&address(&found, None))),
        },
    };
    let sight = Sight { app: &app, caller: &caller, found: &found, results: &results, step };
    let here = here.to_string();
    Ok(html(StatusCode::OK, sight.draw(wanted, &here)?))
}

/// The address of a puzzle at a line.
fn address(found: &Found, line: Option<&str>) -> String {
    let puzzle = format!("/puzzles/{}/{}", found.game.boxed().name(), found.number);
    line.map_or_else(|| puzzle.clone(), |line| format!("{puzzle}/{line}"))
}

/// A puzzle as one reader sees it.
struct Sight<'a> {
    app: &'a Arc<App>,
    caller: &'a Caller,
    found: &'a Found,
    results: &'a [PuzzleResult],
    /// The right choices made so far.
    step: usize,
}

impl Sight<'_> {
    fn draw(&self, wanted: Wanted, here: &str) -> Result<maud::Markup, Error> {
        let Self { app, caller, found, results, step } = *self;
        let names = names(app, caller, found.seats());
        let seat = found.puzzle.seat;
        let words = app.messages.localizer(caller.language, &names).to(Some(seat));
        let link = found.link(results);
        let verdict = self.verdict(&wanted, &link, &words)?;
        let answered = matches!(verdict, PuzzleVerdict::Right(_) | PuzzleVerdict::Shown(_));
        // After the last choice there is a position only for whoever knows the answer.
        let last = found.puzzle.steps.len() - usize::from(!answered);
        if step > last {
            return Err(Error::StepNotFound);
        }
        let table = found.table(step)?;
        let touched = match found.solution(step).filter(|_| answered) {
            Some(solution) => spots(found, table.as_ref(), solution, &words, &names),
            None => wanted.touched,
        };
        let model = PuzzlePage {
            head: head(found, &link, &names),
            view: view(found, table.as_ref(), &words, &names, &touched)?,
            touched,
            link,
            missed: percent(found.puzzle.missed),
            step,
            line: caller.person.as_ref().and_then(|person| found.line(person.id, step)),
            daily: found.is_daily(app.today()),
            verdict,
            next: self.next(),
            tips: app.tips.of(found.game, &app.messages),
        };
        Ok(pages::puzzle(&frame(app, caller, &words, here), &model))
    }

    /// What became of the last attempt. The answer is only for whoever solved the puzzle or asked for it.
    fn verdict(&self, wanted: &Wanted, link: &PuzzleLink, words: &dyn Words) -> Result<PuzzleVerdict, Error> {
        match link.mark {
            PuzzleMark::Solved if wanted.answer => {
                return Ok(PuzzleVerdict::Right(Box::new(answer(self.found, words)?)));
            }
            PuzzleMark::Shown if wanted.answer => {
                return Ok(PuzzleVerdict::Shown(Box::new(answer(self.found, words)?)));
            }
            PuzzleMark::New | PuzzleMark::Tried | PuzzleMark::Solved | PuzzleMark::Shown => {}
        }
        if self.found.solution(self.step).is_none() {
            return Err(Error::StepNotFound);
        }
        let tried = match &wanted.tried {
            Some(action) => in_words(self.found.table(self.step)?.as_ref(), action, words),
            None => None,
        };
        Ok(match tried {
            Some(text) => PuzzleVerdict::Wrong { text },
            None if self.step > 0 => PuzzleVerdict::Onward,
            None => PuzzleVerdict::Open,
        })
    }

    /// The next puzzle of the game that is not solved: the one after this, or else from the beginning.
    fn next(&self) -> Option<PuzzleLink> {
        let links: Vec<PuzzleLink> = puzzles::all(self.found.game).map(|it| it.link(self.results)).collect();
        let (before, after) = links.split_at(self.found.number.min(links.len()));
        let open = |link: &&PuzzleLink| link.number != self.found.number && link.mark != PuzzleMark::Solved;
        after.iter().chain(before).find(open).copied()
    }
}

/// The seats have the names of their emblems: nobody plays there.
pub(crate) fn names(app: &App, caller: &Caller, seats: usize) -> Vec<String> {
    let words = app.messages.localizer(caller.language, &[]);
    Seat::all(seats).map(|seat| words.say(&Phrase::new(Emblem::of(seat).key()))).collect()
}

fn head(found: &Found, link: &PuzzleLink, names: &[String]) -> TableHead {
    let card = |(seat, name): (Seat, &String)| SeatCard {
        seat,
        name: name.clone(),
        occupant: Occupant::Person { here: true },
    };
    TableHead {
        id: String::new(),
        game: link.game,
        title: String::new(),
        link: String::new(),
        invitation: None,
        version: 0,
        revision: 0,
        visibility: Visibility::Link,
        pace: Pace::None,
        content: None,
        seats: Seat::all(names.len()).zip(names).map(card).collect(),
        viewer: Viewer::Seat(found.puzzle.seat),
        mine: vec![found.puzzle.seat],
    }
}

fn view(
    found: &Found,
    table: &dyn AnyTable,
    words: &dyn Words,
    names: &[String],
    touched: &[String],
) -> Result<BoardView, Error> {
    let desk = DrawContext::new(table.game(), words, names, touched);
    let viewer = Viewer::Seat(found.puzzle.seat);
    let view = found.game.board().view(table, viewer, &desk);
    view.ok_or_else(|| Error::internal("a puzzle cannot be drawn", &found.puzzle.id))
}

/// The places that a choice names.
fn spots(
    found: &Found,
    table: &dyn AnyTable,
    action: &str,
    words: &dyn Words,
    names: &[String],
) -> Vec<String> {
    let desk = DrawContext::new(table.game(), words, names, &[]);
    let choices = found.game.board().choices(table, Viewer::Seat(found.puzzle.seat), &desk);
    let chosen = choices.into_iter().flatten().find(|choice| choice.action == action);
    chosen.map(|choice| choice.spots).unwrap_or_default()
}

/// A legal action in words.
fn in_words(table: &dyn AnyTable, action: &str, words: &dyn Words) -> Option<String> {
    let choice = table.choices().into_iter().find(|choice| choice.action == action)?;
    Some(words.say(&choice.phrase))
}

/// The solution in words.
pub(crate) fn answer(found: &Found, words: &dyn Words) -> Result<PuzzleAnswer, Error> {
    let steps = found.puzzle.steps.iter().enumerate().map(|(step, known)| {
        let table = found.table(step)?;
        let said = |action: &str| {
            in_words(table.as_ref(), action, words)
                .ok_or_else(|| Error::internal("a choice of a puzzle is not legal", &found.puzzle.id))
        };
        let action = found.solution(step).unwrap_or_default();
        let chances = known.choices.iter().take(RATED);
        let wrong = known.choices.iter().filter(|choice| choice.action != action);
        let tempting = wrong.max_by_key(|choice| choice.chosen.iter().sum::<u16>());
        let tempting = tempting.filter(|choice| choice.chosen.iter().any(|&count| count > 0));
        let best = known.choices.iter().find(|choice| choice.action == action);
        let solvers = SOLVERS.iter().zip(best.map(|best| best.chosen).unwrap_or_default());
        let reasons = known.reasons.iter().map(|reason| (reason.term.clone(), reason.points));
        Ok(PuzzleStep {
            action: action.to_owned(),
            text: said(action)?,
            why: words.say(&bots::why(reasons).unwrap_or_else(|| Phrase::new("table-why-later"))),
            chances: chances
                .map(|choice| Ok((said(&choice.action)?, percent(found.chance(choice.chance)))))
                .collect::<Result<_, Error>>()?,
            found: solvers.map(|(level, found)| (level.name(), found, TRIES)).collect(),
            tempting: tempting.map(|choice| said(&choice.action)).transpose()?,
        })
    });
    Ok(PuzzleAnswer { steps: steps.collect::<Result<_, Error>>()? })
}

/// A share in percent.
pub(crate) fn percent(share: f32) -> u8 {
    (share * 100.0).round().clamp(0.0, 100.0) as u8
}

/// `POST /puzzles/GAME/NUMBER`
pub(crate) async fn answer_first(
    state: State<Arc<App>>,
    caller: Caller,
    Path((game, number)): Path<(String, usize)>,
    fields: Fields,
) -> Result<Response, Error> {
    answer_at(state, caller, Path((game, number, String::new())), fields).await
}

/// `POST /puzzles/GAME/NUMBER/LINE`: the reader makes a choice after those that led to this address.
pub(crate) async fn answer_at(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, number, line)): Path<(String, usize, String)>,
    fields: Fields,
) -> Result<Response, Error> {
    let found = puzzles::find(&game, number)?;
    let (person, cookie) = caller.person_or_guest(&app, "").await?;
    let action = fields.text("action");
    let step = if line.is_empty() { Some(0) } else { found.step_at(Some(person.id), &line) };
    // Whoever has not made the choices before begins with the first.
    let Some(step) = step else { return Ok(with_cookie(redirect(&address(&found, None)), cookie)) };
    let at = |step: usize| address(&found, found.line(person.id, step).as_deref());
    let to = match app.answer_puzzle(person.id, &found, step, action).await? {
        Verdict::Wrong => format!("{}?tried={}", at(step), encoded(action)),
        Verdict::Onward => at(step + 1),
        Verdict::Right => format!("{}?answer=1", at(0)),
    };
    Ok(with_cookie(redirect(&to), cookie))
}

/// Notation in an address.
fn encoded(action: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    action.bytes().map(byte).collect()
}

/// `POST /puzzles/GAME/NUMBER/answer`: the reader gives up.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, number)): Path<(String, usize)>,
) -> Result<Response, Error> {
    let found = puzzles::find(&game, number)?;
    let (person, cookie) = caller.person_or_guest(&app, "").await?;
    app.note_puzzle(person.id, &found, PuzzleOutcome::Shown).await?;
    let to = format!("/puzzles/{}/{number}?answer=1", found.game.boxed().name());
    Ok(with_cookie(redirect(&to), cookie))
}
