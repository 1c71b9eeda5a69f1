//! Boxes: who may see and change them, limits, versions, drafts, and tables that are played with them.

use std::sync::Arc;

use reqwest::Method;
use serde_json::{Value, json};
use server::{Config, HouseholdBox};

use crate::kit::{ApiClient, Browser, TestServer, config};

const CLUBS: &str = "[numbers]\nclubs = 5\n";

async fn new_box(client: &ApiClient, overlay: &str) -> String {
    let body = json!({ "game": "ice-age", "name": "Ours", "overlay": overlay });
    let (status, answer) = client.post("/boxes", body).await;
    assert_eq!(status, 201, "{answer}");
    answer["id"].as_str().unwrap().to_owned()
}

async fn patch(client: &ApiClient, path: &str, body: Value) -> u16 {
    client.request(Method::PATCH, path).json(&body).send().await.unwrap().status().as_u16()
}

/// A browser with the session of a new guest who has a box of Ice Age.
async fn owner(server: &TestServer) -> (Browser, String) {
    let browser = server.browser();
    let answer = browser.post("/boxes", &[("game", "ice-age"), ("name", "Ours"), ("text", CLUBS)]).await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    let path = answer.header("location").to_owned();
    (browser, path)
}

/// A short game of three bots with a box, played to its end.
async fn finished(client: &ApiClient, content: Value) -> Value {
    let body = json!({
        "game": "ice-age", "options": { "short": true }, "content": content,
        "seats": [{"bot": "random"}, {"bot": "random"}, {"bot": "random"}],
    });
    let (status, table) = client.post("/tables", body).await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().unwrap().to_owned();
    crate::kit::eventually("the end of the game", async || {
        let table = client.table(&id).await;
        (table["stage"] == "over").then_some(table)
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_box_does_not_exist_for_others() {
    let server = TestServer::start().await;
    let (ada, eve) = (server.client("Ada").await, server.client("Eve").await);
    let id = new_box(&ada, CLUBS).await;
    let path = format!("/boxes/{id}");
    for stranger in [&eve, &server.anonymous()] {
        assert_eq!(stranger.get(&path).await.0, 404);
    }
    assert_eq!(eve.put(&format!("{path}/overlay"), json!({ "overlay": "" })).await.0, 404);
    assert_eq!(eve.delete(&path).await.0, 404);
    assert_eq!(patch(&eve, &path, json!({ "shared": true })).await, 404);
    assert_eq!(eve.get(&format!("{path}/versions")).await.0, 404);
    assert_eq!(eve.page_request(&path).send().await.unwrap().status(), 404);
    assert_eq!(eve.page_request(&format!("{path}/export")).send().await.unwrap().status(), 404);
    assert_eq!(eve.page_request(&format!("{path}/faces/light/L-ice")).send().await.unwrap().status(), 404);
    let body = json!({ "game": "ice-age", "content": {"box": id}, "seats": [{"me": ""}, "open", "open"] });
    assert_eq!(eve.post("/tables", body).await.0, 404);
    assert_eq!(ada.get(&path).await.1["overlay"], CLUBS);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_box_can_be_read_copied_and_used_until_it_is_private_again() {
    let server = TestServer::start().await;
    let (ada, eve) = (server.client("Ada").await, server.client("Eve").await);
    let id = new_box(&ada, CLUBS).await;
    let path = format!("/boxes/{id}");
    assert_eq!(patch(&ada, &path, json!({ "shared": true })).await, 200);
    assert_eq!(eve.get(&path).await.1["overlay"], CLUBS);
    assert!(eve.page(&path).await.contains(&format!("action=\"{path}/copy\"")));
    for forbidden in [
        eve.put(&format!("{path}/overlay"), json!({ "overlay": "" })).await.0,
        eve.delete(&path).await.0,
        eve.get(&format!("{path}/versions")).await.0,
        patch(&eve, &path, json!({ "name": "Mine" })).await,
    ] {
        assert_eq!(forbidden, 403);
    }
    let seats = json!([{"me": ""}, "open", "open"]);
    let body = json!({ "game": "ice-age", "content": {"box": id}, "seats": seats });
    assert_eq!(eve.post("/tables", body.clone()).await.0, 201);
    let used = eve.get("/boxes?which=used").await.1;
    assert_eq!((used.as_array().unwrap().len(), &used[0]["owner"]), (1, &json!("Ada")));
    let other = json!({ "game": "rise-of-tribes", "content": {"box": id}, "seats": [{"me": ""}, "open"] });
    let (status, answer) = eve.post("/tables", other).await;
    assert_eq!((status, &answer["error"]["code"]), (422, &json!("box-of-other-game")));
    assert_eq!(patch(&ada, &path, json!({ "shared": false })).await, 200);
    assert_eq!(eve.get(&path).await.0, 404);
    assert_eq!(eve.post("/tables", body).await.0, 404);
    assert_eq!(eve.get("/boxes?which=used").await.1, json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_the_version_it_began_with() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let id = new_box(&ada, CLUBS).await;
    let body = json!({ "game": "ice-age", "content": {"box": id}, "seats": [{"me": ""}, "open", "open"] });
    let (_, table) = ada.post("/tables", body).await;
    let table = format!("/table/{}", table["id"].as_str().unwrap());
    assert!(ada.page(&table).await.contains("Ours (Ada)"));
    let gallery = ada.page(&format!("{table}/gallery")).await;
    let newer = json!({ "overlay": "[numbers]\nclubs = 4\n", "version": 1 });
    assert_eq!(ada.put(&format!("/boxes/{id}/overlay"), newer.clone()).await.0, 200);
    let (status, answer) = ada.put(&format!("/boxes/{id}/overlay"), newer).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("box-changed")));
    let versions = ada.get(&format!("/boxes/{id}/versions")).await.1;
    assert_eq!(versions.as_array().unwrap().len(), 2);
    assert_eq!(ada.get(&format!("/boxes/{id}/versions/1")).await.1["overlay"], CLUBS);
    assert_eq!(ada.get(&format!("/boxes/{id}/versions/9")).await.0, 404);
    assert_eq!(ada.delete(&format!("/boxes/{id}")).await.0, 204);
    assert_eq!(ada.get(&format!("/boxes/{id}")).await.0, 404);
    let server = server.restart().await;
    let ada = ada.at(&server);
    assert!(ada.page(&table).await.contains("Ours (Ada)"));
    assert_eq!(ada.page(&format!("{table}/gallery")).await, gallery);
}

#[tokio::test(flavor = "multi_thread")]
async fn record_verification_rematch_and_copies_use_the_box() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let id = new_box(&ada, CLUBS).await;
    let table = finished(&ada, json!({ "box": id })).await;
    let table = table["id"].as_str().unwrap();
    let record = ada.get(&format!("/tables/{table}/record")).await.1;
    assert_eq!(record["content"]["overlay"]["text"], CLUBS);
    let (status, verified) = ada.get(&format!("/tables/{table}/verify")).await;
    assert_eq!((status, &verified["fair"]), (200, &json!(true)), "{verified}");
    let body = json!({ "step": 8, "seat": 1 });
    let (status, copy) = ada.post(&format!("/tables/{table}/fork"), body).await;
    assert_eq!(status, 201, "{copy}");
    assert!(ada.page(&format!("/table/{}", copy["id"].as_str().unwrap())).await.contains("Ours (Ada)"));
    let imported = server::check_record(&serde_json::from_value(record).unwrap()).unwrap();
    assert_eq!(imported, server::Ending::Over);
}

#[tokio::test(flavor = "multi_thread")]
async fn mistakes_are_told_with_line_and_field_in_the_language_of_the_reader() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let broken = json!({ "overlay": "[numbers]\nclubs = \"many\"\n" });
    let (status, answer) = ada.post("/games/ice-age/check", broken.clone()).await;
    assert_eq!((status, &answer["mistakes"][0]["path"]), (200, &json!("numbers.clubs")), "{answer}");
    assert_eq!(answer["mistakes"][0]["line"], 2);
    let german =
        ada.request(Method::POST, "/games/ice-age/check").header("accept-language", "de").json(&broken);
    let german: Value = german.send().await.unwrap().json().await.unwrap();
    assert_ne!(german["mistakes"][0]["message"], answer["mistakes"][0]["message"]);
    assert_eq!(ada.post("/games/ice-age/check", json!({ "overlay": CLUBS })).await.1["mistakes"], json!([]));
    let body = json!({ "game": "ice-age", "name": "Ours", "overlay": broken["overlay"] });
    let (status, answer) = ada.post("/boxes", body).await;
    assert_eq!((status, &answer["error"]["code"]), (422, &json!("invalid-content")));
    assert_eq!(answer["error"]["mistakes"][0]["path"], "numbers.clubs");
    assert_eq!(ada.get("/boxes").await.1, json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_a_limited_number_of_boxes_of_limited_size() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    for _ in 0..24 {
        new_box(&ada, "").await;
    }
    let body = |overlay: String| json!({ "game": "ice-age", "name": "Ours", "overlay": overlay });
    let (status, answer) = ada.post("/boxes", body(String::new())).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("too-many-boxes")));
    let eve = server.client("Eve").await;
    let comment = |bytes: usize| format!("#{}\n", "x".repeat(bytes - 2));
    assert_eq!(eve.post("/boxes", body(comment(128 << 10))).await.0, 201);
    let (status, answer) = eve.post("/boxes", body(comment((128 << 10) + 1))).await;
    assert_eq!((status, &answer["error"]["code"]), (413, &json!("box-too-large")));
    assert_eq!(eve.post("/boxes", body(comment(1 << 20))).await.0, 413);
    let (status, answer) = eve.post("/boxes", json!({ "game": "ice-age", "name": " / " })).await;
    assert_eq!((status, &answer["error"]["code"]), (422, &json!("invalid-box-name")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_face_is_entered_kept_as_a_draft_saved_and_reset_without_script() {
    let server = TestServer::start().await;
    let (ada, path) = owner(&server).await;
    let face = format!("{path}/faces/light/L-ice");
    let page = ada.get(&face).await;
    assert_eq!(page.status, 200, "{}", page.text);
    let copies = page.field("cards.L-ice.copies");
    // A number that is none is kept as it was typed, and nothing is saved.
    let wrong = ada.post(&face, &[("cards.L-ice.copies", "many"), ("do", "save")]).await;
    assert_eq!(wrong.status, 200);
    assert!(wrong.has("[id='entry-cards.L-ice.copies'].wrong"), "{}", wrong.text);
    let again = ada.get(&face).await;
    assert_eq!(again.field("cards.L-ice.copies"), "many");
    assert!(ada.get(&format!("{path}/export")).await.text == CLUBS);
    assert!(ada.get(&path).await.has("li.face-draft"));
    // The buttons of a number and of a list change what was sent.
    let more = ada.post(&face, &[("cards.L-ice.copies", &copies), ("do", "step cards.L-ice.copies 1")]).await;
    assert_eq!(
        (more.status, more.header("location")),
        (303, format!("{face}#entry-cards.L-ice.copies").as_str())
    );
    let more = ada.get(&face).await;
    let raised: i64 = copies.parse::<i64>().unwrap() + 1;
    assert_eq!(more.field("cards.L-ice.copies"), raised.to_string());
    let pick = [("do", "token cards.L-ice.effects/0 place 1 hunter anywhere")];
    let picked = ada.post_fragment(&face, &pick).await;
    assert!(picked.text.starts_with("<main"), "{}", picked.text);
    assert_eq!(picked.field("cards.L-ice.effects/0"), "place 1 hunter anywhere", "{}", picked.text);
    // A shared picture of the box still has the old card; the saved one replaces it.
    let saved = ada.post(&face, &[("cards.L-ice.copies", &copies), ("do", "save")]).await;
    assert_eq!(saved.status, 303);
    assert_ne!(saved.header("location"), face, "the next face");
    let export = ada.get(&format!("{path}/export")).await;
    assert!(export.text.contains("place 1 hunter anywhere"), "{}", export.text);
    assert!(export.header("content-disposition").contains("Ours.toml"));
    let reset = ada.post(&face, &[("do", "reset")]).await;
    assert_eq!((reset.status, reset.header("location")), (303, face.as_str()));
    assert_eq!(ada.get(&format!("{path}/export")).await.text, CLUBS);
    // A face that is as printed counts as entered.
    let before = ada.get(&format!("{path}?entered=yes")).await.text.matches("mark-state").count();
    assert_eq!(ada.post(&face, &[("do", "save")]).await.status, 303);
    let after = ada.get(&format!("{path}?entered=yes")).await.text.matches("mark-state").count();
    assert_eq!(after, before + 1);
    let export = ada.get(&format!("{path}/export")).await.text;
    assert_eq!(export, format!("{CLUBS}\n# As printed: light/L-ice\n"), "no value, but a comment");
}

/// The box has 33 light cards: one more of a card needs one less of another.
#[tokio::test(flavor = "multi_thread")]
async fn values_that_are_right_only_together_are_saved_together() {
    let server = TestServer::start().await;
    let (ada, path) = owner(&server).await;
    let (one, other) = (format!("{path}/faces/light/L-ice"), format!("{path}/faces/light/L-mtn"));
    let refused = ada.post(&one, &[("cards.L-ice.copies", "3"), ("do", "save")]).await;
    assert_eq!(refused.status, 200);
    assert_eq!(ada.get(&format!("{path}/export")).await.text, CLUBS);
    assert_eq!(ada.post(&other, &[("cards.L-mtn.copies", "1"), ("do", "save")]).await.status, 303);
    let text = ada.get(&format!("{path}/export")).await.text;
    assert!(text.contains("copies = 3") && text.contains("copies = 1"), "{text}");
    assert!(!ada.get(&path).await.has("li.face-draft"));
}

/// A draft holds what was changed and nothing else; a whole file that replaces the box ends it.
#[tokio::test(flavor = "multi_thread")]
async fn drafts_change_nothing_of_what_was_saved_after_them() {
    let server = TestServer::start().await;
    let (ada, path) = owner(&server).await;
    let numbers = format!("{path}/faces/numbers/numbers");
    let page = ada.get(&numbers).await;
    let (rounds, clubs) = ("numbers.rounds", "numbers.clubs");
    let before = page.field(rounds);
    // A draft that no game accepts, with the values of all other fields of the form as they are.
    let draft = [(rounds, "99"), (clubs, "5"), ("do", "keep")];
    ada.post_fragment(&numbers, &draft).await;
    assert!(ada.get(&path).await.has("li.face-draft"));
    let stored = ada.get(&numbers).await;
    assert_eq!((stored.field(rounds), stored.field(clubs)), ("99".to_owned(), "5".to_owned()));
    let replaced = "[numbers]\nclubs = 4\n";
    assert_eq!(ada.post(&format!("{path}/import"), &[("text", replaced)]).await.status, 303);
    let after = ada.get(&numbers).await;
    assert_eq!((after.field(rounds), after.field(clubs)), (before.clone(), "4".to_owned()));
    assert!(!ada.get(&path).await.has("li.face-draft"));
    ada.post_fragment(&numbers, &draft).await;
    assert_eq!(ada.post(&format!("{path}/restore"), &[("version", "1")]).await.status, 303);
    assert!(!ada.get(&path).await.has("li.face-draft"));
    assert_eq!(ada.get(&format!("{path}/export")).await.text, CLUBS);
}

#[tokio::test(flavor = "multi_thread")]
async fn boxes_are_renamed_copied_imported_restored_and_deleted_by_forms() {
    let server = TestServer::start().await;
    let (ada, path) = owner(&server).await;
    assert_eq!(ada.post(&format!("{path}/rename"), &[("name", "Second edition")]).await.status, 303);
    let import = format!("{path}/import");
    let refused = ada.post(&import, &[("text", "[numbers]\nclubs = 99999\n")]).await;
    assert_eq!(refused.status, 422);
    assert!(
        refused.text.contains("numbers.clubs") && refused.text.contains("clubs = 99999"),
        "{}",
        refused.text
    );
    assert_eq!(ada.post(&import, &[("text", "[numbers]\r\nclubs = 4")]).await.status, 303);
    assert_eq!(ada.get(&format!("{path}/export")).await.text, "[numbers]\nclubs = 4\n");
    assert_eq!(ada.get(&format!("{path}/export?version=1")).await.text, CLUBS);
    assert_eq!(ada.post(&format!("{path}/restore"), &[("version", "1")]).await.status, 303);
    assert_eq!(ada.get(&format!("{path}/export")).await.text, CLUBS);
    let copy = ada.post(&format!("{path}/copy"), &[]).await.header("location").to_owned();
    assert_eq!(ada.get(&format!("{copy}/export")).await.text, CLUBS);
    assert_eq!(ada.get("/boxes").await.text.matches("class=\"box-card\"").count(), 2);
    let stranger = server.browser();
    for action in ["rename", "share", "delete", "import", "restore", "copy"] {
        let answer = stranger.post(&format!("{path}/{action}"), &[("name", "x"), ("version", "1")]).await;
        assert_eq!(answer.status, 404, "{action}");
    }
    assert_eq!(ada.post(&format!("{path}/delete"), &[]).await.status, 303);
    assert_eq!(ada.get(&path).await.status, 404);
    assert_eq!(ada.get(&copy).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_offers_boxes_of_the_person_of_friends_and_of_the_household() {
    let household = HouseholdBox { game: "ice-age", name: "House".to_owned(), text: CLUBS.to_owned() };
    let server = TestServer::start_with(Config { household: Arc::new([household]), ..config() }).await;
    let (ada, path) = owner(&server).await;
    let id = path.rsplit('/').next().unwrap();
    let form = ada.get("/new?game=ice-age").await;
    assert!(form.has(&format!("option[value='box/{id}']")) && form.has("option[value='household/House']"));
    assert!(!ada.get("/new?game=rise-of-tribes").await.has("option[value='household/House']"));
    let open = async |browser: &Browser, content: &str, link: &str| {
        let fields = [("game", "ice-age"), ("content", content), ("content-link", link)];
        browser.post("/tables", &fields).await
    };
    let table = open(&ada, "household/House", "").await;
    assert!(ada.get(table.header("location")).await.text.contains("House"));
    let eve = server.browser();
    let link = format!("{}{path}", server.base);
    assert_eq!(open(&eve, "link", &link).await.status, 404);
    ada.post(&format!("{path}/share"), &[("shared", "on")]).await;
    let table = open(&eve, "link", &link).await;
    assert_eq!(table.status, 303, "{}", table.text);
    assert!(eve.get("/new?game=ice-age").await.has(&format!("option[value='box/{id}']")));
    let listed = server.anonymous().get("/boxes?which=household").await.1;
    assert_eq!(listed[0]["name"], "House");
}

/// Everybody sees a box of the household, exports and copies it; nothing of it can be changed.
#[tokio::test(flavor = "multi_thread")]
async fn a_box_of_the_household_has_a_page_of_its_own() {
    let text = format!("{CLUBS}\n# As printed: light/L-ice, light/L-mtn\n");
    let household = HouseholdBox { game: "ice-age", name: "Haus & Hof".to_owned(), text: text.clone() };
    let server = TestServer::start_with(Config { household: Arc::new([household]), ..config() }).await;
    let ada = server.browser();
    let path = "/boxes/household/ice-age/Haus%20%26%20Hof";
    assert!(ada.get("/boxes").await.has(&format!("a[href='{path}']")));
    let page = ada.get(path).await;
    assert_eq!(page.status, 200, "{}", page.text);
    assert!(page.has("form[action$='/copy']") && !page.has("form[action$='/import']"), "{}", page.text);
    assert!(!page.has("a[href*='/faces/']"), "{}", page.text);
    assert_eq!(page.attribute("meter", "value"), Some("3".to_owned()));
    let new = page.attribute("a[href^='/new?']", "href").unwrap();
    let form = ada.get(&new).await;
    assert!(form.has("option[value='household/Haus & Hof'][selected]"), "{new}: {}", form.text);
    assert_eq!(ada.get(&format!("{path}/export")).await.text, text);
    let copy = ada.post(&format!("{path}/copy"), &[]).await;
    assert_eq!(copy.status, 303, "{}", copy.text);
    let copy = copy.header("location").to_owned();
    assert_eq!(ada.get(&copy).await.attribute("meter", "value"), Some("3".to_owned()));
    assert_eq!(ada.get(&format!("{copy}/export")).await.text, text);
    for missing in ["/boxes/household/ice-age/Hof", "/boxes/household/rise-of-tribes/Haus%20%26%20Hof"] {
        assert_eq!(ada.get(missing).await.status, 404);
    }
}

/// Faces that are as printed are counted in a copy, and after export and import.
#[tokio::test(flavor = "multi_thread")]
async fn confirmed_faces_survive_copy_export_and_import() {
    let server = TestServer::start().await;
    let (ada, path) = owner(&server).await;
    for face in ["light/L-ice", "light/L-mtn", "dark/D-gift"] {
        assert_eq!(ada.post(&format!("{path}/faces/{face}"), &[("do", "save")]).await.status, 303);
    }
    let entered = async |path: &str| ada.get(path).await.attribute("meter", "value").unwrap();
    let export = ada.get(&format!("{path}/export")).await.text;
    let marks = "# As printed: dark/D-gift\n# As printed: light/L-ice, light/L-mtn\n";
    assert_eq!(export, format!("{CLUBS}\n{marks}"));
    assert_eq!(entered(&path).await, "4");
    let copy = ada.post(&format!("{path}/copy"), &[]).await.header("location").to_owned();
    let new = ada.post("/boxes", &[("game", "ice-age"), ("name", "New"), ("text", &export)]).await;
    let into = ada.post("/boxes", &[("game", "ice-age"), ("name", "Old"), ("text", "")]).await;
    let (new, into) = (new.header("location").to_owned(), into.header("location").to_owned());
    assert_eq!(ada.post(&format!("{into}/import"), &[("text", &export)]).await.status, 303);
    for path in [copy, new, into] {
        assert_eq!(entered(&path).await, "4", "{path}");
        assert_eq!(ada.get(&format!("{path}/export")).await.text, export);
    }
    // Comments about faces that the game does not have are none.
    let odd = "# As printed: light/X, , numbers/numbers\n";
    let odd = ada.post("/boxes", &[("game", "ice-age"), ("name", "Odd"), ("text", odd)]).await;
    assert_eq!(entered(odd.header("location")).await, "1");
}

#[tokio::test(flavor = "multi_thread")]
async fn boxes_of_a_guest_follow_to_the_account() {
    let server = TestServer::start().await;
    let (ada, path) = owner(&server).await;
    let account = [("login", "ada"), ("password", "mammoths in the mist")];
    assert!(ada.post("/account/new", &account).await.status < 400);
    assert_eq!(ada.get(&path).await.status, 200);
    let (other, second) = owner(&server).await;
    assert!(other.post("/account/sign-in", &account).await.status < 400);
    assert_eq!(other.get(&path).await.status, 200);
    assert_eq!(other.get(&second).await.status, 200);
}
