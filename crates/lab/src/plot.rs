//! Measurements as SVG plots.

mod bars;
mod map;

use std::fmt::Write;

use crate::{calibration::Reliability, ladder::Pairing, statistics::Share};

pub use bars::{BarRow, bars};
pub use map::map;

const ROW: usize = 26;
const TOP: usize = 40;
const LEFT: f64 = 250.0;
const WIDTH: f64 = 400.0;
const RIGHT: f64 = 90.0;

/// Win shares with their 95 % intervals, one row for each pairing, with a mark where a fair share would be.
pub fn ladder(title: &str, pairings: &[&Pairing]) -> String {
    let row = |pairing: &&Pairing| ShareRow {
        label: format!(
            "{} among {} × {}, {} seats",
            pairing.bot,
            pairing.seats.saturating_sub(1),
            pairing.rival,
            pairing.seats
        ),
        share: pairing.share(),
        fair: Some(1.0 / pairing.seats.max(1) as f64),
    };
    shares(title, &pairings.iter().map(row).collect::<Vec<_>>())
}

/// A share with a label.
#[derive(Clone, Debug)]
pub struct ShareRow {
    /// What it is the share of.
    pub label: String,
    /// The share with its interval.
    pub share: Share,
    /// Where a mark shows what would be fair.
    pub fair: Option<f64>,
}

/// Shares with their 95 % intervals, one to a row.
pub fn shares(title: &str, rows: &[ShareRow]) -> String {
    let height = TOP + ROW * rows.len() + 40;
    let whole = LEFT + WIDTH + RIGHT;
    let at = |share: f64| LEFT + WIDTH * share;
    let bottom = TOP + ROW * rows.len();
    let mut svg = opened(title, whole, height as f64);
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
    for (index, ShareRow { label, share, fair }) in rows.iter().enumerate() {
        let middle = TOP + ROW * index + ROW / 2;
        if let Some(fair) = fair.map(at) {
            let _ = writeln!(
                svg,
                "<line x1=\"{fair:.1}\" y1=\"{}\" x2=\"{fair:.1}\" y2=\"{}\" stroke=\"#6b5a45\" stroke-dasharray=\"3 2\"/>",
                middle - 9,
                middle + 9,
            );
        }
        let _ = write!(
            svg,
            "<text x=\"12\" y=\"{y}\" fill=\"#3b2a1a\">{}</text>\n\
             <line x1=\"{:.1}\" y1=\"{middle}\" x2=\"{:.1}\" y2=\"{middle}\" stroke=\"#a8502a\" stroke-width=\"3\"/>\n\
             <circle cx=\"{:.1}\" cy=\"{middle}\" r=\"5\" fill=\"#a8502a\"/>\n\
             <text x=\"{}\" y=\"{y}\" text-anchor=\"end\" fill=\"#3b2a1a\">{:.1} %</text>\n",
            escape(label),
            at(share.low),
            at(share.high),
            at(share.share),
            whole - 12.0,
            share.share * 100.0,
            y = middle + 4,
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// The beginning of a plot: its size, ground and title. Writing to a string cannot fail.
fn opened(title: &str, width: f64, height: f64) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\">\n<title>{0}</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fbf6ec\"/>\n\
         <text x=\"12\" y=\"22\" font-size=\"15\" font-weight=\"bold\" fill=\"#3b2a1a\">{0}</text>\n",
        escape(title)
    )
}

/// The side of the square in which shares are plotted, and the room around it.
const SIDE: f64 = 360.0;
const EDGE: f64 = 56.0;
/// Bins with fewer choices say nothing.
const FEWEST: u64 = 10;

/// Stated chances against what came of them, with 95 % intervals; on the diagonal they come true.
pub fn reliability(title: &str, measured: &Reliability) -> String {
    let whole = SIDE + 2.0 * EDGE;
    let (x, y) = (|share: f64| EDGE + SIDE * share, |share: f64| EDGE + SIDE * (1.0 - share));
    let mut svg = opened(title, whole, whole);
    for tenth in (0..=10).step_by(2) {
        let share = f64::from(tenth) / 10.0;
        let _ = write!(
            svg,
            "<path d=\"M{x0} {y1}H{x1}M{x2} {y0}V{y2}\" stroke=\"#d9ccb4\" fill=\"none\"/>\n\
             <text x=\"{x2}\" y=\"{below}\" text-anchor=\"middle\" fill=\"#6b5a45\">{percent} %</text>\n\
             <text x=\"{left}\" y=\"{middle}\" text-anchor=\"end\" fill=\"#6b5a45\">{percent} %</text>\n",
            x0 = x(0.0),
            x1 = x(1.0),
            x2 = x(share),
            y0 = y(0.0),
            y1 = y(share),
            y2 = y(1.0),
            below = y(0.0) + 18.0,
            left = x(0.0) - 6.0,
            middle = y(share) + 4.0,
            percent = tenth * 10,
        );
    }
    let _ = write!(
        svg,
        "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"#6b5a45\" stroke-dasharray=\"4 3\"/>\n\
         <text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"#3b2a1a\">stated chance, against the share won</text>\n",
        x(0.0),
        y(0.0),
        x(1.0),
        y(1.0),
        x(0.5),
        y(0.0) + 40.0,
    );
    for bin in measured.bins.iter().filter(|bin| bin.positions >= FEWEST) {
        let _ = write!(
            svg,
            "<line x1=\"{at:.1}\" y1=\"{:.1}\" x2=\"{at:.1}\" y2=\"{:.1}\" stroke=\"#a8502a\" stroke-width=\"3\"/>\n\
             <circle cx=\"{at:.1}\" cy=\"{:.1}\" r=\"5\" fill=\"#a8502a\"/>\n",
            y(bin.won.low),
            y(bin.won.high),
            y(bin.won.share),
            at = x(bin.stated),
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
