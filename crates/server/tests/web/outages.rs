//! What processes do when one of them, the database or NATS is away for a time.

use std::{sync::Arc, time::Duration};

use cluster::{Bus, Connection};
use serde_json::{Value, json};
use server::Clock;
use store::{AuditActor, BanTarget, HouseChange};

use crate::{
    administration,
    cluster::{Killable, OwnNats},
    database::TestDatabase,
    kit::{ApiClient, ManualClock, TestServer, config, eventually, metrics_at},
    place::{Place, nats},
};

/// Waits until a metric of a process has this value.
async fn metric_is(base: &str, name: &str, value: u64) {
    let line = format!("{name} {value}");
    eventually(&line, async || metrics_at(base).await.lines().any(|it| it == line).then_some(())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_closes_a_page_while_nats_is_away_is_gone_for_the_others_when_it_is_back() {
    let mut nats = OwnNats::start();
    let server = TestServer::start_cluster(TestDatabase::postgres().await, &nats.url(), config()).await;
    let bases = server.bases();
    let ada = server.client("Ada").await.at_base(&bases[0]);
    let bob = server.client("Bob").await.at_base(&bases[1]);
    let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, "open"])).await;
    let watching = bob.stream(&format!("/tables/{id}/stream"), None).await;
    let path = format!("/table/{id}?as=1");
    eventually("Bob among those who watch", async || ada.page(&path).await.contains("Bob").then_some(()))
        .await;
    nats.stop();
    for base in &bases {
        metric_is(base, "ochre_nats_connected", 0).await;
    }
    drop(watching);
    metric_is(&bases[1], "ochre_streams", 0).await;
    nats.go_on();
    eventually("a table without Bob", async || (!ada.page(&path).await.contains("Bob")).then_some(())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_are_told_of_a_new_table_and_its_deadline() {
    let server = Place::Cluster.start().await;
    let store = server.store().await;
    let hall = store.hall().await.unwrap();
    let connection = Connection::open_now(&nats(), "a test").await.unwrap();
    let (_, mut incoming) = Bus::join(&connection, &hall).await.unwrap();
    for base in server.bases() {
        metric_is(&base, "ochre_nats_connected", 1).await;
    }
    // NATS knows of the subscription once one of these arrives. Nobody hears itself.
    let other = Connection::open_now(&nats(), "another").await.unwrap();
    let (other, _) = Bus::join(&other, &hall).await.unwrap();
    eventually("a message of another process", async || {
        assert!(other.send(b"\"hello\"".to_vec()));
        let heard = tokio::time::timeout(Duration::from_millis(200), async {
            while incoming.next().await.unwrap() != b"\"hello\"" {}
        });
        heard.await.ok()
    })
    .await;
    let ada = server.client("Ada").await;
    let seats = json!([{"me": "Ada"}, {"me": "Bob"}]);
    let body = json!({"game": "rise-of-tribes", "seats": seats, "pace": {"minutes": 5}});
    let (status, table) = ada.post("/tables", body).await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().unwrap();
    let (_, opened) = store.revisions(vec![store::TableId(id.to_owned())]).await.unwrap()[0];
    // Should nobody be told of the opening, this is the first that they are told.
    assert_eq!(ada.post(&format!("/tables/{id}/chat"), json!({"text": "Hello"})).await.0, 201);
    let told = eventually("a message about the table", async || {
        let envelope: Value = serde_json::from_slice(&incoming.next().await.unwrap()).unwrap();
        (envelope["message"]["table"] == id).then(|| envelope["message"].clone())
    })
    .await;
    assert_eq!(
        (&told["about"], &told["revision"], &told["deadline"]),
        (&json!("table"), &json!(opened), &table["deadline"]),
        "{told}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_stops_while_it_renews_its_leases_keeps_none() {
    let database = TestDatabase::postgres().await;
    let (rival, witness) = (database.client().await, database.client().await);
    let mut server = TestServer::start_cluster(database, &nats(), config()).await;
    let first = server.bases()[0].clone();
    eventually("leases", async || (server.metric("ochre_leases").await > 0).then_some(())).await;
    rival.batch_execute("BEGIN; LOCK TABLE members IN EXCLUSIVE MODE").await.unwrap();
    let waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'members'::regclass";
    eventually("renewals on their way", async || {
        (witness.query_one(waiting, &[]).await.unwrap().get::<_, i64>(0) == 2).then_some(())
    })
    .await;
    tokio::join!(server.stop_process(0), async {
        eventually("a process that drains", async || {
            let answer = reqwest::get(format!("{first}/readyz")).await;
            answer.map_or(true, |answer| answer.status() == 503).then_some(())
        })
        .await;
        rival.batch_execute("COMMIT").await.unwrap();
    });
    let kept = "SELECT count(*) FROM leases WHERE holder <> '' AND holder NOT IN (SELECT id FROM members)";
    assert_eq!(witness.query_one(kept, &[]).await.unwrap().get::<_, i64>(0), 0);
    eventually("all leases at the other process", async || {
        let text = metrics_at(&server.bases()[0]).await;
        text.lines().any(|line| line == "ochre_leases 65").then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leases_that_lapse_are_not_counted() {
    let server = Place::Cluster.start().await;
    eventually("leases", async || (server.metric("ochre_leases").await > 0).then_some(())).await;
    server.execute("ALTER TABLE leases RENAME TO away").await;
    metric_is(&server.base, "ochre_leases", 0).await;
    server.execute("ALTER TABLE away RENAME TO leases").await;
    eventually("leases", async || (server.metric("ochre_leases").await > 0).then_some(())).await;
}

/// Whoever held the lease at the time was to do it, and did not come to it.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_over_lets_bots_play_for_those_who_are_banned() {
    let server = Place::Cluster.start().await;
    let (bob, dan) = (administration::account(&server, "bob").await, server.client("Dan").await);
    let table = bob.open("rise-of-tribes", json!([{"me": "Bob"}, "open"])).await;
    assert_eq!(dan.post(&format!("/tables/{table}/seats"), json!({})).await.0, 200);
    let (setup, clock) = server.close().await;
    let store = store::open(setup.database.location()).await.unwrap();
    let (person, _) = store.account("bob".to_owned()).await.unwrap().unwrap();
    let ban =
        HouseChange::Ban { target: BanTarget::Person(person), reason: "Rude".to_owned(), expires: None };
    store.change_house(ban, AuditActor::Command, 1).await.unwrap();
    let server = TestServer::start_again(setup, clock).await;
    let dan = dan.at(&server);
    eventually("a bot in the seat", async || {
        dan.table(&table).await["seats"][0]["bot"].is_string().then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn blocks_that_cannot_be_read_at_first_are_read_later() {
    let server = Place::Cluster.start().await;
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, "open"])).await;
    bob.post(&format!("/tables/{id}/seats"), json!({})).await;
    assert_eq!(bob.post(&format!("/tables/{id}/chat"), json!({"text": "Quagga"})).await.0, 201);
    // The stream keeps what is known of her blocks in memory.
    let _stream = ada.page_stream(&format!("/table/{id}/stream")).await;
    let path = format!("/table/{id}");
    eventually("the line", async || ada.page(&path).await.contains("Quagga").then_some(())).await;
    let block = "BEGIN;
        INSERT INTO blocks (person, blocked, at)
        SELECT one.id, other.id, 1 FROM people one, people other WHERE one.name = 'Ada' AND other.name = 'Bob';
        ALTER TABLE blocks RENAME TO away;
        COMMIT";
    server.execute(block).await;
    // Both processes have tried: they ask twice a second.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    server.execute("ALTER TABLE away RENAME TO blocks").await;
    eventually("a page without the line", async || (!ada.page(&path).await.contains("Quagga")).then_some(()))
        .await;
}

/// A request whose fate nobody knows must not be carried out twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_change_that_the_database_failed_at_is_not_tried_again() {
    let server = Place::Cluster.start().await;
    let ada = server.client("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, "open"])).await;
    // The table in memory is behind, and the write of a batch and the same write alone fail.
    let fail = "UPDATE summaries SET revision = revision + 1;
        CREATE SEQUENCE failures;
        CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN IF nextval('failures') <= 2 THEN RAISE EXCEPTION 'no'; END IF; RETURN NULL; END $$;
        CREATE TRIGGER fail BEFORE UPDATE ON summaries FOR EACH STATEMENT EXECUTE FUNCTION fail()";
    server.execute(fail).await;
    let chat = format!("/tables/{id}/chat");
    let (status, answer) = ada.post(&chat, json!({"text": "Hello"})).await;
    assert_eq!((status, &answer["error"]["code"]), (503, &json!("store-unavailable")), "{answer}");
    assert_eq!(ada.post(&chat, json!({"text": "Hello again"})).await.0, 201);
    assert_eq!(ada.get(&chat).await.1.as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_expire_although_the_process_that_was_to_end_them_was_killed() {
    let (database, clock) = (TestDatabase::postgres().await, Arc::new(ManualClock::default()));
    let start = || {
        let clock = Arc::clone(&clock) as Arc<dyn Clock>;
        Killable::start(database.location(), &nats(), config(), clock)
    };
    let mut processes = vec![start(), start()];
    let anonymous = ApiClient::new(&processes[0].base);
    let (_, answer) = anonymous.post("/people", json!({ "name": "Ada" })).await;
    let ada = anonymous.with_token(answer["token"].as_str().unwrap());
    let seats = json!([{"me": "Ada"}, {"me": "Bob"}]);
    let body = json!({"game": "rise-of-tribes", "seats": seats, "pace": {"minutes": 5}});
    let mut ids = Vec::new();
    for _ in 0..6 {
        ids.push(ada.post("/tables", body.clone()).await.1["id"].as_str().unwrap().to_owned());
    }
    processes.remove(0).kill();
    clock.advance(Duration::from_secs(5 * 60));
    let ada = ada.at_base(&processes[0].base);
    for id in &ids {
        eventually("a bot in the seat", async || {
            let table = ada.table(id).await;
            let mut seats = table["seats"].as_array().unwrap().iter();
            seats.any(|seat| seat["bot"].is_string()).then_some(())
        })
        .await;
    }
    for process in processes {
        process.kill();
    }
}
