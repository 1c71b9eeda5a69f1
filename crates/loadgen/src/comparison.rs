//! The report of a comparison: one column for each set-up.

use std::{num::NonZero, thread};

use crate::{
    Arguments,
    compare::{Column, Measured, Setup, Usage},
    report::percentiles,
};

/// The report as Markdown.
pub(crate) fn markdown(arguments: &Arguments, columns: &[(Setup, Column)]) -> String {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let mut text = format!(
        "# Load of a cluster\n\nMeasured by `cargo xtask load --cluster`: {} tables of people, all with an open page and stream, on PostgreSQL. \
         The machine has {cores} cores: one for the players, the rest for everything else. Every set-up was measured {} times \
         for {} s in turn, each time with new tables.\n\n\
         An action is acknowledged when it is durable. \"The other players' pages\" is the time from sending a request until the page \
         of another player has the update; without a proxy, that page is at another process. Processor time is that of all \
         servers together, for each action.\n\n",
        arguments.tables, arguments.rounds, arguments.seconds,
    );
    let head: String = columns.iter().map(|(setup, _)| format!(" {} |", setup.name())).collect();
    text.push_str(&format!("| |{head}\n|---|{}\n", "---:|".repeat(columns.len())));
    let mut row = |name: &str, value: &dyn Fn(&Column) -> String| {
        let values: String = columns.iter().map(|(_, column)| format!(" {} |", value(column))).collect();
        text.push_str(&format!("| {name} |{values}\n"));
    };
    let think = arguments.think as f64 / 1000.0;
    for (pace, of) in [
        (format!("players pause {think} s"), (|it| &it.calm) as fn(&Column) -> &Measured),
        ("players do not pause".to_owned(), |it| &it.rush),
    ] {
        row(&format!("{pace}: durable actions a second"), &|it| format!("{:.0}", of(it).rate()));
        row("… request to acknowledgement, p50 / p99", &|it| percentiles(&of(it).times.acknowledged));
        row("… request to the other players' pages, p50 / p99", &|it| percentiles(&of(it).times.seen));
        row("… processor time of servers", &|it| cost(of(it), |usage| usage.servers));
        row("… of NATS", &|it| cost(of(it), |usage| usage.nats));
        row("… of HAProxy", &|it| cost(of(it), |usage| usage.balancer));
        row("… of PostgreSQL", &|it| cost(of(it), |usage| usage.database));
    }
    row("failed requests", &|it| it.errors.to_string());
    text
}

fn cost(measured: &Measured, part: impl Fn(&Usage) -> std::time::Duration) -> String {
    format!("{:.2} ms", measured.cost(part))
}
