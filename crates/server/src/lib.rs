//! The web server: live tables over a durable event log, pages, server-sent events and a JSON API.
//!
//! * [`App`] is the application state shared by all requests. A `LiveTable` is a table in memory; a `Snapshot` is its
//!   immutable state between two changes. A command takes the lock of the table, plays on a fork, appends the new events to
//!   the store and then publishes the next snapshot. Readers never see an event that is not durable, and a failed write
//!   changes nothing.
//! * `bot_pool` computes bot decisions on its own threads; bots submit commands like people. `clock` replaces players whose
//!   turn has expired by bots.
//! * `routes` maps requests to commands, and snapshots to pages, JSON and streams. Every response is made from the view of one
//!   seat or of the public.

#![allow(
    clippy::expect_used,
    reason = "each message names an invariant of this crate; values from requests, files and the database are errors"
)]

mod accounts;
mod app;
mod archive;
mod assets;
mod blocks;
mod bot_pool;
mod bot_queue;
mod boxes;
mod caller;
mod check;
mod clock;
mod config;
mod errors;
mod friends;
mod guide;
mod hall;
mod headers;
mod house;
mod household;
mod ids;
mod kept;
mod limits;
mod live_table;
mod mail;
mod messages;
mod metrics;
mod names;
mod new_table;
mod notices;
mod origin;
mod passwords;
mod people;
mod profile;
mod puzzles;
mod ratings;
mod retries;
mod reviews;
mod routes;
mod serve;
mod sessions;
mod settings;
mod statistics;
mod tips;
mod transfer;
mod webauthn;
mod worker;

pub use app::{App, OpenError};
pub use bot_pool::{Computer, program};
pub use check::{TableCheck, check_table};
pub use clock::{Clock, SystemClock};
pub use config::{Config, FirstAccount, RateLimits};
pub use hall::{JoinError, Membership};
pub use house::{Network, UnreadableNetwork};
pub use household::{HouseholdBox, HouseholdError, read_household};
pub use live_table::ended_summary;
pub use mail::MailConfig;
pub use notices::{NoticeConfig, PrivateNetworks};
pub use ratings::{Rebuilt, rebuild_ratings};
pub use routes::router;
pub use serve::{ServeError, serve, serve_monitoring};
pub use transfer::{Ending, TransferError, check_record, export_table, import_table};
pub use worker::{WorkerConfig, WorkerError, run_worker, serve_worker_metrics};
