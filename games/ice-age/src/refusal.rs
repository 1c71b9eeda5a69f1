//! Why an action is refused. The sentences are in `locales/`.

table::refusals! {
    /// The rule an action breaks.
    pub enum Refusal, "ice-age-refusal-", include_str!("../locales/en.ftl");
    /// Another kind of decision is due.
    NotNow: "IA-MIG-02", "not-now";
    /// The game has ended.
    GameOver: "IA-END-01", "game-over";

    /// The card is not in hand.
    NotInHand: "IA-MIG-03", "not-in-hand";
    /// The price cannot be paid.
    CannotPay: "IA-MIG-07", "cannot-pay";
    /// No option of the card can be paid and do something.
    NoUsableOption: "IA-RULING-08", "no-usable-option";
    /// Eight or more stones.
    MustPlayLight: "IA-MIG-11", "must-play-light";
    /// Eight or more stones, and a Cult that would copy a dark card.
    MustCopyLight: "IA-CARD-L-14c", "must-copy-light";
    /// Some card can be played.
    MustPlay: "IA-MIG-03", "must-play";
    /// No visible discard to copy.
    NothingToCopy: "IA-RULING-14", "nothing-to-copy";
    /// The performer of a dark card must be another player.
    NotAnother: "IA-MIG-10", "not-another";
    /// The seat is not in the game.
    NoSuchPlayer: "IA-RULING-10", "no-such-player";

    /// The card has no option of this number.
    NoSuchOption: "IA-DEC-04", "no-such-option";
    /// The supply has no club.
    NoClubLeft: "IA-CLUB-11", "no-club-left";
    /// Every region of the landscape is under ice.
    TerrainCovered: "IA-RULING-09", "terrain-covered";
    /// The supply has no mammoth, and the option does not move one instead.
    NoMammothLeft: "IA-RULING-24", "no-mammoth-left";
    /// The option has no possible target.
    NothingToDo: "IA-RULING-42", "nothing-to-do";

    /// A hunter or mammoth cannot enter a covered region.
    Covered: "IA-SETUP-05", "covered";
    /// A fire token cannot enter a covered region.
    FireOnIce: "IA-RULING-06", "fire-on-ice";
    /// Hunters of this option are placed in regions of its landscape.
    WrongTerrain: "IA-CARD-L-06a", "wrong-terrain";
    /// A hunter moved instead of placed must end where the card allows placing.
    WrongSubstitute: "IA-CARD-G-07", "wrong-substitute";
    /// A driven hunter goes to a neighbour of its region.
    DriveTooFar: "IA-CARD-L-07c", "drive-too-far";
    /// Swapped hunters stand in neighbouring regions.
    SwapTooFar: "IA-CARD-L-09a", "swap-too-far";
    /// For this price a mammoth goes to a neighbour of its region.
    MammothTooFar: "IA-CARD-L-11b", "mammoth-too-far";
    /// A band goes to a neighbour of its region.
    BandTooFar: "IA-CARD-L-12c", "band-too-far";
    /// A move must change the region.
    SameRegion: "IA-RULING-25", "same-region";
    /// A swap must change something.
    LookAlike: "IA-RULING-25", "look-alike";
    /// The two hunters of a swap are written in the order of their regions.
    SwapOrder: "IA-RULING-25", "swap-order";

    /// No such piece stands there to be moved.
    NoPieceToMove: "IA-CARD-G-03", "no-piece-to-move";
    /// No such hunter stands there to be removed.
    NoHunterToRemove: "IA-RULING-11", "no-hunter-to-remove";
    /// No mammoth stands there to be removed.
    NoMammothToRemove: "IA-CARD-D-05a", "no-mammoth-to-remove";
    /// No fire token lies there, for the light card.
    NoFireToMove: "IA-CARD-L-10a", "no-fire-to-move";
    /// No fire token lies there, for the dark card.
    NoEmberToMove: "IA-CARD-D-06a", "no-ember-to-move";
    /// Each hunter moves at most once per card.
    AlreadyMoved: "IA-RULING-25", "already-moved";
    /// A hunter the card has placed or moved cannot be moved as a substitute.
    PlacedByThisCard: "IA-RULING-23", "placed-by-this-card";

    /// Only own hunters are moved instead of placed.
    NotOwnSubstitute: "IA-CARD-G-04", "not-own-substitute";
    /// Only own hunters belong to a band on the move.
    NotOwnBand: "IA-CARD-L-12a", "not-own-band";
    /// Only own hunters are moved.
    NotOwnMarch: "IA-CARD-D-07a", "not-own-march";
    /// Another player's club protects it.
    Protected: "IA-CLUB-06", "protected";
    /// The card allows no more of this player's hunters.
    TooManyOfOne: "IA-CARD-L-07b", "too-many-of-one";
    /// Each hunter removed must belong to another player.
    OneOfEach: "IA-CARD-D-03b", "one-of-each";

    /// A light card is performed as far as it commands.
    MustPerform: "IA-RULING-08", "must-perform";
    /// The light card being performed does something else.
    NotThisLightCard: "IA-MIG-06", "not-this-light-card";
    /// The dark card being performed does something else.
    NotThisDarkCard: "IA-MIG-10", "not-this-dark-card";
    /// The card allows no more pieces.
    NoMorePieces: "IA-DEC-06", "no-more-pieces";
    /// The band on the move has all its hunters.
    BandIsComplete: "IA-CARD-L-12a", "band-is-complete";
    /// A band takes one mammoth along.
    OneMammoth: "IA-CARD-L-12b", "one-mammoth";
    /// The new band has all its pieces of this kind.
    CampIsComplete: "IA-CARD-L-13a", "camp-is-complete";
    /// Reserve pieces go first.
    ReserveFirst: "IA-CARD-G-06", "reserve-first";
    /// No hunter left to place.
    ReserveEmpty: "IA-CARD-G-02", "reserve-empty";
    /// No mammoth left to place.
    SupplyEmpty: "IA-CARD-G-05", "supply-empty";
    /// All pieces of a new band go to the same region.
    StayTogether: "IA-CARD-L-13b", "stay-together";
    /// All hunters of a band come from one region.
    OneOrigin: "IA-CARD-L-12a", "one-origin";
    /// The mammoth comes from the region of the band.
    MammothElsewhere: "IA-CARD-L-12b", "mammoth-elsewhere";
    /// All pieces of a band go to one region.
    OneDestination: "IA-CARD-L-12c", "one-destination";
    /// A mammoth goes along only with a hunter.
    HunterFirst: "IA-RULING-26", "hunter-first";

    /// A club goes under an own hunter without one.
    CannotArm: "IA-RULING-27", "cannot-arm";
    /// A stocked club goes under the hunter just placed or moved.
    NotThisHunter: "IA-CLUB-03", "not-this-hunter";

    /// The card to put away is not in hand.
    CannotPutAway: "IA-MIG-15", "cannot-put-away";
    /// The hand would be all of one colour.
    OneColour: "IA-MIG-19", "one-colour";
    /// Nothing to draw there.
    EmptyPile: "IA-RULING-18", "empty-pile";

    /// The region is under ice already.
    AlreadyCovered: "IA-GLAC-03", "already-covered";
    /// The glacier cannot reach that region.
    OutOfGlacierReach: "IA-GLAC-03", "out-of-glacier-reach";

    /// Nothing is drawn now, or something else.
    NoChance: "IA-MIG-02", "no-chance";
    /// No such seat can be drawn as first player.
    NoSuchFirstPlayer: "IA-RULING-01", "no-such-first-player";
    /// The card cannot be on top of the draw pile.
    NotInPile: "IA-SETUP-12", "not-in-pile";
    /// No fire token of this worth is left.
    NoSuchFire: "IA-COMP-07", "no-such-fire";
    /// The seat is not among those tied for last.
    NotLastPlaced: "IA-GLAC-08", "not-last-placed";
}
