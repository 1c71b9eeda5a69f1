//! Pages in a browser without script.

use crate::kit::{Browser, Page, TestServer, eventually};

/// The fields of the form of choices, with the first action.
fn order(page: &Page) -> Vec<(&'static str, String)> {
    ["seat", "version", "client", "action"].map(|name| (name, page.field(name))).to_vec()
}

pub(crate) async fn play(browser: &Browser, table: &str, page: &Page) -> Page {
    let mut fields = order(page);
    fields.push(("sure", "yes".to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    browser.post(&format!("{table}/play"), &fields).await
}

/// The page once it is the reader's turn.
pub(crate) async fn my_turn(browser: &Browser, path: &str) -> Page {
    eventually("my turn", async || {
        let page = browser.get(path).await;
        assert_eq!(page.status, 200, "{}", page.text);
        page.has("[name=action]").then_some(page)
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_starts_with_two_clicks_and_every_action_is_a_form() {
    let server = TestServer::start().await;
    for game in catalog::all() {
        let browser = server.browser();
        let game = game.boxed().name();
        assert!(browser.get("/").await.has(&format!("form[action='/quick/{game}']")));
        let table = browser.quick(game).await;
        for _ in 0..5 {
            let page = my_turn(&browser, &table).await;
            let answer = play(&browser, &table, &page).await;
            assert_eq!(answer.status, 303, "{game}: {}", answer.text);
            assert_eq!(answer.header("location"), format!("{table}?as=1"));
        }
        let page = my_turn(&browser, &table).await;
        assert!(!page.text.contains('⟨'), "{game}: a message is missing");
        assert!(!page.has("script:not([src]), [style]"), "{game}: inline code or style");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn title_and_icon_say_that_it_is_the_readers_turn() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let table = browser.quick("ice-age").await;
    let page = my_turn(&browser, &table).await;
    assert!(page.text.contains("<title>● "), "{}", page.text);
    let icon = |page: &Page| {
        let tag = page.text.split_once("<link id=\"icon\"").unwrap().1;
        tag.split_once("href=\"").unwrap().1.split_once('"').unwrap().0.to_owned()
    };
    assert!(icon(&page).contains("icon-turn"), "{}", icon(&page));
    let spectator = server.browser();
    let other = spectator.get(&table).await;
    assert!(!other.text.contains("<title>● ") && !icon(&other).contains("icon-turn"), "{}", icon(&other));
    for icon in [icon(&page), icon(&other)] {
        assert!(spectator.get(&icon).await.text.starts_with("<svg"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fragment_is_the_main_element_and_a_stale_click_gets_the_current_one() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let table = browser.quick("ice-age").await;
    let page = my_turn(&browser, &table).await;
    let fields = order(&page);
    let mut fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fields.push(("sure", "yes"));
    let answer = browser.post_fragment(&format!("{table}/play"), &fields).await;
    assert_eq!(answer.status, 200);
    assert!(answer.text.starts_with("<main"), "{}", answer.text);
    let again = browser.post_fragment(&format!("{table}/play"), &fields).await;
    assert_eq!(again.status, 200, "the same click twice is no mistake");
    let other = page.attribute(&format!("[name=action]:not([value='{}'])", fields[3].1), "value").unwrap();
    let mut second = fields.clone();
    second[3].1 = other.as_str();
    let second = browser.post_fragment(&format!("{table}/play"), &second).await;
    assert_eq!(second.status, 409, "only the first of two different clicks is played: {other}");
    fields[2].1 = "another";
    let late = browser.post_fragment(&format!("{table}/play"), &fields).await;
    assert_eq!(late.status, 409);
    assert!(late.text.starts_with("<main"));
    assert!(browser.get(&format!("{table}/fragment?as=1")).await.text.starts_with("<main"));
}

#[tokio::test(flavor = "multi_thread")]
async fn players_hand_over_a_shared_device() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let opened = browser
        .post(
            "/tables",
            &[
                ("game", "ice-age"),
                ("name", "Ada"),
                ("option-seats", "3"),
                ("seat-1", "me"),
                ("seat-2", "me"),
                ("name-2", "Bob"),
                ("seat-3", "me"),
                ("name-3", "Cid"),
            ],
        )
        .await;
    assert_eq!(opened.status, 303, "{}", opened.text);
    let table = opened.header("location").to_owned();
    let mut handed = 0;
    let mut seat = 1;
    for _ in 0..30 {
        let page = browser.get(&format!("{table}?as={seat}")).await;
        assert_eq!(page.status, 200, "{}", page.text);
        if page.has("[name=action]") {
            play(&browser, &table, &page).await;
            continue;
        }
        // Nothing but the way to the next seat is on this page.
        let next = page.attribute("main a[href*='?as=']", "href").unwrap_or_else(|| panic!("{}", page.text));
        seat = next.split_once("?as=").unwrap().1.parse().unwrap();
        assert!(!page.has("svg[class^='ia-']"), "nothing of the board is shown");
        handed += 1;
    }
    assert!(handed > 1);
    assert_eq!(server.browser().get(&format!("{table}?as=1")).await.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_join_by_link_without_an_account() {
    let server = TestServer::start().await;
    let (ada, bob) = (server.browser(), server.browser());
    let fields = [("game", "rise-of-tribes"), ("name", "Ada"), ("option-seats", "2"), ("seat-2", "open")];
    let table = ada.post("/tables", &fields).await.header("location").to_owned();
    let link = format!("{}{table}", server.base);
    let found = bob.get(&format!("/join?table={link}")).await;
    assert_eq!((found.status, found.header("location")), (303, table.as_str()));
    let joined = bob.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bob & Co")]).await;
    assert_eq!((joined.status, joined.header("location")), (303, format!("{table}?as=2").as_str()));
    assert!(ada.get(&table).await.text.contains("Bob &amp; Co"));
    let said = bob.post(&format!("{table}/chat"), &[("text", "<b>hi</b>"), ("as", "2")]).await;
    assert_eq!(said.status, 303);
    let text = ada.get(&table).await.text;
    assert!(text.contains("&lt;b&gt;hi&lt;/b&gt;") && !text.contains("<b>hi</b>"));
}

#[tokio::test(flavor = "multi_thread")]
async fn language_and_theme_are_chosen_and_remembered() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let french = browser.http.get(&server.base).header("accept-language", "fr-CA").send().await.unwrap();
    assert!(french.text().await.unwrap().contains("lang=\"fr\""));
    let chosen = browser.post("/language", &[("language", "fr"), ("back", "/new?game=ice-age")]).await;
    assert_eq!((chosen.status, chosen.header("location")), (303, "/new?game=ice-age"));
    assert!(browser.get("/").await.has("html[lang=fr]"));
    for elsewhere in ["//evil.test", "https://evil.test", "/\\evil.test"] {
        let chosen = browser.post("/theme", &[("theme", "dark"), ("back", elsewhere)]).await;
        assert_eq!(chosen.header("location"), "/");
    }
    assert_eq!(browser.post("/theme", &[("theme", "mauve")]).await.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn reference_pages_exist_and_unknown_pages_are_404() {
    let server = TestServer::start().await;
    let browser = server.browser();
    for game in catalog::all() {
        let name = game.boxed().name();
        for page in [format!("rules/{name}"), format!("rules/{name}/index"), format!("gallery/{name}")] {
            let answer = browser.get(&format!("/{page}")).await;
            assert_eq!(answer.status, 200, "{page}");
            assert!(!answer.text.contains('⟨'), "{page}: a message is missing");
        }
        assert_eq!(browser.get(&format!("/new?game={name}")).await.status, 200);
        if game.board().guide().is_some() {
            let guided = server.browser();
            let answer = guided.post(&format!("/guide/{name}"), &[]).await;
            assert_eq!(answer.status, 303);
            assert_eq!(guided.get(answer.header("location")).await.status, 200);
        }
    }
    assert_eq!(browser.get("/account").await.status, 200);
    for path in ["/nowhere", "/rules/chess", "/table/nosuchtable", "/static/x.js", "/join?table=%20"] {
        let page = browser.get(path).await;
        assert_eq!(page.status, 404, "{path}");
        assert!(page.has("main"), "{path}");
    }
    assert_eq!(browser.post("/", &[]).await.status, 405);
}

#[tokio::test(flavor = "multi_thread")]
async fn static_files_are_immutable_and_compressed() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let style = browser.get("/").await.attribute("link[rel=stylesheet]", "href").unwrap();
    let request = || browser.http.get(format!("{}{style}", server.base));
    let first = request().header("accept-encoding", "br").send().await.unwrap();
    assert!(first.headers()["cache-control"].to_str().unwrap().contains("immutable"));
    assert_eq!(first.headers()["content-encoding"], "br");
    let tag = first.headers()["etag"].clone();
    assert_eq!(request().header("if-none-match", tag).send().await.unwrap().status(), 304);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_has_replay_pages() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let id = ada.open("rise-of-tribes", serde_json::json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    let browser = server.browser();
    let verify = format!("/table/{id}/verify");
    assert_eq!(browser.get(&verify).await.status, 200);
    assert_eq!(browser.get(&format!("/table/{id}/record")).await.status, 409);
    let over = crate::finished::finish(&ada, &id).await;
    let last = over["version"].as_u64().unwrap();
    let seed = over["seed"].as_str().unwrap();
    for path in [format!("/table/{id}"), format!("/table/{id}/record"), verify] {
        let page = browser.get(&path).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.text.contains(seed), "{path}");
        assert!(!page.text.contains('⟨'), "{path}: a message is missing");
    }
    for step in [0, last / 2, last] {
        for seat in ["", "?as=1", "?as=2"] {
            let page = browser.get(&format!("/table/{id}/replay/{step}{seat}")).await;
            assert_eq!(page.status, 200, "{step}{seat}");
        }
    }
    assert_eq!(browser.get(&format!("/table/{id}/replay/{}", last + 1)).await.status, 404);
    // A slider, rounds and turns, and a form that opens a table with bots.
    let page = browser.get(&format!("/table/{id}/replay/9?as=2")).await;
    assert_eq!(page.attribute("#step", "max"), Some(last.to_string()));
    assert!(page.has(".rounds .jump[aria-current=step]") && page.has("a#turn-on[data-step]"));
    let bots = &[("step", "9"), ("seat", "2"), ("others", "bots")];
    let bots = browser.post(&format!("/table/{id}/fork"), bots).await;
    assert!(browser.get(bots.header("location")).await.has("#seat-1 .tag"), "a bot sits in seat 1");
    let slid = browser.get(&format!("/table/{id}/replay?step=7&as=2")).await;
    assert_eq!((slid.status, slid.header("location")), (303, format!("/table/{id}/replay/7?as=2").as_str()));
    let request =
        browser.http.get(format!("{}/table/{id}/replay/8", server.base)).header("x-ochre", "fragment");
    let part = request.send().await.unwrap().text().await.unwrap();
    assert!(part.starts_with("<main") && part.contains("data-version=\"8\""), "{part}");
    let copy = browser.post(&format!("/table/{id}/fork"), &[("step", "3")]).await;
    assert_eq!(copy.status, 303, "{}", copy.text);
    assert_eq!(browser.get(copy.header("location")).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_notifies_the_page_of_changes() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let table = browser.quick("ice-age").await;
    let page = my_turn(&browser, &table).await;
    let version: u64 = page.field("version").parse().unwrap();
    let response = browser.http.get(format!("{}{table}/stream?as=1", server.base)).send().await.unwrap();
    let mut stream = crate::kit::EventStream { response, buffer: String::new() };
    let known = format!("data-version=\"{version}\"");
    assert!(stream.next().await.unwrap().data.as_str().unwrap().contains(&known));
    play(&browser, &table, &page).await;
    assert!(!stream.next().await.unwrap().data.as_str().unwrap().contains(&known));
}
