//! The first round of a newcomer, explained: settling, a light card, a club as a gift, a dark card, and the end of the round with
//! conflicts, points and the glacier.

use pages::{Guide, GuideStep};

/// A game of three on a fixed seed; the newcomer sits in the first seat and begins.
pub(crate) const GUIDE: Guide = Guide {
    options: r#"{"seats":3}"#,
    seed: "69a09126689952b095ff6aaa91b2bbd9c2c7bd220ddb5c62ecf1f4e42f61b7fc",
    steps: &[
        own("place 6", "ice-age-board-guide-welcome"),
        other(1, "place 7"),
        other(2, "place 5"),
        own("place 7", "ice-age-board-guide-feeds"),
        other(1, "place 7"),
        other(2, "place 7"),
        own("place 6", "ice-age-board-guide-together"),
        other(1, "place 5"),
        other(2, "place 8"),
        own("place 8", "ice-age-board-guide-herds"),
        other(1, "place 7"),
        other(2, "place 5"),
        own("place 7", "ice-age-board-guide-fight"),
        other(1, "place 7"),
        other(2, "place 5"),
        own("place 11", "ice-age-board-guide-quiet"),
        other(1, "place 7"),
        other(2, "place 6"),
        own("play L-forest", "ice-age-board-guide-light"),
        own("option 1", "ice-age-board-guide-option"),
        own("place 5", "ice-age-board-guide-forest"),
        own("place 5", "ice-age-board-guide-again"),
        own("place 11", "ice-age-board-guide-last-hunter"),
        own("keep hand", "ice-age-board-guide-put-away"),
        own("draw light", "ice-age-board-guide-draw"),
        other(1, "play D-gift"),
        other(1, "name s3"),
        other(2, "option 2"),
        other(2, "move s3 7>5"),
        other(2, "move s3 6>5"),
        other(1, "keep hand"),
        other(1, "draw dark"),
        other(2, "play D-gift"),
        other(2, "name s1"),
        own("option 1", "ice-age-board-guide-gift"),
        own("club 7", "ice-age-board-guide-club"),
        other(2, "keep hand"),
        other(2, "draw light"),
        own("play D-guest", "ice-age-board-guide-dark"),
        other(1, "place 8"),
        other(2, "place 5"),
        own("away D-ember", "ice-age-board-guide-away"),
        own("draw light", "ice-age-board-guide-two"),
        own("draw light", "ice-age-board-guide-second"),
        other(1, "play D-feast"),
        other(2, "place 8"),
        other(2, "place 6"),
        own("place 8", "ice-age-board-guide-feast"),
        own("place 10", "ice-age-board-guide-feast-quiet"),
        other(1, "away L-mammoth"),
        other(1, "draw light"),
        other(1, "draw dark"),
        other(2, "play D-feast"),
        own("place 10", "ice-age-board-guide-last-stone"),
        own("move s1 7>6", "ice-age-board-guide-instead"),
        other(1, "place 10"),
        other(1, "place 6"),
        other(1, "cover 5"),
        own("play D-strike", "ice-age-board-guide-end"),
    ],
};

/// What the newcomer does, and why.
const fn own(action: &'static str, text: &'static str) -> GuideStep {
    GuideStep { seat: 0, action, text: Some(text) }
}

/// What somebody else does.
const fn other(seat: usize, action: &'static str) -> GuideStep {
    GuideStep { seat, action, text: None }
}
