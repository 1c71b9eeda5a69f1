//! The guided start, played through.

use pages::{AnyBoard, Drawn};
use rise_of_tribes::Options;
use rise_of_tribes_board::RiseOfTribesBoard;
use table::{Rules, Seat, Turn, dealer::Seed, text::Phrase, text::Words};
use words::Speaker;

use crate::play::{dictionary, opened};

#[test]
fn the_guided_start_plays_through_and_ends_with_points() {
    let guide = Drawn::<RiseOfTribesBoard>::new().guide().unwrap();
    let options: Options = serde_json::from_str(guide.options).unwrap();
    let mut table = opened(&options, Seed::from_hex(guide.seed).unwrap());
    for step in guide.steps {
        let seat = Seat::new(step.seat);
        assert_eq!(table.turn(), Turn::Choose(seat), "before '{}'", step.action);
        let action = table.rules().read_action(step.action).unwrap();
        table.play(seat, action).unwrap();
    }
    assert_eq!(table.state().player(Seat::new(0)).score(), 3);
    assert_eq!(table.state().active, Seat::new(1), "the newcomer's second turn is over");
}

#[test]
fn everything_the_newcomer_does_is_explained_in_both_languages() {
    let guide = Drawn::<RiseOfTribesBoard>::new().guide().unwrap();
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
