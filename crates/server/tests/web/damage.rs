//! Stored tables that this program cannot load: a page explains it, the log says why, everything else continues.

use std::{
    io,
    sync::{Mutex, Once},
};

use serde_json::json;
use store::{NewTable, Store, StoredTable, TableId};

use crate::kit::TestServer;

/// The error log of this process.
static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct LogWriter;

impl io::Write for LogWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn capture_log() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let log = tracing_subscriber::fmt().with_max_level(tracing::Level::ERROR).with_ansi(false);
        log.with_writer(|| LogWriter).init();
    });
}

/// The line of the error log about this table.
fn logged(id: &str) -> String {
    let log = String::from_utf8(LOG.lock().unwrap().clone()).unwrap();
    let line = log.lines().find(|line| line.contains(id));
    line.unwrap_or_else(|| panic!("nothing about {id} in\n{log}")).to_owned()
}

/// Stores a copy of `table` with `change` applied.
pub(crate) async fn store_damaged(
    store: &dyn Store,
    table: &StoredTable,
    id: &str,
    change: impl FnOnce(&mut NewTable),
) {
    let row = table.row.clone();
    let mut damaged = NewTable {
        id: TableId(id.to_owned()),
        game: row.game,
        head: table.head.clone(),
        settings: row.settings,
        public: true,
        paced: false,
        seats: row.seats,
        events: table.events.clone(),
        summary: row.summary,
        host: table.host.clone(),
        clock: table.clock,
        ending: table.ending.clone(),
        outbox: Vec::new(),
        at: row.created,
    };
    change(&mut damaged);
    store.create(damaged).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_loaded_is_reported_and_kept() {
    capture_log();
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let sound = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    let turn = ada.table(&sound).await["turn"].as_u64().unwrap();
    ada.play_on(&ada.table_as(&sound, turn).await).await;
    let store = server.store().await;
    let stored = store.load(TableId(sound.clone())).await.unwrap().unwrap();

    store_damaged(store.as_ref(), &stored, "unknowngame", |table| table.game = "chess".to_owned()).await;
    store_damaged(store.as_ref(), &stored, "illegalevent", |table| {
        let last = table.events.last_mut().unwrap();
        last.body = json!({"seat": turn, "play": "no such action"}).to_string();
    })
    .await;
    store_damaged(store.as_ref(), &stored, "garbledevent", |table| {
        table.events[0].body = "{".to_owned();
    })
    .await;
    store_damaged(store.as_ref(), &stored, "missingseat", |table| {
        table.seats.pop();
    })
    .await;
    store_damaged(store.as_ref(), &stored, "unknownlevel", |table| {
        table.seats[0].bot = Some("mighty".to_owned());
    })
    .await;

    for (id, reason) in [
        ("unknowngame", "there is no game 'chess'"),
        ("illegalevent", "no such action"),
        ("garbledevent", "event 0"),
        ("missingseat", "the game has 2 seats, the table has 1"),
        ("unknownlevel", "there is no bot level 'mighty'"),
    ] {
        let before = store.load(TableId(id.to_owned())).await.unwrap();
        let (status, answer) = ada.get(&format!("/tables/{id}")).await;
        assert_eq!((status, &answer["error"]["code"]), (409, &json!("table-unreadable")), "{id}: {answer}");
        assert!(!answer.to_string().contains(reason), "{id}: details are for the log only");
        let page = server.browser().get(&format!("/table/{id}")).await;
        assert_eq!(page.status, 200);
        assert!(page.text.contains("continue the"), "{}", page.text);
        assert!(!page.text.contains(reason), "{id}: details are for the log only");
        assert!(logged(id).contains(reason), "{}", logged(id));
        assert_eq!(store.load(TableId(id.to_owned())).await.unwrap(), before, "{id} is not changed");
    }

    // Lists leave out the table whose game is unknown; the sound table goes on.
    assert_eq!(server.browser().get("/").await.status, 200);
    let (status, listed) = ada.get("/tables").await;
    assert_eq!(status, 200);
    let ids: Vec<_> = listed.as_array().unwrap().iter().map(|row| row["id"].as_str().unwrap()).collect();
    assert!(!ids.contains(&"unknowngame") && ids.contains(&"illegalevent"), "{ids:?}");
    let turn = ada.table(&sound).await["turn"].as_u64().unwrap();
    assert_eq!(ada.play_on(&ada.table_as(&sound, turn).await).await.0, 200);

    // A restart resumes what it can.
    let server = server.restart().await;
    assert_eq!(ada.at(&server).get(&format!("/tables/{sound}")).await.0, 200);
}
