//! A content file of the box's owner, laid over ours value by value.

use serde::Deserialize;
use table::content::{ContentError, LegacyExaminer};
use toml::{
    Spanned, Table, Value,
    de::{DeTable, DeValue},
};

use super::{Content, STANDARD, examine::examine};

/// One value that the overlay replaces: where it stands in the file, and where it belongs.
struct Leaf {
    at: usize,
    path: Vec<String>,
    value: Value,
}

/// Our own file, read and examined.
pub(super) fn read_standard() -> Result<Content, ContentError> {
    let mut examiner = LegacyExaminer::new("content.toml", STANDARD);
    let content: Option<Content> = examiner.parse();
    if let Some(content) = &content {
        for fault in examine(content) {
            examiner.mistake(None, fault);
        }
    }
    examiner.verdict(content)
}

/// The standard content with `text` laid over it.
///
/// Every replaced value is tried alone on the standard content first, so that each mistake is reported at its own line;
/// then all of them together.
#[expect(clippy::expect_used, reason = "the standard file is part of the program")]
pub(crate) fn overlaid(file: &str, text: &str) -> Result<Content, ContentError> {
    let mut examiner = LegacyExaminer::new(file, text);
    let standard: Table = toml::from_str(STANDARD).expect("content.toml is valid TOML");
    let (parsed, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        examiner.mistake(error.span().map(|span| span.start), error.message().to_owned());
    }
    if !errors.is_empty() {
        return examiner.verdict(None);
    }
    let mut leaves = Vec::new();
    gather(&mut examiner, &standard, parsed.get_ref(), &mut Vec::new(), &mut leaves);
    let mut all = standard.clone();
    let mut each_is_fine = true;
    for leaf in &leaves {
        lay(&mut all, leaf);
        let mut alone = standard.clone();
        lay(&mut alone, leaf);
        for fault in faults(alone) {
            each_is_fine = false;
            examiner.mistake(Some(leaf.at), format!("{}: {fault}", leaf.path.join(".")));
        }
    }
    let content = Content::deserialize(Value::Table(all)).ok();
    if let (true, Some(content)) = (each_is_fine, &content) {
        for fault in examine(content) {
            examiner.mistake(None, format!("the file as a whole: {fault}"));
        }
    }
    examiner.verdict(content)
}

fn faults(file: Table) -> Vec<String> {
    match Content::deserialize(Value::Table(file)) {
        Ok(content) => examine(&content),
        Err(error) => vec![error.message().trim().to_owned()],
    }
}

/// Walks the overlay beside the standard file and collects what it replaces.
fn gather(
    examiner: &mut LegacyExaminer<'_>,
    standard: &Table,
    overlay: &DeTable<'_>,
    path: &mut Vec<String>,
    leaves: &mut Vec<Leaf>,
) {
    for (key, value) in overlay {
        let at = key.span().start;
        let name: &str = key.get_ref();
        let Some(known) = standard.get(name) else {
            let names: Vec<&str> = standard.keys().map(String::as_str).collect();
            let place =
                if path.is_empty() { "this file".to_owned() } else { format!("[{}]", path.join(".")) };
            examiner.mistake(
                Some(at),
                format!("'{name}' is not known in {place}; known are {}", names.join(", ")),
            );
            continue;
        };
        path.push(name.to_owned());
        match (known, value.get_ref()) {
            (Value::Table(leaf), given) if leaf.contains_key("is") => {
                leaves.push(Leaf { at, path: path.clone(), value: sourced(given, value) });
            }
            (Value::Table(inner), DeValue::Table(given)) => {
                gather(examiner, inner, given, path, leaves);
            }
            _ => examiner
                .mistake(Some(at), format!("'{}' is a table; give its values by name", path.join("."))),
        }
        path.pop();
    }
}

/// The value with its provenance: `overlay`, unless the file says otherwise.
fn sourced(given: &DeValue<'_>, spanned: &Spanned<DeValue<'_>>) -> Value {
    let plain = plain(spanned);
    if let DeValue::Table(table) = given
        && table.contains_key("is")
        && let Value::Table(mut table) = plain
    {
        table.entry("from").or_insert_with(|| Value::String("overlay".to_owned()));
        return Value::Table(table);
    }
    let mut table = Table::new();
    table.insert("is".to_owned(), plain);
    table.insert("from".to_owned(), Value::String("overlay".to_owned()));
    Value::Table(table)
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
        DeValue::Table(table) => {
            Value::Table(table.iter().map(|(key, value)| (key.get_ref().to_string(), plain(value))).collect())
        }
    }
}

fn lay(file: &mut Table, leaf: &Leaf) {
    let Some((last, above)) = leaf.path.split_last() else {
        return;
    };
    let mut table = file;
    for key in above {
        match table.get_mut(key) {
            Some(Value::Table(inner)) => table = inner,
            _ => return,
        }
    }
    table.insert(last.clone(), leaf.value.clone());
}
