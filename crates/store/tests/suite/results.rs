//! Results, ratings and profiles.

use std::sync::Arc;

use store::{
    Append, Occupant, PersonId, RATED, RatingChange, RatingRow, SeatResult, Settlement, Store, StoreError,
    StoredRating, Summary, TableResult,
};

use crate::{
    common::{TestDatabase, account, host, new_table, one_more, seat, summary},
    guest, id,
};

everywhere![
    a_result_is_due_until_it_is_recorded,
    a_result_is_recorded_once_and_can_be_replaced,
    results_of_a_person_and_of_public_tables_are_listed_newest_first,
    ratings_are_settled_in_order,
    of_two_processes_that_rate_the_same_result_one_is_refused,
    a_replaced_rated_result_unsettles_its_game_alone,
    results_of_a_guest_move_to_the_account_and_are_stale,
    private_results_of_a_guest_who_registers_are_stale,
    leaders_have_public_profiles_and_enough_games,
    a_handle_stays_when_a_profile_becomes_private_and_public_again,
    invalid_texts_and_tables_are_refused,
];

const NEWCOMER: StoredRating = StoredRating { rating: 25_000_000, uncertainty: 8_333_333 };

/// A finished table with these people; the other seat is a bot's.
async fn finished(store: &Arc<dyn Store>, table: &str, people: &[PersonId]) {
    let mut new = new_table(table, 0);
    let people = people.iter().map(|person| Occupant::Person(*person));
    new.seats = (0..).zip(people.chain([Occupant::Bot])).map(|(number, it)| seat(number, it)).collect();
    store.create(new).await.unwrap();
    let over = Append { summary: Summary { over: true, turn: None, ..summary(1) }, ..one_more(table, 0) };
    store.append(over).await.unwrap();
}

fn seat_result(seat: u8, person: Option<PersonId>) -> SeatResult {
    SeatResult {
        seat,
        name: format!("Seat {seat}"),
        person,
        level: person.is_none().then(|| "greedy".to_owned()),
        points: 40 - i32::from(seat),
        place: seat + 1,
        sources: r#"[["ice-age-points",40]]"#.to_owned(),
        change: None,
    }
}

fn result(table: &str, ended: i64, people: &[PersonId]) -> TableResult {
    let people = people.iter().copied().map(Some);
    TableResult {
        table: id(table),
        number: 0,
        game: "ice-age".to_owned(),
        options: r#"{"seats":2}"#.to_owned(),
        rules: 3,
        public: true,
        verdict: RATED.to_owned(),
        choices: 17,
        started: 5,
        ended,
        seats: (0..).zip(people.chain([None])).map(|(seat, person)| seat_result(seat, person)).collect(),
    }
}

/// A finished table with a recorded result.
async fn recorded(store: &Arc<dyn Store>, table: &str, ended: i64, people: &[PersonId]) -> TableResult {
    finished(store, table, people).await;
    store.record_result(result(table, ended, people)).await.unwrap();
    store.result(id(table)).await.unwrap().unwrap()
}

fn rating(rating: i64) -> StoredRating {
    StoredRating { rating, uncertainty: 1_000 }
}

fn row(person: PersonId, now: i64, games: u64) -> RatingRow {
    RatingRow { person, game: "ice-age".to_owned(), rating: rating(now), games, at: 9 }
}

fn method() -> String {
    "weng-lin".to_owned()
}

/// Gives the person of the first seat of a result this rating, after the last result that is settled now.
async fn settlement(store: &Arc<dyn Store>, result: &TableResult, now: i64, games: u64) -> Settlement {
    let after = store.last_settled(result.game.clone()).await.unwrap();
    let change = RatingChange { before: NEWCOMER, after: rating(now) };
    Settlement {
        game: "ice-age".to_owned(),
        method: method(),
        after,
        whole: false,
        changes: vec![(result.number, 0, change)],
        ratings: vec![row(result.seats[0].person.unwrap(), now, games)],
    }
}

async fn settle(store: &Arc<dyn Store>, result: &TableResult, now: i64, games: u64) {
    assert!(store.settle(settlement(store, result, now, games).await).await.unwrap());
}

fn tables(results: &[TableResult]) -> Vec<&str> {
    results.iter().map(|result| result.table.0.as_str()).collect()
}

async fn a_result_is_due_until_it_is_recorded(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.create(new_table("running", 1)).await.unwrap();
    finished(&store, "cave", &[oona]).await;
    finished(&store, "ended", &[oona]).await;
    store.set_host(id("ended"), store::Host { ended: true, ..host(None) }, None).await.unwrap();
    assert_eq!(store.due_results().await.unwrap(), [id("cave")]);
    store.record_result(result("cave", 10, &[oona])).await.unwrap();
    assert_eq!(store.due_results().await.unwrap(), []);
    store.close().await.unwrap();
    let store = database.open().await;
    assert!(store.result(id("cave")).await.unwrap().is_some());
}

async fn a_result_is_recorded_once_and_can_be_replaced(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    assert_eq!(store.result(id("cave")).await.unwrap(), None);
    let first = recorded(&store, "cave", 10, &[oona]).await;
    assert_eq!(first, TableResult { number: first.number, ..result("cave", 10, &[oona]) });
    let changed = TableResult { verdict: "hot-seat".to_owned(), choices: 18, ..result("cave", 11, &[oona]) };
    store.record_result(changed.clone()).await.unwrap();
    let again = store.result(id("cave")).await.unwrap().unwrap();
    assert_eq!(again, TableResult { number: first.number, ..changed });
}

async fn results_of_a_person_and_of_public_tables_are_listed_newest_first(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brom) = (guest(&store, "Oona").await, guest(&store, "Brom").await);
    recorded(&store, "a", 30, &[oona, brom]).await;
    recorded(&store, "b", 10, &[oona]).await;
    recorded(&store, "c", 20, &[brom]).await;
    recorded(&store, "d", 20, &[oona]).await;
    finished(&store, "hidden", &[oona]).await;
    let hidden = TableResult { public: false, ..result("hidden", 40, &[oona]) };
    store.record_result(hidden).await.unwrap();
    assert_eq!(tables(&store.results_of(oona, 9).await.unwrap()), ["hidden", "a", "d", "b"]);
    assert_eq!(tables(&store.results_of(oona, 2).await.unwrap()), ["hidden", "a"]);
    assert_eq!(tables(&store.results_of(brom, 9).await.unwrap()), ["a", "c"]);
    let public = store.public_results("ice-age".to_owned(), 9).await.unwrap();
    assert_eq!(tables(&public), ["a", "d", "c", "b"]);
    assert!(public.iter().all(|result| result.seats.len() >= 2), "all seats belong to a result");
    assert_eq!(tables(&store.public_results("ice-age".to_owned(), 1).await.unwrap()), ["a"]);
    assert_eq!(store.public_results("other".to_owned(), 9).await.unwrap(), []);
}

async fn ratings_are_settled_in_order(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    let late = recorded(&store, "late", 20, &[oona]).await;
    let early = recorded(&store, "early", 10, &[oona]).await;
    let unrated = TableResult { verdict: "practice".to_owned(), ..result("unrated", 15, &[oona]) };
    finished(&store, "unrated", &[oona]).await;
    store.record_result(unrated).await.unwrap();
    let game = || "ice-age".to_owned();
    assert_eq!(tables(&store.rated_results(game()).await.unwrap()), ["early", "late"]);
    assert_eq!(tables(&store.unsettled_results(game(), method()).await.unwrap()), ["early", "late"]);
    assert_eq!(store.last_settled(game()).await.unwrap(), None);
    settle(&store, &early, 26_000_000, 1).await;
    assert_eq!(tables(&store.unsettled_results(game(), method()).await.unwrap()), ["late"]);
    assert_eq!(store.last_settled(game()).await.unwrap(), Some(early.order()));
    settle(&store, &late, 27_000_000, 2).await;
    assert_eq!(store.unsettled_results(game(), method()).await.unwrap(), []);
    assert_eq!(store.last_settled(game()).await.unwrap(), Some(late.order()));
    assert_eq!(store.ratings_of(oona).await.unwrap(), [row(oona, 27_000_000, 2)]);
    let change = store.result(id("late")).await.unwrap().unwrap().seats[0].change.unwrap();
    assert_eq!(change, RatingChange { before: NEWCOMER, after: rating(27_000_000) });
    // Another method rates them again, and the last of them stays the last.
    let newer = || "newer".to_owned();
    assert_eq!(tables(&store.unsettled_results(game(), newer()).await.unwrap()), ["early", "late"]);
    assert_eq!(store.last_settled(game()).await.unwrap(), Some(late.order()));
    let again = settlement(&store, &late, 28_000_000, 2).await;
    assert!(store.settle(Settlement { method: newer(), ..again }).await.unwrap());
    assert_eq!(tables(&store.unsettled_results(game(), newer()).await.unwrap()), ["early"]);
    assert_eq!(tables(&store.unsettled_results(game(), method()).await.unwrap()), ["late"]);
    // Nothing is left of ratings that do not follow any more.
    let whole = Settlement { game: game(), after: Some(late.order()), whole: true, ..Settlement::default() };
    assert!(store.settle(whole).await.unwrap());
    assert_eq!(store.ratings_of(oona).await.unwrap(), []);
}

async fn of_two_processes_that_rate_the_same_result_one_is_refused(database: TestDatabase) {
    let (one, other) = (database.open().await, database.open().await);
    let oona = guest(&one, "Oona").await;
    let early = recorded(&one, "early", 10, &[oona]).await;
    let late = recorded(&one, "late", 20, &[oona]).await;
    // Both have read that nothing is settled.
    let (first, second) = (settlement(&one, &early, 26, 1).await, settlement(&other, &early, 27, 1).await);
    let settled = tokio::join!(one.settle(first), other.settle(second));
    assert_ne!(settled.0.unwrap(), settled.1.unwrap());
    let stale = settlement(&other, &early, 28, 1).await;
    settle(&one, &late, 30, 2).await;
    let again = Settlement { whole: true, ..stale.clone() };
    assert!(!other.settle(stale).await.unwrap() && !other.settle(again).await.unwrap());
    assert_eq!(other.ratings_of(oona).await.unwrap(), [row(oona, 30, 2)], "the newer rating stays");
    assert_eq!(other.last_settled("ice-age".to_owned()).await.unwrap(), Some(late.order()));
}

async fn a_replaced_rated_result_unsettles_its_game_alone(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    let (first, second) =
        (recorded(&store, "a", 10, &[oona]).await, recorded(&store, "b", 20, &[oona]).await);
    finished(&store, "other", &[oona]).await;
    let other = TableResult { game: "other".to_owned(), ..result("other", 5, &[oona]) };
    store.record_result(other).await.unwrap();
    let other = store.result(id("other")).await.unwrap().unwrap();
    for (result, now) in [(&first, 26), (&second, 27)] {
        settle(&store, result, now, 1).await;
    }
    let elsewhere = Settlement {
        game: "other".to_owned(),
        ratings: vec![RatingRow { game: "other".to_owned(), ..row(oona, 30, 1) }],
        ..settlement(&store, &other, 30, 1).await
    };
    assert!(store.settle(elsewhere).await.unwrap());
    store.record_result(result("a", 10, &[oona])).await.unwrap();
    assert_eq!(tables(&store.unsettled_results("ice-age".to_owned(), method()).await.unwrap()), ["a", "b"]);
    let left = store.ratings_of(oona).await.unwrap();
    assert_eq!(left.iter().map(|row| row.game.as_str()).collect::<Vec<_>>(), ["other"]);
    assert_eq!(store.unsettled_results("other".to_owned(), method()).await.unwrap(), []);
}

async fn results_of_a_guest_move_to_the_account_and_are_stale(database: TestDatabase) {
    let store = database.open().await;
    let (visitor, oona) = (guest(&store, "Visitor").await, guest(&store, "Oona").await);
    let moved = recorded(&store, "a", 10, &[visitor]).await;
    recorded(&store, "b", 20, &[oona]).await;
    settle(&store, &moved, 26, 1).await;
    store.merge_people(visitor, oona).await.unwrap();
    assert_eq!(store.due_results().await.unwrap(), [id("a")]);
    assert_eq!(store.results_of(visitor, 9).await.unwrap(), []);
    assert_eq!(tables(&store.results_of(oona, 9).await.unwrap()), ["b", "a"]);
    assert_eq!(store.ratings_of(visitor).await.unwrap(), []);
    store.record_result(result("a", 10, &[oona])).await.unwrap();
    assert_eq!(store.due_results().await.unwrap(), []);
}

async fn private_results_of_a_guest_who_registers_are_stale(database: TestDatabase) {
    let store = database.open().await;
    let (visitor, oona) = (guest(&store, "Visitor").await, guest(&store, "Oona").await);
    for (table, public, person) in [("a", true, visitor), ("b", false, visitor), ("c", false, oona)] {
        finished(&store, table, &[person]).await;
        store.record_result(TableResult { public, ..result(table, 10, &[person]) }).await.unwrap();
    }
    store.register(visitor, account("visitor", "hash")).await.unwrap();
    assert_eq!(store.due_results().await.unwrap(), [id("b")]);
}

async fn leaders_have_public_profiles_and_enough_games(database: TestDatabase) {
    let store = database.open().await;
    let names = ["best", "sure", "few", "hidden", "nobody"];
    let mut people = Vec::new();
    for name in names {
        let person = guest(&store, name).await;
        if name != "nobody" {
            store.register(person, account(name, "hash")).await.unwrap();
        }
        store.set_profile(person, format!("handle-{name}"), name != "hidden").await.unwrap();
        people.push(person);
    }
    let rated = |person: PersonId, rating: i64, uncertainty: i64, games: u64| RatingRow {
        rating: StoredRating { rating, uncertainty },
        ..row(person, 0, games)
    };
    let ratings = vec![
        rated(people[0], 60, 20, 5),
        rated(people[1], 50, 5, 9),
        rated(people[2], 90, 1, 4),
        rated(people[3], 90, 1, 9),
        rated(people[4], 90, 1, 9),
    ];
    let settlement = Settlement { game: "ice-age".to_owned(), ratings, ..Settlement::default() };
    assert!(store.settle(settlement).await.unwrap());
    let leaders = store.leaders("ice-age".to_owned(), 5, 9).await.unwrap();
    let listed: Vec<(&str, &str)> = leaders.iter().map(|it| (it.name.as_str(), it.handle.as_str())).collect();
    assert_eq!(listed, [("sure", "handle-sure"), ("best", "handle-best")]);
    assert_eq!(store.leaders("ice-age".to_owned(), 5, 1).await.unwrap().len(), 1);
    assert_eq!(store.leaders("other".to_owned(), 0, 9).await.unwrap(), []);
    let public = store.public_profiles().await.unwrap();
    assert_eq!(public.len(), 3, "a guest has no public profile: {public:?}");
}

async fn a_handle_stays_when_a_profile_becomes_private_and_public_again(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    assert_eq!(store.profile_of(oona).await.unwrap(), None);
    for (handle, public) in [("first", true), ("second", false), ("third", true)] {
        store.set_profile(oona, handle.to_owned(), public).await.unwrap();
        let profile = store.profile_of(oona).await.unwrap().unwrap();
        assert_eq!((profile.handle.as_str(), profile.public, profile.person.id), ("first", public, oona));
        assert_eq!(store.profile("first".to_owned()).await.unwrap(), Some(profile));
    }
    assert_eq!(store.profile("second".to_owned()).await.unwrap(), None);
    let nobody = store.set_profile(PersonId(4_711), "x".to_owned(), true).await;
    assert!(matches!(nobody, Err(StoreError::PersonNotFound)), "{nobody:?}");
}

async fn invalid_texts_and_tables_are_refused(database: TestDatabase) {
    let store = database.open().await;
    let missing = store.record_result(result("missing", 1, &[])).await;
    assert!(matches!(missing, Err(StoreError::TableNotFound(_))), "{missing:?}");
    let oona = guest(&store, "Oona").await;
    let nul = store.set_profile(oona, "\0".to_owned(), true).await;
    assert!(matches!(nul, Err(StoreError::NulCharacter)), "{nul:?}");
    assert_eq!(store.profile("\0".to_owned()).await.unwrap(), None);
    assert_eq!(store.result(id("\0")).await.unwrap(), None);
}
