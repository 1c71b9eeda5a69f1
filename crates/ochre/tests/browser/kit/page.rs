//! What a page shows.

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use serde_json::Value;

use super::{Browser, PATIENCE, server::folder};

impl Browser {
    /// Marks the page; a reload removes the mark.
    pub async fn mark(&self) {
        self.run("window.marked = true").await;
    }

    /// Is it still the marked page, without a reload?
    pub async fn is_marked(&self) -> bool {
        self.run("return window.marked === true").await == true
    }

    /// The first difference between the page and a newly loaded one of the same version: an update may leave things behind.
    pub async fn left_behind(&self) -> Option<String> {
        const COMPARE: &str = "const now = document.querySelector('main'); \
            const shows = (page) => [...page.querySelectorAll('[data-spot], .choice')].map((part) => { \
                const lines = [...part.querySelectorAll(':not(title)')].map((line) => \
                    ['points', 'd', 'x', 'y', 'href', 'transform'].map((name) => line.getAttribute(name)).join(' ')); \
                const copy = part.cloneNode(true); \
                for (const title of copy.querySelectorAll('title')) title.remove(); \
                return [part.dataset.spot ?? part.value, copy.textContent, ...lines].join('\\n'); }); \
            const before = [now.dataset.version, shows(now)]; \
            return fetch(new URL(now.dataset.fragment, location.href), { headers: { 'X-Ochre': 'fragment' } }) \
                .then((answer) => answer.text()).then((text) => { \
                    const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('main'); \
                    if (fresh.dataset.version !== before[0]) return null; \
                    const other = shows(fresh); \
                    const at = before[1].findIndex((part, index) => part !== other[index]); \
                    return at < 0 && other.length === before[1].length ? null : \
                        `${before[1].length} and ${other.length}: ${before[1][at]}\\n\\n${other[at]}`; })";
        self.run(COMPARE).await.as_str().map(str::to_owned)
    }

    /// If the page is wider than the screen: what reaches beyond its edge.
    pub async fn wider_than_screen(&self) -> Option<String> {
        const WIDER: &str = "const { scrollWidth, clientWidth } = document.documentElement; \
            if (scrollWidth <= clientWidth) return null; \
            const beyond = [...document.querySelectorAll('body *')].filter((it) => it.getBoundingClientRect().right > clientWidth); \
            return `${scrollWidth} > ${clientWidth}: ` + beyond.slice(-6).map((it) => `${it.tagName}#${it.id}.${it.getAttribute('class')}`).join(', ')";
        self.run(WIDER).await.as_str().map(str::to_owned)
    }

    /// Text in sight of which a reader gets only a part, because something around it hides the rest: the first few, with their
    /// element. What can be scrolled hides nothing, nor does what is clamped to some lines or made of icons and written out in a
    /// tip. Steps of the
    /// plan that are not taken now may be short of room, so may what was taken for the player, which opens, and so may a drawing
    /// that is wider than its place. Names of players can have any length.
    pub async fn cut_off(&self) -> Option<String> {
        const CUT: &str = "const styles = new Map(); \
            const style = (it) => styles.get(it) ?? styles.set(it, getComputedStyle(it)).get(it); \
            const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT); \
            const cut = []; \
            while (texts.nextNode() && cut.length < 6) { \
                const node = texts.currentNode, at = node.parentElement; \
                if (!node.data.trim() || at.closest('title, script, .unseen, .skip, [hidden], select, [role=img], .chip-name, .plan li:not(.now), .instead .what')) continue; \
                if (!at.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue; \
                const range = document.createRange(); range.selectNodeContents(node); \
                const lines = [...range.getClientRects()].filter((box) => box.width > 1 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth); \
                for (let it = at; lines.length && it && it !== document.body; it = it.parentElement) { \
                    const { overflowX, overflowY, textIndent, textOverflow, webkitLineClamp } = style(it); \
                    if (it.ownerSVGElement === null && it.tagName === 'svg' || textIndent !== '0px') break; \
                    if (/auto|scroll/.test(overflowX + overflowY) || webkitLineClamp !== 'none') break; \
                    if (overflowX === 'visible' && overflowY === 'visible') continue; \
                    const box = it.getBoundingClientRect(); \
                    if (box.width < 3 || box.height < 3) break; \
                    const shortened = textOverflow === 'ellipsis' && it.scrollWidth > it.clientWidth + 1; \
                    if (shortened || lines.some((line) => line.right > box.right + 2 || line.left < box.left - 2 || (line.top + line.bottom) / 2 > box.bottom)) { \
                        cut.push(`${node.data.trim()} in ${at.tagName}.${at.getAttribute('class')}, by ${it.tagName}.${it.getAttribute('class')}`); break; } } } \
            return cut.length ? cut.join('; ') : null";
        self.run(CUT).await.as_str().map(str::to_owned)
    }

    /// Is a message missing in the language of the page?
    pub async fn lacks_words(&self) -> bool {
        self.run("return document.body.textContent.includes('⟨')").await == true
    }

    /// The visible text of the page.
    pub async fn text(&self) -> String {
        self.find("body").await.text().await.unwrap()
    }

    pub async fn run(&self, script: &str) -> Value {
        self.page.execute(script, Vec::new()).await.unwrap()
    }

    pub async fn screenshot(&self, file: &Path) {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, self.page.screenshot().await.unwrap()).unwrap();
    }

    /// Saves a screenshot and returns where.
    pub(super) async fn evidence(&self) -> String {
        let file = folder("evidence").join("page.png");
        self.screenshot(&file).await;
        format!("screenshot: {}", file.display())
    }

    /// Waits until a condition holds.
    pub async fn until<F: AsyncFn() -> bool>(&self, what: &str, condition: F) {
        let begin = Instant::now();
        while !condition().await {
            if begin.elapsed() > PATIENCE {
                panic!("{what}: not within the time limit: {}\n{}", self.text().await, self.evidence().await);
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
}
