//! How often bots choose each action, and how often those who chose it win: evidence for balance.

use std::{collections::BTreeMap, sync::atomic::Ordering};

use rand::{SeedableRng, rngs::SmallRng};
use serde::Serialize;
use table::{Evaluate, Seat, Viewer};

use crate::{
    game::{play_out, seed_of, win_shares},
    simulate::{Plan, Progress},
    statistics::{Accumulator, Summary},
};

/// Statistics of one action.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Use {
    /// The action in notation.
    pub action: String,
    /// Decisions in which it could be chosen.
    pub offered: u64,
    /// Decisions in which it was chosen.
    pub chosen: u64,
    /// Seats that chose it at least once, over all games.
    pub seats: u64,
    /// Wins of those seats.
    pub wins: f64,
}

/// Statistics of many games.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Seats in each game.
    pub seats: usize,
    /// Scores of the winners.
    pub winning_score: Summary,
    /// Scores of all seats.
    pub score: Summary,
    /// Decisions per game.
    pub decisions: Summary,
    /// Mean points by source, of the winners and of all seats.
    pub sources: Vec<(String, f64, f64)>,
    /// Every action that was offered, in the order of notation.
    pub uses: Vec<Use>,
}

/// Plays the plan on one thread.
pub fn usage<R: Evaluate>(rules: &R, plan: &Plan, progress: &Progress) -> Report {
    let (seats, seed) = (rules.seats(), plan.seed);
    let mut uses: BTreeMap<String, Use> = BTreeMap::new();
    let (mut winning, mut all, mut length) =
        (Accumulator::default(), Accumulator::default(), Accumulator::default());
    let mut sources: BTreeMap<String, (f64, f64)> = BTreeMap::new();
    let (mut played, mut winners) = (0, 0);
    for game in 0..plan.games {
        if progress.stop.load(Ordering::Relaxed) {
            break;
        }
        let bot_seed = seed_of(seed ^ 0x05e5, game);
        let mut players: Vec<_> =
            plan.bots.iter().zip(1_u64..).map(|(level, number)| level.bot::<R>(bot_seed ^ number)).collect();
        let mut chosen: BTreeMap<String, [bool; Seat::LIMIT]> = BTreeMap::new();
        let mut decisions = 0_u32;
        let mut dealer = SmallRng::seed_from_u64(seed_of(seed, game));
        let end = play_out(rules, &mut dealer, |seat, state| {
            let view = rules.view(state, Viewer::Seat(seat));
            let action = players[seat.index()].choose(rules, &view)?;
            decisions += 1;
            for &offered in &view.actions {
                let entry = uses.entry(rules.write_action(offered)).or_default();
                entry.offered += 1;
                entry.chosen += u64::from(offered == action);
            }
            chosen.entry(rules.write_action(action)).or_default()[seat.index()] = true;
            Some(action)
        });
        let shares = win_shares(rules, &end);
        for (action, by) in chosen {
            let entry = uses.entry(action).or_default();
            for seat in (0..seats).filter(|&seat| by[seat]) {
                entry.seats += 1;
                entry.wins += shares[seat];
            }
        }
        for line in &rules.standings(&end).lines {
            let won = line.place == 1;
            winners += u64::from(won);
            all.add(f64::from(line.score));
            if won {
                winning.add(f64::from(line.score));
            }
            for part in &line.sources {
                let sums = sources.entry(part.name.key.to_string()).or_default();
                sums.0 += if won { f64::from(part.points) } else { 0.0 };
                sums.1 += f64::from(part.points);
            }
        }
        length.add(f64::from(decisions));
        played += 1;
        progress.games.fetch_add(1, Ordering::Relaxed);
    }
    let everybody = (played * seats as u64).max(1) as f64;
    Report {
        games: played,
        seats,
        winning_score: winning.summary(),
        score: all.summary(),
        decisions: length.summary(),
        sources: sources
            .into_iter()
            .map(|(name, (won, sum))| (name, won / winners.max(1) as f64, sum / everybody))
            .collect(),
        uses: uses.into_iter().map(|(action, uses)| Use { action, ..uses }).collect(),
    }
}
