//! What can be read off the table is the same for everybody, and true.

use endless_winter::{EndlessWinter, Options, Outlook};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use table::{
    Rules, Seat, Turn, Viewer,
    dealer::Seed,
    table::{Dealing, Table},
};

/// EW-SCORE-13, EW-SCORE-06: all cards of a player are known together, and how many are buried; so everybody can count.
#[test]
fn every_viewer_counts_the_same_score_as_the_scorer() {
    for (number, options) in [Options::seats(2), Options::seats(4).with_landmarks(3)].iter().enumerate() {
        let rules = EndlessWinter::new(options, &EndlessWinter::standard_content()).unwrap();
        let mut table = Table::open(rules, None, Dealing::Seeded(Seed::from_number(number as u64)));
        let mut rng = SmallRng::seed_from_u64(number as u64);
        let mut scored = 0;
        while let Turn::Choose(seat) = table.turn() {
            let rules = table.rules();
            let standings = rules.standings(table.state());
            for viewer in Viewer::all(rules.seats()) {
                let outlook = Outlook::new(rules, &rules.observe(table.state(), viewer));
                for seat in Seat::all(rules.seats()) {
                    let counted = standings.of(seat).unwrap().score;
                    assert_eq!(i32::from(outlook.score(seat)), counted, "{viewer:?} counts {seat}");
                    scored = scored.max(counted);
                }
            }
            let actions = table.view(Viewer::Seat(seat)).actions;
            table.play(seat, actions[rng.random_range(0..actions.len())]).unwrap();
        }
        assert!(scored > 0, "nobody ever scored");
    }
}
