//! Puzzles of the imaginary game.

use std::sync::Arc;

use maud::Markup;
use pages::{
    PageContext,
    model::{
        PuzzleAnswer, PuzzleLink, PuzzleMark, PuzzlePage, PuzzleScore, PuzzleStep, PuzzleVerdict,
        PuzzlesOfGame, PuzzlesPage,
    },
};
use table::Theme;

use super::{EVIL, head, view};

pub(super) fn link(number: usize, mark: PuzzleMark) -> PuzzleLink {
    PuzzleLink { game: "tusk", number, theme: Theme::Dice, rating: 1_300, seats: 2, steps: 2, mark }
}

fn answer() -> Box<PuzzleAnswer> {
    let step = |found| PuzzleStep {
        action: "one".to_owned(),
        text: EVIL.to_owned(),
        why: EVIL.to_owned(),
        chances: vec![(EVIL.to_owned(), 60), (EVIL.to_owned(), 40)],
        found: vec![("easy", found, 16)],
        tempting: Some(EVIL.to_owned()),
    };
    Box::new(PuzzleAnswer { steps: vec![step(3), step(9)] })
}

fn puzzle(step: usize, verdict: PuzzleVerdict) -> PuzzlePage {
    PuzzlePage {
        head: head(),
        view: view(),
        touched: Vec::new(),
        link: link(2, PuzzleMark::Tried),
        missed: 70,
        step,
        line: (step > 0).then(|| "0123456789abcdef".to_owned()),
        daily: true,
        verdict,
        next: Some(link(3, PuzzleMark::New)),
        tips: Arc::new([]),
    }
}

/// Every page about puzzles.
pub(super) fn pages(ctx: &PageContext<'_>) -> Vec<(&'static str, Markup)> {
    let marks = [PuzzleMark::New, PuzzleMark::Tried, PuzzleMark::Solved, PuzzleMark::Shown];
    let list = PuzzlesPage {
        daily: Some(link(1, PuzzleMark::Solved)),
        score: PuzzleScore { solved: 1, tries: 5, streak: 2, rating: Some(1_240) },
        games: vec![PuzzlesOfGame {
            game: "tusk",
            puzzles: (1..).zip(marks).map(|(number, mark)| link(number, mark)).collect(),
        }],
    };
    let wrong = PuzzleVerdict::Wrong { text: EVIL.to_owned() };
    vec![
        ("puzzles", pages::puzzles(ctx, &list)),
        ("puzzle", pages::puzzle(ctx, &puzzle(0, PuzzleVerdict::Open))),
        ("puzzle onward", pages::puzzle(ctx, &puzzle(1, PuzzleVerdict::Onward))),
        ("puzzle wrong", pages::puzzle(ctx, &puzzle(0, wrong))),
        ("puzzle right", pages::puzzle(ctx, &puzzle(0, PuzzleVerdict::Right(answer())))),
        ("puzzle shown", pages::puzzle(ctx, &puzzle(2, PuzzleVerdict::Shown(answer())))),
    ]
}
