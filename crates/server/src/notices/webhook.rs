//! Webhooks: a message in the form that a service expects.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use url::Url;
use utoipa::ToSchema;

use super::message::Message;

/// The form that a service expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Shape {
    /// JSON with everything, for programs.
    Plain,
    /// Discord.
    Discord,
    /// Slack, and services that understand its messages.
    Slack,
    /// ntfy.
    Ntfy,
}

impl Shape {
    /// All, in the order they are offered.
    pub(crate) const ALL: [Self; 4] = [Self::Plain, Self::Discord, Self::Slack, Self::Ntfy];

    /// Its name in forms.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Discord => "discord",
            Self::Slack => "slack",
            Self::Ntfy => "ntfy",
        }
    }

    /// The form with this name.
    pub(crate) fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.name() == name)
    }
}

/// What is stored with a webhook.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct WebhookDetail {
    pub(crate) shape: Shape,
    /// Where whoever added it reached this server.
    pub(crate) base: String,
}

impl WebhookDetail {
    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("details have only string keys")
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}

/// Where a message is posted, and what. The address of ntfy names the topic, which goes into the message.
pub(super) fn compose(url: &Url, shape: Shape, message: &Message) -> (Url, Value) {
    match shape {
        Shape::Plain => (url.clone(), plain(message)),
        Shape::Discord => {
            // Whoever is called @everyone reaches nobody by it.
            let body =
                json!({"content": text(message, escape_markdown, 1900), "allowed_mentions": {"parse": []}});
            (url.clone(), body)
        }
        Shape::Slack => (url.clone(), json!({"text": text(message, escape_slack, 3000)})),
        Shape::Ntfy => ntfy(url, message),
    }
}

fn plain(message: &Message) -> Value {
    let item = |item: &super::message::Item| {
        json!({
            "occasion": item.occasion.name(),
            "table": item.table,
            "words": item.words,
            "detail": item.detail,
            "link": item.link,
        })
    };
    json!({
        "id": message.id,
        "title": message.title,
        "language": message.language.tag(),
        "items": message.items.iter().map(item).collect::<Vec<_>>(),
        "stop": message.stop,
    })
}

/// One line for each item, and the link that ends messages.
fn text(message: &Message, escape: fn(&str) -> String, longest: usize) -> String {
    let items = message.items.iter().map(|item| format!("{} {}", escape(&item.words), item.link));
    let end = format!("{} {}", escape(&message.stop_words), message.stop);
    let mut text = String::new();
    for line in items {
        if text.len() + line.len() + end.len() > longest {
            break;
        }
        text = text + &line + "\n";
    }
    text + &end
}

fn escape_markdown(text: &str) -> String {
    let special = |character: char| "\\*_~`|>#[]()<@".contains(character);
    text.chars().flat_map(|it| special(it).then_some('\\').into_iter().chain([it])).collect()
}

/// As Slack asks for.
fn escape_slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn ntfy(url: &Url, message: &Message) -> (Url, Value) {
    let topic = url.path_segments().and_then(|mut parts| parts.next_back()).unwrap_or_default().to_owned();
    let mut root = url.clone();
    if let Ok(mut parts) = root.path_segments_mut() {
        parts.pop().push("");
    }
    let lines: Vec<&str> = message.items.iter().map(|item| item.words.as_str()).collect();
    let link = message.items.first().map_or("", |item| item.link.as_str());
    let stop = json!({"action": "view", "label": message.stop_words, "url": message.stop});
    let body = json!({
        "topic": topic, "title": message.title, "message": lines.join("\n"), "click": link, "actions": [stop],
    });
    (root, body)
}
