//! Responses contain no hidden information.
//!
//! A game is observed over HTTP from every seat and by a spectator. At each step, for each viewer, the test takes the real
//! position from the database and samples another position that the viewer cannot distinguish from it. The response must
//! equal the one for the sampled position.
//!
//! Messages to people who are away are compared with what is computed from public facts alone.

use std::time::Duration;

use pages::{Board, DrawContext};
use rand::{SeedableRng, rngs::SmallRng};
use serde_json::{Value, json};
use server::Config;
use store::{Store, StoredTable, TableId};
use table::{
    Rules, Seat, Viewer,
    any::AnyTable,
    record::{Event, Record},
    table::{Dealing, Table},
};
use words::{Dictionary, Language, Speaker};

use crate::{
    following::{FollowedPage, Following},
    friends::{account, befriend, id_of},
    kit::{ApiClient, TestServer},
    notices::{BrowserKeys, GAP, Receiver, add_webhook, open_house, pass_turn, settle},
    place::Place,
    smtp::{self, MailServer},
};

/// The table as stored in the database.
async fn real<R: Rules>(store: &dyn Store, id: &str) -> Table<R> {
    let StoredTable { head, events, .. } = store.load(TableId(id.to_owned())).await.unwrap().unwrap();
    let events = events.iter().map(|event| serde_json::from_str::<Event>(&event.body).unwrap()).collect();
    Table::replay(&Record { events, ..Record::from_json(&head).unwrap() }, None).unwrap()
}

/// Another table that `viewer` cannot distinguish from the real one.
fn imagined<R: Rules>(real: &Table<R>, viewer: Viewer, rng: &mut SmallRng) -> Table<R> {
    let observation = real.rules().observe(real.state(), viewer);
    let state = real.rules().imagine(&observation, viewer, rng);
    let rules = R::new(real.rules().options(), real.rules().content()).unwrap();
    Table::open_at(rules, None, Dealing::ByHand, state).unwrap()
}

fn dictionary<B: Board>() -> Dictionary {
    let sources = B::Game::locales().iter().chain(B::locales()).chain(pages::LOCALES);
    Dictionary::hyphenated(Language::English.tag(), sources).unwrap()
}

/// Every drawing on the page, made from the sampled table.
fn drawings(table: &dyn AnyTable, viewer: Viewer, dictionary: &Dictionary, names: &[String]) -> Vec<String> {
    let game = catalog::find(table.game()).unwrap();
    let words = Speaker { dictionary, names };
    let desk = DrawContext::new(table.game(), &words, names, &[]);
    let scene = game.board().view(table, viewer, &desk).unwrap();
    let parts = scene.parts.into_iter().map(|part| part.body);
    let hands = scene.hand.into_iter().chain([scene.status]);
    let holdings = scene.holdings.into_iter().map(|holdings| holdings.full);
    parts.chain(hands).chain(holdings).map(maud::Markup::into_string).collect()
}

/// A table of people, in the order of their seats.
async fn seated(server: &TestServer, game: &str, seats: usize) -> (Vec<ApiClient>, String) {
    let mut people: Vec<ApiClient> = Vec::new();
    for seat in 0..seats {
        people.push(server.client(["Ada", "Bob", "Cid"][seat]).await);
    }
    let open: Vec<Value> =
        (0..seats).map(|seat| if seat == 0 { json!({"me": ""}) } else { json!("open") }).collect();
    let id = people[0].open(game, Value::Array(open)).await;
    for person in &people[1..] {
        person.post(&format!("/tables/{id}/seats"), json!({})).await;
    }
    (people, id)
}

async fn watch<B: Board>(place: Place, game: &str, seats: usize) {
    let server = place.start().await;
    let store = server.store().await;
    let (people, id) = seated(&server, game, seats).await;
    let outsider = server.client("Eve").await;
    let names: Vec<String> = people[0].table(&id).await["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["name"].as_str().unwrap().to_owned())
        .collect();
    let seed = real::<B::Game>(store.as_ref(), &id).await.record(true).seed.unwrap().to_hex();
    let dictionary = dictionary::<B>();
    let mut rng = SmallRng::seed_from_u64(7);
    let mut streams = Vec::new();
    for person in people.iter().chain([&outsider]) {
        streams.push(person.stream(&format!("/tables/{id}/stream"), None).await);
    }
    let mut followed = Vec::new();
    for person in people.iter().chain([&outsider]) {
        followed.push(Following::open(person, &format!("/table/{id}")).await);
    }
    let mut steps = 0;
    loop {
        let table = people[0].table(&id).await;
        let Some(turn) = table["turn"].as_u64() else { break };
        let world = real::<B::Game>(store.as_ref(), &id).await;
        for (viewer, person) in Viewer::all(seats).zip(people.iter().chain([&outsider])) {
            let other = imagined(&world, viewer, &mut rng);
            let expected = AnyTable::view(&other, viewer);
            let state = person.table(&id).await;
            assert_eq!(state["view"], expected, "step {steps}, {viewer:?}");
            let own_turn = viewer.is(Seat::from_number(turn).unwrap());
            assert_eq!(state["choices"].as_array().unwrap().is_empty(), !own_turn);
            let mut bodies = vec![state.to_string()];
            bodies.push(person.get(&format!("/tables/{id}/story")).await.1.to_string());
            if steps % 7 == 0 {
                let page = person.page(&format!("/table/{id}/fragment")).await;
                for drawing in drawings(&other, viewer, &dictionary, &names) {
                    assert!(
                        page.contains(&drawing),
                        "step {steps}, {viewer:?}: the page shows another\n{drawing}"
                    );
                }
                bodies.push(page);
                bodies.push(person.page(&format!("/table/{id}/verify")).await);
            }
            for body in bodies {
                assert!(!body.contains(&seed), "step {steps}, {viewer:?}: the seed is out");
            }
        }
        let acting = &people[turn as usize - 1];
        let before = acting.table(&id).await;
        acting.play_on(&before).await;
        steps += 1;
        // The streams say the same as the tables.
        let now = people[0].table(&id).await;
        let over = now["stage"] == "over";
        for (page, person) in followed.iter_mut().zip(people.iter().chain([&outsider])) {
            page.update_to(now["version"].as_u64().unwrap()).await;
            assert!(over || !format!("{:?}", page.page).contains(&seed), "step {steps}: the seed is out");
            // The updates have made the page that the next step compares with the sampled table.
            // The result of a finished game changes the page once more, a moment later.
            if steps % 7 == 0 && !over {
                let loaded = person.page(&format!("/table/{id}/fragment")).await;
                page.page.assert_same(&FollowedPage::whole(&loaded));
            }
        }
        let world = real::<B::Game>(store.as_ref(), &id).await;
        for (viewer, stream) in Viewer::all(seats).zip(&mut streams) {
            let step = loop {
                let step = stream.next_of("step").await;
                if step.data["kind"] != "current" {
                    break step;
                }
            };
            assert!(!step.data.to_string().contains(&seed));
            if !over {
                let other = imagined(&world, viewer, &mut rng);
                assert_eq!(
                    step.data["view"],
                    AnyTable::view(&other, viewer),
                    "stream, step {steps}, {viewer:?}"
                );
            }
        }
    }
    assert!(steps > 20, "a game of {steps} steps proves little");
    assert!(people[0].table(&id).await.to_string().contains(&seed), "the seed is shown in the end");
}

async fn nothing_hidden_of_ice_age_is_sent_to_anybody(place: Place) {
    watch::<ice_age_board::IceAgeBoard>(place, "ice-age", 3).await;
}

async fn nothing_hidden_of_endless_winter_is_sent_to_anybody(place: Place) {
    watch::<endless_winter_board::EndlessWinterBoard>(place, "endless-winter", 2).await;
}

async fn nothing_hidden_of_rise_of_tribes_is_sent_to_anybody(place: Place) {
    watch::<rise_of_tribes_board::RiseOfTribesBoard>(place, "rise-of-tribes", 2).await;
}

/// What is told of a turn, computed from what everybody at the table knows.
struct Expected {
    table: String,
    seat: usize,
    title: String,
    names: String,
}

impl Expected {
    fn link(&self) -> String {
        format!("/table/{}?as={}", self.table, self.seat)
    }

    fn webhook(&self) -> Value {
        let link = format!("https://house.example{}", self.link());
        let item = json!({
            "occasion": "turn", "table": self.table, "words": self.title, "detail": self.names, "link": link,
        });
        json!({"title": self.title, "language": "en", "items": [item], "more": 0})
    }

    fn push(&self) -> Value {
        json!({"title": self.title, "body": self.names, "link": self.link(), "tag": self.table, "language": "en"})
    }

    /// The words of an e-mail, links left out.
    fn mail(&self) -> Vec<&str> {
        let footer = [
            "You get this message because you asked for it in your settings.",
            "Stop these messages",
            "Change what you are told",
        ];
        [self.title.as_str(), &self.names].into_iter().chain(footer).collect()
    }
}

/// The lines of a text without links and marks, and those of an HTML document without the name of the program and the button.
fn words_of(mail: &smtp::Received) -> (Vec<String>, Vec<String>) {
    let lines = mail.text.lines().map(str::trim).filter(|line| !line.is_empty() && *line != "--");
    let text = lines.filter(|line| !line.starts_with("https://")).map(str::to_owned).collect();
    let html = scraper::Html::parse_document(&mail.html);
    let body = scraper::Selector::parse("body").unwrap();
    let shown = html.select(&body).next().unwrap().text().filter(|text| {
        let text = text.trim();
        !["", "Ochre", "Go to the table"].contains(&text)
    });
    (text, shown.map(str::to_owned).collect())
}

/// Turns of which people are told by e-mail, in the browser and by a webhook: what they read depends on nothing that one seat
/// knows and another does not.
async fn tell(game: &str, title: &str, seats: usize) {
    let post = MailServer::start().await;
    let server = TestServer::start_with(Config { mail: Some(post.config()), ..open_house() }).await;
    let (hook, service) = (Receiver::start().await, Receiver::start().await);
    let (people, id) = seated(&server, game, seats).await;
    let names = ["Ada", "Bob", "Cid"][..seats].join(", ");
    for (number, person) in people.iter().enumerate() {
        let mail = json!({"kind": "mail", "address": format!("{number}@mail.example")});
        assert_eq!(person.post("/me/notices/channels", mail).await.0, 201);
        let confirm = post.mail(number).await.path("/mail/");
        assert_eq!(server.browser().post(&confirm, &[]).await.status, 200);
        add_webhook(person, &hook.base).await;
    }
    for turn in 0..10 {
        let before = people[0].table(&id).await["turn"].as_u64().unwrap() as usize - 1;
        let mut keys = Vec::new();
        for (number, person) in people.iter().enumerate() {
            let keys_of = BrowserKeys::new();
            let channel = keys_of.channel(&format!("{}/{number}", service.base));
            if number != before {
                assert_eq!(person.post("/me/notices/channels", channel).await.0, 201);
            }
            keys.push(keys_of);
        }
        let seat = pass_turn(&people, &id).await;
        let title = format!("It is your turn at “{title}”.");
        let expected = Expected { table: id.clone(), seat: seat + 1, title, names: names.clone() };
        server.clock.advance(GAP);
        hook.wait_for(turn + 1).await;
        service.wait_for(turn + 1).await;
        let mail = post.mail(seats + turn).await;
        settle(&server).await;

        let mut told = hook.json(turn);
        for random in ["id", "stop"] {
            assert!(told.as_object_mut().unwrap().remove(random).is_some(), "{told}");
        }
        assert_eq!(told, expected.webhook(), "turn {turn} of {game}");
        let mut told = keys.swap_remove(seat).decrypt(&service.received.lock().unwrap().posts[turn].1);
        assert!(told.as_object_mut().unwrap().remove("stop").is_some(), "{told}");
        assert_eq!(told, expected.push(), "turn {turn} of {game}");
        let (text, html) = words_of(&mail);
        assert_eq!(text, expected.mail(), "turn {turn} of {game}");
        assert_eq!(html, expected.mail(), "turn {turn} of {game}");
    }
    assert_eq!((hook.count(), service.count(), post.count()), (10, 10, seats + 10), "nobody else is told");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_of_ice_age_is_told_to_anybody_who_is_away() {
    tell("ice-age", "Ice Age", 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_of_endless_winter_is_told_to_anybody_who_is_away() {
    tell("endless-winter", "Endless Winter", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_of_rise_of_tribes_is_told_to_anybody_who_is_away() {
    tell("rise-of-tribes", "Rise of Tribes", 2).await;
}

/// A person with a webhook, and what the messages to it may hold.
struct Reader<'a> {
    server: &'a TestServer,
    hook: Receiver,
    table: &'a str,
    told: usize,
}

impl Reader<'_> {
    /// Lets a message come and checks that it says this and nothing else.
    async fn is_told(&mut self, occasion: &str, words: String, detail: &str, link: &str) {
        self.server.clock.advance(GAP);
        self.hook.wait_for(self.told + 1).await;
        settle(self.server).await;
        let mut message = self.hook.json(self.told);
        self.told += 1;
        assert_eq!(self.hook.count(), self.told, "one message about {occasion}");
        for random in ["id", "stop"] {
            assert!(message.as_object_mut().unwrap().remove(random).is_some(), "{message}");
        }
        let link = format!("https://house.example/table/{}{link}", self.table);
        let item = json!({
            "occasion": occasion, "table": self.table, "words": words, "detail": detail, "link": link,
        });
        assert_eq!(message, json!({"title": words, "language": "en", "items": [item], "more": 0}));
    }
}

/// What is told of anything but a turn, from an invitation to the offer of a rematch: sentences made of the name of the table, of
/// who caused them, and of the players.
async fn tell_the_rest(game: &str, title: &str, seats: usize) {
    let server = TestServer::start_with(open_house()).await;
    let mut people = Vec::new();
    for name in &["Ada", "Bob", "Cid"][..seats] {
        people.push(account(&server, name).await);
    }
    let (ada, bob) = (&people[0], &people[1]);
    befriend(ada, bob, "bob", "Ada").await;
    let hook = Receiver::start().await;
    add_webhook(bob, &hook.base).await;
    let open = std::iter::once(json!({"me": ""})).chain(std::iter::repeat_n(json!("open"), seats - 1));
    let body = json!({"game": game, "seats": open.collect::<Vec<Value>>(), "pace": {"minutes": 100}});
    let (status, table) = ada.post("/tables", body).await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().unwrap();
    let invitations = format!("/tables/{id}/invitations");
    let bobs_id = id_of(ada, "friends", "Bob").await;
    assert_eq!(ada.post(&invitations, json!({"person": bobs_id})).await.0, 204);
    let secret = bob.get("/invitations").await.1[0]["invitation"].as_str().unwrap().to_owned();

    let mut reader = Reader { server: &server, hook, table: id, told: 0 };
    let at_first: Vec<&str> =
        table["seats"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap()).collect();
    let invited = format!("Ada invites you to “{title}”.");
    reader.is_told("invitation", invited, &at_first.join(", "), &format!("?invite={secret}")).await;
    for person in &people[1..] {
        assert_eq!(person.post(&format!("/tables/{id}/seats"), json!({})).await.0, 200);
    }
    let names = ["Ada", "Bob", "Cid"][..seats].join(", ");
    let wishes = async |occasions: &[&str]| {
        let wishes = json!({"zone": "UTC", "quiet": null, "occasions": occasions});
        assert_eq!(bob.put("/me/notices", wishes).await.0, 200);
    };
    wishes(&["clock"]).await;
    while ada.table(id).await["turn"] != 2 {
        pass_turn(&people, id).await;
    }
    server.clock.advance(Duration::from_secs(72 * 60));
    reader.is_told("clock", format!("Your time is about to run out at “{title}”."), &names, "?as=2").await;
    wishes(&["mention", "finished", "rematch"]).await;
    let line = json!({"text": "@Bob, all my cards are Shamans"});
    assert_eq!(ada.post(&format!("/tables/{id}/chat"), line).await.0, 201);
    let mentioned = format!("Ada mentions you in the chat of “{title}”.");
    reader.is_told("mention", mentioned, &names, "?as=2").await;
    while let Some(turn) = ada.table(id).await["turn"].as_u64() {
        let person = &people[turn as usize - 1];
        person.play_on(&person.table(id).await).await;
    }
    reader.is_told("finished", format!("The game at “{title}” is over."), &names, "?as=2").await;
    assert_eq!(ada.post(&format!("/tables/{id}/rematch"), json!({})).await.0, 202);
    let offered = format!("Ada offers a rematch of “{title}”.");
    reader.is_told("rematch", offered, &names, "?as=2").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_of_ice_age_is_told_on_other_occasions() {
    tell_the_rest("ice-age", "Ice Age", 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_of_endless_winter_is_told_on_other_occasions() {
    tell_the_rest("endless-winter", "Endless Winter", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_of_rise_of_tribes_is_told_on_other_occasions() {
    tell_the_rest("rise-of-tribes", "Rise of Tribes", 2).await;
}

everywhere![
    nothing_hidden_of_ice_age_is_sent_to_anybody,
    nothing_hidden_of_endless_winter_is_sent_to_anybody,
    nothing_hidden_of_rise_of_tribes_is_sent_to_anybody,
];
