//! Names of things, and effects in words.

use table::{
    content::Sourced,
    sets::Indexed,
    text::{Arg, Phrase},
};

use crate::{
    EndlessWinter,
    cards::Cards,
    content::{AnimalFace, Content, Counted, StonePoints, is_named_by_us},
    icons::{Bound, Effect, Gains, Noun, Per, Skills, Unit},
    ids::{Animal, Card, Chief, Column, Culture, Hex, SetupCard, Site, Spot, Stone, Terrain, Tribe},
    note::Land,
    price::Price,
    state::State,
};

/// The name of a face: a message of the locales, or the text an overlay file gave it.
pub(crate) fn name(kind: &str, id: &str, given: &Sourced<String>) -> Phrase {
    if is_named_by_us(given) {
        Phrase::new(format!("endless-winter-{kind}-{id}"))
    } else {
        Phrase::new("endless-winter-named").text("name", given.is.clone())
    }
}

impl Content {
    /// Puts the names that the owner gave to Animals into a phrase. Icons name an Animal without knowing the content
    /// ([`Noun::AnimalOf`]), so that their words have the name of the box.
    pub(crate) fn give_names(&self, phrase: &mut Phrase) {
        let animals = self.animal.iter().chain(&self.rivers.animal);
        let given: Vec<&AnimalFace> = animals.filter(|face| !is_named_by_us(&face.name)).collect();
        if !given.is_empty() {
            rename(phrase, &given);
        }
    }
}

fn rename(phrase: &mut Phrase, given: &[&AnimalFace]) {
    let id = phrase.key.strip_prefix("endless-winter-animal-");
    if let Some(face) = id.and_then(|id| given.iter().find(|face| face.id == id)) {
        *phrase = name("animal", &face.id, &face.name);
    }
    for (_, argument) in &mut phrase.with {
        match argument {
            Arg::Phrase(inner) => rename(inner, given),
            Arg::List(inner) | Arg::Choice(inner) => {
                inner.iter_mut().for_each(|phrase| rename(phrase, given));
            }
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
        }
    }
}

/// So many of a thing; one is the thing itself.
pub(crate) fn counted(count: u8, thing: Phrase) -> Phrase {
    if count == 1 {
        thing
    } else {
        Phrase::new("endless-winter-counted").number("count", count).phrase("thing", thing)
    }
}

/// Half points of Labor as a number: `½`, `1`, `1½`.
pub fn labor_text(half: u8) -> String {
    match (half / 2, half % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

/// One icon in words.
pub fn unit(unit: Unit) -> Phrase {
    Phrase::new(format!("endless-winter-icon-{}", unit.icon.word())).number("count", unit.count)
}

/// Icons in words; nothing is a message of its own.
pub fn gains(gains: &Gains) -> Phrase {
    if gains.is_empty() {
        Phrase::new("endless-winter-nothing")
    } else {
        Phrase::new("endless-winter-gains").list("gains", gains.iter().map(unit).collect())
    }
}

/// A price in words.
pub fn price(price: Price) -> Phrase {
    let mut parts = Vec::new();
    for (count, key) in [
        (price.food, "endless-winter-price-food"),
        (price.tools, "endless-winter-price-tools"),
        (price.cards, "endless-winter-price-cards"),
    ] {
        if count > 0 {
            parts.push(Phrase::new(key).number("count", count));
        }
    }
    if price.labor > 0 {
        parts.push(Phrase::new("endless-winter-price-labor").text("labor", labor_text(price.labor)));
    }
    if parts.is_empty() {
        return Phrase::new("endless-winter-nothing");
    }
    Phrase::new("endless-winter-price").list("parts", parts)
}

/// A thing that can be counted, in words.
pub(crate) fn noun_name(noun: Noun) -> Phrase {
    with_animal(Phrase::new(format!("endless-winter-token-each-{}", noun.word())), noun)
}

/// The phrase with the Animal that the noun names.
fn with_animal(phrase: Phrase, noun: Noun) -> Phrase {
    match noun.animal() {
        Some(animal) => {
            phrase.phrase("animal", Phrase::new(format!("endless-winter-animal-{}", animal.id())))
        }
        None => phrase,
    }
}

/// What is counted, in words that lack the gains.
fn per(Per { noun, group }: Per) -> Phrase {
    match (noun, group) {
        (Noun::Buried, group) => Phrase::new("endless-winter-per-buried").number("group", group),
        (noun, 1) => with_animal(Phrase::new(format!("endless-winter-per-{}", noun.word())), noun),
        (noun, group) => {
            Phrase::new("endless-winter-per-group").number("group", group).phrase("noun", noun_name(noun))
        }
    }
}

/// EW-RULING-81: what there must be enough of, in words that lack the gains.
fn enough(Per { noun, group }: Per) -> Phrase {
    Phrase::new("endless-winter-if-enough").number("group", group).phrase("noun", noun_name(noun))
}

/// An effect in words.
pub fn effect(effect: &Effect) -> Phrase {
    if effect.is_none() {
        return Phrase::new("endless-winter-nothing");
    }
    let mut said = gains(&effect.gains);
    let paid = |said: Phrase| {
        Phrase::new("endless-winter-priced").phrase("price", price(effect.price)).phrase("gains", said)
    };
    if effect.repeats_exchange() {
        said = paid(said);
    }
    if let Some(condition) = effect.condition {
        said = match condition.most {
            1 => enough(condition.per).phrase("gains", said),
            u8::MAX => per(condition.per).phrase("gains", said),
            most => Phrase::new("endless-winter-at-most")
                .phrase("effect", per(condition.per).phrase("gains", said))
                .number("most", most),
        };
    }
    if !effect.price.is_free() && !effect.repeats_exchange() {
        said = paid(said);
    }
    match effect.bound {
        Bound::Free => said,
        Bound::Column(column) => {
            Phrase::new("endless-winter-bound").phrase("column", column_name(column)).phrase("effect", said)
        }
        Bound::Eclipse => Phrase::new("endless-winter-bound-eclipse").phrase("effect", said),
    }
}

/// The skills of a Culture card in words, one after another.
pub fn skills(skills: &Skills) -> Phrase {
    let mut said = skills.iter().map(effect);
    let first = said.next().unwrap_or_else(|| Phrase::new("endless-winter-nothing"));
    said.fold(first, |before, next| {
        Phrase::new("endless-winter-then").phrase("skill", before).phrase("next", next)
    })
}

/// The name of a column.
pub fn column_name(column: Column) -> Phrase {
    Phrase::new(format!("endless-winter-column-{}", column.word()))
}

/// The name of a place for figures.
pub fn spot_name(spot: Spot) -> Phrase {
    match spot {
        Spot::Column(column) => column_name(column),
        Spot::Rest => Phrase::new("endless-winter-rest"),
    }
}

/// What a stone counts and gives, in words. Ids that the content does not have are left out of the phrase; content is
/// examined for them when it is loaded.
pub fn stone_words(content: &Content, counts: &Counted, points: &StonePoints) -> Phrase {
    let counted = Phrase::new(format!("endless-winter-counts-{}", counts.word()));
    let counted = match counts {
        Counted::Villages(id) => {
            let mut faces = content.terrain.iter().chain(&content.rivers.terrain);
            let terrain = faces.find(|face| face.id == *id).map(|face| name("terrain", id, &face.name));
            terrain.into_iter().fold(counted, |counted, terrain| counted.phrase("terrain", terrain))
        }
        Counted::Tipped(ids) => {
            let faces = ids.iter().filter_map(|id| content.animal.iter().find(|face| face.id == *id));
            counted.list("animals", faces.map(|face| name("animal", &face.id, &face.name)).collect())
        }
        _ => counted,
    };
    counted_words(counted, points)
}

/// What a count is worth, in words.
pub(crate) fn counted_words(counted: Phrase, points: &StonePoints) -> Phrase {
    match points {
        StonePoints::Each(points, 1) => Phrase::new("endless-winter-stone-each").number("points", *points),
        StonePoints::Each(points, per) => {
            Phrase::new("endless-winter-stone-per").number("points", *points).number("per", *per)
        }
        StonePoints::Table(table) => {
            let steps: Vec<String> = table.iter().map(u8::to_string).collect();
            Phrase::new("endless-winter-stone-table").text("table", steps.join(" / "))
        }
    }
    .phrase("counts", counted)
}

/// Kinds of thing whose name is that of their face.
macro_rules! named {
    ($($kind:ident: $function:ident, $key:literal, $faces:ident;)*) => {
        impl EndlessWinter {
            $(
                #[doc = concat!("The name of a thing of kind `", stringify!($kind), "`.")]
                pub fn $function(&self, thing: $kind) -> Phrase {
                    let face = &self.packed.$faces[thing.index()];
                    name($key, &face.id, &face.name)
                }
            )*
        }
    };
}

named! {
    Culture: culture_name, "card", culture;
    Animal: animal_name, "animal", animal;
    Stone: stone_name, "stone", stone;
    Chief: chief_name, "chief", chief;
    SetupCard: setup_name, "setup", setup;
    Terrain: terrain_name, "terrain", terrain;
}

impl EndlessWinter {
    /// The phrase as this game words it: with the river or without, and with the names its owner gave.
    pub(crate) fn worded(&self, phrase: Phrase) -> Phrase {
        let mut phrase = self.at_the_river(phrase);
        self.content.give_names(&mut phrase);
        phrase
    }

    /// The name of a Tribe or Starting card.
    pub fn tribe_name(&self, tribe: Tribe) -> Phrase {
        let face = self.tribe_face(tribe);
        name("card", &face.id, &face.name)
    }

    /// The name of a card.
    pub fn card_name(&self, card: Card) -> Phrase {
        match card {
            Card::Tribe(tribe) => self.tribe_name(tribe),
            Card::Culture(culture) => self.culture_name(culture),
        }
    }

    /// Cards, each kind with its number.
    pub fn card_names(&self, cards: &Cards) -> Vec<Phrase> {
        cards.iter().map(|(card, count)| counted(count, self.card_name(card))).collect()
    }

    /// What a Culture card does, in words.
    pub(crate) fn culture_words(&self, culture: Culture) -> Phrase {
        skills(&self.tables.cultures[culture.index()].skills)
    }

    /// A hex by its terrain and number: "the Forest (7)".
    pub(crate) fn hex_name(&self, state: &State, hex: Hex) -> Phrase {
        self.land_name(Land { hex, terrain: state.open.terrain[hex.index()] })
    }

    /// See `EndlessWinter::hex_name`.
    pub fn land_name(&self, land: Land) -> Phrase {
        Phrase::new("endless-winter-hex")
            .phrase("terrain", self.terrain_name(land.terrain))
            .number("hex", land.hex.index() as i64)
    }

    /// A space of the Megalith board.
    pub fn site_name(&self, site: Site) -> Phrase {
        Phrase::new("endless-winter-site").text("site", self.site_text(site))
    }

    /// What a Sacred Stone counts and gives, in words.
    pub fn stone_text(&self, stone: Stone) -> Phrase {
        let face = &self.packed.stone[stone.index()];
        stone_words(&self.packed, &face.counts.is, &face.points.is)
    }
}
