//! The log of commands that run for long.

use std::io::{self, IsTerminal};

use clap::{Args, ValueEnum};
use tracing_subscriber::EnvFilter;

use crate::cli::Failure;

#[derive(Clone, Debug, Args)]
pub(crate) struct LogArgs {
    /// The format of log lines.
    #[arg(long, env = "OCHRE_LOG_FORMAT", value_name = "FORMAT", default_value = "text")]
    log_format: LogFormat,
    /// The log level (error, warn, info, debug) or a filter such as server=debug.
    #[arg(long, env = "OCHRE_LOG", value_name = "FILTER", default_value = "warn")]
    log: String,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LogFormat {
    /// One line of text for each event.
    Text,
    /// One JSON object for each event.
    Json,
}

impl LogArgs {
    /// Logs to standard error from now on.
    pub(crate) fn start(&self) -> Result<(), Failure> {
        let filter = EnvFilter::try_new(&self.log).map_err(|error| format!("--log {}: {error}", self.log))?;
        let log = tracing_subscriber::fmt()
            .with_env_filter(filter)
            // An event that cannot be written is lost. Reporting that would print to the same stream, and panic.
            .log_internal_errors(false)
            .with_writer(io::stderr)
            .with_ansi(io::stderr().is_terminal());
        match self.log_format {
            LogFormat::Text => log.init(),
            LogFormat::Json => log.json().init(),
        }
        Ok(())
    }
}
