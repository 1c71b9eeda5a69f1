//! `deploy/grafana/ochre.json`: every metric that the dashboard shows is one that the program has.

use std::{collections::BTreeSet, fs, path::Path};

use serde_json::Value;

use crate::{
    common::command,
    serve::{Muted, free_port},
};

/// The names in an expression that begin with `ochre_`.
fn names(expression: &str) -> impl Iterator<Item = String> {
    expression
        .split(|it: char| !(it.is_ascii_alphanumeric() || it == '_'))
        .filter(|word| word.starts_with("ochre_"))
        .map(str::to_owned)
}

/// Titles of panels with the metrics they show.
fn panels() -> Vec<(String, Vec<String>)> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/grafana/ochre.json");
    let dashboard: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let panels = dashboard["panels"].as_array().unwrap().iter().filter(|panel| panel["type"] != "row");
    panels
        .map(|panel| {
            let targets = panel["targets"].as_array().unwrap().iter();
            let shown = targets.flat_map(|target| names(target["expr"].as_str().unwrap())).collect();
            (panel["title"].as_str().unwrap().to_owned(), shown)
        })
        .collect()
}

/// The names of all samples in a text of metrics.
fn samples(text: &str) -> BTreeSet<String> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split(['{', ' ']).next()).map(str::to_owned).collect()
}

/// What a process answers at `/metrics`, as soon as it does.
fn metrics(process: &mut Muted, head: &str) -> BTreeSet<String> {
    let text = process.answer("/metrics", head);
    assert!(text.starts_with("HTTP/1.1 200"), "{text}");
    samples(&text)
}

#[test]
fn servers_and_workers_have_every_metric_of_the_dashboard() {
    let data = tempfile::tempdir().unwrap();
    let mut serve = command();
    serve.args(["serve", "--metrics-token", "secret", "--data"]).arg(data.path());
    let mut server = Muted::start(serve);
    // The first request is counted when it has been answered.
    server.answer("/healthz", "");
    let mut known = metrics(&mut server, "Authorization: Bearer secret\r\n");
    // A worker has metrics before it has a cluster.
    let (mut work, port) = (command(), free_port());
    work.args([
        "worker",
        "--cluster",
        "nats://127.0.0.1:1",
        "--metrics-listen",
        &format!("127.0.0.1:{port}"),
    ]);
    known.extend(metrics(&mut Muted::watch(work, port), ""));
    let panels = panels();
    assert!(panels.len() > 20, "{panels:?}");
    for (title, shown) in panels {
        assert!(!shown.is_empty(), "the panel '{title}' shows nothing");
        for name in shown {
            assert!(known.contains(&name), "the panel '{title}' shows {name}, which is not among {known:?}");
        }
    }
}
