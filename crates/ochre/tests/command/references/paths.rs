//! Paths and links.

use std::{
    collections::{BTreeSet, HashMap},
    fs,
    path::{Component, Path, PathBuf},
};

/// Paths that a reader creates by following a guide.
const EXAMPLES: &[&str] = &["my-cards.toml", "game.json", "docs/rules/embers.md", "docs/rules/de", "de.ftl"];

/// Endings that make a word in backticks the name of a file.
const ENDINGS: &[&str] =
    &["rs", "md", "toml", "json", "ftl", "py", "sql", "css", "js", "svg", "png", "html", "sh"];

/// Folders that are not part of the repository.
const FOREIGN: &[&str] = &["target", ".git", "node_modules", "corpus", "artifacts"];

/// All files and folders of the repository, by path from its root.
pub(super) struct Repository {
    files: BTreeSet<String>,
    folders: BTreeSet<String>,
    /// Anchors of each Markdown file.
    anchors: HashMap<String, BTreeSet<String>>,
}

impl Repository {
    pub(super) fn read(root: &Path) -> Self {
        let (mut files, mut folders) = (BTreeSet::new(), BTreeSet::new());
        let mut open = vec![PathBuf::new()];
        while let Some(folder) = open.pop() {
            for entry in fs::read_dir(root.join(&folder)).unwrap() {
                let entry = entry.unwrap();
                let name = entry.file_name().into_string().unwrap();
                if FOREIGN.contains(&name.as_str()) {
                    continue;
                }
                let path = folder.join(&name);
                let text = path.to_str().unwrap().to_owned();
                if entry.file_type().unwrap().is_dir() {
                    folders.insert(text);
                    open.push(path);
                } else {
                    files.insert(text);
                }
            }
        }
        let markdown = files.iter().filter(|file| file.ends_with(".md"));
        let anchors = markdown
            .map(|file| (file.clone(), anchors(&fs::read_to_string(root.join(file)).unwrap())))
            .collect();
        Self { files, folders, anchors }
    }

    pub(super) fn files(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(String::as_str)
    }

    fn has(&self, path: &str) -> bool {
        path.is_empty() || self.files.contains(path) || self.folders.contains(path)
    }

    /// What is wrong with the target of a link in `document`, which lies in `folder`.
    pub(super) fn check_link(&self, document: &str, folder: &Path, target: &str) -> Option<String> {
        if target.contains("://") || target.starts_with("mailto:") {
            return None;
        }
        let (path, anchor) =
            target.split_once('#').map_or((target, None), |(path, anchor)| (path, Some(anchor)));
        let path = if path.is_empty() { document.to_owned() } else { joined(folder, path) };
        if !self.has(&path) {
            return Some(format!("there is no file or folder '{path}'"));
        }
        let anchor = anchor?;
        let known = self.anchors.get(&path).is_some_and(|anchors| anchors.contains(anchor));
        (!known).then(|| format!("{path} has no heading '#{anchor}'"))
    }

    /// What is wrong with text in backticks, if it is a path. A path may be shortened at its beginning and may hold `*`.
    pub(super) fn check_code(&self, code: &str) -> Option<String> {
        let path = code.trim_end_matches('/');
        let plain = path.chars().all(|it| it.is_ascii_alphanumeric() || "._-/*".contains(it));
        let ending =
            path.rsplit_once('.').is_some_and(|(stem, ending)| !stem.is_empty() && ENDINGS.contains(&ending));
        let first = path.split('/').next()?;
        let rooted = path.contains('/') && self.folders.contains(first);
        if !plain || !(ending || rooted) || FOREIGN.contains(&first) || EXAMPLES.contains(&path) {
            return None;
        }
        let found = self.files.iter().chain(&self.folders).any(|known| ends_with(known, path));
        (!found).then(|| format!("there is no file or folder '{path}'"))
    }
}

/// Does `path` end with the components of `pattern`? A `*` stands for any part of a component.
fn ends_with(path: &str, pattern: &str) -> bool {
    let (mut path, mut pattern) = (path.rsplit('/'), pattern.rsplit('/'));
    pattern.all(|pattern| path.next().is_some_and(|part| fits(part, pattern)))
}

fn fits(part: &str, pattern: &str) -> bool {
    match pattern.split_once('*') {
        None => part == pattern,
        Some((before, after)) => part.strip_prefix(before).is_some_and(|rest| {
            (0..=rest.len()).filter(|&at| rest.is_char_boundary(at)).any(|at| fits(&rest[at..], after))
        }),
    }
}

/// A relative path from the root, without `.` and `..`.
fn joined(folder: &Path, path: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    for component in folder.join(path).components() {
        match component {
            Component::ParentDir => drop(parts.pop()),
            Component::Normal(part) => parts.push(part.to_string_lossy().into_owned()),
            _ => {}
        }
    }
    parts.join("/")
}

/// The anchors of the headings of a Markdown text, as GitHub makes them.
fn anchors(text: &str) -> BTreeSet<String> {
    use pulldown_cmark::{Event, Parser, Tag, TagEnd};
    let mut found = BTreeSet::new();
    let mut heading: Option<String> = None;
    for event in Parser::new(text) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => {
                let slug = slug(&heading.take().unwrap_or_default());
                let repeated = (1..).map(|number| format!("{slug}-{number}"));
                let free = std::iter::once(slug.clone()).chain(repeated).find(|it| !found.contains(it));
                found.extend(free);
            }
            Event::Text(part) | Event::Code(part) => {
                if let Some(heading) = &mut heading {
                    heading.push_str(&part);
                }
            }
            _ => {}
        }
    }
    found
}

fn slug(heading: &str) -> String {
    let kept = heading.trim().to_lowercase();
    let kept = kept.chars().filter(|it| it.is_alphanumeric() || matches!(it, ' ' | '-' | '_'));
    kept.map(|it| if it == ' ' { '-' } else { it }).collect()
}

#[test]
fn headings_have_the_anchors_of_github() {
    let text = "# Checking the *dealing*\n## `close`, `quit`\n## Twice\n## Twice\n";
    let wanted = ["checking-the-dealing", "close-quit", "twice", "twice-1"];
    assert_eq!(anchors(text), wanted.map(str::to_owned).into());
}

#[test]
fn a_star_stands_for_any_part_of_a_component() {
    assert!(ends_with("games/ice-age/content.toml", "games/*/content.toml"));
    assert!(ends_with("docs/rules/ice-age.md", "rules/*.md"));
    assert!(!ends_with("games/ice-age/board/content.toml", "games/*/content.toml"));
    assert_eq!(joined(Path::new("docs"), "../README.md"), "README.md");
}
