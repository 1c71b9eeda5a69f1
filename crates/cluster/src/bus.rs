//! Short messages from one process to all others of its hall. They may be lost; nobody waits for them.

use futures_util::StreamExt as _;
use tokio::sync::mpsc;

use crate::{ClusterError, Connection};

/// The version of the messages. Processes with other messages are not heard: they find out from the database, a little later.
const PROTOCOL: u32 = 2;
/// Messages that wait to be sent. What does not fit is lost.
const QUEUE: usize = 4096;

/// Sends messages.
#[derive(Clone, Debug)]
pub struct Bus {
    outgoing: mpsc::Sender<Vec<u8>>,
}

/// Receives the messages of the other processes.
pub struct Incoming(async_nats::Subscriber);

impl Bus {
    /// Joins the messages of a hall.
    pub async fn join(connection: &Connection, hall: &str) -> Result<(Self, Incoming), ClusterError> {
        let subject = format!("ochre.{hall}.{PROTOCOL}");
        let incoming =
            connection.client().subscribe(subject.clone()).await.map_err(|error| {
                ClusterError::Unreachable { url: subject.clone(), reason: error.to_string() }
            })?;
        let (outgoing, messages) = mpsc::channel(QUEUE);
        tokio::spawn(publish(connection.clone(), subject, messages));
        Ok((Self { outgoing }, Incoming(incoming)))
    }

    /// Sends a message, if NATS is there and not too many wait. Returns whether it may arrive.
    pub fn send(&self, message: Vec<u8>) -> bool {
        self.outgoing.try_send(message).is_ok()
    }
}

impl Incoming {
    /// The next message; `None` when the connection was closed for good.
    pub async fn next(&mut self) -> Option<Vec<u8>> {
        self.0.next().await.map(|message| message.payload.to_vec())
    }
}

async fn publish(connection: Connection, subject: String, mut messages: mpsc::Receiver<Vec<u8>>) {
    while let Some(message) = messages.recv().await {
        // The client would keep messages for a server that is away, and then make senders wait.
        if !connection.is_up() {
            continue;
        }
        if let Err(error) = connection.client().publish(subject.clone(), message.into()).await {
            tracing::debug!(%error, "a message to the other processes is lost");
        }
    }
}
