//! Bots that search: fair, bounded, repeatable.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Careless, Greedy, Level, Limits, Search};
use endless_winter::EndlessWinter;
use ice_age::IceAge;
use rand::{SeedableRng, rngs::SmallRng};
use rise_of_tribes::RiseOfTribes;
use serde_json::json;
use table::{Evaluate, Rules, Seat, Turn, View, Viewer, any::Opening, journal::Silent, odds::Odds};

fn rules<R: Rules>(options: serde_json::Value) -> R {
    Opening { options, ..Opening::default() }.rules().unwrap()
}

/// Plays a game to its end; `ask` is given each view and answers with an action, which must be legal.
fn game<R: Evaluate>(rules: &R, seed: u64, mut ask: impl FnMut(Seat, &View<R>) -> R::Action) -> R::State {
    let mut dealer = SmallRng::seed_from_u64(seed);
    let (mut state, mut odds) = (rules.start(), Odds::new());
    loop {
        rules.resolve_chance(&mut state, &mut odds, &mut dealer);
        let Turn::Choose(seat) = rules.turn(&state) else { return state };
        let view = rules.view(&state, Viewer::Seat(seat));
        let action = ask(seat, &view);
        assert!(view.actions.contains(&action), "{action:?} is not on the list");
        rules.play(&mut state, action, &mut Silent).unwrap();
    }
}

/// Wins of `level` in seat `game % seats` against `rival` in all others.
fn wins<R: Evaluate>(rules: &R, games: u64, level: Level, rival: Level) -> f64 {
    let seats = rules.seats();
    let mut wins = 0.0;
    for number in 0..games {
        let chair = number as usize % seats;
        let mut players: Vec<Box<dyn Bot<R>>> = (0..seats)
            .map(|seat| if seat == chair { level } else { rival }.bot(number * 8 + seat as u64))
            .collect();
        let end = game(rules, number, |seat, view| players[seat.index()].choose(rules, view).unwrap());
        let standings = rules.standings(&end);
        if standings.winners().any(|seat| seat.index() == chair) {
            wins += 1.0 / standings.winners().count() as f64;
        }
    }
    wins
}

fn copy<R: Evaluate>(view: &View<R>) -> View<R> {
    View {
        viewer: view.viewer,
        turn: view.turn,
        observation: view.observation.clone(),
        actions: view.actions.clone(),
    }
}

/// The first position in which a seat has more than `least` choices.
fn crossroads<R: Evaluate>(rules: &R, least: usize) -> View<R> {
    let mut found = None;
    game(rules, 5, |_, view| {
        if found.is_none() && view.actions.len() > least {
            found = Some(copy(view));
        }
        *view.actions.last().unwrap()
    });
    found.unwrap()
}

fn the_same_seed_and_looks_think_the_same<R: Evaluate>(options: serde_json::Value) {
    let rules = rules::<R>(options);
    let choices = |seed: u64, threads: usize| {
        let budget = Budget { threads, ..Budget::looks(200) };
        let mut bot = Search::<R>::new(budget, seed);
        let mut other = Level::Random.bot(3);
        let mut list = Vec::new();
        game(&rules, 9, |seat, view| {
            let player = if seat.index() == 0 { &mut bot as &mut dyn Bot<R> } else { other.as_mut() };
            let action = player.choose(&rules, view).unwrap();
            list.push(rules.write_action(action));
            action
        });
        list
    };
    assert_eq!(choices(1, 1), choices(1, 1));
    assert_eq!(choices(1, 2), choices(1, 2));
    assert_ne!(choices(1, 1), choices(2, 1), "the seed is not used");
}

#[test]
fn the_same_seed_and_looks_think_the_same_in_every_game() {
    the_same_seed_and_looks_think_the_same::<IceAge>(json!({"seats": 3, "short": true}));
    the_same_seed_and_looks_think_the_same::<EndlessWinter>(
        json!({"seats": 2, "rivers": true, "warriors": true}),
    );
    the_same_seed_and_looks_think_the_same::<RiseOfTribes>(
        json!({"seats": 2, "powers": true, "elders": true}),
    );
}

/// Every combination of options is played with nothing but views; `game` checks that no choice is illegal.
#[test]
fn every_level_plays_every_box_with_every_module() {
    fn all<R: Evaluate>() {
        for (number, options) in (0..).zip(R::every_options()) {
            let rules = R::new(&options, &R::standard_content()).unwrap();
            if number % 7 != 0 && rules.seats() < 4 {
                continue;
            }
            let mut players: Vec<Box<dyn Bot<R>>> = (0..rules.seats())
                .map(|seat| {
                    let mut bot = Level::ALL[(seat + 4) % 5].bot(number);
                    bot.limit(&Limits { looks: Some(20), ..Limits::default() });
                    bot
                })
                .collect();
            let end = game(&rules, number, |seat, view| players[seat.index()].choose(&rules, view).unwrap());
            assert_eq!(rules.turn(&end), Turn::Over);
        }
    }
    all::<IceAge>();
    all::<EndlessWinter>();
    all::<RiseOfTribes>();
}

/// A bot is a function of the view: the position behind it may be anything the seat cannot tell from the real one.
#[test]
fn a_bot_given_a_view_and_nothing_else_chooses_the_same_whatever_is_behind_it() {
    let rules = rules::<IceAge>(json!({"seats": 4}));
    let mut rng = SmallRng::seed_from_u64(4);
    let mut asked = 0;
    let mut other = Level::Greedy.bot(1);
    game(&rules, 2, |seat, view| {
        if view.actions.len() > 1 && asked < 40 {
            asked += 1;
            let elsewhere = rules.imagine(&view.observation, view.viewer, &mut rng);
            let seen = rules.view(&elsewhere, Viewer::Seat(seat));
            let here = Search::<IceAge>::new(Budget::looks(200), 6).choose(&rules, view);
            let there = Search::<IceAge>::new(Budget::looks(200), 6).choose(&rules, &seen);
            assert_eq!(here, there);
        }
        other.choose(&rules, view).unwrap()
    });
    assert_eq!(asked, 40);
}

#[test]
fn nobody_thinks_for_a_seat_whose_turn_it_is_not() {
    let rules = rules::<RiseOfTribes>(json!({"seats": 2}));
    let view = crossroads(&rules, 2);
    let Turn::Choose(seat) = view.turn else { panic!("a seat chooses") };
    let stranger = View { viewer: Viewer::Seat(seat.left(2)), ..copy(&view) };
    let mut bot = Level::Hard.bot::<RiseOfTribes>(1);
    assert!(bot.think(&rules, &stranger).is_none());
    assert!(bot.think(&rules, &View { turn: Turn::Over, actions: Vec::new(), ..view }).is_none());
}

#[test]
fn thoughts_cover_the_list_best_first_with_likelihoods() {
    let rules = rules::<EndlessWinter>(json!({"seats": 3}));
    let view = crossroads(&rules, 4);
    let thoughts = Search::new(Budget::looks(2_000), 1).think(&rules, &view).unwrap();
    assert_eq!(thoughts.choices.len(), view.actions.len());
    assert!(thoughts.choices.is_sorted_by(|one, other| one.visits >= other.visits));
    assert!(thoughts.choices.iter().all(|thought| (0.0..=1.0).contains(&thought.value)));
    assert!(thoughts.choices.iter().map(|thought| thought.visits).sum::<u32>() > 10);
    assert_eq!(thoughts.best(), Some(thoughts.choices[0].action));
}

#[test]
fn a_tree_never_grows_past_its_bound() {
    let rules = rules::<RiseOfTribes>(json!({"seats": 2}));
    let budget = |actions| Budget { actions, ..Budget::looks(20_000) };
    let mut other = Level::Random.bot(3);
    let (mut small, mut large) = (Search::new(budget(64), 1), Search::new(budget(1_000_000), 1));
    let (mut most_small, mut most_large, mut asked) = (0, 0, 0);
    game(&rules, 8, |_, view| {
        if asked < 30 && view.actions.len() > 1 {
            asked += 1;
            small.choose(&rules, view).unwrap();
            large.choose(&rules, view).unwrap();
            most_small = most_small.max(small.remembered());
            most_large = most_large.max(large.remembered());
        }
        other.choose(&rules, view).unwrap()
    });
    assert!(most_small <= 64, "{most_small}");
    assert!(most_large > 640, "{most_large}");
}

#[test]
fn a_time_limit_ends_thinking_long_before_the_looks_are_done() {
    let rules = rules::<IceAge>(json!({"seats": 5}));
    let view = crossroads(&rules, 4);
    let mut bot = Level::Hard.bot::<IceAge>(1);
    let limits = Limits { time: Some(Duration::from_millis(30)), looks: Some(u32::MAX), threads: Some(2) };
    bot.limit(&limits);
    let started = Instant::now();
    let thoughts = bot.think(&rules, &view).unwrap();
    // Generous, for a machine with other things to do; without the limit it would take days.
    assert!(started.elapsed() < Duration::from_secs(5));
    assert!(thoughts.choices.iter().map(|thought| thought.visits).sum::<u32>() > 10);
}

#[test]
fn what_was_thought_is_kept_for_the_rest_of_the_turn() {
    let rules = rules::<EndlessWinter>(json!({"seats": 2}));
    let mut bot = Search::new(Budget::looks(1_000), 1);
    let mut kept = 0;
    game(&rules, 3, |seat, view| {
        if seat.index() > 0 {
            return view.actions[0];
        }
        let action = bot.choose(&rules, view).unwrap();
        kept += usize::from(bot.remembered() > 0);
        action
    });
    assert!(kept > 20, "{kept}");
}

#[test]
fn levels_are_read_by_the_names_they_print() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    let unknown = "expert".parse::<Level>().unwrap_err();
    assert_eq!(unknown.to_string(), "there is no bot 'expert'; there are random, greedy, easy, medium, hard");
}

#[test]
fn the_careless_overlook_their_share_but_never_everything() {
    let rules = rules::<RiseOfTribes>(json!({"seats": 2}));
    let view = crossroads(&rules, 6);
    for (overlooks, fewest, most) in [(0.0, 1.0, 1.0), (0.4, 0.5, 0.7), (1.0, 0.0, 1.0 / 6.0)] {
        let mut bot = Careless::new(Box::new(Greedy::<RiseOfTribes>::new(1)), overlooks, 1);
        let mut noticed = 0;
        for _ in 0..200 {
            let thoughts = bot.think(&rules, &view).unwrap();
            assert_eq!(thoughts.choices.len(), view.actions.len());
            let tried = thoughts.choices.iter().filter(|thought| thought.visits > 0).count();
            assert!(tried > 0, "nothing was noticed");
            noticed += tried;
            assert!(bot.choose(&rules, &view).is_some());
        }
        let share = noticed as f64 / (200 * view.actions.len()) as f64;
        assert!((fewest..=most).contains(&share), "{overlooks}: {share}");
    }
}

/// Wins of each level among rivals of the level below, in games few enough to be quick.
fn climbs<R: Evaluate>(options: serde_json::Value, games: u64) {
    let rules = rules::<R>(options);
    let fair = games as f64 / rules.seats() as f64;
    for pair in [Level::Random, Level::Greedy, Level::Easy, Level::Medium].windows(2) {
        let wins = wins(&rules, games, pair[1], pair[0]);
        assert!(wins > fair * 1.25, "{} {}: {wins} of {games}", R::NAME, pair[1]);
    }
}

#[test]
fn each_level_beats_the_one_below_it() {
    climbs::<IceAge>(json!({"seats": 3}), 60);
    climbs::<EndlessWinter>(json!({"seats": 2}), 30);
    climbs::<RiseOfTribes>(json!({"seats": 2}), 40);
}
