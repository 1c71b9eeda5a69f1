//! The Idol board: Offering and Honor, and the tables for the dead.

use maud::{Markup, html};
use table::Seat;

use crate::{
    effects::{self, points},
    icons::icon,
    look::{Look, own},
};

pub(crate) fn section(look: &Look<'_>) -> Markup {
    html! {
        div .ew.ew-idols {
            h2 .ew-h { (look.word("idols")) }
            div .ew-tracks { (offering(look)) (honor(look)) }
            (burials(look))
        }
    }
}

fn offering(look: &Look<'_>) -> Markup {
    let idols = &look.rules.packed().idols;
    let top = idols.offering_gives.is.len().saturating_sub(1);
    let target = look.viewer().map(|seat| (usize::from(look.player(seat).offering) + 1).min(top));
    html! {
        div .ew-track {
            p .ew-level.ew-cap-row data-rule="EW-IDOL-04" { b { (look.word("offering")) } }
            @for level in (0..=top).rev() {
                @let resources = idols.offering_resources.is[level];
                @let worth = idols.offering_points.is[level];
                @let words = look.say(&own("offering-level").number("level", level as i64).number("resources", resources).number("points", worth));
                @let row = html! {
                    span .ew-level title=(words) {
                        span .ew-rate { @if resources > 0 { (resources) ":" (worth) } @else { "–" } }
                        span .ew-bonus { @if let Some(gives) = idols.offering_gives.is.get(level) { (effects::effect(gives, look.ctx)) } }
                        span .ew-marks { @for seat in look.seats().filter(|&seat| usize::from(look.player(seat).offering) == level) { (marker(look, seat, "offering")) } }
                    }
                };
                @if target == Some(level) { (look.ctx.html_spot("offering", &words, &row)) } @else { (row) }
            }
        }
    }
}

fn honor(look: &Look<'_>) -> Markup {
    let levels = &look.rules.packed().idols.honor_points.is;
    let top = levels.len().saturating_sub(1);
    let target = look.viewer().map(|seat| (usize::from(look.player(seat).honor) + 1).min(top));
    html! {
        div .ew-track {
            p .ew-level.ew-cap-row data-rule="EW-IDOL-07" { b { (look.word("honor")) } }
            @for (level, &worth) in levels.iter().enumerate().rev() {
                @let words = look.say(&own("honor-level").number("level", level as i64).number("points", worth));
                @let mut here: Vec<Seat> = look.seats().filter(|&seat| usize::from(look.player(seat).honor) == level).collect();
                @let () = here.sort_by_key(|&seat| look.player(seat).honor_place);
                @let row = html! {
                    span .ew-level title=(words) {
                        span .ew-bonus { @if worth > 0 { (points(worth)) } @else if level % 2 == 0 { span .ew-no { (level) } } }
                        span .ew-marks { @for seat in here { (marker(look, seat, "honor")) } }
                    }
                };
                @if target == Some(level) { (look.ctx.html_spot("honor", &words, &row)) } @else { (row) }
            }
        }
    }
}

fn marker(look: &Look<'_>, seat: Seat, track: &str) -> Markup {
    html! { span data-piece=(format_args!("{track}-{}", seat.number())) { (look.badge(seat)) } }
}

/// Points for buried cards, by rank on the Honor track.
fn burials(look: &Look<'_>) -> Markup {
    let idols = &look.rules.packed().idols;
    let rows = [
        ("burial-first", &idols.burial_first.is),
        ("burial-second", &idols.burial_second.is),
        ("burial-others", &idols.burial_others.is),
    ];
    let most = rows.iter().map(|(_, row)| row.len()).max().unwrap_or_default().saturating_sub(1);
    html! {
        table .ew-burials data-rule="EW-SCORE-06" title=(look.word("burials")) {
            thead { tr { th { (icon("bury")) span .ew-sr { (look.word("rank")) } } @for count in 1..=most { th { (count) @if count == most { "+" } } } } }
            tbody {
                @for (rank, (key, row)) in rows.iter().enumerate() {
                    @let here: Vec<Seat> = look.seats().filter(|&seat| look.outlook.honor_rank(seat).map(|own| own.min(2)) == Some(rank)).collect();
                    tr {
                        th title=(look.word(key)) { @if here.is_empty() { (rank + 1) @if rank == 2 { "+" } } @for &seat in &here { (look.badge(seat)) } }
                        @for count in 1..=most {
                            @let mine = here.iter().any(|&seat| look.outlook.buried(seat).min(most) == count);
                            td .ew-here[mine] { (row.get(count).copied().unwrap_or_default()) }
                        }
                    }
                }
            }
        }
    }
}
