//! The published ratings of the bots, and what follows from them: where a newcomer starts.

use std::{
    collections::{BTreeMap, HashMap},
    sync::LazyLock,
};

use sha2::{Digest, Sha256};
use store::StoredRating;

use super::game::stored;

/// Grows when other games count, or ratings are computed in another way from the same results.
const VERSION: u32 = 3;

/// The rating of a newcomer at a game whose bots were never measured: that of Weng and Lin, 25 ± 25/3.
const UNMEASURED: StoredRating = StoredRating { rating: 25_000_000, uncertainty: 8_333_333 };

/// Rating and uncertainty, by game and level.
type Published = HashMap<String, BTreeMap<String, [f64; 2]>>;

static PUBLISHED: LazyLock<Published> = LazyLock::new(|| {
    toml::from_str(include_str!("bots.toml")).expect("the ratings of the bots are valid TOML")
});

/// The rating of a level at a game; that of a newcomer for a game whose bots were never measured.
pub(crate) fn rating(game: &str, level: &str) -> StoredRating {
    let found = PUBLISHED.get(game).and_then(|levels| levels.get(level));
    found.map_or_else(|| newcomer(game), |[rating, uncertainty]| stored(*rating, *uncertainty))
}

/// The rating of somebody who has not played this game: the middle of the bots' ratings, uncertain by half their range. So one
/// game against bots moves it among them.
pub(crate) fn newcomer(game: &str) -> StoredRating {
    let Some(levels) = PUBLISHED.get(game).filter(|levels| levels.len() > 1) else { return UNMEASURED };
    let ratings = || levels.values().map(|[rating, _]| *rating);
    let (weakest, strongest) = (ratings().fold(f64::MAX, f64::min), ratings().fold(f64::MIN, f64::max));
    stored(f64::midpoint(weakest, strongest), (strongest - weakest) / 2.0)
}

/// Names the method by which a game is rated: ratings that another method computed are computed again.
pub(super) fn method(game: &str) -> String {
    let hash = Sha256::digest(format!("{VERSION} {:?}", PUBLISHED.get(game)));
    hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;

    #[test]
    fn every_level_of_every_game_has_a_rating_and_stronger_levels_have_higher_ones() {
        for game in catalog::all() {
            let name = game.boxed().name();
            assert!(PUBLISHED.contains_key(name), "{name} has no ratings");
            let levels = Level::ALL.map(|level| rating(name, level.name()));
            assert!(levels.windows(2).all(|pair| pair[0].rating < pair[1].rating), "{name}: {levels:?}");
            let newcomer = newcomer(name);
            assert!(levels.iter().all(|it| it.uncertainty < newcomer.uncertainty), "{name}: {levels:?}");
        }
    }

    #[test]
    fn each_game_has_a_method_of_its_own() {
        assert_eq!(method("ice-age"), method("ice-age"));
        assert_ne!(method("ice-age"), method("endless-winter"));
        assert_eq!(newcomer("chess"), UNMEASURED);
    }

    #[test]
    fn the_documentation_tells_where_a_newcomer_starts() {
        let document = include_str!("../../../../docs/ratings.md");
        for game in catalog::all() {
            let game = game.boxed();
            let StoredRating { rating, uncertainty } = newcomer(game.name());
            let hundredths = |millionths: i64| millionths as f64 / 1e6;
            let line =
                format!("| {} | {:.2} ± {:.2} |", game.name(), hundredths(rating), hundredths(uncertainty));
            assert!(document.contains(&line), "docs/ratings.md has no '{line}'");
        }
    }

    #[test]
    fn the_ratings_are_those_that_the_documentation_publishes() {
        let document = include_str!("../../../../docs/bots.md");
        for (game, levels) in PUBLISHED.iter() {
            let section = document.split(&format!("<!-- ladder {game} -->")).nth(1).unwrap();
            let section = section.split("<!-- end ladder").next().unwrap();
            for (level, [rating, uncertainty]) in levels {
                let line = format!("| {level} | {rating:.1} ± {uncertainty:.1} |");
                assert!(section.contains(&line), "docs/bots.md has no '{line}' for {game}");
            }
        }
    }
}
