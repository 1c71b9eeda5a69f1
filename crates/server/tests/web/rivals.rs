//! Another process that writes to the database of the server.

use serde_json::json;
use store::{Occupant, SeatChange, SeatRow, TableId};

use crate::kit::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_another_process_took_is_not_given_away_again() {
    let server = TestServer::start().await;
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, "open"])).await;
    assert_eq!(bob.table(&id).await["seats"][1]["occupant"], "open");
    // The server has the table in memory and does not notice.
    let bot = Some("random".to_owned());
    let row = SeatRow { seat: 1, name: String::new(), occupant: Occupant::Bot, bot, again: None };
    let change = SeatChange { occupant: Occupant::Open, bot: None, row: row.clone() };
    let store = server.store().await;
    store.set_seats(TableId(id.clone()), vec![change], Vec::new(), None).await.unwrap();
    let (status, refused) = bob.post(&format!("/tables/{id}/seats"), json!({})).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("seat-taken")), "{refused}");
    let stored = store.load(TableId(id.clone())).await.unwrap().unwrap();
    assert_eq!(stored.row.seats[1], row);
    assert_eq!(bob.table(&id).await["seats"][1]["occupant"], "bot", "the server has learned of it");
}
