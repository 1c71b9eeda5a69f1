//! The first turns of a newcomer, explained: two turns in a game for two, from the first Labor to the first Megaliths.

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
    yours("side a", "endless-winter-board-guide-side"),
    theirs("side a"),
    yours("place tribe develop", "endless-winter-board-guide-place"),
    yours("play artisan", "endless-winter-board-guide-artisan"),
    yours("play brave", "endless-winter-board-guide-brave"),
    yours("learn naming-rite", "endless-winter-board-guide-learn"),
    yours("stone wanderers", "endless-winter-board-guide-stone"),
    yours("draw", "endless-winter-board-guide-draw"),
    yours("tool", "endless-winter-board-guide-bottom"),
    yours("done", "endless-winter-board-guide-end"),
    theirs("place chief hunt"),
    theirs("skill chief"),
    theirs("track"),
    theirs("play hunter"),
    theirs("hunt mammoth"),
    theirs("done"),
    theirs("track"),
    theirs("done"),
    yours("culture naming-rite", "endless-winter-board-guide-culture"),
    yours("place chief initiate", "endless-winter-board-guide-chief"),
    yours("skill naming-rite", "endless-winter-board-guide-naming"),
    yours("train hunter", "endless-winter-board-guide-train"),
    yours("play brave", "endless-winter-board-guide-second-brave"),
    yours("play tribeswoman", "endless-winter-board-guide-tribeswoman"),
    yours("recruit scout", "endless-winter-board-guide-recruit"),
    yours("rite", "endless-winter-board-guide-rite"),
    yours("bury hand tribesman", "endless-winter-board-guide-bury"),
    yours("train elder", "endless-winter-board-guide-elder"),
    yours("honor", "endless-winter-board-guide-honor"),
    yours("skill chief", "endless-winter-board-guide-megalith-skill"),
    yours("megalith d4", "endless-winter-board-guide-megalith"),
    yours("megalith d5", "endless-winter-board-guide-extra"),
    yours("tool", "endless-winter-board-guide-tool"),
    yours("bury board tribeswoman", "endless-winter-board-guide-bury-board"),
    yours("done", "endless-winter-board-guide-farewell"),
];

/// The guided start.
pub(crate) const fn guide() -> Guide {
    Guide {
        options: r#"{"seats":2}"#,
        seed: "cfbe4086a9a7886eabbf52336e0d128212a9b21c23ec8c26e113e3554763b414",
        steps: STEPS,
    }
}
