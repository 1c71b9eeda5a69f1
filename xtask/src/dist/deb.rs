//! The Debian package.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::{Compression, Contents, tree};
use crate::commands;

/// Scripts that dpkg runs.
const SCRIPTS: &[&str] = &["postinst", "prerm", "postrm"];

const DESCRIPTION: &str = "\
table for prehistoric strategy board games, with web server and bots
 Ochre plays Ice Age, Endless Winter with Rivers & Rafts, and Rise of Tribes:
 in the browser, alone or with friends, in the terminal, or from another
 program. It deals, enforces every rule, keeps the score and the record, and
 provides bots as opponents.
 .
 You are expected to own the box of a game.";

/// Writes the folder `tree` as `out/ochre_VERSION_ARCHITECTURE.deb`.
pub(super) fn write(
    contents: &Contents,
    tree: &Path,
    out: &Path,
    architecture: &str,
    compression: Compression,
) -> Result<PathBuf> {
    let depends = shared_libraries(tree)?;
    let sums = checksums(tree)?;
    let control = tree.join("DEBIAN");
    fs::create_dir_all(&control)?;
    fs::write(
        control.join("control"),
        format!(
            "Package: ochre\nVersion: {version}\nArchitecture: {architecture}\nSection: games\nPriority: optional\n\
             Maintainer: The Ochre authors <ochre@packages.invalid>\nInstalled-Size: {size}\nDepends: {depends}\n\
             Suggests: postgresql, nats-server, haproxy | nginx\nDescription: {DESCRIPTION}\n",
            version = contents.version,
            size = sums.kilobytes,
        ),
    )?;
    fs::write(control.join("md5sums"), sums.lines)?;
    let conffiles: String = tree::CONFFILES.iter().map(|file| format!("/{file}\n")).collect();
    fs::write(control.join("conffiles"), conffiles)?;
    for file in ["control", "md5sums", "conffiles"] {
        tree::set_mode(&control.join(file), 0o644)?;
    }
    for script in SCRIPTS {
        tree::install(&contents.root.join("deploy/debian").join(script), &control.join(script), 0o755)?;
    }
    for path in tree::walk(tree)?.iter().map(|path| tree.join(path)).filter(|path| path.is_dir()) {
        tree::set_mode(&path, 0o755)?;
    }
    tree::set_mode(tree, 0o755)?;

    let file = out.join(format!("ochre_{}_{architecture}.deb", contents.version));
    let mut build = Command::new("dpkg-deb");
    build.args(["--build", "--root-owner-group"]).args(match compression {
        Compression::Small => ["-Zxz", "-z9"],
        Compression::Fast => ["-Zgzip", "-z1"],
    });
    // How xz divides its work among threads would show in the file.
    build.arg("--threads-max=1").arg(tree).arg(&file).env("SOURCE_DATE_EPOCH", contents.epoch.to_string());
    commands::output(&mut build)?;
    Ok(file)
}

/// The packages with the libraries the program was linked with, in the versions whose symbols it uses.
fn shared_libraries(tree: &Path) -> Result<String> {
    // dpkg-shlibdeps wants to run beside the sources of a package.
    let folder = tree.with_extension("shlibdeps");
    fs::create_dir_all(folder.join("debian"))?;
    fs::write(folder.join("debian/control"), "Source: ochre\n\nPackage: ochre\nArchitecture: any\n")?;
    let mut ask = Command::new("dpkg-shlibdeps");
    let program = std::path::absolute(tree.join("usr/bin/ochre"))?;
    let printed = commands::output(ask.args(["--warnings=0", "-O", "-e"]).arg(program).current_dir(&folder))
        .context("dependencies are found by Debian's dpkg-dev")?;
    let printed = String::from_utf8_lossy(&printed);
    let depends = printed.lines().find_map(|line| line.strip_prefix("shlibs:Depends="));
    Ok(depends.context("dpkg-shlibdeps found no libraries")?.to_owned())
}

struct Checksums {
    /// `MD5  path`, with which dpkg verifies what is installed.
    lines: String,
    /// Room the files take, each rounded up as on a disk.
    kilobytes: u64,
}

fn checksums(tree: &Path) -> Result<Checksums> {
    let (mut files, mut kilobytes) = (Vec::new(), 0);
    for path in tree::walk(tree)? {
        let metadata = fs::metadata(tree.join(&path))?;
        kilobytes += if metadata.is_dir() { 1 } else { metadata.len().div_ceil(1024) };
        let is_setting = tree::CONFFILES.iter().any(|file| Path::new(file) == path);
        if metadata.is_file() && !is_setting {
            files.push(path);
        }
    }
    let mut md5sum = Command::new("md5sum");
    let printed = commands::output(md5sum.arg("--").args(&files).current_dir(tree))?;
    Ok(Checksums { lines: String::from_utf8(printed)?, kilobytes })
}
