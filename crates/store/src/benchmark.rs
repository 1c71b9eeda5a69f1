//! The rate of durable appends without a server: the baseline for load tests.

use std::{
    sync::Arc,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use crate::{Append, Host, NewTable, Seating, Store, StoreError, StoredEvent, Summary, TableId};

/// As long as an average event.
const BODY: &str =
    r#"{"by":1,"choice":"hunt 3 at steppe","outcomes":["bear","two stones","nothing at all"],"undo":false}"#;

/// Appends events to `tables` new tables concurrently, one at a time to each, for the duration `time`. Returns the
/// number of durable appends per second. The tables are not removed.
pub async fn appends_per_second(
    store: &Arc<dyn Store>,
    tables: usize,
    time: Duration,
) -> Result<f64, StoreError> {
    let run = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_err(|error| StoreError::Database(format!("the system clock is before 1970: {error}")))?
        .as_nanos();
    let mut writers = Vec::with_capacity(tables);
    for number in 0..tables {
        let id = TableId(format!("benchmark-{run}-{number}"));
        store.create(table(id.clone())).await?;
        writers.push((Arc::clone(store), id));
    }
    let begin = Instant::now();
    let writers: Vec<_> =
        writers.into_iter().map(|(store, id)| tokio::spawn(append_until(store, id, begin + time))).collect();
    let mut events = 0;
    for writer in writers {
        events += writer.await.map_err(|error| StoreError::Database(error.to_string()))??;
    }
    Ok(f64::from(events) / begin.elapsed().as_secs_f64())
}

async fn append_until(store: Arc<dyn Store>, table: TableId, end: Instant) -> Result<u32, StoreError> {
    let mut written = 0;
    while Instant::now() < end {
        let events = vec![StoredEvent { body: BODY.to_owned(), client: None, at: 0, story: None }];
        let first = u64::from(written);
        let append = Append {
            table: table.clone(),
            first,
            known: None,
            events,
            summary: summary(first + 1),
            clock: None,
            ending: None,
            outbox: Vec::new(),
        };
        store.append(append).await?;
        written += 1;
    }
    Ok(written)
}

fn table(id: TableId) -> NewTable {
    NewTable {
        id,
        game: "benchmark".to_owned(),
        head: "{}".to_owned(),
        settings: "{}".to_owned(),
        public: false,
        paced: false,
        seats: Vec::new(),
        events: Vec::new(),
        summary: summary(0),
        host: Host {
            owner: None,
            invitation: String::new(),
            rematch: String::new(),
            seating: Seating::Anyone,
            ended: false,
            guide_skipped: false,
        },
        clock: None,
        ending: None,
        outbox: Vec::new(),
        at: 0,
    }
}

fn summary(version: u64) -> Summary {
    Summary { turn: None, over: true, bot: false, version, shown: "{}".to_owned() }
}
