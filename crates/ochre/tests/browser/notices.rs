//! The switch of the browser: permission, service worker, messages and what a click on one does.
//!
//! The push service of Chromium lies on the Internet. Where a message has to come through it, `push_service.js` stands in for
//! it; its keys and the decryption are the browser's, the message goes to the service worker through the DevTools protocol.

use std::cell::Cell;

use loadgen::Receiver;
use serde_json::{Value, json};

use crate::{
    kit::{Browser, Device, Server},
    tables::{self, Setting},
};

const TABLE: Setting = Setting { game: "rise-of-tribes", sitters: &["me", "open"], options: &[] };

/// Lets the person behind the browser answer the question for permission like this, now and whenever it is asked.
async fn decide(browser: &Browser, server: &Server, setting: &str) {
    let permission =
        json!({"permission": {"name": "notifications"}, "setting": setting, "origin": server.url("")});
    browser.dev_tools("Browser.setPermission", permission).await;
}

/// Presses the switch and waits for a state.
async fn switch(browser: &Browser, state: &str) {
    browser.click(".push-switch").await;
    browser.find(&format!(".push[data-state={state}]")).await;
}

/// What the page says about the switch.
async fn words(browser: &Browser) -> String {
    browser.find(".push-state").await.text().await.unwrap()
}

#[tokio::test]
async fn a_browser_that_must_not_or_cannot_tell_says_so_at_the_table() {
    let server = Server::start();
    let ada = Browser::open(&server, Device::DESKTOP).await;
    decide(&ada, &server, "prompt").await;
    tables::open(&ada, &Setting { sitters: &["me", "random"], ..TABLE }).await;
    ada.click("label[for=tab-table]").await;
    ada.find(".push[data-state=off]").await;
    let worker = "return navigator.serviceWorker.getRegistration('/').then((it) => Boolean(it))";
    decide(&ada, &server, "denied").await;
    switch(&ada, "denied").await;
    assert!(words(&ada).await.contains("forbids"), "{}", words(&ada).await);
    assert_eq!(ada.run(worker).await, false, "nothing is registered without permission");

    // The push service cannot be reached, and Chromium never answers.
    decide(&ada, &server, "granted").await;
    switch(&ada, "silent").await;
    assert!(words(&ada).await.contains("push service"), "{}", words(&ada).await);
    assert_eq!(ada.run(worker).await, true);
    assert_eq!(ada.values(".push-switch", "aria-pressed").await, ["false"]);
    ada.go("/settings").await;
    ada.find(".push[data-state=off]").await;
    assert!(!ada.has(".channel").await, "the server has no address that nobody listens at");
}

/// What the browser shows at present: title, text, and where it leads.
async fn shown(browser: &Browser) -> Vec<[String; 3]> {
    let list = "return navigator.serviceWorker.getRegistration('/').then((it) => it.getNotifications()) \
        .then((list) => list.map((it) => [it.title, it.body, it.data.link]))";
    serde_json::from_value(browser.run(list).await).unwrap()
}

/// Hands a message to the service worker, as the browser does when its push service brings one, until it is shown with this body.
/// A worker that is just being started may miss a message of the DevTools, which is then repeated.
async fn deliver(browser: &Browser, server: &Server, message: &Value) {
    browser.dev_tools("ServiceWorker.enable", json!({})).await;
    // The first registration of a new profile.
    let delivery = json!({"origin": server.url(""), "registrationId": "0", "data": message.to_string()});
    let looked = Cell::new(0);
    browser
        .until("a notification", async || {
            if looked.get() % 200 == 0 {
                browser.dev_tools("ServiceWorker.deliverPushMessage", delivery.clone()).await;
            }
            looked.set(looked.get() + 1);
            shown(browser).await.iter().any(|[_, body, _]| message["body"] == *body)
        })
        .await;
}

/// Clicks the notification, or one of its buttons. Only a click of the device may open windows, so the page goes there instead.
async fn click(browser: &Browser, button: &str) {
    let script = format!(
        "clients.openWindow = (url) => clients.matchAll({{ type: 'window' }}).then(([page]) => page.navigate(url)); \
         registration.getNotifications().then(([notification]) => \
             dispatchEvent(new NotificationEvent('notificationclick', {{ notification, action: '{button}' }})))"
    );
    run_in_worker(browser, &script).await;
}

/// Tells the service worker that the push service has replaced the subscription of the browser by one with another endpoint.
async fn renew(browser: &Browser, server: &Server, old: &str, new: &str) {
    // A worker without work may have been stopped.
    browser.dev_tools("ServiceWorker.startWorker", json!({"scopeURL": server.url("/")})).await;
    browser.until("the worker", async || worker(browser).await.is_some()).await;
    let kept: Value = browser.run("return JSON.parse(localStorage.getItem('subscription'))").await;
    let keys = json!({"p256dh": kept["p256dh"], "auth": kept["auth"]});
    let renewed = json!({"endpoint": new, "keys": keys});
    let script = format!(
        "dispatchEvent(Object.assign(new ExtendableEvent('pushsubscriptionchange'), {{ \
             oldSubscription: {{ endpoint: {} }}, newSubscription: {{ toJSON: () => ({renewed}) }} }}))",
        json!(old)
    );
    run_in_worker(browser, &script).await;
}

/// What the server answers the browser about an endpoint.
async fn state_of(browser: &Browser, endpoint: &str) -> Value {
    let body = json!({"endpoint": endpoint});
    let ask = format!(
        "return fetch('/notices/push/state', {{ method: 'POST', body: new URLSearchParams({body}) }}) \
            .then((it) => it.text())"
    );
    browser.run(&ask).await
}

/// The id of the service worker, if it runs.
async fn worker(browser: &Browser) -> Option<Value> {
    let targets = browser.dev_tools("Target.getTargets", json!({})).await;
    let targets = targets["targetInfos"].as_array().unwrap();
    Some(targets.iter().find(|target| target["type"] == "service_worker")?["targetId"].clone())
}

async fn run_in_worker(browser: &Browser, script: &str) {
    let attach = json!({"targetId": worker(browser).await.unwrap(), "flatten": false});
    let session = browser.dev_tools("Target.attachToTarget", attach).await["sessionId"].clone();
    let message = json!({"id": 1, "method": "Runtime.evaluate", "params": {"expression": script}});
    let send = json!({"sessionId": session, "message": message.to_string()});
    browser.dev_tools("Target.sendMessageToTarget", send).await;
}

/// Somebody who takes the other seat and plays until it is not their turn.
struct Guest {
    http: reqwest::Client,
    api: String,
    token: String,
}

impl Guest {
    async fn new(server: &Server) -> Self {
        let mut guest =
            Self { http: reqwest::Client::new(), api: server.url("/api/v1"), token: String::new() };
        let person = guest.post("/people", json!({"name": "Bob"})).await;
        guest.token = person["token"].as_str().unwrap().to_owned();
        guest
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        let request = self.http.post(format!("{}{path}", self.api)).bearer_auth(&self.token).json(&body);
        request.send().await.unwrap().error_for_status().unwrap().json().await.unwrap_or_default()
    }

    async fn end_turn(&self, table: &str) {
        loop {
            let request = self.http.get(format!("{}/tables/{table}", self.api)).bearer_auth(&self.token);
            let seen: Value = request.send().await.unwrap().json().await.unwrap();
            let Some(choice) = seen["choices"].as_array().unwrap().last() else { return };
            let version = &seen["version"];
            let body = json!({"seat": 2, "version": version, "client": version.to_string(), "action": choice["action"]});
            self.post(&format!("/tables/{table}/play"), body).await;
        }
    }
}

#[tokio::test]
async fn a_message_is_shown_and_a_click_on_it_leads_to_the_seat() {
    let service = Receiver::start().await.unwrap();
    let server = Server::start_with(&["--notice-delay", "0", "--notice-gap", "0", "--notice-private", "on"]);
    let ada = Browser::open(&server, Device::PHONE).await;
    let stand_in = include_str!("push_service.js").replace("ENDPOINT", &json!(service.base()).to_string());
    ada.dev_tools("Page.addScriptToEvaluateOnNewDocument", json!({"source": stand_in})).await;
    decide(&ada, &server, "granted").await;
    // The switch is where people wait for others.
    tables::open(&ada, &TABLE).await;
    ada.find(".push[data-state=off]").await;
    switch(&ada, "on").await;
    assert_eq!(ada.values(".push-switch", "aria-pressed").await, ["true"]);
    let path = ada.path().await;
    let table = path.split('?').next().unwrap().rsplit('/').next().unwrap().to_owned();
    ada.go("/settings").await;
    ada.find(".push[data-state=on]").await;
    assert_eq!(ada.all(".channel").await.len(), 1);

    let guest = Guest::new(&server).await;
    guest.post(&format!("/tables/{table}/seats"), json!({})).await;
    guest.end_turn(&table).await;
    let pushed = service.wait_for(1).await.remove(0);
    assert_eq!(pushed.header("content-encoding"), "aes128gcm");
    let message = ada.page.execute(include_str!("decrypt.js"), vec![json!(pushed.body)]).await.unwrap();
    let message: Value = serde_json::from_str(message.as_str().unwrap()).unwrap();
    deliver(&ada, &server, &message).await;
    let link = format!("/table/{table}?as=1");
    let expected = ["It is your turn at “Rise of Tribes”.".to_owned(), "Ada, Bob".to_owned(), link.clone()];
    assert_eq!(shown(&ada).await, [expected]);
    // What comes about the same table replaces it.
    let mut again = message.clone();
    again["body"] = json!("Ada, Bob and others");
    deliver(&ada, &server, &again).await;
    assert_eq!(shown(&ada).await.len(), 1);
    click(&ada, "").await;
    ada.until("the seat", async || ada.path().await == link).await;
    ada.find("main.playing[data-turn=yours]").await;
    ada.until("the end of the notification", async || shown(&ada).await.is_empty()).await;

    // Its button stops messages without a question.
    deliver(&ada, &server, &message).await;
    click(&ada, "stop").await;
    ada.until("the end of messages", async || {
        ada.go("/settings").await;
        ada.has(".channel button[value=on]").await
    })
    .await;
    // The switch says so, although the browser still has its subscription, and turns them on again.
    ada.find(".push[data-state=off]").await;
    assert_eq!(ada.values(".push-switch", "aria-pressed").await, ["false"]);
    switch(&ada, "on").await;
    ada.go("/settings").await;
    ada.find(".push[data-state=on]").await;
    assert_eq!(ada.all(".channel").await.len(), 1);

    // The push service may replace the subscription.
    let (old, new) = (service.base().to_owned(), format!("{}/renewed", service.base()));
    assert_eq!(state_of(&ada, &old).await, "on");
    renew(&ada, &server, &old, &new).await;
    ada.until("the new subscription", async || state_of(&ada, &new).await == "on").await;
    ada.until("the end of the old one", async || state_of(&ada, &old).await == "unknown").await;
    renew(&ada, &server, &new, &old).await;
    ada.until("the first subscription", async || state_of(&ada, &new).await == "unknown").await;
    assert_eq!(state_of(&ada, &old).await, "on");
    // The switch ends messages for good.
    switch(&ada, "off").await;
    ada.go("/settings").await;
    ada.find(".push[data-state=off]").await;
    assert!(!ada.has(".channel").await);
}
