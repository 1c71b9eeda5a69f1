//! The channels of people: adding, confirming, switching and removing them.

use std::sync::Arc;

use pages::{Language, Letter, LetterItem};
use store::{Channel, ChannelId, ChannelKind, ChannelState, Confirmation, NewChannel, Person, PersonId};
use table::text::{Phrase, Words as _};

use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    ids,
    mail::{self, Mail, SendError},
};

/// How long the link of an unconfirmed address is valid: two days, in milliseconds.
const LINK: i64 = 2 * 24 * 60 * 60 * 1000;

/// How many channels of a kind one person may have. Of e-mail addresses one is used, while another may wait for its
/// confirmation; a third is there for the moment in which it replaces that.
const fn limit(kind: ChannelKind) -> u32 {
    match kind {
        ChannelKind::Mail => 3,
        ChannelKind::Push => 10,
        ChannelKind::Webhook => 5,
    }
}

impl App {
    /// The address of a page for somebody who is not making a request; `None` if the server does not know its own.
    pub(crate) fn public_link(&self, path: &str) -> Option<String> {
        let base = self.config().public_url.as_deref()?;
        Some(format!("{}{path}", base.trim_end_matches('/')))
    }

    /// The confirmed e-mail address of a person, also one to which notices are switched off.
    pub(crate) async fn mail_of(&self, person: PersonId) -> Result<Option<String>, Error> {
        let channels = self.store().channels_of(person).await?;
        let confirmed = |it: &Channel| it.kind == ChannelKind::Mail && it.state != ChannelState::Unconfirmed;
        Ok(channels.into_iter().find(confirmed).map(|channel| channel.address))
    }

    /// Adds an e-mail address that nothing is sent to but a link, until it is followed. The address before stays in use until
    /// then.
    ///
    /// It will receive links to a new password, so somebody with an account must have confirmed the session lately.
    pub(crate) async fn add_mail(&self, caller: &Caller, address: &str) -> Result<(), Error> {
        let (person, language) = (caller.require_person()?, caller.language);
        let mailer = self.mailer.as_ref().ok_or(Error::NoMail)?;
        let address = mail::address(address)?;
        let known = |it: &Channel| {
            it.kind == ChannelKind::Mail && it.state == ChannelState::On && it.address == address
        };
        if self.store().channels_of(person.id).await?.iter().any(known) {
            return Ok(());
        }
        if person.login.is_some() {
            self.require_confirmed(caller)?;
        }
        self.limits.confirm(&address, person.id, caller.address)?;
        let (token, hash) = ids::token()?;
        let expires = self.clock().now() + LINK;
        let confirmation = Some(Confirmation { hash: ids::hex(&hash), expires });
        let link = self.public_link(&format!("/mail/{token}")).ok_or(Error::NoMail)?;
        self.add_channel(person, language, ChannelKind::Mail, (&address, String::new()), confirmation)
            .await?;
        let letter = self.confirmation_letter(person, language, link);
        let mail = Mail { to: &address, language, letter: &letter, id: &token, stop: None };
        match mailer.send(&self.messages, &mail).await {
            Ok(()) => Ok(()),
            Err(error) => {
                tracing::warn!(reason = error.reason(), "an e-mail with a link was not sent");
                self.drop_unconfirmed(person.id, &address).await?;
                match error {
                    SendError::Gone(_) => Err(Error::InvalidMailAddress),
                    SendError::Failed(_) | SendError::Busy(..) => Err(Error::MailNotSent),
                }
            }
        }
    }

    fn confirmation_letter(&self, person: &Person, language: Language, link: String) -> Letter {
        let words = self.messages.plain(language, &[]);
        let say = |key: &'static str| words.say(&Phrase::new(key).text("name", person.name.as_str()));
        Letter {
            subject: say("server-mail-confirm"),
            lines: vec![say("server-mail-confirm-words")],
            items: vec![LetterItem {
                words: String::new(),
                detail: String::new(),
                link,
                label: say("server-mail-confirm-label"),
            }],
            footer: vec![(say("server-mail-confirm-ignore"), None)],
        }
    }

    async fn drop_unconfirmed(&self, person: PersonId, address: &str) -> Result<(), Error> {
        let channels = self.store().channels_of(person).await?;
        for channel in channels {
            if channel.state == ChannelState::Unconfirmed && channel.address == address {
                self.store().delete_channel(person, channel.id).await?;
            }
        }
        Ok(())
    }

    /// Adds a channel; `address` has its address and its detail.
    pub(super) async fn add_channel(
        &self,
        person: &Person,
        language: Language,
        kind: ChannelKind,
        (address, detail): (&str, String),
        confirmation: Option<Confirmation>,
    ) -> Result<(), Error> {
        let channel = NewChannel {
            id: ChannelId(ids::table()?.0),
            person: person.id,
            kind,
            address: address.to_owned(),
            detail,
            stop: ids::invitation()?,
            confirmation,
            at: self.clock().now(),
        };
        Ok(self.store().add_channel(channel, language.tag().to_owned(), limit(kind)).await?)
    }

    /// Confirms the e-mail address of a link. It replaces the address before, to which that is written.
    pub(crate) async fn confirm_mail(self: &Arc<Self>, token: &str) -> Result<PersonId, Error> {
        let hash = ids::hex(&ids::token_hash(token));
        let new = self.store().channel_to_confirm(hash.clone()).await?.ok_or(Error::LinkExpired)?;
        let old = self.mail_of(new.person).await?.filter(|old| *old != new.address);
        let confirmed = self.store().confirm_channel(hash.clone(), self.clock().now()).await?;
        let person = confirmed.ok_or(Error::LinkExpired)?;
        if let Some(old) = old {
            let app = Arc::clone(self);
            tokio::spawn(async move {
                if let Err(error) = app.mail_replaced(person, &old, &hash).await {
                    tracing::warn!(%error, "an old address was not told that another replaces it");
                }
            });
        }
        Ok(person)
    }

    /// Writes to an address that another has replaced it. `id` names that.
    async fn mail_replaced(&self, person: PersonId, address: &str, id: &str) -> Result<(), Error> {
        let Some(person) = self.store().person(person).await? else { return Ok(()) };
        let settings = self.store().notice_settings(person.id).await?;
        let language = settings.and_then(|(settings, _)| settings.language.parse().ok()).unwrap_or_default();
        let words = self.messages.plain(language, &[]);
        let name = person.login.as_deref().unwrap_or(&person.name);
        let say = |key: &'static str| words.say(&Phrase::new(key).text("name", name));
        let letter = Letter {
            subject: say("server-mail-replaced"),
            lines: vec![say("server-mail-replaced-words")],
            items: Vec::new(),
            footer: vec![(say("server-mail-replaced-not-you"), None)],
        };
        let mail = Mail { to: address, language, letter: &letter, id, stop: None };
        self.send_until(&mail, self.clock().now() + LINK / 2).await
    }

    /// Switches a channel of a person on or off.
    pub(crate) async fn switch_channel(
        &self,
        person: PersonId,
        id: &str,
        state: ChannelState,
    ) -> Result<(), Error> {
        let found = self.store().switch_channel(person, ChannelId(id.to_owned()), state).await?;
        if found { Ok(()) } else { Err(Error::ChannelNotFound) }
    }

    /// Deletes a channel of a person.
    pub(crate) async fn delete_channel(&self, person: PersonId, id: &str) -> Result<(), Error> {
        let found = self.store().delete_channel(person, ChannelId(id.to_owned())).await?;
        if found { Ok(()) } else { Err(Error::ChannelNotFound) }
    }

    /// The channel of a link that ends notices.
    pub(crate) async fn channel_to_stop(self: &Arc<Self>, stop: &str) -> Result<Channel, Error> {
        self.store().channel_to_stop(stop.to_owned()).await?.ok_or(Error::LinkExpired)
    }
}
