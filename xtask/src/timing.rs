//! Where the time of a test run goes: the output of `cargo test`, shown as it comes and timed by program.

use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::path::Path;
use std::process::Command;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::commands;
use crate::steps::Seconds;

/// Programs listed at the end.
const SLOWEST: usize = 15;

/// A program that runs longer waits for something that never comes: it is ended, and the others run.
const LONGEST: Duration = Duration::from_secs(45 * 60);

/// A test program and how long it ran.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    name: String,
    time: Duration,
}

/// Names of test programs, such as `ice-age: rules`, by the file name of their executable.
#[derive(Default)]
pub(crate) struct Executables(HashMap<String, String>);

impl Executables {
    /// Reads the JSON messages of `cargo test --no-run`.
    pub(crate) fn of(messages: &[u8]) -> Result<Self> {
        #[derive(Deserialize)]
        struct Message {
            executable: Option<String>,
            manifest_path: Option<String>,
            target: Option<Target>,
        }
        #[derive(Deserialize)]
        struct Target {
            name: String,
            kind: Vec<String>,
        }
        let mut names = HashMap::new();
        for line in messages.split(|&byte| byte == b'\n').filter(|line| line.starts_with(b"{")) {
            let message: Message = serde_json::from_slice(line)
                .context("`cargo test --no-run` printed an unexpected message")?;
            if let (Some(executable), Some(manifest), Some(target)) =
                (message.executable, message.manifest_path, message.target)
            {
                let package = Path::new(&manifest).parent().and_then(Path::file_name);
                let package = package.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
                let unit = target.kind.iter().any(|kind| kind == "lib" || kind == "bin");
                let tests = if unit { "unit tests".to_owned() } else { target.name };
                names.insert(file_name(&executable), format!("{package}: {tests}"));
            }
        }
        Ok(Self(names))
    }

    /// The program that a line of `cargo test` announces, if it does.
    fn announced(&self, line: &str) -> Option<String> {
        let line = line.trim();
        if let Some(package) = line.strip_prefix("Doc-tests ") {
            return Some(format!("{package}: doc tests"));
        }
        let (source, path) = line.strip_prefix("Running ")?.strip_suffix(')')?.rsplit_once(" (")?;
        Some(self.0.get(&file_name(path)).cloned().unwrap_or_else(|| source.to_owned()))
    }
}

fn file_name(path: &str) -> String {
    path.rsplit(['/', '\\']).next().unwrap_or(path).to_owned()
}

/// Runs `cargo test`, shows its output and appends the time of each program.
pub(crate) fn run_tests(
    test: &mut Command,
    executables: &Executables,
    programs: &mut Vec<Program>,
) -> Result<()> {
    let line = commands::describe(test);
    // One pipe for both streams: cargo announces programs on one, programs report on the other.
    let (reader, writer) = io::pipe().context("no pipe for the output of the tests")?;
    test.stdout(writer.try_clone()?).stderr(writer);
    if io::stdout().is_terminal() {
        test.env("CARGO_TERM_COLOR", "always");
    }
    let mut child = test.spawn().with_context(|| format!("`{line}` could not be started"))?;
    // The command holds the other ends of the pipe, which would never end.
    test.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
    let id = child.id().to_string();
    let end_program = |name: &str| {
        println!("error: {name} has not ended within {}", Seconds(LONGEST));
        // The program is the child of cargo, which goes on with the next one.
        let ended = Command::new("pkill").args(["-KILL", "-P", &id]).status();
        if !ended.is_ok_and(|status| status.success()) {
            println!("error: it could not be ended");
        }
    };
    watch(BufReader::new(reader), executables, programs, &mut io::stdout(), LONGEST, end_program)?;
    let status = child.wait()?;
    ensure!(status.success(), "`{line}` failed ({status})");
    Ok(())
}

/// Copies the output and notes when each program begins and ends. A program that runs for longer than `longest` is `overdue`.
fn watch(
    mut input: impl BufRead + Send,
    executables: &Executables,
    programs: &mut Vec<Program>,
    output: &mut impl Write,
    longest: Duration,
    overdue: impl Fn(&str),
) -> Result<()> {
    thread::scope(|scope| {
        let (send, lines) = mpsc::channel();
        scope.spawn(move || {
            let mut line = Vec::new();
            while input.read_until(b'\n', &mut line).is_ok_and(|length| length > 0) {
                if send.send(std::mem::take(&mut line)).is_err() {
                    return;
                }
            }
        });
        let mut current: Option<(String, Instant)> = None;
        let mut patience = longest;
        loop {
            let waiting = current.as_ref().map_or(Duration::ZERO, |(_, begin)| begin.elapsed());
            let line = match lines.recv_timeout(patience.saturating_sub(waiting)) {
                Ok(line) => line,
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {
                    if let Some((name, _)) = &current {
                        overdue(name);
                    }
                    patience += longest;
                    continue;
                }
            };
            output.write_all(&line)?;
            let text = String::from_utf8_lossy(&line);
            if let Some(name) = executables.announced(&anstream::adapter::strip_str(&text).to_string()) {
                programs.extend(current.take().map(|(name, begin)| Program { name, time: begin.elapsed() }));
                current = Some((name, Instant::now()));
                patience = longest;
            }
        }
        programs.extend(current.map(|(name, begin)| Program { name, time: begin.elapsed() }));
        Ok(())
    })
}

/// Prints the slowest programs and their share of the whole.
pub(crate) fn print_slowest(programs: &[Program]) {
    if programs.is_empty() {
        return;
    }
    let total: Duration = programs.iter().map(|program| program.time).sum();
    let mut slowest = programs.to_vec();
    slowest.sort_by_key(|program| std::cmp::Reverse(program.time));
    println!("\n=== slowest of {} test programs ({} in all)", programs.len(), Seconds(total));
    for program in slowest.iter().take(SLOWEST) {
        let share = program.time.as_secs_f64() / total.as_secs_f64().max(f64::MIN_POSITIVE) * 100.0;
        println!("{:>10} {share:>5.1} %  {}", Seconds(program.time).to_string(), program.name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MESSAGES: &str = concat!(
        r#"{"reason":"compiler-artifact","manifest_path":"/w/games/ice-age/Cargo.toml","target":{"name":"rules","kind":["test"]},"executable":"/w/target/debug/deps/rules-0a1b"}"#,
        "\n",
        r#"{"reason":"compiler-artifact","manifest_path":"/w/crates/table/Cargo.toml","target":{"name":"table","kind":["lib"]},"executable":"/w/target/debug/deps/table-2c3d"}"#,
        "\n",
        r#"{"reason":"build-finished","success":true}"#,
        "\n"
    );

    #[test]
    fn programs_are_named_by_package_and_timed() {
        let executables = Executables::of(MESSAGES.as_bytes()).unwrap();
        let output = "\u{1b}[1m\u{1b}[92m     Running\u{1b}[0m tests/rules/main.rs (target/debug/deps/rules-0a1b)\n\
                      test a ... ok\n\
                      \x20    Running unittests src/lib.rs (target/debug/deps/table-2c3d)\n\
                      \x20    Running unittests src/new.rs (target/debug/deps/new-4e5f)\n\
                      \x20  Doc-tests table\n";
        let (mut programs, mut shown) = (Vec::new(), Vec::new());
        watch(output.as_bytes(), &executables, &mut programs, &mut shown, LONGEST, |_| ()).unwrap();
        let names: Vec<&str> = programs.iter().map(|program| program.name.as_str()).collect();
        assert_eq!(
            names,
            ["ice-age: rules", "table: unit tests", "unittests src/new.rs", "table: doc tests"]
        );
        assert_eq!(shown, output.as_bytes());
    }

    #[test]
    fn a_program_that_does_not_end_is_ended() {
        let executables = Executables::of(MESSAGES.as_bytes()).unwrap();
        let (reader, mut writer) = io::pipe().unwrap();
        writer.write_all(b"     Running tests/rules/main.rs (target/debug/deps/rules-0a1b)\n").unwrap();
        let writer = std::cell::Cell::new(Some(writer));
        let named = std::cell::RefCell::new(Vec::new());
        // The end of the program is that of its output.
        let end = |name: &str| {
            named.borrow_mut().push(name.to_owned());
            drop(writer.take());
        };
        let reader = BufReader::new(reader);
        let (mut programs, mut shown) = (Vec::new(), Vec::new());
        watch(reader, &executables, &mut programs, &mut shown, Duration::from_millis(300), end).unwrap();
        assert_eq!((named.into_inner(), programs.len()), (vec!["ice-age: rules".to_owned()], 1));
    }
}
