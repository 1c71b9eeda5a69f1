//! The ladder as an SVG plot.

use std::fmt::Write;

use crate::ladder::Pairing;

const ROW: usize = 26;
const TOP: usize = 40;
const LEFT: f64 = 250.0;
const WIDTH: f64 = 400.0;
const RIGHT: f64 = 90.0;

/// Win shares with their 95 % intervals, one row for each pairing, with a mark where a fair share would be.
pub fn ladder(title: &str, pairings: &[&Pairing]) -> String {
    let height = TOP + ROW * pairings.len() + 40;
    let whole = LEFT + WIDTH + RIGHT;
    let at = |share: f64| LEFT + WIDTH * share;
    let bottom = TOP + ROW * pairings.len();
    // Writing to a string cannot fail.
    let mut svg = String::new();
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {whole} {height}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\">\n<title>{}</title>\n\
         <rect width=\"{whole}\" height=\"{height}\" fill=\"#fbf6ec\"/>\n\
         <text x=\"12\" y=\"22\" font-size=\"15\" font-weight=\"bold\" fill=\"#3b2a1a\">{}</text>\n",
        escape(title),
        escape(title)
    );
    for tenth in (0..=10).step_by(2) {
        let x = at(f64::from(tenth) / 10.0);
        let _ = write!(
            svg,
            "<line x1=\"{x}\" y1=\"{TOP}\" x2=\"{x}\" y2=\"{bottom}\" stroke=\"#d9ccb4\"/>\n\
             <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" fill=\"#6b5a45\">{} %</text>\n",
            bottom + 18,
            tenth * 10
        );
    }
    for (row, pairing) in pairings.iter().enumerate() {
        let share = pairing.share();
        let middle = TOP + ROW * row + ROW / 2;
        let fair = at(1.0 / pairing.seats.max(1) as f64);
        let _ = write!(
            svg,
            "<text x=\"12\" y=\"{y}\" fill=\"#3b2a1a\">{} among {} × {}, {} seats</text>\n\
             <line x1=\"{fair:.1}\" y1=\"{a}\" x2=\"{fair:.1}\" y2=\"{b}\" stroke=\"#6b5a45\" stroke-dasharray=\"3 2\"/>\n\
             <line x1=\"{:.1}\" y1=\"{middle}\" x2=\"{:.1}\" y2=\"{middle}\" stroke=\"#a8502a\" stroke-width=\"3\"/>\n\
             <circle cx=\"{:.1}\" cy=\"{middle}\" r=\"5\" fill=\"#a8502a\"/>\n\
             <text x=\"{}\" y=\"{y}\" text-anchor=\"end\" fill=\"#3b2a1a\">{:.1} %</text>\n",
            escape(&pairing.bot),
            pairing.seats.saturating_sub(1),
            escape(&pairing.rival),
            pairing.seats,
            at(share.low),
            at(share.high),
            at(share.share),
            whole - 12.0,
            share.share * 100.0,
            y = middle + 4,
            a = middle - 9,
            b = middle + 9,
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
