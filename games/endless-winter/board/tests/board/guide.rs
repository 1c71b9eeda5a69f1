//! The guided start, played through.

use endless_winter::options::Options;
use endless_winter_board::EndlessWinterBoard;
use pages::{AnyBoard, Drawn};
use table::{
    Rules, Seat, Turn,
    dealer::Seed,
    text::{Phrase, Words},
};
use words::Speaker;

use crate::play::{dictionary, opened};

#[test]
fn the_guided_start_plays_through_two_turns_of_the_newcomer() {
    let guide = Drawn::<EndlessWinterBoard>::new().guide().unwrap();
    let options: Options = serde_json::from_str(guide.options).unwrap();
    let mut table = opened(&options, Seed::from_hex(guide.seed).unwrap());
    for step in guide.steps {
        let seat = Seat::new(step.seat);
        assert_eq!(table.turn(), Turn::Choose(seat), "before '{}'", step.action);
        let action = table.rules().read_action(step.action).unwrap();
        table.play(seat, action).unwrap();
    }
    let newcomer = &table.state().open.players[0];
    assert_eq!(newcomer.figures.placed().count(), 2, "two turns are over");
}

#[test]
fn everything_the_newcomer_does_is_explained_in_both_languages() {
    let guide = Drawn::<EndlessWinterBoard>::new().guide().unwrap();
    for language in ["en", "fr"] {
        let dictionary = dictionary(language);
        let speaker = Speaker { dictionary: &dictionary, names: &[] };
        for step in guide.steps {
            assert_eq!(step.text.is_some(), step.seat == 0, "'{}'", step.action);
            if let Some(key) = step.text {
                let said = speaker.say(&Phrase::new(key));
                assert!(!said.contains(['⟨', '{']), "{language}: {said}");
            }
        }
    }
}
