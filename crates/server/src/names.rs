//! Validation of names, titles and chat lines.

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;

use crate::errors::Error;

/// Maximum characters of a display name or login.
const MAX_NAME: usize = 24;
/// Maximum characters of the name of a box.
pub(crate) const MAX_BOX: usize = 40;
/// Maximum characters of a table title.
const MAX_TITLE: usize = 60;
/// Maximum characters of a message of the day.
const MAX_NOTICE: usize = 2000;
/// Maximum characters of a chat line or a reason.
const MAX_CHAT: usize = 500;

/// Control characters, and invisible characters that reorder or hide text.
fn is_invisible(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn normalize(text: &str) -> String {
    let plain: String =
        text.chars().map(|character| if is_invisible(character) { ' ' } else { character }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn within(text: &str, max: usize) -> Option<String> {
    let text = normalize(text);
    (1..=max).contains(&text.chars().count()).then_some(text)
}

/// A display name.
pub(crate) fn person(text: &str) -> Result<String, Error> {
    within(text, MAX_NAME).ok_or(Error::InvalidName)
}

/// The name of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Login {
    /// Without differences of case and of Unicode compatibility (NFKC).
    pub(crate) name: String,
    /// Equal for logins that look alike.
    pub(crate) key: String,
}

/// A login.
pub(crate) fn login(text: &str) -> Result<Login, Error> {
    let name = within(&fold(text), MAX_NAME).ok_or(Error::InvalidName)?;
    Ok(Login { key: key(&name), name })
}

/// A text without differences of case and of Unicode compatibility.
fn fold(text: &str) -> String {
    // Lower case may undo the normal form.
    text.nfkc().collect::<String>().to_lowercase().nfkc().collect()
}

/// A key that two texts share if a reader can take one for the other (Unicode Technical Standard 39).
pub(crate) fn key(text: &str) -> String {
    // A capital I looks like l, and case does not count: i and l are one letter.
    fold(&skeleton(&fold(&normalize(text))).collect::<String>()).replace(['i', 'ı'], "l")
}

/// A table title; may be empty.
pub(crate) fn title(text: &str) -> Result<String, Error> {
    let text = normalize(text);
    if text.chars().count() <= MAX_TITLE { Ok(text) } else { Err(Error::InvalidTitle) }
}

/// The name of a box.
pub(crate) fn box_name(text: &str) -> Result<String, Error> {
    // It is the name of a file as well.
    let plain = text.replace(['/', '\\', ':', '*', '?', '"', '<', '>', '|'], " ");
    within(&plain, MAX_BOX).ok_or(Error::InvalidBoxName)
}

/// Why somebody is reported or banned.
pub(crate) fn reason(text: &str) -> Result<String, Error> {
    within(text, MAX_CHAT).ok_or(Error::InvalidReason)
}

/// A message of the day with its paragraphs; `None` if it is empty.
pub(crate) fn notice(text: &str) -> Result<Option<String>, Error> {
    let lines: Vec<String> = text.lines().map(normalize).collect();
    let text = lines.join("\n").trim().to_owned();
    match text.chars().count() {
        0 => Ok(None),
        1..=MAX_NOTICE => Ok(Some(text)),
        _ => Err(Error::InvalidNotice),
    }
}

/// A chat line.
pub(crate) fn chat(text: &str) -> Result<String, Error> {
    within(text, MAX_CHAT).ok_or(Error::InvalidChat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_normalized_and_limited() {
        assert_eq!(person("  Ada \u{202e} L. ").unwrap(), "Ada L.");
        assert!(person(" \u{200b} ").is_err());
        assert!(person(&"a".repeat(25)).is_err());
        assert_eq!(login("Ada").unwrap().name, "ada");
        assert_eq!(title("").unwrap(), "");
        assert!(chat(&"x".repeat(501)).is_err());
        assert_eq!(box_name(" our/box: \"2\" ").unwrap(), "our box 2");
        assert!(box_name("/ /").is_err());
    }

    #[test]
    fn texts_that_look_alike_have_the_same_key() {
        for other in ["ADA", "Ａｄａ", "а\u{501}а", "ada\u{200b}", " ada"] {
            assert_eq!(key(other), key("ada"), "{other}");
        }
        assert_eq!(key("paul1"), key("PauII"));
        assert_eq!(key("IDA"), key("ida"));
        assert_eq!(key("0ona"), key("Oona"));
        assert_ne!(key("ada"), key("eda"));
        assert_ne!(key("éda"), key("eda"));
    }
}
