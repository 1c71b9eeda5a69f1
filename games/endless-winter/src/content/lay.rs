//! Lays a content file over what is there, and examines the result.

use serde::Deserialize;
use table::{
    content::{ContentError, Examiner, Provenance, Sourced},
    sets::Indexed,
};
use toml::Spanned;

use super::{
    BoardFace, Content, Counted, IdolsFace, MainFace, RawAnimal, RawBoard, RawChief, RawColumn, RawCulture,
    RawIdols, RawLayout, RawMain, RawMegalithTile, RawSetup, RawStone, RawTerrain, RawToken, RawTribe, Role,
    value::Value,
};
use crate::{
    icons::{Bound, Effect, Icon},
    ids,
    megaliths::Layout,
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
    fn change(&mut self, raw: Self::Raw, examiner: &mut Examiner<'_>);
}

pub(crate) fn blank<T: Value>() -> Sourced<T> {
    Sourced { is: T::blank(), from: Provenance::House }
}

pub(crate) fn set<T: Value>(
    value: &mut Sourced<T>,
    cell: Option<Spanned<Sourced<T::Raw>>>,
    examiner: &mut Examiner<'_>,
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
    examiner: Examiner<'a>,
    places: Vec<(String, usize)>,
}

impl Inspector<'_> {
    /// Notes a mistake about the face `id` unless `holds`. A face this file does not speak of is the file's as a whole.
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
                .mistake(at, format!("'{id}' is no id; use lower-case letters, digits and hyphens"));
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
        let mut examiner = Examiner::new(file, text);
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

    /// What must hold of the box as a whole.
    fn examine(&self, ex: &mut Inspector<'_>) {
        self.examine_cards(ex);
        self.examine_boards(ex);
        self.examine_rivers(ex);
        let lands = self.terrain.iter().filter(|face| face.role.is == Role::Land);
        let land_tiles: u32 = lands.clone().map(|face| u32::from(face.tiles.is)).sum();
        let of_role = |role| self.terrain.iter().filter(|face| face.role.is == role).count();
        ex.require(
            (of_role(Role::Base), of_role(Role::Land), of_role(Role::Glacier)) == (1, 6, 1)
                && self.terrain.first().is_some_and(|face| face.role.is == Role::Base),
            WHOLE,
            || "terrain is the base first, six lands and one glacier".to_owned(),
        );
        ex.require(
            (15..=100).contains(&land_tiles) && lands.clone().all(|face| (1..=20).contains(&face.tiles.is)),
            WHOLE,
            || format!("land tiles are at least 15, one of each at the least; there are {land_tiles}"),
        );
        for layout in &self.layout {
            let cells = Layout::new(&layout.slots.is);
            ex.require(cells.is_some(), &layout.id, || {
                format!("layout '{}': four tiles, none on another, are needed", layout.id)
            });
        }
        for seats in 2..=4 {
            ex.require(self.layout.iter().any(|layout| layout.seats.is == seats), WHOLE, || {
                format!("no layout is the default for {seats} players")
            });
        }
    }

    fn examine_cards(&self, ex: &mut Inspector<'_>) {
        let starting: Vec<&str> = self.starting.iter().map(|face| face.id.as_str()).collect();
        let nine: u32 = self.starting.iter().map(|face| u32::from(face.copies.is)).sum();
        ex.require(
            starting.first() == Some(&"brave") && starting.get(1) == Some(&"tribeswoman"),
            WHOLE,
            || "starting cards begin with brave and tribeswoman".to_owned(),
        );
        ex.require(nine == 9 && self.starting.iter().take(2).all(|face| face.copies.is > 0), WHOLE, || {
            format!("starting cards are 9 per player, a brave and a tribeswoman among them; there are {nine}")
        });
        for face in self.starting.iter().chain(&self.tribe).chain(&self.rivers.warrior) {
            let id = &face.id;
            ex.require(face.copies.is <= 40, id, || format!("'{id}': at most 40 copies"));
            ex.require(face.points.is <= 20, id, || format!("'{id}': at most 20 points"));
            ex.require(face.labor.is.is_free_labor() && face.labor.is.bound == Bound::Free, id, || {
                format!("'{id}': labor is written with L and l")
            });
            ex.require(face.skill.is.bound != Bound::Eclipse, id, || {
                format!("'{id}': an [e] skill belongs into eclipse")
            });
            let eclipse = &face.eclipse.is;
            ex.require(eclipse.is_none() || eclipse.bound == Bound::Eclipse, id, || {
                format!("'{id}': the eclipse skill begins with [e]")
            });
            plain_icons(ex, id, &face.skill.is);
            plain_icons(ex, id, eclipse);
        }
        for era in 1..=2 {
            let count = self.culture.iter().filter(|face| face.era.is == era).count();
            ex.require(count >= 16, WHOLE, || {
                format!("era {era} needs at least 16 culture cards and has {count}")
            });
        }
        for face in &self.culture {
            ex.require((1..=2).contains(&face.era.is), &face.id, || format!("'{}': era is 1 or 2", face.id));
            ex.require(face.points.is <= 20, &face.id, || format!("'{}': at most 20 points", face.id));
            actions_only(ex, &face.id, &face.skill.is);
        }
        for face in &self.chief {
            actions_only(ex, &face.id, &face.side_a.is);
            actions_only(ex, &face.id, &face.side_b.is);
        }
        let mut jokers = 0;
        for face in self.animal.iter().chain(&self.rivers.animal) {
            ex.require((1..=30).contains(&face.copies.is), &face.id, || {
                format!("'{}': 1 to 30 copies", face.id)
            });
            ex.require(face.joker.is == face.sets.is.is_empty() && face.sets.is.len() <= 8, &face.id, || {
                format!("'{}': sets lists points for 1 to 8 cards, or nothing for a joker", face.id)
            });
            jokers += usize::from(face.joker.is);
            only_gains(ex, &face.id, &face.tip.is);
        }
        ex.require(jokers <= 1, WHOLE, || "only one animal can be the joker".to_owned());
        let tribe = |id: &str| self.tribe.iter().any(|face| face.id == id);
        let animal = |id: &str| self.animal.iter().any(|face| face.id == id);
        for face in &self.setup {
            ex.require(tribe(&face.tribe.is), &face.id, || {
                format!("'{}': there is no tribe card '{}'", face.id, face.tribe.is)
            });
            for id in &face.animals.is {
                ex.require(animal(id), &face.id, || format!("'{}': there is no animal '{id}'", face.id));
            }
            ex.require(
                face.food.is <= 5 && face.tools.is <= 5 && face.animals.is.len() <= 3,
                &face.id,
                || format!("'{}': at most 5 food, 5 tools and 3 animals", face.id),
            );
        }
        for face in self.stone.iter().chain(&self.rivers.stone) {
            ex.require((1..=2).contains(&face.era.is), &face.id, || format!("'{}': era is 1 or 2", face.id));
            let known = match &face.counts.is {
                Counted::Villages(id) => {
                    self.terrain.iter().chain(&self.rivers.terrain).any(|terrain| &terrain.id == id)
                }
                Counted::Tipped(ids) => ids.iter().all(|id| animal(id)),
                _ => true,
            };
            ex.require(known, &face.id, || format!("'{}' counts something that is not in the box", face.id));
        }
        for era in 1..=2 {
            let count = self.stone.iter().filter(|face| face.era.is == era).count();
            ex.require(count >= 7, WHOLE, || format!("era {era} needs at least 7 stones and has {count}"));
        }
    }

    fn examine_boards(&self, ex: &mut Inspector<'_>) {
        for (face, column) in self.column.iter().zip(ids::Column::ALL) {
            ex.require(face.id == column.word(), &face.id, || {
                format!("column '{}' should be '{}'", face.id, column.word())
            });
            only_gains(ex, &face.id, &face.bottom.is);
        }
        for face in self.terrain.iter().chain(&self.rivers.terrain) {
            ex.require(
                face.gives.is.bound == Bound::Free && face.gives.is.price.discards == 0,
                &face.id,
                || format!("'{}': a hex is bound to no column and takes no cards", face.id),
            );
            plain_icons(ex, &face.id, &face.gives.is);
        }
        for face in self.glacier_token.iter().chain(&self.rest_token) {
            only_gains(ex, &face.id, &face.gives.is);
            ex.require(face.gives.is.gains.kinds() <= 2, &face.id, || {
                format!("'{}': at most two different icons", face.id)
            });
        }
        for face in &self.megalith_tile {
            ex.require(face.spaces.is.len() == 8, &face.id, || format!("'{}' has 8 spaces", face.id));
            for (space, effect) in face.spaces.is.iter().enumerate() {
                if effect.gains.has(Icon::ExtraMegalith) {
                    ex.require(space == 0, &face.id, || {
                        format!("'{}': only the first space is a start space and may show M>", face.id)
                    });
                } else {
                    only_gains(ex, &face.id, effect);
                }
            }
        }
        let board = &self.board;
        ex.require(
            board.boxes.is.len() == 5
                && board.slot_food.is.len() == 3
                && board.slot_tools.is.len() == 3
                && board.slot_gives.is.len() == 3,
            &board.id,
            || "the player board has 5 boxes and 3 stone slots".to_owned(),
        );
        ex.require(board.labor_symbols.is.iter().all(|&space| (1..=10).contains(&space)), &board.id, || {
            "labor symbols stand on spaces 1 to 10".to_owned()
        });
        ex.require((1..=20).contains(&board.tool_limit.is), &board.id, || {
            "the tool limit is 1 to 20".to_owned()
        });
        for effect in board.boxes.is.iter().chain(&board.slot_gives.is).chain([&board.rest.is]) {
            only_gains(ex, &board.id, effect);
        }
        ex.require(board.rest.is.gains.kinds() <= 2, &board.id, || {
            "resting gives at most two different icons".to_owned()
        });
        ex.require(board.rest_labor.is.is_free_labor(), &board.id, || {
            "rest-labor is written with L and l".to_owned()
        });
        let main = &self.main;
        ex.require(
            main.turn_order_gives.is.len() == 4
                && main.compensation.is.len() == 4
                && main.stones_per_era.is.len() == 3
                && main.glacier_tiles.is.len() == 3,
            &main.id,
            || "the main board has 4 places in turn order and a number for 2, 3 and 4 players".to_owned(),
        );
        ex.require(main.stones_per_era.is.iter().all(|&count| count <= 7), &main.id, || {
            "at most 7 stones per era".to_owned()
        });
        ex.require(main.glacier_tiles.is.iter().all(|&count| count <= 6), &main.id, || {
            "at most 6 glacier tiles".to_owned()
        });
        for effect in &main.turn_order_gives.is {
            only_gains(ex, &main.id, effect);
        }
        for effect in &main.compensation.is {
            let only = effect.gains.iter().all(|unit| matches!(unit.icon, Icon::Food | Icon::Tool));
            ex.require(only, &main.id, || "compensation is Food and Tools".to_owned());
        }
        let idols = &self.idols;
        let levels = idols.offering_gives.is.len();
        ex.require(
            (2..=20).contains(&levels)
                && idols.offering_resources.is.len() == levels
                && idols.offering_points.is.len() == levels
                && (2..=20).contains(&idols.honor_points.is.len()),
            &idols.id,
            || "the idol tracks have 2 to 20 levels, and the offering lists are equally long".to_owned(),
        );
        for effect in &idols.offering_gives.is {
            only_gains(ex, &idols.id, effect);
        }
    }
}

/// An effect that is simply gained: no column, no price, no counting, no arrow space.
pub(crate) fn only_gains(ex: &mut Inspector<'_>, id: &str, effect: &Effect) {
    ex.require(
        effect.bound == Bound::Free && effect.price.is_free() && effect.condition.is_none(),
        id,
        || format!("'{id}': only icons to gain can stand here, not '{effect}'"),
    );
    plain_icons(ex, id, effect);
}

/// M> makes sense on the start space of a Megalith tile only.
fn plain_icons(ex: &mut Inspector<'_>, id: &str, effect: &Effect) {
    ex.require(!effect.gains.has(Icon::ExtraMegalith), id, || {
        format!("'{id}': M> stands on the start space of a Megalith tile only")
    });
}

fn actions_only(ex: &mut Inspector<'_>, id: &str, effect: &Effect) {
    ex.require(effect.bound != Bound::Eclipse && !effect.is_none(), id, || {
        format!("'{id}': a skill of the Actions phase is needed, not '{effect}'")
    });
    plain_icons(ex, id, effect);
}
