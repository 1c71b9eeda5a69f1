//! A refusal cites the most precise rule. Refusals of one rule only are tested with that rule.

use std::collections::BTreeSet;

use ice_age::{Band, Card, Colour, Content, Options, Refusal, State};
use table::scenario::Scenario;
use table::{
    Rules,
    refusal::{Refuses, RuleId},
};

use super::common::{Game, S1, S2, S3, Scene};

/// IA-CARD-G-06, IA-CARD-G-04, IA-CARD-L-06d: while hunters are in reserve none is moved; with an empty reserve, only own
/// ones are.
#[test]
fn only_own_hunters_are_placed_or_moved_instead() {
    let scene = |own| Scene::new(4).hand(S1, [Card::Steppe]).hunters(S1, 6, own).hunters(S2, 6, 1);
    for (own, rule) in [(11, "IA-CARD-G-06"), (12, "IA-CARD-G-04")] {
        let mut game = scene(own).to_play(S1);
        game.play("play L-steppe").play("option 1").refuses("move s2 6>9", rule);
    }
}

/// IA-CARD-L-12a, IA-CARD-L-12b: a band has three hunters and one mammoth.
#[test]
fn a_band_takes_no_fourth_hunter_and_no_second_mammoth() {
    let scene =
        || Scene::new(4).hand(S1, [Card::Trek]).hunters(S1, 6, 4).mammoths(6, 1).stones(S1, 5).to_play(S1);
    let mut game = scene();
    game.play("play L-trek").play("move s1 6>9").play("move s1 6>9").play("move s1 6>9");
    game.refuses("move s1 6>9", "IA-CARD-L-12a");
    let mut game = scene();
    game.play("play L-trek").play("move s1 6>9").play("mammoth 6>9").refuses("mammoth 6>9", "IA-CARD-L-12b");
}

/// IA-CARD-L-13a: a new band has two hunters and one mammoth.
#[test]
fn a_new_band_takes_no_third_hunter_and_no_second_mammoth() {
    let scene = || Scene::new(5).hand(S1, [Card::Camp]).stones(S1, 5).to_play(S1);
    let mut game = scene();
    game.play("play L-camp").play("place 9").play("place 9").refuses("place 9", "IA-CARD-L-13a");
    let mut game = scene();
    game.play("play L-camp").play("mammoth 9").refuses("mammoth 9", "IA-CARD-L-13a");
}

/// IA-DEC-04, IA-RULING-42: an option that does not exist is refused by number, one without a target by its target.
#[test]
fn an_option_without_a_target_is_not_an_unknown_option() {
    let mut game = Scene::new(3).hand(S1, [Card::Mammoth]).no_mammoths().stones(S1, 5).to_play(S1);
    game.play("play L-mammoth");
    game.refuses("option 2", "IA-RULING-42").refuses("option 3", "IA-RULING-42");
    game.refuses("option 4", "IA-DEC-04");
}

/// Plays from a scene of four seats in which seat 1 has five stones and this card.
fn after(scene: impl FnOnce(Scene) -> Scene, card: Card, plays: &[&str]) -> Game {
    let mut game = scene(Scene::new(4).hand(S1, [card]).stones(S1, 5)).to_play(S1);
    game.play(&format!("play {card}"));
    for text in plays {
        game.play(text);
    }
    game
}

/// The end of the message key of a refusal.
#[track_caller]
fn reason(game: &Game, text: &str) -> String {
    let mut state: State = game.state;
    let refusal: Refusal =
        game.rules.play(&mut state, game.read(text), &mut table::journal::Silent).unwrap_err();
    assert_eq!(state, game.state, "{text}");
    refusal.phrase().key.trim_start_matches("ice-age-refusal-").to_owned()
}

/// A game with three seats in which placing a mammoth never moves one, by a content file.
fn strict_mammoths(stones: u8) -> Game {
    let text = "[cards.L-mammoth]\neffects = { is = [\"place a mammoth\", \"move a mammoth next door\", \
                \"move a mammoth anywhere\"], from = \"house\" }\n";
    let content = Content::overlaid("prices.toml", text).unwrap();
    let rules = super::common::rules(Options { seats: 3, ..Options::default() }, &content);
    Scene::of(rules).hand(S1, [Card::Mammoth]).stones(S1, stones).to_play(S1)
}

/// Refusals of the card to play and of how it is performed: position, action, reason.
fn refused_plays() -> Vec<(Game, &'static str, &'static str)> {
    let hold = |cards: &[Card], stones| Scene::new(4).hand(S1, cards.iter().copied()).stones(S1, stones);
    let mut strict = strict_mammoths(5);
    strict.play("play L-mammoth");
    let mut buried =
        Scene::new(3).round(3).hand(S1, [Card::IceMeadow]).mammoths(5, 1).covered([6, 7]).to_play(S1);
    buried.play("play L-ice");
    let mut no_herd = Scene::new(3).hand(S1, [Card::Mammoth]).no_mammoths().stones(S1, 5).to_play(S1);
    no_herd.play("play L-mammoth");
    let over = Scene::new(3).last_round().no_fires().to_conflicts(S1);
    vec![
        (hold(&[Card::Fire], 5).to_play(S1), "draw light", "not-now"),
        (over, "draw light", "game-over"),
        (hold(&[Card::Fire], 5).to_play(S1), "play L-swap", "not-in-hand"),
        (hold(&[Card::Trek], 2).to_play(S1), "play L-trek", "cannot-pay"),
        (strict_mammoths(2), "play L-mammoth", "no-usable-option"),
        (hold(&[Card::Strike], 8).to_play(S1), "play D-strike", "must-play-light"),
        (hold(&[Card::LightCult], 8).discard(Card::Raid).to_play(S1), "play L-cult", "must-copy-light"),
        (hold(&[Card::Fire], 5).to_play(S1), "away L-fire", "must-play"),
        (hold(&[Card::LightCult], 5).to_play(S1), "play L-cult", "nothing-to-copy"),
        (after(|it| it, Card::Strike, &[]), "name s1", "not-another"),
        (after(|it| it, Card::Strike, &[]), "name s5", "no-such-player"),
        (after(|it| it, Card::Steppe, &[]), "option 3", "no-such-option"),
        (after(|it| it.clubs(S2, 6), Card::Club, &[]), "option 1", "no-club-left"),
        (buried, "option 1", "terrain-covered"),
        (strict, "option 1", "no-mammoth-left"),
        (no_herd, "option 2", "nothing-to-do"),
        (after(|it| it, Card::Fire, &[]), "done", "must-perform"),
        (after(|it| it, Card::Steppe, &[]), "done", "must-perform"),
        (after(|it| it, Card::Fire, &[]), "place 5", "not-this-light-card"),
        (after(|it| it.hunters(S1, 6, 1), Card::Strike, &["name s2"]), "place 5", "not-this-dark-card"),
    ]
}

/// Refusals of where pieces go and which they are: position, action, reason.
fn refused_pieces() -> Vec<(Game, &'static str, &'static str)> {
    let alike = |it: Scene| it.hunters(S2, 6, 1).hunters(S2, 9, 1).hunters(S3, 10, 1);
    let mut complete = after(|it| it, Card::Steppe, &["option 2"]);
    complete.state.task.hunters = 0;
    vec![
        (after(|it| it, Card::Steppe, &["option 2"]), "place 1", "covered"),
        (after(|it| it, Card::Fire, &[]), "fire 5>1", "fire-on-ice"),
        (after(|it| it, Card::Steppe, &["option 1"]), "place 10", "wrong-terrain"),
        (
            after(|it| it.hunters(S1, 12, 12), Card::Steppe, &["option 1"]),
            "move s1 12>10",
            "wrong-substitute",
        ),
        (after(|it| it.hunters(S2, 9, 1), Card::Drive, &[]), "move s2 9>12", "drive-too-far"),
        (after(|it| alike(it).hunters(S1, 11, 1), Card::Swap, &[]), "swap s2 6 s1 11", "swap-too-far"),
        (after(|it| it, Card::Mammoth, &["option 2"]), "mammoth 6>12", "mammoth-too-far"),
        (after(|it| it.hunters(S1, 6, 1), Card::Trek, &[]), "move s1 6>12", "band-too-far"),
        (after(|it| it.hunters(S1, 12, 12), Card::Steppe, &["option 2"]), "move s1 12>12", "same-region"),
        (after(alike, Card::Swap, &[]), "swap s2 6 s2 9", "look-alike"),
        (after(alike, Card::Swap, &[]), "swap s3 10 s2 6", "swap-order"),
        (after(|it| it.hunters(S2, 9, 1), Card::Drive, &[]), "move s2 6>9", "no-piece-to-move"),
        (after(|it| it.hunters(S1, 6, 1), Card::Strike, &["name s2"]), "remove s1 7", "no-hunter-to-remove"),
        (after(|it| it, Card::Hunt, &["name s2"]), "chase 12", "no-mammoth-to-remove"),
        (after(|it| it.fires(9, 0), Card::Fire, &[]), "fire 9>5", "no-fire-to-move"),
        (after(|it| it.fires(9, 0), Card::Ember, &["name s2"]), "fire 9>5", "no-ember-to-move"),
        (
            after(|it| it.hunters(S2, 6, 1).hunters(S3, 7, 1), Card::Drive, &["move s2 6>9"]),
            "move s2 9>6",
            "already-moved",
        ),
        (
            after(|it| it.hunters(S1, 12, 11), Card::Steppe, &["option 2", "place 2"]),
            "move s1 2>3",
            "placed-by-this-card",
        ),
        (
            after(|it| it.hunters(S1, 6, 12).hunters(S2, 6, 1), Card::Steppe, &["option 1"]),
            "move s2 6>9",
            "not-own-substitute",
        ),
        (after(|it| it.hunters(S1, 6, 1).hunters(S2, 6, 1), Card::Trek, &[]), "move s2 6>9", "not-own-band"),
        (
            after(|it| it.hunters(S1, 7, 1).hunters(S2, 6, 1), Card::Gift, &["name s2", "option 2"]),
            "move s1 7>9",
            "not-own-march",
        ),
        (after(|it| it.armed(S2, 6, 1).hunters(S3, 6, 1), Card::Drive, &[]), "move s2 club 6>9", "protected"),
        (
            after(|it| it.hunters(S2, 6, 3).hunters(S3, 6, 1), Card::Drive, &["move s2 6>9", "move s2 6>9"]),
            "move s2 6>9",
            "too-many-of-one",
        ),
        (
            after(|it| it.hunters(S1, 6, 2).hunters(S3, 6, 1), Card::Raid, &["name s2", "remove s1 6"]),
            "remove s1 6",
            "one-of-each",
        ),
        (complete, "place 5", "no-more-pieces"),
        (after(|it| it.hunters(S1, 6, 1), Card::Steppe, &["option 1"]), "move s1 6>9", "reserve-first"),
        (after(|it| it.hunters(S1, 6, 12), Card::Steppe, &["option 1"]), "place 9", "reserve-empty"),
        (after(|it| it.mammoths(6, 5), Card::Mammoth, &["option 1"]), "mammoth 9", "supply-empty"),
    ]
}

/// Refusals of bands, clubs, hands and the glacier: position, action, reason.
fn refused_bands_and_more() -> Vec<(Game, &'static str, &'static str)> {
    let band = |plays: &[&str]| {
        after(|it| it.mammoths(6, 2).mammoths(7, 1).hunters(S1, 6, 4).hunters(S1, 7, 1), Card::Trek, plays)
    };
    let last = || Scene::new(3).points(S1, 3).points(S2, 3).no_fires().to_conflicts(S1);
    let mut empty_pile = Scene::new(4).to_draw(S1, 1);
    empty_pile.state.dark_pile.loose = [].into_iter().collect();
    let dark = [Card::Feast, Card::Guest, Card::Raid, Card::Strike];
    vec![
        (band(&["move s1 6>9", "move s1 6>9", "move s1 6>9"]), "move s1 6>9", "band-is-complete"),
        (band(&["move s1 6>9", "mammoth 6>9"]), "mammoth 6>9", "one-mammoth"),
        (band(&["move s1 6>9"]), "move s1 7>10", "one-origin"),
        (band(&["move s1 6>9"]), "mammoth 7>9", "mammoth-elsewhere"),
        (band(&["move s1 6>9"]), "move s1 6>10", "one-destination"),
        (band(&[]), "mammoth 6>9", "hunter-first"),
        (after(|it| it, Card::Camp, &["mammoth 9"]), "mammoth 9", "camp-is-complete"),
        (after(|it| it, Card::Camp, &["place 9"]), "place 10", "stay-together"),
        (after(|it| it.hunters(S1, 6, 1), Card::Club, &["option 1"]), "club 7", "cannot-arm"),
        (
            after(|it| it.clubs(S1, 1).hunters(S1, 6, 1), Card::Steppe, &["option 1", "place 9"]),
            "club 6",
            "not-this-hunter",
        ),
        (Scene::new(4).to_put_away(S1), "away L-fire", "cannot-put-away"),
        (Scene::new(4).hand(S1, dark).to_draw(S1, 1), "draw dark", "one-colour"),
        (empty_pile, "draw dark", "empty-pile"),
        (last(), "cover 1", "already-covered"),
        (last(), "cover 12", "out-of-glacier-reach"),
    ]
}

/// Every refusal is given where its own reason, and no other, stands in the way.
#[test]
fn every_refusal_names_the_true_reason() {
    let mut given: BTreeSet<String> = BTreeSet::new();
    for (game, text, expected) in
        refused_plays().into_iter().chain(refused_pieces()).chain(refused_bands_and_more())
    {
        assert_eq!(reason(&game, text), expected, "{text}");
        given.insert(expected.to_owned());
    }
    // Those of chance have a test of their own.
    given.extend(
        ["no-chance", "no-such-first-player", "not-in-pile", "no-such-fire", "not-last-placed"]
            .map(str::to_owned),
    );
    let declared: BTreeSet<String> = Refusal::DECLARED
        .iter()
        .map(|(_, key)| key.trim_start_matches("ice-age-refusal-").to_owned())
        .collect();
    assert_eq!(given, declared);
}

#[track_caller]
fn cannot_deal(game: &Game, text: &str, rule: &'static str) {
    let mut after: State = game.state;
    let outcome = game.rules.read_outcome(text).unwrap();
    let refusal: Refusal = game.rules.deal(&mut after, outcome, &mut table::journal::Silent).unwrap_err();
    assert_eq!(refusal.rule(), RuleId(rule), "{text}");
    assert_eq!(after, game.state, "{text}");
}

/// IA-RULING-01, IA-SETUP-12, IA-COMP-07, IA-GLAC-08, IA-MIG-02: an outcome that cannot be drawn cites why.
#[test]
fn an_impossible_outcome_cites_its_rule() {
    let rules = super::common::ice_age(3);
    let start = rules.start();
    let game = Game::new(rules, start);
    cannot_deal(&game, "first s4", "IA-RULING-01");
    cannot_deal(&game, "fire 1", "IA-MIG-02");

    let mut game = Scene::new(3).to_draw(S1, 1);
    game.play("draw light");
    cannot_deal(&game, "card D-feast", "IA-SETUP-12");
    cannot_deal(&game, "last s1", "IA-MIG-02");

    let mut game = Scene::new(3).to_conflicts(S1);
    game.state.board.unknown_fires[0] = 0;
    cannot_deal(&game, "fire 0", "IA-COMP-07");

    let mut game = Scene::new(3).points(S1, 1).to_conflicts(S1);
    game.state.board.unknown_fires = [20, 0, 0];
    while matches!(game.state.step, ice_age::Step::Reveal(_)) {
        game.rules.deal(&mut game.state, ice_age::Outcome::Fire(0), &mut table::journal::Silent).unwrap();
    }
    cannot_deal(&game, "last s1", "IA-GLAC-08");
    assert!(game.state.top(Colour::Light).is_none());
}

/// A region with more hunters than a seat can have is refused when a position is read, not cut down.
#[test]
fn a_band_of_sixteen_is_refused() {
    assert!(serde_json::from_str::<Band>("[15, 0]").is_ok());
    let error = serde_json::from_str::<Band>("[16, 0]").unwrap_err().to_string();
    assert!(error.contains("16 hunters of one kind in a region"), "{error}");
}
