//! The API under fire: requests made from its own document, right and wrong ones.

use std::{path::Path, process::Stdio};

use loadgen::ServerProcess;
use serde_json::{Value, json};
use tokio::process::Command;

use crate::common::OCHRE;

/// Where `cargo xtask test` puts Schemathesis, which makes the requests.
fn schemathesis() -> Command {
    let path = std::env::var("OCHRE_TEST_SCHEMATHESIS")
        .expect("OCHRE_TEST_SCHEMATHESIS: `cargo xtask test` installs Schemathesis and sets it");
    Command::new(path)
}

#[tokio::test]
async fn no_request_made_from_the_documents_of_the_api_fails_on_our_side() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("ochre.sqlite");
    let server = ServerProcess::start(Path::new(OCHRE), database.to_str().unwrap()).await.unwrap();
    let people = format!("{}/api/v1/people", server.base());
    let client = reqwest::Client::new();
    let person = client.post(people).json(&json!({"name": "Schemathesis"})).send().await.unwrap();
    let person: Value = person.json().await.unwrap();
    let token = format!("Authorization: Bearer {}", person["token"].as_str().unwrap());
    for header in [None, Some(token)] {
        let mut run = schemathesis();
        run.arg("run")
            .arg(format!("{}/api/v1/openapi.json", server.base()))
            // A stream has no end to wait for, and forgetting the token would end the run for all others.
            .args(["--exclude-path-regex", "/stream$", "--exclude-path", "/tokens"])
            .args(["--checks", "not_a_server_error,response_schema_conformance"])
            .args(["--phases", "examples,coverage,fuzzing"])
            .args(["--max-examples", "25", "--seed", "1", "--no-color", "--request-timeout", "600"])
            .args(header.iter().flat_map(|header| ["--header", header]))
            .current_dir(folder.path())
            .stdin(Stdio::null());
        let run = run.output().await.unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stdout));
    }
    let health = client.get(format!("{}/healthz", server.base())).send().await;
    assert!(health.is_ok_and(|answer| answer.status().is_success()), "the server did not survive");
}
