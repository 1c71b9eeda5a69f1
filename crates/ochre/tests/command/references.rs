//! Every path, link and command that the documents mention exists.

mod commands;
mod paths;

use std::{
    fs,
    path::{Path, PathBuf},
};

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

use commands::Strictness;
use paths::Repository;

/// The documents of the root folder; those in `docs` are found.
const DOCUMENTS: [&str; 5] = ["README.md", "ARCHITECTURE.md", "STYLE.md", "CONTRIBUTING.md", "CHANGELOG.md"];

/// Fenced blocks with commands.
const SHELL: [&str; 3] = ["sh", "bash", "console"];

/// Something a document mentions, and where.
#[derive(Debug, PartialEq, Eq)]
struct Mention {
    line: usize,
    what: What,
}

#[derive(Debug, PartialEq, Eq)]
enum What {
    /// The target of a link or an image.
    Link(String),
    /// Text in backticks.
    Code(String),
    /// A line of a fenced block with commands.
    Shell(String),
}

/// Links, code and commands of a Markdown text.
fn mentions(text: &str) -> Vec<Mention> {
    let line_at = |offset: usize| text[..offset].matches('\n').count() + 1;
    let mut found = Vec::new();
    let mut in_shell = false;
    for (event, range) in Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter() {
        let line = line_at(range.start);
        let mut mention = |line, what| found.push(Mention { line, what });
        match event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                mention(line, What::Link(dest_url.into_string()));
            }
            Event::Code(code) => mention(line, What::Code(code.into_string())),
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))) => {
                in_shell = SHELL.contains(&&*language);
            }
            Event::End(TagEnd::CodeBlock) => in_shell = false,
            Event::Text(block) if in_shell => {
                for (number, command) in (line..).zip(block.lines()) {
                    mention(number, What::Shell(command.to_owned()));
                }
            }
            _ => {}
        }
    }
    found
}

/// Everything wrong with a document, one line for each: `README.md:12: there is no …`.
fn problems(name: &str, text: &str, repository: &Repository) -> Vec<String> {
    let folder = Path::new(name).parent().unwrap_or(Path::new(""));
    let check = |mention: &Mention| match &mention.what {
        What::Link(target) => repository.check_link(name, folder, target),
        What::Code(code) => {
            repository.check_code(code).or_else(|| commands::check(code, Strictness::Mention))
        }
        What::Shell(line) => commands::check(line, Strictness::Example),
    };
    mentions(text)
        .iter()
        .filter_map(|mention| check(mention).map(|problem| format!("{name}:{}: {problem}", mention.line)))
        .collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_path_link_and_command_in_the_documents_exists() {
    let repository = Repository::read(&root());
    let in_docs = repository.files().filter(|file| {
        file.strip_prefix("docs/").is_some_and(|name| name.ends_with(".md") && !name.contains('/'))
    });
    let documents: Vec<String> = DOCUMENTS.iter().copied().chain(in_docs).map(str::to_owned).collect();
    assert!(documents.len() > 12, "{documents:?}");
    let mut found = Vec::new();
    for name in &documents {
        let text = fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        found.extend(problems(name, &text, &repository));
    }
    assert!(found.is_empty(), "{} mistakes in the documents:\n{}", found.len(), found.join("\n"));
}

#[test]
fn mistakes_are_found_and_named_by_line() {
    let repository = Repository::read(&root());
    let text = "# Title\n\
                See [there](docs/nowhere.md) and [here](#no-such-part), [fine](README.md#title).\n\
                `crates/nowhere/src/lib.rs`, `nothing.rs`, `games/*/content.toml`, `target/release/ochre`\n\
                `ochre dance`, `ochre play`, `cargo xtask tset`, `cargo xtask test --quick`\n\
                ```sh\n\
                ochre play ice-age --colour\n\
                cargo run --release -- play ice-age -o shrot=true   # a comment\n\
                ochre verify\n\
                ```\n";
    let found = problems("README.md", text, &repository);
    let wanted = [
        "README.md:2: there is no file or folder 'docs/nowhere.md'",
        "README.md:2: README.md has no heading '#no-such-part'",
        "README.md:2: README.md has no heading '#title'",
        "README.md:3: there is no file or folder 'crates/nowhere/src/lib.rs'",
        "README.md:3: there is no file or folder 'nothing.rs'",
        "README.md:4: `ochre dance`: ",
        "README.md:4: `cargo xtask tset`: ",
        "README.md:6: `ochre play ice-age --colour`: ",
        "README.md:7: `ochre play ice-age -o shrot=true`: ice-age has no option 'shrot'",
        "README.md:8: `ochre verify`: ",
    ];
    assert_eq!(found.len(), wanted.len(), "{found:#?}");
    for (found, wanted) in found.iter().zip(wanted) {
        assert!(found.starts_with(wanted), "{found}\n{wanted}");
    }
}
