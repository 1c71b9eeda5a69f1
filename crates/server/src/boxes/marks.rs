//! The faces that an owner has confirmed, in exported files: comments, which the checker of a game does not read.

use std::collections::BTreeMap;

use super::Note;

/// What stands before the faces of one line.
const MARK: &str = "# As printed: ";

/// The file of a box with its confirmed faces behind it, one line for each kind. `drafts` are the notes of the store.
pub(crate) fn with_marks(text: &str, drafts: &[(String, String)]) -> String {
    let mut kinds: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (face, note) in drafts {
        if Note::from_json(note) == Some(Note::Same) {
            kinds.entry(face.split('/').next().unwrap_or_default()).or_default().push(face);
        }
    }
    let mut out = text.to_owned();
    if !(kinds.is_empty() || out.is_empty()) {
        out.push('\n');
    }
    for faces in kinds.values() {
        out.push_str(&format!("{MARK}{}\n", faces.join(", ")));
    }
    out
}

/// A file without such lines, and the faces they name, known or not.
pub(crate) fn without_marks(text: &str) -> (String, Vec<String>) {
    let marked = |line: &str| line.starts_with(MARK);
    if !text.lines().any(marked) {
        return (text.to_owned(), Vec::new());
    }
    let named = text.lines().filter_map(|line| line.strip_prefix(MARK)).flat_map(|line| line.split(", "));
    let faces = named.map(|face| face.trim().to_owned()).collect();
    let rest: String = text.split_inclusive('\n').filter(|line| !marked(line)).collect();
    let rest = rest.trim_end();
    (if rest.is_empty() { String::new() } else { format!("{rest}\n") }, faces)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn confirmed_faces_survive_the_file() {
        let drafts = [
            ("light/L-ice".to_owned(), Note::Same.to_json()),
            ("numbers/numbers".to_owned(), Note::Draft(BTreeMap::new()).to_json()),
            ("light/L-mtn".to_owned(), Note::Same.to_json()),
            ("dark/D-gift".to_owned(), Note::Same.to_json()),
        ];
        let lines = "# As printed: dark/D-gift\n# As printed: light/L-ice, light/L-mtn\n";
        for text in ["", "[numbers]\nclubs = 5\n"] {
            let file = with_marks(text, &drafts);
            assert!(file.ends_with(lines), "{file}");
            let faces = ["dark/D-gift", "light/L-ice", "light/L-mtn"].map(str::to_owned).to_vec();
            assert_eq!(without_marks(&file), (text.to_owned(), faces));
            assert_eq!(with_marks(text, &[]), text);
            assert_eq!(without_marks(text), (text.to_owned(), Vec::new()));
        }
    }
}
