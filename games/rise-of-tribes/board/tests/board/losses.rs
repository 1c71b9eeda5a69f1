//! When the page asks before something is given up.

use pages::conformance::{Renderer, random_game};
use rise_of_tribes::{Frame, Options, RiseOfTribes, Step};
use rise_of_tribes_board::RiseOfTribesBoard;
use table::Viewer;
use words::Language;

fn two() -> Options {
    Options { seats: 2, ..Options::default() }
}

#[test]
fn ending_a_turn_asks_only_when_something_could_still_be_done() {
    let renderer = Renderer::<RiseOfTribesBoard>::new(Language::English).unwrap();
    let (mut asked, mut quiet) = (0, 0);
    random_game::<RiseOfTribes>(&two(), 800, |table, seat, _| {
        if !matches!(table.state().frames.top(), Some(Frame::Turn(Step::End))) {
            return;
        }
        let scene = renderer.view(table, Viewer::Seat(seat));
        if let Some(done) = scene.choices.iter().find(|choice| choice.action == "done") {
            let chances = scene
                .choices
                .iter()
                .any(|choice| choice.action.starts_with("complete") || choice.action.starts_with("build"));
            assert_eq!(done.loses.is_some(), chances);
            if chances { asked += 1 } else { quiet += 1 }
        }
    })
    .unwrap();
    assert!(asked > 3 && quiet > 3, "{asked} {quiet}");
}

#[test]
fn leaving_a_village_alone_is_asked_about() {
    let renderer = Renderer::<RiseOfTribesBoard>::new(Language::English).unwrap();
    let mut asked = 0;
    for seed in 900..912 {
        random_game::<RiseOfTribes>(&two(), seed, |table, seat, _| {
            let state = table.state();
            if !matches!(state.frames.top(), Some(Frame::Move(_))) {
                return;
            }
            let scene = renderer.view(table, Viewer::Seat(seat));
            let villages = state.player(seat).villages.iter();
            for hex in villages.filter(|&hex| state.field.of(seat, hex) == 1) {
                let leaves = format!("move {hex}>");
                for choice in scene.choices.iter().filter(|choice| choice.action.starts_with(&leaves)) {
                    assert!(choice.loses.as_ref().is_some_and(|loses| loses.contains("village")));
                    asked += 1;
                }
            }
        })
        .unwrap();
    }
    assert!(asked > 0);
}
