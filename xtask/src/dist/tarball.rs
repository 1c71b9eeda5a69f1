//! The tar ball, for systems other than Debian.

use std::ffi::OsString;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use super::{Compression, Contents};
use crate::commands;

/// Writes the folder `tree` as `out/NAME.tar.gz`: files in order, owned by root, with one time.
pub(super) fn write(
    contents: &Contents,
    tree: &Path,
    out: &Path,
    compression: Compression,
) -> Result<PathBuf> {
    let (folder, name) = (tree.parent().context("the tree has a folder")?, tree.file_name());
    let name = name.context("the tree has a name")?;
    let mut file = OsString::from(name);
    file.push(".tar.gz");
    let file = out.join(file);
    let mut tar = Command::new("tar");
    tar.args(["--create", "--format=gnu", "--sort=name", "--owner=0", "--group=0", "--numeric-owner"]);
    tar.args(["--mode=u+rwX,go-w", &format!("--mtime=@{}", contents.epoch), "--directory"]);
    tar.arg(folder).arg("--").arg(name);
    let mut archive = tar.stdout(Stdio::piped()).spawn().context("tar could not be started")?;
    let plain = archive.stdout.take().context("tar has an output")?;
    let level = match compression {
        Compression::Small => "-9",
        Compression::Fast => "-1",
    };
    let mut gzip = Command::new("gzip");
    commands::run(gzip.args([level, "--no-name"]).stdin(plain).stdout(File::create(&file)?))?;
    let status = archive.wait()?;
    ensure!(status.success(), "`{}` failed ({status})", commands::describe(&tar));
    Ok(file)
}
