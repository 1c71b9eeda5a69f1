//! Values that are right by themselves, but not together.

use table::{
    content::{Examiner, Path},
    sets::{Indexed, Set},
    text::Phrase,
};

use super::{CardFace, Content, Numbers, Setup};
use crate::{
    board::{Map, Region},
    card::{Card, Colour},
};

/// Cards of each colour in the box (IA-COMP-03).
const LIGHT: i64 = 33;
const DARK: i64 = 22;
/// IA-COMP-06.
pub(super) const STONES: u32 = 50;
/// IA-COMP-04.
pub(super) const MAMMOTHS: usize = 6;

/// Reports everything that cannot be played with.
pub(super) fn content(content: &Content, examiner: &mut Examiner<'_>) {
    numbers(&content.numbers, examiner);
    for (seats, setup) in (3..).zip(&content.setup) {
        self::setup(seats, setup, content, examiner);
    }
    map(content, examiner);
    for face in &content.cards {
        card(face, examiner);
    }
    copies(content, examiner);
}

fn mistake(name: &str) -> Phrase {
    Phrase::new(format!("ice-age-mistake-{name}"))
}

fn number(key: &str) -> Path {
    Path::one("numbers", key)
}

fn numbers(numbers: &Numbers, examiner: &mut Examiner<'_>) {
    let [rounds, hunters, settlers] = [numbers.rounds.is, numbers.hunters.is, numbers.settlers.is];
    // The points of a seat are bytes; a hunter earns 3 points a round at most (IA-SCORE-04).
    let points = i64::from(rounds) * i64::from(hunters) * 3;
    examiner.require(points <= i64::from(u8::MAX), &[number("rounds"), number("hunters")], || {
        mistake("points").number("rounds", rounds).number("hunters", hunters).number("points", points)
    });
    examiner.require(settlers <= hunters, &[number("settlers"), number("hunters")], || {
        mistake("settlers").number("settlers", settlers).number("hunters", hunters)
    });
    let tokens: i64 = numbers.fires.is.iter().map(|&count| i64::from(count)).sum();
    examiner.require((12..=40).contains(&tokens), &[number("fires")], || {
        mistake("fires").number("tokens", tokens)
    });
    let [light, dark] = [numbers.opening_light.is, numbers.opening_dark.is];
    // IA-MIG-17 and IA-MIG-19 speak of five cards, not all of one colour.
    examiner.require(light + dark == 5, &[number("opening_light"), number("opening_dark")], || {
        mistake("opening").number("light", light).number("dark", dark)
    });
}

fn setup(seats: u32, setup: &Setup, content: &Content, examiner: &mut Examiner<'_>) {
    let path = |key: &str| Path::face("setup", seats.to_string(), key);
    let told = |name: &str| mistake(name).number("seats", seats);
    let needed = u32::from(setup.dark_pool.is) + seats * u32::from(content.numbers.stones.is);
    examiner.require(needed <= STONES, &[path("dark_pool"), number("stones")], || {
        told("stones").number("needed", needed)
    });
    let open = Set::from_iter(setup.covered.is.iter().copied()).complement();
    examiner.require(open.len() >= 4, &[path("covered")], || told("open").number("open", open.len() as i64));
    let mammoths = &setup.mammoths.is;
    for (index, region) in mammoths.iter().enumerate() {
        examiner.require(!mammoths[..index].contains(region), &[path("mammoths")], || {
            told("two-mammoths").number("region", region.number())
        });
        examiner.require(open.has(*region), &[path("mammoths"), path("covered")], || {
            told("mammoth-on-ice").number("region", region.number())
        });
    }
    let in_play = mammoths.len() + usize::from(setup.mammoth_supply.is);
    examiner.require((1..=MAMMOTHS).contains(&in_play), &[path("mammoths"), path("mammoth_supply")], || {
        told("mammoths").number("mammoths", in_play as i64)
    });
}

/// IA-RULING-04: the examples of the rules sheet must hold on the map.
#[expect(clippy::expect_used, reason = "the numbers of the examples are constants")]
fn map(content: &Content, examiner: &mut Examiner<'_>) {
    let [borders, edge] = ["borders", "ice_edge"].map(|key| Path::one("map", key));
    let pairs = &content.map.borders.is;
    for (index, &[a, b]) in pairs.iter().enumerate() {
        examiner.require(a != b, std::slice::from_ref(&borders), || {
            mistake("own-border").number("region", a.number())
        });
        let twice = pairs[..index].iter().any(|&[c, d]| (a, b) == (c, d) || (a, b) == (d, c));
        examiner.require(!twice, std::slice::from_ref(&borders), || {
            mistake("border-twice").number("one", a.number()).number("other", b.number())
        });
    }
    let map = Map::new(pairs, content.map.terrain.is, content.map.ice_edge.is.iter().copied().collect());
    let region = |number: u64| Region::from_number(number).expect("the examples name regions 1 to 12");
    let regions = |numbers: &[u64]| numbers.iter().map(|&number| region(number)).collect::<Set<_>>();
    // Each example is examined on its own: a border can be needed by several.
    let mut wrong = Vec::new();
    for (a, b, wanted) in [(1_u8, 6_u8, true), (7, 12, true), (2, 7, false), (6, 11, false)] {
        if map.neighbours(region(a.into())).has(region(b.into())) != wanted {
            let name = if wanted { "neighbours" } else { "no-neighbours" };
            wrong.push(mistake(name).number("one", a).number("other", b).text("rule", "IA-EX-14"));
        }
    }
    let examples: [(&[u64], &[u64], &str); 3] = [
        (&[1, 2, 3, 4], &[5, 6, 7, 8], "IA-EX-09"),
        (&[1, 4], &[2, 3, 5, 6, 7, 8], "IA-EX-10"),
        (&[], &[1, 2, 3, 4], "IA-EX-11"),
    ];
    for (covered, expected, example) in examples {
        let found = map.next_to_ice(regions(covered));
        if found != regions(expected) {
            let told = match covered {
                [] => mistake("glacier-first"),
                _ => mistake("glacier").text("covered", listed(regions(covered))),
            };
            wrong.push(
                told.text("expected", listed(regions(expected)))
                    .text("found", listed(found))
                    .text("rule", example),
            );
        }
    }
    let mut reached = Set::only(region(1));
    for _ in Region::each() {
        reached = reached.iter().fold(reached, |all, region| all.or(map.neighbours(region)));
    }
    if !reached.complement().is_empty() {
        wrong.push(mistake("unreachable").text("regions", listed(reached.complement())));
    }
    examiner.require_all(wrong, &[borders, edge]);
}

fn listed(regions: Set<Region>) -> String {
    regions.iter().map(|region| region.to_string()).collect::<Vec<_>>().join(", ")
}

fn card(face: &CardFace, examiner: &mut Examiner<'_>) {
    let path = |key: &str| Path::face("cards", face.id.id(), key);
    let light = face.id.colour() == Colour::Light;
    let (prices, options) = (face.stones.is.len(), face.effects.is.len());
    examiner.require(!light || prices == options, &[path("stones"), path("effects")], || {
        mistake("prices").number("prices", prices as i64).number("options", options as i64)
    });
}

fn copies(content: &Content, examiner: &mut Examiner<'_>) {
    for (colour, wanted) in [(Colour::Light, LIGHT), (Colour::Dark, DARK)] {
        let cards: Vec<&CardFace> = content.cards.iter().filter(|face| face.id.colour() == colour).collect();
        let found: i64 = cards.iter().map(|face| i64::from(face.copies.is)).sum();
        let of = |card: Card| Path::face("cards", card.id(), "copies");
        let paths: Vec<Path> = cards.iter().map(|face| of(face.id)).collect();
        examiner.require(found == wanted, &paths, || {
            mistake(&format!("copies-{}", colour.id())).number("found", found).number("wanted", wanted)
        });
    }
}
