//! What `store::examine` finds in a database.

use std::fs;

use store::{LooseRows, Usage, examine};

use crate::{
    common::{TestDatabase, new_table},
    guest, id, line,
};

both![
    a_healthy_database_has_no_findings_beside_a_server,
    loose_rows_and_broken_logs_are_found,
    an_examination_does_not_migrate
];

async fn a_healthy_database_has_no_findings_beside_a_server(database: TestDatabase) {
    let server = store::open_for_server(database.location()).await.unwrap();
    server.create(new_table("cave", 3)).await.unwrap();
    server.create(new_table("hill", 0)).await.unwrap();
    let found = examine(database.location()).await.unwrap().unwrap();
    assert!(found.is_current() && found.damage.is_empty(), "{found:?}");
    assert_eq!((found.usage, found.loose, found.broken_logs), (Usage::InUse, vec![], vec![]));
    server.close().await.unwrap();
    assert_eq!(examine(database.location()).await.unwrap().unwrap().usage, Usage::Free);
}

async fn loose_rows_and_broken_logs_are_found(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    for table in ["fine", "gap", "short", "hostless"] {
        store.create(new_table(table, 3)).await.unwrap();
        store.post_chat(id(table), line(oona, "Hello"), Vec::new(), None).await.unwrap();
    }
    store.close().await.unwrap();
    let free = if database.is_postgres() {
        "SET session_replication_role = replica;"
    } else {
        "PRAGMA foreign_keys = OFF;"
    };
    let number = "(SELECT number FROM tables WHERE id =";
    database
        .execute(&format!(
            "{free} DELETE FROM people; DELETE FROM hosts WHERE table_number = {number} 'hostless');
             DELETE FROM events WHERE sequence = 1 AND table_number = {number} 'gap');
             DELETE FROM events WHERE sequence = 2 AND table_number = {number} 'short');"
        ))
        .await;
    let found = examine(database.location()).await.unwrap().unwrap();
    let loose = LooseRows {
        table: "chat".to_owned(),
        column: "person".to_owned(),
        parent: "people".to_owned(),
        rows: 4,
    };
    assert_eq!(found.loose, [loose]);
    assert_eq!(found.broken_logs, ["gap", "short", "hostless"].map(id));
}

async fn an_examination_does_not_migrate(database: TestDatabase) {
    database.execute(&crate::common::second_version(&database)).await;
    for _ in 0..2 {
        let found = examine(database.location()).await.unwrap().unwrap();
        assert_eq!(found.schema, Some(2));
        assert!(!found.is_current());
    }
}

#[tokio::test]
async fn a_damaged_or_missing_file_is_found() {
    let database = TestDatabase::sqlite();
    assert_eq!(examine(database.location()).await.unwrap(), None);
    let store = database.open().await;
    for number in 0..50 {
        store.create(new_table(&format!("t{number}"), 40)).await.unwrap();
    }
    store.close().await.unwrap();
    let mut bytes = fs::read(database.location()).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xA5);
    fs::write(database.location(), bytes).unwrap();
    let found = examine(database.location()).await.unwrap().unwrap();
    assert!(!found.damage.is_empty());
}
