//! A box as its owner works on it: the faces with their fields, drafts included, and what the checker says.

use std::collections::BTreeMap;

use catalog::Game;
use maud::Markup;
use pages::{
    DrawContext,
    model::{FaceLine, FaceState, Preview},
};
use serde::{Deserialize, Serialize};
use store::StoredBox;
use table::{
    any::{AnyTable, Opening},
    content::{ContentError, FaceFields, Mistake, OverlayDocument, Path, Provenance, Shape},
    faces::Face,
    record::Overlay,
};
use toml::Value;

use super::{check, game_of, marks::without_marks, overlay};
use crate::{errors::Error, household::HouseholdBox, new_table::find_game};

/// What the owner entered for a face and is not part of the overlay file. Stored as JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Note {
    /// Values that were entered and not saved, by their paths.
    Draft(BTreeMap<String, Value>),
    /// The box has what the game has.
    Same,
}

impl Note {
    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("values of content have JSON")
    }

    /// `None` if it belongs to another version of the program.
    pub(crate) fn from_json(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}

/// The name of a face in notes.
pub(crate) fn note_key(kind: &str, face: &str) -> String {
    format!("{kind}/{face}")
}

/// A box with its faces.
pub(crate) struct Workbench {
    pub(crate) game: &'static dyn Game,
    pub(crate) overlay: Overlay,
    /// All faces, those of one kind together.
    pub(crate) faces: Vec<FaceFields>,
    pub(crate) notes: BTreeMap<String, Note>,
}

impl Workbench {
    /// A stored box. Fails if this version of the program cannot read its file.
    pub(crate) fn new(stored: &StoredBox) -> Result<Self, Error> {
        let notes =
            stored.drafts.iter().filter_map(|(face, note)| Some((face.clone(), Note::from_json(note)?)));
        Self::of(game_of(stored)?, overlay(&stored.row.name, &stored.text), notes.collect())
    }

    /// A box of the household. Its file may name faces that are as printed.
    pub(crate) fn of_household(file: &HouseholdBox) -> Result<Self, Error> {
        let marks = without_marks(&file.text).1.into_iter().map(|face| (face, Note::Same));
        Self::of(find_game(file.game)?, file.overlay(), marks.collect())
    }

    fn of(game: &'static dyn Game, overlay: Overlay, notes: BTreeMap<String, Note>) -> Result<Self, Error> {
        let faces =
            sorted(game.boxed().fields(Some(&overlay)).map_err(|error| Error::InvalidContent { error })?);
        Ok(Self { game, overlay, faces, notes })
    }

    /// The number of the face, and the face.
    pub(crate) fn face(&self, kind: &str, id: &str) -> Result<(usize, &FaceFields), Error> {
        let mut faces = self.faces.iter().enumerate();
        faces.find(|(_, face)| face.kind.id == kind && face.id == id).ok_or(Error::PageNotFound)
    }

    pub(crate) fn state(&self, face: &FaceFields) -> FaceState {
        match self.notes.get(&note_key(face.kind.id, &face.id)) {
            Some(Note::Draft(_)) => FaceState::Draft,
            _ if face.fields.iter().any(|field| field.from == Provenance::Overlay) => FaceState::Entered,
            Some(Note::Same) => FaceState::Same,
            None => FaceState::Missing,
        }
    }

    pub(crate) fn lines(&self) -> Vec<FaceLine> {
        let line = |face: &FaceFields| FaceLine {
            kind: face.kind,
            id: face.id.clone(),
            name: face.name.clone(),
            state: self.state(face),
        };
        self.faces.iter().map(line).collect()
    }

    /// The values of a face as they were last entered: the draft, where there is one.
    pub(crate) fn values(&self, face: &FaceFields) -> Vec<Value> {
        let draft = match self.notes.get(&note_key(face.kind.id, &face.id)) {
            Some(Note::Draft(values)) => Some(values),
            Some(Note::Same) | None => None,
        };
        let value = |field: &table::content::Field| {
            draft.and_then(|draft| draft.get(&field.path.to_string())).unwrap_or(&field.value).clone()
        };
        face.fields.iter().map(value).collect()
    }

    /// The box as a document that can be edited.
    pub(crate) fn document(&self) -> Result<OverlayDocument, Error> {
        self.game.boxed().document(&self.overlay).map_err(|error| Error::InvalidContent { error })
    }

    /// The file with these values of a face.
    pub(crate) fn with(&self, face: &FaceFields, values: &[Value]) -> Result<Overlay, Error> {
        let mut document = self.document()?;
        lay(&mut document, face, values);
        Ok(Overlay { text: document.to_string(), ..self.overlay.clone() })
    }

    /// The file with these values of a face and all drafts of the others: some values are only right together.
    pub(crate) fn with_drafts(&self, face: &FaceFields, values: &[Value]) -> Result<Overlay, Error> {
        let mut document = self.document()?;
        for other in &self.faces {
            lay(&mut document, other, &self.values(other));
        }
        lay(&mut document, face, values);
        Ok(Overlay { text: document.to_string(), ..self.overlay.clone() })
    }

    /// What is wrong with a file.
    pub(crate) fn mistakes(&self, overlay: &Overlay) -> Vec<Mistake> {
        match check(self.game, overlay) {
            Ok(()) => Vec::new(),
            Err(ContentError(mistakes)) => mistakes,
        }
    }

    /// The file without the values that are wrong, so that the rest can be shown. `None` if that does not make it right.
    pub(crate) fn showable(&self, overlay: &Overlay, mistakes: &[Mistake]) -> Option<Overlay> {
        if mistakes.is_empty() {
            return Some(overlay.clone());
        }
        let mut document = self.game.boxed().document(overlay).ok()?;
        let saved = self.document().ok()?;
        for path in mistakes.iter().filter_map(|mistake| mistake.path.as_ref()) {
            match saved.get(path) {
                Some(value) => document.set(path, value.clone()),
                None => {
                    document.reset(path);
                    true
                }
            };
        }
        let shown = Overlay { text: document.to_string(), ..overlay.clone() };
        if self.mistakes(&shown).is_empty() {
            return Some(shown);
        }
        self.mistakes(&self.overlay).is_empty().then(|| self.overlay.clone())
    }
}

/// Sets the values that differ from those of the file, so that the others keep their source.
fn lay(document: &mut OverlayDocument, face: &FaceFields, values: &[Value]) {
    for (field, value) in face.fields.iter().zip(values).filter(|(field, value)| field.value != **value) {
        document.set(&field.path, value.clone());
    }
}

/// Faces of one kind stand together, in the order of the game's file otherwise.
fn sorted(mut faces: Vec<FaceFields>) -> Vec<FaceFields> {
    let mut kinds: Vec<&str> = Vec::new();
    for face in &faces {
        if !kinds.contains(&face.kind.id) {
            kinds.push(face.kind.id);
        }
    }
    let order = |id: &str| kinds.iter().position(|kind| *kind == id);
    faces.sort_by_key(|face| order(face.kind.id));
    faces
}

/// Draws the faces of a box.
pub(crate) struct Painter<'a> {
    game: &'static dyn Game,
    table: Box<dyn AnyTable>,
    faces: Vec<Face>,
    context: DrawContext<'a>,
}

impl<'a> Painter<'a> {
    /// Draws with this file, which the game must accept.
    pub(crate) fn new(
        game: &'static dyn Game,
        overlay: Option<&Overlay>,
        words: &'a dyn table::text::Words,
    ) -> Result<Self, Error> {
        let broken =
            |what: &dyn std::fmt::Display| Error::internal("the faces of a box cannot be drawn", what);
        let opening = Opening { overlay: overlay.cloned(), ..Opening::default() };
        let table = game.boxed().open(&opening).map_err(|error| broken(&error))?;
        let faces = game.boxed().faces(overlay).map_err(|error| broken(&error))?;
        Ok(Self { game, table, faces, context: DrawContext::new(game.boxed().name(), words, &[], &[]) })
    }

    /// The face as a table shows it; nothing for what is not drawn.
    pub(crate) fn preview(&self, kind: &str, id: &str) -> Preview {
        let face = self.faces.iter().find(|face| face.kind.id == kind && face.id == id);
        let drawing = face.and_then(|face| self.game.board().face(self.table.as_ref(), face, &self.context));
        Preview { drawing, words: face.map(|face| face.words.clone()) }
    }

    /// The drawings of all tokens that programs of this shape are composed of.
    pub(crate) fn tokens(&self, shape: &Shape) -> Vec<(String, Markup)> {
        let mut tokens = Vec::new();
        visit(shape, &mut |text| {
            if !tokens.iter().any(|(known, _)| known == text)
                && let Some(drawing) = self.game.board().token(self.table.as_ref(), text, &self.context)
            {
                tokens.push((text.to_owned(), drawing));
            }
        });
        tokens
    }
}

fn visit(shape: &Shape, each: &mut dyn FnMut(&str)) {
    match shape {
        Shape::Program(palette) => {
            for token in palette.all_groups().flat_map(|group| &group.tokens) {
                each(&token.text);
            }
        }
        Shape::List { of, .. } => visit(of, each),
        Shape::Record(parts) | Shape::Row(parts) => parts.iter().for_each(|part| visit(&part.shape, each)),
        Shape::Variant(cases) => {
            cases.iter().flat_map(|case| &case.parts).for_each(|part| visit(&part.shape, each));
        }
        Shape::Text { .. } | Shape::Number { .. } | Shape::Switch | Shape::OneOf(_) => {}
    }
}

/// The mistakes about one value.
pub(crate) fn about<'a>(mistakes: &'a [Mistake], path: &Path) -> impl Iterator<Item = &'a Mistake> {
    mistakes.iter().filter(move |mistake| mistake.path.as_ref() == Some(path))
}
