//! Everything the server keeps about a person, as one JSON document. It is written table by table, so that its size does not
//! matter.

mod lists;

use std::{collections::BTreeMap, convert::Infallible, sync::Arc};

use axum::body::{Body, Bytes};
use futures_util::{StreamExt as _, stream};
use serde::Serialize;
use serde_json::{Value, json};
use store::{BoxRow, Circle, Person, TableRow, TokenKind};
use table::record::Record;
use tokio::sync::mpsc;

use crate::{
    app::App, archive::Archive, caller::Caller, errors::Error, live_table::seat_names, sessions,
    settings::Settings,
};

/// Chunks that wait for a slow reader.
const CHUNKS: usize = 4;
/// Maximum number of entries of one list: far beyond what a person has.
const MAX_ENTRIES: u32 = 100_000;

/// The data of a person, to be sent.
pub(crate) struct Download {
    app: Arc<App>,
    caller: Caller,
    head: Value,
    tables: Vec<TableRow>,
}

impl Download {
    /// Reads everything but the records of the tables.
    pub(crate) async fn prepare(app: &Arc<App>, caller: Caller) -> Result<Self, Error> {
        let person = caller.require_person()?.clone();
        let head = head(app, &caller, &person).await?;
        let tables = app.store().tables_of(person.id, MAX_ENTRIES).await?;
        Ok(Self { app: Arc::clone(app), caller, head, tables })
    }

    /// The document as the body of a response.
    pub(crate) fn into_body(self) -> Body {
        let (sender, receiver) = mpsc::channel(CHUNKS);
        tokio::spawn(self.write(sender));
        let chunks = stream::unfold(receiver, |mut receiver| async move {
            let chunk = receiver.recv().await?;
            Some((Ok::<Bytes, Infallible>(chunk), receiver))
        });
        // The compression asks once more after the end.
        Body::from_stream(chunks.fuse())
    }

    async fn write(self, sender: mpsc::Sender<Bytes>) {
        let mut head = self.head.to_string();
        // The list of tables is the last entry of the object.
        head.pop();
        head.push_str(",\"tables\":[");
        // The reader may go away at any time.
        let mut open = sender.send(head.into()).await.is_ok();
        for (number, row) in self.tables.into_iter().enumerate() {
            if !open {
                return;
            }
            let comma = if number == 0 { "" } else { "," };
            let table = table(&self.app, &self.caller, row).await;
            open = sender.send(format!("{comma}\n{table}").into()).await.is_ok();
        }
        if open {
            // A failure means the same as above.
            let _ = sender.send("]}\n".into()).await;
        }
    }
}

async fn head(app: &Arc<App>, caller: &Caller, person: &Person) -> Result<Value, Error> {
    let store = app.store();
    let tokens: Vec<Value> = app
        .tokens_of(person)
        .await?
        .iter()
        .map(|token| {
            let kind = match token.kind {
                TokenKind::Browser => "browser",
                TokenKind::Program => "program",
            };
            let id = sessions::public_id(token);
            json!({"id": id, "kind": kind, "created": token.created, "used": token.used, "expires": token.expires})
        })
        .collect();
    let passkeys: Vec<Value> = store
        .passkeys_of(person.id)
        .await?
        .iter()
        .map(|it| json!({"name": it.name, "created": it.created, "used": it.used}))
        .collect();
    let chat: Vec<Value> = store
        .chat_of(person.id, MAX_ENTRIES)
        .await?
        .iter()
        .map(|(table, line)| json!({"table": table.0, "name": line.name, "text": line.text, "at": line.at}))
        .collect();
    let mut boxes = Vec::new();
    for row in store.boxes_of(person.id).await? {
        let text = store.load_box(row.id.clone()).await?.map(|found| found.text);
        let BoxRow { id, game, name, shared, version, created, changed, .. } = row;
        boxes.push(json!({
            "id": id.0, "game": game, "name": name, "shared": shared, "version": version,
            "created": created, "changed": changed, "text": text,
        }));
    }
    let preferences: BTreeMap<&str, &str> = caller.preferences.values().into_iter().collect();
    Ok(json!({
        "account": {"name": person.name, "login": person.login},
        "settings": {
            "language": caller.language.tag(), "theme": caller.theme.name(), "preferences": preferences,
        },
        "recovery_codes_left": store.recovery_codes_left(person.id).await?,
        "tokens": tokens,
        "passkeys": passkeys,
        "profile": lists::profile(app, person).await?,
        "notices": lists::notices(app, caller, person).await?,
        "people": people(&store.circle(person.id, MAX_ENTRIES).await?),
        "invitations": lists::invitations(app, person).await?,
        "reports": lists::reports(app, person).await?,
        "ratings": lists::ratings(app, person).await?,
        "results": lists::results(app, person).await?,
        "puzzles": lists::puzzles(app, person).await?,
        "boxes": boxes,
        "chat": chat,
    }))
}

fn people(circle: &Circle) -> Value {
    let names = |list: &[store::Acquaintance]| -> Vec<Value> {
        list.iter().map(|other| json!({"name": other.name, "at": other.at})).collect()
    };
    let logins = circle.asked_logins.iter().map(|asked| json!({"login": asked.login, "at": asked.at}));
    json!({
        "friends": names(&circle.friends), "asking": names(&circle.asking), "asked": names(&circle.asked),
        "asked_logins": logins.collect::<Vec<_>>(), "blocked": names(&circle.blocked),
    })
}

/// A table of the person. The record contains hidden information, so an unfinished game has none.
#[derive(Serialize)]
struct TableEntry {
    id: String,
    game: String,
    title: String,
    players: Vec<String>,
    /// The seats of the person, from 1.
    seats: Vec<u64>,
    over: bool,
    created: i64,
    changed: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<Record>,
}

async fn table(app: &Arc<App>, caller: &Caller, row: TableRow) -> String {
    let person = caller.person.as_ref().map(|person| store::Occupant::Person(person.id));
    let own = row.seats.iter().filter(|seat| Some(seat.occupant) == person);
    let record = match app.archive(&row.id.0).await {
        Ok(archive) if row.summary.over => Archive::record(archive).ok(),
        Ok(_) | Err(_) => None,
    };
    let entry = TableEntry {
        players: seat_names(&row.seats, &app.messages, caller.language),
        seats: own.map(|seat| u64::from(seat.seat) + 1).collect(),
        title: serde_json::from_str::<Settings>(&row.settings).unwrap_or_default().title,
        over: row.summary.over,
        record,
        id: row.id.0,
        game: row.game,
        created: row.created,
        changed: row.changed,
    };
    serde_json::to_string(&entry).expect("a table has only string keys")
}
