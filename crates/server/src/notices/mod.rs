//! Telling people who are not there that a table waits for them.
//!
//! * [`Notice`] says what there is to tell. It is written to the outbox in the transaction of its cause.
//! * `dispatcher` looks at notices when they are due, drops those that are of no use any more, and turns the others of a person
//!   into one message for each of their channels.
//! * `delivery` sends messages until they arrive, are of no use any more or are given up; `sending` counts them.
//! * `message` puts a message into words; `push`, `webhook` and [`mail`](crate::mail) know how to deliver it; `client` calls
//!   addresses that people entered.

mod causes;
mod channels;
mod client;
mod delivery;
mod dispatcher;
mod endpoints;
mod message;
mod push;
mod quiet;
mod sending;
mod settings;
mod webhook;

use std::{sync::Arc, time::Duration};

use serde::{Deserialize, Serialize};
use store::{NewNotice, Occasion, PersonId};
use tokio::sync::{Notify, OnceCell};

use crate::app::App;

pub(crate) use causes::{of_change, of_chat, of_invitation, of_offer};
pub(crate) use dispatcher::run;
pub(crate) use endpoints::PushKeys;
pub(crate) use quiet::{is_zone, zones};
pub(crate) use settings::{Wishes, read_time, silent, write_time};
pub(crate) use webhook::{Shape, WebhookDetail};

use self::push::Vapid;

/// Whether messages may go to addresses of private networks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PrivateNetworks {
    /// Push services and webhooks are addresses of the public Internet, reached with TLS.
    #[default]
    Refused,
    /// Any address: for tests, and for a household whose people may call everything the server can reach.
    Allowed,
}

/// When people are told that a table waits, and where.
#[derive(Clone, Copy, Debug)]
pub struct NoticeConfig {
    /// How long a turn may last before somebody is told of it who does not look. They may be on their way.
    pub delay: Duration,
    /// The shortest time between two messages to a person. What happens in between comes together in the next one.
    pub gap: Duration,
    /// Whether messages may go to addresses of private networks.
    pub private_networks: PrivateNetworks,
}

impl Default for NoticeConfig {
    fn default() -> Self {
        Self {
            delay: Duration::from_secs(30),
            gap: Duration::from_secs(600),
            private_networks: PrivateNetworks::Refused,
        }
    }
}

/// What the application keeps for notices.
#[derive(Default)]
pub(crate) struct Notices {
    /// Wakes the dispatcher when there may be something new in the outbox.
    written: Arc<Notify>,
    vapid: OnceCell<Vapid>,
    client: client::Client,
    sending: sending::Sending,
}

impl App {
    /// Call it after notices were written. Whichever process sends messages looks into the outbox.
    pub(crate) fn wake_notices(&self) {
        self.notices.wake();
        self.hall.announce_outbox();
    }
}

impl Notices {
    /// Wakes the dispatcher of this process.
    pub(crate) fn wake(&self) {
        self.written.notify_one();
    }

    /// Waits until no message is being sent, but not for ever.
    pub(crate) async fn finish(&self) {
        self.sending.finish().await;
    }
}

/// What there is to tell, in facts that everybody at the table knows. Nothing that only one seat may know gets here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "occasion", rename_all = "kebab-case")]
pub(crate) enum Notice {
    /// It is the turn of this seat.
    Turn {
        /// The seat, from 0.
        seat: u8,
    },
    /// The time of this seat is about to run out.
    Clock {
        /// The seat, from 0.
        seat: u8,
    },
    /// Somebody invites the person to an open seat.
    Invitation {
        /// The name of whoever invites.
        by: String,
        /// The secret of the invitation link.
        secret: String,
        /// Who invites; `None` in notices of earlier versions.
        #[serde(default)]
        from: Option<i64>,
    },
    /// Somebody offers a rematch.
    Rematch {
        /// Their name.
        by: String,
        /// Who offers it.
        #[serde(default)]
        from: Option<i64>,
    },
    /// Somebody mentions the person in the chat.
    Mention {
        /// Their name.
        by: String,
        /// Who mentions them.
        #[serde(default)]
        from: Option<i64>,
    },
    /// The game is over.
    Finished,
}

impl Notice {
    pub(crate) const fn occasion(&self) -> Occasion {
        match self {
            Self::Turn { .. } => Occasion::Turn,
            Self::Clock { .. } => Occasion::Clock,
            Self::Invitation { .. } => Occasion::Invitation,
            Self::Rematch { .. } => Occasion::Rematch,
            Self::Mention { .. } => Occasion::Mention,
            Self::Finished => Occasion::Finished,
        }
    }

    /// Whether it is about the turn of a seat.
    const fn is_turn(&self) -> bool {
        matches!(self, Self::Turn { .. } | Self::Clock { .. })
    }

    /// Whose doing it is, if it is somebody's who can be blocked.
    fn author(&self) -> Option<PersonId> {
        match self {
            Self::Invitation { from, .. } | Self::Rematch { from, .. } | Self::Mention { from, .. } => {
                from.map(PersonId)
            }
            Self::Turn { .. } | Self::Clock { .. } | Self::Finished => None,
        }
    }

    /// The row of the outbox that tells it to `person`.
    pub(crate) fn to(&self, person: PersonId, version: usize, at: i64, due: i64) -> NewNotice {
        NewNotice {
            person,
            occasion: self.occasion(),
            version: version as u64,
            body: serde_json::to_string(self).expect("a notice has only string keys"),
            at,
            due,
        }
    }
}

/// A duration in milliseconds.
fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
