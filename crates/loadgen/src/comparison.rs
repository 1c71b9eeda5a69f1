//! The report of a comparison: one column for each set-up.

use std::time::Duration;

use crate::{
    Arguments, across,
    compare::{Column, Measured, Setup, Usage},
    report::{percentiles, quantile},
};

/// How much dearer an action may be on one process because there could be others.
const MOST_OVERHEAD: f64 = 0.1;

/// One of the two paces of a column.
type Of = fn(&Column) -> &Measured;

/// The report as Markdown, measured on a machine with so many cores.
pub(crate) fn markdown(arguments: &Arguments, cores: usize, columns: &[(Setup, Column)]) -> String {
    let mut text = format!(
        "# Load of a cluster\n\nMeasured by `cargo xtask load --cluster`: {} tables of people, all with an open page and stream, on PostgreSQL. \
         The machine has {cores} cores: one for the players, the rest for everything else. Every set-up was measured {} times \
         for {} s, each time with a new database; every other round goes through the set-ups from the last to the first.\n\n\
         An action is acknowledged when it is durable. \"The other players' pages\" is the time from sending a request until the page \
         of another player has the update; without a proxy, that page is at another process. Processor time is that of all \
         processes of a kind together, for each action.\n\n",
        arguments.tables, arguments.rounds, arguments.seconds,
    );
    let head: String = columns.iter().map(|(setup, _)| format!(" {} |", setup.name())).collect();
    text.push_str(&format!("| |{head}\n|---|{}\n", "---:|".repeat(columns.len())));
    let mut row = |name: &str, value: &dyn Fn(&Column) -> String| {
        let values: String = columns.iter().map(|(_, column)| format!(" {} |", value(column))).collect();
        text.push_str(&format!("| {name} |{values}\n"));
    };
    let think = arguments.think as f64 / 1000.0;
    let paces: [(String, Of); 2] = [
        (format!("players pause {think} s"), |it| &it.calm),
        ("players do not pause".to_owned(), |it| &it.rush),
    ];
    for (pace, of) in &paces {
        row(&format!("{pace}: durable actions a second"), &|it| format!("{:.0}", of(it).rate()));
        row("… request to acknowledgement, p50 / p99", &|it| percentiles(&of(it).times.acknowledged));
        row("… request to the other players' pages, p50 / p99", &|it| percentiles(&of(it).times.seen));
        row("… processor time of servers", &|it| cost(of(it), |usage| usage.servers));
        row("… of NATS", &|it| cost(of(it), |usage| usage.nats));
        row("… of HAProxy", &|it| cost(of(it), |usage| usage.balancer));
        row("… of PostgreSQL", &|it| cost(of(it), |usage| usage.database));
        row("… of servers, NATS and PostgreSQL", &|it| cost(of(it), Usage::total));
    }
    row("one table alone: move to the page at another process, p50 / p99", &|it| percentiles(&it.across));
    row("failed requests", &|it| it.errors.to_string());
    text.push_str(&goals(columns, &paces));
    text
}

/// What follows from the table: how much dearer an action is with more processes, and whether moves are seen soon enough.
fn goals(columns: &[(Setup, Column)], paces: &[(String, Of)]) -> String {
    let column = |setup| columns.iter().find(|(it, _)| *it == setup).map(|(_, column)| column);
    let mut text = String::from(
        "\n## Goals\n\nProcessor time of servers, NATS and PostgreSQL for each action, compared:\n\n",
    );
    for (pace, of) in paces {
        for (what, more, less, most) in [
            ("one process with `--cluster` to one without", Setup::One, Setup::Alone, Some(MOST_OVERHEAD)),
            ("three processes to one with `--cluster`", Setup::Three, Setup::One, None),
        ] {
            let (Some(more), Some(less)) = (column(more), column(less)) else { continue };
            let overhead = of(more).cost(Usage::total) / of(less).cost(Usage::total) - 1.0;
            let verdict = most.map_or_else(String::new, |most| {
                format!(" (goal: under {:.0} %; {})", most * 100.0, verdict(overhead, most))
            });
            text.push_str(&format!("- {what}, {pace}: {:+.1} %{verdict}\n", overhead * 100.0));
        }
    }
    for (setup, column) in columns {
        if let Some(most) = quantile(&column.across, 0.99) {
            text.push_str(&format!(
                "- {}: 99 of 100 moves at a table alone are on the page at another process within {:.1} ms (goal: {} ms; {})\n",
                setup.name(),
                most.as_secs_f64() * 1000.0,
                across::GOAL.as_millis(),
                verdict(most, across::GOAL)
            ));
        }
    }
    text
}

/// Whether a value is under its goal.
fn verdict<T: PartialOrd + Copy>(value: T, most: T) -> &'static str {
    if value < most { "met" } else { "missed" }
}

fn cost(measured: &Measured, part: impl Fn(&Usage) -> Duration) -> String {
    format!("{:.2} ms", measured.cost(part))
}
