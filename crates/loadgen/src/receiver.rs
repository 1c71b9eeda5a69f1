//! A service that a server under test sends messages to: a webhook, or the push service of a browser.

use std::{
    io,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    sync::watch,
};

/// A request that a receiver got.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Received {
    /// Names in lower case, and values.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Received {
    /// The value of a header; empty without it.
    pub fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }
}

/// Accepts every request on a loopback port, and answers those of the moment unless it is told to be silent.
pub struct Receiver {
    base: String,
    received: Arc<Mutex<Vec<Received>>>,
    answers: watch::Sender<bool>,
}

impl Receiver {
    /// Starts it on a free port.
    pub async fn start() -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let base = format!("http://{}", listener.local_addr()?);
        let received = Arc::new(Mutex::new(Vec::new()));
        let (answers, watching) = watch::channel(true);
        let kept = Arc::clone(&received);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (kept, watching) = (Arc::clone(&kept), watching.clone());
                // Whoever hangs up has stopped to wait for an answer.
                tokio::spawn(async move { drop(serve(stream, &kept, watching).await) });
            }
        });
        Ok(Self { base, received, answers })
    }

    /// Its URL.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Lets requests wait for an answer, from the next one on.
    pub fn be_silent(&self) {
        self.answers.send_replace(false);
    }

    /// Answers all requests, also those that wait.
    pub fn answer(&self) {
        self.answers.send_replace(true);
    }

    /// What it got so far.
    pub fn received(&self) -> Vec<Received> {
        self.received.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits until it has got this many requests, and returns them.
    pub async fn wait_for(&self, count: usize) -> Vec<Received> {
        loop {
            let received = self.received();
            if received.len() >= count {
                return received;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

async fn serve(
    stream: TcpStream,
    kept: &Mutex<Vec<Received>>,
    mut answers: watch::Receiver<bool>,
) -> io::Result<()> {
    let mut stream = BufReader::new(stream);
    let request = read(&mut stream).await?;
    kept.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    answers.wait_for(|answers| *answers).await.map_err(io::Error::other)?;
    stream.write_all(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n").await
}

async fn read(stream: &mut BufReader<TcpStream>) -> io::Result<Received> {
    let mut request = Received::default();
    // The request line.
    stream.read_line(&mut String::new()).await?;
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        let Some((name, value)) = line.trim_end().split_once(':') else { break };
        request.headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
    let length = request.header("content-length").parse().map_err(io::Error::other)?;
    request.body = vec![0; length];
    stream.read_exact(&mut request.body).await?;
    Ok(request)
}
