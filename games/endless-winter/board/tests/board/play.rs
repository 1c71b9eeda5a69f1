//! Random games, and how somebody sees them.

use endless_winter::{Action, EndlessWinter, options::Options};
use endless_winter_board::EndlessWinterBoard;
use pages::{AnyBoard, Desk, Drawn, Scene};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use table::{
    Rules, Seat, Turn, Viewer,
    dealer::Seed,
    table::{Dealing, Table},
};
use words::{Dictionary, Speaker};

pub(crate) type Game = Table<EndlessWinter>;

/// A table with these options, dealt from this seed.
pub(crate) fn opened(options: &Options, seed: Seed) -> Game {
    let rules = EndlessWinter::new(options, &EndlessWinter::standard_content()).unwrap();
    Table::open(rules, None, Dealing::Seeded(seed))
}

/// Plays at random; `look` sees each position before its action is chosen.
pub(crate) fn random_game(
    options: &Options,
    number: u64,
    decisions: usize,
    mut look: impl FnMut(&Game, Seat, usize),
) {
    let mut table = opened(options, Seed::from_number(number));
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    for step in 0..decisions {
        let Turn::Choose(seat) = table.turn() else { return };
        look(&table, seat, step);
        let actions = table.view(Viewer::Seat(seat)).actions;
        let action: Action = actions[rng.random_range(0..actions.len())];
        table.play(seat, action).unwrap();
    }
}

/// All messages of a language.
pub(crate) fn dictionary(language: &str) -> Dictionary {
    let board = Drawn::<EndlessWinterBoard>::new();
    let sources: Vec<_> = EndlessWinter::locales().iter().chain(board.locales()).collect();
    Dictionary::new(language, sources).unwrap()
}

/// The scene as `viewer` sees it.
pub(crate) fn scene(table: &Game, viewer: Viewer, dictionary: &Dictionary) -> Scene {
    let names = ["Ada", "Björn", "Chloé", "Dagmar"].map(str::to_owned);
    let speaker = Speaker { dictionary, names: &names };
    let desk = Desk::new(EndlessWinter::NAME, &speaker, &names, &[]);
    Drawn::<EndlessWinterBoard>::new().scene(table, viewer, &desk).unwrap()
}

/// All markup of a scene.
pub(crate) fn markup(scene: &Scene) -> String {
    let mut all = scene.status.0.clone();
    for section in &scene.sections {
        all.push_str(&section.body.0);
    }
    for holdings in &scene.holdings {
        all.push_str(&holdings.strip.0);
        all.push_str(&holdings.full.0);
    }
    all.extend(scene.hand.iter().map(|hand| hand.0.as_str()));
    all
}

/// All words that are not markup: questions, choices, headings.
pub(crate) fn spoken(scene: &Scene) -> String {
    let mut all = scene.question.clone().unwrap_or_default();
    for choice in &scene.choices {
        for text in [Some(&choice.words), choice.group.as_ref(), choice.loses.as_ref()].into_iter().flatten()
        {
            all.push_str(text);
            all.push('\n');
        }
    }
    all
}
