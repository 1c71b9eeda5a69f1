//! The result of a run.

use std::{collections::BTreeMap, fmt, time::Duration};

use crate::check::Findings;

/// A fault that was injected.
#[derive(Clone, Copy)]
pub(crate) struct Happened {
    pub(crate) fault: &'static str,
    /// The time from the end of the fault to the next acknowledged action.
    pub(crate) recovery: Duration,
    /// Whether a process ended by itself.
    pub(crate) server_ended: bool,
}

/// The result of a run.
pub(crate) struct Report {
    pub(crate) happened: Vec<Happened>,
    pub(crate) findings: Findings,
    /// Answers that no fault excuses.
    pub(crate) unexpected: BTreeMap<String, u64>,
    /// The number of faults below which the run proves too little.
    pub(crate) least: usize,
    /// Tables that stood still for too long.
    pub(crate) idle: Vec<String>,
    /// More about the run, in a sentence.
    pub(crate) remark: Option<String>,
}

impl Report {
    /// Whether nothing was lost and everything verified.
    pub(crate) fn is_good(&self) -> bool {
        self.findings.problems.is_empty()
            && self.unexpected.is_empty()
            && self.idle.is_empty()
            && self.happened.len() >= self.least
            && !self.happened.iter().any(|it| it.server_ended)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut kinds: BTreeMap<&'static str, Vec<Duration>> = BTreeMap::new();
        for it in &self.happened {
            kinds.entry(it.fault).or_default().push(it.recovery);
        }
        writeln!(f, "| Fault | Times | Median recovery | Longest recovery |\n| --- | ---: | ---: | ---: |")?;
        for (fault, times) in &mut kinds {
            times.sort_unstable();
            let seconds = |time: Option<&Duration>| time.map_or(0.0, Duration::as_secs_f64);
            let (median, longest) = (seconds(times.get(times.len() / 2)), seconds(times.last()));
            writeln!(f, "| {} | {} | {median:.2} s | {longest:.2} s |", fault, times.len())?;
        }
        let Findings { tables, actions, verified, views, problems } = &self.findings;
        writeln!(f, "| all | {} | | |\n", self.happened.len())?;
        writeln!(f, "{actions} acknowledged actions at {tables} tables, {verified} tables verified.")?;
        if *views > 0 {
            writeln!(f, "{views} views that were sent compared with what their readers may know.")?;
        }
        for it in self.happened.iter().filter(|it| it.server_ended) {
            writeln!(f, "A process ended by itself after: {}", it.fault)?;
        }
        for (answer, times) in &self.unexpected {
            writeln!(f, "Unexpected, {times} times: {answer}")?;
        }
        for problem in problems.iter().chain(&self.idle) {
            writeln!(f, "Problem: {problem}")?;
        }
        if let Some(remark) = &self.remark {
            writeln!(f, "{remark}")?;
        }
        if self.happened.len() < self.least {
            writeln!(f, "Only {} faults; {} are the least.", self.happened.len(), self.least)?;
        }
        write!(f, "{}", if self.is_good() { "Nothing was lost." } else { "The run failed." })
    }
}
