//! The content file: what the box holds, and what is said about a file laid over it.

use crate::common::{S1, Scenario, Scene, region};
use ice_age::{Card, Colour, Content, IceAge, Options, Region, Terrain};
use table::{
    Rules,
    content::{Mistake, Provenance},
    sets::Indexed,
};

/// IA-COMP-01: twelve numbered regions; the score starts at 0, the arrow.
#[test]
fn the_board_has_twelve_regions() {
    assert_eq!(Region::each().map(Region::number).collect::<Vec<_>>(), (1..=12).collect::<Vec<_>>());
    assert!(Region::from_number(0).is_none() && Region::from_number(13).is_none());
    let standings = crate::common::ice_age(5).standings(&crate::common::ice_age(5).start());
    assert!(standings.lines.iter().all(|line| line.score == 0));
}

/// IA-COMP-02: thirteen hunters in each of five colours: a seat each, twelve to play and the score marker.
#[test]
fn there_are_hunters_for_five_players() {
    assert_eq!(Content::standard().numbers.hunters.is, 12);
    let state = crate::common::ice_age(5).start();
    assert!(state.players.iter().all(|player| player.reserve == 12));
    let six = Options { seats: 6, ..Options::default() };
    assert_eq!(IceAge::new(&six, &Content::standard()).unwrap_err().option, "seats");
}

/// IA-COMP-03: 33 light and 22 dark cards.
#[test]
fn there_are_55_cards() {
    let content = Content::standard();
    for (colour, count) in [(Colour::Light, 33), (Colour::Dark, 22)] {
        let faces = content.cards.iter().filter(|face| face.id.colour() == colour);
        assert_eq!(faces.map(|face| u32::from(face.copies.is)).sum::<u32>(), count);
    }
    assert!(content.cards.iter().map(|face| face.id).eq(Card::ALL));
}

/// IA-COMP-04, IA-COMP-06..08: six mammoths, 50 stones, fires of 0 (four), 1 (five) and 2 (five), six clubs.
#[test]
fn there_are_mammoths_stones_fires_and_clubs() {
    let content = Content::standard();
    let five = &content.setup[2];
    assert_eq!(five.mammoths.is.len() + usize::from(five.mammoth_supply.is), 6);
    assert_eq!(five.dark_pool.is + 5 * content.numbers.stones.is, 50);
    assert_eq!((content.numbers.fires.is, content.numbers.clubs.is), ([4, 5, 5], 6));
}

/// IA-COMP-05: a glacier tile for every region: each can be covered in some game.
#[test]
fn every_region_has_a_glacier_tile() {
    for number in 1..=12u64 {
        // Four rows of ice edge, then what the ice reaches.
        let (seats, round, covered) = match number {
            1..=4 => (5, 1, None),
            5..=8 => (3, 1, None),
            _ => (3, 2, Some(number - 4)),
        };
        let mut game =
            Scene::new(seats).round(round).mammoths(5, 0).covered(covered).no_fires().to_conflicts(S1);
        if game.chooser().is_none() {
            game.deal("last s1");
        }
        game.play(&format!("cover {number}"));
        assert!(game.state.board.covered.has(region(number)));
    }
}

/// Every value says where it comes from, and an overlay need not.
#[test]
fn an_overlay_replaces_values_and_nothing_else() {
    let standard = Content::standard();
    let text =
        "[numbers]\ncapacity = { is = 5 }\n\n[cards.D-feast]\nstones = { is = [7], from = \"rulebook\" }\n";
    let content = Content::overlaid("mine.toml", text).unwrap();
    assert_eq!((content.numbers.capacity.is, content.numbers.capacity.from), (5, Provenance::Overlay));
    let feast = &content.cards[Card::Feast.index()];
    assert_eq!((feast.stones.is.as_slice(), feast.stones.from), (&[7][..], Provenance::Rulebook));
    assert_eq!((feast.copies.is, feast.copies.from), (4, Provenance::House));
    assert_eq!(content.numbers.clubs, standard.numbers.clubs);
    assert_eq!(content.map.borders, standard.map.borders);

    let rules = crate::common::rules(Options { seats: 3, ..Options::default() }, &content);
    let mut game = Scene::of(rules).hand(S1, [Card::Feast]).to_play(S1);
    game.play("play D-feast");
    assert_eq!(game.stones(S1), 11, "played with the new value");
}

/// The only mistake of an overlay.
#[track_caller]
fn mistake(text: &str) -> Mistake {
    match Content::overlaid("mine.toml", text) {
        Ok(_) => panic!("accepted: {text}"),
        Err(error) => {
            assert_eq!(error.0.len(), 1, "{error}");
            error.0[0].clone()
        }
    }
}

#[track_caller]
fn complains(text: &str, line: usize, words: &[&str]) {
    let found = mistake(text);
    assert_eq!((found.file.as_str(), found.line), ("mine.toml", line), "{found}");
    for word in words {
        assert!(found.to_string().contains(word), "'{word}' is not in: {found}");
    }
}

/// A file that is no TOML, or has a key, a type, a region, a terrain or a provenance that does not exist.
#[test]
fn what_cannot_be_read_is_named_with_its_line() {
    complains("[numbers]\nclubs = { is = 6 \n", 2, &["never closed", "clubs = { is = 6"]);
    complains("[numbers]\nclubs 6\n", 2, &["clubs 6", "name = value"]);
    complains("[numbers]\nclubs = 5\nclubs = 6\n", 3, &["repeats a name", "clubs = 6"]);
    complains("[numbers]\nround = { is = 4 }\n", 2, &["numbers.round:", "no value round", "one of rounds"]);
    complains("[number]\n", 1, &["no table number", "one of numbers"]);
    complains(
        "\n[cards.D-feast]\nprice = { is = [7] }\n",
        3,
        &["cards.D-feast.price", "no value price", "stones"],
    );
    complains("[setup.6]\ndark_pool = { is = 30 }\n", 1, &["no 6 in this table", "3, 4, 5"]);
    complains(
        "[numbers]\n\nclubs = { is = \"six\" }\n",
        3,
        &["numbers.clubs: Expected a whole number from 0 to 12, found \"six\"."],
    );
    complains("numbers = 6\n", 1, &["under a line [numbers]"]);
    complains("[[cards]]\nid = \"L-ice\"\n", 1, &["under a line [cards.L-ice]"]);
    complains(
        "[numbers]\nclubs = { is = 7, from = \"memory\" }\n",
        2,
        &["Source: ", "found \"memory\"", "house"],
    );
    complains("[numbers]\nclubs = { is = 7, form = \"house\" }\n", 2, &["form has no meaning", "is, from"]);
    complains("[numbers]\nclubs = { is = 300 }\n", 2, &["numbers.clubs: ", "0 to 12", "300"]);
    complains("[numbers]\nfires = 6\n", 2, &["numbers.fires: Expected a list such as [0, 0, 0], found 6."]);
    complains(
        "[setup.3]\ncovered = { is = [1, 13] }\n",
        2,
        &["setup.3.covered: Entry 2: ", "from 1 to 12, found 13"],
    );
    complains("[map]\nterrain = { is = [\"lake\"] }\n", 2, &["map.terrain: Expected 12 entries, found 1"]);
    let lakes = format!("[map]\nterrain = [{}]\n", ["\"lake\""; 12].join(", "));
    complains(&lakes, 2, &["one of ice-meadow, mountains", "found \"lake\""]);
}

/// A value may be written bare or with its source.
#[test]
fn a_value_may_name_its_source() {
    let content =
        Content::overlaid("mine.toml", "[numbers]\nclubs = 5\nrich = { is = 9, from = \"source\" }\n")
            .unwrap();
    assert_eq!((content.numbers.clubs.is, content.numbers.clubs.from), (5, Provenance::Overlay));
    assert_eq!((content.numbers.rich.is, content.numbers.rich.from), (9, Provenance::Source));
}

/// Cards: an unknown one, a wrong sum of copies, a wrong instruction, wrong prices, a Cult that is none.
#[test]
fn impossible_cards_are_named_with_their_line() {
    complains("[cards.L-lake]\ncopies = { is = 2 }\n", 1, &["no L-lake", "one of L-ice, L-mtn", "D-cult"]);
    complains("[cards.L-ice]\ncopies = { is = 3 }\n", 2, &["light cards add up to 34", "33", "IA-COMP-03"]);
    complains("\n\n[cards.D-raid]\ncopies = { is = 1 }\n", 4, &["dark cards add up to 21", "22"]);
    let effects = |card: &str, effects: &str| format!("[cards.{card}]\neffects = {{ is = [{effects}] }}\n");
    complains(
        &effects("L-fire", "\"burn it all\""),
        2,
        &["cards.L-fire.effects: Entry 1: ", "“burn it all” is no instruction", "pick one of the list"],
    );
    complains(
        &effects("L-ice", "\"place 9 hunters anywhere\", \"place 2 hunters anywhere\""),
        2,
        &["1 to 4 hunters, not “9”"],
    );
    complains(
        &effects("L-ice", "\"place 3 hunters on lake\", \"place 2 hunters anywhere\""),
        2,
        &["no landscape “lake”", "ice-meadow, mountains"],
    );
    complains("[cards.L-ice]\nstones = { is = [3] }\n", 2, &["cards.L-ice.stones", "2 options and 1 prices"]);
    complains("[cards.L-swap]\nstones = { is = [0] }\n", 2, &["Entry 1: ", "from 1 to 8, found 0"]);
    complains("[cards.L-swap]\nwho = { is = \"one-other\" }\n", 2, &["has no value who", "remove the line"]);
    complains(&effects("L-cult", "\"take a club\""), 2, &["A Cult does nothing but copy a discard"]);
    complains(&effects("D-hunt", "\"copy a discard\""), 2, &["Only a Cult copies a discard"]);
    complains(&effects("D-hunt", ""), 2, &["Expected 1 to 3 entries, found 0"]);
}

/// Numbers and set-ups that no box could hold.
#[test]
fn impossible_numbers_are_named_with_their_line() {
    complains("[numbers]\nrounds = { is = 1 }\n", 2, &["numbers.rounds", "from 2 to 8, found 1"]);
    complains("[numbers]\nrounds = { is = 8 }\n", 2, &["8 rounds with 12 hunters", "288 points", "only 255"]);
    complains(
        "[numbers]\nsettlers = { is = 12 }\nhunters = { is = 10 }\n",
        2,
        &["12 hunters cannot be placed", "a player has 10"],
    );
    complains("[numbers]\nfires = { is = [4, 4, 3] }\n", 2, &["add up to 11", "12 to 40"]);
    complains(
        "[numbers]\nopening_light = { is = 3 }\n",
        2,
        &["5 cards of both colours", "3 light and 3 dark"],
    );
    complains("[setup.5]\ndark_pool = { is = 31 }\n", 2, &["5 players need 51 stones", "the box has 50"]);
    complains("[setup.3]\nmammoths = { is = [1, 6, 7, 8] }\n", 2, &["region 1, which is under ice"]);
    complains(
        "[setup.3]\nmammoths = { is = [5, 5, 6] }\n",
        2,
        &["region 5 has two mammoths", "each region once"],
    );
    complains("[setup.4]\nmammoth_supply = { is = 3 }\n", 2, &["7 mammoths", "the box has 6"]);
    complains("[setup.4]\nmammoth_supply = { is = 7 }\n", 2, &["from 0 to 6, found 7"]);
    let nine = "[setup.5]\ncovered = { is = [4, 5, 6, 7, 8, 9, 10, 11, 12] }\nmammoths = { is = [1] }\n";
    complains(nine, 2, &["Expected 0 to 8 entries, found 9"]);
}

/// The standard borders as an overlay, some left out, some added.
fn borders(without: &[[u8; 2]], with: &[[u8; 2]]) -> String {
    let standard = Content::standard().map.borders.is;
    let kept = standard.iter().map(|pair| pair.map(Region::number)).filter(|pair| !without.contains(pair));
    let pairs: Vec<String> = kept.chain(with.iter().copied()).map(|[a, b]| format!("[{a}, {b}]")).collect();
    format!("[map]\nborders = {{ is = [{}] }}\n", pairs.join(", "))
}

/// IA-RULING-04, IA-EX-09..11, IA-EX-14: a map on which an example of the rules sheet would fail is refused.
#[test]
fn an_impossible_map_is_refused() {
    complains(&borders(&[], &[[2, 7]]), 2, &["2 and 7 are not neighbours", "IA-EX-14"]);
    complains(&borders(&[], &[[6, 11]]), 2, &["6 and 11 are not neighbours", "IA-EX-14"]);
    complains(&borders(&[[7, 12]], &[]), 2, &["7 and 12 are neighbours", "IA-EX-14"]);
    complains(&borders(&[], &[[2, 9]]), 2, &["1, 2, 3, 4 under ice", "5, 6, 7, 8", "9", "IA-EX-09"]);
    complains(&borders(&[[4, 7]], &[]), 2, &["1, 4 under ice", "2, 3, 5, 6, 7, 8", "IA-EX-10"]);
    complains("[map]\n\nice_edge = { is = [1, 2, 3] }\n", 3, &["1, 2, 3, 4", "IA-EX-11"]);
    // 1-6 is needed by two of them.
    let both = Content::overlaid("mine.toml", &borders(&[[1, 6]], &[])).unwrap_err().to_string();
    assert!(both.contains("IA-EX-14") && both.contains("IA-EX-10"), "{both}");
}

/// IA-RULING-04: borders are pairs of two regions, each once; and every region can be reached.
#[test]
fn a_broken_border_graph_is_refused() {
    complains(&borders(&[], &[[5, 5]]), 2, &["Region 5 cannot border itself"]);
    complains(&borders(&[], &[[6, 1]]), 2, &["border between 6 and 1 is listed twice"]);
    complains(&borders(&[[9, 10], [5, 9], [6, 9]], &[]), 2, &["cannot be reached from region 1: 9"]);
}

/// IA-RULING-04: whoever owns the box may correct the borders that are ours.
#[test]
fn house_borders_may_be_replaced() {
    let content = Content::overlaid("mine.toml", &borders(&[[3, 6], [6, 9]], &[[2, 5], [5, 10]])).unwrap();
    let rules = crate::common::rules(Options { seats: 5, ..Options::default() }, &content);
    assert!(rules.map().neighbours(region(2)).has(region(5)));
    assert!(!rules.map().neighbours(region(3)).has(region(6)));
}

/// Several mistakes are told at once, each with its line.
#[test]
fn all_mistakes_are_told_at_once() {
    let text = "[numbers]\nrounds = { is = 9 }\nclubs = { is = 40 }\n[cards.L-swap]\nstones = { is = [9] }\n";
    let error = Content::overlaid("mine.toml", text).unwrap_err();
    let lines: Vec<usize> = error.0.iter().map(|mistake| mistake.line).collect();
    assert_eq!(lines, [2, 3, 5], "{error}");
    assert!(error.to_string().starts_with("mine.toml:2: "), "{error}");
}

/// Six terrains, two regions each; no two neighbours share one; each has an open region with three players.
#[test]
fn every_terrain_occurs_twice_and_apart() {
    let rules = crate::common::ice_age(3);
    for terrain in Terrain::ALL {
        let regions = rules.map().of_terrain(terrain);
        assert_eq!(regions.len(), 2);
        assert!(!regions.and(rules.start().open()).is_empty());
        for region in regions {
            assert_eq!(rules.map().terrain(region), terrain);
            assert!(rules.map().neighbours(region).and(regions).is_empty());
        }
    }
}
