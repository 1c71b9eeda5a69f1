//! Accounts, and the tokens that authenticate people.

use crate::{PersonId, StoreError};

/// An account to create.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// The login.
    pub login: String,
    /// Equal for logins that look alike. Belongs to one account.
    pub key: String,
    /// The password hash.
    pub password: String,
}

/// What a token is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// A browser has it as its session cookie.
    Browser,
    /// A program sends it with every request.
    Program,
}

impl TokenKind {
    /// The value of the column `kind`.
    pub(crate) const fn column(self) -> &'static str {
        match self {
            TokenKind::Browser => "browser",
            TokenKind::Program => "program",
        }
    }

    /// The inverse of [`TokenKind::column`].
    pub(crate) fn from_column(text: &str) -> Result<TokenKind, StoreError> {
        match text {
            "browser" => Ok(TokenKind::Browser),
            "program" => Ok(TokenKind::Program),
            _ => Err(StoreError::InvalidValue { column: "kind", value: text.to_owned() }),
        }
    }
}

/// A token that authenticates a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// SHA-256 of the token.
    pub hash: [u8; 32],
    /// Its owner.
    pub person: PersonId,
    /// What it is for.
    pub kind: TokenKind,
    /// When it was created.
    pub created: i64,
    /// When it was last used, to the day.
    pub used: i64,
    /// When it ends. The store does not look at the clock: it returns expired tokens, too.
    pub expires: i64,
}
