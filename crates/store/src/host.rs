//! Who opened a table, and who may take its open seats.

use crate::{PersonId, StoreError};

/// Who may take an open seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Anybody who finds the table.
    Anyone,
    /// The owner, and people with the invitation.
    Invited,
}

impl Seating {
    /// The value of the column `seating`.
    pub(crate) const fn column(self) -> &'static str {
        match self {
            Seating::Anyone => "anyone",
            Seating::Invited => "invited",
        }
    }

    /// The inverse of [`Seating::column`].
    pub(crate) fn from_column(text: &str) -> Result<Seating, StoreError> {
        match text {
            "anyone" => Ok(Seating::Anyone),
            "invited" => Ok(Seating::Invited),
            _ => Err(StoreError::InvalidValue { column: "seating", value: text.to_owned() }),
        }
    }
}

/// Who opened a table, and what they decided about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Host {
    /// Who opened the table; `None` for an imported one.
    pub owner: Option<PersonId>,
    /// The secret of the invitation link.
    pub invitation: String,
    /// The id that the rematch of this table will have.
    pub rematch: String,
    /// Who may take an open seat.
    pub seating: Seating,
    /// Whether the owner has ended the table before the end of its game.
    pub ended: bool,
    /// Whether the player of a guided table has skipped its guide.
    pub guide_skipped: bool,
}
