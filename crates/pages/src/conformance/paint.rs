//! Scenes in one language, as a person at the table gets them.

use std::marker::PhantomData;

use maud::Markup;
use table::{
    Rules, Viewer,
    faces::Face,
    table::Table,
    text::{Phrase, Words as _},
};
use words::{Dictionary, DictionaryError, Language, Speaker};

use crate::{
    board::{AnyBoard as _, Board, Drawn, Scene},
    desk::Desk,
};

/// More names than any game has seats.
const NAMES: [&str; 6] = ["Ada", "Björn", "Chloé", "Dagmar", "Emil", "Freya"];

/// Draws the tables of one board in one language.
pub struct Painter<B> {
    dictionary: Dictionary,
    names: Vec<String>,
    board: PhantomData<fn() -> B>,
}

impl<B: Board> Painter<B> {
    /// A painter who speaks `language`.
    pub fn new(language: Language) -> Result<Self, DictionaryError> {
        Ok(Self {
            dictionary: Dictionary::new(language.tag(), B::Game::locales().iter().chain(B::locales()))?,
            names: NAMES.map(str::to_owned).to_vec(),
            board: PhantomData,
        })
    }

    /// The table as `viewer` sees it.
    pub fn scene(&self, table: &Table<B::Game>, viewer: Viewer) -> Option<Scene> {
        self.touched(table, viewer, &[])
    }

    /// The table as `viewer` sees it after touching some spots.
    pub fn touched(&self, table: &Table<B::Game>, viewer: Viewer, touched: &[String]) -> Option<Scene> {
        let speaker = self.speaker();
        let desk = Desk::new(B::Game::NAME, &speaker, &self.names, touched);
        Drawn::<B>::new().scene(table, viewer, &desk)
    }

    /// A face of the gallery.
    pub fn face(&self, rules: &B::Game, face: &Face) -> Markup {
        let speaker = self.speaker();
        B::face(rules, face, &Desk::new(B::Game::NAME, &speaker, &self.names, &[]))
    }

    /// The phrase in words.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.speaker().say(phrase)
    }

    /// Is there a message with this key?
    pub fn has(&self, key: &str) -> bool {
        self.dictionary.has(key)
    }

    fn speaker(&self) -> Speaker<'_> {
        Speaker { dictionary: &self.dictionary, names: &self.names }
    }
}

/// All markup of a scene.
pub fn all_markup(scene: &Scene) -> String {
    let mut all = scene.status.0.clone();
    scene.sections.iter().for_each(|section| all.push_str(&section.body.0));
    for holdings in &scene.holdings {
        all.push_str(&holdings.strip.0);
        all.push_str(&holdings.full.0);
    }
    all.extend(scene.hand.iter().map(|hand| hand.0.as_str()));
    all
}

/// All words of a scene that are not markup: the question, the choices and what they lose.
pub fn all_words(scene: &Scene) -> String {
    let mut all = scene.question.clone().unwrap_or_default();
    for choice in &scene.choices {
        for text in [Some(&choice.words), choice.group.as_ref(), choice.loses.as_ref()].into_iter().flatten()
        {
            all.push('\n');
            all.push_str(text);
        }
    }
    all
}
