//! An overlay file as a document that can be edited.

use std::{collections::BTreeMap, fmt};

use toml::Value;

use super::{Cell, ContentError, Examiner, Holds, Path, Provenance, Schema, TableSpec, gather::gather};

/// An overlay file: the values that the owner of a box changes, right or wrong. Its text is canonical: tables and values in
/// the order of the game's own file, nothing that is as in that file.
#[derive(Clone, Debug)]
pub struct OverlayDocument {
    schema: &'static Schema,
    cells: BTreeMap<Path, Cell>,
    /// Faces that the game's own file does not have.
    added: Vec<(&'static str, String)>,
}

impl OverlayDocument {
    /// Reads a file. Fails if it is not TOML, or names a table, face or value that the box does not have.
    pub fn parse(schema: &'static Schema, file: &str, text: &str) -> Result<Self, ContentError> {
        let mut examiner = Examiner::new(file, text, schema.english);
        let gathered = gather(&schema.tables, Some(schema.standard()), &mut examiner);
        let document = gathered.map(|gathered| {
            let mut document = Self { schema, cells: BTreeMap::new(), added: Vec::new() };
            for added in gathered.added {
                document.added.push((added.table, added.face));
            }
            for given in gathered.values {
                document.put(given.path, given.value, given.from.unwrap_or(Provenance::Overlay));
            }
            document
        });
        examiner.verdict(document)
    }

    /// Changes a value; one that is as in the game's own file is taken out. `false`, and no change, if the box cannot have
    /// such a value.
    pub fn set(&mut self, path: &Path, value: Value) -> bool {
        let known = self.schema.knows(path);
        if known {
            self.add(path);
            self.put(path.clone(), value, Provenance::Overlay);
        }
        known
    }

    fn put(&mut self, path: Path, value: Value, from: Provenance) {
        if self.schema.standard().get(&path).is_some_and(|cell| cell.value == value) {
            self.cells.remove(&path);
        } else {
            self.cells.insert(path, Cell { value, from });
        }
    }

    /// Remembers a face that the game's own file does not have.
    fn add(&mut self, path: &Path) {
        let table = self.schema.tables.iter().find(|table| table.name == path.table);
        if let (Some(table), Some(face)) = (table, &path.face) {
            let known = self.schema.standard().faces(table.name).contains(face);
            if !known && !self.added.iter().any(|(name, id)| *name == table.name && id == face) {
                self.added.push((table.name, face.clone()));
            }
        }
    }

    /// Leaves a value as in the game's own file. A face that the file has added is gone with its last value.
    pub fn reset(&mut self, path: &Path) {
        self.cells.remove(path);
        let cells = &self.cells;
        self.added.retain(|(table, face)| {
            cells.keys().any(|path| path.table == *table && path.face.as_ref() == Some(face))
        });
    }

    /// What it says about a value.
    pub fn get(&self, path: &Path) -> Option<&Value> {
        self.cells.get(path).map(|cell| &cell.value)
    }

    /// The values it changes, in the order of its text.
    pub fn paths(&self) -> Vec<Path> {
        let mut paths = Vec::new();
        self.each_face(|table, face| {
            let keys = table.keys.iter().map(|spec| spec.key);
            let path = |key| Path { table: table.name.to_owned(), face: face.map(str::to_owned), key };
            let given = keys.map(|key| path(key.to_owned())).filter(|path| self.cells.contains_key(path));
            paths.extend(given);
        });
        paths
    }

    /// Does it change nothing?
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    fn each_face<'a>(&'a self, mut visit: impl FnMut(&'a TableSpec, Option<&'a str>)) {
        for table in &self.schema.tables {
            match table.holds {
                Holds::One | Holds::Named(_) => visit(table, None),
                Holds::ByName | Holds::List { .. } => {
                    let known = self.schema.standard().faces(table.name).iter();
                    let added = self.added.iter().filter(|(name, _)| *name == table.name);
                    known.chain(added.map(|(_, face)| face)).for_each(|face| visit(table, Some(face)));
                }
            }
        }
    }
}

impl fmt::Display for OverlayDocument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut blocks = Vec::new();
        self.each_face(|table, face| {
            let mut lines = Vec::new();
            for spec in &table.keys {
                let path = Path {
                    table: table.name.to_owned(),
                    face: face.map(str::to_owned),
                    key: spec.key.to_owned(),
                };
                if let Some(cell) = self.cells.get(&path) {
                    lines.push(written(spec.key, cell));
                }
            }
            if !lines.is_empty() {
                blocks.push(format!("{}{}", header(table, face), lines.concat()));
            }
        });
        f.write_str(&blocks.join("\n"))
    }
}

fn header(table: &TableSpec, face: Option<&str>) -> String {
    let name = table.name;
    match (table.holds, face) {
        (Holds::ByName, Some(face)) => format!("[{name}.{face}]\n"),
        (Holds::List { .. }, Some(face)) => format!("[[{name}]]\nid = {}\n", Value::from(face)),
        _ => format!("[{name}]\n"),
    }
}

fn written(key: &str, cell: &Cell) -> String {
    let value = inline(&cell.value);
    match cell.from {
        // A bare table with a value `is` would be read as a value with its source.
        Provenance::Overlay if !matches!(&cell.value, Value::Table(table) if table.contains_key("is")) => {
            format!("{key} = {value}\n")
        }
        from => format!("{key} = {{ is = {value}, from = \"{}\" }}\n", from.word()),
    }
}

/// A value on one line.
fn inline(value: &Value) -> String {
    match value {
        Value::Array(values) => format!("[{}]", values.iter().map(inline).collect::<Vec<_>>().join(", ")),
        Value::Table(table) if table.is_empty() => "{}".to_owned(),
        Value::Table(table) => {
            // `kind` comes first: it says what the others mean.
            let mut entries: Vec<_> = table.iter().collect();
            entries.sort_by_key(|(key, _)| key.as_str() != "kind");
            let entries = entries.iter().map(|(key, value)| format!("{} = {}", quoted(key), inline(value)));
            format!("{{ {} }}", entries.collect::<Vec<_>>().join(", "))
        }
        Value::String(text) => quoted_text(text),
        other => other.to_string(),
    }
}

fn quoted(key: &str) -> String {
    let bare = !key.is_empty()
        && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
    if bare { key.to_owned() } else { quoted_text(key) }
}

/// A text as a basic string on one line.
fn quoted_text(text: &str) -> String {
    let mut out = String::from("\"");
    for character in text.chars() {
        match character {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            control if control.is_control() => out.push_str(&format!("\\u{:04X}", u32::from(control))),
            plain => out.push(plain),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        content::{KeySpec, shape},
        faces::Kind,
        text::Phrase,
    };

    const STANDARD: &str = "[numbers]\nrounds = { is = 4, from = \"rulebook\" }\n\n\
        [[card]]\nid = \"ice\"\npoints = { is = 1, from = \"house\" }\nname = { is = \"Ice\", from = \"house\" }\n";

    fn schema() -> &'static Schema {
        fn key(
            key: &'static str,
            shape: fn(crate::content::Place<'_>) -> Option<crate::content::Shape>,
        ) -> KeySpec {
            KeySpec { key, label: "toy-label", shape }
        }
        fn table(name: &'static str, holds: Holds, keys: Vec<KeySpec>) -> TableSpec {
            let kind = |_: crate::content::Place<'_>| Kind::new("toy", "toy-kind");
            TableSpec { name, holds, keys, kind, title: |at| Phrase::new(at.id().to_owned()) }
        }
        let points = key("points", |_| Some(shape::number(0, 5)));
        let name = key("name", |_| Some(shape::text(20)));
        let tables = vec![
            table("numbers", Holds::One, vec![key("rounds", |_| Some(shape::number(1, 9)))]),
            table("card", Holds::List { most: 2 }, vec![points, name]),
        ];
        Box::leak(Box::new(Schema::new(STANDARD, "", tables)))
    }

    fn path(text: &str) -> Path {
        text.parse().unwrap()
    }

    /// What is set is written once, in the order of the game's own file, and read back; what is reset is gone.
    #[test]
    fn a_document_is_its_text() {
        let mut document = OverlayDocument::parse(schema(), "mine.toml", "").unwrap();
        assert!(document.set(&path("card.ice.name"), Value::from("Łoś \"7\"")));
        assert!(document.set(&path("card.ice.points"), Value::from(9)), "wrong values are kept");
        assert!(document.set(&path("numbers.rounds"), Value::from(5)));
        assert!(!document.set(&path("numbers.turns"), Value::from(5)));
        let text = "[numbers]\nrounds = 5\n\n[[card]]\nid = \"ice\"\npoints = 9\nname = \"Łoś \\\"7\\\"\"\n";
        assert_eq!(document.to_string(), text);
        let read = OverlayDocument::parse(schema(), "mine.toml", text).unwrap();
        assert_eq!((read.to_string(), read.paths()), (text.to_owned(), document.paths()));
        assert!(document.set(&path("numbers.rounds"), Value::from(4)), "as in the game's own file");
        document.reset(&path("card.ice.points"));
        document.reset(&path("card.ice.name"));
        assert!(document.is_empty() && document.to_string().is_empty());
    }

    /// A source that the file names stays; a face that the file adds is gone with its last value.
    #[test]
    fn sources_and_added_faces_are_kept() {
        let text = "[[card]]\nid = \"fire\"\npoints = { is = 2, from = \"source\" }\nname = \"Fire\"\n";
        let mut document = OverlayDocument::parse(schema(), "mine.toml", text).unwrap();
        assert_eq!(document.to_string(), text);
        document.reset(&path("card.fire.points"));
        document.reset(&path("card.fire.name"));
        assert_eq!(document.to_string(), "");
    }

    /// A draft with wrong values is shown; one with an unknown value is not.
    #[test]
    fn the_structure_must_be_readable() {
        let unknown = OverlayDocument::parse(schema(), "mine.toml", "[numbers]\nturns = 3\n").unwrap_err();
        assert_eq!(
            unknown.to_string(),
            "mine.toml:2: numbers.turns: There is no value turns here; use one of rounds."
        );
        let full = "[[card]]\nid = \"fire\"\nname = \"F\"\npoints = 1\n[[card]]\nid = \"fish\"\nname = \"F\"\npoints = 1\n";
        let told = OverlayDocument::parse(schema(), "mine.toml", full).unwrap_err().to_string();
        assert!(told.starts_with("mine.toml:6: There is no fish to change and no room"), "{told}");
        let overlay = crate::record::Overlay {
            file: "mine.toml".to_owned(),
            text: "[numbers]\nrounds = 99\n".to_owned(),
        };
        let fields = crate::content::fields::fields(schema(), Some(&overlay)).unwrap();
        assert_eq!(
            (&fields[0].fields[0].value, &fields[0].fields[0].standard),
            (&Value::from(99), &Some(Value::from(4)))
        );
    }
}
