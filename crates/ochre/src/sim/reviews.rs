//! `ochre sim --review`: how right reviews are.

use std::io::{self, Write};

use catalog::Game;
use lab::{
    simulate::{Plan, Progress},
    trial::{Bin, PLANTED, Report},
};
use table::{any::Opening, text::Phrase};
use words::Dictionary;

use super::{SimArgs, rounded};
use crate::{
    cli::Failure,
    messages,
    progress::with_bar,
    review::check_evaluations,
    terminal::{self, HEADING, styled},
};

pub(super) fn run(
    game: &dyn Game,
    opening: &Opening,
    plan: &Plan,
    args: &SimArgs,
    words: &Dictionary,
) -> Result<(), Failure> {
    check_evaluations("--evaluations", args.evaluations)?;
    let progress = Progress::default();
    let report = with_bar(&progress.games, &progress.stop, plan.games, "games", || {
        game.try_reviews(opening, plan, args.evaluations, &progress)
    })?;
    if args.json {
        writeln!(io::stdout().lock(), "{}", serde_json::to_string_pretty(&report)?)?;
        return Ok(());
    }
    print(&report, words, &mut terminal::stdout())
}

fn print(report: &Report, words: &Dictionary, out: &mut impl Write) -> Result<(), Failure> {
    let say = |phrase: &Phrase| messages::phrase(words, phrase);
    let percent = |share: f64| rounded(share * 100.0, 1);
    let head = Phrase::new("ochre-sim-head")
        .text("game", report.game)
        .number("games", report.games as i64)
        .text("options", report.options.to_string());
    writeln!(out, "{}", styled(HEADING, say(&head)))?;
    let marks = Phrase::new("ochre-trial-marks")
        .number("choices", report.decisions as i64)
        .text("inaccuracies", rounded(report.marks.inaccuracies, 2))
        .text("mistakes", rounded(report.marks.mistakes, 2))
        .text("blunders", rounded(report.marks.blunders, 2));
    writeln!(out, "{}", say(&marks))?;
    let planted = Phrase::new("ochre-trial-planted")
        .text("worth", rounded(f64::from(PLANTED) * 100.0, 0))
        .number("blunders", report.planted.blunders as i64)
        .number("marked", report.planted.marked as i64)
        .number("mistakes", report.planted.mistakes as i64)
        .text("share", percent(report.planted.share.share))
        .text("low", percent(report.planted.share.low))
        .text("high", percent(report.planted.share.high));
    writeln!(out, "{}", say(&planted))?;
    print_reliability(&report.reliability, words, out)
}

/// How often stated chances came true.
pub(super) fn print_reliability(
    bins: &[Bin],
    words: &Dictionary,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let say = |phrase: &Phrase| messages::phrase(words, phrase);
    let percent = |share: f64| rounded(share * 100.0, 1);
    let [stated, choices, mean, won] =
        ["stated", "choices", "mean", "won"].map(|head| messages::text(words, format!("ochre-trial-{head}")));
    writeln!(out, "\n{HEADING}{stated:16} {choices:>9} {mean:>9} {won:>28}{HEADING:#}")?;
    for bin in bins.iter().filter(|bin| bin.positions > 0) {
        let range = format!("{:.0}–{:.0} %", bin.from * 100.0, bin.to * 100.0);
        let share = Phrase::new("ochre-sim-share")
            .text("share", percent(bin.won.share))
            .text("low", percent(bin.won.low))
            .text("high", percent(bin.won.high));
        let stated = format!("{} %", percent(bin.stated));
        writeln!(out, "{range:16} {:>9} {stated:>9} {:>28}", bin.positions, say(&share))?;
    }
    Ok(())
}
