//! Constructs of the icon page that no card of the house has and an owner's card may have: gains of one type and of different types
//! (EW-ICON-36, EW-ICON-37), an arrow with a colon, more to count, and Labor behind the Eclipse symbol.

use endless_winter::{
    Animal, Content, Effect, EndlessWinter, IconError, Note, Noun, Options, Repeats, Weights, faces, names,
};
use table::{Evaluate, Rules, sets::Indexed, text::Words};
use words::{Dictionary, Speaker};

use crate::{
    common::{Game, S1, S2, Scenario},
    kit::{bare, overlaid},
};

/// A game in which Flint Cache has this skill.
fn with(skill: &str) -> Game {
    overlaid(2, &format!("[[culture]]\nid = \"flint-cache\"\nskill = \"{skill}\"\n"))
}

/// EW-ICON-34..37, EW-ICON-44: everything is written as it was read.
#[test]
fn the_notation_reads_back() {
    for text in [
        "3A/",
        "2X= 2X/",
        "2R+/ R-=",
        "2R+= 3R-/",
        "F -> C : 2T (max 3)",
        "C : F -> 2T (max 3)",
        "[m] 2V : F T 2-D -> M",
        "[e] L l F",
        "C/ : F",
        "A : F",
        "2A/ : I",
        "A= : F",
        "A.stag-moose : 2*",
        "2X.mammoth : M (max 1)",
        "3I : D",
    ] {
        let effect: Effect = text.parse().unwrap();
        assert_eq!(effect.to_string(), text);
    }
    let repeats = |text: &str| text.parse::<Effect>().unwrap().condition.unwrap().repeats;
    assert_eq!(repeats("F->C:T"), Repeats::Gains);
    assert_eq!(repeats("C:F->T"), Repeats::Exchange);
    assert_eq!(repeats("C : T"), Repeats::Gains, "nothing is paid");
    let wrong = |text: &str| text.parse::<Effect>().unwrap_err();
    for twice in ["F -> T -> I", "C : V : T", "F -> C : V : T", "C : F -> T -> I", "F -> C : T -> I"] {
        assert_eq!(wrong(twice), IconError::TwoSides, "{twice}");
    }
    assert_eq!(wrong("C : V -> T"), IconError::Price("V".to_owned()));
    assert_eq!(wrong("F -> T : I"), IconError::Condition("T".to_owned()));
    assert_eq!(wrong("X.wolf : I"), IconError::Condition("X.wolf".to_owned()));
    assert!(wrong("X.wolf : I").to_string().contains("A.rhino X.rhino"), "{}", wrong("X.wolf : I"));
    assert_eq!(wrong("C : F ->"), IconError::Nothing);
}

/// EW-RULING-81, EW-TURN-37, EW-ICON-35: a column symbol is a condition with a colon and without it.
#[test]
fn a_colon_behind_a_column_symbol_changes_nothing() {
    for (printed, written) in [
        ("[h] : L", "[h] L"),
        ("[e]: l F", "[e] l F"),
        ("[m] : F -> C", "[m] F -> C"),
        ("[d] : V : T", "[d] V : T"),
    ] {
        let effect: Effect = printed.parse().unwrap();
        assert_eq!(effect, written.parse().unwrap(), "{printed}");
    }
    let wrong = |text: &str| text.parse::<Effect>().unwrap_err();
    assert_eq!(wrong(": L"), IconError::Condition(String::new()), "a condition of nothing");
    assert_eq!(wrong("[h] : : L"), IconError::Condition(String::new()));
    assert_eq!(wrong("[h] :"), IconError::Nothing);
}

/// EW-RULING-81, EW-TURN-43: with a maximum of 1, a colon asks whether there is enough.
#[test]
fn a_maximum_of_one_means_if() {
    for (camps, points) in [(&[9][..], 0), (&[8, 9], 2), (&[7, 8, 9, 9], 2)] {
        let mut game = with("2C : 2* (max 1)");
        game.hand(S1, &["flint-cache"]).camps(S1, camps).ready();
        game.play("culture flint-cache");
        assert_eq!(game.score(S1), points, "{camps:?}");
    }
    let said = |language: &str, text: &str| {
        let dictionary = Dictionary::new(language, EndlessWinter::locales()).unwrap();
        Speaker { dictionary: &dictionary, names: &[] }.say(&names::effect(&text.parse().unwrap()))
    };
    assert_eq!(said("en", "C : T (max 1)"), "if you have at least one (Camp): 1 Tool");
    assert_eq!(said("en", "2G : T (max 1)"), "if you have at least 2 of these (buried card): 1 Tool");
    assert_eq!(said("en", "C : F -> T (max 1)"), "if you have at least one (Camp): pay 1 Food: 1 Tool");
    for language in ["de", "fr", "pl"] {
        let said = said(language, "2X.rhino : T (max 1)");
        assert!(["wenn", "si", "jeśli"].iter().any(|word| said.starts_with(word)), "{said}");
        assert!(said.contains('2') && !said.contains("max"), "{said}");
    }
}

/// EW-ICON-44: the Animals that icons name are those of the box, in its order.
#[test]
fn icons_name_the_animals_of_the_box() {
    let content = Content::standard();
    let faces = content.animal.iter().chain(&content.rivers.animal);
    assert_eq!(faces.map(|face| face.id.as_str()).collect::<Vec<_>>(), Animal::IDS);
    let game = bare(2);
    for (index, face) in content.animal.iter().enumerate() {
        assert_eq!(game.animal(&face.id), Animal::new(index));
    }
}

/// EW-ICON-19, EW-ICON-36, EW-RULING-77: Animals of different types: each is of another type than those before.
#[test]
fn animals_of_different_types() {
    let mut game = with("3A/ T");
    game.area(&["rhino", "rhino", "sloth"]).hand(S1, &["flint-cache"]).ready();
    game.play("culture flint-cache");
    assert_eq!(game.offered("hunt"), ["rhino", "sloth"]);
    game.play("hunt rhino");
    assert_eq!(game.offered("hunt"), ["sloth"]);
    assert_eq!(game.refusal("hunt rhino"), "EW-ICON-36");
    game.play("hunt sloth");
    assert!(game.offered("hunt").is_empty(), "no other type is left, so the third one is lost");
    game.play("tool");
    assert_eq!((game.me().upright.total(), game.me().tools), (2, 1));
    let mut declined = with("3A/ T");
    declined.area(&["rhino", "sloth", "mammoth"]).hand(S1, &["flint-cache"]).ready();
    declined.plays("culture flint-cache, hunt sloth, done, tool");
    assert_eq!(declined.me().upright.total(), 1, "the rest may be declined");
    let mut none = with("2A/");
    none.area(&[]).animal_deck(&[]).hand(S1, &["flint-cache"]).ready();
    none.plays("culture flint-cache, hunt none, hunt none");
    assert_eq!(none.score(S1), 2, "EW-ICON-19: a point for each, with no Animal left");
}

/// EW-RULING-77: a plain icon is used first, then that of one type, then that of different types.
#[test]
fn a_plain_icon_is_used_first() {
    let mut game = bare(2);
    game.area(&["rhino", "rhino", "rhino", "sloth", "sloth"]).pending("A 2A= 2A/");
    game.plays("hunt rhino, hunt rhino");
    assert_eq!(game.offered("hunt"), ["rhino"], "two of one type");
    game.plays("hunt rhino, hunt sloth");
    assert!(game.offered("hunt").is_empty() && game.state.open.stack.is_empty(), "only a Sloth is left");
    assert_eq!(game.state.open.area.total(), 1);
}

/// EW-ICON-22, EW-ICON-36, EW-ICON-37, EW-RULING-77: tipping by types; what a tip brings comes before the next one.
#[test]
fn tips_of_one_type_and_of_different_types() {
    let mut game = with("2X/");
    game.animals(S1, &["glyptodon", "glyptodon", "sloth"], &[]).hand(S1, &["flint-cache"]).ready();
    game.play("culture flint-cache");
    assert_eq!(game.offered("tip"), ["glyptodon", "sloth"]);
    game.play("tip glyptodon");
    assert_eq!(game.offered("tip"), Vec::<String>::new(), "its benefit first");
    game.plays("tool, tool");
    assert_eq!(game.offered("tip"), ["sloth"]);
    assert_eq!(game.refusal("tip glyptodon"), "EW-ICON-36");
    game.play("tip sloth");
    assert_eq!(game.me().tipped.total(), 2);
    let mut same = with("3X=");
    same.animals(S1, &["glyptodon", "glyptodon", "sloth"], &[]).hand(S1, &["flint-cache"]).ready();
    same.plays("culture flint-cache, tip glyptodon, tool, tool");
    assert_eq!(same.refusal("tip sloth"), "EW-ICON-37");
    same.plays("tip glyptodon, tool, tool");
    assert_eq!((same.me().tipped.total(), same.me().tools), (2, 4));
    assert!(same.state.open.stack.is_empty(), "no third one of that type");
}

/// EW-ICON-13, EW-ICON-14, EW-ICON-36, EW-ICON-37, EW-ICON-42, EW-RULING-77: Tribe cards by types; an empty deck counts as its type.
#[test]
fn tribe_cards_of_one_type_and_of_different_types() {
    let mut game = with("3R+/");
    game.no_deck("elder").hand(S1, &["flint-cache"]).ready();
    game.plays("culture flint-cache, recruit elder");
    assert_eq!(game.score(S1), 1);
    assert_eq!(game.refusal("recruit elder"), "EW-ICON-36");
    game.plays("recruit hunter, recruit scout");
    assert_eq!(game.hand_of(S1), ["hunter", "scout"]);
    let mut all = with("9R-/");
    all.hand(S1, &["flint-cache"]).ready();
    all.plays("culture flint-cache, train elder, train hunter, train scout, train shaman");
    assert_eq!(all.offered("train"), ["artisan"]);
    all.play("train artisan");
    assert!(all.state.open.stack.is_empty(), "there is no sixth type");
    for (skill, word) in [("2R+=", "recruit"), ("2R-=", "train")] {
        let mut same = with(skill);
        same.hand(S1, &["flint-cache"]).ready();
        same.play("culture flint-cache");
        assert_eq!(same.offered(word).len(), 5);
        same.play(&format!("{word} hunter"));
        assert_eq!(same.offered(word), ["hunter"]);
        assert_eq!(same.refusal(&format!("{word} elder")), "EW-ICON-37");
        same.play(&format!("{word} hunter"));
        let got = [same.hand_of(S1), same.discard_of(S1)].concat();
        assert_eq!(got, ["hunter", "hunter"], "{skill}");
    }
}

/// EW-RULING-77, EW-RULING-30: what another icon or the column took does not count.
#[test]
fn types_of_other_benefits_do_not_count() {
    let text = "[[chief]]\nid = \"thunder-staff\"\nside-b = \"[i] 2R+/\"\n";
    let mut game = overlaid(2, text);
    game.chief(S1, "thunder-staff", endless_winter::Side::B).hand(S1, &["brave"]).resources(S1, 0, 1).ready();
    game.plays("place chief initiate, play brave, recruit elder, skill chief, recruit elder, recruit hunter");
    assert_eq!(game.hand_of(S1), ["elder", "elder", "hunter"]);
}

/// EW-ICON-34, EW-ICON-35, EW-RULING-78: an arrow before a colon is paid once.
#[test]
fn a_price_before_a_count_is_paid_once() {
    let mut game = with("F -> C : T (max 2)");
    game.hand(S1, &["flint-cache"]).camps(S1, &[8, 8, 9]).resources(S1, 3, 0).ready();
    game.plays("culture flint-cache, pay, tool, tool");
    assert_eq!((game.me().food, game.me().tools), (2, 2));
    assert!(!game.offers("pay"));
    let mut nothing = with("F -> V : T");
    nothing.hand(S1, &["flint-cache"]).resources(S1, 3, 0).ready();
    nothing.play("culture flint-cache");
    assert!(!nothing.offers("pay"), "EW-RULING-68: without a Village it would bring nothing");
}

/// EW-ICON-34, EW-ICON-35, EW-RULING-78: a colon before an arrow: the price may be paid so many times, one after another.
#[test]
fn a_count_before_a_price_repeats_the_exchange() {
    let mut game = with("C : F -> 2T then I");
    game.hand(S1, &["flint-cache"]).camps(S1, &[8, 8, 9]).resources(S1, 3, 0).ready();
    game.plays("culture flint-cache, pay, tool, tool");
    assert_eq!((game.me().food, game.me().tools), (2, 2));
    assert_eq!(game.refusal("place tribe hunt"), "EW-TURN-09", "it asks again");
    game.plays("pay, food, tool");
    assert_eq!((game.me().food, game.me().tools), (2, 3), "each exchange by itself");
    game.plays("done, honor");
    assert_eq!((game.me().food, game.me().honor), (2, 1), "the rest is declined, and the next skill follows");
    let mut poor = with("C : F -> 2T");
    poor.hand(S1, &["flint-cache"]).camps(S1, &[8, 8, 9]).resources(S1, 2, 0).ready();
    poor.plays("culture flint-cache, pay, tool, tool, pay, tool, tool");
    assert!(poor.offers("place tribe hunt"), "nobody is asked for what cannot be paid");
    let mut once = with("V : 2-D -> 3* (max 1)");
    once.hand(S1, &["flint-cache", "brave", "brave", "hunter", "hunter"]).village(S1, [0, 1, 4]).ready();
    once.plays("culture flint-cache, pay, discard brave, discard brave");
    assert_eq!((once.score(S1), once.hand_of(S1).len()), (3, 2));
    assert!(once.offers("place tribe hunt"), "as often as there are Villages");
    let mut none = with("V : F -> T");
    none.hand(S1, &["flint-cache"]).resources(S1, 2, 0).ready();
    none.play("culture flint-cache");
    assert!(!none.offers("pay"));
}

/// EW-RULING-78, EW-TURN-43: how often is counted when the skill is used, not again after each payment.
#[test]
fn exchanges_are_counted_once() {
    let mut game = with("C : F -> C");
    game.hand(S1, &["flint-cache"]).camps(S1, &[9, 9]).resources(S1, 6, 0).ready();
    game.plays("culture flint-cache, pay, camp, pay, camp");
    assert!(game.offers("place tribe hunt"), "two Camps when it was used");
    assert_eq!((game.me().camps_out(), game.me().food), (4, 4));
}

/// EW-RULING-78, EW-TURN-35, EW-ECL-15: Tribe cards, Chiefs and hexes repeat an exchange as well; a skill waits for its end.
#[test]
fn every_skill_can_repeat_an_exchange() {
    let text = "[[starting]]\nid = \"brave\"\nskill = \"C : -D -> T\"\n[[terrain]]\nid = \"highland\"\ngives = \"C : F -> 2*\"\n";
    let mut game = overlaid(2, text);
    game.hand(S1, &["brave", "hunter", "elder", "elder"]).camps(S1, &[8, 9, 9]).ready();
    game.plays("place tribe hunt, play brave, skill brave, discard elder, tool");
    assert_eq!(game.refusal("play hunter"), "EW-TURN-42", "pay or decline first");
    game.plays("pay, discard elder, tool, done, play hunter");
    assert_eq!((game.me().tools, game.me().discard.len()), (2, 2));
    assert_eq!(game.refusal("skill brave"), "EW-TURN-33");
    let mut lands = overlaid(2, text);
    lands.terrain(0, "highland").camps(S1, &[0, 0]).camps(S2, &[]).resources(S1, 3, 0).ready();
    lands.eclipsed(&[1, 0]).plays("done, gather 0, pay");
    assert_eq!((lands.player(S1).score_now(), lands.food(S1)), (4, 1));
}

/// EW-RULING-84, EW-ICON-15, EW-ICON-27, EW-ICON-28, EW-ICON-30, EW-ICON-42: symbols that only mark decks, stones and numbers of
/// players cannot be counted; neither can the icons that take such a card.
#[test]
fn a_colon_counts_no_discard_pile_no_player_and_no_kind_of_card_or_terrain() {
    let wrong = |text: &str| text.parse::<Effect>().unwrap_err();
    for noun in ["D", "B", "K", "R+", "R-", "forest", "C.forest", "V.forest", "R.hunter", "K.1", "P"] {
        assert_eq!(wrong(&format!("{noun} : F")), IconError::Condition(noun.to_owned()));
    }
}

/// EW-ICON-03, EW-ICON-19, EW-ICON-23, EW-ICON-36, EW-ICON-37, EW-ICON-43, EW-ICON-44, EW-RULING-79: what a colon counts.
#[test]
fn a_colon_counts_animals_and_idols() {
    for (skill, tools) in [
        ("A : T", 6),
        ("2A : T", 3),
        ("A/ : T", 3),
        ("A= : T", 3),
        ("A.rhino : T", 3),
        ("2A.rhino : T", 1),
        ("A.mammoth : T", 1),
        ("A.sea-cow : T", 0),
        ("X.rhino : T", 2),
        ("X.sloth : T (max 1)", 1),
        ("X.mammoth : T", 0),
        ("I : T", 5),
        ("2I : T", 2),
        ("C : T", 4),
        ("C/ : T", 2),
    ] {
        let mut game = with(skill);
        game.terrain(7, "forest").terrain(8, "forest").terrain(4, "glacier");
        game.hand(S1, &["flint-cache"]).camps(S1, &[9, 8, 7, 4]).idols(S1, 2, 3);
        game.animals(S1, &["rhino", "mammoth"], &["rhino", "rhino", "sloth", "sloth"]).ready();
        game.play("culture flint-cache");
        while game.offers("tool") {
            game.play("tool");
        }
        assert_eq!(game.me().tools, tools, "{skill}");
    }
}

/// EW-RULING-80, EW-RULING-06, EW-ECL-03, EW-TURN-40: Labor behind the Eclipse symbol counts in the comparison; the rest is the skill.
#[test]
fn labor_behind_the_eclipse_symbol_is_compared() {
    let text = "[[starting]]\nid = \"tribesman\"\neclipse = \"[e] L\"\n[[tribe]]\nid = \"hunter\"\neclipse = \"[e] l T\"\n";
    let mut game = overlaid(2, text);
    game.committed(S1, &["tribesman"]).committed(S2, &["hunter"]).eclipsed(&[]);
    assert!(game.told(Note::EclipseLabor(S1, 3)) && game.told(Note::EclipseLabor(S2, 3)));
    assert_eq!(game.seats()[0], S2, "a tie goes to the later player");
    game.play("done");
    assert_eq!(game.offered("skill"), ["hunter"]);
    game.plays("skill hunter, tool");
    assert_eq!(game.tools(S2), 1);
    assert!(game.offered("skill").is_empty(), "Labor alone is no skill to use");
    let mut played = overlaid(2, text);
    played.hand(S1, &["tribesman"]).ready();
    played.plays("place tribe hunt, play tribesman");
    assert_eq!(played.labor(), 0.5, "EW-TURN-41: not in the Actions phase");
}

/// EW-RULING-80: such Labor has no price and counts nothing.
#[test]
fn labor_behind_the_eclipse_symbol_is_plain() {
    for skill in ["[e] F -> L", "[e] C : l F"] {
        let text = format!("[[starting]]\nid = \"brave\"\neclipse = \"{skill}\"\n");
        let error = Content::overlaid("mine.toml", &text).unwrap_err().to_string();
        assert!(
            error.contains("mine.toml:3: starting.brave.eclipse: Labor behind [e] counts when"),
            "{error}"
        );
    }
}

/// Everything that can be counted or gained has words of its own in every language.
#[test]
fn every_construct_has_words() {
    let nouns = Noun::PLAIN.into_iter().chain(Animal::each().flat_map(Noun::of));
    let mut texts: Vec<String> = nouns.map(|noun| format!("{noun} : F")).collect();
    texts.extend(["2C/ : F", "F -> C : T", "C : F -> T", "C : F -> T (max 2)"].map(str::to_owned));
    texts.extend(
        ["A", "A=", "A/", "X", "X=", "X/", "R+", "R+=", "R+/", "R-", "R-=", "R-/"]
            .map(|icon| format!("2{icon}")),
    );
    for (language, _) in EndlessWinter::locales() {
        let dictionary = Dictionary::new(language, EndlessWinter::locales()).unwrap();
        let speaker = Speaker { dictionary: &dictionary, names: &[] };
        let said: Vec<String> =
            texts.iter().map(|text| speaker.say(&names::effect(&text.parse().unwrap()))).collect();
        let distinct: std::collections::BTreeSet<&String> = said.iter().collect();
        assert_eq!(distinct.len(), texts.len(), "{language}: two constructs read alike: {said:#?}");
        assert!(said.iter().all(|said| !said.contains('⟨') && !said.contains("endless-winter")), "{said:#?}");
    }
    let said = |text: &str| {
        let dictionary = Dictionary::new("en", EndlessWinter::locales()).unwrap();
        Speaker { dictionary: &dictionary, names: &[] }.say(&names::effect(&text.parse().unwrap()))
    };
    assert_eq!(said("F -> C : T"), "pay 1 Food: for each of your Camps on the board: 1 Tool");
    assert_eq!(said("C : F -> T"), "for each of your Camps on the board: pay 1 Food: 1 Tool");
}

/// A face with the new constructs is listed as it was written.
#[test]
fn faces_show_the_new_constructs() {
    let text = "[[culture]]\nid = \"flint-cache\"\nskill = \"C : F -> 2A/ then [h] F -> X.rhino : 2*\"\n[[starting]]\nid = \"brave\"\neclipse = \"[e] L m\"\n";
    let content = Content::overlaid("mine.toml", text).unwrap();
    let icons = |id: &str| faces(&content).into_iter().find(|face| face.id == id).unwrap().icons;
    assert_eq!(icons("flint-cache"), "C : F -> 2A/ then [h] F -> X.rhino : 2* | 1#");
    assert!(icons("brave").contains("[e] m L") || icons("brave").contains("[e] L m"), "{}", icons("brave"));
}

/// EW-ICON-44: an Animal that the owner has given a name is called so wherever an icon counts it.
#[test]
fn counted_animals_have_the_names_of_the_owner() {
    let text = "[[animal]]\nid = \"rhino\"\nname = \"Nose Horn\"\n[[culture]]\nid = \"flint-cache\"\nskill = \"A.rhino : T then X.sloth : F\"\n";
    let game = overlaid(2, text);
    let dictionary = Dictionary::new("en", EndlessWinter::locales()).unwrap();
    let speaker = Speaker { dictionary: &dictionary, names: &[] };
    let face = faces(game.rules.content()).into_iter().find(|face| face.id == "flint-cache").unwrap();
    let action = game.rules.read_action("culture flint-cache").unwrap();
    for words in [face.words, game.rules.describe_action(&game.state, action)] {
        let said = speaker.say(&words);
        assert!(said.contains("for each Nose Horn of yours") && said.contains("Sloth"), "{said}");
    }
}

/// Bots know the new constructs by their icons: exchange those of two cards, and the other one is worth more.
#[test]
fn bots_follow_the_new_icons() {
    let value = |skills: [&str; 2], card: &str| {
        let text = format!(
            "[[culture]]\nid = \"flint-cache\"\nskill = \"{}\"\n[[culture]]\nid = \"drive-lines\"\nskill = \"{}\"\n",
            skills[0], skills[1]
        );
        let content = Content::overlaid("swap.toml", &text).unwrap();
        let mut game = Game::with(Options::seats(2), &content);
        game.hand(S1, &[card]).ready();
        game.rules.evaluate(&Weights::default(), &game.state).points[0]
    };
    for (better, worse) in [
        ("3A/", "A/"),
        ("2R+/", "2R-/"),
        ("3X/", "A!"),
        ("2R+=", "F"),
        ("C : F -> M", "C : F -> T"),
        ("C : F -> M", "C : 2F -> M"),
        ("F -> C : M", "C : F -> M (max 1)"),
        ("X.rhino : M", "X.rhino : F"),
        ("I : 2D", "I : D"),
        // What is counted counts.
        ("C : M", "A.sea-cow : M"),
        ("G : I", "3G : I"),
        ("A : M", "A.rhino : M"),
        ("X : M", "X= : M"),
        ("C : M (max 3)", "C : M (max 1)"),
    ] {
        let ahead = |skills| value(skills, "flint-cache") - value(skills, "drive-lines");
        let (first, second) = (ahead([better, worse]), ahead([worse, better]));
        assert!(first - second > 0.1, "{better} is worth more than {worse}: {first} {second}");
        assert!(first + second < first - second, "the names of the cards matter less: {better}, {worse}");
    }
}

/// EW-RULING-80: bots bid with the Labor behind the Eclipse symbol.
#[test]
fn bots_count_labor_of_the_eclipse() {
    let value = |eclipse: &str| {
        let mut game = overlaid(2, &format!("[[starting]]\nid = \"tribesman\"\neclipse = \"{eclipse}\"\n"));
        game.committed(S1, &["tribesman"]).before_eclipse(&[]);
        game.rules.evaluate(&Weights::default(), &game.state).points[0]
    };
    assert!(value("[e] 2L") > value("[e] L") && value("[e] L") > value(""));
}
