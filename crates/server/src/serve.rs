//! Listening, and stopping without losing anything.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::{Router, extract::ConnectInfo};
use hyper::{Request, body::Incoming, server::conn::http1};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

use crate::{hall::Hall, routes};

/// How long a client may take to send the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(10);
/// How long open connections may take to finish when the server stops.
const STOP_TIME: Duration = Duration::from_secs(10);
/// How long to wait when the machine has no more connections to give.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// Why the server cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be read from the listener.
    #[error("the listener has no address: {0}")]
    Address(std::io::Error),
}

/// Serves until `stop` is ready, then closes streams, finishes what is being answered and closes the store.
pub async fn serve(
    hall: Arc<Hall>,
    listener: TcpListener,
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let address = listener.local_addr().map_err(ServeError::Address)?;
    tracing::info!(%address, "listening");
    let router = routes::router(&hall);
    let connections = GracefulShutdown::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => answer(&connections, &router, stream, peer),
                Err(error) => {
                    tracing::warn!(%error, "a connection was not accepted");
                    tokio::time::sleep(ACCEPT_PAUSE).await;
                }
            },
        }
    }
    drop(listener);
    tracing::info!("stopping");
    hall.begin_stop();
    if tokio::time::timeout(STOP_TIME, connections.shutdown()).await.is_err() {
        tracing::warn!("some connections did not finish in time");
    }
    hall.finish_stop().await;
    Ok(())
}

fn answer(connections: &GracefulShutdown, router: &Router, stream: TcpStream, peer: SocketAddr) {
    // Answers are small and somebody waits for them.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection is gone already");
    }
    let service = router.clone().map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
    let connection = connections.watch(connection);
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(%error, "a connection broke off");
        }
    });
}
