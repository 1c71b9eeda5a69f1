//! Headless Chromium: pages, elements, forms.

use std::{
    fs,
    os::unix::process::CommandExt,
    path::PathBuf,
    process::{Child, Command, Stdio},
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

use super::{
    PATIENCE,
    server::{Server, folder, free_port},
};

/// Screen and settings of a device.
#[derive(Clone, Copy)]
pub struct Device {
    pub width: u32,
    pub height: u32,
    pub phone: bool,
    pub language: &'static str,
    pub script: bool,
    /// Prefers reduced motion.
    pub calm: bool,
}

impl Device {
    pub const DESKTOP: Self =
        Self { width: 1440, height: 900, phone: false, language: "en", script: true, calm: false };
    pub const PHONE: Self = Self { width: 390, height: 844, phone: true, ..Self::DESKTOP };
    pub const SMALL_PHONE: Self = Self { width: 360, height: 740, phone: true, ..Self::DESKTOP };
}

/// A browser with a profile of its own.
pub struct Browser {
    pub page: Client,
    driver: Child,
    profile: PathBuf,
    base: String,
    pub(super) phone: bool,
}

/// A command of the Chrome DevTools protocol.
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
        Self::open_at(server.url(""), device).await
    }

    /// For the server with this address.
    pub async fn open_at(base: String, device: Device) -> Self {
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
        let mut browser = Self { page, driver, profile, base, phone: device.phone };
        browser.switch_to(device).await;
        // What it contributes to the seed is always the same, and so are the cards.
        let script = "crypto.getRandomValues = (values) => values.fill(7)";
        browser.dev_tools("Page.addScriptToEvaluateOnNewDocument", json!({"source": script})).await;
        browser
    }

    /// Emulates the screen and the touch input of another device.
    pub async fn switch_to(&mut self, device: Device) {
        self.phone = device.phone;
        let metrics = json!({
            "width": device.width, "height": device.height, "deviceScaleFactor": 1, "mobile": device.phone,
        });
        self.dev_tools("Emulation.setDeviceMetricsOverride", metrics).await;
        self.dev_tools("Emulation.setTouchEmulationEnabled", json!({"enabled": device.phone})).await;
    }

    /// Sets the preferred colour scheme.
    pub async fn prefer_dark(&self, dark: bool) {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        self.dev_tools("Emulation.setEmulatedMedia", features).await;
    }

    pub async fn dev_tools(&self, command: &'static str, parameters: Value) -> Value {
        self.page.issue_cmd(DevTools(command, parameters)).await.unwrap()
    }

    /// Reaches the server by a name instead of an address: browsers have no passkeys at a bare address.
    pub fn use_host_name(&mut self) {
        self.base = self.base.replace("127.0.0.1", "localhost");
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

    /// One attribute of all elements that match, in one request.
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
                Ok(()) => return self.take_mouse_away().await,
                Err(error) if begin.elapsed() > PATIENCE => {
                    panic!("{css} cannot be clicked: {error}\n{}", self.evidence().await)
                }
                Err(_) => self.reveal(css).await,
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// A phone has no mouse that rests where the last click was and shows what lies there.
    async fn take_mouse_away(&self) {
        if self.phone {
            let corner = json!({"type": "mouseMoved", "x": 0, "y": 0});
            self.dev_tools("Input.dispatchMouseEvent", corner).await;
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

    /// Ticks all boxes of one option.
    pub async fn tick_all(&self, option: &str) {
        let boxes = format!("input[type=checkbox][name='option-{option}']");
        for _ in self.all(&boxes).await {
            self.click(&format!("{boxes}:not(:checked)")).await;
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The browser is no child process of the test: find it by its profile.
        let _ = Command::new("pkill").args(["-KILL", "-f", &self.profile.display().to_string()]).status();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        let _ = fs::remove_dir_all(&self.profile);
    }
}
