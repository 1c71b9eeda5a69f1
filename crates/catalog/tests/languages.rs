//! Every game speaks every language.

use words::Language;

#[test]
fn every_game_brings_its_words_in_every_language() {
    for game in catalog::all() {
        let tags: Vec<&str> = game.boxed().locales().iter().map(|(tag, _)| *tag).collect();
        assert_eq!(tags, Language::ALL.map(Language::tag), "{}", game.boxed().name());
    }
}
