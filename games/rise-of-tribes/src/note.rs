//! What happens in a game, for the journal, each with its message.

use table::{Seat, text::Arg};

use crate::{
    game::RiseOfTribes,
    goods::Goods,
    ids::{BoardAction, Event, Face, Goal, Good, Hex, Level, Object, Place, Power, Special, Tile, Tribe},
    words::{self, message},
};

impl From<Hex> for Arg {
    fn from(hex: Hex) -> Self {
        Self::Text(hex.to_string())
    }
}

impl From<Place> for Arg {
    fn from(place: Place) -> Self {
        Self::Text(place.to_string())
    }
}

/// What brings or costs goods and points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The set-up.
    Start,
    /// A village that is built.
    Village,
    /// The villages of step 1.
    Villages,
    /// A goal card.
    Goal(Goal),
    /// An event card.
    Event(Event),
    /// The power of a chief.
    Power(Power),
    /// An elder.
    Elder,
}

impl From<Cause> for Arg {
    fn from(cause: Cause) -> Self {
        Self::Phrase(Box::new(match cause {
            Cause::Start => message("cause-start"),
            Cause::Village => message("cause-village"),
            Cause::Villages => message("cause-villages"),
            Cause::Goal(goal) => words::goal(goal),
            Cause::Event(event) => words::event(event),
            Cause::Power(power) => words::power(power),
            Cause::Elder => message("cause-elder"),
        }))
    }
}

table::notes! {
    /// Something that happened. Everybody sees all of it.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Note, "rise-of-tribes-note-", _rules: RiseOfTribes;
    /// A piece of special terrain is in play.
    SpecialTerrain(special: Special) = "special" { tile: words::special(special) };
    /// A tile is laid.
    Laid(hex: Hex, tile: Tile) = "laid" { hex, tile: words::tile(tile) };
    /// A player board is dealt.
    Board(who: Seat, tribe: Tribe) = "board" { who, tribe: words::tribe(tribe) };
    /// A village token is drawn for the first turn.
    Token(who: Seat, token: u8) = "token" { who, token };
    /// The first player is known.
    First(who: Seat) = "first" { who };
    /// The glacier is laid.
    GlacierLaid(who: Seat, hex: Hex) = "glacier-laid" { who, hex };
    /// A chief power is chosen.
    PowerChosen(who: Seat, power: Power) = "power" { who, power: words::power(power) };
    /// Members come to the map.
    Settles(who: Seat, hex: Hex, members: u8) = "settles" { who, hex, members };
    /// Goods are taken from the supply.
    Takes(who: Seat, good: Good, amount: u8, cause: Cause) = "takes" { who, goods: words::some(good, amount), cause };
    /// A turn begins.
    TurnBegins(who: Seat, turn: u16) = "turn" { who, turn: Arg::Number(turn.into()) };
    /// A tribe returns to the map.
    Returns(who: Seat, hex: Hex, members: u8) = "returns" { who, hex, members };
    /// Points are scored.
    Scores(who: Seat, cause: Cause, points: u8) = "scores" { who, points, cause };
    /// Points are lost with the tamed mammoth.
    LosesPoints(who: Seat, points: u8) = "loses-points" { who, points };
    /// A face is named.
    Foretells(who: Seat, face: Face) = "foretells" { who, face: words::face(face) };
    /// The dice show two different faces.
    Rolls(who: Seat, one: Face, other: Face) = "rolls" { who, one: words::face(one), other: words::face(other) };
    /// The dice show a double.
    RollsDouble(who: Seat, face: Face) = "double" { who, one: words::face(face), other: words::face(face) };
    /// A moon becomes a sun.
    Lights(who: Seat) = "lights" { who };
    /// A die is placed.
    Places(who: Seat, die: Face, board_action: BoardAction, level: Level) = "places" { who, die: words::face(die), action: words::board_action(board_action), level: words::level(level) };
    /// A member is added.
    Grows(who: Seat, hex: Hex) = "grows" { who, hex };
    /// A member is added by a chief power.
    GrowsBy(who: Seat, hex: Hex, power: Power) = "grows-by" { who, hex, power: words::power(power) };
    /// A Mild Winter brings more members.
    MildWinter(who: Seat, members: u8) = "mild-winter" { who, members };
    /// A member is hidden on the player board.
    Hides(who: Seat) = "hides" { who };
    /// A member travels.
    Moves(who: Seat, from: Hex, to: Hex) = "moves" { who, from, to };
    /// A member marches (Wayfarers).
    Marches(who: Seat, from: Hex, to: Hex, power: Power) = "marches" { who, from, to, power: words::power(power) };
    /// The tamed mammoth is led elsewhere.
    Herds(who: Seat, hex: Hex) = "herds" { who, hex };
    /// Goods are gathered.
    Gathers(who: Seat, hex: Hex, good: Good, amount: u8) = "gathers" { who, hex, goods: words::some(good, amount) };
    /// The stones of the melted glacier are found.
    FindsStones(who: Seat, hex: Hex, stones: u8) = "finds-stones" { who, hex, stones };
    /// Goods come from an event card.
    TakesFrom(who: Seat, event: Event, good: Good, amount: u8) = "takes-from" { who, goods: words::some(good, amount), event: words::event(event) };
    /// A good is given away.
    Gives(who: Seat, good: Good, to: Seat, cause: Cause) = "gives" { who, goods: words::some(good, 1), to, cause };
    /// A goal goes under the deck.
    PutsUnder(who: Seat, goal: Goal) = "puts-under" { who, goal: words::goal(goal) };
    /// A goal is drawn.
    Draws(who: Seat, goal: Goal) = "draws" { who, goal: words::goal(goal) };
    /// An object is bought.
    Buys(who: Seat, object: Object, good: Good, price: u8) = "buys" { who, object: words::object(object), price: words::some(good, price) };
    /// A good is exchanged.
    Trades(who: Seat, give: Good, get: Good) = "trades" { who, give: words::some(give, 1), get: words::some(get, 1) };
    /// An elder learns.
    Borrows(who: Seat, teacher: Seat, goal: Goal) = "borrows" { who, teacher, goal: words::goal(goal) };
    /// Goods are paid to the supply, or put on a card.
    Pays(who: Seat, goods: Goods, cause: Cause) = "pays" { who, goods: words::goods(goods), cause };
    /// A member is driven out.
    Scares(who: Seat, victim: Seat, from: Hex, to: Hex) = "scares" { who, victim, from, to };
    /// A hidden member comes out.
    Releases(who: Seat, hex: Hex) = "releases" { who, hex };
    /// A conflict is declared.
    Conflict(hex: Hex) = "conflict" { hex };
    /// A conflict is provoked.
    Provokes(who: Seat, hex: Hex) = "provokes" { who, hex };
    /// The bow is aimed at a tribe.
    Shoots(who: Seat, victim: Seat, hex: Hex) = "shoots" { who, victim, hex };
    /// The bow is aimed at the invaders.
    ShootsInvaders(who: Seat, hex: Hex) = "shoots-invaders" { who, hex };
    /// The walls are used.
    UsesWalls(who: Seat, hex: Hex) = "walls" { who, hex };
    /// Members are removed in a conflict.
    Falls(who: Seat, hex: Hex, members: u8) = "falls" { who, hex, members };
    /// Invaders are removed.
    InvadersFall(hex: Hex, members: u8) = "invaders-fall" { hex, members };
    /// A beaten member retreats.
    Evades(who: Seat, hex: Hex) = "evades" { who, hex };
    /// The chasm takes members.
    ChasmTakes(who: Seat, hex: Hex, members: u8) = "chasm" { who, hex, members };
    /// A village is built.
    Builds(who: Seat, hex: Hex) = "builds" { who, hex };
    /// The hidden village is built.
    BuildsHidden(who: Seat) = "builds-hidden" { who };
    /// The elder comes to the map.
    CallsElder(who: Seat, hex: Hex) = "calls-elder" { who, hex };
    /// The two late events join the deck.
    LateEvents = "late-events" {};
    /// A village is lost.
    VillageLost(who: Seat, hex: Hex) = "village-lost" { who, hex };
    /// An elder is lost.
    ElderLost(who: Seat, hex: Hex) = "elder-lost" { who, hex };
    /// A goal is completed.
    Completes(who: Seat, goal: Goal) = "completes" { who, goal: words::goal(goal) };
    /// A member is given to the Altar.
    Sacrifices(who: Seat, hex: Hex) = "sacrifices" { who, hex };
    /// An event is drawn.
    EventDrawn(event: Event) = "event" { event: words::event(event) };
    /// The discarded events come back into the deck.
    EventsReshuffled = "events-reshuffled" {};
    /// An event leaves its slot.
    EventLeaves(event: Event) = "event-leaves" { event: words::event(event) };
    /// An object whose price fell to nothing leaves its slot.
    Unsold(object: Object) = "unsold" { object: words::object(object) };
    /// An event goes back into the deck.
    EventReturns(event: Event) = "event-returns" { event: words::event(event) };
    /// The price of an object falls.
    Cheaper(object: Object, good: Good, price: u8) = "cheaper" { object: words::object(object), price: words::some(good, price) };
    /// The sabre-tooth comes.
    SabreToothAt(hex: Hex) = "sabre-tooth" { hex };
    /// The sabre-tooth takes a member.
    Bitten(who: Seat, hex: Hex) = "bitten" { who, hex };
    /// Invaders land.
    InvadersLand(hex: Hex, members: u8) = "invaders-land" { hex, members };
    /// More invaders come.
    InvadersGrow(hex: Hex, members: u8) = "invaders-grow" { hex, members };
    /// The mammoth appears.
    MammothAt(hex: Hex) = "mammoth" { hex };
    /// The sabre-tooth is hunted with a member of its hex.
    HuntsSabreTooth(who: Seat, hex: Hex) = "hunts-sabre-tooth" { who, hex };
    /// The mammoth is hunted.
    HuntsMammoth(who: Seat) = "hunts-mammoth" { who };
    /// The mammoth is tamed.
    Tames(who: Seat) = "tames" { who };
    /// The tamed mammoth runs away.
    MammothLost(who: Seat) = "mammoth-lost" { who };
    /// The volcano rises.
    VolcanoAt(place: Place) = "volcano" { place };
    /// The volcano erupts.
    Erupts = "erupts" {};
    /// The eruption takes a member.
    Buried(who: Seat, hex: Hex) = "buried" { who, hex };
    /// A bid is made.
    Bids(who: Seat, goods: u8) = "bids" { who, goods };
    /// Somebody drops out of the auction.
    DropsOut(who: Seat) = "drops-out" { who };
    /// The auction is won.
    WinsAuction(who: Seat, goods: u8) = "wins-auction" { who, goods };
    /// A stone is laid on the glacier.
    GlacierStone(stones: u8) = "glacier-stone" { stones };
    /// The glacier melts.
    GlacierMelts(hex: Hex) = "glacier-melts" { hex };
    /// Somebody reaches the winning points.
    Wins(who: Seat, points: u8) = "wins" { who, points };
    /// The turn cap is reached.
    Stopped(turns: u16) = "stopped" { turns: Arg::Number(turns.into()) };
}
