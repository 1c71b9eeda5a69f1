//! Content files: where each value comes from, and the mistakes in a file that changes one.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// Stated in a rulebook.
    Rulebook,
    /// Seen in a public source.
    Source,
    /// Follows by logic from the rulebook or a source.
    Inferred,
    /// Designed by us, because the rulebook shows it only as a picture.
    House,
    /// Changed by the owner of the box with an overlay file.
    Overlay,
}

/// A value of a content file and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a value with its source, such as { is = 3, from = \"rulebook\" }")]
pub struct Sourced<T> {
    /// The value.
    pub is: T,
    /// Its provenance. An overlay may leave it out.
    #[serde(default = "overlay")]
    pub from: Provenance,
}

const fn overlay() -> Provenance {
    Provenance::Overlay
}

/// A mistake in a content file: where, what, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mistake {
    /// The file, as the user named it.
    pub file: String,
    /// Line, from 1; 0 if it is about the file as a whole.
    pub line: usize,
    /// What is wrong and how to correct it.
    pub message: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 {
            write!(f, "{}: {}", self.file, self.message)
        } else {
            write!(f, "{}:{}: {}", self.file, self.line, self.message)
        }
    }
}

/// Every mistake found in a content file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ContentError(pub Vec<Mistake>);

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, mistake) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{mistake}")?;
        }
        Ok(())
    }
}

impl std::error::Error for ContentError {}

/// A content file under examination: collects mistakes with their lines.
pub struct Examiner<'a> {
    file: &'a str,
    text: &'a str,
    mistakes: Vec<Mistake>,
}

impl<'a> Examiner<'a> {
    /// Starts on the text of `file`.
    pub const fn new(file: &'a str, text: &'a str) -> Self {
        Self { file, text, mistakes: Vec::new() }
    }

    /// Parses the text as TOML into `T`; an error of the parser is noted with its line.
    pub fn parse<T: for<'de> Deserialize<'de>>(&mut self) -> Option<T> {
        match toml::from_str(self.text) {
            Ok(value) => Some(value),
            Err(error) => {
                let at = error.span().map_or(0, |span| span.start);
                self.mistake(error.span().map(|_| at), error.message().to_owned());
                None
            }
        }
    }

    /// Notes a mistake at a byte position of the text.
    pub fn mistake(&mut self, at: Option<usize>, message: impl Into<String>) {
        let line = at.map_or(0, |at| 1 + self.text.bytes().take(at).filter(|&byte| byte == b'\n').count());
        self.mistakes.push(Mistake { file: self.file.to_owned(), line, message: message.into() });
    }

    /// Notes a mistake unless `holds`.
    pub fn require(&mut self, holds: bool, at: Option<usize>, message: impl FnOnce() -> String) {
        if !holds {
            let message = message();
            self.mistake(at, message);
        }
    }

    /// The value if there are no mistakes, else all of them.
    ///
    /// # Panics
    ///
    /// If there is neither a value nor a mistake that says why.
    pub fn verdict<T>(self, value: Option<T>) -> Result<T, ContentError> {
        if self.mistakes.is_empty() {
            return Ok(value.expect("content without a value has a mistake"));
        }
        Err(ContentError(self.mistakes))
    }
}

/// A short fingerprint of content: the first 16 hex digits of the SHA-256 of its canonical JSON.
///
/// # Panics
///
/// If the content does not serialise to JSON.
pub fn fingerprint(content: &impl Serialize) -> String {
    let bytes = serde_json::to_vec(content).expect("content serialises to JSON");
    hex(&Sha256::digest(bytes)[..8])
}

/// Bytes as lower-case hex.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
