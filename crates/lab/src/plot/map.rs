//! A map of strategies: who mixes two sources of points how, and who wins with it.

use std::fmt::Write;

use super::{EDGE, SIDE, escape, opened};
use crate::{balance::StrategyMap, game::WHOLE_WIN};

/// Tenths on each axis.
const BINS: f64 = 10.0;
/// Mixtures of fewer seats say nothing about winning.
const FEWEST: u64 = 5;

/// A disc for each mixture: its area is the number of seats, its colour their share of wins, from grey (never) over ochre (a fair
/// share, of `seats` seats) to red (twice that or more).
pub fn map(title: &str, axes: [&str; 2], map: &StrategyMap, seats: usize) -> String {
    let whole = SIDE + 2.0 * EDGE;
    let cell = SIDE / BINS;
    let most = map.cells.iter().map(|(_, _, cell)| cell.seats).max().unwrap_or(1).max(1);
    let mut svg = opened(title, whole, whole);
    for tenth in (0..=10).step_by(2) {
        let along = SIDE * f64::from(tenth) / BINS;
        let (x, y) = (EDGE + along, EDGE + SIDE - along);
        // Writing to a string cannot fail.
        let _ = write!(
            svg,
            "<path d=\"M{EDGE} {y}h{SIDE}M{x} {EDGE}v{SIDE}\" stroke=\"#d9ccb4\" fill=\"none\"/>\n\
             <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" fill=\"#6b5a45\">{percent} %</text>\n\
             <text x=\"{}\" y=\"{}\" text-anchor=\"end\" fill=\"#6b5a45\">{percent} %</text>\n",
            EDGE + SIDE + 18.0,
            EDGE - 6.0,
            y + 4.0,
            percent = tenth * 10,
        );
    }
    for &(across, up, counted) in map.cells.iter().filter(|(_, _, cell)| cell.seats >= FEWEST) {
        let wins = counted.wins as f64 / WHOLE_WIN as f64 / counted.seats as f64;
        let radius = cell / 2.0 * (counted.seats as f64 / most as f64).sqrt();
        let _ = writeln!(
            svg,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{:.1}\" fill=\"{}\"><title>{} seats, {:.0} % wins</title></circle>",
            EDGE + cell * (f64::from(across) + 0.5),
            EDGE + SIDE - cell * (f64::from(up) + 0.5),
            radius.max(1.5),
            colour(wins * seats as f64),
            counted.seats,
            wins * 100.0,
        );
    }
    let _ = write!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"#3b2a1a\">{}</text>\n\
         <text transform=\"translate(14 {}) rotate(-90)\" text-anchor=\"middle\" fill=\"#3b2a1a\">{}</text>\n</svg>\n",
        EDGE + SIDE / 2.0,
        EDGE + SIDE + 40.0,
        escape(axes[0]),
        EDGE + SIDE / 2.0,
        escape(axes[1]),
    );
    svg
}

/// The colour of wins, 1 for a fair share of them.
fn colour(fair: f64) -> String {
    let (low, middle, high) = ([0xb8, 0xb4, 0xac], [0xd2, 0x96, 0x3c], [0x9c, 0x2a, 0x1c]);
    let (from, to, part) =
        if fair < 1.0 { (low, middle, fair.max(0.0)) } else { (middle, high, (fair - 1.0).min(1.0)) };
    let mixed =
        |index: usize| f64::from(from[index]) + (f64::from(to[index]) - f64::from(from[index])) * part;
    format!("#{:02x}{:02x}{:02x}", mixed(0) as u8, mixed(1) as u8, mixed(2) as u8)
}
