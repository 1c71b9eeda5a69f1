//! `ochre ratings rebuild` on the database of a server.

use serde_json::json;

use crate::{
    common::{command, ochre},
    players::Player,
    serve::Muted,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_rebuild_leaves_results_and_profile_as_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let start = || {
        let mut serve = command();
        serve.args(["serve", "--bot-pause", "0", "--rate-limits", "off", "--data", data]);
        let mut server = Muted::start(serve);
        assert!(server.health().starts_with("HTTP/1.1 200"));
        let base = format!("http://127.0.0.1:{}", server.port());
        (server, base)
    };
    let rebuild = || ochre(&["--language", "en", "ratings", "rebuild", "--data", data]);
    let (server, base) = start();
    let ada = Player::register(&base, "ada").await;
    let (id, result) = ada.play("random").await;
    let change = &result["changes"][0];
    assert_eq!((&result["verdict"], &change["seat"]), (&json!("rated"), &json!(1)), "{result}");
    assert_ne!(change["before"], change["after"], "{result}");
    let shared = ada.share().await;
    let (_, profile) = ada.get(&shared).await;
    assert_eq!(profile["found"], 1, "{profile}");
    rebuild().bad("another server uses the database");
    drop(server);
    for _ in 0..2 {
        assert_eq!(rebuild().good().trim(), "1 result, 1 of them rated.");
    }
    let (_server, base) = start();
    let ada = ada.at(&base);
    assert_eq!(ada.get(&shared).await, (200, profile));
    assert_eq!(ada.get(&format!("/tables/{id}/result")).await, (200, result));
}
