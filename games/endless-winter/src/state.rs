//! A position: what lies open before everybody, and what each player alone may know.

mod frame;
mod player;
mod ready;

use serde::{Deserialize, Serialize};
use table::{Seat, counts::Counts, pile::Pile, sets::Set, stack::Stack};

use crate::{
    cards::Cards,
    ids::{
        Animal, Chief, Column, Culture, GlacierToken, Hex, MegalithTile, RestToken, SetupCard, Spot, Stone,
        Terrain, Tribe,
    },
    megaliths::Megaliths,
    rivers::{DeltaCheck, River},
    wide::Wide,
};

pub use frame::{Due, Frame, Source};
pub use player::{Figures, Player, Scored};
pub use ready::Ready;

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
    /// Skills of those cards, or of the Eclipse pile, that can still be used.
    pub ready: Ready,
    /// Hexes still to be resolved in Eclipse C.
    pub lands: Set<Hex>,
    /// The Rest token taken.
    pub token: Option<RestToken>,
    /// The race to the Delta (Rivers & Rafts).
    pub delta: DeltaCheck,
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

    /// Where the figure of this turn stands; on Rest before it is placed.
    pub fn spot(&self) -> Spot {
        self.open.moment.spot.unwrap_or(Spot::Rest)
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
