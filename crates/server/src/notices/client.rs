//! Calls addresses that people entered.
//!
//! The address that is checked is the address that is connected to: the name is resolved here, once, and no redirect is
//! followed. So nobody reaches through this server what only this server can reach, whatever a name resolves to next.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::{Arc, OnceLock},
    time::Duration,
};

use axum::body::Body;
use hyper::{Request, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use jiff::{Timestamp, fmt::rfc2822};
use rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
};
use tokio_rustls::TlsConnector;
use url::{Host, Url};

use super::PrivateNetworks;
use crate::{errors::Error, mail::SendError};

/// How long a call may take.
const TIMEOUT: Duration = Duration::from_secs(10);
/// The longest address.
const LONGEST: usize = 1000;

/// An address that may be called.
pub(super) fn check(text: &str, networks: PrivateNetworks) -> Result<Url, Error> {
    let url = Url::parse(text.trim()).map_err(|_| Error::InvalidEndpoint)?;
    let encrypted = url.scheme() == "https" || url.scheme() == "http" && networks == PrivateNetworks::Allowed;
    let allowed = match url.host() {
        Some(Host::Domain(name)) => networks == PrivateNetworks::Allowed || name.contains('.'),
        Some(Host::Ipv4(address)) => may_call(address.into(), networks),
        Some(Host::Ipv6(address)) => may_call(address.into(), networks),
        None => false,
    };
    let anonymous = url.username().is_empty() && url.password().is_none();
    if encrypted && allowed && anonymous && url.as_str().len() <= LONGEST {
        Ok(url)
    } else {
        Err(Error::InvalidEndpoint)
    }
}

fn may_call(address: IpAddr, networks: PrivateNetworks) -> bool {
    networks == PrivateNetworks::Allowed || is_public(address)
}

/// Whether an address is one of the public Internet: those that IANA lists for special purposes are not.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_unspecified()
        || a == 0
        || address.is_loopback()
        || address.is_private()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast()
        // Shared by customers of a provider; protocol assignments; 6to4 relays; benchmarks; reserved.
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (b == 18 || b == 19))
        || a >= 240;
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    // Global unicast is 2000::/3. Of it, 2001::/23 and 2001:db8::/32 are special, and 2002::/16 contains IPv4 addresses.
    let global = segments[0] & 0xe000 == 0x2000;
    let special = (segments[0] == 0x2001 && (segments[1] < 0x0200 || segments[1] == 0x0db8))
        || segments[0] == 0x2002
        || (segments[0] == 0x3fff && segments[1] < 0x1000);
    global && !special
}

/// What the other side answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    pub(super) status: u16,
    /// How long it asks to wait.
    pub(super) retry_after: Option<Duration>,
}

/// Calls addresses that people entered.
#[derive(Default)]
pub(super) struct Client {
    tls: OnceLock<Result<TlsConnector, String>>,
}

impl Client {
    /// Posts a body and returns what is of interest of the answer.
    pub(super) async fn post(
        &self,
        url: &Url,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
        networks: PrivateNetworks,
    ) -> Result<Answer, SendError> {
        let call = self.call(url, headers, body, networks);
        match tokio::time::timeout(TIMEOUT, call).await {
            Ok(answer) => answer.map_err(SendError::Failed),
            Err(_) => Err(SendError::Failed("no answer in time".to_owned())),
        }
    }

    async fn call(
        &self,
        url: &Url,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
        networks: PrivateNetworks,
    ) -> Result<Answer, String> {
        let (host, port) = (url.host_str().unwrap_or_default(), url.port_or_known_default().unwrap_or(443));
        let mut request = Request::post(url.path().to_owned() + &query(url))
            .header(header::HOST, authority(url))
            .header(header::USER_AGENT, "ochre");
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let request = request.body(Body::from(body)).map_err(|error| error.to_string())?;
        let stream = connect(host, port, networks).await?;
        if url.scheme() == "http" {
            return send(stream, request).await;
        }
        let tls = self.tls.get_or_init(connector).as_ref().map_err(Clone::clone)?;
        let name = ServerName::try_from(host.trim_matches(['[', ']']).to_owned())
            .map_err(|error| error.to_string())?;
        let stream = tls.connect(name, stream).await.map_err(|error| error.to_string())?;
        send(stream, request).await
    }
}

fn query(url: &Url) -> String {
    url.query().map_or_else(String::new, |query| format!("?{query}"))
}

fn authority(url: &Url) -> String {
    let host = url.host_str().unwrap_or_default();
    url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"))
}

/// Connects to the first address of a host that may be called and answers.
async fn connect(host: &str, port: u16, networks: PrivateNetworks) -> Result<TcpStream, String> {
    let found = tokio::net::lookup_host((host.trim_matches(['[', ']']), port));
    let found = found.await.map_err(|error| error.to_string())?;
    let allowed: Vec<SocketAddr> = found.filter(|address| may_call(address.ip(), networks)).collect();
    if allowed.is_empty() {
        return Err("the name leads to no address of the public Internet".to_owned());
    }
    TcpStream::connect(allowed.as_slice()).await.map_err(|error| error.to_string())
}

async fn send(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<Answer, String> {
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(stream)).await.map_err(|error| error.to_string())?;
    // The connection ends with the answer, of which only the head counts.
    let running = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    running.abort();
    let answer = answer.map_err(|error| error.to_string())?;
    let retry_after = answer.headers().get(header::RETRY_AFTER).and_then(|value| value.to_str().ok());
    let retry_after = retry_after.and_then(|text| read_wait(text, Timestamp::now()));
    Ok(Answer { status: answer.status().as_u16(), retry_after })
}

/// How long `Retry-After` asks to wait: seconds, or a date (RFC 9110, 10.2.3).
fn read_wait(text: &str, now: Timestamp) -> Option<Duration> {
    if let Ok(seconds) = text.trim().parse() {
        return Some(Duration::from_secs(seconds));
    }
    let until = rfc2822::DateTimeParser::new().parse_timestamp(text.trim()).ok()?;
    Duration::try_from(until.duration_since(now)).ok()
}

/// Trusts the system trust store, or the certificates in the file named by `SSL_CERT_FILE`.
fn connector() -> Result<TlsConnector, String> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        return Err("no trusted root certificates found".to_owned());
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_encrypted_addresses_of_the_public_internet_may_be_called() {
        let allowed = |text: &str| check(text, PrivateNetworks::Refused).is_ok();
        for good in
            ["https://ntfy.sh/ochre", "https://93.184.216.34/", "https://[2606:4700::1111]:8443/x?y=z"]
        {
            assert!(allowed(good), "{good}");
        }
        for bad in [
            "http://ntfy.sh/ochre",
            "ftp://ntfy.sh/",
            "https://",
            "nothing",
            "https://localhost/",
            "https://intranet/",
            "https://user:secret@ntfy.sh/",
            "https://127.0.0.1/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://10.1.2.3/",
            "https://172.16.0.1/",
            "https://192.168.1.1/",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/",
            "https://0.0.0.0/",
            "https://224.0.0.1/",
            "https://255.255.255.255/",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[fe80::1]/",
            "https://[fc00::1]/",
            "https://[2001:db8::1]/",
            "https://[2002:7f00:1::]/",
            "https://[64:ff9b::7f00:1]/",
        ] {
            assert!(!allowed(bad), "{bad}");
        }
        assert!(!allowed(&format!("https://ntfy.sh/{}", "x".repeat(LONGEST))));
        assert!(check("http://127.0.0.1:8080/", PrivateNetworks::Allowed).is_ok());
    }

    #[test]
    fn a_receiver_says_how_long_to_wait_in_seconds_or_with_a_date() {
        let now: Timestamp = "2026-11-06T08:49:07Z".parse().unwrap();
        for (text, seconds) in [
            ("120", Some(120)),
            (" 0 ", Some(0)),
            ("Fri, 06 Nov 2026 08:49:37 GMT", Some(30)),
            ("Fri, 06 Nov 2026 08:49:00 GMT", None),
            ("-1", None),
            ("soon", None),
            ("", None),
        ] {
            assert_eq!(read_wait(text, now), seconds.map(Duration::from_secs), "{text}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_not_called() {
        let error = connect("localhost", 1, PrivateNetworks::Refused).await.unwrap_err();
        assert!(error.contains("no address of the public Internet"), "{error}");
    }
}
