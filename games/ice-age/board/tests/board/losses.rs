//! When the page asks before something is given up.

use ice_age::{IceAge, Options};
use ice_age_board::IceAgeBoard;
use pages::conformance::{Renderer, random_game};
use table::Viewer;
use words::Language;

#[test]
fn stopping_asks_only_if_something_is_lost() {
    let renderer = Renderer::<IceAgeBoard>::new(Language::English).unwrap();
    let (mut asked, mut silent) = (0, 0);
    for seed in 31..37 {
        random_game::<IceAge>(&Options { seats: 3, ..Options::default() }, seed, |table, acting, _| {
            let scene = renderer.view(table, Viewer::Seat(acting));
            for choice in &scene.choices {
                let lossless = choice.action != "done"
                    && !choice.action.starts_with("play D-")
                    && choice.action != "copy dark";
                assert!(!lossless || choice.loses.is_none(), "'{}' loses nothing", choice.action);
                if choice.action == "done" {
                    if choice.loses.is_some() {
                        asked += 1;
                    } else {
                        silent += 1;
                    }
                    let could_place = scene.choices.iter().any(|other| other.action.starts_with("place "));
                    assert!(!could_place || choice.loses.is_some(), "hunters could still be placed");
                }
            }
        })
        .unwrap();
    }
    assert!(asked > 0 && silent > 0);
}
