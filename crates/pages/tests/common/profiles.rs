//! Profiles, leaderboards and statistics.

use pages::model::{
    Access, Against, ByKind, GameRecord, History, HistoryFilter, HouseStatistics, LeaderLine,
    LeaderboardPage, LevelShares, ModuleCount, Outcome, Path, PlayedGame, PointsBin, ProfilePage, Rating,
    Records, SeatShares, SeatsRecord, ShareEstimate, SourceMeans, StatisticsPage, Streak, UnlistedReader,
};
use table::text::Phrase;

use super::EVIL;

fn rating(rating: f64, uncertainty: f64) -> Rating {
    Rating { rating, uncertainty }
}

pub(crate) fn profile(access: Access) -> ProfilePage {
    let played = |table: Option<&str>, place, left| PlayedGame {
        game: "tusk",
        table: table.map(str::to_owned),
        others: table.map(|_| vec![EVIL.to_owned(), "Björn".to_owned()]).unwrap_or_default(),
        seats: 3,
        place,
        points: 41,
        left,
        change: table.map(|_| (rating(25.0, 8.3), rating(27.4, 7.1))),
        ago: 100_000,
    };
    ProfilePage {
        name: EVIL.to_owned(),
        access,
        games: vec![GameRecord {
            game: "tusk",
            played: 9,
            won: 4,
            rating: Some((rating(31.2, 2.9), 7)),
            curve: (0..7).map(|game| rating(25.0 + f64::from(game), 8.0 - f64::from(game))).collect(),
            by_seats: vec![
                SeatsRecord { seats: 2, played: 5, won: 3, average: 44.4 },
                SeatsRecord { seats: 3, played: 4, won: 1, average: 38.0 },
            ],
            scores: vec![33, 51, 40, 38, 47, 52, 29],
            average: 41.5,
            paths: vec![
                Path { name: Phrase::new("tusk-word"), share: 0.61, others: Some(0.4) },
                Path { name: Phrase::new("tusk-title"), share: 0.39, others: None },
            ],
            records: Records { best: Some(52), lead: Some(9), streak: 3 },
        }],
        streak: Some(Streak::Won(2)),
        history: History {
            games: vec!["tusk"],
            seats: vec![2, 3],
            filter: HistoryFilter {
                game: Some("tusk"),
                outcome: Some(Outcome::Won),
                seats: Some(3),
                against: Some(Against::People),
                page: 2,
            },
            found: 50,
            pages: 3,
            rows: vec![played(Some("abc"), 1, false), played(None, 2, false), played(Some("def"), 1, true)],
        },
    }
}

pub(crate) fn leaderboard() -> LeaderboardPage {
    LeaderboardPage {
        game: "tusk",
        games: vec!["tusk"],
        leaders: vec![LeaderLine {
            name: EVIL.to_owned(),
            handle: "handle".to_owned(),
            rating: rating(40.1, 1.2),
            sure: 37.7,
            games: 31,
            you: true,
        }],
        reader: Some(UnlistedReader { rating: rating(27.4, 7.1), games: 1 }),
        bots: vec![("random", rating(18.5, 0.5)), ("hard", rating(55.4, 0.8))],
        least: 5,
    }
}

pub(crate) fn statistics() -> StatisticsPage {
    let share = |share: f64| ShareEstimate { share, low: share * 0.7, high: (share * 1.2).min(1.0), of: 60 };
    StatisticsPage {
        game: "tusk",
        games: vec!["tusk"],
        house: HouseStatistics {
            played: 60,
            minutes: 48,
            choices: 131,
            seats: vec![
                SeatShares { played: 20, shares: vec![share(0.55), share(0.45)] },
                SeatShares { played: 40, shares: vec![share(0.3), share(0.4), share(0.3)] },
            ],
            points: (0..12)
                .map(|bin| PointsBin {
                    from: bin * 5,
                    to: bin * 5 + 4,
                    others: 30_u64.saturating_sub(u64::from((bin - 5).unsigned_abs()) * 5),
                    kinds: ByKind { people: u64::from(bin.unsigned_abs()), bots: 3 },
                    winners: 20_u64.saturating_sub(u64::from((bin - 8).unsigned_abs()) * 5),
                })
                .collect(),
            means: (33.3, 44.4),
            kinds: ByKind { people: Some(35.5), bots: Some(31.1) },
            sources: vec![
                SourceMeans {
                    name: Phrase::new("tusk-word"),
                    all: 20.0,
                    winners: 31.5,
                    kinds: ByKind { people: Some(22.0), bots: Some(18.5) },
                },
                SourceMeans {
                    name: Phrase::new("tusk-title"),
                    all: 13.3,
                    winners: -2.0,
                    kinds: ByKind::default(),
                },
            ],
            levels: vec![LevelShares {
                level: "easy",
                played: 12,
                people: share(0.6),
                bots: share(0.2),
                fair: 1.0 / 3.0,
            }],
            modules: vec![ModuleCount {
                title: Phrase::new("tusk-word"),
                value: Some(Phrase::new("tusk-title")),
                played: 7,
                winning: 50.1,
            }],
        },
    }
}
