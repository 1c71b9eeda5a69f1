//! The icon page of the rulebook as an instruction set (EW-ICON). Every face in the box is written in it.

mod icon;
mod noun;
mod palette;
mod read;
mod skills;

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

use crate::{
    ids::{Column, Spot},
    price::Price,
};

pub use icon::Icon;
pub use noun::{Noun, Per};
pub(crate) use palette::{Use, shape};
pub use read::IconError;
pub use skills::Skills;

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
    /// At any time of the player's turn.
    #[default]
    Free,
    /// EW-TURN-37: only in a turn whose figure stands in this column.
    Column(Column),
    /// EW-TURN-40: only in the Eclipse phase.
    Eclipse,
}

impl Bound {
    /// Every bound that is written in front of an effect, with its letter.
    const LETTERS: [(Self, &'static str); 5] = [
        (Self::Column(Column::Initiate), "i"),
        (Self::Column(Column::Develop), "d"),
        (Self::Column(Column::Migrate), "m"),
        (Self::Column(Column::Hunt), "h"),
        (Self::Eclipse, "e"),
    ];

    /// Does it hold for a turn whose figure stands there?
    #[inline]
    pub fn holds_at(self, spot: Option<Spot>) -> bool {
        match self {
            Self::Free => true,
            Self::Column(column) => spot == Some(Spot::Column(column)),
            Self::Eclipse => false,
        }
    }

    fn letter(self) -> Option<&'static str> {
        Self::LETTERS.into_iter().find(|&(bound, _)| bound == self).map(|(_, letter)| letter)
    }
}

/// Gain something, or pay for something, for each of something, up to a maximum (EW-ICON-35).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// What is counted.
    pub per: Per,
    /// How often at most.
    pub most: u8,
    /// What happens so often.
    pub repeats: Repeats,
}

/// What a colon repeats if the effect has an arrow as well (EW-RULING-78).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Repeats {
    /// The gains: `F -> C : T` is paid for once. Without an arrow there is nothing else to repeat.
    #[default]
    Gains,
    /// Price and gains: `C : F -> T` can be paid for so many times.
    Exchange,
}

/// One skill or benefit: when, for what, what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// When it may be used.
    pub bound: Bound,
    /// What an arrow asks for (EW-ICON-34): Food, Tools, cards, Labor.
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

    /// May price and gains be repeated for each of what is counted (EW-RULING-78)?
    #[inline]
    pub fn repeats_exchange(&self) -> bool {
        self.condition.is_some_and(|condition| condition.repeats == Repeats::Exchange)
    }

    /// One exchange of it, or all of it: what paying the price once brings.
    pub(crate) fn once(&self) -> Self {
        Self { bound: Bound::Free, condition: self.condition.filter(|_| !self.repeats_exchange()), ..*self }
    }

    /// Labor for nothing: never worse to have, so nobody is asked.
    pub fn is_free_labor(&self) -> bool {
        self.price.is_free() && self.condition.is_none() && self.gains.is_only_labor()
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(letter) = self.bound.letter() {
            write!(f, "[{letter}] ")?;
        }
        let counted = self.condition.filter(|_| self.repeats_exchange());
        if let Some(condition) = counted {
            write!(f, "{} : ", condition.per)?;
        }
        let (labor, half) = (self.price.labor / 2, self.price.labor % 2);
        for (count, token) in [
            (self.price.food, "F"),
            (self.price.tools, "T"),
            (self.price.cards, "-D"),
            (labor, "L"),
            (half, "l"),
        ] {
            match count {
                0 => {}
                1 => write!(f, "{token} ")?,
                _ => write!(f, "{count}{token} ")?,
            }
        }
        if !self.price.is_free() {
            f.write_str("-> ")?;
        }
        if let Some(condition) = self.condition.filter(|_| counted.is_none()) {
            write!(f, "{} : ", condition.per)?;
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
