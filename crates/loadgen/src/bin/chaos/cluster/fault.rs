//! What can fail in a cluster.

use std::time::Duration;

use crate::Failure;

use super::hall::Hall;

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// SIGKILL to a server, which is started again later.
    KillServer,
    /// SIGTERM to a server, which is started again later, as in an upgrade.
    UpgradeServer,
    /// A server stands still for a while and goes on.
    FreezeServer,
    /// SIGKILL to a worker.
    KillWorker,
    /// SIGTERM to a worker.
    UpgradeWorker,
    /// A server cannot reach NATS for a while.
    Partition,
    /// NATS is shut down and started again.
    RestartNats,
    /// NATS is killed and started again.
    KillNats,
    /// The database is shut down and started again.
    RestartDatabase,
    /// The database is stopped as in a power failure and started again.
    CrashDatabase,
}

impl Fault {
    /// One round of faults. What matters most happens more often.
    pub(crate) const ALL: [Fault; 12] = [
        Fault::KillServer,
        Fault::KillServer,
        Fault::UpgradeServer,
        Fault::FreezeServer,
        Fault::KillWorker,
        Fault::UpgradeWorker,
        Fault::Partition,
        Fault::Partition,
        Fault::RestartNats,
        Fault::KillNats,
        Fault::RestartDatabase,
        Fault::CrashDatabase,
    ];

    /// The name in the report.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::KillServer => "server killed",
            Self::UpgradeServer => "server restarted",
            Self::FreezeServer => "server frozen",
            Self::KillWorker => "worker killed",
            Self::UpgradeWorker => "worker restarted",
            Self::Partition => "server cut off from NATS",
            Self::RestartNats => "NATS restarted",
            Self::KillNats => "NATS killed",
            Self::RestartDatabase => "database restarted",
            Self::CrashDatabase => "database crashed",
        }
    }

    /// Causes the fault, waits `time` where it lasts, and ends it. `dice` decides whom it hits.
    pub(crate) async fn happen(self, hall: &mut Hall, time: Duration, dice: u64) -> Result<(), Failure> {
        match self {
            Self::KillServer => hall.stop_server(dice, "KILL", time).await,
            Self::UpgradeServer => hall.stop_server(dice, "TERM", time).await,
            Self::FreezeServer => hall.freeze_server(dice, time).await,
            Self::KillWorker => hall.stop_worker(dice, "KILL", time).await,
            Self::UpgradeWorker => hall.stop_worker(dice, "TERM", time).await,
            Self::Partition => {
                hall.partition(dice, time).await;
                Ok(())
            }
            Self::RestartNats => hall.stop_nats("TERM", time).await,
            Self::KillNats => hall.stop_nats("KILL", time).await,
            Self::RestartDatabase => hall.restart_database("INT").await,
            Self::CrashDatabase => hall.restart_database("QUIT").await,
        }
    }
}
