//! Files that change every value of a box, entered through the forms of its faces, exported and played with.

use serde_json::{Value as Json, json};
use table::{
    Rules,
    conformance::overlays_of_every_value,
    content::{FaceFields, Provenance, Shape},
    record::Overlay,
};
use toml::Value;

use crate::kit::{ApiClient, Browser, TestServer, eventually};

/// The fields of a form with this value, as the editor names them.
fn pairs(shape: &Shape, value: &Value, name: &str, out: &mut Vec<(String, String)>) {
    match shape {
        Shape::Text { .. } | Shape::OneOf(_) | Shape::Number { .. } | Shape::Program(_) => {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            out.push((name.to_owned(), text));
        }
        Shape::Switch => {
            let word = if value.as_bool() == Some(true) { "on" } else { "off" };
            out.push((name.to_owned(), word.to_owned()));
        }
        Shape::List { of, .. } => {
            let entries = value.as_array().unwrap();
            out.push((format!("{name}#"), entries.len().to_string()));
            for (place, entry) in entries.iter().enumerate() {
                pairs(of, entry, &format!("{name}/{place}"), out);
            }
        }
        Shape::Row(parts) => {
            for (part, value) in parts.iter().zip(value.as_array().unwrap()) {
                pairs(&part.shape, value, &format!("{name}/{}", part.key), out);
            }
        }
        Shape::Record(parts) => {
            for part in parts {
                pairs(&part.shape, &value[&part.key], &format!("{name}/{}", part.key), out);
            }
        }
        Shape::Variant(cases) => {
            let kind = value["kind"].as_str().unwrap();
            out.push((format!("{name}/kind"), kind.to_owned()));
            for part in &cases.iter().find(|case| case.kind == kind).unwrap().parts {
                pairs(&part.shape, &value[&part.key], &format!("{name}/{}", part.key), out);
            }
        }
    }
}

/// Saves a face with the values of a document. `false` if they are kept as a draft, because they are only right with others.
async fn saved(ada: &Browser, path: &str, face: &FaceFields, standard: &[FaceFields]) -> bool {
    let mut fields = vec![("do".to_owned(), "save".to_owned())];
    for field in &face.fields {
        pairs(&field.shape, &field.value, &field.path.to_string(), &mut fields);
    }
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    // The kind of a card can follow from a value, such as its era: until that is saved, it is the standard one.
    let same = |other: &&FaceFields| {
        other.fields.iter().any(|field| face.fields.iter().any(|it| it.path == field.path))
    };
    let before = standard.iter().find(same).unwrap_or(face).kind.id;
    let mut answer = ada.post(&format!("{path}/faces/{before}/{}", face.id), &fields).await;
    if answer.status == 404 {
        answer = ada.post(&format!("{path}/faces/{}/{}", face.kind.id, face.id), &fields).await;
    }
    assert!(answer.status == 303 || answer.status == 200, "{}: {}", face.id, answer.text);
    answer.status == 303
}

/// The record of a game of random bots with a shared box. Some boxes are too small for some numbers of seats.
async fn record(client: &ApiClient, game: &str, id: &str) -> Json {
    let mut refused = Vec::new();
    for seats in 2..=5 {
        let seats = vec![json!({"bot": "random"}); seats];
        let body = json!({ "game": game, "content": {"box": id}, "seats": seats });
        let (status, table) = client.post("/tables", body).await;
        if status != 201 {
            refused.push(table);
            continue;
        }
        let id = table["id"].as_str().unwrap().to_owned();
        let over = eventually("the end of the game", async || {
            let table = client.table(&id).await;
            (table["stage"] == "over").then_some(table)
        });
        over.await;
        let (status, verified) = client.get(&format!("/tables/{id}/verify")).await;
        assert_eq!((status, &verified["fair"]), (200, &json!(true)), "{verified}");
        return client.get(&format!("/tables/{id}/record")).await.1;
    }
    panic!("no number of seats is accepted: {refused:?}");
}

async fn every_value_is_entered<R: Rules>(name: &str) {
    let documents = overlays_of_every_value::<R>().unwrap();
    let server = TestServer::start().await;
    let client = server.client("Eve").await;
    let game = catalog::find(name).unwrap();
    let standard = game.boxed().fields(None).unwrap();
    for document in documents {
        let ada = server.browser();
        let new = ada.post("/boxes", &[("game", name), ("name", "Ours"), ("text", "")]).await;
        let path = new.header("location").to_owned();
        let overlay = Overlay { file: "mine.toml".to_owned(), text: document.clone() };
        let mut left = game.boxed().fields(Some(&overlay)).unwrap();
        left.retain(|face| face.fields.iter().any(|field| field.from == Provenance::Overlay));
        // Values that are only right together are saved with the last of them, at the latest in the next round.
        while !left.is_empty() {
            let before = left.len();
            let mut drafts = Vec::new();
            for face in left {
                if !saved(&ada, &path, &face, &standard).await {
                    drafts.push(face);
                }
            }
            assert!(
                drafts.len() < before,
                "{}: {:?}",
                name,
                drafts.iter().map(|it| &it.id).collect::<Vec<_>>()
            );
            left = drafts;
        }
        assert_eq!(ada.get(&format!("{path}/export")).await.text, document);
        assert_eq!(ada.post(&format!("{path}/share"), &[("shared", "on")]).await.status, 303);
        let record = record(&client, name, path.rsplit('/').next().unwrap()).await;
        assert_eq!(record["content"]["overlay"]["text"], document);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_value_of_ice_age_is_entered_exported_and_recorded() {
    every_value_is_entered::<ice_age::IceAge>("ice-age").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_value_of_endless_winter_is_entered_exported_and_recorded() {
    every_value_is_entered::<endless_winter::EndlessWinter>("endless-winter").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_value_of_rise_of_tribes_is_entered_exported_and_recorded() {
    every_value_is_entered::<rise_of_tribes::RiseOfTribes>("rise-of-tribes").await;
}
