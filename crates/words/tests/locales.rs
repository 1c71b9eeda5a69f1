//! Every message file of the project says the same things in every language.
//!
//! The files are found, not listed: a folder `locales` anywhere under `crates` or `games` takes part as soon as it exists.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop where they fail")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use ochre_words::{Language, Progress};

/// Every folder of message files, in a stable order.
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
    found.sort();
    assert!(found.len() >= 5, "three games, the words they share and the terminal: {found:?}");
    found
}

fn file(folder: &Path, language: Language) -> String {
    let path = folder.join(format!("{language}.ftl"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The file with what it may quote: a board quotes its game.
fn file_with_game(folder: &Path, language: Language) -> String {
    let game = folder.parent().filter(|owner| owner.ends_with("board")).and_then(Path::parent);
    let quoted = game.map(|game| file(&game.join("locales"), language)).unwrap_or_default();
    file(folder, language) + "\n" + &quoted
}

/// What a message refers to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                // The key of a message that is an argument, for selecting words by it.
                self.variables.insert(id.name.strip_suffix("-key").unwrap_or(id.name).to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { arguments, .. } => {
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

/// What each message of a file refers to.
fn uses(text: &str) -> BTreeMap<String, Uses> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut uses: BTreeMap<String, Uses> = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut used = Uses::default();
            used.pattern(message.value.as_ref().unwrap_or_else(|| panic!("{} is empty", message.id.name)));
            for attribute in &message.attributes {
                used.pattern(&attribute.value);
            }
            let twice = uses.insert(message.id.name.to_owned(), used);
            assert!(twice.is_none(), "{} stands twice", message.id.name);
        }
    }
    uses
}

/// The messages that others of a file quote.
fn quoted(text: &str) -> BTreeSet<String> {
    uses(text).into_values().flat_map(|used| used.messages).collect()
}

/// The variables each message of a file needs, with those of the messages it quotes.
fn variables(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let uses = uses(text);
    let needs = |key: &String| {
        let (mut found, mut open) = (BTreeSet::new(), vec![key]);
        while let Some(key) = open.pop() {
            let used = uses.get(key).unwrap_or_else(|| panic!("there is no message {key} to quote"));
            found.extend(used.variables.iter().cloned());
            open.extend(&used.messages);
        }
        found
    };
    uses.keys().map(|key| (key.clone(), needs(key))).collect()
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    for folder in folders() {
        let first = variables(&file_with_game(&folder, Language::default()));
        for language in Language::ALL {
            let other = variables(&file_with_game(&folder, language));
            let place = format!("{}, {language}", folder.display());
            if language.progress() == Progress::Complete {
                let missing: Vec<_> = first.keys().filter(|key| !other.contains_key(*key)).collect();
                assert!(missing.is_empty(), "{place} lacks {missing:#?}");
            }
            // A language may have messages of its own, if others quote them: a name in some case.
            let quoted = quoted(&file_with_game(&folder, language));
            let extra = other.keys().filter(|key| !first.contains_key(*key) && !quoted.contains(*key));
            let extra: Vec<_> = extra.collect();
            assert!(extra.is_empty(), "{place} alone has {extra:#?}");
            for (key, needed) in other.iter().filter(|(key, _)| first.contains_key(*key)) {
                assert_eq!(&first[key], needed, "{place}: the variables of {key}");
            }
        }
        let files = fs::read_dir(&folder).unwrap().count();
        assert_eq!(files, Language::ALL.len(), "{} has files of no language", folder.display());
    }
}

#[test]
fn every_message_can_be_said_with_any_number_or_word() {
    for language in Language::ALL {
        let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap()]);
        let mut all = BTreeMap::new();
        for folder in folders() {
            let text = file(&folder, language);
            all.extend(variables(&file_with_game(&folder, language)));
            let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{language}: {errors:?}"));
        }
        for (key, needed) in &all {
            for number in [0, 1, 2, 3, 5, 21, 100] {
                let (mut counts, mut names) = (FluentArgs::new(), FluentArgs::new());
                for name in needed {
                    counts.set(name.as_str(), number);
                    names.set(name.as_str(), format!("word {number}"));
                    counts.set(format!("{name}-key"), "");
                    names.set(format!("{name}-key"), format!("key-{number}"));
                }
                for arguments in [counts, names] {
                    let mut errors = Vec::new();
                    let pattern = bundle.get_message(key).unwrap().value().unwrap();
                    let said = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
                    assert!(errors.is_empty() && !said.is_empty(), "{language}, {key}: {errors:?} {said}");
                }
            }
        }
    }
}

/// High punctuation never begins a line of its own, and apostrophes are curved.
fn typeset(line: &str, place: &str) {
    assert!(!line.contains('\''), "a straight apostrophe in {place}: {line}");
    let letters: Vec<char> = line.chars().collect();
    for pair in letters.windows(2) {
        let loose = matches!(pair, [' ', ':' | ';' | '!' | '?' | '»'] | ['«', ' ']);
        assert!(!loose, "a breaking space in {place}: {line}");
        let tight = matches!(pair, [letter, ';' | '!' | '?' | '»'] if letter.is_alphanumeric());
        assert!(!tight, "a missing space in {place}: {line}");
    }
}

#[test]
fn french_is_typeset_as_french() {
    for folder in folders() {
        let text = file(&folder, Language::French);
        // Comments are for translators, and in English.
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#')) {
            typeset(line, &format!("{}, line {number}", folder.display()));
        }
    }
}

#[test]
fn german_and_polish_have_their_own_quotation_marks() {
    for (language, foreign) in
        [(Language::German, ['\'', '”', '«', '»']), (Language::Polish, ['\'', '“', '«', '»'])]
    {
        for folder in folders() {
            let text = file(&folder, language);
            for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#')) {
                assert!(!line.contains(foreign), "{}, {language}, line {number}: {line}", folder.display());
            }
        }
    }
}

#[test]
fn french_rules_are_typeset_as_french() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/fr");
    let mut indexes = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let mut code = false;
        for (number, line) in (1..).zip(text.lines()) {
            code ^= line == "```";
            // What stands in backticks is not French.
            let prose: Vec<&str> = line.split('`').step_by(2).collect();
            if !code && line != "```" {
                typeset(&prose.join("code"), &format!("{}, line {number}", path.display()));
            }
        }
        indexes += 1;
    }
    assert!(indexes > 3, "{indexes}");
}
