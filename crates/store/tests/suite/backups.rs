//! Backups of either database, restored into either.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use rusqlite::{Connection, types::Value};
use store::{
    BackupError, BoxId, BoxLimits, Contents, Existing, NewBox, NewReview, Occupant, RatingRow, ReviewKey,
    SeatResult, Settlement, Store, StoreError, StoredRating, TableId, TableResult, back_up, restore,
};
use tempfile::TempDir;

use crate::{
    common::{TestDatabase, account, event, host, new_table, one_more, seat, token},
    guest, id, line, load, take_seat,
};

both![
    a_backup_of_a_busy_database_holds_whole_logs,
    everything_comes_back_the_same_in_either_database,
    an_older_schema_is_backed_up_as_it_is_and_migrated_when_it_is_restored,
    a_database_is_replaced_only_on_request_and_never_under_a_server,
    a_failed_restore_leaves_what_was_there,
    a_backup_from_before_an_upgrade_takes_the_place_of_a_newer_schema,
    there_is_nothing_to_back_up_before_a_server_has_used_the_database,
];

fn backup_in(folder: &TempDir) -> PathBuf {
    folder.path().join("backup.ochre")
}

/// A database of each kind to restore into.
async fn targets() -> [TestDatabase; 2] {
    [TestDatabase::sqlite(), TestDatabase::postgres().await]
}

/// Every table that some writer wrote has the events 0, 1, 2… without a gap; how many there are in all.
async fn check_logs(store: &Arc<dyn Store>, acknowledged: &[u64]) -> u64 {
    let mut events = 0;
    for (number, least) in acknowledged.iter().enumerate() {
        let table = load(store, &format!("t{number}")).await;
        let found = u64::try_from(table.events.len()).unwrap();
        assert!(found >= *least, "t{number} has {found} events, but {least} were acknowledged before");
        assert_eq!(table.row.summary.version, found);
        assert_eq!(table.events, (0..found).map(event).collect::<Vec<_>>());
        events += found;
    }
    events
}

async fn a_backup_of_a_busy_database_holds_whole_logs(database: TestDatabase) {
    const TABLES: usize = 8;
    let server = store::open_for_server(database.location()).await.unwrap();
    let acknowledged: Arc<Vec<AtomicU64>> = Arc::new((0..TABLES).map(|_| AtomicU64::new(0)).collect());
    let mut writers = Vec::new();
    for number in 0..TABLES {
        server.create(new_table(&format!("t{number}"), 0)).await.unwrap();
        let (server, acknowledged) = (Arc::clone(&server), Arc::clone(&acknowledged));
        writers.push(tokio::spawn(async move {
            for first in 0.. {
                server.append(one_more(&format!("t{number}"), first)).await.unwrap();
                acknowledged[number].store(first + 1, Ordering::SeqCst);
            }
        }));
    }
    let folder = tempfile::tempdir().unwrap();
    let (file, mut before) = (backup_in(&folder), 0);
    for _ in 0..3 {
        // Writers must have got on since the last backup.
        let written = || acknowledged.iter().map(|it| it.load(Ordering::SeqCst)).collect::<Vec<_>>();
        while written().iter().sum::<u64>() < before + 40 {
            tokio::task::yield_now().await;
        }
        let least = written();
        let contents = back_up(database.location(), &file, Existing::Replace).await.unwrap();
        for target in targets().await {
            assert_eq!(restore(&file, target.location(), Existing::Keep).await.unwrap(), contents);
            let events = check_logs(&target.open().await, &least).await;
            assert_eq!(contents.events, events);
            before = events;
        }
    }
    for writer in writers {
        assert!(!writer.is_finished(), "a backup made a write fail");
        writer.abort();
    }
}

/// Something in every table of the schema.
async fn furnish(store: &Arc<dyn Store>) {
    let (oona, brak) = (guest(store, "Oona").await, guest(store, "Łucja 🦣").await);
    store.register(oona, account("oona", "hash")).await.unwrap();
    store.add_token(token(7, oona)).await.unwrap();
    let mut table = new_table("cave", 3);
    table.host = host(Some(oona));
    table.ending = Some("[]".to_owned());
    table.events[1].story = Some(r#"{"en":"A 'quoted' \"line\"\n\t"}"#.to_owned());
    table.events[2].client = None;
    store.create(table).await.unwrap();
    store.create(new_table("hill", 0)).await.unwrap();
    take_seat(store, "cave", seat(1, Occupant::Person(brak))).await.unwrap();
    store.post_chat(id("cave"), line(brak, "Hello"), Vec::new(), None).await.unwrap();
    let limits = BoxLimits { boxes: 9, versions: 9, bytes: 9_999 };
    let new = NewBox {
        id: BoxId("box".to_owned()),
        owner: oona,
        game: "ice-age".to_owned(),
        name: "Ours".to_owned(),
        text: "[cards]".to_owned(),
        at: 5,
    };
    store.create_box(new, limits).await.unwrap();
    store.set_draft(BoxId("box".to_owned()), "axe".to_owned(), Some("{}".to_owned())).await.unwrap();
    store.note_use(brak, BoxId("box".to_owned()), 6).await.unwrap();
    let key =
        ReviewKey { table: id("cave"), depth: 9, seed: u64::MAX, knowledge: "seat".to_owned(), program: 1 };
    store.begin_review(NewReview { key: key.clone(), person: Some(brak), at: 8 }).await.unwrap();
    store.keep_findings(key, 0, vec!["{}".to_owned()]).await.unwrap();
    crate::house::furnish(store, oona, brak).await;
    crate::accounts::furnish(store, oona, brak).await;
    crate::notices::furnish(store, oona).await;
    crate::puzzles::furnish(store, oona).await;
    let played = |seat, person| SeatResult {
        seat,
        name: String::new(),
        person,
        level: None,
        points: -3,
        place: 1,
        sources: "[]".to_owned(),
        change: None,
    };
    let result = TableResult {
        table: id("cave"),
        number: 0,
        game: "ice-age".to_owned(),
        options: "{}".to_owned(),
        rules: 1,
        public: true,
        verdict: "rated".to_owned(),
        choices: 3,
        started: 1,
        ended: 2,
        seats: vec![played(0, None), played(1, Some(brak))],
    };
    store.record_result(result).await.unwrap();
    let rating = StoredRating { rating: 26_500_000, uncertainty: 8_000_000 };
    let row = RatingRow { person: brak, game: "ice-age".to_owned(), rating, games: 1, at: 2 };
    let settlement = Settlement { game: "ice-age".to_owned(), ratings: vec![row], ..Settlement::default() };
    store.settle(settlement).await.unwrap();
    store.set_profile(oona, "handle".to_owned(), true).await.unwrap();
}

type Rows = Vec<Vec<Value>>;

/// All rows of a backup, by table.
fn rows_of(file: &Path) -> Vec<(String, Rows)> {
    let connection = Connection::open(file).unwrap();
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'
                  AND name <> 'migrations' ORDER BY name";
    let mut tables = connection.prepare(tables).unwrap();
    let names: Vec<String> = tables.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let rows_in = |name: String| {
        let mut rows = connection.prepare(&format!("SELECT * FROM {name} ORDER BY 1, 2")).unwrap();
        let width = rows.column_count();
        let rows = rows.query_map([], |row| (0..width).map(|column| row.get(column)).collect()).unwrap();
        let rows: Rows = rows.map(Result::unwrap).collect();
        (name, rows)
    };
    names.into_iter().map(rows_in).collect()
}

async fn everything_comes_back_the_same_in_either_database(database: TestDatabase) {
    let store = database.open().await;
    furnish(&store).await;
    let folder = tempfile::tempdir().unwrap();
    let file = backup_in(&folder);
    let contents = back_up(database.location(), &file, Existing::Keep).await.unwrap();
    assert_eq!(contents, Contents { people: 3, tables: 2, events: 3 });
    let rows = rows_of(&file);
    let empty: Vec<_> = rows.iter().filter(|(_, rows)| rows.is_empty()).map(|(name, _)| name).collect();
    assert!(rows.len() > 10 && empty.is_empty(), "the test must fill every table: {empty:?}");
    for target in targets().await {
        assert_eq!(restore(&file, target.location(), Existing::Keep).await.unwrap(), contents);
        // Pages that were open before must notice that the tables are others.
        target.execute("UPDATE summaries SET revision = revision - 1048576").await;
        let again = folder.path().join("again");
        back_up(target.location(), &again, Existing::Replace).await.unwrap();
        assert_eq!(rows_of(&again), rows);
        // New rows get numbers of their own.
        let (old, new) = (store.token([7; 32]).await.unwrap().unwrap().0, target.open().await);
        assert_eq!(new.token([7; 32]).await.unwrap().unwrap().0, old);
        assert!(guest(&new, "Rana").await > old.id);
        new.create(new_table("lake", 1)).await.unwrap();
        assert_eq!(load(&new, "cave").await, load(&store, "cave").await);
        assert_eq!(new.all_tables().await.unwrap(), ["cave", "hill", "lake"].map(id));
    }
}

async fn an_older_schema_is_backed_up_as_it_is_and_migrated_when_it_is_restored(database: TestDatabase) {
    database.execute(&crate::common::second_version(&database)).await;
    database.execute(crate::common::OLD_TABLE).await;
    let folder = tempfile::tempdir().unwrap();
    let file = backup_in(&folder);
    back_up(database.location(), &file, Existing::Keep).await.unwrap();
    assert_eq!(store::examine(database.location()).await.unwrap().unwrap().schema, Some(2));
    for target in targets().await {
        restore(&file, target.location(), Existing::Keep).await.unwrap();
        assert_eq!(load(&target.open().await, "cave").await.events, [event(0), event(1)]);
    }
    let backup = Connection::open(&file).unwrap();
    backup.execute("INSERT INTO migrations (version, at) VALUES (99, 'later')", []).unwrap();
    drop(backup);
    let target = TestDatabase::sqlite();
    let error = restore(&file, target.location(), Existing::Keep).await.err().unwrap();
    assert!(matches!(error, BackupError::Store(StoreError::NewerSchema { found: 99, .. })), "{error}");
    assert!(!Path::new(target.location()).exists());
}

async fn a_database_is_replaced_only_on_request_and_never_under_a_server(database: TestDatabase) {
    let folder = tempfile::tempdir().unwrap();
    let file = backup_in(&folder);
    let origin = TestDatabase::sqlite();
    origin.open().await.create(new_table("old", 2)).await.unwrap();
    back_up(origin.location(), &file, Existing::Keep).await.unwrap();

    let server = store::open_for_server(database.location()).await.unwrap();
    server.create(new_table("new", 1)).await.unwrap();
    let error = restore(&file, database.location(), Existing::Replace).await.err().unwrap();
    assert!(matches!(error, BackupError::InUse(_)), "{error}");
    server.close().await.unwrap();

    let error = restore(&file, database.location(), Existing::Keep).await.err().unwrap();
    assert!(matches!(error, BackupError::NotEmpty(_)), "{error}");
    assert!(error.to_string().contains("--replace") && !error.to_string().contains("s3cret"), "{error}");
    assert_eq!(database.open().await.all_tables().await.unwrap(), [id("new")]);

    restore(&file, database.location(), Existing::Replace).await.unwrap();
    let store = store::open_for_server(database.location()).await.unwrap();
    assert_eq!(store.all_tables().await.unwrap(), [id("old")]);
    assert!(store.load(TableId("new".to_owned())).await.unwrap().is_none());
}

async fn a_failed_restore_leaves_what_was_there(database: TestDatabase) {
    let folder = tempfile::tempdir().unwrap();
    let file = backup_in(&folder);
    let origin = TestDatabase::sqlite();
    furnish(&origin.open().await).await;
    back_up(origin.location(), &file, Existing::Keep).await.unwrap();
    let there = database.open().await;
    there.create(new_table("new", 1)).await.unwrap();
    there.close().await.unwrap();
    let good = fs::read(&file).unwrap();
    let mut torn = good.clone();
    torn.truncate(good.len() / 2);
    let mut garbled = good.clone();
    let middle = garbled.len() / 2;
    garbled[middle..middle + 4096].fill(0xA5);
    for bytes in [&b""[..], b"Dear Oona, ", &torn, &garbled] {
        fs::write(&file, bytes).unwrap();
        let error = restore(&file, database.location(), Existing::Replace).await.err().unwrap();
        assert!(error.to_string().contains("backup.ochre"), "{error}");
    }
    // A value that only PostgreSQL refuses, when half of the tables are written.
    fs::write(&file, &good).unwrap();
    Connection::open(&file).unwrap().execute("UPDATE summaries SET turn = 100000", []).unwrap();
    if database.is_postgres() {
        let error = restore(&file, database.location(), Existing::Replace).await.err().unwrap();
        assert!(error.to_string().contains("100000"), "{error}");
    }
    // A reference to nothing.
    fs::write(&file, &good).unwrap();
    let backup = Connection::open(&file).unwrap();
    backup.execute_batch("PRAGMA foreign_keys = OFF; DELETE FROM people").unwrap();
    drop(backup);
    let error = restore(&file, database.location(), Existing::Replace).await.err().unwrap();
    assert!(error.to_string().contains("missing rows of people"), "{error}");
    let error =
        restore(&folder.path().join("none"), database.location(), Existing::Replace).await.err().unwrap();
    assert!(matches!(error, BackupError::File { .. }), "{error}");
    let there = store::open_for_server(database.location()).await.unwrap();
    assert_eq!(there.all_tables().await.unwrap(), [id("new")]);
    assert_eq!(load(&there, "new").await.events, [event(0)]);
}

/// On PostgreSQL tables of the newer schema would stay: there the way back is a new database.
async fn a_backup_from_before_an_upgrade_takes_the_place_of_a_newer_schema(database: TestDatabase) {
    let folder = tempfile::tempdir().unwrap();
    let file = backup_in(&folder);
    let store = database.open().await;
    store.create(new_table("cave", 2)).await.unwrap();
    back_up(database.location(), &file, Existing::Keep).await.unwrap();
    store.close().await.unwrap();
    database
        .execute("CREATE TABLE later (id INTEGER PRIMARY KEY); INSERT INTO migrations (version, at) VALUES (99, 'later')")
        .await;
    let restored = restore(&file, database.location(), Existing::Replace).await;
    if database.is_postgres() {
        let error = restored.err().unwrap();
        assert!(matches!(error, BackupError::Store(StoreError::NewerSchema { found: 99, .. })), "{error}");
        database.execute("DELETE FROM migrations WHERE version = 99").await;
    } else {
        restored.unwrap();
        database.execute("CREATE TABLE later (id INTEGER PRIMARY KEY)").await;
    }
    assert_eq!(load(&database.open().await, "cave").await.events, [event(0), event(1)]);
}

async fn there_is_nothing_to_back_up_before_a_server_has_used_the_database(database: TestDatabase) {
    let folder = tempfile::tempdir().unwrap();
    let error = back_up(database.location(), &backup_in(&folder), Existing::Keep).await.err().unwrap();
    assert!(matches!(error, BackupError::NoDatabase(_)), "{error}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_is_one_private_file_that_replaces_another_only_on_request() {
    use std::os::unix::fs::PermissionsExt as _;
    let (database, folder) = (TestDatabase::sqlite(), tempfile::tempdir().unwrap());
    let (store, file) = (database.open().await, backup_in(&folder));
    store.create(new_table("cave", 1)).await.unwrap();
    fs::write(&file, "mine").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let error = back_up(database.location(), &file, Existing::Keep).await.err().unwrap();
    assert!(matches!(error, BackupError::FileExists(_)), "{error}");
    assert_eq!(fs::read(&file).unwrap(), b"mine");
    back_up(database.location(), &file, Existing::Replace).await.unwrap();
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    // A backup over the database, by whatever name, would destroy it under the server.
    let alias = folder.path().join("alias");
    std::os::unix::fs::symlink(database.location(), &alias).unwrap();
    for name in [Path::new(database.location()), &alias] {
        let error = back_up(database.location(), name, Existing::Replace).await.err().unwrap();
        assert!(matches!(error, BackupError::SameFile(_)), "{error}");
        let error = restore(name, database.location(), Existing::Replace).await.err().unwrap();
        assert!(matches!(error, BackupError::SameFile(_)), "{error}");
    }
    // A file of another program is not touched.
    let other = folder.path().join("letters.sqlite");
    Connection::open(&other).unwrap().execute_batch("CREATE TABLE letters (text TEXT)").unwrap();
    let place = other.to_str().unwrap();
    let error = restore(&file, place, Existing::Replace).await.err().unwrap();
    assert!(matches!(error, BackupError::Foreign(_)), "{error}");
    let error = restore(&other, database.location(), Existing::Replace).await.err().unwrap();
    assert!(matches!(error, BackupError::NotABackup { .. }), "{error}");
    assert_eq!(load(&store, "cave").await.events, [event(0)]);
}
