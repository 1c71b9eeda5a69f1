//! The load of one process against that of several: the same players, one set-up after the other, on the same cores.

use std::{
    path::Path,
    process::Command,
    sync::Arc,
    time::{Duration, Instant},
};

use loadgen::{Cluster, ClusterPlan, Pace, ServerProcess, Surroundings, cpu_time, free_port};
use tokio::sync::watch;

use crate::{
    Arguments, Failure, across,
    player::{Phase, Samples, Times},
    scratch::Scratch,
    tables,
};

/// What players play at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Setup {
    /// One process that knows of no others.
    Alone,
    /// One process that could have others.
    One,
    /// Three processes; the players of a table are at different ones.
    Three,
    /// Three processes behind HAProxy.
    Balanced,
}

impl Setup {
    /// The heading of its column.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Setup::Alone => "one process",
            Setup::One => "one, `--cluster`",
            Setup::Three => "three, no proxy",
            Setup::Balanced => "three, HAProxy",
        }
    }
}

/// Processor time by what used it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    pub(crate) servers: Duration,
    pub(crate) nats: Duration,
    pub(crate) balancer: Duration,
    pub(crate) database: Duration,
}

impl Usage {
    /// Everything but HAProxy, which only one set-up has.
    pub(crate) fn total(&self) -> Duration {
        self.servers + self.nats + self.database
    }
}

/// What was measured while players had one pace.
#[derive(Clone, Default)]
pub(crate) struct Measured {
    pub(crate) times: Times,
    pub(crate) usage: Usage,
    pub(crate) time: Duration,
}

/// What was measured with one set-up, in all rounds together.
#[derive(Clone, Default)]
pub(crate) struct Column {
    /// While players pause before each action.
    pub(crate) calm: Measured,
    /// While players act without a pause.
    pub(crate) rush: Measured,
    /// From a move to the page of a player at another process, while nobody else plays.
    pub(crate) across: Vec<Duration>,
    pub(crate) errors: usize,
}

/// Measures every set-up in every round, in turn, so that what else the machine does hits all of them.
pub(crate) async fn compare(
    arguments: &Arguments,
    database: &str,
    folder: &Path,
) -> Result<Vec<(Setup, Column)>, Failure> {
    let cores = divide_cores(arguments)?;
    let mut columns: Vec<(Setup, Column)> =
        arguments.setups.iter().map(|setup| (*setup, Column::default())).collect();
    for round in 1..=arguments.rounds {
        for (place, (setup, column)) in columns.iter_mut().enumerate() {
            println!("round {round} of {}: {}", arguments.rounds, setup.name());
            let folder = tempfile::tempdir_in(folder)?;
            let scratch = Scratch::create(database, &format!("ochre_load_{round}_{place}")).await?;
            let processes =
                Processes::start(*setup, arguments, &scratch.url, folder.path(), cores.clone()).await?;
            measure(arguments, &processes, column).await?;
            processes.stop().await?;
            scratch.delete().await?;
        }
        // The next round goes the other way: what grows with time is the same for all.
        columns.reverse();
    }
    columns.sort_by_key(|(setup, _)| arguments.setups.iter().position(|asked| asked == setup));
    Ok(columns)
}

/// Players get the first core, everything else the others, if there are others.
fn divide_cores(arguments: &Arguments) -> Result<Option<String>, Failure> {
    let count = std::thread::available_parallelism()?.get();
    if count < 2 {
        return Ok(None);
    }
    let others = format!("1-{}", count - 1);
    pin(std::process::id(), "0")?;
    if let Some(process) = arguments.postgres_process {
        pin(process, &others)?;
    }
    Ok(Some(others))
}

/// Restricts all threads of a process to some cores.
fn pin(process: u32, cores: &str) -> Result<(), Failure> {
    let output = Command::new("taskset").args(["-apc", cores, &process.to_string()]).output()?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into()) }
}

/// The processes of one set-up.
enum Processes {
    Alone(Box<ServerProcess>, Option<u32>),
    Many(Setup, Box<Cluster>, Option<u32>),
}

impl Processes {
    async fn start(
        setup: Setup,
        arguments: &Arguments,
        database: &str,
        folder: &Path,
        cores: Option<String>,
    ) -> Result<Self, Failure> {
        let (program, postgres) = (&arguments.server, arguments.postgres_process);
        if setup == Setup::Alone {
            let around = Surroundings { cores, ..Surroundings::default() };
            let server = ServerProcess::start_in(program, database, &around).await?;
            return Ok(Self::Alone(Box::new(server), postgres));
        }
        let plan = ClusterPlan {
            program: program.clone(),
            database: database.to_owned(),
            folder: folder.to_owned(),
            servers: if setup == Setup::One { 1 } else { 3 },
            // Only people play.
            workers: 0,
            pace: Pace::Fast,
            port: free_port()?,
            cores,
        };
        Ok(Self::Many(setup, Box::new(Cluster::start(&plan).await?), postgres))
    }

    /// Where players connect; those of one table take turns.
    fn bases(&self) -> Vec<String> {
        match self {
            Self::Alone(server, _) => vec![server.base()],
            Self::Many(Setup::Balanced, cluster, _) => vec![cluster.balancer.base()],
            Self::Many(_, cluster, _) => cluster.servers.iter().map(ServerProcess::base).collect(),
        }
    }

    fn usage(&self) -> Usage {
        let of = |process: Option<u32>| process.and_then(cpu_time).unwrap_or_default();
        match self {
            Self::Alone(server, postgres) => {
                Usage { servers: of(server.id()), database: of(*postgres), ..Usage::default() }
            }
            Self::Many(_, cluster, postgres) => Usage {
                servers: cluster.servers.iter().map(|server| of(server.id())).sum(),
                nats: of(cluster.nats.id()),
                balancer: of(cluster.balancer.id()),
                database: of(*postgres),
            },
        }
    }

    async fn stop(self) -> Result<(), Failure> {
        match self {
            Self::Alone(mut server, _) => server.kill().await?,
            Self::Many(_, cluster, _) => cluster.stop().await?,
        }
        Ok(())
    }
}

async fn measure(arguments: &Arguments, processes: &Processes, column: &mut Column) -> Result<(), Failure> {
    let (http, bases) = (loadgen::http_client()?, processes.bases());
    if let [one, other, ..] = bases.as_slice() {
        column.across.extend(across::measure(&http, [one, other]).await?);
    }
    let players = tables::open(&http, &bases, arguments.tables, arguments.watchers).await?;
    let (phase, phases) = watch::channel(Phase::Settle);
    let count = players.len();
    let playing: Vec<_> =
        players.into_iter().map(|player| tokio::spawn(player.play(phases.clone()))).collect();
    tokio::time::sleep(Duration::from_secs(5) + Duration::from_millis(count as u64)).await;
    let time = Duration::from_secs(arguments.seconds);
    for (measured, think) in
        [(&mut column.calm, Duration::from_millis(arguments.think)), (&mut column.rush, Duration::ZERO)]
    {
        let samples = Arc::new(Samples::default());
        let (begin, before) = (Instant::now(), processes.usage());
        phase.send_replace(Phase::Play { think, samples: Arc::clone(&samples) });
        tokio::time::sleep(time).await;
        measured.add(samples.take(), before, processes.usage(), begin.elapsed());
    }
    phase.send_replace(Phase::Stop);
    for player in playing {
        column.errors += player.await?;
    }
    Ok(())
}

impl Measured {
    fn add(&mut self, times: Times, before: Usage, after: Usage, time: Duration) {
        self.times.add(times);
        self.time += time;
        self.usage.servers += after.servers.saturating_sub(before.servers);
        self.usage.nats += after.nats.saturating_sub(before.nats);
        self.usage.balancer += after.balancer.saturating_sub(before.balancer);
        self.usage.database += after.database.saturating_sub(before.database);
    }

    /// Acknowledged actions a second.
    pub(crate) fn rate(&self) -> f64 {
        self.times.acknowledged.len() as f64 / self.time.as_secs_f64()
    }

    /// Milliseconds of processor time for each action, of a part of the usage.
    pub(crate) fn cost(&self, part: impl Fn(&Usage) -> Duration) -> f64 {
        part(&self.usage).as_secs_f64() * 1000.0 / self.times.acknowledged.len().max(1) as f64
    }
}
