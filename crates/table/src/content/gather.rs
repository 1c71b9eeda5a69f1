//! Reads the structure of a content file: which values it gives, and where.

use toml::{
    Spanned, Table, Value,
    de::{DeTable, DeValue},
};

use super::{
    Examiner, Holds, Path, Provenance, Sheet, TableSpec,
    check::{expected, shown, words},
    syntax,
};
use crate::text::Phrase;

/// A value that a file gives.
pub(super) struct Given {
    pub(super) path: Path,
    pub(super) value: Value,
    pub(super) from: Option<Provenance>,
}

/// A face that a file adds.
pub(super) struct Added {
    pub(super) table: &'static str,
    pub(super) face: String,
    pub(super) at: usize,
}

/// What a file gives, in its order.
#[derive(Default)]
pub(super) struct Gathered {
    pub(super) values: Vec<Given>,
    pub(super) added: Vec<Added>,
}

/// Reads a file over the faces that are `known`; without them, over nothing. `None` if it is not TOML. What has no place in
/// the box is noted as a mistake and left out.
pub(super) fn gather(
    tables: &[TableSpec],
    known: Option<&Sheet>,
    examiner: &mut Examiner<'_>,
) -> Option<Gathered> {
    let (parsed, errors) = DeTable::parse_recoverable(examiner.text());
    if !errors.is_empty() {
        errors.iter().for_each(|error| syntax::note(error, examiner));
        return None;
    }
    let mut gatherer = Gatherer { known, examiner, gathered: Gathered::default() };
    for (name, value) in ordered(parsed.get_ref()) {
        let at = name.span().start;
        match tables.iter().find(|table| table.name == name.get_ref().as_ref()) {
            Some(table) => gatherer.table(table, at, value),
            None => {
                let names = words(tables.iter().map(|table| table.name));
                gatherer.unknown("table-mistake-table", at, None, name.get_ref(), &names);
            }
        }
    }
    Some(gatherer.gathered)
}

/// The entries of a table as they stand in the file.
fn ordered<'a, 'i>(
    table: &'a DeTable<'i>,
) -> Vec<(&'a Spanned<toml::de::DeString<'i>>, &'a Spanned<DeValue<'i>>)> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    entries
}

/// Is the mistake about the structure of a file, so that it names no value? Every other one names the value it is about.
#[cfg(feature = "conformance")]
pub(crate) fn is_structural(message: &Phrase) -> bool {
    let kind = message.key.strip_prefix("table-mistake-").unwrap_or_default();
    matches!(
        kind,
        "table" | "face" | "structure" | "id" | "own-id" | "unreadable-id" | "no-room" | "face-twice"
    ) || syntax::KINDS.contains(&&*message.key)
}

struct Gatherer<'a, 'b, 'c> {
    known: Option<&'a Sheet>,
    examiner: &'b mut Examiner<'c>,
    gathered: Gathered,
}

impl Gatherer<'_, '_, '_> {
    fn unknown(&mut self, key: &'static str, at: usize, path: Option<Path>, found: &str, known: &str) {
        let message = Phrase::new(key).text("found", shown(found)).text("known", known);
        self.examiner.mistake_at(at, path, message);
    }

    /// Another structure than that of the table.
    fn misplaced(&mut self, table: &TableSpec, at: usize) {
        let name = table.name;
        let example = match table.holds {
            Holds::One | Holds::Named(_) => format!("[{name}]"),
            Holds::ByName => format!("[{name}.{}]", self.faces(table).first().map_or("…", String::as_str)),
            Holds::List { .. } => format!("[[{name}]]"),
        };
        self.examiner.mistake_at(at, None, Phrase::new("table-mistake-structure").text("example", example));
    }

    fn faces(&self, table: &TableSpec) -> Vec<String> {
        self.known.map(|known| known.faces(table.name).to_vec()).unwrap_or_default()
    }

    fn table(&mut self, table: &TableSpec, at: usize, value: &Spanned<DeValue<'_>>) {
        match (table.holds, value.get_ref()) {
            (Holds::One | Holds::Named(_), DeValue::Table(entries)) => self.face(table, None, entries),
            (Holds::ByName, DeValue::Table(faces)) => {
                for (name, entries) in ordered(faces) {
                    let at = name.span().start;
                    let DeValue::Table(entries) = entries.get_ref() else {
                        self.misplaced(table, at);
                        continue;
                    };
                    let name: &str = name.get_ref();
                    let known = self.faces(table);
                    if self.known.is_some() && !known.iter().any(|face| face == name) {
                        self.unknown("table-mistake-face", at, None, name, &words(&known));
                        continue;
                    }
                    if self.known.is_none() {
                        self.gathered.added.push(Added { table: table.name, face: name.to_owned(), at });
                    }
                    self.face(table, Some(name), entries);
                }
            }
            (Holds::List { most }, DeValue::Array(faces)) => {
                for face in faces {
                    match face.get_ref() {
                        DeValue::Table(entries) => self.listed(table, most, face.span().start, entries),
                        _ => self.misplaced(table, face.span().start),
                    }
                }
            }
            _ => self.misplaced(table, at),
        }
    }

    /// A face of a list, which begins with its id.
    fn listed(&mut self, table: &TableSpec, most: usize, at: usize, entries: &DeTable<'_>) {
        let id = entries.get("id");
        let at = id.map_or_else(
            || ordered(entries).first().map_or(at, |(key, _)| key.span().start),
            |id| id.span().start,
        );
        let Some(id) = id.and_then(|id| id.get_ref().as_str()) else {
            let known = words(self.faces(table));
            self.examiner.mistake_at(at, None, Phrase::new("table-mistake-id").text("known", known));
            return;
        };
        let readable = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let known = self.faces(table);
        let added = |added: &Added| added.table == table.name && added.face == id;
        let is_added = self.gathered.added.iter().any(added);
        let given = |given: &Given| given.path.table == table.name && given.path.face.as_deref() == Some(id);
        if is_added || self.gathered.values.iter().any(given) {
            self.examiner.mistake_at(
                at,
                None,
                Phrase::new("table-mistake-face-twice").text("found", shown(id)),
            );
            return;
        }
        if !known.iter().any(|face| face == id) {
            if id.is_empty() || id.len() > 40 || !id.bytes().all(readable) {
                self.examiner.mistake_at(
                    at,
                    None,
                    Phrase::new("table-mistake-unreadable-id").text("found", shown(id)),
                );
                return;
            }
            let new = self.gathered.added.iter().filter(|added| added.table == table.name).count();
            if known.len() + new >= most {
                self.unknown("table-mistake-no-room", at, None, id, &words(&known));
                return;
            }
            self.gathered.added.push(Added { table: table.name, face: id.to_owned(), at });
        }
        self.face(table, Some(id), entries);
    }

    fn face(&mut self, table: &TableSpec, face: Option<&str>, entries: &DeTable<'_>) {
        for (name, value) in ordered(entries) {
            let at = name.span().start;
            let key: &str = name.get_ref();
            let path =
                Path { table: table.name.to_owned(), face: face.map(str::to_owned), key: key.to_owned() };
            match table.holds {
                Holds::List { .. } if key == "id" => continue,
                Holds::Named(id) if key == "id" => {
                    if value.get_ref().as_str() != Some(id) {
                        self.unknown("table-mistake-own-id", at, None, &plain(value).to_string(), id);
                    }
                    continue;
                }
                _ => {}
            }
            if !table.keys.iter().any(|spec| spec.key == key) {
                let known = words(table.keys.iter().map(|spec| spec.key));
                self.unknown("table-mistake-key", at, Some(path), key, &known);
                continue;
            }
            self.examiner.found(path.clone(), at);
            let (value, from) = self.sourced(&path, plain(value));
            self.gathered.values.push(Given { path, value, from });
        }
    }

    /// A value, bare or with its source.
    fn sourced(&mut self, path: &Path, value: Value) -> (Value, Option<Provenance>) {
        let Value::Table(mut table) = value else { return (value, None) };
        let Some(is) = table.remove("is") else { return (Value::Table(table), None) };
        let from = table.remove("from");
        let source = from.as_ref().and_then(Value::as_str).and_then(Provenance::of_word);
        if let (Some(from), None) = (&from, source) {
            let known = words(Provenance::WORDS.map(|(_, word)| word));
            let one = Phrase::new("table-shape-one-of").text("choices", known);
            let from = Phrase::new("table-mistake-from").phrase("mistake", expected(one, from.to_string()));
            self.examiner.mistake(path.clone(), from);
        }
        if let Some(key) = table.keys().next() {
            let message =
                Phrase::new("table-mistake-part-unknown").text("part", shown(key)).text("known", "is, from");
            self.examiner.mistake(path.clone(), message);
        }
        (is, source)
    }
}

/// The value without its positions.
fn plain(value: &Spanned<DeValue<'_>>) -> Value {
    match value.get_ref() {
        DeValue::String(text) => Value::String(text.to_string()),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
            .map_or_else(|_| Value::String(number.as_str().to_owned()), Value::Integer),
        DeValue::Float(number) => {
            number.as_str().parse().map_or_else(|_| Value::String(number.as_str().to_owned()), Value::Float)
        }
        DeValue::Boolean(truth) => Value::Boolean(*truth),
        DeValue::Datetime(moment) => Value::Datetime(*moment),
        DeValue::Array(values) => Value::Array(values.iter().map(plain).collect()),
        DeValue::Table(table) => Value::Table(
            table.iter().map(|(key, value)| (key.get_ref().to_string(), plain(value))).collect::<Table>(),
        ),
    }
}
