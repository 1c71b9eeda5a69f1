//! Players that act by mouse, touch or keyboard, with or without JavaScript.

use std::cell::Cell;

use fantoccini::key::Key;
use rand::{SeedableRng, rngs::SmallRng};

use crate::kit::Browser;

/// The button of an action on offer.
const ACTION: &str = "#play li:not([hidden]) button[name=action]";

/// The confirmation of an action that may lose something: in a dialog, or without JavaScript on a page of its own.
const SURE: &str = "#ask[open] #ask-yes, form:has(input[name=sure]) .go";

/// What the page shows, read in one request: the page may change between two. An obvious decision is taken by its script.
const MOMENT: &str = "const shows = css => document.querySelector(css) !== null; \
    return shows('main.over') ? 'over' : shows('main.handing-over') ? 'hand over' : \
    matchMedia('(scripting: enabled)').matches && shows('#play[data-obvious]') ? 'not yet' : \
    shows('#play li:not([hidden]) button[name=action]') ? 'mine' : 'not yet'";

/// Does the page ask whether something may be lost, and which version does it show?
const ANSWER: &str = "const main = document.querySelector('main'); \
    const asks = document.querySelector(arguments[0]) !== null; \
    return [asks, main ? `${main.dataset.version} ${main.className}` : '']";

/// What can be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Choose.
    Mine,
    /// Take the device.
    HandOver,
    /// Look at the result.
    Over,
}

/// How actions are chosen and pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Click buttons.
    Buttons,
    /// Click places on the board where there are any, buttons otherwise.
    Board,
    /// Drag from place to place where an action has two, touch the board otherwise.
    Drag,
    /// Keys only.
    Keys,
    /// Follow the advice of the page; ask for it if there is none.
    Advice,
    /// Follow the advice, but touch the board.
    AdvisedOnBoard,
}

/// Plays at random.
pub struct Hands {
    way: Way,
    luck: SmallRng,
    /// Actions taken.
    pub taken: usize,
    /// Clicks, taps and drags it took on the board and on buttons.
    pub clicks: usize,
}

impl Hands {
    pub fn new(way: Way) -> Self {
        Self { way, luck: SmallRng::seed_from_u64(11), taken: 0, clicks: 0 }
    }

    fn pick(&mut self, count: usize) -> usize {
        table::odds::below(&mut self.luck, count as u32) as usize
    }

    /// Waits until there is something to do.
    pub async fn wait(&self, browser: &Browser) -> Moment {
        let shown = Cell::new(None);
        browser
            .until("a turn", async || {
                shown.set(match browser.run(MOMENT).await.as_str() {
                    Some("over") => Some(Moment::Over),
                    Some("hand over") => Some(Moment::HandOver),
                    Some("mine") => Some(Moment::Mine),
                    _ => None,
                });
                shown.get().is_some()
            })
            .await;
        shown.get().unwrap()
    }

    /// Takes one action and waits until the page shows its result.
    pub async fn act(&mut self, browser: &Browser) {
        let before = version(browser).await;
        match self.way {
            Way::Buttons => self.press_button(browser).await,
            Way::Board => self.touch_board(browser).await,
            Way::Drag => self.drag(browser).await,
            Way::Keys => self.press_keys(browser).await,
            Way::Advice => take_advice(browser).await,
            Way::AdvisedOnBoard => self.take_advice_on_board(browser).await,
        }
        browser
            .until("the next version", async || {
                let (asks, version) = answer(browser).await;
                if asks {
                    self.confirm(browser).await;
                }
                !asks && version != before
            })
            .await;
        self.taken += 1;
    }

    /// Touches the places of the advised action until it is played, or drags one onto the other; presses its button if several
    /// actions remain. What can be done several times more is done that often, as most people would.
    async fn take_advice_on_board(&mut self, browser: &Browser) {
        if browser.has(AGAIN).await {
            browser.click(AGAIN).await;
            self.clicks += 1;
            return;
        }
        if !browser.has(ADVISED).await {
            browser.click("#advice button").await;
        }
        browser.find(ADVISED).await;
        let before = version(browser).await;
        let advised = browser.values(ADVISED, "value").await.remove(0);
        let spots = browser.values(ADVISED, "data-spots").await.remove(0);
        let mut spots: Vec<&str> = spots.split_whitespace().collect();
        // A place that only this action names says it all.
        let others = browser.values("#play .choice:not(.hinted)", "data-spots").await;
        let names = |spots: &String, spot: &str| spots.split_whitespace().any(|named| named == spot);
        if let Some(own) = spots.iter().find(|spot| !others.iter().any(|spots| names(spots, spot))) {
            spots = vec![*own];
        }
        if let [from, to] = spots[..] {
            let place = |spot: &str| format!("a[data-spot='{spot}'].offered");
            browser.drag(&place(from), &place(to)).await;
            self.clicks += 1;
            self.confirm(browser).await;
            browser.until("the answer", async || !browser.has("form[inert]").await).await;
            if !still(browser, &before).await {
                return;
            }
            spots.clear();
        }
        for spot in spots {
            browser.touch(&format!("a[data-spot='{spot}'].offered")).await;
            self.clicks += 1;
            self.confirm(browser).await;
            browser.until("the answer", async || !browser.has("form[inert]").await).await;
            if !still(browser, &before).await {
                return;
            }
        }
        browser.click(&format!("#play button[value='{advised}']")).await;
        self.clicks += 1;
    }

    async fn press_button(&mut self, browser: &Browser) {
        let actions = browser.values(ACTION, "value").await;
        if !actions.is_empty() {
            let action = &actions[self.pick(actions.len())];
            browser.click(&format!("#play button[value='{action}']")).await;
        }
    }

    /// A place on the board, then another, until one action is left; a button if several are.
    async fn touch_board(&mut self, browser: &Browser) {
        let before = version(browser).await;
        for _ in 0..4 {
            let spots =
                browser.values("a.spot.offered:not(.touched, .withdrawn, .ew-useless *)", "data-spot").await;
            if spots.is_empty() {
                break;
            }
            let spot = &spots[self.pick(spots.len())];
            browser.touch(&format!("a[data-spot='{spot}'].offered")).await;
            self.confirm(browser).await;
            browser.until("the answer", async || !browser.has("form[inert]").await).await;
            if !still(browser, &before).await {
                return;
            }
        }
        if still(browser, &before).await && browser.has(ACTION).await {
            self.press_button(browser).await;
        }
    }

    /// Drags the first place of an action to its second; touches the board if no action has two.
    async fn drag(&mut self, browser: &Browser) {
        let spots = browser.values(&format!("{ACTION}[data-spots*=' ']"), "data-spots").await;
        if spots.is_empty() {
            return self.touch_board(browser).await;
        }
        let before = version(browser).await;
        let spots = &spots[self.pick(spots.len())];
        let place = |spot: Option<&str>| format!("a[data-spot='{}'].offered", spot.unwrap());
        let mut ends = spots.split_whitespace();
        browser.drag(&place(ends.next()), &place(ends.next())).await;
        self.confirm(browser).await;
        browser.until("the answer", async || !browser.has("form[inert]").await).await;
        if still(browser, &before).await {
            self.press_button(browser).await;
        }
    }

    /// `c` goes to the list, arrows move along it, Enter plays.
    async fn press_keys(&mut self, browser: &Browser) {
        let count = browser.values(ACTION, "value").await.len();
        let pick = self.pick(count.clamp(1, 12));
        browser.find("body").await.send_keys("c").await.unwrap();
        let walk = Key::Down.to_string().repeat(pick) + &Key::Enter.to_string();
        browser.page.active_element().await.unwrap().send_keys(&walk).await.unwrap();
        self.confirm_by_key(browser).await;
    }

    /// Confirms an action that may lose something.
    async fn confirm(&self, browser: &Browser) {
        // The page may go on between the look and the press; whoever waits for an answer comes back here.
        if let Ok(yes) = browser.page.find(fantoccini::Locator::Css(SURE)).await {
            let _ = yes.click().await;
        }
    }

    async fn confirm_by_key(&self, browser: &Browser) {
        if browser.has("#ask[open]").await {
            browser.find("#ask-yes").await.send_keys(&Key::Enter.to_string()).await.unwrap();
        }
    }

    /// Plays until the game is over.
    pub async fn play_to_the_end(&mut self, browser: &Browser) {
        while self.step(browser).await {}
    }

    /// One action, or one handing over; `false` once the game is over.
    pub async fn step(&mut self, browser: &Browser) -> bool {
        match self.wait(browser).await {
            Moment::Over => return false,
            Moment::HandOver => browser.click("main.handing-over a.go").await,
            Moment::Mine => self.act(browser).await,
        }
        true
    }
}

/// The button that repeats the last decision as often as possible.
const AGAIN: &str = "#again button + button";

/// The button of the advised action.
const ADVISED: &str = "#play .choice.hinted";

async fn take_advice(browser: &Browser) {
    if !browser.has(ADVISED).await {
        browser.click("#advice button").await;
    }
    browser.find(ADVISED).await;
    browser.click(ADVISED).await;
}

/// Does the page ask whether something may be lost, and which version does it show?
async fn answer(browser: &Browser) -> (bool, String) {
    let answer = browser.page.execute(ANSWER, vec![SURE.into()]).await.unwrap();
    (answer[0] == true, answer[1].as_str().unwrap().to_owned())
}

/// The version of the table the page shows; with the stage, since handing over changes no version.
pub async fn version(browser: &Browser) -> String {
    answer(browser).await.1
}

async fn still(browser: &Browser, before: &str) -> bool {
    version(browser).await == *before
}
