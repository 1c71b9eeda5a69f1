//! The page of a table with open seats.

use maud::{Markup, html};
use table::text::Phrase;

use super::{bar, contributions, draw_notice, menu, talk};
use crate::{
    emblem::Emblem,
    lobby::level_title,
    model::{Fill, Occupant, SeatCard, Seating, TableHead, TablePage, Waiting},
    notices,
    page_context::PageContext,
};

pub(super) fn draw(ctx: &PageContext<'_>, model: &TablePage, waiting: &Waiting) -> Markup {
    let head = &model.head;
    html! {
        div #sheet .sheet-page {
            h1 { (bar::heading(ctx, head)) }
            @if let Some(notice) = &model.notice { (draw_notice(ctx, head, notice)) }
            @if head.seats.iter().any(|card| card.occupant == Occupant::Open) {
                p .lead { (ctx.message("pages-waiting-words")) }
            }
            (menu::link(ctx, head))
            @if waiting.may_invite {
                p { a .button.quiet href=(format_args!("/table/{}/invite", head.id)) { (ctx.message("pages-invite")) } }
            }
            @if !head.mine.is_empty() { (notices::at_table(ctx, &head.id)) }
            @if waiting.seating == Seating::Invited && !waiting.owner { p { (ctx.message("pages-seating-closed")) } }
            ol .places {
                @for card in &head.seats {
                    li .(Emblem::of(card.seat).class()) { (place(ctx, head, waiting, card)) }
                }
            }
            (contributions::draw(ctx, head, waiting))
            (fill(ctx, head, &waiting.fill))
            @if waiting.owner { (owner(ctx, head, waiting.seating)) }
            @if !waiting.options.is_empty() {
                h2 { (ctx.message("pages-new-options")) }
                dl .options { @for (title, value) in &waiting.options { div { dt { (title) } dd { (value) } } } }
            }
            @if let Some(pace) = menu::pace_text(ctx, head.pace) { p { (pace) } }
            (menu::content(ctx, head))
            p #connection .connection role="status" hidden {}
            (talk::chat(ctx, model))
        }
    }
}

fn fill(ctx: &PageContext<'_>, head: &TableHead, fill: &Fill) -> Markup {
    html! {
        @match fill {
            Fill::Never => {},
            Fill::In { minutes } => p .faint {
                (ctx.text(&Phrase::new("pages-fill-later").number("minutes", *minutes as i64)))
            },
            Fill::Now(levels) => form .line method="post" action=(head.post("fill")) data-live {
                label for="fill-level" { (ctx.message("pages-fill-words")) }
                select #fill-level name="level" {
                    @for level in levels.iter().rev() { option value=(level) { (ctx.text(&level_title(level))) } }
                }
                button .go { (ctx.message("pages-fill")) }
            },
        }
    }
}

/// What only the person who opened the table can do.
fn owner(ctx: &PageContext<'_>, head: &TableHead, seating: Seating) -> Markup {
    let (words, key, other) = match seating {
        Seating::Anyone => ("pages-seating-anyone-words", "pages-seating-close", "invited"),
        Seating::Invited => ("pages-seating-invited-words", "pages-seating-open", "anyone"),
    };
    html! {
        form .line method="post" action=(head.post("seating")) data-live {
            input type="hidden" name="seating" value=(other);
            span { (ctx.message(words)) } " "
            button .quiet { (ctx.message(key)) }
        }
        form .line method="post" action=(head.post("end")) { button .quiet { (ctx.message("pages-end")) } }
    }
}

fn place(ctx: &PageContext<'_>, head: &TableHead, waiting: &Waiting, card: &SeatCard) -> Markup {
    let number = card.seat.number();
    // A reader who already has a seat takes another one for somebody else, so their own name is not suggested.
    let known = ctx.reader.name().filter(|_| head.mine.is_empty());
    html! {
        (Emblem::of(card.seat).badge())
        span .place-words {
            strong {
                @if card.name.is_empty() { (ctx.text(&Phrase::new("pages-new-seat").number("number", number as i64))) }
                @else { (card.name) }
            }
            span .faint { (ctx.message(Emblem::of(card.seat).key())) }
        }
        @match card.occupant {
            Occupant::Open if !waiting.may_join => span .tag { (ctx.message("pages-seat-open")) },
            Occupant::Open => form .line method="post" action=(head.post("join")) {
                input type="hidden" name="seat" value=(number);
                @if waiting.contributions.is_some() { (contributions::field()) }
                @if let Some(invitation) = &head.invitation {
                    input type="hidden" name="invitation" value=(invitation);
                }
                input name="name" required maxlength="40" autocomplete="nickname" data-keep value=(known.unwrap_or_default())
                    aria-label=(ctx.message("pages-name")) placeholder=(ctx.message("pages-name"));
                button .go { (ctx.message("pages-sit")) }
            },
            Occupant::Person { here } => {
                @if head.mine.contains(&card.seat) {
                    form .line method="post" action=(head.post("leave")) {
                        input type="hidden" name="seat" value=(number);
                        span .tag { (ctx.message("pages-you")) } " "
                        button .quiet { (ctx.message("pages-stand-up")) }
                    }
                } @else {
                    span .tag { (ctx.message(if here { "pages-here" } else { "pages-away" })) }
                    @if waiting.owner {
                        form .line method="post" action=(head.post("remove")) data-live {
                            input type="hidden" name="seat" value=(number);
                            button .quiet { (ctx.message("pages-remove")) span .unseen { " – " (card.name) } }
                        }
                    }
                }
            },
            Occupant::Bot(level) | Occupant::StandIn(level) => span .tag { (ctx.text(&level_title(level))) },
        }
    }
}
