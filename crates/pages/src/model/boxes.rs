//! Boxes of people: the list, the checklist of one box, the editor of a face.

use maud::Markup;
use table::{
    content::{Field, Provenance},
    faces::Kind,
    text::Phrase,
};

/// `GET /boxes`. Its forms post to `/boxes` (`game`, `name`, `text`) and below `/boxes/ID/`: `copy`, `rename` (`name`), `share`
/// (`shared`), `delete`.
#[derive(Clone, Debug)]
pub struct BoxesPage {
    /// The games, in the order they are shown.
    pub games: Vec<BoxesOfGame>,
    /// Why the last request was not accepted, and what was sent.
    pub problem: Option<BoxProblem>,
}

/// The boxes of one game.
#[derive(Clone, Debug)]
pub struct BoxesOfGame {
    /// The game's name in links.
    pub game: &'static str,
    /// The reader's own.
    pub mine: Vec<BoxHead>,
    /// Shared boxes of others that the reader used.
    pub friends: Vec<BoxHead>,
    /// Those of the household: their ids in links, and their names.
    pub household: Vec<(String, String)>,
}

/// A form for a box that was not accepted.
#[derive(Clone, Debug)]
pub struct BoxProblem {
    /// The game it was sent for.
    pub game: String,
    /// The name that was sent.
    pub name: String,
    /// The overlay file that was sent.
    pub text: String,
    /// What is wrong, line by line.
    pub messages: Vec<String>,
}

/// A box in a list, and at the head of its pages.
#[derive(Clone, Debug)]
pub struct BoxHead {
    /// Its id in links; that of a box of the household is `household/GAME/NAME`.
    pub id: String,
    /// The game's name in links.
    pub game: &'static str,
    /// What its owner calls it.
    pub name: String,
    /// Whose it is.
    pub owner: BoxOwner,
    /// May whoever knows the link see and use it?
    pub shared: bool,
    /// Its full link.
    pub link: String,
    /// Faces with a value of the owner, or confirmed by the owner.
    pub entered: usize,
    /// All faces.
    pub faces: usize,
    /// Faces that were begun and not saved.
    pub drafts: usize,
    /// Seconds since the last change.
    pub idle: u64,
}

/// Whose a box is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoxOwner {
    /// The reader's: it can be changed.
    Reader,
    /// Somebody else's, with this name.
    Person(String),
    /// The household's: a file of the server.
    Household,
}

/// How far a face has been entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceState {
    /// Not at all.
    Missing,
    /// Some values are the owner's.
    Entered,
    /// The owner says that the box has what the game has.
    Same,
    /// Begun and not saved.
    Draft,
}

/// A line of the checklist.
#[derive(Clone, Debug)]
pub struct FaceLine {
    /// What sort of thing it is.
    pub kind: Kind,
    /// Its id within the kind.
    pub id: String,
    /// What it is called.
    pub name: Phrase,
    /// How far it has been entered.
    pub state: FaceState,
}

/// `GET /boxes/ID`.
#[derive(Clone, Debug)]
pub struct ChecklistPage {
    /// The box.
    pub head: BoxHead,
    /// All faces, those of one kind together.
    pub faces: Vec<FaceLine>,
    /// The faces that pass the filter, with their drawings.
    pub shown: Vec<ShownFace>,
    /// The filter.
    pub filter: Filter,
    /// The kept versions, newest first.
    pub versions: Vec<BoxVersion>,
    /// Why the last request was not accepted, and what was sent.
    pub problem: Option<BoxProblem>,
}

/// Which faces the checklist shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only this kind.
    pub kind: Option<String>,
    /// Only faces with a value from here.
    pub from: Option<Provenance>,
    /// Only faces that were entered, or that were not.
    pub entered: Option<bool>,
}

/// A face of the checklist with its drawing.
#[derive(Clone, Debug)]
pub struct ShownFace {
    /// Which.
    pub line: FaceLine,
    /// Its drawing, if it is drawn.
    pub drawing: Option<Markup>,
    /// What it says, in words.
    pub words: Option<Phrase>,
    /// Its values: what each is called and where it comes from.
    pub values: Vec<(Phrase, Provenance)>,
}

/// A kept version of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxVersion {
    /// Its number.
    pub number: u64,
    /// Seconds since it was saved.
    pub idle: u64,
}

/// `GET /boxes/ID/faces/KIND/FACE`. Its form posts to the same address: the fields of [`entries`](crate::entries), and `do` with
/// what to do.
#[derive(Clone, Debug)]
pub struct EditorPage {
    /// The box.
    pub head: BoxHead,
    /// All faces, those of one kind together.
    pub faces: Vec<FaceLine>,
    /// The number of the face in [`EditorPage::faces`].
    pub place: usize,
    /// Its fields, with the values as entered.
    pub fields: Vec<EditorField>,
    /// What is wrong with it that belongs to no field.
    pub problems: Vec<String>,
    /// The face as a table would show it; the last valid one if what was entered is wrong.
    pub preview: Preview,
    /// Ochre's own face, if the owner has changed it.
    pub standard: Option<Preview>,
    /// Did the last request fail for another reason?
    pub notice: Option<String>,
}

/// A field of the editor.
#[derive(Clone, Debug)]
pub struct EditorField {
    /// The field; its value is the one entered, right or wrong.
    pub field: Field,
    /// What is wrong with it.
    pub problems: Vec<String>,
    /// The drawings of the tokens of its programs.
    pub tokens: Vec<(String, Markup)>,
}

/// A face as a table shows it.
#[derive(Clone, Debug)]
pub struct Preview {
    /// Its drawing, if it is drawn.
    pub drawing: Option<Markup>,
    /// What it says, in words.
    pub words: Option<Phrase>,
}

/// What a new table can be opened with.
#[derive(Clone, Debug, Default)]
pub struct ContentOffer {
    /// The reader's own boxes of the game: id and name.
    pub mine: Vec<(String, String)>,
    /// Shared boxes of others that the reader used: id, name and owner.
    pub friends: Vec<(String, String, String)>,
    /// The boxes of the household.
    pub household: Vec<String>,
}
