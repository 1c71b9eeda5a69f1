//! How much one client may ask for.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Instant,
};

use store::PersonId;

use crate::{config::RateLimits, errors::Fault};

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    /// Any request.
    Request,
    /// New people and tables.
    Open,
    /// Passwords.
    Password,
    /// Lines of chat.
    Chat,
}

impl Kind {
    /// How many at once, and how many a second after that.
    const fn allowance(self) -> (f64, f64) {
        match self {
            Self::Request => (300.0, 60.0),
            Self::Open => (40.0, 0.5),
            Self::Password => (10.0, 0.1),
            Self::Chat => (8.0, 0.5),
        }
    }
}

/// Whom to count for: an address, or for IPv6 the network a household has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Client([u8; 8]);

impl From<IpAddr> for Client {
    fn from(address: IpAddr) -> Self {
        let mut bytes = [0; 8];
        match address.to_canonical() {
            IpAddr::V4(address) => bytes[4..].copy_from_slice(&address.octets()),
            IpAddr::V6(address) => bytes.copy_from_slice(&address.octets()[..8]),
        }
        Self(bytes)
    }
}

/// A bucket that drips full.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    fn refill(&mut self, kind: Kind, now: Instant) {
        let (burst, rate) = kind.allowance();
        self.tokens = (self.tokens + now.duration_since(self.at).as_secs_f64() * rate).min(burst);
        self.at = now;
    }
}

/// Whose streams are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Watcher {
    Person(PersonId),
    Stranger(Client),
}

/// What everybody has asked for lately.
pub(crate) struct Limits {
    mode: RateLimits,
    buckets: Mutex<HashMap<(Kind, Client), Bucket>>,
    streams: Arc<Mutex<HashMap<Watcher, usize>>>,
    most_streams: usize,
}

impl Limits {
    pub(crate) fn new(mode: RateLimits, most_streams: usize) -> Self {
        Self { mode, buckets: Mutex::default(), streams: Arc::default(), most_streams }
    }

    /// One more of this kind, or too many.
    pub(crate) fn take(&self, kind: Kind, address: IpAddr) -> Result<(), Fault> {
        match self.mode {
            RateLimits::On => self.take_at(kind, address, Instant::now()),
            RateLimits::Off => Ok(()),
        }
    }

    fn take_at(&self, kind: Kind, address: IpAddr, now: Instant) -> Result<(), Fault> {
        let (burst, rate) = kind.allowance();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = buckets.entry((kind, address.into())).or_insert(Bucket { tokens: burst, at: now });
        bucket.refill(kind, now);
        if bucket.tokens < 1.0 {
            let seconds = ((1.0 - bucket.tokens) / rate).ceil().max(1.0) as u64;
            return Err(Fault::TooMany { seconds });
        }
        bucket.tokens -= 1.0;
        Ok(())
    }

    /// Forgets those who have not asked for long.
    pub(crate) fn prune(&self) {
        let now = Instant::now();
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner).retain(|(kind, _), bucket| {
            bucket.refill(*kind, now);
            bucket.tokens < kind.allowance().0
        });
    }

    /// One more live connection, until the guard is dropped.
    pub(crate) fn stream(&self, person: Option<PersonId>, address: IpAddr) -> Result<StreamGuard, Fault> {
        let watcher = person.map_or_else(|| Watcher::Stranger(address.into()), Watcher::Person);
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let count = streams.entry(watcher).or_default();
        if *count >= self.most_streams {
            return Err(Fault::TooManyStreams);
        }
        *count += 1;
        Ok(StreamGuard { streams: Arc::clone(&self.streams), watcher })
    }
}

/// A live connection.
pub(crate) struct StreamGuard {
    streams: Arc<Mutex<HashMap<Watcher, usize>>>,
    watcher: Watcher,
}

impl Drop for StreamGuard {
    fn drop(&mut self) {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = streams.get_mut(&self.watcher) {
            *count -= 1;
            if *count == 0 {
                streams.remove(&self.watcher);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{net::Ipv4Addr, time::Duration};

    #[test]
    fn a_client_that_asks_too_often_is_told_when_to_come_back() {
        let limits = Limits::new(RateLimits::On, 2);
        let (one, other) = (IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1)), IpAddr::V4(Ipv4Addr::new(10, 0, 0, 2)));
        let now = Instant::now();
        for _ in 0..10 {
            limits.take_at(Kind::Password, one, now).unwrap();
        }
        let fault = limits.take_at(Kind::Password, one, now).unwrap_err();
        assert!(matches!(fault, Fault::TooMany { seconds: 10 }));
        limits.take_at(Kind::Password, other, now).unwrap();
        limits.take_at(Kind::Password, one, now + Duration::from_secs(10)).unwrap();
    }

    #[test]
    fn a_closed_stream_makes_room_for_another() {
        let limits = Limits::new(RateLimits::On, 1);
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let first = limits.stream(Some(PersonId(1)), address).unwrap();
        assert!(limits.stream(Some(PersonId(1)), address).is_err());
        assert!(limits.stream(None, address).is_ok());
        drop(first);
        assert!(limits.stream(Some(PersonId(1)), address).is_ok());
    }
}
