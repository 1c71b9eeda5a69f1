//! A form posted at a table, and the answer to it.

use std::sync::Arc;

use axum::{
    extract::{FromRequest, FromRequestParts as _, Request},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use table::Seat;

use super::{
    extract::{Fields, Path},
    show::{html, see, wants_fragment},
    table::{Showing, here},
};
use crate::{
    errors::Fault,
    hall::Hall,
    room::{Deed, Room, Who},
    visitor::Visitor,
};

/// What somebody posted, and where.
pub(crate) struct Posted {
    pub(crate) hall: Arc<Hall>,
    pub(crate) room: Arc<Room>,
    pub(crate) visitor: Visitor,
    pub(crate) headers: HeaderMap,
    pub(crate) fields: Fields,
}

impl FromRequest<Arc<Hall>> for Posted {
    type Rejection = Fault;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Self, Fault> {
        let (mut parts, body) = request.into_parts();
        let visitor = Visitor::from_request_parts(&mut parts, hall).await?;
        let Path(id) = Path::<String>::from_request_parts(&mut parts, hall).await?;
        let headers = parts.headers.clone();
        let fields = Fields::from_request(Request::from_parts(parts, body), hall).await?;
        let room = hall.room(&id).await?;
        Ok(Self { hall: Arc::clone(hall), room, visitor, headers, fields })
    }
}

impl Posted {
    /// The seat the form speaks for.
    pub(crate) fn seat(&self) -> Result<Seat, Fault> {
        self.fields.seat("seat")
    }

    /// Does what the form orders in the name of its seat, and answers it.
    pub(crate) async fn act(&self, deed: Deed) -> Result<Response, Fault> {
        let seat = self.seat()?;
        let outcome = self.ordered(seat, deed).await;
        self.answer(Some(seat), outcome)
    }

    async fn ordered(&self, seat: Seat, deed: Deed) -> Result<(), Fault> {
        let person = self.visitor.known()?;
        let (version, client) = (self.fields.number("version")?, self.fields.text("client"));
        let order = super::play::order(seat, version, client, deed)?;
        self.hall.act(&self.room, Who::Person(person.id), order).await.map(drop)
    }

    /// Answers with the fresh table as `seat` sees it, and with what stood in the way.
    pub(crate) fn answer(&self, seat: Option<Seat>, outcome: Result<(), Fault>) -> Result<Response, Fault> {
        let fragment = wants_fragment(&self.headers);
        let here = here(&self.room.id.0, seat);
        let (status, notice) = match outcome {
            Ok(()) if !fragment => return Ok(see(&here)),
            Ok(()) => (StatusCode::OK, None),
            // Nothing of the table can be shown along with these.
            Err(fault @ (Fault::NoSeat | Fault::NotYourSeat | Fault::Internal | Fault::NoStore)) => {
                return Err(fault);
            }
            Err(fault) => (fault.status(), Some(fault)),
        };
        let showing = Showing::new(&self.hall, &self.room, &self.visitor, seat)?;
        Ok(html(status, Showing { notice, ..showing }.draw(&here, fragment)?))
    }
}
