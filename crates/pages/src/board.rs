//! The trait each game implements to be drawn in a browser.

use std::cmp::Ordering;

use maud::Markup;
use table::{Rules, Seat, View, faces::Face, text::Phrase};
use words::Language;

use crate::{draw_context::DrawContext, pictures::Pictures, primer::Primer, story::Beat};

/// The drawing of one game.
///
/// A *spot* is a part of the drawing that actions point at: a region, a card, a space. It has a short id (`r3`, `card-brave`,
/// `space-2-1`) and is drawn with [`DrawContext::spot`]; [`Board::spots`] returns the spots of an action in the order a player
/// would select them (from, to). The page highlights the spots of all actions on offer, narrows the list of actions when
/// the player selects one, and plays when one action is left.
pub trait Board: Send + Sync + 'static {
    /// The game it draws.
    type Game: Rules;

    /// The parts of the shared board, the most important first, each drawn as HTML or SVG. The board's style sheet places
    /// them on the surface of the table by their ids.
    fn parts(rules: &Self::Game, view: &View<Self::Game>, ctx: &DrawContext<'_>) -> Vec<Part>;
    /// What belongs to `seat`, as far as the viewer may know: in one line, and in full.
    fn holdings(rules: &Self::Game, view: &View<Self::Game>, seat: Seat, ctx: &DrawContext<'_>) -> Holdings;
    /// The viewer's hand; `None` if the viewer cannot have one.
    fn hand(rules: &Self::Game, view: &View<Self::Game>, ctx: &DrawContext<'_>) -> Option<Markup>;
    /// Round, phase and pools in one line.
    fn status(rules: &Self::Game, view: &View<Self::Game>, ctx: &DrawContext<'_>) -> Markup;
    /// What is in the hands of the choosing seat: the card in play, benefits to take, Labor to spend. Stands in the action bar.
    fn pending(rules: &Self::Game, view: &View<Self::Game>, ctx: &DrawContext<'_>) -> Option<Markup> {
        let _ = (rules, view, ctx);
        None
    }
    /// The steps of the turn of the choosing seat, in order; none if nobody must choose.
    fn plan(rules: &Self::Game, view: &View<Self::Game>, ctx: &DrawContext<'_>) -> Vec<PlanStep> {
        let _ = (rules, view, ctx);
        Vec::new()
    }
    /// The spots an action points at, in the order a player would select them.
    fn spots(rules: &Self::Game, view: &View<Self::Game>, action: Action<Self>) -> Vec<String>;
    /// The heading of the action in the list, if the list has headings.
    fn group(rules: &Self::Game, view: &View<Self::Game>, action: Action<Self>) -> Option<Phrase> {
        let _ = (rules, view, action);
        None
    }
    /// What the seat would give up by this action although it could still use it. The page says so at the action, and asks
    /// for confirmation if it cannot be taken back. `None` if nothing is lost.
    fn loses(rules: &Self::Game, view: &View<Self::Game>, action: Action<Self>) -> Option<Phrase> {
        let _ = (rules, view, action);
        None
    }
    /// What `seat` owns in numbers: always the same units in the same order. The page writes at each target what an action
    /// costs and gains. It may count only what the seat itself knows.
    fn purse(rules: &Self::Game, state: &State<Self>, seat: Seat) -> Vec<Amount> {
        let _ = (rules, state, seat);
        Vec::new()
    }
    /// What a player would try now although it may not be possible. The page asks the rules, and says at the spot of every
    /// action that is refused why.
    fn attempts(rules: &Self::Game, view: &View<Self::Game>) -> Vec<Attempt<Action<Self>>> {
        let _ = (rules, view);
        Vec::new()
    }
    /// What a note means on the board: who, where, how many points. It may depend on the note alone, which everybody who reads
    /// the line knows.
    fn beat(rules: &Self::Game, note: &Note<Self>) -> Beat {
        let _ = (rules, note);
        Beat::default()
    }
    /// The round of the position, from 1, for charts by round. Setup belongs to round 1.
    fn round(rules: &Self::Game, observation: &Observation<Self>) -> u32;
    /// The id of the part, holding or hand where the next decision is; a small screen shows it.
    fn focus(rules: &Self::Game, view: &View<Self::Game>) -> Option<String> {
        let _ = (rules, view);
        None
    }
    /// A card, tile or token, for the gallery.
    fn face(rules: &Self::Game, face: &Face, ctx: &DrawContext<'_>) -> Markup;
    /// The picture of a token of the language in which faces are written, for the editor of a box. `None` if it has none.
    fn token(rules: &Self::Game, token: &str, ctx: &DrawContext<'_>) -> Option<Markup> {
        let _ = (rules, token, ctx);
        None
    }
    /// The pictures of the faces.
    fn pictures() -> Option<&'static Pictures> {
        None
    }
    /// The guided start for new players.
    fn guide() -> Option<Guide> {
        None
    }
    /// The primer for new players. `view` is the table the guided start ends with, as the new player sees it; boards are drawn
    /// from it.
    fn primer(rules: &Self::Game, view: &View<Self::Game>, ctx: &DrawContext<'_>) -> Option<Primer> {
        let _ = (rules, view, ctx);
        None
    }
    /// The rule indexes of the box and its expansions in a language, as Markdown; empty if they are not translated.
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

/// Something that happened in the game a board draws.
pub type Note<B> = <<B as Board>::Game as Rules>::Note;

/// A position of the game a board draws.
pub type State<B> = <<B as Board>::Game as Rules>::State;

/// How much of something a seat owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount {
    /// The message with the name of the unit for the number `count`.
    pub unit: &'static str,
    /// How much, in halves.
    pub halves: i32,
}

impl Amount {
    /// A whole amount.
    pub fn new(unit: &'static str, count: impl Into<i32>) -> Self {
        Self { unit, halves: 2 * count.into() }
    }

    /// An amount counted in halves.
    pub fn halves(unit: &'static str, halves: impl Into<i32>) -> Self {
        Self { unit, halves: halves.into() }
    }
}

/// An action that a player would try.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt<A> {
    /// The action.
    pub action: A,
    /// The spot where the player would try it.
    pub spot: String,
    /// The name of what is there.
    pub name: Phrase,
}

/// What a viewer may know of the game a board draws.
pub type Observation<B> = <<B as Board>::Game as Rules>::Observation;

/// A part of the shared board: the map, a row of cards, a track.
#[derive(Debug)]
pub struct Part {
    /// Its id on the page, in the style sheet and in links.
    pub id: &'static str,
    /// Its name, for screen readers.
    pub title: Phrase,
    /// The tab of a small screen it stands in, together with all other parts of the same tab.
    pub tab: Phrase,
    /// Its drawing.
    pub body: Markup,
}

/// A step of the viewer's turn, for the strip that shows the shape of the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanStep {
    /// What it is called.
    pub title: String,
    /// What is left to do in it, or what it would skip.
    pub detail: String,
    /// Where the turn stands.
    pub progress: Progress,
}

impl PlanStep {
    /// Steps (title and detail) that follow each other, of which number `current` is under way.
    pub fn sequence(steps: impl IntoIterator<Item = (String, String)>, current: usize) -> Vec<Self> {
        let step = |(number, (title, detail)): (usize, _)| {
            let progress = match number.cmp(&current) {
                Ordering::Less => Progress::Done,
                Ordering::Equal => Progress::Now,
                Ordering::Greater => Progress::Ahead,
            };
            Self { title, detail, progress }
        };
        steps.into_iter().enumerate().map(step).collect()
    }
}

/// Where the turn stands with respect to a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The step is over.
    Done,
    /// The step in which the seat chooses now.
    Now,
    /// The step is still to come.
    Ahead,
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
