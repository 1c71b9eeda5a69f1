//! Mouse and touch on the board.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Browser, PATIENCE};

impl Browser {
    /// Opens what an element is hidden in, as a person would: the list of all choices, a tab, the sheet of a small screen.
    pub(super) async fn reveal(&self, css: &str) {
        const REVEAL: &str = "const it = document.querySelector(arguments[0]); \
            if (!it) return; \
            const shown = element => Boolean(element?.getClientRects().length); \
            const small = shown(document.querySelector('.heights')); \
            const press = id => document.getElementById(id)?.click(); \
            if (it.closest('#play') && (small || !shown(it))) press(small ? 'sheet-full' : 'show-all'); \
            const part = it.closest('.part, .own-board, .talk'); \
            const view = part?.matches('.talk') ? 'view-talk' : part?.matches('.own-board') ? 'view-own' \
                : [...part?.classList ?? []].find(name => name.startsWith('view-')); \
            if (view && shown(document.querySelector('.views'))) press(view); \
            if (small && it.closest('.hand, .pending')) press('sheet-half'); else if (small && part) press('sheet-peek'); \
            it.scrollIntoView({block: 'nearest', behavior: 'instant'});";
        let _ = self.page.execute(REVEAL, vec![json!(css)]).await;
    }

    /// Opens the opponent's board that contains an element and closes any other: only one can be open.
    async fn unfold(&self, css: &str) {
        for summary in [
            format!("details.seat[open]:not(:has({css})) > summary"),
            format!("details.seat:not([open]):has({css}) > summary"),
        ] {
            if self.has(&summary).await {
                self.click(&summary).await;
            }
        }
    }

    /// A point of an element that no other element covers.
    async fn point_of(&self, css: &str) -> (Value, Value) {
        const POINT: &str = "for (const place of document.querySelectorAll(arguments[0])) { \
            place.scrollIntoView({block: 'nearest', behavior: 'instant'}); \
            const box = place.getBoundingClientRect(); \
            for (let part = 0; part < 400; part++) { \
                const x = box.x + box.width * ((part * 0.618 + 0.5) % 1), y = box.y + box.height * ((part * 0.382 + 0.5) % 1); \
                if (document.elementFromPoint(x, y)?.closest('a') === place) return [x, y]; } } \
            return null;";
        self.unfold(css).await;
        self.reveal(css).await;
        let begin = Instant::now();
        loop {
            let point = self.page.execute(POINT, vec![json!(css)]).await;
            if let Ok(Value::Array(point)) = point {
                return (point[0].clone(), point[1].clone());
            }
            // An animated piece may cover it for a moment.
            if begin.elapsed() > PATIENCE {
                let drawn = "return [...document.querySelectorAll(arguments[0])].map(it => \
                    [it.namespaceURI, JSON.stringify(it.getBoundingClientRect()), it.outerHTML.slice(0, 600)])";
                let drawn = self.page.execute(drawn, vec![json!(css)]).await.unwrap();
                panic!("{css} cannot be touched anywhere: {drawn:#}\n{}", self.evidence().await);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Taps an element on a phone, clicks it on a desktop.
    pub async fn touch(&self, css: &str) {
        if self.phone {
            // On a busy machine a tap may take as long as a long press, which explains instead of choosing.
            const CHOSEN: &str = "return [document.querySelector('main').dataset.version, document.querySelectorAll('form[inert]').length, \
                ...[...document.querySelectorAll('.touched')].map(spot => spot.dataset.spot)].join()";
            let before = self.run(CHOSEN).await;
            loop {
                self.run("dispatchEvent(new Event('scroll'))").await;
                self.hold(css, async || ()).await;
                if !self.has("#tip:not([hidden])").await || self.run(CHOSEN).await != before {
                    return;
                }
            }
        }
        let (x, y) = self.point_of(css).await;
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let event = json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1});
            self.dev_tools("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Drags one element onto another: with the mouse, or with a finger on a phone.
    pub async fn drag(&self, from: &str, to: &str) {
        let (from_x, from_y) = self.point_of(from).await;
        let (to_x, to_y) = self.point_of(to).await;
        let between = |from: &Value, to: &Value, part: f64| {
            let (from, to) = (from.as_f64().unwrap(), to.as_f64().unwrap());
            json!(from + (to - from) * part)
        };
        // A drag is recognised by its way.
        for (step, part) in [0.0, 0.1, 0.5, 1.0, 1.0].into_iter().enumerate() {
            let (x, y) = (between(&from_x, &to_x, part), between(&from_y, &to_y, part));
            if self.phone {
                let kind = ["touchStart", "touchMove", "touchMove", "touchMove", "touchEnd"][step];
                let points = if kind == "touchEnd" { json!([]) } else { json!([{"x": x, "y": y}]) };
                self.dev_tools("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points}))
                    .await;
            } else {
                let kind = ["mousePressed", "mouseMoved", "mouseMoved", "mouseMoved", "mouseReleased"][step];
                let event =
                    json!({"type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1});
                self.dev_tools("Input.dispatchMouseEvent", event).await;
            }
        }
    }

    /// Touches an element for as long as `held` takes.
    pub async fn hold<F: AsyncFn()>(&self, css: &str, held: F) {
        let (x, y) = self.point_of(css).await;
        let finger = json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]});
        self.dev_tools("Input.dispatchTouchEvent", finger).await;
        held().await;
        self.dev_tools("Input.dispatchTouchEvent", json!({"type": "touchEnd", "touchPoints": []})).await;
    }

    /// Moves the mouse over an element.
    pub async fn point_at(&self, css: &str) {
        const MIDDLE: &str = "const place = document.querySelector(arguments[0]); \
            place.scrollIntoView({block: 'center', behavior: 'instant'}); \
            const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))); \
            return drawn().then(() => { const box = place.getBoundingClientRect(); \
                return [box.x + box.width / 2, box.y + box.height / 2]; })";
        self.find(css).await;
        let point = self.page.execute(MIDDLE, vec![json!(css)]).await.unwrap();
        let event = json!({"type": "mouseMoved", "x": point[0], "y": point[1]});
        self.dev_tools("Input.dispatchMouseEvent", event).await;
    }
}
