//! Messages about turns that come, go and come again, because a decision is taken back.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    kit::{ApiClient, TestServer, choice_of},
    notices::{DELAY, GAP, Receiver, add_webhook, open_house, settle},
};

/// Two people of whom one is about to pass the turn to the other by a decision that can be taken back.
struct Pass {
    people: Vec<ApiClient>,
    id: String,
    /// Who passes the turn, from 0.
    seat: usize,
    action: String,
}

impl Pass {
    /// Opens a table and plays until there is such a decision.
    async fn find(server: &TestServer, pace: Value) -> Self {
        let people = vec![server.client("Ada").await, server.client("Bob").await];
        let body = json!({"game": "endless-winter", "seats": [{"me": ""}, "open"], "pace": pace});
        let (status, opened) = people[0].post("/tables", body).await;
        assert_eq!(status, 201, "{opened}");
        let id = opened["id"].as_str().unwrap().to_owned();
        assert_eq!(people[1].post(&format!("/tables/{id}/seats"), json!({})).await.0, 200);
        loop {
            let seat = people[0].table(&id).await["turn"].as_u64().unwrap() as usize - 1;
            let before = people[seat].table(&id).await;
            let action = choice_of(&before).to_owned();
            let (status, played) = people[seat].play(&before, &action).await;
            assert_eq!(status, 200, "{played}");
            let after = people[seat].table(&id).await;
            if after["turn"] != before["turn"] && after["undo"]["steps"].as_u64().unwrap() > 0 {
                let pass = Self { people, id, seat, action };
                pass.take_back().await;
                return pass;
            }
        }
    }

    async fn turn(&self) -> u64 {
        self.people[0].table(&self.id).await["turn"].as_u64().unwrap()
    }

    async fn play(&self) {
        let passing = &self.people[self.seat];
        let (status, played) = passing.play(&passing.table(&self.id).await, &self.action).await;
        assert_eq!(status, 200, "{played}");
        assert_eq!(self.turn().await, 2 - self.seat as u64, "the turn has passed");
    }

    async fn take_back(&self) {
        let passing = &self.people[self.seat];
        let (status, undone) = passing.undo(&passing.table(&self.id).await, "undo").await;
        assert_eq!(status, 200, "{undone}");
        assert_eq!(self.turn().await, self.seat as u64 + 1, "the turn is back");
    }

    async fn wish(&self, occasions: Value) {
        for person in &self.people {
            let wishes = json!({"zone": "UTC", "quiet": null, "occasions": occasions});
            assert_eq!(person.put("/me/notices", wishes).await.0, 200);
        }
    }
}

async fn listening(pass: &Pass) -> Receiver {
    let hook = Receiver::start().await;
    for person in &pass.people {
        add_webhook(person, &hook.base).await;
    }
    hook
}

/// Lets a message come that must not.
async fn wait(server: &TestServer) {
    for _ in 0..2 {
        server.clock.advance(GAP);
        settle(server).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_comes_again_after_it_was_told_is_not_told_again() {
    let server = TestServer::start_with(open_house()).await;
    let pass = Pass::find(&server, json!("none")).await;
    let hook = listening(&pass).await;
    pass.play().await;
    server.clock.advance(DELAY);
    hook.wait_for(1).await;
    settle(&server).await;
    pass.take_back().await;
    wait(&server).await;
    assert_eq!(hook.count(), 1, "whoever takes a decision back knows whose turn it is");
    pass.play().await;
    wait(&server).await;
    assert_eq!(hook.count(), 1, "it is the same turn");
    assert_eq!(hook.json(0)["items"][0]["occasion"], "turn", "{}", hook.json(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_was_taken_back_before_it_was_told_is_told_when_it_comes_again() {
    let server = TestServer::start_with(open_house()).await;
    let pass = Pass::find(&server, json!("none")).await;
    let hook = listening(&pass).await;
    pass.play().await;
    pass.take_back().await;
    pass.play().await;
    pass.take_back().await;
    wait(&server).await;
    assert_eq!(hook.count(), 0, "the turn has not passed");
    pass.play().await;
    settle(&server).await;
    assert_eq!(hook.count(), 0, "nobody is told before they had time to look");
    server.clock.advance(DELAY);
    hook.wait_for(1).await;
    wait(&server).await;
    assert_eq!(hook.count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_somebody_did_not_need_to_be_told_of_is_told_when_it_comes_again() {
    let server = TestServer::start_with(open_house()).await;
    let pass = Pass::find(&server, json!("none")).await;
    let hook = listening(&pass).await;
    pass.wish(json!([])).await;
    pass.play().await;
    wait(&server).await;
    assert_eq!(hook.count(), 0);
    pass.wish(json!(["turn"])).await;
    pass.take_back().await;
    pass.play().await;
    server.clock.advance(DELAY);
    hook.wait_for(1).await;
    wait(&server).await;
    assert_eq!(hook.count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_warned_of_the_clock_is_not_warned_again_of_the_same_turn() {
    let server = TestServer::start_with(open_house()).await;
    let pass = Pass::find(&server, json!({"minutes": 60})).await;
    let hook = listening(&pass).await;
    pass.wish(json!(["clock"])).await;
    let until_warning = Duration::from_secs(48 * 60);
    pass.play().await;
    server.clock.advance(until_warning);
    hook.wait_for(1).await;
    assert_eq!(hook.json(0)["items"][0]["occasion"], "clock", "{}", hook.json(0));
    pass.take_back().await;
    settle(&server).await;
    assert_eq!(hook.count(), 1, "whoever takes a decision back has time to act");
    server.clock.advance(DELAY);
    hook.wait_for(2).await;
    let link = hook.json(1)["items"][0]["link"].as_str().unwrap().to_owned();
    assert!(link.ends_with(&format!("?as={}", pass.seat + 1)), "the time did not start anew: {link}");
    pass.play().await;
    server.clock.advance(until_warning);
    settle(&server).await;
    assert_eq!(hook.count(), 2, "it is the same turn");
}
