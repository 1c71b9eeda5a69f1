//! The primer of a box: a few illustrated screens for somebody who has never played it.

use maud::Markup;
use table::{
    Rules, Seat,
    dealer::Seed,
    table::{Dealing, Table},
    text::{Phrase, Words},
};

use crate::{
    board::{Board, Guide},
    pictures::Pictures,
};

/// The screens of a primer, in the order they are read.
#[derive(Clone, Debug)]
pub struct Primer {
    /// Each is about as much as a window shows.
    pub screens: Vec<Screen>,
    /// Symbols that the drawings refer to; nothing of it is seen.
    pub symbols: Markup,
}

/// A screen of a primer.
#[derive(Clone, Debug)]
pub struct Screen {
    /// Its id on the page.
    pub id: &'static str,
    /// The motif that stands for it in the list of screens.
    pub sign: &'static str,
    /// Its name in the list of screens.
    pub name: Phrase,
    /// Its heading.
    pub title: Phrase,
    /// What it is about, in a sentence or two.
    pub lead: Phrase,
    /// What it shows.
    pub blocks: Vec<Block>,
}

/// A part of a screen.
#[derive(Clone, Debug)]
pub enum Block {
    /// A wide picture.
    Picture(Markup),
    /// Numbers worth knowing.
    Facts(Vec<Fact>),
    /// Paragraphs, each with a drawing.
    Panels(Shape, Vec<Panel>),
    /// Icons and what they mean.
    Legend(Vec<Group>),
}

/// How panels stand together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One after the other, with an arrow between them.
    Steps,
    /// Side by side, as on a table; the drawing decides how much room a panel takes.
    Boards,
    /// A list: a small drawing, the words beside it.
    List,
    /// Numbered, each with what to do instead.
    Mistakes,
}

impl Shape {
    /// Its class in the style sheet.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Steps => "steps",
            Self::Boards => "boards",
            Self::List => "list",
            Self::Mistakes => "mistakes",
        }
    }
}

/// A number and what it counts.
#[derive(Clone, Debug)]
pub struct Fact {
    /// Such as `12` or `2–4`.
    pub number: String,
    /// What it counts.
    pub words: Phrase,
}

/// A paragraph with its drawing.
#[derive(Clone, Debug)]
pub struct Panel {
    /// The drawing.
    pub art: Markup,
    /// How much room it takes.
    pub room: Room,
    /// The heading.
    pub title: Phrase,
    /// The paragraph.
    pub text: Phrase,
    /// What to do instead, if the paragraph is about a mistake.
    pub instead: Option<Phrase>,
    /// The rules behind it.
    pub rules: &'static [&'static str],
    /// Further rules, or families of rules, whose things on the board it explains.
    pub about: &'static [&'static str],
}

/// How much room a panel takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// One column.
    Narrow,
    /// Two columns.
    Wide,
    /// The whole width.
    Full,
}

impl Panel {
    /// A panel of one column: its heading is `title`, its paragraph `text`.
    pub const fn new(art: Markup, title: Phrase, text: Phrase, rules: &'static [&'static str]) -> Self {
        Self { art, room: Room::Narrow, title, text, instead: None, rules, about: &[] }
    }

    /// The same with another size.
    #[must_use]
    pub const fn room(mut self, room: Room) -> Self {
        self.room = room;
        self
    }

    /// The same, explaining the things on the board to which these rules, or families such as `IA-CARD-L`, apply.
    #[must_use]
    pub const fn about(mut self, rules: &'static [&'static str]) -> Self {
        self.about = rules;
        self
    }

    /// The same, with a number that its heading or its paragraph states.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64> + Copy) -> Self {
        self.title = self.title.number(name, value);
        self.text = self.text.number(name, value);
        self.instead = self.instead.map(|instead| instead.number(name, value));
        self
    }

    /// The same, with something written that its paragraph states.
    #[must_use]
    pub fn written(mut self, name: &'static str, value: &str) -> Self {
        self.text = self.text.text(name, value);
        self.instead = self.instead.map(|instead| instead.text(name, value));
        self
    }
}

/// Icons that belong together.
#[derive(Clone, Debug)]
pub struct Group {
    /// What they have in common.
    pub title: Phrase,
    /// The icons.
    pub entries: Vec<Entry>,
}

/// An icon and what it means.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The icon, without words.
    pub icon: Markup,
    /// What it means.
    pub words: Phrase,
    /// What it gives, in icons; may be empty.
    pub gives: Markup,
}

impl Entry {
    /// An icon that gives nothing by itself.
    pub fn new(icon: Markup, words: Phrase) -> Self {
        Self { icon, words, gives: Markup::default() }
    }
}

impl Primer {
    /// The rules that its panels name, each with the id of the first panel that names it.
    pub fn explained(&self) -> Vec<(&'static str, String)> {
        self.first_of(|panel| panel.rules)
    }

    /// Where a tip on the board leads: rules and families of rules, each with the id of the panel about its thing.
    pub fn tips(&self) -> Vec<(&'static str, String)> {
        let mut found = self.first_of(|panel| panel.about);
        for (rule, panel) in self.explained() {
            if found.iter().all(|(known, _)| *known != rule) {
                found.push((rule, panel));
            }
        }
        found
    }

    /// The rules of all panels, each with the id of its first panel.
    fn first_of(&self, rules: impl Fn(&Panel) -> &'static [&'static str]) -> Vec<(&'static str, String)> {
        let mut found: Vec<(&'static str, String)> = Vec::new();
        for screen in &self.screens {
            let panels = screen.blocks.iter().flat_map(|block| match block {
                Block::Panels(_, panels) => panels.as_slice(),
                Block::Picture(_) | Block::Facts(_) | Block::Legend(_) => &[],
            });
            for (number, panel) in (1..).zip(panels) {
                for rule in rules(panel) {
                    if found.iter().all(|(known, _)| known != rule) {
                        found.push((rule, panel_id(screen.id, number)));
                    }
                }
            }
        }
        found
    }
}

/// Writes the primer of one box. Its messages are `<box>-board-primer-<key>`: that of a screen has the parts `-title` and
/// `-lead`, that of a panel `-words`, that of a mistake `-instead`.
#[derive(Clone, Copy, Debug)]
pub struct Author {
    game: &'static str,
    pictures: &'static Pictures,
}

impl Author {
    /// The author for a game, with the file that holds the scenes.
    pub const fn new(game: &'static str, pictures: &'static Pictures) -> Self {
        Self { game, pictures }
    }

    /// The message `key` of the primer.
    pub fn message(&self, key: &str) -> Phrase {
        Phrase::new(format!("{}-board-primer-{key}", self.game))
    }

    /// A screen with its name, heading and lead.
    pub fn screen(&self, id: &'static str, sign: &'static str, blocks: Vec<Block>) -> Screen {
        let part = |part: &str| self.message(&format!("{id}{part}"));
        Screen { id, sign, name: self.message(id), title: part("-title"), lead: part("-lead"), blocks }
    }

    /// A number and what it counts.
    pub fn fact(&self, number: &impl ToString, key: &str) -> Fact {
        Fact { number: number.to_string(), words: self.message(&format!("fact-{key}")) }
    }

    /// A panel with a drawing.
    pub fn panel(&self, key: &str, art: Markup, rules: &'static [&'static str]) -> Panel {
        Panel::new(art, self.message(key), self.message(&format!("{key}-words")), rules)
    }

    /// A panel with the scene of its name.
    pub fn scene(&self, key: &str, rules: &'static [&'static str]) -> Panel {
        self.panel(key, self.pictures.scene(key), rules)
    }

    /// A mistake, and what to do instead.
    pub fn mistake(&self, key: &str, rules: &'static [&'static str]) -> Panel {
        let mut panel = self.scene(key, rules);
        panel.instead = Some(self.message(&format!("{key}-instead")));
        panel
    }

    /// A wide scene.
    pub fn picture(&self, name: &str) -> Block {
        Block::Picture(self.pictures.scene(name))
    }

    /// Icons that belong together.
    pub fn group(&self, key: &str, entries: Vec<Entry>) -> Group {
        Group { title: self.message(&format!("icons-{key}")), entries }
    }

    /// An icon and what it means.
    pub fn entry(&self, key: &str, icon: Markup) -> Entry {
        Entry::new(icon, self.message(&format!("icon-{key}")))
    }
}

/// The names of the players in the drawings of a primer; the new player is the first.
pub fn names(words: &dyn Words) -> [String; 5] {
    [1, 2, 3, 4, 5].map(|number| words.say(&Phrase::new("pages-primer-player").number("number", number)))
}

/// The id of a panel on the page; panels are numbered from 1 in each screen.
pub(crate) fn panel_id(screen: &str, number: usize) -> String {
    format!("{screen}-{number}")
}

/// The table that a guide ends with; `None` if it cannot be played, which the conformance suite excludes.
pub(crate) fn played<B: Board>(guide: &Guide) -> Option<Table<B::Game>> {
    let options = serde_json::from_str(guide.options).ok()?;
    let rules = B::Game::new(&options, &B::Game::standard_content()).ok()?;
    let mut table = Table::open(rules, None, Dealing::Seeded(Seed::from_hex(guide.seed)?));
    for step in guide.steps {
        let action = table.rules().read_action(step.action).ok()?;
        table.play(Seat::new(step.seat), action).ok()?;
    }
    Some(table)
}
