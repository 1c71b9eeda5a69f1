//! Errors of the TOML parser in our own words.

use super::{Examiner, check::shown};
use crate::text::Phrase;

/// The messages of this module.
#[cfg(feature = "conformance")]
pub(super) const KINDS: [&str; 6] = [
    "table-mistake-twice",
    "table-mistake-unclosed",
    "table-mistake-comma",
    "table-mistake-no-value",
    "table-mistake-quotes",
    "table-mistake-syntax",
];

/// Notes an error of the parser.
pub(super) fn note(error: &toml::de::Error, examiner: &mut Examiner<'_>) {
    let at = error.span().map_or(0, |span| span.start);
    let text = examiner.text();
    let line = line_at(text, at);
    let key = match error.message() {
        message if message.starts_with("duplicate key") => "table-mistake-twice",
        message if message.contains("unclosed") => "table-mistake-unclosed",
        message if message.contains("missing comma") => "table-mistake-comma",
        message if message.contains("missing value") || message.contains("key with no value") => {
            "table-mistake-no-value"
        }
        message if message.contains("string") => "table-mistake-quotes",
        _ => "table-mistake-syntax",
    };
    examiner.mistake_at(at, None, Phrase::new(key).text("found", shown(line.trim())));
}

/// The line of the text that holds this byte.
fn line_at(text: &str, at: usize) -> &str {
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if at < start + line.len() {
            return line;
        }
        start += line.len();
    }
    text.lines().last().unwrap_or_default()
}
