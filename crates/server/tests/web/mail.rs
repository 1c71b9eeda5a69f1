//! E-mails, handed over to a mail server.

use std::time::Duration;

use serde_json::{Value, json};
use server::Config;

use crate::{
    kit::{ApiClient, Page, TestServer},
    notices::{DELAY, GAP, channel_with, open_house, pass_turn, settle, table},
    smtp::{MailServer, Received},
};

const MINUTE: Duration = Duration::from_secs(60);

fn add(address: &str) -> Value {
    json!({"kind": "mail", "address": address})
}

/// A server with a mail server, and a table of two people who have the addresses `ada@mail.example` and `bob@mail.example`.
struct House {
    post: MailServer,
    server: TestServer,
    people: Vec<ApiClient>,
    table: String,
}

impl House {
    async fn open() -> Self {
        let post = MailServer::start().await;
        let server = TestServer::start_with(Config { mail: Some(post.config()), ..open_house() }).await;
        let (people, table) = table(&server).await;
        for (number, person) in people.iter().enumerate() {
            let address = ["ada@mail.example", "bob@mail.example"][number];
            assert_eq!(person.post("/me/notices/channels", add(address)).await.0, 201);
            let confirm = post.mail(number).await.path("/mail/");
            assert_eq!(server.browser().post(&confirm, &[]).await.status, 200);
        }
        Self { post, server, people, table }
    }

    /// Lets the turn pass and the time until somebody is told of it. Returns who that is.
    async fn call(&self) -> &ApiClient {
        let next = pass_turn(&self.people, &self.table).await;
        self.server.clock.advance(GAP);
        &self.people[next]
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_used_once_it_is_confirmed_and_stopped_with_one_click() {
    let mut post = MailServer::start().await;
    let server = TestServer::start_with(Config { mail: Some(post.config()), ..open_house() }).await;
    let (people, id) = table(&server).await;
    let turn = people[0].table(&id).await["turn"].as_u64().unwrap() as usize;
    let away = &people[2 - turn];
    post.answer(&["550 5.1.1 no such mailbox"], &[]).await;
    assert_eq!(away.post("/me/notices/channels", add("nobody@mail.example")).await.0, 422);
    assert_eq!(away.post("/me/notices/channels", add("no address")).await.0, 422);
    post.answer(&["451 4.3.0 no time"], &[]).await;
    let (status, answer) = away.post("/me/notices/channels", add("bob@mail.example")).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("mail-not-sent")), "{answer}");
    let (status, answer) = away.post("/me/notices/channels", add("Bob@Mail.example")).await;
    assert_eq!((status, &answer["channels"][0]["state"]), (201, &json!("unconfirmed")), "{answer}");
    let confirm = post.mail(0).await.path("/mail/");
    pass_turn(&people, &id).await;
    server.clock.advance(DELAY);
    settle(&server).await;
    assert_eq!(post.count(), 1, "nothing but the link is sent to an unconfirmed address");
    let browser = server.browser();
    assert_eq!(browser.get(&confirm).await.status, 200, "looking at the link does not use it up");
    assert_eq!(browser.post(&confirm, &[]).await.status, 200);
    assert_eq!(browser.post(&confirm, &[]).await.status, 404, "a link works once");
    pass_turn(&people, &id).await;
    pass_turn(&people, &id).await;
    server.clock.advance(DELAY);
    let mail = post.mail(1).await;
    settle(&server).await;
    assert_eq!(mail.path("/table/"), format!("/table/{id}?as={}", 3 - turn));
    let stop = mail.path("/notices/stop/");
    assert_eq!(mail.headers["list-unsubscribe"], format!("<https://house.example{stop}>"));
    assert_eq!(mail.headers["list-unsubscribe-post"], "List-Unsubscribe=One-Click");
    // As the program of the reader does it: neither cookie nor origin.
    let url = format!("{}{stop}", server.base);
    let request = reqwest::Client::new().post(url).form(&[("List-Unsubscribe", "One-Click")]);
    assert_eq!(Page::of(request.send().await.unwrap()).await.status, 200);
    assert_eq!(channel_with(away, None).await["state"], "off");
    let page = browser.get(&stop).await;
    assert!(page.status == 200 && page.text.contains("bob@mail.example"), "the link in the mail asks first");
    // A link that is too old.
    let (_, answer) = away.post("/me/notices/channels", add("new@mail.example")).await;
    assert_eq!(answer["channels"].as_array().unwrap().len(), 2, "the old address stays until then: {answer}");
    let confirm = post.mail(2).await.path("/mail/");
    server.clock.advance(Duration::from_secs(49 * 60 * 60));
    assert_eq!(browser.post(&confirm, &[]).await.status, 404);
}

/// What every e-mail has.
fn check(mail: &Received, language: &str) {
    assert_eq!(mail.from, "ochre@house.example");
    assert_eq!(mail.headers["from"], "Ochre <ochre@house.example>");
    assert_eq!(mail.headers["to"], mail.to[0]);
    assert_eq!(mail.headers["content-language"], language);
    assert_eq!(mail.headers["auto-submitted"], "auto-generated");
    assert!(mail.headers["message-id"].ends_with("@house.example>") && mail.headers.contains_key("date"));
    assert_eq!(mail.defects, [""; 0], "{mail:?}");
    assert!(mail.html.contains(&format!("<html lang=\"{language}\">")), "{}", mail.html);
    assert!(mail.text.contains("\n-- \n"), "{}", mail.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn mails_are_in_the_language_of_their_reader_as_text_and_as_html() {
    let House { post, server, people, table } = House::open().await;
    let wishes = json!({"zone": "UTC", "quiet": null, "occasions": ["mention"]});
    let request = people[1].request(reqwest::Method::PUT, "/me/notices").header("accept-language", "pl");
    assert_eq!(request.json(&wishes).send().await.unwrap().status(), 200);
    people[0].post(&format!("/tables/{table}/chat"), json!({"text": "@Bob <b>Żółw</b>"})).await;
    server.clock.advance(DELAY);
    let mail = post.mail(2).await;
    check(&post.mail(0).await, "en");
    check(&mail, "pl");
    let subject = &mail.headers["subject"];
    assert!(subject.contains("Ada") && mail.text.starts_with(subject.as_str()), "{mail:?}");
    assert!(mail.html.contains(subject.as_str()), "{}", mail.html);
    assert!(!mail.text.contains("Żółw") && !mail.html.contains("Żółw"), "what was said stays at the table");
    assert_eq!(mail.path("/table/"), format!("/table/{table}?as=2"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_that_is_refused_for_now_is_sent_again_and_arrives_once() {
    let mut house = House::open().await;
    // Two e-mails with links have arrived before.
    house.post.answer(&[], &["451 4.3.0 no time", "554 5.6.0 no"]).await;
    let person = house.call().await.clone();
    let first = house.post.mail(2).await;
    assert_eq!(channel_with(&person, Some("451")).await["state"], "on");
    house.server.clock.advance(MINUTE);
    let second = house.post.mail(3).await;
    assert_eq!(channel_with(&person, Some("554")).await["state"], "on", "the mailbox may exist");
    house.server.clock.advance(2 * MINUTE);
    let third = house.post.mail(4).await;
    channel_with(&person, None).await;
    for mail in [&second, &third] {
        assert_eq!(mail.headers["message-id"], first.headers["message-id"], "it is the same message");
    }
    for _ in 0..5 {
        house.server.clock.advance(GAP);
        settle(&house.server).await;
    }
    assert_eq!(house.post.count(), 5, "it was sent until it arrived, and no longer");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mailbox_that_does_not_exist_any_more_is_switched_off_until_its_person_switches_it_on() {
    let mut house = House::open().await;
    // A server that knows ours as a source of spam says nothing about the mailbox.
    house.post.answer(&["550 5.7.1 blocked by policy", "550 5.1.1 no such mailbox"], &[]).await;
    let person = house.call().await.clone();
    assert_eq!(channel_with(&person, Some("5.7.1")).await["state"], "on");
    house.server.clock.advance(MINUTE);
    assert_eq!(channel_with(&person, Some("5.1.1")).await["state"], "dead");
    for _ in 0..3 {
        house.call().await;
        settle(&house.server).await;
    }
    let told =
        house.post.mails_to("ada@mail.example").len().min(house.post.mails_to("bob@mail.example").len());
    assert_eq!(told, 1, "only the link was sent to the mailbox that is gone");
    let channel = channel_with(&person, Some("5.1.1")).await;
    let path = format!("/me/notices/channels/{}", channel["id"].as_str().unwrap());
    assert_eq!(person.put(&path, json!({"on": true})).await.0, 204);
    assert_eq!(channel_with(&person, None).await["state"], "on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_does_not_know_this_server_is_reported() {
    let post = MailServer::start().await;
    let mail = Some(post.config_with("wrong"));
    let server = TestServer::start_with(Config { mail, ..open_house() }).await;
    let (status, answer) =
        server.client("Ada").await.post("/me/notices/channels", add("ada@mail.example")).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("mail-not-sent")), "{answer}");
    assert_eq!(post.count(), 0);
}
