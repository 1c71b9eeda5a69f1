//! The boxes of people: who may see and change which, limits, and what a table is opened with.

mod marks;
mod workbench;

use catalog::Game;
use futures_util::future::try_join_all;
use serde::{Deserialize, Serialize};
use store::{BoxId, BoxSave, NewBox, PersonId, StoreError, StoredBox};
use table::{content::ContentError, record::Overlay};

use crate::{app::App, errors::Error, ids, names, new_table::find_game};

pub(crate) use marks::with_marks;
use marks::without_marks;
pub(crate) use workbench::{Note, Painter, Workbench, about, note_key};

/// The largest overlay file, in bytes. The complete content of the largest game takes a third of it.
pub(crate) const MAX_TEXT: usize = 128 << 10;
/// The boxes of others that are offered for a new table.
const RECENT: u32 = 12;

/// What a table is to be opened with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum ContentChoice {
    /// The game's own content.
    #[default]
    Standard,
    /// A box of the household, by its name.
    Household(String),
    /// The newest version of a box of the caller, or of a shared one.
    Box(String),
}

/// The box that a table was opened with, as its settings keep it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct UsedBox {
    /// What its owner called it.
    pub(crate) name: String,
    /// The name of its owner; empty for a box of the household.
    #[serde(default)]
    pub(crate) owner: String,
    /// The version.
    #[serde(default)]
    pub(crate) version: u64,
}

/// What is wrong with an overlay file.
pub(crate) fn check(game: &dyn Game, overlay: &Overlay) -> Result<(), ContentError> {
    game.boxed().check_content(&overlay.file, &overlay.text)
}

/// The file of a box as tables and exports name it.
pub(crate) fn overlay(name: &str, text: &str) -> Overlay {
    Overlay { file: format!("{name}.toml"), text: text.to_owned() }
}

/// A text as a part of an address or a header.
pub(crate) fn encoded(text: &str) -> String {
    let each = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(each).collect()
}

/// The game of a stored box.
pub(crate) fn game_of(stored: &StoredBox) -> Result<&'static dyn Game, Error> {
    find_game(&stored.row.game)
}

/// The id in a link to a box, or the text itself.
pub(crate) fn id_in_link(text: &str) -> &str {
    let text = text.trim().trim_end_matches('/');
    let path = text.rsplit("/boxes/").next().unwrap_or(text);
    path.split(['/', '?', '#']).next().unwrap_or(path)
}

fn checked(game: &dyn Game, name: &str, text: &str) -> Result<(), Error> {
    if text.len() > MAX_TEXT {
        return Err(Error::BoxTooLarge);
    }
    check(game, &overlay(name, text)).map_err(|error| Error::InvalidContent { error })
}

impl App {
    /// A box that a person may read: their own, or a shared one.
    pub(crate) async fn readable_box(&self, id: &str, person: Option<PersonId>) -> Result<StoredBox, Error> {
        if !ids::is_table(id) {
            return Err(Error::BoxNotFound);
        }
        let stored = self.store().load_box(BoxId(id.to_owned())).await?;
        stored.filter(|it| it.row.shared || Some(it.row.owner) == person).ok_or(Error::BoxNotFound)
    }

    /// A box of a person. For others it does not exist, unless it is shared.
    pub(crate) async fn own_box(&self, id: &str, person: PersonId) -> Result<StoredBox, Error> {
        let stored = self.readable_box(id, Some(person)).await?;
        if stored.row.owner == person { Ok(stored) } else { Err(Error::NotYourBox) }
    }

    /// Creates a box with an overlay file that its game accepts, and with the confirmed faces that the file names.
    pub(crate) async fn create_box(
        &self,
        owner: PersonId,
        game: &dyn Game,
        name: &str,
        text: String,
    ) -> Result<BoxId, Error> {
        let name = names::box_name(name)?;
        let (text, marks) = without_marks(&text);
        checked(game, &name, &text)?;
        let id = BoxId(ids::table()?.0);
        let box_name = game.boxed().name().to_owned();
        let new = NewBox { id: id.clone(), owner, game: box_name, name, text, at: self.clock().now() };
        self.store().create_box(new, self.config().box_limits).await?;
        self.mark(&id, game, &marks).await?;
        Ok(id)
    }

    /// Notes that a box has what the game has, on each of these faces that there is.
    async fn mark(&self, id: &BoxId, game: &dyn Game, marks: &[String]) -> Result<(), Error> {
        if marks.is_empty() {
            return Ok(());
        }
        let faces = game.boxed().fields(None).map_err(|error| Error::InvalidContent { error })?;
        let keys =
            faces.iter().map(|face| note_key(face.kind.id, &face.id)).filter(|key| marks.contains(key));
        let mark = |key| self.store().set_draft(id.clone(), key, Some(Note::Same.to_json()));
        try_join_all(keys.map(mark)).await?;
        Ok(())
    }

    /// Saves a new version of a box, which its game must accept, and forgets the draft of `face`. An unchanged text is no new
    /// version.
    pub(crate) async fn save_box(
        &self,
        stored: &StoredBox,
        text: String,
        face: Option<String>,
    ) -> Result<(), Error> {
        checked(game_of(stored)?, &stored.row.name, &text)?;
        let id = stored.row.id.clone();
        if text == stored.text {
            return match face {
                Some(face) => Ok(self.store().set_draft(id, face, None).await?),
                None => Ok(()),
            };
        }
        let save = BoxSave { id, known: stored.row.version, text, face, at: self.clock().now() };
        Ok(self.store().save_box(save, self.config().box_limits).await?)
    }

    /// Replaces the file of a box by one that its game must accept, and adds the confirmed faces that it names. What was begun and not saved is forgotten: it was about
    /// values that are gone.
    pub(crate) async fn replace_box(&self, stored: &StoredBox, text: String) -> Result<(), Error> {
        let (text, marks) = without_marks(&text);
        self.save_box(stored, text, None).await?;
        let drafts = stored.drafts.iter().filter(|(_, note)| Note::from_json(note) != Some(Note::Same));
        let forget = |face: &String| self.store().set_draft(stored.row.id.clone(), face.clone(), None);
        try_join_all(drafts.map(|(face, _)| forget(face))).await?;
        self.mark(&stored.row.id, game_of(stored)?, &marks).await
    }

    /// The boxes of others that a person has used and may still use.
    pub(crate) async fn recent_boxes(&self, person: PersonId) -> Result<Vec<store::BoxRow>, Error> {
        Ok(self.store().boxes_used(person, RECENT).await?)
    }

    /// What a table of `game` is opened with.
    pub(crate) async fn content(
        &self,
        person: PersonId,
        game: &dyn Game,
        choice: &ContentChoice,
    ) -> Result<Option<(Overlay, UsedBox)>, Error> {
        let name = game.boxed().name();
        match choice {
            ContentChoice::Standard => Ok(None),
            ContentChoice::Household(wanted) => {
                let mut boxes = self.config().household.iter();
                let found =
                    boxes.find(|it| it.game == name && it.name == *wanted).ok_or(Error::BoxNotFound)?;
                let used = UsedBox { name: found.name.clone(), owner: String::new(), version: 0 };
                Ok(Some((found.overlay(), used)))
            }
            ContentChoice::Box(id) => {
                let found = self.readable_box(id, Some(person)).await?;
                if found.row.game != name {
                    return Err(Error::BoxOfOtherGame);
                }
                if found.row.owner != person {
                    match self.store().note_use(person, found.row.id.clone(), self.clock().now()).await {
                        // Deleted a moment ago: what was read can be played all the same.
                        Err(StoreError::BoxNotFound(_)) => {}
                        noted => noted?,
                    }
                }
                let used = UsedBox {
                    name: found.row.name.clone(),
                    owner: found.row.owner_name,
                    version: found.row.version,
                };
                Ok(Some((overlay(&found.row.name, &found.text), used)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_to_a_box_names_it() {
        for text in [
            "abcd2345",
            " https://ochre.example/boxes/abcd2345 ",
            "/boxes/abcd2345/",
            "http://localhost:4400/boxes/abcd2345/faces/light/L-ice?x=1#y",
        ] {
            assert_eq!(id_in_link(text), "abcd2345", "{text}");
        }
    }
}
