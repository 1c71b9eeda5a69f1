//! Rates of durable appends: `cargo bench -p store`, or with a location of your own: `cargo bench -p store -- postgres://…`

#![allow(clippy::print_stdout, reason = "a benchmark prints its results")]

use std::{error::Error, time::Duration};

use store::benchmark::appends_per_second;

const TIME: Duration = Duration::from_secs(3);

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let given: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let mut locations = given.clone();
    if given.is_empty() {
        locations.push(folder.path().join("ochre.db").to_string_lossy().into_owned());
        match std::env::var("OCHRE_TEST_POSTGRES") {
            Ok(url) => locations.push(url),
            Err(_) => println!("OCHRE_TEST_POSTGRES is not set: SQLite only"),
        }
    }
    println!("{:<12}{:>8}{:>16}", "database", "tables", "appends/s");
    for location in locations {
        let store = store::open(&location).await?;
        for tables in [1, 16, 256, 1024] {
            let rate = appends_per_second(&store, tables, TIME).await?;
            let kind = if location.contains("://") { "PostgreSQL" } else { "SQLite" };
            println!("{kind:<12}{tables:>8}{rate:>16.0}");
        }
        store.close().await?;
    }
    Ok(())
}
