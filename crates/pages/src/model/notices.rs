//! What people are told when they are not there.

/// The part of the settings about messages. Its forms post to `/notices/…`.
#[derive(Clone, Debug, Default)]
pub struct NoticesSection {
    /// Is the reader somebody who can have channels?
    pub person: bool,
    /// Does this server send e-mails?
    pub mail: bool,
    /// The channels of the reader.
    pub channels: Vec<ChannelLine>,
    /// The occasions by name, and whether the reader is told of them.
    pub occasions: Vec<(&'static str, bool)>,
    /// The time zone of the reader.
    pub zone: String,
    /// All time zones.
    pub zones: Vec<String>,
    /// Quiet hours, from and until, as `HH:MM`; empty without.
    pub quiet: (String, String),
    /// What became of the last form, in the reader's language.
    pub answer: Option<String>,
}

/// A channel of the reader.
#[derive(Clone, Debug)]
pub struct ChannelLine {
    /// Its id in forms.
    pub id: String,
    /// `mail`, `push` or `webhook`.
    pub kind: &'static str,
    /// The e-mail address, or the host of another address.
    pub address: String,
    /// `unconfirmed`, `on`, `off` or `dead`.
    pub state: &'static str,
    /// Why the last message did not arrive.
    pub failure: Option<String>,
}

/// The page of a link that an e-mail or a message contains: one question, one button.
#[derive(Clone, Debug)]
pub enum LinkPage {
    /// Confirms an e-mail address.
    ConfirmMail {
        /// The token of the link.
        token: String,
    },
    /// The address is confirmed.
    Confirmed,
    /// Ends messages to a channel.
    Stop {
        /// The token of the link.
        token: String,
        /// What is meant: an e-mail address, or the host of another address.
        address: String,
    },
    /// No more messages come.
    Stopped,
}

/// `GET /table/ID/notices`: the kinds of channels that tell the reader of one table.
#[derive(Clone, Debug)]
pub struct TableNoticesPage {
    /// The table's id.
    pub id: String,
    /// The kinds by name, and whether they are used.
    pub kinds: Vec<(&'static str, bool)>,
}
