//! The messages that are being sent, and how many may be at the same time.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use store::{Channel, ChannelKind, Delivery};
use tokio::sync::Notify;
use url::Url;

use crate::app::App;

/// Messages that are sent at the same time, and those of them that go to one host: a slow one holds up nobody else.
const CONCURRENT: usize = 64;
const CONCURRENT_AT_HOST: usize = 8;
/// How long messages that are being sent hold up the end of the server.
const LAST_MESSAGES: Duration = Duration::from_secs(10);

/// The messages that are being sent: the host of each, by its id.
#[derive(Debug, Default)]
pub(super) struct Sending {
    hosts: Mutex<HashMap<String, String>>,
    ended: Notify,
}

/// Whether a message can be sent now.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Admission<Place> {
    /// Yes, and it counts.
    Granted(Place),
    /// It is being sent.
    Sending,
    /// Enough others go to its host.
    HostIsBusy,
    /// Enough others are being sent.
    Full,
}

impl Sending {
    fn hosts(&self) -> MutexGuard<'_, HashMap<String, String>> {
        self.hosts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn admit(&self, id: &str, host: String) -> Admission<()> {
        let mut hosts = self.hosts();
        if hosts.contains_key(id) {
            Admission::Sending
        } else if hosts.len() >= CONCURRENT {
            Admission::Full
        } else if hosts.values().filter(|other| **other == host).count() >= CONCURRENT_AT_HOST {
            Admission::HostIsBusy
        } else {
            hosts.insert(id.to_owned(), host);
            Admission::Granted(())
        }
    }

    fn end(&self, id: &str) {
        self.hosts().remove(id);
        self.ended.notify_waiters();
    }

    /// Waits until no message is being sent, but not for ever.
    pub(super) async fn finish(&self) {
        let idle = async {
            loop {
                let ended = self.ended.notified();
                if self.hosts().is_empty() {
                    return;
                }
                ended.await;
            }
        };
        if tokio::time::timeout(LAST_MESSAGES, idle).await.is_err() {
            tracing::warn!("some messages are still being sent, and come again");
        }
    }
}

/// The host that a message goes to. All e-mails go to the same one.
fn host_of(channel: &Channel) -> String {
    match channel.kind {
        ChannelKind::Mail => String::new(),
        ChannelKind::Push | ChannelKind::Webhook => {
            let url = Url::parse(&channel.address).ok();
            url.and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default()
        }
    }
}

/// The place of a message among those that are being sent, until it is dropped.
pub(super) struct Place {
    app: Arc<App>,
    id: String,
}

impl Place {
    pub(super) fn take(app: &Arc<App>, delivery: &Delivery) -> Admission<Self> {
        match app.notices.sending.admit(&delivery.id, host_of(&delivery.channel)) {
            Admission::Granted(()) => {
                Admission::Granted(Self { app: Arc::clone(app), id: delivery.id.clone() })
            }
            Admission::Sending => Admission::Sending,
            Admission::HostIsBusy => Admission::HostIsBusy,
            Admission::Full => Admission::Full,
        }
    }

    pub(super) const fn app(&self) -> &Arc<App> {
        &self.app
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.notices.sending.end(&self.id);
        // Others may have waited for the place.
        self.app.notices.wake();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_host_holds_up_its_own_messages_only() {
        let sending = Sending::default();
        let admit = |id: usize, host: &str| sending.admit(&id.to_string(), host.to_owned());
        for id in 0..CONCURRENT_AT_HOST {
            assert_eq!(admit(id, "slow.example"), Admission::Granted(()));
        }
        assert_eq!(admit(0, "slow.example"), Admission::Sending);
        assert_eq!(admit(100, "slow.example"), Admission::HostIsBusy);
        assert_eq!(admit(100, "fast.example"), Admission::Granted(()));
        sending.end("0");
        assert_eq!(admit(101, "slow.example"), Admission::Granted(()));
        for id in 200..200 + CONCURRENT - CONCURRENT_AT_HOST - 1 {
            assert_eq!(admit(id, &format!("{id}.example")), Admission::Granted(()));
        }
        assert_eq!(admit(300, "last.example"), Admission::Full);
    }
}
