//! A new password for somebody who has lost the old one: with a recovery code, or with a link that an e-mail brings.

use std::sync::Arc;

use pages::{Language, Letter, LetterItem};
use sha2::{Digest as _, Sha256};
use table::text::{Phrase, Words as _};

use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    ids,
    mail::{Mail, SendError},
    names::{self, Login},
};

/// How long the link of an e-mail is valid: an hour, in milliseconds.
const LINK: i64 = 60 * 60 * 1000;
/// The pause after the first attempt to send it, in milliseconds. Each further one is twice as long.
const FIRST_PAUSE: i64 = 60 * 1000;

/// The number of recovery codes of one set.
const CODES: usize = 10;
/// Groups of a code, and characters of a group: 80 bits cannot be guessed, so that a plain hash suffices.
const GROUPS: usize = 4;
const GROUP: usize = 4;

/// The hash of a code that the store keeps. Spaces, dashes and case do not count.
fn code_hash(code: &str) -> [u8; 32] {
    let plain: String =
        code.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect();
    Sha256::digest(format!("recovery code {plain}").as_bytes()).into()
}

/// A new code, as people copy it.
fn code() -> Result<String, Error> {
    let text = ids::letters::<{ GROUPS * GROUP }>()?;
    let groups: Vec<String> =
        text.as_bytes().chunks(GROUP).map(|it| String::from_utf8_lossy(it).into()).collect();
    Ok(groups.join("-"))
}

impl App {
    /// Replaces the recovery codes of the caller and returns the new ones. They cannot be read again.
    pub(crate) async fn renew_recovery_codes(&self, caller: &Caller) -> Result<Vec<String>, Error> {
        self.require_confirmed(caller)?;
        let person = caller.require_person()?.id;
        let codes = (0..CODES).map(|_| code()).collect::<Result<Vec<_>, _>>()?;
        let hashes = codes.iter().map(|code| code_hash(code)).collect();
        self.store().set_recovery_codes(person, hashes).await?;
        Ok(codes)
    }

    /// Sets a new password with a recovery code. All sessions of the account end. The time does not depend on whether the
    /// account exists: the new password is hashed first.
    pub(crate) async fn recover_with_code(
        &self,
        login: &str,
        code: &str,
        password: String,
    ) -> Result<(), Error> {
        // A login that cannot exist takes as long as one that does not.
        let login = names::login(login).map_or_else(|_| String::new(), |login| login.name);
        self.limits.guess(&login)?;
        let password = self.passwords.hash(password, &login).await?;
        self.store().recover_with_code(login, code_hash(code), password).await?;
        self.forget_people();
        Ok(())
    }

    /// Whether a lost password can be replaced with a link that an e-mail brings.
    pub(crate) fn recovers_by_mail(&self) -> bool {
        self.mailer.is_some() && self.config().public_url.is_some()
    }

    /// Sends a link to the confirmed address of an account, if there is one. That happens in the background, so that neither the
    /// answer nor its time tells whether the account exists.
    pub(crate) fn send_recovery_link(self: &Arc<Self>, login: &str, language: Language) -> Result<(), Error> {
        if !self.recovers_by_mail() {
            return Err(Error::NoMail);
        }
        let Ok(Login { name: login, .. }) = names::login(login) else { return Ok(()) };
        let app = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = app.mail_recovery_link(login, language).await {
                tracing::warn!(%error, "a link to recover an account was not sent");
            }
        });
        Ok(())
    }

    async fn mail_recovery_link(&self, login: String, language: Language) -> Result<(), Error> {
        let Some((person, _)) = self.store().account(login.clone()).await? else { return Ok(()) };
        let Some(address) = self.mail_of(person.id).await? else { return Ok(()) };
        self.limits.recover(&address)?;
        let (token, hash) = ids::token()?;
        let link = self.public_link(&format!("/account/recover/{token}")).ok_or(Error::NoMail)?;
        self.store().set_recovery_link(person.id, hash, self.clock().now() + LINK).await?;
        let words = self.messages.plain(language, &[]);
        let say = |key: &'static str| words.say(&Phrase::new(key).text("login", login.as_str()));
        let label = say("server-mail-recover-label");
        let letter = Letter {
            subject: say("server-mail-recover"),
            lines: vec![say("server-mail-recover-words")],
            items: vec![LetterItem { words: String::new(), detail: String::new(), link, label }],
            footer: vec![(say("server-mail-recover-ignore"), None)],
        };
        let mail = Mail { to: &address, language, letter: &letter, id: &token, stop: None };
        self.send_until(&mail, self.clock().now() + LINK / 2).await
    }

    /// Sends an e-mail, again and again as long as it is refused for now: mail servers like to refuse what a stranger sends first.
    /// It is of little use after `until`.
    pub(crate) async fn send_until(&self, mail: &Mail<'_>, until: i64) -> Result<(), Error> {
        let mailer = self.mailer.as_ref().ok_or(Error::NoMail)?;
        let (mut stopping, mut pause) = (self.stopping(), FIRST_PAUSE);
        loop {
            let Err(error) = mailer.send(&self.messages, mail).await else { return Ok(()) };
            tracing::warn!(reason = error.reason(), "an e-mail with a link was not sent");
            let next = self.clock().now().saturating_add(pause);
            if matches!(error, SendError::Gone(_)) || next > until {
                return Err(Error::MailNotSent);
            }
            tokio::select! {
                () = self.clock().sleep_until(next) => pause *= 2,
                _ = stopping.wait_for(|stopping| *stopping) => return Err(Error::MailNotSent),
            }
        }
    }

    /// Fails with [`Error::RecoveryRefused`] unless the link is valid.
    pub(crate) async fn check_recovery_link(&self, token: &str) -> Result<(), Error> {
        match self.store().recovery_link(ids::token_hash(token)).await? {
            Some((_, expires)) if expires > self.clock().now() => Ok(()),
            _ => Err(Error::RecoveryRefused),
        }
    }

    /// Sets a new password with a link. The link is used up, and all sessions of the account end.
    pub(crate) async fn recover_with_link(&self, token: &str, password: String) -> Result<(), Error> {
        let hash = ids::token_hash(token);
        let found = self.store().recovery_link(hash).await?;
        let (person, _) = found.ok_or(Error::RecoveryRefused)?;
        let login = person.login.unwrap_or_default();
        let password = self.passwords.hash(password, &login).await?;
        self.store().recover_with_link(hash, self.clock().now(), password).await?;
        self.forget_people();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_written() {
        let code = code().unwrap();
        assert_eq!(code.len(), GROUPS * GROUP + GROUPS - 1, "{code}");
        let spaced = code.replace('-', " ").to_uppercase();
        assert_eq!(code_hash(&code), code_hash(&format!(" {spaced} ")));
        assert_ne!(code_hash(&code), code_hash(&code[1..]));
    }
}
