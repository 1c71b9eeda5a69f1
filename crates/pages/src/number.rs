//! Numbers as readers of a language write them.

use words::Language;

/// A number with one decimal.
pub(crate) fn decimal(language: Language, number: f64) -> String {
    // Minus zero is zero.
    let text = format!("{:.1}", (number * 10.0).round() / 10.0 + 0.0);
    let text = text.replace('-', "−");
    match language {
        Language::English => text,
        Language::French | Language::German | Language::Polish => text.replace('.', ","),
    }
}

/// A change: a number with one decimal and its sign.
pub(crate) fn change(language: Language, number: f64) -> String {
    let text = decimal(language, number);
    if number >= 0.05 { format!("+{text}") } else { text }
}

/// A share in per cent, rounded.
pub(crate) fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_decimal_mark_of_their_language() {
        assert_eq!(decimal(Language::English, 27.449), "27.4");
        assert_eq!(decimal(Language::French, -0.26), "−0,3");
        assert_eq!(decimal(Language::German, -0.01), "0,0");
        assert_eq!(change(Language::Polish, 1.25), "+1,3");
        assert_eq!(change(Language::English, -1.0), "−1.0");
        assert_eq!(change(Language::English, 0.01), "0.0");
    }
}
