//! Why an action is not accepted.

use table::{
    refusal::{Refuses, RuleId},
    text::Phrase,
};

/// The rule an action breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Another kind of decision is due.
    #[error("this is not what must be decided now")]
    NotNow,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The card is not in hand.
    #[error("the card is not in the hand")]
    NotInHand,
    /// The price cannot be paid.
    #[error("the price cannot be paid in full")]
    CannotPay,
    /// Eight or more stones.
    #[error("with so many stones a light card must be played")]
    MustPlayLight,
    /// Some card can be played.
    #[error("a card can be played, so one must be")]
    MustPlay,
    /// No visible discard to copy.
    #[error("the Cult has no visible card to copy there")]
    NothingToCopy,
    /// The option does not exist or cannot be done.
    #[error("this option of the card is not available")]
    NoSuchOption,
    /// The active player cannot perform a dark card himself.
    #[error("a dark card is performed by another player")]
    NotAnother,
    /// The region is under ice.
    #[error("the region is under ice")]
    Covered,
    /// The card does not allow this region.
    #[error("the card does not allow that region")]
    WrongRegion,
    /// The regions share no border.
    #[error("the regions are not neighbours")]
    NotNeighbours,
    /// A move must change the region.
    #[error("a move must change the region")]
    SameRegion,
    /// There is no such piece, or this card has already moved it.
    #[error("no such piece can be used there")]
    NoSuchPiece,
    /// The card speaks of own hunters.
    #[error("the card moves own hunters only")]
    NotOwn,
    /// Another player's club protects it.
    #[error("a club protects the hunter")]
    Protected,
    /// The card allows no more of this player's hunters.
    #[error("the card allows no more hunters of that player")]
    TooManyOfOne,
    /// Each hunter removed must belong to another player.
    #[error("the hunters removed must belong to different players")]
    OneOfEach,
    /// The card allows no more pieces.
    #[error("the card allows no more of these pieces")]
    NoMorePieces,
    /// Reserve pieces go first.
    #[error("a piece of the reserve must be used first")]
    ReserveFirst,
    /// No piece left to place.
    #[error("no piece is left to place")]
    ReserveEmpty,
    /// All pieces go together.
    #[error("all pieces of this card stay together")]
    StayTogether,
    /// A band on the move keeps to one way.
    #[error("a band on the move starts and ends together")]
    OneWay,
    /// A mammoth goes along only with a hunter.
    #[error("at least one hunter must go first")]
    HunterFirst,
    /// Clubs go under own hunters without one.
    #[error("a club goes under an own hunter without one")]
    CannotArm,
    /// The hand would be all of one colour.
    #[error("the hand would be all of one colour")]
    OneColour,
    /// Nothing to draw there.
    #[error("that pile has no cards")]
    EmptyPile,
    /// The glacier cannot reach that region.
    #[error("the glacier cannot reach that region")]
    OutOfGlacierReach,
    /// Chance cannot say that.
    #[error("chance cannot say that now")]
    Impossible,
}

impl Refusal {
    /// The rule and the message key.
    const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::NotNow => ("IA-MIG-02", "ice-age-refusal-not-now"),
            Self::GameOver => ("IA-END-01", "ice-age-refusal-game-over"),
            Self::NotInHand => ("IA-MIG-03", "ice-age-refusal-not-in-hand"),
            Self::CannotPay => ("IA-MIG-07", "ice-age-refusal-cannot-pay"),
            Self::MustPlayLight => ("IA-MIG-11", "ice-age-refusal-must-play-light"),
            Self::MustPlay => ("IA-MIG-03", "ice-age-refusal-must-play"),
            Self::NothingToCopy => ("IA-RULING-14", "ice-age-refusal-nothing-to-copy"),
            Self::NoSuchOption => ("IA-DEC-04", "ice-age-refusal-no-such-option"),
            Self::NotAnother => ("IA-MIG-10", "ice-age-refusal-not-another"),
            Self::Covered => ("IA-SETUP-05", "ice-age-refusal-covered"),
            Self::WrongRegion => ("IA-CARD-G-07", "ice-age-refusal-wrong-region"),
            Self::NotNeighbours => ("IA-CARD-G-08", "ice-age-refusal-not-neighbours"),
            Self::SameRegion => ("IA-RULING-25", "ice-age-refusal-same-region"),
            Self::NoSuchPiece => ("IA-CARD-G-03", "ice-age-refusal-no-such-piece"),
            Self::NotOwn => ("IA-CARD-L-06d", "ice-age-refusal-not-own"),
            Self::Protected => ("IA-CLUB-06", "ice-age-refusal-protected"),
            Self::TooManyOfOne => ("IA-CARD-L-07b", "ice-age-refusal-too-many-of-one"),
            Self::OneOfEach => ("IA-CARD-D-03b", "ice-age-refusal-one-of-each"),
            Self::NoMorePieces => ("IA-CARD-L-06a", "ice-age-refusal-no-more-pieces"),
            Self::ReserveFirst => ("IA-CARD-G-06", "ice-age-refusal-reserve-first"),
            Self::ReserveEmpty => ("IA-CARD-G-02", "ice-age-refusal-reserve-empty"),
            Self::StayTogether => ("IA-CARD-L-13b", "ice-age-refusal-stay-together"),
            Self::OneWay => ("IA-CARD-L-12c", "ice-age-refusal-one-way"),
            Self::HunterFirst => ("IA-RULING-26", "ice-age-refusal-hunter-first"),
            Self::CannotArm => ("IA-RULING-27", "ice-age-refusal-cannot-arm"),
            Self::OneColour => ("IA-MIG-19", "ice-age-refusal-one-colour"),
            Self::EmptyPile => ("IA-RULING-18", "ice-age-refusal-empty-pile"),
            Self::OutOfGlacierReach => ("IA-GLAC-03", "ice-age-refusal-out-of-glacier-reach"),
            Self::Impossible => ("IA-RULING-39", "ice-age-refusal-impossible"),
        }
    }
}

impl Refuses for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(self.entry().0)
    }
    fn phrase(&self) -> Phrase {
        Phrase::new(self.entry().1)
    }
}
