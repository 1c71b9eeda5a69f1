//! The chaos test of a cluster: three servers and two workers over PostgreSQL and NATS, behind HAProxy.

mod fault;
mod hall;
pub(crate) mod watch;

use std::{
    process::ExitCode,
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use rand::{RngExt as _, SeedableRng as _, seq::SliceRandom as _};
use rand_chacha::ChaCha8Rng;
use tempfile::TempDir;

use crate::{
    Arguments, Failure, PATIENCE, check,
    idle::Outages,
    players::{Audience, CLUSTER_SETTINGS, Manner, Players, Shared},
    report::{Happened, Report},
};

use fault::Fault;
use hall::Hall;

/// Fewer faults prove too little.
const LEAST_FAULTS: usize = 60;
/// No table may stand still for longer, beyond an outage of the database.
const LONGEST_IDLE: Duration = Duration::from_secs(10);

const MANNER: Manner = Manner {
    settings: CLUSTER_SETTINGS,
    pause: Duration::from_millis(300),
    rest: Duration::from_millis(1500),
    audience: Audience::Spectator,
};

/// Plays while faults happen, verifies every table and prints the report.
pub(crate) async fn run(arguments: &Arguments, folder: TempDir) -> Result<ExitCode, Failure> {
    let mut hall = Hall::start(arguments, folder.path()).await?;
    let shared = Arc::new(Shared::default());
    let base = hall.base();
    println!("{} tables, three servers, two workers behind {base}", arguments.tables);
    let players: Vec<_> = (0..arguments.tables)
        .map(|number| Ok(tokio::spawn(Players::new(number, &base, &shared, MANNER)?.play())))
        .collect::<Result<_, Failure>>()?;
    let happened = tokio::select! {
        happened = faults(arguments, &mut hall, &shared) => happened,
        _ = tokio::signal::ctrl_c() => Err("interrupted".into()),
    };
    let gaps = shared.gaps(hall.outages());
    shared.stop.store(true, Ordering::Relaxed);
    let happened = happened?;
    for player in players {
        player.await?;
    }
    hall.stop_servers().await?;
    println!("verifying every table");
    let findings = check::check(&arguments.server, hall.database(), folder.path(), &shared).await?;
    hall.end().await?;
    let idle = gaps
        .iter()
        .filter(|(length, _)| *length > LONGEST_IDLE)
        .map(|(length, gap)| {
            let near = hall_faults_near(&happened, gap.from, gap.to);
            format!("{}: idle for {:.1} s, while: {near}", gap.table, length.as_secs_f64())
        })
        .collect();
    let longest = gaps.first().map_or(0.0, |(length, _)| length.as_secs_f64());
    let resumed = shared.resumed.load(Ordering::Relaxed);
    let report = Report {
        happened: happened.into_iter().map(|it| it.happened).collect(),
        findings,
        unexpected: shared.unexpected(),
        least: LEAST_FAULTS,
        idle,
        remark: Some(format!(
            "No table was idle for more than {longest:.1} s. Spectators opened their streams again {resumed} times."
        )),
    };
    println!("\n{report}");
    if report.is_good() {
        return Ok(ExitCode::SUCCESS);
    }
    println!("logs of servers and workers: {}", folder.keep().display());
    Ok(ExitCode::FAILURE)
}

/// A fault, and when it began and ended.
struct Timed {
    happened: Happened,
    from: Instant,
    to: Instant,
}

/// The faults that may have to do with something that went on at a time.
fn hall_faults_near(happened: &[Timed], from: Instant, to: Instant) -> String {
    let near = |it: &&Timed| it.from <= to && it.to + LONGEST_IDLE >= from;
    let names: Vec<&str> = happened.iter().filter(near).map(|it| it.happened.fault).collect();
    if names.is_empty() { "nothing happened".to_owned() } else { names.join(", ") }
}

/// Injects one fault after the other, for the time asked for and until there were enough.
async fn faults(arguments: &Arguments, hall: &mut Hall, shared: &Shared) -> Result<Vec<Timed>, Failure> {
    let mut dice = ChaCha8Rng::seed_from_u64(arguments.seed);
    let (mut queue, mut happened): (Vec<Fault>, Vec<Timed>) = (Vec::new(), Vec::new());
    everybody_plays(arguments, hall, shared).await?;
    let end = Instant::now() + Duration::from_secs(60) * arguments.minutes;
    while Instant::now() < end || happened.len() < LEAST_FAULTS {
        if queue.is_empty() {
            queue.extend(Fault::ALL);
            queue.shuffle(&mut dice);
        }
        let Some(fault) = queue.pop() else { break };
        tokio::time::sleep(Duration::from_millis(dice.random_range(200..3000))).await;
        let time = Duration::from_millis(dice.random_range(200..6000));
        let from = Instant::now();
        fault
            .happen(hall, time, dice.random())
            .await
            .map_err(|error| format!("{}: {error}", fault.name()))?;
        let to = Instant::now();
        let server_ended = recovered(hall, shared, fault.name()).await?;
        let recovery = to.elapsed();
        let longest = longest(shared, hall.outages());
        println!(
            "{:>5}  {:<28} for {:>4.1} s, {:>5.2} s until play went on; longest idle {longest:.1} s",
            happened.len() + 1,
            fault.name(),
            (to - from).as_secs_f64(),
            recovery.as_secs_f64(),
        );
        let fault = fault.name();
        happened.push(Timed { happened: Happened { fault, recovery, server_ended }, from, to });
    }
    // What the last fault has done must show.
    tokio::time::sleep(LONGEST_IDLE).await;
    Ok(happened)
}

fn longest(shared: &Shared, outages: &Outages) -> f64 {
    shared.gaps(outages).first().map_or(0.0, |(length, _)| length.as_secs_f64())
}

/// Waits until people sit at all tables.
async fn everybody_plays(arguments: &Arguments, hall: &mut Hall, shared: &Shared) -> Result<(), Failure> {
    let begin = Instant::now();
    while shared.tables() < arguments.tables {
        if begin.elapsed() > PATIENCE {
            return Err(format!("only {} tables have opened", shared.tables()).into());
        }
        hall.revive().await?;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    recovered(hall, shared, "the start").await.map(drop)
}

/// Waits until another action is acknowledged. Returns whether a process had ended by itself and was started again.
async fn recovered(hall: &mut Hall, shared: &Shared, after: &str) -> Result<bool, Failure> {
    let before = shared.acknowledged.load(Ordering::Relaxed);
    let begin = Instant::now();
    let mut ended = hall.revive().await?;
    while shared.acknowledged.load(Ordering::Relaxed) == before {
        if begin.elapsed() > PATIENCE {
            return Err(format!("after {after}, nobody can play for {} s", PATIENCE.as_secs()).into());
        }
        ended |= hall.revive().await?;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Ok(ended)
}
