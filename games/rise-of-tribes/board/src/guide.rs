//! The first turns of a newcomer, explained: three turns in a game for two, from the first hex to the first points, events and a
//! conflict.

use pages::{Guide, GuideStep};

/// A step of the newcomer, with its explanation.
const fn yours(action: &'static str, text: &'static str) -> GuideStep {
    GuideStep { seat: 0, action, text: Some(text) }
}

/// A step of the other player.
const fn theirs(action: &'static str) -> GuideStep {
    GuideStep { seat: 1, action, text: None }
}

const STEPS: &[GuideStep] = &[
    yours("settle h5", "rise-of-tribes-board-guide-settle"),
    theirs("settle h1"),
    yours("place sun grow", "rise-of-tribes-board-guide-sun-grow"),
    yours("grow h5", "rise-of-tribes-board-guide-grow"),
    yours("grow h5", "rise-of-tribes-board-guide-grow-on"),
    yours("grow h5", "rise-of-tribes-board-guide-grow-on"),
    yours("grow h5", "rise-of-tribes-board-guide-grow-last"),
    yours("place blank move", "rise-of-tribes-board-guide-blank-move"),
    yours("move h5>h2", "rise-of-tribes-board-guide-move"),
    yours("move h5>h2", "rise-of-tribes-board-guide-move-on"),
    yours("move h5>h6", "rise-of-tribes-board-guide-move-mountain"),
    yours("move h5>h6", "rise-of-tribes-board-guide-move-last"),
    yours("done", "rise-of-tribes-board-guide-end"),
    theirs("place moon grow"),
    theirs("grow h1"),
    theirs("grow h1"),
    theirs("done"),
    theirs("place blank gather"),
    theirs("gather h1 food"),
    theirs("done"),
    yours("place blank lead", "rise-of-tribes-board-guide-lead"),
    yours("place sun gather", "rise-of-tribes-board-guide-gather"),
    yours("gather h5 wood", "rise-of-tribes-board-guide-gather-forest"),
    yours("gather h2 food", "rise-of-tribes-board-guide-gather-lake"),
    yours("gather h6 stone", "rise-of-tribes-board-guide-gather-mountain"),
    yours("complete smoking-racks", "rise-of-tribes-board-guide-development"),
    yours("complete home-valley", "rise-of-tribes-board-guide-achievement"),
    yours("done", "rise-of-tribes-board-guide-second-end"),
    theirs("place sun lead"),
    theirs("place sun move"),
    theirs("move h1>h4"),
    theirs("move h1>h4"),
    theirs("done"),
    theirs("done"),
    yours("place blank grow", "rise-of-tribes-board-guide-event"),
    yours("grow h2", "rise-of-tribes-board-guide-grow-lake"),
    yours("grow h2", "rise-of-tribes-board-guide-grow-lake-on"),
    yours("grow h2", "rise-of-tribes-board-guide-grow-lake-on"),
    yours("grow h2", "rise-of-tribes-board-guide-grow-lake-last"),
    yours("place blank move", "rise-of-tribes-board-guide-march"),
    yours("move h2>h1", "rise-of-tribes-board-guide-attack"),
    yours("move h2>h1", "rise-of-tribes-board-guide-attack-on"),
    yours("move h2>h1", "rise-of-tribes-board-guide-attack-on"),
    yours("move h2>h1", "rise-of-tribes-board-guide-attack-last"),
    yours("done", "rise-of-tribes-board-guide-farewell"),
];

/// The guided round.
pub(crate) const fn guide() -> Guide {
    Guide {
        options: r#"{"seats":2}"#,
        seed: "b1d1e1d3342f6005adc2f01ab00267fe990c262e4e3f4b39d8af7d95ac7bdfc0",
        steps: STEPS,
    }
}
