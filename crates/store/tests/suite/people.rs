//! People, seats, tokens and chat.

use std::sync::Arc;

use store::{NewPerson, Occupant, PersonId, SeatChange, StoreError, Token};

use crate::{
    common::{TestDatabase, account, new_table, seat, token},
    guest, id, ids, line, load, take_seat,
};

everywhere![
    a_seat_is_replaced,
    of_many_who_take_a_seat_exactly_one_succeeds,
    seats_change_together_or_not_at_all,
    an_unknown_person_is_refused,
    a_person_is_found_by_id_login_and_token,
    a_login_belongs_to_one_person,
    a_person_gets_one_account_however_many_ask_for_it,
    an_account_ends_the_tokens_of_the_guest,
    a_new_password_ends_all_tokens_but_one,
    old_accounts_get_a_key,
    tokens_are_renewed_listed_and_deleted,
    a_new_token_removes_expired_ones,
    seats_and_chat_of_a_guest_move_to_the_account,
    chat_is_numbered_and_the_last_lines_come_oldest_first,
];

async fn a_seat_is_replaced(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.create(new_table("cave", 1)).await.unwrap();
    let before = load(&store, "cave").await.row;
    let mut taken = seat(1, Occupant::Person(oona));
    for (bot, again) in [(None, Some(7)), (Some("greedy".to_owned()), Some(0)), (None, None)] {
        (taken.bot, taken.again) = (bot, again);
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
        taking.push(tokio::spawn(async move {
            (row, store.set_seats(id("cave"), vec![change], Vec::new(), None).await)
        }));
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
    let error = store
        .set_seats(id("cave"), vec![bot(0, Occupant::Open), bot(1, Occupant::Open)], Vec::new(), None)
        .await;
    assert!(matches!(error, Err(StoreError::SeatChanged(_))), "{error:?}");
    assert_eq!(load(&store, "cave").await.row.seats, before);
    store
        .set_seats(id("cave"), vec![bot(0, Occupant::Bot), bot(1, Occupant::Open)], Vec::new(), None)
        .await
        .unwrap();
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
    let nobody = PersonId(4_711);
    for answer in [
        store.add_token(token(1, nobody)).await,
        store.rename_person(nobody, "Nobody".to_owned()).await,
        store.register(nobody, account("nobody", "hash")).await,
        store.change_password(nobody, "hash".to_owned(), [1; 32]).await,
    ] {
        assert!(matches!(answer, Err(StoreError::PersonNotFound)), "{answer:?}");
    }
}

async fn a_person_is_found_by_id_login_and_token(database: TestDatabase) {
    let store = database.open().await;
    let person = store.add_person(NewPerson { name: "Oona".to_owned(), at: 1 }).await.unwrap();
    assert_eq!(store.person(person.id).await.unwrap(), Some(person.clone()));
    assert_eq!(store.person(PersonId(person.id.0 + 1)).await.unwrap(), None);
    assert_eq!(store.account("oona".to_owned()).await.unwrap(), None);
    store.register(person.id, account("oona", "$argon2$")).await.unwrap();
    store.rename_person(person.id, "Óna".to_owned()).await.unwrap();
    let (found, password) = store.account("oona".to_owned()).await.unwrap().unwrap();
    assert_eq!((found.name.as_str(), found.login.as_deref()), ("Óna", Some("oona")));
    assert_eq!(password, "$argon2$");
    store.add_token(token(9, person.id)).await.unwrap();
    assert_eq!(store.token([9; 32]).await.unwrap(), Some((found, token(9, person.id))));
    assert_eq!(store.token([8; 32]).await.unwrap(), None);
}

async fn a_login_belongs_to_one_person(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brak) = (guest(&store, "Oona").await, guest(&store, "Brak").await);
    store.register(oona, account("oona", "first")).await.unwrap();
    // The same login, or another one that looks like it.
    for login in ["oona", "0ona"] {
        let imitation = store::NewAccount { login: login.to_owned(), ..account("oona", "second") };
        let error = store.register(brak, imitation).await.unwrap_err();
        assert!(matches!(&error, StoreError::LoginTaken(name) if name == login), "{error}");
        assert_eq!(store.person(brak).await.unwrap().unwrap().login, None);
    }
}

async fn a_person_gets_one_account_however_many_ask_for_it(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    let asking: Vec<_> = (0..20)
        .map(|number| {
            let store = std::sync::Arc::clone(&store);
            tokio::spawn(
                async move { store.register(oona, account(&format!("oona {number}"), "hash")).await },
            )
        })
        .collect();
    let mut made = 0;
    for asked in asking {
        match asked.await.unwrap() {
            Ok(()) => made += 1,
            Err(error) => assert!(matches!(error, StoreError::AlreadyRegistered), "{error}"),
        }
    }
    assert_eq!(made, 1);
}

async fn an_account_ends_the_tokens_of_the_guest(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brak) = (guest(&store, "Oona").await, guest(&store, "Brak").await);
    for added in [token(1, oona), token(2, oona), token(3, brak)] {
        store.add_token(added).await.unwrap();
    }
    store.register(brak, account("taken", "hash")).await.unwrap();
    // A refused account ends nothing.
    assert!(store.register(oona, account("taken", "hash")).await.is_err());
    assert_eq!(store.tokens_of(oona).await.unwrap().len(), 2);
    store.register(oona, account("oona", "hash")).await.unwrap();
    assert!(store.tokens_of(oona).await.unwrap().is_empty());
}

async fn a_new_password_ends_all_tokens_but_one(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brak) = (guest(&store, "Oona").await, guest(&store, "Brak").await);
    store.register(oona, account("oona", "first")).await.unwrap();
    for added in [token(1, oona), token(2, oona), token(3, brak)] {
        store.add_token(added).await.unwrap();
    }
    store.change_password(oona, "second".to_owned(), [2; 32]).await.unwrap();
    assert_eq!(store.account("oona".to_owned()).await.unwrap().unwrap().1, "second");
    assert_eq!(store.tokens_of(oona).await.unwrap(), [token(2, oona)]);
    assert_eq!(store.tokens_of(brak).await.unwrap(), [token(3, brak)]);
    let error = store.change_password(brak, "x".to_owned(), [3; 32]).await.unwrap_err();
    assert!(matches!(error, StoreError::PersonNotFound), "a guest has no password: {error}");
}

async fn old_accounts_get_a_key(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brak) = (guest(&store, "Oona").await, guest(&store, "Brak").await);
    store.register(oona, account("ooNa", "hash")).await.unwrap();
    store.register(brak, account("brak", "hash")).await.unwrap();
    database.execute("UPDATE people SET login_key = NULL").await;
    let found = store.accounts_without_key().await.unwrap();
    assert_eq!(found, [(oona, "ooNa".to_owned()), (brak, "brak".to_owned())]);
    store.set_login(oona, "oona".to_owned(), "oona".to_owned()).await.unwrap();
    let error = store.set_login(brak, "brak".to_owned(), "oona".to_owned()).await.unwrap_err();
    assert!(matches!(error, StoreError::LoginTaken(_)), "{error}");
    assert_eq!(store.accounts_without_key().await.unwrap(), [(brak, "brak".to_owned())]);
    assert_eq!(store.account("oona".to_owned()).await.unwrap().unwrap().0.id, oona);
}

async fn tokens_are_renewed_listed_and_deleted(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    for hash in 1..=4 {
        store.add_token(token(hash, oona)).await.unwrap();
    }
    store.renew_token([3; 32], 50, 2_000).await.unwrap();
    store.renew_token([9; 32], 50, 2_000).await.unwrap();
    for _ in 0..2 {
        store.delete_token([1; 32]).await.unwrap();
    }
    assert_eq!(store.token([1; 32]).await.unwrap(), None);
    let renewed = Token { used: 50, expires: 2_000, ..token(3, oona) };
    assert_eq!(store.tokens_of(oona).await.unwrap(), [renewed.clone(), token(2, oona), token(4, oona)]);
    store.delete_other_tokens(oona, [3; 32]).await.unwrap();
    assert_eq!(store.tokens_of(oona).await.unwrap(), [renewed]);
}

async fn a_new_token_removes_expired_ones(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brak) = (guest(&store, "Oona").await, guest(&store, "Brak").await);
    for added in [token(1, oona), token(2, brak)] {
        store.add_token(added).await.unwrap();
    }
    let later = Token { created: 1_000, used: 1_000, expires: 3_000, ..token(3, oona) };
    store.add_token(later.clone()).await.unwrap();
    assert_eq!(store.tokens_of(oona).await.unwrap(), [later]);
    assert_eq!(store.tokens_of(brak).await.unwrap(), [token(2, brak)]);
}

async fn seats_and_chat_of_a_guest_move_to_the_account(database: TestDatabase) {
    let store = database.open().await;
    let (visitor, account) = (guest(&store, "Visitor").await, guest(&store, "Oona").await);
    let mut new = new_table("cave", 0);
    new.seats = vec![seat(0, Occupant::Person(visitor)), seat(1, Occupant::Bot)];
    new.host.owner = Some(visitor);
    store.create(new).await.unwrap();
    store.post_chat(id("cave"), line(visitor, "brb"), Vec::new(), None).await.unwrap();
    store.add_token(token(1, visitor)).await.unwrap();
    store.merge_people(visitor, account).await.unwrap();
    assert_eq!(ids(&store.tables_of(account, 9).await.unwrap()), ["cave"]);
    assert!(store.tables_of(visitor, 9).await.unwrap().is_empty());
    assert_eq!(load(&store, "cave").await.row.seats[0], seat(0, Occupant::Person(account)));
    assert_eq!(store.chat(id("cave"), 9).await.unwrap()[0].1.person, account);
    assert_eq!(load(&store, "cave").await.host.owner, Some(account));
    assert_eq!(store.token([1; 32]).await.unwrap(), None);
    let error = store.merge_people(account, PersonId(4_711)).await.unwrap_err();
    assert!(matches!(error, StoreError::PersonNotFound), "{error}");
}

async fn chat_is_numbered_and_the_last_lines_come_oldest_first(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    for table in ["cave", "hut"] {
        store.create(new_table(table, 0)).await.unwrap();
        for (number, text) in (1..).zip(["one", "two", "three"]) {
            assert_eq!(store.post_chat(id(table), line(oona, text), Vec::new(), None).await.unwrap(), number);
        }
    }
    let last = store.chat(id("cave"), 2).await.unwrap();
    assert_eq!(last, [(2, line(oona, "two")), (3, line(oona, "three"))]);
    assert!(store.chat(id("nowhere"), 2).await.unwrap().is_empty());
}
