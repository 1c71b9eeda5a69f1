//! The guided start can be played as written.

#![allow(clippy::unwrap_used, reason = "a broken guide should stop the test")]

mod common;

use common::{LANGUAGES, dictionary};
use ice_age::IceAge;
use ice_age_board::IceAgeBoard;
use pages::{AnyBoard, Drawn};
use table::{
    Seat, Turn,
    any::{AnyGame, Boxed, Opening},
    dealer::Seed,
};

#[test]
fn the_guide_plays_through_and_explains_every_step_of_the_newcomer() {
    let guide = Drawn::<IceAgeBoard>::new().guide().unwrap();
    let opening = Opening {
        options: serde_json::from_str(guide.options).unwrap(),
        seed: Some(Seed::from_hex(guide.seed).unwrap()),
        ..Opening::default()
    };
    let mut table = Boxed::<IceAge>::new().open(&opening).unwrap();
    for (number, step) in guide.steps.iter().enumerate() {
        let seat = Seat::new(step.seat);
        assert_eq!(table.turn(), Turn::Choose(seat), "step {number}");
        table.play(seat, step.action, None).unwrap();
        assert_eq!(step.text.is_some(), step.seat == 0, "step {number}");
        for language in LANGUAGES {
            let dictionary = dictionary(language);
            assert!(
                step.text.is_none_or(|key| dictionary.has(key)),
                "step {number} is silent in '{language}'"
            );
        }
    }
}
