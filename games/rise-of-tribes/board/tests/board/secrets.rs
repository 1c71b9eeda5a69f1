//! Cards nobody may know, looked for by name.

use pages::conformance::{Renderer, random_game};
use rise_of_tribes::{Options, RiseOfTribes};
use rise_of_tribes_board::RiseOfTribesBoard;
use table::{Viewer, text::Phrase};
use words::Language;

#[test]
fn no_scene_shows_a_goal_that_lies_in_a_deck() {
    let renderer = Renderer::<RiseOfTribesBoard>::new(Language::English).unwrap();
    let options = Options { seats: 4, elders: true, powers: true, random_tiles: 5, ..Options::default() };
    let mut hidden = 0;
    random_game::<RiseOfTribes>(&options, 300, |table, _, decision| {
        if decision % 15 != 0 {
            return;
        }
        for viewer in Viewer::all(4) {
            let observation = table.view(viewer).observation;
            let scene = renderer.view(table, viewer);
            for (tribe, holdings) in observation.tribes.iter().zip(&scene.holdings) {
                for goal in tribe.deck {
                    hidden += 1;
                    let name = renderer.text(&Phrase::new(format!("rise-of-tribes-goal-{goal}")));
                    for shown in [format!("goal-{goal}\""), format!(">{name}<"), format!("</svg>{name}")] {
                        assert!(!holdings.full.0.contains(&shown), "{goal} lies in the deck");
                    }
                }
            }
        }
    })
    .unwrap();
    assert!(hidden > 100, "only {hidden} hidden goals were looked for");
}

/// Everything that is shared is known to all.
#[test]
fn those_who_do_not_choose_see_the_same_board_as_everybody() {
    let renderer = Renderer::<RiseOfTribesBoard>::new(Language::English).unwrap();
    let options = Options { seats: 3, powers: true, ..Options::default() };
    random_game::<RiseOfTribes>(&options, 301, |table, seat, _| {
        let viewers = [Viewer::Seat(seat.left(3)), Viewer::Public];
        let [theirs, all] = viewers.map(|viewer| renderer.view(table, viewer).sections);
        for (one, other) in theirs.iter().zip(&all) {
            assert_eq!(one.body.0, other.body.0);
        }
    })
    .unwrap();
}
