//! E-mails, as text and as HTML.
//!
//! Programs that show mail know no style sheet of ours, so the styles stand in the elements. Tables are not needed: the layout is
//! one column.

use std::fmt::Write as _;

use maud::{DOCTYPE, Markup, html};
use words::Language;

/// An e-mail. Texts are in the language of its reader.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letter {
    /// The subject, which is also its heading.
    pub subject: String,
    /// What stands above the items.
    pub lines: Vec<String>,
    /// What it is about, each with a link.
    pub items: Vec<LetterItem>,
    /// What stands below, in small type: words and perhaps a link.
    pub footer: Vec<(String, Option<String>)>,
}

/// Something that an e-mail is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LetterItem {
    /// The sentence.
    pub words: String,
    /// What else is known, in smaller type; may be empty.
    pub detail: String,
    /// Where its button leads.
    pub link: String,
    /// What its button says.
    pub label: String,
}

const BODY: &str = "margin:0;padding:24px 12px;background:#f3ead9;color:#2a1c16;\
                    font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const SHEET: &str = "max-width:560px;margin:0 auto;padding:28px 28px 20px;background:#fffaf0;\
                     border:2px solid #dcc9a6;border-radius:16px";
const BRAND: &str = "margin:0 0 20px;color:#8a3d12;font:700 22px/1.2 Georgia,serif";
const HEADING: &str = "margin:0 0 16px;font:700 24px/1.25 Georgia,serif";
const LINE: &str = "margin:0 0 16px";
const ITEM: &str =
    "margin:0 0 14px;padding:16px 18px;background:#f8f0e0;border-left:5px solid #b4541a;border-radius:8px";
const WORDS: &str = "margin:0 0 4px;font-weight:600";
const DETAIL: &str = "margin:0 0 12px;color:#6a5846;font-size:14px";
const BUTTON: &str = "display:inline-block;padding:10px 18px;background:#8a3d12;color:#fffaf0;font-weight:600;\
                      text-decoration:none;border-radius:9px";
const FOOTER: &str = "max-width:560px;margin:14px auto 0;padding:0 8px;color:#6a5846;font-size:13px";
const SMALL: &str = "margin:0 0 6px";

impl Letter {
    /// As plain text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            // Writing to a string cannot fail.
            let _ = write!(text, "{line}\n\n");
        }
        for LetterItem { words, detail, link, label: _ } in &self.items {
            for line in [words, detail, link].into_iter().filter(|line| !line.is_empty()) {
                let _ = writeln!(text, "{line}");
            }
            text.push('\n');
        }
        // The conventional line before what is not part of the message.
        text.push_str("-- \n");
        for (words, link) in &self.footer {
            let _ = match link {
                Some(link) => writeln!(text, "{words}\n{link}"),
                None => writeln!(text, "{words}"),
            };
        }
        text
    }

    /// As HTML. `brand` is the name of the program.
    pub fn html(&self, language: Language, brand: &str) -> Markup {
        html! {
            (DOCTYPE)
            html lang=(language.tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width";
                    meta name="color-scheme" content="light";
                    title { (self.subject) }
                }
                body style=(BODY) {
                    div style=(SHEET) {
                        p style=(BRAND) { (brand) }
                        h1 style=(HEADING) { (self.subject) }
                        // The heading of a short message says all of it.
                        @for line in self.lines.iter().filter(|line| **line != self.subject) { p style=(LINE) { (line) } }
                        @for item in &self.items { (item.draw()) }
                    }
                    div style=(FOOTER) {
                        @for (words, link) in &self.footer {
                            p style=(SMALL) {
                                @match link {
                                    Some(link) => a href=(link) style="color:#6a5846" { (words) },
                                    None => (words),
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

impl LetterItem {
    fn draw(&self) -> Markup {
        let button = html! { a href=(self.link) style=(BUTTON) { (self.label) } };
        html! {
            @if self.words.is_empty() && self.detail.is_empty() {
                p style=(LINE) { (button) }
            } @else {
                div style=(ITEM) {
                    @if !self.words.is_empty() { p style=(WORDS) { (self.words) } }
                    @if !self.detail.is_empty() { p style=(DETAIL) { (self.detail) } }
                    (button)
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_says_the_same_as_text_and_as_html_and_escapes_what_people_wrote() {
        let item = LetterItem {
            words: "Your turn, <b>Ada</b>".to_owned(),
            detail: "Ice Age".to_owned(),
            link: "https://ochre.example/table/x?as=1&a=2".to_owned(),
            label: "Play".to_owned(),
        };
        let letter = Letter {
            subject: "Your turn".to_owned(),
            lines: vec!["Hello".to_owned()],
            items: vec![item],
            footer: vec![("Stop".to_owned(), Some("https://ochre.example/stop".to_owned()))],
        };
        assert_eq!(
            letter.text(),
            "Hello\n\nYour turn, <b>Ada</b>\nIce Age\nhttps://ochre.example/table/x?as=1&a=2\n\n-- \nStop\n\
             https://ochre.example/stop\n"
        );
        let html = letter.html(Language::English, "Ochre").into_string();
        for part in ["Hello", "&lt;b&gt;Ada", "x?as=1&amp;a=2", "href=\"https://ochre.example/stop\""] {
            assert!(html.contains(part), "{part} is missing:\n{html}");
        }
    }
}
