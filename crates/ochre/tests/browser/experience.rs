//! What a player feels, in numbers: layout shift, scrolling, clicks in a turn, sizes of updates, of letters and of targets. The
//! table in `docs/experience.md` is written again with `OCHRE_BLESS=1`.

use std::{fs, path::Path, sync::Mutex};

use serde::Deserialize;

use crate::{
    games::WINTER_WITH_EVERYTHING,
    hands::{Hands, Moment, Way},
    kit::{Browser, Device, Server},
    tables,
};

/// Collects the layout shifts that the browser does not explain by a click. The texts that are new after every action do not count:
/// story, recap, scene, choices, and the counts beside the players. Nor do pieces, which close up: cards of a hand or a display, figures in
/// a column, markers on a track, the herd, stacks of Megaliths.
const WATCH: &str = "window.shift = 0; window.shifted = []; \
    const fresh = '.story, .recap, .scene-pane, .said, .offer, .pending, .hand, .ew-display, .ew-area, .chip-strip, .turn, .status, .take-back, #instead, #conflicts, .ew-figures, .ew-level, .ew-herd-of, .ew-cells'; \
    const counts = ({ node }) => node && !(node.nodeType === 3 ? node.parentElement : node).closest?.(fresh); \
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) { \
        const moved = entry.sources.filter(counts); \
        if (entry.hadRecentInput || !moved.length) continue; \
        window.shift += entry.value; \
        window.shifted.push(...moved.map(({ node }) => node.id || node.className?.baseVal || node.className || node.parentElement?.className || node.nodeName)); } }) \
        .observe({ type: 'layout-shift', buffered: false });";

/// Reads what was collected, and where everything is scrolled to.
const READ: &str = "const places = [document.documentElement, ...document.querySelectorAll('.stage, main')]; \
    const { shift = Infinity, shifted = ['the page was left for ' + location] } = window; \
    return { shift, shifted: shifted.slice(0, 8).map(String), scroll: places.map((it) => it.scrollTop) }";

/// The smallest letters and the smallest target in sight, in pixels; and whether the page can be scrolled. Words that are not drawn,
/// such as those behind an icon, have no letters. A target is as large as the place that can be hit, which may reach beyond what is
/// drawn (`::after`).
const SIZES: &str = "const seen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }); \
    const scale = (it) => it.ownerSVGElement ? it.getScreenCTM().a : 1; \
    const inside = (it) => { const box = it.getBoundingClientRect(); return box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth; }; \
    const drawn = (text) => { const range = document.createRange(); range.selectNodeContents(text); \
        return [...range.getClientRects()].some((box) => box.width > 0 && box.height > 0); }; \
    const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT); \
    let font = [Infinity, '']; \
    while (texts.nextNode()) { const it = texts.currentNode.parentElement; \
        if (!texts.currentNode.data.trim() || it.closest('title, .unseen, [hidden]') || !seen(it) || !inside(it) || !drawn(texts.currentNode)) continue; \
        const size = parseFloat(getComputedStyle(it).fontSize) * scale(it); if (size < font[0]) font = [size, texts.currentNode.data.trim().slice(0, 40)]; } \
    let target = [Infinity, '']; \
    for (const it of document.querySelectorAll('main a[href], main button, main summary, main label, main input:not(.unseen)')) { \
        if (!seen(it) || !inside(it) || it.closest('[hidden], .story, .small, p')) continue; const box = it.getBoundingClientRect(); \
        const hit = getComputedStyle(it, '::after'); const beyond = hit.content !== 'none' && hit.position === 'absolute'; \
        const side = (side) => Math.max(box[side], beyond ? parseFloat(hit[side]) || 0 : 0); \
        const size = Math.min(side('width'), side('height')); if (size < target[0]) target = [size, (it.dataset.spot ?? it.textContent).trim().slice(0, 40)]; } \
    const root = document.documentElement; \
    return { font: font[0], smallest: font[1], target: target[0], tightest: target[1], scrolls: root.scrollHeight > root.clientHeight || root.scrollWidth > root.clientWidth }";

#[derive(Debug, Deserialize)]
struct Read {
    /// `None` (infinity in JSON) if the page was left.
    shift: Option<f64>,
    shifted: Vec<String>,
    scroll: Vec<f64>,
}

#[derive(Debug, Deserialize)]
struct Sizes {
    font: f64,
    smallest: String,
    target: f64,
    tightest: String,
    scrolls: bool,
}

impl std::fmt::Display for Sizes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { font, smallest, target, tightest, .. } = self;
        write!(f, "letters {font:.1} px ({smallest}), target {target:.1} px ({tightest})")
    }
}

async fn sizes(browser: &Browser) -> Sizes {
    serde_json::from_value(browser.run(SIZES).await).unwrap()
}

/// Watches a page that is not left: what shifts, and what scrolls when somebody acts.
pub struct Watch {
    before: Vec<f64>,
}

impl Watch {
    pub async fn begin(browser: &Browser) -> Self {
        browser.run(WATCH).await;
        Self { before: Self::read(browser).await.scroll }
    }

    async fn read(browser: &Browser) -> Read {
        serde_json::from_value(browser.run(READ).await).unwrap()
    }

    /// Nothing has moved since the page was opened. What moves a whole panel shifts the layout by more than numbers that get
    /// wider over a game.
    pub async fn check(&self, browser: &Browser, what: &str) {
        let now = Self::read(browser).await;
        assert_eq!(now.scroll, self.before, "{what}: something scrolls");
        let still = now.shift.is_some_and(|shift| shift < 0.02);
        assert!(still, "{what}: the layout shifts by {:?}: {:?}", now.shift, now.shifted);
    }
}

/// The number of the step of the turn, from 0; -1 without a plan.
const STEP: &str =
    "return [...document.querySelectorAll('.plan li')].findIndex((step) => step.matches('.now'))";

/// The windows in which the whole table is in sight.
const WINDOWS: [(u32, u32); 5] = [(1024, 768), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440)];

/// The views of a small screen.
const VIEWS: &str = "return [...document.querySelectorAll('#views label')].map((label) => label.htmlFor)";

/// A row of the table.
struct Row {
    name: &'static str,
    clicks: usize,
    turns: usize,
    font: f64,
    target: f64,
    phone_font: f64,
    phone_target: f64,
}

static ROWS: Mutex<Vec<Row>> = Mutex::new(Vec::new());

/// Plays two rounds of turns on the board as the page advises and counts the clicks of each turn; then looks at all windows.
///
/// Turns differ, and no two tables are dealt the same, so the median may be a little above the goal; the table keeps what was
/// measured.
async fn measure(name: &'static str, setting: &tables::Setting, turns: usize, most: usize) {
    let server = Server::start();
    let mut ada = Browser::open(&server, Device { calm: true, ..Device::DESKTOP }).await;
    tables::open(&ada, setting).await;
    ada.find("main.playing").await;
    let mut hands = Hands::new(Way::AdvisedOnBoard);
    let mut counted: Vec<usize> = Vec::new();
    let (mut step, mut begun, mut begin) = (i64::MAX, false, 0);
    // Advice is good: a game may be over before.
    while counted.len() < turns && hands.wait(&ada).await == Moment::Mine {
        // A turn begins where the plan begins again. The set-up has no plan.
        let now = ada.run(STEP).await.as_i64().unwrap();
        if now >= 0 && now < step {
            if begun {
                counted.push(hands.clicks - begin);
            }
            (begun, begin) = (true, hands.clicks);
        }
        step = now;
        hands.act(&ada).await;
    }
    assert!(counted.len() > turns / 2, "{name}: {counted:?}");
    counted.sort_unstable();
    let median = counted[counted.len() / 2];
    assert!(median <= most, "{name}: {median} clicks in a turn: {counted:?}");
    let mut row = Row {
        name,
        clicks: median,
        turns: counted.len(),
        font: f64::MAX,
        target: f64::MAX,
        phone_font: f64::MAX,
        phone_target: f64::MAX,
    };
    for (width, height) in WINDOWS {
        ada.switch_to(Device { width, height, ..Device::DESKTOP }).await;
        let sizes = sizes(&ada).await;
        assert!(!sizes.scrolls, "{name} at {width}×{height}: {sizes}");
        row.font = row.font.min(sizes.font);
        row.target = row.target.min(sizes.target);
    }
    ada.switch_to(Device::PHONE).await;
    let views = ada.run(VIEWS).await;
    for view in views.as_array().unwrap() {
        ada.run(&format!("document.getElementById({view}).click()")).await;
        let phone = sizes(&ada).await;
        assert!(!phone.scrolls, "{name} on a phone, {view}: {phone}");
        row.phone_font = row.phone_font.min(phone.font);
        row.phone_target = row.phone_target.min(phone.target);
    }
    let mut rows = ROWS.lock().unwrap();
    rows.push(row);
    bless(&mut rows);
}

/// Writes the table once all boxes are measured.
fn bless(rows: &mut [Row]) {
    if std::env::var_os("OCHRE_BLESS").is_none() || rows.len() < 4 {
        return;
    }
    rows.sort_by_key(|row| row.name);
    let mut text = String::from(
        "| Box | Clicks in a turn (median) | Smallest letters, desk | Smallest target, desk | Smallest letters, phone | Smallest target, phone |\n| --- | --- | --- | --- | --- | --- |\n",
    );
    for row in rows {
        text += &format!(
            "| {} | {} of {} turns | {:.1} px | {:.0} px | {:.1} px | {:.0} px |\n",
            row.name, row.clicks, row.turns, row.font, row.target, row.phone_font, row.phone_target
        );
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/experience.md");
    let page = fs::read_to_string(&file).unwrap();
    let (head, rest) = page.split_once("<!-- measured -->\n").unwrap();
    let (_, tail) = rest.split_once("<!-- end -->").unwrap();
    fs::write(&file, format!("{head}<!-- measured -->\n{text}<!-- end -->{tail}")).unwrap();
}

const ICE_AGE: tables::Setting =
    tables::Setting { game: "ice-age", sitters: &["me", "easy", "easy"], options: &[] };
const WINTER: tables::Setting =
    tables::Setting { game: "endless-winter", sitters: &["me", "easy"], options: &[] };
const TRIBES: tables::Setting =
    tables::Setting { game: "rise-of-tribes", sitters: &["me", "easy"], options: &[] };

#[tokio::test]
async fn ice_age_fits_every_window_and_takes_few_clicks() {
    measure("Ice Age", &ICE_AGE, 5, 9).await;
}

#[tokio::test]
async fn endless_winter_fits_every_window_and_takes_few_clicks() {
    measure("Endless Winter", &WINTER, 3, 18).await;
}

#[tokio::test]
async fn rivers_and_rafts_fits_every_window_and_takes_few_clicks() {
    measure("Rivers & Rafts", &WINTER_WITH_EVERYTHING, 3, 20).await;
}

#[tokio::test]
async fn rise_of_tribes_fits_every_window_and_takes_few_clicks() {
    measure("Rise of Tribes", &TRIBES, 5, 18).await;
}
