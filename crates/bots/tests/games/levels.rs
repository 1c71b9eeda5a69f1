//! Levels: each plays every game with every combination of options.

use crate::common::{game, rules, view_with_choices};
use bots::{Bot, Greedy, Handicap, Level};
use endless_winter::EndlessWinter;
use ice_age::IceAge;
use rise_of_tribes::RiseOfTribes;
use serde_json::json;
use table::{Evaluate, Rules as _, Turn};

/// A search makes one in this many decisions of its game; a random bot makes the others.
const SEARCHED: usize = 12;
/// The fewest decisions a search must make in a game.
const LEAST_SEARCHED: usize = 4;

/// Plays one game with every combination of options in which all seats are of this level. Levels that search make only some
/// of the decisions, at their full budget and spread over the whole game; the others are random. `game` checks each action.
fn plays_every_option<R: Evaluate>(level: Level) {
    let searches = matches!(level, Level::Medium | Level::Hard);
    for (seed, options) in (0..).zip(R::every_options()) {
        let rules = R::new(&options, &R::standard_content()).unwrap();
        let mut bots: Vec<Box<dyn Bot<R>>> = (0..rules.seats()).map(|_| level.bot(seed)).collect();
        let mut random = Level::Random.bot::<R>(seed);
        let (mut decisions, mut made) = (0, 0);
        let end = game(&rules, seed, |seat, view| {
            decisions += usize::from(view.actions.len() > 1);
            let skipped = searches && (view.actions.len() == 1 || !decisions.is_multiple_of(SEARCHED));
            let bot = if skipped { &mut random } else { &mut bots[seat.index()] };
            made += usize::from(!skipped);
            bot.choose(&rules, view).unwrap()
        });
        assert_eq!(rules.turn(&end), Turn::Over);
        assert!(made >= LEAST_SEARCHED, "{level} made only {made} decisions with {options:?}");
    }
}

fn plays_every_box(level: Level) {
    plays_every_option::<IceAge>(level);
    plays_every_option::<EndlessWinter>(level);
    plays_every_option::<RiseOfTribes>(level);
}

#[test]
fn random_plays_every_box_with_every_option() {
    plays_every_box(Level::Random);
}

#[test]
fn greedy_plays_every_box_with_every_option() {
    plays_every_box(Level::Greedy);
}

#[test]
fn easy_plays_every_box_with_every_option() {
    plays_every_box(Level::Easy);
}

#[test]
fn medium_plays_every_box_with_every_option() {
    plays_every_box(Level::Medium);
}

#[test]
fn hard_plays_every_box_with_every_option() {
    plays_every_box(Level::Hard);
}

#[test]
fn levels_are_read_by_the_names_they_print() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    let unknown = "expert".parse::<Level>().unwrap_err();
    let message = "unknown bot level 'expert': expected one of random, greedy, easy, medium, hard";
    assert_eq!(unknown.to_string(), message);
}

/// EW-EDGE-23: spending Food for nothing is legal; no bot does it.
#[test]
fn no_bot_takes_an_action_that_only_gives_something_up() {
    let rules = rules::<EndlessWinter>(json!({"seats": 2}));
    let mut bots = [Level::Greedy, Level::Medium].map(|level| level.bot::<EndlessWinter>(3));
    let mut avoided = 0;
    game(&rules, 3, |seat, view| {
        let action = bots[seat.index()].choose(&rules, view).unwrap();
        let pointless = view.actions.iter().filter(|&&action| rules.is_pointless(view, action)).count();
        if (1..view.actions.len()).contains(&pointless) {
            assert!(!rules.is_pointless(view, action), "{action:?}");
            avoided += 1;
            let rated = bots[seat.index()].analyze(&rules, view).unwrap();
            assert_eq!(rated.candidates.len(), view.actions.len());
        }
        action
    });
    assert!(avoided > 10, "{avoided}");
}

#[test]
fn a_handicapped_bot_misses_its_share_but_never_everything() {
    let rules = rules::<RiseOfTribes>(json!({"seats": 2}));
    let view = view_with_choices(&rules, 6);
    for (miss_rate, fewest, most) in [(0.0, 1.0, 1.0), (0.4, 0.5, 0.7), (1.0, 0.0, 1.0 / 6.0)] {
        let mut bot = Handicap::new(Box::new(Greedy::<RiseOfTribes>::new(1)), miss_rate, 1);
        let mut seen = 0;
        for _ in 0..200 {
            let analysis = bot.analyze(&rules, &view).unwrap();
            assert_eq!(analysis.candidates.len(), view.actions.len());
            let tried = analysis.candidates.iter().filter(|candidate| candidate.visits > 0).count();
            assert!(tried > 0, "every action was missed");
            seen += tried;
            assert!(bot.choose(&rules, &view).is_some());
        }
        let share = seen as f64 / (200 * view.actions.len()) as f64;
        assert!((fewest..=most).contains(&share), "{miss_rate}: {share}");
    }
}
