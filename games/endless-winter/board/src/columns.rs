//! The main board: four columns, the Rest spaces, and who stands where.

use endless_winter::{
    ids::{Column, RestToken, Spot},
    names,
    price::{Offer, Section},
    state::{ROUNDS, Stage},
};
use maud::{Markup, html};
use table::sets::Indexed;

use crate::{
    effects,
    icons::icon,
    look::{Look, own},
    price, turn,
};

pub(crate) fn section(look: &Look<'_>) -> Markup {
    html! {
        div .ew.ew-main {
            div .ew-ready-figures {
                span .ew-cap { (look.word("figures")) }
                @for &seat in &look.open.order[..look.seats().count()] {
                    span .ew-figures { (turn::available(look, seat)) }
                }
            }
            div .ew-cols {
                @for column in Column::ALL { (one(look, column)) }
                (rest(look))
            }
        }
    }
}

fn one(look: &Look<'_>, column: Column) -> Markup {
    let here = look.column() == Some(column);
    let name = look.say(&names::column_name(column));
    let claimed = look.open.claimed.has(column);
    let seat = look.viewer().or(look.active()).unwrap_or_default();
    let head = html! {
        span .ew-colhead {
            (icon(column.word())) b { (name) }
            span .ew-figures { @for (seat, figure) in look.figures_at(Some(Spot::Column(column))) { (look.figure(seat, figure)) } }
            (potential(look, column))
        }
    };
    html! {
        div .ew-col.ew-here[here] {
            (look.ctx.html_spot(&format!("col-{}", column.word()), &name, &head))
            @for offer in Offer::of(column) {
                @let row = html! {
                    span .ew-row.ew-middle[offer.section() == Section::Middle] {
                        (price::offer(look, offer, seat))
                        span .ew-cap { (look.word(&format!("cap-{}", offer.word()))) }
                    }
                };
                div .ew-line {
                    @if offer == Offer::Rite {
                        (look.ctx.html_spot("rite", &price::words(look, offer, seat), &row))
                    } @else { (row) }
                    (look.rule(offer.rule()))
                }
            }
            div .ew-line {
                span .ew-row.ew-bottom.ew-taken[claimed] {
                    (effects::effect(&look.rules.packed().column[column.index()].bottom.is, look.ctx))
                    span .ew-cap { (look.word(if claimed { "bottom-taken" } else { "bottom-free" })) }
                }
                (look.rule("EW-TURN-19"))
            }
        }
    }
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
            "≤" (names::labor_text(cards + food)) (icon("labor"))
        }
    }
}

fn rest(look: &Look<'_>) -> Markup {
    let name = look.say(&names::spot_name(Spot::Rest));
    let head = html! {
        span .ew-colhead {
            (icon("rest")) b { (name) }
            span .ew-figures { @for (seat, figure) in look.figures_at(Some(Spot::Rest)) { (look.figure(seat, figure)) } }
        }
    };
    let board = &look.rules.packed().board;
    html! {
        div .ew-col.ew-rest {
            (look.ctx.html_spot("rest", &name, &head))
            div .ew-line {
                span .ew-row { (effects::effect(&board.rest.is, look.ctx)) span .ew-cap { (look.word("cap-rest")) } }
                (look.rule("EW-REST-02"))
            }
            div .ew-line {
                span .ew-row {
                    @let words = look.say(&own("rest-labor").text("labor", names::labor_text(board.rest_labor.is.gains.half_labor())));
                    span .ew-e role="img" aria-label=(words) title=(words) { (icon("eclipse")) (effects::bare(&board.rest_labor.is.gains)) }
                    span .ew-cap { (look.word("cap-rest-labor")) }
                }
                (look.rule("EW-REST-04"))
            }
            (tokens(look))
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
            div .ew-line {
                @if let Some(token) = rest.open {
                    (look.ctx.html_spot("token-open", &look.say(&names::gains(&gives(token))), &html! {
                        span .ew-chip { (effects::gains(&gives(token), look.ctx)) }
                    }))
                } @else if let Some(token) = look.open.moment.token {
                    span .ew-chip.ew-taken { (effects::gains(&gives(token), look.ctx)) }
                }
                (look.ctx.html_spot("token-next", &look.number("token-pile", left as i64), &html! { span .ew-chip { "? ×" (left) } }))
                (look.rule("EW-RESTTOK-02"))
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
            @match open.stage {
                Stage::Setup => { (look.word("status-setup")) }
                Stage::Over | Stage::Count => { (look.word("over")) }
                _ if eclipse => { (look.word("status-eclipse")) }
                _ => { (look.number("status-turn", i64::from(open.lap) + 1)) }
            }
        }
    }
}

/// The status line stands before the definitions, so it uses a character.
fn eclipse_sign() -> Markup {
    html! { "◐" }
}
