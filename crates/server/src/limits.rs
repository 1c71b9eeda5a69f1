//! Rate limits and stream limits for each client.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use governor::{
    NotUntil, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
    middleware::NoOpMiddleware,
    state::keyed::DefaultKeyedStateStore,
};
use serde::{Deserialize, Serialize};
use store::PersonId;

use crate::{
    config::{Config, RateLimits},
    errors::Error,
};

const HOUR: Duration = Duration::from_secs(3600);

/// What a rate limit applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kind {
    /// All requests.
    Request,
    /// Creating people, tables and tokens.
    Create,
    /// Password checks.
    Password,
    /// Chat lines.
    Chat,
    /// Reports.
    Report,
    /// E-mails to addresses that nobody has confirmed.
    Confirmation,
}

impl Kind {
    const ALL: [Self; 6] =
        [Self::Request, Self::Create, Self::Password, Self::Chat, Self::Report, Self::Confirmation];
}

/// The key of a rate limit: an IPv4 address, or the /64 network of an IPv6 address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Client([u8; 8]);

/// The bucket of which a token was taken.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Bucket {
    Client(Kind, Client),
    /// The guesses at the password of this login.
    Guess(String),
    /// The e-mails to this address that ask to confirm it.
    Mail(String),
    /// The e-mails that this person has sent to addresses that nobody has confirmed.
    Confirmation(i64),
    /// The links to a new password that were sent to this address.
    Recovery(String),
}

/// Tokens that were taken from a bucket of one process, and are missing in those of the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Spent {
    bucket: Bucket,
    tokens: u32,
}

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

type Keyed<K, C> = RateLimiter<K, DefaultKeyedStateStore<K>, C, NoOpMiddleware<<C as Clock>::Instant>>;
type Limiter<C> = Keyed<Client, C>;

/// One token bucket for each client and kind, for the guesses at each login, and for e-mails to each address.
struct Buckets<C: Clock> {
    clock: C,
    requests: Limiter<C>,
    creations: Limiter<C>,
    passwords: Limiter<C>,
    chat: Limiter<C>,
    reports: Limiter<C>,
    confirmations: Limiter<C>,
    guesses: Keyed<String, C>,
    mails: Keyed<String, C>,
    senders: Keyed<i64, C>,
    recoveries: Keyed<String, C>,
}

impl<C: Clock + Clone> Buckets<C> {
    fn new(clock: C) -> Self {
        let limiter = |burst, refill| keyed(&clock, burst, refill);
        Self {
            requests: limiter(300, Duration::from_secs(5)),
            creations: limiter(40, Duration::from_secs(80)),
            passwords: limiter(10, Duration::from_secs(100)),
            chat: limiter(8, Duration::from_secs(16)),
            reports: limiter(5, Duration::from_secs(600)),
            confirmations: limiter(10, HOUR),
            // Slower than the guesses of an address: an attacker may have many addresses.
            guesses: keyed(&clock, 10, Duration::from_secs(300)),
            // Whoever enters the address of somebody else must not flood them, nor those of many.
            mails: keyed(&clock, 3, HOUR),
            senders: keyed(&clock, 5, 5 * HOUR),
            // A bucket of its own: nobody keeps others from their accounts by entering their addresses.
            recoveries: keyed(&clock, 3, HOUR),
            clock,
        }
    }

    const fn of(&self, kind: Kind) -> &Limiter<C> {
        match kind {
            Kind::Request => &self.requests,
            Kind::Create => &self.creations,
            Kind::Password => &self.passwords,
            Kind::Chat => &self.chat,
            Kind::Report => &self.reports,
            Kind::Confirmation => &self.confirmations,
        }
    }

    fn take(&self, kind: Kind, address: IpAddr) -> Result<(), Error> {
        self.of(kind).check_key(&address.into()).map_err(|denied| self.wait(&denied))
    }

    fn guess(&self, login: &str) -> Result<(), Error> {
        self.guesses.check_key(&login.to_owned()).map_err(|denied| self.wait(&denied))
    }

    fn confirm(&self, address: &str, person: PersonId) -> Result<(), Error> {
        self.senders.check_key(&person.0).map_err(|denied| self.wait(&denied))?;
        self.mails.check_key(&address.to_owned()).map_err(|denied| self.wait(&denied))
    }

    fn recover(&self, address: &str) -> Result<(), Error> {
        self.recoveries.check_key(&address.to_owned()).map_err(|denied| self.wait(&denied))
    }

    /// Takes tokens that another process has given out. A bucket is not more than empty.
    fn spend(&self, Spent { bucket, tokens }: &Spent) {
        for _ in 0..*tokens {
            let left = match bucket {
                Bucket::Client(kind, client) => self.of(*kind).check_key(client).is_ok(),
                Bucket::Guess(login) => self.guesses.check_key(login).is_ok(),
                Bucket::Mail(address) => self.mails.check_key(address).is_ok(),
                Bucket::Confirmation(person) => self.senders.check_key(person).is_ok(),
                Bucket::Recovery(address) => self.recoveries.check_key(address).is_ok(),
            };
            if !left {
                return;
            }
        }
    }

    fn wait(&self, denied: &NotUntil<C::Instant>) -> Error {
        let wait = denied.wait_time_from(self.clock.now()).as_secs_f64();
        Error::TooManyRequests { seconds: wait.ceil().max(1.0) as u64 }
    }
}

/// Buckets of `burst` tokens that refill completely in `refill`.
fn keyed<K: Clone + Eq + Hash, C: Clock + Clone>(clock: &C, burst: u32, refill: Duration) -> Keyed<K, C> {
    RateLimiter::new(quota(burst, refill), DefaultKeyedStateStore::default(), clock.clone())
}

/// A bucket of `burst` tokens that refills completely in `refill`.
fn quota(burst: u32, refill: Duration) -> Quota {
    let tokens = NonZeroU32::new(burst).expect("the bursts above are at least 1");
    Quota::with_period(refill / burst).expect("the refill times above are not zero").allow_burst(tokens)
}

/// Whose streams are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Watcher {
    Person(PersonId),
    Anonymous(Client),
    /// Everybody at one address: guests cost nothing.
    Address(Client),
}

/// Rate limits and stream limits for each client.
pub(crate) struct Limits {
    buckets: Option<Buckets<DefaultClock>>,
    streams: Arc<Mutex<HashMap<Watcher, usize>>>,
    per_person: usize,
    per_address: usize,
    /// What other processes have not been told; `None` if there are none.
    spent: Option<Mutex<HashMap<Bucket, u32>>>,
}

impl Limits {
    /// The same limits, which count together with those of other processes.
    pub(crate) fn shared(self) -> Self {
        Self { spent: self.buckets.is_some().then(Mutex::default), ..self }
    }

    fn note(&self, bucket: impl FnOnce() -> Bucket) {
        if let Some(spent) = &self.spent {
            *spent.lock().unwrap_or_else(PoisonError::into_inner).entry(bucket()).or_default() += 1;
        }
    }

    /// What was used here since the last time, for other processes.
    pub(crate) fn take_spent(&self) -> Vec<Spent> {
        let Some(spent) = &self.spent else { return Vec::new() };
        let spent = std::mem::take(&mut *spent.lock().unwrap_or_else(PoisonError::into_inner));
        spent.into_iter().map(|(bucket, tokens)| Spent { bucket, tokens }).collect()
    }

    /// Takes over what was used at another process.
    pub(crate) fn spend(&self, spent: &[Spent]) {
        if let Some(buckets) = &self.buckets {
            spent.iter().for_each(|spent| buckets.spend(spent));
        }
    }

    pub(crate) fn new(config: &Config) -> Self {
        let (buckets, per_address) = match config.rate_limits {
            RateLimits::On => (Some(Buckets::new(DefaultClock::default())), config.streams_per_address),
            RateLimits::Off => (None, usize::MAX),
        };
        Self {
            buckets,
            streams: Arc::default(),
            per_person: config.streams_per_person,
            per_address,
            spent: None,
        }
    }

    /// Takes a token from the client's bucket. Fails with the time to wait if it is empty.
    pub(crate) fn take(&self, kind: Kind, address: IpAddr) -> Result<(), Error> {
        let Some(buckets) = &self.buckets else { return Ok(()) };
        buckets.take(kind, address)?;
        self.note(|| Bucket::Client(kind, address.into()));
        Ok(())
    }

    /// Counts a guess at the password of a login, whoever makes it.
    pub(crate) fn guess(&self, login: &str) -> Result<(), Error> {
        let Some(buckets) = &self.buckets else { return Ok(()) };
        buckets.guess(login)?;
        self.note(|| Bucket::Guess(login.to_owned()));
        Ok(())
    }

    /// Counts an e-mail to an address that nobody has confirmed, which a person asks for at `client`.
    pub(crate) fn confirm(&self, address: &str, person: PersonId, client: IpAddr) -> Result<(), Error> {
        self.take(Kind::Confirmation, client)?;
        let Some(buckets) = &self.buckets else { return Ok(()) };
        buckets.confirm(address, person)?;
        self.note(|| Bucket::Confirmation(person.0));
        self.note(|| Bucket::Mail(address.to_owned()));
        Ok(())
    }

    /// Counts a link to a new password that is sent to an address, whoever asks for it.
    pub(crate) fn recover(&self, address: &str) -> Result<(), Error> {
        let Some(buckets) = &self.buckets else { return Ok(()) };
        buckets.recover(address)?;
        self.note(|| Bucket::Recovery(address.to_owned()));
        Ok(())
    }

    /// Drops the buckets that are full again.
    pub(crate) fn prune(&self) {
        if let Some(buckets) = &self.buckets {
            for kind in Kind::ALL {
                buckets.of(kind).retain_recent();
            }
            buckets.guesses.retain_recent();
            buckets.mails.retain_recent();
            buckets.senders.retain_recent();
            buckets.recoveries.retain_recent();
        }
    }

    /// Counts a stream until the guard is dropped. Fails if the client has too many.
    pub(crate) fn stream(&self, person: Option<PersonId>, address: IpAddr) -> Result<StreamGuard, Error> {
        let watcher = person.map_or_else(|| Watcher::Anonymous(address.into()), Watcher::Person);
        let limits = [(watcher, self.per_person), (Watcher::Address(address.into()), self.per_address)];
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full =
            |(watcher, limit): &(Watcher, usize)| streams.get(watcher).is_some_and(|count| count >= limit);
        if limits.iter().any(is_full) {
            return Err(Error::TooManyStreams);
        }
        for (watcher, _) in limits {
            *streams.entry(watcher).or_default() += 1;
        }
        Ok(StreamGuard { streams: Arc::clone(&self.streams), watchers: limits.map(|(watcher, _)| watcher) })
    }
}

/// An open stream.
pub(crate) struct StreamGuard {
    streams: Arc<Mutex<HashMap<Watcher, usize>>>,
    watchers: [Watcher; 2],
}

impl Drop for StreamGuard {
    fn drop(&mut self) {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        for watcher in self.watchers {
            if let Some(count) = streams.get_mut(&watcher) {
                *count -= 1;
                if *count == 0 {
                    streams.remove(&watcher);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use governor::clock::FakeRelativeClock;
    use std::net::Ipv4Addr;

    const ONE: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));
    const OTHER: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 2));

    #[test]
    fn an_empty_bucket_says_how_long_to_wait_and_refills() {
        let clock = FakeRelativeClock::default();
        let buckets = Buckets::new(clock.clone());
        for _ in 0..10 {
            buckets.take(Kind::Password, ONE).unwrap();
        }
        let error = buckets.take(Kind::Password, ONE).unwrap_err();
        assert!(matches!(error, Error::TooManyRequests { seconds: 10 }), "{error:?}");
        buckets.take(Kind::Password, OTHER).unwrap();
        buckets.take(Kind::Chat, ONE).unwrap();
        clock.advance(Duration::from_secs(10));
        buckets.take(Kind::Password, ONE).unwrap();
        assert!(buckets.take(Kind::Password, ONE).is_err());
    }

    #[test]
    fn a_login_has_few_guesses_whoever_makes_them() {
        let clock = FakeRelativeClock::default();
        let buckets = Buckets::new(clock.clone());
        for _ in 0..10 {
            buckets.guess("ada").unwrap();
        }
        let error = buckets.guess("ada").unwrap_err();
        assert!(matches!(error, Error::TooManyRequests { seconds: 30 }), "{error:?}");
        buckets.guess("bob").unwrap();
        clock.advance(Duration::from_secs(30));
        buckets.guess("ada").unwrap();
    }

    #[test]
    fn nobody_floods_addresses_or_keeps_others_from_their_accounts() {
        let buckets = Buckets::new(FakeRelativeClock::default());
        // One address, from many people.
        for person in 0..3 {
            buckets.confirm("ada@mail.example", PersonId(person)).unwrap();
        }
        assert!(buckets.confirm("ada@mail.example", PersonId(3)).is_err());
        buckets.recover("ada@mail.example").unwrap();
        // Many addresses, from one person.
        for number in 0..5 {
            buckets.confirm(&format!("{number}@mail.example"), PersonId(9)).unwrap();
        }
        assert!(buckets.confirm("other@mail.example", PersonId(9)).is_err());
        buckets.confirm("other@mail.example", PersonId(10)).unwrap();
    }

    #[test]
    fn what_is_used_at_one_process_is_missing_at_the_others() {
        let config = Config::default();
        let (here, there) = (Limits::new(&config).shared(), Limits::new(&config).shared());
        for _ in 0..6 {
            here.take(Kind::Password, ONE).unwrap();
            here.guess("ada").unwrap();
        }
        let spent = here.take_spent();
        assert_eq!((spent.len(), here.take_spent().len()), (2, 0));
        there.spend(&spent);
        assert!(there.take_spent().is_empty(), "it is not told on");
        for _ in 0..4 {
            there.take(Kind::Password, ONE).unwrap();
            there.guess("ada").unwrap();
        }
        assert!(there.take(Kind::Password, ONE).is_err() && there.guess("ada").is_err());
        there.take(Kind::Password, OTHER).unwrap();
    }

    #[test]
    fn full_buckets_are_dropped() {
        let clock = FakeRelativeClock::default();
        let buckets = Buckets::new(clock.clone());
        buckets.take(Kind::Chat, ONE).unwrap();
        clock.advance(Duration::from_secs(60));
        buckets.chat.retain_recent();
        assert!(buckets.chat.is_empty());
    }

    #[test]
    fn the_addresses_of_an_ipv6_network_share_a_bucket() {
        let client = |text: &str| Client::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(client("2001:db8::1"), client("2001:db8::2:1"));
        assert_ne!(client("2001:db8::1"), client("2001:db8:0:1::1"));
        assert_eq!(client("::ffff:10.0.0.1"), client("10.0.0.1"));
    }

    #[test]
    fn a_closed_stream_is_not_counted() {
        let limits = Limits::new(&Config { streams_per_person: 1, ..Config::default() });
        let first = limits.stream(Some(PersonId(1)), ONE).unwrap();
        assert!(limits.stream(Some(PersonId(1)), ONE).is_err());
        assert!(limits.stream(None, ONE).is_ok());
        drop(first);
        assert!(limits.stream(Some(PersonId(1)), ONE).is_ok());
        assert!(limits.streams.lock().unwrap().is_empty());
    }
}
