//! What the fuzz targets share.

pub mod http;

use serde_json::{Value, json};
use table::{
    Rules, Turn,
    any::{AnyTable, Opening, OpeningDeal},
    conformance::saved_positions,
    dealer::Seed,
    entropy::{Contribution, Entropy},
};

/// One game for each combination of options, a few hundred at most.
pub fn every_table<R: Rules>() -> Vec<R> {
    let (options, content) = (R::every_options(), R::standard_content());
    let step = options.len() / 300 + 1;
    options.iter().step_by(step).filter_map(|options| R::new(options, &content).ok()).collect()
}

/// A few combinations of options, each with positions of random games.
pub fn some_positions<R: Rules>() -> Vec<(R, Vec<Value>)> {
    let tables = every_table::<R>();
    let step = tables.len() / 24 + 1;
    let sample = |rules: R| {
        let positions = saved_positions(&rules, 12);
        (rules, positions)
    };
    tables.into_iter().step_by(step).map(sample).collect()
}

/// Chooses by bytes until the game is over, or `most` actions were played.
pub fn play_on(table: &mut dyn AnyTable, bytes: &[u8], most: usize) {
    for step in 0..most {
        let Turn::Choose(seat) = table.turn() else { return };
        let choices = table.choices();
        let pick = usize::from(bytes.get(step).copied().unwrap_or(step as u8)) % choices.len();
        table.play(seat, &choices[pick].action, None).expect("a listed action is legal");
    }
}

/// A finished game of each box, as a record; every second one with contributions to its seed.
pub fn finished_games() -> Vec<Value> {
    let played = |(game, seed): (&&'static dyn catalog::Game, u64)| {
        let deal = OpeningDeal::Later;
        let opening = Opening { seed: Some(Seed::from_number(seed)), deal, ..Opening::default() };
        let mut table = game.boxed().open(&opening).expect("the default options are accepted");
        if seed % 2 == 1 {
            let entropy = Entropy([seed as u8; 32]);
            table
                .contribute(Contribution { seat: table::Seat::new(0), entropy })
                .expect("nothing is dealt yet");
        }
        table.start();
        play_on(table.as_mut(), &[], 5000);
        json!(table.record(true))
    };
    catalog::all().iter().cycle().zip(0..catalog::all().len() as u64 * 2).map(played).collect()
}

/// Requests of the engine protocol, for the fuzzer to change.
pub fn engine_requests() -> Vec<Value> {
    let mut requests: Vec<Value> = catalog::all()
        .iter()
        .map(|game| json!({"do": "new", "game": game.boxed().name(), "options": {"seats": 3}, "seed": 7, "table": "t"}))
        .collect();
    requests.extend([
        json!({"do": "games"}),
        json!({"do": "turn", "table": "t"}),
        json!({"do": "legal", "table": "t"}),
        json!({"do": "play", "table": "t", "seat": 1, "action": "place 5", "at": 1}),
        json!({"do": "outcomes", "table": "t"}),
        json!({"do": "deal", "table": "t", "outcome": "first s2"}),
        json!({"do": "undo", "table": "t", "seat": 1}),
        json!({"do": "view", "table": "t", "seat": 1}),
        json!({"do": "state", "table": "t"}),
        json!({"do": "record", "table": "t", "seed": true}),
        json!({"do": "standings", "table": "t"}),
        json!({"do": "log", "table": "t", "seat": 1, "from": 0}),
        json!({"do": "bot", "table": "t", "level": "random"}),
        json!({"do": "analyze", "table": "t", "level": "easy", "time": 1, "top": 3}),
        json!({"do": "advise", "table": "t", "level": "easy", "time": 1}),
        json!({"do": "close", "table": "t"}),
        json!({"do": "load", "game": "ice-age", "options": {"seats": 3}, "position": {"step": "over"}, "chance": "hand"}),
        json!({"do": "replay", "at": 1, "record": {"format": 2, "game": "ice-age", "rules": 1, "content": {"fingerprint": "0"},
            "options": {"seats": 3}, "events": [{"seat": 1, "entropy": "00"}, {"dealt": ["first s2"]}]}}),
    ]);
    requests
}
