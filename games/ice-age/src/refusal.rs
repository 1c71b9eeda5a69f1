//! Why an action is not accepted.

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
    /// Eight or more stones.
    MustPlayLight: "IA-MIG-11", "must-play-light";
    /// Some card can be played.
    MustPlay: "IA-MIG-03", "must-play";
    /// No visible discard to copy.
    NothingToCopy: "IA-RULING-14", "nothing-to-copy";
    /// The option does not exist or cannot be done.
    NoSuchOption: "IA-DEC-04", "no-such-option";
    /// The active player cannot perform a dark card himself.
    NotAnother: "IA-MIG-10", "not-another";
    /// The region is under ice.
    Covered: "IA-SETUP-05", "covered";
    /// The card does not allow this region.
    WrongRegion: "IA-CARD-G-07", "wrong-region";
    /// The regions share no border.
    NotNeighbours: "IA-CARD-G-08", "not-neighbours";
    /// A move must change the region.
    SameRegion: "IA-RULING-25", "same-region";
    /// There is no such piece, or this card has already moved it.
    NoSuchPiece: "IA-CARD-G-03", "no-such-piece";
    /// The card speaks of own hunters.
    NotOwn: "IA-CARD-L-06d", "not-own";
    /// Another player's club protects it.
    Protected: "IA-CLUB-06", "protected";
    /// The card allows no more of this player's hunters.
    TooManyOfOne: "IA-CARD-L-07b", "too-many-of-one";
    /// Each hunter removed must belong to another player.
    OneOfEach: "IA-CARD-D-03b", "one-of-each";
    /// The card allows no more pieces.
    NoMorePieces: "IA-CARD-L-06a", "no-more-pieces";
    /// Reserve pieces go first.
    ReserveFirst: "IA-CARD-G-06", "reserve-first";
    /// No piece left to place.
    ReserveEmpty: "IA-CARD-G-02", "reserve-empty";
    /// All pieces go together.
    StayTogether: "IA-CARD-L-13b", "stay-together";
    /// A band on the move keeps to one way.
    OneWay: "IA-CARD-L-12c", "one-way";
    /// A mammoth goes along only with a hunter.
    HunterFirst: "IA-RULING-26", "hunter-first";
    /// Clubs go under own hunters without one.
    CannotArm: "IA-RULING-27", "cannot-arm";
    /// The hand would be all of one colour.
    OneColour: "IA-MIG-19", "one-colour";
    /// Nothing to draw there.
    EmptyPile: "IA-RULING-18", "empty-pile";
    /// The glacier cannot reach that region.
    OutOfGlacierReach: "IA-GLAC-03", "out-of-glacier-reach";
    /// Chance cannot say that.
    Impossible: "IA-RULING-39", "impossible";
}
