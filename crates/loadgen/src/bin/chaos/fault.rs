//! The kinds of faults, and how each is caused and ended.

use std::{process::Command, time::Duration};

use crate::{bed::Bed, disk::Faults};

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fault {
    /// SIGKILL to the server, which is started again.
    Kill,
    /// SIGTERM to the server, which is started again.
    Restart,
    /// The server stands still for a while.
    Freeze,
    /// All connections of players are cut.
    CutPlayers,
    /// Everything between players and server takes longer.
    SlowPlayers,
    /// Every write to a file fails for a while: of the server, or of the database server.
    DiskFull,
    /// Every flush takes longer for a while.
    SlowDisk,
    /// The clock of the server is set.
    ClockJump,
    /// The database server is stopped as in a power failure and started again.
    DatabaseCrash,
    /// The database server is shut down and started again.
    DatabaseRestart,
    /// All connections to the database are cut.
    CutDatabase,
    /// The database cannot be reached for a while.
    DatabaseAway,
    /// Everything between server and database takes longer.
    SlowDatabase,
}

const EVERYWHERE: [Fault; 8] = [
    Fault::Kill,
    Fault::Restart,
    Fault::Freeze,
    Fault::CutPlayers,
    Fault::SlowPlayers,
    Fault::DiskFull,
    Fault::SlowDisk,
    Fault::ClockJump,
];
const WITH_A_DATABASE_SERVER: [Fault; 5] = [
    Fault::DatabaseCrash,
    Fault::DatabaseRestart,
    Fault::CutDatabase,
    Fault::DatabaseAway,
    Fault::SlowDatabase,
];

impl Fault {
    /// The faults of a test bed.
    pub(crate) fn of(bed: &Bed) -> Vec<Self> {
        let more = if bed.postgres.is_some() { &WITH_A_DATABASE_SERVER[..] } else { &[] };
        EVERYWHERE.iter().chain(more).copied().collect()
    }

    /// The name in the report.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Kill => "server killed",
            Self::Restart => "server restarted",
            Self::Freeze => "server frozen",
            Self::CutPlayers => "connections of players cut",
            Self::SlowPlayers => "connections of players slow",
            Self::DiskFull => "disk full",
            Self::SlowDisk => "disk slow",
            Self::ClockJump => "clock set",
            Self::DatabaseCrash => "database crashed",
            Self::DatabaseRestart => "database restarted",
            Self::CutDatabase => "connections to the database cut",
            Self::DatabaseAway => "database unreachable",
            Self::SlowDatabase => "database slow",
        }
    }

    /// Causes the fault, waits `time` where it lasts, and ends it. `dice` decides the details.
    pub(crate) async fn happen(self, bed: &mut Bed, time: Duration, dice: u64) -> Result<(), crate::Failure> {
        match self {
            Self::Kill => {
                bed.server.kill().await?;
                bed.start_server().await?;
            }
            Self::Restart => {
                signal("TERM", bed.server.id())?;
                bed.server.wait().await?;
                bed.start_server().await?;
            }
            Self::Freeze => {
                signal("STOP", bed.server.id())?;
                tokio::time::sleep(time).await;
                signal("CONT", bed.server.id())?;
            }
            Self::CutPlayers => bed.players.cut(),
            Self::SlowPlayers => {
                bed.players.delay(Duration::from_millis(20 + dice % 200));
                tokio::time::sleep(time).await;
                bed.players.delay(Duration::ZERO);
            }
            Self::DiskFull => {
                bed.disk().set(Faults { full: true, ..bed.faults })?;
                tokio::time::sleep(time).await;
                bed.disk().set(bed.faults)?;
                bed.revive_database().await?;
            }
            Self::SlowDisk => {
                bed.disk().set(Faults { delay: 20 + (dice % 400) as i64, ..bed.faults })?;
                tokio::time::sleep(time).await;
                bed.disk().set(bed.faults)?;
            }
            Self::ClockJump => {
                // Up to two days ahead or behind; the clock stays there.
                bed.faults.clock = (dice % (4 * 86_400_000)) as i64 - 2 * 86_400_000;
                bed.server_faults.set(bed.faults)?;
            }
            Self::DatabaseCrash => bed.restart_database("QUIT").await?,
            Self::DatabaseRestart => bed.restart_database("INT").await?,
            Self::CutDatabase => bed.cut_database(),
            Self::DatabaseAway => {
                bed.refuse_database(true);
                bed.cut_database();
                tokio::time::sleep(time).await;
                bed.refuse_database(false);
            }
            Self::SlowDatabase => {
                bed.delay_database(Duration::from_millis(5 + dice % 100));
                tokio::time::sleep(time).await;
                bed.delay_database(Duration::ZERO);
            }
        }
        Ok(())
    }
}

/// Sends a signal to a process of the test bed.
pub(crate) fn signal(name: &str, process: Option<u32>) -> Result<(), crate::Failure> {
    let process = process.ok_or("the process has ended already")?;
    let status = Command::new("kill").arg(format!("-{name}")).arg(process.to_string()).status()?;
    if status.success() { Ok(()) } else { Err(format!("process {process} gets no signal {name}").into()) }
}
