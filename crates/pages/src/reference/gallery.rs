//! Every card, tile and token of a game: drawn, explained, with copies and provenance.

use maud::{Markup, html};
use table::{content::Provenance, faces::Value, text::Phrase};

use crate::{
    layout::layout,
    lobby::game_title,
    model::{Gallery, GalleryItem},
    page_context::{PageContext, capitalised},
    reference::rule_index,
};

/// Every face of a game.
pub fn gallery(ctx: &PageContext<'_>, model: &Gallery) -> Markup {
    let game = ctx.text(&game_title(model.game));
    let title = ctx.text(&Phrase::new("pages-gallery-title").text("game", game));
    let kinds: Vec<&[GalleryItem]> =
        model.items.chunk_by(|one, next| one.face.kind == next.face.kind).collect();
    let main = html! {
        main #main .reference tabindex="-1" data-rules=(rule_index(model.game)) {
            h1 { (title) }
            @match &model.content {
                None => p { (ctx.message("pages-gallery-words")) " " a href="/boxes" { (ctx.message("pages-gallery-boxes")) } },
                Some(name) => p { (ctx.text(&Phrase::new("pages-gallery-of").text("name", name.as_str()))) },
            }
            dl .provenance {
                @for from in sources(model) {
                    div { dt { (ctx.message(from_key(from))) } dd { (ctx.message(from_words(from))) } }
                }
            }
            nav .contents aria-label=(ctx.message("pages-contents")) {
                ul { @for (number, kind) in kinds.iter().enumerate() {
                    @if let Some(first) = kind.first() {
                        li { a href=(format_args!("#kind-{number}")) { (ctx.text(&first.face.kind.title())) } }
                    }
                } }
            }
            @for (number, kind) in kinds.iter().enumerate() {
                section aria-labelledby=(format_args!("kind-{number}")) {
                    @if let Some(first) = kind.first() {
                        h2 id=(format_args!("kind-{number}")) { (ctx.text(&first.face.kind.title())) }
                    }
                    ul .faces { @for item in *kind { li { (face(ctx, item)) } } }
                }
            }
        }
    };
    layout(ctx, &title, &main)
}

/// The sources that are explained: those of the game, and the owner's if there are any.
fn sources(model: &Gallery) -> Vec<Provenance> {
    let mut sources = vec![Provenance::Rulebook, Provenance::Source, Provenance::Inferred, Provenance::House];
    if model.content.is_some() {
        sources.insert(0, Provenance::Overlay);
    }
    sources
}

fn face(ctx: &PageContext<'_>, item: &GalleryItem) -> Markup {
    let face = &item.face;
    html! {
        div .face-drawing { (item.drawing) }
        h3 { (ctx.text(&face.name)) }
        p { (capitalised(&ctx.text(&face.words))) }
        p .faint {
            @if let Some(copies) = face.copies {
                (ctx.text(&Phrase::new("pages-gallery-copies").number("copies", copies))) " "
            }
            (provenance(ctx, &face.values))
        }
    }
}

/// Where the values come from; one label if all come from the same place.
fn provenance(ctx: &PageContext<'_>, values: &[Value]) -> Markup {
    let same = values.windows(2).all(|pair| pair[0].from == pair[1].from);
    html! {
        @match values.first() {
            None => {},
            Some(first) if same => span .from { (ctx.message(from_key(first.from))) },
            Some(_) => @for (index, value) in values.iter().enumerate() {
                @if index > 0 { " " }
                span .from { code { (value.name) } ": " (ctx.message(from_key(value.from))) }
            },
        }
    }
}

pub(crate) const fn from_key(from: Provenance) -> &'static str {
    match from {
        Provenance::Rulebook => "pages-from-rulebook",
        Provenance::Source => "pages-from-source",
        Provenance::Inferred => "pages-from-inferred",
        Provenance::House => "pages-from-house",
        Provenance::Overlay => "pages-from-overlay",
    }
}

const fn from_words(from: Provenance) -> &'static str {
    match from {
        Provenance::Rulebook => "pages-from-rulebook-words",
        Provenance::Source => "pages-from-source-words",
        Provenance::Inferred => "pages-from-inferred-words",
        Provenance::House => "pages-from-house-words",
        Provenance::Overlay => "pages-from-overlay-words",
    }
}
