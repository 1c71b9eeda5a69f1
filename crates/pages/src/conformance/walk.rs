//! Random games, and which of their positions are looked at.

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

use super::Finding;
use super::paint::Painter;
use crate::board::{Board, Scene};

/// How much to play, and how much of it to draw.
pub struct Plan<R: Rules> {
    /// A random game for each of these.
    pub tables: Vec<R::Options>,
    /// One position in so many is drawn; so is the last one, and any that offers a new kind of action.
    pub one_in: usize,
    /// The seed of the first game; each has the next.
    pub seed: u64,
}

impl<R: Rules> Plan<R> {
    /// A game for every combination of options, and all of each.
    pub fn every() -> Self {
        Self { tables: R::every_options(), one_in: 1, seed: 1 }
    }

    /// A game for every combination of options, and one position in so many of each.
    pub fn one_in(positions: usize) -> Self {
        Self { one_in: positions, ..Self::every() }
    }
}

/// The options of the game a board draws.
type Options<B> = <<B as Board>::Game as Rules>::Options;

/// More decisions than any game takes.
const LONGEST: usize = 20_000;

/// Plays a random game to its end; `look` sees each position before its action is chosen, with the number of the decision.
pub fn random_game<R: Rules>(
    options: &R::Options,
    seed: u64,
    mut look: impl FnMut(&Table<R>, Seat, usize),
) -> Result<Table<R>, Finding> {
    play::<R>(options, seed, LONGEST, |table, seat, decision| {
        look(table, seat, decision);
        Ok(())
    })
}

/// Draws a table some way into a random game, again and again, as whoever must choose sees it: how long that takes is for a
/// bench to say.
pub fn full_scene<B: Board>(options: &Options<B>) -> Result<impl Fn() -> Option<Scene>, Finding> {
    let table = play::<B::Game>(options, 7, 400, |_, _, _| Ok(()))?;
    let painter = Painter::<B>::new(Language::English).map_err(|error| anywhere(text(error)))?;
    let viewer = match table.turn() {
        Turn::Choose(seat) => Viewer::Seat(seat),
        Turn::Chance | Turn::Over => Viewer::Public,
    };
    Ok(move || painter.scene(&table, viewer))
}

fn play<R: Rules>(
    options: &R::Options,
    seed: u64,
    decisions: usize,
    mut look: impl FnMut(&Table<R>, Seat, usize) -> Result<(), String>,
) -> Result<Table<R>, Finding> {
    let mut decision = 0;
    let mut play = || -> Result<Table<R>, String> {
        let rules = R::new(options, &R::standard_content()).map_err(text)?;
        let mut table = Table::open(rules, None, Dealing::Seeded(Seed::from_number(seed)));
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while let Turn::Choose(seat) = table.turn() {
            look(&table, seat, decision)?;
            let actions = table.view(Viewer::Seat(seat)).actions;
            let action = actions[below(&mut rng, actions.len() as u32) as usize];
            table.play(seat, action).map_err(text)?;
            decision += 1;
            match decision {
                LONGEST => return Err("the game does not end".to_owned()),
                _ if decision == decisions => break,
                _ => {}
            }
        }
        Ok(table)
    };
    play().map_err(|what| found::<R>(options, seed, decision, what))
}

/// A promise broken at a table.
pub(super) fn found<R: Rules>(options: &R::Options, seed: u64, decision: usize, what: String) -> Finding {
    Finding { options: serde_json::to_string(options).unwrap_or_default(), seed, step: decision as u32, what }
}

/// A promise broken at no table in particular.
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
    /// Who must choose; nobody at the end.
    pub choosing: Option<Seat>,
    /// Who draws.
    pub painter: &'a Painter<B>,
}

impl<B: Board> Position<'_, B> {
    /// As `viewer` sees it.
    pub(super) fn seen_by(&self, viewer: Viewer) -> Result<Scene, String> {
        self.painter.scene(self.table, viewer).ok_or_else(|| "the table is of another game".to_owned())
    }

    /// As whoever must choose sees it; at the end, as everybody does.
    pub(super) fn scene(&self) -> Result<Scene, String> {
        self.seen_by(self.choosing.map_or(Viewer::Public, Viewer::Seat))
    }

    /// Every pair of eyes.
    pub(super) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<B> {
        Viewer::all(self.table.rules().seats())
    }
}

/// Shows `look` the positions of a plan, in the language of `painter`.
pub(super) fn walk<B: Board>(
    plan: &Plan<B::Game>,
    language: Language,
    mut look: impl FnMut(&Position<'_, B>) -> Result<(), String>,
) -> Result<(), Finding> {
    let mut kinds = BTreeSet::new();
    for (options, seed) in plan.tables.iter().zip(plan.seed..) {
        let painter = Painter::new(language).map_err(|error| anywhere(text(error)))?;
        let mut decisions = 0;
        let over = play::<B::Game>(options, seed, LONGEST, |table, seat, decision| {
            decisions = decision;
            let rules = table.rules();
            let mut fresh = false;
            for action in table.view(Viewer::Seat(seat)).actions {
                fresh |= kinds.insert(kind(&rules.write_action(action)));
            }
            // Another beat for each table, so that not all are drawn at their first decision.
            if !fresh && !(decision + seed as usize).is_multiple_of(plan.one_in) {
                return Ok(());
            }
            look(&Position { table, choosing: Some(seat), painter: &painter })
        })?;
        look(&Position { table: &over, choosing: None, painter: &painter })
            .map_err(|what| found::<B::Game>(options, seed, decisions + 1, what))?;
    }
    Ok(())
}

/// The first word of an action's notation.
pub(super) fn kind(action: &str) -> String {
    action.split(' ').next().unwrap_or_default().to_owned()
}
