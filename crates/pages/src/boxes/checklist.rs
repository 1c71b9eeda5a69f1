//! The checklist of one box: every face with its picture, its words and where its values come from.

use maud::{Markup, html};
use table::{content::Provenance, text::Phrase};

use super::{
    list::{share, text_field},
    parts::{
        address, face_address, from_key, is_done, play_address, problems, progress, ring, state_class,
        state_key,
    },
};
use crate::{
    layout::layout,
    lobby::game_title,
    model::{BoxOwner, ChecklistPage, FaceLine, Filter, ShownFace},
    page_context::{PageContext, capitalised},
};

/// The values of the filter by provenance.
const FROM: [Provenance; 5] =
    [Provenance::Overlay, Provenance::Rulebook, Provenance::Source, Provenance::Inferred, Provenance::House];

/// The checklist of a box. Somebody else's, and those of the household, can be read and copied.
pub fn checklist(ctx: &PageContext<'_>, model: &ChecklistPage) -> Markup {
    let head = &model.head;
    let game = ctx.text(&game_title(head.game));
    let title = format!("{} – {game}", head.name);
    let main = html! {
        main #main .lobby.checklist tabindex="-1" {
            header .box-head {
                h1 { (head.name) }
                p .faint {
                    (game) ". "
                    @match &head.owner {
                        BoxOwner::Person(owner) => (ctx.text(&Phrase::new("pages-box-of").text("owner", owner.as_str()))),
                        BoxOwner::Household => (ctx.message("pages-box-of-household")),
                        BoxOwner::Reader if head.shared => (ctx.message("pages-box-shared-words")),
                        BoxOwner::Reader => (ctx.message("pages-box-private-words")),
                    }
                }
                (progress(ctx, head))
                div .row { (actions(ctx, model)) }
            }
            @if let Some(problem) = &model.problem { (problems(ctx, &problem.messages)) }
            @if head.owner == BoxOwner::Reader { (manage(ctx, model)) }
            (filters(ctx, model))
            @if model.shown.is_empty() { p { (ctx.message("pages-box-nothing")) } }
            @for kind in model.shown.chunk_by(|one, next| one.line.kind == next.line.kind) {
                @if let Some(first) = kind.first() {
                    @let lines = model.faces.iter().filter(|line| line.kind == first.line.kind);
                    @let done = lines.clone().filter(|line| is_done(line.state)).count();
                    section aria-labelledby=(format_args!("kind-{}", first.line.kind.id)) {
                        h2 .kind-title id=(format_args!("kind-{}", first.line.kind.id)) {
                            (ring(done, lines.clone().count())) " "
                            (ctx.text(&first.line.kind.title())) " "
                            span .faint.small { (done) "/" (lines.count()) }
                        }
                        ul .faces { @for face in kind { li .(state_class(face.line.state)) { (shown(ctx, model, face)) } } }
                    }
                }
            }
        }
    };
    layout(ctx, &title, &main)
}

fn actions(ctx: &PageContext<'_>, model: &ChecklistPage) -> Markup {
    let head = &model.head;
    let next = model.faces.iter().find(|line| !is_done(line.state));
    html! {
        @if head.owner != BoxOwner::Reader {
            form method="post" action=(address(head, "/copy")) { button .go { (ctx.message("pages-box-copy-mine")) } }
        } @else if let Some(next) = next {
            a .button.go href=(face_address(head, next)) { (ctx.message("pages-box-next-missing")) }
        }
        a .button.quiet href=(play_address(head)) { (ctx.message("pages-box-play")) }
        a .button.quiet href=(address(head, "/export")) download { (ctx.message("pages-box-export")) }
        a .button.quiet href="/boxes" { (ctx.message("pages-boxes")) }
    }
}

/// Sharing, import over the box, older versions.
fn manage(ctx: &PageContext<'_>, model: &ChecklistPage) -> Markup {
    let head = &model.head;
    let text = model.problem.as_ref().map_or("", |problem| problem.text.as_str());
    html! {
        details .more open[model.problem.is_some()] {
            summary .button.quiet { (ctx.message("pages-box-more")) }
            (share(ctx, head))
            form .stack method="post" action=(address(head, "/import")) {
                (text_field(ctx, "import", text))
                p .faint { (ctx.message("pages-box-import-words")) }
                button .quiet { (ctx.message("pages-box-import")) }
            }
            h2 { (ctx.message("pages-box-versions")) }
            ol .versions {
                @for (place, version) in model.versions.iter().enumerate() {
                    li {
                        (ctx.text(&Phrase::new("pages-box-version").number("number", version.number as i64)
                            .phrase("time", crate::lobby::idle(version.idle)))) " "
                        a href=(address(head, &format!("/export?version={}", version.number))) download { (ctx.message("pages-box-export")) }
                        @if place > 0 {
                            form .inline method="post" action=(address(head, "/restore")) {
                                input type="hidden" name="version" value=(version.number);
                                button .quiet { (ctx.message("pages-box-restore"))
                                    span .unseen { " – " (version.number) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn filters(ctx: &PageContext<'_>, model: &ChecklistPage) -> Markup {
    let Filter { kind, from, entered } = &model.filter;
    let kinds: Vec<&[FaceLine]> = model.faces.chunk_by(|one, next| one.kind == next.kind).collect();
    html! {
        form .filters method="get" action=(address(&model.head, "")) {
            div { label for="kind" { (ctx.message("pages-box-filter-kind")) }
                select #kind name="kind" {
                    option value="" { (ctx.message("pages-box-all")) }
                    @for first in kinds.iter().filter_map(|kind| kind.first()) {
                        option value=(first.kind.id) selected[kind.as_deref() == Some(first.kind.id)] { (ctx.text(&first.kind.title())) }
                    }
                } }
            div { label for="from" { (ctx.message("pages-box-filter-from")) }
                select #from name="from" {
                    option value="" { (ctx.message("pages-box-all")) }
                    @for value in FROM { option value=(value.word()) selected[*from == Some(value)] { (ctx.message(from_key(value))) } }
                } }
            div { label for="entered" { (ctx.message("pages-box-filter-entered")) }
                select #entered name="entered" {
                    option value="" { (ctx.message("pages-box-all")) }
                    option value="no" selected[*entered == Some(false)] { (ctx.message("pages-box-missing")) }
                    option value="yes" selected[*entered == Some(true)] { (ctx.message("pages-box-done")) }
                } }
            button .quiet { (ctx.message("pages-box-filter")) }
        }
    }
}

fn shown(ctx: &PageContext<'_>, model: &ChecklistPage, face: &ShownFace) -> Markup {
    let mut from: Vec<Provenance> = face.values.iter().map(|(_, from)| *from).collect();
    from.dedup();
    let name = ctx.text(&face.line.name);
    html! {
        @if let Some(drawing) = &face.drawing { div .face-drawing { (drawing) } }
        h3 {
            @if model.head.owner == BoxOwner::Reader { a href=(face_address(&model.head, &face.line)) { (name) } } @else { (name) }
        }
        @if let Some(words) = &face.words { p { (capitalised(&ctx.text(words))) } }
        p .faint {
            span .mark-state { (ctx.message(state_key(face.line.state))) }
            @match from.as_slice() {
                [] => {},
                [one] => { " · " span .from { (ctx.message(from_key(*one))) } },
                _ => @for (label, from) in &face.values {
                    " · " span .from { (ctx.text(label)) ": " (ctx.message(from_key(*from))) }
                },
            }
        }
    }
}
