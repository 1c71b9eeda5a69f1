//! `ochre admin`, beside a running server and without one.

use serde_json::{Value, json};

use crate::common::{Run, Scratch, command, ochre};
use crate::serve::Muted;

fn admin(data: &str, arguments: &[&str]) -> Run {
    let mut all = vec!["--language", "en", "admin", "--data", data];
    all.extend(arguments);
    ochre(&all)
}

/// Creates an account and returns its token.
async fn register(base: &str, login: &str) -> String {
    let client = reqwest::Client::new();
    let guest: Value = client
        .post(format!("{base}/api/v1/people"))
        .json(&json!({ "name": login }))
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    let account: Value = client
        .post(format!("{base}/api/v1/account"))
        .bearer_auth(guest["token"].as_str().unwrap())
        .json(&json!({ "login": login, "password": "mammoths at dawn" }))
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    account["token"].as_str().unwrap_or_else(|| panic!("{account}")).to_owned()
}

async fn status(base: &str, token: &str, path: &str) -> u16 {
    let request = reqwest::Client::new().get(format!("{base}/api/v1{path}")).bearer_auth(token);
    request.send().await.unwrap().status().as_u16()
}

/// Waits until a request has this status: the server follows the command line within a second.
async fn eventually(base: &str, token: &str, path: &str, expected: u16) {
    while status(base, token, path).await != expected {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_server_follows_what_is_decided_on_the_command_line() {
    let scratch = Scratch::new("admin");
    let data = scratch.path("data");
    admin(&data, &["list"]).bad("no database of Ochre");
    let mut serve = command();
    serve.args(["serve", "--first-admin", "off", "--data", &data]);
    let mut server = Muted::start(serve);
    server.health();
    let base = format!("http://127.0.0.1:{}", server.port());
    let (ada, bob) = (register(&base, "ada").await, register(&base, "bob").await);
    assert_eq!(admin(&data, &["list"]).good(), "");
    assert_eq!(status(&base, &ada, "/admin/house").await, 403);
    admin(&data, &["grant", "nobody"]).bad("Nobody has the login or number nobody");
    admin(&data, &["grant", "ada"]).good();
    admin(&data, &["grant", "ada"]).bad("done already");
    eventually(&base, &ada, "/admin/house", 200).await;
    assert!(admin(&data, &["people", "BO"]).good().contains("\tbob\t"));

    admin(&data, &["ban", "ada", "--reason", "x"]).bad("cannot be banned");
    admin(&data, &["ban", "bob", "--reason", "Rude", "--days", "3"]).good();
    eventually(&base, &bob, "/me", 403).await;
    let bans = admin(&data, &["bans"]).good();
    assert!(bans.contains("bob") && bans.contains("Rude"), "{bans}");
    admin(&data, &["unban", bans.split('\t').next().unwrap()]).good();
    eventually(&base, &bob, "/me", 200).await;
    admin(&data, &["end-sessions", "bob"]).good();
    eventually(&base, &bob, "/me", 401).await;

    admin(&data, &["registration", "invitation"]).good();
    assert_eq!(admin(&data, &["registration"]).good().trim(), "invitation");
    let code = admin(&data, &["invite", "--uses", "2", "--note", "Club"]).good();
    let code = code.lines().next().unwrap();
    assert!(admin(&data, &["invitations"]).good().contains(&format!("{code}\t0/2\t-\tClub")));
    admin(&data, &["uninvite", code]).good();
    admin(&data, &["notice", "Hello", "--for", "fr"]).good();
    admin(&data, &["close", "nosuchtable"]).bad("nothing like this");
    admin(&data, &["revoke", "ada"]).good();
    eventually(&base, &ada, "/admin/house", 403).await;
    let audit = admin(&data, &["audit"]).good();
    let actions: Vec<&str> = audit.lines().map(|line| line.split('\t').nth(3).unwrap()).collect();
    assert_eq!(
        actions,
        ["revoke", "notice", "uninvite", "invite", "registration", "end-sessions", "unban", "ban", "grant"]
    );
    assert!(audit.lines().all(|line| line.contains("\tochre admin\t")), "{audit}");
}
