//! The settings of the server, as given to `ochre serve`.

use std::net::{SocketAddr, TcpListener};

use store::Usage;
use table::text::Phrase;

use super::Report;
use crate::serve::{ServeArgs, Switch};

/// A metrics token with fewer characters can be guessed.
const TOKEN: usize = 16;

/// Checks the settings; `usage` says whether a server uses the database at `place`.
pub(super) fn check(args: &ServeArgs, place: &str, usage: Usage, report: &mut Report) {
    let before = report.0.len();
    addresses(args, usage, report);
    proxies(args, report);
    secrets(args, place, report);
    messages(args, report);
    if let Some(folder) = &args.content
        && let Err(error) = server::read_household(folder)
    {
        let message = Phrase::new("ochre-doctor-content").text("error", error.to_string());
        report.error("content", message, Phrase::new("ochre-doctor-content-advice"));
    }
    if report.0.len() == before {
        report.good("settings", Phrase::new("ochre-doctor-settings"));
    }
}

fn addresses(args: &ServeArgs, usage: Usage, report: &mut Report) {
    // The server that runs has the addresses.
    if usage == Usage::Free {
        for address in [Some(args.listen), args.metrics_listen].into_iter().flatten() {
            if let Err(error) = TcpListener::bind(address) {
                let message = Phrase::new("ochre-doctor-listen")
                    .text("address", address.to_string())
                    .text("error", error.to_string());
                report.error("listen", message, Phrase::new("ochre-doctor-listen-advice"));
            }
        }
    }
    if let Some(address) = args.metrics_listen.filter(is_open) {
        let message = Phrase::new("ochre-doctor-metrics").text("address", address.to_string());
        report.warn("metrics", message, "ochre-doctor-metrics-advice");
    }
}

/// Whether other machines can connect to an address.
fn is_open(address: &SocketAddr) -> bool {
    !address.ip().is_loopback()
}

fn proxies(args: &ServeArgs, report: &mut Report) {
    let is_https = args.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    if args.public_url.as_deref().is_some_and(|url| url.starts_with("http://") && !is_local(url)) {
        report.warn("public-url", Phrase::new("ochre-doctor-plain"), "ochre-doctor-plain-advice");
    }
    if args.public_url.is_none() && is_open(&args.listen) {
        let message = Phrase::new("ochre-doctor-open").text("address", args.listen.to_string());
        report.warn("public-url", message, "ochre-doctor-open-advice");
    }
    if is_https && args.trust_proxy == 0 {
        report.warn("trust-proxy", Phrase::new("ochre-doctor-untrusted"), "ochre-doctor-untrusted-advice");
    }
    if args.trust_proxy > 0 && is_open(&args.listen) {
        let message = Phrase::new("ochre-doctor-forged").text("address", args.listen.to_string());
        report.warn("trust-proxy", message, "ochre-doctor-forged-advice");
    }
    if matches!(args.rate_limits, Switch::Off) && (is_open(&args.listen) || args.public_url.is_some()) {
        report.warn("rate-limits", Phrase::new("ochre-doctor-unlimited"), "ochre-doctor-unlimited-advice");
    }
}

fn is_local(url: &str) -> bool {
    let host = url.trim_start_matches("http://");
    ["localhost", "127.", "[::1]"].iter().any(|local| host.starts_with(local))
}

/// E-mails, and what the server calls to tell people something.
fn messages(args: &ServeArgs, report: &mut Report) {
    match args.mail() {
        Ok(Some(mail)) => {
            if let Some(host) = mail.unencrypted_host() {
                let message = Phrase::new("ochre-doctor-mail-plain").text("host", host);
                report.warn("mail", message, "ochre-doctor-mail-plain-advice");
            }
        }
        Ok(None) if args.mail_from.is_some() => {
            report.warn("mail", Phrase::new("ochre-doctor-mail-unused"), "ochre-doctor-mail-unused-advice");
        }
        Ok(None) => {}
        Err(error) => {
            let message = Phrase::new("ochre-doctor-mail").text("error", error);
            report.error("mail", message, Phrase::new("ochre-doctor-mail-advice"));
        }
    }
    if matches!(args.notice_private, Switch::On) && (is_open(&args.listen) || args.public_url.is_some()) {
        report.warn(
            "notices",
            Phrase::new("ochre-doctor-private-calls"),
            "ochre-doctor-private-calls-advice",
        );
    }
}

fn secrets(args: &ServeArgs, place: &str, report: &mut Report) {
    if args.seed.is_some() {
        report.warn("seed", Phrase::new("ochre-doctor-seed"), "ochre-doctor-seed-advice");
    }
    if args.metrics_token.as_deref().is_some_and(|token| !token.is_empty() && token.chars().count() < TOKEN) {
        report.warn("metrics", Phrase::new("ochre-doctor-token"), "ochre-doctor-token-advice");
    }
    if store::is_unencrypted(place) {
        report.warn("database", Phrase::new("ochre-doctor-database"), "ochre-doctor-database-advice");
    }
}
