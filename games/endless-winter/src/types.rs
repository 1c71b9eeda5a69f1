//! Benefits of one type and of different types (EW-ICON-36, EW-ICON-37, EW-RULING-77).

use serde::{Deserialize, Serialize};
use table::sets::{Indexed, Set};

use crate::{
    EndlessWinter,
    icons::{Gains, Icon},
    ids::{Animal, Tribe},
    interpreter::Way,
    price::Price,
    state::{Source, State},
};

/// Types of Animals or of Tribe cards that were chosen already, one bit each. Smaller than a [`Set`], since every pending
/// benefit has room for one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Types(u8);

impl Types {
    /// None.
    pub const NONE: Self = Self(0);

    /// One more.
    #[must_use]
    fn with(self, type_of: impl Indexed) -> Self {
        Self(self.0 | 1 << (type_of.index() & 7))
    }

    /// As a set of things.
    pub(crate) fn set<T: Indexed>(self) -> Set<T> {
        (0..8).filter(|bit| self.0 >> bit & 1 != 0).filter_map(T::at).collect()
    }

    /// None at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Source {
    /// The types that were chosen before, if this is the rest of a benefit of different types.
    const fn taken(self) -> Types {
        match self {
            Self::OtherAnimals(types) | Self::OtherTribes(types) => types,
            _ => Types::NONE,
        }
    }
}

impl EndlessWinter {
    /// Is one of these icons part of the benefit on top of the stack?
    pub(crate) fn is_any_pending(&self, state: &State, icons: [Icon; 2]) -> bool {
        icons.into_iter().any(|icon| self.is_pending(state, icon))
    }

    /// How a benefit of one type or of different types can be used, unless there is a plain one, which is used first.
    #[inline]
    pub(crate) fn typed_way(&self, state: &State, plain: Icon, typed: [Icon; 2]) -> Option<Way> {
        let kinds = self.top_gains(state)?.1.kinds_present();
        if kinds & plain.bit() != 0 {
            return None;
        }
        typed.into_iter().find(|icon| kinds & icon.bit() != 0).map(|icon| Way::Benefit(icon, Price::FREE))
    }

    /// The types of Animals that a benefit of this source may still choose.
    pub(crate) fn open_types(
        &self,
        source: Source,
        animals: impl Iterator<Item = (Animal, u8)>,
    ) -> Set<Animal> {
        let all: Set<Animal> = animals.map(|(animal, _)| animal).collect();
        match source {
            Source::Herd(animal) => Set::only(animal).and(all),
            Source::OtherAnimals(taken) => all.without(taken.set()),
            _ => all,
        }
    }

    /// The types of Tribe cards that a benefit of this source may still choose; an empty deck is one of them (EW-RULING-30).
    pub(crate) fn open_decks(&self, source: Source) -> Set<Tribe> {
        let all: Set<Tribe> = Tribe::types().collect();
        match source {
            Source::Kin(tribe) => Set::only(tribe).and(all),
            Source::OtherTribes(taken) => all.without(taken.set()),
            _ => all,
        }
    }

    /// Pays for a thing of the type `chosen`. What is left of an icon with types waits for things that fit.
    pub(crate) fn pay_for_type(&self, state: &mut State, way: Way, chosen: impl Indexed) {
        let Way::Benefit(icon, _) = way else {
            return self.pay(state, way);
        };
        let (taken, count) = self
            .top_gains(state)
            .map_or((Types::NONE, 0), |(source, gains)| (source.taken().with(chosen), gains.count(icon)));
        let rest = match icon {
            Icon::TakeSameAnimal | Icon::TipSame => Source::Herd(Animal::new(chosen.index())),
            Icon::TakeOtherAnimal | Icon::TipOther => Source::OtherAnimals(taken),
            Icon::SameTribeToHand | Icon::SameTribeToDiscard => Source::Kin(Tribe::new(chosen.index())),
            Icon::OtherTribeToHand | Icon::OtherTribeToDiscard => Source::OtherTribes(taken),
            _ => return self.pay(state, way),
        };
        (0..count).for_each(|_| self.take_icon(state, icon));
        self.push(state, rest, Gains::of(icon, count.saturating_sub(1)));
    }
}
