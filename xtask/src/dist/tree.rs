//! The files of the package, at the places where Debian wants them.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::Contents;
use crate::commands;

/// Settings that `apt` keeps as the owner has changed them.
pub(super) const CONFFILES: &[&str] = &["etc/default/ochre"];

const PROGRAM: u32 = 0o755;
const PLAIN: u32 = 0o644;
/// What may hold passwords.
const SECRET: u32 = 0o600;

/// Files of the workspace: where they come from, where they go, and their mode.
const FILES: &[(&str, &str, u32)] = &[
    ("deploy/systemd/ochre.service", "usr/lib/systemd/system/ochre.service", PLAIN),
    ("deploy/systemd/ochre@.service", "usr/lib/systemd/system/ochre@.service", PLAIN),
    ("deploy/systemd/ochre-worker.service", "usr/lib/systemd/system/ochre-worker.service", PLAIN),
    ("deploy/systemd/sysusers.conf", "usr/lib/sysusers.d/ochre.conf", PLAIN),
    ("deploy/systemd/ochre.default", "etc/default/ochre", SECRET),
    ("deploy/debian/copyright", "usr/share/doc/ochre/copyright", PLAIN),
    ("LICENSE-MIT", "usr/share/doc/ochre/LICENSE-MIT", PLAIN),
    ("LICENSE-APACHE", "usr/share/doc/ochre/LICENSE-APACHE", PLAIN),
    ("docs/operating.md", "usr/share/doc/ochre/operating.md", PLAIN),
    ("docs/cluster.md", "usr/share/doc/ochre/cluster.md", PLAIN),
    ("deploy/haproxy/haproxy.cfg", "usr/share/doc/ochre/examples/haproxy.cfg", PLAIN),
    ("deploy/nginx/ochre.conf", "usr/share/doc/ochre/examples/nginx.conf", PLAIN),
    ("deploy/nats/nats-server.conf", "usr/share/doc/ochre/examples/nats-server.conf", PLAIN),
    ("deploy/prometheus/prometheus.yml", "usr/share/doc/ochre/examples/prometheus.yml", PLAIN),
    ("deploy/grafana/ochre.json", "usr/share/doc/ochre/examples/grafana-dashboard.json", PLAIN),
];

/// Files of the workspace that are compressed.
const COMPRESSED: &[(&str, &str)] = &[
    ("CHANGELOG.md", "usr/share/doc/ochre/changelog"),
    ("crates/server/THIRD-PARTY.txt", "usr/share/doc/ochre/THIRD-PARTY.txt"),
];

/// Completions: what `ochre-manual` writes, and where each shell looks.
const COMPLETIONS: &[(&str, &str)] = &[
    ("bash/ochre.bash", "usr/share/bash-completion/completions/ochre"),
    ("zsh/_ochre", "usr/share/zsh/vendor-completions/_ochre"),
    ("fish/ochre.fish", "usr/share/fish/vendor_completions.d/ochre.fish"),
];

/// Fills the folder `tree` with everything that is installed.
pub(super) fn stage(contents: &Contents, tree: &Path) -> Result<()> {
    let program = tree.join("usr/bin/ochre");
    install(&contents.binary, &program, PROGRAM)?;
    // Names of functions are for debuggers; the log names places in the sources without them.
    commands::run(Command::new("strip").arg("--strip-unneeded").arg(&program))?;
    for (from, to, mode) in FILES {
        install(&contents.root.join(from), &tree.join(to), *mode)?;
    }
    for (from, to) in COMPLETIONS {
        install(&contents.manual.join(from), &tree.join(to), PLAIN)?;
    }
    let mut compressed = Vec::new();
    for (from, to) in COMPRESSED {
        compressed.push(tree.join(to));
        install(&contents.root.join(from), &tree.join(to), PLAIN)?;
    }
    for page in man_pages(&contents.manual.join("man1"))? {
        let name = page.file_name().context("a man page has a name")?;
        let to = tree.join("usr/share/man/man1").join(name);
        install(&page, &to, PLAIN)?;
        compressed.push(to);
    }
    // Without name and time, so that the same text gives the same file.
    commands::run(Command::new("gzip").args(["-9", "--no-name", "--"]).args(&compressed))
}

fn man_pages(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut pages = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    ensure!(!pages.is_empty(), "{} has no man pages", folder.display());
    pages.sort();
    Ok(pages)
}

/// Copies a file and creates the folders it is in.
pub(super) fn install(from: &Path, to: &Path, mode: u32) -> Result<()> {
    let folder = to.parent().context("a file is in a folder")?;
    fs::create_dir_all(folder)?;
    fs::copy(from, to).with_context(|| format!("{} cannot be packaged", from.display()))?;
    set_mode(to, mode)
}

/// Sets a mode, whatever the umask of the caller is.
pub(super) fn set_mode(path: &Path, mode: u32) -> Result<()> {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).with_context(|| path.display().to_string())
}

/// All files and folders below `tree`, as paths from it, in order.
pub(super) fn walk(tree: &Path) -> Result<Vec<PathBuf>> {
    let (mut open, mut found) = (vec![PathBuf::new()], Vec::new());
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(tree.join(&folder))? {
            let entry = entry?;
            let path = folder.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                open.push(path.clone());
            }
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
