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

/// Who sends the requests, and the paths they are for.
struct Sender {
    token: Option<String>,
    paths: &'static str,
}

/// What only somebody with an account, or an administrator, gets far with.
const HOUSE: &str =
    "^/(admin|account|me|friends|blocks|invitations|tables/[^/]+/(reports|invitations|notices))";

#[tokio::test]
async fn no_request_made_from_the_documents_of_the_api_fails_on_our_side() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("ochre.sqlite");
    let server = ServerProcess::start(Path::new(OCHRE), database.to_str().unwrap()).await.unwrap();
    let client = reqwest::Client::new();
    let call = async |path: &str, token: Option<&str>, body: Value| {
        let request = client.post(format!("{}/api/v1{path}", server.base())).json(&body);
        let request = if let Some(token) = token { request.bearer_auth(token) } else { request };
        request.send().await.unwrap().json::<Value>().await.unwrap()["token"].as_str().unwrap().to_owned()
    };
    let guest = call("/people", None, json!({"name": "Schemathesis"})).await;
    let visitor = call("/people", None, json!({"name": "Ada"})).await;
    // The first account administrates.
    let account = json!({"login": "ada", "password": "mammoths at dawn"});
    let administrator = call("/account", Some(&visitor), account).await;
    let senders = [
        Sender { token: None, paths: "^/" },
        Sender { token: Some(guest), paths: "^/" },
        Sender { token: Some(administrator.clone()), paths: HOUSE },
    ];
    for Sender { token, paths } in senders {
        let header = token.map(|token| format!("Authorization: Bearer {token}"));
        let mut run = schemathesis();
        run.arg("run")
            .arg(format!("{}/api/v1/openapi.json", server.base()))
            // A stream has no end to wait for, and forgetting the token would end the run for all others.
            .args([
                "--include-path-regex",
                paths,
                "--exclude-path-regex",
                "/stream$|^/admin/people/[^/]+/tokens$|^/me/tokens/[^/]+$",
            ])
            .args(["--exclude-path", "/tokens"])
            .args(["--checks", "not_a_server_error,response_schema_conformance"])
            .args(["--phases", "examples,coverage,fuzzing"])
            .args(["--max-examples", "25", "--seed", "1", "--no-color", "--request-timeout", "600"])
            .args(header.iter().flat_map(|header| ["--header", header]))
            .current_dir(folder.path())
            .stdin(Stdio::null());
        let run = run.output().await.unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stdout));
    }
    let house = client.get(format!("{}/api/v1/admin/house", server.base())).bearer_auth(administrator);
    let house = house.send().await.unwrap();
    assert_eq!(house.status(), 200, "the administrator was one until the end");
    let health = client.get(format!("{}/healthz", server.base())).send().await;
    assert!(health.is_ok_and(|answer| answer.status().is_success()), "the server did not survive");
}
