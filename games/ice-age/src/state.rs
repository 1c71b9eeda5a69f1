//! A position: plain data, about 450 bytes.

use serde::{Deserialize, Serialize};
use table::{
    Seat,
    counts::Counts,
    pile::Pile,
    sets::{Indexed, Set},
    stack::Stack,
};

use crate::{
    board::{REGIONS, Region},
    card::{CARDS, Card, Colour},
};

/// The most seats the game has (IA-SETUP-14).
pub const SEATS: usize = 5;

/// Everything on and around the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The pieces in the regions.
    pub board: Board,
    /// What each seat has; seats not in the game have nothing.
    pub players: [Player; SEATS],
    /// Draw pile of light cards.
    pub light_pile: Pile<Card, CARDS, 33>,
    /// Draw pile of dark cards.
    pub dark_pile: Pile<Card, CARDS, 22>,
    /// Cards of both colours that lie below the visible discards, Cults included.
    pub discarded: Counts<Card, CARDS>,
    /// The visible discards, light and dark. Never a Cult.
    pub tops: [Option<Card>; 2],
    /// Stones paid this round.
    pub light_pool: u8,
    /// Stones still to be earned this round.
    pub dark_pool: u8,
    /// Clubs nobody has.
    pub club_supply: u8,
    /// Mammoths off the board.
    pub mammoth_supply: u8,
    /// The round, from 1.
    pub round: u8,
    /// Whose turn of Migration it is (or whose placement).
    pub active: Seat,
    /// Who took the last dark stone: Migration ends with this turn.
    pub ender: Option<Seat>,
    /// Turns in a row in which nobody could play a card (IA-RULING-13).
    pub idle: u8,
    /// What must happen next.
    pub step: Step,
    /// The card being performed.
    pub task: Task,
}

/// What stands in the regions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Hunters by seat and region.
    pub bands: [[Band; REGIONS]; SEATS],
    /// Mammoths by region.
    pub mammoths: [u8; REGIONS],
    /// Face-down fire tokens by region: each is one unknown of those not turned up yet.
    pub fires: [u8; REGIONS],
    /// Worth of the fire tokens turned up, by region. Only between IA-CONF-01 and IA-CONF-16.
    pub warmth: [u8; REGIONS],
    /// Fire tokens worth 0, 1 and 2 that have not been turned up this round.
    pub unknown_fires: [u8; 3],
    /// Regions under ice.
    pub covered: Set<Region>,
}

/// The hunters of one seat in one region: alike, but for the clubs under some of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Band(u8);

/// More hunters than a [`Band`] can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} hunters of one kind in a region: a seat has at most 15")]
pub struct BandTooLarge(u8);

impl TryFrom<(u8, u8)> for Band {
    type Error = BandTooLarge;

    fn try_from((bare, armed): (u8, u8)) -> Result<Self, BandTooLarge> {
        match bare.max(armed) {
            0..=15 => Ok(Self(bare | armed << 4)),
            most => Err(BandTooLarge(most)),
        }
    }
}

impl From<Band> for (u8, u8) {
    fn from(band: Band) -> Self {
        (band.of(Arms::Bare), band.of(Arms::Club))
    }
}

/// Whether a hunter has a club.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arms {
    /// No club.
    Bare,
    /// A club under it.
    Club,
}

impl Arms {
    /// Both, bare first.
    pub const BOTH: [Self; 2] = [Self::Bare, Self::Club];

    #[inline]
    const fn shift(self) -> u8 {
        match self {
            Self::Bare => 0,
            Self::Club => 4,
        }
    }
}

impl Band {
    /// Hunters with, or without, a club.
    #[inline]
    pub const fn of(self, arms: Arms) -> u8 {
        self.0 >> arms.shift() & 15
    }

    /// All hunters.
    #[inline]
    pub const fn hunters(self) -> u8 {
        (self.0 & 15) + (self.0 >> 4)
    }

    /// One more.
    #[inline]
    pub const fn add(&mut self, arms: Arms) {
        self.0 += 1 << arms.shift();
    }

    /// One fewer. There must be one.
    #[inline]
    pub const fn remove(&mut self, arms: Arms) {
        self.0 -= 1 << arms.shift();
    }
}

/// What one seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Cards in hand.
    pub hand: Counts<Card, CARDS>,
    /// Hunters off the board.
    pub reserve: u8,
    /// Stones.
    pub stones: u8,
    /// Clubs kept in stock.
    pub clubs: u8,
    /// Points earned in regions with no, one, and several mammoths.
    pub points: [u8; 3],
}

impl Player {
    /// Victory points.
    #[inline]
    pub fn score(&self) -> u32 {
        self.points.iter().map(|&points| u32::from(points)).sum()
    }

    /// Whether a card of a colour is in hand.
    #[inline]
    pub fn has_colour(&self, colour: Colour) -> bool {
        match colour {
            Colour::Light => self.hand.any_of(Colour::Light.kinds()),
            Colour::Dark => self.hand.any_of(Colour::Dark.kinds()),
        }
    }

    /// Cards of a colour in hand.
    #[inline]
    pub fn cards(&self, colour: Colour) -> u32 {
        self.hand.total_of(colour.kinds())
    }
}

/// What must happen next, and so who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Chance picks the first player (IA-RULING-01).
    FirstPlayer,
    /// The active seat places a hunter; so many are still to be placed by all (IA-DEC-01).
    Settle(u8),
    /// Chance deals an opening hand, card by card.
    DealHand {
        /// To whom.
        seat: Seat,
        /// Cards still to come.
        left: u8,
    },
    /// The active seat plays a card (IA-DEC-02).
    Play,
    /// The active seat has played a Cult and picks the discard it copies (IA-DEC-03).
    CultSource,
    /// The performer picks an option of the card (IA-DEC-04).
    Option,
    /// The active seat names who performs (IA-DEC-05).
    Name,
    /// The performer acts piece by piece (IA-DEC-06 to IA-DEC-08).
    Perform,
    /// The performer has taken a club and may put it under a hunter (IA-DEC-09).
    ClubNow,
    /// The performer has put an own hunter here and may arm it (IA-DEC-10).
    Arm(Region),
    /// The active seat may put a card away (IA-DEC-11).
    PutAway,
    /// The active seat draws; so many cards to come (IA-DEC-12).
    Draw(u8),
    /// Chance turns over the card drawn; so many to come after it.
    Drawn {
        /// From which pile.
        from: Colour,
        /// Cards to come after this one.
        left: u8,
    },
    /// Chance turns up a fire token of this region (IA-CONF-01).
    Reveal(Region),
    /// Chance decides who is last among equals (IA-GLAC-08).
    GlacierLot,
    /// This seat may cover a region (IA-DEC-15).
    Glacier(Seat),
    /// The end.
    Over,
}

/// A hunter that a card has already put somewhere: the same card cannot move it again (IA-RULING-23, IA-RULING-25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Landing", into = "Landing")]
pub struct Landed(u8);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Landing {
    seat: Seat,
    region: Region,
    arms: Arms,
}

impl From<Landing> for Landed {
    fn from(landing: Landing) -> Self {
        Self::new(landing.seat, landing.region, landing.arms)
    }
}

impl From<Landed> for Landing {
    fn from(landed: Landed) -> Self {
        Self { seat: landed.seat(), region: landed.region(), arms: landed.arms() }
    }
}

impl Landed {
    /// A hunter of `seat`, now in `region`.
    #[inline]
    pub const fn new(seat: Seat, region: Region, arms: Arms) -> Self {
        Self(seat.index() as u8 | (region.number() - 1) << 3 | (arms as u8) << 7)
    }

    /// Whose hunter.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat::new((self.0 & 7) as usize)
    }

    /// Where it is.
    #[inline]
    #[expect(clippy::expect_used, reason = "every Landed is made from a region")]
    pub fn region(self) -> Region {
        Region::at((self.0 >> 3 & 15) as usize).expect("the bits hold a region")
    }

    /// Whether it has a club.
    #[inline]
    pub const fn arms(self) -> Arms {
        if self.0 >> 7 == 0 { Arms::Bare } else { Arms::Club }
    }
}

/// The card being performed and how far it has got. Meaningful from [`Step::Option`] to [`Step::Arm`]; else empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The card whose face applies (for a Cult: the one it copies).
    pub card: Card,
    /// Which of its options.
    pub option: u8,
    /// Who performs it.
    pub performer: Seat,
    /// Hunters it may still touch.
    pub hunters: u8,
    /// Mammoths it may still touch.
    pub mammoths: u8,
    /// Where the pieces of a trek come from.
    pub from: Option<Region>,
    /// Where all pieces of a trek or camp go.
    pub to: Option<Region>,
    /// Hunters it has put somewhere, or whose owners it has hit.
    pub landed: Stack<Landed, 4>,
}

impl State {
    /// Whether the draw pile of a colour is empty.
    #[inline]
    pub fn pile_is_empty(&self, colour: Colour) -> bool {
        match colour {
            Colour::Light => self.light_pile.is_empty(),
            Colour::Dark => self.dark_pile.is_empty(),
        }
    }

    /// The visible discard of a colour.
    #[inline]
    pub const fn top(&self, colour: Colour) -> Option<Card> {
        self.tops[colour as usize]
    }

    /// The hunters of `seat` in `region`.
    #[inline]
    pub fn band(&self, seat: Seat, region: Region) -> Band {
        self.board.bands[seat.index()][region.index()]
    }

    /// What `seat` has.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Hunters of `seat` on the board.
    pub fn hunters_on_board(&self, seat: Seat) -> u8 {
        self.board.bands[seat.index()].iter().map(|band| band.hunters()).sum()
    }

    /// Regions without ice.
    #[inline]
    pub const fn open(&self) -> Set<Region> {
        self.board.covered.complement()
    }
}
