//! The report as a page with plots: one file that needs nothing else.

use lab::{
    balance::{Kind, Report},
    plot::{self, BarRow, ShareRow},
    statistics::Share,
};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::Dictionary;

use super::{
    print::{percent, percent_with_interval, sentences, title},
    say,
};
use crate::messages;

/// Maps of pairs of sources that are shown: those with most to see.
const MAPS: usize = 6;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#3b2a1a;background:#fdfaf4}\
svg{max-width:100%;height:auto}.maps{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1rem}\
table{border-collapse:collapse}td,th{padding:.15rem .6rem;text-align:right;border-bottom:1px solid #d9ccb4}\
td:first-child,th:first-child{text-align:left}";

/// The page.
pub(super) fn page(report: &Report, words: &Dictionary) -> String {
    let title = title(report, words);
    let fair = 1.0 / report.seats.len().max(1) as f64;
    let [scores, length] = sentences(report, words);
    let seats = report.seats.iter().map(|line| row(line.seat.to_string(), line.wins, fair));
    let bots = report.bots.iter().map(|line| row(line.bot.clone(), line.wins, fair));
    let page = html! {
        (DOCTYPE)
        html {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                p { (scores) " " (length) }
                (svg(&plot::shares(&say(words, "ochre-balance-by-seat"), &seats.collect::<Vec<_>>())))
                (svg(&plot::shares(&say(words, "ochre-balance-by-bot"), &bots.collect::<Vec<_>>())))
                (svg(&sources(report, words)))
                @for kind in &report.kinds { (section(kind, fair, words)) }
                h2 { (say(words, "ochre-balance-maps")) }
                p { (say(words, "ochre-balance-maps-read")) }
                div.maps { @for map in maps(report, words) { div { (svg(&map)) } } }
            }
        }
    };
    page.into_string()
}

/// A plot that was drawn and escaped by the lab.
fn svg(plot: &str) -> Markup {
    PreEscaped(plot.to_owned())
}

fn row(label: String, share: Share, fair: f64) -> ShareRow {
    ShareRow { label, share, fair: Some(fair) }
}

fn sources(report: &Report, words: &Dictionary) -> String {
    let rows = report
        .sources
        .iter()
        .map(|line| BarRow { label: say(words, &line.source), shares: [line.winners, line.all] });
    let legend = ["ochre-balance-winners", "ochre-balance-all"].map(|key| say(words, key));
    plot::bars(&say(words, "ochre-balance-sources-plot"), [&legend[0], &legend[1]], &rows.collect::<Vec<_>>())
}

/// One kind: who wins with it, how often it is taken, and all in numbers.
fn section(kind: &Kind, fair: f64, words: &Dictionary) -> Markup {
    let name = |index: usize| messages::phrase(words, &kind.subjects[index].name);
    let rows = |of: &dyn Fn(usize) -> Option<Share>, fair: Option<f64>| -> Vec<ShareRow> {
        let row = |index| of(index).map(|share| ShareRow { label: name(index), share, fair });
        (0..kind.subjects.len()).filter_map(row).collect()
    };
    let wins = rows(&|index| kind.subjects[index].wins, Some(fair));
    let taken = rows(&|index| kind.subjects[index].picked.or(kind.subjects[index].completed), None);
    let say = |key: &str| say(words, key);
    html! {
        h2 { (say(kind.kind)) }
        (svg(&plot::shares(&say("ochre-balance-wins"), &wins)))
        @if !taken.is_empty() { (svg(&plot::shares(&say("ochre-balance-taken"), &taken))) }
        table {
            tr {
                th {}
                @for column in ["taken", "portion", "each", "wins", "first"] {
                    th { (say(&format!("ochre-balance-{column}"))) }
                }
            }
            @for (index, line) in kind.subjects.iter().enumerate() {
                tr {
                    td { (name(index)) }
                    td { @if let Some(share) = line.picked.or(line.completed) { (percent(share.share)) " %" } }
                    td { (percent(line.portion)) " %" }
                    td { (format!("{:.2}", line.each_game)) }
                    td { @if let Some(share) = &line.wins { (percent_with_interval(share, words)) } }
                    td { @if let Some(share) = &line.first { (percent_with_interval(share, words)) } }
                }
            }
        }
    }
}

fn maps(report: &Report, words: &Dictionary) -> Vec<String> {
    let draw = |map: &lab::balance::StrategyMap| {
        let axes = [0, 1].map(|axis| say(words, &map.sources[axis]));
        let title = format!("{} × {}", axes[0], axes[1]);
        plot::map(&title, [&axes[0], &axes[1]], map, report.seats.len())
    };
    report.maps.iter().take(MAPS).map(draw).collect()
}
