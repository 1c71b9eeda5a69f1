//! Random games, and which of their positions are drawn.

use std::{collections::BTreeSet, fmt::Display};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use table::{
    Rules, Seat, Turn, Viewer,
    dealer::Seed,
    odds::below,
    table::{Dealing, Table},
};
use words::Language;

use super::{Finding, render::Renderer};
use crate::{board::Board, board_view::BoardView};

/// Which games to play, and how many of their positions to draw.
pub struct Plan<R: Rules> {
    /// The options of each game.
    pub tables: Vec<R::Options>,
    /// One position in this many is drawn; so are the last one and any that offers a new kind of action.
    pub one_in: usize,
    /// The seed of the first game; each further game has the next number.
    pub seed: u64,
}

impl<R: Rules> Plan<R> {
    /// A game for every combination of options, with every position drawn.
    pub fn every() -> Self {
        Self { tables: R::every_options(), one_in: 1, seed: 1 }
    }

    /// A game for every combination of options, with one position in `positions` drawn.
    pub fn one_in(positions: usize) -> Self {
        Self { one_in: positions, ..Self::every() }
    }
}

/// The options of the game a board draws.
type Options<B> = <<B as Board>::Game as Rules>::Options;

/// More decisions than any game has.
const MAX_DECISIONS: usize = 20_000;

/// Plays a random game to its end. Calls `inspect` before each decision with the table, the choosing seat and the number of the
/// decision.
pub fn random_game<R: Rules>(
    options: &R::Options,
    seed: u64,
    mut inspect: impl FnMut(&Table<R>, Seat, usize),
) -> Result<Table<R>, Finding> {
    play::<R>(options, seed, MAX_DECISIONS, |table, seat, decision| {
        inspect(table, seat, decision);
        Ok(())
    })
}

/// For benches: returns a function that draws a table some way into a random game, as the choosing seat sees it.
pub fn sample_view<B: Board>(options: &Options<B>) -> Result<impl Fn() -> BoardView, Finding> {
    let table = play::<B::Game>(options, 7, 400, |_, _, _| Ok(()))?;
    let renderer = Renderer::<B>::new(Language::English).map_err(|error| anywhere(text(error)))?;
    let viewer = match table.turn() {
        Turn::Choose(seat) => Viewer::Seat(seat),
        Turn::Chance | Turn::Over => Viewer::Public,
    };
    Ok(move || renderer.view(&table, viewer))
}

fn play<R: Rules>(
    options: &R::Options,
    seed: u64,
    decisions: usize,
    mut inspect: impl FnMut(&Table<R>, Seat, usize) -> Result<(), String>,
) -> Result<Table<R>, Finding> {
    let mut decision = 0;
    let mut play = || -> Result<Table<R>, String> {
        let rules = R::new(options, &R::standard_content()).map_err(text)?;
        let mut table = Table::open(rules, None, Dealing::Seeded(Seed::from_number(seed)));
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while let Turn::Choose(seat) = table.turn() {
            inspect(&table, seat, decision)?;
            let actions = table.view(Viewer::Seat(seat)).actions;
            let action = actions[below(&mut rng, actions.len() as u32) as usize];
            table.play(seat, action).map_err(text)?;
            decision += 1;
            match decision {
                MAX_DECISIONS => return Err("the game does not end".to_owned()),
                _ if decision == decisions => break,
                _ => {}
            }
        }
        Ok(table)
    };
    play().map_err(|what| found::<R>(options, seed, decision, what))
}

/// A finding at a decision of a game.
#[expect(clippy::expect_used, reason = "records hold options as JSON, so they always serialise")]
pub(super) fn found<R: Rules>(options: &R::Options, seed: u64, decision: usize, what: String) -> Finding {
    Finding {
        options: serde_json::to_string(options).expect("options serialise"),
        seed,
        step: decision as u32,
        what,
    }
}

/// A finding that concerns no game in particular.
pub(super) fn anywhere(what: String) -> Finding {
    Finding { options: String::new(), seed: 0, step: 0, what }
}

pub(super) fn text(error: impl Display) -> String {
    error.to_string()
}

/// A position about to be drawn.
pub(super) struct Position<'a, B: Board> {
    /// The table.
    pub table: &'a Table<B::Game>,
    /// The seat that must choose; `None` at the end.
    pub choosing: Option<Seat>,
    /// Draws the position.
    pub renderer: &'a Renderer<B>,
}

impl<B: Board> Position<'_, B> {
    /// The position as `viewer` sees it.
    pub(super) fn seen_by(&self, viewer: Viewer) -> BoardView {
        self.renderer.view(self.table, viewer)
    }

    /// The position as the choosing seat sees it; at the end, as a spectator does.
    pub(super) fn view(&self) -> BoardView {
        self.seen_by(self.choosing.map_or(Viewer::Public, Viewer::Seat))
    }

    /// All seats and the public.
    pub(super) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<B> {
        Viewer::all(self.table.rules().seats())
    }
}

/// Calls `inspect` with each position of a plan that is to be drawn, in `language`.
pub(super) fn visit<B: Board>(
    plan: &Plan<B::Game>,
    language: Language,
    mut inspect: impl FnMut(&Position<'_, B>) -> Result<(), String>,
) -> Result<(), Finding> {
    let mut kinds = BTreeSet::new();
    for (options, seed) in plan.tables.iter().zip(plan.seed..) {
        let renderer = Renderer::new(language).map_err(|error| anywhere(text(error)))?;
        let mut decisions = 0;
        let over = play::<B::Game>(options, seed, MAX_DECISIONS, |table, seat, decision| {
            decisions = decision;
            let rules = table.rules();
            let mut fresh = false;
            for action in table.view(Viewer::Seat(seat)).actions {
                fresh |= kinds.insert(kind(&rules.write_action(action)));
            }
            // Each game starts at another offset, so that not all are drawn at their first decision.
            if !fresh && !(decision + seed as usize).is_multiple_of(plan.one_in) {
                return Ok(());
            }
            inspect(&Position { table, choosing: Some(seat), renderer: &renderer })
        })?;
        inspect(&Position { table: &over, choosing: None, renderer: &renderer })
            .map_err(|what| found::<B::Game>(options, seed, decisions + 1, what))?;
    }
    Ok(())
}

/// The first word of an action's notation.
pub(super) fn kind(action: &str) -> String {
    action.split(' ').next().unwrap_or_default().to_owned()
}
