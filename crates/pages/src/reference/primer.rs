//! The primer of a box, and the way to its guided round and its rule index.

use maud::{Markup, html};
use table::text::Phrase;

use crate::{
    layout::layout,
    lobby::game_title,
    model::PrimerPage,
    page_context::PageContext,
    pictures,
    primer::{Block, Entry, Group, Panel, Room, Screen, Shape, panel_id},
};

/// The primer of a game.
pub fn primer(ctx: &PageContext<'_>, model: &PrimerPage) -> Markup {
    let game = ctx.text(&game_title(model.game));
    let title = ctx.text(&Phrase::new("pages-primer-title").text("game", game.as_str()));
    let index = rule_index(model.game);
    let main = html! {
        main #main .primer tabindex="-1" data-rules=(index) {
            (model.primer.symbols)
            div .primer-head {
                h1 { (title) }
                @if model.guided { (guided(ctx, model.game)) }
            }
            nav .chapters aria-label=(ctx.message("pages-contents")) {
                ol { @for screen in &model.primer.screens {
                    li { a href=(format_args!("#{}", screen.id)) { (pictures::sign(screen.sign)) span { (ctx.text(&screen.name)) } } }
                } }
                p { (ctx.message("pages-primer-time")) " " a href=(index) { (ctx.message("pages-primer-index")) } }
            }
            div .screens {
                @for (number, screen) in (1..).zip(&model.primer.screens) { (draw_screen(ctx, number, screen, &index)) }
                div .primer-end {
                    @if model.guided { (guided(ctx, model.game)) }
                    a href=(index) { (ctx.message("pages-primer-index")) }
                    a href=(format_args!("/gallery/{}", model.game)) { (ctx.message("pages-gallery")) }
                }
            }
        }
    };
    layout(ctx, &title, &main)
}

/// The path of a game's rule index.
pub(crate) fn rule_index(game: &str) -> String {
    format!("/rules/{game}/index")
}

fn guided(ctx: &PageContext<'_>, game: &str) -> Markup {
    html! {
        form method="post" action=(format_args!("/guide/{game}")) { button .go { (ctx.message("pages-primer-guided")) } }
    }
}

fn draw_screen(ctx: &PageContext<'_>, number: usize, screen: &Screen, index: &str) -> Markup {
    let heading = format!("{}-title", screen.id);
    let mut panels = 0;
    html! {
        section .screen #(screen.id) aria-labelledby=(heading) {
            h2 #(heading) { span .nr aria-hidden="true" { (number) } (ctx.text(&screen.title)) }
            p .lead { (ctx.text(&screen.lead)) }
            @for block in &screen.blocks {
                @match block {
                    Block::Picture(picture) => div .panorama { (picture) },
                    Block::Facts(facts) => ul .facts {
                        @for fact in facts { li { b { (fact.number) } " " (ctx.text(&fact.words)) } }
                    },
                    Block::Panels(shape, shown) => {
                        (draw_panels(ctx, (*shape, shown), (screen.id, panels), index))
                        @let () = panels += shown.len();
                    },
                    Block::Legend(groups) => div .legend { @for group in groups { (draw_group(ctx, group)) } },
                }
            }
        }
    }
}

/// Panels in their order; `before` of the screen's panels stand in earlier blocks.
fn draw_panels(
    ctx: &PageContext<'_>,
    (shape, panels): (Shape, &[Panel]),
    (screen, before): (&str, usize),
    index: &str,
) -> Markup {
    html! {
        ol .panels.(shape.class()) {
            @for (number, panel) in (1..).zip(panels) {
                li .panel .wide[panel.room == Room::Wide] .full[panel.room == Room::Full] #(panel_id(screen, before + number)) {
                    div .art { (panel.art) }
                    div .words {
                        h3 {
                            @if shape == Shape::Mistakes { span .nr aria-hidden="true" { (number) } }
                            (ctx.text(&panel.title))
                        }
                        p { (ctx.text(&panel.text)) }
                        @if let Some(instead) = &panel.instead {
                            p .instead { b { (ctx.message("pages-primer-instead")) } " " (ctx.text(instead)) }
                        }
                        p .behind {
                            @for rule in panel.rules { a .rule-id href=(format_args!("{index}#{rule}")) { (rule) } " " }
                        }
                    }
                }
            }
        }
    }
}

fn draw_group(ctx: &PageContext<'_>, group: &Group) -> Markup {
    html! {
        section .icons {
            h3 { (ctx.text(&group.title)) }
            ul { @for entry in &group.entries { (draw_entry(ctx, entry)) } }
        }
    }
}

fn draw_entry(ctx: &PageContext<'_>, entry: &Entry) -> Markup {
    html! {
        li { span .sign-of aria-hidden="true" { (entry.icon) } span { (ctx.text(&entry.words)) } span .gives { (entry.gives) } }
    }
}
