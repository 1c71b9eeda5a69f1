//! The main board: four columns, the Rest spaces, and who stands where.

use endless_winter::{Column, Offer, ROUNDS, RestToken, Section, Spot, Stage, names};
use maud::{Markup, html};
use table::sets::Indexed;

use crate::{
    effects,
    icons::{icon, symbol},
    look::{Look, own},
    price, turn,
};

pub(crate) fn section(look: &Look<'_>) -> Markup {
    html! {
        div .ew.ew-cols {
            @for column in Column::ALL { (one(look, column)) }
            (rest(look))
        }
    }
}

/// A column by itself.
pub(crate) fn one(look: &Look<'_>, column: Column) -> Markup {
    let here = look.column() == Some(column);
    let name = look.say(&names::column_name(column));
    let head = html! { span .ew-colhead { (icon(column.word())) b { (name) } (potential(look, column)) } };
    html! {
        div .ew-col.ew-here[here] {
            (look.ctx.html_spot(&format!("col-{}", column.word()), &name, &head))
            (offers(look, column, Section::Top, "∞"))
            (offers(look, column, Section::Middle, "1×"))
            (bottom(look, column))
            (standing(look, Spot::Column(column)))
        }
    }
}

/// The offers of a section of a column, with how often they may be taken.
fn offers(look: &Look<'_>, column: Column, section: Section, often: &str) -> Markup {
    let seat = look.viewer().or(look.active()).unwrap_or_default();
    html! {
        div .ew-line.ew-top[section == Section::Top] {
            span .ew-often aria-hidden="true" { (often) }
            span .ew-acts {
                @for offer in Offer::of(column).filter(|offer| offer.section() == section) {
                    @let row = html! {
                        span .ew-act data-rule=(offer.rule()) {
                            (price::offer(look, offer, seat))
                            span .ew-cap { (look.word(&format!("cap-{}", offer.word()))) }
                        }
                    };
                    @if offer == Offer::Rite { (look.ctx.html_spot("rite", &price::words(look, offer, seat), &row)) } @else { (row) }
                }
            }
        }
    }
}

/// What the first figure in a column gains (EW-TURN-19).
fn bottom(look: &Look<'_>, column: Column) -> Markup {
    let claimed = look.open.claimed.has(column);
    html! {
        div .ew-line {
            span .ew-often aria-hidden="true" { (look.word("first")) }
            span .ew-acts {
                span .ew-act.ew-taken[claimed] data-rule="EW-TURN-19" {
                    (effects::effect(&look.rules.packed().column[column.index()].bottom.is, look.ctx))
                    span .ew-cap { (look.word(if claimed { "bottom-taken" } else { "bottom-free" })) }
                }
            }
        }
    }
}

/// The figures that stand somewhere.
fn standing(look: &Look<'_>, spot: Spot) -> Markup {
    html! { span .ew-figures { @for (seat, figure) in look.figures_at(Some(spot)) { (look.figure(seat, figure)) } } }
}

/// How much Labor the viewer could have there, while figures are placed.
fn potential(look: &Look<'_>, column: Column) -> Markup {
    let Some(seat) = look.viewer().filter(|_| look.chooses() && look.open.stage == Stage::Plan) else {
        return html! {};
    };
    let cards = turn::hand_labor(look, column);
    let food = turn::food_labor(look, seat);
    let words = look
        .say(&own("potential").text("cards", names::labor_text(cards)).text("food", names::labor_text(food)));
    html! {
        span .ew-potential role="img" aria-label=(words) title=(words) {
            "≤ " (names::labor_text(cards + food)) (icon("labor"))
        }
    }
}

/// The Rest space of a player board.
pub(crate) fn rest(look: &Look<'_>) -> Markup {
    let name = look.say(&names::spot_name(Spot::Rest));
    let board = &look.rules.packed().board;
    let labor = names::labor_text(board.rest_labor.is.gains.half_labor());
    let words = look.say(&own("rest-labor").text("labor", labor));
    html! {
        div .ew-col.ew-rest {
            (look.ctx.html_spot("rest", &name, &html! { span .ew-colhead { b { (name) } } }))
            div .ew-hearth {
                svg .ew-fire viewBox="-20 -34 40 42" aria-hidden="true" { (symbol("fire")) }
                (tokens(look))
            }
            div .ew-resting {
                span data-rule="EW-REST-02" { (effects::effect(&board.rest.is, look.ctx)) }
                span .ew-e data-rule="EW-REST-04" role="img" aria-label=(words) title=(words) {
                    span .ew-bound { (icon("eclipse")) } (effects::bare(&board.rest_labor.is.gains))
                }
            }
            (standing(look, Spot::Rest))
        }
    }
}

/// The Rest tokens (EW-RESTTOK).
fn tokens(look: &Look<'_>) -> Markup {
    let rest = &look.open.rest;
    let gives = |token: RestToken| look.rules.packed().rest_token[token.index()].gives.is.gains;
    let left = rest.pile.len();
    html! {
        @if left > 0 || rest.open.is_some() || look.open.moment.token.is_some() {
            div .ew-tokens data-rule="EW-RESTTOK-02" {
                @if let Some(token) = rest.open {
                    (look.ctx.html_spot("token-open", &look.say(&names::gains(&gives(token))), &html! {
                        span .ew-chip { (effects::gains(&gives(token), look.ctx)) }
                    }))
                } @else if let Some(token) = look.open.moment.token {
                    span .ew-chip.ew-taken { (effects::gains(&gives(token), look.ctx)) }
                }
                (look.ctx.html_spot("token-next", &look.number("token-pile", left as i64), &html! { span .ew-chip { "?" small { "×" (left) } } }))
            }
        }
    }
}

/// Round and turn in one line.
pub(crate) fn status(look: &Look<'_>) -> Markup {
    let open = look.open;
    let eclipse = matches!(
        open.stage,
        Stage::Reveal | Stage::Track | Stage::Skills | Stage::Lands | Stage::Board | Stage::Stones
    );
    html! {
        div .ew.ew-status {
            ol .ew-rounds aria-label=(look.number("round", i64::from(open.round) + 1)) {
                @for round in 0..ROUNDS {
                    li .ew-past[round < open.round] .ew-here[round == open.round && !eclipse] { (round + 1) }
                    li .ew-past[round < open.round] .ew-here[round == open.round && eclipse] { (eclipse_sign()) }
                }
            }
            span .ew-turn-no {
                @match open.stage {
                    Stage::Setup => { (look.word("status-setup")) }
                    Stage::Over | Stage::Count => { (look.word("over")) }
                    _ if eclipse => { (look.word("status-eclipse")) }
                    _ => { (look.number("status-turn", i64::from(open.lap) + 1)) }
                }
            }
        }
    }
}

/// The status line stands before the definitions, so it has a drawing of its own.
fn eclipse_sign() -> Markup {
    html! {
        svg .ew-i viewBox="0 0 24 24" aria-hidden="true" {
            path fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm3 3.5a8 8 0 1 1-1 15 8.5 8.5 0 0 0 1-15z" {}
        }
    }
}
