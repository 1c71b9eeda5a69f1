//! Passkeys, recovery, and the end of an account.

use std::sync::Arc;

use store::{
    BoxId, BoxLimits, ChannelId, ChannelKind, Confirmation, Invitation, NewBox, NewChannel, Occupant,
    Passkey, PersonId, RatingRow, Settlement, Store, StoreError, StoredRating,
};

use crate::{
    common::{TestDatabase, account, host, new_table, seat, token},
    guest, id, line, load, take_seat,
};

everywhere![
    a_passkey_is_found_listed_used_and_deleted,
    a_passkey_belongs_to_one_account_and_there_are_only_so_many,
    a_counter_that_does_not_grow_is_refused,
    an_account_keeps_one_way_in,
    a_recovery_code_works_once_for_its_account,
    new_codes_replace_the_old_ones,
    a_recovery_link_works_once_and_in_time,
    a_recovery_link_ends_with_the_password_and_with_the_address_it_went_to,
    a_deleted_account_leaves_games_ratings_and_nothing_else,
    only_an_account_can_be_deleted,
];

async fn registered(store: &Arc<dyn Store>, login: &str) -> PersonId {
    let person = guest(store, login).await;
    store.register(person, account(login, "hash")).await.unwrap();
    person
}

fn passkey(number: u8, person: PersonId) -> Passkey {
    Passkey {
        id: vec![number; 20],
        person,
        name: format!("Key {number}"),
        key: vec![1, 2, 3],
        counter: 0,
        created: 10,
        used: i64::from(number),
    }
}

async fn password(store: &Arc<dyn Store>, login: &str) -> String {
    store.account(login.to_owned()).await.unwrap().unwrap().1
}

async fn a_passkey_is_found_listed_used_and_deleted(database: TestDatabase) {
    let store = database.open().await;
    let oona = registered(&store, "oona").await;
    for number in [1, 2] {
        store.add_passkey(passkey(number, oona), 5).await.unwrap();
    }
    assert_eq!(store.passkeys_of(oona).await.unwrap(), [passkey(2, oona), passkey(1, oona)]);
    let (person, found) = store.passkey(vec![1; 20]).await.unwrap().unwrap();
    assert_eq!((person.id, person.login.as_deref(), found), (oona, Some("oona"), passkey(1, oona)));
    store.use_passkey(vec![1; 20], u32::MAX, 99).await.unwrap();
    let used = Passkey { counter: u32::MAX, used: 99, ..passkey(1, oona) };
    assert_eq!(store.passkeys_of(oona).await.unwrap(), [used, passkey(2, oona)]);
    store.delete_passkey(oona, vec![1; 20]).await.unwrap();
    assert_eq!(store.passkey(vec![1; 20]).await.unwrap(), None);
    let again = store.delete_passkey(oona, vec![1; 20]).await;
    assert!(matches!(again, Err(StoreError::PasskeyNotFound)), "{again:?}");
    let other = registered(&store, "other").await;
    let foreign = store.delete_passkey(other, vec![2; 20]).await;
    assert!(matches!(foreign, Err(StoreError::PasskeyNotFound)), "{foreign:?}");
    assert_eq!(store.passkeys_of(oona).await.unwrap().len(), 1);
}

async fn a_passkey_belongs_to_one_account_and_there_are_only_so_many(database: TestDatabase) {
    let store = database.open().await;
    let (oona, other) = (registered(&store, "oona").await, registered(&store, "other").await);
    store.add_passkey(passkey(1, oona), 2).await.unwrap();
    let taken = store.add_passkey(passkey(1, other), 2).await;
    assert!(matches!(taken, Err(StoreError::PasskeyTaken)), "{taken:?}");
    store.add_passkey(passkey(2, oona), 2).await.unwrap();
    let third = store.add_passkey(passkey(3, oona), 2).await;
    assert!(matches!(third, Err(StoreError::TooManyPasskeys)), "{third:?}");
    assert_eq!(store.passkey(vec![3; 20]).await.unwrap(), None);
    let guest = guest(&store, "Guest").await;
    let unregistered = store.add_passkey(passkey(4, guest), 2).await;
    assert!(matches!(unregistered, Err(StoreError::PersonNotFound)), "{unregistered:?}");
}

async fn a_counter_that_does_not_grow_is_refused(database: TestDatabase) {
    let store = database.open().await;
    let oona = registered(&store, "oona").await;
    store.add_passkey(passkey(1, oona), 2).await.unwrap();
    let note = |counter| store.use_passkey(vec![1; 20], counter, 50);
    // An authenticator that does not count always says 0.
    note(0).await.unwrap();
    note(0).await.unwrap();
    note(5).await.unwrap();
    for counter in [5, 4, 0] {
        let cloned = note(counter).await;
        assert!(matches!(cloned, Err(StoreError::PasskeyCloned)), "{counter}: {cloned:?}");
    }
    note(6).await.unwrap();
    let unknown = store.use_passkey(vec![9; 20], 1, 50).await;
    assert!(matches!(unknown, Err(StoreError::PasskeyNotFound)), "{unknown:?}");
}

async fn an_account_keeps_one_way_in(database: TestDatabase) {
    let store = database.open().await;
    let oona = registered(&store, "oona").await;
    let refused = store.remove_password(oona).await;
    assert!(matches!(refused, Err(StoreError::LastCredential)), "{refused:?}");
    assert_eq!(password(&store, "oona").await, "hash");
    store.add_passkey(passkey(1, oona), 2).await.unwrap();
    store.remove_password(oona).await.unwrap();
    assert_eq!(password(&store, "oona").await, "");
    let refused = store.delete_passkey(oona, vec![1; 20]).await;
    assert!(matches!(refused, Err(StoreError::LastCredential)), "{refused:?}");
    store.add_passkey(passkey(2, oona), 2).await.unwrap();
    store.delete_passkey(oona, vec![1; 20]).await.unwrap();
    store.change_password(oona, "new".to_owned(), [1; 32]).await.unwrap();
    store.delete_passkey(oona, vec![2; 20]).await.unwrap();
    assert_eq!(password(&store, "oona").await, "new");
}

async fn a_recovery_code_works_once_for_its_account(database: TestDatabase) {
    let store = database.open().await;
    let (oona, other) = (registered(&store, "oona").await, registered(&store, "other").await);
    store.set_recovery_codes(oona, vec![[1; 32], [2; 32]]).await.unwrap();
    store.set_recovery_codes(other, vec![[3; 32]]).await.unwrap();
    store.add_token(token(7, oona)).await.unwrap();
    store.add_token(token(8, other)).await.unwrap();
    let recover = |login: &str, code: u8, password: &str| {
        store.recover_with_code(login.to_owned(), [code; 32], password.to_owned())
    };
    for (login, code) in [("oona", 3), ("oona", 9), ("nobody", 1), ("", 1)] {
        let refused = recover(login, code, "stolen").await;
        assert!(matches!(refused, Err(StoreError::RecoveryRefused)), "{login} {code}: {refused:?}");
    }
    assert_eq!(password(&store, "oona").await, "hash");
    recover("oona", 1, "new").await.unwrap();
    assert_eq!(password(&store, "oona").await, "new");
    assert_eq!(store.token([7; 32]).await.unwrap(), None, "sessions end");
    assert!(store.token([8; 32]).await.unwrap().is_some(), "those of others do not");
    let replayed = recover("oona", 1, "stolen").await;
    assert!(matches!(replayed, Err(StoreError::RecoveryRefused)), "{replayed:?}");
    assert_eq!(password(&store, "oona").await, "new");
    assert_eq!(store.recovery_codes_left(oona).await.unwrap(), 1);
}

async fn new_codes_replace_the_old_ones(database: TestDatabase) {
    let store = database.open().await;
    let oona = registered(&store, "oona").await;
    store.set_recovery_codes(oona, vec![[1; 32], [2; 32]]).await.unwrap();
    store.set_recovery_codes(oona, vec![[3; 32], [4; 32], [5; 32]]).await.unwrap();
    assert_eq!(store.recovery_codes_left(oona).await.unwrap(), 3);
    let old = store.recover_with_code("oona".to_owned(), [1; 32], "stolen".to_owned()).await;
    assert!(matches!(old, Err(StoreError::RecoveryRefused)), "{old:?}");
    let nobody = store.set_recovery_codes(PersonId(4_711), vec![[6; 32]]).await;
    assert!(matches!(nobody, Err(StoreError::PersonNotFound)), "{nobody:?}");
}

async fn a_recovery_link_works_once_and_in_time(database: TestDatabase) {
    let store = database.open().await;
    let oona = registered(&store, "oona").await;
    store.add_token(token(7, oona)).await.unwrap();
    store.set_recovery_link(oona, [1; 32], 100).await.unwrap();
    store.set_recovery_link(oona, [2; 32], 100).await.unwrap();
    assert_eq!(store.recovery_link([1; 32]).await.unwrap(), None, "a new link replaces the old one");
    let (person, expires) = store.recovery_link([2; 32]).await.unwrap().unwrap();
    assert_eq!((person.id, expires), (oona, 100));
    let recover = |hash, now| store.recover_with_link([hash; 32], now, "new".to_owned());
    for (hash, now) in [(1, 50), (2, 100), (2, 101)] {
        let refused = recover(hash, now).await;
        assert!(matches!(refused, Err(StoreError::RecoveryRefused)), "{hash} {now}: {refused:?}");
    }
    assert_eq!(password(&store, "oona").await, "hash");
    recover(2, 99).await.unwrap();
    assert_eq!(password(&store, "oona").await, "new");
    assert_eq!(store.token([7; 32]).await.unwrap(), None);
    let replayed = recover(2, 99).await;
    assert!(matches!(replayed, Err(StoreError::RecoveryRefused)), "{replayed:?}");
}

async fn a_recovery_link_ends_with_the_password_and_with_the_address_it_went_to(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brak) = (registered(&store, "oona").await, registered(&store, "brak").await);
    store.set_recovery_link(brak, [9; 32], 100).await.unwrap();
    let linked = async || store.recovery_link([1; 32]).await.unwrap().is_some();
    let link = async || store.set_recovery_link(oona, [1; 32], 100).await.unwrap();
    let add = async |name: &str, kind: ChannelKind, hash: Option<&str>| {
        let confirmation = hash.map(|hash| Confirmation { hash: hash.to_owned(), expires: 100 });
        let (id, stop) = (ChannelId(name.to_owned()), format!("stop {name}"));
        let (address, detail) = (name.to_owned(), String::new());
        let channel = NewChannel { id, person: oona, kind, address, detail, stop, confirmation, at: 1 };
        store.add_channel(channel, "en".to_owned(), 5).await.unwrap();
    };
    let delete = async |name: &str| store.delete_channel(oona, ChannelId(name.to_owned())).await.unwrap();
    link().await;
    store.change_password(oona, "new".to_owned(), [7; 32]).await.unwrap();
    assert!(!linked().await);
    link().await;
    let without = store.remove_password(oona).await;
    assert!(matches!(without, Err(StoreError::LastCredential)), "{without:?}");
    assert!(linked().await, "nothing has changed");
    store.add_passkey(passkey(1, oona), 2).await.unwrap();
    store.remove_password(oona).await.unwrap();
    assert!(!linked().await);
    add("old@x", ChannelKind::Mail, Some("old")).await;
    store.confirm_channel("old".to_owned(), 50).await.unwrap();
    link().await;
    add("hook", ChannelKind::Webhook, None).await;
    add("new@x", ChannelKind::Mail, Some("new")).await;
    assert!(delete("hook").await && !delete("nothing").await);
    assert_eq!(store.confirm_channel("new".to_owned(), 100).await.unwrap(), None, "too late");
    assert!(linked().await, "the address is still used");
    store.confirm_channel("new".to_owned(), 50).await.unwrap();
    assert!(!linked().await, "the address was replaced");
    link().await;
    add("third@x", ChannelKind::Mail, Some("third")).await;
    assert!(delete("third@x").await && linked().await, "it was not confirmed");
    assert!(delete("new@x").await && !linked().await);
    assert!(store.recovery_link([9; 32]).await.unwrap().is_some(), "others keep theirs");
}

async fn a_deleted_account_leaves_games_ratings_and_nothing_else(database: TestDatabase) {
    let store = database.open().await;
    let (oona, friend) = (registered(&store, "oona").await, registered(&store, "friend").await);
    let mut table = new_table("cave", 2);
    table.host = host(Some(oona));
    store.create(table).await.unwrap();
    take_seat(&store, "cave", seat(0, Occupant::Person(oona))).await.unwrap();
    take_seat(&store, "cave", seat(1, Occupant::Person(friend))).await.unwrap();
    store.post_chat(id("cave"), line(oona, "hello"), Vec::new(), None).await.unwrap();
    store.post_chat(id("cave"), line(friend, "hi"), Vec::new(), None).await.unwrap();
    store.add_token(token(7, oona)).await.unwrap();
    store.add_passkey(passkey(1, oona), 2).await.unwrap();
    store.set_recovery_codes(oona, vec![[1; 32]]).await.unwrap();
    store.set_recovery_link(oona, [2; 32], 100).await.unwrap();
    store.ask_friend(oona, friend, 5, 10).await.unwrap();
    store.accept_friend(friend, oona, 6).await.unwrap();
    let invitation = Invitation { table: id("cave"), person: friend, inviter: oona, at: 7 };
    store.invite(invitation, Vec::new()).await.unwrap();
    let own = NewBox {
        id: BoxId("mine".to_owned()),
        owner: oona,
        game: "tusk".to_owned(),
        name: "Mine".to_owned(),
        text: "text".to_owned(),
        at: 8,
    };
    store.create_box(own, BoxLimits { boxes: 9, versions: 9, bytes: 999 }).await.unwrap();
    store.note_use(friend, BoxId("mine".to_owned()), 9).await.unwrap();
    store.set_profile(oona, "handle".to_owned(), true).await.unwrap();
    let rating = StoredRating { rating: 50, uncertainty: 5 };
    let rated = RatingRow { person: oona, game: "tusk".to_owned(), rating, games: 9, at: 10 };
    let ratings = vec![rated.clone()];
    store.settle(Settlement { game: "tusk".to_owned(), ratings, ..Settlement::default() }).await.unwrap();
    assert_eq!(store.leaders("tusk".to_owned(), 1, 9).await.unwrap().len(), 1);
    let events = load(&store, "cave").await.events;

    store.delete_account(oona, "greedy".to_owned()).await.unwrap();

    assert_eq!(store.account("oona".to_owned()).await.unwrap(), None);
    let former = store.person(oona).await.unwrap().unwrap();
    assert_eq!((former.name.as_str(), former.login), ("", None));
    assert_eq!(store.token([7; 32]).await.unwrap(), None);
    assert_eq!(store.passkey(vec![1; 20]).await.unwrap(), None);
    assert_eq!(store.recovery_codes_left(oona).await.unwrap(), 0);
    assert_eq!(store.recovery_link([2; 32]).await.unwrap(), None);
    assert!(store.boxes_of(oona).await.unwrap().is_empty());
    assert!(store.invited_to(id("cave")).await.unwrap().is_empty());
    assert!(store.circle(friend, 9).await.unwrap().friends.is_empty());
    assert!(store.circle(friend, 9).await.unwrap().played.is_empty(), "nobody is left to know");
    assert_eq!(store.leaders("tusk".to_owned(), 1, 9).await.unwrap(), []);
    assert_eq!(store.profile("handle".to_owned()).await.unwrap(), None);
    assert_eq!(store.ratings_of(oona).await.unwrap(), [rated], "games that end later are rated with it");
    let left = load(&store, "cave").await;
    assert_eq!(left.events, events, "the record is as it was");
    assert_eq!(left.row.seats[0].name, "");
    assert_eq!(left.row.seats[0].occupant, Occupant::Person(oona));
    assert_eq!(left.row.seats[0].bot.as_deref(), Some("greedy"), "a bot plays on");
    assert_eq!(left.row.seats[1], seat(1, Occupant::Person(friend)));
    let chat = store.chat(id("cave"), 9).await.unwrap();
    let said: Vec<_> = chat.iter().map(|(_, line)| (line.name.as_str(), line.text.as_str())).collect();
    assert_eq!(said, [("", "hello"), ("Oona", "hi")]);
    // The login is free again.
    registered(&store, "oona").await;
}

async fn only_an_account_can_be_deleted(database: TestDatabase) {
    let store = database.open().await;
    let guest = guest(&store, "Guest").await;
    store.add_token(token(7, guest)).await.unwrap();
    for person in [guest, PersonId(4_711)] {
        let refused = store.delete_account(person, "greedy".to_owned()).await;
        assert!(matches!(refused, Err(StoreError::PersonNotFound)), "{refused:?}");
    }
    assert!(store.token([7; 32]).await.unwrap().is_some());
}

/// Something in every table of accounts and friends.
pub(crate) async fn furnish(store: &Arc<dyn Store>, person: PersonId, other: PersonId) {
    store.add_passkey(passkey(1, person), 5).await.unwrap();
    store.set_recovery_codes(person, vec![[7; 32]]).await.unwrap();
    store.set_recovery_link(person, [8; 32], 99).await.unwrap();
    let friend = guest(store, "Ada").await;
    store.register(friend, account("ada", "hash")).await.unwrap();
    store.ask_friend(person, friend, 3, 9).await.unwrap();
    store.accept_friend(friend, person, 4).await.unwrap();
    store.ask_login(person, "nobody".to_owned(), None, 4, 9).await.unwrap();
    let invitation = Invitation { table: id("cave"), person: friend, inviter: person, at: 5 };
    store.invite(invitation, Vec::new()).await.unwrap();
    store.block(person, other, 6).await.unwrap();
}
