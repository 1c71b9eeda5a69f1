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

/// Discord refuses messages with more characters than 2000.
const DISCORD: usize = 1900;
/// Slack shortens texts with more than 4000 characters.
const SLACK: usize = 3000;
/// ntfy turns messages with more than 4096 bytes into files.
const NTFY: usize = 3500;

/// Where a message is posted, and what. The address of ntfy names the topic, which goes into the message.
pub(super) fn compose(url: &Url, shape: Shape, message: &Message) -> (Url, Value) {
    match shape {
        Shape::Plain => (url.clone(), plain(message)),
        Shape::Discord => {
            // Whoever is called @everyone reaches nobody by it.
            let body = json!({"content": text(message, escape_markdown, DISCORD), "allowed_mentions": {"parse": []}});
            (url.clone(), body)
        }
        // Without its markup, a title with asterisks stays what it is. Addresses are links all the same.
        Shape::Slack => (url.clone(), json!({"text": text(message, escape_slack, SLACK), "mrkdwn": false})),
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
        "more": message.count - message.items.len(),
        "stop": message.stop,
    })
}

/// One line for each item, and the link that ends messages, in at most `longest` characters. What does not fit is counted.
fn text(message: &Message, escape: fn(&str) -> String, longest: usize) -> String {
    let lines: Vec<String> =
        message.items.iter().map(|item| format!("{} {}", escape(&item.words), item.link)).collect();
    let end = format!("{} {}", escape(&message.stop_words), message.stop);
    fitting(message, &lines, |lines| lines.chars().count() + 1 + end.chars().count() <= longest) + "\n" + &end
}

/// The longest beginning of some lines, one for each item, that fits, and what is said instead of the others.
fn fitting(message: &Message, lines: &[String], fits: impl Fn(&str) -> bool) -> String {
    let beginning = |shown: usize| {
        let shown_lines = lines.iter().take(shown).map(String::as_str);
        shown_lines.chain(message.more(shown)).collect::<Vec<_>>().join("\n")
    };
    let mut shown = lines.len();
    while shown > 0 && !fits(&beginning(shown)) {
        shown -= 1;
    }
    beginning(shown)
}

fn escape_markdown(text: &str) -> String {
    let special = |character: char| "\\*_~`|>#[]()<@".contains(character);
    text.chars().flat_map(|it| special(it).then_some('\\').into_iter().chain([it])).collect()
}

/// As Slack asks for.
fn escape_slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The topic of ntfy that a URL names.
pub(super) fn topic(url: &Url) -> Option<String> {
    url.path_segments()?.rfind(|part| !part.is_empty()).map(str::to_owned)
}

fn ntfy(url: &Url, message: &Message) -> (Url, Value) {
    let mut root = url.clone();
    if let Ok(mut parts) = root.path_segments_mut() {
        parts.pop_if_empty().pop().push("");
    }
    let lines: Vec<String> = message.items.iter().map(|item| item.words.clone()).collect();
    let link = message.items.first().map_or("", |item| item.link.as_str());
    let stop = json!({"action": "view", "label": message.stop_words, "url": message.stop});
    let body = json!({
        "topic": topic(url), "title": message.title,
        "message": fitting(message, &lines, |lines| lines.len() <= NTFY), "click": link, "actions": [stop],
    });
    (root, body)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STOP: &str = "https://house.example/notices/stop/s1";
    const HOOK: &str = "https://hooks.example/services/a?wait=true";

    fn composed(url: &str, shape: Shape, titles: &[String], unlisted: usize) -> (String, Value) {
        let (url, body) = compose(&Url::parse(url).unwrap(), shape, &Message::sample(titles, unlisted));
        (url.into(), body)
    }

    fn tables(count: usize, title: &str) -> Vec<String> {
        vec![title.to_owned(); count]
    }

    #[test]
    fn a_title_stays_what_it_is_in_discord_and_calls_nobody() {
        let (url, body) =
            composed(HOOK, Shape::Discord, &tables(1, "@everyone *<@1> [x](https://evil.example)"), 0);
        assert_eq!((url.as_str(), &body["allowed_mentions"]), (HOOK, &json!({"parse": []})));
        let text = body["content"].as_str().unwrap();
        let escaped = r"It is your turn: \@everyone \*\<\@1\> \[x\]\(https://evil.example\)";
        assert_eq!(
            text,
            format!("{escaped} https://house.example/table/t1?as=1\nStop these messages {STOP}")
        );
    }

    #[test]
    fn a_title_stays_what_it_is_in_slack_and_calls_nobody() {
        let (url, body) = composed(HOOK, Shape::Slack, &tables(1, "<!everyone> & *us*"), 0);
        assert_eq!((url.as_str(), &body["mrkdwn"]), (HOOK, &json!(false)));
        let text = body["text"].as_str().unwrap();
        assert!(text.starts_with("It is your turn: &lt;!everyone&gt; &amp; *us* https://"), "{text}");
        assert!(text.ends_with(STOP), "{text}");
    }

    #[test]
    fn what_does_not_fit_is_counted() {
        // Characters of two bytes count once.
        for (shape, key, longest) in [(Shape::Discord, "content", DISCORD), (Shape::Slack, "text", SLACK)] {
            let (_, body) = composed(HOOK, shape, &tables(20, &"é".repeat(100)), 10);
            let text = body[key].as_str().unwrap();
            let length = text.chars().count();
            assert!(length <= longest && length > longest - 250, "{length}");
            let shown = text.lines().count() - 2;
            let end = format!("And {} more.\nStop these messages {STOP}", 30 - shown);
            assert!(shown > 9 && text.ends_with(&end), "{text}");
            let (_, body) = composed(HOOK, shape, &tables(20, "x"), 10);
            assert!(body[key].as_str().unwrap().contains("And 10 more."), "{body}");
            let (_, body) = composed(HOOK, shape, &tables(3, "x"), 0);
            assert!(!body[key].as_str().unwrap().contains("more."), "{body}");
            // Not even the first.
            let (_, body) = composed(HOOK, shape, &tables(1, &"x".repeat(4000)), 0);
            assert_eq!(body[key], format!("And 1 more.\nStop these messages {STOP}"));
        }
    }

    #[test]
    fn ntfy_gets_the_topic_of_the_address_and_the_link_that_stops() {
        for (url, root) in [
            ("https://ntfy.example/caves", "https://ntfy.example/"),
            ("https://ntfy.example/caves/", "https://ntfy.example/"),
            ("https://house.example/ntfy/caves?auth=x", "https://house.example/ntfy/?auth=x"),
        ] {
            let (posted, body) = composed(url, Shape::Ntfy, &tables(2, "@everyone <b>*"), 0);
            assert_eq!((posted.as_str(), &body["topic"]), (root, &json!("caves")), "{url}");
            assert_eq!(body["title"], "News from 2 tables");
            assert_eq!(body["click"], "https://house.example/table/t1?as=1");
            let line = "It is your turn: @everyone <b>*";
            assert_eq!(body["message"], format!("{line}\n{line}"));
            assert_eq!(
                body["actions"],
                json!([{"action": "view", "label": "Stop these messages", "url": STOP}])
            );
        }
        let (_, body) =
            composed("https://ntfy.example/caves", Shape::Ntfy, &tables(20, &"é".repeat(100)), 10);
        let text = body["message"].as_str().unwrap();
        let shown = text.lines().count() - 1;
        assert!(text.len() <= NTFY && text.ends_with(&format!("\nAnd {} more.", 30 - shown)), "{text}");
        assert_eq!(topic(&Url::parse("https://ntfy.example/").unwrap()), None);
    }

    #[test]
    fn programs_get_everything_and_how_much_is_missing() {
        let (url, body) = composed(HOOK, Shape::Plain, &tables(20, "*<@everyone>"), 10);
        assert_eq!((url.as_str(), &body["more"], &body["stop"]), (HOOK, &json!(10), &json!(STOP)));
        assert_eq!(body["items"].as_array().unwrap().len(), 20);
        assert_eq!(body["items"][19]["words"], "It is your turn: *<@everyone>");
        assert_eq!((&body["id"], &body["items"][0]["occasion"]), (&json!("m1"), &json!("turn")));
    }
}
