//! The values of a content file, laid over those of another.

use std::collections::BTreeMap;

use toml::Value;

use super::{
    Examiner, Path, Place, Provenance, TableSpec,
    check::words,
    gather::{Added, gather},
};
use crate::text::Phrase;

/// A value and where it comes from.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// As the file gives it.
    pub value: Value,
    /// Its provenance.
    pub from: Provenance,
}

/// Every value of a box, by path.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    cells: BTreeMap<Path, Cell>,
    faces: BTreeMap<&'static str, Vec<String>>,
    /// Faces of an overlay that are not in the box, with their place in the file.
    added: Vec<(Path, usize)>,
}

impl Sheet {
    /// A value.
    pub fn get(&self, path: &Path) -> Option<&Cell> {
        self.cells.get(path)
    }

    /// The ids of the faces of a table, in the order of the file; none if it is a single face.
    pub fn faces(&self, table: &str) -> &[String] {
        self.faces.get(table).map_or(&[], Vec::as_slice)
    }

    /// A face.
    pub const fn place<'a>(&'a self, table: &'a str, face: Option<&'a str>) -> Place<'a> {
        Place { sheet: self, table, face }
    }

    /// The faces of a table that holds several.
    pub fn places<'a>(&'a self, table: &'a str) -> impl Iterator<Item = Place<'a>> {
        self.faces(table).iter().map(move |face| self.place(table, Some(face)))
    }

    /// The same value of all faces of a table.
    pub fn paths(&self, table: &str, key: &str) -> Vec<Path> {
        self.faces(table).iter().map(|face| Path::face(table, face.as_str(), key)).collect()
    }

    /// Every path, in alphabetical order.
    pub fn all_paths(&self) -> impl Iterator<Item = &Path> {
        self.cells.keys()
    }

    /// The values of the examiner's file over those of `below`, right or wrong; `None` if it is not TOML. What has no place
    /// in the box is noted as a mistake and left out.
    pub(super) fn lay(
        tables: &[TableSpec],
        below: Option<&Self>,
        examiner: &mut Examiner<'_>,
    ) -> Option<Self> {
        let gathered = gather(tables, below, examiner)?;
        let mut sheet = below.cloned().unwrap_or_default();
        for Added { table, face, at } in gathered.added {
            sheet.faces.entry(table).or_default().push(face.clone());
            if below.is_some() {
                sheet.added.push((Path::face(table, face, "id"), at));
            }
        }
        for given in gathered.values {
            let from = given.from.unwrap_or(Provenance::Overlay);
            sheet.cells.insert(given.path, Cell { value: given.value, from });
        }
        Some(sheet)
    }

    /// Notes every value that is not of its shape, and puts that of `standard` in its place, so that the rest can be examined.
    /// Values that are as in `standard` are known to be right.
    pub(super) fn check(
        &mut self,
        tables: &[TableSpec],
        standard: Option<&Self>,
        examiner: &mut Examiner<'_>,
    ) {
        let raw = self.clone();
        for table in tables {
            let faces: Vec<Option<&str>> = match raw.faces.get(table.name) {
                None => vec![None],
                Some(faces) => faces.iter().map(|face| Some(face.as_str())).collect(),
            };
            for face in faces {
                let place = raw.place(table.name, face);
                let mut missing = Vec::new();
                for spec in &table.keys {
                    let path = place.path(spec.key);
                    let known = standard.and_then(|standard| standard.get(&path));
                    if known.is_some() && known == raw.get(&path) {
                        continue;
                    }
                    let mistake = match ((spec.shape)(place), raw.get(&path)) {
                        (None, None) => continue,
                        (Some(_), None) => {
                            missing.push(spec.key);
                            continue;
                        }
                        (None, Some(_)) => Phrase::new("table-mistake-not-here").text("key", spec.key),
                        (Some(shape), Some(cell)) => match shape.check(&cell.value) {
                            Ok(()) => continue,
                            Err(mistake) => mistake,
                        },
                    };
                    match known {
                        Some(cell) => self.cells.insert(path.clone(), cell.clone()),
                        None => self.cells.remove(&path),
                    };
                    examiner.mistake(path, mistake);
                }
                self.complete(place, &missing, examiner);
            }
        }
    }

    /// Takes a face of the overlay out again that cannot be used.
    fn complete(&mut self, place: Place<'_>, missing: &[&str], examiner: &mut Examiner<'_>) {
        let Some(face) = place.face else { return };
        let added = place.path("id");
        let Some(&(_, at)) = self.added.iter().find(|(path, _)| *path == added) else { return };
        if let Some(first) = missing.first() {
            let known = words(self.faces(place.table).iter().filter(|known| *known != face));
            let message = Phrase::new("table-mistake-incomplete")
                .text("found", face)
                .text("keys", words(missing))
                .text("known", known);
            examiner.mistake_at(at, Some(place.path(first)), message);
        }
        if examiner.is_wrong(place.table, face) {
            self.cells.retain(|path, _| !(path.table == place.table && path.face.as_deref() == Some(face)));
            if let Some(faces) = self.faces.get_mut(place.table) {
                faces.retain(|known| known != face);
            }
        }
    }
}
