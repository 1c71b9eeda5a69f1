//! Accepting connections and graceful shutdown.

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

use crate::{app::App, routes};

/// Timeout for the headers of a request, counted from the end of the request before.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);
/// What responses announce about idle connections: clients close them before [`HEADER_TIMEOUT`] does, and do not send a request
/// on a connection that is being closed.
pub(crate) const KEEP_ALIVE: &str = "timeout=8";
/// How long the other end of a connection may not answer the network.
const DEAD_AFTER: Duration = Duration::from_secs(45);
/// Timeout for open connections during shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);
/// Pause after a failed accept, for example when file descriptors are exhausted.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// Why the server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The listener has no local address.
    #[error("the listener has no address: {0}")]
    Address(std::io::Error),
}

/// Serves until `stop` completes, then shuts down gracefully: ends streams, finishes open requests, closes the store.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let address = listener.local_addr().map_err(ServeError::Address)?;
    tracing::info!(%address, "listening");
    let router = routes::router(&app);
    let connections = GracefulShutdown::new();
    let draining = async {
        stop.await;
        app.drain().await;
        tokio::time::sleep(app.drain_time()).await;
    };
    let mut stop = std::pin::pin!(draining);
    loop {
        tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => serve_connection(&connections, &router, stream, peer),
                Err(error) => {
                    tracing::warn!(%error, "cannot accept a connection");
                    tokio::time::sleep(ACCEPT_PAUSE).await;
                }
            },
        }
    }
    drop(listener);
    tracing::info!("shutting down");
    app.begin_shutdown();
    if tokio::time::timeout(SHUTDOWN_TIMEOUT, connections.shutdown()).await.is_err() {
        tracing::warn!("some connections did not finish before the shutdown timeout");
    }
    app.finish_shutdown().await;
    Ok(())
}

/// Serves metrics and health checks until the shutdown of `app` begins. The listener must not be public.
pub async fn serve_monitoring(app: Arc<App>, listener: TcpListener) -> std::io::Result<()> {
    let mut stopping = app.stopping();
    let router = routes::monitoring_router(&app);
    drop(app);
    let stopped = async move {
        // An error means that the application is gone.
        let _ = stopping.wait_for(|stopping| *stopping).await;
    };
    axum::serve(listener, router).with_graceful_shutdown(stopped).await
}

/// Closes a connection whose other end is silent for [`DEAD_AFTER`]: somebody whose device lost the network counts as present until
/// then, and is told nothing.
#[cfg(target_os = "linux")]
fn keep_alive(stream: &TcpStream) -> std::io::Result<()> {
    use rustix::net::sockopt;
    sockopt::set_socket_keepalive(stream, true)?;
    sockopt::set_tcp_keepidle(stream, DEAD_AFTER / 3)?;
    sockopt::set_tcp_keepintvl(stream, DEAD_AFTER / 3)?;
    sockopt::set_tcp_keepcnt(stream, 2)?;
    // The same for what was sent and not acknowledged.
    sockopt::set_tcp_user_timeout(stream, u32::try_from(DEAD_AFTER.as_millis()).unwrap_or(u32::MAX))?;
    Ok(())
}

#[cfg(not(target_os = "linux"))]
fn keep_alive(_: &TcpStream) -> std::io::Result<()> {
    Ok(())
}

fn serve_connection(connections: &GracefulShutdown, router: &Router, stream: TcpStream, peer: SocketAddr) {
    // Responses are small and latency matters.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "cannot set TCP_NODELAY");
    }
    if let Err(error) = keep_alive(&stream) {
        tracing::debug!(%error, "cannot set TCP_KEEPALIVE");
    }
    let service = router.clone().map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
    let connection = connections.watch(connection);
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(%error, "a connection failed");
        }
    });
}
