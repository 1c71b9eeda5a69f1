//! Two browsers at different servers of a cluster.

use std::{path::Path, process::Command};

use loadgen::{RateLimits, ServerProcess, Surroundings};
use tokio_postgres::NoTls;

use crate::{
    hands::{Hands, Way},
    kit::{Browser, Device},
    people::{act_in_turn, ben_joins_at},
    tables::{self, Setting},
};

/// Actions before the first server is replaced.
const BEFORE: usize = 8;

fn variable(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("{name}: `cargo xtask test` sets it"))
}

/// Each move arrives at the other server's page, and a server that is replaced takes its pages along.
#[tokio::test]
async fn two_people_at_different_servers_play_on_while_one_of_them_is_replaced() {
    let postgres = variable("OCHRE_TEST_POSTGRES");
    let name = format!("ochre_browsers_{}", std::process::id());
    let (client, connection) = tokio_postgres::connect(&postgres, NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
    let database = format!("{}/{name}", postgres.rsplit_once('/').unwrap().0);
    let surroundings = Surroundings {
        cluster: Some(variable("OCHRE_TEST_NATS")),
        rate_limits: RateLimits::Off,
        ..Surroundings::default()
    };
    let program = Path::new(env!("CARGO_BIN_EXE_ochre"));
    let mut first = ServerProcess::start_in(program, &database, &surroundings).await.unwrap();
    let mut second = ServerProcess::start_in(program, &database, &surroundings).await.unwrap();

    let ada = Browser::open_at(first.base(), Device::DESKTOP).await;
    let setting = Setting { game: "ice-age", sitters: &["me", "open", "easy"], options: &[("short", "on")] };
    tables::open(&ada, &setting).await;
    ada.mark().await;
    let ben = ben_joins_at(second.base(), &ada).await;
    ben.mark().await;
    let mut players = [(&ada, Hands::new(Way::Buttons)), (&ben, Hands::new(Way::Buttons))];
    for _ in 0..BEFORE {
        assert!(act_in_turn(&mut players).await, "the game is over already");
    }

    // An upgrade: the server ends in good order, and another one takes its place.
    let process = first.id().unwrap().to_string();
    assert!(Command::new("kill").args(["-TERM", &process]).status().unwrap().success());
    first.wait().await.unwrap();
    first.restart().await.unwrap();
    while act_in_turn(&mut players).await {}

    for browser in [&ada, &ben] {
        browser.find("main.over").await;
        assert!(browser.is_marked().await, "the page was loaded anew");
    }
    assert!(players.iter().all(|(_, hands)| hands.taken > 5));
    drop((ada, ben));
    first.kill().await.unwrap();
    second.kill().await.unwrap();
    client.batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)")).await.unwrap();
}
