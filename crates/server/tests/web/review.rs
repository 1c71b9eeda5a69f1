//! Reviews of finished games: made in the background, kept, resumed, and refused while a game is played.

use review::{Knowledge, Plan, Progress, Review};
use serde_json::{Value, json};
use server::Config;
use store::{ReviewKey, StoredReview, TableId};
use table::record::Record;

use crate::{
    damage::store_damaged,
    finished::with_other_rules,
    kit::{ApiClient, Page, TestServer, config, eventually},
    place::Place,
};

/// Deep enough to mark choices, and fast.
const EVALUATIONS: u32 = 60;

/// So many better choices are looked at in the replay.
const LOOKED_AT: usize = 12;

fn shallow() -> Config {
    Config { review_evaluations: Some(EVALUATIONS), ..config() }
}

/// A finished game between bots that choose at random.
async fn finished_game(ada: &ApiClient) -> String {
    let id = ada.open("rise-of-tribes", json!([{"bot": "random"}, {"bot": "random"}])).await;
    eventually("the end of the game", async || (ada.table(&id).await["stage"] == "over").then_some(())).await;
    id
}

async fn complete(ada: &ApiClient, id: &str) -> Value {
    eventually("a complete review", async || {
        let (status, answer) = ada.get(&format!("/tables/{id}/review")).await;
        assert_eq!(status, 200, "{answer}");
        (answer["stage"] == "complete").then_some(answer)
    })
    .await
}

fn key(id: &str, depth: u32) -> ReviewKey {
    ReviewKey {
        table: TableId(id.to_owned()),
        depth,
        seed: Plan::default().seed,
        knowledge: "seat".to_owned(),
        program: review::VERSION,
    }
}

/// The review of the table's record, as `ochre review --json` prints it.
async fn expected(ada: &ApiClient, id: &str, evaluations: u32) -> Review {
    let (_, record) = ada.get(&format!("/tables/{id}/record")).await;
    let record = Record::from_json(&record.to_string()).unwrap();
    let game = catalog::find(&record.game).unwrap();
    let table = game.boxed().replay(&record, None).unwrap();
    let plan = Plan { evaluations: Some(evaluations), knowledge: Knowledge::Seat, ..Plan::default() };
    game.review(table.as_ref(), &plan, &Progress::default()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_made_in_the_background_and_says_what_the_command_line_says() {
    let server = TestServer::start_with(shallow()).await;
    let ada = server.client("Ada").await;
    let id = finished_game(&ada).await;
    let (status, missing) = ada.get(&format!("/tables/{id}/review")).await;
    assert_eq!((status, &missing["stage"], &missing["review"]), (200, &json!("missing"), &json!(null)));
    let (status, started) = ada.post(&format!("/tables/{id}/review"), json!({})).await;
    assert_eq!(status, 202, "{started}");
    let shown = complete(&ada, &id).await;
    let expected = expected(&ada, &id, EVALUATIONS).await;
    let stored = server.store().await.review(key(&id, EVALUATIONS)).await.unwrap();
    let Some(StoredReview::Complete(body)) = stored else { panic!("{stored:?}") };
    assert_eq!(serde_json::from_str::<Review>(&body).unwrap(), expected);
    // The response has the same with words for marked choices.
    let curves = serde_json::from_value::<Vec<Vec<review::Point>>>(shown["review"]["curves"].clone());
    assert_eq!(curves.unwrap(), expected.curves);
    let marked = expected.decisions.iter().position(|decision| decision.grade.is_marked()).unwrap();
    let decision = &shown["review"]["decisions"][marked];
    for words in ["text", "better-text", "why"] {
        assert!(decision[words].as_str().is_some_and(|words| words.contains(' ')), "{words}: {decision}");
    }
    // Whoever asks again gets the same review at once.
    let eve = server.client("Eve").await;
    let (status, again) = eve.post(&format!("/tables/{id}/review"), json!({})).await;
    assert_eq!((status, &again["review"]["decisions"]), (200, &shown["review"]["decisions"]));
    let (_, other) = eve.get(&format!("/tables/{id}/review?knowledge=all")).await;
    assert_eq!(other["stage"], "missing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_knows_the_faces_that_the_table_was_played_with() {
    let server = TestServer::start_with(shallow()).await;
    let ada = server.client("Ada").await;
    let overlay = "[developments.pottery]\npoints = 3\n";
    let body = json!({ "game": "rise-of-tribes", "name": "Ours", "overlay": overlay });
    let (_, ours) = ada.post("/boxes", body).await;
    let path = format!("/boxes/{}", ours["id"].as_str().unwrap());
    let body = json!({
        "game": "rise-of-tribes", "content": {"box": ours["id"]},
        "seats": [{"bot": "random"}, {"bot": "random"}],
    });
    let (status, table) = ada.post("/tables", body).await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().unwrap();
    eventually("the end of the game", async || (ada.table(id).await["stage"] == "over").then_some(())).await;
    // What becomes of the box does not matter.
    assert_eq!(ada.put(&format!("{path}/overlay"), json!({ "overlay": "" })).await.0, 200);
    assert_eq!(ada.post(&format!("/tables/{id}/review"), json!({})).await.0, 202);
    complete(&ada, id).await;
    let (_, record) = ada.get(&format!("/tables/{id}/record")).await;
    assert_eq!(record["content"]["overlay"]["text"], overlay);
    let stored = server.store().await.review(key(id, EVALUATIONS)).await.unwrap();
    let Some(StoredReview::Complete(body)) = stored else { panic!("{stored:?}") };
    let expected = expected(&ada, id, EVALUATIONS).await;
    assert_eq!(serde_json::from_str::<Review>(&body).unwrap(), expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_shows_the_curve_and_leads_to_the_replay_with_the_better_choice() {
    let server = TestServer::start_with(shallow()).await;
    let ada = server.client("Ada").await;
    let id = finished_game(&ada).await;
    let browser = server.browser();
    let path = format!("/table/{id}/review");
    let over = browser.get(&format!("/table/{id}")).await;
    assert!(over.has(&format!("a[href='{path}']")), "{}", over.text);
    let begin = browser.get(&path).await;
    assert!(begin.status == 200 && begin.has("form[action$='/review'] input[name=known]"), "{}", begin.text);
    assert!(!browser.get(&format!("/table/{id}/replay/5")).await.has("#verdict"));
    let started = browser.post(&path, &[("known", "seat")]).await;
    assert_eq!((started.status, started.header("location")), (303, path.as_str()));
    let review = complete(&ada, &id).await;

    let page = browser.get(&path).await;
    for shown in [
        "svg.wide-curve path.line.seat-wolf",
        "svg.narrow-curve a.mark-link",
        ".turning-points a",
        ".marked-choice .better-choice",
        ".marked-choice .why",
        ".sums .luck",
        ".points-panel .chart rect",
        ".values tbody tr td",
        ".segments a[aria-current]",
    ] {
        assert!(page.has(shown), "no {shown}: {}", page.text);
    }
    assert!(!page.has("[data-waits]") && !page.text.contains("style="), "{}", page.text);
    let only = browser.get(&format!("{path}?seat=2")).await;
    assert!(only.has(".marked-choice .seat-wolf") && !only.has(".marked-choice .seat-bear"), "{}", only.text);
    assert!(browser.get(&format!("{path}?known=all")).await.has("input[name=known][value=all]"));

    let link = page.attribute(".marked-choice h3 a", "href").unwrap();
    let replay = browser.get(&link).await;
    for shown in [
        "#verdict .finding .better-choice",
        "#verdict .verdict-rest .why",
        "#verdict .fork button[value=bots]",
        ".spot.better",
        ".scrub .strip-curve path.mark",
    ] {
        assert!(replay.has(shown), "no {shown}: {}", replay.text);
    }
    assert!(!replay.has(".better-notice"), "the better choice is on the board: {}", replay.text);
    // Whoever may see the review can share it; only who played can play again.
    let shared = page.attribute("#review-link", "value").unwrap();
    assert!(shared.starts_with("http://") && shared.ends_with(&format!("{path}?seat=all")), "{shared}");
    assert!(!page.has(".review-head form[action$='/rematch']"), "{}", page.text);
    let decisions = review["review"]["decisions"].as_array().unwrap();
    for decision in decisions.iter().filter(|decision| decision["better-text"].is_string()).take(LOOKED_AT) {
        let link = format!("/table/{id}/replay/{}?as={}", decision["event"], decision["seat"]);
        let replay = browser.get(&link).await;
        let (on_board, in_words) = (replay.has(".stage .spot.better"), replay.has("#above .better-notice"));
        assert!(on_board != in_words, "{link}: {on_board} {in_words}: {}", replay.text);
    }
    // The turning points lead to steps that exist.
    let turning = browser.get(&page.attribute(".turning-points a", "href").unwrap()).await;
    assert_eq!(turning.status, 200);
    for (odd, status) in [("?seat=9", 404), ("?seat=0", 404), ("?known=nothing", 400), ("?seat=x", 400)] {
        assert_eq!(browser.get(&format!("{path}{odd}")).await.status, status, "{odd}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_reads_their_own_choices_first() {
    let server = TestServer::start_with(shallow()).await;
    let ada = server.client("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"bot": "random"}, {"me": "Ada"}])).await;
    loop {
        let table = eventually("Ada's turn, or the end", async || {
            let table = ada.table_as(&id, 2).await;
            (table["stage"] == "over" || table["turn"] == 2).then_some(table)
        })
        .await;
        if table["stage"] == "over" {
            break;
        }
        ada.play_on(&table).await;
    }
    ada.post(&format!("/tables/{id}/review"), json!({})).await;
    complete(&ada, &id).await;
    let path = format!("/table/{id}/review");
    let [bear, wolf] = [".marked-choice .seat-bear", ".marked-choice .seat-wolf"];
    let own = Page::of(ada.page_request(&path).send().await.unwrap()).await;
    assert!(own.has(wolf) && !own.has(bear), "{}", own.text);
    assert!(own.has("svg.wide-curve .area.seat-wolf"), "{}", own.text);
    let all = own.attribute(".filter li:first-child a", "href").unwrap();
    let all = Page::of(ada.page_request(&all).send().await.unwrap()).await;
    assert!(all.has(wolf) && all.has(bear), "{}", all.text);
    // Somebody who did not play reads about everybody.
    let other = server.browser().get(&path).await;
    assert!(other.has(wolf) && other.has(bear), "{}", other.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_goes_on_after_a_restart_where_it_was() {
    let depth = 2_000;
    let server = TestServer::start_with(Config { review_evaluations: Some(depth), ..config() }).await;
    let ada = server.client("Ada").await;
    let id = finished_game(&ada).await;
    ada.post(&format!("/tables/{id}/review"), json!({})).await;
    let store = server.store().await;
    let kept = eventually("findings that are kept", async || {
        let kept = store.findings(key(&id, depth)).await.unwrap().len();
        (kept > 0).then_some(kept)
    })
    .await;
    let (_, making) = ada.get(&format!("/tables/{id}/review")).await;
    let total = making["total"].as_u64().unwrap();
    assert_eq!(making["stage"], "making", "the game is too short for this test: {making}");
    drop(store);
    let server = server.restart().await;
    let ada = ada.at(&server);
    complete(&ada, &id).await;
    let examined = server.metric("ochre_review_steps_total").await;
    assert!(examined > 0 && examined <= total - kept as u64, "{examined} of {total}, {kept} were known");
    let stored = server.store().await.review(key(&id, depth)).await.unwrap();
    let Some(StoredReview::Complete(body)) = stored else { panic!("{stored:?}") };
    assert_eq!(serde_json::from_str::<Review>(&body).unwrap(), expected(&ada, &id, depth).await);
}

/// Nothing about a running game: neither a review, nor that one could be made of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_has_no_review() {
    let server = TestServer::start_with(shallow()).await;
    let (ada, eve) = (server.client("Ada").await, server.client("Eve").await);
    let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    for _ in 0..6 {
        let turn = ada.table(&id).await["turn"].as_u64().unwrap();
        ada.play_on(&ada.table_as(&id, turn).await).await;
    }
    let path = format!("/tables/{id}/review");
    for client in [&ada, &eve] {
        for (status, answer) in [
            client.get(&path).await,
            client.get(&format!("{path}?knowledge=all")).await,
            client.post(&path, json!({})).await,
            client.post(&path, json!({"knowledge": "all"})).await,
        ] {
            assert_eq!((status, &answer["error"]["code"]), (409, &json!("not-over")), "{answer}");
        }
    }
    let browser = server.browser();
    for known in ["", "?known=all"] {
        let page = browser.get(&format!("/table/{id}/review{known}")).await;
        assert!(page.status == 409 && !page.has("form[action$='/review']"), "{}", page.text);
    }
    assert_eq!(browser.post(&format!("/table/{id}/review"), &[("known", "all")]).await.status, 409);
    let replay = browser.get(&format!("/table/{id}/replay/3?known=all")).await;
    assert!(
        replay.status == 200 && !replay.has("#verdict") && !replay.has("a[href*='/review']"),
        "{}",
        replay.text
    );
    assert_eq!(server.store().await.unfinished_reviews(review::VERSION).await.unwrap(), []);
    assert_eq!(server.metric("ochre_review_steps_total").await, 0);
    // Nor has a table that waits for players, or one that its owner ended.
    let waiting = ada.open("rise-of-tribes", json!([{"me": "Ada"}, "open"])).await;
    assert_eq!(
        ada.post(&format!("/tables/{waiting}/review"), json!({})).await.1["error"]["code"],
        "not-started"
    );
    ada.post(&format!("/tables/{waiting}/end"), json!({})).await;
    assert_eq!(ada.get(&format!("/tables/{waiting}/review")).await.1["error"]["code"], "table-ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_other_rules_is_not_reviewed_and_says_why() {
    let server = TestServer::start_with(shallow()).await;
    let ada = server.client("Ada").await;
    let id = finished_game(&ada).await;
    let store = server.store().await;
    let stored = store.load(TableId(id)).await.unwrap().unwrap();
    store_damaged(store.as_ref(), &stored, "otherrules", |table| table.head = with_other_rules(&table.head))
        .await;
    for (status, answer) in
        [ada.get("/tables/otherrules/review").await, ada.post("/tables/otherrules/review", json!({})).await]
    {
        assert_eq!((status, &answer["error"]["code"]), (409, &json!("not-reviewable")), "{answer}");
    }
    let page = server.browser().get("/table/otherrules/review").await;
    assert!(page.status == 409 && page.text.contains("cannot be reviewed"), "{}", page.text);
    assert_eq!(ada.get("/tables/nosuchtable/review").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_waits_for_one_review_at_a_time() {
    let server = TestServer::start_with(Config { review_evaluations: Some(5_000), ..config() }).await;
    let (ada, eve) = (server.client("Ada").await, server.client("Eve").await);
    let (first, second) = (finished_game(&ada).await, finished_game(&ada).await);
    let ask = async |client: &ApiClient, id: &str, body: Value| {
        let (status, answer) = client.post(&format!("/tables/{id}/review"), body).await;
        (status, answer["error"]["code"].as_str().unwrap_or_default().to_owned())
    };
    let accepted = (202, String::new());
    assert_eq!(ask(&ada, &first, json!({})).await, accepted);
    let refused = (429, "review-running".to_owned());
    assert_eq!(ask(&ada, &second, json!({})).await, refused);
    assert_eq!(ask(&ada, &first, json!({"knowledge": "all"})).await, refused);
    assert_eq!(ask(&ada, &first, json!({})).await, accepted, "it is the one that is being made");
    assert_eq!(ask(&eve, &second, json!({})).await, accepted);
    let (_, waiting) = eve.get(&format!("/tables/{second}/review")).await;
    assert_eq!((&waiting["stage"], &waiting["ahead"]), (&json!("waiting"), &json!(1)), "{waiting}");
    assert_eq!(ask(&server.anonymous(), &first, json!({})).await.0, 401);
    assert_eq!(ask(&ada, &first, json!({"knowledge": "none"})).await.0, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_waits_for_one_review_whichever_process_makes_it() {
    let deep = Config { review_evaluations: Some(50_000), ..config() };
    let server = Place::Cluster.start_with(deep).await;
    let ada = server.client("Ada").await;
    let (first, second) = (finished_game(&ada).await, finished_game(&ada).await);
    let (status, answer) = ada.post(&format!("/tables/{first}/review"), json!({})).await;
    assert_eq!(status, 202, "{answer}");
    // One of the processes does not drive the other table.
    for base in server.bases() {
        let client = ada.at_base(&base);
        let (status, answer) = client.post(&format!("/tables/{second}/review"), json!({})).await;
        assert_eq!((status, &answer["error"]["code"]), (429, &json!("review-running")), "{answer}");
        assert_eq!(
            client.post(&format!("/tables/{first}/review"), json!({})).await.0,
            202,
            "it is the same one"
        );
    }
    let store = server.store().await;
    assert_eq!(store.unfinished_reviews(review::VERSION).await.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn reviews_do_not_delay_the_bots_of_a_person() {
    let server = TestServer::start_with(Config { review_evaluations: Some(50_000), ..config() }).await;
    let (eve, ada) = (server.client("Eve").await, server.client("Ada").await);
    let over = finished_game(&eve).await;
    eve.post(&format!("/tables/{over}/review"), json!({})).await;
    eventually("a review that has begun", async || {
        (server.metric("ochre_review_steps_total").await > 0).then_some(())
    })
    .await;
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, {"bot": "hard"}])).await;
    let before = server.metric("ochre_bot_decisions_ahead_count").await;
    while server.metric("ochre_bot_decisions_ahead_count").await < before + 8 {
        let mine = ada.wait_for_turn(&id, 1).await;
        ada.play_on(&mine).await;
    }
    // No part of the review was started while a decision of Ada's bot waited.
    let text = server.metrics().await;
    let ahead = text.lines().find_map(|line| line.strip_prefix("ochre_bot_decisions_ahead_sum ")).unwrap();
    assert_eq!(ahead.parse::<f64>().unwrap(), 0.0, "{text}");
    let (_, review) = eve.get(&format!("/tables/{over}/review")).await;
    assert_eq!(review["stage"], "making", "the review went on meanwhile: {review}");
}
