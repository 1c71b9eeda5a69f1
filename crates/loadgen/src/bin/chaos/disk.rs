//! Disk and clock of the processes under test: a small library that is loaded into them and obeys a file.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    os::unix::fs::{FileExt as _, PermissionsExt as _},
    path::Path,
    process::Command,
};

/// The faults that hold at present.
#[derive(Clone, Copy, Default)]
pub(crate) struct Faults {
    /// Whether every write to a file fails.
    pub(crate) full: bool,
    /// How many milliseconds longer a flush takes.
    pub(crate) delay: i64,
    /// How many milliseconds the clock is ahead.
    pub(crate) clock: i64,
}

/// The library and the file it obeys.
pub(crate) struct Control {
    file: File,
    /// For the processes under test.
    pub(crate) environment: Vec<(String, String)>,
}

impl Control {
    /// Compiles the library into `folder`.
    pub(crate) fn new(folder: &Path, name: &str) -> io::Result<Self> {
        let (source, library) = (folder.join("faults.c"), folder.join("faults.so"));
        fs::write(&source, include_str!("faults.c"))?;
        let mut compile = Command::new("cc");
        compile.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(&source).arg("-ldl");
        if !compile.status()?.success() {
            return Err(io::Error::other("the C compiler cannot build the library of faults"));
        }
        let path = folder.join(name);
        let mut file = File::create(&path)?;
        file.write_all(&[0; 24])?;
        // The database server may run as another user.
        for file in [&path, &library] {
            fs::set_permissions(file, fs::Permissions::from_mode(0o644))?;
        }
        let variable = |name: &str, path: &Path| (name.to_owned(), path.to_string_lossy().into_owned());
        let environment = vec![variable("LD_PRELOAD", &library), variable("OCHRE_FAULTS", &path)];
        Ok(Self { file, environment })
    }

    /// Changes the faults of the running processes.
    pub(crate) fn set(&self, faults: Faults) -> io::Result<()> {
        let values = [i64::from(faults.full), faults.delay, faults.clock];
        let bytes: Vec<u8> = values.into_iter().flat_map(i64::to_ne_bytes).collect();
        self.file.write_all_at(&bytes, 0)
    }
}
