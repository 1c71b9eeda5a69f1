//! What people are told, and where: channels, settings, the outbox, and messages on their way.
//!
//! A notice is written to the outbox in the transaction of its cause, if its person has a channel. The server later marks it as
//! handled and, in the same transaction, writes a delivery for each channel of the person.

mod statements;

use std::fmt;

pub(crate) use statements::{NoticeWrite, Parameter, Statement, add_notices, change_outbox};

use crate::{PersonId, StoreError, StoreFuture, TableId, TableRow};

/// Declares an enum that is stored as a word.
macro_rules! column {
    ($(#[$doc:meta])* $name:ident, $column:literal { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its name in the database, in forms and in the API.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }

            /// The inverse of `name`.
            pub fn find(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|known| known.name() == name)
            }

            pub(crate) fn from_column(text: &str) -> Result<Self, StoreError> {
                Self::find(text).ok_or_else(|| StoreError::InvalidValue { column: $column, value: text.to_owned() })
            }
        }
    };
}

column! {
    /// How a channel reaches a person.
    ChannelKind, "kind" {
        /// An e-mail address.
        Mail = "mail",
        /// A browser, by Web Push.
        Push = "push",
        /// An address of another service.
        Webhook = "webhook",
    }
}

column! {
    /// Whether a channel is used.
    ChannelState, "state" {
        /// Not yet: the owner of the e-mail address has not followed the link.
        Unconfirmed = "unconfirmed",
        /// Yes.
        On = "on",
        /// Its person has switched it off.
        Off = "off",
        /// It refuses messages for good, and was switched off.
        Dead = "dead",
    }
}

column! {
    /// Why a person is told something.
    Occasion, "occasion" {
        /// It is their turn.
        Turn = "turn",
        /// Somebody invites them to a table.
        Invitation = "invitation",
        /// Somebody offers a rematch.
        Rematch = "rematch",
        /// Somebody mentions them in the chat.
        Mention = "mention",
        /// The time of their turn is about to run out.
        Clock = "clock",
        /// A game they played is over.
        Finished = "finished",
    }
}

/// The id of a channel: letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChannelId(pub String);

impl fmt::Display for ChannelId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The link that confirms an e-mail address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmation {
    /// SHA-256 of its token, in hexadecimal digits.
    pub hash: String,
    /// When it expires.
    pub expires: i64,
}

/// A channel to add, or to replace the one of the same person, kind and address.
#[derive(Clone, Debug)]
pub struct NewChannel {
    /// Its id, unless it replaces another.
    pub id: ChannelId,
    /// Whose it is.
    pub person: PersonId,
    /// How it reaches the person.
    pub kind: ChannelKind,
    /// The e-mail address, the endpoint of the browser's push service, or the URL of the webhook.
    pub address: String,
    /// What else is needed to reach it, as the server understands it.
    pub detail: String,
    /// The secret of the links that switch it off, unless it replaces another.
    pub stop: String,
    /// The link by which its owner confirms it; `None` for a channel that needs no confirmation.
    pub confirmation: Option<Confirmation>,
    /// The time of creation.
    pub at: i64,
}

/// A channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    /// Its id.
    pub id: ChannelId,
    /// Whose it is.
    pub person: PersonId,
    /// How it reaches the person.
    pub kind: ChannelKind,
    /// As in [`NewChannel::address`].
    pub address: String,
    /// As in [`NewChannel::detail`].
    pub detail: String,
    /// Whether it is used.
    pub state: ChannelState,
    /// Why the last message did not arrive; `None` if it did.
    pub failure: Option<String>,
    /// Since when none has arrived.
    pub failing: Option<i64>,
    /// The secret of the links that switch it off.
    pub stop: String,
    /// The time of creation.
    pub created: i64,
}

/// In which language and when a person wants to be told of what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeSettings {
    /// The language tag.
    pub language: String,
    /// The name of the time zone, such as `Europe/Paris`.
    pub zone: String,
    /// Minutes after midnight, from and until: nothing is sent in between.
    pub quiet: Option<(u16, u16)>,
    /// The occasions that are switched off.
    pub silent: Vec<Occasion>,
}

/// When a person was last told something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastTold {
    /// Anything but a warning.
    pub told: Option<i64>,
    /// A warning about the clock.
    pub warned: Option<i64>,
}

/// Something that a person is to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotice {
    /// Who.
    pub person: PersonId,
    /// Why.
    pub occasion: Occasion,
    /// What tells it from others of the same person, table and occasion: what names the turn, or the length of the log. Of a
    /// chat line, the store fills in its number.
    pub version: u64,
    /// The facts, as JSON. They must be public.
    pub body: String,
    /// When it happened.
    pub at: i64,
    /// When the person is to be told.
    pub due: i64,
}

/// What a change of a table means for the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutboxChange {
    /// The turn has passed: what waits to tell somebody of a turn at this table is deleted.
    ForgetTurns,
    /// Somebody is to be told something.
    Add(NewNotice),
}

/// What tells a notice from all others.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NoticeKey {
    /// Who is told.
    pub person: PersonId,
    /// The table.
    pub table: TableId,
    /// Why.
    pub occasion: Occasion,
    /// As in [`NewNotice::version`].
    pub version: u64,
    /// When it happened. A notice that was deleted because a decision was taken back may have been written again.
    pub at: i64,
}

/// A notice of the outbox that nobody has handled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingNotice {
    /// Which.
    pub key: NoticeKey,
    /// The facts, as JSON.
    pub body: String,
}

/// A message for a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewDelivery {
    /// Its id.
    pub id: String,
    /// Where it goes.
    pub channel: ChannelId,
    /// What it is about, as JSON.
    pub body: String,
}

/// Notices that become messages, or are deleted because they are of no use.
#[derive(Clone, Debug)]
pub struct Dispatch {
    /// The person.
    pub person: PersonId,
    /// The notices of which the person is told. They stay for a while, so that the same is not told twice.
    pub told: Vec<NoticeKey>,
    /// The notices that are deleted.
    pub dropped: Vec<NoticeKey>,
    /// The messages.
    pub deliveries: Vec<NewDelivery>,
    /// The times that change; `None` keeps the old one.
    pub last: LastTold,
    /// The time.
    pub at: i64,
}

/// A message on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// Its id.
    pub id: String,
    /// Where it goes.
    pub channel: Channel,
    /// What it is about, as JSON.
    pub body: String,
    /// When it was written.
    pub at: i64,
    /// How often it was tried.
    pub attempts: u32,
}

/// Storage of notices. Every write completes only after the data is durable.
pub trait NoticeStore: Send + Sync + 'static {
    /// Adds a channel. Of several unconfirmed e-mail addresses the last one stays, and a browser belongs to the last person
    /// who used it. Creates the settings of the person with this language if there are none. Fails with
    /// [`StoreError::TooManyChannels`] if the person has `limit` of this kind.
    fn add_channel(&self, channel: NewChannel, language: String, limit: u32) -> StoreFuture<'_, ()>;
    /// Confirms the e-mail address whose link has this hash, and deletes the other e-mail addresses of its person with the recovery
    /// link that was sent to them. Returns the person; `None` if no link that is valid at `now` has this hash.
    fn confirm_channel(&self, hash: String, now: i64) -> StoreFuture<'_, Option<PersonId>>;
    /// Switches a confirmed channel of a person on or off. Returns whether there is one.
    fn switch_channel(&self, person: PersonId, id: ChannelId, state: ChannelState) -> StoreFuture<'_, bool>;
    /// Deletes a channel of a person, and with an e-mail address the recovery link. Returns whether there was one.
    fn delete_channel(&self, person: PersonId, id: ChannelId) -> StoreFuture<'_, bool>;
    /// Stores why the last message to a channel did not arrive at this time, or that it did. In the state `Dead` it gets no more.
    fn note_failure(
        &self,
        id: ChannelId,
        failure: Option<String>,
        state: ChannelState,
        at: i64,
    ) -> StoreFuture<'_, ()>;
    /// The channels of a person, oldest first.
    fn channels_of(&self, person: PersonId) -> StoreFuture<'_, Vec<Channel>>;
    /// The channel that links with this secret switch off.
    fn channel_to_stop(&self, stop: String) -> StoreFuture<'_, Option<Channel>>;
    /// The e-mail address that the link with this hash confirms, whether or not it is still valid.
    fn channel_to_confirm(&self, hash: String) -> StoreFuture<'_, Option<Channel>>;

    /// Replaces the settings of a person.
    fn set_notice_settings(&self, person: PersonId, settings: NoticeSettings) -> StoreFuture<'_, ()>;
    /// The settings of a person, and when they were last told something.
    fn notice_settings(&self, person: PersonId) -> StoreFuture<'_, Option<(NoticeSettings, LastTold)>>;
    /// Replaces the kinds of channels that a person wants for a table; `None` for all.
    fn set_table_notices(
        &self,
        person: PersonId,
        table: TableId,
        kinds: Option<Vec<ChannelKind>>,
    ) -> StoreFuture<'_, ()>;
    /// The kinds of channels that a person wants for a table; `None` for all.
    fn table_notices(&self, person: PersonId, table: TableId) -> StoreFuture<'_, Option<Vec<ChannelKind>>>;
    /// The tables for which a person wants only some kinds of channels, oldest first.
    fn tables_with_notices(&self, person: PersonId) -> StoreFuture<'_, Vec<(TableId, Vec<ChannelKind>)>>;
    /// Deletes the channels and settings of a person, and all that waits for them.
    fn forget_notices(&self, person: PersonId) -> StoreFuture<'_, ()>;

    /// The notices that are due at `now`, those of one person together.
    fn due_notices(&self, now: i64, limit: u32) -> StoreFuture<'_, Vec<WaitingNotice>>;
    /// Lets notices wait until `due`.
    fn postpone_notices(&self, keys: Vec<NoticeKey>, due: i64) -> StoreFuture<'_, ()>;
    /// Turns notices into messages, all or none. Returns `false`, and changes nothing, if somebody else has handled one of them.
    fn dispatch(&self, dispatch: Dispatch) -> StoreFuture<'_, bool>;
    /// The messages that are due at `now`, to channels that are on.
    fn due_deliveries(&self, now: i64, limit: u32) -> StoreFuture<'_, Vec<Delivery>>;
    /// Counts an attempt, before it is made, and when the next one follows unless it succeeds. Returns `false` if there were not
    /// so many attempts before: somebody else makes this one.
    fn claim_delivery(&self, id: String, attempts: u32, due: i64) -> StoreFuture<'_, bool>;
    /// Lets messages wait until `due`, each named by its id and the number of attempts that were made.
    fn postpone_deliveries(&self, deliveries: Vec<(String, u32)>, due: i64) -> StoreFuture<'_, ()>;
    /// Deletes a message that has arrived or is given up.
    fn delete_delivery(&self, id: String) -> StoreFuture<'_, ()>;
    /// When the next notice or message is due; `None` if nothing waits.
    fn next_due(&self) -> StoreFuture<'_, Option<i64>>;
    /// The number of notices and messages that wait.
    fn waiting_notices(&self) -> StoreFuture<'_, u64>;
    /// Deletes notices that were handled before this time, and messages written before it.
    fn prune_notices(&self, before: i64) -> StoreFuture<'_, ()>;

    /// A table as lists show it.
    fn table_row(&self, table: TableId) -> StoreFuture<'_, Option<TableRow>>;
    /// The key of this name. The first call stores `new`; all others return what was stored then.
    fn server_key(&self, name: &'static str, new: String) -> StoreFuture<'_, String>;
}

/// A list of words in one column.
pub(crate) fn joined(words: impl Iterator<Item = &'static str>) -> String {
    words.collect::<Vec<_>>().join(",")
}

/// The inverse of [`joined`].
pub(crate) fn split<T>(
    text: &str,
    read: impl Fn(&str) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    text.split(',').filter(|word| !word.is_empty()).map(read).collect()
}

/// Quiet hours from their columns.
pub(crate) fn quiet(from: Option<i64>, until: Option<i64>) -> Option<(u16, u16)> {
    Some((u16::try_from(from?).ok()?, u16::try_from(until?).ok()?))
}
