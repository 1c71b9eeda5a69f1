//! Responses contain no hidden information.
//!
//! A game is observed over HTTP from every seat and by a spectator. At each step, for each viewer, the test takes the real
//! position from the database and samples another position that the viewer cannot distinguish from it. The response must
//! equal the one for the sampled position.

use pages::{Board, DrawContext};
use rand::{SeedableRng, rngs::SmallRng};
use serde_json::{Value, json};
use store::{Store, StoredTable, TableId};
use table::{
    Rules, Seat, Viewer,
    any::AnyTable,
    record::{Event, Record},
    table::{Dealing, Table},
};
use words::{Dictionary, Language, Speaker};

use crate::{
    following::{FollowedPage, Following},
    kit::ApiClient,
    place::Place,
};

/// The table as stored in the database.
async fn real<R: Rules>(store: &dyn Store, id: &str) -> Table<R> {
    let StoredTable { head, events, .. } = store.load(TableId(id.to_owned())).await.unwrap().unwrap();
    let events = events.iter().map(|event| serde_json::from_str::<Event>(&event.body).unwrap()).collect();
    Table::replay(&Record { events, ..Record::from_json(&head).unwrap() }, None).unwrap()
}

/// Another table that `viewer` cannot distinguish from the real one.
fn imagined<R: Rules>(real: &Table<R>, viewer: Viewer, rng: &mut SmallRng) -> Table<R> {
    let observation = real.rules().observe(real.state(), viewer);
    let state = real.rules().imagine(&observation, viewer, rng);
    let rules = R::new(real.rules().options(), real.rules().content()).unwrap();
    Table::open_at(rules, None, Dealing::ByHand, state).unwrap()
}

fn dictionary<B: Board>() -> Dictionary {
    let sources = B::Game::locales().iter().chain(B::locales()).chain(pages::LOCALES);
    Dictionary::hyphenated(Language::English.tag(), sources).unwrap()
}

/// Every drawing on the page, made from the sampled table.
fn drawings(table: &dyn AnyTable, viewer: Viewer, dictionary: &Dictionary, names: &[String]) -> Vec<String> {
    let game = catalog::find(table.game()).unwrap();
    let words = Speaker { dictionary, names };
    let desk = DrawContext::new(table.game(), &words, names, &[]);
    let scene = game.board().view(table, viewer, &desk).unwrap();
    let parts = scene.parts.into_iter().map(|part| part.body);
    let hands = scene.hand.into_iter().chain([scene.status]);
    let holdings = scene.holdings.into_iter().map(|holdings| holdings.full);
    parts.chain(hands).chain(holdings).map(maud::Markup::into_string).collect()
}

async fn watch<B: Board>(place: Place, game: &str, seats: usize) {
    let server = place.start().await;
    let store = server.store().await;
    let mut people: Vec<ApiClient> = Vec::new();
    for seat in 0..seats {
        people.push(server.client(["Ada", "Bob", "Cid"][seat]).await);
    }
    let open: Vec<Value> =
        (0..seats).map(|seat| if seat == 0 { json!({"me": ""}) } else { json!("open") }).collect();
    let id = people[0].open(game, Value::Array(open)).await;
    for person in &people[1..] {
        person.post(&format!("/tables/{id}/seats"), json!({})).await;
    }
    let outsider = server.client("Eve").await;
    let names: Vec<String> = people[0].table(&id).await["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["name"].as_str().unwrap().to_owned())
        .collect();
    let seed = real::<B::Game>(store.as_ref(), &id).await.record(true).seed.unwrap().to_hex();
    let dictionary = dictionary::<B>();
    let mut rng = SmallRng::seed_from_u64(7);
    let mut streams = Vec::new();
    for person in people.iter().chain([&outsider]) {
        streams.push(person.stream(&format!("/tables/{id}/stream"), None).await);
    }
    let mut followed = Vec::new();
    for person in people.iter().chain([&outsider]) {
        followed.push(Following::open(person, &format!("/table/{id}")).await);
    }
    let mut steps = 0;
    loop {
        let table = people[0].table(&id).await;
        let Some(turn) = table["turn"].as_u64() else { break };
        let world = real::<B::Game>(store.as_ref(), &id).await;
        for (viewer, person) in Viewer::all(seats).zip(people.iter().chain([&outsider])) {
            let other = imagined(&world, viewer, &mut rng);
            let expected = AnyTable::view(&other, viewer);
            let state = person.table(&id).await;
            assert_eq!(state["view"], expected, "step {steps}, {viewer:?}");
            let own_turn = viewer.is(Seat::from_number(turn).unwrap());
            assert_eq!(state["choices"].as_array().unwrap().is_empty(), !own_turn);
            let mut bodies = vec![state.to_string()];
            bodies.push(person.get(&format!("/tables/{id}/story")).await.1.to_string());
            if steps % 7 == 0 {
                let page = person.page(&format!("/table/{id}/fragment")).await;
                for drawing in drawings(&other, viewer, &dictionary, &names) {
                    assert!(
                        page.contains(&drawing),
                        "step {steps}, {viewer:?}: the page shows another\n{drawing}"
                    );
                }
                bodies.push(page);
                bodies.push(person.page(&format!("/table/{id}/verify")).await);
            }
            for body in bodies {
                assert!(!body.contains(&seed), "step {steps}, {viewer:?}: the seed is out");
            }
        }
        let acting = &people[turn as usize - 1];
        let before = acting.table(&id).await;
        acting.play_on(&before).await;
        steps += 1;
        // The streams say the same as the tables.
        let now = people[0].table(&id).await;
        let over = now["stage"] == "over";
        for (page, person) in followed.iter_mut().zip(people.iter().chain([&outsider])) {
            page.update_to(now["version"].as_u64().unwrap()).await;
            assert!(over || !format!("{:?}", page.page).contains(&seed), "step {steps}: the seed is out");
            // The updates have made the page that the next step compares with the sampled table.
            // The result of a finished game changes the page once more, a moment later.
            if steps % 7 == 0 && !over {
                let loaded = person.page(&format!("/table/{id}/fragment")).await;
                page.page.assert_same(&FollowedPage::whole(&loaded));
            }
        }
        let world = real::<B::Game>(store.as_ref(), &id).await;
        for (viewer, stream) in Viewer::all(seats).zip(&mut streams) {
            let step = loop {
                let step = stream.next_of("step").await;
                if step.data["kind"] != "current" {
                    break step;
                }
            };
            assert!(!step.data.to_string().contains(&seed));
            if !over {
                let other = imagined(&world, viewer, &mut rng);
                assert_eq!(
                    step.data["view"],
                    AnyTable::view(&other, viewer),
                    "stream, step {steps}, {viewer:?}"
                );
            }
        }
    }
    assert!(steps > 20, "a game of {steps} steps proves little");
    assert!(people[0].table(&id).await.to_string().contains(&seed), "the seed is shown in the end");
}

async fn nothing_hidden_of_ice_age_is_sent_to_anybody(place: Place) {
    watch::<ice_age_board::IceAgeBoard>(place, "ice-age", 3).await;
}

async fn nothing_hidden_of_endless_winter_is_sent_to_anybody(place: Place) {
    watch::<endless_winter_board::EndlessWinterBoard>(place, "endless-winter", 2).await;
}

async fn nothing_hidden_of_rise_of_tribes_is_sent_to_anybody(place: Place) {
    watch::<rise_of_tribes_board::RiseOfTribesBoard>(place, "rise-of-tribes", 2).await;
}

everywhere![
    nothing_hidden_of_ice_age_is_sent_to_anybody,
    nothing_hidden_of_endless_winter_is_sent_to_anybody,
    nothing_hidden_of_rise_of_tribes_is_sent_to_anybody,
];
