//! What can go wrong, and what is said about it. Never more than the asker may know.

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use store::StoreError;
use table::{any::Rejection, refusal::RuleId, table::Barrier, text::Phrase};

/// Why a request was not done.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Fault {
    #[error("no such page")]
    NoPage,
    #[error("no such table")]
    NoTable,
    #[error("no such game")]
    NoGame,
    #[error("no such seat")]
    NoSeat,
    #[error("no such step")]
    NoStep,
    #[error("the request cannot be read: {0}")]
    Unreadable(String),
    #[error("too large")]
    TooLarge,
    #[error("the method is not for this address")]
    NoMethod,
    #[error("the body is of another kind")]
    WrongKind,
    #[error("options: {0}")]
    BadOptions(String),
    #[error("not a name")]
    BadName,
    #[error("not a title")]
    BadTitle,
    #[error("not a line of chat")]
    BadChat,
    #[error("not a password")]
    BadPassword,
    #[error("no such level")]
    NoLevel,
    #[error("no such pace")]
    BadPace,
    #[error("wrong name or password")]
    WrongPassword,
    #[error("there is such an account")]
    LoginTaken,
    #[error("already an account")]
    AlreadyAccount,
    #[error("not signed in")]
    Stranger,
    #[error("the secret is not known")]
    UnknownToken,
    #[error("from another site")]
    Forged,
    #[error("not the person's seat")]
    NotYourSeat,
    #[error("nobody here may do that")]
    NotAtTable,
    #[error("the seat is taken")]
    SeatTaken,
    #[error("a bot stands in")]
    BotPlays,
    #[error("nobody stands in")]
    NobodyStandsIn,
    #[error("seats are open")]
    NotBegun,
    #[error("play has begun")]
    HasBegun,
    #[error("not over")]
    NotOver,
    #[error("over")]
    IsOver,
    #[error("not the seat's turn")]
    OutOfTurn,
    #[error("not an action")]
    NoAction,
    #[error("refused: {rule}")]
    Refused { rule: RuleId, phrase: Phrase },
    #[error("no undo: {0:?}")]
    NoUndo(Barrier),
    #[error("stale")]
    Stale,
    #[error("too many requests")]
    TooMany { seconds: u64 },
    #[error("too many streams")]
    TooManyStreams,
    #[error("no hint")]
    NoHint,
    #[error("the store is not there")]
    NoStore,
    #[error("stopping")]
    Stopping,
    #[error("our own mistake")]
    Internal,
}

impl Fault {
    /// The HTTP status.
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NoPage | Self::NoTable | Self::NoGame | Self::NoSeat | Self::NoStep => {
                StatusCode::NOT_FOUND
            }
            Self::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::WrongKind => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Unreadable(_) => StatusCode::BAD_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::BadOptions(_)
            | Self::BadName
            | Self::BadTitle
            | Self::BadChat
            | Self::BadPassword
            | Self::BadPace
            | Self::NoLevel
            | Self::NoAction
            | Self::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::WrongPassword | Self::Stranger | Self::UnknownToken => StatusCode::UNAUTHORIZED,
            Self::Forged | Self::NotYourSeat | Self::NotAtTable => StatusCode::FORBIDDEN,
            Self::LoginTaken
            | Self::AlreadyAccount
            | Self::SeatTaken
            | Self::BotPlays
            | Self::NobodyStandsIn
            | Self::NotBegun
            | Self::HasBegun
            | Self::NotOver
            | Self::IsOver
            | Self::OutOfTurn
            | Self::NoUndo(_)
            | Self::Stale
            | Self::NoHint => StatusCode::CONFLICT,
            Self::TooMany { .. } | Self::TooManyStreams => StatusCode::TOO_MANY_REQUESTS,
            Self::NoStore | Self::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A short name for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::NoPage => "no-page",
            Self::NoTable => "no-table",
            Self::NoGame => "no-game",
            Self::NoSeat => "no-seat",
            Self::NoStep => "no-step",
            Self::Unreadable(_) => "unreadable",
            Self::TooLarge => "too-large",
            Self::NoMethod => "no-method",
            Self::WrongKind => "wrong-kind",
            Self::BadOptions(_) => "bad-options",
            Self::BadName => "bad-name",
            Self::BadTitle => "bad-title",
            Self::BadChat => "bad-chat",
            Self::BadPassword => "bad-password",
            Self::NoLevel => "no-level",
            Self::BadPace => "bad-pace",
            Self::WrongPassword => "wrong-password",
            Self::LoginTaken => "login-taken",
            Self::AlreadyAccount => "already-account",
            Self::Stranger => "stranger",
            Self::UnknownToken => "unknown-token",
            Self::Forged => "forged",
            Self::NotYourSeat => "not-your-seat",
            Self::NotAtTable => "not-at-table",
            Self::SeatTaken => "seat-taken",
            Self::BotPlays => "bot-plays",
            Self::NobodyStandsIn => "nobody-stands-in",
            Self::NotBegun => "not-begun",
            Self::HasBegun => "has-begun",
            Self::NotOver => "not-over",
            Self::IsOver => "is-over",
            Self::OutOfTurn => "out-of-turn",
            Self::NoAction => "no-action",
            Self::Refused { .. } => "refused",
            Self::NoUndo(_) => "no-undo",
            Self::Stale => "stale",
            Self::TooMany { .. } => "too-many",
            Self::TooManyStreams => "too-many-streams",
            Self::NoHint => "no-hint",
            Self::NoStore => "no-store",
            Self::Stopping => "stopping",
            Self::Internal => "internal",
        }
    }

    /// The rule a game refused by.
    pub(crate) const fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Refused { rule, .. } => Some(*rule),
            _ => None,
        }
    }

    /// What a person is told.
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            Self::Refused { phrase, .. } => phrase.clone(),
            Self::NoUndo(barrier) => barrier.phrase(),
            Self::OutOfTurn => Phrase::new("table-out-of-turn"),
            Self::NoAction => Phrase::new("table-unreadable"),
            Self::Stale => Phrase::new("table-stale"),
            Self::Unreadable(why) => Phrase::new("server-unreadable").text("why", why.as_str()),
            Self::BadOptions(why) => Phrase::new("server-bad-options").text("why", why.as_str()),
            Self::TooMany { seconds } => {
                Phrase::new("server-too-many").number("seconds", i64::try_from(*seconds).unwrap_or(i64::MAX))
            }
            other => Phrase::new(format!("server-{}", other.code())),
        }
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken { .. } | StoreError::Gap { .. } => Self::Stale,
            StoreError::Nul => Self::Unreadable(error.to_string()),
            StoreError::NoTable(_) => Self::NoTable,
            StoreError::NoPerson => Self::Stranger,
            StoreError::NameTaken(_) => Self::LoginTaken,
            StoreError::Newer { .. } | StoreError::Database(_) => {
                tracing::error!(%error, "the store failed");
                Self::NoStore
            }
        }
    }
}

impl From<Rejection> for Fault {
    fn from(rejected: Rejection) -> Self {
        match rejected {
            Rejection::OutOfTurn { .. } => Self::OutOfTurn,
            Rejection::Unreadable(_) => Self::NoAction,
            Rejection::Refused { rule, phrase, message: _ } => Self::Refused { rule, phrase },
            Rejection::NoUndo { barrier } => Self::NoUndo(barrier),
            Rejection::Stale { .. } => Self::Stale,
            Rejection::NotByHand => Self::Internal,
        }
    }
}

/// A bare answer; [`crate::routes`] put it into JSON or a page, in the reader's language.
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if let Self::TooMany { seconds } = self {
            response.headers_mut().insert(axum::http::header::RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(self);
        response
    }
}
