//! What choices are about.

use table::Theme;

use crate::{action::Action, rivers::RiverAction};

impl Action {
    /// What a choice with this best action is about.
    pub(super) const fn theme(self) -> Theme {
        match self {
            Self::Tribe(_) | Self::Eat(_) | Self::Pay | Self::Discard(_) | Self::Chief | Self::Skill(_) => {
                Theme::Labor
            }
            Self::Side(_)
            | Self::DraftChief(..)
            | Self::DraftSetup(_)
            | Self::Culture(_)
            | Self::Recruit(_)
            | Self::Train(_)
            | Self::Learn(_)
            | Self::Draw => Theme::Cards,
            Self::Place(..) => Theme::Placement,
            Self::Move(..) => Theme::Movement,
            Self::Camp | Self::Village(_) | Self::Megalith(_) => Theme::Building,
            Self::Reveal | Self::HuntNone | Self::Hunt(_) | Self::Track | Self::Tip(_) => Theme::Hunting,
            Self::Stone(_) | Self::Rite | Self::Bury(..) | Self::Offering | Self::Honor | Self::Cash => {
                Theme::Rites
            }
            Self::Tool | Self::Food | Self::Fill | Self::Gather(_) => Theme::Goods,
            Self::Commit(_) | Self::TokenOpen | Self::TokenNext | Self::Done => Theme::Timing,
            Self::River(action) => match action {
                RiverAction::Start(_) => Theme::Placement,
                RiverAction::Raft(_) | RiverAction::Delta => Theme::Movement,
                RiverAction::CampAtRaft | RiverAction::VillageWithRaft(_) => Theme::Building,
                RiverAction::Fish => Theme::Hunting,
                RiverAction::Drive(..) => Theme::Conflict,
            },
        }
    }
}
