//! The story of the game in words.

use table::{Seat, sets::Indexed, text::Phrase};

use crate::{
    EndlessWinter,
    icons::Unit,
    ids::{Figure, Hex, Spot, Zone},
    names::{effect, gains, labor_text, spot_name, unit},
    note::{Land, Note},
};

pub(crate) fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("seat", seat)
}

fn hex(hex: Hex) -> i64 {
    hex.index() as i64
}

impl EndlessWinter {
    pub(crate) fn say_note(&self, note: &Note) -> Phrase {
        match *note {
            Note::StoneLaid(stone) => Phrase::new("endless-winter-tell-stone-laid")
                .phrase("stone", self.stone_name(stone))
                .phrase("words", self.stone_text(stone)),
            Note::CultureLaid(culture) => Phrase::new("endless-winter-tell-culture-laid")
                .phrase("card", self.culture_name(culture))
                .phrase("effect", effect(&self.tables.cultures[culture.index()].skill)),
            Note::AnimalLaid(animal) => {
                Phrase::new("endless-winter-tell-animal-laid").phrase("animal", self.animal_name(animal))
            }
            Note::TileLaid(slot, tile) => Phrase::new("endless-winter-tell-tile-laid")
                .number("slot", slot + 1)
                .phrase("tile", Phrase::new(format!("endless-winter-tile-{}", self.tile_id(tile)))),
            Note::LandChosen(terrain) => {
                Phrase::new("endless-winter-tell-land-chosen").phrase("terrain", self.terrain_name(terrain))
            }
            Note::TerrainLaid(at, terrain) => Phrase::new("endless-winter-tell-terrain-laid")
                .number("hex", hex(at))
                .phrase("terrain", self.terrain_name(terrain)),
            Note::ChiefOffered(chief) => {
                Phrase::new("endless-winter-tell-chief-offered").phrase("chief", self.chief_name(chief))
            }
            Note::SetupOffered(card) => {
                Phrase::new("endless-winter-tell-setup-offered").phrase("card", self.setup_name(card))
            }
            Note::ChiefGiven(seat, chief) => {
                by("endless-winter-tell-chief-given", seat).phrase("chief", self.chief_name(chief))
            }
            Note::SideChosen(seat, chief, side) => by("endless-winter-tell-side", seat)
                .phrase("chief", self.chief_name(chief))
                .text("side", crate::notation::side_word(side).to_uppercase())
                .phrase("effect", effect(&self.tables.chiefs[chief.index()][side as usize])),
            Note::SetupGiven(seat, card) => {
                by("endless-winter-tell-setup-given", seat).phrase("card", self.setup_name(card))
            }
            Note::OrderGiven(seat, place) => by("endless-winter-tell-order", seat).number("place", place + 1),
            Note::RestTokenUp(token) => Phrase::new("endless-winter-tell-rest-token-up")
                .phrase("gains", gains(&self.tables.rest_tokens[token.index()])),
            Note::Round(round) => Phrase::new("endless-winter-tell-round").number("round", round + 1),
            Note::Turn(seat, lap) => by("endless-winter-tell-turn", seat).number("turn", lap + 1),
            Note::CulturePlayed(seat, culture) => by("endless-winter-tell-culture-played", seat)
                .phrase("card", self.culture_name(culture))
                .phrase("effect", effect(&self.tables.cultures[culture.index()].skill)),
            Note::Placed(seat, figure, spot) => by(
                match (figure, spot) {
                    (Figure::Chief, Spot::Rest) => "endless-winter-tell-rest-chief",
                    (Figure::Tribe, Spot::Rest) => "endless-winter-tell-rest-tribe",
                    (Figure::Chief, Spot::Column(_)) => "endless-winter-tell-placed-chief",
                    (Figure::Tribe, Spot::Column(_)) => "endless-winter-tell-placed-tribe",
                },
                seat,
            )
            .phrase("spot", spot_name(spot)),
            Note::TribePlayed(seat, tribe, half) => by("endless-winter-tell-tribe-played", seat)
                .phrase("card", self.tribe_name(tribe))
                .text("labor", labor_text(half)),
            Note::Ate(seat, food, labor) => {
                by("endless-winter-tell-ate", seat).number("food", food).number("labor", labor)
            }
            Note::SkillUsed(seat, card) => {
                by("endless-winter-tell-skill", seat).phrase("card", self.card_name(card))
            }
            Note::ChiefUsed(seat, chief) => {
                by("endless-winter-tell-skill", seat).phrase("card", self.chief_name(chief))
            }
            Note::Gained(seat, icon, count) => {
                by("endless-winter-tell-gained", seat).phrase("gains", unit(Unit { icon, count }))
            }
            Note::Lost(seat, icon, count) => {
                by("endless-winter-tell-lost", seat).phrase("gains", unit(Unit { icon, count }))
            }
            Note::LaborGained(seat, half) => {
                by("endless-winter-tell-labor", seat).text("labor", labor_text(half))
            }
            Note::Recruited(seat, tribe, zone) => by(
                match zone {
                    Zone::Hand => "endless-winter-tell-recruited",
                    Zone::Discard | Zone::Board => "endless-winter-tell-trained",
                },
                seat,
            )
            .phrase("tribe", self.tribe_name(tribe)),
            Note::DeckEmpty(seat, tribe) => {
                by("endless-winter-tell-deck-empty", seat).phrase("tribe", self.tribe_name(tribe))
            }
            Note::Learned(seat, culture) => {
                by("endless-winter-tell-learned", seat).phrase("card", self.culture_name(culture))
            }
            Note::StoneTaken(seat, stone) => by("endless-winter-tell-stone-taken", seat)
                .phrase("stone", self.stone_name(stone))
                .phrase("words", self.stone_text(stone)),
            Note::CampPlaced(seat, at) => by("endless-winter-tell-camp", seat).phrase("hex", self.land(at)),
            Note::CampMoved(seat, from, to) => by("endless-winter-tell-moved", seat)
                .phrase("from", self.land(from))
                .phrase("to", self.land(to)),
            Note::VillageFounded(seat, junction) => {
                by("endless-winter-tell-village", seat).text("junction", self.junction_text(junction))
            }
            Note::Revealing(seat) => by("endless-winter-tell-revealing", seat),
            Note::Hunted(seat, animal) => {
                by("endless-winter-tell-hunted", seat).phrase("animal", self.animal_name(animal))
            }
            Note::NoAnimals(seat) => by("endless-winter-tell-no-animals", seat),
            Note::Caught(seat, animal) => {
                by("endless-winter-tell-caught", seat).phrase("animal", self.animal_name(animal))
            }
            Note::Tipped(seat, animal) => {
                by("endless-winter-tell-tipped", seat).phrase("animal", self.animal_name(animal))
            }
            Note::RitePaid(seat) => by("endless-winter-tell-rite", seat),
            Note::Buried(seat, _, None) => by("endless-winter-tell-buried-unseen", seat),
            Note::Buried(seat, zone, Some(card)) => by(
                match zone {
                    Zone::Hand => "endless-winter-tell-buried-hand",
                    Zone::Discard => "endless-winter-tell-buried-discard",
                    Zone::Board => "endless-winter-tell-buried-board",
                },
                seat,
            )
            .phrase("card", self.card_name(card)),
            Note::Drew(seat, None) => by("endless-winter-tell-drew-unseen", seat),
            Note::Drew(seat, Some(card)) => {
                by("endless-winter-tell-drew", seat).phrase("card", self.card_name(card))
            }
            Note::Reshuffled(seat) => by("endless-winter-tell-reshuffled", seat),
            Note::Offered(seat, level) => by("endless-winter-tell-offered", seat).number("level", level),
            Note::Honored(seat, level) => by("endless-winter-tell-honored", seat).number("level", level),
            Note::Cashed(seat) => by("endless-winter-tell-cashed", seat),
            Note::NeutralPlaced(seat, site) => {
                by("endless-winter-tell-neutral", seat).phrase("site", self.site_name(site))
            }
            Note::MegalithPlaced(seat, site) => {
                by("endless-winter-tell-megalith", seat).phrase("site", self.site_name(site))
            }
            Note::MegalithRaised(seat, site, points) => by("endless-winter-tell-raised", seat)
                .phrase("site", self.site_name(site))
                .number("points", points),
            Note::BuiltUpon(seat, points) => {
                by("endless-winter-tell-built-upon", seat).number("points", points)
            }
            Note::Discarded(seat, card) => {
                by("endless-winter-tell-discarded", seat).phrase("card", self.card_name(card))
            }
            Note::GlacierUp(at, token) => Phrase::new("endless-winter-tell-glacier")
                .number("hex", hex(at))
                .phrase("gains", gains(&self.tables.glacier[token.index()])),
            Note::TokenTaken(seat, token) => by("endless-winter-tell-token-taken", seat)
                .phrase("gains", gains(&self.tables.rest_tokens[token.index()])),
            Note::TokenDeclined(seat, token) => by("endless-winter-tell-token-declined", seat)
                .phrase("gains", gains(&self.tables.rest_tokens[token.index()])),
            Note::Committed(seat, None) => by("endless-winter-tell-committed-unseen", seat),
            Note::Committed(seat, Some(card)) => {
                by("endless-winter-tell-committed", seat).phrase("card", self.card_name(card))
            }
            Note::Eclipse(round) => Phrase::new("endless-winter-tell-eclipse").number("round", round + 1),
            Note::EclipseLabor(seat, half) => {
                by("endless-winter-tell-eclipse-labor", seat).text("labor", labor_text(half))
            }
            Note::Gathered(seat, at) => by("endless-winter-tell-gathered", seat).phrase("hex", self.land(at)),
            Note::StoneScored(seat, stone, points) => by("endless-winter-tell-stone-scored", seat)
                .phrase("stone", self.stone_name(stone))
                .number("points", points),
            Note::Final(seat, score) => by("endless-winter-tell-final", seat).number("score", score),
            Note::River(note) => self.say_river_note(note),
        }
    }

    pub(crate) fn land(&self, land: Land) -> Phrase {
        Phrase::new("endless-winter-hex")
            .phrase("terrain", self.terrain_name(land.terrain))
            .number("hex", hex(land.hex))
    }
}
