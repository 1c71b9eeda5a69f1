//! The report in the terminal.

use std::io::Write;

use lab::{
    balance::{Kind, Report},
    statistics::Share,
};
use table::text::Phrase;
use words::Dictionary;

use super::say;
use crate::{
    cli::Failure,
    messages,
    terminal::{HEADING, styled},
};

/// A share in per cent with one decimal, the same in every language.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// A share with its interval.
pub(super) fn percent_with_interval(share: &Share, words: &Dictionary) -> String {
    let phrase = Phrase::new("ochre-sim-share")
        .text("share", percent(share.share))
        .text("low", percent(share.low))
        .text("high", percent(share.high));
    messages::phrase(words, &phrase)
}

/// The heading of a report: game, number of games, options.
pub(super) fn title(report: &Report, words: &Dictionary) -> String {
    let head = Phrase::new("ochre-sim-head")
        .text("game", report.game.as_str())
        .number("games", report.games as i64)
        .text("options", report.options.to_string());
    messages::phrase(words, &head)
}

/// Lengths and scores in two sentences.
pub(super) fn sentences(report: &Report, words: &Dictionary) -> [String; 2] {
    let rounded = |number: f64, digits: usize| format!("{number:.digits$}");
    let scores = Phrase::new("ochre-usage-scores")
        .text("winning", rounded(report.winning_score.mean, 1))
        .text("all", rounded(report.score.mean, 1));
    let length = Phrase::new("ochre-sim-length")
        .text("mean", rounded(report.decisions.mean, 0))
        .text("deviation", rounded(report.decisions.deviation, 0))
        .text("least", rounded(report.decisions.least, 0))
        .text("most", rounded(report.decisions.most, 0));
    [messages::phrase(words, &scores), messages::phrase(words, &length)]
}

pub(super) fn print(report: &Report, words: &Dictionary, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}", styled(HEADING, title(report, words)))?;
    let seeds = report.series.iter().map(|series| format!("{} × {}", series.seed, series.games));
    let seeds = Phrase::new("ochre-balance-seeds").text("seeds", seeds.collect::<Vec<_>>().join(", "));
    writeln!(out, "{}", messages::phrase(words, &seeds))?;
    for sentence in sentences(report, words) {
        writeln!(out, "{sentence}")?;
    }
    let columns = |first: &str| {
        let (first, wins, score) =
            (say(words, first), say(words, "ochre-sim-wins"), say(words, "ochre-sim-score"));
        format!("\n{HEADING}{first:24} {wins:>28}   {score:>18}{HEADING:#}")
    };
    let line = |name: String, wins: &Share, score: &lab::statistics::Summary| {
        let score = format!("{:.1} ± {:.1}", score.mean, score.deviation);
        format!("{name:24} {:>28}   {score:>18}", percent_with_interval(wins, words))
    };
    writeln!(out, "{}", columns("ochre-sim-seat"))?;
    for seat in &report.seats {
        writeln!(out, "{}", line(seat.seat.to_string(), &seat.wins, &seat.score))?;
    }
    writeln!(out, "{}", columns("ochre-sim-bot"))?;
    for bot in &report.bots {
        writeln!(out, "{}", line(format!("{} ×{}", bot.bot, bot.count), &bot.wins, &bot.score))?;
    }
    writeln!(out, "\n{}", styled(HEADING, say(words, "ochre-balance-sources")))?;
    for source in &report.sources {
        let (winners, all) = (percent(source.winners), percent(source.all));
        writeln!(out, "  {winners:>5} % {all:>5} % {:7.2}  {}", source.points, say(words, &source.source))?;
    }
    for kind in &report.kinds {
        print_kind(kind, words, out)?;
    }
    Ok(())
}

fn print_kind(kind: &Kind, words: &Dictionary, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "\n{}", styled(HEADING, say(words, kind.kind)))?;
    let [taken, portion, each, wins, first] = ["taken", "portion", "each", "wins", "first"]
        .map(|column| say(words, &format!("ochre-balance-{column}")));
    writeln!(out, "{:30} {taken:>10} {portion:>10} {each:>10} {wins:>26} {first:>26}", "")?;
    for line in &kind.subjects {
        let name = messages::phrase(words, &line.name);
        let shown = |share: Option<Share>| share.map(|share| percent_with_interval(&share, words));
        // What is offered once and taken later has no turn in which it could be chosen.
        let taken = line.picked.or(line.completed).map(|share| format!("{} %", percent(share.share)));
        writeln!(
            out,
            "{name:30} {:>10} {:>8} % {:>10.2} {:>26} {:>26}",
            taken.unwrap_or_default(),
            percent(line.portion),
            line.each_game,
            shown(line.wins).unwrap_or_default(),
            shown(line.first).unwrap_or_default(),
        )?;
    }
    Ok(())
}
