//! `ochre balance --specialists`: which ways to points can win.

use std::io::{self, Write};

use lab::{simulate::Progress, statistics::Share};
use serde::Serialize;
use table::text::Phrase;
use words::Dictionary;

use super::{Measuring, Results, print::percent_with_interval, say};
use crate::{
    cli::Failure,
    messages,
    progress::with_bar,
    terminal::{self, HEADING, styled},
};

/// What a specialist won.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Line {
    strategy: &'static str,
    strength: f32,
    games: u64,
    wins: Share,
}

/// The share of wins against bots without a bias from which on a way counts as viable: of two seats, of more.
const VIABLE: [f64; 2] = [0.40, 0.25];

pub(super) fn run(
    measuring: &Measuring<'_>,
    strengths: &[f32],
    results: &mut Results,
    words: &Dictionary,
) -> Result<(), Failure> {
    let strategies = measuring.game.strategies();
    let seats = measuring.levels.len();
    let progress = Progress::default();
    let total = measuring.args.games * (strategies.len() * strengths.len()) as u64;
    let lines = with_bar(&progress.games, &progress.stop, total, "games", || {
        let mut lines: Vec<Line> = Vec::new();
        for strategy in strategies {
            for &strength in strengths {
                let mut contestants = measuring.plain();
                contestants[0] = measuring.specialist(strategy.name, strength)?;
                let index = measuring.play(&contestants, results, &progress)?;
                let report = measuring.game.balance_report(&measuring.opening, &results.list[index])?;
                if let Some(own) = report.bots.first() {
                    let line =
                        Line { strategy: strategy.name, strength, games: report.games, wins: own.wins };
                    lines.push(line);
                }
            }
        }
        Ok::<_, Failure>(lines)
    })?;
    if measuring.args.json {
        writeln!(io::stdout().lock(), "{}", serde_json::to_string_pretty(&lines)?)?;
        return Ok(());
    }
    let mut out = terminal::stdout();
    let head = Phrase::new("ochre-balance-specialists")
        .text("level", measuring.levels[0].to_string())
        .number("seats", seats as i64);
    writeln!(out, "{}", styled(HEADING, messages::phrase(words, &head)))?;
    let viable = VIABLE[usize::from(seats > 2)];
    for strategy in strategies {
        let of_it = || lines.iter().filter(|line| line.strategy == strategy.name);
        let best = of_it().map(|line| line.wins.share).fold(0.0, f64::max);
        let verdict = if best >= viable { "ochre-balance-viable" } else { "ochre-balance-not-viable" };
        let name = format!("{} ({})", say(words, strategy.key), strategy.name);
        writeln!(out, "\n{name}: {}", say(words, verdict))?;
        for line in of_it() {
            writeln!(
                out,
                "  +{:<5} {}  {:>6}",
                line.strength,
                percent_with_interval(&line.wins, words),
                line.games
            )?;
        }
    }
    Ok(())
}
