//! Friends, blocks and invitations.

use std::sync::Arc;

use store::{Invitation, Occupant, PersonId, Store, StoreError};

use crate::{
    common::{TestDatabase, account, host, new_table, seat},
    guest, id, ids, take_seat,
};

everywhere![
    friends_are_those_who_asked_and_agreed,
    two_who_ask_each_other_are_friends,
    a_block_ends_everything_and_hides_new_requests,
    those_who_played_together_have_met,
    a_block_separates_at_a_table_in_both_directions,
    only_friends_are_invited_and_only_to_open_tables,
    tables_of_friends_are_public_and_open,
    blocks_of_a_guest_move_to_the_account,
    one_can_ask_only_so_many,
    a_request_that_names_a_login_is_kept_whether_or_not_there_is_such_an_account,
    whoever_asks_by_login_learns_nothing_of_the_answer_but_a_friendship,
];

async fn people<const N: usize>(store: &Arc<dyn Store>, names: [&str; N]) -> [PersonId; N] {
    let mut people = [PersonId(0); N];
    for (person, name) in people.iter_mut().zip(names) {
        *person = guest(store, name).await;
        store.register(*person, account(&name.to_lowercase(), "hash")).await.unwrap();
    }
    people
}

fn names(list: &[store::Acquaintance]) -> Vec<&str> {
    list.iter().map(|other| other.name.as_str()).collect()
}

async fn befriend(store: &Arc<dyn Store>, one: PersonId, other: PersonId) {
    store.ask_friend(one, other, 1, 9).await.unwrap();
    store.accept_friend(other, one, 2).await.unwrap();
}

/// A table with an open second seat, where a person has the first.
async fn open_table(store: &Arc<dyn Store>, name: &str, person: PersonId) {
    let mut table = new_table(name, 1);
    table.host = host(Some(person));
    table.public = true;
    store.create(table).await.unwrap();
    take_seat(store, name, seat(0, Occupant::Person(person))).await.unwrap();
    take_seat(store, name, seat(1, Occupant::Open)).await.unwrap();
}

async fn friends_are_those_who_asked_and_agreed(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob] = people(&store, ["Ada", "Bob"]).await;
    store.ask_friend(ada, bob, 5, 9).await.unwrap();
    store.ask_friend(ada, bob, 6, 9).await.unwrap();
    let (of_ada, of_bob) = (store.circle(ada, 9).await.unwrap(), store.circle(bob, 9).await.unwrap());
    assert_eq!((names(&of_ada.asked), names(&of_bob.asking)), (vec!["Bob"], vec!["Ada"]));
    assert_eq!(of_bob.asking[0].at, 5);
    assert!(of_ada.friends.is_empty() && of_bob.friends.is_empty());
    for (person, from) in [(ada, bob), (bob, PersonId(4_711))] {
        let refused = store.accept_friend(person, from, 7).await;
        assert!(matches!(refused, Err(StoreError::PersonNotFound)), "{refused:?}");
    }
    store.accept_friend(bob, ada, 8).await.unwrap();
    for (person, friend) in [(ada, "Bob"), (bob, "Ada")] {
        let circle = store.circle(person, 9).await.unwrap();
        assert_eq!((names(&circle.friends), circle.friends[0].at), (vec![friend], 8));
        assert!(circle.asking.is_empty() && circle.asked.is_empty());
    }
    store.remove_friend(bob, ada).await.unwrap();
    assert!(store.circle(ada, 9).await.unwrap().friends.is_empty());
}

async fn two_who_ask_each_other_are_friends(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob] = people(&store, ["Ada", "Bob"]).await;
    store.ask_friend(ada, bob, 5, 9).await.unwrap();
    store.ask_friend(bob, ada, 6, 9).await.unwrap();
    for (person, friend) in [(ada, "Bob"), (bob, "Ada")] {
        let circle = store.circle(person, 9).await.unwrap();
        assert_eq!(names(&circle.friends), [friend]);
        assert!(circle.asking.is_empty() && circle.asked.is_empty());
    }
    // Friends who ask again stay friends.
    store.ask_friend(bob, ada, 7, 9).await.unwrap();
    assert_eq!(store.circle(ada, 9).await.unwrap().friends[0].at, 6);
}

async fn a_block_ends_everything_and_hides_new_requests(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob] = people(&store, ["Ada", "Bob"]).await;
    befriend(&store, ada, bob).await;
    open_table(&store, "cave", ada).await;
    let invitation = Invitation { table: id("cave"), person: bob, inviter: ada, at: 3 };
    store.invite(invitation, Vec::new()).await.unwrap();
    store.block(bob, ada, 4).await.unwrap();
    store.block(bob, ada, 5).await.unwrap();
    assert_eq!(store.blocked_by(bob).await.unwrap(), [ada]);
    assert!(store.blocked_by(ada).await.unwrap().is_empty());
    assert!(store.invitations_of(bob, 9).await.unwrap().is_empty());
    assert!(store.circle(ada, 9).await.unwrap().friends.is_empty());
    store.ask_friend(ada, bob, 6, 9).await.unwrap();
    let of_bob = store.circle(bob, 9).await.unwrap();
    assert!(of_bob.asking.is_empty(), "the request is not shown");
    assert_eq!(names(&of_bob.blocked), ["Ada"]);
    assert_eq!(names(&store.circle(ada, 9).await.unwrap().asked), ["Bob"], "she is not told");
    store.unblock(bob, ada).await.unwrap();
    store.unblock(bob, ada).await.unwrap();
    assert_eq!(names(&store.circle(bob, 9).await.unwrap().asking), ["Ada"]);
}

async fn those_who_played_together_have_met(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob, eve] = people(&store, ["Ada", "Bob", "Eve"]).await;
    open_table(&store, "cave", ada).await;
    assert!(!store.have_met(ada, bob).await.unwrap());
    take_seat(&store, "cave", seat(1, Occupant::Person(bob))).await.unwrap();
    assert!(store.have_met(ada, bob).await.unwrap() && store.have_met(bob, ada).await.unwrap());
    assert_eq!(names(&store.circle(ada, 9).await.unwrap().played), ["Bob"]);
    assert!(store.circle(ada, 0).await.unwrap().played.is_empty());
    assert!(!store.have_met(ada, eve).await.unwrap());
    store.ask_friend(eve, ada, 1, 9).await.unwrap();
    assert!(store.have_met(ada, eve).await.unwrap(), "she can be blocked");
}

async fn a_block_separates_at_a_table_in_both_directions(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob, eve] = people(&store, ["Ada", "Bob", "Eve"]).await;
    open_table(&store, "cave", ada).await;
    open_table(&store, "other", eve).await;
    let separated = |person| store.is_separated(person, id("cave"));
    assert!(!separated(bob).await.unwrap());
    store.block(bob, ada, 1).await.unwrap();
    assert!(separated(bob).await.unwrap());
    assert!(!store.is_separated(bob, id("other")).await.unwrap());
    store.unblock(bob, ada).await.unwrap();
    store.block(ada, bob, 1).await.unwrap();
    assert!(separated(bob).await.unwrap());
    // The owner counts without a seat.
    take_seat(&store, "cave", seat(0, Occupant::Bot)).await.unwrap();
    assert!(separated(bob).await.unwrap());
    assert!(!separated(eve).await.unwrap());
}

async fn only_friends_are_invited_and_only_to_open_tables(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob, eve] = people(&store, ["Ada", "Bob", "Eve"]).await;
    befriend(&store, ada, bob).await;
    store.ask_friend(ada, eve, 1, 9).await.unwrap();
    open_table(&store, "cave", ada).await;
    let invite = |person, table: &str| {
        store.invite(Invitation { table: id(table), person, inviter: ada, at: 3 }, Vec::new())
    };
    let stranger = invite(eve, "cave").await;
    assert!(matches!(stranger, Err(StoreError::NotFriends)), "asking is not enough: {stranger:?}");
    let nowhere = invite(bob, "nowhere").await;
    assert!(matches!(nowhere, Err(StoreError::TableNotFound(_))), "{nowhere:?}");
    invite(bob, "cave").await.unwrap();
    invite(bob, "cave").await.unwrap();
    assert_eq!(store.invited_to(id("cave")).await.unwrap(), [bob]);
    let received = store.invitations_of(bob, 9).await.unwrap();
    assert_eq!(
        (received.len(), received[0].inviter.as_str(), &received[0].table.id),
        (1, "Ada", &id("cave"))
    );
    assert_eq!(received[0].secret, host(None).invitation);
    take_seat(&store, "cave", seat(1, Occupant::Bot)).await.unwrap();
    assert!(store.invitations_of(bob, 9).await.unwrap().is_empty(), "no seat is open");
    take_seat(&store, "cave", seat(1, Occupant::Open)).await.unwrap();
    assert_eq!(store.invitations_of(bob, 9).await.unwrap().len(), 1);
    store.decline_invitation(bob, id("cave")).await.unwrap();
    store.decline_invitation(bob, id("nowhere")).await.unwrap();
    assert!(store.invitations_of(bob, 9).await.unwrap().is_empty());
}

async fn tables_of_friends_are_public_and_open(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob, eve] = people(&store, ["Ada", "Bob", "Eve"]).await;
    befriend(&store, bob, ada).await;
    open_table(&store, "cave", ada).await;
    open_table(&store, "strange", eve).await;
    let mut private = new_table("private", 1);
    private.public = false;
    store.create(private).await.unwrap();
    take_seat(&store, "private", seat(0, Occupant::Person(ada))).await.unwrap();
    take_seat(&store, "private", seat(1, Occupant::Open)).await.unwrap();
    assert_eq!(ids(&store.tables_of_friends(bob, 9).await.unwrap()), ["cave"]);
    assert!(store.tables_of_friends(eve, 9).await.unwrap().is_empty());
    take_seat(&store, "cave", seat(1, Occupant::Person(bob))).await.unwrap();
    assert!(store.tables_of_friends(bob, 9).await.unwrap().is_empty());
}

async fn blocks_of_a_guest_move_to_the_account(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob, eve] = people(&store, ["Ada", "Bob", "Eve"]).await;
    let guest = guest(&store, "Guest").await;
    store.block(guest, bob, 1).await.unwrap();
    store.block(guest, eve, 1).await.unwrap();
    store.block(ada, eve, 2).await.unwrap();
    store.block(bob, guest, 3).await.unwrap();
    // One cannot block oneself.
    store.block(ada, guest, 4).await.unwrap();
    store.merge_people(guest, ada).await.unwrap();
    let mut blocked = store.blocked_by(ada).await.unwrap();
    blocked.sort_unstable();
    assert_eq!(blocked, [bob, eve]);
    assert_eq!(store.blocked_by(bob).await.unwrap(), [ada]);
    assert!(store.blocked_by(guest).await.unwrap().is_empty());
}

async fn one_can_ask_only_so_many(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob, eve] = people(&store, ["Ada", "Bob", "Eve"]).await;
    store.ask_friend(ada, bob, 1, 1).await.unwrap();
    let refused = store.ask_friend(ada, eve, 1, 1).await;
    assert!(matches!(refused, Err(StoreError::TooManyFriends)), "{refused:?}");
    assert!(store.circle(eve, 9).await.unwrap().asking.is_empty());
    store.ask_friend(ada, bob, 2, 1).await.unwrap();
    store.ask_friend(eve, ada, 2, 1).await.unwrap();
    store.ask_friend(ada, eve, 3, 1).await.unwrap();
    assert_eq!(names(&store.circle(ada, 9).await.unwrap().friends), ["Eve"]);
}

/// The logins that a person has asked.
async fn asked(store: &Arc<dyn Store>, person: PersonId) -> Vec<String> {
    let circle = store.circle(person, 9).await.unwrap();
    assert!(circle.asked.is_empty(), "nobody is named");
    circle.asked_logins.into_iter().map(|asked| asked.login).collect()
}

async fn a_request_that_names_a_login_is_kept_whether_or_not_there_is_such_an_account(
    database: TestDatabase,
) {
    let store = database.open().await;
    let [ada, bob] = people(&store, ["Ada", "Bob"]).await;
    let ask = |login: &str, friend| store.ask_login(ada, login.to_owned(), friend, 5, 3);
    for _ in 0..2 {
        ask("bob", Some(bob)).await.unwrap();
        ask("nobody", None).await.unwrap();
    }
    assert_eq!(asked(&store, ada).await, ["bob", "nobody"]);
    assert_eq!(names(&store.circle(bob, 9).await.unwrap().asking), ["Ada"]);
    assert!(!store.have_met(ada, bob).await.unwrap() && store.have_met(bob, ada).await.unwrap());
    ask("third", None).await.unwrap();
    for friend in [None, Some(bob)] {
        let refused = store.ask_login(ada, "fourth".to_owned(), friend, 6, 3).await;
        assert!(friend.is_some() || matches!(refused, Err(StoreError::TooManyFriends)), "{refused:?}");
    }
    store.withdraw_login(ada, "fourth".to_owned()).await.unwrap();
    store.withdraw_login(ada, "third".to_owned()).await.unwrap();
    ask("bob", Some(bob)).await.unwrap();
    store.withdraw_login(ada, "bob".to_owned()).await.unwrap();
    assert_eq!(asked(&store, ada).await, ["nobody"]);
    assert!(store.circle(bob, 9).await.unwrap().asking.is_empty(), "it was taken back");
    let nul = ask("\0", None).await;
    assert!(matches!(nul, Err(StoreError::NulCharacter)), "{nul:?}");
}

async fn whoever_asks_by_login_learns_nothing_of_the_answer_but_a_friendship(database: TestDatabase) {
    let store = database.open().await;
    let [ada, bob, eve] = people(&store, ["Ada", "Bob", "Eve"]).await;
    let ask = |person, login: &str, friend| store.ask_login(person, login.to_owned(), Some(friend), 5, 9);
    ask(eve, "ada", ada).await.unwrap();
    store.remove_friend(ada, eve).await.unwrap();
    assert_eq!(asked(&store, eve).await, ["ada"], "it was declined");
    ask(eve, "ada", ada).await.unwrap();
    store.block(ada, eve, 6).await.unwrap();
    assert_eq!(asked(&store, eve).await, ["ada"], "she is blocked");
    store.delete_account(ada, "greedy".to_owned()).await.unwrap();
    assert_eq!(asked(&store, eve).await, ["ada"], "nobody has this login any more");
    // Two who ask each other are friends, and what they asked is answered.
    ask(eve, "bob", bob).await.unwrap();
    ask(bob, "eve", eve).await.unwrap();
    assert_eq!((asked(&store, eve).await, asked(&store, bob).await.len()), (vec!["ada".to_owned()], 0));
    assert_eq!(names(&store.circle(eve, 9).await.unwrap().friends), ["Bob"]);
    ask(eve, "bob", bob).await.unwrap();
    assert_eq!(asked(&store, eve).await, ["ada"], "friends who ask again stay friends");
    store.remove_friend(bob, eve).await.unwrap();
    ask(eve, "bob", bob).await.unwrap();
    store.accept_friend(bob, eve, 7).await.unwrap();
    assert_eq!(asked(&store, eve).await, ["ada"]);
    store.delete_account(eve, "greedy".to_owned()).await.unwrap();
    assert!(asked(&store, eve).await.is_empty());
}
