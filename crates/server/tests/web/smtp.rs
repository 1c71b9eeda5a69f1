//! A mail server: aiosmtpd in a process of its own (`smtp.py`).

use std::{
    collections::BTreeMap,
    process::Stdio,
    sync::{Arc, Mutex},
};

use serde::Deserialize;
use serde_json::{Value, json};
use server::MailConfig;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader},
    process::{Child, ChildStdin, Command},
    sync::mpsc,
};

use crate::kit::eventually;

/// An e-mail as Python's parser reads it.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Received {
    pub(crate) from: String,
    pub(crate) to: Vec<String>,
    /// By names in lower case.
    pub(crate) headers: BTreeMap<String, String>,
    /// Where it does not follow the standards.
    pub(crate) defects: Vec<String>,
    pub(crate) text: String,
    pub(crate) html: String,
}

impl Received {
    /// The path of the first link to this server that begins like this. It stands in both forms.
    pub(crate) fn path(&self, start: &str) -> String {
        let link = format!("https://house.example{start}");
        let begin = self.text.find(&link).unwrap_or_else(|| panic!("no {start}:\n{}", self.text));
        let path = &self.text[begin + "https://house.example".len()..];
        let path: String = path.split_whitespace().next().unwrap().to_owned();
        assert!(self.html.contains(&format!("href=\"https://house.example{path}\"")), "{}", self.html);
        path
    }
}

/// A running mail server.
pub(crate) struct MailServer {
    port: u64,
    mails: Arc<Mutex<Vec<Received>>>,
    input: ChildStdin,
    ready: mpsc::UnboundedReceiver<()>,
    _process: Child,
}

impl MailServer {
    pub(crate) async fn start() -> Self {
        let python = std::env::var("OCHRE_TEST_AIOSMTPD")
            .expect("OCHRE_TEST_AIOSMTPD: `cargo xtask test` installs aiosmtpd and sets it");
        let program = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/web/smtp.py");
        // It warns of the missing encryption, once for each connection.
        let mut process = Command::new(python)
            .arg(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let input = process.stdin.take().unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let first = lines.next_line().await.unwrap().expect("smtp.py ended before it printed its port");
        let port = serde_json::from_str::<Value>(&first).unwrap()["port"].as_u64().unwrap();
        let mails = Arc::new(Mutex::new(Vec::new()));
        let (confirm, ready) = mpsc::unbounded_channel();
        let kept = Arc::clone(&mails);
        tokio::spawn(async move {
            while let Ok(Some(line)) = lines.next_line().await {
                match serde_json::from_str::<Received>(&line) {
                    Ok(mail) => kept.lock().unwrap().push(mail),
                    Err(_) => drop(confirm.send(())),
                }
            }
        });
        Self { port, mails, input, ready, _process: process }
    }

    /// How a server reaches it.
    pub(crate) fn config(&self) -> MailConfig {
        self.config_with("red%20earth")
    }

    /// The same with this password.
    pub(crate) fn config_with(&self, password: &str) -> MailConfig {
        let smtp = format!("smtp://ochre:{password}@127.0.0.1:{}", self.port);
        MailConfig { smtp, from: "Ochre <ochre@house.example>".to_owned() }
    }

    /// Answers like this at the next recipients and to the next contents. Everything else is accepted.
    pub(crate) async fn answer(&mut self, recipients: &[&str], contents: &[&str]) {
        let line = format!("{}\n", json!({"rcpt": recipients, "data": contents}));
        self.input.write_all(line.as_bytes()).await.unwrap();
        self.ready.recv().await.unwrap();
    }

    pub(crate) fn count(&self) -> usize {
        self.mails.lock().unwrap().len()
    }

    /// The e-mails to an address.
    pub(crate) fn mails_to(&self, address: &str) -> Vec<Received> {
        let mails = self.mails.lock().unwrap();
        mails.iter().filter(|mail| mail.to == [address]).cloned().collect()
    }

    /// Waits for the e-mail with this number, from 0, whatever it was answered.
    pub(crate) async fn mail(&self, number: usize) -> Received {
        let what = format!("e-mail {number}");
        eventually(&what, async || self.mails.lock().unwrap().get(number).cloned()).await
    }
}
