//! The words a page may contain, and those it contains.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use scraper::{ElementRef, Html, Node};
use words::Language;

/// Names are the same in every language: the boxes (also where another game is spoken of), the program, the people of these
/// tests. So is an address.
const NAMES: [&str; 11] = [
    "Endless Winter",
    "Rivers & Rafts",
    "Ice Age",
    "Rise of Tribes",
    "Ochre",
    "Ada",
    "Bob",
    "Cid",
    "Dan",
    "https://",
    "/boxes/",
];

/// Attributes that are read or heard. Those of the script become text.
const READ: [&str; 31] = [
    "alt",
    "aria-label",
    "aria-valuetext",
    "data-asking",
    "data-back",
    "data-better",
    "data-cancelled",
    "data-copied",
    "data-denied",
    "data-failed",
    "data-hurry",
    "data-label",
    "data-loses",
    "data-lost",
    "data-narrowed",
    "data-off",
    "data-on",
    "data-pause",
    "data-play",
    "data-played",
    "data-primer",
    "data-rule",
    "data-said",
    "data-silent",
    "data-sound-off",
    "data-sound-on",
    "data-title",
    "data-unable",
    "label",
    "placeholder",
    "title",
];

/// Attributes of the script that hold ids, numbers and states.
const STATES: [&str; 47] = [
    "data-events",
    "data-passkey",
    "data-push",
    "data-replay",
    "data-right",
    "data-waits",
    "data-words",
    "data-copy",
    "data-left",
    "data-action",
    "data-after",
    "data-at",
    "data-bots",
    "data-commitment",
    "data-contribution",
    "data-event",
    "data-film",
    "data-focus",
    "data-fragment",
    "data-kept",
    "data-last",
    "data-motion",
    "data-numbers",
    "data-obvious",
    "data-piece",
    "data-pieces",
    "data-points",
    "data-revision",
    "data-rules",
    "data-same",
    "data-scene",
    "data-seat",
    "data-shown",
    "data-sound",
    "data-spot",
    "data-spots",
    "data-step",
    "data-still",
    "data-stream",
    "data-table",
    "data-theme",
    "data-tips",
    "data-turn",
    "data-usual",
    "data-version",
    "data-yours",
    "data-zoom",
];

/// Elements whose text is no prose: keys of the keyboard, notation, what a record contains.
const NOTATION: [&str; 4] = ["script", "style", "kbd", "code"];

/// The words of one language.
pub(super) struct Vocabulary(BTreeSet<String>);

impl Vocabulary {
    /// All words of the message files of a language.
    pub(super) fn of(language: Language) -> Self {
        let mut words = words_of(language.name());
        for folder in folders() {
            let text = fs::read_to_string(folder.join(format!("{language}.ftl"))).unwrap();
            let resource = fluent_syntax::parser::parse(text.as_str()).unwrap();
            for entry in &resource.body {
                let (value, attributes) = match entry {
                    Entry::Message(message) => (message.value.as_ref(), &message.attributes),
                    Entry::Term(term) => (Some(&term.value), &term.attributes),
                    _ => continue,
                };
                let patterns = value.into_iter().chain(attributes.iter().map(|it| &it.value));
                patterns.for_each(|pattern| said(pattern, &mut words));
            }
        }
        Self(words)
    }

    /// The same with the words of a text in this language.
    pub(super) fn with(mut self, text: &str) -> Self {
        self.0.extend(words_of(text));
        self
    }

    /// The words of a page that are not of its language, each with the text it stands in.
    pub(super) fn foreign(&self, page: &str, language: Language) -> BTreeMap<String, String> {
        let html = Html::parse_document(page);
        let mut texts = Vec::new();
        collect(html.root_element(), language.tag(), &mut texts);
        let mut foreign = BTreeMap::new();
        for text in texts {
            for word in words_of(&text).into_iter().filter(|word| !self.0.contains(word)) {
                foreign.entry(word).or_insert_with(|| text.clone());
            }
        }
        foreign
    }
}

/// Where message files are.
fn folders() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut open = vec![root.join("crates"), root.join("games")];
    let mut found = Vec::new();
    while let Some(folder) = open.pop() {
        let inside = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        for path in inside.filter(|path| path.is_dir()) {
            let list = if path.ends_with("locales") { &mut found } else { &mut open };
            list.push(path);
        }
    }
    found
}

/// The words of a pattern: what stands in it, not the names of its variables and variants.
fn said(pattern: &Pattern<&str>, words: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.extend(words_of(value)),
            PatternElement::Placeable { expression } => said_by(expression, words),
        }
    }
}

fn said_by(expression: &Expression<&str>, words: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter().for_each(|variant| said(&variant.value, words));
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => words.extend(words_of(value)),
        Expression::Inline(InlineExpression::Placeable { expression }) => said_by(expression, words),
        Expression::Inline(_) => {}
    }
}

/// The words of a text, in small letters, without names and notation: IDs of rules, and single letters, which name keys and
/// places.
fn words_of(text: &str) -> BTreeSet<String> {
    let text = NAMES.iter().fold(text.replace('\u{ad}', ""), |text, name| text.replace(name, " "));
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '-';
    // Capital letters and numbers, joined with hyphens: IA-CARD-L-07a.
    let is_id = |chunk: &&str| {
        let is_part = |part: &str| {
            part.starts_with(|it: char| it.is_ascii_digit()) || !part.contains(char::is_lowercase)
        };
        chunk.contains('-') && chunk.split('-').all(is_part)
    };
    let chunks = text.split(|letter| !is_part(letter)).filter(|chunk| !is_id(chunk));
    let words = chunks.flat_map(|chunk| chunk.split(|letter: char| !letter.is_alphabetic()));
    words.filter(|word| word.chars().count() > 1).map(str::to_lowercase).collect()
}

/// The texts of an element and of everything in it that is in this language.
fn collect(element: ElementRef<'_>, language: &str, texts: &mut Vec<String>) {
    let value = element.value();
    if NOTATION.contains(&value.name()) || value.attr("lang").is_some_and(|lang| lang != language) {
        return;
    }
    for (name, text) in value.attrs() {
        let unknown = name.starts_with("data-") && !READ.contains(&name) && !STATES.contains(&name);
        assert!(!unknown || text.is_empty(), "is {name} read by people, as in {text:?}? List it above");
        let pressed = name == "value" && matches!(value.attr("type"), Some("submit" | "button"));
        if pressed || READ.contains(&name) {
            texts.push(text.to_owned());
        }
    }
    for child in element.children() {
        match child.value() {
            Node::Text(text) => texts.push(text.to_string()),
            _ => ElementRef::wrap(child).into_iter().for_each(|child| collect(child, language, texts)),
        }
    }
}
