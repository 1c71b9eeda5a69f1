//! People, seats, tokens and chat.

use std::sync::Arc;

use store::{NewPerson, Occupant, PersonId, Profile, SeatChange, StoreError, Token};

use crate::{
    common::{TestDatabase, new_table, seat},
    guest, id, ids, line, load, take_seat,
};

both![
    a_seat_is_replaced,
    of_many_who_take_a_seat_exactly_one_succeeds,
    seats_change_together_or_not_at_all,
    an_unknown_person_is_refused,
    a_person_is_found_by_id_login_and_token,
    a_login_belongs_to_one_person,
    a_deleted_token_is_invalid,
    seats_and_chat_of_a_guest_move_to_the_account,
    chat_is_numbered_and_the_last_lines_come_oldest_first,
];

async fn a_seat_is_replaced(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.create(new_table("cave", 1)).await.unwrap();
    let before = load(&store, "cave").await.row;
    let mut taken = seat(1, Occupant::Person(oona));
    for bot in [None, Some("greedy".to_owned()), None] {
        taken.bot = bot;
        take_seat(&store, "cave", taken.clone()).await.unwrap();
        assert_eq!(load(&store, "cave").await.row.seats[1], taken);
    }
    take_seat(&store, "cave", seat(1, Occupant::Open)).await.unwrap();
    assert_eq!(load(&store, "cave").await.row, before);
}

async fn of_many_who_take_a_seat_exactly_one_succeeds(database: TestDatabase) {
    // Two stores on one database, as in two processes.
    let stores = [database.open().await, database.open().await];
    stores[0].create(new_table("cave", 1)).await.unwrap();
    let mut taking = Vec::new();
    for number in 0..12 {
        let store = Arc::clone(&stores[number % 2]);
        let person = guest(&store, "Oona").await;
        let row = seat(1, Occupant::Person(person));
        let change = SeatChange { occupant: Occupant::Open, bot: None, row: row.clone() };
        taking.push(tokio::spawn(async move { (row, store.set_seats(id("cave"), vec![change]).await) }));
    }
    let mut taken = Vec::new();
    for task in taking {
        match task.await.unwrap() {
            (row, Ok(())) => taken.push(row),
            (_, Err(error)) => assert!(matches!(error, StoreError::SeatChanged(_)), "{error}"),
        }
    }
    assert_eq!(taken.len(), 1);
    assert_eq!(load(&stores[0], "cave").await.row.seats[1], taken[0]);
}

async fn seats_change_together_or_not_at_all(database: TestDatabase) {
    let store = database.open().await;
    store.create(new_table("cave", 1)).await.unwrap();
    let before = load(&store, "cave").await.row.seats;
    let bot = |number, known: Occupant| {
        let bot = before[usize::from(number)].bot.clone();
        SeatChange { occupant: known, bot, row: seat(number, Occupant::Bot) }
    };
    let error = store.set_seats(id("cave"), vec![bot(0, Occupant::Open), bot(1, Occupant::Open)]).await;
    assert!(matches!(error, Err(StoreError::SeatChanged(_))), "{error:?}");
    assert_eq!(load(&store, "cave").await.row.seats, before);
    store.set_seats(id("cave"), vec![bot(0, Occupant::Bot), bot(1, Occupant::Open)]).await.unwrap();
    assert_eq!(load(&store, "cave").await.row.seats[1], seat(1, Occupant::Bot));
}

async fn an_unknown_person_is_refused(database: TestDatabase) {
    let store = database.open().await;
    let nobody = Occupant::Person(PersonId(4_711));
    let mut new = new_table("cave", 1);
    store.create(new.clone()).await.unwrap();
    let error = take_seat(&store, "cave", seat(1, nobody)).await.unwrap_err();
    assert!(matches!(error, StoreError::PersonNotFound), "{error}");
    new.id = id("other");
    new.seats[0].occupant = nobody;
    let error = store.create(new).await.unwrap_err();
    assert!(matches!(error, StoreError::PersonNotFound), "{error}");
    assert_eq!(store.load(id("other")).await.unwrap(), None);
    let token = Token { hash: [1; 32], person: PersonId(4_711), at: 1 };
    assert!(matches!(store.add_token(token).await, Err(StoreError::PersonNotFound)));
    let profile = Profile { name: Some("Nobody".to_owned()), account: None };
    assert!(matches!(store.change_person(PersonId(4_711), profile).await, Err(StoreError::PersonNotFound)));
}

async fn a_person_is_found_by_id_login_and_token(database: TestDatabase) {
    let store = database.open().await;
    let person = store.add_person(NewPerson { name: "Oona".to_owned(), at: 1 }).await.unwrap();
    assert_eq!(store.person(person.id).await.unwrap(), Some(person.clone()));
    assert_eq!(store.person(PersonId(person.id.0 + 1)).await.unwrap(), None);
    assert_eq!(store.account("oona".to_owned()).await.unwrap(), None);
    let account = Some(("oona".to_owned(), "$argon2$".to_owned()));
    store.change_person(person.id, Profile { name: None, account }).await.unwrap();
    store.change_person(person.id, Profile { name: Some("Óna".to_owned()), account: None }).await.unwrap();
    let (found, password) = store.account("oona".to_owned()).await.unwrap().unwrap();
    assert_eq!((found.name.as_str(), found.login.as_deref()), ("Óna", Some("oona")));
    assert_eq!(password, "$argon2$");
    store.add_token(Token { hash: [9; 32], person: person.id, at: 1 }).await.unwrap();
    assert_eq!(store.person_of_token([9; 32]).await.unwrap(), Some(found));
    assert_eq!(store.person_of_token([8; 32]).await.unwrap(), None);
}

async fn a_login_belongs_to_one_person(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brak) = (guest(&store, "Oona").await, guest(&store, "Brak").await);
    let profile = Profile { name: None, account: Some(("oona".to_owned(), "first".to_owned())) };
    store.change_person(oona, profile).await.unwrap();
    let profile =
        Profile { name: Some("X".to_owned()), account: Some(("oona".to_owned(), "second".to_owned())) };
    let error = store.change_person(brak, profile.clone()).await.unwrap_err();
    assert!(matches!(&error, StoreError::LoginTaken(name) if name == "oona"), "{error}");
    assert_eq!(store.person(brak).await.unwrap().unwrap().name, "Brak");
    store.change_person(oona, profile).await.unwrap();
    assert_eq!(store.account("oona".to_owned()).await.unwrap().unwrap().1, "second");
}

async fn a_deleted_token_is_invalid(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    for hash in [[1; 32], [2; 32]] {
        store.add_token(Token { hash, person: oona, at: 1 }).await.unwrap();
    }
    store.delete_token([1; 32]).await.unwrap();
    store.delete_token([1; 32]).await.unwrap();
    assert_eq!(store.person_of_token([1; 32]).await.unwrap(), None);
    assert!(store.person_of_token([2; 32]).await.unwrap().is_some());
}

async fn seats_and_chat_of_a_guest_move_to_the_account(database: TestDatabase) {
    let store = database.open().await;
    let (visitor, account) = (guest(&store, "Visitor").await, guest(&store, "Oona").await);
    let mut new = new_table("cave", 0);
    new.seats = vec![seat(0, Occupant::Person(visitor)), seat(1, Occupant::Bot)];
    store.create(new).await.unwrap();
    store.post_chat(id("cave"), line(visitor, "brb")).await.unwrap();
    store.add_token(Token { hash: [1; 32], person: visitor, at: 1 }).await.unwrap();
    store.merge_people(visitor, account).await.unwrap();
    assert_eq!(ids(&store.tables_of(account, 9).await.unwrap()), ["cave"]);
    assert!(store.tables_of(visitor, 9).await.unwrap().is_empty());
    assert_eq!(load(&store, "cave").await.row.seats[0], seat(0, Occupant::Person(account)));
    assert_eq!(store.chat(id("cave"), 9).await.unwrap()[0].1.person, account);
    assert_eq!(store.person_of_token([1; 32]).await.unwrap().unwrap().id, visitor);
    let error = store.merge_people(account, PersonId(4_711)).await.unwrap_err();
    assert!(matches!(error, StoreError::PersonNotFound), "{error}");
}

async fn chat_is_numbered_and_the_last_lines_come_oldest_first(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    for table in ["cave", "hut"] {
        store.create(new_table(table, 0)).await.unwrap();
        for (number, text) in (1..).zip(["one", "two", "three"]) {
            assert_eq!(store.post_chat(id(table), line(oona, text)).await.unwrap(), number);
        }
    }
    let last = store.chat(id("cave"), 2).await.unwrap();
    assert_eq!(last, [(2, line(oona, "two")), (3, line(oona, "three"))]);
    assert!(store.chat(id("nowhere"), 2).await.unwrap().is_empty());
}
