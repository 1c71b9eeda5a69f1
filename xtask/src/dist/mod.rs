//! `cargo xtask dist`: the Debian package and the tar ball.

mod deb;
mod tarball;
mod tree;
mod trial;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::commands;

pub(crate) use trial::run as try_out;

/// What `cargo xtask dist` accepts.
#[derive(clap::Args)]
pub(crate) struct DistArgs {
    /// The profile to build with
    #[arg(long, default_value = "release", conflicts_with = "binary")]
    profile: String,
    /// Package this program, which must be of the same version, instead of building one
    #[arg(long, value_name = "PATH")]
    binary: Option<PathBuf>,
    /// Try out a package of the programs that the tests have built, as the whole test run does, and leave none
    #[arg(long, conflicts_with_all = ["profile", "binary", "out"])]
    trial: bool,
    /// The folder for the packages
    #[arg(long, value_name = "FOLDER", default_value = "target/dist")]
    out: PathBuf,
}

/// How much time compression may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compression {
    /// As small as possible, for what people download.
    Small,
    /// As fast as possible, for tests.
    Fast,
}

/// What is packaged. The same contents give the same packages, byte for byte.
#[derive(Clone, Debug)]
pub(crate) struct Contents {
    /// The workspace.
    root: PathBuf,
    /// The program `ochre`.
    binary: PathBuf,
    /// What `ochre-manual` has written.
    manual: PathBuf,
    /// The version of the package, as Debian compares versions.
    version: String,
    /// The time of all files, in seconds since 1970.
    epoch: u64,
}

/// The files that [`pack`] has written.
#[derive(Clone, Debug)]
pub(crate) struct Packages {
    /// The Debian package.
    deb: PathBuf,
    /// The tar ball.
    tarball: PathBuf,
}

/// Builds the program unless one is given, and writes the packages.
pub(crate) fn run(root: &Path, args: &DistArgs) -> Result<()> {
    if args.trial {
        return try_out(root);
    }
    let out = root.join(&args.out);
    let (binary, profile) = match &args.binary {
        Some(binary) => (std::path::absolute(binary)?, "test"),
        None => (out.join("bin/ochre"), args.profile.as_str()),
    };
    let manual = out.join("manual");
    clear(&manual)?;
    if args.binary.is_none() {
        let build = ["build", "--locked", "--profile", profile, "-p", "ochre", "-p", "ochre-manual"];
        commands::run(&mut commands::cargo(root, &build))?;
        fs::create_dir_all(out.join("bin"))?;
        fs::copy(root.join("target").join(profile_folder(profile)).join("ochre"), &binary)?;
    }
    write_manual(root, profile, &manual)?;
    let epoch = commit_time(root)?;
    let contents =
        Contents { root: root.to_owned(), binary, manual, version: snapshot_version(root, epoch), epoch };
    let packages = pack(&contents, &out, Compression::Small)?;
    for file in [&packages.deb, &packages.tarball] {
        let size = fs::metadata(file)?.len();
        println!("{}  {}.{} MB", file.display(), size / 1_000_000, size % 1_000_000 / 100_000);
    }
    println!("Install it with: sudo apt install {}", packages.deb.display());
    Ok(())
}

/// Writes man pages and completions, which are made from the sources of the workspace.
fn write_manual(root: &Path, profile: &str, folder: &Path) -> Result<()> {
    let run = ["run", "--locked", "--quiet", "--profile", profile, "-p", "ochre-manual", "--"];
    commands::run(commands::cargo(root, &run).arg(folder))
}

/// Writes both packages to the folder `out`.
fn pack(contents: &Contents, out: &Path, compression: Compression) -> Result<Packages> {
    let printed = commands::output(Command::new(&contents.binary).arg("--version"))?;
    let expected = format!("ochre {}", env!("CARGO_PKG_VERSION"));
    let found = String::from_utf8_lossy(&printed).trim().to_owned();
    ensure!(
        found == expected,
        "{} is '{found}', but this workspace is '{expected}'",
        contents.binary.display()
    );
    let stage = out.join("stage");
    clear(&stage)?;
    let architecture = architecture()?;
    let tree = stage.join(format!("ochre-{}-{architecture}", contents.version));
    tree::stage(contents, &tree)?;
    let tarball = tarball::write(contents, &tree, out, compression)?;
    let deb = deb::write(contents, &tree, out, &architecture, compression)?;
    fs::remove_dir_all(&stage)?;
    Ok(Packages { deb, tarball })
}

/// Empties a folder, or creates it.
fn clear(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())
}

/// Where cargo puts what it builds with a profile: those for development have a name of their own.
fn profile_folder(profile: &str) -> &str {
    match profile {
        "dev" | "test" => "debug",
        other => other,
    }
}

/// Debian's name of this machine's architecture.
fn architecture() -> Result<String> {
    let printed = commands::output(Command::new("dpkg").arg("--print-architecture"))
        .context("packages are made with Debian's dpkg")?;
    Ok(String::from_utf8_lossy(&printed).trim().to_owned())
}

/// `SOURCE_DATE_EPOCH`, or the time of the commit that is checked out.
fn commit_time(root: &Path) -> Result<u64> {
    if let Ok(epoch) = std::env::var("SOURCE_DATE_EPOCH") {
        return epoch.parse().with_context(|| format!("SOURCE_DATE_EPOCH={epoch} is not a number"));
    }
    let mut log = Command::new("git");
    let printed = commands::output(log.args(["log", "-1", "--format=%ct"]).current_dir(root))
        .context("without git, set SOURCE_DATE_EPOCH to the time of the sources")?;
    String::from_utf8_lossy(&printed).trim().parse().context("`git log` printed no time")
}

/// The version of the workspace if its tag is checked out; otherwise one that sorts before it and by time, so that `apt`
/// sees a newer snapshot as an upgrade.
fn snapshot_version(root: &Path, epoch: u64) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).current_dir(root).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let is_release = git(&["tag", "--points-at", "HEAD"])
        .is_some_and(|tags| tags.lines().any(|tag| tag.trim_start_matches('v') == version));
    match git(&["rev-parse", "--short=8", "HEAD"]) {
        Some(commit) if !is_release => format!("{version}~git{epoch}.{commit}"),
        _ => version.to_owned(),
    }
}
