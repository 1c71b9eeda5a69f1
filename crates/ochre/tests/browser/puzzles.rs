//! Puzzles: somebody who never solved one finds the way with what the screen says.

use crate::{
    accessibility::examine,
    kit::{Browser, Device, Server},
};

/// The actions of the choices on the page.
async fn offered(browser: &Browser) -> Vec<String> {
    let script = "return [...document.querySelectorAll('#play .choice')].map((button) => button.value)";
    let found = browser.page.execute(script, Vec::new()).await.unwrap();
    serde_json::from_value(found).unwrap()
}

/// Takes a choice from the list, opened if it is closed.
async fn choose(browser: &Browser, action: &str) {
    let open = "const all = document.getElementById('show-all'); \
        if (all && !all.hidden && all.getAttribute('aria-expanded') !== 'true') all.click();";
    browser.page.execute(open, Vec::new()).await.unwrap();
    // The page after the choice is another one: the mark tells them apart.
    browser.page.execute("document.body.dataset.old = '1'", Vec::new()).await.unwrap();
    let take =
        "[...document.querySelectorAll('#play .choice')].find((it) => it.value === arguments[0]).click()";
    browser.page.execute(take, vec![action.into()]).await.unwrap();
    browser.until("the next page", async || !browser.has("body[data-old]").await).await;
}

/// Tries one choice after the other, as somebody does who knows nothing but the screen.
async fn solve(browser: &Browser) {
    let mut tried: Vec<(String, String)> = Vec::new();
    while !browser.has(".puzzle-solution").await {
        let path = browser.path().await.split('?').next().unwrap_or_default().to_owned();
        let fresh = |action: &String| !tried.contains(&(path.clone(), action.clone()));
        let next = offered(browser).await.into_iter().find(fresh).expect("one of the choices is right");
        choose(browser, &next).await;
        tried.push((path, next));
        assert!(browser.has(".notice").await, "the page says what became of the choice");
    }
}

async fn newcomer(device: Device) {
    let server = Server::start();
    let browser = Browser::open(&server, device).await;
    browser.go("/").await;
    browser.click("section[aria-labelledby=daily] a.button").await;
    browser.find("main.puzzle").await;
    assert!(browser.text().await.contains("Find the best choice"));
    examine(&browser, "puzzle").await;
    solve(&browser).await;
    assert!(browser.text().await.contains("Solved!"));
    examine(&browser, "solved puzzle").await;
    browser.go("/puzzles").await;
    assert!(browser.text().await.contains("1 puzzle solved"));
    examine(&browser, "puzzles").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_solves_the_puzzle_of_the_day_at_a_desk() {
    newcomer(Device { calm: true, ..Device::DESKTOP }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_solves_the_puzzle_of_the_day_on_a_phone() {
    newcomer(Device { calm: true, ..Device::PHONE }).await;
}
