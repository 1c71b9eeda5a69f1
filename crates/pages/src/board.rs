//! The trait each game implements to be drawn in a browser.

use maud::Markup;
use table::{Rules, Seat, View, faces::Face, text::Phrase};
use words::Language;

use crate::draw_context::DrawContext;

/// The drawing of one game.
///
/// A *spot* is a part of the drawing that actions point at: a region, a card, a space. It has a short id (`r3`, `card-brave`,
/// `space-2-1`) and is drawn with [`DrawContext::spot`]; [`Board::spots`] returns the spots of an action in the order a player
/// would select them (from, to). The page highlights the spots of all actions on offer, narrows the list of actions when
/// the player selects one, and plays when one action is left.
pub trait Board: Send + Sync + 'static {
    /// The game it draws.
    type Game: Rules;

    /// The parts of the shared board, the most important first, each drawn as HTML or SVG.
    fn sections(rules: &Self::Game, view: &View<Self::Game>, ctx: &DrawContext<'_>) -> Vec<Section>;
    /// What belongs to `seat`, as far as the viewer may know: in one line, and in full.
    fn holdings(rules: &Self::Game, view: &View<Self::Game>, seat: Seat, ctx: &DrawContext<'_>) -> Holdings;
    /// The viewer's hand, pinned to the bottom of the page; `None` if the viewer cannot have one.
    fn hand(rules: &Self::Game, view: &View<Self::Game>, ctx: &DrawContext<'_>) -> Option<Markup>;
    /// Round, phase and pools in one line.
    fn status(rules: &Self::Game, view: &View<Self::Game>, ctx: &DrawContext<'_>) -> Markup;
    /// The spots an action points at, in the order a player would select them.
    fn spots(rules: &Self::Game, view: &View<Self::Game>, action: Action<Self>) -> Vec<String>;
    /// The heading of the action in the list, if the list has headings.
    fn group(rules: &Self::Game, view: &View<Self::Game>, action: Action<Self>) -> Option<Phrase> {
        let _ = (rules, view, action);
        None
    }
    /// What the seat would give up by this action although it could still use it; the page asks for confirmation. `None`
    /// if nothing is lost.
    fn loses(rules: &Self::Game, view: &View<Self::Game>, action: Action<Self>) -> Option<Phrase> {
        let _ = (rules, view, action);
        None
    }
    /// The round of the position, from 1, for charts by round. Setup belongs to round 1.
    fn round(rules: &Self::Game, observation: &Observation<Self>) -> u32;
    /// The id of the section, holding or hand where the next decision is; the page scrolls to it.
    fn focus(rules: &Self::Game, view: &View<Self::Game>) -> Option<String> {
        let _ = (rules, view);
        None
    }
    /// A card, tile or token, for the gallery.
    fn face(rules: &Self::Game, face: &Face, ctx: &DrawContext<'_>) -> Markup;
    /// The guided start for new players.
    fn guide() -> Option<Guide> {
        None
    }
    /// The rule indexes of the box and its expansions in a language, as Markdown.
    fn rulebook(_language: Language) -> &'static [&'static str] {
        &[]
    }
    /// The board's own messages in each language: language tag and Fluent text.
    fn locales() -> &'static [(&'static str, &'static str)];
    /// The board's own style sheet, appended to the common one.
    fn style() -> &'static str {
        ""
    }
}

/// An action of the game a board draws.
pub type Action<B> = <<B as Board>::Game as Rules>::Action;

/// What a viewer may know of the game a board draws.
pub type Observation<B> = <<B as Board>::Game as Rules>::Observation;

/// Where a section stands on a wide screen. On a phone, sections follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The large area in the middle.
    Main,
    /// Beside it.
    Side,
}

/// A part of the shared board.
#[derive(Debug)]
pub struct Section {
    /// Its id on the page and in links.
    pub id: &'static str,
    /// Its heading.
    pub title: Phrase,
    /// Where it stands on a wide screen.
    pub place: Place,
    /// Its drawing.
    pub body: Markup,
}

/// What belongs to one seat.
#[derive(Debug)]
pub struct Holdings {
    /// The most important in one line, for the list of players.
    pub strip: Markup,
    /// Everything.
    pub full: Markup,
}

/// A guided start: a fixed game and the steps to play in it.
#[derive(Clone, Debug)]
pub struct Guide {
    /// The options of the table, as JSON.
    pub options: &'static str,
    /// The seed, in hexadecimal.
    pub seed: &'static str,
    /// The decisions of all seats, in order.
    pub steps: &'static [GuideStep],
}

/// One step of a guided start.
#[derive(Clone, Copy, Debug)]
pub struct GuideStep {
    /// The acting seat, from 0. Seat 0 is the new player.
    pub seat: usize,
    /// The action in notation.
    pub action: &'static str,
    /// The message that explains it to the new player; `None` for the decisions of others.
    pub text: Option<&'static str>,
}
