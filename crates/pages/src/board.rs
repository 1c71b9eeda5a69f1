//! What a game draws, and the scene the table page is composed of.

use std::marker::PhantomData;

use maud::{Markup, html};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use table::{
    Rules, Seat, Turn, View, Viewer, any::AnyTable, faces::Face, standings::Standings, table::Table,
    text::Phrase,
};
use words::Language;

use crate::desk::Desk;

/// The drawing of one game.
///
/// A board draws *spots*: places that actions point at. A spot has a short id (`r3`, `card-brave`, `space-2-1`); the board wraps its
/// drawing in [`Desk::spot`], and [`Board::spots`] says which spots an action points at, in the order a person would
/// touch them (where from, where to). The page does the rest: it highlights the spots of all actions on offer, narrows the
/// list of actions when one is touched, and plays when only one is left.
pub trait Board: Send + Sync + 'static {
    /// The game it draws.
    type Game: Rules;

    /// The parts of the shared board, the most important first, each drawn as HTML or SVG.
    fn sections(rules: &Self::Game, view: &View<Self::Game>, desk: &Desk<'_>) -> Vec<Section>;
    /// What belongs to `seat`, as far as the viewer may know: one line for the strip, and the whole.
    fn holdings(rules: &Self::Game, view: &View<Self::Game>, seat: Seat, desk: &Desk<'_>) -> Holdings;
    /// The viewer's own hidden things, pinned to the foot of the page; `None` if a viewer can have none.
    fn hand(rules: &Self::Game, view: &View<Self::Game>, desk: &Desk<'_>) -> Option<Markup>;
    /// Round, phase and pools in one line.
    fn status(rules: &Self::Game, view: &View<Self::Game>, desk: &Desk<'_>) -> Markup;
    /// The spots an action points at, in the order a person would touch them.
    fn spots(rules: &Self::Game, view: &View<Self::Game>, action: Action<Self>) -> Vec<String>;
    /// Under which heading the action stands in the list, if the list has headings.
    fn group(rules: &Self::Game, view: &View<Self::Game>, action: Action<Self>) -> Option<Phrase> {
        let _ = (rules, view, action);
        None
    }
    /// Does this action give something up that the seat could still use, so that the page should ask first?
    fn loses(rules: &Self::Game, view: &View<Self::Game>, action: Action<Self>) -> Option<Phrase> {
        let _ = (rules, view, action);
        None
    }
    /// The round the position is in, from 1, for charts by round. What comes before the first round counts with it.
    fn round(rules: &Self::Game, observation: &Observation<Self>) -> u32;
    /// The id of the section, holding or hand that matters now; the page brings it into view.
    fn focus(rules: &Self::Game, view: &View<Self::Game>) -> Option<String> {
        let _ = (rules, view);
        None
    }
    /// A card, tile or token, for the gallery.
    fn face(rules: &Self::Game, face: &Face, desk: &Desk<'_>) -> Markup;
    /// The first turns of a newcomer, explained.
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

/// Where a section stands on a wide screen. On a phone all follow each other.
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
    /// What it is called.
    pub title: Phrase,
    /// Where it stands.
    pub place: Place,
    /// Its drawing.
    pub body: Markup,
}

/// What belongs to one seat.
#[derive(Debug)]
pub struct Holdings {
    /// Small enough for a strip of all seats.
    pub strip: Markup,
    /// Everything, as if one leaned over.
    pub full: Markup,
}

/// An action on offer.
#[derive(Clone, Debug)]
pub struct Choice {
    /// In notation.
    pub action: String,
    /// What it does and costs.
    pub words: String,
    /// The spots it points at, in the order a person would touch them.
    pub spots: Vec<String>,
    /// Its heading in the list.
    pub group: Option<String>,
    /// What would be lost; the page asks first.
    pub loses: Option<String>,
}

impl Choice {
    /// Those that point at everything touched: in the order it was touched if there are such, else in any.
    pub(crate) fn fitting<'a>(choices: &'a [Self], touched: &[String]) -> Vec<&'a Self> {
        let fit = choices.iter().filter(|choice| touched.iter().all(|spot| choice.spots.contains(spot)));
        let (ordered, other): (Vec<&Self>, Vec<&Self>) = fit.partition(|choice| choice.is_meant_by(touched));
        if ordered.is_empty() { other } else { ordered }
    }

    /// Were these touched in the order it names them? (Where from, where to.)
    fn is_meant_by(&self, touched: &[String]) -> bool {
        let mut spots = self.spots.iter();
        touched.iter().all(|spot| spots.any(|named| named == spot))
    }
}

/// Everything of one game that a table page shows to one viewer.
#[derive(Debug)]
pub struct Scene {
    /// Round, phase, pools.
    pub status: Markup,
    /// The shared board.
    pub sections: Vec<Section>,
    /// By seat.
    pub holdings: Vec<Holdings>,
    /// The viewer's hidden things.
    pub hand: Option<Markup>,
    /// What the choosing seat is asked, whoever looks.
    pub question: Option<String>,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// What matters now.
    pub focus: Option<String>,
    /// The round.
    pub round: u32,
    /// What the scores look like to the viewer, by seat.
    pub estimate: Vec<Estimate>,
}

/// What a seat's score looks like to one viewer: the same question put to several positions the viewer cannot tell apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// On average.
    pub average: f32,
    /// At least, as far as tried.
    pub least: i32,
    /// At most, as far as tried.
    pub most: i32,
}

/// So many positions are imagined for an [`Estimate`].
const IMAGINED: u64 = 8;

/// Scores as `view` suggests them. Looks at nothing else, so it cannot give anything away.
fn estimate<R: Rules>(rules: &R, view: &View<R>) -> Vec<Estimate> {
    // The same view always gives the same estimate: a number that dances by itself would tell nothing.
    let imagined: Vec<Standings> = (0..IMAGINED)
        .map(|number| {
            let mut rng = ChaCha8Rng::seed_from_u64(number);
            rules.standings(&rules.imagine(&view.observation, view.viewer, &mut rng))
        })
        .collect();
    Seat::all(rules.seats())
        .map(|seat| {
            let scores: Vec<i32> =
                imagined.iter().filter_map(|standings| standings.of(seat)).map(|line| line.score).collect();
            Estimate {
                average: scores.iter().sum::<i32>() as f32 / scores.len().max(1) as f32,
                least: scores.iter().copied().min().unwrap_or_default(),
                most: scores.iter().copied().max().unwrap_or_default(),
            }
        })
        .collect()
}

/// A short guided start: a fixed game and what to do in it.
#[derive(Clone, Debug)]
pub struct Guide {
    /// The options of the table, as JSON.
    pub options: &'static str,
    /// The seed, in hexadecimal.
    pub seed: &'static str,
    /// What happens, step by step, for all seats.
    pub steps: &'static [GuideStep],
}

/// One step of a guided start.
#[derive(Clone, Copy, Debug)]
pub struct GuideStep {
    /// Who acts, from 0.
    pub seat: usize,
    /// The action in notation.
    pub action: &'static str,
    /// The message that explains it to the newcomer; none for what others do silently.
    pub text: Option<&'static str>,
}

/// A board behind an object-safe face.
pub trait AnyBoard: Send + Sync {
    /// The scene of `table` as `viewer` may see it; `None` if the table is of another game.
    fn scene(&self, table: &dyn AnyTable, viewer: Viewer, desk: &Desk<'_>) -> Option<Scene>;
    /// The round a table is in.
    fn round(&self, table: &dyn AnyTable) -> Option<u32>;
    /// A card, tile or token of the box as `table` plays it.
    fn face(&self, table: &dyn AnyTable, face: &Face, desk: &Desk<'_>) -> Markup;
    /// The first turns of a newcomer.
    fn guide(&self) -> Option<Guide>;
    /// The rule indexes of the box and its expansions in a language, as Markdown.
    fn rulebook(&self, language: Language) -> &'static [&'static str];
    /// The board's own messages.
    fn locales(&self) -> &'static [(&'static str, &'static str)];
    /// The board's own style sheet.
    fn style(&self) -> &'static str;
}

/// The one implementation of [`AnyBoard`].
pub struct Drawn<B>(PhantomData<fn() -> B>);

impl<B> Drawn<B> {
    /// The board `B`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<B> Default for Drawn<B> {
    fn default() -> Self {
        Self::new()
    }
}

impl<B: Board> AnyBoard for Drawn<B> {
    fn scene(&self, table: &dyn AnyTable, viewer: Viewer, desk: &Desk<'_>) -> Option<Scene> {
        let table = table.as_any().downcast_ref::<Table<B::Game>>()?;
        let rules = table.rules();
        let view = table.view(viewer);
        let choices: Vec<Choice> = view
            .actions
            .iter()
            .map(|&action| Choice {
                action: rules.write_action(action),
                words: desk.say(&rules.describe_action(table.state(), action)),
                spots: B::spots(rules, &view, action),
                group: B::group(rules, &view, action).map(|phrase| desk.say(&phrase)),
                loses: B::loses(rules, &view, action).map(|phrase| desk.say(&phrase)),
            })
            .collect();
        let desk = desk.offering(viewer, &choices);
        let question = matches!(view.turn, Turn::Choose(_)).then(|| desk.say(&rules.question(table.state())));
        Some(Scene {
            status: B::status(rules, &view, &desk),
            sections: B::sections(rules, &view, &desk),
            holdings: Seat::all(rules.seats()).map(|seat| B::holdings(rules, &view, seat, &desk)).collect(),
            hand: B::hand(rules, &view, &desk),
            question,
            focus: B::focus(rules, &view),
            round: B::round(rules, &view.observation),
            estimate: estimate(rules, &view),
            choices,
        })
    }
    fn round(&self, table: &dyn AnyTable) -> Option<u32> {
        let table = table.as_any().downcast_ref::<Table<B::Game>>()?;
        Some(B::round(table.rules(), &table.view(Viewer::Public).observation))
    }
    fn face(&self, table: &dyn AnyTable, face: &Face, desk: &Desk<'_>) -> Markup {
        match table.as_any().downcast_ref::<Table<B::Game>>() {
            Some(table) => B::face(table.rules(), face, desk),
            None => html! {},
        }
    }
    fn guide(&self) -> Option<Guide> {
        B::guide()
    }
    fn rulebook(&self, language: Language) -> &'static [&'static str] {
        B::rulebook(language)
    }
    fn locales(&self) -> &'static [(&'static str, &'static str)] {
        B::locales()
    }
    fn style(&self) -> &'static str {
        B::style()
    }
}
