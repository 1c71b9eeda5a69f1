//! A proxy that loses connections.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::{Notify, watch},
};

/// What the connections of a proxy share.
#[derive(Default)]
struct State {
    /// Ends all connections.
    cut: Notify,
    refuse: AtomicBool,
    /// Milliseconds before anything is passed on.
    delay: AtomicU64,
}

/// Passes connections on to a server on this machine.
pub(crate) struct Proxy {
    /// The port clients connect to.
    pub(crate) port: u16,
    target: watch::Sender<String>,
    state: Arc<State>,
}

impl Proxy {
    /// Listens on a free port.
    pub(crate) async fn start(target: String) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        let state = Arc::new(State::default());
        let (target, targets) = watch::channel(target);
        tokio::spawn(accept(listener, targets, Arc::clone(&state)));
        Ok(Self { port, target, state })
    }

    /// Passes new connections on to another address.
    pub(crate) fn redirect(&self, target: String) {
        self.target.send_replace(target);
    }

    /// Ends every connection, whatever it was doing.
    pub(crate) fn cut(&self) {
        self.state.cut.notify_waiters();
    }

    /// Ends new connections at once while `refuse` holds.
    pub(crate) fn refuse(&self, refuse: bool) {
        self.state.refuse.store(refuse, Ordering::Relaxed);
    }

    /// Holds everything back for this time.
    pub(crate) fn delay(&self, delay: Duration) {
        self.state.delay.store(u64::try_from(delay.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }
}

async fn accept(listener: TcpListener, targets: watch::Receiver<String>, state: Arc<State>) {
    while let Ok((client, _)) = listener.accept().await {
        if state.refuse.load(Ordering::Relaxed) {
            continue;
        }
        let (target, state) = (targets.borrow().clone(), Arc::clone(&state));
        tokio::spawn(async move {
            let Ok(server) = TcpStream::connect(target).await else { return };
            let (from_client, to_client) = client.into_split();
            let (from_server, to_server) = server.into_split();
            tokio::select! {
                () = state.cut.notified() => {}
                () = pass_on(from_client, to_server, &state) => {}
                () = pass_on(from_server, to_client, &state) => {}
            }
        });
    }
}

/// Copies until either side ends.
async fn pass_on(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, state: &State) {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let Ok(count @ 1..) = from.read(&mut buffer).await else { return };
        let delay = state.delay.load(Ordering::Relaxed);
        if delay > 0 {
            tokio::time::sleep(Duration::from_millis(delay)).await;
        }
        if to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server that returns what it receives.
    async fn echo() -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (from, to) = stream.into_split();
                tokio::spawn(async move { pass_on(from, to, &State::default()).await });
            }
        });
        address
    }

    async fn ask(stream: &mut TcpStream) -> io::Result<u8> {
        stream.write_all(&[7]).await?;
        stream.read_u8().await
    }

    #[tokio::test]
    async fn connections_pass_until_they_are_cut_or_refused() {
        let proxy = Proxy::start(echo().await).await.unwrap();
        let connect = async || TcpStream::connect(("127.0.0.1", proxy.port)).await.unwrap();
        let mut stream = connect().await;
        assert_eq!(ask(&mut stream).await.unwrap(), 7);
        proxy.cut();
        assert!(stream.read_u8().await.is_err());
        proxy.refuse(true);
        assert!(ask(&mut connect().await).await.is_err());
        proxy.refuse(false);
        proxy.redirect(echo().await);
        assert_eq!(ask(&mut connect().await).await.unwrap(), 7);
    }
}
