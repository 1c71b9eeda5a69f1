//! Finds the tests in Rust sources and the rules they cite.
//!
//! The source is split into tokens, not parsed, so that tests inside macros such as `proptest!` are found too.

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use rulebook::{Mention, mentions};

use super::Location;

/// A rule, or a range of rules, named in a doc comment or an attribute above a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Citation {
    pub(super) mention: Mention,
    pub(super) location: Location,
    pub(super) test: String,
}

/// All citations in one source file. Ignored tests do not count, because they prove nothing. Fails if the file is not Rust.
pub(super) fn citations(file: &str, source: &str) -> Result<Vec<Citation>> {
    let tokens: TokenStream = source.parse().map_err(|error: proc_macro2::LexError| {
        let line = error.span().start().line;
        anyhow!("{file}:{line}: cannot be split into Rust tokens: {error}")
    })?;
    let mut found = Vec::new();
    collect(file, tokens, &mut found);
    Ok(found)
}

fn collect(file: &str, tokens: TokenStream, found: &mut Vec<Citation>) {
    let mut above = Attributes::default();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '#' => {
                let inner = tokens
                    .next_if(|next| matches!(next, TokenTree::Punct(p) if p.as_char() == '!'))
                    .is_some();
                if let Some(TokenTree::Group(group)) =
                    tokens.next_if(|next| matches!(next, TokenTree::Group(_)))
                    && !inner
                {
                    above.add(&group);
                }
            }
            TokenTree::Ident(word) if word == "fn" => {
                let attributes = std::mem::take(&mut above);
                if let Some(TokenTree::Ident(name)) = tokens.peek()
                    && attributes.run == Some(Run::Always)
                {
                    found.extend(attributes.cited(file, &name.to_string()));
                }
            }
            TokenTree::Group(group) => {
                if group.delimiter() == Delimiter::Brace {
                    above = Attributes::default();
                }
                collect(file, group.stream(), found);
            }
            TokenTree::Punct(punct) if matches!(punct.as_char(), ';' | ',') => {
                above = Attributes::default();
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// The attributes above an item: whether it is a test, and the rules they mention.
#[derive(Default)]
struct Attributes {
    run: Option<Run>,
    mentions: Vec<(Mention, usize)>,
}

/// When a test runs.
#[derive(PartialEq)]
enum Run {
    Always,
    /// Marked with `#[ignore]`.
    OnDemand,
}

impl Attributes {
    #[expect(clippy::expect_used, reason = "the tokens are never those of a macro call")]
    fn add(&mut self, attribute: &Group) {
        match path_end(attribute).as_str() {
            "test" if self.run.is_none() => self.run = Some(Run::Always),
            "ignore" => self.run = Some(Run::OnDemand),
            _ => {}
        }
        let line = attribute.span().start().line;
        let text =
            attribute.span().source_text().expect("tokens parsed from a string know their source text");
        self.mentions.extend(mentions(&text).into_iter().map(|found| (found.mention, line)));
    }

    fn cited(self, file: &str, test: &str) -> impl Iterator<Item = Citation> {
        self.mentions.into_iter().map(move |(mention, line)| Citation {
            mention,
            location: Location { file: file.to_owned(), line },
            test: test.to_owned(),
        })
    }
}

/// The last word of an attribute's path: `test` for both `#[test]` and `#[tokio::test(…)]`.
fn path_end(attribute: &Group) -> String {
    let mut last = String::new();
    for token in attribute.stream() {
        match token {
            TokenTree::Ident(word) => last = word.to_string(),
            TokenTree::Punct(punct) if punct.as_char() == ':' => {}
            _ => break,
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cited(source: &str) -> Vec<String> {
        citations("x.rs", source)
            .unwrap()
            .iter()
            .map(|c| format!("{} {} {}", c.location.line, c.test, c.mention))
            .collect()
    }

    #[test]
    fn doc_comments_above_tests_are_citations() {
        for (source, expected) in [
            ("/// IA-MIG-11: light only\n#[test]\nfn a() {}", &["1 a IA-MIG-11"] as &[&str]),
            ("#[test]\n/// IA-MIG-11\nfn a() {}", &["2 a IA-MIG-11"]),
            (
                "/// IA-MIG-11,\n/// IA-EDGE-01..02: eight\n#[test]\n#[should_panic]\nfn a() {}",
                &["1 a IA-MIG-11", "2 a IA-EDGE-01..IA-EDGE-02"],
            ),
            ("/** IA-MIG-11\n\tIA-MIG-12 */\n#[test] fn a() {}", &["1 a IA-MIG-11", "1 a IA-MIG-12"]),
            ("#[doc = \"IA-MIG-11\"]\n#[test] fn a() {}", &["1 a IA-MIG-11"]),
            (
                "#[proves(\"IA-MIG-11\")]\n#[tokio::test(flavor = \"x\")]\npub(crate) async fn a() {}",
                &["1 a IA-MIG-11"],
            ),
            (
                "#[cfg(test)]\nmod tests {\n    /// IA-MIG-01\n    #[test]\n    fn a() {}\n}",
                &["3 a IA-MIG-01"],
            ),
            (
                "proptest! {\n #![config(x)]\n /// IA-MIG-01\n #[test]\n fn a(n in 0..3u8) {}\n /// IA-MIG-02\n #[test]\n fn b(n in 0..3u8) {}\n}",
                &["3 a IA-MIG-01", "6 b IA-MIG-02"],
            ),
        ] {
            assert_eq!(cited(source), expected, "{source}");
        }
    }

    #[test]
    fn other_mentions_are_not_citations() {
        for source in [
            "/// IA-MIG-11\nfn helper() {}",
            "// IA-MIG-11\n#[test]\nfn a() {}",
            "//! IA-MIG-11\n#[test]\nfn a() {}",
            "#[test]\nfn a() { /* IA-MIG-11 */ let x = \"IA-MIG-12\"; }",
            "/// IA-MIG-11\nconst A: u8 = 1;\n#[test]\nfn a() {}",
            "/// IA-MIG-11\nstruct A {}\n#[test]\nfn a() {}",
            "/// IA-MIG-11\nfn helper() {}\n#[test]\nfn a() {}",
            "#[test]\nfn a() {}\n/// IA-MIG-11\nfn helper() {}",
            "const TEXT: &str = \"/// IA-MIG-11\n#[test] fn a() {}\";",
            "/// IA-MIG-11\n#[test]\n#[ignore]\nfn a() {}",
            "/// IA-MIG-11\n#[ignore = \"slow\"]\n#[test]\nfn a() {}",
        ] {
            assert_eq!(cited(source), [""; 0], "{source}");
        }
    }

    #[test]
    fn a_broken_file_is_named() {
        let error = citations("games/x.rs", "fn a() {\n  (\n}").unwrap_err();
        assert!(error.to_string().starts_with("games/x.rs:"), "{error}");
    }
}
