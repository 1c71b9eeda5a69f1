//! Every card, tile and token of a game: drawn, in words, with copies and provenance.

use maud::{Markup, html};
use table::{content::Provenance, faces::Value, text::Phrase};

use crate::{
    frame::Frame,
    lobby::game_title,
    model::{Gallery, Sample},
    shell::shell,
};

/// Every face of a game.
pub fn gallery(frame: &Frame<'_>, model: &Gallery) -> Markup {
    let game = frame.say(&game_title(model.game));
    let title = frame.say(&Phrase::new("pages-gallery-title").text("game", game));
    let kinds: Vec<&[Sample]> = model.samples.chunk_by(|one, next| one.face.kind == next.face.kind).collect();
    let main = html! {
        main #main .reference tabindex="-1" data-rules=(format_args!("/rules/{}", model.game)) {
            h1 { (title) }
            p { (frame.word("pages-gallery-words")) }
            dl .provenance {
                @for from in [Provenance::Rulebook, Provenance::Source, Provenance::Inferred, Provenance::House] {
                    div { dt { (frame.word(from_key(from))) } dd { (frame.word(from_words(from))) } }
                }
            }
            nav .contents aria-label=(frame.word("pages-contents")) {
                ul { @for (number, kind) in kinds.iter().enumerate() {
                    @if let Some(first) = kind.first() {
                        li { a href=(format_args!("#kind-{number}")) { (frame.say(&first.face.kind.title())) } }
                    }
                } }
            }
            @for (number, kind) in kinds.iter().enumerate() {
                section aria-labelledby=(format_args!("kind-{number}")) {
                    @if let Some(first) = kind.first() {
                        h2 id=(format_args!("kind-{number}")) { (frame.say(&first.face.kind.title())) }
                    }
                    ul .faces { @for sample in *kind { li { (face(frame, sample)) } } }
                }
            }
        }
    };
    shell(frame, &title, &main)
}

fn face(frame: &Frame<'_>, sample: &Sample) -> Markup {
    let face = &sample.face;
    html! {
        div .face-drawing { (sample.drawing) }
        h3 { (frame.say(&face.name)) }
        p { (frame.say(&face.words)) }
        p .faint {
            @if let Some(copies) = face.copies {
                (frame.say(&Phrase::new("pages-gallery-copies").number("copies", copies))) " "
            }
            (provenance(frame, &face.values))
        }
    }
}

/// Where the values come from; one word if all come from the same place.
fn provenance(frame: &Frame<'_>, values: &[Value]) -> Markup {
    let same = values.windows(2).all(|pair| pair[0].from == pair[1].from);
    html! {
        @match values.first() {
            None => {},
            Some(first) if same => span .from { (frame.word(from_key(first.from))) },
            Some(_) => @for (index, value) in values.iter().enumerate() {
                @if index > 0 { " " }
                span .from { (value.name) ": " (frame.word(from_key(value.from))) }
            },
        }
    }
}

const fn from_key(from: Provenance) -> &'static str {
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
