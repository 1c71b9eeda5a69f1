//! A position: what lies open before everybody, and what each player alone may know.

use serde::{Deserialize, Serialize};
use table::{Seat, counts::Counts, pile::Pile, sets::Set, stack::Stack};

use crate::{
    cards::Cards,
    icons::Gains,
    ids::{
        Animal, Chief, Column, Culture, Figure, Fish, GlacierToken, Hex, Junction, MegalithTile, RestToken,
        SetupCard, Side, Site, Spot, Stone, Terrain, Tribe,
    },
    megaliths::Megaliths,
    rivers::{DeltaCheck, River},
    wide::Wide,
};

/// Camps of a player (EW-COMP-20).
pub const CAMPS: u8 = 5;
/// Villages of a player (EW-COMP-19).
pub const VILLAGES: usize = 3;
/// Neutral Megaliths a player starts with (EW-SETUP-17).
pub const NEUTRALS: u8 = 2;
/// Megaliths of a player's own colour (EW-COMP-21).
pub const OWN_MEGALITHS: u8 = 8;
/// Food that fits with every Camp at home (EW-RULING-12).
pub const FOOD_WITHOUT_CAMPS: u8 = 5;
/// Rounds of the game (EW-TURN-01).
pub const ROUNDS: u8 = 4;
/// Turns of each player in a round (EW-TURN-04).
pub const LAPS: u8 = 3;
/// Cards drawn in the Preparation phase (EW-PREP-09).
pub const HAND: usize = 5;
/// Culture cards on display (EW-SETUP-11).
pub const DISPLAY: usize = 8;
/// Room for Animals in the Hunt area (EW-HUNT-02).
pub const HUNT_AREA: u32 = 6;
/// Food a Village costs in the Migrate column (EW-MIG-07).
pub const VILLAGE_FOOD: u8 = 3;
/// Most seats.
pub const SEATS: usize = 4;
/// Room for nested benefits.
pub const DEPTH: usize = 14;

/// Where the game stands between decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Being set up: `step` says what comes next.
    #[default]
    Setup,
    /// Step 1 of a turn, until a figure is placed.
    Plan,
    /// Which Rest token, before anything else of the Rest (EW-RESTTOK-03).
    RestToken,
    /// The figure stands in the top section of a column.
    Top,
    /// The middle of the column is being carried out.
    Middle,
    /// The figure has arrived; skills and Tribe cards may still be used.
    Closing,
    /// Step 4: cards for the Eclipse pile.
    Commit,
    /// The Eclipse piles are about to be turned up.
    Reveal,
    /// Eclipse A: the turn-order track.
    Track,
    /// Eclipse B: skills of the cards in the Eclipse pile.
    Skills,
    /// Eclipse C: hexes.
    Lands,
    /// Eclipse D: Villages and megalith boxes.
    Board,
    /// Eclipse D: Sacred Stones.
    Stones,
    /// Preparation: Animals for the Hunt area.
    FillHunt,
    /// Preparation: Culture cards for the display.
    FillDisplay,
    /// Preparation: everybody draws.
    Refresh,
    /// Preparation: a Rest token is turned up.
    TurnToken,
    /// Everything is about to be shown and counted.
    Count,
    /// Counted.
    Over,
}

/// Something chance must decide before play goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// Nothing.
    #[default]
    Nothing,
    /// The active player draws a card.
    Draw,
    /// The active player takes the top Animal of the deck.
    Catch,
    /// So many Animals are turned up in the Hunt area.
    Reveal(u8),
    /// The Glacier token on this hex is turned up.
    Glacier(Hex),
    /// The next Rest token is turned up for the active player.
    RestToken,
    /// The active player draws a Fish token.
    Fish,
}

/// Where a benefit comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The Rest space, with a Rest token if there is one.
    #[default]
    Rest,
    /// A Culture card.
    Culture(Culture),
    /// The action skill of a Tribe card.
    Skill(Tribe),
    /// The Eclipse skill of a Tribe card.
    EclipseSkill(Tribe),
    /// The Chief's skill.
    Chief,
    /// The middle of the Initiate column.
    Rite,
    /// The bottom of a column.
    Bottom(Column),
    /// The own place on the turn-order track.
    TurnOrder,
    /// A hex of the Terrain board.
    Hex(Hex),
    /// The own player board in the Eclipse.
    Board,
    /// A space of the Megalith board.
    Space(Site),
    /// A level of the Offering track.
    Offering(u8),
    /// A slot for Sacred Stones, from 0.
    Slot(u8),
    /// A tipped Animal.
    Tip(Animal),
    /// Glacier tokens at a new Village.
    Glacier(Junction),
    /// A second Animal of the same type.
    Herd(Animal),
    /// A Fish token.
    Fish(Fish),
}

/// A pending decision of the active player. The top one comes first: what a benefit brings is finished before the rest of
/// it (EW-RULING-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Benefits to take, one by one, in any order.
    Gains {
        /// Where they come from.
        source: Source,
        /// What is left of them.
        gains: Gains,
    },
    /// A Culture card asks for its price.
    Pay(Culture),
    /// A card from hand pays for this effect.
    Discard(Source),
    /// EW-TURN-08: a card from hand pays for playing a further Culture card.
    Fee(Culture),
}

impl Default for Frame {
    fn default() -> Self {
        Self::Gains { source: Source::default(), gains: Gains::NONE }
    }
}

/// The Chief's skill in the current turn (EW-TURN-14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChiefSkill {
    /// Not this turn, or no more.
    #[default]
    Spent,
    /// The Chief figure was placed and its skill not used yet.
    Ready,
}

/// What lasts for one turn, or one player's part of the Eclipse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Moment {
    /// Where the figure was placed.
    pub spot: Option<Spot>,
    /// The Chief's skill.
    pub chief: ChiefSkill,
    /// Labor, in half points.
    pub labor: u8,
    /// Culture cards played.
    pub cultures: u8,
    /// Tribe types the Initiate top action has asked for (EW-INIT-02).
    pub asked: Set<Tribe>,
    /// Tribe types it brought to hand; those cards cannot be played (EW-INIT-04).
    pub fresh: Set<Tribe>,
    /// Cards above the player board.
    pub above: Cards,
    /// Those of them, or of the Eclipse pile, whose skill can still be used.
    pub ready: Cards,
    /// Hexes still to be resolved in Eclipse C.
    pub lands: Set<Hex>,
    /// The Rest token taken.
    pub token: Option<RestToken>,
    /// The race to the Delta (Rivers & Rafts).
    pub delta: DeltaCheck,
}

/// Points scored at once, by where they come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scored {
    /// Megaliths on higher levels.
    Megaliths,
    /// Sacred Stones.
    Stones,
    /// The idol tracks.
    Idols,
    /// Points printed on cards, spaces and tokens, and those for empty decks.
    Benefits,
    /// Landmarks.
    Landmarks,
    /// The race to the Delta.
    Delta,
}

/// Where the figures of a player stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The Chief; `None` if available.
    pub chief: Option<Spot>,
    /// The two others, in the order they were placed.
    pub tribe: [Option<Spot>; 2],
}

impl Figures {
    /// Is such a figure available?
    #[inline]
    pub const fn available(&self, figure: Figure) -> bool {
        match figure {
            Figure::Chief => self.chief.is_none(),
            Figure::Tribe => self.tribe[1].is_none(),
        }
    }

    /// Places one.
    pub const fn place(&mut self, figure: Figure, spot: Spot) {
        match figure {
            Figure::Chief => self.chief = Some(spot),
            Figure::Tribe if self.tribe[0].is_none() => self.tribe[0] = Some(spot),
            Figure::Tribe => self.tribe[1] = Some(spot),
        }
    }

    /// Where the placed ones stand.
    pub fn placed(&self) -> impl Iterator<Item = Spot> {
        [self.chief, self.tribe[0], self.tribe[1]].into_iter().flatten()
    }

    /// How many rest (EW-REST-04).
    pub fn resting(&self) -> u8 {
        self.placed().filter(|&spot| spot == Spot::Rest).count() as u8
    }
}

/// The open part of one player's things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Player {
    /// Food.
    pub food: u8,
    /// Tools.
    pub tools: u8,
    /// Points scored so far, by [`Scored`].
    pub points: [u16; 6],
    /// The Chief card.
    pub chief: Option<Chief>,
    /// Its side.
    pub side: Option<Side>,
    /// The set-up card.
    pub setup: Option<SetupCard>,
    /// The figures.
    pub figures: Figures,
    /// Camps on the Terrain board.
    pub camps: Counts<Hex, 20>,
    /// Villages on the Terrain board.
    pub villages: Set<Junction>,
    /// Megaliths left in the reserve; the last two that leave it first are neutral.
    pub megaliths: u8,
    /// Sacred Stones.
    pub stones: Set<Stone>,
    /// Level on the Offering track.
    pub offering: u8,
    /// Level on the Honor track.
    pub honor: u8,
    /// Place on that level, from the left.
    pub honor_place: u8,
    /// Upright Animals.
    pub upright: Counts<Animal, 8>,
    /// Tipped Animals.
    pub tipped: Counts<Animal, 8>,
    /// The discard pile.
    pub discard: Cards,
    /// The Eclipse pile once it lies open.
    pub eclipse: Cards,
    /// Buried cards that everybody saw.
    pub buried: Cards,
}

impl Player {
    /// Camps on the Terrain board.
    #[inline]
    pub fn camps_out(&self) -> u8 {
        self.camps.total() as u8
    }

    /// Camps still on the player board.
    #[inline]
    pub fn camps_home(&self) -> u8 {
        CAMPS.saturating_sub(self.camps_out())
    }

    /// EW-GOLD-09, EW-RULING-12: how much Food fits.
    #[inline]
    pub fn food_limit(&self) -> u8 {
        FOOD_WITHOUT_CAMPS + self.camps_out().min(CAMPS)
    }

    /// Scores at once.
    #[inline]
    pub fn score(&mut self, source: Scored, points: u16) {
        let sum = &mut self.points[source as usize];
        *sum = sum.saturating_add(points);
    }

    /// Points scored so far.
    pub fn score_now(&self) -> u16 {
        self.points.iter().fold(0, |sum, &part| sum.saturating_add(part))
    }
}

/// What lies on a hex besides Camps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OnHex {
    /// No token.
    #[default]
    Nothing,
    /// A Glacier token nobody has seen.
    FaceDown,
    /// A Glacier token everybody sees.
    Up(GlacierToken),
}

/// The Rest tokens (module).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RestTokens {
    /// The face-down pile.
    pub pile: Pile<RestToken, 8, 8>,
    /// The one face up on it.
    pub open: Option<RestToken>,
}

/// Everything that lies open before everybody. Whatever is in here, every viewer sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Open {
    /// Where the game stands.
    pub stage: Stage,
    /// Step of the set-up.
    pub step: u8,
    /// How far the step, or a player's draw, has come.
    pub count: u8,
    /// Round, from 0.
    pub round: u8,
    /// Which of their three turns the players take, from 0.
    pub lap: u8,
    /// Whose turn it is, as a place in turn order.
    pub at: u8,
    /// Turn order.
    pub order: [Seat; SEATS],
    /// What chance must decide.
    pub due: Due,
    /// Pending decisions of the active player.
    pub stack: Stack<Frame, DEPTH>,
    /// What lasts for this turn.
    pub moment: Moment,
    /// The players' things.
    pub players: [Player; SEATS],
    /// The Tribe decks.
    pub decks: Counts<Tribe, 8>,
    /// Culture cards nobody has seen.
    pub culture_deck: Wide<Culture, 1>,
    /// Culture cards on display.
    pub display: Wide<Culture, 1>,
    /// Culture cards that left the game.
    pub removed: Wide<Culture, 1>,
    /// The Animal deck.
    pub animals: Counts<Animal, 8>,
    /// The Hunt area.
    pub area: Counts<Animal, 8>,
    /// Sacred Stones in the reserve.
    pub stones: Set<Stone>,
    /// Columns whose action symbol is taken.
    pub claimed: Set<Column>,
    /// Chief or set-up cards laid out for the draft.
    pub chief_pool: Set<Chief>,
    /// See `chief_pool`.
    pub setup_pool: Set<SetupCard>,
    /// Which Megalith tile lies in which slot.
    pub tiles: [MegalithTile; 4],
    /// Megaliths on the board.
    pub megaliths: Megaliths,
    /// Terrain tiles still to be laid.
    pub land: Counts<Terrain, 12>,
    /// What terrain each hex is.
    pub terrain: [Terrain; 20],
    /// Glacier tokens on the hexes.
    pub tokens: [OnHex; 20],
    /// Glacier tokens nobody has seen.
    pub unseen_tokens: Set<GlacierToken>,
    /// Rest tokens.
    pub rest: RestTokens,
    /// The river, with all that lies and floats on it.
    pub river: River,
}

/// What one player alone may know, and the piles whose order nobody knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// The hand.
    pub hand: Cards,
    /// The draw pile: what is in it, in no order.
    pub draw: Cards,
    /// The Eclipse pile while it lies face down.
    pub eclipse: Cards,
    /// Cards buried from hand.
    pub buried: Cards,
}

/// A position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// What only one player sees.
    pub secret: [Secret; SEATS],
}

impl State {
    /// The player whose turn it is, in the Actions and Eclipse phases.
    #[inline]
    pub fn active(&self) -> Seat {
        self.open.order[usize::from(self.open.at) & 3]
    }

    /// The open things of the active player.
    #[inline]
    pub fn me(&self) -> &Player {
        &self.open.players[self.active().index() & 3]
    }

    /// See [`State::me`].
    #[inline]
    pub fn me_mut(&mut self) -> &mut Player {
        let seat = self.active().index() & 3;
        &mut self.open.players[seat]
    }

    /// The secret things of the active player.
    #[inline]
    pub fn mine(&self) -> &Secret {
        &self.secret[self.active().index() & 3]
    }

    /// See [`State::mine`].
    #[inline]
    pub fn mine_mut(&mut self) -> &mut Secret {
        let seat = self.active().index() & 3;
        &mut self.secret[seat]
    }

    /// The open things of `seat`.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.open.players[seat.index() & 3]
    }

    /// Buried cards of `seat`, seen or not.
    pub fn buried(&self, seat: Seat) -> usize {
        self.player(seat).buried.len() + self.secret[seat.index() & 3].buried.len()
    }
}
