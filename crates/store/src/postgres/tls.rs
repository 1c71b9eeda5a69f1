//! TLS for connections with `sslmode=require`.

use std::sync::Arc;

use rustls::{ClientConfig, RootCertStore, crypto::ring};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::error_chain;
use crate::StoreError;

/// Trusts the system trust store, or the certificates in the file named by `SSL_CERT_FILE`.
pub(super) fn connector() -> Result<MakeRustlsConnect, StoreError> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        let why = found.errors.first().map_or_else(String::new, |error| format!(": {}", error_chain(error)));
        return Err(StoreError::Database(format!("no trusted root certificates found{why}")));
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| StoreError::Database(error_chain(&error)))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}
