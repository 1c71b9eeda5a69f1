//! Lays a content file over what is there.

use serde::Deserialize;
use table::{
    content::{ContentError, LegacyExaminer, Provenance, Sourced},
    sets::Indexed,
};
use toml::Spanned;

use super::{
    BoardFace, Content, IdolsFace, MainFace, RawAnimal, RawBoard, RawChief, RawColumn, RawCulture, RawIdols,
    RawLayout, RawMain, RawMegalithTile, RawSetup, RawStone, RawTerrain, RawTerrainBoard, RawToken, RawTribe,
    TerrainBoardFace, value::Value,
};
use crate::{
    ids,
    rivers::{RawFish, RawLandmark, RawRiver, RawRiverSide, RawRivers, RiversContent},
};

/// A value a file may set, with its place in the file.
pub(crate) type Cell<T> = Option<Spanned<Sourced<<T as Value>::Raw>>>;

/// A kind of face that files can set value by value.
pub(crate) trait Laid: Sized {
    type Raw;
    fn blank(id: String) -> Self;
    fn id(&self) -> &str;
    fn raw_id(raw: &Self::Raw) -> &Spanned<String>;
    fn missing(raw: &Self::Raw) -> Vec<&'static str>;
    fn change(&mut self, raw: Self::Raw, examiner: &mut LegacyExaminer<'_>);
}

pub(crate) fn blank<T: Value>() -> Sourced<T> {
    Sourced { is: T::blank(), from: Provenance::House }
}

pub(crate) fn set<T: Value>(
    value: &mut Sourced<T>,
    cell: Option<Spanned<Sourced<T::Raw>>>,
    examiner: &mut LegacyExaminer<'_>,
) {
    let Some(cell) = cell else { return };
    let at = cell.span().start;
    let raw = cell.into_inner();
    match T::read(raw.is) {
        Ok(read) => {
            *value = Sourced { is: read, from: raw.from };
        }
        Err(why) => examiner.mistake(Some(at), why),
    }
}

/// What a content file may hold.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
#[derive(Default)]
struct File {
    starting: Vec<RawTribe>,
    tribe: Vec<RawTribe>,
    culture: Vec<RawCulture>,
    chief: Vec<RawChief>,
    animal: Vec<RawAnimal>,
    setup: Vec<RawSetup>,
    terrain: Vec<RawTerrain>,
    column: Vec<RawColumn>,
    stone: Vec<RawStone>,
    megalith_tile: Vec<RawMegalithTile>,
    layout: Vec<RawLayout>,
    terrain_board: Option<RawTerrainBoard>,
    glacier_token: Vec<RawToken>,
    rest_token: Vec<RawToken>,
    board: Option<RawBoard>,
    main: Option<RawMain>,
    idols: Option<RawIdols>,
    warrior: Vec<RawTribe>,
    river_animal: Vec<RawAnimal>,
    river_stone: Vec<RawStone>,
    river_terrain: Vec<RawTerrain>,
    fish_token: Vec<RawFish>,
    landmark: Vec<RawLandmark>,
    river_side: Vec<RawRiverSide>,
    river: Option<RawRiver>,
}

/// A content file under examination, with the place of every id in it: what is wrong with a face is reported there.
pub(crate) struct Inspector<'a> {
    examiner: LegacyExaminer<'a>,
    places: Vec<(String, usize)>,
}

impl Inspector<'_> {
    /// Notes a mistake about the face `id` unless `holds`. A mistake about a face the file does not mention is reported for the file as a whole.
    pub(crate) fn require(&mut self, holds: bool, id: &str, message: impl FnOnce() -> String) {
        let at = self.places.iter().find(|(known, _)| known == id).map(|&(_, at)| at);
        self.examiner.require(holds, at, message);
    }
}

/// About the box as a whole.
pub(crate) const WHOLE: &str = "";

/// How many faces of a kind there may be.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    pub(crate) kind: &'static str,
    pub(crate) least: usize,
    pub(crate) most: usize,
}

pub(crate) fn lay_all<T: Laid>(
    faces: &mut Vec<T>,
    raws: Vec<T::Raw>,
    room: Room,
    inspector: &mut Inspector<'_>,
) {
    let growing = faces.is_empty();
    for raw in raws {
        let at = Some(T::raw_id(&raw).span().start);
        let id = T::raw_id(&raw).get_ref().clone();
        inspector.places.push((id.clone(), T::raw_id(&raw).span().start));
        if let Some(face) = faces.iter_mut().find(|face| face.id() == id) {
            if growing {
                inspector.examiner.mistake(at, format!("{} '{id}' stands twice", room.kind));
            }
            face.change(raw, &mut inspector.examiner);
            continue;
        }
        let missing = T::missing(&raw);
        let readable = !id.is_empty()
            && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        if !readable {
            inspector
                .examiner
                .mistake(at, format!("'{id}' is not an id; use lower-case letters, digits and hyphens"));
        } else if faces.len() >= room.most {
            inspector.examiner.mistake(
                at,
                format!(
                    "there is no {} '{id}' and no room for another one; there are {}",
                    room.kind,
                    ids_of(faces)
                ),
            );
        } else if !missing.is_empty() {
            inspector.examiner.mistake(
                at,
                format!(
                    "there is no {} '{id}' to change, and a new one also needs {}; there are {}",
                    room.kind,
                    missing.join(", ").replace('_', "-"),
                    ids_of(faces)
                ),
            );
        } else {
            let mut face = T::blank(id);
            face.change(raw, &mut inspector.examiner);
            faces.push(face);
        }
    }
    inspector.require(faces.len() >= room.least, WHOLE, || {
        format!("{} needs at least {} entries and has {}", room.kind, room.least, faces.len())
    });
}

fn ids_of<T: Laid>(faces: &[T]) -> String {
    let ids: Vec<&str> = faces.iter().map(Laid::id).collect();
    ids.join(", ")
}

pub(crate) fn lay_one<T: Laid>(face: &mut T, raw: Option<T::Raw>, inspector: &mut Inspector<'_>) {
    let Some(raw) = raw else { return };
    let at = Some(T::raw_id(&raw).span().start);
    let id = T::raw_id(&raw).get_ref().clone();
    inspector.places.push((id.clone(), T::raw_id(&raw).span().start));
    inspector.examiner.require(id == face.id(), at, || format!("'{id}' is not '{}'", face.id()));
    face.change(raw, &mut inspector.examiner);
}

impl Content {
    pub(super) fn empty() -> Self {
        Self {
            starting: Vec::new(),
            tribe: Vec::new(),
            culture: Vec::new(),
            chief: Vec::new(),
            animal: Vec::new(),
            setup: Vec::new(),
            terrain: Vec::new(),
            column: Vec::new(),
            stone: Vec::new(),
            megalith_tile: Vec::new(),
            layout: Vec::new(),
            terrain_board: TerrainBoardFace::blank("terrain-board".to_owned()),
            glacier_token: Vec::new(),
            rest_token: Vec::new(),
            board: BoardFace::blank("player-board".to_owned()),
            main: MainFace::blank("main-board".to_owned()),
            idols: IdolsFace::blank("idol-board".to_owned()),
            rivers: RiversContent::empty(),
        }
    }

    /// Lays a file over this content. Nothing is kept if it has a mistake.
    pub(super) fn lay(&mut self, file: &str, text: &str) -> Result<(), ContentError> {
        let mut examiner = LegacyExaminer::new(file, text);
        let mut laid = self.clone();
        let Some(read) = examiner.parse::<File>() else {
            return examiner.verdict(None);
        };
        let mut inspector = Inspector { examiner, places: Vec::new() };
        let ex = &mut inspector;
        let room = |kind, least, most| Room { kind, least, most };
        lay_all(&mut laid.starting, read.starting, room("starting", 3, 3), ex);
        lay_all(&mut laid.tribe, read.tribe, room("tribe", 5, 5), ex);
        let cultures = room("culture", 32, ids::Culture::COUNT);
        lay_all(&mut laid.culture, read.culture, cultures, ex);
        let chiefs = room("chief", 5, ids::Chief::COUNT);
        lay_all(&mut laid.chief, read.chief, chiefs, ex);
        lay_all(&mut laid.animal, read.animal, room("animal", 7, 7), ex);
        let setups = room("setup", 5, ids::SetupCard::COUNT);
        lay_all(&mut laid.setup, read.setup, setups, ex);
        lay_all(&mut laid.terrain, read.terrain, room("terrain", 8, 8), ex);
        lay_all(&mut laid.column, read.column, room("column", 4, 4), ex);
        let stones = room("stone", 14, ids::Stone::COUNT - 1);
        lay_all(&mut laid.stone, read.stone, stones, ex);
        let tiles = room("megalith-tile", 4, 4);
        lay_all(&mut laid.megalith_tile, read.megalith_tile, tiles, ex);
        lay_all(&mut laid.layout, read.layout, room("layout", 3, 8), ex);
        let glaciers = room("glacier-token", 6, ids::GlacierToken::COUNT);
        lay_all(&mut laid.glacier_token, read.glacier_token, glaciers, ex);
        let rests = room("rest-token", 2, ids::RestToken::COUNT);
        lay_all(&mut laid.rest_token, read.rest_token, rests, ex);
        lay_one(&mut laid.terrain_board, read.terrain_board, ex);
        lay_one(&mut laid.board, read.board, ex);
        lay_one(&mut laid.main, read.main, ex);
        lay_one(&mut laid.idols, read.idols, ex);
        laid.rivers.lay(
            RawRivers {
                warrior: read.warrior,
                animal: read.river_animal,
                stone: read.river_stone,
                terrain: read.river_terrain,
                fish: read.fish_token,
                landmark: read.landmark,
                side: read.river_side,
                river: read.river,
            },
            ex,
        );
        laid.examine(ex);
        *self = inspector.examiner.verdict(Some(laid))?;
        Ok(())
    }
}
