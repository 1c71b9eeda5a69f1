//! The trial of the package: made from the program of the tests, unpacked into an empty root, examined and started.

use std::collections::BTreeSet;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use super::{Compression, Contents, Packages};
use crate::{commands, services};

/// Turns a wait that would never end into a failure. Far beyond what a busy machine needs.
const PATIENCE: Duration = Duration::from_secs(300);

/// Files that no package may lack.
const WANTED: &[&str] = &[
    "usr/bin/ochre",
    "etc/default/ochre",
    "usr/lib/systemd/system/ochre.service",
    "usr/lib/systemd/system/ochre@.service",
    "usr/lib/systemd/system/ochre-worker.service",
    "usr/lib/sysusers.d/ochre.conf",
    "usr/share/man/man1/ochre.1.gz",
    "usr/share/man/man1/ochre-serve.1.gz",
    "usr/share/bash-completion/completions/ochre",
    "usr/share/zsh/vendor-completions/_ochre",
    "usr/share/fish/vendor_completions.d/ochre.fish",
    "usr/share/doc/ochre/copyright",
    "usr/share/doc/ochre/changelog.gz",
    "usr/share/doc/ochre/THIRD-PARTY.txt.gz",
    "usr/share/doc/ochre/LICENSE-MIT",
    "usr/share/doc/ochre/LICENSE-APACHE",
];

/// Makes the packages from the program of the tests and tries them out.
pub(crate) fn run(root: &Path) -> Result<()> {
    let out = root.join("target/tmp/dist");
    super::clear(&out)?;
    let manual = out.join("manual");
    // The tests of both programs have built them. Asking cargo for them alone would compile much again, with other features.
    let built = root.join("target/debug");
    commands::run(Command::new(built.join("ochre-manual")).arg(&manual))?;
    let contents = Contents {
        root: root.to_owned(),
        binary: built.join("ochre"),
        manual,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        epoch: 1_000_000_000,
    };
    let packages = super::pack(&contents, &out, Compression::Fast)?;
    repeats(&contents, &out, &packages)?;

    let unpacked = out.join("root");
    super::clear(&unpacked)?;
    commands::run(Command::new("dpkg-deb").arg("--extract").arg(&packages.deb).arg(&unpacked))?;
    for file in WANTED {
        ensure!(unpacked.join(file).is_file(), "the package lacks /{file}");
    }
    depends_on_libc(&packages.deb)?;
    man_pages_are_well_formed(&unpacked)?;
    units_are_valid(&unpacked)?;
    examples_are_valid(&unpacked, &out)?;
    tarball_has_the_same(&packages, &unpacked)?;
    if services::is_root() {
        install_and_purge(&packages.deb, &out.join("installed"))?;
    }
    serves_its_front_page(&unpacked)?;
    println!("the package installs, serves and documents itself");
    fs::remove_dir_all(&out)?;
    Ok(())
}

/// The same contents give the same bytes.
fn repeats(contents: &Contents, out: &Path, packages: &Packages) -> Result<()> {
    let again = out.join("again");
    super::clear(&again)?;
    let second = super::pack(contents, &again, Compression::Fast)?;
    for (one, other) in [(&packages.deb, &second.deb), (&packages.tarball, &second.tarball)] {
        ensure!(fs::read(one)? == fs::read(other)?, "{} differs when it is made again", one.display());
    }
    Ok(())
}

fn depends_on_libc(deb: &Path) -> Result<()> {
    let printed = commands::output(Command::new("dpkg-deb").arg("--field").arg(deb).arg("Depends"))?;
    let depends = String::from_utf8(printed)?;
    ensure!(depends.contains("libc6 (>= "), "the package depends on '{}'", depends.trim());
    Ok(())
}

/// groff reads every page without a warning.
fn man_pages_are_well_formed(root: &Path) -> Result<()> {
    for page in super::tree::walk(&root.join("usr/share/man/man1"))? {
        let plain = commands::output(
            Command::new("gzip").args(["-dc", "--"]).arg(root.join("usr/share/man/man1").join(&page)),
        )?;
        let mut groff = Command::new("groff");
        groff.args(["-man", "-ww", "-z", "-Tutf8"]).stdin(Stdio::piped()).stdout(Stdio::null());
        let mut reader = groff.stderr(Stdio::piped()).spawn().context("groff could not be started")?;
        reader.stdin.take().context("groff has an input")?.write_all(&plain)?;
        let said = reader.wait_with_output()?;
        let warnings = String::from_utf8_lossy(&said.stderr);
        ensure!(said.status.success() && warnings.is_empty(), "{}: {warnings}", page.display());
    }
    Ok(())
}

/// systemd reads the units without a complaint, if it is there.
fn units_are_valid(root: &Path) -> Result<()> {
    if services::find_program("systemd-analyze").is_none() {
        println!("systemd-analyze is not installed: the units were not verified");
        return Ok(());
    }
    // It looks for the program at its installed place.
    let folder = root.join("verify");
    fs::create_dir_all(&folder)?;
    for (unit, instance) in [
        ("ochre.service", "ochre.service"),
        ("ochre@.service", "ochre@4411.service"),
        ("ochre-worker.service", "ochre-worker.service"),
    ] {
        let text = fs::read_to_string(root.join("usr/lib/systemd/system").join(unit))?;
        let program = root.join("usr/bin/ochre");
        let text = text.replace("/usr/bin/ochre", &program.display().to_string());
        // Pages of the manual are looked up among those of this machine.
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("Documentation=")).collect();
        let file = folder.join(instance);
        fs::write(&file, lines.join("\n") + "\n")?;
        let said = Command::new("systemd-analyze").arg("verify").arg(&file).output()?;
        let complaints = String::from_utf8_lossy(&said.stderr);
        let ours: Vec<&str> = complaints.lines().filter(|line| line.contains("ochre")).collect();
        ensure!(ours.is_empty(), "{unit}: {}", ours.join("\n"));
    }
    fs::remove_dir_all(&folder)?;
    Ok(())
}

/// HAProxy and NATS read their configuration without a complaint, and nginx, if it is there.
fn examples_are_valid(root: &Path, out: &Path) -> Result<()> {
    let examples = root.join("usr/share/doc/ochre/examples");
    let certificate = out.join("ochre.pem");
    let mut sign = Command::new("openssl");
    sign.args(["req", "-x509", "-nodes", "-newkey", "rsa:2048", "-subj", "/CN=localhost", "-days", "2"]);
    sign.arg("-keyout").arg(&certificate).arg("-out").arg(&certificate);
    commands::run(sign.stderr(Stdio::null()))?;
    let written = fs::read_to_string(examples.join("haproxy.cfg"))?;
    let text = written.replace("/etc/haproxy/ochre.pem", &certificate.display().to_string());
    ensure!(text != written, "haproxy.cfg names no certificate");
    let file = out.join("haproxy.cfg");
    fs::write(&file, text)?;
    let mut haproxy = Command::new(services::find_program("haproxy").context("haproxy is missing")?);
    commands::output(haproxy.arg("-c").arg("-f").arg(&file))?;
    let mut nats = Command::new(services::find_program("nats-server").context("nats-server is missing")?);
    nats.arg("-t").arg("-c").arg(examples.join("nats-server.conf")).env("NATS_PASSWORD", "secret");
    commands::output(&mut nats)?;
    nginx_reads(&examples.join("nginx.conf"), &certificate, out)
}

/// Installing nginx would start it on this machine, so it is not among the packages of the tests.
fn nginx_reads(example: &Path, certificate: &Path, out: &Path) -> Result<()> {
    let Some(nginx) = services::find_program("nginx") else {
        println!("nginx is not installed: its configuration was not verified");
        return Ok(());
    };
    let certificate = certificate.display().to_string();
    let written = fs::read_to_string(example)?;
    // It opens its ports to check them, and only root may open those.
    let text = written
        .replace("/etc/ssl/ochre/fullchain.pem", &certificate)
        .replace("/etc/ssl/ochre/privkey.pem", &certificate)
        .replace("listen 80;", &format!("listen 127.0.0.1:{};", services::free_port()?))
        .replace("listen 443 ", &format!("listen 127.0.0.1:{} ", services::free_port()?));
    let (file, pid) = (out.join("nginx.conf"), out.join("nginx.pid"));
    fs::write(&file, format!("pid {};\nevents {{}}\nhttp {{\n{text}}}\n", pid.display()))?;
    let mut test = Command::new(nginx);
    test.arg("-t").arg("-p").arg(out).arg("-c").arg(&file).args(["-g", "error_log stderr;"]);
    commands::output(&mut test)?;
    Ok(())
}

fn tarball_has_the_same(packages: &Packages, unpacked: &Path) -> Result<()> {
    let printed = commands::output(Command::new("tar").arg("-tzf").arg(&packages.tarball))?;
    let listed: BTreeSet<PathBuf> = String::from_utf8(printed)?
        .lines()
        .map(|line| Path::new(line).components().skip(1).collect::<PathBuf>())
        .filter(|path| !path.as_os_str().is_empty())
        .collect();
    let in_package: BTreeSet<PathBuf> = super::tree::walk(unpacked)?.into_iter().collect();
    let differences: Vec<_> = listed.symmetric_difference(&in_package).collect();
    ensure!(differences.is_empty(), "only one of the packages has {differences:?}");
    Ok(())
}

/// dpkg installs the package into an empty root, runs its scripts and purges it without a trace.
fn install_and_purge(deb: &Path, root: &Path) -> Result<()> {
    super::clear(root)?;
    for folder in ["var/lib/dpkg/info", "var/lib/dpkg/updates", "etc"] {
        fs::create_dir_all(root.join(folder))?;
    }
    fs::write(root.join("var/lib/dpkg/status"), "")?;
    let dpkg = |arguments: &[&str], file: Option<&Path>| {
        let mut dpkg = Command::new("dpkg");
        dpkg.arg(format!("--root={}", root.display())).arg("--log=/dev/null");
        // The root has no shell and no libc.
        dpkg.args(["--force-script-chrootless", "--force-depends"]).args(arguments).args(file);
        commands::output(&mut dpkg)
    };
    dpkg(&["--install"], Some(deb))?;
    let verified = dpkg(&["--verify", "ochre"], None)?;
    ensure!(verified.is_empty(), "dpkg --verify: {}", String::from_utf8_lossy(&verified));
    if services::find_program("systemd-sysusers").is_some() {
        let people = fs::read_to_string(root.join("etc/passwd"))?;
        ensure!(people.contains("\nochre:") || people.starts_with("ochre:"), "no user was created: {people}");
    }
    dpkg(&["--purge", "ochre"], None)?;
    for file in WANTED {
        ensure!(!root.join(file).exists(), "/{file} is left behind");
    }
    Ok(())
}

/// A server that is stopped with its value.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn serves_its_front_page(root: &Path) -> Result<()> {
    let port = services::free_port()?;
    let data = root.join("var/lib/ochre");
    let mut serve = Command::new(root.join("usr/bin/ochre"));
    serve.arg("serve").arg("--data").arg(&data).args(["--listen", &format!("127.0.0.1:{port}")]);
    serve.stdout(Stdio::null());
    let mut server = Server(serve.spawn().context("the packaged program could not be started")?);
    let begin = Instant::now();
    loop {
        if let Some(page) = fetch(port, "/") {
            ensure!(page.starts_with("HTTP/1.1 200"), "the front page answers {page}");
            ensure!(page.contains("Ice Age"), "the front page names no game");
            return Ok(());
        }
        if let Some(status) = server.0.try_wait()? {
            bail!("the packaged server ended ({status})");
        }
        ensure!(begin.elapsed() < PATIENCE, "the packaged server does not answer");
        thread::sleep(Duration::from_millis(100));
    }
}

fn fetch(port: u16, path: &str) -> Option<String> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok()?;
    Some(String::from_utf8_lossy(&answer).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With the usual limit systemd gives up after five starts within ten seconds, which a restart of the database takes.
    #[test]
    fn systemd_never_gives_up_starting_what_it_restarts() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../deploy/systemd");
        let mut units = 0;
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|extension| extension != "service") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let (unit, service) = text.split_once("\n[Service]\n").unwrap();
            assert!(service.lines().any(|line| line == "Restart=always"), "{}", path.display());
            assert!(unit.lines().any(|line| line == "StartLimitIntervalSec=0"), "{}", path.display());
            units += 1;
        }
        assert_eq!(units, 3);
    }
}
