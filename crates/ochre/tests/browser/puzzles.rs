//! Puzzles: somebody who never solved one finds the way with what the screen says.

use crate::{
    accessibility::examine,
    kit::{Browser, Device, Server},
};

const DESKTOP: Device = Device { calm: true, ..Device::DESKTOP };
const PHONE: Device = Device { calm: true, ..Device::PHONE };

/// The places that a choice names, if the page offers it.
async fn places(browser: &Browser, action: &str) -> Vec<String> {
    let button = format!("#play .choice[value='{action}']");
    let spots = browser.values(&button, "data-spots").await.into_iter().next().unwrap_or_default();
    spots.split_whitespace().map(str::to_owned).collect()
}

/// The first puzzle of a game whose solution is one choice with places on the board; the page stands there.
async fn find_puzzle(browser: &Browser, game: &str) -> (&'static catalog::Puzzle, String) {
    for (puzzle, number) in catalog::puzzles(game).iter().zip(1..) {
        if puzzle.steps.len() > 1 {
            continue;
        }
        let path = format!("/puzzles/{game}/{number}");
        browser.go(&path).await;
        let solution = puzzle.solution().next().unwrap();
        if !places(browser, solution).await.is_empty() {
            return (puzzle, path);
        }
    }
    panic!("no puzzle of {game} is solved on the board");
}

/// Is every line of an element in sight, and not covered by anything?
async fn reads(browser: &Browser, css: &str) -> bool {
    const READS: &str = "const it = [...document.querySelectorAll(arguments[0])].find((it) => it.getClientRects().length); \
        if (!it) return false; \
        const range = document.createRange(); range.selectNodeContents(it); \
        const lines = [...range.getClientRects()].filter((line) => line.width > 1); \
        return lines.length > 0 && lines.every((line) => \
            it.contains(document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)))";
    browser.page.execute(READS, vec![css.into()]).await.unwrap() == true
}

/// Touches the places of a choice until the page answers; takes it from what is left if several name the same places.
async fn touch(browser: &Browser, action: &str, answered: &str) {
    let is_answered = async || browser.path().await.contains(answered);
    for place in places(browser, action).await {
        if is_answered().await {
            return;
        }
        // The list may be narrowed to fewer places by those touched before.
        let place = format!("a[data-spot='{place}'].offered:not(.touched)");
        if browser.has(&place).await {
            browser.touch(&place).await;
            browser.until("the answer", async || !browser.has("form[inert]").await).await;
        }
    }
    if !is_answered().await {
        browser.click(&format!("#play .choice[value='{action}']")).await;
    }
    browser.until("the page after the choice", is_answered).await;
}

/// What says the task, what says how to answer, and the reason of the answer.
struct Words {
    task: &'static str,
    how: &'static str,
    why: &'static str,
}

const ON_A_DESK: Words =
    Words { task: ".puzzle-pane .puzzle-task", how: ".puzzle-pane .puzzle-how", why: ".puzzle-why > p" };
const ON_A_PHONE: Words =
    Words { task: "#question", how: ".sheet .puzzle-how", why: ".puzzle-solution .advice-why" };

/// A newcomer reads the task, makes a mistake, finds the solution on the board, and reads why it is right.
async fn solve_one_of(browser: &Browser, game: &str, words: &Words, axe: Axe) {
    let (puzzle, path) = find_puzzle(browser, game).await;
    for css in [words.task, words.how] {
        assert!(reads(browser, css).await, "{path}: {css} cannot be read");
    }
    if axe == Axe::Runs {
        examine(browser, &path).await;
    }
    let solution = puzzle.solution().next().unwrap();
    let wrong = &puzzle.steps[0].choices.iter().find(|choice| choice.action != solution).unwrap().action;
    touch(browser, wrong, "tried=").await;
    assert!(reads(browser, ".notice:not(.puzzle-right)").await, "{path}: what became of the mistake");
    assert!(!browser.has(".puzzle-solution").await, "{path}: a mistake does not show the answer");
    touch(browser, solution, "answer=1").await;
    assert!(browser.has(".puzzle-solution .choice.hinted").await, "{path}");
    assert!(reads(browser, words.why).await, "{path}: why it is right");
    if axe == Axe::Runs {
        examine(browser, &format!("{path}, solved")).await;
    }
    browser.go("/puzzles").await;
    assert!(
        browser.has(&format!(".puzzle-link.solved[href='{path}']")).await,
        "{path} is not listed as solved"
    );
}

/// Whether axe looks at the pages.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Axe {
    Runs,
    /// It is a script.
    CannotRun,
}

/// Solves a puzzle of each box.
async fn newcomer(device: Device, words: &Words) {
    let server = Server::start();
    let browser = Browser::open(&server, device).await;
    let axe = if device.script { Axe::Runs } else { Axe::CannotRun };
    browser.go("/").await;
    browser.click("section[aria-labelledby=daily] a.button").await;
    browser.find("main.puzzle").await;
    for game in catalog::all() {
        solve_one_of(&browser, game.boxed().name(), words, axe).await;
    }
    assert_eq!(browser.all(".puzzle-link.solved").await.len(), catalog::all().len());
    if axe == Axe::Runs {
        examine(&browser, "puzzles").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_solves_a_puzzle_of_each_box_at_a_desk() {
    newcomer(DESKTOP, &ON_A_DESK).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_solves_a_puzzle_of_each_box_on_a_phone_in_french() {
    newcomer(Device { language: "fr", ..PHONE }, &ON_A_PHONE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_solves_a_puzzle_of_each_box_without_script() {
    newcomer(Device { script: false, ..DESKTOP }, &ON_A_DESK).await;
}
