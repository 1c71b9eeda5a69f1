//! The errors of requests: one declaration for each, with its HTTP status, its API code and its message.

use axum::{
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use store::StoreError;
use table::{
    any::Rejection,
    content::{ContentError, Mistake},
    entropy::ContributionError,
    refusal::RuleId,
    table::Barrier,
    text::Phrase,
};

/// Declares [`Error`]. Each line is a variant, the HTTP status, the code for API clients, and either the key of the message
/// for the reader or `= expression` for a message that the fields carry. Fields of a keyed message are its arguments.
macro_rules! errors {
    ($(
        $(#[$doc:meta])*
        $variant:ident $({ $($field:ident: $type:ty),+ })?: $status:ident, $code:literal, $($key:literal)? $(= $phrase:expr)?;
    )+) => {
        /// Why a request failed.
        #[derive(Clone, Debug)]
        pub(crate) enum Error {
            $($(#[$doc])* $variant $({ $($field: $type),+ })?,)+
        }

        impl Error {
            /// The HTTP status.
            pub(crate) const fn status(&self) -> StatusCode {
                match self { $(Self::$variant { .. } => StatusCode::$status,)+ }
            }

            /// The code for API clients.
            pub(crate) const fn code(&self) -> &'static str {
                match self { $(Self::$variant { .. } => $code,)+ }
            }

            /// The message for the reader.
            pub(crate) fn phrase(&self) -> Phrase {
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        errors!(@phrase [$($key)?] [$($phrase)?] $($($field)+)?)
                    })+
                }
            }

            /// Code and message key of every variant with a message of its own.
            #[cfg(test)]
            pub(crate) const DECLARED: &'static [(&'static str, Option<&'static str>)] =
                &[$(($code, errors!(@key $($key)?))),+];
        }
    };
    (@phrase [$key:literal] [] $($field:ident)*) => { Phrase::new($key)$(.text(stringify!($field), $field.to_string()))* };
    (@phrase [] [$phrase:expr] $($field:ident)*) => {{ $(let _ = $field;)* $phrase }};
    (@key $key:literal) => { Some($key) };
    (@key) => { None };
}

errors! {
    /// The address is not one of this server.
    PageNotFound: NOT_FOUND, "page-not-found", "server-page-not-found";
    /// No table has this id.
    TableNotFound: NOT_FOUND, "table-not-found", "server-table-not-found";
    /// The catalog has no game of this name.
    GameNotFound: NOT_FOUND, "game-not-found", "server-game-not-found";
    /// The table has no seat of this number.
    SeatNotFound: NOT_FOUND, "seat-not-found", "server-seat-not-found";
    /// The log of the table is shorter.
    StepNotFound: NOT_FOUND, "step-not-found", "server-step-not-found";
    /// The game has no puzzle of this number.
    PuzzleNotFound: NOT_FOUND, "puzzle-not-found", "server-puzzle-not-found";
    /// The person has no token with this id.
    TokenNotFound: NOT_FOUND, "token-not-found", "server-token-not-found";
    /// No box has this id, or it is private to somebody else.
    BoxNotFound: NOT_FOUND, "box-not-found", "server-box-not-found";
    /// No profile has this handle, or it is private to somebody else.
    ProfileNotFound: NOT_FOUND, "profile-not-found", "server-profile-not-found";
    /// The box has no such version any more.
    VersionNotFound: NOT_FOUND, "version-not-found", "server-version-not-found";
    /// The person has no passkey with this id.
    PasskeyNotFound: NOT_FOUND, "passkey-not-found", "server-passkey-not-found";
    /// The person has never met anybody with this id.
    PersonNotFound: NOT_FOUND, "person-not-found", "server-person-not-found";
    /// There is nothing that the decision of an administrator is about.
    EntryNotFound: NOT_FOUND, "not-found", "server-entry-not-found";
    /// The chat line does not exist, or is not shown any more.
    LineNotFound: NOT_FOUND, "line-not-found", "server-line-not-found";
    /// The person has no channel with this id.
    ChannelNotFound: NOT_FOUND, "channel-not-found", "server-channel-not-found";
    /// The link was used, is replaced by another, or has expired.
    LinkExpired: NOT_FOUND, "link-expired", "server-link-expired";
    /// The method is not supported at this address.
    MethodNotAllowed: METHOD_NOT_ALLOWED, "method-not-allowed", "server-method-not-allowed";
    /// The request cannot be parsed.
    BadRequest { why: String }: BAD_REQUEST, "bad-request", "server-bad-request";
    /// The body exceeds the size limit.
    PayloadTooLarge: PAYLOAD_TOO_LARGE, "payload-too-large", "server-payload-too-large";
    /// The body has the wrong content type.
    UnsupportedMediaType: UNSUPPORTED_MEDIA_TYPE, "unsupported-media-type", "server-unsupported-media-type";

    /// The game rejects the options or the content of a new table.
    InvalidOptions { why: String }: UNPROCESSABLE_ENTITY, "invalid-options", "server-invalid-options";
    /// The game refuses an overlay file.
    InvalidContent { error: ContentError }: UNPROCESSABLE_ENTITY, "invalid-content", = invalid_content(error);
    /// The name of a box is empty or too long.
    InvalidBoxName: UNPROCESSABLE_ENTITY, "invalid-box-name", "server-invalid-box-name";
    /// The box belongs to another game.
    BoxOfOtherGame: UNPROCESSABLE_ENTITY, "box-of-other-game", "server-box-of-other-game";
    /// An overlay file is too large.
    BoxTooLarge: PAYLOAD_TOO_LARGE, "box-too-large", "server-box-too-large";
    /// Whoever deletes an account must type its login.
    DeletionNotConfirmed: UNPROCESSABLE_ENTITY, "deletion-not-confirmed", "server-deletion-not-confirmed";
    /// A name is empty or too long.
    InvalidName: UNPROCESSABLE_ENTITY, "invalid-name", "server-invalid-name";
    /// A table title is too long.
    InvalidTitle: UNPROCESSABLE_ENTITY, "invalid-title", "server-invalid-title";
    /// A chat line is empty or too long.
    InvalidChat: UNPROCESSABLE_ENTITY, "invalid-chat", "server-invalid-chat";
    /// A reason is empty or too long.
    InvalidReason: UNPROCESSABLE_ENTITY, "invalid-reason", "server-invalid-reason";
    /// A message of the day is too long.
    InvalidNotice: UNPROCESSABLE_ENTITY, "invalid-notice", "server-invalid-notice";
    /// A text is not an address or a range of addresses.
    InvalidNetwork: UNPROCESSABLE_ENTITY, "invalid-network", "server-invalid-network";
    /// A new password is too short or too long.
    InvalidPassword: UNPROCESSABLE_ENTITY, "invalid-password", "server-invalid-password";
    /// A new password is easy to guess.
    WeakPassword: UNPROCESSABLE_ENTITY, "weak-password", "server-weak-password";
    /// A time limit is out of range.
    InvalidPace: UNPROCESSABLE_ENTITY, "invalid-pace", "server-invalid-pace";
    /// A contribution to the seed is not 64 hex digits.
    InvalidEntropy: UNPROCESSABLE_ENTITY, "invalid-entropy", "server-invalid-entropy";
    /// The text is not an e-mail address.
    InvalidMailAddress: UNPROCESSABLE_ENTITY, "invalid-mail-address", "server-invalid-mail-address";
    /// The address of a webhook or of a push service is not one this server may call.
    InvalidEndpoint: UNPROCESSABLE_ENTITY, "invalid-endpoint", "server-invalid-endpoint";
    /// The keys of a browser are not those of Web Push.
    InvalidPushKeys: UNPROCESSABLE_ENTITY, "invalid-push-keys", "server-invalid-push-keys";
    /// No time zone has this name.
    InvalidZone: UNPROCESSABLE_ENTITY, "invalid-zone", "server-invalid-zone";
    /// Quiet hours are not two different times of a day.
    InvalidQuietHours: UNPROCESSABLE_ENTITY, "invalid-quiet-hours", "server-invalid-quiet-hours";
    /// No bot level has this name.
    UnknownLevel: UNPROCESSABLE_ENTITY, "unknown-level", "server-unknown-level";
    /// The text is not an action in the game's notation.
    UnreadableAction: UNPROCESSABLE_ENTITY, "unreadable-action", "table-unreadable";
    /// The rules do not allow the action.
    IllegalAction { rule: RuleId, phrase: Phrase }: UNPROCESSABLE_ENTITY, "illegal-action", = phrase.clone();

    /// The request needs a person, and has neither a token nor a session cookie.
    Unauthenticated: UNAUTHORIZED, "unauthenticated", "server-unauthenticated";
    /// The token is unknown, was revoked or has expired.
    InvalidToken: UNAUTHORIZED, "invalid-token", "server-invalid-token";
    /// Login or password is wrong.
    WrongCredentials: UNAUTHORIZED, "wrong-credentials", "server-wrong-credentials";
    /// A passkey was not accepted: the answer is wrong, late, or for another site.
    PasskeyRefused: UNAUTHORIZED, "passkey-refused", "server-passkey-refused";
    /// The recovery code or link is unknown, used or expired.
    RecoveryRefused: UNAUTHORIZED, "recovery-refused", "server-recovery-refused";
    /// The owner of the account must prove who they are once more.
    ConfirmationRequired: FORBIDDEN, "confirmation-required", "server-confirmation-required";
    /// The person is not welcome at this table: somebody has blocked somebody.
    SeatRefused: FORBIDDEN, "seat-refused", "server-seat-refused";
    /// Somebody who agreed to the rematch of a public table, and this person, have a block between them.
    RematchRefused: FORBIDDEN, "rematch-refused", "server-rematch-refused";
    /// The two people are not friends.
    NotFriends: FORBIDDEN, "not-friends", "server-not-friends";
    /// A page of another site sent the request.
    CrossOrigin: FORBIDDEN, "cross-origin", "server-cross-origin";
    /// Administrators have banned the person (`who` is `person`) or the address (`address`).
    Banned { reason: String, until: String, who: &'static str }: FORBIDDEN, "banned", "server-banned";
    /// Only administrators may do this.
    NotAdministrator: FORBIDDEN, "not-administrator", "server-not-administrator";
    /// Nobody can create an account.
    RegistrationClosed: FORBIDDEN, "registration-closed", "server-registration-closed";
    /// Creating an account needs an invitation, and this one is unknown, used up or has ended.
    InvitationNotValid: FORBIDDEN, "invitation-not-valid", "server-invitation-not-valid";
    /// The seat belongs to another player.
    NotYourSeat: FORBIDDEN, "not-your-seat", "server-not-your-seat";
    /// The box belongs to somebody else, who shares it.
    NotYourBox: FORBIDDEN, "not-your-box", "server-not-your-box";
    /// Only the person who opened the table may do this.
    NotOwner: FORBIDDEN, "not-owner", "server-not-owner";
    /// The open seats are for people with an invitation.
    NotInvited: FORBIDDEN, "not-invited", "server-not-invited";
    /// Only players of the table may do this.
    NotAtTable: FORBIDDEN, "not-at-table", "server-not-at-table";

    /// The request was made for an older version of the table.
    StaleVersion: CONFLICT, "stale-version", "table-stale";
    /// Others kept changing the table while the request was carried out.
    TableChanged: CONFLICT, "table-changed", "table-stale";
    /// Another seat must choose.
    OutOfTurn: CONFLICT, "out-of-turn", "table-out-of-turn";
    /// The last decision cannot be undone.
    UndoBlocked { barrier: Barrier }: CONFLICT, "undo-blocked", = barrier.phrase();
    /// The person has undone as many decisions as one may at a table.
    UndoExhausted: CONFLICT, "undo-exhausted", "server-undo-exhausted";
    /// A bot plays the seat until its owner returns.
    BotIsPlaying: CONFLICT, "bot-is-playing", "server-bot-is-playing";
    /// The time of the player for this turn has run out, and a bot plays it.
    TurnExpired: CONFLICT, "turn-expired", "server-turn-expired";
    /// No bot plays for the seat's owner.
    NoStandIn: CONFLICT, "no-stand-in", "server-no-stand-in";
    /// The seat is occupied.
    SeatTaken: CONFLICT, "seat-taken", "server-seat-taken";
    /// The person has a seat, and did not open the table.
    OneSeat: CONFLICT, "one-seat", "server-one-seat";
    /// Another player at the table has this name, or one that looks like it.
    NameTaken: CONFLICT, "name-taken", "server-name-taken";
    /// Only the person who opened the table may fill its seats with bots, until this many minutes have passed.
    FillTooEarly { minutes: u64 }: CONFLICT, "fill-too-early", "server-fill-too-early";
    /// The owner cannot end a game that other people play.
    OthersArePlaying: CONFLICT, "others-are-playing", "server-others-are-playing";
    /// A game that counts for ratings is not ended: nobody would lose it.
    GameCounts: CONFLICT, "game-counts", "server-game-counts";
    /// The owner has ended the table.
    TableEnded: CONFLICT, "table-ended", "server-table-ended";
    /// Seats are still open, or the cards are not dealt.
    NotStarted: CONFLICT, "not-started", "server-not-started";
    /// All seats are occupied.
    AlreadyStarted: CONFLICT, "already-started", "server-already-started";
    /// The cards are dealt, so nobody can add to the seed any more.
    AlreadyDealt: CONFLICT, "already-dealt", "server-already-dealt";
    /// The table has the largest number of contributions to the seed.
    TooManyContributions: CONFLICT, "too-many-contributions", "server-too-many-contributions";
    /// Only possible after the game.
    NotOver: CONFLICT, "not-over", "server-not-over";
    /// The game was played with rules or content that this program does not have.
    NotReviewable: CONFLICT, "not-reviewable", "server-not-reviewable";
    /// Only possible during the game.
    GameOver: CONFLICT, "game-over", "server-game-over";
    /// The login is in use.
    LoginTaken: CONFLICT, "login-taken", "server-login-taken";
    /// The person has an account.
    AlreadyRegistered: CONFLICT, "already-registered", "server-already-registered";
    /// The person has no account.
    NotRegistered: CONFLICT, "not-registered", "server-not-registered";
    /// Browsers have no passkeys here.
    PasskeysUnavailable: CONFLICT, "passkeys-unavailable", "server-passkeys-unavailable";
    /// The passkey is registered already.
    PasskeyTaken: CONFLICT, "passkey-taken", "server-passkey-taken";
    /// The person has as many passkeys as one may have.
    TooManyPasskeys: CONFLICT, "too-many-passkeys", "server-too-many-passkeys";
    /// An account needs a password or a passkey.
    LastCredential: CONFLICT, "last-credential", "server-last-credential";
    /// The other person has no account.
    NoAccount: CONFLICT, "no-account", "server-no-account";
    /// The caller has blocked the other person.
    PersonBlocked: CONFLICT, "person-blocked", "server-person-blocked";
    /// The person has asked as many people to be friends as one may.
    TooManyFriends: CONFLICT, "too-many-friends", "server-too-many-friends";
    /// The box was changed since it was read.
    BoxChanged: CONFLICT, "box-changed", "server-box-changed";
    /// The person has as many boxes as one may have.
    TooManyBoxes: CONFLICT, "too-many-boxes", "server-too-many-boxes";
    /// The boxes of the person hold as much as they may.
    BoxesTooLarge: CONFLICT, "boxes-too-large", "server-boxes-too-large";
    /// The person has reported this already.
    ReportedBefore: CONFLICT, "reported-before", "server-reported-before";
    /// Bots and oneself cannot be reported.
    NotReportable: CONFLICT, "not-reportable", "server-not-reportable";
    /// An administrator cannot be banned.
    IsAdministrator: CONFLICT, "is-administrator", "server-is-administrator";
    /// The administrator would ban their own address.
    OwnNetwork: CONFLICT, "own-network", "server-own-network";
    /// This server sends no e-mails.
    NoMail: CONFLICT, "no-mail", "server-no-mail";
    /// The e-mail with the link could not be sent.
    MailNotSent: CONFLICT, "mail-not-sent", "server-mail-not-sent";
    /// The person has as many channels of this kind as one may have.
    TooManyChannels: CONFLICT, "too-many-channels", "server-too-many-channels";
    /// The bot found no action to recommend.
    NoHint: CONFLICT, "no-hint", "server-no-hint";

    /// The client exceeded a rate limit.
    TooManyRequests { seconds: u64 }: TOO_MANY_REQUESTS, "too-many-requests", "server-too-many-requests";
    /// The person has opened too many tables that are not over.
    TooManyTables: TOO_MANY_REQUESTS, "too-many-tables", "server-too-many-tables";
    /// Another review that the person asked for is not complete.
    ReviewRunning: TOO_MANY_REQUESTS, "review-running", "server-review-running";
    /// As many reviews wait as may.
    TooManyReviews: TOO_MANY_REQUESTS, "too-many-reviews", "server-too-many-reviews";
    /// The client has too many open streams.
    TooManyStreams: TOO_MANY_REQUESTS, "too-many-streams", "server-too-many-streams";

    /// The database does not respond.
    StoreUnavailable: SERVICE_UNAVAILABLE, "store-unavailable", "server-store-unavailable";
    /// The connection to the database was lost while it was writing, and it has not come back yet.
    OutcomeUnknown: SERVICE_UNAVAILABLE, "outcome-unknown", "server-outcome-unknown";
    /// The server is shutting down.
    ShuttingDown: SERVICE_UNAVAILABLE, "shutting-down", "server-shutting-down";
    /// The stored log of the table cannot be loaded by this version of the program.
    TableUnreadable: CONFLICT, "table-unreadable", "server-table-unreadable";
    /// A broken invariant. The log has the details.
    Internal: INTERNAL_SERVER_ERROR, "internal", "server-internal";
}

/// The first mistake of an overlay file, with the number of the others.
fn invalid_content(error: &ContentError) -> Phrase {
    let first = error.0.first().map(|mistake| mistake.message.clone());
    let place = error.0.first().map_or_else(String::new, Mistake::place);
    Phrase::new("server-invalid-content")
        .text("place", place)
        .phrase("message", first.unwrap_or_else(|| Phrase::new("server-bad-request")))
        .number("others", error.0.len().saturating_sub(1) as i64)
}

impl Error {
    /// The rule that forbids the action.
    pub(crate) const fn rule(&self) -> Option<RuleId> {
        match self {
            Self::IllegalAction { rule, .. } => Some(*rule),
            _ => None,
        }
    }

    /// The request cannot be parsed: `why`.
    pub(crate) fn bad_request(why: impl Into<String>) -> Self {
        Self::BadRequest { why: why.into() }
    }

    /// Logs a broken invariant; the client learns only that the server failed.
    pub(crate) fn internal(what: &'static str, error: &dyn std::fmt::Display) -> Self {
        tracing::error!(%error, "{what}");
        Self::Internal
    }
}

/// For logs: the code, and the rule of a refused action.
impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())?;
        self.rule().map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::SequenceTaken { .. } | StoreError::SequenceGap { .. } => Self::StaleVersion,
            StoreError::NulCharacter => Self::bad_request(error.to_string()),
            StoreError::SeatChanged(_) => Self::SeatTaken,
            StoreError::TableChanged(_) => Self::TableChanged,
            StoreError::TableNotFound(_) => Self::TableNotFound,
            StoreError::PersonNotFound => Self::Unauthenticated,
            StoreError::BoxNotFound(_) => Self::BoxNotFound,
            StoreError::BoxChanged(_) => Self::BoxChanged,
            StoreError::TooManyBoxes => Self::TooManyBoxes,
            StoreError::BoxesTooLarge => Self::BoxesTooLarge,
            StoreError::ReviewNotFound(_) => Self::internal("a review was deleted while it was made", &error),
            StoreError::TooManyChannels => Self::TooManyChannels,
            StoreError::LoginTaken(_) => Self::LoginTaken,
            StoreError::AlreadyRegistered => Self::AlreadyRegistered,
            StoreError::PasskeyTaken => Self::PasskeyTaken,
            StoreError::PasskeyNotFound => Self::PasskeyNotFound,
            StoreError::PasskeyCloned => Self::PasskeyRefused,
            StoreError::TooManyPasskeys => Self::TooManyPasskeys,
            StoreError::LastCredential => Self::LastCredential,
            StoreError::RecoveryRefused => Self::RecoveryRefused,
            StoreError::NotFriends => Self::NotFriends,
            StoreError::TooManyFriends => Self::TooManyFriends,
            StoreError::EntryNotFound => Self::EntryNotFound,
            StoreError::InvitationNotValid => Self::InvitationNotValid,
            StoreError::ReportedBefore => Self::ReportedBefore,
            StoreError::InvalidValue { .. } => Self::internal("the database holds an invalid value", &error),
            StoreError::OutcomeUnknown(_) => {
                tracing::error!(%error, "the outcome of a write is unknown");
                Self::OutcomeUnknown
            }
            StoreError::NewerSchema { .. }
            | StoreError::InUse(_)
            | StoreError::InCluster(_)
            | StoreError::NotShared
            | StoreError::BreakingSchema { .. }
            | StoreError::Database(_) => {
                tracing::error!(%error, "the database failed");
                Self::StoreUnavailable
            }
        }
    }
}

impl From<ContributionError> for Error {
    fn from(error: ContributionError) -> Self {
        match error {
            ContributionError::Dealt => Self::AlreadyDealt,
            ContributionError::NoSeat(_) => Self::SeatNotFound,
            ContributionError::TooMany => Self::TooManyContributions,
        }
    }
}

impl From<Rejection> for Error {
    fn from(rejection: Rejection) -> Self {
        match rejection {
            Rejection::OutOfTurn { .. } => Self::OutOfTurn,
            Rejection::Unreadable(_) => Self::UnreadableAction,
            Rejection::Refused { rule, phrase, message: _ } => Self::IllegalAction { rule, phrase },
            Rejection::NoUndo { barrier } => Self::UndoBlocked { barrier },
            Rejection::Stale { .. } => Self::StaleVersion,
            Rejection::NotByHand => {
                Self::internal("a table of the server was dealt by hand", &"every table has a seed")
            }
        }
    }
}

/// Status and headers only. `routes::error_pages` adds the body, as JSON or as a page, in the reader's language.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if let Self::TooManyRequests { seconds } = self {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(self);
        response
    }
}
