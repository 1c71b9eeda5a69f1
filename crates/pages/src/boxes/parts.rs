//! What several pages of boxes show.

use maud::{Markup, html};
use table::{content::Provenance, text::Phrase};

use crate::{
    model::{BoxHead, BoxOwner, FaceLine, FaceState},
    page_context::PageContext,
};

/// The address of a page below a box.
pub(super) fn address(head: &BoxHead, below: &str) -> String {
    format!("/boxes/{}{below}", head.id)
}

/// The address of the form for a new table with a box.
pub(super) fn play_address(head: &BoxHead) -> String {
    let content = match &head.owner {
        BoxOwner::Household => head.id.replace(&format!("household/{}/", head.game), "household/"),
        BoxOwner::Reader | BoxOwner::Person(_) => head.id.clone(),
    };
    format!("/new?game={}&content={content}", head.game)
}

/// The address of the page of a face.
pub(super) fn face_address(head: &BoxHead, line: &FaceLine) -> String {
    format!("/boxes/{}/faces/{}/{}", head.id, line.kind.id, line.id)
}

/// "61 of 214 faces entered", with a meter.
pub(super) fn progress(ctx: &PageContext<'_>, head: &BoxHead) -> Markup {
    let words = Phrase::new("pages-box-entered")
        .number("entered", head.entered as i64)
        .number("faces", head.faces as i64);
    html! {
        p .box-progress {
            span { (ctx.text(&words)) }
            meter min="0" max=(head.faces.max(1)) value=(head.entered) aria-hidden="true" {}
        }
    }
}

/// The messages of something that was not accepted.
pub(super) fn problems(ctx: &PageContext<'_>, messages: &[String]) -> Markup {
    html! {
        @if !messages.is_empty() {
            div .notice role="alert" {
                p { strong { (ctx.text(&Phrase::new("pages-box-problems").number("count", messages.len() as i64))) } }
                ul { @for message in messages { li { (message) } } }
            }
        }
    }
}

pub(super) const fn state_key(state: FaceState) -> &'static str {
    match state {
        FaceState::Missing => "pages-box-missing",
        FaceState::Entered => "pages-box-yours",
        FaceState::Same => "pages-box-same",
        FaceState::Draft => "pages-box-draft",
    }
}

/// The class of a face in lists.
pub(super) const fn state_class(state: FaceState) -> &'static str {
    match state {
        FaceState::Missing => "face-missing",
        FaceState::Entered | FaceState::Same => "face-entered",
        FaceState::Draft => "face-draft",
    }
}

/// Was it entered or confirmed?
pub(super) const fn is_done(state: FaceState) -> bool {
    matches!(state, FaceState::Entered | FaceState::Same)
}

/// Where a value of a box comes from.
pub(super) const fn from_key(from: Provenance) -> &'static str {
    match from {
        Provenance::Overlay => "pages-box-yours",
        other => crate::reference::from_key(other),
    }
}

/// A ring that fills as faces are entered; a tick once all are.
pub(super) fn ring(done: usize, all: usize) -> Markup {
    // The length of a circle of radius 8.
    const ROUND: f64 = 50.27;
    let filled = ROUND * done as f64 / all.max(1) as f64;
    html! {
        @if done >= all {
            svg .ring.full viewBox="0 0 20 20" aria-hidden="true" { circle cx="10" cy="10" r="9" {} path d="M5.5 10.5l3 3 6-6.5" {} }
        } @else {
            svg .ring viewBox="0 0 20 20" aria-hidden="true" {
                circle cx="10" cy="10" r="8" {}
                @if done > 0 { circle .filled cx="10" cy="10" r="8" stroke-dasharray=(format_args!("{filled:.1} {ROUND}")) {} }
            }
        }
    }
}
