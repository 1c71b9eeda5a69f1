//! What a worker and the process that waits tell each other about one job. The process has an inbox; the subject of a report is the
//! inbox, the number of the job and the kind of the report.

use async_nats::{HeaderMap, Message};
use serde::{Deserialize, Serialize};

/// The header of a job with the subject for reports about it.
pub(super) const REPORTS: &str = "Ochre-Reports";
/// The header of a job with the key of what belongs to it.
pub(super) const ATTACHMENT: &str = "Ochre-Attachment";
/// The header of the answer to a claim.
const ANSWER: &str = "Ochre-Answer";
const GRANTED: &str = "granted";
const DENIED: &str = "denied";

/// The kind of a report, the last part of its subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A worker asks whether it should compute the job. It waits for the answer.
    Claim,
    /// It is computing.
    Working,
    /// The result.
    Done,
    /// The worker cannot compute it, and why.
    Refused,
    /// The worker is shutting down and has not finished.
    Released,
}

impl Kind {
    const ALL: [Self; 5] = [Self::Claim, Self::Working, Self::Done, Self::Refused, Self::Released];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Claim => "claim",
            Self::Working => "working",
            Self::Done => "done",
            Self::Refused => "refused",
            Self::Released => "released",
        }
    }
}

/// The number of the job and the kind of a report with this subject.
pub(super) fn parse_subject(inbox: &str, subject: &str) -> Option<(u64, Kind)> {
    let (number, name) = subject.strip_prefix(inbox)?.strip_prefix('.')?.split_once('.')?;
    let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name)?;
    Some((number.parse().ok()?, kind))
}

/// A worker that wants to compute a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Claim {
    pub(super) worker: String,
    /// How often the job was delivered.
    pub(super) delivered: u64,
    /// Whether the worker has what belongs to the job.
    pub(super) has_attachment: bool,
}

/// The answer to a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Compute it. If the worker asked for what belongs to the job, that is the content of the message.
    Granted,
    /// Nobody waits for it any more.
    Denied,
}

impl Answer {
    pub(super) fn headers(self) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(
            ANSWER,
            match self {
                Self::Granted => GRANTED,
                Self::Denied => DENIED,
            },
        );
        headers
    }

    pub(super) fn of(message: &Message) -> Self {
        let answer = message.headers.as_ref().and_then(|headers| headers.get(ANSWER));
        if answer.is_some_and(|answer| answer.as_str() == GRANTED) { Self::Granted } else { Self::Denied }
    }
}

/// A worker tells that it is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Announcement {
    /// Unlike its name, unique.
    pub(super) id: String,
    pub(super) name: String,
    /// The jobs it computes at the same time; 0 when it leaves.
    pub(super) threads: usize,
    /// Those of them that need not be for people.
    pub(super) unhurried: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_subject_of_a_report_names_the_job_and_the_kind() {
        for kind in Kind::ALL {
            let subject = format!("_INBOX.abc.17.{}", kind.name());
            assert_eq!(parse_subject("_INBOX.abc", &subject), Some((17, kind)));
        }
        for other in ["_INBOX.abc.17", "_INBOX.abc.x.done", "_INBOX.abcd.1.done", "_INBOX.abc.1.gone"] {
            assert_eq!(parse_subject("_INBOX.abc", other), None, "{other}");
        }
    }
}
