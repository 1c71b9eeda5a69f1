//! What the owner of a box can enter, face by face.

use serde::Serialize;
use toml::Value;

use super::{ContentError, Holds, Path, Provenance, Schema, Shape};
use crate::{faces::Kind, record::Overlay, text::Phrase};

/// A card, tile, track or table of the box with everything that can be entered for it.
#[derive(Clone, Debug, Serialize)]
pub struct FaceFields {
    /// What sort of thing it is; faces of one kind stand together in a list.
    pub kind: Kind,
    /// Its id; kind and id are those of the [`Face`](crate::faces::Face) of the gallery, where there is one.
    pub id: String,
    /// What it is called.
    pub name: Phrase,
    /// Its values.
    pub fields: Vec<Field>,
}

/// A value of a face.
#[derive(Clone, Debug, Serialize)]
pub struct Field {
    /// Where it stands in a content file.
    pub path: Path,
    /// What it is called: "Points at the end".
    pub label: Phrase,
    /// What can be entered, in a few words: "0 to 5".
    pub hint: Option<Phrase>,
    /// What can be entered.
    pub shape: Shape,
    /// As the owner's file gives it, right or wrong; else the game's own.
    pub value: Value,
    /// The game's own; `None` if the owner has added the face.
    pub standard: Option<Value>,
    /// Where the value comes from.
    pub from: Provenance,
}

/// Everything that can be entered, in the order of the game's own file. Fails if the overlay's structure cannot be read; its
/// values may be wrong.
pub(crate) fn fields(schema: &Schema, overlay: Option<&Overlay>) -> Result<Vec<FaceFields>, ContentError> {
    let drafted = overlay.map(|overlay| schema.draft(&overlay.file, &overlay.text)).transpose()?;
    let sheet = drafted.as_ref().unwrap_or_else(|| schema.standard());
    let mut out = Vec::new();
    for table in schema.tables() {
        let faces: Vec<Option<&str>> = match table.holds {
            Holds::One | Holds::Named(_) => vec![None],
            Holds::ByName | Holds::List { .. } => {
                sheet.faces(table.name).iter().map(|face| Some(face.as_str())).collect()
            }
        };
        for face in faces {
            let place = sheet.place(table.name, face);
            let field = |spec: &super::KeySpec| {
                let shape = (spec.shape)(place)?;
                let path = place.path(spec.key);
                let cell = sheet.get(&path);
                let standard = schema.standard().get(&path).map(|cell| cell.value.clone());
                Some(Field {
                    label: Phrase::new(spec.label),
                    hint: shape.hint(),
                    value: cell.map_or_else(|| shape.example(), |cell| cell.value.clone()),
                    standard,
                    from: cell.map_or(Provenance::Overlay, |cell| cell.from),
                    path,
                    shape,
                })
            };
            let id = match table.holds {
                Holds::Named(id) => id,
                Holds::One | Holds::ByName | Holds::List { .. } => place.id(),
            };
            out.push(FaceFields {
                kind: (table.kind)(place),
                id: id.to_owned(),
                name: (table.title)(place),
                fields: table.keys.iter().filter_map(field).collect(),
            });
        }
    }
    Ok(out)
}
