//! The review of a finished game: its page, and what a replay says about a step.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use pages::{
    DrawContext, Lights,
    model::{
        Aftermath, BetterShown, ChoiceGrade, Drawn, Known, MarkedChoice, RatedChoice, ReviewPage,
        ReviewSheet, ReviewStage, ReviewSums, ReviewVerdict, StepReview, Turned, TurningPoint,
    },
};
use review::{Decision, Grade, Knowledge, Point, Review, Swing};
use serde::Deserialize;
use table::{
    Seat, Viewer,
    any::AnyTable,
    text::{Phrase, Words},
};

use super::{
    extract::{Fields, Path, Query},
    perspective::Perspective,
    render::{Reply, frame, html, redirect, with_cookie},
    table::head,
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    limits::Kind,
    live_table::{LiveTable, Snapshot, Stage},
    reviews::{ReviewState, Reviewed},
};

/// Lines of the story told of a chance event.
const TOLD: usize = 2;

/// The table with this id, if its game can be replayed.
pub(crate) async fn reviewable(app: &Arc<App>, id: &str) -> Result<Arc<LiveTable>, Error> {
    match app.current_table(id).await {
        Err(Error::TableUnreadable) => Err(Error::NotReviewable),
        found => found,
    }
}

/// The query of a review.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    known: Option<String>,
    /// A number, or `all`. Without it the choices of the reader are listed.
    seat: Option<String>,
}

/// What a review is judged from, by its name; without one, from what each seat knew.
pub(crate) fn known(name: Option<&str>) -> Result<Known, Error> {
    match name {
        None | Some("") => Ok(Known::default()),
        Some(name) => Known::find(name).ok_or_else(|| Error::bad_request("known is seat or all")),
    }
}

pub(crate) const fn knowledge(known: Known) -> Knowledge {
    match known {
        Known::Seat => Knowledge::Seat,
        Known::All => Knowledge::All,
    }
}

/// `GET /table/ID/review?known=KNOWN&seat=SEAT`
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let live = reviewable(&app, &id).await?;
    let known = known(asked.known.as_deref())?;
    let state = app.review(&live, knowledge(known)).await?;
    let snapshot = live.snapshot();
    let perspective = Perspective::new(&snapshot, caller.person.as_ref(), None)?;
    let only = match asked.seat.as_deref() {
        None => match perspective.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        },
        Some("all") => None,
        Some(number) => Some(seat_at(&snapshot, number)?),
    };
    let names = snapshot.names(&app.messages, caller.language);
    let words = app.messages.localizer(caller.language, &names);
    let stage = match state {
        ReviewState::Missing => ReviewStage::Missing,
        ReviewState::Waiting { ahead } => ReviewStage::Waiting { ahead },
        ReviewState::Making { done, total } => ReviewStage::Making { done, total },
        ReviewState::Complete(reviewed) => {
            ReviewStage::Complete(Box::new(sheet(&snapshot, &reviewed, &words)))
        }
    };
    let standings = snapshot.table.standings();
    let mut lines = standings.lines.clone();
    lines.sort_by_key(|line| line.place);
    let model = ReviewPage {
        head: head(&live, &snapshot, &names, &perspective, &caller.base),
        known,
        only,
        scores: lines.iter().map(|line| (line.seat, line.score)).collect(),
        standings,
        stage,
    };
    let here = here.to_string();
    let frame = frame(&app, &caller, &words, &here);
    let page = match Reply::of(&headers) {
        Reply::Page => pages::review(&frame, &model),
        Reply::Update(_) | Reply::Acknowledgement(_) => pages::review_main(&frame, &model),
    };
    Ok(html(StatusCode::OK, page))
}

/// The seat of the table with this number.
fn seat_at(snapshot: &Snapshot, number: &str) -> Result<Seat, Error> {
    let number = number.parse().map_err(|_| Error::bad_request("seat is a number or all"))?;
    let seat = Seat::from_number(number).ok_or(Error::SeatNotFound)?;
    snapshot.row(seat).map(|_| seat).ok_or(Error::SeatNotFound)
}

/// `POST /table/ID/review`: asks for a review.
pub(crate) async fn start(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let live = reviewable(&app, &id).await?;
    let known = known(Some(fields.text("known")))?;
    // Before a guest is created for nothing.
    app.review(&live, knowledge(known)).await?;
    app.limits.take(Kind::Create, caller.address)?;
    let (person, cookie) = caller.person_or_guest(&app, "").await?;
    app.start_review(&live, person.id, knowledge(known)).await?;
    let query = if known == Known::default() { String::new() } else { format!("?known={}", known.name()) };
    Ok(with_cookie(redirect(&format!("/table/{}/review{query}", live.id)), cookie))
}

/// A complete review in words.
fn sheet(snapshot: &Snapshot, reviewed: &Reviewed, words: &dyn Words) -> ReviewSheet {
    let review = &reviewed.review;
    let marked = review.decisions.iter().filter_map(|decision| marked(reviewed, decision, words));
    let sums = review.summaries.iter().map(|summary| ReviewSums {
        seat: summary.seat,
        choices: summary.decisions,
        marks: [summary.inaccuracies, summary.mistakes, summary.blunders],
        lost: summary.lost,
        luck: summary.luck,
        won: summary.result > 0.0,
    });
    let turning = review.turning_points.iter();
    ReviewSheet {
        events: review.events,
        evaluations: review.settings.evaluations,
        rounds: rounds(review),
        curves: curves(review),
        turning_points: turning.map(|point| turning_point(snapshot, reviewed, point, words)).collect(),
        marked: marked.collect(),
        sums: sums.collect(),
    }
}

fn curves(review: &Review) -> Vec<Vec<(usize, f32)>> {
    let curve = |curve: &Vec<Point>| curve.iter().map(|point| (point.step, point.chance)).collect();
    review.curves.iter().map(curve).collect()
}

/// The steps at which rounds begin.
fn rounds(review: &Review) -> Vec<(usize, u32)> {
    let mut rounds: Vec<(usize, u32)> = Vec::new();
    for heading in &review.headings {
        if rounds.last().is_none_or(|(_, round)| *round != heading.round) {
            rounds.push((heading.step, heading.round));
        }
    }
    rounds
}

fn round_at(review: &Review, event: usize) -> u32 {
    let heading = review.headings.iter().rev().find(|heading| heading.step <= event);
    heading.map_or(1, |heading| heading.round)
}

fn grade(grade: Grade, words: &dyn Words) -> ChoiceGrade {
    let name = match grade {
        Grade::Best => "best",
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    };
    ChoiceGrade { name, sign: grade.sign(), text: words.say(&grade.phrase()) }
}

/// A choice to learn from; `None` if it is none.
fn marked(reviewed: &Reviewed, decision: &Decision, words: &dyn Words) -> Option<MarkedChoice> {
    let (why, texts) = (decision.why()?, reviewed.texts.get(&decision.event)?);
    let rated = decision.rated.iter().zip(&texts.rated).map(|(rated, text)| RatedChoice {
        text: words.say(text),
        chance: rated.chance,
        played: rated.action == decision.played,
    });
    Some(MarkedChoice {
        step: decision.event,
        seat: decision.seat,
        round: round_at(&reviewed.review, decision.event),
        grade: grade(decision.grade, words),
        before: decision.before,
        after: decision.after,
        lost: decision.lost,
        played: words.say(&texts.played),
        better: texts.better.as_ref().map(|better| words.say(better)),
        why: words.say(&why),
        rated: rated.collect(),
    })
}

fn turning_point(
    snapshot: &Snapshot,
    reviewed: &Reviewed,
    point: &review::TurningPoint,
    words: &dyn Words,
) -> TurningPoint {
    let decision = reviewed.review.decisions.iter().find(|decision| decision.event == point.event);
    let (step, what) = match (point.swing, decision) {
        (Swing::Choice, Some(decision)) => {
            let played = reviewed.texts.get(&point.event).map(|texts| words.say(&texts.played));
            (point.event, Turned::Choice(grade(decision.grade, words), played))
        }
        // What was dealt is seen after the event.
        (Swing::Choice, None) | (Swing::Chance, _) => {
            (point.event + 1, Turned::Chance(dealt(snapshot, reviewed, point, words)))
        }
    };
    let round = round_at(&reviewed.review, point.event);
    TurningPoint { step, seat: point.seat, round, change: point.change, what }
}

/// What chance dealt in an event, as the seat that it changed most read it.
fn dealt(
    snapshot: &Snapshot,
    reviewed: &Reviewed,
    point: &review::TurningPoint,
    words: &dyn Words,
) -> Vec<String> {
    // Of the opening deal the story tells only that the first round begins.
    let choice = reviewed.review.decisions.first().map(|decision| decision.event);
    let round = reviewed.review.headings.first().map(|heading| heading.step);
    if choice.max(round).is_none_or(|first| point.event < first) {
        return vec![words.say(&Phrase::new("pages-review-opening"))];
    }
    let story = snapshot.table.story(Viewer::Seat(point.seat));
    let told = story.iter().filter(|entry| entry.event == point.event);
    let lines: Vec<&Phrase> = told.map(|entry| &entry.phrase).collect();
    // What was dealt stands at the end of what the event tells.
    lines.iter().skip(lines.len().saturating_sub(TOLD)).map(|phrase| words.say(phrase)).collect()
}

/// What came of a choice.
fn aftermath(
    snapshot: &Snapshot,
    review: &Review,
    decision: &Decision,
    words: &dyn Words,
) -> Option<Aftermath> {
    let seat = decision.seat;
    let story = snapshot.table.story(Viewer::Seat(seat));
    // First of all an event tells what was chosen.
    let dealt = story.iter().filter(|entry| entry.event == decision.event).skip(1).take(TOLD);
    let next =
        review.headings.iter().find(|heading| heading.step > decision.event && heading.seat == Some(seat));
    let curve = review.curves.get(seat.index())?;
    let chance_at = |step: usize| Some(curve.iter().rev().find(|point| point.step <= step)?.chance);
    let standings = snapshot.table.standings();
    let line = standings.of(seat)?;
    Some(Aftermath {
        dealt: dealt.map(|entry| words.say(&entry.phrase)).collect(),
        next: next.and_then(|heading| chance_at(heading.step)),
        place: line.place,
        points: line.score,
    })
}

/// A step of a replay with a review.
pub(crate) struct Reviewing<'a> {
    pub(crate) reviewed: &'a Reviewed,
    pub(crate) known: Known,
    pub(crate) step: usize,
    /// What of a marked choice is drawn.
    pub(crate) drawn: Drawn,
    /// The spots of both choices.
    pub(crate) lights: Option<&'a Lights>,
}

/// What of a marked choice is drawn on the board, by its name in links.
pub(crate) fn drawn(name: Option<&str>) -> Result<Drawn, Error> {
    match name {
        None | Some("") => Ok(Drawn::default()),
        Some(name) => Drawn::find(name).ok_or_else(|| Error::bad_request("show is played, better or both")),
    }
}

/// The spots that are drawn.
pub(crate) fn only(lights: &Lights, drawn: Drawn) -> Lights {
    let Lights { better, played } = lights.clone();
    match drawn {
        Drawn::Played => Lights { better: Vec::new(), played },
        Drawn::Better => Lights { better, played: Vec::new() },
        Drawn::Both => Lights { better, played },
    }
}

/// What a review says about a step of the replay.
pub(crate) fn step_review(snapshot: &Snapshot, reviewing: &Reviewing<'_>, words: &dyn Words) -> StepReview {
    let Reviewing { reviewed, known, step, drawn, lights } = *reviewing;
    let review = &reviewed.review;
    let decision = review.decisions.iter().find(|decision| decision.event == step);
    let marked_one = decision.filter(|decision| decision.grade.is_marked());
    let verdict = decision.map(|decision| {
        let fine = || ReviewVerdict::Fine {
            grade: grade(decision.grade, words),
            seat: decision.seat,
            chance: decision.after,
        };
        marked(reviewed, decision, words).map_or_else(fine, |choice| ReviewVerdict::Marked(Box::new(choice)))
    });
    let marks = review.decisions.iter().filter(|decision| decision.grade.is_marked());
    StepReview {
        known,
        verdict,
        marks: marks.map(|decision| (decision.event, decision.seat, grade(decision.grade, words))).collect(),
        curves: curves(review),
        rounds: rounds(review),
        drawn,
        aftermath: marked_one.and_then(|decision| aftermath(snapshot, review, decision, words)),
        shown: match lights {
            Some(lights) if !lights.better.is_empty() => BetterShown::OnBoard,
            Some(_) | None => BetterShown::InWords,
        },
    }
}

/// The review beside a step of the replay of a finished game; `None` if there is none.
pub(crate) async fn beside(
    app: &App,
    live: &Arc<LiveTable>,
    known: Known,
) -> Result<Option<Arc<Reviewed>>, Error> {
    if live.snapshot().stage() != Stage::Over {
        return Ok(None);
    }
    Ok(match app.review(live, knowledge(known)).await? {
        ReviewState::Complete(reviewed) => Some(reviewed),
        ReviewState::Missing | ReviewState::Waiting { .. } | ReviewState::Making { .. } => None,
    })
}

/// The spots of the better choice at a step, and of what was played; `None` if the choice is not marked.
pub(crate) fn lights(
    live: &LiveTable,
    past: &dyn AnyTable,
    reviewed: &Reviewed,
    words: &dyn Words,
) -> Option<Lights> {
    let decisions = &reviewed.review.decisions;
    let decision = decisions.iter().find(|decision| decision.event == past.version())?;
    let better = decision.better.as_deref().filter(|_| decision.grade.is_marked())?;
    let desk = DrawContext::new(past.game(), words, &[], &[]);
    let choices = live.game.board().choices(past, Viewer::Seat(decision.seat), &desk)?;
    let spots = |action: &str| {
        let choice = choices.iter().find(|choice| choice.action == action);
        choice.map(|choice| choice.spots.clone()).unwrap_or_default()
    };
    Some(Lights { better: spots(better), played: spots(&decision.played) })
}
