//! The tables of a content file, and what each of their values is.

use serde::de::DeserializeOwned;
use toml::Value;

use super::{ContentError, Examiner, Path, Provenance, Shape, Sheet, Sourced};
use crate::{faces::Kind, text::Phrase};

/// The name of a game's own file in messages.
pub(super) const STANDARD_FILE: &str = "content.toml";

/// What a table of a content file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// One face: `[numbers]`.
    One,
    /// One face, which may name itself: `[board]` with `id = "player-board"`.
    Named(&'static str),
    /// Faces by name, always the same: `[cards.L-ice]`.
    ByName,
    /// A list of faces with ids, to which an overlay may add: `[[culture]]` with `id = "adopted-kin"`.
    List {
        /// How many there can be.
        most: usize,
    },
}

/// A table of a content file.
#[derive(Debug)]
pub struct TableSpec {
    /// Its name in the file.
    pub name: &'static str,
    /// What it holds.
    pub holds: Holds,
    /// The values of each of its faces; see [`printed!`](crate::printed).
    pub keys: Vec<KeySpec>,
    /// The kind of a face.
    pub kind: fn(Place<'_>) -> Kind,
    /// The name of a face.
    pub title: fn(Place<'_>) -> Phrase,
}

/// A value of a face.
#[derive(Debug)]
pub struct KeySpec {
    /// Its key in the file.
    pub key: &'static str,
    /// The key of the message that names it.
    pub label: &'static str,
    /// What can be written for it; `None` if this face has no such value.
    pub shape: fn(Place<'_>) -> Option<Shape>,
}

/// A face of a sheet.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The values of the box.
    pub sheet: &'a Sheet,
    /// The table the face stands in.
    pub table: &'a str,
    /// Its id, if the table holds several.
    pub face: Option<&'a str>,
}

impl<'a> Place<'a> {
    /// Its id; that of the table if there is only one.
    pub const fn id(self) -> &'a str {
        match self.face {
            Some(face) => face,
            None => self.table,
        }
    }

    /// Where a value of it stands.
    pub fn path(self, key: &str) -> Path {
        Path { table: self.table.to_owned(), face: self.face.map(str::to_owned), key: key.to_owned() }
    }

    /// A value of it.
    pub fn value(self, key: &str) -> Option<&'a Value> {
        self.sheet.get(&self.path(key)).map(|cell| &cell.value)
    }

    /// A text among its values.
    pub fn text(self, key: &str) -> Option<&'a str> {
        self.value(key)?.as_str()
    }

    /// A number among its values.
    pub fn number(self, key: &str) -> Option<i64> {
        self.value(key)?.as_integer()
    }

    /// Where a value of it comes from.
    pub fn from(self, key: &str) -> Option<Provenance> {
        self.sheet.get(&self.path(key)).map(|cell| cell.from)
    }

    /// Reads a value; `absent` is what it is on faces that do not show it. A value that is missing or of another type than
    /// its shape promises is noted as a mistake.
    pub fn read<T: DeserializeOwned>(
        self,
        key: &str,
        absent: Option<T>,
        examiner: &mut Examiner<'_>,
    ) -> Option<Sourced<T>> {
        let path = self.path(key);
        let Some(cell) = self.sheet.get(&path) else {
            if absent.is_none() {
                examiner.mistake(path, Phrase::new("table-mistake-missing").text("keys", key));
            }
            return absent.map(|is| Sourced { is, from: Provenance::Rulebook });
        };
        match cell.value.clone().try_into() {
            Ok(is) => Some(Sourced { is, from: cell.from }),
            Err(_) => {
                let found = cell.value.to_string();
                examiner.mistake(path, Phrase::new("table-mistake-unusable").text("found", found));
                None
            }
        }
    }
}

/// The tables of a game's content files, with the game's own file.
#[derive(Debug)]
pub struct Schema {
    pub(super) tables: Vec<TableSpec>,
    pub(super) english: &'static str,
    standard_text: &'static str,
    standard: Sheet,
}

impl Schema {
    /// The schema of files such as `standard`, the game's own. `english` is the game's English Fluent file.
    pub fn new(standard: &'static str, english: &'static str, tables: Vec<TableSpec>) -> Self {
        let mut examiner = Examiner::new(STANDARD_FILE, standard, english);
        let sheet = Sheet::lay(&tables, None, &mut examiner).unwrap_or_default();
        Self { tables, english, standard_text: standard, standard: sheet }
    }

    /// The game's own file.
    pub const fn standard_text(&self) -> &'static str {
        self.standard_text
    }

    /// The values of the game's own file.
    pub const fn standard(&self) -> &Sheet {
        &self.standard
    }

    /// The tables, in the order of the file.
    pub fn tables(&self) -> &[TableSpec] {
        &self.tables
    }

    /// Reads the game's own file with `build`.
    pub fn read_standard<C>(
        &self,
        build: impl FnOnce(&Sheet, &mut Examiner<'_>) -> Option<C>,
    ) -> Result<C, ContentError> {
        let mut examiner = Examiner::new(STANDARD_FILE, self.standard_text, self.english);
        let sheet = Sheet::lay(&self.tables, None, &mut examiner);
        self.examine(sheet, None, build, examiner)
    }

    /// Lays `text` over the game's own file and reads the result with `build`, which may note further mistakes. Fails with
    /// every mistake of the text.
    pub fn read_overlay<C>(
        &self,
        file: &str,
        text: &str,
        build: impl FnOnce(&Sheet, &mut Examiner<'_>) -> Option<C>,
    ) -> Result<C, ContentError> {
        let mut examiner = Examiner::new(file, text, self.english);
        let sheet = Sheet::lay(&self.tables, Some(&self.standard), &mut examiner);
        self.examine(sheet, Some(&self.standard), build, examiner)
    }

    fn examine<C>(
        &self,
        sheet: Option<Sheet>,
        standard: Option<&Sheet>,
        build: impl FnOnce(&Sheet, &mut Examiner<'_>) -> Option<C>,
        mut examiner: Examiner<'_>,
    ) -> Result<C, ContentError> {
        let Some(mut sheet) = sheet else {
            return examiner.verdict(None);
        };
        sheet.check(&self.tables, standard, &mut examiner);
        let content = build(&sheet, &mut examiner);
        examiner.verdict(content)
    }

    /// The values of `text` laid over the game's own, right or wrong. Fails if the text cannot be read as far as that.
    pub(super) fn draft(&self, file: &str, text: &str) -> Result<Sheet, ContentError> {
        let mut examiner = Examiner::new(file, text, self.english);
        let sheet = Sheet::lay(&self.tables, Some(&self.standard), &mut examiner);
        examiner.verdict(sheet)
    }

    /// Does the box have such a value, or could it have one?
    pub fn knows(&self, path: &Path) -> bool {
        let known = |table: &TableSpec| {
            table.name == path.table
                && table.keys.iter().any(|spec| spec.key == path.key)
                && match (table.holds, &path.face) {
                    (Holds::One | Holds::Named(_), None) | (Holds::List { .. }, Some(_)) => true,
                    (Holds::ByName, Some(face)) => self.standard.faces(table.name).contains(face),
                    _ => false,
                }
        };
        self.tables.iter().any(known)
    }
}

/// Declares the values of a face once: the struct the game uses, how each value is read, and the [`Shape`] an editor and the
/// checker know it by.
///
/// The header names the face for shapes that depend on it (a [`Place`]) and the prefix of its labels. A row is the key in the
/// file, the field, its type and its shape, then what it is on faces that do not show it: those whose shape is `return None`.
///
/// ```
/// use ochre_table::content::{Place, shape::number};
///
/// ochre_table::printed! {
///     /// A card.
///     pub struct CardFace (at), "toy-card-" {
///         id: String,
///         /// Cards of it.
///         "copies" copies: u8 = number(1, 9);
///         /// What a wild card is worth.
///         "points" points: u8 = if at.id() == "wild" { number(0, 20) } else { return None }, else 0;
///     }
/// }
///
/// assert_eq!(CardFace::keys()[1].label, "toy-card-points");
/// ```
#[macro_export]
macro_rules! printed {
    ($(
        $(#[$doc:meta])*
        pub struct $face:ident ($place:ident), $labels:literal {
            $(id: $id:ty,)?
            $($(#[$field_doc:meta])* $key:literal $field:ident: $type:ty = $shape:expr $(, else $absent:expr)?;)+
        }
    )+) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, ::serde::Serialize)]
        pub struct $face {
            $(
                /// Its id in content files.
                pub id: $id,
            )?
            $(
                $(#[$field_doc])*
                #[serde(rename = $key)]
                pub $field: $crate::content::Sourced<$type>,
            )+
        }

        impl $face {
            /// The values a content file has for it.
            pub fn keys() -> ::std::vec::Vec<$crate::content::KeySpec> {
                ::std::vec![$($crate::content::KeySpec {
                    key: $key,
                    label: ::std::concat!($labels, $key),
                    shape: |$place: $crate::content::Place<'_>| {
                        let _ = $place;
                        ::std::option::Option::Some($shape)
                    },
                },)+]
            }

            /// Reads it; `None` after a mistake was noted.
            pub fn read(
                place: $crate::content::Place<'_>,
                examiner: &mut $crate::content::Examiner<'_>,
            ) -> ::std::option::Option<Self> {
                $(let $field = place.read::<$type>($key, $crate::printed!(@absent $($absent)?), examiner);)+
                ::std::option::Option::Some(Self {
                    $(id: <$id as ::std::str::FromStr>::from_str(place.id()).ok()?,)?
                    $($field: $field?,)+
                })
            }

            /// Where each of its values comes from.
            pub fn values(&self) -> ::std::vec::Vec<$crate::faces::Value> {
                ::std::vec![$($crate::faces::Value::new($key, self.$field.from),)+]
            }
        }
    )+};
    (@absent) => { ::std::option::Option::None };
    (@absent $absent:expr) => { ::std::option::Option::Some($absent) };
}

/// Declares a value that is one of several records, told apart by `kind`: the enum the game uses, and the cases of its
/// [`Shape`](crate::content::Shape).
///
/// The header names the prefix of the labels of cases and that of the labels of parts. A row is a case with its word, then
/// its parts with their shapes.
///
/// ```
/// use ochre_table::content::shape::number;
///
/// ochre_table::variants! {
///     /// What a card asks for.
///     pub enum Condition, "toy-condition-", "toy-part-" {
///         /// So many members.
///         Members = "members" {
///             /// How many.
///             members: u8 = number(1, 9),
///         },
///         /// Nothing.
///         Free = "free",
///     }
/// }
///
/// assert_eq!(Condition::cases()[0].parts[0].label.key, "toy-part-members");
/// let free: Condition = toml::from_str("kind = \"free\"").unwrap();
/// assert_eq!(free, Condition::Free);
/// ```
#[macro_export]
macro_rules! variants {
    (
        $(#[$doc:meta])*
        pub enum $name:ident, $labels:literal, $part_labels:literal {
            $(
                $(#[$variant_doc:meta])*
                $variant:ident = $kind:literal
                $({ $($(#[$field_doc:meta])* $field:ident: $type:ty = $shape:expr),+ $(,)? })?,
            )+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(tag = "kind", deny_unknown_fields)]
        pub enum $name {
            $(
                $(#[$variant_doc])*
                #[serde(rename = $kind)]
                $variant $({ $($(#[$field_doc])* $field: $type,)+ })?,
            )+
        }

        impl $name {
            /// What can be written for it.
            pub fn cases() -> ::std::vec::Vec<$crate::content::Case> {
                ::std::vec![$($crate::content::Case {
                    kind: ::std::string::String::from($kind),
                    label: $crate::text::Phrase::new(::std::concat!($labels, $kind)),
                    parts: ::std::vec![$($($crate::content::Part {
                        key: ::std::string::String::from(::std::stringify!($field)),
                        label: $crate::text::Phrase::new(::std::concat!($part_labels, ::std::stringify!($field))),
                        shape: $shape,
                    },)+)?],
                },)+]
            }
        }
    };
}
