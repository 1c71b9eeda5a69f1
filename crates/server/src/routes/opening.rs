//! Forms that add to the seed and have the cards dealt.

use axum::response::Response;
use table::any::OpeningDeal;

use super::{extract::Fields, table_form::TableForm};
use crate::{errors::Error, live_table::read_entropy};

/// When a new table without open seats is dealt. The script of the page asks to wait, because it contributes to the seed once
/// it has seen the commitment.
pub(crate) fn deal(fields: &Fields) -> OpeningDeal {
    match fields.text("contribute") {
        "yes" => OpeningDeal::Later,
        _ => OpeningDeal::AtOnce,
    }
}

/// `POST /table/ID/contribute`
pub(crate) async fn contribute(form: TableForm) -> Result<Response, Error> {
    let TableForm { app, live, fields, .. } = &form;
    let (person, seat) = (form.caller.require_person()?.id, form.seat()?);
    let entropy = read_entropy(fields.text("entropy"))?.ok_or(Error::InvalidEntropy)?;
    let outcome = app
        .change(live, move |app, live| async move { live.contribute(&app, person, seat, entropy).await })
        .await;
    form.respond(Some(seat), outcome)
}

/// `POST /table/ID/start`
pub(crate) async fn start(form: TableForm) -> Result<Response, Error> {
    let TableForm { app, live, fields, .. } = &form;
    let person = form.caller.require_person()?.id;
    let outcome = app.change(live, move |app, live| async move { live.start(&app, person).await }).await;
    form.respond(fields.optional_seat("as")?, outcome)
}
