//! Curves, turning points and sums, from the judged choices and the measured luck.

use table::{Seat, standings::Standings};

use crate::{Chance, Decision, Grade, Heading, Point, Summary, Swing, TurningPoint, model::rounded};

/// The most turning points.
const MOST: usize = 5;
/// So many are named even if they changed little.
const LEAST: usize = 3;
/// Beyond those, a turning point changes at least this much.
const NOTABLE: f32 = 0.05;

/// Each seat's share of the victory.
pub(crate) fn results(standings: &Standings, seats: usize) -> Vec<f32> {
    let winners: Vec<Seat> = standings.winners().collect();
    let share = rounded(1.0 / winners.len().max(1) as f32);
    Seat::all(seats).map(|seat| if winners.contains(&seat) { share } else { 0.0 }).collect()
}

/// Each seat's chance before and after its choices, and its result at the end.
pub(crate) fn curves(decisions: &[Decision], results: &[f32], events: usize) -> Vec<Vec<Point>> {
    let curve = |(index, &result): (usize, &f32)| {
        let mut points: Vec<Point> = Vec::new();
        for decision in decisions.iter().filter(|decision| decision.seat.index() == index) {
            points.push(Point { step: decision.event, chance: decision.before });
            points.push(Point { step: decision.event + 1, chance: decision.after });
        }
        points.push(Point { step: events, chance: result });
        points
    };
    results.iter().enumerate().map(curve).collect()
}

/// The events that changed most, at most one for each turn, in order.
pub(crate) fn turning_points(
    decisions: &[Decision],
    chances: &[Chance],
    headings: &[Heading],
) -> Vec<TurningPoint> {
    let choices = decisions.iter().filter(|decision| decision.lost > 0.0).map(|decision| TurningPoint {
        event: decision.event,
        seat: decision.seat,
        swing: Swing::Choice,
        change: -decision.lost,
    });
    let deals = chances.iter().filter_map(|chance| {
        let (seat, &change) = (0..)
            .map_while(Seat::from_index)
            .zip(&chance.luck)
            .max_by(|(_, one), (_, other)| one.abs().total_cmp(&other.abs()))?;
        Some(TurningPoint { event: chance.event, seat, swing: Swing::Chance, change })
    });
    let mut swings: Vec<TurningPoint> = choices.chain(deals).collect();
    swings.sort_by(|one, other| other.change.abs().total_cmp(&one.change.abs()));
    let turn = |event: usize| headings.iter().rposition(|heading| heading.step <= event);
    let mut chosen: Vec<TurningPoint> = Vec::new();
    for swing in swings {
        let notable = chosen.len() < LEAST || swing.change.abs() >= NOTABLE;
        let same_turn = chosen.iter().any(|known| {
            known.event == swing.event
                || turn(known.event).is_some_and(|known| Some(known) == turn(swing.event))
        });
        if chosen.len() < MOST && notable && !same_turn {
            chosen.push(swing);
        }
    }
    chosen.sort_by_key(|swing| swing.event);
    chosen
}

/// The sums of each seat.
pub(crate) fn summaries(decisions: &[Decision], chances: &[Chance], results: &[f32]) -> Vec<Summary> {
    let summary = |(seat, &result): (Seat, &f32)| {
        let own = || decisions.iter().filter(move |decision| decision.seat == seat);
        let graded = |grade: Grade| own().filter(|decision| decision.grade == grade).count();
        Summary {
            seat,
            decisions: own().count(),
            inaccuracies: graded(Grade::Inaccuracy),
            mistakes: graded(Grade::Mistake),
            blunders: graded(Grade::Blunder),
            lost: rounded(own().map(|decision| decision.lost).sum()),
            luck: rounded(chances.iter().filter_map(|chance| chance.luck.get(seat.index())).sum()),
            result,
        }
    };
    (0..).map_while(Seat::from_index).zip(results).map(summary).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lost(event: usize, lost: f32) -> Decision {
        Decision {
            event,
            seat: Seat::new(event % 2),
            actions: 2,
            played: String::new(),
            before: 0.5,
            after: 0.5 - lost,
            lost,
            error: 0.0,
            grade: Grade::of(lost),
            better: None,
            reasons: Vec::new(),
            rated: Vec::new(),
        }
    }

    #[test]
    fn turning_points_are_the_largest_changes_one_for_each_turn() {
        let decisions = [lost(0, 0.1), lost(1, 0.2), lost(4, 0.01), lost(6, 0.02), lost(8, 0.03)];
        let chances =
            [Chance { event: 6, luck: vec![0.3, -0.3] }, Chance { event: 9, luck: vec![0.0, 0.06] }];
        let headings = [0, 4, 6, 8].map(|step| Heading { step, round: 1, seat: None });
        let found = turning_points(&decisions, &chances, &headings);
        let events: Vec<_> = found.iter().map(|point| (point.event, point.swing)).collect();
        assert_eq!(events, [(1, Swing::Choice), (6, Swing::Chance), (9, Swing::Chance)]);
        assert_eq!(found[0].change, -0.2);
        assert_eq!(turning_points(&decisions[2..4], &[], &[]).len(), 2, "small ones, as there are no others");
    }

    #[test]
    fn sums_and_curves_belong_to_the_seat() {
        let decisions = [lost(0, 0.1), lost(1, 0.06), lost(2, 0.02)];
        let chances = [Chance { event: 0, luck: vec![0.25, -0.25] }];
        let sums = summaries(&decisions, &chances, &[1.0, 0.0]);
        assert_eq!((sums[0].blunders, sums[0].mistakes, sums[0].inaccuracies), (1, 0, 1));
        assert_eq!((sums[0].lost, sums[0].luck, sums[1].luck), (0.12, 0.25, -0.25));
        let curves = curves(&decisions, &[1.0, 0.0], 3);
        assert_eq!(curves[1].len(), 3);
        assert_eq!(curves[0].last(), Some(&Point { step: 3, chance: 1.0 }));
    }
}
