//! What people and tables may be called.

use crate::errors::Fault;

/// The longest name shown.
pub(crate) const LONGEST_NAME: usize = 24;
/// The longest title of a table.
pub(crate) const LONGEST_TITLE: usize = 60;
/// The longest line of chat.
pub(crate) const LONGEST_CHAT: usize = 500;

/// Marks that turn text around or hide in it.
fn is_trick(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn tidy(text: &str) -> String {
    let plain: String = text.chars().map(|letter| if is_trick(letter) { ' ' } else { letter }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn within(text: &str, longest: usize) -> Option<String> {
    let tidy = tidy(text);
    (1..=longest).contains(&tidy.chars().count()).then_some(tidy)
}

/// A name shown to others.
pub(crate) fn person(text: &str) -> Result<String, Fault> {
    within(text, LONGEST_NAME).ok_or(Fault::BadName)
}

/// The name of an account: the same for everybody who writes it with capitals or without.
pub(crate) fn login(text: &str) -> Result<String, Fault> {
    within(text, LONGEST_NAME).map(|name| name.to_lowercase()).ok_or(Fault::BadName)
}

/// The title of a table; empty for none.
pub(crate) fn title(text: &str) -> Result<String, Fault> {
    let tidy = tidy(text);
    if tidy.chars().count() <= LONGEST_TITLE { Ok(tidy) } else { Err(Fault::BadTitle) }
}

/// A line of chat.
pub(crate) fn chat(text: &str) -> Result<String, Fault> {
    within(text, LONGEST_CHAT).ok_or(Fault::BadChat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_have_a_length() {
        assert_eq!(person("  Ada \u{202e} L. ").unwrap(), "Ada L.");
        assert!(person(" \u{200b} ").is_err());
        assert!(person(&"a".repeat(25)).is_err());
        assert_eq!(login("Ada").unwrap(), "ada");
        assert_eq!(title("").unwrap(), "");
        assert!(chat(&"x".repeat(501)).is_err());
    }
}
