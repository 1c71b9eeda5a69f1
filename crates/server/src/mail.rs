//! Sending e-mail through an SMTP server.

use std::{net::IpAddr, time::Duration};

use lettre::{
    Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{
        Mailbox, MultiPart,
        header::{HeaderName, HeaderValue},
    },
    transport::smtp::{self, AsyncSmtpTransportBuilder},
};
use pages::{Language, Letter};
use sha2::{Digest, Sha256};
use table::text::{Phrase, Words as _};
use url::Url;

use crate::{errors::Error, ids, messages::Messages};

/// How long an SMTP server may take for each answer.
const TIMEOUT: Duration = Duration::from_secs(10);
/// How long it may take for all of them: less than a person waits for the answer to a form.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest address (RFC 5321, 4.5.3.1).
const LONGEST: usize = 254;

/// Where e-mails are handed over, and who sends them.
#[derive(Clone)]
pub struct MailConfig {
    /// The SMTP server, such as `smtps://user:password@mail.example` or `smtp://mail.example:587?tls=required`.
    pub smtp: String,
    /// The sender, such as `Ochre <ochre@mail.example>`.
    pub from: String,
}

impl MailConfig {
    /// Fails with a sentence if the server would not start with this configuration. Connects to nothing.
    pub fn check(&self) -> Result<(), String> {
        self.read().map(drop)
    }

    /// The host of the SMTP server, if it is another machine and others can read along, or prevent the encryption.
    pub fn unencrypted_host(&self) -> Option<String> {
        let url = Url::parse(&self.smtp).ok().filter(|url| url.scheme() == "smtp")?;
        let host = url.host_str()?.trim_matches(['[', ']']);
        let is_loopback = host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
        let is_local = is_loopback || host == "localhost" || host.ends_with(".localhost");
        let is_encrypted = url.query_pairs().any(|(key, value)| key == "tls" && value == "required");
        (!is_local && !is_encrypted).then(|| host.to_owned())
    }

    fn read(&self) -> Result<(Mailbox, AsyncSmtpTransportBuilder), String> {
        let from = self.from.parse().map_err(|error| format!("the sender '{}': {error}", self.from))?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&self.smtp)
            .map_err(|error| format!("the URL of the SMTP server cannot be read: {error}"))?;
        Ok((from, transport))
    }
}

/// Without the password in the URL.
impl std::fmt::Debug for MailConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MailConfig").field("from", &self.from).finish_non_exhaustive()
    }
}

/// Why a message did not arrive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SendError {
    /// The address does not exist, or wants no more messages. Another attempt is of no use.
    Gone(String),
    /// Something else failed. Another attempt may succeed.
    Failed(String),
    /// The same, and the other side has said how long to wait.
    Busy(String, Duration),
}

impl SendError {
    pub(crate) fn reason(&self) -> &str {
        match self {
            Self::Gone(reason) | Self::Failed(reason) | Self::Busy(reason, _) => reason,
        }
    }
}

/// An e-mail to one reader.
pub(crate) struct Mail<'a> {
    /// The address of the reader.
    pub(crate) to: &'a str,
    pub(crate) language: Language,
    pub(crate) letter: &'a Letter,
    /// The same for every attempt to send it, so that programs that receive it twice recognise it.
    pub(crate) id: &'a str,
    /// The link that ends such e-mails without a question (RFC 8058); `None` for an answer to what the reader did.
    pub(crate) stop: Option<&'a str>,
}

/// Hands e-mails over to an SMTP server.
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    /// Fails with a sentence if the configuration cannot be read. Connects only to send.
    pub(crate) fn new(config: &MailConfig) -> Result<Self, String> {
        let (from, transport) = config.read()?;
        Ok(Self { transport: transport.timeout(Some(TIMEOUT)).build(), from })
    }

    /// The address of the sender.
    pub(crate) fn sender(&self) -> String {
        self.from.email.to_string()
    }

    /// Sends an e-mail as text and as HTML.
    pub(crate) async fn send(&self, messages: &Messages, mail: &Mail<'_>) -> Result<(), SendError> {
        let message = self.compose(messages, mail).map_err(SendError::Failed)?;
        match tokio::time::timeout(PATIENCE, self.transport.send(message)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) if refuses_recipient(&error) => Err(SendError::Gone(error.to_string())),
            Ok(Err(error)) => Err(SendError::Failed(error.to_string())),
            Err(_) => Err(SendError::Failed("the mail server takes too long".to_owned())),
        }
    }

    fn compose(&self, messages: &Messages, mail: &Mail<'_>) -> Result<Message, String> {
        let to: Address = mail.to.parse().map_err(|error| format!("the address of the reader: {error}"))?;
        let id = ids::hex(&Sha256::digest(mail.id.as_bytes())[..16]);
        let mut builder = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(&mail.letter.subject)
            .message_id(Some(format!("<{id}@{}>", self.from.email.domain())));
        let mut headers = vec![
            ("Content-Language", mail.language.tag().to_owned()),
            // Absence notices need not answer (RFC 3834).
            ("Auto-Submitted", "auto-generated".to_owned()),
        ];
        if let Some(stop) = mail.stop {
            headers.push(("List-Unsubscribe", format!("<{stop}>")));
            headers.push(("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        }
        for (name, value) in headers {
            builder = builder.raw_header(HeaderValue::new(HeaderName::new_from_ascii_str(name), value));
        }
        let brand = messages.plain(mail.language, &[]).say(&Phrase::new("pages-title"));
        let html = mail.letter.html(mail.language, &brand).into_string();
        builder
            .multipart(MultiPart::alternative_plain_html(mail.letter.text(), html))
            .map_err(|error| error.to_string())
    }
}

/// Whether the server says that there is no such mailbox. Other permanent errors are about the message or about our account.
fn refuses_recipient(error: &smtp::Error) -> bool {
    const NO_MAILBOX: [u16; 5] = [521, 550, 551, 553, 556];
    // 5.7 (RFC 3463): security or policy. The server would refuse us at every mailbox.
    let is_policy = error.to_string().contains(" 5.7.");
    !is_policy && error.status().is_some_and(|code| NO_MAILBOX.contains(&u16::from(code)))
}

/// An address in the form in which it is stored: in lower case, because nobody tells mailboxes apart by case.
pub(crate) fn address(text: &str) -> Result<String, Error> {
    let text = text.trim().to_lowercase();
    let is_mailbox = text.parse::<Address>().is_ok();
    // A domain without a dot is a machine of the network of the server.
    let is_public =
        text.rsplit_once('@').is_some_and(|(_, domain)| domain.contains('.') && !domain.starts_with('['));
    if is_mailbox && is_public && text.len() <= LONGEST { Ok(text) } else { Err(Error::InvalidMailAddress) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_checked_and_stored_in_lower_case() {
        assert_eq!(address(" Ada@Example.ORG ").unwrap(), "ada@example.org");
        for wrong in
            ["", "ada", "ada@", "@example.org", "a b@example.org", "ada@localhost", "ada@[127.0.0.1]"]
        {
            assert!(address(wrong).is_err(), "{wrong}");
        }
        for wrong in ["ada@example.org\r\nBcc: eve@example.org", "ada@example.org, eve@example.org"] {
            assert!(address(wrong).is_err(), "{wrong}");
        }
        assert!(address(&format!("{}@example.org", "a".repeat(255))).is_err());
    }

    #[test]
    fn a_mail_has_both_forms_and_the_headers_that_end_it() {
        let config =
            MailConfig { smtp: "smtp://localhost".to_owned(), from: "Ochre <o@house.example>".to_owned() };
        let mailer = Mailer::new(&config).unwrap();
        let letter =
            Letter { subject: "Żółw".to_owned(), lines: vec!["Hi".to_owned()], ..Letter::default() };
        let stop = Some("https://house.example/notices/stop/x");
        let mail =
            Mail { to: "ada@example.org", language: Language::Polish, letter: &letter, id: "d1", stop };
        let messages = Messages::load().unwrap();
        let once = String::from_utf8(mailer.compose(&messages, &mail).unwrap().formatted()).unwrap();
        for part in [
            "List-Unsubscribe: <https://house.example/notices/stop/x>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Content-Language: pl",
            "text/plain",
            "text/html",
        ] {
            assert!(once.contains(part), "{part} is missing:\n{once}");
        }
        let id = |text: &str| text.lines().find(|line| line.starts_with("Message-ID")).unwrap().to_owned();
        let again = String::from_utf8(mailer.compose(&messages, &mail).unwrap().formatted()).unwrap();
        assert_eq!(id(&once), id(&again));
    }

    #[test]
    fn a_configuration_that_cannot_be_read_is_refused() {
        let config = |smtp: &str, from: &str| MailConfig { smtp: smtp.to_owned(), from: from.to_owned() };
        assert!(Mailer::new(&config("smtp://localhost", "nobody")).is_err());
        assert!(Mailer::new(&config("http://localhost", "o@house.example")).is_err());
        let secret = format!("{:?}", config("smtp://me:secret@localhost", "o@house.example"));
        assert!(!secret.contains("secret"), "{secret}");
    }
}
