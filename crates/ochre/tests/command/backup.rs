//! `ochre backup`, `ochre restore` and `ochre doctor`, beside a running server and without one.

use std::fs;

use serde_json::{Value, json};

use crate::common::{Engine, Scratch, command, finished_game, ochre, ochre_in};
use crate::serve::{Muted, database};

/// Imports a finished game into the database and returns the id of its table.
fn import(scratch: &Scratch, seed: u64, place: &[&str]) -> String {
    let file = scratch.write("game.json", finished_game(3, seed).to_string());
    let mut arguments = vec!["--language", "en", "import", &file];
    arguments.extend(place);
    let said = ochre(&arguments).good();
    said.split_once("/table/").unwrap().1.split_whitespace().next().unwrap().to_owned()
}

fn english(command: &str, arguments: &[&str]) -> crate::common::Run {
    let mut all = vec!["--language", "en", command];
    all.extend(arguments);
    ochre(&all)
}

/// The findings of `ochre doctor` with exit code `code`.
fn findings(arguments: &[&str], code: i32) -> Vec<Value> {
    let mut all = vec!["--json"];
    all.extend(arguments);
    let run = english("doctor", &all);
    assert_eq!(run.code, Some(code), "{}{}", run.out, run.err);
    let report: Value = serde_json::from_str(&run.out).unwrap();
    let found = report["findings"].as_array().unwrap().clone();
    for (level, count) in [("error", "errors"), ("warning", "warnings")] {
        let told = found.iter().filter(|finding| finding["level"] == level).count();
        assert_eq!(report[count], json!(told));
        // Whoever reads of a problem also reads what to do.
        assert!(found.iter().all(|it| it["level"] != level || it["advice"].is_string()), "{report}");
    }
    found
}

/// The checks that found something of this level.
fn checks<'a>(found: &'a [Value], level: &str) -> Vec<&'a str> {
    found.iter().filter(|it| it["level"] == level).map(|it| it["check"].as_str().unwrap()).collect()
}

#[test]
fn a_database_is_backed_up_and_examined_beside_its_server_and_restored_without_it() {
    let scratch = Scratch::new("backup-beside");
    let (data, copy) = (scratch.path("data"), scratch.path("copy"));
    let table = import(&scratch, 3, &["--data", &data]);
    let mut serve = command();
    serve.args(["serve", "--data", &data]);
    let mut server = Muted::start(serve);
    assert!(server.health().contains("200"));

    let file = scratch.path("house.backup");
    let said = english("backup", &[&file, "--data", &data]).good();
    assert!(said.contains("holds 1 table with") && said.contains("3 people"), "{said}");
    english("backup", &[&file, "--data", &data]).bad("--replace");
    english("backup", &[&file, "--replace", "--data", &data]).good();
    let found = findings(&["--data", &data], 0);
    assert_eq!(checks(&found, "warning"), Vec::<&str>::new());
    let told: Vec<_> = found.iter().map(|it| it["message"].as_str().unwrap()).collect();
    assert!(told.contains(&"A server is using the database."), "{told:?}");
    assert!(told.iter().any(|it| it.starts_with("1 table was replayed and verified")), "{told:?}");

    english("restore", &[&file, "--replace", "--data", &data]).bad("a server uses the database");
    drop(server);
    english("restore", &[&file, "--data", &data]).bad("not empty");
    let said = english("restore", &[&file, "--data", &copy]).good();
    assert!(said.contains("1 table with"), "{said}");
    let (old, new) =
        (ochre(&["export", &table, "--data", &data]), ochre(&["export", &table, "--data", &copy]));
    assert_eq!(old.good(), new.good());
    assert_eq!(
        checks(&findings(&["--data", &copy, "--listen", "127.0.0.1:0"], 0), "warning"),
        Vec::<&str>::new()
    );
    // Errors name the file.
    english("restore", &[&scratch.path("nothing"), "--data", &copy]).bad("nothing: ");
    english("restore", &[&scratch.write("letter", "Dear Oona"), "--data", &copy, "--replace"]).bad("letter");
    english("backup", &[&scratch.path("more"), "--data", &scratch.path("nowhere")])
        .bad("no database of Ochre");
    assert!(!scratch.names().contains(&"nowhere".to_owned()));
}

#[tokio::test]
async fn a_database_moves_from_sqlite_to_postgresql_and_back() {
    let scratch = Scratch::new("backup-moves");
    let data = scratch.path("data");
    let tables = [import(&scratch, 4, &["--data", &data]), import(&scratch, 5, &["--data", &data])];
    let name = format!("ochre_moves_{}", std::process::id());
    let (client, url) = database(&name).await;
    let (there, back, again) = (scratch.path("there"), scratch.path("back"), scratch.path("again"));
    english("backup", &[&there, "--data", &data]).good();
    english("restore", &[&there, "--database", &url]).good();
    let found = findings(&["--database", &url, "--listen", "127.0.0.1:0"], 0);
    assert!(found.iter().any(|it| it["message"].as_str().unwrap().starts_with("2 tables were replayed")));
    english("backup", &[&back, "--database", &url]).good();
    english("restore", &[&back, "--data", &again]).good();
    for table in &tables {
        let record = |place: &[&str]| {
            let mut arguments = vec!["export", table.as_str()];
            arguments.extend(place);
            ochre(&arguments).good()
        };
        let was = record(&["--data", &data]);
        assert_eq!(record(&["--database", &url]), was);
        assert_eq!(record(&["--data", &again]), was);
    }
    client.batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)")).await.unwrap();
}

/// Runs SQL on the database in a data folder.
fn sql(data: &str, statements: &str) {
    let python =
        "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.executescript(sys.argv[2]); c.commit()";
    let done = std::process::Command::new("python3")
        .args(["-c", python, &format!("{data}/ochre.sqlite"), statements])
        .status()
        .unwrap();
    assert!(done.success());
}

#[test]
fn the_doctor_finds_a_forged_record_and_leaves_the_others_alone() {
    let scratch = Scratch::new("doctor-forged");
    let data = scratch.path("data");
    let place = ["--data", &data, "--listen", "127.0.0.1:0"];
    assert_eq!(checks(&findings(&place, 0), "error"), Vec::<&str>::new());
    let (forged, _good) = (import(&scratch, 6, &["--data", &data]), import(&scratch, 7, &["--data", &data]));
    sql(
        &data,
        &format!(
            "UPDATE tables SET head = json_set(head, '$.seed', printf('%064d', 7)) WHERE id = '{forged}'"
        ),
    );
    let found = findings(&place, 1);
    let broken: Vec<_> = found.iter().filter(|it| it["level"] == "error").collect();
    assert_eq!(broken.len(), 1, "{broken:?}");
    assert!(broken[0]["message"].as_str().unwrap().contains(&forged), "{broken:?}");
    assert!(found.iter().any(|it| it["message"].as_str().unwrap().starts_with("1 table was replayed")));
    // A log with a gap is two findings: the database disagrees with itself, and the game cannot be replayed.
    sql(&data, "DELETE FROM events WHERE sequence = 9");
    assert_eq!(checks(&findings(&place, 1), "error"), ["logs", "logs", "records", "records"]);
    let run = english("doctor", &place);
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("4 things are wrong") && run.out.contains("ochre restore FILE"), "{run:?}");
}

#[cfg(unix)]
#[test]
fn the_doctor_finds_settings_and_files_that_let_others_in() {
    use std::os::unix::fs::PermissionsExt as _;
    let scratch = Scratch::new("doctor-settings");
    let data = scratch.path("data");
    import(&scratch, 8, &["--data", &data]);
    let chmod = |file: &str, mode| {
        fs::set_permissions(file, fs::Permissions::from_mode(mode)).unwrap();
    };
    let local = ["--data", &data, "--listen", "127.0.0.1:0"];
    assert_eq!(checks(&findings(&local, 0), "error"), Vec::<&str>::new());
    chmod(&format!("{data}/ochre.sqlite"), 0o640);
    chmod(&data, 0o777);
    let found = findings(&local, 1);
    assert_eq!(checks(&found, "error"), ["permissions", "permissions"]);
    assert!(found.iter().any(|it| it["advice"].as_str().is_some_and(|it| it.contains("chmod 600"))));
    // The doctor examines; it does not treat.
    assert_eq!(checks(&findings(&local, 1), "error"), checks(&found, "error"));
    chmod(&data, 0o700);
    chmod(&format!("{data}/ochre.sqlite"), 0o600);

    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    assert_eq!(checks(&findings(&["--data", &data, "--listen", &address], 1), "error"), ["listen"]);
    let open = ["--data", &data, "--listen", "0.0.0.0:0"];
    let with = |more: &[&str]| {
        let mut all = open.to_vec();
        all.extend(more);
        let found = findings(&all, 0);
        checks(&found, "warning").into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(with(&[]), ["public-url"]);
    assert_eq!(with(&["--public-url", "http://ochre.example"]), ["public-url"]);
    assert_eq!(with(&["--public-url", "https://ochre.example"]), ["trust-proxy"]);
    assert_eq!(with(&["--public-url", "https://ochre.example", "--trust-proxy", "1"]), ["trust-proxy"]);
    assert_eq!(with(&["--rate-limits", "off", "--seed", "7"]), ["public-url", "rate-limits", "seed"]);
    assert_eq!(
        with(&["--metrics-listen", "0.0.0.0:0", "--metrics-token", "short"]),
        ["metrics", "public-url", "metrics"]
    );
    doctor_of_messages(&data);
    let settings =
        [("OCHRE_DATA", data.as_str()), ("OCHRE_LISTEN", "127.0.0.1:0"), ("OCHRE_CONTENT", "/nowhere")];
    let run = ochre_in(&settings, &["doctor", "--language", "de"], b"");
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("Fehler: Der Ordner von --content"), "{}", run.out);
}

#[cfg(unix)]
fn all<'a>(parts: &[&[&'a str]]) -> Vec<&'a str> {
    parts.concat()
}

/// What the doctor says of e-mails is what keeps the server from starting.
#[cfg(unix)]
fn doctor_of_messages(data: &str) {
    let public = ["--public-url", "https://ochre.example", "--trust-proxy", "1"];
    let place = ["--data", data, "--listen", "127.0.0.1:0"];
    for (settings, expected) in [
        (vec!["--smtp", "smtps://mail.example"], "needs --mail-from"),
        (vec!["--smtp", "smtps://mail.example", "--mail-from", "nobody"], "the sender 'nobody'"),
        (vec!["--smtp", "post://u:secret@mail.example", "--mail-from", "a@b.example"], "cannot be read"),
    ] {
        let every = all(&[&place, &public, &settings]);
        let found = findings(&every, 1);
        assert_eq!(checks(&found, "error"), ["mail"], "{settings:?}");
        let told: Vec<_> = found.iter().filter(|it| it["check"] == "mail").collect();
        assert!(told[0]["message"].as_str().unwrap().contains(expected), "{told:?}");
        assert!(!told[0].to_string().contains("secret"), "{told:?}");
        english("serve", &every).bad(expected);
    }
    let without_link = ["--smtp", "smtps://mail.example", "--mail-from", "a@b.example"];
    assert_eq!(checks(&findings(&all(&[&place, &without_link]), 1), "error"), ["mail"]);
    for (url, warned) in [
        ("smtps://u:p@mail.example", false),
        ("smtp://mail.example:587?tls=required", false),
        ("smtp://localhost", false),
        ("smtp://127.0.0.1:2525", false),
        ("smtp://[::1]:2525", false),
        ("smtp://mail.example", true),
        ("smtp://u:secret@mail.example:587?tls=opportunistic", true),
    ] {
        let mail = ["--smtp", url, "--mail-from", "Ochre <a@b.example>"];
        let found = findings(&all(&[&place, &public, &mail]), 0);
        assert_eq!(checks(&found, "warning").contains(&"mail"), warned, "{url}: {found:?}");
        assert!(!found.iter().any(|it| it.to_string().contains("secret")), "{found:?}");
    }
    let alone = findings(&all(&[&place, &["--mail-from", "a@b.example"]]), 0);
    assert_eq!(checks(&alone, "warning"), ["mail"]);
    let calls = findings(&all(&[&place, &public, &["--notice-private", "on"]]), 0);
    assert_eq!(checks(&calls, "warning"), ["notices"]);
    assert_eq!(checks(&findings(&all(&[&place, &["--notice-private", "on"]]), 0), "warning"), [""; 0]);
}

/// A game that goes on keeps its seed and its hidden cards in a backup, and goes on after it.
#[test]
fn an_unfinished_game_comes_back_as_it_was() {
    let scratch = Scratch::new("backup-unfinished");
    let (data, copy, file) = (scratch.path("data"), scratch.path("copy"), scratch.path("backup"));
    let mut engine = Engine::start();
    engine.open(3, 5);
    engine.play_on(20);
    let game = engine.ok(json!({"do": "record", "seed": true}));
    let record = scratch.write("open.json", game.to_string());
    let said = english("import", &[&record, "--data", &data]).good();
    let id = said.split_once("/table/").unwrap().1.split_whitespace().next().unwrap().to_owned();
    english("backup", &[&file, "--data", &data]).good();
    english("restore", &[&file, "--data", &copy]).good();
    let [was, is] = [&data, &copy].map(|place| ochre(&["export", &id, "--data", place]).out);
    assert_eq!(was, is);
}
