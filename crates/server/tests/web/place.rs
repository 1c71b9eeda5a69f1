//! Where a test server runs. Suites that ask the same questions everywhere list their tests with `everywhere!`.

use server::Config;

use crate::{
    database::TestDatabase,
    kit::{TestServer, config},
};

/// Where a test server runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// One process with a SQLite file.
    Sqlite,
    /// One process with a PostgreSQL database.
    Postgres,
    /// Two processes with a PostgreSQL database and NATS. Clients take turns between them.
    Cluster,
}

impl Place {
    pub(crate) async fn start(self) -> TestServer {
        self.start_with(config()).await
    }

    pub(crate) async fn start_with(self, config: Config) -> TestServer {
        match self {
            Self::Sqlite => TestServer::start_with(config).await,
            Self::Postgres => TestServer::start_on(TestDatabase::postgres().await, config).await,
            Self::Cluster => TestServer::start_cluster(TestDatabase::postgres().await, &nats(), config).await,
        }
    }
}

/// The address of the NATS server of the test run.
pub(crate) fn nats() -> String {
    std::env::var("OCHRE_TEST_NATS").expect("`cargo xtask test` starts NATS and sets it")
}

/// Runs each test in each [`Place`].
macro_rules! everywhere {
    ($($test:ident),+ $(,)?) => {
        everywhere!(@place sqlite Sqlite $($test)+);
        everywhere!(@place postgres Postgres $($test)+);
        everywhere!(@place cluster Cluster $($test)+);
    };
    (@place $module:ident $place:ident $($test:ident)+) => {
        mod $module {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                super::$test(crate::place::Place::$place).await;
            })+
        }
    };
}
