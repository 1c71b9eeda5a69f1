//! Files of the box's owner: every value can be entered, every file is refused or played with.

use rise_of_tribes::{Content, Goal, Options, Power, RiseOfTribes, Tile, Weights};
use table::{
    Evaluate, Rules,
    conformance::{
        Mutations, every_value_is_a_field, page_matches_content, round_trip_every_value, run_overlays,
    },
    content::fingerprint,
    text::Phrase,
};

use crate::common::{BLANK, Game, MOON, S1, S2, S3, Scenario, Scene, base, content};

/// Whoever owns the box can enter every value of the content file, and nothing else.
#[test]
fn every_value_of_the_file_is_one_field() {
    assert_eq!(every_value_is_a_field::<RiseOfTribes>(), Ok(187));
}

/// The page about the content names every value, and its examples are what it says they are.
#[test]
fn the_page_names_every_value() -> Result<(), String> {
    page_matches_content::<RiseOfTribes>(include_str!("../../../../docs/content-rise-of-tribes.md"))
}

/// A name of the owner is in the question, the journal and the list of faces; cards with names of ours have no other fingerprint.
#[test]
fn cards_have_the_names_of_the_owner() {
    // The ability of Basketry is on Oxen, and Basketry cannot be what is asked for.
    let overlay = "[developments.basketry]\nability = { kind = \"extra-card\", amount = 1 }\n\
        [developments.oxen]\nname = \"Sledges\"\nability = { kind = \"richer-hex\", amount = 2 }\n\
        [powers.traders]\nname = { is = \"Barter\", from = \"source\" }\n[tribes.daba]\nname = \"Hill Folk\"\n[events.altar]\nname = \"Stone Table\"\n";
    let content = RiseOfTribes::overlaid_content("mine.toml", overlay).unwrap();
    let scene = Scene::new(2).members(S1, 1, 1).members(S2, 9, 3).done(S1, [Goal::Basketry, Goal::Oxen]);
    let mut game =
        Game::new(RiseOfTribes::new(&base(2), &content).unwrap(), scene.actions(BLANK, MOON).state);
    game.plays("place moon gather, gather h1 food");
    let given = |name: &str| Phrase::new("rise-of-tribes-named").text("name", name);
    let asked = Phrase::new("rise-of-tribes-ask-basketry").phrase("goal", given("Sledges"));
    assert_eq!(game.rules.question(&game.state), asked);
    game.play("basket food");
    assert_eq!(game.goods(S1), [4, 0, 0]);
    let names: Vec<Phrase> = RiseOfTribes::faces(&content).into_iter().map(|face| face.name).collect();
    for name in ["Sledges", "Barter", "Hill Folk", "Stone Table"] {
        assert!(names.contains(&given(name)), "{name}");
    }
    let json = serde_json::to_value(RiseOfTribes::standard_content()).unwrap();
    assert_eq!(json["developments"]["oxen"].get("name"), None);
    assert_ne!(fingerprint(&content), fingerprint(&RiseOfTribes::standard_content()));
}

/// Files with random changes are refused, with file, line and value, or played with.
#[test]
fn changed_files_are_refused_or_playable() -> Result<(), String> {
    run_overlays::<RiseOfTribes>(&Mutations { overlays: 24, games: 2, seed: 1 }).map(|_| ())
}

/// The same for 200 files and 50 games each: many minutes.
#[test]
#[ignore = "long"]
fn many_changed_files_are_refused_or_playable() -> Result<(), String> {
    run_overlays::<RiseOfTribes>(&Mutations { overlays: 200, games: 50, seed: 1_000 })
        .map(|found| println!("{found:?}"))
}

/// Files that change every single value survive text, list of fields, play and record.
#[test]
fn a_file_of_every_value_round_trips() {
    let fixed = round_trip_every_value::<RiseOfTribes>();
    assert_eq!(
        fixed,
        Ok(["tiles.wild-land.effect"].map(str::to_owned).to_vec()),
        "these can only be what they are"
    );
}

/// Two cards may have the ability of Oxen: a hex is then chosen three times.
#[test]
fn the_same_ability_on_two_cards_adds_up() {
    let overlay = "[developments.bow]\nability = { kind = \"extra-hex\", amount = 1 }\n";
    let content = RiseOfTribes::overlaid_content("mine.toml", overlay).unwrap();
    let scene = Scene::new(2).members(S1, 1, 1).members(S2, 9, 3).done(S1, [Goal::Oxen, Goal::Bow]);
    let mut game =
        Game::new(RiseOfTribes::new(&base(2), &content).unwrap(), scene.actions(BLANK, MOON).state);
    game.plays("place moon gather, gather h1 food, gather h1 food");
    game.rules.check(&game.state).unwrap();
    game.play("gather h1 food");
    assert_eq!(game.goods(S1), [6, 0, 0]);
}

/// Bots know a goal by what it asks for and gives: exchange that of two cards, and the other one is worth more.
#[test]
fn bots_follow_what_a_goal_asks_for() {
    let swap = "[achievements.long-trails]\npoints = 3\ncondition = { kind = \"members\", members = 15 }\n\
        [achievements.clan]\npoints = 2\ncondition = { kind = \"occupy\", hexes = 5 }\n\
        [developments.oxen]\ncost = [2, 1, 0]\nability = { kind = \"outpost\", amount = 1 }\n\
        [developments.cradleboards]\ncost = [3, 1, 1]\nability = { kind = \"extra-hex\", amount = 1 }\n";
    let swapped = RiseOfTribes::overlaid_content("swap.toml", swap).unwrap();
    let value = |content: &Content, goal: Goal| {
        let hexes = [1, 2, 3, 4];
        let scene = hexes.into_iter().fold(Scene::new(3), |scene, hex| scene.members(S1, hex, 1));
        let scene = scene.members(S2, 9, 1).members(S3, 12, 1).goods(S1, [2, 1, 0]).open(S1, [goal]);
        let state = scene.end().state;
        let rules = RiseOfTribes::new(&base(3), content).unwrap();
        rules.evaluate(&Weights::default(), &state).points[0]
    };
    for (one, other) in [(Goal::LongTrails, Goal::Clan), (Goal::Cradleboards, Goal::Oxen)] {
        let ahead = |content: &Content| value(content, one) - value(content, other);
        assert!(ahead(&content()).abs() > 0.01, "{one} and {other} differ");
        assert!((ahead(&content()) + ahead(&swapped)).abs() < 1e-4, "{one} is what {other} was");
    }
}

/// Bots know abilities and powers by what they do: more of it is worth more, and so is a card with more points.
#[test]
fn bots_follow_the_numbers_of_abilities_and_powers() {
    let value = |overlay: &str, scene: Scene| {
        let content = RiseOfTribes::overlaid_content("mine.toml", overlay).unwrap();
        let rules = RiseOfTribes::new(&Options { powers: true, ..base(3) }, &content).unwrap();
        rules.evaluate(&Weights::default(), &scene.end().state).points[0]
    };
    let scene = || Scene::new(3).members(S1, 1, 2).members(S2, 9, 2).members(S3, 12, 2);
    let gap = |overlay: &str, scene: &dyn Fn() -> Scene| value(overlay, scene()) - value("", scene());
    let done = || scene().done(S1, [Goal::Pottery]);
    let open = || scene().open(S1, [Goal::Pottery]);
    let ability = "[developments.pottery]\nability = { kind = \"gift\", amount = 4 }\n";
    assert!(gap(ability, &done) > 0.01, "a gift of four goods");
    assert!(gap(ability, &open) > 0.001, "a card that gives four goods");
    assert!(gap("[developments.pottery]\npoints = 3\n", &open) > 0.01, "a card with three points");
    let march = "[powers.wayfarers]\neffect = { kind = \"free-march\", members = 5 }\n";
    assert!(gap(march, &|| scene().power(S1, Power::Wayfarers)) > 0.01, "a march of five members");
    // The effects of two powers change places, and so does what they are worth.
    let swap = "[powers.wayfarers]\neffect = { kind = \"crowded-yield\", members = 4, more = 1 }\n\
        [powers.focused-effort]\neffect = { kind = \"free-march\", members = 2 }\n";
    let ahead = |overlay: &str| {
        value(overlay, scene().power(S1, Power::Wayfarers))
            - value(overlay, scene().power(S1, Power::FocusedEffort))
    };
    assert!(ahead("").abs() > 0.01 && (ahead("") + ahead(swap)).abs() < 1e-4);
}

/// RT-RULING-76: bots know how far a goal about each land has come: another land is a step, another hex of the same land is none.
#[test]
fn bots_follow_a_goal_about_each_land() {
    let value = |land: &str, tiles: [Tile; 2]| {
        let text = format!(
            "[achievements.clan]\ncondition = {{ kind = \"hold\", how = \"occupy\", hexes = 2, land = \"{land}\" }}\n"
        );
        let content = RiseOfTribes::overlaid_content("mine.toml", &text).unwrap();
        let scene = Scene::new(3).tile(1, tiles[0]).tile(2, tiles[1]).members(S1, 1, 1).members(S1, 2, 1);
        let scene = scene.members(S2, 9, 1).members(S3, 12, 1);
        let rules = RiseOfTribes::new(&base(3), &content).unwrap();
        let worth = |scene: Scene| rules.evaluate(&Weights::default(), &scene.end().state).points[0];
        worth(scene.open(S1, [Goal::Clan]))
    };
    let (mixed, alike) = ([Tile::Lake, Tile::Mountain], [Tile::Lake, Tile::Lake]);
    let gap = |land: &str| value(land, mixed) - value(land, alike);
    // The tiles themselves are worth something too, so the goals are compared with one that ignores them.
    assert!(gap("any") > gap("same") + 0.01, "two of one land are what it asks for");
    assert!((gap("each") - gap("any")).abs() < 0.01, "one of two lands, or two of one: two of six hexes");
    assert!(value("each", mixed) < value("any", mixed) - 0.01, "there is more to do");
}
