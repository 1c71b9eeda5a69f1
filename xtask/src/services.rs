//! What the tests need besides a toolchain: system packages, and a database server of their own.

use std::env;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::commands;

/// Debian packages, and how to tell that one is installed.
const PACKAGES: &[(Provides, &str)] = &[
    (Provides::Program("initdb"), "postgresql"),
    (Provides::Program("nats-server"), "nats-server"),
    (Provides::Program("chromium"), "chromium"),
    (Provides::Program("chromedriver"), "chromium-driver"),
    // Chromium recommends it. Without it letters are wider than with any font that people's computers have.
    (Provides::Font("LiberationSans-Regular.ttf"), "fonts-liberation"),
    (Provides::Program("npm"), "npm"),
    (Provides::Program("openssl"), "openssl"),
    (Provides::Program("dpkg-shlibdeps"), "dpkg-dev"),
    (Provides::Program("groff"), "groff-base"),
    (Provides::Program("haproxy"), "haproxy"),
    // Debian's Python cannot create virtual environments without it.
    (Provides::Module("ensurepip"), "python3-venv"),
];

/// What an installed package provides.
#[derive(Clone, Copy)]
enum Provides {
    Program(&'static str),
    /// A Python module.
    Module(&'static str),
    /// A file with a font.
    Font(&'static str),
}

impl Provides {
    fn is_installed(self) -> bool {
        match self {
            Provides::Program(name) => find_program(name).is_some(),
            Provides::Module(name) => Command::new("python3")
                .args(["-c", &format!("import {name}")])
                .stderr(Stdio::null())
                .status()
                .is_ok_and(|status| status.success()),
            // Where Debian has them; `fc-list` may not be installed.
            Provides::Font(name) => ["liberation", "liberation2"]
                .iter()
                .any(|folder| Path::new("/usr/share/fonts/truetype").join(folder).join(name).is_file()),
        }
    }
}

/// The accessibility checker of the browser tests. It is not in this repository because of its licence (MPL-2.0).
const AXE: &str = "axe-core-4.14.0";

/// The tool that tests the API from its OpenAPI document, pinned so that runs are reproducible.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// The mail server of the tests of e-mails.
const AIOSMTPD: &str = "aiosmtpd==1.4.6";

/// Installs the packages that are missing if run as root; otherwise fails and says how to install them.
pub(crate) fn install_packages(_root: &Path) -> Result<()> {
    let missing: Vec<&str> = PACKAGES
        .iter()
        .filter(|(provides, _)| !provides.is_installed())
        .map(|(_, package)| *package)
        .collect();
    if missing.is_empty() {
        println!("all packages are installed");
        return Ok(());
    }
    ensure!(
        is_root() && find_program("apt-get").is_some(),
        "these packages are missing (Debian's names): {names}\n\
         Install them as root:\n    apt-get install --no-install-recommends {names}\n\
         or run `cargo xtask test` as root, which does that on Debian. \
         `cargo xtask test --quick` needs none of them.",
        names = missing.join(" ")
    );
    commands::run(Command::new("apt-get").args(["update", "--quiet"]))?;
    let mut install = Command::new("apt-get");
    install.args(["install", "--yes", "--quiet", "--no-install-recommends"]).args(&missing);
    commands::run(install.env("DEBIAN_FRONTEND", "noninteractive"))
}

/// Fails if a program is missing, and says which package has it.
pub(crate) fn require(programs: &[&str]) -> Result<()> {
    let missing: Vec<&str> = PACKAGES
        .iter()
        .filter(|(provides, _)| matches!(provides, Provides::Program(name) if programs.contains(name)))
        .filter(|(provides, _)| !provides.is_installed())
        .map(|(_, package)| *package)
        .collect();
    ensure!(
        missing.is_empty(),
        "these packages are missing (Debian's names); install them as root:\n    \
         apt-get install --no-install-recommends {}",
        missing.join(" ")
    );
    Ok(())
}

/// Downloads axe-core unless it is there, and returns the path of its script.
pub(crate) fn axe(root: &Path) -> Result<PathBuf> {
    let folder = root.join("target/tools").join(AXE);
    let script = folder.join("package/axe.min.js");
    if !script.is_file() {
        fs::create_dir_all(&folder)?;
        let package = AXE.replacen("core-", "core@", 1);
        commands::run(Command::new("npm").args(["pack", "--silent", &package]).current_dir(&folder))?;
        commands::run(Command::new("tar").args(["-xzf", &format!("{AXE}.tgz")]).current_dir(&folder))?;
    }
    Ok(script)
}

/// Installs Schemathesis unless it is there, and returns its path.
pub(crate) fn schemathesis(root: &Path) -> Result<PathBuf> {
    python_package(root, SCHEMATHESIS, "schemathesis")
}

/// Installs aiosmtpd unless it is there, and returns the path of a Python that has it.
pub(crate) fn aiosmtpd(root: &Path) -> Result<PathBuf> {
    let program = python_package(root, AIOSMTPD, "aiosmtpd")?;
    Ok(program.with_file_name("python"))
}

/// Installs a package in a virtual environment of its own unless it is there, and returns the path of its program.
fn python_package(root: &Path, package: &str, name: &str) -> Result<PathBuf> {
    let folder = root.join("target/tools").join(name);
    let program = folder.join("bin").join(name);
    if !program.is_file() {
        commands::run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
        commands::run(Command::new(folder.join("bin/pip")).args(["install", "--quiet", package]))?;
    }
    Ok(program)
}

/// The data folder of a PostgreSQL server, removed on drop.
pub(crate) struct PostgresFolder(PathBuf);

impl PostgresFolder {
    /// An empty database and a certificate.
    pub(crate) fn create() -> Result<PostgresFolder> {
        let folder = env::temp_dir().join(format!("ochre-postgres-{}", std::process::id()));
        let data = folder.to_string_lossy().into_owned();
        let mut init = as_plain_user("initdb")?;
        init.args(["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync"]);
        commands::run(init.args(["--pgdata", &data]).stdout(Stdio::null()))?;

        let mut sign = as_plain_user("openssl")?;
        sign.args(["req", "-x509", "-nodes", "-newkey", "rsa:2048", "-subj", "/CN=localhost", "-days", "2"]);
        sign.args([
            "-addext",
            "subjectAltName=IP:127.0.0.1",
            "-addext",
            "basicConstraints=critical,CA:FALSE",
        ]);
        sign.arg("-keyout").arg(folder.join("server.key")).arg("-out").arg(folder.join("server.crt"));
        commands::run(sign.stderr(Stdio::null()))?;
        Ok(PostgresFolder(folder))
    }

    /// The command that starts a server on a port of the loopback interface.
    pub(crate) fn server(&self, port: u16) -> Result<Command> {
        let mut server = as_plain_user("postgres")?;
        server.args(["-c", "ssl=on", "-D"]).arg(&self.0);
        server.args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
        server.args(["-c", "unix_socket_directories=", "-c", "max_connections=300"]);
        Ok(server)
    }
}

impl Drop for PostgresFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A PostgreSQL server on the loopback interface, with a data folder of its own. Dropping it stops the server and removes the
/// folder.
pub(crate) struct Postgres {
    server: Child,
    folder: PostgresFolder,
    port: u16,
}

impl Postgres {
    pub(crate) fn start() -> Result<Postgres> {
        let (folder, port) = (PostgresFolder::create()?, free_port()?);
        let mut server = folder.server(port)?;
        let log =
            fs::File::create(env::temp_dir().join(format!("ochre-postgres-{}.log", std::process::id())))?;
        server.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        // Ctrl+C reaches all processes of a group. The database goes on until this program stops it.
        server.process_group(0);
        let server = server.spawn().context("the PostgreSQL server could not be started")?;
        let mut postgres = Postgres { server, folder, port };
        postgres.wait_until_ready()?;
        Ok(postgres)
    }

    /// The URL of the server.
    pub(crate) fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    /// The process of the server.
    pub(crate) fn id(&self) -> u32 {
        self.server.id()
    }

    /// The certificate for encrypted connections.
    pub(crate) fn certificate(&self) -> PathBuf {
        self.folder.0.join("server.crt")
    }

    fn wait_until_ready(&mut self) -> Result<()> {
        let ready = find_program("pg_isready").context("pg_isready is missing")?;
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_secs(60) {
            if let Some(status) = self.server.try_wait()? {
                bail!(
                    "the PostgreSQL server exited during start-up ({status}); its log is {}",
                    self.log().display()
                );
            }
            let mut ask = Command::new(&ready);
            ask.args(["--quiet", "--host=127.0.0.1", "--port", &self.port.to_string()]);
            if ask.status().is_ok_and(|status| status.success()) {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(100));
        }
        bail!("the PostgreSQL server did not answer within a minute; its log is {}", self.log().display())
    }

    fn log(&self) -> PathBuf {
        self.folder.0.with_extension("log")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // SIGINT is PostgreSQL's fast shutdown: it closes connections and shuts down cleanly.
        let interrupted = Command::new("kill")
            .args(["-INT", &self.server.id().to_string()])
            .status()
            .is_ok_and(|s| s.success());
        if !interrupted {
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
        let _ = fs::remove_file(self.log());
    }
}

/// A NATS server on the loopback interface, with JetStream in a folder of its own. Dropping it stops the server and removes the
/// folder.
pub(crate) struct Nats {
    server: Child,
    folder: PathBuf,
    port: u16,
}

impl Nats {
    pub(crate) fn start() -> Result<Nats> {
        let (folder, port) =
            (env::temp_dir().join(format!("ochre-nats-{}", std::process::id())), free_port()?);
        fs::create_dir_all(&folder)?;
        let path = find_program("nats-server").context("nats-server is missing")?;
        let mut server = Command::new("setpriv");
        server.args(["--pdeathsig", "TERM", "--"]).arg(path);
        server.args(["-a", "127.0.0.1", "-p", &port.to_string(), "-js", "-sd"]).arg(&folder);
        server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let server = server.spawn().context("the NATS server could not be started")?;
        let mut nats = Nats { server, folder, port };
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_secs(60) {
            if let Some(status) = nats.server.try_wait()? {
                bail!("the NATS server exited during start-up ({status})");
            }
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(nats);
            }
            thread::sleep(Duration::from_millis(50));
        }
        bail!("the NATS server did not answer within a minute")
    }

    /// The URL of the server.
    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A program run as the user `postgres` if we are root, since PostgreSQL refuses to run as root. It is stopped when this
/// process ends.
fn as_plain_user(program: &str) -> Result<Command> {
    let path = find_program(program).with_context(|| format!("{program} is missing"))?;
    let mut command = Command::new("setpriv");
    if is_root() {
        command.args(["--reuid=postgres", "--regid=postgres", "--init-groups"]);
    }
    command.args(["--pdeathsig", "INT", "--"]).arg(path).current_dir(env::temp_dir());
    Ok(command)
}

/// Searches PATH and the folders in which Debian installs PostgreSQL.
pub(crate) fn find_program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut versions: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path().join("bin"))).collect())
        .unwrap_or_default();
    versions.sort();
    versions
        .into_iter()
        .rev()
        .chain(env::split_paths(&path))
        // Servers are not in the PATH of everybody.
        .chain([PathBuf::from("/usr/sbin")])
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
}

pub(crate) fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

pub(crate) fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0").context("there is no free port")?.local_addr()?.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_server_answers_while_it_is_held_and_leaves_nothing_behind() {
        let postgres = Postgres::start().unwrap();
        let (port, folder, log) = (postgres.port, postgres.folder.0.clone(), postgres.log());
        assert!(postgres.url().contains(&port.to_string()));
        assert!(TcpStream::connect(("127.0.0.1", port)).is_ok());
        drop(postgres);
        assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
        assert!(!folder.exists() && !log.exists());
    }

    #[test]
    fn a_message_server_answers_while_it_is_held_and_leaves_nothing_behind() {
        let nats = Nats::start().unwrap();
        let (port, folder) = (nats.port, nats.folder.clone());
        assert!(nats.url().contains(&port.to_string()) && folder.is_dir());
        drop(nats);
        assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
        assert!(!folder.exists());
    }
}
