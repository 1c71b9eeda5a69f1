//! How one game changes ratings, by the method of Weng and Lin for several players.

use std::collections::HashMap;

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use store::{PersonId, RatingChange, SeatResult, StoredRating, TableResult};

use super::bots;

const MILLION: f64 = 1e6;

/// The rating of somebody who has not played: 25 ± 25/3.
pub(crate) const NEWCOMER: StoredRating = StoredRating { rating: 25_000_000, uncertainty: 8_333_333 };

/// A rating as stored. Ratings are rounded after every game, so that it does not matter whether they come from memory or from a
/// database.
pub(super) fn stored(rating: f64, uncertainty: f64) -> StoredRating {
    StoredRating {
        rating: (rating * MILLION).round() as i64,
        uncertainty: (uncertainty * MILLION).round() as i64,
    }
}

/// A stored rating as a number: estimate and standard deviation.
pub(crate) fn numbers(rating: StoredRating) -> (f64, f64) {
    (rating.rating as f64 / MILLION, rating.uncertainty as f64 / MILLION)
}

/// What a rating is worth with confidence: the estimate less two standard deviations. Leaderboards are sorted by it.
pub(crate) fn conservative(rating: StoredRating) -> f64 {
    (rating.rating - 2 * rating.uncertainty) as f64 / MILLION
}

/// Whether a bot played to the end for the person of this seat: they resigned, left or ran out of time, and did not return.
pub(crate) fn has_left(seat: &SeatResult) -> bool {
    seat.person.is_some() && seat.level.is_some()
}

/// The rank of each seat for ratings, from 1. Who has left comes last, whatever the bot made of it.
fn ranks(seats: &[SeatResult]) -> Vec<usize> {
    let key = |seat: &SeatResult| if has_left(seat) { u8::MAX } else { seat.place };
    seats.iter().map(|own| 1 + seats.iter().filter(|other| key(other) < key(own)).count()).collect()
}

/// How a game changes the ratings of its people, by seat. Bots keep their published ratings.
pub(super) fn changes(
    result: &TableResult,
    current: &HashMap<PersonId, StoredRating>,
) -> Vec<(u8, PersonId, RatingChange)> {
    let before = |seat: &SeatResult| match (seat.person, &seat.level) {
        (Some(person), _) => current.get(&person).copied().unwrap_or(NEWCOMER),
        (None, Some(level)) => bots::rating(&result.game, level),
        (None, None) => NEWCOMER,
    };
    let ratings: Vec<[WengLinRating; 1]> = result
        .seats
        .iter()
        .map(|seat| {
            let (rating, uncertainty) = numbers(before(seat));
            [WengLinRating { rating, uncertainty }]
        })
        .collect();
    let ranks = ranks(&result.seats);
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        ratings.iter().zip(&ranks).map(|(team, rank)| (&team[..], MultiTeamOutcome::new(*rank))).collect();
    let rated = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let change = |(seat, team): (&SeatResult, &Vec<WengLinRating>)| {
        let after = team.first()?;
        let after = stored(after.rating, after.uncertainty);
        Some((seat.seat, seat.person?, RatingChange { before: before(seat), after }))
    };
    result.seats.iter().zip(&rated).filter_map(change).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::TableId;

    fn seat(seat: u8, person: Option<i64>, level: Option<&str>, place: u8) -> SeatResult {
        SeatResult {
            seat,
            name: String::new(),
            person: person.map(PersonId),
            level: level.map(str::to_owned),
            points: 0,
            place,
            sources: "[]".to_owned(),
            change: None,
        }
    }

    fn rated(seats: Vec<SeatResult>) -> Vec<(u8, PersonId, RatingChange)> {
        let result = TableResult {
            table: TableId("cave".to_owned()),
            number: 1,
            game: "ice-age".to_owned(),
            options: "{}".to_owned(),
            rules: 1,
            public: true,
            verdict: store::RATED.to_owned(),
            choices: 1,
            started: 0,
            ended: 1,
            seats,
        };
        changes(&result, &HashMap::new())
    }

    #[test]
    fn one_game_against_bots_places_a_newcomer_between_those_beaten_and_those_who_won() {
        let bots = |place| vec![seat(0, Some(7), None, place), seat(1, None, Some("easy"), 3 - place)];
        let (won, lost) = (rated(bots(1)), rated(bots(2)));
        let after = |changes: &[(u8, PersonId, RatingChange)]| changes[0].2.after;
        assert!(after(&won).rating > NEWCOMER.rating + 5_000_000, "{won:?}");
        assert!(after(&lost).rating < NEWCOMER.rating, "{lost:?}");
        assert!(after(&won).uncertainty < NEWCOMER.uncertainty);
        // To lose against a stronger player costs less than it brings to win.
        assert!(NEWCOMER.rating - after(&lost).rating < after(&won).rating - NEWCOMER.rating);
        assert_eq!(won.len(), 1, "bots keep their ratings");
    }

    #[test]
    fn who_has_left_comes_last_even_if_the_bot_won() {
        let left = seat(0, Some(1), Some("hard"), 1);
        let seats = vec![left, seat(1, Some(2), None, 2), seat(2, Some(3), None, 3)];
        assert_eq!(ranks(&seats), [3, 1, 2]);
        let rated = rated(seats);
        assert!(rated[0].2.after.rating < NEWCOMER.rating && rated[1].2.after.rating > NEWCOMER.rating);
        let all_left = [seat(0, Some(1), Some("hard"), 1), seat(1, Some(2), Some("hard"), 2)];
        assert_eq!(ranks(&all_left), [1, 1]);
    }

    #[test]
    fn tied_seats_share_a_rank() {
        let seats = [seat(0, Some(1), None, 1), seat(1, Some(2), None, 1), seat(2, Some(3), None, 3)];
        assert_eq!(ranks(&seats), [1, 1, 3]);
    }
}
