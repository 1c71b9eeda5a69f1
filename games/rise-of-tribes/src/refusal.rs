//! Why an action is not accepted.

use table::{
    refusal::{Refuses, RuleId},
    text::Phrase,
};

macro_rules! refusals {
    ($($(#[$meta:meta])* $name:ident, $rule:literal, $key:literal;)+) => {
        /// Why an action is not accepted, with the rule that stands in the way.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum Refusal {
            $(
                #[doc = concat!("`", $rule, "`")]
                #[error("{}: {}", $rule, $key)]
                $name,
            )+
        }

        impl Refusal {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];
        }

        impl Refuses for Refusal {
            fn rule(&self) -> RuleId {
                RuleId(match self {
                    $(Self::$name => $rule,)+
                })
            }

            fn phrase(&self) -> Phrase {
                Phrase::new(match self {
                    $(Self::$name => concat!("rise-of-tribes-refusal-", $key),)+
                })
            }
        }
    };
}

refusals! {
    NotNow, "RT-TURN-01", "not-now";
    Over, "RT-END-01", "over";
    NotTheOutcome, "RT-TURN-04", "not-the-outcome";
    NotYourPower, "RT-CHIEF-02", "not-your-power";
    NotFree, "RT-SETUP-21", "not-free";
    NoPair, "RT-SETUP-24", "no-pair";
    NotAMountain, "RT-TERRAIN-15", "not-a-mountain";
    ReturnToFree, "RT-END-05", "return-to-free";
    NoSuchDie, "RT-DICE-05", "no-such-die";
    DeedTaken, "RT-DICE-04", "deed-taken";
    GrowElsewhere, "RT-GROW-02", "grow-elsewhere";
    NoMoreMembers, "RT-GROW-01", "no-more-members";
    NotShared, "RT-CHIEF-13", "not-shared";
    BoardFull, "RT-CHIEF-20", "board-full";
    MemberMoved, "RT-MOVE-04", "member-moved";
    TooFar, "RT-MOVE-05", "too-far";
    NoMoreMoves, "RT-MOVE-01", "no-more-moves";
    MammothStays, "RT-EVENT-37", "mammoth-stays";
    NotGatherable, "RT-GATHER-01", "not-gatherable";
    GatheredTwice, "RT-RULING-11", "gathered-twice";
    WildOnce, "RT-TERRAIN-08", "wild-once";
    NotEnoughHere, "RT-TERRAIN-10", "not-enough-here";
    InvadersHere, "RT-RULING-48", "invaders-here";
    WrongGood, "RT-GATHER-02", "wrong-good";
    NotOnTheCard, "RT-EVENT-21", "not-on-the-card";
    GoalNotOpen, "RT-LEAD-06", "goal-not-open";
    NoMoreDiscards, "RT-LEAD-03", "no-more-discards";
    NotDrawn, "RT-LEAD-02", "not-drawn";
    NotForSale, "RT-EVENT-55", "not-for-sale";
    CannotPay, "RT-EVENT-52", "cannot-pay";
    NoExchange, "RT-CHIEF-10", "no-exchange";
    NoLesson, "RT-ELDER-03", "no-lesson";
    ElderTired, "RT-ELDER-04", "elder-tired";
    NothingHeld, "RT-RULING-14", "nothing-held";
    NotARival, "RT-RULING-14", "not-a-rival";
    NoMarch, "RT-CHIEF-16", "no-march";
    NoMajority, "RT-CHIEF-19", "no-majority";
    NotAdjacent, "RT-CHIEF-19", "not-adjacent";
    NothingHidden, "RT-CHIEF-20", "nothing-hidden";
    NoConflict, "RT-CONF-03", "no-conflict";
    ConflictsWait, "RT-CONF-03", "conflicts-wait";
    NoProvocation, "RT-CHIEF-24", "no-provocation";
    NoTarget, "RT-CONF-11", "no-target";
    NoRetreat, "RT-CHIEF-23", "no-retreat";
    NotOnOwnHex, "RT-VILL-03", "not-on-own-hex";
    VillageHere, "RT-VILL-04", "village-here";
    NoTokens, "RT-RULING-26", "no-tokens";
    NoVillageOnIce, "RT-TERRAIN-18", "no-village-on-ice";
    VillageCost, "RT-VILL-02", "village-cost";
    NotControlled, "RT-EVENT-58", "not-controlled";
    NoElder, "RT-RULING-61", "no-elder";
    NoHiddenVillage, "RT-CHIEF-26", "no-hidden-village";
    NothingToSpare, "RT-CHIEF-11", "nothing-to-spare";
    GoalCost, "RT-GOAL-05", "goal-cost";
    ConditionFails, "RT-GOAL-07", "condition-fails";
    NoKnowledge, "RT-EVENT-31", "no-knowledge";
    NoOffering, "RT-GOAL-16", "no-offering";
    OfferingCost, "RT-GOAL-17", "offering-cost";
    NoMemberHere, "RT-RULING-32", "no-member-here";
    NotThisHex, "RT-EVENT-43", "not-this-hex";
    NotLeastPopulated, "RT-EVENT-35", "not-least-populated";
    NotThisPlace, "RT-EVENT-46", "not-this-place";
    NoBeastHere, "RT-EVENT-36", "no-beast-here";
    BidTooLow, "RT-EVENT-58", "bid-too-low";
    NotALake, "RT-CHIEF-12", "not-a-lake";
    NotEntered, "RT-CHIEF-23", "not-entered";
    NoMoon, "RT-CHIEF-27", "no-moon";
    TooLateToForetell, "RT-CHIEF-22", "too-late-to-foretell";
}

/// `Ok` if `holds`, else the refusal.
#[inline]
pub(crate) const fn ensure(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}
