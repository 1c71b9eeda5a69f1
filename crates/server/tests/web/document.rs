//! The OpenAPI document, `docs/api.md` and its example.

use std::{collections::BTreeMap, fs, path::PathBuf};

use serde_json::Value;

use crate::kit::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn the_document_describes_every_route_and_field() {
    let server = TestServer::start().await;
    let (status, document) = server.anonymous().get("/openapi.json").await;
    assert_eq!(status, 200);
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() >= 20, "{}", paths.len());
    for (path, item) in paths {
        for (method, operation) in item.as_object().unwrap() {
            let place = format!("{method} {path}");
            assert!(operation["summary"].is_string() || operation["description"].is_string(), "{place}");
            assert!(operation["responses"]["4XX"].is_object(), "{place}");
        }
    }
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for (name, schema) in schemas {
        for (field, value) in schema["properties"].as_object().into_iter().flatten() {
            let described = value["description"].is_string() || value["$ref"].is_string();
            assert!(described || value["oneOf"].is_array(), "{name}.{field} is not explained");
        }
    }
}

/// `docs/api.md` lists exactly the requests of the OpenAPI document.
#[tokio::test(flavor = "multi_thread")]
async fn the_guide_lists_every_request() {
    let server = TestServer::start().await;
    let (_, document) = server.anonymous().get("/openapi.json").await;
    let guide = include_str!("../../../../docs/api.md");
    let mut named = 0;
    let list = guide.split("## All requests").nth(1).unwrap();
    for line in list.lines().filter(|line| line.starts_with("| `")) {
        let request = line.split('`').nth(1).unwrap();
        let (method, path) = request.split_once(' ').unwrap();
        let found: &Value = &document["paths"][path][method.to_lowercase()];
        assert!(found.is_object(), "the guide names {request}");
        named += 1;
    }
    let all: usize =
        document["paths"].as_object().unwrap().values().map(|it| it.as_object().unwrap().len()).sum();
    assert_eq!(named, all, "the guide names every request");
}

/// The example of `docs/api.md` plays a game to its end.
#[tokio::test(flavor = "multi_thread")]
async fn the_example_program_takes_a_seat_and_plays_to_the_end() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let seats = serde_json::json!(["open", {"bot": "random"}]);
    let id = ada.open("rise-of-tribes", seats).await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/take_a_seat.py");
    let link = format!("{}/table/{id}", server.base);
    let output = tokio::process::Command::new("python3").args([script, &link]).output().await.unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("over"), "{said}");
    assert_eq!(ada.table(&id).await["stage"], "over");
}

/// The document has one schema of a name; of two types with that name, one would be described as the other.
#[test]
fn every_schema_has_a_name_of_its_own() {
    let mut names = BTreeMap::new();
    let mut folders = vec![PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap_or_default();
            for (_, rest) in text.match_indices("ToSchema)]").map(|(at, _)| text.split_at(at)) {
                let words = rest.split_whitespace().skip_while(|word| !["struct", "enum"].contains(word));
                let name = words.skip(1).map(|word| word.trim_end_matches(['{', ';'])).next().unwrap();
                let other = names.insert(name.to_owned(), path.clone());
                assert_eq!(other, None, "{name} stands in {} as well", path.display());
            }
        }
    }
    assert!(names.len() > 50, "{names:?}");
}
