//! The course of a whole game, seen from outside.

use crate::common::random::walk;
use ice_age::{Content, Note, Options, Step};
use table::{Rules, Seat, Viewer};

/// The phases of a round, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    Migration,
    Conflicts,
    Scoring,
    Glacier,
}

const fn phase(note: &Note) -> Option<Phase> {
    Some(match note {
        Note::Played(..) | Note::Paid(..) | Note::Earned(..) | Note::Named(..) | Note::NoPlay(_) => {
            Phase::Migration
        }
        Note::FireShown(..) | Note::Conflict(..) | Note::Lost(..) => Phase::Conflicts,
        Note::Scored(..) => Phase::Scoring,
        Note::LastPlaced(..) | Note::Covered(..) | Note::NotCovered(_) => Phase::Glacier,
        _ => return None,
    })
}

/// IA-FLOW-01, IA-FLOW-02: four rounds of Migration, Conflicts, Scoring, Glacier; the last one ends with Scoring.
#[test]
fn a_game_is_four_rounds_of_four_phases() {
    for (options, rounds) in Options::every().into_iter().map(|it| (it.clone(), if it.short { 3 } else { 4 }))
    {
        let rules = crate::common::rules(options, &Content::standard());
        let mut begun = Vec::new();
        let mut phases: Vec<Vec<Phase>> = Vec::new();
        let end = walk(&rules, 1, |_, _, _, notes| {
            for (_, note) in notes {
                if let Note::Round(round) = note {
                    begun.push(*round);
                    phases.push(Vec::new());
                }
                if let (Some(phase), Some(round)) = (phase(note), phases.last_mut())
                    && round.last() != Some(&phase)
                {
                    round.push(phase);
                }
            }
        });
        assert_eq!(begun, (1..=rounds).collect::<Vec<u8>>());
        let all = [Phase::Migration, Phase::Conflicts, Phase::Scoring, Phase::Glacier];
        for (round, found) in (1..).zip(&phases) {
            let expected = if round == rounds { &all[..3] } else { &all[..] };
            assert_eq!(found, expected, "round {round}");
        }
        assert_eq!(end.step, Step::Over);
    }
}

/// IA-FLOW-03: points are earned in Scoring only, once a round.
#[test]
fn points_are_earned_in_scoring_only() {
    for seats in 3..=5 {
        let rules = crate::common::ice_age(seats);
        let mut scorings = 0;
        walk(&rules, 7, |before, _, after, notes| {
            let scored = notes.iter().any(|(_, note)| matches!(note, Note::Scored(..)));
            scorings += u32::from(scored);
            for seat in Seat::all(seats.into()) {
                let earned: u32 = notes
                    .iter()
                    .filter_map(|(_, note)| match note {
                        Note::Scored(who, _, hunters, each) if *who == seat => {
                            Some(u32::from(hunters * each))
                        }
                        _ => None,
                    })
                    .sum();
                assert_eq!(after.player(seat).score() - before.player(seat).score(), earned);
            }
        });
        assert_eq!(scorings, 4);
    }
}

/// IA-FLOW-05: reserves, stones and clubs of everybody are open to everybody, at all times.
#[test]
fn what_lies_in_front_of_a_player_is_open() {
    let rules = crate::common::ice_age(4);
    walk(&rules, 3, |state, _, _, _| {
        for viewer in Viewer::all(4) {
            for seen in rules.observe(state, viewer).players {
                let player = state.player(seen.seat);
                assert_eq!(
                    (seen.reserve, seen.stones, seen.clubs, seen.points),
                    (player.reserve, player.stones, player.clubs, player.points)
                );
            }
        }
    });
}
