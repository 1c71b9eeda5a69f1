//! The editor of a face: the checklist at the left, its fields in the middle, the face as a table shows it at the right.

use maud::{Markup, html};
use table::text::Phrase;

use super::{
    inputs,
    parts::{address, face_address, is_done, ring, state_class, state_key},
};
use crate::{
    layout::page,
    lobby::game_title,
    model::{EditorPage, FaceLine, Preview},
    page_context::{PageContext, capitalised},
};

/// The editor of a face.
pub fn editor(ctx: &PageContext<'_>, model: &EditorPage) -> Markup {
    let name = model.faces.get(model.place).map(|line| ctx.text(&line.name)).unwrap_or_default();
    let title = format!("{name} – {}", model.head.name);
    page(
        ctx,
        &title,
        &editor_main(ctx, model),
        &html! { div #live .unseen role="status" aria-live="polite" {} },
    )
}

/// The `<main>` of the editor, which the script replaces as somebody types.
pub fn editor_main(ctx: &PageContext<'_>, model: &EditorPage) -> Markup {
    let head = &model.head;
    let Some(line) = model.faces.get(model.place) else { return html! {} };
    let here = face_address(head, line);
    html! {
        main #main .editor tabindex="-1" {
            header .box-bar {
                h1 { a href=(address(head, "")) { (head.name) } }
                p { (ctx.text(&game_title(head.game))) ". "
                    (ctx.message(if head.shared { "pages-box-shared-words" } else { "pages-box-private-words" })) }
                (super::parts::progress(ctx, head))
                a .button.quiet href=(address(head, "/export")) download { (ctx.message("pages-box-export")) }
            }
            form method="post" action=(here) data-editor {
                // Enter in a field looks at the face and keeps what was entered; it saves nothing.
                button .unseen name="do" value="keep" tabindex="-1" aria-hidden="true" { (ctx.message("pages-edit-look")) }
                (list(ctx, model))
                (fields(ctx, model, line))
                (shown(ctx, model, line))
                (bar(ctx, model))
            }
        }
    }
}

/// The checklist: all kinds, and the faces of this one.
fn list(ctx: &PageContext<'_>, model: &EditorPage) -> Markup {
    let current = model.faces.get(model.place).map(|line| line.kind);
    html! {
        nav #box-faces .panel aria-labelledby="box-faces-title" {
            h2 #box-faces-title { (ctx.message("pages-edit-faces")) }
            ul .kinds {
                @for kind in model.faces.chunk_by(|one, next| one.kind == next.kind) {
                    @if let Some(first) = kind.first() {
                        @let done = kind.iter().filter(|line| is_done(line.state)).count();
                        @let open = current == Some(first.kind);
                        li .open[open] {
                            a .kind href=(face_address(&model.head, first)) {
                                (ring(done, kind.len())) span { (ctx.text(&first.kind.title())) }
                                span .box-count { (done) "/" (kind.len()) }
                            }
                            @if open && kind.len() > 1 { ul .kind-faces { @for line in kind { li { (item(ctx, model, line)) } } } }
                        }
                    }
                }
            }
        }
    }
}

fn item(ctx: &PageContext<'_>, model: &EditorPage, line: &FaceLine) -> Markup {
    let now = model.faces.get(model.place).is_some_and(|it| it.kind == line.kind && it.id == line.id);
    html! {
        a .(state_class(line.state)) href=(face_address(&model.head, line)) aria-current=[now.then_some("page")] {
            span { (ctx.text(&line.name)) } span .unseen { " – " (ctx.message(state_key(line.state))) }
        }
    }
}

fn fields(ctx: &PageContext<'_>, model: &EditorPage, line: &FaceLine) -> Markup {
    let same = |it: &&FaceLine| it.kind == line.kind;
    let place = model.faces.iter().take(model.place).filter(same).count() + 1;
    let where_it_is = Phrase::new("pages-edit-place")
        .phrase("kind", line.kind.title())
        .number("place", place as i64)
        .number("count", model.faces.iter().filter(same).count() as i64);
    html! {
        section #face .panel aria-labelledby="face-title" {
            header {
                h2 #face-title { (ctx.text(&line.name)) }
                p .faint { (ctx.text(&where_it_is)) }
                a href=(format_args!("/rules/{}", model.head.game)) { (ctx.message("pages-edit-rules")) }
            }
            @if let Some(notice) = &model.notice { p .notice role="alert" { (notice) } }
            @if !model.problems.is_empty() {
                div .notice role="status" { @for problem in &model.problems { p { (problem) } } }
            }
            div .entry-grid { @for entry in &model.fields { (inputs::field(ctx, entry)) } }
        }
    }
}

/// The face as a table shows it, large and small, in words, and what is wrong with it.
fn shown(ctx: &PageContext<'_>, model: &EditorPage, line: &FaceLine) -> Markup {
    let wrong = model.fields.iter().filter(|entry| !entry.problems.is_empty()).count() + model.problems.len();
    html! {
        aside #shown .panel aria-labelledby="shown-title" {
            header { h2 #shown-title { (ctx.message("pages-edit-shown")) }
                p .faint.with-script { (ctx.message("pages-edit-live")) } }
            @if let Some(drawing) = &model.preview.drawing {
                div .previews {
                    div .preview-large { (drawing) }
                    div .preview-small inert { (drawing) }
                }
            }
            @if let Some(words) = &model.preview.words {
                div .in-words { p .faint { (ctx.message("pages-edit-words")) } p { (capitalised(&ctx.text(words))) } }
            }
            ul .checks {
                @for entry in &model.fields {
                    li .wrong[!entry.problems.is_empty()] {
                        a href=(format_args!("#entry-{}", entry.field.path)) { (ctx.text(&entry.field.label)) } " "
                        @if entry.problems.is_empty() {
                            span { "✓ " (ctx.message(super::parts::from_key(entry.field.from))) }
                        } @else {
                            span { (ctx.text(&Phrase::new("pages-edit-problems").number("count", entry.problems.len() as i64))) }
                        }
                    }
                }
            }
            @if wrong > 0 { p .kept { (ctx.message("pages-edit-wrong")) } }
            @if let Some(Preview { drawing, words }) = &model.standard {
                div .standard {
                    p .faint { (ctx.message("pages-edit-standard")) }
                    div .standard-face {
                        @if let Some(drawing) = drawing { div .preview-small inert { (drawing) } }
                        @if let Some(words) = words { p { (capitalised(&ctx.text(words))) } }
                    }
                }
            }
            p .faint.small { (ctx.message("pages-edit-begun")) }
            p .unseen { (ctx.text(&line.name)) }
        }
    }
}

fn bar(ctx: &PageContext<'_>, model: &EditorPage) -> Markup {
    let at = |place: Option<usize>| place.and_then(|place| model.faces.get(place));
    let (before, after) = (at(model.place.checked_sub(1)), at(model.place.checked_add(1)));
    let wrong = model.fields.iter().any(|entry| !entry.problems.is_empty()) || !model.problems.is_empty();
    let save = match after {
        Some(next) => Phrase::new("pages-edit-save-next").phrase("name", next.name.clone()),
        None => Phrase::new("pages-edit-save"),
    };
    let status = if wrong { "pages-edit-kept" } else { "pages-edit-ready" };
    html! {
        div .editor-bar {
            @if let Some(before) = before {
                a .button.quiet.before href=(face_address(&model.head, before)) { "‹ " (ctx.text(&before.name)) }
            }
            button .quiet name="do" value="reset" { (ctx.message("pages-edit-reset")) }
            button #undo-edit .quiet type="button" hidden data-empty="true" { (ctx.message("pages-edit-undo")) }
            p .faint role="status" { (ctx.message(status)) }
            kbd .with-script { (ctx.message("pages-edit-key")) }
            @if let Some(after) = after {
                a .button.quiet.after href=(face_address(&model.head, after)) { (ctx.message("pages-edit-skip")) " ›" }
            }
            button .go name="do" value="save" .unready[wrong] { (ctx.text(&save)) @if after.is_some() { " ›" } }
        }
    }
}
