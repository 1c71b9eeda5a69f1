//! Reviews of the imaginary game.

use maud::Markup;
use pages::{
    PageContext,
    model::{
        Aftermath, BetterShown, ChoiceGrade, Drawn, Known, MarkedChoice, RatedChoice, ReplayPage, ReviewPage,
        ReviewSheet, ReviewStage, ReviewSums, ReviewVerdict, StepReview, Turned, TurningPoint,
    },
};
use table::{
    Seat,
    standings::{Line, Standings},
};

use super::{EVIL, head, replay};

fn blunder() -> ChoiceGrade {
    ChoiceGrade { name: "blunder", sign: "??", text: "blunder".to_owned() }
}

fn marked() -> MarkedChoice {
    let rated = |chance, played| RatedChoice { text: EVIL.to_owned(), chance, played };
    MarkedChoice {
        step: 3,
        seat: Seat::new(0),
        round: 1,
        grade: blunder(),
        before: 0.215,
        after: 0.129,
        lost: 0.086,
        played: EVIL.to_owned(),
        better: Some(EVIL.to_owned()),
        why: EVIL.to_owned(),
        rated: vec![rated(0.215, false), rated(0.2, false), rated(0.129, true)],
    }
}

fn curves() -> Vec<Vec<(usize, f32)>> {
    [0.5, 0.3, 0.2].into_iter().map(|chance| vec![(0, 0.33), (3, chance), (40, chance)]).collect()
}

fn sheet() -> ReviewSheet {
    let point = |what| TurningPoint { step: 3, seat: Seat::new(0), round: 1, change: -0.086, what };
    ReviewSheet {
        events: 40,
        evaluations: 12_000,
        rounds: vec![(0, 1), (9, 2)],
        curves: curves(),
        turning_points: vec![
            point(Turned::Choice(blunder(), Some(EVIL.to_owned()))),
            point(Turned::Chance(vec![EVIL.to_owned()])),
        ],
        marked: vec![marked()],
        sums: (0..3)
            .map(|seat| ReviewSums {
                seat: Seat::new(seat),
                choices: 12,
                marks: [1, 0, 2],
                lost: 0.2,
                luck: -0.03,
                won: seat == 0,
            })
            .collect(),
    }
}

/// A review in which two seats share the victory.
pub(crate) fn shared_victory(stage: ReviewStage) -> ReviewPage {
    let scores = [9, 9, 2];
    let line = |(seat, score): (usize, &i32)| Line { score: *score, ..Line::of(Seat::new(seat), []) };
    ReviewPage {
        head: head(),
        known: Known::Seat,
        only: None,
        scores: scores.iter().enumerate().map(|(seat, score)| (Seat::new(seat), *score)).collect(),
        standings: Standings::rank(scores.iter().enumerate().map(line).collect()),
        stage,
    }
}

/// A replay that stands at a marked choice.
pub(crate) fn beside(drawn: Drawn, shown: BetterShown) -> ReplayPage {
    let review = StepReview {
        known: Known::Seat,
        verdict: Some(ReviewVerdict::Marked(Box::new(marked()))),
        marks: vec![(3, Seat::new(0), blunder()), (7, Seat::new(1), blunder())],
        curves: curves(),
        rounds: vec![(0, 1), (9, 2)],
        shown,
        drawn,
        aftermath: Some(Aftermath { dealt: vec![EVIL.to_owned()], next: Some(0.094), place: 3, points: 2 }),
    };
    ReplayPage { review: Some(review), ..replay() }
}

/// Every page about reviews.
pub(super) fn pages(ctx: &PageContext<'_>) -> Vec<(&'static str, Markup)> {
    let review = |stage| pages::review(ctx, &shared_victory(stage));
    vec![
        ("missing review", review(ReviewStage::Missing)),
        ("waiting review", review(ReviewStage::Waiting { ahead: 2 })),
        ("review being made", review(ReviewStage::Making { done: 3, total: 40 })),
        ("review", review(ReviewStage::Complete(Box::new(sheet())))),
        ("reviewed step", pages::replay(ctx, &beside(Drawn::Both, BetterShown::OnBoard))),
        ("reviewed step in words", pages::replay(ctx, &beside(Drawn::Both, BetterShown::InWords))),
    ]
}
