//! A message in the words of its reader.

use pages::{Language, Letter, LetterItem};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{Delivery, Occasion, Occupant, PersonId, SeatRow, TableRow};
use table::text::{Phrase, Words as _};

use super::{Notice, push};
use crate::{app::App, live_table::seat_names, settings::Settings};

/// The most items that a message lists.
const LISTED: usize = 20;

/// What a message is about, as stored until it has arrived.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Contents(pub(super) Vec<Told>);

/// A notice about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Told {
    pub(super) table: String,
    pub(super) notice: Notice,
    /// What names the turn; `None` if it is not about one, and in messages of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) turn: Option<u64>,
    /// The length of the log when the message was written: until it grows, the turn is the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) version: Option<u64>,
}

/// A message in words.
#[derive(Clone, Debug)]
pub(super) struct Message {
    /// The same for every attempt to send it.
    pub(super) id: String,
    pub(super) language: Language,
    pub(super) title: String,
    pub(super) items: Vec<Item>,
    /// How many items there are, with those that are not listed.
    pub(super) count: usize,
    /// What is said instead of the items after the first, after the first two, and so on: [`Message::more`].
    more: Vec<String>,
    /// The link that ends messages to this channel, and what it says.
    pub(super) stop: String,
    pub(super) stop_words: String,
    /// The link to the settings, and what it says.
    settings: String,
    settings_words: String,
    /// Why the reader gets it.
    why: String,
    label: String,
}

/// A line of a message.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) occasion: Occasion,
    pub(super) table: String,
    pub(super) words: String,
    /// The game and who plays.
    pub(super) detail: String,
    /// To the seat of the reader.
    pub(super) link: String,
}

impl App {
    /// Puts a message into words. `base` is the address of this server, and empty for links that a browser completes.
    pub(super) fn put_into_words(
        &self,
        delivery: &Delivery,
        contents: &[(Told, TableRow)],
        language: Language,
        base: &str,
    ) -> Message {
        let words = self.messages.plain(language, &[]);
        let say = |key: &'static str| words.say(&Phrase::new(key));
        let person = delivery.channel.person;
        let items: Vec<Item> = contents
            .iter()
            .take(LISTED)
            .map(|(told, row)| self.item(told, row, person, language, base))
            .collect();
        let title = match items.as_slice() {
            [only] => only.words.clone(),
            _ => words.say(&Phrase::new("server-notice-several").number("count", contents.len() as i64)),
        };
        let count = contents.len();
        let more =
            |left_out: usize| words.say(&Phrase::new("server-notice-more").number("count", left_out as i64));
        Message {
            id: delivery.id.clone(),
            language,
            title,
            more: (0..=items.len()).map(|shown| more(count - shown)).collect(),
            items,
            count,
            stop: format!("{base}/notices/stop/{}", delivery.channel.stop),
            stop_words: say("server-notice-stop"),
            settings: format!("{base}/settings#notices"),
            settings_words: say("server-notice-settings"),
            why: say("server-notice-why"),
            label: say("server-notice-open"),
        }
    }

    fn item(&self, told: &Told, row: &TableRow, person: PersonId, language: Language, base: &str) -> Item {
        let words = self.messages.plain(language, &[]);
        let game = words.say(&Phrase::new(format!("{}-title", row.game)));
        let settings: Settings = serde_json::from_str(&row.settings).unwrap_or_default();
        let names = seat_names(&row.seats, &self.messages, language);
        let (table, detail) = if settings.title.is_empty() {
            (game, names.join(", "))
        } else {
            (settings.title, format!("{game} · {}", names.join(", ")))
        };
        let phrase = match &told.notice {
            Notice::Turn { .. } => Phrase::new("server-notice-turn"),
            Notice::Clock { .. } => Phrase::new("server-notice-clock"),
            Notice::Finished => Phrase::new("server-notice-finished"),
            Notice::Invitation { by, .. } => {
                Phrase::new("server-notice-invitation").text("name", by.as_str())
            }
            Notice::Rematch { by, .. } => Phrase::new("server-notice-rematch").text("name", by.as_str()),
            Notice::Mention { by, .. } => Phrase::new("server-notice-mention").text("name", by.as_str()),
        };
        let link = match (&told.notice, seat_of(row, person, &told.notice)) {
            (Notice::Invitation { secret, .. }, _) => format!("{base}/table/{}?invite={secret}", told.table),
            (_, Some(seat)) => format!("{base}/table/{}?as={}", told.table, u32::from(seat) + 1),
            (_, None) => format!("{base}/table/{}", told.table),
        };
        let occasion = told.notice.occasion();
        Item {
            occasion,
            table: told.table.clone(),
            words: words.say(&phrase.text("table", table)),
            detail,
            link,
        }
    }
}

/// The seat of the person that a notice is about.
fn seat_of(row: &TableRow, person: PersonId, notice: &Notice) -> Option<u8> {
    let own = |seat: &&SeatRow| seat.occupant == Occupant::Person(person);
    match notice {
        Notice::Turn { seat } | Notice::Clock { seat } => Some(*seat),
        Notice::Invitation { .. } | Notice::Rematch { .. } | Notice::Mention { .. } | Notice::Finished => {
            row.seats.iter().find(own).map(|seat| seat.seat)
        }
    }
}

impl Message {
    /// What to say instead of the other items if only the first `shown` are shown; `None` if these are all.
    pub(super) fn more(&self, shown: usize) -> Option<&str> {
        self.more.get(shown).filter(|_| shown < self.count).map(String::as_str)
    }

    /// As an e-mail.
    pub(super) fn letter(&self) -> Letter {
        let item = |item: &Item| LetterItem {
            // The heading says it already.
            words: if self.items.len() == 1 { String::new() } else { item.words.clone() },
            detail: item.detail.clone(),
            link: item.link.clone(),
            label: self.label.clone(),
        };
        let more = self.more(self.items.len()).map(str::to_owned);
        let footer = more.into_iter().map(|more| (more, None)).chain([
            (self.why.clone(), None),
            (self.stop_words.clone(), Some(self.stop.clone())),
            (self.settings_words.clone(), Some(self.settings.clone())),
        ]);
        let lines = if self.items.len() == 1 { vec![self.title.clone()] } else { Vec::new() };
        Letter {
            subject: self.title.clone(),
            lines,
            items: self.items.iter().map(item).collect(),
            footer: footer.collect(),
        }
    }

    /// What it is about. A browser shows one message of a tag, the last: so a message that comes twice is seen once.
    pub(super) fn tag(&self) -> &str {
        match self.items.as_slice() {
            [only] => only.table.as_str(),
            _ => "tables",
        }
    }

    /// As the service worker of the browser reads it. What does not fit is counted.
    pub(super) fn payload(&self) -> Vec<u8> {
        let mut shown = self.items.len();
        loop {
            let payload = self.payload_of(shown).to_string().into_bytes();
            if payload.len() <= push::LONGEST || shown == 0 {
                return payload;
            }
            shown -= 1;
        }
    }

    fn payload_of(&self, shown: usize) -> Value {
        let lines: Vec<&str> = match self.items.as_slice() {
            [only] => vec![only.detail.as_str()],
            items => {
                let lines = items.iter().take(shown).map(|item| item.words.as_str());
                lines.chain(self.more(shown)).collect()
            }
        };
        // One table: its seat. Several: the list of tables.
        let link = match self.items.as_slice() {
            [only] => only.link.as_str(),
            _ => "/",
        };
        json!({
            "title": self.title, "body": lines.join("\n"), "link": link, "tag": self.tag(),
            "language": self.language.tag(), "stop": {"words": self.stop_words, "link": self.stop},
        })
    }
}

#[cfg(test)]
impl Message {
    /// A message about tables with these titles, and about so many that are not listed.
    pub(super) fn sample(titles: &[String], unlisted: usize) -> Self {
        let item = |title: &String| Item {
            occasion: Occasion::Turn,
            table: "t1".to_owned(),
            words: format!("It is your turn: {title}"),
            detail: "Ice Age".to_owned(),
            link: "https://house.example/table/t1?as=1".to_owned(),
        };
        let count = titles.len() + unlisted;
        Self {
            id: "m1".to_owned(),
            language: Language::default(),
            title: format!("News from {count} tables"),
            items: titles.iter().map(item).collect(),
            count,
            more: (0..=titles.len()).map(|shown| format!("And {} more.", count - shown)).collect(),
            stop: "https://house.example/notices/stop/s1".to_owned(),
            stop_words: "Stop these messages".to_owned(),
            settings: "https://house.example/settings#notices".to_owned(),
            settings_words: "Settings".to_owned(),
            why: "You asked for it.".to_owned(),
            label: "Go to the table".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_of_an_earlier_version_is_read() {
        let old = r#"[{"table":"t1","notice":{"occasion":"turn","seat":1}}]"#;
        let Contents(told) = serde_json::from_str(old).unwrap();
        assert_eq!((&told[0].notice, told[0].turn, told[0].version), (&Notice::Turn { seat: 1 }, None, None));
        assert_eq!(serde_json::to_string(&Contents(told)).unwrap(), old);
    }

    #[test]
    fn a_message_for_a_browser_counts_what_does_not_fit() {
        let long = vec!["x".repeat(300); 20];
        let message = Message::sample(&long, 10);
        let payload = message.payload();
        assert!(payload.len() <= push::LONGEST, "{}", payload.len());
        let payload: Value = serde_json::from_slice(&payload).unwrap();
        let body = payload["body"].as_str().unwrap();
        let (told, shown) = (body.lines().last().unwrap(), body.lines().count() - 1);
        assert!(shown > 5 && told == format!("And {} more.", 30 - shown), "{body}");
        let short = Message::sample(&["a".to_owned(), "b".to_owned()], 0);
        let payload: Value = serde_json::from_slice(&short.payload()).unwrap();
        assert_eq!(payload["body"], "It is your turn: a\nIt is your turn: b");
        assert_eq!(short.letter().footer.len(), 3);
        assert_eq!(message.letter().footer[0].0, "And 10 more.");
    }
}
