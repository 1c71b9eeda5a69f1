//! Where a benefit comes from, in the words of the table and of the story.

use table::{sets::Indexed, text::Phrase};

use crate::{
    EndlessWinter,
    ids::{Chief, Spot, Terrain},
    names::{column_name, spot_name},
    note::Land,
    state::{Source, State},
};

/// A source with what its name takes from the position, so that the story can name it later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The source.
    pub source: Source,
    /// The terrain of a hex.
    terrain: Terrain,
    /// The active player's Chief.
    chief: Option<Chief>,
    /// The active player's place in turn order, from 0.
    place: u8,
}

impl EndlessWinter {
    /// The source of a benefit of the active player.
    #[inline]
    pub(crate) fn origin(&self, state: &State, source: Source) -> Origin {
        let terrain = match source {
            Source::Hex(hex) => state.open.terrain[hex.index()],
            _ => Terrain::default(),
        };
        Origin { source, terrain, chief: state.me().chief, place: state.open.at }
    }

    pub(crate) fn source_name(&self, state: &State, source: Source) -> Phrase {
        self.origin_name(self.origin(state, source))
    }

    pub(crate) fn origin_name(&self, origin: Origin) -> Phrase {
        let named = |key: &str| Phrase::new(format!("endless-winter-source-{key}"));
        match origin.source {
            Source::Rest => spot_name(Spot::Rest),
            Source::Culture(skill) => self.culture_name(skill.culture()),
            Source::Skill(tribe) | Source::EclipseSkill(tribe) => self.tribe_name(tribe),
            Source::Chief => match origin.chief {
                Some(chief) => self.chief_name(chief),
                None => Phrase::new("endless-winter-figure-chief"),
            },
            Source::Rite => named("rite"),
            Source::Bottom(column) => named("bottom").phrase("column", column_name(column)),
            Source::TurnOrder => named("turn-order").number("place", origin.place + 1),
            Source::Hex(hex) => self.land_name(Land { hex, terrain: origin.terrain }),
            Source::Board => named("board"),
            Source::Space(site) => self.site_name(site),
            Source::Offering(level) => named("offering").number("level", level),
            Source::Slot(slot) => named("slot").number("slot", slot + 1),
            Source::Tip(animal) => named("tip").phrase("animal", self.animal_name(animal)),
            Source::Glacier(junction) => named("glacier").text("junction", self.junction_text(junction)),
            Source::Herd(animal) => named("herd").phrase("animal", self.animal_name(animal)),
            Source::OtherAnimals(_) => named("other-animals"),
            Source::Kin(tribe) => named("kin").phrase("tribe", self.tribe_name(tribe)),
            Source::OtherTribes(_) => named("other-tribes"),
            Source::Fish(fish) => self.fish_name(fish),
        }
    }
}
