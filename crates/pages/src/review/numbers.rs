//! Chances in the reader's notation.

use words::Language;

use crate::page_context::PageContext;

/// A chance in per cent with one decimal, without the sign: `12.9`.
pub(crate) fn percent(ctx: &PageContext<'_>, chance: f32) -> String {
    let text = format!("{:.1}", chance.abs() * 100.0);
    match ctx.language {
        Language::English => text,
        Language::French | Language::German | Language::Polish => text.replace('.', ","),
    }
}

/// A change in points with its sign: `−8.6`, `+3.2`, `0.0`.
pub(crate) fn signed(ctx: &PageContext<'_>, change: f32) -> String {
    let sign = match change {
        change if change <= -5e-4 => "\u{2212}",
        change if change >= 5e-4 => "+",
        _ => "",
    };
    format!("{sign}{}", percent(ctx, change))
}

/// A whole number with its thousands apart: `10,000`.
pub(crate) fn whole(ctx: &PageContext<'_>, number: u32) -> String {
    let mark = match ctx.language {
        Language::English => ",",
        Language::German => ".",
        Language::French | Language::Polish => "\u{202f}",
    };
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(mark)
}

/// A coordinate.
pub(crate) fn tenth(number: f32) -> String {
    format!("{number:.1}")
}
