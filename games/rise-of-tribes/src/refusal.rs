//! Why an action is not accepted.

use crate::action::Action;

table::refusals! {
    /// Why an action is not accepted, with the rule that stands in the way.
    pub enum Refusal, "rise-of-tribes-refusal-", include_str!("../locales/en.ftl");
    /// Another decision is due now.
    NotNow: "RT-TURN-01", "not-now";
    /// The game is over.
    Over: "RT-END-01", "over";
    /// This cannot be rolled, drawn or dealt now.
    NotTheOutcome: "RT-TURN-04", "not-the-outcome";
    /// Your chief does not have this power.
    NotYourPower: "RT-CHIEF-02", "not-your-power";
    /// The map has no such hex.
    NotOnTheMap: "RT-SETUP-04", "not-on-the-map";
    /// Choose an unoccupied hex.
    NotFreeForSecond: "RT-SETUP-21", "not-free-for-second";
    /// Choose an unoccupied hex.
    NotFreeForThird: "RT-SETUP-22", "not-free-for-third";
    /// Choose an unoccupied hex.
    NotFreeForFourth: "RT-SETUP-24", "not-free-for-fourth";
    /// Choose a hex with an unoccupied hex next to it.
    NoPair: "RT-RULING-40", "no-pair";
    /// Choose an unoccupied hex next to the first one.
    NotBeside: "RT-SETUP-24", "not-beside";
    /// The glacier goes on a mountain.
    NotAMountain: "RT-TERRAIN-15", "not-a-mountain";
    /// The glacier goes on an ordinary mountain, not on special terrain.
    NotAnOrdinaryMountain: "RT-RULING-63", "not-an-ordinary-mountain";
    /// Return to an unoccupied hex.
    ReturnToFree: "RT-END-05", "return-to-free";
    /// You have no such die.
    NoSuchDie: "RT-DICE-05", "no-such-die";
    /// You have taken this action; the two actions of a turn must differ.
    ActionTaken: "RT-DICE-04", "action-taken";
    /// Place both dice first.
    DiceLeft: "RT-RULING-04", "dice-left";
    /// Add members on hexes where your tribe is.
    GrowElsewhere: "RT-GROW-02", "grow-elsewhere";
    /// You cannot add more members with this action.
    NoMoreMembers: "RT-GROW-01", "no-more-members";
    /// You do not share this hex with an opponent.
    NotShared: "RT-CHIEF-13", "not-shared";
    /// You cannot hide more members.
    BoardFull: "RT-CHIEF-20", "board-full";
    /// You have no member there to move.
    NobodyToMove: "RT-MOVE-01", "nobody-to-move";
    /// All your members there have moved already.
    MemberMoved: "RT-MOVE-04", "member-moved";
    /// A member moves to an adjacent hex.
    TooFar: "RT-MOVE-05", "too-far";
    /// Your canoe does not reach that hex.
    TooFarByCanoe: "RT-GOAL-15", "too-far-by-canoe";
    /// You cannot move more members with this action.
    NoMoreMoves: "RT-MOVE-01", "no-more-moves";
    /// Your mammoth moves only to another hex of your tribe, once in a MOVE.
    MammothStays: "RT-EVENT-37", "mammoth-stays";
    /// You have no member there.
    NotGatherable: "RT-GATHER-01", "not-gatherable";
    /// You have chosen this hex already.
    GatheredTwice: "RT-RULING-11", "gathered-twice";
    /// You can choose the wild land only once.
    WildOnce: "RT-TERRAIN-08", "wild-once";
    /// You can gather on the glacier only once.
    GlacierOnce: "RT-TERRAIN-19", "glacier-once";
    /// You need more members there.
    NotEnoughHere: "RT-TERRAIN-10", "not-enough-here";
    /// You cannot gather where invaders are.
    NoGatherAmongInvaders: "RT-EVENT-33", "no-gather-among-invaders";
    /// This hex gives no wood.
    NoWoodHere: "RT-GATHER-03", "no-wood-here";
    /// This hex gives no food.
    NoFoodHere: "RT-GATHER-04", "no-food-here";
    /// This hex gives no stone.
    NoStoneHere: "RT-GATHER-05", "no-stone-here";
    /// You have not gathered this kind.
    KindNotGathered: "RT-GATHER-02", "kind-not-gathered";
    /// The card has none of these left.
    NotOnTheCard: "RT-EVENT-21", "not-on-the-card";
    /// This goal is not in progress.
    DiscardNotOpen: "RT-LEAD-03", "discard-not-open";
    /// You cannot discard a completed goal.
    DiscardCompleted: "RT-LEAD-06", "discard-completed";
    /// You may discard only one goal per village.
    NoMoreDiscards: "RT-LEAD-03", "no-more-discards";
    /// You have no development that draws another card.
    NoExtraCard: "RT-GOAL-06", "no-extra-card";
    /// You have not just drawn this card.
    NotDrawn: "RT-LEAD-02", "not-drawn";
    /// This is not for sale.
    NotForSale: "RT-EVENT-55", "not-for-sale";
    /// Another player owns this.
    Sold: "RT-EVENT-57", "sold";
    /// You cannot pay for this.
    ObjectCost: "RT-EVENT-52", "object-cost";
    /// You cannot exchange that now.
    NoExchange: "RT-CHIEF-10", "no-exchange";
    /// You have no elder on the map.
    ElderAway: "RT-ELDER-04", "elder-away";
    /// Your elder has learned something this turn already.
    ElderUsed: "RT-ELDER-04", "elder-used";
    /// You have no such good to give for the lesson.
    NoGift: "RT-ELDER-03", "no-gift";
    /// Your elder cannot learn that now.
    NoLesson: "RT-ELDER-03", "no-lesson";
    /// You have no such good to give.
    NothingHeld: "RT-RULING-14", "nothing-held";
    /// Choose another player.
    NotARival: "RT-RULING-14", "not-a-rival";
    /// You cannot march now.
    NoMarch: "RT-CHIEF-16", "no-march";
    /// You have no member there to march.
    NobodyToMarch: "RT-CHIEF-16", "nobody-to-march";
    /// March to an adjacent hex.
    MarchTooFar: "RT-CHIEF-16", "march-too-far";
    /// All marching members take the same way.
    AnotherMarch: "RT-CHIEF-16", "another-march";
    /// Your chief cannot drive out members.
    NoIntimidate: "RT-CHIEF-19", "no-intimidate";
    /// You have driven out a member this turn already.
    IntimidateUsed: "RT-CHIEF-19", "intimidate-used";
    /// You have no such good to pay for it.
    IntimidateCost: "RT-CHIEF-19", "intimidate-cost";
    /// You need the majority there.
    NoMajority: "RT-CHIEF-19", "no-majority";
    /// That player has no member there.
    NobodyToScare: "RT-CHIEF-19", "nobody-to-scare";
    /// The member moves to an adjacent hex.
    NotAdjacent: "RT-CHIEF-19", "not-adjacent";
    /// No hidden member can come out there.
    NoAmbushHere: "RT-CHIEF-20", "no-ambush-here";
    /// There is no conflict there.
    NoConflict: "RT-CONF-03", "no-conflict";
    /// Resolve the conflicts first.
    ConflictsWait: "RT-CONF-04", "conflicts-wait";
    /// Your chief cannot start conflicts.
    NoCunning: "RT-CHIEF-24", "no-cunning";
    /// You have started a conflict this turn already.
    CunningUsed: "RT-CHIEF-14", "cunning-used";
    /// You have no such good to pay for a conflict.
    CunningCost: "RT-CHIEF-14", "cunning-cost";
    /// You share this hex with neither an opponent nor invaders.
    NobodyToProvoke: "RT-CHIEF-24", "nobody-to-provoke";
    /// There is nobody to strike.
    NoTarget: "RT-CONF-11", "no-target";
    /// Only the attacker may use the bow.
    DefendersCannotShoot: "RT-CONF-14", "defenders-cannot-shoot";
    /// Members flee to a hex that is empty or yours.
    NoRetreat: "RT-CHIEF-23", "no-retreat";
    /// All fleeing members go to one adjacent hex.
    RetreatElsewhere: "RT-RULING-73", "retreat-elsewhere";
    /// There is no room for another member.
    RetreatFull: "RT-RULING-23", "retreat-full";
    /// You have no member there.
    NotOnOwnHex: "RT-VILL-03", "not-on-own-hex";
    /// There is a village already.
    VillageHere: "RT-VILL-04", "village-here";
    /// There are no village tokens left.
    NoTokens: "RT-RULING-26", "no-tokens";
    /// No village can stand on the glacier.
    NoVillageOnIce: "RT-TERRAIN-18", "no-village-on-ice";
    /// You cannot build where invaders are.
    NoVillageAmongInvaders: "RT-EVENT-33", "no-village-among-invaders";
    /// You cannot pay for the village.
    VillageCost: "RT-VILL-02", "village-cost";
    /// You cannot pay for the abandoned village.
    AbandonedVillageCost: "RT-EVENT-58", "abandoned-village-cost";
    /// You do not control this hex.
    NotControlled: "RT-EVENT-58", "not-controlled";
    /// This game is played without elders.
    NoElders: "RT-SETUP-27", "no-elders";
    /// Your elder is on the map already.
    ElderOnMap: "RT-RULING-61", "elder-on-map";
    /// Your chief cannot hide a village.
    NoHiddenVillage: "RT-CHIEF-25", "no-hidden-village";
    /// You have built your hidden village already.
    HiddenVillageBuilt: "RT-CHIEF-25", "hidden-village-built";
    /// Build a village on the map first.
    NoVillageOnMap: "RT-CHIEF-26", "no-village-on-map";
    /// You cannot save that.
    NothingToSpare: "RT-CHIEF-11", "nothing-to-spare";
    /// You have completed this goal already.
    CompletedAlready: "RT-RULING-31", "completed-already";
    /// This goal is not in progress.
    GoalNotOpen: "RT-GOAL-02", "goal-not-open";
    /// You cannot pay for this development.
    GoalCost: "RT-GOAL-05", "goal-cost";
    /// You do not fulfil the condition.
    ConditionFails: "RT-GOAL-07", "condition-fails";
    /// Shared Knowledge is not an active event.
    NoKnowledge: "RT-EVENT-30", "no-knowledge";
    /// You share no hex with an opponent.
    NobodyToLearnFrom: "RT-EVENT-30", "nobody-to-learn-from";
    /// You have used Shared Knowledge this turn already.
    LearnedAlready: "RT-EVENT-31", "learned-already";
    /// Your goal deck is empty.
    NoGoalToDraw: "RT-RULING-12", "no-goal-to-draw";
    /// You have no such good to put on the card.
    KnowledgeCost: "RT-EVENT-30", "knowledge-cost";
    /// You do not own the altar.
    NoAltar: "RT-GOAL-16", "no-altar";
    /// You do not have this offering.
    OfferingCost: "RT-GOAL-17", "offering-cost";
    /// You have no member there to give.
    NoMemberToSacrifice: "RT-RULING-32", "no-member-to-sacrifice";
    /// The sabre-tooth comes to a mountain.
    SabreToothOffMountain: "RT-EVENT-40", "sabre-tooth-off-mountain";
    /// The sabre-tooth goes to another hex.
    SabreToothStays: "RT-EVENT-42", "sabre-tooth-stays";
    /// You have no member where the sabre-tooth is.
    NoSabreToothHere: "RT-EVENT-41", "no-sabre-tooth-here";
    /// Choose one of the least populated hexes.
    NotLeastPopulated: "RT-EVENT-33", "not-least-populated";
    /// Choose one of the least populated lakes.
    NotLeastPopulatedLake: "RT-EVENT-36", "not-least-populated-lake";
    /// You need more members where the wild mammoth is.
    NoMammothHere: "RT-EVENT-36", "no-mammoth-here";
    /// You do not have enough food to tame the mammoth.
    TamingCost: "RT-EVENT-36", "taming-cost";
    /// The volcano cannot rise there.
    NoSuchPlace: "RT-EVENT-45", "no-such-place";
    /// The volcano must rise next to your tribe.
    NotNextToTribe: "RT-EVENT-46", "not-next-to-tribe";
    /// You have no member there next to the volcano.
    NotInDanger: "RT-EVENT-48", "not-in-danger";
    /// Bid more than the others.
    BidTooLow: "RT-EVENT-58", "bid-too-low";
    /// You do not have so many goods.
    BidTooHigh: "RT-EVENT-58", "bid-too-high";
    /// Give the good to another player.
    TributeToOthers: "RT-EVENT-58", "tribute-to-others";
    /// You have no such good to give.
    TributeNotHeld: "RT-EVENT-58", "tribute-not-held";
    /// That lake gave no food.
    NotALake: "RT-CHIEF-12", "not-a-lake";
    /// You did not enter this hex, or it was not empty.
    NotEntered: "RT-CHIEF-23", "not-entered";
    /// This hex does not give this good.
    ClaimOfAnother: "RT-CHIEF-23", "claim-of-another";
    /// None of your hexes gives this good.
    BountyOfAnother: "RT-CHIEF-18", "bounty-of-another";
    /// You can name a face only before the roll.
    TooLateToForetell: "RT-CHIEF-22", "too-late-to-foretell";
    /// None of your hexes gives this good.
    DreamOfAnother: "RT-CHIEF-22", "dream-of-another";
}

impl Refusal {
    /// The refusal of an action that the decision on top does not know.
    pub(crate) const fn unexpected(action: Action) -> Self {
        match action {
            Action::Foretell(_) => Self::TooLateToForetell,
            _ => Self::NotNow,
        }
    }
}

/// `Ok` if `holds`, else the refusal.
#[inline]
pub(crate) const fn ensure(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}
