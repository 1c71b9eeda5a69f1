//! The values a content file may not have.

use table::{
    content::Examiner,
    sets::{Indexed, Set},
};

use super::draft::{CardDraft, Draft, Placed, SetupDraft};
use crate::{
    board::{Map, Region},
    card::{Card, Colour, Effect, OPTIONS},
};

/// Cards of each colour in the box (IA-COMP-03).
const LIGHT: u32 = 33;
const DARK: u32 = 22;
/// IA-COMP-06, IA-COMP-04.
const STONES: u32 = 50;
const MAMMOTHS: usize = 6;
const MOST_ROUNDS: u8 = 8;
const MOST_HUNTERS: u8 = 12;

/// Reports every value of the draft that cannot be played with.
pub(super) fn draft(draft: &Draft, examiner: &mut Examiner<'_>) {
    numbers(draft, examiner);
    for (seats, setup) in (3..).zip(draft.setup.each()) {
        self::setup(seats, setup, draft, examiner);
    }
    map(draft, examiner);
    for card in Card::ALL {
        if let Some(face) = draft.cards.get(card.id()) {
            self::card(card, face, examiner);
        }
    }
    copies(draft, examiner);
}

fn between<T: Copy + PartialOrd + std::fmt::Display>(
    name: &str,
    placed: Option<&Placed<T>>,
    least: T,
    most: T,
    examiner: &mut Examiner<'_>,
) {
    if let Some(placed) = placed {
        let value = placed.value.is;
        examiner.require(least <= value && value <= most, placed.at, || {
            format!("{name} is {value}: choose a number from {least} to {most}")
        });
    }
}

fn numbers(draft: &Draft, examiner: &mut Examiner<'_>) {
    let numbers = &draft.numbers;
    between("rounds", numbers.rounds.as_ref(), 2, MOST_ROUNDS, examiner);
    between("hunters", numbers.hunters.as_ref(), 6, MOST_HUNTERS, examiner);
    between("settlers", numbers.settlers.as_ref(), 1, 12, examiner);
    between("stones", numbers.stones.as_ref(), 0, 8, examiner);
    between("clubs", numbers.clubs.as_ref(), 0, 12, examiner);
    between("capacity", numbers.capacity.as_ref(), 1, 12, examiner);
    between("rich", numbers.rich.as_ref(), 5, 50, examiner);
    between("dark_pool_least", numbers.dark_pool_least.as_ref(), 1, 20, examiner);
    if let (Some(rounds), Some(hunters)) = (&numbers.rounds, &numbers.hunters) {
        // The points of a seat are bytes; a hunter earns 3 points a round at most (IA-SCORE-04).
        let points = u32::from(rounds.value.is) * u32::from(hunters.value.is) * 3;
        // Numbers out of their own range are reported already.
        let in_range = rounds.value.is <= MOST_ROUNDS && hunters.value.is <= MOST_HUNTERS;
        examiner.require(!in_range || points <= u32::from(u8::MAX), rounds.at.or(hunters.at), || {
            format!(
                "{} rounds with {} hunters could score {points} points: at most 255 are possible, play fewer rounds",
                rounds.value.is, hunters.value.is
            )
        });
    }
    if let (Some(settlers), Some(hunters)) = (&numbers.settlers, &numbers.hunters) {
        examiner.require(settlers.value.is <= hunters.value.is, settlers.at.or(hunters.at), || {
            format!("settlers ({}) cannot be more than hunters ({})", settlers.value.is, hunters.value.is)
        });
    }
    if let Some(fires) = &numbers.fires {
        let tokens: u32 = fires.value.is.iter().map(|&count| u32::from(count)).sum();
        examiner.require((12..=40).contains(&tokens), fires.at, || {
            format!("fires adds up to {tokens} tokens: 12 to 40 are needed, one for every region")
        });
    }
    if let (Some(light), Some(dark)) = (&numbers.opening_light, &numbers.opening_dark) {
        let (light_count, dark_count) = (light.value.is, dark.value.is);
        // IA-MIG-17 and IA-MIG-19 speak of five cards, not all of one colour.
        let fits = light_count.checked_add(dark_count) == Some(5) && light_count > 0 && dark_count > 0;
        examiner.require(fits, light.at.or(dark.at), || {
            format!(
                "an opening hand has 5 cards of both colours, not {light_count} light and {dark_count} dark"
            )
        });
    }
}

fn setup(seats: u32, setup: &SetupDraft, draft: &Draft, examiner: &mut Examiner<'_>) {
    if let (Some(pool), Some(each)) = (&setup.dark_pool, &draft.numbers.stones) {
        let needed = u32::from(pool.value.is) + seats * u32::from(each.value.is);
        examiner.require(pool.value.is > 0 && needed <= STONES, pool.at.or(each.at), || {
            format!("{seats} players need {needed} stones: the box has {STONES}, and the dark pool needs at least 1")
        });
    }
    let (Some(covered), Some(mammoths)) = (&setup.covered, &setup.mammoths) else {
        return;
    };
    let open = Set::from_iter(covered.value.is.iter().copied()).complement();
    examiner.require(open.len() >= 4, covered.at, || {
        format!("with {seats} players only {} regions stay open: leave at least 4", open.len())
    });
    for (index, region) in mammoths.value.is.iter().enumerate() {
        examiner.require(!mammoths.value.is[..index].contains(region), mammoths.at, || {
            format!(
                "with {seats} players region {region} has two mammoths at the start: name each region once"
            )
        });
    }
    for &region in &mammoths.value.is {
        examiner.require(open.has(region), mammoths.at.or(covered.at), || {
            format!("with {seats} players a mammoth stands in region {region}, which is under ice")
        });
    }
    let in_play = mammoths.value.is.len()
        + setup.mammoth_supply.as_ref().map_or(0, |supply| usize::from(supply.value.is));
    let at = mammoths.at.or_else(|| setup.anywhere());
    examiner.require((1..=MAMMOTHS).contains(&in_play), at, || {
        format!("{seats} players play with {in_play} mammoths: the box has {MAMMOTHS}, at least 1 is needed")
    });
}

/// IA-RULING-04: the examples of the rules sheet must hold on the map.
#[expect(clippy::expect_used, reason = "the numbers of the examples are constants")]
fn map(draft: &Draft, examiner: &mut Examiner<'_>) {
    let (Some(borders), Some(edge), Some(terrain)) =
        (&draft.map.borders, &draft.map.ice_edge, &draft.map.terrain)
    else {
        return;
    };
    let pairs = &borders.value.is;
    for (index, &[a, b]) in pairs.iter().enumerate() {
        examiner.require(a != b, borders.at, || format!("region {a} cannot border itself"));
        let twice = pairs[..index].iter().any(|&[c, d]| (a, b) == (c, d) || (a, b) == (d, c));
        examiner.require(!twice, borders.at, || format!("the border {a}-{b} is listed twice"));
    }
    let map = Map::new(pairs, terrain.value.is, edge.value.is.iter().copied().collect());
    let at = borders.at.or(edge.at);
    let region = |number: u64| Region::from_number(number).expect("the examples name regions 1 to 12");
    let regions = |numbers: &[u64]| numbers.iter().map(|&number| region(number)).collect::<Set<_>>();
    for (a, b, wanted) in [(1, 6, true), (7, 12, true), (2, 7, false), (6, 11, false)] {
        let found = map.neighbours(region(a)).has(region(b));
        examiner.require(found == wanted, at, || {
            let not = if wanted { "" } else { "not " };
            format!("the rulebook says that {a} and {b} are {not}neighbours (IA-EX-14)")
        });
    }
    let examples: [(&[u64], &[u64], &str); 3] = [
        (&[1, 2, 3, 4], &[5, 6, 7, 8], "IA-EX-09"),
        (&[1, 4], &[2, 3, 5, 6, 7, 8], "IA-EX-10"),
        (&[], &[1, 2, 3, 4], "IA-EX-11"),
    ];
    for (covered, expected, example) in examples {
        let found = map.next_to_ice(regions(covered));
        examiner.require(found == regions(expected), at, || {
            format!(
                "with {covered:?} under ice the rulebook lets the glacier grow to {expected:?}, this map to {} ({example})",
                found.iter().map(|region| region.to_string()).collect::<Vec<_>>().join(", ")
            )
        });
    }
    let mut reached = Set::only(region(1));
    for _ in Region::each() {
        reached = reached.iter().fold(reached, |all, region| all.or(map.neighbours(region)));
    }
    examiner.require(reached.complement().is_empty(), at, || {
        let lost: Vec<String> = reached.complement().iter().map(|region| region.to_string()).collect();
        format!("regions {} cannot be reached from region 1", lost.join(", "))
    });
}

fn card(card: Card, face: &CardDraft, examiner: &mut Examiner<'_>) {
    let (Some(stones), Some(effects)) = (&face.stones, &face.effects) else {
        return;
    };
    let (prices, texts) = (&stones.value.is, &effects.value.is);
    examiner.require((1..=OPTIONS).contains(&texts.len()), effects.at, || {
        format!("{card} has {} options: write 1 to {OPTIONS}", texts.len())
    });
    let wanted = if card.colour() == Colour::Light && !card.is_cult() { texts.len() } else { 1 };
    examiner.require(prices.len() == wanted, stones.at.or(effects.at), || {
        format!("{card} needs {wanted} number(s) in 'stones', found {}", prices.len())
    });
    for &price in prices {
        examiner.require(price <= 8 && (price > 0 || card.is_cult()), stones.at, || {
            format!("{card}: {price} stones is out of range: choose 1 to 8")
        });
    }
    for text in texts {
        match Effect::parse(text) {
            Err(why) => examiner.mistake(effects.at, format!("{card}: {why}")),
            Ok(effect) => examiner.require((effect == Effect::Copy) == card.is_cult(), effects.at, || {
                format!("{card}: only Cult cards copy a discard, and they do nothing else")
            }),
        }
    }
    examiner.require(
        face.who.is_none() || !(card.colour() == Colour::Light || card.is_cult()),
        face.who.as_ref().and_then(|who| who.at),
        || format!("{card} is performed by its player: leave 'who' out"),
    );
}

fn copies(draft: &Draft, examiner: &mut Examiner<'_>) {
    for (colour, wanted) in [(Colour::Light, LIGHT), (Colour::Dark, DARK)] {
        let mut at = None;
        let mut found = 0;
        for card in Card::ALL.into_iter().filter(|card| card.colour() == colour) {
            let Some(copies) = draft.cards.get(card.id()).and_then(|face| face.copies.as_ref()) else {
                return;
            };
            found += u32::from(copies.value.is);
            at = at.or(copies.at);
        }
        examiner.require(found == wanted, at, || {
            format!("the {} cards add up to {found}: the box has {wanted} (IA-COMP-03)", colour.id())
        });
    }
}
