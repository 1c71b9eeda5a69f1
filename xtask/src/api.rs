//! The API under fire: requests made from its own document, right and wrong ones, must never make the server fail.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
};

use anyhow::{Context, Result, ensure};

use crate::commands;

/// The tool that makes the requests, pinned so that a run can be repeated.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// A server with a database of its own, ended with this value.
struct Server {
    process: Child,
    /// What it says; a server should not talk to nobody.
    _output: BufReader<ChildStdout>,
    /// Such as `127.0.0.1:4400`.
    address: String,
    data: PathBuf,
}

impl Server {
    fn start(root: &Path) -> Result<Self> {
        let data = root.join("target/api-check");
        if data.exists() {
            fs::remove_dir_all(&data)?;
        }
        let mut process = Command::new(root.join("target/release/ochre"))
            .args(["--listen", "127.0.0.1:0", "--rate-limits", "off", "--bot-time", "50", "--data"])
            .arg(&data)
            .args(["--language", "en"])
            .stdout(Stdio::piped())
            .spawn()
            .context("target/release/ochre could not be started; `cargo build --release` makes it")?;
        let mut output = BufReader::new(process.stdout.take().context("the server has no output")?);
        let mut line = String::new();
        output.read_line(&mut line)?;
        let address = line.split("http://").nth(1).map(|rest| rest.trim().to_owned());
        let address = address.with_context(|| format!("the server printed no link: {line}"))?;
        Ok(Self { process, _output: output, address, data })
    }

    /// A token for requests that need one.
    fn token(&self) -> Result<String> {
        let body = r#"{"name":"Schemathesis"}"#;
        let mut stream = TcpStream::connect(&self.address)?;
        write!(
            stream,
            "POST /api/v1/people HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n{body}",
            self.address,
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let token = answer.split("\"token\":\"").nth(1).and_then(|rest| rest.split('"').next());
        token.map(str::to_owned).with_context(|| format!("no token: {answer}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}

/// Installs the tool in `target/` and lets it loose on a server.
pub(crate) fn check(root: &Path) -> Result<()> {
    let venv = root.join("target/schemathesis");
    let tool = venv.join("bin/schemathesis");
    if !tool.exists() {
        commands::run(Command::new("python3").args(["-m", "venv"]).arg(&venv))?;
        commands::run(Command::new(venv.join("bin/pip")).args(["install", "--quiet", SCHEMATHESIS]))?;
    }
    let mut server = Server::start(root)?;
    let token = server.token()?;
    for header in [None, Some(format!("Authorization: Bearer {token}"))] {
        let mut run = Command::new(&tool);
        run.arg("run")
            .arg(format!("http://{}/api/v1/openapi.json", server.address))
            // A stream has no end to wait for, and forgetting the token would end the run for all others.
            .args(["--exclude-path-regex", "/stream$", "--exclude-path", "/tokens"])
            .args(["--checks", "not_a_server_error,response_schema_conformance"])
            .args(["--phases", "examples,coverage,fuzzing"])
            .args(["--max-examples", "25", "--seed", "1", "--no-color", "--request-timeout", "20"])
            .current_dir(&venv);
        if let Some(header) = header {
            run.args(["--header", &header]);
        }
        commands::run(&mut run)?;
    }
    ensure!(server.process.try_wait()?.is_none(), "the server did not survive");
    Ok(())
}
