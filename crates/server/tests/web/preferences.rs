//! Preferences: kept by the browser, and what they change at a table.

use crate::kit::{Browser, Page, TestServer};

/// A table of Endless Winter where one person has both seats.
async fn alone(browser: &Browser) -> String {
    let fields = [
        ("game", "endless-winter"),
        ("name", "Ada"),
        ("option-seats", "2"),
        ("seat-1", "me"),
        ("seat-2", "me"),
        ("name-2", "Bob"),
    ];
    let opened = browser.post("/tables", &fields).await;
    assert_eq!(opened.status, 303, "{}", opened.text);
    opened.header("location").to_owned()
}

/// The page of the seat that must choose; at another table if the game is over.
async fn choosing(browser: &Browser, table: &mut String) -> Page {
    for _ in 0..2 {
        for seat in [1, 2] {
            let page = browser.get(&format!("{table}?as={seat}")).await;
            if page.has("#play [name=action]") {
                return page;
            }
        }
        *table = alone(browser).await;
    }
    panic!("nobody chooses");
}

fn version(page: &Page) -> u64 {
    page.attribute("main", "data-version").unwrap().parse().unwrap()
}

/// Submits the form with the first choice; the page afterwards.
async fn play(browser: &Browser, table: &str, page: &Page) -> Page {
    let fields = ["seat", "version", "client", "action"].map(|name| (name, page.field(name)));
    let mut fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fields.push(("sure", "yes"));
    let answer = browser.post_fragment(&format!("{table}/play"), &fields).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_chosen_and_remembered() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let page = browser.get("/settings?back=/rules/ice-age").await;
    assert!(
        page.has("input[name=obvious][value=on][checked]")
            && page.has("input[name=bots][value=normal][checked]")
    );
    assert!(!page.text.contains('⟨'), "a message is missing");
    let fields = [
        ("obvious", "off"),
        ("bots", "slow"),
        ("motion", "reduced"),
        ("back", "/rules/ice-age"),
        ("zoom", "huge"),
    ];
    let saved = browser.post("/settings", &fields).await;
    assert_eq!((saved.status, saved.header("location")), (303, "/rules/ice-age"));
    let page = browser.get("/settings").await;
    assert!(
        page.has("input[name=obvious][value=off][checked]")
            && page.has("input[name=bots][value=slow][checked]")
    );
    assert!(page.has("input[name=zoom][value=fit][checked]"), "an unknown value leaves the default");
    assert!(page.has("html[data-motion=reduced]"));
    let elsewhere = browser.post("/settings", &[("back", "//evil.example")]).await;
    assert_eq!(elsewhere.header("location"), "/");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_obvious_decision_is_taken_at_once_and_can_be_exchanged() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let mut table = alone(&browser).await;
    for _ in 0..300 {
        let before = choosing(&browser, &mut table).await;
        let after = play(&browser, &table, &before).await;
        let taken = version(&after) - version(&before) - 1;
        if taken == 0 || !after.has("#instead [name=instead]") {
            continue;
        }
        let other = after.attribute("#instead [name=instead]", "value").unwrap();
        let exchanged = post(&browser, &format!("{table}/instead"), &after, &[("instead", &other)]).await;
        assert_eq!(exchanged.status, 200, "{}", exchanged.text);
        assert!(version(&exchanged) >= version(&after) + 2, "one decision is taken back, one is made");
        return;
    }
    panic!("nothing was obvious");
}

/// The hidden fields of the forms of a page.
fn hidden(page: &Page) -> Vec<(&'static str, String)> {
    ["seat", "version", "client"].map(|name| (name, page.field(name))).to_vec()
}

/// Posts the hidden fields of a page and these.
async fn post(browser: &Browser, path: &str, page: &Page, own: &[(&str, &str)]) -> Page {
    let hidden = hidden(page);
    let fields = hidden.iter().map(|(name, value)| (*name, value.as_str())).chain(own.iter().copied());
    browser.post_fragment(path, &fields.collect::<Vec<_>>()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_taken_again_as_often_as_possible() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.post("/settings", &[("obvious", "off")]).await;
    let mut table = alone(&browser).await;
    for _ in 0..300 {
        let before = choosing(&browser, &mut table).await;
        let after = play(&browser, &table, &before).await;
        let times = after.attribute("#again button:last-of-type", "value");
        let Some(times) = times.and_then(|times| times.parse::<u64>().ok()).filter(|times| *times > 1) else {
            continue;
        };
        let action = after.attribute("#again [name=again]", "value").unwrap();
        let path = format!("{table}/again");
        let refused = post(&browser, &path, &after, &[("again", "nonsense"), ("times", "3")]).await;
        assert!(refused.status >= 400 && !refused.text.is_empty(), "{}", refused.text);
        let again = post(&browser, &path, &after, &[("again", &action), ("times", &times.to_string())]).await;
        assert_eq!(again.status, 200, "{}", again.text);
        assert_eq!(version(&again), version(&after) + times, "{action}");
        return;
    }
    panic!("nothing could be done twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_decision_is_asked_if_the_person_wants_that() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.post("/settings", &[("obvious", "off")]).await;
    let mut table = alone(&browser).await;
    for _ in 0..60 {
        let before = choosing(&browser, &mut table).await;
        assert!(!before.has("[data-obvious]"));
        let after = play(&browser, &table, &before).await;
        assert_eq!(version(&after), version(&before) + 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undone_decision_is_not_taken_again() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let mut table = alone(&browser).await;
    for _ in 0..300 {
        let before = choosing(&browser, &mut table).await;
        let after = play(&browser, &table, &before).await;
        if version(&after) == version(&before) + 1 || !after.has("#undo") || !after.has("#instead") {
            continue;
        }
        let undone = post(&browser, &format!("{table}/undo"), &after, &[]).await;
        assert_eq!(version(&undone), version(&after) + 1);
        assert!(undone.has("#play [name=action]") && !undone.has("[data-obvious]"), "the decision is asked");
        return;
    }
    panic!("nothing was obvious");
}
