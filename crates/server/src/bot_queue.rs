//! The order in which waiting decisions of bots are computed.
//!
//! Decisions that a person waits for come first, those of tables where only bots play next, and reviews of finished games last. Within
//! each class people take turns, and so do the tables of a person: how
//! much one person asks for does not change how long another one waits.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
};

use store::{PersonId, TableId};

/// Who waits for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// A person plays at the table, or asked for a hint.
    People,
    /// Only bots play at the table.
    Bots,
    /// A finished game is reviewed: a part of it, about as long as a decision.
    Review,
}

/// For whom a decision is computed.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) class: Class,
    /// The owner of the table, or the person who asked for a hint or a review.
    pub(crate) person: Option<PersonId>,
    pub(crate) table: TableId,
}

/// A queue in which something waits.
trait Waiting<T>: Default {
    fn pop(&mut self) -> Option<T>;
    /// What the next [`pop`](Self::pop) returns.
    fn peek(&self) -> Option<&T>;
    fn is_empty(&self) -> bool;
}

impl<T> Waiting<T> for VecDeque<T> {
    fn pop(&mut self) -> Option<T> {
        self.pop_front()
    }

    fn peek(&self) -> Option<&T> {
        self.front()
    }

    fn is_empty(&self) -> bool {
        self.is_empty()
    }
}

/// Queues that take turns.
#[derive(Debug)]
struct Rotation<K, Q> {
    order: VecDeque<K>,
    queues: HashMap<K, Q>,
}

impl<K, Q> Default for Rotation<K, Q> {
    fn default() -> Self {
        Self { order: VecDeque::new(), queues: HashMap::new() }
    }
}

impl<K: Clone + Eq + Hash, Q: Default> Rotation<K, Q> {
    /// The queue of this key. A new one comes last.
    fn queue(&mut self, key: K) -> &mut Q {
        if !self.queues.contains_key(&key) {
            self.order.push_back(key.clone());
        }
        self.queues.entry(key).or_default()
    }
}

impl<T, K: Clone + Eq + Hash, Q: Waiting<T>> Waiting<T> for Rotation<K, Q> {
    fn pop(&mut self) -> Option<T> {
        let key = self.order.pop_front()?;
        let queue = self.queues.get_mut(&key)?;
        let next = queue.pop();
        if queue.is_empty() {
            self.queues.remove(&key);
        } else {
            self.order.push_back(key);
        }
        next
    }

    fn peek(&self) -> Option<&T> {
        self.queues.get(self.order.front()?)?.peek()
    }

    fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

/// The waiting decisions of one class, by person and table.
type Lane<T> = Rotation<Option<PersonId>, Rotation<TableId, VecDeque<T>>>;

/// The waiting decisions.
#[derive(Debug)]
pub(crate) struct FairQueue<T> {
    people: Lane<T>,
    bots: Lane<T>,
    reviews: Lane<T>,
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        Self { people: Lane::default(), bots: Lane::default(), reviews: Lane::default() }
    }
}

impl<T> FairQueue<T> {
    fn lane(&mut self, class: Class) -> &mut Lane<T> {
        match class {
            Class::People => &mut self.people,
            Class::Bots => &mut self.bots,
            Class::Review => &mut self.reviews,
        }
    }

    pub(crate) fn push(&mut self, client: &Client, item: T) {
        self.lane(client.class).queue(client.person).queue(client.table.clone()).push_back(item);
    }

    /// The next item of a class.
    pub(crate) fn pop(&mut self, class: Class) -> Option<T> {
        self.lane(class).pop()
    }

    /// The next item of a class, if it is such a one.
    pub(crate) fn pop_if(&mut self, class: Class, is_such: impl FnOnce(&T) -> bool) -> Option<T> {
        let lane = self.lane(class);
        if lane.peek().is_some_and(is_such) { lane.pop() } else { None }
    }

    /// Whether the next item of any class is such a one.
    pub(crate) fn any_next(&self, is_such: impl Fn(Class, &T) -> bool) -> bool {
        let next = [
            (Class::People, self.people.peek()),
            (Class::Bots, self.bots.peek()),
            (Class::Review, self.reviews.peek()),
        ];
        next.into_iter().any(|(class, next)| next.is_some_and(|item| is_such(class, item)))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.people.is_empty() && self.bots.is_empty() && self.reviews.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(class: Class, person: i64, table: &str) -> Client {
        Client { class, person: Some(PersonId(person)), table: TableId(table.to_owned()) }
    }

    #[test]
    fn people_take_turns_and_so_do_their_tables() {
        let mut queue = FairQueue::default();
        for number in 0..500 {
            queue.push(&client(Class::People, 1, &format!("t{number}")), format!("one {number}"));
        }
        for number in 0..3 {
            queue.push(&client(Class::People, 2, "other"), format!("two {number}"));
        }
        queue.push(&client(Class::People, 2, "another"), "two elsewhere".to_owned());
        let order: Vec<String> = (0..8).filter_map(|_| queue.pop(Class::People)).collect();
        let expected = ["one 0", "two 0", "one 1", "two elsewhere", "one 2", "two 1", "one 3", "two 2"];
        assert_eq!(order, expected);
        assert_eq!(std::iter::from_fn(|| queue.pop(Class::People)).count(), 496);
        assert!(queue.people.queues.is_empty() && queue.people.order.is_empty());
    }

    #[test]
    fn tables_of_bots_wait_in_a_lane_of_their_own() {
        let mut queue = FairQueue::default();
        for number in 0..500 {
            queue.push(&client(Class::Bots, 1, &format!("t{number}")), number);
        }
        queue.push(&client(Class::People, 2, "mine"), 1000);
        queue.push(&client(Class::Bots, 2, "watched"), 2000);
        assert_eq!((queue.pop(Class::People), queue.pop(Class::People)), (Some(1000), None));
        assert_eq!((queue.pop(Class::Bots), queue.pop(Class::Bots)), (Some(0), Some(2000)));
    }

    #[test]
    fn reviews_wait_in_a_lane_of_their_own_and_take_turns() {
        let mut queue = FairQueue::default();
        for number in 0..3 {
            queue.push(&client(Class::Review, 1, "over"), number);
        }
        queue.push(&client(Class::Review, 2, "ended"), 10);
        assert_eq!((queue.pop(Class::People), queue.pop(Class::Bots)), (None, None));
        let order: Vec<i32> = std::iter::from_fn(|| queue.pop(Class::Review)).collect();
        assert_eq!(order, [0, 10, 1, 2]);
    }

    #[test]
    fn only_the_next_item_can_be_taken_on_a_condition() {
        let mut queue = FairQueue::default();
        assert!(queue.is_empty() && !queue.any_next(|_, _| true));
        queue.push(&client(Class::Bots, 1, "one"), 1);
        queue.push(&client(Class::Bots, 2, "two"), 2);
        assert_eq!(queue.pop_if(Class::Bots, |&number| number == 2), None);
        assert!(queue.any_next(|class, &number| class == Class::Bots && number == 1));
        assert_eq!(queue.pop_if(Class::Bots, |&number| number == 1), Some(1));
        assert_eq!(queue.pop_if(Class::Bots, |&number| number == 2), Some(2));
        assert!(queue.is_empty());
    }
}
