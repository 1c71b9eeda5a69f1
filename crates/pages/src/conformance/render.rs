//! Draws tables in one language, as the server does.

use std::marker::PhantomData;

use maud::Markup;
use table::{
    Rules, Seat, Viewer,
    faces::Face,
    table::Table,
    text::{Phrase, Words as _},
};
use words::{Dictionary, DictionaryError, Language, Progress, Speaker};

use crate::{board::Board, board_view::BoardView, draw_context::DrawContext};

/// More names than any game has seats.
const NAMES: [&str; 6] = ["Ada", "Björn", "Chloé", "Dagmar", "Emil", "Freya"];

/// Draws the tables of one board in one language.
pub struct Renderer<B> {
    dictionary: Dictionary,
    names: Vec<String>,
    board: PhantomData<fn() -> B>,
}

impl<B: Board> Renderer<B> {
    /// A renderer for `language`. Fails if a message file of the game or the board is invalid.
    pub fn new(language: Language) -> Result<Self, DictionaryError> {
        // Only a draft is completed with English messages: what a complete language lacks must be found.
        let own = |(tag, _): &&(&str, &str)| *tag == language.tag() || language.progress() == Progress::Draft;
        let sources = B::Game::locales().iter().chain(B::locales()).filter(own);
        Ok(Self {
            dictionary: Dictionary::new(language.tag(), sources)?,
            names: NAMES.map(str::to_owned).to_vec(),
            board: PhantomData,
        })
    }

    /// The table as `viewer` sees it.
    pub fn view(&self, table: &Table<B::Game>, viewer: Viewer) -> BoardView {
        self.view_with(table, viewer, &[])
    }

    /// The table as `viewer` sees it after selecting some spots.
    pub fn view_with(&self, table: &Table<B::Game>, viewer: Viewer, touched: &[String]) -> BoardView {
        let speaker = self.speaker();
        let ctx = DrawContext::new(B::Game::NAME, &speaker, &self.names, touched);
        BoardView::draw::<B>(table, viewer, &ctx)
    }

    /// A face of the gallery.
    pub fn face(&self, rules: &B::Game, face: &Face) -> Markup {
        let speaker = self.speaker();
        B::face(rules, face, &DrawContext::new(B::Game::NAME, &speaker, &self.names, &[]))
    }

    /// The phrase in the renderer's language.
    pub fn text(&self, phrase: &Phrase) -> String {
        self.speaker().say(phrase)
    }

    /// The phrase in the renderer's language, said to the player of a seat.
    pub fn text_to(&self, seat: Seat, phrase: &Phrase) -> String {
        self.speaker().to(Some(seat)).say(phrase)
    }

    /// Is there a message with this key?
    pub fn has(&self, key: &str) -> bool {
        self.dictionary.has(key)
    }

    fn speaker(&self) -> Speaker<'_> {
        Speaker { dictionary: &self.dictionary, names: &self.names }
    }
}

/// All markup of a view, in one string.
pub fn all_markup(view: &BoardView) -> String {
    let mut all = view.status.0.clone();
    view.parts.iter().for_each(|section| all.push_str(&section.body.0));
    for holdings in &view.holdings {
        all.push_str(&holdings.strip.0);
        all.push_str(&holdings.full.0);
    }
    all.extend(view.hand.iter().chain(&view.pending).map(|drawing| drawing.0.as_str()));
    all
}

/// All text of a view that is not markup: the question, the choices, their headings and what they lose.
pub fn all_text(view: &BoardView) -> String {
    let mut all = view.question.clone().unwrap_or_default();
    for choice in &view.choices {
        let texts = [Some(&choice.text), choice.group.as_ref(), choice.loses.as_ref(), choice.label.as_ref()];
        for text in texts.into_iter().flatten() {
            all.push('\n');
            all.push_str(text);
        }
    }
    for blocked in &view.blocked {
        all.extend(blocked.names.iter().chain([&blocked.reason]).flat_map(|text| ["\n", text]));
    }
    all
}
