//! Face-down piles, without an order that no viewer knows.

use serde::{Deserialize, Serialize};

use crate::{Seat, Viewer, counts::Counts, odds::Odds, sets::Indexed, stack::Stack};

/// Which seats know a hidden thing. Everybody knows it if every seat does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Knowers(u8);

impl Knowers {
    /// Nobody knows.
    pub const NOBODY: Self = Self(0);
    /// Everybody knows, spectators too.
    pub const EVERYBODY: Self = Self(u8::MAX);

    /// Only this seat knows.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// Does this viewer know?
    #[inline]
    pub fn include(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 >> seat.index() & 1 == 1,
            Viewer::Public => self == Self::EVERYBODY,
        }
    }
}

/// A card whose place in a pile is known, and to whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known<K> {
    /// The card.
    pub card: K,
    /// Who knows that it lies here.
    pub to: Knowers,
}

/// A face-down draw pile: on top an unordered rest ("what could still be here"), below it the cards that were
/// put under the pile one by one, whose order at least one seat knows.
///
/// A draw from the unordered rest is a true chance; once that is used up, the cards below come in their order.
/// `N` is the number of kinds, `M` the most cards that can lie below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "K: Serialize + for<'a> Deserialize<'a>")]
pub struct Pile<K: Indexed + Default, const N: usize, const M: usize> {
    /// The unordered rest.
    pub loose: Counts<K, N>,
    /// Cards put under the pile, the next one to be reached last (so that it is the top of this stack).
    under: Stack<Known<K>, M>,
}

impl<K: Indexed + Default, const N: usize, const M: usize> Pile<K, N, M> {
    /// A shuffled pile of these cards.
    pub fn shuffled(cards: Counts<K, N>) -> Self {
        Self { loose: cards, under: Stack::new() }
    }

    /// How many cards it has.
    #[inline]
    pub fn len(&self) -> usize {
        self.loose.total() as usize + self.under.len()
    }

    /// No card left?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.under.is_empty() && self.loose.is_empty()
    }

    /// The cards put under the pile in the order they will be reached.
    pub fn under(&self) -> impl DoubleEndedIterator<Item = &Known<K>> + ExactSizeIterator {
        self.under.as_slice().iter().rev()
    }

    /// Everything in it, whatever its place.
    pub fn cards(&self) -> Counts<K, N> {
        let mut cards = self.loose;
        self.under.as_slice().iter().for_each(|known| cards.add(known.card));
        cards
    }

    /// What the next card may be: one outcome if the pile is down to its known part.
    #[inline]
    pub fn odds<O: Copy>(&self, out: &mut Odds<O>, outcome: impl Fn(K) -> O) {
        if self.loose.is_empty() {
            if let Some(known) = self.under.top() {
                out.add(outcome(known.card), 1);
            }
        } else {
            for (card, count) in self.loose.iter() {
                out.add(outcome(card), u32::from(count));
            }
        }
    }

    /// Draws `card` from the top; `false`, and no change, if it cannot be the next one.
    #[inline]
    pub fn draw(&mut self, card: K) -> bool {
        if self.loose.take(card) {
            return true;
        }
        let next = self.loose.is_empty() && self.under.top().is_some_and(|known| known.card == card);
        if next {
            self.under.pop();
        }
        next
    }

    /// Could `card` be the next one drawn?
    #[inline]
    pub fn may_draw(&self, card: K) -> bool {
        self.loose.has(card)
            || (self.loose.is_empty() && self.under.top().is_some_and(|known| known.card == card))
    }

    /// Puts `card` under the pile, below everything else. Rules size `M` so that it always fits.
    pub fn put_under(&mut self, card: K, to: Knowers) {
        let fits = self.under.push(Known { card, to });
        debug_assert!(fits, "a pile holds more cards than its game has");
        let slots = self.under.as_mut_slice();
        slots.rotate_right(1);
    }

    /// Shuffles `cards` into the pile; nobody knows any order afterwards.
    pub fn shuffle_in(&mut self, cards: &Counts<K, N>) {
        self.loose = self.cards();
        self.loose.pour(cards);
        self.under.clear();
    }

    /// What `viewer` may know of the pile.
    pub fn seen(&self, viewer: Viewer) -> SeenPile<K> {
        SeenPile {
            loose: self.loose.total() as u8,
            under: self
                .under()
                .map(|known| SeenCard { card: known.to.include(viewer).then_some(known.card), to: known.to })
                .collect(),
        }
    }
}

impl<K: Indexed + Default, const N: usize, const M: usize> Default for Pile<K, N, M> {
    fn default() -> Self {
        Self::shuffled(Counts::EMPTY)
    }
}

/// A card under a pile as one viewer knows it: everybody saw who put it there, not everybody what it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenCard<K> {
    /// The card, if this viewer knows it.
    pub card: Option<K>,
    /// Who knows it.
    pub to: Knowers,
}

/// A pile as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenPile<K> {
    /// Cards in the unordered rest.
    pub loose: u8,
    /// Cards put under the pile, in the order they will be reached.
    pub under: Vec<SeenCard<K>>,
}

impl<K: Indexed + Default> SeenPile<K> {
    /// A full pile that looks just like this to the viewer who saw it, filled from `unseen`.
    pub fn imagine<const N: usize, const M: usize>(
        &self,
        unseen: &mut Counts<K, N>,
        rng: &mut impl rand::Rng,
    ) -> Pile<K, N, M> {
        let mut pile = Pile::default();
        for seen in &self.under {
            if let Some(card) = seen.card.or_else(|| unseen.take_random(rng)) {
                pile.put_under(card, seen.to);
            }
        }
        for _ in 0..self.loose {
            if let Some(card) = unseen.take_random(rng) {
                pile.loose.add(card);
            }
        }
        pile
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    struct Card(u8);
    impl Indexed for Card {
        const COUNT: usize = 3;
        fn index(self) -> usize {
            self.0 as usize
        }
        fn at(index: usize) -> Option<Self> {
            (index < 3).then_some(Self(index as u8))
        }
    }
    type Deck = Pile<Card, 3, 4>;

    fn next(pile: &Deck) -> Vec<(Card, u32)> {
        let mut odds = Odds::new();
        pile.odds(&mut odds, |card| card);
        odds.entries().to_vec()
    }

    #[test]
    fn cards_put_under_come_last_and_in_their_order() {
        let mut pile = Deck::shuffled(Counts::new([2, 1, 0]));
        pile.put_under(Card(2), Knowers::only(Seat::new(0)));
        pile.put_under(Card(0), Knowers::only(Seat::new(1)));
        assert_eq!(next(&pile), [(Card(0), 2), (Card(1), 1)]);
        assert!(!pile.draw(Card(2)), "the card below is out of reach");
        assert!(pile.draw(Card(0)) && pile.draw(Card(1)) && pile.draw(Card(0)));
        assert_eq!(next(&pile), [(Card(2), 1)]);
        assert!(pile.draw(Card(2)) && pile.draw(Card(0)) && pile.is_empty());
    }

    #[test]
    fn only_who_put_a_card_under_knows_it_and_a_shuffle_forgets() {
        let mut pile = Deck::shuffled(Counts::new([1, 1, 0]));
        pile.put_under(Card(2), Knowers::only(Seat::new(1)));
        assert_eq!(pile.seen(Viewer::Seat(Seat::new(1))).under[0].card, Some(Card(2)));
        assert_eq!(pile.seen(Viewer::Seat(Seat::new(0))).under[0].card, None);
        assert_eq!(pile.seen(Viewer::Public).under[0].card, None);
        pile.shuffle_in(&Counts::new([0, 0, 1]));
        assert_eq!((pile.len(), pile.under().len()), (4, 0));
    }
}
