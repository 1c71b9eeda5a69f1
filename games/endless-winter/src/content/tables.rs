//! The tables of content files.

use std::sync::OnceLock;

use table::{
    content::{Examiner, Holds, KeySpec, Place, Provenance, Schema, Sheet, TableSpec},
    faces::Kind,
    sets::Indexed,
    text::Phrase,
};

use super::{
    AnimalFace, BoardFace, ChiefFace, ColumnFace, Content, CultureFace, ENGLISH, IdolsFace, LayoutFace,
    MainFace, MegalithTileFace, STANDARD, SetupFace, StoneFace, TerrainBoardFace, TerrainFace, TokenFace,
    TribeFace, label,
};
use crate::{
    ids, kind,
    rivers::{FishFace, LandmarkFace, RiverFace, RiverSideFace, RiversContent},
};

/// The name of a face: a message of the locales, or the text an overlay file gave it.
pub(crate) fn title(at: Place<'_>, key: &str) -> Phrase {
    match at.text("name") {
        Some(name) if at.from("name") == Some(Provenance::Overlay) => {
            Phrase::new("endless-winter-named").text("name", name)
        }
        _ => Phrase::new(format!("endless-winter-{key}-{}", at.id())),
    }
}

/// The name of a face that has only an id.
fn id(at: Place<'_>) -> Phrase {
    Phrase::new("endless-winter-named").text("name", at.id())
}

fn era(at: Place<'_>) -> u8 {
    at.number("era").map_or(1, |era| era.clamp(1, 2) as u8)
}

/// The tables of content files.
pub(crate) fn schema() -> &'static Schema {
    static SCHEMA: OnceLock<Schema> = OnceLock::new();
    SCHEMA.get_or_init(|| {
        let mut tables = cards();
        tables.extend(boards());
        tables.extend(expansion());
        Schema::new(STANDARD, ENGLISH, tables)
    })
}

fn listed(
    name: &'static str,
    most: usize,
    keys: Vec<KeySpec>,
    kind: fn(Place<'_>) -> Kind,
    title: fn(Place<'_>) -> Phrase,
) -> TableSpec {
    TableSpec { name, holds: Holds::List { most }, keys, kind, title }
}

fn single(
    name: &'static str,
    id: &'static str,
    keys: Vec<KeySpec>,
    title: fn(Place<'_>) -> Phrase,
) -> TableSpec {
    TableSpec { name, holds: Holds::Named(id), keys, kind: |_| kind::BOARD, title }
}

fn cards() -> Vec<TableSpec> {
    vec![
        listed("starting", 3, TribeFace::keys(), |_| kind::STARTING, |at| title(at, "card")),
        listed("tribe", 5, TribeFace::keys(), |_| kind::TRIBE, |at| title(at, "card")),
        listed(
            "culture",
            ids::Culture::COUNT,
            CultureFace::keys(),
            |at| kind::culture(era(at)),
            |at| title(at, "card"),
        ),
        listed("chief", ids::Chief::COUNT, ChiefFace::keys(), |_| kind::CHIEF, |at| title(at, "chief")),
        listed("animal", 7, AnimalFace::keys(), |_| kind::ANIMAL, |at| title(at, "animal")),
        listed("setup", ids::SetupCard::COUNT, SetupFace::keys(), |_| kind::SETUP, |at| title(at, "setup")),
    ]
}

fn boards() -> Vec<TableSpec> {
    let stones = ids::Stone::COUNT - 1;
    vec![
        listed("terrain", 8, TerrainFace::keys(), |_| kind::TERRAIN, |at| title(at, "terrain")),
        listed("column", 4, ColumnFace::keys(), |_| kind::COLUMN, |at| title(at, "column")),
        listed("stone", stones, StoneFace::keys(), |at| kind::stone(era(at)), |at| title(at, "stone")),
        listed("megalith-tile", 4, MegalithTileFace::keys(), |_| kind::TILE, |at| title(at, "tile")),
        listed("layout", 8, LayoutFace::keys(), |_| kind::LAYOUT, |at| title(at, "layout")),
        single("terrain-board", "terrain-board", TerrainBoardFace::keys(), |_| label("terrain-board")),
        listed("glacier-token", ids::GlacierToken::COUNT, TokenFace::keys(), |_| kind::GLACIER_TOKEN, id),
        listed("rest-token", ids::RestToken::COUNT, TokenFace::keys(), |_| kind::REST_TOKEN, id),
        single("board", "player-board", BoardFace::keys(), |_| label("player-board")),
        single("main", "main-board", MainFace::keys(), |_| label("main-board")),
        single("idols", "idol-board", IdolsFace::keys(), |_| label("idol-board")),
    ]
}

fn expansion() -> Vec<TableSpec> {
    vec![
        listed("warrior", 1, TribeFace::keys(), |_| kind::WARRIOR, |at| title(at, "card")),
        listed("river-animal", 1, AnimalFace::keys(), |_| kind::ANIMAL, |at| title(at, "animal")),
        listed("river-stone", 1, StoneFace::keys(), |at| kind::stone(era(at)), |at| title(at, "stone")),
        listed("river-terrain", 3, TerrainFace::keys(), |_| kind::TERRAIN, |at| title(at, "terrain")),
        listed("fish-token", ids::Fish::COUNT, FishFace::keys(), |_| kind::FISH_TOKEN, id),
        listed(
            "landmark",
            ids::Landmark::COUNT,
            LandmarkFace::keys(),
            |_| kind::LANDMARK,
            |at| title(at, "landmark"),
        ),
        listed(
            "river-side",
            2,
            RiverSideFace::keys(),
            |_| kind::RIVER_TILE,
            |at| Phrase::new("endless-winter-river-tile-central").text("side", at.id().to_uppercase()),
        ),
        single("river", "river", RiverFace::keys(), |_| label("river")),
    ]
}

/// Every face of a table.
fn all<T>(
    sheet: &Sheet,
    table: &str,
    read: fn(Place<'_>, &mut Examiner<'_>) -> Option<T>,
    examiner: &mut Examiner<'_>,
) -> Option<Vec<T>> {
    // Reads all before giving up, so that every mistake is noted.
    let faces: Vec<Option<T>> = sheet.places(table).map(|at| read(at, examiner)).collect();
    faces.into_iter().collect()
}

impl Content {
    /// Reads and examines the values of a box.
    pub(super) fn read(sheet: &Sheet, ex: &mut Examiner<'_>) -> Option<Self> {
        let [starting, tribe, warrior] =
            ["starting", "tribe", "warrior"].map(|table| all(sheet, table, TribeFace::read, ex));
        let culture = all(sheet, "culture", CultureFace::read, ex);
        let chief = all(sheet, "chief", ChiefFace::read, ex);
        let [animal, river_animal] =
            ["animal", "river-animal"].map(|table| all(sheet, table, AnimalFace::read, ex));
        let setup = all(sheet, "setup", SetupFace::read, ex);
        let [terrain, river_terrain] =
            ["terrain", "river-terrain"].map(|table| all(sheet, table, TerrainFace::read, ex));
        let column = all(sheet, "column", ColumnFace::read, ex);
        let [stone, river_stone] =
            ["stone", "river-stone"].map(|table| all(sheet, table, StoneFace::read, ex));
        let megalith_tile = all(sheet, "megalith-tile", MegalithTileFace::read, ex);
        let layout = all(sheet, "layout", LayoutFace::read, ex);
        let [glacier_token, rest_token] =
            ["glacier-token", "rest-token"].map(|table| all(sheet, table, TokenFace::read, ex));
        let terrain_board = TerrainBoardFace::read(sheet.place("terrain-board", None), ex);
        let board = BoardFace::read(sheet.place("board", None), ex);
        let main = MainFace::read(sheet.place("main", None), ex);
        let idols = IdolsFace::read(sheet.place("idols", None), ex);
        let rivers = RiversContent {
            warrior: warrior?,
            animal: river_animal?,
            stone: river_stone?,
            terrain: river_terrain?,
            fish: all(sheet, "fish-token", FishFace::read, ex)?,
            landmark: all(sheet, "landmark", LandmarkFace::read, ex)?,
            side: all(sheet, "river-side", RiverSideFace::read, ex)?,
            river: RiverFace::read(sheet.place("river", None), ex)?,
        };
        let content = Self {
            starting: starting?,
            tribe: tribe?,
            culture: culture?,
            chief: chief?,
            animal: animal?,
            setup: setup?,
            terrain: terrain?,
            column: column?,
            stone: stone?,
            megalith_tile: megalith_tile?,
            layout: layout?,
            terrain_board: terrain_board?,
            glacier_token: glacier_token?,
            rest_token: rest_token?,
            board: BoardFace { id: "player-board".to_owned(), ..board? },
            main: MainFace { id: "main-board".to_owned(), ..main? },
            idols: IdolsFace { id: "idol-board".to_owned(), ..idols? },
            rivers,
        };
        content.examine(ex);
        Some(content)
    }
}
