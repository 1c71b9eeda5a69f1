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
}

/// A message in words.
#[derive(Clone, Debug)]
pub(super) struct Message {
    /// The same for every attempt to send it.
    pub(super) id: String,
    pub(super) language: Language,
    pub(super) title: String,
    pub(super) items: Vec<Item>,
    /// What did not fit; `None` if everything did.
    pub(super) more: Option<String>,
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
        let left_out = contents.len().saturating_sub(LISTED) as i64;
        let more =
            (left_out > 0).then(|| words.say(&Phrase::new("server-notice-more").number("count", left_out)));
        Message {
            id: delivery.id.clone(),
            language,
            title,
            items,
            more,
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
            Notice::Rematch { by } => Phrase::new("server-notice-rematch").text("name", by.as_str()),
            Notice::Mention { by } => Phrase::new("server-notice-mention").text("name", by.as_str()),
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
    /// As an e-mail.
    pub(super) fn letter(&self) -> Letter {
        let item = |item: &Item| LetterItem {
            // The heading says it already.
            words: if self.items.len() == 1 { String::new() } else { item.words.clone() },
            detail: item.detail.clone(),
            link: item.link.clone(),
            label: self.label.clone(),
        };
        let footer = self.more.iter().map(|more| (more.clone(), None)).chain([
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

    /// As the service worker of the browser reads it. What does not fit is left out.
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
            items => items.iter().take(shown).map(|item| item.words.as_str()).collect(),
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
