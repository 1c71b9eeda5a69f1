//! What the download of one's data contains.

use serde_json::{Value, json};
use store::{
    ChannelId, ChannelKind, Confirmation, NewChannel, PersonId, PuzzleAttempt, PuzzleDay, PuzzleOutcome,
    Store,
};
use table::record::Record;

use crate::{
    friends::{account, befriend, id_of},
    kit::{ApiClient, TestServer},
    notices::{BrowserKeys, add_webhook, open_house},
    ratings,
};

const DAY: i64 = 20_833;

async fn add_mail(store: &dyn Store, person: PersonId, address: &str, confirmation: Option<Confirmation>) {
    let channel = NewChannel {
        id: ChannelId(format!("channel-{address}")),
        person,
        kind: ChannelKind::Mail,
        address: address.to_owned(),
        detail: String::new(),
        stop: format!("stop-{address}"),
        confirmation,
        at: 7,
    };
    store.add_channel(channel, "en".to_owned(), 3).await.unwrap();
}

/// Deletes an account, and expects that to work.
async fn delete_account(client: &ApiClient, login: &str) {
    let body = json!({"login": login, "password": "mammoths!"});
    let response = client.request(reqwest::Method::DELETE, "/account").json(&body).send().await.unwrap();
    assert_eq!(response.status(), 204);
}

/// A table of Bob with an open seat, to which he invites Ada, and one where she reports what he says. Returns both.
async fn meet(ada: &ApiClient, bob: &ApiClient) -> (String, String) {
    befriend(ada, bob, "bob", "Ada").await;
    let invited = bob.open("ice-age", json!([{"me": ""}, "open", "open"])).await;
    let adas_id = id_of(bob, "friends", "Ada").await;
    let (status, answer) =
        bob.post(&format!("/tables/{invited}/invitations"), json!({"person": adas_id})).await;
    assert_eq!(status, 204, "{answer}");
    let shared = ada.open("rise-of-tribes", json!([{"me": ""}, "open"])).await;
    assert_eq!(bob.post(&format!("/tables/{shared}/seats"), json!({})).await.0, 200);
    bob.post(&format!("/tables/{shared}/chat"), json!({"text": "You mammoth!"})).await;
    let (status, answer) =
        ada.post(&format!("/tables/{shared}/reports"), json!({"line": 1, "reason": "Rude"})).await;
    assert_eq!(status, 201, "{answer}");
    (invited, shared)
}

async fn furnish(server: &TestServer, ada: &ApiClient, keys: &BrowserKeys, finished: &str) {
    let store = server.store().await;
    let person = store.account("ada".to_owned()).await.unwrap().unwrap().0.id;
    add_mail(store.as_ref(), person, "ada@caves.example", None).await;
    let confirmation = Confirmation { hash: "c0ffee".repeat(10), expires: i64::MAX };
    add_mail(store.as_ref(), person, "new@caves.example", Some(confirmation)).await;
    add_webhook(ada, "https://hooks.example/ada").await;
    assert_eq!(ada.post("/me/notices/channels", keys.channel("https://push.example/browser")).await.0, 201);
    let wishes = json!({"zone": "Europe/Paris", "quiet": ["22:00", "07:00"], "occasions": ["turn", "clock"]});
    assert_eq!(ada.put("/me/notices", wishes).await.0, 200);
    let choice = json!({"kinds": ["mail", "push"]});
    assert_eq!(ada.put(&format!("/tables/{finished}/notices"), choice).await.0, 204);
    assert_eq!(ada.put("/me/profile", json!({"public": true})).await.0, 200);
    let attempt = PuzzleAttempt {
        person,
        game: "ice-age".to_owned(),
        puzzle: "0123".to_owned(),
        outcome: PuzzleOutcome::Right,
        day: Some(PuzzleDay { number: DAY, begins: 0 }),
        at: 9,
    };
    store.note_puzzle(attempt).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn my_data_are_all_that_is_kept_about_me_without_what_opens_doors() {
    let server = TestServer::start_with(open_house()).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let finished = ratings::open(&ada, true, json!([{"me": ""}, {"bot": "random"}])).await;
    ratings::play(&[&ada], &finished).await;
    ratings::result(&ada, &finished).await;
    let (invited, shared) = meet(&ada, &bob).await;
    let keys = BrowserKeys::new();
    furnish(&server, &ada, &keys, &finished).await;
    let (status, data) = ada.get("/me/data").await;
    assert_eq!(status, 200, "{data}");

    let notices = &data["notices"];
    assert_eq!(notices["zone"], "Europe/Paris");
    assert_eq!(notices["quiet"], json!(["22:00", "07:00"]));
    assert_eq!(notices["occasions"], json!(["turn", "clock"]));
    assert_eq!(notices["tables"], json!([{"table": finished, "kinds": ["mail", "push"]}]));
    let mut channels: Vec<Value> = notices["channels"].as_array().unwrap().clone();
    channels.iter_mut().for_each(|channel| {
        channel.as_object_mut().unwrap().remove("created").unwrap();
    });
    channels.sort_by_key(|channel| channel["address"].as_str().unwrap().to_owned());
    let channel = |kind, address, shape: Value, state| json!({"kind": kind, "address": address, "shape": shape, "state": state, "failure": null});
    assert_eq!(
        channels,
        [
            channel("mail", "ada@caves.example", Value::Null, "on"),
            channel("webhook", "https://hooks.example/ada", json!("plain"), "on"),
            channel("push", "https://push.example/browser", Value::Null, "on"),
            channel("mail", "new@caves.example", Value::Null, "unconfirmed"),
        ]
    );
    let (_, profile) = ada.get("/me/profile").await;
    assert_eq!(data["profile"]["public"], true);
    assert!(!data["profile"]["handle"].as_str().unwrap().is_empty(), "{profile}");
    assert_eq!(data["ratings"][0]["game"], "rise-of-tribes");
    assert_eq!(data["ratings"][0]["games"], 1);
    assert_eq!(data["results"][0]["table"], json!(finished));
    assert_eq!(data["results"][0]["verdict"], "rated");
    let seats = data["results"][0]["seats"].as_array().unwrap();
    assert_eq!((seats.len(), &seats[0]["seat"], &seats[0]["name"]), (1, &json!(1), &json!("Ada")));
    assert_eq!(seats[0]["rating"]["after"]["rating"], data["ratings"][0]["rating"]);
    assert!(data["tables"].as_array().unwrap().iter().any(|table| table["record"].is_object()));
    assert_eq!(data["puzzles"]["results"][0]["puzzle"], "0123");
    assert_eq!(data["puzzles"]["days"], json!([DAY]));
    assert_eq!(data["invitations"], json!([{"table": invited, "game": "ice-age", "by": "Bob"}]));
    let report = &data["reports"][0];
    assert_eq!(
        (&report["table"], &report["person"], &report["text"], &report["reason"]),
        (&json!(shared), &json!("Bob"), &json!("You mammoth!"), &json!("Rude"))
    );
    assert_eq!(bob.get("/me/data").await.1["reports"], json!([]), "whoever is reported does not learn of it");

    let store = server.store().await;
    let person = store.account("ada".to_owned()).await.unwrap().unwrap().0.id;
    let mut secrets: Vec<String> =
        store.channels_of(person).await.unwrap().into_iter().map(|channel| channel.stop).collect();
    secrets.extend(store.invitations_of(person, 9).await.unwrap().into_iter().map(|it| it.secret));
    let channel = keys.channel("");
    secrets.extend(["p256dh", "auth"].map(|key| channel[key].as_str().unwrap().to_owned()));
    secrets.extend(["argon2".to_owned(), "c0ffee".repeat(10), ada.token.clone().unwrap()]);
    assert_eq!(secrets.len(), 10, "{secrets:?}");
    let text = data.to_string();
    for secret in secrets {
        assert!(!text.contains(&secret), "{secret}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_forgets_the_name_of_a_former_player_and_keeps_all_else() {
    let server = TestServer::start().await;
    let (zenobia, bob) = (account(&server, "Zenobia").await, account(&server, "Bob").await);
    let id = ratings::open(&zenobia, true, json!([{"me": ""}, "open"])).await;
    assert_eq!(bob.post(&format!("/tables/{id}/seats"), json!({})).await.0, 200);
    zenobia.post(&format!("/tables/{id}/chat"), json!({"text": "farewell"})).await;
    ratings::play(&[&zenobia, &bob], &id).await;
    let result = ratings::result(&bob, &id).await;
    let (_, shared) = zenobia.put("/me/profile", json!({"public": true})).await;
    bob.put("/me/profile", json!({"public": true})).await;
    let profile = format!("/people/{}", shared["handle"].as_str().unwrap());
    assert_eq!(bob.get(&profile).await.0, 200);
    let before = bob.table(&id).await;
    let (_, record) = bob.get(&format!("/tables/{id}/record")).await;
    bob.post(&format!("/tables/{id}/reports"), json!({"line": 1, "reason": "Boring"})).await;

    delete_account(&zenobia, "zenobia").await;
    let after = async |server: &TestServer| {
        let bob = bob.at(server);
        assert_eq!(bob.get(&profile).await.0, 404);
        let paths = ["", "/story", "/archive", "/record", "/result", "/chat", "/verify"];
        let mut texts =
            vec![bob.get("/me/profile").await.1.to_string(), bob.get("/friends").await.1.to_string()];
        for path in paths {
            let (status, answer) = bob.get(&format!("/tables/{id}{path}")).await;
            assert_eq!(status, 200, "{path}: {answer}");
            texts.push(answer.to_string());
        }
        for page in [
            format!("/table/{id}"),
            format!("/table/{id}/replay/3"),
            "/leaderboards".to_owned(),
            "/".to_owned(),
        ] {
            texts.push(bob.page(&page).await);
        }
        for text in texts {
            assert!(!text.to_lowercase().contains("zenobia"), "{text}");
        }
        let table = bob.table(&id).await;
        assert_eq!(
            (&table["seats"][0]["name"], &table["seats"][1]["name"]),
            (&json!("A former player"), &json!("Bob"))
        );
        assert_eq!(table["standings"], before["standings"]);
        assert_eq!(bob.get(&format!("/tables/{id}/result")).await.1["verdict"], result["verdict"]);
        let (_, kept) = bob.get(&format!("/tables/{id}/record")).await;
        assert_eq!((&kept["events"], &kept["seed"]), (&record["events"], &record["seed"]));
        let kept = Record::from_json(&kept.to_string()).unwrap();
        assert!(catalog::find("rise-of-tribes").unwrap().boxed().verify(&kept).unwrap().over);
        assert_eq!(bob.get(&format!("/tables/{id}/verify")).await.1["fair"], true);
    };
    after(&server).await;
    let server = server.restart().await;
    after(&server).await;
    // What was reported stays as it was reported, for administrators.
    let report = &server.store().await.reports(9).await.unwrap()[0];
    assert_eq!((report.report.name.as_str(), report.report.text.as_str()), ("Zenobia", "farewell"));
    assert_eq!((report.person.name.as_str(), &report.person.login), ("", &None));
}
