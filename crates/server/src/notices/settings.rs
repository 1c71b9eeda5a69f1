//! What a person wants to be told, and where.

use pages::Language;
use store::{Channel, ChannelKind, NoticeSettings, Occasion, Person, PersonId, TableId};

use super::is_zone;
use crate::{app::App, errors::Error};

/// The settings of a person with their channels.
pub(crate) struct Wishes {
    pub(crate) settings: NoticeSettings,
    pub(crate) channels: Vec<Channel>,
}

/// A time of day, `HH:MM`, in minutes.
pub(crate) fn read_time(text: &str) -> Result<u16, Error> {
    let read = || {
        let (hour, minute) = text.split_once(':')?;
        let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
        (hour < 24 && minute < 60).then_some(hour * 60 + minute)
    };
    read().ok_or(Error::InvalidQuietHours)
}

/// The inverse of [`read_time`].
pub(crate) fn write_time(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

impl App {
    /// The settings of a person; the defaults in the language of the request if they have none.
    pub(crate) async fn wishes(&self, person: PersonId, language: Language) -> Result<Wishes, Error> {
        let stored = self.store().notice_settings(person).await?;
        let settings = stored.map(|(settings, _)| settings).unwrap_or_else(|| NoticeSettings {
            language: language.tag().to_owned(),
            zone: "UTC".to_owned(),
            quiet: None,
            silent: Vec::new(),
        });
        Ok(Wishes { settings, channels: self.store().channels_of(person).await? })
    }

    /// Replaces the settings of a person.
    pub(crate) async fn set_wishes(&self, person: PersonId, settings: NoticeSettings) -> Result<(), Error> {
        if !is_zone(&settings.zone) {
            return Err(Error::InvalidZone);
        }
        if settings.quiet.is_some_and(|(from, until)| from == until || from.max(until) >= 24 * 60) {
            return Err(Error::InvalidQuietHours);
        }
        Ok(self.store().set_notice_settings(person, settings).await?)
    }

    /// Keeps the language that a person has chosen, if they are told anything.
    pub(crate) async fn note_language(&self, person: &Person, language: Language) -> Result<(), Error> {
        match self.store().notice_settings(person.id).await? {
            Some((settings, _)) if settings.language != language.tag() => {
                let settings = NoticeSettings { language: language.tag().to_owned(), ..settings };
                Ok(self.store().set_notice_settings(person.id, settings).await?)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// The kinds of channels that a person wants for a table; `None` for all.
    pub(crate) async fn table_choice(
        &self,
        person: PersonId,
        table: &TableId,
    ) -> Result<Option<Vec<ChannelKind>>, Error> {
        Ok(self.store().table_notices(person, table.clone()).await?)
    }

    /// Replaces what a person wants for a table. All kinds are what everybody gets who has chosen nothing.
    pub(crate) async fn set_table_choice(
        &self,
        person: PersonId,
        table: &TableId,
        kinds: Option<Vec<ChannelKind>>,
    ) -> Result<(), Error> {
        let kinds = kinds.filter(|kinds| !ChannelKind::ALL.iter().all(|kind| kinds.contains(kind)));
        Ok(self.store().set_table_notices(person, table.clone(), kinds).await?)
    }
}

/// The occasions that are not among those a person wants.
pub(crate) fn silent(wanted: &[Occasion]) -> Vec<Occasion> {
    Occasion::ALL.iter().copied().filter(|occasion| !wanted.contains(occasion)).collect()
}
