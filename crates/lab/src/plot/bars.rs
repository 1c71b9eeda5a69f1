//! Shares of a whole, side by side.

use std::fmt::Write;

use super::{LEFT, RIGHT, ROW, TOP, WIDTH, escape, opened};

/// Shares of the same thing in two wholes.
#[derive(Clone, Debug)]
pub struct BarRow {
    /// What it is.
    pub label: String,
    /// Its shares, from 0 to 1, in the order of the legend.
    pub shares: [f64; 2],
}

/// The colours of both shares.
const FILLS: [&str; 2] = ["#a8502a", "#8a9a78"];

/// Two bars for each row, as long as their share of the longest one.
pub fn bars(title: &str, legend: [&str; 2], rows: &[BarRow]) -> String {
    let whole = LEFT + WIDTH + RIGHT;
    let height = TOP + ROW * (rows.len() + 1) + 16;
    let longest = rows.iter().flat_map(|row| row.shares).fold(0.01, f64::max);
    let mut svg = opened(title, whole, height as f64);
    for (index, BarRow { label, shares }) in rows.iter().enumerate() {
        let top = TOP + ROW * index;
        // Writing to a string cannot fail.
        let _ = writeln!(svg, "<text x=\"12\" y=\"{}\" fill=\"#3b2a1a\">{}</text>", top + 16, escape(label));
        for (place, (share, fill)) in shares.iter().zip(FILLS).enumerate() {
            let _ = writeln!(
                svg,
                "<rect x=\"{LEFT}\" y=\"{}\" width=\"{:.1}\" height=\"9\" fill=\"{fill}\"/>",
                top + 3 + place * 10,
                WIDTH * share / longest,
            );
        }
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\" fill=\"#3b2a1a\">{:.1} · {:.1} %</text>",
            whole - 8.0,
            top + 16,
            shares[0] * 100.0,
            shares[1] * 100.0,
        );
    }
    let bottom = TOP + ROW * rows.len();
    for ((place, name), fill) in legend.iter().enumerate().zip(FILLS) {
        let x = LEFT + place as f64 * 200.0;
        let _ = writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{}\" width=\"12\" height=\"12\" fill=\"{fill}\"/>\
             <text x=\"{}\" y=\"{}\" fill=\"#6b5a45\">{}</text>",
            bottom + 10,
            x + 18.0,
            bottom + 21,
            escape(name),
        );
    }
    svg.push_str("</svg>\n");
    svg
}
