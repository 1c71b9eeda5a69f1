//! How one game changes ratings, by the method of Weng and Lin for several players.

use std::collections::HashMap;

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use store::{PersonId, RatingChange, SeatResult, StoredRating, TableResult};

use super::bots;

const MILLION: f64 = 1e6;

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
        (Some(person), _) => current.get(&person).copied().unwrap_or_else(|| bots::newcomer(&result.game)),
        (None, Some(level)) => bots::rating(&result.game, level),
        (None, None) => bots::newcomer(&result.game),
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
    use ::bots::Level;
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

    fn result(game: &str, seats: Vec<SeatResult>) -> TableResult {
        TableResult {
            table: TableId("cave".to_owned()),
            number: 1,
            game: game.to_owned(),
            options: "{}".to_owned(),
            rules: 1,
            public: true,
            verdict: store::RATED.to_owned(),
            choices: 1,
            started: 0,
            ended: 1,
            seats,
        }
    }

    /// How a game changes the ratings of people who have not played before.
    fn rated(game: &str, seats: Vec<SeatResult>) -> Vec<(u8, PersonId, RatingChange)> {
        changes(&result(game, seats), &HashMap::new())
    }

    #[derive(Clone, Copy)]
    enum End {
        First,
        Last,
    }

    /// The rating of a newcomer after one game against bots of a level, first or last of all.
    fn after(game: &str, level: &str, seats: u8, end: End) -> StoredRating {
        let place = |own: u8| match end {
            End::First => own + 1,
            End::Last => seats - own,
        };
        let bots = (1..seats).map(|number| seat(number, None, Some(level), place(number)));
        let rated = rated(game, std::iter::once(seat(0, Some(7), None, place(0))).chain(bots).collect());
        assert_eq!(rated.len(), 1, "bots keep their ratings");
        rated[0].2.after
    }

    #[test]
    fn one_game_against_bots_places_a_newcomer_among_them() {
        for game in catalog::all() {
            let name = game.boxed().name();
            let levels = Level::ALL.map(|level| level.name());
            let newcomer = bots::newcomer(name);
            for seats in 2..=5 {
                for (index, level) in levels.iter().enumerate() {
                    let (won, lost) =
                        (after(name, level, seats, End::First), after(name, level, seats, End::Last));
                    let context = format!("{name}, {seats} seats, {level}: {won:?} {lost:?}");
                    assert!(won.rating > newcomer.rating && lost.rating < newcomer.rating, "{context}");
                    assert!(won.uncertainty < newcomer.uncertainty, "{context}");
                    if let Some(weaker) = index.checked_sub(1) {
                        assert!(won.rating > bots::rating(name, levels[weaker]).rating, "{context}");
                    }
                    if let Some(stronger) = levels.get(index + 1) {
                        assert!(lost.rating < bots::rating(name, stronger).rating, "{context}");
                    }
                }
            }
            // To lose against the strongest costs less than it brings to win, and the other way round.
            let (won, lost) = (after(name, "hard", 3, End::First), after(name, "hard", 3, End::Last));
            assert!(newcomer.rating - lost.rating < won.rating - newcomer.rating);
            let (won, lost) = (after(name, "random", 3, End::First), after(name, "random", 3, End::Last));
            assert!(newcomer.rating - lost.rating > won.rating - newcomer.rating);
        }
    }

    /// A number between 0 and 1 (SplitMix64).
    fn chance(luck: &mut u64) -> f64 {
        *luck = luck.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = *luck;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// The rating of somebody who is worth this much, after five games against bots of any levels. Who plays how well in a game
    /// follows the model of the method: what a player is worth, and luck.
    fn after_five_games(game: &str, worth: f64, seats: u8, luck: &mut u64) -> StoredRating {
        let spread = WengLinConfig::new().beta * 2_f64.sqrt();
        let person = PersonId(7);
        let mut current = HashMap::new();
        for _ in 0..5 {
            let mut levels: Vec<&str> = Vec::new();
            for _ in 1..seats {
                let pick = (chance(luck) * Level::ALL.len() as f64) as usize;
                levels.push(Level::ALL[pick].name());
            }
            let mut played: Vec<f64> = vec![worth];
            played.extend(levels.iter().map(|level| numbers(bots::rating(game, level)).0));
            for strength in &mut played {
                *strength -= spread * (-chance(luck).ln()).ln();
            }
            let place = |own: usize| 1 + played.iter().filter(|other| **other > played[own]).count() as u8;
            let mut sitters = vec![seat(0, Some(7), None, place(0))];
            for (number, level) in (1..).zip(&levels) {
                sitters.push(seat(number, None, Some(*level), place(usize::from(number))));
            }
            current.insert(person, changes(&result(game, sitters), &current)[0].2.after);
        }
        current[&person]
    }

    #[test]
    fn after_five_games_ratings_are_about_right_and_as_uncertain_as_they_state() {
        const RUNS: u32 = 400;
        let mut luck = 1;
        for game in catalog::all() {
            let name = game.boxed().name();
            for (seats, most) in [(2, 5.0), (4, 16.0)] {
                for level in Level::ALL {
                    let worth = numbers(bots::rating(name, level.name())).0;
                    let (mut errors, mut squares) = (0.0, 0.0);
                    for _ in 0..RUNS {
                        let after = after_five_games(name, worth, seats, &mut luck);
                        let (estimate, uncertainty) = numbers(after);
                        errors += estimate - worth;
                        squares += ((estimate - worth) / uncertainty).powi(2);
                    }
                    let (bias, ratio) = (errors / f64::from(RUNS), (squares / f64::from(RUNS)).sqrt());
                    let context = format!("{name}, {seats} seats, {}: {bias} {ratio}", level.name());
                    assert!(bias.abs() < most && (0.45..1.6).contains(&ratio), "{context}");
                }
            }
        }
    }

    #[test]
    fn who_has_left_comes_last_even_if_the_bot_won() {
        let left = seat(0, Some(1), Some("hard"), 1);
        let seats = vec![left, seat(1, Some(2), None, 2), seat(2, Some(3), None, 3)];
        assert_eq!(ranks(&seats), [3, 1, 2]);
        let rated = rated("ice-age", seats);
        let newcomer = bots::newcomer("ice-age");
        assert!(rated[0].2.after.rating < newcomer.rating && rated[1].2.after.rating > newcomer.rating);
        let all_left = [seat(0, Some(1), Some("hard"), 1), seat(1, Some(2), Some("hard"), 2)];
        assert_eq!(ranks(&all_left), [1, 1]);
    }

    #[test]
    fn tied_seats_share_a_rank() {
        let seats = [seat(0, Some(1), None, 1), seat(1, Some(2), None, 1), seat(2, Some(3), None, 3)];
        assert_eq!(ranks(&seats), [1, 1, 3]);
    }
}
