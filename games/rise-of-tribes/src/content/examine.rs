//! The checks a content file must pass to be playable.

use table::sets::Indexed;

use super::{Content, EventEffect, Start, TileEffect};
use crate::{
    board,
    ids::{Ability, Event, Goal, Good, HEXES, Land, PLACES, Power, Tile, Tribe},
};

/// No printed number is larger: keeps all sums in small integers.
const LARGEST: u8 = 20;

/// Everything wrong with it, in words.
pub(super) fn examine(content: &Content) -> Vec<String> {
    let mut faults = Faults::default();
    numbers(content, &mut faults);
    layouts(content, &mut faults);
    goals(content, &mut faults);
    events(content, &mut faults);
    tribes(content, &mut faults);
    tiles(content, &mut faults);
    faults.0
}

#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn require(&mut self, holds: bool, fault: impl FnOnce() -> String) {
        if !holds {
            self.0.push(fault());
        }
    }

    fn range(&mut self, name: &str, number: u8, from: u8, to: u8) {
        self.require((from..=to).contains(&number), || {
            format!("{name} is {number}; it must be between {from} and {to}")
        });
    }
}

fn numbers(content: &Content, faults: &mut Faults) {
    let rules = &content.rules;
    faults.range("winning_points", rules.winning_points.is, 1, 60);
    faults.range("population_limit", rules.population_limit.is, 1, LARGEST);
    faults.range("members", rules.members.is, 4, 40);
    faults.range("villages", rules.villages.is, 4, 12);
    faults.range("event_slots", rules.event_slots.is, 1, 4);
    faults.range("returning", rules.returning.is, 1, 4);
    let sides = content.dice.faces.is;
    for (name, count) in [("sun", sides.sun), ("moon", sides.moon), ("blank", sides.blank)] {
        faults.range(&format!("sides with {name}"), count, 1, LARGEST);
    }
    for (name, row) in [
        ("grow", content.actions.grow.is),
        ("move", content.actions.moves.is),
        ("lead", content.actions.lead.is),
    ] {
        for number in row {
            faults.range(name, number, 0, LARGEST);
        }
    }
    for (name, rows) in
        [("gather.hexes", content.gather.hexes.is), ("gather.yield", content.gather.yields.is)]
    {
        for number in rows.into_iter().flatten() {
            faults.range(name, number, 1, LARGEST);
        }
    }
    let start = &content.start;
    for Start { members, beside, goods } in [start.first.is, start.second.is, start.third.is, start.fourth.is]
    {
        faults.range("members of a start", members, 1, 8);
        faults.range("members beside", beside, 0, 8);
        faults.range("goods of a start", goods, 0, LARGEST);
        faults.require(members + beside <= rules.members.is, || {
            format!(
                "a start with {members} and {beside} members is more than the {} of a tribe",
                rules.members.is
            )
        });
    }
    faults.require(rules.returning.is <= rules.members.is, || {
        "a tribe cannot return with more members than it has".to_owned()
    });
    faults.range("altar.equal", content.altar.equal.is, 1, LARGEST);
    faults.range("altar.points", content.altar.points.is, 0, LARGEST);
    cost("altar.mixed", content.altar.mixed.is.0, faults);
    faults.range("elder.gift", content.elder.gift.is, 1, LARGEST);
    faults.range("elder.points", content.elder.points.is, 0, LARGEST);
    faults.range("glacier.limit", content.glacier.limit.is, 1, LARGEST);
    faults.range("glacier.most", content.glacier.most.is, 0, LARGEST);
    faults.range("glacier.stones", content.glacier.stones.is, 1, LARGEST);
}

fn cost(name: &str, goods: [u8; 3], faults: &mut Faults) {
    for number in goods {
        faults.range(name, number, 0, LARGEST);
    }
}

fn layouts(content: &Content, faults: &mut Faults) {
    for seats in 2..=4_usize {
        let Some(layout) = content.layouts.get(&seats.to_string()) else {
            faults.require(false, || format!("a layout for {seats} seats is missing"));
            continue;
        };
        let (hexes, places) = (&layout.hexes.is, &layout.volcano.is);
        let wanted = Land::COUNT * (seats + 1);
        faults.require(hexes.len() == wanted && wanted <= HEXES, || {
            format!("the layout for {seats} seats has {} hexes; it needs {wanted}", hexes.len())
        });
        let distinct =
            |list: &[[i8; 2]]| list.iter().enumerate().all(|(index, place)| !list[..index].contains(place));
        faults.require(distinct(hexes) && distinct(places), || {
            format!("the layout for {seats} seats names a place twice")
        });
        faults.require(
            !places.is_empty() && places.len() <= PLACES && !places.iter().any(|place| hexes.contains(place)),
            || {
                format!(
                    "the layout for {seats} seats needs 1 to {PLACES} places for the volcano, none of them a hex"
                )
            },
        );
        for place in places {
            let contacts = hexes.iter().filter(|hex| board::adjacent(**hex, *place)).count();
            faults.require(contacts >= 2, || {
                format!("the volcano at {place:?} touches {contacts} hexes; it must touch two or more")
            });
        }
        faults.require(hexes.len() > HEXES || board::connected(hexes), || {
            format!("the layout for {seats} seats falls apart")
        });
    }
    let known = |name: &String| matches!(name.as_str(), "2" | "3" | "4");
    faults.require(content.layouts.keys().all(known), || "layouts are for 2, 3 and 4 seats".to_owned());
}

fn goals(content: &Content, faults: &mut Faults) {
    for &goal in Goal::ALL {
        let kinds = usize::from(content.developments.contains_key(&goal))
            + usize::from(content.achievements.contains_key(&goal));
        faults.require(kinds == 1, || {
            format!("{goal} must be a development or an achievement, and only one of them")
        });
    }
    for (goal, face) in &content.developments {
        cost(goal.id(), face.cost.is.0, faults);
        faults.range(&format!("points of {goal}"), face.points.is, 0, LARGEST);
        let most = match face.ability.is.kind {
            Ability::ExtraMember
            | Ability::Outpost
            | Ability::LongMarch
            | Ability::ExtraCard
            | Ability::RicherHex
            | Ability::Gift => LARGEST,
            Ability::Strike | Ability::ExtraHex => 1,
        };
        faults.range(&format!("amount of {goal}"), face.ability.is.amount, 1, most);
    }
    for (goal, face) in &content.achievements {
        faults.range(&format!("points of {goal}"), face.points.is, 0, LARGEST);
    }
}

fn events(content: &Content, faults: &mut Faults) {
    for &event in Event::ALL {
        let Some(face) = content.events.get(&event) else {
            faults.require(false, || format!("the event {event} is missing"));
            continue;
        };
        faults.require(fits(event, &face.effect.is), || {
            format!("the effect of {event} must stay of its kind; only its numbers can change")
        });
        let numbers: &[u8] = match &face.effect.is {
            EventEffect::Discovery { tokens } => &tokens.0,
            EventEffect::Drought { limit } => &[*limit],
            EventEffect::MildWinter { food_each, more } => &[*food_each, *more],
            EventEffect::Plentiful { tokens, more, .. } => &[*tokens, *more],
            EventEffect::Knowledge { most } => &[*most],
            EventEffect::SabreTooth { points } => &[*points],
            EventEffect::Volcano { stone, sun, blank, moon } => &[*stone, *sun, *blank, *moon],
            EventEffect::Invaders { first, most, points } => {
                faults.require((1..=*most).contains(first), || {
                    format!("{first} invaders cannot come when there are at most {most}")
                });
                &[*first, *most, *points]
            }
            EventEffect::Mammoth { members, meat, hunt_points, feed, tame_points, loss } => {
                &[*members, *meat, *hunt_points, *feed, *tame_points, *loss]
            }
            EventEffect::Object { cost, object, .. } => {
                faults.require(object.event() == event, || format!("{event} must sell its own object"));
                faults.range(&format!("cost of {event}"), *cost, 1, LARGEST);
                &[*cost]
            }
            EventEffect::Chieftain { many, points_many, points_few } => &[*many, *points_many, *points_few],
            EventEffect::AbandonedVillage { cost } => &cost.0,
        };
        for &number in numbers {
            faults.range(&format!("a number of {event}"), number, 0, LARGEST);
        }
        let starts_full = match face.effect.is {
            EventEffect::Discovery { tokens } => !tokens.is_empty(),
            EventEffect::MildWinter { food_each, .. } => food_each > 0,
            EventEffect::Plentiful { tokens, more, .. } => tokens > 0 && more > 0,
            EventEffect::Knowledge { most } => most > 0,
            EventEffect::Drought { limit } => limit > 0,
            _ => true,
        };
        faults.require(starts_full, || format!("{event} would be over before it begins; give it at least 1"));
    }
}

/// Does this effect belong to this card? Pieces and frames are tied to the card, numbers are free.
const fn fits(event: Event, effect: &EventEffect) -> bool {
    matches!(
        (event, effect),
        (Event::Discovery, EventEffect::Discovery { .. })
            | (Event::Drought, EventEffect::Drought { .. })
            | (Event::MildWinter, EventEffect::MildWinter { .. })
            | (Event::PlentifulFood, EventEffect::Plentiful { good: Good::Food, .. })
            | (Event::PlentifulWood, EventEffect::Plentiful { good: Good::Wood, .. })
            | (Event::PlentifulStone, EventEffect::Plentiful { good: Good::Stone, .. })
            | (Event::SharedKnowledge, EventEffect::Knowledge { .. })
            | (Event::SabreTooth, EventEffect::SabreTooth { .. })
            | (Event::Volcano, EventEffect::Volcano { .. })
            | (Event::Invaders, EventEffect::Invaders { .. })
            | (Event::Mammoth, EventEffect::Mammoth { .. })
            | (Event::Walls | Event::DugoutCanoe | Event::Altar, EventEffect::Object { .. })
            | (Event::Chieftain, EventEffect::Chieftain { .. })
            | (Event::AbandonedVillage, EventEffect::AbandonedVillage { .. })
    )
}

fn tribes(content: &Content, faults: &mut Faults) {
    for &tribe in Tribe::ALL {
        match content.tribes.get(&tribe) {
            None => faults.require(false, || format!("the tribe {tribe} is missing")),
            Some(face) => {
                cost(tribe.id(), face.village.is.0, faults);
                faults.require(!face.village.is.is_empty(), || {
                    format!("a village of {tribe} must cost something")
                });
                faults.require(face.powers.is[0] != face.powers.is[1], || {
                    format!("{tribe} has the same power twice")
                });
            }
        }
    }
    for &power in Power::ALL {
        let Some(face) = content.powers.get(&power) else {
            faults.require(false, || format!("the power {power} is missing"));
            continue;
        };
        let owners = content.tribes.values().filter(|tribe| tribe.powers.is.contains(&power)).count();
        faults.require(owners == 1, || {
            format!("the power {power} is on {owners} chief cards; it must be on one")
        });
        for number in face.effect.is.numbers() {
            faults.range(&format!("a number of {power}"), number, 1, LARGEST);
        }
    }
}

fn tiles(content: &Content, faults: &mut Faults) {
    for &tile in Tile::ALL {
        let special = !matches!(tile, Tile::Lake | Tile::Forest | Tile::Mountain);
        faults.require(content.tiles.contains_key(&tile) == special, || {
            format!("{tile}: exactly the seven special tiles are described under [tiles]")
        });
    }
    for (tile, face) in &content.tiles {
        let lands = face.replaces.is.len();
        let wild = face.effect.is == TileEffect::Wild;
        faults.require(if wild { lands == 3 } else { lands == 1 }, || {
            format!("{tile} replaces one land; only the wild land replaces all three")
        });
        faults.require(wild == (*tile == Tile::WildLand), || {
            format!("{tile}: the wild land, and no other tile, is wild")
        });
        faults.require(matches!(face.effect.is, TileEffect::Chasm { .. }) == (*tile == Tile::Chasm), || {
            format!("{tile}: the chasm, and no other tile, is a chasm")
        });
        match face.effect.is {
            TileEffect::Rich { more: number }
            | TileEffect::Thicket { members: number }
            | TileEffect::Chasm { members: number } => {
                faults.range(&format!("the number of {tile}"), number, 1, LARGEST);
            }
            TileEffect::Wild => {}
        }
    }
    for &land in Land::ALL {
        let swaps = content.tiles.values().filter(|face| face.replaces.is == [land]).count();
        // A two-player board has three of each land; one mountain must stay for the glacier.
        let room = if land == Land::Mountain { 1 } else { 3 };
        faults.require(swaps <= room, || {
            format!("{swaps} special tiles replace a {land}; a board for two has room for {room}")
        });
    }
}
