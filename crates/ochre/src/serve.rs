//! `ochre serve`: the web server. The default command.

use std::{
    io::{self, Write},
    net::SocketAddr,
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use clap::{Args, ValueEnum};
use server::{
    App, Config, FirstAccount, MailConfig, Membership, NoticeConfig, PrivateNetworks, RateLimits, SystemClock,
};
use store::BoxLimits;
use table::text::Phrase;
use tokio::net::TcpListener;
use words::Dictionary;

use crate::{cli::Failure, database::DatabaseArgs, logging::LogArgs, messages, review::check_evaluations};

#[derive(Clone, Debug, Args)]
pub(crate) struct ServeArgs {
    /// The address to listen on. 0.0.0.0:4400 lets others on your network join.
    #[arg(long, env = "OCHRE_LISTEN", value_name = "ADDRESS:PORT", default_value = "127.0.0.1:4400")]
    pub(crate) listen: SocketAddr,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
    /// The NATS server through which this process talks to others that use the same PostgreSQL database, such as
    /// nats://127.0.0.1:4222. All of them need it.
    #[arg(long, env = "OCHRE_CLUSTER", value_name = "URL", hide_env_values = true)]
    pub(crate) cluster: Option<String>,
    /// The workers that think for this process, of those on the same NATS: the --pool of `ochre worker`.
    #[arg(long, env = "OCHRE_WORKER_POOL", value_name = "NAME", default_value = "ochre")]
    worker_pool: String,
    /// Seconds for which one of several processes still answers requests after SIGTERM, so that proxies notice.
    #[arg(long, env = "OCHRE_DRAIN", value_name = "SECONDS", default_value_t = 2)]
    drain: u64,
    /// The public address of the server, such as https://ochre.example, if it is behind a proxy.
    #[arg(long, env = "OCHRE_PUBLIC_URL", value_name = "URL", value_parser = parse_url)]
    pub(crate) public_url: Option<String>,
    /// A folder with boxes for everybody: FOLDER/GAME/NAME.toml, one overlay file for each box.
    #[arg(long, env = "OCHRE_CONTENT", value_name = "FOLDER")]
    pub(crate) content: Option<PathBuf>,
    /// Threads for bots. Default: one fewer than there are cores.
    #[arg(long, env = "OCHRE_BOT_THREADS", value_name = "COUNT")]
    bot_threads: Option<usize>,
    /// The longest time of a bot for one decision, in milliseconds.
    #[arg(long, env = "OCHRE_BOT_TIME", value_name = "MS", default_value_t = 1500)]
    bot_time: u64,
    /// The pause before a bot acts, in milliseconds.
    #[arg(long, env = "OCHRE_BOT_PAUSE", value_name = "MS", default_value_t = 400)]
    bot_pause: u64,
    /// Positions evaluated for each choice in the review of a finished game, 10 to 1000000. Default: 10000, fewer in very long games.
    #[arg(long, env = "OCHRE_REVIEW_EVALUATIONS", value_name = "NUMBER")]
    review_evaluations: Option<u32>,
    /// Derive the seeds of tables and bots from this number, to repeat what happened. Not for games that should be fair.
    #[arg(long, env = "OCHRE_SEED", value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// Seconds after which unused tables are unloaded from memory.
    #[arg(long, env = "OCHRE_IDLE", value_name = "SECONDS", default_value_t = 600)]
    idle: u64,
    /// Whether to limit the requests of each client.
    #[arg(long, env = "OCHRE_RATE_LIMITS", value_name = "SWITCH", default_value = "on")]
    pub(crate) rate_limits: Switch,
    /// How many proxies in front of the server append to X-Forwarded-For; on is one.
    #[arg(long, env = "OCHRE_TRUST_PROXY", value_name = "COUNT", default_value = "off", value_parser = parse_proxies)]
    pub(crate) trust_proxy: usize,
    /// An address of its own for /metrics, /healthz and /readyz. It must not be public.
    #[arg(long, env = "OCHRE_METRICS_LISTEN", value_name = "ADDRESS:PORT")]
    pub(crate) metrics_listen: Option<SocketAddr>,
    /// A token with which /metrics can be read at the public address.
    #[arg(long, env = "OCHRE_METRICS_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    pub(crate) metrics_token: Option<String>,
    /// The SMTP server for e-mails, such as smtps://USER:PASSWORD@mail.example. Needs --mail-from and --public-url.
    #[arg(long, env = "OCHRE_SMTP", value_name = "URL", hide_env_values = true)]
    pub(crate) smtp: Option<String>,
    /// The sender of e-mails, such as "Ochre <ochre@mail.example>".
    #[arg(long, env = "OCHRE_MAIL_FROM", value_name = "ADDRESS")]
    pub(crate) mail_from: Option<String>,
    /// Seconds before somebody who does not look is told that a table waits.
    #[arg(long, env = "OCHRE_NOTICE_DELAY", value_name = "SECONDS", default_value_t = 30)]
    notice_delay: u64,
    /// Seconds between two messages to a person. What happens in between comes together.
    #[arg(long, env = "OCHRE_NOTICE_GAP", value_name = "SECONDS", default_value_t = 600)]
    notice_gap: u64,
    /// Whether webhooks and push services may be on private networks and without TLS.
    #[arg(long, env = "OCHRE_NOTICE_PRIVATE", value_name = "SWITCH", default_value = "off")]
    pub(crate) notice_private: Switch,
    /// Whether the first account of a new server becomes its administrator.
    #[arg(long, env = "OCHRE_FIRST_ADMIN", value_name = "SWITCH", default_value = "on")]
    first_admin: Switch,
    /// Delete unfinished tables of guests after this many days without a change; 0 keeps them.
    #[arg(long, env = "OCHRE_KEEP_GUEST_TABLES", value_name = "DAYS", default_value_t = 90)]
    keep_guest_tables: u32,
    /// Delete guests without tables after this many days without use; 0 keeps them.
    #[arg(long, env = "OCHRE_KEEP_GUESTS", value_name = "DAYS", default_value_t = 365)]
    keep_guests: u32,
    /// The most unfinished tables that one person can have opened.
    #[arg(long, env = "OCHRE_TABLES_PER_PERSON", value_name = "COUNT", default_value_t = 100)]
    tables_per_person: u64,
    /// The most of those where only bots play.
    #[arg(long, env = "OCHRE_BOT_TABLES_PER_PERSON", value_name = "COUNT", default_value_t = 4)]
    bot_tables_per_person: u64,
    /// The most boxes of one person.
    #[arg(long, env = "OCHRE_BOXES_PER_PERSON", value_name = "COUNT", default_value_t = 24)]
    boxes_per_person: u32,
    /// The most megabytes that the boxes of one person take up.
    #[arg(long, env = "OCHRE_BOX_STORAGE", value_name = "MEGABYTES", default_value_t = 4)]
    box_storage: u32,
    #[command(flatten)]
    log: LogArgs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Switch {
    On,
    Off,
}

fn parse_url(text: &str) -> Result<String, String> {
    let url = text.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(url.to_owned()),
        _ => {
            Err("expected https://HOST or http://HOST without a path, such as https://ochre.example"
                .to_owned())
        }
    }
}

/// A time in days; `None` for 0.
fn days(days: u32) -> Option<Duration> {
    (days > 0).then(|| Duration::from_secs(u64::from(days) * 24 * 60 * 60))
}

fn parse_proxies(text: &str) -> Result<usize, String> {
    match text {
        "on" => Ok(1),
        "off" => Ok(0),
        count => count.parse().map_err(|_| "expected a number of proxies, on or off".to_owned()),
    }
}

impl ServeArgs {
    /// How e-mails are sent; `None` if none are. Fails with a sentence if the server cannot start with it.
    pub(crate) fn mail(&self) -> Result<Option<MailConfig>, String> {
        let mail = match (&self.smtp, &self.mail_from, &self.public_url) {
            (None, ..) => return Ok(None),
            (Some(smtp), Some(from), Some(_)) => MailConfig { smtp: smtp.clone(), from: from.clone() },
            (Some(_), ..) => {
                return Err("--smtp needs --mail-from, and --public-url for the links".to_owned());
            }
        };
        mail.check()?;
        Ok(Some(mail))
    }

    fn config(&self) -> Result<Config, Failure> {
        check_evaluations("--review-evaluations", self.review_evaluations)?;
        let usual = Config::default();
        let household = match &self.content {
            Some(folder) => server::read_household(folder).map_err(|error| format!("--content: {error}"))?,
            None => Vec::new(),
        };
        let notices = NoticeConfig {
            delay: Duration::from_secs(self.notice_delay),
            gap: Duration::from_secs(self.notice_gap),
            private_networks: match self.notice_private {
                Switch::On => PrivateNetworks::Allowed,
                Switch::Off => PrivateNetworks::Refused,
            },
        };
        Ok(Config {
            mail: self.mail()?,
            notices,
            household: household.into(),
            public_url: self.public_url.clone(),
            bot_threads: self.bot_threads.unwrap_or(usual.bot_threads),
            bot_time: Duration::from_millis(self.bot_time),
            seed: self.seed,
            review_evaluations: self.review_evaluations,
            bot_pause: Duration::from_millis(self.bot_pause),
            idle: Duration::from_secs(self.idle),
            rate_limits: match self.rate_limits {
                Switch::On => RateLimits::On,
                Switch::Off => RateLimits::Off,
            },
            trusted_proxies: self.trust_proxy,
            metrics_token: self.metrics_token.clone().filter(|token| !token.is_empty()),
            program_messages: crate::messages::OWN,
            first_account: match self.first_admin {
                Switch::On => FirstAccount::Administrates,
                Switch::Off => FirstAccount::Plain,
            },
            drain: Duration::from_secs(self.drain),
            keep_guest_tables: days(self.keep_guest_tables),
            keep_guests: days(self.keep_guests),
            tables_per_person: self.tables_per_person,
            bot_tables_per_person: self.bot_tables_per_person,
            box_limits: BoxLimits {
                boxes: self.boxes_per_person,
                bytes: u64::from(self.box_storage) << 20,
                ..usual.box_limits
            },
            database_file: Some(self.database.place()?)
                .filter(|place| !place.contains("://"))
                .map(PathBuf::from),
            workers: self.cluster.clone(),
            worker_pool: self.worker_pool.clone(),
            ..usual
        })
    }
}

pub(crate) fn run(args: &ServeArgs, words: &Dictionary) -> Result<(), Failure> {
    args.log.start()?;
    let location = args.database.location()?;
    let config = args.config()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let (store, membership) = match &args.cluster {
            Some(nats) => {
                let store = store::open_for_cluster(&location).await?;
                let membership = Membership::join(store.as_ref(), nats).await.map_err(|error| format!("--cluster: {error}"))?;
                (store, Some(membership))
            }
            None => (store::open_for_server(&location).await?, None),
        };
        let listener = TcpListener::bind(args.listen).await.map_err(|error| {
            format!("cannot listen on {}: {error}. Choose another address with --listen, such as --listen 127.0.0.1:0 for any free port", args.listen)
        })?;
        let app = App::open_in_cluster(store, Arc::new(SystemClock), config, membership)?;
        if let Some(address) = args.metrics_listen {
            let listener = TcpListener::bind(address)
                .await
                .map_err(|error| format!("cannot listen on {address} (--metrics-listen): {error}"))?;
            tokio::spawn(server::serve_monitoring(Arc::clone(&app), listener));
        }
        announce(args, listener.local_addr()?, &location, words)?;
        Ok::<_, Failure>(server::serve(app, listener, stop_signal()).await?)
    });
    // Bots may still be computing on blocking threads: do not wait for them.
    runtime.shutdown_background();
    served
}

/// Prints the link, the database file and how to stop.
fn announce(
    args: &ServeArgs,
    address: SocketAddr,
    location: &str,
    words: &Dictionary,
) -> Result<(), Failure> {
    let host = match address.ip() {
        ip if ip.is_unspecified() => format!("localhost:{}", address.port()),
        _ => address.to_string(),
    };
    let link = args.public_url.clone().unwrap_or_else(|| format!("http://{host}"));
    let mut lines = vec![messages::phrase(words, &Phrase::new("ochre-serve-link").text("link", link))];
    // A database URL may hold a password.
    if !args.database.is_given() {
        lines.push(messages::phrase(words, &Phrase::new("ochre-serve-file").text("file", location)));
    }
    lines.push(messages::text(words, "ochre-serve-stop"));
    let mut out = io::stdout().lock();
    match writeln!(out, "{}", lines.join("\n")).and_then(|()| out.flush()) {
        // The reader of the output has closed it; the server goes on.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => Ok(written?),
    }
}

/// Completes on Ctrl+C or SIGTERM.
pub(crate) async fn stop_signal() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
