//! What went wrong, as a page or as JSON, in the reader's language.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use pages::{PageContext, Reader, model::Problem};
use table::text::Words;

use super::{
    api::{self, Refusal},
    show::html,
};
use crate::{errors::Fault, hall::Hall, visitor};

/// Is the answer a bare fault, still to be put into words?
fn bare_fault(response: &mut Response) -> Option<Fault> {
    response.extensions_mut().remove::<Fault>()
}

/// The answer with another body, and all headers of the bare one that still hold.
fn dressed(bare: &Response, mut dressed: Response) -> Response {
    for (name, value) in bare.headers() {
        if *name != header::CONTENT_TYPE && *name != header::CONTENT_LENGTH {
            dressed.headers_mut().append(name, value.clone());
        }
    }
    if let Some(route) = bare.extensions().get::<axum::extract::MatchedPath>() {
        dressed.extensions_mut().insert(route.clone());
    }
    dressed
}

/// Faults become pages.
pub(crate) async fn as_pages(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let mut response = next.run(request).await;
    match bare_fault(&mut response) {
        None => response,
        Some(fault) => {
            let page = problem(&hall, &headers, &fault);
            dressed(&response, page)
        }
    }
}

/// Faults become JSON.
pub(crate) async fn as_json(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let language = visitor::language(request.headers());
    let mut response = next.run(request).await;
    match bare_fault(&mut response) {
        None => response,
        Some(fault) => {
            let said = (fault.status(), axum::Json(Refusal::new(&hall, language, &fault))).into_response();
            dressed(&response, said)
        }
    }
}

/// What stands before the router, for pages and programs alike.
pub(crate) async fn as_either(state: State<Arc<Hall>>, request: Request, next: Next) -> Response {
    if request.uri().path().starts_with(api::ROOT) {
        as_json(state, request, next).await
    } else {
        as_pages(state, request, next).await
    }
}

fn problem(hall: &Arc<Hall>, headers: &HeaderMap, fault: &Fault) -> Response {
    let language = visitor::language(headers);
    let words = hall.library.speaker(language, &[]);
    let problem = match fault {
        Fault::NoPage | Fault::NoSeat | Fault::NoStep | Fault::NoMethod => Problem::NoPage,
        Fault::NoTable => Problem::NoTable,
        Fault::NoGame => Problem::NoGame,
        Fault::Stranger | Fault::UnknownToken | Fault::NotYourSeat | Fault::NotAtTable => Problem::NotYours,
        Fault::Forged => Problem::Forged,
        Fault::TooLarge => Problem::TooLarge,
        Fault::TooMany { .. } | Fault::TooManyStreams => Problem::TooMany,
        Fault::NoStore | Fault::Stopping => Problem::Busy,
        Fault::Internal => Problem::Broken,
        Fault::Unreadable(_) | Fault::WrongKind => Problem::Unreadable(words.say(&fault.phrase())),
        other => Problem::NotNow(words.say(&other.phrase())),
    };
    let frame = PageContext {
        words: &words,
        language,
        theme: visitor::theme(headers),
        reader: Reader::Stranger,
        links: &hall.links,
        here: "/",
    };
    html(fault.status(), pages::problem(&frame, &problem))
}
