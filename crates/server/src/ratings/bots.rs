//! The published ratings of the bots.

use std::{collections::HashMap, sync::LazyLock};

use store::StoredRating;

use super::game::{NEWCOMER, stored};

/// Rating and uncertainty, by game and level.
type Published = HashMap<String, HashMap<String, [f64; 2]>>;

static PUBLISHED: LazyLock<Published> = LazyLock::new(|| {
    toml::from_str(include_str!("bots.toml")).expect("the ratings of the bots are valid TOML")
});

/// The rating of a level at a game; that of a newcomer for a game whose bots were never measured.
pub(crate) fn rating(game: &str, level: &str) -> StoredRating {
    let found = PUBLISHED.get(game).and_then(|levels| levels.get(level));
    found.map_or(NEWCOMER, |[rating, uncertainty]| stored(*rating, *uncertainty))
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
            assert!(levels.iter().all(|it| it.uncertainty < NEWCOMER.uncertainty), "{name}: {levels:?}");
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
