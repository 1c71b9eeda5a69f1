//! The connection to NATS. It comes back by itself.

use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, connection::State};
use tokio::sync::watch;

/// Why the cluster cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ClusterError {
    /// The address is not one of NATS.
    #[error("{url} is not an address of NATS, such as nats://127.0.0.1:4222: {reason}")]
    Address {
        /// What was given.
        url: String,
        /// What is wrong with it.
        reason: String,
    },
    /// NATS cannot be reached, or refuses.
    #[error("NATS at {url} cannot be reached: {reason}")]
    Unreachable {
        /// The address without its password.
        url: String,
        /// What the client reports.
        reason: String,
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
    /// Connects, and fails if NATS does not answer in time. Later interruptions are repaired in the background, without a limit
    /// of attempts.
    pub async fn open(url: &str, name: &str) -> Result<Self, ClusterError> {
        let address: async_nats::ServerAddr = url.parse().map_err(|error: std::io::Error| {
            ClusterError::Address { url: url.to_owned(), reason: error.to_string() }
        })?;
        let shown = format!("{}:{}", address.host(), address.port());
        let (sender, up) = watch::channel(false);
        let options = ConnectOptions::new()
            .name(name)
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
        let client = options
            .connect(address)
            .await
            .map_err(|error| ClusterError::Unreachable { url: shown, reason: error.to_string() })?;
        Ok(Self { client, up })
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
