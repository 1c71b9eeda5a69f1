//! Collects the mistakes of a content file.

use std::{collections::BTreeMap, fmt};

use serde::Serialize;

use super::Path;
use crate::{
    refusal::sentence_in,
    text::{ENGLISH, Phrase},
};

/// A mistake in a content file: where, what, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mistake {
    /// The file, as the user named it.
    pub file: String,
    /// Line, from 1; 0 if it is about the file as a whole.
    pub line: usize,
    /// Column, in characters from 1; 0 if it is about the file as a whole.
    pub column: usize,
    /// The value it is about, unless the file cannot be read as far as that.
    pub path: Option<Path>,
    /// What is wrong and how to correct it.
    pub message: Phrase,
    /// The English messages of the game, for [`Mistake::english`].
    #[serde(skip)]
    english: &'static str,
}

impl Mistake {
    /// A mistake about a file as a whole. `english` is the Fluent file of the game, for its text in logs.
    pub fn whole(file: &str, message: Phrase, english: &'static str) -> Self {
        Self { file: file.to_owned(), line: 0, column: 0, path: None, message, english }
    }

    /// What is wrong and how to correct it, in English.
    pub fn english(&self) -> String {
        sentence_in(&[self.english, ENGLISH], &self.message)
    }

    /// Where it is, in front of a message: `mine.toml:3: culture.adopted-kin.skill`.
    pub fn place(&self) -> String {
        let mut place = self.file.clone();
        if self.line > 0 {
            place.push_str(&format!(":{}", self.line));
        }
        if let Some(path) = &self.path {
            place.push_str(&format!(": {path}"));
        }
        place
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place(), self.english())
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

/// A content file under examination: knows where its values stand and collects mistakes.
#[derive(Debug)]
pub struct Examiner<'a> {
    file: &'a str,
    text: &'a str,
    english: &'static str,
    places: BTreeMap<Path, usize>,
    mistakes: Vec<Mistake>,
}

impl<'a> Examiner<'a> {
    /// Starts on the text of `file`; `english` is the game's English Fluent file.
    pub const fn new(file: &'a str, text: &'a str, english: &'static str) -> Self {
        Self { file, text, english, places: BTreeMap::new(), mistakes: Vec::new() }
    }

    /// The text.
    pub const fn text(&self) -> &'a str {
        self.text
    }

    /// Remembers where the file gives a value.
    pub(super) fn found(&mut self, path: Path, at: usize) {
        self.places.insert(path, at);
    }

    /// Notes a mistake at a byte of the text.
    pub(super) fn mistake_at(&mut self, at: usize, path: Option<Path>, message: Phrase) {
        let before = &self.text[..floor(self.text, at)];
        let line = 1 + before.bytes().filter(|&byte| byte == b'\n').count();
        let column = 1 + before.rsplit('\n').next().unwrap_or_default().chars().count();
        let mistake =
            Mistake { file: self.file.to_owned(), line, column, path, message, english: self.english };
        if !self.mistakes.contains(&mistake) {
            self.mistakes.push(mistake);
        }
    }

    /// Notes a mistake about a value, where the file gives it.
    pub fn mistake(&mut self, path: Path, message: Phrase) {
        match self.places.get(&path) {
            Some(&at) => self.mistake_at(at, Some(path), message),
            None => {
                let whole = Mistake::whole(self.file, message, self.english);
                self.mistakes.push(Mistake { path: Some(path), ..whole });
            }
        }
    }

    /// Notes a mistake unless `holds`. It is reported at the first of the values it is `about` that the file gives; name all
    /// of them, then there is one. Says nothing if one of them is known to be wrong already.
    pub fn require(&mut self, holds: bool, about: &[Path], message: impl FnOnce() -> Phrase) {
        if !holds {
            self.require_all(vec![message()], about);
        }
    }

    /// Notes all of these mistakes, which are about the same values, as [`Examiner::require`] does.
    pub fn require_all(&mut self, messages: Vec<Phrase>, about: &[Path]) {
        let known = |mistake: &Mistake| mistake.path.as_ref().is_some_and(|path| about.contains(path));
        if self.mistakes.iter().any(known) {
            return;
        }
        let given =
            about.iter().find(|path| self.places.contains_key(path)).or_else(|| about.first()).cloned();
        for message in messages {
            match &given {
                Some(path) => self.mistake(path.clone(), message),
                None => self.mistakes.push(Mistake::whole(self.file, message, self.english)),
            }
        }
    }

    /// Has it found a mistake in a face of the file?
    pub(super) fn is_wrong(&self, table: &str, face: &str) -> bool {
        let about = |path: &Path| path.table == table && path.face.as_deref() == Some(face);
        self.mistakes.iter().any(|mistake| mistake.path.as_ref().is_some_and(about))
    }

    /// The value if there are no mistakes, else all of them, in the order of the file.
    ///
    /// # Panics
    ///
    /// If there is neither a value nor a mistake that says why.
    pub fn verdict<T>(mut self, value: Option<T>) -> Result<T, ContentError> {
        if self.mistakes.is_empty() {
            return Ok(value.expect("content without a value has a mistake"));
        }
        self.mistakes.sort_by_key(|mistake| (mistake.line, mistake.column));
        Err(ContentError(self.mistakes))
    }
}

/// The last boundary of a character that is not behind `at`.
fn floor(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or_default()
}
