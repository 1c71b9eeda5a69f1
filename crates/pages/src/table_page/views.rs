//! The tabs of a small screen, which shows one view at a time: a group of parts of the board, the viewer's own board, or the talk.

use maud::{Markup, html};
use memchr::memmem;
use table::text::Phrase;

use crate::{
    board::Part, board_view::BoardView, draw_context::OFFERED, model::TableHead, page_context::PageContext,
};

/// The class of the view a part belongs to. Views are numbered, so that the style sheet can name them for any game.
pub(super) fn class(parts: &[Part], part: &Part) -> String {
    let number = tabs(parts).iter().position(|tab| *tab == &part.tab).unwrap_or(0);
    format!("view-{}", number + 1)
}

/// The tabs of the board, in the order of their first parts.
fn tabs(parts: &[Part]) -> Vec<&Phrase> {
    let mut tabs: Vec<&Phrase> = Vec::new();
    for part in parts {
        if !tabs.contains(&&part.tab) {
            tabs.push(&part.tab);
        }
    }
    tabs
}

/// The tabs. They are radio buttons, so that they work without script.
pub(super) fn draw(ctx: &PageContext<'_>, head: &TableHead, view: &BoardView) -> Markup {
    // The style sheet of the game has the signs of its tabs.
    let game = format!("box-{}", head.game);
    html! {
        nav #views .views.(game) aria-label=(ctx.message("pages-views")) {
            @for (index, tab) in tabs(&view.parts).into_iter().enumerate() {
                @let drawings = view.parts.iter().filter(|part| part.tab == *tab).map(|part| &part.body);
                (radio(&format!("view-{}", index + 1), &ctx.text(tab), offers(drawings), index == 0))
            }
            @if let Some(own) = head.seat().and_then(|seat| view.holdings.get(seat.index())) {
                (radio("view-own", &ctx.message("pages-view-own"), offers([&own.full]), false))
            }
            (radio("view-talk", &ctx.message("pages-view-talk"), 0, false))
        }
    }
}

/// How many spots on offer the drawings have.
fn offers<'a>(drawings: impl IntoIterator<Item = &'a Markup>) -> usize {
    drawings.into_iter().map(|drawing| memmem::find_iter(drawing.0.as_bytes(), OFFERED).count()).sum()
}

fn radio(id: &str, title: &str, open: usize, first: bool) -> Markup {
    html! {
        input .unseen type="radio" name="view" id=(id) checked[first] data-keep;
        label for=(id) {
            span { (title) }
            span .count hidden[open == 0] { (open) }
        }
    }
}
