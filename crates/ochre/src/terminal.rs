//! Colours and line breaks in the terminal.

use std::io::StdoutLock;

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use textwrap::{Options, WordSplitter};

/// Standard output. Removes colours unless the terminal shows them and neither `--color` nor `NO_COLOR` forbids them.
pub(crate) fn stdout() -> AutoStream<StdoutLock<'static>> {
    anstream::stdout().lock()
}

/// Columns of the terminal; `None` if standard output is not a terminal, where lines are not wrapped.
pub(crate) fn width() -> Option<usize> {
    terminal_size::terminal_size_of(std::io::stdout()).map(|(width, _)| usize::from(width.0))
}

/// Headings and questions.
pub(crate) const HEADING: Style = Style::new().bold();
/// What can be typed.
pub(crate) const INPUT: Style = AnsiColor::Cyan.on_default();
/// What matters less.
pub(crate) const MUTED: Style = Style::new().dimmed();
/// Refusals and warnings.
pub(crate) const WARNING: Style = AnsiColor::Yellow.on_default();

const SEATS: [AnsiColor; 6] = [
    AnsiColor::Red,
    AnsiColor::Blue,
    AnsiColor::Green,
    AnsiColor::Yellow,
    AnsiColor::Magenta,
    AnsiColor::Cyan,
];

/// `text` in a style.
pub(crate) fn styled(style: Style, text: impl std::fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}

/// The colour of a seat, by index.
pub(crate) fn seat_style(index: usize) -> Style {
    SEATS[index % SEATS.len()].on_default().bold()
}

/// Colours the seats `s1`, `s2`, … in a drawn board. Colours take no columns, so that nothing moves.
pub(crate) fn paint_seats(board: &str) -> String {
    let mut painted = String::with_capacity(board.len());
    let mut rest = board;
    let mut before = ' ';
    while let Some(character) = rest.chars().next() {
        let number = match rest.as_bytes() {
            [b's', digit @ b'1'..=b'9', after @ ..]
                if !before.is_alphanumeric() && !after.first().is_some_and(u8::is_ascii_alphanumeric) =>
            {
                Some(digit - b'0')
            }
            _ => None,
        };
        let length = match number {
            Some(number) => {
                painted.push_str(&styled(seat_style(usize::from(number) - 1), &rest[..2]));
                2
            }
            None => {
                painted.push(character);
                character.len_utf8()
            }
        };
        before = character;
        rest = &rest[length..];
    }
    painted
}

/// Breaks lines that are longer than `width` between words; continuation lines are indented by `hanging` columns. Words
/// longer than a line stay whole, and so do drawings.
pub(crate) fn wrap(text: &str, width: Option<usize>, hanging: usize) -> String {
    let Some(width) = width else { return text.to_owned() };
    // Deep indentation would leave no room on a narrow terminal.
    let indent = " ".repeat(hanging.min(width / 3));
    let options = Options::new(width)
        .subsequent_indent(&indent)
        .break_words(false)
        .word_splitter(WordSplitter::NoHyphenation);
    let line = |line: &str| {
        let drawn = line.contains(|it| matches!(it, '\u{2500}'..='\u{259f}'));
        if drawn || textwrap::core::display_width(line) <= width {
            line.to_owned()
        } else {
            textwrap::fill(line, &options)
        }
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_never_inside_one() {
        let text = "   1  place 2   Place a well-known hunter in region 2";
        let wrapped = wrap(text, Some(30), 8);
        assert_eq!(wrapped, "   1  place 2   Place a\n        well-known hunter in\n        region 2");
        assert_eq!(wrap(text, None, 8), text);
        let hash = "0123456789abcdef".repeat(4);
        assert_eq!(wrap(&format!("The seed is {hash}."), Some(30), 2), format!("The seed is\n  {hash}."));
        let drawn = format!("┌{}┐", "─ ".repeat(30));
        assert_eq!(wrap(&drawn, Some(30), 0), drawn);
    }

    #[test]
    fn colours_take_no_columns() {
        let plain = "Oona places a hunter in region 5.";
        let coloured = plain.replace("Oona", &styled(seat_style(0), "Oona"));
        assert_eq!(wrap(&coloured, Some(plain.len()), 0), coloured);
    }

    #[test]
    fn seats_of_a_board_are_coloured_and_other_words_are_not() {
        let painted = paint_seats("s1:2 s12 pass2 boss1 s2");
        assert_eq!(anstream::adapter::strip_str(&painted).to_string(), "s1:2 s12 pass2 boss1 s2");
        assert!(painted.starts_with(&styled(seat_style(0), "s1")), "{painted:?}");
        assert!(painted.ends_with(&styled(seat_style(1), "s2")), "{painted:?}");
        assert!(painted.contains(" s12 pass2 boss1 "), "{painted:?}");
        assert_eq!(paint_seats("é s"), "é s");
    }
}
