//! Mistakes as sentences, until every game declares its shapes.

use serde::Deserialize;

use super::{ContentError, Mistake};
use crate::text::Phrase;

/// A content file under examination.
pub struct LegacyExaminer<'a> {
    file: &'a str,
    text: &'a str,
    mistakes: Vec<Mistake>,
}

impl<'a> LegacyExaminer<'a> {
    /// Starts on the text of `file`.
    pub const fn new(file: &'a str, text: &'a str) -> Self {
        Self { file, text, mistakes: Vec::new() }
    }

    /// Parses the text as TOML.
    pub fn parse<T: for<'de> Deserialize<'de>>(&mut self) -> Option<T> {
        match toml::from_str(self.text) {
            Ok(value) => Some(value),
            Err(error) => {
                self.mistake(error.span().map(|span| span.start), error.message().to_owned());
                None
            }
        }
    }

    /// Notes a mistake at a byte position of the text.
    pub fn mistake(&mut self, at: Option<usize>, message: impl Into<String>) {
        let line = at.map_or(0, |at| 1 + self.text.bytes().take(at).filter(|&byte| byte == b'\n').count());
        let message = Phrase::new("table-mistake-text").text("text", message.into());
        self.mistakes.push(Mistake { line, ..Mistake::whole(self.file, message, "") });
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
