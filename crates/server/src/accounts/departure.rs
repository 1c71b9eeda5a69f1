//! The end of an account. Games go on: a bot plays the seats, which keep no name, and records stay valid.

use std::sync::Arc;

use store::{Person, PersonId};

use crate::{
    app::App,
    bot_pool,
    caller::Caller,
    errors::Error,
    live_table::{Deed, Stage},
    names,
};

impl App {
    /// Deletes the account of the caller, who has typed its login once more. Needs the password, or for an account without one a
    /// session that was confirmed with a passkey.
    pub(crate) async fn delete_account(
        self: &Arc<Self>,
        caller: &Caller,
        typed: &str,
        password: String,
    ) -> Result<(), Error> {
        let person = caller.require_person()?.clone();
        let login = person.login.as_deref().ok_or(Error::NotRegistered)?;
        if names::login(typed).ok().is_none_or(|typed| typed.name != login) {
            return Err(Error::DeletionNotConfirmed);
        }
        if self.has_password(&person).await? {
            self.check_password(login, password).await?;
        } else {
            self.require_confirmed(caller)?;
        }
        let app = Arc::clone(self);
        let task = tokio::spawn(async move { app.depart(&person).await });
        task.await.map_err(|error| Error::internal("deleting an account panicked", &error))?
    }

    /// Whether an account can be entered with a password.
    pub(crate) async fn has_password(&self, person: &Person) -> Result<bool, Error> {
        let Some(login) = person.login.clone() else { return Ok(false) };
        let account = self.store().account(login).await?;
        Ok(account.is_some_and(|(_, hash)| !hash.is_empty()))
    }

    async fn depart(self: &Arc<Self>, person: &Person) -> Result<(), Error> {
        // Tables know what follows when somebody leaves: whose turn it is, which bot plays, which seat is open again.
        for row in self.store().tables_of(person.id, u32::MAX).await? {
            if !row.summary.over {
                self.leave_table(&row.id.0, person.id).await?;
            }
        }
        let stand_in = bot_pool::DEFAULT_LEVEL.name().to_owned();
        self.store().delete_account(person.id, stand_in).await?;
        self.ratings.set_handle(person.id, None);
        self.forget_people();
        self.blocks.clear();
        self.catch_up_all().await
    }

    /// Leaves every seat of a person at a table. A table that this program cannot load keeps its seats.
    async fn leave_table(self: &Arc<Self>, id: &str, person: PersonId) -> Result<(), Error> {
        let live = match self.live_table(id).await {
            Ok(live) => live,
            Err(Error::TableUnreadable | Error::TableNotFound) => return Ok(()),
            Err(error) => return Err(error),
        };
        for seat in live.snapshot().seats_of(person) {
            let left = self.change(&live, move |app, live| async move {
                match live.snapshot().stage() {
                    Stage::Waiting | Stage::Playing(_) => live.leave(&app, person, seat, Deed::Left).await,
                    Stage::Over | Stage::Ended => Ok(()),
                }
            });
            match left.await {
                // The game ended in between, or somebody else has removed the person.
                Ok(()) | Err(Error::GameOver | Error::TableEnded | Error::NotYourSeat) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
