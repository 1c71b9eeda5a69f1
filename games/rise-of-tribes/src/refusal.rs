//! Why an action is not accepted.

table::refusals! {
    /// Why an action is not accepted, with the rule that stands in the way.
    pub enum Refusal, "rise-of-tribes-refusal-", include_str!("../locales/en.ftl");
    /// That is not what is asked now.
    NotNow: "RT-TURN-01", "not-now";
    /// The game is over.
    Over: "RT-END-01", "over";
    /// Chance cannot say that now.
    NotTheOutcome: "RT-TURN-04", "not-the-outcome";
    /// Your chief does not have this power.
    NotYourPower: "RT-CHIEF-02", "not-your-power";
    /// Somebody is there already.
    NotFree: "RT-SETUP-21", "not-free";
    /// There must be two unoccupied hexes side by side.
    NoPair: "RT-SETUP-24", "no-pair";
    /// The glacier needs an ordinary mountain.
    NotAMountain: "RT-TERRAIN-15", "not-a-mountain";
    /// You must return to an unoccupied hex.
    ReturnToFree: "RT-END-05", "return-to-free";
    /// You have no such die.
    NoSuchDie: "RT-DICE-05", "no-such-die";
    /// The two actions of a turn must differ, and both dice must be placed.
    DeedTaken: "RT-DICE-04", "deed-taken";
    /// New members come to hexes where your tribe is.
    GrowElsewhere: "RT-GROW-02", "grow-elsewhere";
    /// No more members can be added.
    NoMoreMembers: "RT-GROW-01", "no-more-members";
    /// You do not share this hex with an opponent.
    NotShared: "RT-CHIEF-13", "not-shared";
    /// No more members can be hidden.
    BoardFull: "RT-CHIEF-20", "board-full";
    /// No member there can still move.
    MemberMoved: "RT-MOVE-04", "member-moved";
    /// That is too far.
    TooFar: "RT-MOVE-05", "too-far";
    /// No more members can move.
    NoMoreMoves: "RT-MOVE-01", "no-more-moves";
    /// The mammoth cannot go there.
    MammothStays: "RT-EVENT-37", "mammoth-stays";
    /// You cannot gather there.
    NotGatherable: "RT-GATHER-01", "not-gatherable";
    /// This hex has been chosen already.
    GatheredTwice: "RT-RULING-11", "gathered-twice";
    /// The wild land can be chosen only once.
    WildOnce: "RT-TERRAIN-08", "wild-once";
    /// You need more members there.
    NotEnoughHere: "RT-TERRAIN-10", "not-enough-here";
    /// Invaders stand in the way.
    InvadersHere: "RT-RULING-48", "invaders-here";
    /// There is no such good there.
    WrongGood: "RT-GATHER-02", "wrong-good";
    /// The card has none of these left.
    NotOnTheCard: "RT-EVENT-21", "not-on-the-card";
    /// This goal is not in progress.
    GoalNotOpen: "RT-LEAD-06", "goal-not-open";
    /// You may discard only one goal per village.
    NoMoreDiscards: "RT-LEAD-03", "no-more-discards";
    /// You have not just drawn this card.
    NotDrawn: "RT-LEAD-02", "not-drawn";
    /// This is not for sale.
    NotForSale: "RT-EVENT-55", "not-for-sale";
    /// You cannot pay that.
    CannotPay: "RT-EVENT-52", "cannot-pay";
    /// You cannot exchange that now.
    NoExchange: "RT-CHIEF-10", "no-exchange";
    /// Your elder cannot learn that now.
    NoLesson: "RT-ELDER-03", "no-lesson";
    /// Your elder has learned something this turn already.
    ElderTired: "RT-ELDER-04", "elder-tired";
    /// You do not have enough.
    NothingHeld: "RT-RULING-14", "nothing-held";
    /// That must be another player.
    NotARival: "RT-RULING-14", "not-a-rival";
    /// Nobody can march there now.
    NoMarch: "RT-CHIEF-16", "no-march";
    /// You need the majority there.
    NoMajority: "RT-CHIEF-19", "no-majority";
    /// That hex is not next to it.
    NotAdjacent: "RT-CHIEF-19", "not-adjacent";
    /// No hidden member can come out there.
    NothingHidden: "RT-CHIEF-20", "nothing-hidden";
    /// There is no conflict there.
    NoConflict: "RT-CONF-03", "no-conflict";
    /// There are conflicts to resolve first.
    ConflictsWait: "RT-CONF-03", "conflicts-wait";
    /// You cannot start a conflict there now.
    NoProvocation: "RT-CHIEF-24", "no-provocation";
    /// There is nobody to strike.
    NoTarget: "RT-CONF-11", "no-target";
    /// Nobody can flee there.
    NoRetreat: "RT-CHIEF-23", "no-retreat";
    /// You have no member there.
    NotOnOwnHex: "RT-VILL-03", "not-on-own-hex";
    /// There is a village already.
    VillageHere: "RT-VILL-04", "village-here";
    /// There are no village tokens left.
    NoTokens: "RT-RULING-26", "no-tokens";
    /// No village can stand on the glacier.
    NoVillageOnIce: "RT-TERRAIN-18", "no-village-on-ice";
    /// You cannot pay for the village.
    VillageCost: "RT-VILL-02", "village-cost";
    /// You do not control this hex.
    NotControlled: "RT-EVENT-58", "not-controlled";
    /// Your elder is on the map already, or not in this game.
    NoElder: "RT-RULING-61", "no-elder";
    /// You cannot build a hidden village now.
    NoHiddenVillage: "RT-CHIEF-26", "no-hidden-village";
    /// You cannot save that.
    NothingToSpare: "RT-CHIEF-11", "nothing-to-spare";
    /// You cannot pay for this development.
    GoalCost: "RT-GOAL-05", "goal-cost";
    /// The condition is not fulfilled.
    ConditionFails: "RT-GOAL-07", "condition-fails";
    /// No knowledge can be shared now.
    NoKnowledge: "RT-EVENT-31", "no-knowledge";
    /// You cannot make an offering now.
    NoOffering: "RT-GOAL-16", "no-offering";
    /// You do not have this offering.
    OfferingCost: "RT-GOAL-17", "offering-cost";
    /// No member is there.
    NoMemberHere: "RT-RULING-32", "no-member-here";
    /// The sabre-tooth goes to another mountain.
    NotThisHex: "RT-EVENT-43", "not-this-hex";
    /// That is not one of the least populated hexes.
    NotLeastPopulated: "RT-EVENT-35", "not-least-populated";
    /// The volcano cannot rise there.
    NotThisPlace: "RT-EVENT-46", "not-this-place";
    /// That beast is out of reach.
    NoBeastHere: "RT-EVENT-36", "no-beast-here";
    /// Bid more than the others.
    BidTooLow: "RT-EVENT-58", "bid-too-low";
    /// That lake gave no food.
    NotALake: "RT-CHIEF-12", "not-a-lake";
    /// You entered no such empty hex.
    NotEntered: "RT-CHIEF-23", "not-entered";
    /// There is no moon to turn.
    NoMoon: "RT-CHIEF-27", "no-moon";
    /// A face can be named only before the roll.
    TooLateToForetell: "RT-CHIEF-22", "too-late-to-foretell";
}

/// `Ok` if `holds`, else the refusal.
#[inline]
pub(crate) const fn ensure(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}
