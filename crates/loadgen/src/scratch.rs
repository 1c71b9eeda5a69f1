//! Databases of one set-up each, so that none finds the tables of those before it.

use tokio_postgres::{Client, NoTls};

use crate::Failure;

/// A new database on a PostgreSQL server.
pub(crate) struct Scratch {
    server: Client,
    name: String,
    /// Its URL.
    pub(crate) url: String,
}

impl Scratch {
    /// Creates it beside the database of a URL.
    pub(crate) async fn create(beside: &str, name: &str) -> Result<Scratch, Failure> {
        let (base, _) = beside.rsplit_once('/').ok_or("the URL of the database has no name of a database")?;
        let (server, connection) = tokio_postgres::connect(beside, NoTls).await?;
        tokio::spawn(connection);
        server.batch_execute(&format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)")).await?;
        server.batch_execute(&format!("CREATE DATABASE {name}")).await?;
        // What those before have left to write is not to be measured here.
        server.batch_execute("CHECKPOINT").await?;
        Ok(Scratch { server, name: name.to_owned(), url: format!("{base}/{name}") })
    }

    /// Deletes it.
    pub(crate) async fn delete(self) -> Result<(), Failure> {
        Ok(self.server.batch_execute(&format!("DROP DATABASE {} WITH (FORCE)", self.name)).await?)
    }
}
