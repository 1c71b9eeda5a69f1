//! Server configuration.

use std::{path::PathBuf, sync::Arc, time::Duration};

use store::BoxLimits;

use crate::{household::HouseholdBox, mail::MailConfig, notices::NoticeConfig};

/// Whether requests are rate limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateLimits {
    /// Each client has token buckets for requests, sign-ins, new tables and chat.
    On,
    /// No limits: for load tests and trusted networks.
    Off,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// What the first account of a new house may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstAccount {
    /// It becomes administrator.
    Administrates,
    /// It is an account like any other.
    Plain,
}

/// Server configuration.
#[derive(Clone, Debug)]
pub struct Config {
    /// The public base URL, such as `https://ochre.example`. Without it, the `Host` header of each request.
    pub public_url: Option<String>,
    /// The number of bot threads.
    pub bot_threads: usize,
    /// The maximum computation time of one bot decision.
    pub bot_time: Duration,
    /// Seeds of tables and bots follow from this number instead of the random generator of the system, so that what happens at
    /// tables can be repeated. Whoever knows it can tell the cards, unless seats contribute to the seed.
    pub seed: Option<u64>,
    /// Positions evaluated for each choice in the review of a finished game; `None` is the standard depth.
    pub review_evaluations: Option<u32>,
    /// The pause before each bot decision, so that spectators can follow.
    pub bot_pause: Duration,
    /// Unused tables are removed from memory after this time.
    pub idle: Duration,
    /// Whether requests are rate limited.
    pub rate_limits: RateLimits,
    /// How many reverse proxies a request passes, one behind the other. Each appends an address to `X-Forwarded-For`; the one
    /// that the first of them appended is the client's. Without proxies, the address of the connection.
    pub trusted_proxies: usize,
    /// The token for `/metrics` at the public address. Without it there are no metrics there.
    pub metrics_token: Option<String>,
    /// The maximum number of open streams of one person.
    pub streams_per_person: usize,
    /// The maximum number of unfinished tables that one person has opened. Ignored without rate limits.
    pub tables_per_person: u64,
    /// The maximum number of those where only bots play. Ignored without rate limits.
    pub bot_tables_per_person: u64,
    /// The maximum number of open streams of one address, whoever opens them. Ignored without rate limits.
    pub streams_per_address: usize,
    /// The messages of the program that runs the server, by language tag, for the page that shows what is translated.
    pub program_messages: &'static [(&'static str, &'static str)],
    /// Boxes that everybody may use.
    pub household: Arc<[HouseholdBox]>,
    /// How many boxes a person may have, how many versions of each are kept, and how many bytes all of them.
    pub box_limits: BoxLimits,
    /// Whether the first account of a new house becomes administrator.
    pub first_account: FirstAccount,
    /// Unfinished tables of guests are deleted after this time without a change; `None` keeps them.
    pub keep_guest_tables: Option<Duration>,
    /// Guests without anything are deleted after this time without use; `None` keeps them.
    pub keep_guests: Option<Duration>,
    /// The database, if it is a file: administrators see its size and the free space around it.
    pub database_file: Option<PathBuf>,
    /// How e-mails are sent. Needs a public URL, because e-mails contain links. Without it, no e-mails are sent.
    pub mail: Option<MailConfig>,
    /// When people are told that a table waits, and where.
    pub notices: NoticeConfig,
    /// The NATS through which workers get their jobs, such as `nats://127.0.0.1:4222`. Without it there are no workers.
    pub workers: Option<String>,
    /// The workers that are used, of those on one NATS.
    pub worker_pool: String,
    /// How long one of several processes still answers requests after it was asked to stop, so that proxies notice.
    pub drain: Duration,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            public_url: None,
            bot_threads: cores.saturating_sub(1).max(1),
            bot_time: Duration::from_millis(1500),
            seed: None,
            review_evaluations: None,
            bot_pause: Duration::from_millis(400),
            idle: Duration::from_secs(600),
            rate_limits: RateLimits::On,
            trusted_proxies: 0,
            metrics_token: None,
            streams_per_person: 24,
            streams_per_address: 96,
            tables_per_person: 100,
            bot_tables_per_person: 4,
            program_messages: &[],
            household: Arc::default(),
            box_limits: BoxLimits { boxes: 24, versions: 20, bytes: 4 << 20 },
            first_account: FirstAccount::Administrates,
            keep_guest_tables: Some(90 * DAY),
            keep_guests: Some(365 * DAY),
            database_file: None,
            mail: None,
            notices: NoticeConfig::default(),
            workers: None,
            worker_pool: "ochre".to_owned(),
            drain: Duration::from_secs(2),
        }
    }
}

impl Config {
    /// Whether the public URL uses TLS.
    pub(crate) fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
