//! Messages that do not arrive at first.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::net::TcpListener;

use crate::{
    friends::account,
    kit::{ApiClient, TestServer, eventually},
    notices::{DELAY, GAP, Receiver, add_webhook, channel_with, open_house, pass_turn, settle, table},
};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);

/// A table of two people, one of whom is away and has the turn; the message about it has failed once.
struct House {
    server: TestServer,
    hook: Receiver,
    people: Vec<ApiClient>,
    table: String,
    away: usize,
}

impl House {
    async fn open() -> Self {
        let server = TestServer::start_with(open_house()).await;
        let hook = Receiver::start().await;
        let (people, table) = table(&server).await;
        let away = usize::from(people[0].table(&table).await["turn"] == 1);
        add_webhook(&people[away], &hook.base).await;
        let house = Self { server, hook, people, table, away };
        house.hook.refuse(&[500]);
        house.pass_turn().await;
        house.server.clock.advance(DELAY);
        channel_with(house.absent(), Some("HTTP 500")).await;
        house
    }

    fn absent(&self) -> &ApiClient {
        &self.people[self.away]
    }

    async fn pass_turn(&self) -> usize {
        pass_turn(&self.people, &self.table).await
    }

    /// Lets this time pass, and what is due then happen.
    async fn wait(&self, time: Duration) {
        self.server.clock.advance(time);
        settle(&self.server).await;
    }

    async fn is_nothing_left(&self) {
        let store = self.server.store().await;
        eventually("nothing waits", async || (store.waiting_notices().await.unwrap() == 0).then_some(()))
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_comes_back_before_its_message_arrives_is_told_once() {
    let house = House::open().await;
    // Whoever is away acts, and is called again. The message about the first turn would be true again.
    assert_ne!(house.pass_turn().await, house.away);
    assert_eq!(house.pass_turn().await, house.away);
    house.server.clock.advance(GAP);
    house.hook.wait_for(2).await;
    for _ in 0..4 {
        house.wait(GAP).await;
    }
    house.is_nothing_left().await;
    assert_eq!(house.hook.count(), 2, "one failed, one arrived");
    assert_ne!(house.hook.json(0)["id"], house.hook.json(1)["id"], "it is about the turn of now");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_person_has_silenced_since_is_not_sent_again() {
    let silent = json!({"zone": "UTC", "quiet": null, "occasions": ["mention"]});
    let elsewhere = json!({"kinds": ["mail"]});
    for at_table in [false, true] {
        let house = House::open().await;
        let (path, wish) = if at_table {
            (format!("/tables/{}/notices", house.table), &elsewhere)
        } else {
            ("/me/notices".to_owned(), &silent)
        };
        assert!(house.absent().put(&path, wish.clone()).await.0 < 300);
        for _ in 0..4 {
            house.wait(GAP).await;
        }
        house.is_nothing_left().await;
        assert_eq!(house.hook.count(), 1, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_attempt_waits_for_the_end_of_quiet_hours() {
    let house = House::open().await;
    // The clock of the tests starts at 08:00 UTC.
    let wishes = json!({"zone": "UTC", "quiet": ["07:00", "09:00"], "occasions": ["turn"]});
    assert_eq!(house.absent().put("/me/notices", wishes).await.0, 200);
    for _ in 0..5 {
        house.wait(GAP).await;
    }
    assert_eq!(house.hook.count(), 1);
    house.server.clock.advance(GAP);
    house.hook.wait_for(2).await;
    house.is_nothing_left().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_attempt_waits_until_the_page_is_closed() {
    let house = House::open().await;
    let page = house.absent().page_stream(&format!("/table/{}/stream", house.table)).await;
    for _ in 0..5 {
        house.wait(GAP).await;
    }
    assert_eq!(house.hook.count(), 1);
    drop(page);
    eventually("a message", async || {
        house.wait(MINUTE).await;
        (house.hook.count() == 2).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_opens_the_page_and_leaves_without_having_acted_is_told_once() {
    let server = TestServer::start_with(open_house()).await;
    let hook = Receiver::start().await;
    let (people, id) = table(&server).await;
    let away = usize::from(people[0].table(&id).await["turn"] == 1);
    add_webhook(&people[away], &hook.base).await;
    let page = people[away].page_stream(&format!("/table/{id}/stream")).await;
    assert_eq!(pass_turn(&people, &id).await, away);
    for _ in 0..3 {
        server.clock.advance(GAP);
        settle(&server).await;
    }
    assert_eq!(hook.count(), 0, "the page says it");
    drop(page);
    eventually("a message", async || {
        server.clock.advance(DELAY);
        settle(&server).await;
        (hook.count() > 0).then_some(())
    })
    .await;
    for _ in 0..3 {
        server.clock.advance(GAP);
        settle(&server).await;
    }
    assert_eq!(hook.count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_service_that_is_busy_is_called_when_it_asks_for_it() {
    let house = House::open().await;
    house.hook.refuse(&[429, 503]);
    house.hook.ask_to_wait(1_800);
    house.server.clock.advance(MINUTE);
    channel_with(house.absent(), Some("HTTP 429")).await;
    house.wait(20 * MINUTE).await;
    assert_eq!(house.hook.count(), 2);
    // For ever is too long.
    house.hook.ask_to_wait(u32::MAX);
    house.server.clock.advance(10 * MINUTE);
    channel_with(house.absent(), Some("HTTP 503")).await;
    house.server.clock.advance(6 * HOUR);
    house.hook.wait_for(4).await;
    channel_with(house.absent(), None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_nothing_reaches_for_days_is_switched_off() {
    let house = House::open().await;
    house.hook.refuse(&[401; 3_000]);
    let caller = &house.people[1 - house.away];
    let name = ["@Ada", "@Bob"][house.away];
    let mut hours = 0;
    let channel = eventually("a dead channel", async || {
        caller.post(&format!("/tables/{}/chat", house.table), json!({"text": name})).await;
        house.wait(HOUR).await;
        hours += 1;
        let channel = house.absent().get("/me/notices").await.1["channels"][0].clone();
        (channel["state"] == "dead").then_some(channel)
    })
    .await;
    assert!((5 * 24..6 * 24).contains(&hours), "after {hours} hours");
    assert_eq!(channel["failure"], "HTTP 401");
    let count = house.hook.count();
    for _ in 0..3 {
        house.wait(12 * HOUR).await;
    }
    assert_eq!(house.hook.count(), count);
}

/// A service that never answers, and takes its time: a call is given up after ten seconds.
async fn black_hole() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        let mut kept = Vec::new();
        while let Ok((stream, _)) = listener.accept().await {
            kept.push(stream);
        }
    });
    base
}

#[tokio::test(flavor = "multi_thread")]
async fn a_service_that_does_not_answer_holds_up_nobody_else() {
    let server = TestServer::start_with(open_house()).await;
    let (hole, hook) = (black_hole().await, Receiver::start().await);
    let people = [server.client("Ada").await, server.client("Bob").await, server.client("Eve").await];
    let id = people[0].open("rise-of-tribes", json!([{"me": ""}, "open", "open"])).await;
    for person in &people[1..] {
        assert_eq!(person.post(&format!("/tables/{id}/seats"), json!({})).await.0, 200);
    }
    for number in 0..5 {
        for person in &people[..2] {
            add_webhook(person, &format!("{hole}/{number}")).await;
        }
    }
    // Another host: the same one has enough to do.
    add_webhook(&people[2], &hook.base.replace("127.0.0.1", "localhost")).await;
    let begin = Instant::now();
    people[0].post(&format!("/tables/{id}/chat"), json!({"text": "@Bob @Eve"})).await;
    people[1].post(&format!("/tables/{id}/chat"), json!({"text": "@Ada"})).await;
    server.clock.advance(DELAY);
    hook.wait_for(1).await;
    people[0].post(&format!("/tables/{id}/chat"), json!({"text": "@Eve again"})).await;
    server.clock.advance(GAP);
    hook.wait_for(2).await;
    assert!(begin.elapsed() < Duration::from_secs(10), "the others were waited for");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_banned_is_told_nothing_and_can_still_end_messages() {
    let server = TestServer::start_with(open_house()).await;
    let hook = Receiver::start().await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    add_webhook(&bob, &hook.base).await;
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, "open", "open"])).await;
    assert_eq!(bob.post(&format!("/tables/{id}/seats"), json!({})).await.0, 200);
    let mention = async || {
        ada.post(&format!("/tables/{id}/chat"), json!({"text": "@Bob"})).await;
    };
    mention().await;
    server.clock.advance(DELAY);
    hook.wait_for(1).await;
    settle(&server).await;
    mention().await;
    let person = server.store().await.account("bob".to_owned()).await.unwrap().unwrap().0.id;
    let (status, answer) = ada.post("/admin/bans", json!({"person": person.0, "reason": "Rude"})).await;
    assert_eq!(status, 201, "{answer}");
    assert_eq!(bob.get("/me").await.0, 403);
    for _ in 0..3 {
        server.clock.advance(GAP);
        settle(&server).await;
    }
    assert_eq!(hook.count(), 1);
    let stop = hook.json(0)["stop"].as_str().unwrap().replace("https://house.example", "");
    assert_eq!(bob.page_request(&stop).send().await.unwrap().status(), 200);
    let post = reqwest::Client::new().post(format!("{}{stop}", server.base));
    let request = post.bearer_auth(bob.token.as_deref().unwrap());
    assert_eq!(request.send().await.unwrap().status(), 200);
    let channels = server.store().await.channels_of(person).await.unwrap();
    assert_eq!(channels[0].state, store::ChannelState::Off);
}
