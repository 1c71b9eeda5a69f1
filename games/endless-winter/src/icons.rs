//! The icon page of the rulebook as an instruction set (EW-ICON). Every face in the box is written in it.

mod read;

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

use crate::ids::Column;

pub use read::IconError;

/// One icon: something to gain. The rungs of the lower-benefit ladder stand in their order (EW-GOLD-03).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    /// EW-ICON-05: 1 Food.
    #[default]
    Food,
    /// EW-ICON-06: 1 Tool.
    Tool,
    /// EW-ICON-23: move one idol marker up.
    Idol,
    /// EW-ICON-16: draw a card.
    Draw,
    /// EW-ICON-31: place a Megalith.
    Megalith,
    /// EW-ICON-33: place one more Megalith on a space an arrow points to.
    ExtraMegalith,
    /// EW-ICON-01: 1 Labor.
    Labor,
    /// EW-ICON-02: half a Labor.
    HalfLabor,
    /// EW-ICON-29: Food up to the limit.
    FillFood,
    /// EW-ICON-24: a point at once.
    Point,
    /// EW-ICON-13: a Tribe card to hand.
    TribeToHand,
    /// EW-ICON-14: a Tribe card to the discard pile.
    TribeToDiscard,
    /// EW-ICON-18: a Culture card of the display.
    TakeCulture,
    /// EW-ICON-19: an Animal of the Hunt area.
    TakeAnimal,
    /// EW-ICON-19, EW-ICON-37: Animals of the Hunt area, all of one type.
    TakeSameAnimal,
    /// EW-ICON-20: the top Animal of the deck.
    TakeDeckAnimal,
    /// EW-ICON-21: turn up an Animal in the Hunt area.
    RevealAnimal,
    /// EW-ICON-22: tip an Animal.
    Tip,
    /// EW-ICON-04: bury a card.
    Bury,
    /// EW-ICON-10: place a Camp.
    PlaceCamp,
    /// EW-ICON-11, EW-ICON-12: move a Camp; two moves may be of one Camp or of two.
    MoveCamp,
    /// EW-ICON-09: place a Village.
    PlaceVillage,
    /// EW-ICON-32: take a Sacred Stone.
    TakeStone,
    /// RR-ICON-01: draw a Fish token.
    Fish,
    /// RR-ICON-05: move a Camp of an opponent.
    Drive,
}

impl Icon {
    /// Every icon with its token in the notation of content files.
    pub const TOKENS: [(Self, &'static str); 25] = [
        (Self::Food, "F"),
        (Self::Tool, "T"),
        (Self::Idol, "I"),
        (Self::Draw, "D"),
        (Self::Megalith, "M"),
        (Self::ExtraMegalith, "M>"),
        (Self::Labor, "L"),
        (Self::HalfLabor, "l"),
        (Self::FillFood, "F^"),
        (Self::Point, "*"),
        (Self::TribeToHand, "R+"),
        (Self::TribeToDiscard, "R-"),
        (Self::TakeCulture, "K"),
        (Self::TakeAnimal, "A"),
        (Self::TakeSameAnimal, "A="),
        (Self::TakeDeckAnimal, "A?"),
        (Self::RevealAnimal, "A!"),
        (Self::Tip, "X"),
        (Self::Bury, "B"),
        (Self::PlaceCamp, "C"),
        (Self::MoveCamp, "m"),
        (Self::PlaceVillage, "V"),
        (Self::TakeStone, "S"),
        (Self::Fish, "~"),
        (Self::Drive, "m<"),
    ];

    /// Its token in the notation of content files.
    pub fn token(self) -> &'static str {
        Self::TOKENS[self as usize].1
    }

    /// Its bit in a set of icons.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }

    /// Is it Labor, whole or half?
    #[inline]
    pub const fn is_labor(self) -> bool {
        matches!(self, Self::Labor | Self::HalfLabor)
    }
}

/// Some of one icon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Which.
    pub icon: Icon,
    /// How many.
    pub count: u8,
}

/// How many different icons one source can give at once.
pub const MOST_ICONS: usize = 6;
/// The most icons of one kind a face may print.
pub const MOST_OF_ONE: u8 = 9;

/// Icons to be gained, in the order they were printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gains {
    units: [Unit; MOST_ICONS],
}

impl Gains {
    /// Nothing.
    pub const NONE: Self = Self { units: [Unit { icon: Icon::Food, count: 0 }; MOST_ICONS] };

    /// So many of one icon.
    pub fn of(icon: Icon, count: u8) -> Self {
        let mut gains = Self::NONE;
        gains.add(icon, count);
        gains
    }

    /// The icons there are some of.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Unit> + '_ {
        self.units.iter().take_while(|unit| unit.count > 0).copied()
    }

    /// Which icons there are some of, one bit each in the order of [`Icon`].
    #[inline]
    pub fn kinds_present(&self) -> u32 {
        self.units.iter().fold(0, |bits, unit| bits | u32::from(unit.count != 0) << unit.icon as u32)
    }

    /// How many of `icon`.
    #[inline]
    pub fn count(&self, icon: Icon) -> u8 {
        self.iter().find(|unit| unit.icon == icon).map_or(0, |unit| unit.count)
    }

    /// At least one of `icon`?
    #[inline]
    pub fn has(&self, icon: Icon) -> bool {
        self.kinds_present() & icon.bit() != 0
    }

    /// Nothing left?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.units[0].count == 0
    }

    /// How many different icons.
    pub fn kinds(&self) -> usize {
        self.iter().count()
    }

    /// `count` more of `icon`. Content is examined so that there is always room for one more kind.
    #[inline]
    pub fn add(&mut self, icon: Icon, count: u8) {
        if count == 0 {
            return;
        }
        let slot = self.units.iter_mut().find(|unit| unit.count == 0 || unit.icon == icon);
        if let Some(unit) = slot {
            unit.icon = icon;
            unit.count = unit.count.saturating_add(count);
        }
    }

    /// All of `other` on top.
    pub fn join(&mut self, other: &Self) {
        for unit in other.iter() {
            self.add(unit.icon, unit.count);
        }
    }

    /// One fewer of `icon`; `false`, and no change, if there is none.
    #[inline]
    pub fn take(&mut self, icon: Icon) -> bool {
        self.take_up_to(icon, 1) == 1
    }

    /// Takes up to `count` of `icon` away; how many it were.
    #[inline]
    pub fn take_up_to(&mut self, icon: Icon, count: u8) -> u8 {
        let Some(at) = self.units.iter().position(|unit| unit.icon == icon && unit.count > 0) else {
            return 0;
        };
        let taken = count.min(self.units[at].count);
        self.units[at].count -= taken;
        if self.units[at].count == 0 {
            self.units[at] = Unit::default();
            self.units[at..].rotate_left(1);
        }
        taken
    }

    /// The same icons, each `times` as often.
    #[must_use]
    pub fn times(&self, times: u8) -> Self {
        let mut gains = Self::NONE;
        if times > 0 {
            for unit in self.iter() {
                gains.add(unit.icon, unit.count.saturating_mul(times));
            }
        }
        gains
    }

    /// Labor in it, in half points.
    pub fn half_labor(&self) -> u8 {
        self.count(Icon::Labor).saturating_mul(2).saturating_add(self.count(Icon::HalfLabor))
    }

    /// Nothing but Labor?
    pub fn is_only_labor(&self) -> bool {
        !self.is_empty() && self.iter().all(|unit| unit.icon.is_labor())
    }
}

impl fmt::Display for Gains {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, unit) in self.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            match (unit.icon, unit.count) {
                (Icon::MoveCamp, 2) => f.write_str("mm")?,
                (Icon::Point, count) => write!(f, "{count}*")?,
                (icon, 1) => f.write_str(icon.token())?,
                (icon, count) => write!(f, "{count}{}", icon.token())?,
            }
        }
        Ok(())
    }
}

impl Serialize for Gains {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Gains {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let units = Vec::<Unit>::deserialize(deserializer)?;
        let mut gains = Self::NONE;
        for unit in &units {
            if unit.count == 0 || gains.has(unit.icon) {
                return Err(serde::de::Error::custom("an icon stands twice or for none"));
            }
            gains.add(unit.icon, unit.count);
        }
        if gains.kinds() == units.len() {
            Ok(gains)
        } else {
            Err(serde::de::Error::custom(format_args!("more than {MOST_ICONS} different icons")))
        }
    }
}

/// When an effect may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// At any time of the own turn.
    #[default]
    Free,
    /// EW-TURN-37: only in a turn whose figure stands in this column.
    Column(Column),
    /// EW-TURN-40: only in the Eclipse phase.
    Eclipse,
}

/// What an arrow asks for (EW-ICON-34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// Food.
    pub food: u8,
    /// Tools.
    pub tools: u8,
    /// Cards to discard from hand (EW-ICON-17).
    pub discards: u8,
}

impl Price {
    /// Nothing to pay?
    #[inline]
    pub const fn is_free(self) -> bool {
        self.food == 0 && self.tools == 0 && self.discards == 0
    }
}

/// What a colon counts (EW-ICON-35).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    /// Own Camps on the Terrain board.
    Camp,
    /// Own Villages on the Terrain board.
    Village,
    /// Full groups of so many buried cards.
    Buried(u8),
    /// Different types among the own tipped Animals.
    TippedType,
}

/// Gain something for each of something, up to a maximum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// What is counted.
    pub per: Per,
    /// How often at most.
    pub most: u8,
}

/// One skill or benefit: when, for what, what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// When it may be used.
    pub bound: Bound,
    /// What it costs.
    pub price: Price,
    /// What multiplies the gains.
    pub condition: Option<Condition>,
    /// What it gives.
    pub gains: Gains,
}

impl Effect {
    /// No effect at all?
    #[inline]
    pub const fn is_none(&self) -> bool {
        self.gains.is_empty()
    }

    /// Labor for nothing: never worse to have, so nobody is asked.
    pub fn is_free_labor(&self) -> bool {
        self.price.is_free() && self.condition.is_none() && self.gains.is_only_labor()
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.bound {
            Bound::Free => {}
            Bound::Column(Column::Initiate) => f.write_str("[i] ")?,
            Bound::Column(Column::Develop) => f.write_str("[d] ")?,
            Bound::Column(Column::Migrate) => f.write_str("[m] ")?,
            Bound::Column(Column::Hunt) => f.write_str("[h] ")?,
            Bound::Eclipse => f.write_str("[e] ")?,
        }
        for (count, token) in [(self.price.food, "F"), (self.price.tools, "T"), (self.price.discards, "-D")] {
            match count {
                0 => {}
                1 => write!(f, "{token} ")?,
                _ => write!(f, "{count}{token} ")?,
            }
        }
        if !self.price.is_free() {
            f.write_str("-> ")?;
        }
        match self.condition.map(|condition| condition.per) {
            None => {}
            Some(Per::Camp) => f.write_str("C : ")?,
            Some(Per::Village) => f.write_str("V : ")?,
            Some(Per::Buried(1)) => f.write_str("G : ")?,
            Some(Per::Buried(group)) => write!(f, "{group}G : ")?,
            Some(Per::TippedType) => f.write_str("X/ : ")?,
        }
        write!(f, "{}", self.gains)?;
        match self.condition {
            Some(condition) if condition.most < u8::MAX => write!(f, " (max {})", condition.most),
            _ => Ok(()),
        }
    }
}

impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
