//! Every game speaks every language, and the boxes have their rules in the languages they are sold in.

use words::Language;

#[test]
fn every_game_brings_its_words_in_every_language() {
    for game in catalog::all() {
        let tags: Vec<&str> = game.boxed().locales().iter().map(|(tag, _)| *tag).collect();
        assert_eq!(tags, Language::ALL.map(Language::tag), "{}", game.boxed().name());
    }
}

#[test]
fn the_rules_are_translated_for_the_owners_of_each_box() {
    let translated: Vec<(&str, Vec<&str>)> = catalog::all()
        .iter()
        .map(|game| {
            let languages = Language::ALL.into_iter().filter(|it| !game.board().rulebook(*it).is_empty());
            (game.boxed().name(), languages.map(Language::tag).collect())
        })
        .collect();
    let expected = [
        ("ice-age", vec!["en", "fr", "de"]),
        ("endless-winter", vec!["en", "fr", "pl"]),
        ("rise-of-tribes", vec!["en", "fr"]),
    ];
    for (game, languages) in expected {
        assert!(translated.contains(&(game, languages)), "{game}: {translated:?}");
    }
}
