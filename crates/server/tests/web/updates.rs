//! Updates of table pages: only what changed, for this page and this viewer.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    following::{FollowedPage, Following},
    kit::{ApiClient, Page, TestServer},
    place::Place,
};

/// Who plays at a table, by seat.
struct Players {
    id: String,
    people: Vec<ApiClient>,
}

impl Players {
    async fn seat(server: &TestServer, game: &str, seats: usize) -> Self {
        let mut people = Vec::new();
        for name in &["Ada", "Bob", "Cid"][..seats] {
            people.push(server.client(name).await);
        }
        let open = std::iter::once(json!({"me": ""})).chain((1..seats).map(|_| json!("open")));
        let id = people[0].open(game, open.collect()).await;
        for person in &people[1..] {
            person.post(&format!("/tables/{id}/seats"), json!({})).await;
        }
        Self { id, people }
    }

    fn path(&self) -> String {
        format!("/table/{}", self.id)
    }

    /// The person whose turn it is and what they see; `None` if the game is over.
    async fn to_move(&self) -> Option<(&ApiClient, Value)> {
        let turn = self.people[0].table(&self.id).await["turn"].as_u64()?;
        let person = &self.people[usize::try_from(turn).unwrap() - 1];
        Some((person, person.table(&self.id).await))
    }

    /// Plays a step through the API.
    async fn play(&self) -> Value {
        let (person, table) = self.to_move().await.unwrap();
        person.play_on(&table).await.1["table"].clone()
    }

    async fn load(&self, person: &ApiClient) -> FollowedPage {
        FollowedPage::whole(&person.page(&format!("{}/fragment", self.path())).await)
    }
}

/// The fields of a form for an action at this table.
fn fields(table: &Value, action: &str) -> Vec<(&'static str, String)> {
    vec![
        ("seat", table["seen_from"].to_string()),
        ("version", table["version"].to_string()),
        ("client", format!("c{}", table["version"])),
        ("action", action.to_owned()),
    ]
}

/// Plays the first action as the script of a page does.
async fn post(players: &Players, reply: &str, shown: &str) -> Page {
    let (person, table) = players.to_move().await.unwrap();
    let action = table["choices"][0]["action"].as_str().unwrap();
    let fields = fields(&table, action);
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    person.post_form(&format!("{}/play", players.path()), reply, shown, &fields).await
}

async fn a_page_that_says_what_it_shows_gets_what_changed(place: Place) {
    let server = place.start().await;
    let players = Players::seat(&server, "rise-of-tribes", 2).await;
    let mut updates = 0;
    for _ in 0..20 {
        let (person, _) = players.to_move().await.unwrap();
        let mut page = players.load(person).await;
        let response = post(&players, "fragment", page.shown()).await;
        assert_eq!(response.status, 200);
        // Where a part of the board appears or goes, the page gets everything.
        if let Some(changed) = page.update(&response.text).unwrap() {
            assert!(changed.contains(&"choices".to_owned()), "{changed:?}");
            assert!(!changed.contains(&"about".to_owned()), "{changed:?}");
            assert!(!changed.contains(&"chat".to_owned()), "{changed:?}");
            updates += 1;
        }
        page.assert_same(&players.load(person).await);
    }
    assert!(updates > 10, "{updates}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_which_nothing_is_known_gets_everything() {
    let server = TestServer::start().await;
    let players = Players::seat(&server, "rise-of-tribes", 2).await;
    let page = players.load(&players.people[0]).await;
    let (seal, rest) = page.shown().split_once('.').unwrap();
    let garbage = [
        String::new(),
        "garbage".to_owned(),
        "<script>".to_owned(),
        rest.to_owned(),
        format!("{seal}.9999{rest}"),
        format!("{}{}", page.shown(), "A".repeat(8 * 200)),
        "A".repeat(7_000),
    ];
    for shown in garbage {
        let request = players.people[0].page_request(&format!("{}/fragment", players.path()));
        let response = Page::of(request.header("x-ochre-shown", &shown).send().await.unwrap()).await;
        let mut fresh = FollowedPage::default();
        assert_eq!(fresh.update(&response.text), Ok(None), "{shown}");
        fresh.assert_same(&page);
    }
}

async fn a_page_that_follows_the_stream_gets_an_acknowledgement_unless_it_is_refused(place: Place) {
    let server = place.start().await;
    let players = Players::seat(&server, "rise-of-tribes", 2).await;
    let (person, table) = players.to_move().await.unwrap();
    let mut following = Following::open(person, &players.path()).await;
    let shown = following.page.shown().to_owned();
    let accepted = post(&players, "stream", &shown).await;
    assert_eq!((accepted.status, accepted.text.as_str()), (204, ""));
    following.update_to(table["version"].as_u64().unwrap() + 1).await;
    following.page.assert_same(&players.load(person).await);
    // The same version again, with another key.
    let (action, path) =
        (table["choices"][0]["action"].as_str().unwrap(), format!("{}/play", players.path()));
    let mut again = fields(&table, action);
    again[2].1 = "another".to_owned();
    let again: Vec<(&str, &str)> = again.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let refused = person.post_form(&path, "stream", following.page.shown(), &again).await;
    assert_eq!(refused.status, 409);
    let changed = following.page.update(&refused.text).unwrap().unwrap();
    assert_eq!(changed, ["above"], "the notice");
    assert!(following.page.parts["above"].contains("role=\"alert\""));
}

async fn an_undo_removes_the_last_lines_of_the_story(place: Place) {
    let server = place.start().await;
    let players = Players::seat(&server, "rise-of-tribes", 2).await;
    let mut following = Following::open(&players.people[0], &players.path()).await;
    let mut undone = 0;
    for _ in 0..40 {
        let before = following.page.story.clone();
        let table = players.play().await;
        following.update_to(table["version"].as_u64().unwrap()).await;
        let lines = following.page.story.len();
        if table["undo"]["steps"] == json!(0) || lines == before.len() || before.is_empty() {
            continue;
        }
        let seat = table["seen_from"].as_u64().unwrap();
        let (status, answer) = players.people[seat as usize - 1].undo(&table, "undo").await;
        assert_eq!(status, 200, "{answer}");
        let (changed, text, _) = following.update().await;
        assert_eq!(following.page.story, before);
        following.page.assert_same(&players.load(&players.people[0]).await);
        if let Some(changed) = changed {
            assert!(!changed.contains(&"story".to_owned()), "{changed:?}");
            assert!(text.contains(&format!("data-kept=\"{}\"></ol>", before.len())), "{text}");
            undone += 1;
        }
    }
    assert!(undone > 3, "{undone}");
}

async fn a_page_that_lost_its_connection_catches_up(place: Place) {
    let server = place.start().await;
    let players = Players::seat(&server, "ice-age", 3).await;
    let ada = &players.people[0];
    let old = players.load(ada).await;
    let mut version = 0;
    for _ in 0..25 {
        version = players.play().await["version"].as_u64().unwrap();
    }
    let now = players.load(ada).await;
    // The page connects again and says what it shows.
    let mut following = Following::resume(ada, &players.path(), old.clone(), None).await;
    let (changed, ..) = following.update().await;
    assert!(changed.is_some());
    following.page.assert_same(&now);
    // A browser that connects again by itself repeats the address of the first time, which is out of date.
    let mut repeated = Following::resume(ada, &players.path(), old, Some("1")).await;
    let (changed, ..) = repeated.update().await;
    assert_eq!(changed, None);
    repeated.page.assert_same(&now);
    // A page that was loaded just now is told that it is current.
    let mut current = Following::resume(ada, &players.path(), now, None).await;
    assert_eq!(current.next().await.unwrap().0.event, "current");
    // All go on with the next change.
    let next = players.play().await["version"].as_u64().unwrap();
    assert_eq!(next, version + 1);
    let now = players.load(ada).await;
    for following in [&mut following, &mut repeated, &mut current] {
        following.update_to(next).await;
        following.page.assert_same(&now);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_who_takes_nothing_gets_the_newest_state_in_the_end() {
    let server = TestServer::start().await;
    let players = Players::seat(&server, "endless-winter", 2).await;
    let mut following = Following::open(&players.people[0], &players.path()).await;
    let mut version = 0;
    for _ in 0..150 {
        version = players.play().await["version"].as_u64().unwrap();
    }
    following.update_to(version).await;
    following.page.assert_same(&players.load(&players.people[0]).await);
}

async fn the_stream_of_a_page_ends_with_the_right_to_its_seat(place: Place) {
    let server = place.start().await;
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let id = ada.open("ice-age", json!([{"me": ""}, "open", "open"])).await;
    bob.post(&format!("/tables/{id}/seats"), json!({})).await;
    let mut stream = bob.page_stream(&format!("/table/{id}/stream?as=2")).await;
    assert_eq!(stream.next().await.unwrap().event, "update");
    let (status, answer) = ada.delete(&format!("/tables/{id}/seats/2")).await;
    assert!(status < 300, "{status} {answer}");
    assert_eq!(stream.next().await, None);
}

/// Sizes of all updates of a whole game on the wire, for all viewers.
async fn sizes(game: &str, seats: usize) -> Vec<usize> {
    let server = TestServer::start().await;
    let players = Players::seat(&server, game, seats).await;
    let mut pages = Vec::new();
    for person in &players.people {
        pages.push(Following::open(person, &players.path()).await);
    }
    let mut sizes = Vec::new();
    while players.to_move().await.is_some() {
        let version = players.play().await["version"].as_u64().unwrap();
        for page in &mut pages {
            while page.page.head["data-version"] != version.to_string() {
                sizes.push(page.update().await.2);
            }
        }
    }
    for (page, person) in pages.iter_mut().zip(&players.people) {
        // The result is recorded after the end of the game, and changes the page once more.
        let revision = |page: &FollowedPage| page.head["data-revision"].parse::<u64>().unwrap();
        loop {
            let loaded = players.load(person).await;
            if !loaded.parts.contains_key("counted") {
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            }
            while revision(&page.page) < revision(&loaded) {
                page.update().await;
            }
            if revision(&page.page) == revision(&loaded) {
                page.page.assert_same(&loaded);
                break;
            }
        }
    }
    sizes.sort_unstable();
    sizes
}

/// An update is small over whole games: about 4 KB in the median and 12 KB in 95 of 100 cases.
#[tokio::test(flavor = "multi_thread")]
async fn updates_are_small() {
    for (game, seats) in [("ice-age", 3), ("endless-winter", 2), ("rise-of-tribes", 2)] {
        let sizes = sizes(game, seats).await;
        let at = |share: usize| sizes[sizes.len() * share / 100];
        println!(
            "{game}: {} updates, median {}, 95 % {}, largest {}",
            sizes.len(),
            at(50),
            at(95),
            sizes[sizes.len() - 1]
        );
        // The goal is 4 KB and 12 KB; no two games are the same.
        assert!(sizes.len() > 50 && at(50) <= 5500 && at(95) <= 13 * 1024, "{game}: {} {}", at(50), at(95));
    }
}

everywhere![
    a_page_that_says_what_it_shows_gets_what_changed,
    a_page_that_follows_the_stream_gets_an_acknowledgement_unless_it_is_refused,
    an_undo_removes_the_last_lines_of_the_story,
    a_page_that_lost_its_connection_catches_up,
    the_stream_of_a_page_ends_with_the_right_to_its_seat,
];
