//! What happens is told: scenes run, pause and can be skipped, nothing waits for them, and who wants calm gets it.

use std::time::{Duration, Instant};

use crate::{
    kit::{Browser, Device, Server},
    tables::{self, Setting},
};

const TABLE: Setting = Setting { game: "ice-age", sitters: &["me", "random", "random"], options: &[] };

/// A loaded machine is slow.
const PATIENCE: Duration = Duration::from_secs(600);

/// Takes the first choice that loses nothing, if it is the reader's turn.
const PLAY: &str = "if (document.querySelector('main').dataset.turn !== 'yours') return; \
    const choice = document.querySelector('.play .choice:not([data-loses])'); \
    if (choice && !choice.form.inert) choice.form.requestSubmit(choice);";

/// Plays until an element appears.
async fn play_until(browser: &Browser, css: &str) {
    let begin = Instant::now();
    while !browser.has(css).await {
        assert!(begin.elapsed() < PATIENCE, "{css} does not appear");
        browser.run(PLAY).await;
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
}

/// A scene stands in its panel, and is about to be told. Who plays on now does not see it.
const NIGHT: &str = ".scene-steps tr[data-step]";

async fn count(browser: &Browser, script: &str) -> i64 {
    browser.run(&format!("return {script}")).await.as_i64().unwrap()
}

const VERSION: &str = "Number(document.querySelector('main').dataset.version)";
const ROW: &str = "Number(document.querySelector('.scene-steps tr.now')?.dataset.step ?? -1)";

#[tokio::test]
async fn a_scene_runs_pauses_and_is_skipped_and_nothing_waits_for_it() {
    let server = Server::start();
    let ada = Browser::open(&server, Device::DESKTOP).await;
    tables::open(&ada, &TABLE).await;
    // The end of the first round.
    play_until(&ada, NIGHT).await;
    ada.find(".film:not([hidden])").await;
    ada.find("#tab-scene:checked").await;

    ada.click("[data-film=pause]").await;
    let row = count(&ada, ROW).await;
    tokio::time::sleep(Duration::from_millis(1_600)).await;
    assert_eq!(count(&ada, ROW).await, row, "a scene that pauses stays where it is");
    ada.click("[data-film=on]").await;
    assert_eq!(count(&ada, ROW).await, row + 1);
    ada.click("[data-film=back]").await;
    assert_eq!(count(&ada, ROW).await, row);
    ada.run("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))").await;
    ada.find(".film[hidden]").await;
    assert_eq!(count(&ada, "document.getElementById('film').childElementCount").await, 0);

    // Watched again, from the panel; the reader plays on without waiting for its end.
    play_until(&ada, "main[data-turn=yours] .play .choice:not([data-loses])").await;
    ada.click("#tab-scene + label").await;
    ada.click(".scene-steps [data-film=watch]").await;
    ada.find(".film:not([hidden])").await;
    let before = count(&ada, VERSION).await;
    ada.run(PLAY).await;
    ada.find(&format!("main:not([data-version='{before}'])")).await;
    ada.find("#tab-story:checked").await;

    // In the background nothing is shown, and the page catches up at once.
    ada.run("Object.defineProperty(document, 'hidden', { value: true, configurable: true })").await;
    let before = count(&ada, VERSION).await;
    ada.run(
        "const form = document.querySelector('form[action$=\"/leave\"]'); \
         fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) })",
    )
    .await;
    let begin = Instant::now();
    while count(&ada, VERSION).await < before + 200 && !ada.has("main.over").await {
        assert!(begin.elapsed() < PATIENCE, "the bots go on");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(count(&ada, "document.getElementById('film').childElementCount").await, 0);
    assert!(ada.has(".film[hidden]").await);
}

#[tokio::test]
async fn with_reduced_motion_places_are_marked_and_nothing_moves() {
    let server = Server::start();
    let ada = Browser::open(&server, Device { calm: true, ..Device::DESKTOP }).await;
    tables::open(&ada, &TABLE).await;
    ada.run(
        "window.moved = 0; const { animate } = Element.prototype; \
         Element.prototype.animate = function (...frames) { window.moved += 1; return animate.apply(this, frames); }",
    )
    .await;
    play_until(&ada, "#marks .ghost").await;
    play_until(&ada, NIGHT).await;
    ada.find(".film:not([hidden])").await;
    assert_eq!(count(&ada, "window.moved").await, 0);
    assert_eq!(count(&ada, "document.querySelectorAll('#film > .ghost, #film > .coin').length").await, 0);
}

#[tokio::test]
async fn a_roll_is_told_in_a_moment_and_takes_nobody_away_from_the_story() {
    const ROLL: &str = ".story li[data-scene=short]";
    const TOLD: &str = "const bar = document.querySelector('.film'); const start = performance.now(); \
        document.querySelector('.story li[data-scene=short] a.watch').click(); \
        window.told = 0; window.dice = document.querySelectorAll('#film .pieces > *').length; \
        const wait = () => bar.hidden ? window.told = performance.now() - start : setTimeout(wait, 10); setTimeout(wait, 10);";
    let server = Server::start();
    let ada = Browser::open(&server, Device::DESKTOP).await;
    tables::open(&ada, &Setting { game: "rise-of-tribes", sitters: &["me", "random"], options: &[] }).await;
    play_until(&ada, ROLL).await;
    ada.find(".scene-steps[data-scene=short] tr[data-step]").await;
    ada.run("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))").await;
    ada.run(TOLD).await;
    assert_eq!(count(&ada, "window.dice").await, 2, "both dice are shown");
    assert!(ada.has("#tab-story:checked").await);
    ada.until("the end of the roll", async || count(&ada, "Math.round(window.told)").await > 0).await;
    // Two seconds on a quiet machine; a busy one may take longer, but never less.
    let told = count(&ada, "Math.round(window.told)").await;
    assert!(told >= 1_000, "{told} ms");

    // It can be paused and skipped like every scene.
    ada.run(
        "document.querySelector('.story li[data-scene=short] a.watch').click(); \
         document.querySelector('[data-film=pause]').click();",
    )
    .await;
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    assert!(ada.has(".film:not([hidden])").await);
    ada.click("[data-film=skip]").await;
    ada.find(".film[hidden]").await;
}
