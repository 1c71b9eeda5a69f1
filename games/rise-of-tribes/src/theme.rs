//! What choices are about.

use table::Theme;

use crate::action::Action;

impl Action {
    /// What a choice with this best action is about.
    pub(crate) const fn theme(self) -> Theme {
        match self {
            Self::Foretell(_)
            | Self::Roll
            | Self::Light
            | Self::Place(..)
            | Self::Hunt(..)
            | Self::Tame(_) => Theme::Dice,
            Self::Settle(_)
            | Self::PlaceGlacier(_)
            | Self::Return(_)
            | Self::Grow(_)
            | Self::Wed(_)
            | Self::Hide
            | Self::Educate(_)
            | Self::PlaceSabreTooth(_)
            | Self::PlaceInvaders(_)
            | Self::PlaceMammoth(_)
            | Self::PlaceVolcano(_)
            | Self::Release(_) => Theme::Placement,
            Self::Move(..) | Self::Herd(_) | Self::March(..) | Self::Drive(_) | Self::Evade(_) => {
                Theme::Movement
            }
            Self::Scare(..)
            | Self::Fight(_)
            | Self::Provoke(_)
            | Self::Shoot(_)
            | Self::Walls
            | Self::Lose(_) => Theme::Conflict,
            Self::Take(_)
            | Self::Claim(..)
            | Self::Gather(..)
            | Self::Extra
            | Self::Basket(_)
            | Self::Give(..)
            | Self::Trade(..)
            | Self::Pay(_)
            | Self::Bid(_) => Theme::Goods,
            Self::Power(_)
            | Self::Discard(_)
            | Self::Draw
            | Self::DrawMore
            | Self::Under(_)
            | Self::Borrow(..)
            | Self::Complete(_)
            | Self::Learn(_) => Theme::Cards,
            Self::Build(_) | Self::BuildWithElder(_) | Self::BuildHidden | Self::Spare(_) | Self::Buy(_) => {
                Theme::Building
            }
            Self::Offer(_) | Self::Sacrifice(_) => Theme::Rites,
            Self::Done => Theme::Timing,
        }
    }
}
