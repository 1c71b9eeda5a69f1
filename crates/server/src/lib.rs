//! The web table: tables in memory over a durable log, pages, live updates, an API.
//!
//! * [`Hall`] holds the tables that are being played; `room` is one of them. Whoever plays takes the room's writer,
//!   plays on a fork of the table, has the events written to the store and only then lets everybody see the new moment. So no
//!   reader ever sees what is not on disk, and a failed write changes nothing.
//! * `bots` think on threads of their own and play through the same door as people; `clock` lets them stand in for those
//!   who ran out of time.
//! * `routes` turn requests into calls and moments into pages, JSON and streams. Every answer is made from the view of one
//!   seat, or of the public.

mod assets;
mod bots;
mod clock;
mod config;
mod errors;
mod guide;
mod hall;
mod headers;
mod ids;
mod limits;
mod metrics;
mod names;
mod opening;
mod origin;
mod passwords;
mod people;
mod room;
mod routes;
mod serve;
mod settings;
mod speech;
mod transfer;
mod visitor;

pub use clock::{Clock, SystemClock};
pub use config::{Config, Proxy, RateLimits};
pub use hall::Hall;
pub use routes::router;
pub use serve::{ServeError, serve};
pub use transfer::{Ending, TransferError, check_record, export_table, import_table};
