//! Names of things, and effects in words.

use table::{content::Sourced, sets::Indexed, text::Phrase};

use crate::{
    EndlessWinter,
    content::{Content, Counted, StonePoints, is_named_by_us},
    icons::{Bound, Effect, Gains, Icon, Per, Price, Unit},
    ids::{Animal, Card, Chief, Column, Culture, Hex, SetupCard, Site, Spot, Stone, Terrain, Tribe},
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
    let key = match unit.icon {
        Icon::Food => "endless-winter-icon-food",
        Icon::Tool => "endless-winter-icon-tool",
        Icon::Idol => "endless-winter-icon-idol",
        Icon::Draw => "endless-winter-icon-draw",
        Icon::Megalith => "endless-winter-icon-megalith",
        Icon::ExtraMegalith => "endless-winter-icon-extra-megalith",
        Icon::Labor => "endless-winter-icon-labor",
        Icon::HalfLabor => "endless-winter-icon-half-labor",
        Icon::FillFood => "endless-winter-icon-fill-food",
        Icon::Point => "endless-winter-icon-point",
        Icon::TribeToHand => "endless-winter-icon-tribe-hand",
        Icon::TribeToDiscard => "endless-winter-icon-tribe-discard",
        Icon::TakeCulture => "endless-winter-icon-culture",
        Icon::TakeAnimal => "endless-winter-icon-animal",
        Icon::TakeSameAnimal => "endless-winter-icon-same-animal",
        Icon::TakeDeckAnimal => "endless-winter-icon-deck-animal",
        Icon::RevealAnimal => "endless-winter-icon-reveal-animal",
        Icon::Tip => "endless-winter-icon-tip",
        Icon::Bury => "endless-winter-icon-bury",
        Icon::PlaceCamp => "endless-winter-icon-camp",
        Icon::MoveCamp => "endless-winter-icon-move",
        Icon::PlaceVillage => "endless-winter-icon-village",
        Icon::TakeStone => "endless-winter-icon-stone",
        Icon::Fish => "endless-winter-icon-fish",
        Icon::Drive => "endless-winter-icon-drive",
    };
    Phrase::new(key).number("count", unit.count)
}

/// Icons in words; nothing is a message of its own.
pub fn gains(gains: &Gains) -> Phrase {
    if gains.is_empty() {
        Phrase::new("endless-winter-nothing")
    } else {
        Phrase::new("endless-winter-gains").list("gains", gains.iter().map(unit).collect())
    }
}

fn price(price: Price) -> Phrase {
    let mut parts = Vec::new();
    for (count, key) in [
        (price.food, "endless-winter-price-food"),
        (price.tools, "endless-winter-price-tools"),
        (price.discards, "endless-winter-price-discards"),
    ] {
        if count > 0 {
            parts.push(Phrase::new(key).number("count", count));
        }
    }
    Phrase::new("endless-winter-price").list("parts", parts)
}

/// An effect in words.
pub fn effect(effect: &Effect) -> Phrase {
    if effect.is_none() {
        return Phrase::new("endless-winter-nothing");
    }
    let mut said = gains(&effect.gains);
    if let Some(condition) = effect.condition {
        said = match condition.per {
            Per::Camp => Phrase::new("endless-winter-per-camp"),
            Per::Village => Phrase::new("endless-winter-per-village"),
            Per::Buried(group) => Phrase::new("endless-winter-per-buried").number("group", group),
            Per::TippedType => Phrase::new("endless-winter-per-tipped-type"),
        }
        .phrase("gains", said);
        if condition.most < u8::MAX {
            said =
                Phrase::new("endless-winter-at-most").phrase("effect", said).number("most", condition.most);
        }
    }
    if !effect.price.is_free() {
        said =
            Phrase::new("endless-winter-priced").phrase("price", price(effect.price)).phrase("gains", said);
    }
    match effect.bound {
        Bound::Free => said,
        Bound::Column(column) => {
            Phrase::new("endless-winter-bound").phrase("column", column_name(column)).phrase("effect", said)
        }
        Bound::Eclipse => Phrase::new("endless-winter-bound-eclipse").phrase("effect", said),
    }
}

/// The name of a column.
pub fn column_name(column: Column) -> Phrase {
    Phrase::new(match column {
        Column::Initiate => "endless-winter-column-initiate",
        Column::Develop => "endless-winter-column-develop",
        Column::Migrate => "endless-winter-column-migrate",
        Column::Hunt => "endless-winter-column-hunt",
    })
}

/// The name of a place for figures.
pub fn spot_name(spot: Spot) -> Phrase {
    match spot {
        Spot::Column(column) => column_name(column),
        Spot::Rest => Phrase::new("endless-winter-rest"),
    }
}

/// What a stone counts and gives, in words.
pub fn stone_words(content: &Content, counts: &Counted, points: &StonePoints) -> Phrase {
    let animal = |id: &String| {
        let face = content.animal.iter().find(|face| face.id == *id);
        face.map_or_else(|| Phrase::new("endless-winter-nothing"), |face| name("animal", id, &face.name))
    };
    let counted = match counts {
        Counted::Villages(id) => {
            let mut faces = content.terrain.iter().chain(&content.rivers.terrain);
            let face = faces.find(|face| face.id == *id);
            let terrain = face.map_or_else(
                || Phrase::new("endless-winter-nothing"),
                |face| name("terrain", id, &face.name),
            );
            Phrase::new("endless-winter-counts-villages").phrase("terrain", terrain)
        }
        Counted::CampTerrains => Phrase::new("endless-winter-counts-camp-terrains"),
        Counted::GroundMegaliths => Phrase::new("endless-winter-counts-ground-megaliths"),
        Counted::MegalithTiles => Phrase::new("endless-winter-counts-megalith-tiles"),
        Counted::Buried => Phrase::new("endless-winter-counts-buried"),
        Counted::UpperMegaliths => Phrase::new("endless-winter-counts-upper-megaliths"),
        Counted::IdolLevels => Phrase::new("endless-winter-counts-idol-levels"),
        Counted::TippedTypes => Phrase::new("endless-winter-counts-tipped-types"),
        Counted::Tipped(ids) => {
            Phrase::new("endless-winter-counts-tipped").list("animals", ids.iter().map(animal).collect())
        }
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

impl EndlessWinter {
    /// The name of a Tribe or Starting card.
    pub fn tribe_name(&self, tribe: Tribe) -> Phrase {
        let mut faces = self.packed.starting.iter().chain(&self.packed.tribe);
        faces.nth(tribe.index()).map_or_else(unknown, |face| name("card", &face.id, &face.name))
    }

    /// The name of a Culture card.
    pub fn culture_name(&self, culture: Culture) -> Phrase {
        let face = self.packed.culture.get(culture.index());
        face.map_or_else(unknown, |face| name("card", &face.id, &face.name))
    }

    /// The name of a card.
    pub fn card_name(&self, card: Card) -> Phrase {
        match card {
            Card::Tribe(tribe) => self.tribe_name(tribe),
            Card::Culture(culture) => self.culture_name(culture),
        }
    }

    /// The name of an Animal.
    pub fn animal_name(&self, animal: Animal) -> Phrase {
        let face = self.packed.animal.get(animal.index());
        face.map_or_else(unknown, |face| name("animal", &face.id, &face.name))
    }

    /// The name of a Sacred Stone.
    pub fn stone_name(&self, stone: Stone) -> Phrase {
        let face = self.packed.stone.get(stone.index());
        face.map_or_else(unknown, |face| name("stone", &face.id, &face.name))
    }

    /// The name of a Chief.
    pub fn chief_name(&self, chief: Chief) -> Phrase {
        let face = self.packed.chief.get(chief.index());
        face.map_or_else(unknown, |face| name("chief", &face.id, &face.name))
    }

    /// The name of a set-up card.
    pub fn setup_name(&self, card: SetupCard) -> Phrase {
        let face = self.packed.setup.get(card.index());
        face.map_or_else(unknown, |face| name("setup", &face.id, &face.name))
    }

    /// The name of a type of terrain.
    pub fn terrain_name(&self, terrain: Terrain) -> Phrase {
        let face = self.packed.terrain.get(terrain.index());
        face.map_or_else(unknown, |face| name("terrain", &face.id, &face.name))
    }

    /// A hex by its terrain and number: "the Forest (7)".
    pub(crate) fn hex_name(&self, state: &State, hex: Hex) -> Phrase {
        Phrase::new("endless-winter-hex")
            .phrase("terrain", self.terrain_name(state.open.terrain[hex.index()]))
            .number("hex", hex.index() as i64)
    }

    /// A space of the Megalith board.
    pub fn site_name(&self, site: Site) -> Phrase {
        Phrase::new("endless-winter-site").text("site", self.site_text(site))
    }

    /// What a Sacred Stone counts and gives, in words.
    pub fn stone_text(&self, stone: Stone) -> Phrase {
        let face = self.packed.stone.get(stone.index());
        face.map_or_else(unknown, |face| stone_words(&self.packed, &face.counts.is, &face.points.is))
    }
}

fn unknown() -> Phrase {
    Phrase::new("endless-winter-nothing")
}
