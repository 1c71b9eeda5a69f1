//! Passwords that are easy to guess.

/// Words on which the most common passwords are built, lower case, in order. Own compilation.
const WORDS: &str = include_str!("common.txt");

/// Fewest digits of an accepted password that has nothing but digits: shorter ones are dates, phone numbers and patterns.
const DIGITS: usize = 12;

/// Rows of keys and of the alphabet; a password that runs along one of them is easy to guess.
const RUNS: [&str; 8] = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "azertyuiop",
    "qsdfghjklm",
    "qwertzuiop",
];

/// Whether a password is easy to guess: a common word with usual changes, a pattern, or the login.
pub(super) fn is_easy(password: &str, login: &str) -> bool {
    let folded = password.to_lowercase();
    let letters = plain(&folded);
    let login = plain(&login.to_lowercase());
    is_pattern(&folded)
        || is_common(&letters)
        || is_common(core(&letters))
        || !login.is_empty()
            && (core(&letters) == core(&login) || letters.replace(&login, "").chars().count() < 4)
}

/// Digits and signs that stand for letters, replaced by the letters.
fn plain(text: &str) -> String {
    let letter = |sign| match sign {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    };
    // Digits at the ends are most often numbers.
    let inner = core(text);
    match text.split_once(inner) {
        Some((before, after)) if !inner.is_empty() => {
            format!("{before}{}{after}", inner.chars().map(letter).collect::<String>())
        }
        _ => text.to_owned(),
    }
}

/// A text without what is not a letter at its ends.
fn core(text: &str) -> &str {
    text.trim_matches(|character: char| !character.is_alphabetic())
}

fn is_common(word: &str) -> bool {
    let known = |word: &str| WORDS.lines().any(|line| line == word);
    // A word, or a word twice.
    known(word)
        || word.len().is_multiple_of(2)
            && word.is_char_boundary(word.len() / 2)
            && word[..word.len() / 2] == word[word.len() / 2..]
            && known(&word[..word.len() / 2])
}

/// Only digits, few different characters, a short text repeated, or a row of keys.
fn is_pattern(text: &str) -> bool {
    let characters: Vec<char> = text.chars().collect();
    let mut different = characters.clone();
    different.sort_unstable();
    different.dedup();
    if different.len() < 4 || characters.iter().all(char::is_ascii_digit) && characters.len() < DIGITS {
        return true;
    }
    let repeats = |period: usize| characters.iter().zip(&characters[period..]).all(|(one, next)| one == next);
    if (1..=characters.len() / 2).any(repeats) {
        return true;
    }
    // Forwards or backwards, all but two characters along one row.
    let steps = characters.windows(2).filter(|pair| RUNS.iter().any(|row| are_neighbours(row, pair))).count();
    steps + 2 >= characters.len() - 1
}

fn are_neighbours(row: &str, pair: &[char]) -> bool {
    row.as_bytes().windows(2).any(|keys| {
        let keys = [char::from(keys[0]), char::from(keys[1])];
        pair == keys || pair == [keys[1], keys[0]]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_words_patterns_and_the_login_are_easy() {
        for easy in [
            "password",
            "Password1!",
            "P@ssw0rd123",
            "12345678",
            "19991231",
            "aaaaaaaa",
            "abcabcabc",
            "qwertyuiop",
            "qwerty123",
            "iloveyou2",
            "abcdefgh",
            "87654321",
            "letmein!!",
            "Sunshine99",
            "azertyuiop",
            "motdepasse",
            "dragon2024",
            "oona1234",
            "OONA!!!!",
            "monkeymonkey",
        ] {
            assert!(is_easy(easy, "oona"), "{easy}");
        }
        for good in
            ["mammoths!", "correct horse", "tundra-river-9", "Zq4vbn81", "428193750182", "wolves at dawn"]
        {
            assert!(!is_easy(good, "oona"), "{good}");
        }
    }

    #[test]
    fn the_list_is_sorted_and_has_only_plain_words() {
        let words: Vec<&str> = WORDS.lines().collect();
        assert!(words.len() > 400 && words.is_sorted_by(|one, next| one < next));
        for word in words {
            assert_eq!(plain(word), word);
            assert_eq!(core(word), word);
        }
    }
}
