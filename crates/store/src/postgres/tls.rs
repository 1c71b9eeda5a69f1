//! Encrypted connections, for those who ask for them (`sslmode=require`).

use std::sync::Arc;

use rustls::{ClientConfig, RootCertStore, crypto::ring};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::in_words;
use crate::StoreError;

/// Believes the certificates this machine believes, or those in the file that `SSL_CERT_FILE` names.
pub(super) fn connector() -> Result<MakeRustlsConnect, StoreError> {
    let found = rustls_native_certs::load_native_certs();
    let mut believed = RootCertStore::empty();
    believed.add_parsable_certificates(found.certs);
    if believed.is_empty() {
        let why = found.errors.first().map_or_else(String::new, |error| format!(": {}", in_words(error)));
        return Err(StoreError::Database(format!("there are no certificates to believe{why}")));
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| StoreError::Database(in_words(&error)))?
        .with_root_certificates(believed)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}
