//! Why an action is not accepted, with the rule that stands in the way.

table::refusals! {
    /// Why an action or an outcome is not accepted.
    pub enum Refusal, "endless-winter-refusal-", include_str!("../locales/en.ftl");
    /// Nothing of the kind is asked now.
    NotNow: "EW-TURN-05", "not-now";
    /// The side of the Chief card is not open.
    NoSide: "EW-SETUP-20", "no-side";
    /// The card is not laid out for the draft.
    NotInDraft: "EW-VAR-07", "not-in-draft";
    /// The set-up card is not laid out for the draft.
    NoSetupCard: "EW-VAR-04", "no-setup-card";
    /// The Culture card is not in hand.
    NoCulture: "EW-TURN-06", "no-culture";
    /// A further Culture card needs another card to discard.
    NoFee: "EW-TURN-08", "no-fee";
    /// No such figure is available.
    NoFigure: "EW-TURN-12", "no-figure";
    /// The Tribe card is not in hand.
    NoTribe: "EW-TURN-23", "no-tribe";
    /// No Tribe cards in a Rest turn.
    Resting: "EW-REST-05", "resting";
    /// A card gained by the Initiate top action cannot be played.
    Fresh: "EW-INIT-04", "fresh";
    /// Not so much Food.
    NoFood: "EW-WORK-05", "no-food";
    /// The skill is used, bound to another column, or cannot be paid.
    NoSkill: "EW-TURN-33", "no-skill";
    /// The Chief's skill cannot be used.
    NoChiefSkill: "EW-TURN-36", "no-chief-skill";
    /// This type was asked for in this turn.
    SameType: "EW-INIT-02", "same-type";
    /// No Tribe card can be taken.
    NoRecruit: "EW-INIT-01", "no-recruit";
    /// No Culture card can be taken.
    NoLearn: "EW-DEV-01", "no-learn";
    /// This stone cannot be taken.
    NoStone: "EW-DEV-08", "no-stone";
    /// No Camp can be placed.
    NoCamp: "EW-MIG-01", "no-camp";
    /// This Camp cannot move there.
    NoMove: "EW-MIG-02", "no-move";
    /// No Village can be founded there.
    NoVillage: "EW-MIG-07", "no-village";
    /// No Animals can be turned up.
    NoReveal: "EW-HUNT-02", "no-reveal";
    /// This Animal cannot be taken.
    NoHunt: "EW-HUNT-06", "no-hunt";
    /// The top Animal cannot be taken.
    NoTrack: "EW-HUNT-13", "no-track";
    /// This Animal cannot be tipped.
    NoTip: "EW-HUNT-10", "no-tip";
    /// The middle of the Initiate column cannot be paid.
    NoRite: "EW-INIT-05", "no-rite";
    /// This card cannot be buried.
    NoBury: "EW-INIT-09", "no-bury";
    /// No Megalith can be placed there.
    NoMegalith: "EW-MEGA-04", "no-megalith";
    /// No benefit that high, or no card to draw.
    NoDraw: "EW-GOLD-04", "no-draw";
    /// No Idol to gain, or the marker stands on top.
    NoIdol: "EW-IDOL-12", "no-idol";
    /// No Tool or Food to gain.
    NoGain: "EW-GOLD-06", "no-gain";
    /// Nothing to pay for.
    NoPay: "EW-TURN-42", "no-pay";
    /// This card cannot be discarded.
    NoDiscard: "EW-RULING-28", "no-discard";
    /// This card cannot go into the Eclipse pile.
    NoCommit: "EW-TURN-27", "no-commit";
    /// No Rest token to choose.
    NoToken: "EW-RESTTOK-02", "no-token";
    /// This hex gives nothing now.
    NoGather: "EW-ECL-15", "no-gather";
    /// Nothing to decline or leave.
    NotDone: "EW-TURN-12", "not-done";
    /// No Starting tile can go there.
    NoStart: "RR-SETUP-24", "no-start";
    /// The Raft cannot move there.
    NoRaft: "RR-RAFT-04", "no-raft";
    /// No Camp can be placed from the Raft.
    NoLanding: "RR-CAMP-02", "no-landing";
    /// No Village can be founded there with the Raft.
    NoRaftVillage: "RR-VILL-01", "no-raft-village";
    /// No Fish token can be drawn.
    NoFish: "RR-FISH-02", "no-fish";
    /// The Raft is not closest to the Delta, or has scored.
    NoDelta: "RR-DELTA-01", "no-delta";
    /// This Camp of an opponent cannot be moved there.
    NoDrive: "RR-WARR-05", "no-drive";
    /// Chance cannot say this now.
    NotByChance: "EW-SETUP-04", "not-by-chance";
}
