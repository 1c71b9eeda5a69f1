//! `ochre doctor`: checks the database, the records of all tables and the settings, and advises. It changes nothing.

mod database;
mod files;
mod settings;

use std::io::Write;

use anstyle::{AnsiColor, Style};
use clap::Args;
use serde_json::json;
use table::text::Phrase;
use words::Dictionary;

use crate::{
    cli::Failure,
    messages,
    serve::ServeArgs,
    terminal::{self, styled, wrap},
};

#[derive(Debug, Args)]
pub(crate) struct DoctorArgs {
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    serve: ServeArgs,
}

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Level {
    /// As it should be.
    Good,
    /// It works, but something may be better.
    Warning,
    /// Something is wrong.
    Error,
}

impl Level {
    fn name(self) -> &'static str {
        match self {
            Level::Good => "good",
            Level::Warning => "warning",
            Level::Error => "error",
        }
    }

    fn style(self) -> Style {
        match self {
            Level::Good => AnsiColor::Green.on_default(),
            Level::Warning => terminal::WARNING,
            Level::Error => AnsiColor::Red.on_default().bold(),
        }
    }
}

/// What one check found.
struct Finding {
    /// The name of the check, for programs.
    check: &'static str,
    level: Level,
    message: Phrase,
    /// What to do.
    advice: Option<Phrase>,
}

/// All findings, in the order of the checks.
#[derive(Default)]
struct Report(Vec<Finding>);

impl Report {
    fn good(&mut self, check: &'static str, message: Phrase) {
        self.0.push(Finding { check, level: Level::Good, message, advice: None });
    }

    fn warn(&mut self, check: &'static str, message: Phrase, advice: impl Into<String>) {
        let advice = Some(Phrase::new(advice.into()));
        self.0.push(Finding { check, level: Level::Warning, message, advice });
    }

    fn error(&mut self, check: &'static str, message: Phrase, advice: Phrase) {
        self.0.push(Finding { check, level: Level::Error, message, advice: Some(advice) });
    }

    fn count(&self, level: Level) -> usize {
        self.0.iter().filter(|finding| finding.level == level).count()
    }
}

pub(crate) fn run(args: &DoctorArgs, words: &Dictionary) -> Result<(), Failure> {
    let mut report = Report::default();
    let place = args.serve.database.place()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let usage = runtime.block_on(database::check(&place, &mut report));
    files::check(&place, &mut report);
    settings::check(&args.serve, &place, usage, &mut report);
    if args.json {
        print_json(&report, words)?;
    } else {
        print(&report, words)?;
    }
    match report.count(Level::Error) {
        0 => Ok(()),
        errors => {
            let failed = Phrase::new("ochre-doctor-failed").number("errors", errors as i64);
            Err(messages::phrase(words, &failed).into())
        }
    }
}

fn print(report: &Report, words: &Dictionary) -> Result<(), Failure> {
    let mut out = terminal::stdout();
    for Finding { level, message, advice, .. } in &report.0 {
        let label = messages::text(words, format!("ochre-doctor-{}", level.name()));
        let told = wrap(&messages::phrase(words, message), terminal::width(), 4);
        writeln!(out, "{}: {told}", styled(level.style(), label))?;
        if let Some(advice) = advice {
            let advice = format!("    {}", messages::phrase(words, advice));
            writeln!(out, "{}", wrap(&advice, terminal::width(), 4))?;
        }
    }
    Ok(())
}

fn print_json(report: &Report, words: &Dictionary) -> Result<(), Failure> {
    let findings: Vec<_> = report
        .0
        .iter()
        .map(|finding| {
            json!({
                "check": finding.check,
                "level": finding.level.name(),
                "message": messages::phrase(words, &finding.message),
                "advice": finding.advice.as_ref().map(|advice| messages::phrase(words, advice)),
            })
        })
        .collect();
    let all = json!({
        "errors": report.count(Level::Error),
        "warnings": report.count(Level::Warning),
        "findings": findings,
    });
    Ok(writeln!(terminal::stdout(), "{all:#}")?)
}
