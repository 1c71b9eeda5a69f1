//! Values that are right by themselves, but not together.

use table::{
    content::{Examiner, Path},
    text::Phrase,
};

use super::{Content, Counted, LayoutFace, Role};
use crate::{
    board::Board,
    icons::Icon,
    megaliths::{Layout, LayoutError},
};

fn mistake(name: &str) -> Phrase {
    Phrase::new(format!("endless-winter-mistake-{name}"))
}

fn paths<'a>(table: &str, ids: impl Iterator<Item = &'a String>, key: &str) -> Vec<Path> {
    ids.map(|id| Path::face(table, id, key)).collect()
}

fn cell([q, r]: [i8; 2]) -> String {
    format!("[{q}, {r}]")
}

impl Content {
    /// What must hold of the box as a whole.
    pub(super) fn examine(&self, ex: &mut Examiner<'_>) {
        self.examine_tribes(ex);
        self.examine_eras(ex);
        self.examine_animals(ex);
        self.examine_counts(ex);
        self.examine_terrain(ex);
        self.examine_terrain_board(ex);
        self.examine_megaliths(ex);
        self.examine_idols(ex);
        self.examine_rivers(ex);
    }

    fn examine_tribes(&self, ex: &mut Examiner<'_>) {
        let nine: i64 = self.starting.iter().map(|face| i64::from(face.copies.is)).sum();
        let about = paths("starting", self.starting.iter().map(|face| &face.id), "copies");
        ex.require(nine == 9, &about, || mistake("starting").number("found", nine));
    }

    /// Enough Culture cards and Sacred Stones of each era.
    fn examine_eras(&self, ex: &mut Examiner<'_>) {
        let cultures = paths("culture", self.culture.iter().map(|face| &face.id), "era");
        let stones = paths("stone", self.stone.iter().map(|face| &face.id), "era");
        for era in 1..=2 {
            let count = self.culture.iter().filter(|face| face.era.is == era).count() as i64;
            ex.require(count >= 16, &cultures, || {
                mistake("cultures").number("era", era).number("found", count)
            });
            let count = self.stone.iter().filter(|face| face.era.is == era).count() as i64;
            ex.require(count >= 7, &stones, || mistake("stones").number("era", era).number("found", count));
        }
    }

    fn examine_animals(&self, ex: &mut Examiner<'_>) {
        let tables = [("animal", &self.animal), ("river-animal", &self.rivers.animal)];
        let mut jokers = Vec::new();
        for (table, face) in
            tables.into_iter().flat_map(|(table, faces)| faces.iter().map(move |face| (table, face)))
        {
            let about = ["joker", "sets"].map(|key| Path::face(table, &face.id, key));
            ex.require(face.joker.is == face.sets.is.is_empty(), &about, || {
                mistake(if face.joker.is { "joker-sets" } else { "no-sets" })
            });
            if face.joker.is {
                jokers.push(Path::face(table, &face.id, "joker"));
            }
        }
        ex.require(jokers.len() <= 1, &jokers, || mistake("jokers").number("found", jokers.len() as i64));
    }

    /// Sacred Stones count what is in the box.
    fn examine_counts(&self, ex: &mut Examiner<'_>) {
        let tables = [("stone", &self.stone), ("river-stone", &self.rivers.stone)];
        for (table, face) in
            tables.into_iter().flat_map(|(table, faces)| faces.iter().map(move |face| (table, face)))
        {
            let unknown = match &face.counts.is {
                Counted::Villages(id) => {
                    let mut terrain = self.terrain.iter().chain(&self.rivers.terrain);
                    (!terrain.any(|terrain| terrain.id == *id)).then_some(id)
                }
                Counted::Tipped(ids) => ids.iter().find(|id| !self.animal.iter().any(|face| face.id == **id)),
                _ => None,
            };
            if let Some(id) = unknown {
                let known: Vec<&str> = match &face.counts.is {
                    Counted::Villages(_) => {
                        self.terrain.iter().chain(&self.rivers.terrain).map(|face| face.id.as_str()).collect()
                    }
                    _ => self.animal.iter().map(|face| face.id.as_str()).collect(),
                };
                let found: String = id.chars().take(40).collect();
                ex.require(false, &[Path::face(table, &face.id, "counts")], || {
                    mistake("unknown-count").text("found", found).text("known", known.join(", "))
                });
            }
        }
    }

    fn examine_terrain(&self, ex: &mut Examiner<'_>) {
        let ids = || self.terrain.iter().map(|face| &face.id);
        let lands = self.terrain.iter().filter(|face| face.role.is == Role::Land);
        let glaciers = self.terrain.iter().filter(|face| face.role.is == Role::Glacier).count() as i64;
        ex.require(glaciers == 1, &paths("terrain", ids(), "role"), || {
            mistake("roles").number("found", glaciers)
        });
        let tiles: i64 = lands.map(|face| i64::from(face.tiles.is)).sum();
        let mut about = paths("terrain", ids(), "tiles");
        about.extend(paths("terrain", ids(), "role"));
        ex.require((15..=100).contains(&tiles), &about, || mistake("lands").number("found", tiles));
    }

    fn examine_terrain_board(&self, ex: &mut Examiner<'_>) {
        let path = |key: &str| Path::one("terrain-board", key);
        let face = &self.terrain_board;
        let base = face.base.is;
        ex.require(Board::hex_at(base).is_some(), &[path("base")], || {
            mistake("hex").text("found", cell(base))
        });
        let river = &face.river.is;
        for (index, &place) in river.iter().enumerate() {
            ex.require(Board::hex_at(place).is_some(), &[path("river")], || {
                mistake("hex").text("found", cell(place))
            });
            ex.require(!river[..index].contains(&place), &[path("river")], || {
                mistake("hex-twice").text("found", cell(place))
            });
        }
        for pair in river.windows(2) {
            ex.require(Board::is_step(pair[0], pair[1]), &[path("river")], || {
                mistake("not-adjacent").text("one", cell(pair[0])).text("other", cell(pair[1]))
            });
        }
    }

    /// Megalith tiles and their layouts.
    fn examine_megaliths(&self, ex: &mut Examiner<'_>) {
        for face in &self.megalith_tile {
            let arrow =
                face.spaces.is.iter().skip(1).position(|effect| effect.gains.has(Icon::ExtraMegalith));
            if let Some(space) = arrow {
                ex.require(false, &[Path::face("megalith-tile", &face.id, "spaces")], || {
                    mistake("arrow").number("space", space as i64 + 2)
                });
            }
        }
        for face in &self.layout {
            examine_layout(face, ex);
        }
        let about = paths("layout", self.layout.iter().map(|face| &face.id), "seats");
        for seats in 2..=4 {
            ex.require(self.layout.iter().any(|layout| layout.seats.is == seats), &about, || {
                mistake("layouts").number("seats", seats)
            });
        }
    }

    fn examine_idols(&self, ex: &mut Examiner<'_>) {
        let idols = &self.idols;
        let levels = [
            idols.offering_resources.is.len(),
            idols.offering_points.is.len(),
            idols.offering_gives.is.len(),
        ];
        let about =
            ["offering-resources", "offering-points", "offering-gives"].map(|key| Path::one("idols", key));
        ex.require(levels[0] == levels[1] && levels[1] == levels[2], &about, || {
            mistake("offering")
                .number("resources", levels[0] as i64)
                .number("points", levels[1] as i64)
                .number("gives", levels[2] as i64)
        });
    }
}

fn examine_layout(face: &LayoutFace, ex: &mut Examiner<'_>) {
    if let Err(error) = Layout::new(&face.slots.is) {
        ex.require(false, &[Path::face("layout", &face.id, "slots")], || match error {
            LayoutError::Tiles(found) => mistake("layout-tiles").number("found", found as i64),
            LayoutError::Overlap(one, other) => {
                mistake("layout-overlap").number("one", one as i64).number("other", other as i64)
            }
            LayoutError::Sites => mistake("layout-sites"),
        });
    }
}
