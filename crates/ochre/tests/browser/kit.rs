//! A real server, real browsers, and hands that play.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::TcpListener,
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};

use fantoccini::{
    Client, ClientBuilder, Locator,
    elements::Element,
    error::CmdError,
    wd::{Capabilities, WebDriverCompatibleCommand},
};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// Longest wait for anything a person waits for.
const PATIENCE: Duration = Duration::from_secs(30);

/// A folder of its own for each thing a test starts.
fn folder(name: &str) -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("ochre-{name}-{}-{number}", std::process::id()));
    fs::create_dir_all(&path).unwrap();
    path
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// The web table as a family starts it, on a port and a file of its own.
pub struct Server {
    child: Child,
    port: u16,
    data: PathBuf,
}

impl Server {
    pub fn start() -> Self {
        let (port, data) = (free_port(), folder("table"));
        Self { child: Self::spawn(port, &data), port, data }
    }

    fn spawn(port: u16, data: &Path) -> Child {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ochre"))
            .args([
                "serve",
                "--listen",
                &format!("127.0.0.1:{port}"),
                "--bot-pause",
                "0",
                "--bot-time",
                "10",
                "--rate-limits",
                "off",
                "--data",
            ])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(lines.any(|line| line.unwrap().contains("http://")), "the server says where to click");
        std::thread::spawn(move || lines.for_each(drop));
        child
    }

    /// Stops it without warning and starts it again on the same file.
    pub fn crash_and_restart(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.child = Self::spawn(self.port, &self.data);
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}

/// What a person holds in their hands.
#[derive(Clone, Copy)]
pub struct Device {
    pub width: u32,
    pub height: u32,
    pub phone: bool,
    pub language: &'static str,
    pub script: bool,
    /// Asks for less motion.
    pub calm: bool,
}

impl Device {
    pub const DESKTOP: Self =
        Self { width: 1440, height: 900, phone: false, language: "en", script: true, calm: false };
    pub const PHONE: Self = Self { width: 390, height: 844, phone: true, ..Self::DESKTOP };
    pub const SMALL_PHONE: Self = Self { width: 360, height: 740, phone: true, ..Self::DESKTOP };
}

/// A browser of its own, as private as another person's.
pub struct Browser {
    pub page: Client,
    driver: Child,
    profile: PathBuf,
    base: String,
    phone: bool,
}

/// A command of Chromium's own protocol.
#[derive(Debug)]
struct DevTools(&'static str, Value);

impl WebDriverCompatibleCommand for DevTools {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }
    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({"cmd": self.0, "params": self.1}).to_string()))
    }
}

impl Browser {
    pub async fn open(server: &Server, device: Device) -> Self {
        let (port, profile) = (free_port(), folder("browser"));
        let driver = Command::new("chromedriver")
            .args([format!("--port={port}"), "--log-level=OFF".to_owned()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("chromedriver: `cargo xtask test` installs it");
        let mut arguments: Vec<String> = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--force-device-scale-factor=1",
        ]
        .map(str::to_owned)
        .to_vec();
        arguments.push(format!("--user-data-dir={}", profile.display()));
        arguments.push(format!("--window-size={},{}", device.width, device.height));
        arguments.push(format!("--lang={}", device.language));
        if device.calm {
            arguments.push("--force-prefers-reduced-motion".to_owned());
        }
        let mut options = json!({
            "args": arguments,
            "prefs": { "intl.accept_languages": device.language },
        });
        if !device.script {
            options["prefs"]["profile.managed_default_content_settings.javascript"] = json!(2);
        }
        let mut capabilities = Capabilities::new();
        capabilities.insert("goog:chromeOptions".to_owned(), options);
        let address = format!("http://127.0.0.1:{port}");
        let begin = Instant::now();
        let page = loop {
            match ClientBuilder::new(HttpConnector::new())
                .capabilities(capabilities.clone())
                .connect(&address)
                .await
            {
                Ok(page) => break page,
                Err(error) => assert!(begin.elapsed() < PATIENCE, "no browser: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        let mut browser = Self { page, driver, profile, base: server.url(""), phone: device.phone };
        browser.switch_to(device).await;
        browser
    }

    /// Has the screen of another device from now on, and is touched as one touches it.
    pub async fn switch_to(&mut self, device: Device) {
        self.phone = device.phone;
        let metrics = json!({
            "width": device.width, "height": device.height, "deviceScaleFactor": 1, "mobile": device.phone,
        });
        self.dev_tools("Emulation.setDeviceMetricsOverride", metrics).await;
        self.dev_tools("Emulation.setTouchEmulationEnabled", json!({"enabled": device.phone})).await;
    }

    /// Day or night, as the device is set.
    pub async fn prefer_dark(&self, dark: bool) {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        self.dev_tools("Emulation.setEmulatedMedia", features).await;
    }

    pub async fn dev_tools(&self, command: &'static str, parameters: Value) -> Value {
        self.page.issue_cmd(DevTools(command, parameters)).await.unwrap()
    }

    pub async fn go(&self, path: &str) {
        self.page.goto(&format!("{}{path}", self.base)).await.unwrap();
    }

    /// Path and query of the page.
    pub async fn path(&self) -> String {
        let url = self.page.current_url().await.unwrap();
        url.as_str().strip_prefix(&self.base).unwrap_or_default().to_owned()
    }

    pub async fn find(&self, css: &str) -> Element {
        self.page
            .wait()
            .at_most(PATIENCE)
            .every(Duration::from_millis(20))
            .for_element(Locator::Css(css))
            .await
            .unwrap_or_else(|error| panic!("{css}: {error}"))
    }

    pub async fn has(&self, css: &str) -> bool {
        self.page.find(Locator::Css(css)).await.is_ok()
    }

    /// One attribute of all elements that match, asked in one go.
    pub async fn values(&self, css: &str, attribute: &str) -> Vec<String> {
        let script =
            "return [...document.querySelectorAll(arguments[0])].map(it => it.getAttribute(arguments[1]))";
        let values = self.page.execute(script, vec![css.into(), attribute.into()]).await.unwrap();
        serde_json::from_value(values).unwrap()
    }

    pub async fn all(&self, css: &str) -> Vec<Element> {
        self.page.find_all(Locator::Css(css)).await.unwrap()
    }

    /// Clicks the first element that matches, once it can be clicked.
    pub async fn click(&self, css: &str) {
        let begin = Instant::now();
        loop {
            let clicked: Result<(), CmdError> =
                async { self.page.find(Locator::Css(css)).await?.click().await }.await;
            match clicked {
                Ok(()) => return,
                Err(error) if begin.elapsed() > PATIENCE => {
                    panic!("{css} cannot be clicked: {error}\n{}", self.evidence().await)
                }
                // Something covers it: bring it into the open, as a person would.
                Err(_) => {
                    let script = "document.querySelector(arguments[0])?.scrollIntoView({block: 'center'})";
                    let _ = self.page.execute(script, vec![json!(css)]).await;
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Writes into an empty field.
    pub async fn write(&self, css: &str, text: &str) {
        self.click(css).await;
        self.find(css).await.send_keys(text).await.unwrap();
    }

    /// Picks an entry of a list.
    pub async fn choose(&self, css: &str, value: &str) {
        self.find(css)
            .await
            .select_by_value(value)
            .await
            .unwrap_or_else(|error| panic!("{css} {value}: {error}"));
    }

    /// Opponents' boards unfold over the rest of the table, one at a time: opens the one that holds a place, shuts any other.
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

    /// Where a place that may be partly covered by others is not.
    async fn point_of(&self, css: &str) -> (Value, Value) {
        const POINT: &str = "for (const place of document.querySelectorAll(arguments[0])) { \
            place.scrollIntoView({block: 'center', behavior: 'instant'}); \
            const box = place.getBoundingClientRect(); \
            for (let part = 0; part < 400; part++) { \
                const x = box.x + box.width * ((part * 0.618 + 0.5) % 1), y = box.y + box.height * ((part * 0.382 + 0.5) % 1); \
                if (document.elementFromPoint(x, y)?.closest('a') === place) return [x, y]; } } \
            return null;";
        self.unfold(css).await;
        let begin = Instant::now();
        loop {
            let point = self.page.execute(POINT, vec![json!(css)]).await;
            if let Ok(Value::Array(point)) = point {
                return (point[0].clone(), point[1].clone());
            }
            // A piece that is flying by may cover it for a moment.
            if begin.elapsed() > PATIENCE {
                let drawn = "return [...document.querySelectorAll(arguments[0])].map(it => \
                    [it.namespaceURI, JSON.stringify(it.getBoundingClientRect()), it.outerHTML.slice(0, 600)])";
                let drawn = self.page.execute(drawn, vec![json!(css)]).await.unwrap();
                panic!("{css} cannot be touched anywhere: {drawn:#}\n{}", self.evidence().await);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Touches a place: by finger on a phone, by mouse on a desk.
    pub async fn touch(&self, css: &str) {
        let (x, y) = self.point_of(css).await;
        if self.phone {
            self.dev_tools("Input.synthesizeTapGesture", json!({"x": x, "y": y})).await;
            return;
        }
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let event = json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1});
            self.dev_tools("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Keeps a finger on a place for as long as `held` takes.
    pub async fn hold<F: AsyncFn()>(&self, css: &str, held: F) {
        let (x, y) = self.point_of(css).await;
        let finger = json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]});
        self.dev_tools("Input.dispatchTouchEvent", finger).await;
        held().await;
        self.dev_tools("Input.dispatchTouchEvent", json!({"type": "touchEnd", "touchPoints": []})).await;
    }

    /// Rests the mouse on something.
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

    /// Ticks all boxes of one option.
    pub async fn tick_all(&self, option: &str) {
        let boxes = format!("input[type=checkbox][name='option-{option}']");
        for _ in self.all(&boxes).await {
            self.click(&format!("{boxes}:not(:checked)")).await;
        }
    }

    /// Puts a mark on the page that goes with it.
    pub async fn mark(&self) {
        self.run("window.marked = true").await;
    }

    /// Is it still the page that was marked, however much of it has changed?
    pub async fn is_marked(&self) -> bool {
        self.run("return window.marked === true").await == true
    }

    /// What the page shows of the version it is at, other than a newly loaded page would: a change may leave things behind.
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

    /// Is the page wider than the screen?
    pub async fn scrolls_sideways(&self) -> bool {
        let wider = "return document.documentElement.scrollWidth > document.documentElement.clientWidth";
        self.run(wider).await == true
    }

    /// Is there a message that no language knows?
    pub async fn lacks_words(&self) -> bool {
        self.run("return document.body.textContent.includes('⟨')").await == true
    }

    /// Everything a person can read on the page.
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

    /// Keeps a picture of what went wrong, and says where.
    async fn evidence(&self) -> String {
        let file = folder("evidence").join("page.png");
        self.screenshot(&file).await;
        format!("as it looked: {}", file.display())
    }

    /// Waits until something is true.
    pub async fn until<F: AsyncFn() -> bool>(&self, what: &str, condition: F) {
        let begin = Instant::now();
        while !condition().await {
            if begin.elapsed() > PATIENCE {
                panic!("{what} did not come: {}\n{}", self.text().await, self.evidence().await);
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The browser is not a child of ours: its folder tells it apart.
        let _ = Command::new("pkill").args(["-KILL", "-f", &self.profile.display().to_string()]).status();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        let _ = fs::remove_dir_all(&self.profile);
    }
}
