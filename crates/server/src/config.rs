//! How a server is set up.

use std::time::Duration;

/// Are requests counted?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateLimits {
    /// So many requests, sign-ins and new tables for each client, no more.
    On,
    /// As many as anybody likes: for load tests and trusted networks.
    Off,
}

/// Who says where a request comes from?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proxy {
    /// The connection itself.
    None,
    /// A proxy in front of us, in `X-Forwarded-For`.
    Trusted,
}

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where people reach it, such as `https://ochre.example`; without it, wherever they did.
    pub public_url: Option<String>,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// How long a bot may think about one decision.
    pub bot_time: Duration,
    /// The pause before a bot's decision, so that people can follow.
    pub bot_pause: Duration,
    /// Tables nobody looks at leave memory after this time.
    pub idle: Duration,
    /// Are requests counted?
    pub rate_limits: RateLimits,
    /// Who says where a request comes from?
    pub proxy: Proxy,
    /// Live connections one person may have.
    pub streams_per_person: usize,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            public_url: None,
            bot_threads: cores.saturating_sub(1).max(1),
            bot_time: Duration::from_millis(1500),
            bot_pause: Duration::from_millis(400),
            idle: Duration::from_secs(600),
            rate_limits: RateLimits::On,
            proxy: Proxy::None,
            streams_per_person: 24,
        }
    }
}

impl Config {
    /// Do people reach the server by TLS only?
    pub(crate) fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
