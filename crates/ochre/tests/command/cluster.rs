//! Servers, workers, NATS and HAProxy, as `cargo xtask cluster` starts them.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use loadgen::{Browser, Cluster, ClusterPlan, Pace, ServerProcess, Stage, WorkerProcess};

use crate::{
    common::OCHRE,
    serve::{database, free_port},
};

/// Turns a wait that would never end into a failure.
const HANG: Duration = Duration::from_secs(120);

/// Whether a process is there.
fn runs(process: u32) -> bool {
    Path::new(&format!("/proc/{process}")).exists()
}

#[tokio::test]
async fn people_at_different_servers_play_at_one_table_and_nothing_is_left_behind() {
    let name = format!("ochre_cluster_{}", std::process::id());
    let (client, url) = database(&name).await;
    let folder = tempfile::tempdir().unwrap();
    let plan = ClusterPlan {
        program: PathBuf::from(OCHRE),
        database: url,
        folder: folder.path().to_owned(),
        servers: 2,
        workers: 1,
        pace: Pace::Fast,
        port: free_port(),
        cores: None,
    };
    let mut cluster = Cluster::start(&plan).await.unwrap();
    let http = loadgen::http_client().unwrap();

    // NATS has let in servers and worker, with the password of their address.
    for port in &cluster.metrics {
        let begin = std::time::Instant::now();
        loop {
            let text = http.get(format!("http://127.0.0.1:{port}/metrics")).send().await.unwrap();
            let text = text.text().await.unwrap();
            let has = |line: &str| text.lines().any(|other| other == line);
            if has("ochre_workers 1") && has("ochre_nats_connected 1") {
                break;
            }
            assert!(begin.elapsed() < HANG, "{text}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    // One server each, and a spectator behind the proxy.
    let mut people: Vec<Browser> =
        cluster.servers.iter().map(|server| Browser::new(&http, &server.base())).collect();
    let table = people[0].open_table("rise-of-tribes", "Ada", &["open", "easy"]).await.unwrap();
    people[1].join(&table, 2, "Ben").await.unwrap();
    let spectator = Browser::new(&http, &cluster.balancer.base());
    let mut version = 0;
    while version < 30 {
        for (seat, browser) in (1..).zip(&people) {
            let seen = browser.look(&table, seat).await.unwrap();
            assert!(seen.version >= version, "server {seat} shows what was before");
            version = seen.version;
            if let Some(action) = seen.actions.first() {
                let after = browser.play(&table, seat, &seen, action).await.unwrap();
                assert!(after.version > version);
                version = after.version;
            }
        }
        let seen = spectator.look(&table, 0).await.unwrap();
        assert!(seen.version >= version && seen.stage == Stage::Playing);
        assert!(seen.actions.is_empty());
    }

    assert_eq!(cluster.ended().unwrap(), None);
    let processes: Vec<u32> = cluster
        .servers
        .iter()
        .map(ServerProcess::id)
        .chain(cluster.workers.iter().map(WorkerProcess::id))
        .chain([cluster.nats.id(), cluster.balancer.id()])
        .flatten()
        .collect();
    assert_eq!(processes.len(), 5);
    assert!(processes.iter().all(|process| runs(*process)));
    cluster.stop().await.unwrap();
    assert!(!processes.iter().any(|process| runs(*process)));
    client.batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)")).await.unwrap();
}
