//! A program as pieces that can be removed one by one.

use table::content::{Palette, TokenGroup};

/// The pieces of a program: its words. What stands in brackets is one piece, such as `(max 3)`.
pub fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let closed = rest.find(')').filter(|_| first == '(').map(|at| at + 1);
        // A bracket may stand right behind a word.
        let ends = |(at, sign): (usize, char)| (sign.is_whitespace() || at > 0 && sign == '(').then_some(at);
        let end = closed.or_else(|| rest.char_indices().find_map(ends)).unwrap_or(rest.len());
        let (piece, after) = rest.split_at(end);
        pieces.push(piece);
        rest = after.trim_start();
    }
    pieces
}

/// A number and the token behind it: `2` and `F` for `2F`. Two tokens side by side are two of it, as they are printed: `mm`.
pub(super) fn counted<'a>(palette: &Palette, piece: &'a str) -> (&'a str, &'a str) {
    let token = piece.trim_start_matches(|first: char| first.is_ascii_digit());
    if token.is_empty() {
        return ("", piece);
    }
    match piece.split_at_checked(piece.len() / 2) {
        Some((one, other)) if one == other && has(palette, one) && !has(palette, token) => ("2", one),
        _ => piece.split_at(piece.len() - token.len()),
    }
}

fn has(palette: &Palette, token: &str) -> bool {
    palette.all_groups().any(|group| holds(group, token))
}

/// Is the token of this group? What stands in brackets may have another number than that of the group.
pub(super) fn holds(group: &TokenGroup, token: &str) -> bool {
    let letters = |text: &str| text.chars().filter(|sign| !sign.is_ascii_digit()).collect::<String>();
    let is_same = |text: &str| {
        text == token || token.starts_with('(') && text.starts_with('(') && letters(text) == letters(token)
    };
    group.tokens.iter().any(|it| is_same(&it.text))
}

/// The pieces of a program that are no tokens of its palette.
pub fn unknown<'a>(palette: &Palette, text: &'a str) -> Vec<&'a str> {
    let mut pieces = pieces(text);
    pieces.retain(|piece| !has(palette, counted(palette, piece).1));
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_brackets_is_one_piece() {
        let table: [(&str, &[&str]); 6] = [
            ("", &[]),
            (" 2G : I  (max 3) ", &["2G", ":", "I", "(max 3)"]),
            ("C : F (max 3) then T", &["C", ":", "F", "(max 3)", "then", "T"]),
            ("X : F(max 2)", &["X", ":", "F", "(max 2)"]),
            ("F (max", &["F", "(max"]),
            ("F (max 3", &["F", "(max", "3"]),
        ];
        for (text, expected) in table {
            assert_eq!(pieces(text), expected, "{text}");
        }
    }
}
