//! Why an action is not accepted, with the rule that stands in the way. One refusal applies one rule; the sentences stand
//! in `locales`.

use crate::price::HalfLabor;

table::refusals! {
    /// Why an action or an outcome is not accepted.
    pub enum Refusal, "endless-winter-refusal-", include_str!("../locales/en.ftl");
    /// That is not a choice now.
    NotNow: "EW-TURN-05", "not-now";
    /// Take or decline the pending benefit first.
    FinishFirst: "EW-RULING-10", "finish-first";
    /// Pay the price that is due first.
    PayFirst: "EW-TURN-42", "pay-first";
    /// This cannot be dealt now.
    NotByChance: "EW-TURN-05", "not-by-chance";
    /// There is no Chief whose side you could choose now.
    NoSide: "EW-SETUP-20", "no-side";
    /// It is not your turn to take a Chief.
    NoChiefDraft: "EW-VAR-07", "no-chief-draft";
    /// This Chief is not among those laid out for the draft.
    ChiefNotOffered: "EW-VAR-06", "chief-not-offered";
    /// It is not your turn to take a set-up card.
    NoSetupDraft: "EW-VAR-04", "no-setup-draft";
    /// This set-up card is not among those laid out for the draft.
    SetupNotOffered: "EW-VAR-03", "setup-not-offered";
    /// It is not your turn to place a Starting tile.
    NoStart: "RR-SETUP-23", "no-start";
    /// A Starting tile cannot lie on or next to another one.
    StartBesideStart: "RR-SETUP-26", "start-beside-start";
    /// Culture cards are played before your figure is placed.
    CultureTooLate: "EW-TURN-11", "culture-too-late";
    /// Resolve the Culture card you have played first.
    CultureUnresolved: "EW-TURN-09", "culture-unresolved";
    /// This Culture card is not in your hand.
    NoCulture: "EW-TURN-06", "no-culture";
    /// Each further Culture card costs another card from your hand, and you have none left.
    NoFee: "EW-TURN-08", "no-fee";
    /// You have placed your figure for this turn.
    FigurePlaced: "EW-TURN-12", "figure-placed";
    /// No such figure of yours is left in this round.
    NoFigure: "EW-TURN-12", "no-figure";
    /// You must place a figure.
    PlaceFirst: "EW-TURN-12", "place-first";
    /// You must discard a card for this further Culture card.
    FeeDue: "EW-TURN-08", "fee-due";
    /// You must discard the card that pays for this effect.
    DiscardDue: "EW-TURN-42", "discard-due";
    /// Choose a Rest token first.
    TokenDue: "EW-RESTTOK-03", "token-due";
    /// There is no Rest token for you to choose.
    NoToken: "EW-RESTTOK-02", "no-token";
    /// Cards go into the Eclipse pile at the end of your third turn.
    CommitTooEarly: "EW-TURN-26", "commit-too-early";
    /// This card is not in your hand.
    NoCommit: "EW-TURN-27", "no-commit";
    /// Nothing asks you to discard a card.
    NoDiscard: "EW-TURN-42", "no-discard";
    /// The card you discard must be in your hand.
    NotInHand: "EW-RULING-28", "not-in-hand";
    /// There is nothing to pay for.
    NoPay: "EW-TURN-42", "no-pay";
    /// Tribe cards are played after your figure is placed.
    TribeTooEarly: "EW-TURN-23", "tribe-too-early";
    /// This Tribe card is not in your hand.
    NoTribe: "EW-TURN-23", "no-tribe";
    /// No Tribe cards can be played in a Rest turn.
    Resting: "EW-REST-05", "resting";
    /// A card taken with the Initiate action gives no Labor in the same turn, and it has no other use now.
    Fresh: "EW-INIT-04", "fresh";
    /// Food cannot be turned into Labor in the Eclipse.
    EatInEclipse: "EW-WORK-07", "eat-in-eclipse";
    /// Food can be spent for Labor while your figure stands at the top of a column.
    EatNotNow: "EW-WORK-05", "eat-not-now";
    /// You cannot spend `needed` Food: you have `available`.
    NoFood { needed: u8, available: u8 }: "EW-WORK-05", "no-food";
    /// Play the card before you use its skill.
    SkillNotPlayed: "EW-TURN-35", "skill-not-played";
    /// This card has no unused skill in this turn.
    SkillUsed: "EW-TURN-33", "skill-used";
    /// This skill works only if your figure stands in its column.
    SkillElsewhere: "EW-TURN-37", "skill-elsewhere";
    /// The skill of this card works in the Eclipse only, from your Eclipse pile.
    EclipseOnly: "EW-TURN-40", "eclipse-only";
    /// Only Eclipse skills of cards in your Eclipse pile work in the Eclipse.
    SkillNotInEclipse: "EW-TURN-44", "skill-not-in-eclipse";
    /// You cannot pay the price of this skill.
    SkillUnpaid: "EW-TURN-42", "skill-unpaid";
    /// This skill would have no effect now.
    SkillUseless: "EW-RULING-68", "skill-useless";
    /// Your Chief's skill works only in the turn in which you place the Chief.
    ChiefNotPlaced: "EW-TURN-36", "chief-not-placed";
    /// Your Chief's skill works once, in the turn in which you place the Chief.
    ChiefUsed: "EW-TURN-14", "chief-used";
    /// Your figure does not stand in the column of this action.
    OtherColumn: "EW-TURN-16", "other-column";
    /// Your figure does not reach the middle section of this action.
    OtherMiddle: "EW-TURN-18", "other-middle";
    /// Your figure has moved down; the actions of this column are over.
    TopOver: "EW-RULING-64", "top-over";
    /// Taking a Tribe card costs `needed` Tool; you have `available`.
    RecruitTools { needed: u8, available: u8 }: "EW-INIT-01", "recruit-tools";
    /// Taking a Tribe card costs `needed` Labor; you have `available`.
    RecruitLabor { needed: HalfLabor, available: HalfLabor }: "EW-INIT-01", "recruit-labor";
    /// You have already taken a Tribe card of this type with the Initiate action in this turn.
    SameType: "EW-INIT-02", "same-type";
    /// Starting cards have no deck to take them from.
    NoDeck: "EW-SETUP-08", "no-deck";
    /// No benefit lets you take a Tribe card to your discard pile.
    NoTraining: "EW-INIT-06", "no-training";
    /// The initiation costs `needed` Food; you have `available`.
    RiteFood { needed: u8, available: u8 }: "EW-INIT-05", "rite-food";
    /// No benefit lets you bury a card.
    NoBurial: "EW-INIT-07", "no-burial";
    /// This card is not in the place you want to bury it from.
    NoBury: "EW-INIT-09", "no-bury";
    /// Taking a Culture card costs `needed` Labor; you have `available`.
    LearnLabor { needed: HalfLabor, available: HalfLabor }: "EW-DEV-01", "learn-labor";
    /// This Culture card is not on display.
    NotOnDisplay: "EW-DEV-02", "not-on-display";
    /// Your next stone slot costs `needed` Food; you have `available`.
    StoneFood { needed: u8, available: u8 }: "EW-DEV-08", "stone-food";
    /// Your next stone slot costs `needed` Tools; you have `available`.
    StoneTools { needed: u8, available: u8 }: "EW-DEV-08", "stone-tools";
    /// All your stone slots are filled.
    SlotsFull: "EW-DEV-09", "slots-full";
    /// Stones of Era II can be taken from the third round on.
    StoneTooEarly: "EW-DEV-04", "stone-too-early";
    /// This stone is not in the reserve.
    NoStone: "EW-DEV-03", "no-stone";
    /// Placing a Camp costs `needed` Tool; you have `available`.
    CampTools { needed: u8, available: u8 }: "EW-MIG-01", "camp-tools";
    /// All your Camps are on the board.
    NoCampLeft: "EW-RULING-68", "no-camp-left";
    /// A move costs `needed` Labor; you have `available`.
    MoveLabor { needed: HalfLabor, available: HalfLabor }: "EW-MIG-02", "move-labor";
    /// You have no Camp there.
    NoCampThere: "EW-MIG-02", "no-camp-there";
    /// A Camp moves to an adjacent hex.
    NotAdjacent: "EW-MIG-02", "not-adjacent";
    /// A Camp cannot move onto a Starting tile.
    OntoStart: "RR-CAMP-06", "onto-start";
    /// A Camp leaves its Starting tile for one of the two hexes it touches.
    OffBoard: "RR-CAMP-04", "off-board";
    /// A Village costs `needed` Food; you have `available`.
    VillageFood { needed: u8, available: u8 }: "EW-MIG-07", "village-food";
    /// You need a Camp on each of the three hexes.
    VillageCamps: "EW-MIG-07", "village-camps";
    /// All your Villages are on the board.
    NoVillageLeft: "EW-MIG-08", "no-village-left";
    /// The base tile cannot be one of the three hexes of a Village.
    VillageAtBase: "EW-MIG-09", "village-at-base";
    /// There is a Village at this junction.
    VillageTaken: "EW-MIG-10", "village-taken";
    /// Turning up Animals costs `needed` Labor; you have `available`.
    RevealLabor { needed: HalfLabor, available: HalfLabor }: "EW-HUNT-01", "reveal-labor";
    /// The Hunt area is full.
    AreaFull: "EW-HUNT-02", "area-full";
    /// The Animal deck is empty.
    NoDeckAnimal: "EW-HUNT-04", "no-deck-animal";
    /// Taking an Animal costs `needed` Tool; you have `available`.
    HuntTools { needed: u8, available: u8 }: "EW-HUNT-06", "hunt-tools";
    /// Taking an Animal costs `needed` Labor; you have `available`.
    HuntLabor { needed: HalfLabor, available: HalfLabor }: "EW-HUNT-06", "hunt-labor";
    /// This Animal is not in the Hunt area.
    NotInArea: "EW-HUNT-06", "not-in-area";
    /// The Animals you choose must be of the same type.
    OtherAnimal: "EW-ICON-37", "other-animal";
    /// The Animals you choose must be of different types.
    AnimalTaken: "EW-ICON-36", "animal-taken";
    /// The Tribe cards you take must be of the same type.
    OtherTribe: "EW-ICON-37", "other-tribe";
    /// The Tribe cards you take must be of different types.
    TribeTaken: "EW-ICON-36", "tribe-taken";
    /// You get a point only if both the Hunt area and the Animal deck are empty.
    AnimalsLeft: "EW-HUNT-07", "animals-left";
    /// The Hunt area is empty: turn up Animals first.
    AreaEmpty: "EW-RULING-34", "area-empty";
    /// No benefit lets you take the top Animal of the deck.
    NoTrack: "EW-HUNT-13", "no-track";
    /// You have no such Animal.
    NoTip: "EW-HUNT-10", "no-tip";
    /// Your Animals of this type are tipped, and stay so.
    Tipped: "EW-RULING-35", "tipped";
    /// No benefit lets you place a Megalith.
    NoMegalith: "EW-MEGA-01", "no-megalith";
    /// Your reserve of Megaliths is empty.
    NoMegalithLeft: "EW-MEGA-01", "no-megalith-left";
    /// There is a Megalith on this space.
    SiteTaken: "EW-MEGA-04", "site-taken";
    /// A Megalith on the board must be next to another one.
    NotNextToMegalith: "EW-MEGA-04", "not-next-to-megalith";
    /// Only neutral Megaliths can be placed on a start space.
    StartSpace: "EW-MEGA-06", "start-space";
    /// A neutral Megalith cannot be placed on top of others.
    NeutralOnTop: "EW-MEGA-08", "neutral-on-top";
    /// Four Megaliths in a square are needed below.
    NoSquare: "EW-MEGA-05", "no-square";
    /// The extra Megalith goes on a space an arrow points to.
    NotAtArrow: "EW-ICON-33", "not-at-arrow";
    /// No pending benefit lets you draw a card.
    NoDraw: "EW-GOLD-04", "no-draw";
    /// Your draw pile and your discard pile are both empty.
    NoCards: "EW-RULING-55", "no-cards";
    /// No pending benefit gives you an Idol.
    NoIdol: "EW-IDOL-01", "no-idol";
    /// Your Offering marker is on top: take a point instead.
    OfferingOnTop: "EW-IDOL-06", "offering-on-top";
    /// An Idol is worth a point only if your Offering marker is on top.
    OfferingNotOnTop: "EW-IDOL-06", "offering-not-on-top";
    /// Your Honor marker is on top and cannot move any more.
    HonorOnTop: "EW-IDOL-12", "honor-on-top";
    /// No pending benefit can be taken as that.
    NoGain: "EW-GOLD-06", "no-gain";
    /// You have no room for more than `limit` Food.
    FoodFull { limit: u8 }: "EW-GOLD-09", "food-full";
    /// Hexes are resolved in step C of your part of the Eclipse.
    NotLands: "EW-ECL-10", "not-lands";
    /// This hex gives nothing.
    HexBare: "EW-HID-16", "hex-bare";
    /// You have resolved this hex in this Eclipse.
    HexResolved: "EW-RULING-41", "hex-resolved";
    /// Another player has more Influence there, or you have none.
    NotLeading: "EW-ECL-15", "not-leading";
    /// What this hex gives would have no effect now, or you cannot pay for it.
    HexUseless: "EW-RULING-68", "hex-useless";
    /// This game is played without the river.
    NoRiver: "RR-COMP-05", "no-river";
    /// Your Raft is there already.
    RaftStays: "RR-RAFT-01", "raft-stays";
    /// A Raft moves one step at a time upstream.
    RaftUpstream: "RR-RAFT-04", "raft-upstream";
    /// No Camp can be placed on the Headwaters or the Delta.
    RaftOffRiver: "RR-CAMP-03", "raft-off-river";
    /// A Raft on the Headwaters or the Delta cannot be part of a Village.
    VillageAtEnds: "RR-VILL-03", "village-at-ends";
    /// You need your Raft on one of the three hexes and a Camp on each of the others.
    VillageRaft: "RR-VILL-01", "village-raft";
    /// No benefit lets you draw a Fish token.
    NoFish: "RR-FISH-02", "no-fish";
    /// There is no Fish token left.
    NoFishLeft: "RR-RULING-13", "no-fish-left";
    /// The race to the Delta scores once, in step C of your part of the Eclipse.
    DeltaNotNow: "RR-RULING-10", "delta-not-now";
    /// Another Raft is closer to the Delta.
    NotClosest: "RR-DELTA-01", "not-closest";
    /// The race to the Delta is worth nothing to you.
    DeltaWorthless: "RR-DELTA-03", "delta-worthless";
    /// No benefit lets you move a Camp of an opponent.
    NoDrive: "RR-WARR-05", "no-drive";
    /// It must be a Camp of an opponent.
    OwnCamp: "RR-WARR-05", "own-camp";
    /// This opponent has no Camp there; Rafts cannot be moved.
    NoRivalCamp: "RR-WARR-06", "no-rival-camp";
    /// A Camp on a Starting tile cannot be moved by an opponent.
    DriveOffStart: "RR-RULING-18", "drive-off-start";
    /// A Camp cannot be moved onto a Starting tile.
    DriveOntoStart: "RR-WARR-08", "drive-onto-start";
    /// A Camp of an opponent moves to an adjacent hex.
    DriveTooFar: "RR-WARR-05", "drive-too-far";
}
