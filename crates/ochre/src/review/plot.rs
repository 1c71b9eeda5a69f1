//! The chances of all seats over the game, drawn with characters.

use review::{Point, Review};

use crate::terminal::{seat_style, styled};

/// Rows of the plot: a label stands at every third, from 100 to 0 per cent.
const ROWS: usize = 13;
/// Columns of the labels.
const MARGIN: usize = 4;
/// Columns of a plot where the width of the terminal is not known.
const COLUMNS: usize = 76;

/// The lines of the plot: one for each row, the axis, and the numbers of the rounds. Each seat draws its number.
pub(super) fn lines(review: &Review, width: Option<usize>) -> Vec<String> {
    let columns = width.unwrap_or(COLUMNS).clamp(MARGIN + 22, MARGIN + COLUMNS + 2) - MARGIN - 2;
    let mut cells: Vec<Vec<Option<usize>>> = vec![vec![None; columns]; ROWS];
    // The first seats are drawn last, over the others.
    for (seat, curve) in review.curves.iter().enumerate().rev() {
        let known = (0..columns).filter_map(|column| {
            chance_at(curve, step_at(column, columns, review.events)).map(|chance| (column, chance))
        });
        for (column, chance) in known {
            let row = ((1.0 - chance.clamp(0.0, 1.0)) * (ROWS - 1) as f32).round() as usize;
            cells[row][column] = Some(seat);
        }
    }
    let mut lines: Vec<String> = cells.iter().enumerate().map(|(row, cells)| line(row, cells)).collect();
    lines.extend(axis(review, columns));
    lines
}

fn line(row: usize, cells: &[Option<usize>]) -> String {
    let label = match row % 3 {
        0 => format!("{:>3}", 100 - row * 100 / (ROWS - 1)),
        _ => String::new(),
    };
    let mut line = format!("{label:>3} │");
    for cell in cells {
        match cell {
            Some(seat) => line.push_str(&styled(seat_style(*seat), seat + 1)),
            None => line.push(' '),
        }
    }
    line.trim_end().to_owned()
}

/// The axis with a mark where each round begins, and the numbers of the rounds below.
fn axis(review: &Review, columns: usize) -> [String; 2] {
    let mut marks: Vec<(usize, u32)> = Vec::new();
    for heading in &review.headings {
        if marks.last().is_none_or(|(_, round)| *round != heading.round) {
            let column = heading.step * (columns - 1) / review.events.max(1);
            marks.push((column, heading.round));
        }
    }
    let tick = |column: usize| if marks.iter().any(|(at, _)| *at == column) { '┬' } else { '─' };
    let line = (0..columns).map(tick).collect::<String>();
    let mut numbers = String::new();
    for (column, round) in marks {
        let gap = (MARGIN + 1 + column).saturating_sub(numbers.len());
        if gap > 0 || numbers.is_empty() {
            numbers.push_str(&" ".repeat(gap));
            numbers.push_str(&round.to_string());
        }
    }
    [format!("{:MARGIN$}└{line}", ""), numbers]
}

/// The step of the game that a column stands for.
const fn step_at(column: usize, columns: usize, events: usize) -> usize {
    column * events / (columns - 1)
}

/// The chance at a step: that of the last point up to there.
fn chance_at(curve: &[Point], step: usize) -> Option<f32> {
    curve.iter().rev().find(|point| point.step <= step).map(|point| point.chance)
}
