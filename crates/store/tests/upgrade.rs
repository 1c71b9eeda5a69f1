//! Schema migrations, and databases that cannot be opened.

#![allow(clippy::unwrap_used, clippy::panic, reason = "this is a test")]

#[macro_use]
mod common;

use common::{OLD_TABLE, TestDatabase, event, new_table, one_more, second_version};
use store::{ChatLine, NewPerson, SqliteStore, StoreError, TableId};

async fn an_old_database_is_migrated_and_keeps_its_tables(database: TestDatabase) {
    database.execute(&second_version(&database)).await;
    database.execute(OLD_TABLE).await;
    for opened in 0..3 {
        let store = database.open().await;
        let table = store.load(TableId("cave".to_owned())).await.unwrap().unwrap();
        assert_eq!(table.events[..2], [event(0), event(1)]);
        store.append(one_more("cave", 2 + opened)).await.unwrap();
        let person = store.add_person(NewPerson { name: "Oona".to_owned(), at: 1 }).await.unwrap().id;
        let line = ChatLine { person, name: "Oona".to_owned(), text: "still here".to_owned(), at: 1 };
        assert_eq!(
            store.post_chat(TableId("cave".to_owned()), line, Vec::new(), None).await.unwrap(),
            opened + 1
        );
        store.close().await.unwrap();
    }
}

async fn a_newer_schema_is_refused_and_not_changed(database: TestDatabase) {
    database.open().await.close().await.unwrap();
    for needs in ["NULL", "99", "21"] {
        database.execute(&format!("INSERT INTO migrations VALUES (99, 'later', {needs})")).await;
        let error = store::open(database.location()).await.err().unwrap();
        assert!(matches!(error, StoreError::NewerSchema { found: 99, known: 20 }), "{error}");
        database.execute("DELETE FROM migrations WHERE version = 99").await;
    }
    database.open().await.create(new_table("cave", 1)).await.unwrap();
}

/// As a program of the version before finds it that is started again during an upgrade, or after one that was taken back.
async fn a_newer_schema_that_this_program_can_use_is_used_and_not_changed(database: TestDatabase) {
    database.open().await.close().await.unwrap();
    let later = "CREATE TABLE later (id INTEGER PRIMARY KEY);
                 INSERT INTO migrations VALUES (21, 'later', 20), (22, 'later', 20)";
    database.execute(later).await;
    database.open().await.create(new_table("cave", 1)).await.unwrap();
    database.execute("INSERT INTO later VALUES (1)").await;
    assert_eq!(store::examine(database.location()).await.unwrap().unwrap().schema, Some(22));
    // One that came later needs a later program.
    database.execute("INSERT INTO migrations VALUES (23, 'later', 22)").await;
    let error = store::open(database.location()).await.err().unwrap();
    assert!(matches!(error, StoreError::NewerSchema { found: 23, known: 20 }), "{error}");
}

/// What migration 17 and those after it have done is undone, so that they are due again.
const BEFORE_17: &str = "
    DELETE FROM migrations WHERE version >= 17;
    ALTER TABLE puzzle_results DROP COLUMN shown_at;
    DROP TABLE asked_logins;
    ALTER TABLE channels DROP COLUMN failing;
    ALTER TABLE results DROP COLUMN method;
    ALTER TABLE migrations DROP COLUMN needs;
    DROP TRIGGER tokens_have_ended ON tokens;
    DROP TRIGGER names_have_changed ON people;
    DROP TRIGGER blocks_were_added ON blocks;
    DROP TRIGGER blocks_were_removed ON blocks;
    DROP TRIGGER profiles_were_added ON profiles;
    DROP TRIGGER profiles_have_changed ON profiles;
    DROP TRIGGER profiles_were_removed ON profiles;
    DROP FUNCTION note_change_of_names;
    CREATE TRIGGER a_token_has_ended AFTER DELETE ON tokens
        FOR EACH ROW EXECUTE FUNCTION note_change_of_people();
    CREATE TRIGGER somebody_has_another_name AFTER UPDATE OF name, login ON people
        FOR EACH ROW EXECUTE FUNCTION note_change_of_people();
    CREATE TRIGGER blocks_have_changed AFTER INSERT OR DELETE ON blocks
        FOR EACH ROW EXECUTE FUNCTION note_change_of_blocks();
    CREATE TRIGGER profiles_have_changed AFTER INSERT OR UPDATE OR DELETE ON profiles
        FOR EACH ROW EXECUTE FUNCTION note_change_of_profiles();
";

#[tokio::test(flavor = "multi_thread")]
async fn processes_that_cannot_go_on_after_a_migration_must_stop_first() {
    let database = TestDatabase::postgres().await;
    database.open().await.close().await.unwrap();
    database.execute(BEFORE_17).await;
    let runs = async |program: &str, schema: i32, seen: &str| {
        database
            .execute(&format!(
                "INSERT INTO members VALUES ('{program}', '{program}', {schema}, clock_timestamp() - interval '{seen}')"
            ))
            .await;
    };
    // Everything up to 16 breaks what ran before; what came later does not.
    runs("0.9", 15, "0 s").await;
    runs("1.0", 16, "0 s").await;
    runs("0.8", 14, "1 hour").await;
    let error = store::open_for_cluster(database.location()).await.err().unwrap();
    let StoreError::BreakingSchema { version: 16, members } = &error else { panic!("{error}") };
    assert_eq!(members, "0.9", "one can go on, and one has gone");
    database.execute("DELETE FROM members WHERE program = '0.9'").await;
    let store = store::open_for_cluster(database.location()).await.unwrap();
    assert_eq!(store::examine(database.location()).await.unwrap().unwrap().schema, Some(20));
    store.close().await.unwrap();
    // Nothing is due any more.
    runs("0.9", 15, "0 s").await;
    store::open_for_cluster(database.location()).await.unwrap();
}

async fn processes_that_start_together_migrate_once(database: TestDatabase) {
    let starting: Vec<_> = (0..6)
        .map(|_| {
            let location = database.location().to_owned();
            tokio::spawn(async move { store::open(&location).await.map(drop) })
        })
        .collect();
    for started in starting {
        started.await.unwrap().unwrap();
    }
}

both![
    an_old_database_is_migrated_and_keeps_its_tables,
    a_newer_schema_is_refused_and_not_changed,
    a_newer_schema_that_this_program_can_use_is_used_and_not_changed,
    processes_that_start_together_migrate_once,
];

#[test]
fn an_error_names_the_file_that_is_not_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("letter.txt");
    std::fs::write(&path, "Dear Oona, ".repeat(1000)).unwrap();
    let error = SqliteStore::open(&path).err().unwrap().to_string();
    assert!(error.contains("letter.txt") && error.contains("not a database"), "{error}");
    let error = SqliteStore::open(&folder.path().join("missing/ochre.db")).err().unwrap().to_string();
    assert!(error.contains("missing/ochre.db"), "{error}");
}

#[tokio::test]
async fn a_connection_error_names_the_host_but_not_the_password() {
    let port = {
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        free.local_addr().unwrap().port()
    };
    let error = store::open(&format!("postgres://oona:s3cret@127.0.0.1:{port}/ochre")).await.err().unwrap();
    let message = error.to_string();
    assert!(message.contains(&format!("127.0.0.1:{port}")) && message.contains("refused"), "{message}");
    assert!(!message.contains("s3cret"), "{message}");
    let error = store::open("postgres://oona:s3cret@host:port/ochre").await.err().unwrap().to_string();
    assert!(error.contains("URL") && !error.contains("s3cret"), "{error}");
}

/// More failures than there are connections to lose.
const MANY: u32 = 100;

#[tokio::test(flavor = "multi_thread")]
async fn lost_connections_are_reopened() {
    let database = TestDatabase::postgres().await;
    let store = database.open().await;
    store.create(new_table("cave", 0)).await.unwrap();
    let mut written = 0;
    for _ in 0..3 {
        for _ in 0..5 {
            store.append(one_more("cave", written)).await.unwrap();
            written += 1;
        }
        database
            .execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
            .await;
        let mut failures = 0;
        while store.ping().await.is_err() {
            failures += 1;
            assert!(failures < MANY, "the store does not reconnect");
        }
        // A write may fail on the closed connection. Its outcome is unknown, so load the table before the next write.
        while store.append(one_more("cave", written)).await.is_err() {
            failures += 1;
            assert!(failures < MANY, "the store does not write again");
            let table = store.load(TableId("cave".to_owned())).await.unwrap().unwrap();
            written = u64::try_from(table.events.len()).unwrap();
        }
        written += 1;
    }
    let table = store.load(TableId("cave".to_owned())).await.unwrap().unwrap();
    assert_eq!(table.events, (0..written).map(event).collect::<Vec<_>>());
}

/// The rights of everybody but the owner.
#[cfg(unix)]
fn rights_of_others(path: &std::path::Path) -> u32 {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::metadata(path).unwrap().permissions().mode() & 0o077
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_the_database_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ochre.db");
    let files = || std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
    for _ in 0..2 {
        let store = store::open(path.to_str().unwrap()).await.unwrap();
        store.add_person(NewPerson { name: "Oona".to_owned(), at: 1 }).await.unwrap();
        assert!(files().count() > 1, "there is a write-ahead log");
        for file in files() {
            assert_eq!(rights_of_others(&file), 0, "{}", file.display());
        }
        store.close().await.unwrap();
        // As an older version left it.
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    }
}
