//! A person with an account who plays through the HTTP API.

#![allow(
    missing_docs,
    unreachable_pub,
    dead_code,
    reason = "a kit for tests, each of which needs a part of it"
)]

use std::time::Duration;

use serde_json::{Value, json};

/// Turns a wait that would never end into a failure.
const HANG: Duration = Duration::from_secs(300);

pub struct Player {
    http: reqwest::Client,
    base: String,
    token: String,
}

impl Player {
    /// Creates an account at the server with this address.
    pub async fn register(base: &str, login: &str) -> Self {
        let mut player = Self { http: reqwest::Client::new(), base: base.to_owned(), token: String::new() };
        let account = json!({"login": login, "password": "mammoths!"});
        for (path, body) in [("/people", json!({"name": login})), ("/account", account)] {
            let answer = player.post(path, body).await;
            player.token = answer["token"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned();
        }
        player
    }

    /// The same person at another address.
    pub fn at(&self, base: &str) -> Self {
        Self { http: self.http.clone(), base: base.to_owned(), token: self.token.clone() }
    }

    fn address(&self, path: &str) -> String {
        format!("{}/api/v1{path}", self.base)
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        let answer = self.http.get(self.address(path)).bearer_auth(&self.token).send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap())
    }

    pub async fn post(&self, path: &str, body: Value) -> Value {
        let request = self.http.post(self.address(path)).bearer_auth(&self.token).json(&body);
        request.send().await.unwrap().json().await.unwrap()
    }

    /// Makes the profile public, and returns its address.
    pub async fn share(&self) -> String {
        let request = self.http.put(self.address("/me/profile")).bearer_auth(&self.token);
        let answer = request.json(&json!({"public": true})).send().await.unwrap();
        let profile: Value = answer.json().await.unwrap();
        format!("/people/{}", profile["handle"].as_str().unwrap_or_else(|| panic!("{profile}")))
    }

    /// Plays a public game of Rise of Tribes against a bot to its end. Returns the table and its recorded result.
    pub async fn play(&self, level: &str) -> (String, Value) {
        let seats = json!([{"me": ""}, {"bot": level}]);
        let body = json!({"game": "rise-of-tribes", "seats": seats, "public": true});
        let table = self.post("/tables", body).await;
        let id = table["id"].as_str().unwrap_or_else(|| panic!("{table}")).to_owned();
        let played = tokio::time::timeout(HANG, async {
            while self.choose(&id).await {}
            loop {
                if let (200, result) = self.get(&format!("/tables/{id}/result")).await {
                    return result;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        });
        let result = played.await.expect("the game ends");
        (id, result)
    }

    /// Takes a choice if it is the person's turn; `false` once the game is over.
    async fn choose(&self, id: &str) -> bool {
        let (_, table) = self.get(&format!("/tables/{id}?as=1")).await;
        if table["stage"] == "over" {
            return false;
        }
        let choices = table["choices"].as_array().filter(|choices| !choices.is_empty());
        let Some(choices) = choices else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            return true;
        };
        let version = table["version"].as_u64().unwrap();
        let action = &choices[version as usize * 7 % choices.len()]["action"];
        let client = format!("c{version}");
        let body = json!({"seat": 1, "version": version, "client": client, "action": action});
        self.post(&format!("/tables/{id}/play"), body).await;
        true
    }
}
