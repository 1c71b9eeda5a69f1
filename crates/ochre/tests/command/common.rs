//! Running the program under test.

#![allow(missing_docs, unreachable_pub, clippy::needless_pass_by_value, reason = "a kit for tests")]

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use serde_json::{Value, json};

/// The program under test.
pub const OCHRE: &str = env!("CARGO_BIN_EXE_ochre");

/// The folder of the documents.
pub fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// Exit code and output of a command.
#[derive(Debug)]
pub struct Run {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Run {
    /// The output of a command that succeeded without a warning.
    pub fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// Asserts exit code 1 and an error that contains `message`.
    pub fn bad(self, message: &str) {
        assert_eq!(self.code, Some(1), "{}{}", self.out, self.err);
        assert!(self.err.starts_with("ochre: ") && self.err.contains(message), "{message}\n{}", self.err);
    }
}

/// `ochre` in an environment without a language.
pub fn command() -> Command {
    let mut command = Command::new(OCHRE);
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

/// Runs `ochre` with these arguments and this input.
pub fn ochre_with(arguments: &[&str], input: &[u8]) -> Run {
    ochre_in(&[], arguments, input)
}

/// Runs `ochre` with these variables in its environment.
pub fn ochre_in(environment: &[(&str, &str)], arguments: &[&str], input: &[u8]) -> Run {
    let mut child = command()
        .envs(environment.iter().copied())
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The program may exit before it has read everything.
    let writer = std::thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs `ochre` with these arguments and no input.
pub fn ochre(arguments: &[&str]) -> Run {
    ochre_with(arguments, b"")
}

/// An empty folder for the files of one test.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new(test: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// The path of a file in it.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// Writes a file and returns its path.
    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        fs::write(self.0.join(name), text).unwrap();
        self.path(name)
    }

    /// The names of all files in it.
    pub fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = fs::remove_dir_all(&self.0);
        }
    }
}

pub fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap()
}

/// A record file as JSON.
pub fn record(path: &str) -> Value {
    serde_json::from_str(&read(path)).unwrap()
}

/// How many events a record file holds.
pub fn version(path: &str) -> usize {
    record(path)["events"].as_array().unwrap().len()
}

/// A session of `ochre engine`.
pub struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub fn start() -> Self {
        let mut child = command().arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, input, output }
    }

    /// The answer to a line of arbitrary bytes.
    pub fn line(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        self.answer()
    }

    /// The next answer.
    pub fn answer(&mut self) -> Value {
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap()
    }

    pub fn ask(&mut self, request: &Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    /// The result of a request that must succeed.
    pub fn ok(&mut self, request: Value) -> Value {
        let mut answer = self.ask(&request);
        assert!(answer.get("error").is_none(), "{request}: {answer}");
        answer["ok"].take()
    }

    /// The error of a request that must fail.
    pub fn error(&mut self, request: Value) -> Value {
        let mut answer = self.ask(&request);
        assert!(answer.get("ok").is_none(), "{request}: {answer}");
        answer["error"].take()
    }

    /// The code of that error.
    pub fn code(&mut self, request: Value) -> String {
        self.error(request)["code"].as_str().unwrap().to_owned()
    }

    /// A new table of Ice Age with a seed.
    pub fn open(&mut self, seats: u8, seed: u64) -> Value {
        self.ok(json!({"do": "new", "game": "ice-age", "options": {"seats": seats}, "seed": seed}))
    }

    /// Lets a bot choose and play once.
    pub fn step(&mut self, level: &str) -> Value {
        self.ok(json!({"do": "bot", "level": level, "play": true}))
    }

    /// Plays at random until the game is over, or `most` choices are made.
    pub fn play_on(&mut self, most: usize) -> Value {
        for _ in 0..most {
            if self.turn()["turn"] == "over" {
                break;
            }
            self.step("random");
        }
        self.turn()
    }

    pub fn turn(&mut self) -> Value {
        self.ok(json!({"do": "turn"}))
    }

    /// Closes the input and returns the exit code.
    pub fn end(mut self) -> Option<i32> {
        self.input = None;
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "");
        self.child.wait().unwrap().code()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.input = None;
        let _ = self.child.wait();
    }
}

/// A finished random game as a record with its seed.
pub fn finished_game(seats: u8, seed: u64) -> Value {
    let mut engine = Engine::start();
    engine.open(seats, seed);
    assert_eq!(engine.play_on(5_000)["turn"], "over");
    engine.ok(json!({"do": "record", "seed": true}))
}

/// A person at the prompt of `ochre play`.
pub struct Terminal {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Terminal {
    pub fn start(arguments: &[&str]) -> Self {
        let mut child = command()
            .arg("play")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, input, output }
    }

    /// The output up to the next `prompt`.
    pub fn until_prompt(&mut self, prompt: &str) -> String {
        let mut shown = Vec::new();
        while !shown.ends_with(prompt.as_bytes()) {
            let mut byte = [0];
            self.output.read_exact(&mut byte).expect("the program ended instead of printing the prompt");
            shown.push(byte[0]);
        }
        String::from_utf8(shown).unwrap()
    }

    pub fn type_in(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
        self.input.flush().unwrap();
    }

    /// Kills the process.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}
