//! The editor of a face of a box.

use std::{collections::BTreeMap, sync::Arc};

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use pages::{
    entries::{self, Edit},
    model::{EditorField, EditorPage},
};
use store::StoredBox;
use table::{
    content::{FaceFields, Field, Provenance},
    text::Words,
};
use toml::Value;

use super::{
    boxes::head,
    extract::{Fields, Path},
    render::{Reply, frame, html, redirect},
};
use crate::{
    app::App,
    boxes::{Note, Painter, Workbench, about, note_key},
    caller::Caller,
    errors::Error,
};

/// The face of a request: box, kind and id.
type FacePath = (String, String, String);

/// How often a save is tried again that another one overtook.
const ATTEMPTS: usize = 4;

struct Editor<'a> {
    app: &'a Arc<App>,
    caller: &'a Caller,
    stored: StoredBox,
    bench: Workbench,
    place: usize,
}

impl<'a> Editor<'a> {
    async fn open(app: &'a Arc<App>, caller: &'a Caller, path: &FacePath) -> Result<Self, Error> {
        let person = caller.person.as_ref().ok_or(Error::BoxNotFound)?.id;
        let stored = app.own_box(&path.0, person).await?;
        let bench = Workbench::new(&stored)?;
        let (place, _) = bench.face(&path.1, &path.2)?;
        Ok(Self { app, caller, stored, bench, place })
    }

    fn face(&self) -> &FaceFields {
        self.bench.faces.get(self.place).expect("the place of a face was found in the list")
    }

    fn address(&self, place: usize) -> String {
        match self.bench.faces.get(place) {
            Some(face) => format!("/boxes/{}/faces/{}/{}", self.stored.row.id, face.kind.id, face.id),
            None => format!("/boxes/{}", self.stored.row.id),
        }
    }

    fn note(&self) -> String {
        note_key(self.face().kind.id, &self.face().id)
    }

    /// The values of a form, changed as its button says.
    fn read(&self, fields: &Fields, action: &str) -> Vec<Value> {
        let current = self.bench.values(self.face());
        let mut values: Vec<Value> = Vec::with_capacity(current.len());
        let edit = Edit::parse(action);
        for (field, current) in self.face().fields.iter().zip(current) {
            let name = field.path.to_string();
            let mut value = entries::read(&field.shape, &name, &fields.0).unwrap_or(current);
            if let Some((target, edit)) = &edit
                && let Some(below) = target.strip_prefix(&name)
                && (below.is_empty() || below.starts_with('/'))
            {
                edit.apply(&field.shape, &mut value, below);
            }
            values.push(value);
        }
        values
    }

    /// Keeps what was entered as a draft; nothing is kept of what is as saved, so that it stays as saved whatever is saved later.
    async fn keep(&self, values: &[Value]) -> Result<(), Error> {
        let changed = self.face().fields.iter().zip(values).filter(|(field, value)| field.value != **value);
        let draft: BTreeMap<String, Value> =
            changed.map(|(field, value)| (field.path.to_string(), value.clone())).collect();
        let was_draft = matches!(self.bench.notes.get(&self.note()), Some(Note::Draft(_)));
        if draft.is_empty() && !was_draft {
            return Ok(());
        }
        let note = (!draft.is_empty()).then(|| Note::Draft(draft).to_json());
        Ok(self.app.store().set_draft(self.stored.row.id.clone(), self.note(), note).await?)
    }

    /// Saves what was entered if the game accepts it: by itself, or together with all other drafts. `false` if not.
    async fn save(&self, values: &[Value]) -> Result<bool, Error> {
        let alone = self.bench.with(self.face(), values)?;
        if self.bench.mistakes(&alone).is_empty() {
            self.app.save_box(&self.stored, alone.text, Some(self.note())).await?;
            let own = self
                .face()
                .fields
                .iter()
                .zip(values)
                .any(|(field, value)| field.standard.as_ref() != Some(value));
            if !own {
                let note = Some(Note::Same.to_json());
                self.app.store().set_draft(self.stored.row.id.clone(), self.note(), note).await?;
            }
            return Ok(true);
        }
        let drafts: Vec<&String> = self
            .bench
            .notes
            .iter()
            .filter(|(face, note)| matches!(note, Note::Draft(_)) && **face != self.note())
            .map(|(face, _)| face)
            .collect();
        if drafts.is_empty() {
            return Ok(false);
        }
        let together = self.bench.with_drafts(self.face(), values)?;
        if !self.bench.mistakes(&together).is_empty() {
            return Ok(false);
        }
        self.app.save_box(&self.stored, together.text, Some(self.note())).await?;
        for face in drafts {
            self.app.store().set_draft(self.stored.row.id.clone(), face.clone(), None).await?;
        }
        Ok(true)
    }

    /// Puts Ochre's own values back.
    async fn reset(&self) -> Result<(), Error> {
        let mut document = self.bench.document()?;
        for field in &self.face().fields {
            document.reset(&field.path);
        }
        self.app.save_box(&self.stored, document.to_string(), Some(self.note())).await
    }

    fn page(&self, values: &[Value], notice: Option<String>, words: &dyn Words) -> Result<EditorPage, Error> {
        let face = self.face();
        let entered = self.bench.with(face, values)?;
        let mistakes = self.bench.mistakes(&entered);
        let shown = self.bench.showable(&entered, &mistakes);
        let painter = Painter::new(self.bench.game, shown.as_ref(), words)?;
        let field = |(field, value): (&Field, &Value)| EditorField {
            problems: about(&mistakes, &field.path).map(|mistake| words.say(&mistake.message)).collect(),
            tokens: painter.tokens(&field.shape),
            field: Field {
                value: value.clone(),
                from: if field.standard.as_ref() == Some(value) {
                    standard_source(field)
                } else {
                    Provenance::Overlay
                },
                ..field.clone()
            },
        };
        let is_here = |path| face.fields.iter().any(|field| field.path == path);
        let elsewhere = mistakes.iter().filter(|mistake| !mistake.path.clone().is_some_and(is_here));
        let own = face.fields.iter().zip(values).any(|(field, value)| field.standard.as_ref() != Some(value));
        let standard = if own {
            Some(Painter::new(self.bench.game, None, words)?.preview(face.kind.id, &face.id))
        } else {
            None
        };
        Ok(EditorPage {
            head: head(self.app, self.caller, &self.stored, &self.bench),
            faces: self.bench.lines(),
            place: self.place,
            fields: face.fields.iter().zip(values).map(field).collect(),
            problems: elsewhere.map(|mistake| elsewhere_text(mistake, words)).collect(),
            preview: painter.preview(face.kind.id, &face.id),
            standard,
            notice,
        })
    }

    fn respond(&self, values: &[Value], problem: Option<&Error>, reply: &Reply) -> Result<Response, Error> {
        let words = self.app.messages.localizer(self.caller.language, &[]);
        let page = self.page(values, problem.map(|error| words.say(&error.phrase())), &words)?;
        let here = self.address(self.place);
        let frame = frame(self.app, self.caller, &words, &here);
        let status = problem.map_or(StatusCode::OK, Error::status);
        Ok(html(
            status,
            match reply {
                Reply::Page => pages::editor(&frame, &page),
                Reply::Update(_) | Reply::Acknowledgement(_) => pages::editor_main(&frame, &page),
            },
        ))
    }
}

/// Where the game's own value comes from, as far as the editor knows: it is not the owner's.
fn standard_source(field: &Field) -> Provenance {
    match field.from {
        Provenance::Overlay => Provenance::House,
        other => other,
    }
}

/// A mistake about another face, or about the file as a whole.
fn elsewhere_text(mistake: &table::content::Mistake, words: &dyn Words) -> String {
    match &mistake.path {
        Some(path) => format!("{path}: {}", words.say(&mistake.message)),
        None => words.say(&mistake.message),
    }
}

/// `GET /boxes/ID/faces/KIND/FACE`
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(path): Path<FacePath>,
) -> Result<Response, Error> {
    let editor = match Editor::open(&app, &caller, &path).await {
        // A shared box of somebody else can be read as a whole.
        Err(Error::NotYourBox) => return Ok(redirect(&format!("/boxes/{}", path.0))),
        opened => opened?,
    };
    editor.respond(&editor.bench.values(editor.face()), None, &Reply::Page)
}

/// `POST /boxes/ID/faces/KIND/FACE`: looks at what was entered and keeps it (`do=keep`), changes a value, saves the face
/// (`do=save`), or puts Ochre's own values back (`do=reset`).
pub(crate) async fn edit(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(path): Path<FacePath>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Error> {
    let reply = Reply::of(&headers);
    let action = fields.text("do");
    let mut attempt = 1;
    loop {
        let editor = Editor::open(&app, &caller, &path).await?;
        let values = editor.read(&fields, action);
        let saved = match action {
            "save" => editor.save(&values).await,
            "reset" => editor.reset().await.map(|()| true),
            _ => Ok(false),
        };
        match saved {
            Ok(true) => {
                let next = if action == "save" { editor.place + 1 } else { editor.place };
                return Ok(redirect(&editor.address(next)));
            }
            Ok(false) => {
                editor.keep(&values).await?;
                if action != "save" && matches!(reply, Reply::Page) {
                    // What was entered is kept: a reload sends nothing again, and the page opens where the button was.
                    let target = Edit::parse(action).map(|(name, _)| name).unwrap_or_default();
                    let entry = if target.is_empty() {
                        String::new()
                    } else {
                        format!("#entry-{}", target.split('/').next().unwrap_or_default())
                    };
                    return Ok(redirect(&format!("{}{entry}", editor.address(editor.place))));
                }
                let editor = Editor::open(&app, &caller, &path).await?;
                return editor.respond(&values, None, &reply);
            }
            // Somebody saved another face at the same time: the change is made again on top of theirs.
            Err(Error::BoxChanged) if attempt < ATTEMPTS => attempt += 1,
            Err(error) => {
                editor.keep(&values).await?;
                return editor.respond(&values, Some(&error), &reply);
            }
        }
    }
}
