//! The connection to NATS. It comes back by itself.

use std::time::Duration;

use async_nats::{Client, ConnectError, ConnectErrorKind, Event, connection::State};
use tokio::sync::watch;

use crate::address::Address;

/// Why the cluster cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ClusterError {
    /// The address is not one of NATS.
    #[error("'{url}' is not an address of NATS, such as nats://127.0.0.1:4222: {reason}")]
    Address {
        /// What was given, without its password.
        url: String,
        /// What is wrong with it.
        reason: String,
    },
    /// NATS cannot be reached.
    #[error("NATS at {url} cannot be reached: {reason}")]
    Unreachable {
        /// The address without its password.
        url: String,
        /// What the client reports.
        reason: String,
    },
    /// NATS does not know the user, or wants another password.
    #[error(
        "NATS at {url} refuses the user or the password of its address, or wants one: nats://USER:PASSWORD@HOST"
    )]
    Refused {
        /// The address without its password.
        url: String,
    },
}

/// How long the first connection may take.
const FIRST: Duration = Duration::from_secs(5);

/// A connection to NATS, shared by everything in a process. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct Connection {
    client: Client,
    up: watch::Receiver<bool>,
}

impl Connection {
    /// Connects to the NATS at a URL, or at several with commas between them. If it is away, now or later, the connection is made
    /// again in the background, without a limit of attempts. Fails if the address is wrong, or NATS refuses the password.
    pub async fn open(url: &str, name: &str) -> Result<Self, ClusterError> {
        match Self::open_now(url, name).await {
            Err(error @ ClusterError::Unreachable { .. }) => tracing::warn!(%error, "trying again"),
            opened => return opened,
        }
        connect(&Address::parse(url)?, name, FirstAttempt::MayFail).await
    }

    /// The same, but fails if NATS does not answer in time.
    pub async fn open_now(url: &str, name: &str) -> Result<Self, ClusterError> {
        connect(&Address::parse(url)?, name, FirstAttempt::Succeeds).await
    }

    /// Whether NATS answers now.
    pub fn is_up(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Whether NATS answers, and every change of that.
    pub fn changes(&self) -> watch::Receiver<bool> {
        self.up.clone()
    }

    /// The client of the library.
    pub const fn client(&self) -> &Client {
        &self.client
    }
}

/// What happens if NATS is not there at the beginning.
#[derive(Clone, Copy)]
enum FirstAttempt {
    /// There is no connection.
    Succeeds,
    /// It is made later.
    MayFail,
}

async fn connect(address: &Address, name: &str, first: FirstAttempt) -> Result<Connection, ClusterError> {
    let (sender, up) = watch::channel(false);
    let options = address
        .options()
        .name(name)
        // Nobody listens to itself.
        .no_echo()
        .event_callback(move |event| {
            match event {
                Event::Connected => drop(sender.send_replace(true)),
                Event::Disconnected | Event::Closed => drop(sender.send_replace(false)),
                other => tracing::debug!(%other, "NATS"),
            }
            std::future::ready(())
        })
        .connection_timeout(FIRST)
        .ping_interval(Duration::from_secs(2))
        .reconnect_delay_callback(|attempts| Duration::from_millis((50 << attempts.min(5)) as u64));
    let options = match first {
        FirstAttempt::Succeeds => options,
        FirstAttempt::MayFail => options.retry_on_initial_connect(),
    };
    let client = options.connect(address.servers()).await.map_err(|error| explain(address, &error))?;
    Ok(Connection { client, up })
}

fn explain(address: &Address, error: &ConnectError) -> ClusterError {
    let url = address.shown();
    match error.kind() {
        ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication => {
            ClusterError::Refused { url }
        }
        _ => ClusterError::Unreachable { url, reason: error.to_string() },
    }
}
