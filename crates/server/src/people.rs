//! Guests and accounts.

use std::sync::{Arc, Weak};

use store::{AuditActor, HouseChange, NewAccount, NewPerson, Person, StoreError, TokenKind};

use crate::{
    app::App,
    caller::Caller,
    config::FirstAccount,
    errors::Error,
    ids,
    names::{self, Login},
};

/// At startup: gives accounts that are older than the normal form of logins their login in this form and its key.
pub(crate) async fn normalize_logins(app: Weak<App>) {
    let Some(app) = app.upgrade() else { return };
    let accounts = match app.store().accounts_without_key().await {
        Ok(accounts) => accounts,
        Err(error) => return tracing::error!(%error, "cannot list the accounts without a login key"),
    };
    for (person, old) in accounts {
        // An old login that is not valid any more stays as it is.
        let Ok(Login { name, key }) = names::login(&old) else { continue };
        match app.store().set_login(person, name, key).await {
            Ok(()) => {}
            Err(StoreError::LoginTaken(_)) => {
                tracing::warn!(person = person.0, "the logins of two old accounts look alike; both are kept");
            }
            Err(error) => tracing::error!(%error, "cannot normalize the login of an account"),
        }
    }
}

impl App {
    /// Creates a guest and a token.
    pub(crate) async fn create_guest(&self, name: &str, kind: TokenKind) -> Result<(Person, String), Error> {
        let name = names::person(name)?;
        let person = self.store().add_person(NewPerson { name, at: self.clock().now() }).await?;
        let token = self.issue_token(&person, kind).await?;
        Ok((person, token))
    }

    /// Changes the display name of a person.
    pub(crate) async fn rename(&self, person: &Person, name: &str) -> Result<Person, Error> {
        let name = names::person(name)?;
        self.store().rename_person(person.id, name.clone()).await?;
        self.forget_people();
        Ok(Person { name, ..person.clone() })
    }

    /// Gives a person an account. All tokens of the guest end; the account starts with a new one. While registration is by
    /// invitation, the code of one is needed.
    pub(crate) async fn register(
        self: &Arc<Self>,
        person: &Person,
        login: &str,
        password: String,
        invitation: &str,
        kind: TokenKind,
    ) -> Result<(Person, String), Error> {
        if person.login.is_some() {
            return Err(Error::AlreadyRegistered);
        }
        let Login { name: login, key } = names::login(login)?;
        let password = self.passwords.hash(password, &login).await?;
        let used = self.admit_registration(invitation).await?;
        let account = NewAccount { login: login.clone(), key, password };
        if let Err(error) = self.store().register(person.id, account).await {
            if let Some(code) = used {
                self.store().return_invitation(code).await?;
            }
            return Err(error.into());
        }
        self.forget_people();
        let person = Person { login: Some(login), ..person.clone() };
        self.grant_first(&person).await?;
        let app = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = app.merge_results().await {
                tracing::error!(%error, "the results of a new account are not rated; the next start does it");
            }
        });
        let token = self.issue_token(&person, kind).await?;
        self.note_confirmed(&token);
        Ok((person, token))
    }

    /// Makes the first account of a new house its administrator, unless the configuration says otherwise.
    async fn grant_first(self: &Arc<Self>, person: &Person) -> Result<(), Error> {
        if self.config().first_account == FirstAccount::Plain || self.judgement().await?.house.audit > 0 {
            return Ok(());
        }
        let change = HouseChange::GrantFirst(person.clone());
        match self.store().change_house(change, AuditActor::Server, self.clock().now()).await {
            Ok(_) => self.follow_house().await,
            // There are other accounts.
            Err(StoreError::EntryNotFound) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Changes the login of the caller's account, which its owner has confirmed lately.
    pub(crate) async fn change_login(&self, caller: &Caller, login: &str) -> Result<Person, Error> {
        self.require_confirmed(caller)?;
        let person = caller.require_person()?;
        let Login { name: login, key } = names::login(login)?;
        self.store().set_login(person.id, login.clone(), key).await?;
        self.forget_people();
        Ok(Person { login: Some(login), ..person.clone() })
    }

    /// Removes the password of the caller's account, which has a passkey.
    pub(crate) async fn remove_password(&self, caller: &Caller) -> Result<(), Error> {
        self.require_confirmed(caller)?;
        Ok(self.store().remove_password(caller.require_person()?.id).await?)
    }

    /// Changes the password of an account. All its tokens end but the one of this request. An account without a password gets one
    /// if its owner has confirmed the session lately.
    pub(crate) async fn change_password(
        &self,
        caller: &Caller,
        current: String,
        new: String,
    ) -> Result<(), Error> {
        let (person, token) = caller.require_token()?;
        let login = person.login.clone().ok_or(Error::NotRegistered)?;
        if self.has_password(person).await? {
            self.check_password(&login, current).await?;
        } else {
            self.require_confirmed(caller)?;
        }
        let password = self.passwords.hash(new, &login).await?;
        self.store().change_password(person.id, password, ids::token_hash(token)).await?;
        self.forget_people();
        Ok(())
    }

    /// Signs in. Seats, chat and tables of `guest` pass to the account, and the tokens of the guest end.
    pub(crate) async fn sign_in(
        self: &Arc<Self>,
        guest: Option<&Person>,
        login: &str,
        password: String,
        kind: TokenKind,
    ) -> Result<(Person, String), Error> {
        let login = names::login(login).map_err(|_| Error::WrongCredentials)?.name;
        let person = self.check_password(&login, password).await?;
        let token = self.start_session(guest, &person, kind).await?;
        Ok((person, token))
    }

    /// Creates a token for somebody who has just proved who they are. What belongs to `guest` passes to the account.
    pub(crate) async fn start_session(
        self: &Arc<Self>,
        guest: Option<&Person>,
        person: &Person,
        kind: TokenKind,
    ) -> Result<String, Error> {
        if let Some(guest) = guest.filter(|guest| guest.login.is_none() && guest.id != person.id) {
            let (app, from, to) = (Arc::clone(self), guest.id, person.id);
            let task = tokio::spawn(async move {
                app.store().merge_people(from, to).await?;
                app.forget_people();
                app.blocks.clear();
                app.catch_up_all().await?;
                app.merge_results().await
            });
            task.await.map_err(|error| Error::internal("merging a guest panicked", &error))??;
        }
        let token = self.issue_token(person, kind).await?;
        self.note_confirmed(&token);
        Ok(token)
    }

    /// The person with this login and password. Each login has a limited number of guesses, wherever they come from.
    pub(crate) async fn check_password(&self, login: &str, password: String) -> Result<Person, Error> {
        self.limits.guess(login)?;
        let (person, hash) = self.store().account(login.to_owned()).await?.unzip();
        // An account that is entered with a passkey has an empty hash.
        self.passwords.check(password, hash.filter(|hash| !hash.is_empty())).await?;
        person.ok_or(Error::WrongCredentials)
    }
}
