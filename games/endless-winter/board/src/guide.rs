//! The first round of a newcomer, explained: three turns and the Eclipse in a game for two, from the first Labor to the points of
//! a Sacred Stone.

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
    yours("done", "endless-winter-board-guide-second-end"),
    theirs("place tribe initiate"),
    theirs("play tribeswoman"),
    theirs("skill tribeswoman"),
    theirs("tool"),
    theirs("eat 2"),
    theirs("play tribesman"),
    theirs("recruit shaman"),
    theirs("play tribeswoman"),
    theirs("play shaman"),
    theirs("skill shaman"),
    theirs("tool"),
    theirs("recruit elder"),
    theirs("play brave"),
    theirs("done"),
    yours("place tribe migrate", "endless-winter-board-guide-migrate"),
    yours("camp", "endless-winter-board-guide-camp"),
    yours("play scout", "endless-winter-board-guide-scout"),
    yours("move 9>8", "endless-winter-board-guide-move-forest"),
    yours("move 9>10", "endless-winter-board-guide-move-highland"),
    yours("done", "endless-winter-board-guide-move-on"),
    yours("camp", "endless-winter-board-guide-free-camp"),
    yours("move 9>4", "endless-winter-board-guide-move-grassland"),
    yours("done", "endless-winter-board-guide-third-end"),
    yours("commit tribeswoman", "endless-winter-board-guide-commit"),
    theirs("place tribe rest"),
    theirs("tip sloth"),
    theirs("offering"),
    theirs("done"),
    theirs("megalith d6"),
    theirs("tool"),
    yours("draw", "endless-winter-board-guide-eclipse"),
    yours("skill tribeswoman", "endless-winter-board-guide-eclipse-skill"),
    yours("gather 4", "endless-winter-board-guide-gather-grassland"),
    yours("gather 8", "endless-winter-board-guide-gather-forest"),
    yours("tool", "endless-winter-board-guide-gather-tool"),
    yours("gather 10", "endless-winter-board-guide-gather-highland"),
    yours("offering", "endless-winter-board-guide-gather-offering"),
    yours("tool", "endless-winter-board-guide-farewell"),
];

/// The guided round.
pub(crate) const fn guide() -> Guide {
    Guide {
        options: r#"{"seats":2}"#,
        seed: "cfbe4086a9a7886eabbf52336e0d128212a9b21c23ec8c26e113e3554763b414",
        steps: STEPS,
    }
}
