//! `ochre serve` as a process.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

/// A new folder for each server and browser of a test.
pub(super) fn folder(name: &str) -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("ochre-{name}-{}-{number}", std::process::id()));
    fs::create_dir_all(&path).unwrap();
    path
}

pub(super) fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Tests play the same games in every run; `OCHRE_TEST_SEED` chooses others.
fn seed() -> String {
    std::env::var("OCHRE_TEST_SEED").unwrap_or_else(|_| "1".to_owned())
}

/// `ochre serve` on a port and a database of its own.
pub struct Server {
    child: Child,
    port: u16,
    data: PathBuf,
    settings: &'static [&'static str],
}

impl Server {
    pub fn start() -> Self {
        Self::start_with(&[])
    }

    /// With more arguments.
    pub fn start_with(settings: &'static [&'static str]) -> Self {
        let (port, data) = (free_port(), folder("table"));
        Self { child: Self::spawn(port, &data, settings), port, data, settings }
    }

    fn spawn(port: u16, data: &Path, settings: &[&str]) -> Child {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ochre"))
            .args([
                "serve",
                "--listen",
                &format!("127.0.0.1:{port}"),
                "--bot-pause",
                "0",
                "--bot-time",
                "60000",
                "--seed",
                &seed(),
                "--review-evaluations",
                "200",
                "--rate-limits",
                "off",
                "--data",
            ])
            .arg(data)
            .args(settings)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(lines.any(|line| line.unwrap().contains("http://")), "the server prints its link");
        std::thread::spawn(move || lines.for_each(drop));
        child
    }

    /// Kills it and starts it again on the same database.
    pub fn crash_and_restart(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.child = Self::spawn(self.port, &self.data, self.settings);
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}
