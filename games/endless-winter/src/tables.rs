//! Content compiled into tables the rules can read without looking anything up.

use table::sets::{Indexed, Set};

use crate::{
    content::{Content, Counted, Role, StonePoints},
    icons::{Effect, Gains, Icon},
    ids::{
        Animal, Chief, Culture, GlacierToken, RestToken, STARTING_KINDS, SetupCard, Stone, Terrain, Tribe,
    },
    megaliths::SPACES,
    wide::Wide,
};

/// A Tribe or Starting card.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TribeTable {
    /// Cards of it: in the deck, or per player.
    pub copies: u8,
    /// Labor in half points.
    pub labor: u8,
    /// Labor in the Eclipse in half points (EW-RULING-06).
    pub eclipse_labor: u8,
    /// Points at the end.
    pub points: u8,
    /// Action skill.
    pub skill: Effect,
    /// Eclipse skill, without the Labor that counts in the comparison.
    pub eclipse: Effect,
}

/// A Culture card.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CultureTable {
    /// Points at the end.
    pub points: u8,
    /// Skill.
    pub skill: Effect,
}

/// An Animal card.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct AnimalTable {
    /// Cards of it.
    pub copies: u8,
    /// Tip benefit.
    pub tip: Gains,
    /// Points for a set of so many.
    pub sets: [u8; 9],
    /// The largest set.
    pub largest: u8,
}

/// A set-up card.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SetupTable {
    /// Food.
    pub food: u8,
    /// Tools.
    pub tools: u8,
    /// Tribe card.
    pub tribe: Tribe,
    /// Animals of each kind.
    pub animals: [u8; Animal::COUNT],
    /// Camps.
    pub camps: u8,
}

/// A terrain type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TerrainTable {
    /// Tiles of it.
    pub tiles: u8,
    /// Its part when the board is laid.
    pub role: Role,
    /// What it gives in the Eclipse.
    pub gives: Effect,
}

/// What a stone counts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StoneCount {
    /// Own Villages at a hex of this type.
    Villages(Terrain),
    /// Different types with an own Camp.
    CampTerrains,
    /// Own Megaliths on the ground.
    GroundMegaliths,
    /// Tiles with such a Megalith.
    MegalithTiles,
    /// Buried cards.
    Buried,
    /// Own Megaliths on higher levels.
    UpperMegaliths,
    /// Levels on both idol tracks.
    IdolLevels,
    /// Types among tipped Animals.
    TippedTypes,
    /// Tipped Animals of these types.
    Tipped(Set<Animal>),
}

/// A slot for Sacred Stones.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SlotTable {
    /// Food it costs.
    pub food: u8,
    /// Tools it costs.
    pub tools: u8,
    /// What it gives.
    pub gives: Gains,
}

/// Everything the rules read from content.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// Tribe cards.
    pub tribes: [TribeTable; Tribe::COUNT],
    /// Culture cards.
    pub cultures: [CultureTable; Culture::COUNT],
    /// The Culture cards of each era.
    pub eras: [Wide<Culture, 1>; 2],
    /// Chief skills by side.
    pub chiefs: [[Effect; 2]; Chief::COUNT],
    /// The Chiefs there are.
    pub chief_set: Set<Chief>,
    /// Animals.
    pub animals: [AnimalTable; Animal::COUNT],
    /// The one that joins other sets.
    pub joker: Option<Animal>,
    /// Set-up cards.
    pub setups: [SetupTable; SetupCard::COUNT],
    /// The set-up cards there are.
    pub setup_set: Set<SetupCard>,
    /// Terrain.
    pub terrains: [TerrainTable; Terrain::COUNT],
    /// What the first figure at the bottom gains.
    pub bottoms: [Gains; 4],
    /// What a stone counts, and what that is worth.
    pub stones: Vec<(StoneCount, StonePoints)>,
    /// The stones of each era.
    pub stone_eras: [Set<Stone>; 2],
    /// Spaces of the Megalith tiles.
    pub spaces: [[Gains; SPACES]; 4],
    /// Glacier tokens.
    pub glacier: [Gains; GlacierToken::COUNT],
    /// The Glacier tokens there are.
    pub glacier_set: Set<GlacierToken>,
    /// Rest tokens.
    pub rest_tokens: [Gains; RestToken::COUNT],
    /// How many Rest tokens there are.
    pub rest_count: usize,
    /// Labor symbols up to and including a space of the Food track.
    pub labor_at: [u8; 16],
    /// Last space of the Tool track.
    pub tool_limit: u8,
    /// Boxes of the megalith reserve.
    pub boxes: [Gains; 5],
    /// Slots for Sacred Stones.
    pub slots: [SlotTable; 3],
    /// Rest.
    pub rest: Gains,
    /// Labor of a resting figure in half points.
    pub rest_labor: u8,
    /// Turn-order track.
    pub track: [Gains; 4],
    /// Compensation.
    pub compensation: [Gains; 4],
    /// Stones per era by seats.
    pub stones_per_era: [u8; 3],
    /// Glacier tiles by seats.
    pub glacier_tiles: [u8; 3],
    /// Offering levels: benefit, resources of a group, points of a group.
    pub offering: Vec<(Gains, u8, u8)>,
    /// Points of the Honor levels.
    pub honor: Vec<u8>,
    /// Burial tables: first, second, others.
    pub burial: [Vec<u8>; 3],
}

fn fill<T: Copy, const N: usize>(blank: T, values: impl IntoIterator<Item = T>) -> [T; N] {
    let mut array = [blank; N];
    for (slot, value) in array.iter_mut().zip(values) {
        *slot = value;
    }
    array
}

impl Tables {
    /// Compiles examined content.
    pub(crate) fn new(content: &Content) -> Self {
        let animal = |id: &String| content.animal.iter().position(|face| face.id == *id).map(Animal::new);
        let tribe = |id: &String| {
            content
                .tribe
                .iter()
                .position(|face| face.id == *id)
                .map_or(Tribe::BRAVE, |index| Tribe::new(STARTING_KINDS + index))
        };
        let terrain = |id: &String| {
            content.terrain.iter().position(|face| face.id == *id).map_or(Terrain::default(), Terrain::new)
        };
        let gains = |effect: &Effect| effect.gains;
        let eras = [1, 2].map(|era| {
            let cards = content.culture.iter().enumerate();
            cards.filter(|(_, face)| face.era.is == era).map(|(index, _)| Culture::new(index)).collect()
        });
        let stone_eras = [1, 2].map(|era| {
            let stones = content.stone.iter().enumerate();
            stones.filter(|(_, face)| face.era.is == era).map(|(index, _)| Stone::new(index)).collect()
        });
        let tribes = content.starting.iter().chain(&content.tribe).map(|face| {
            let mut eclipse = face.eclipse.is;
            let counted = if eclipse.price.is_free() && eclipse.condition.is_none() {
                let half = eclipse.gains.half_labor();
                eclipse.gains.take_up_to(Icon::Labor, u8::MAX);
                eclipse.gains.take_up_to(Icon::HalfLabor, u8::MAX);
                half
            } else {
                0
            };
            let labor = face.labor.is.gains.half_labor();
            TribeTable {
                copies: face.copies.is,
                labor,
                eclipse_labor: labor + counted,
                points: face.points.is,
                skill: face.skill.is,
                eclipse,
            }
        });
        let stones = content.stone.iter().map(|face| {
            let count = match &face.counts.is {
                Counted::Villages(id) => StoneCount::Villages(terrain(id)),
                Counted::CampTerrains => StoneCount::CampTerrains,
                Counted::GroundMegaliths => StoneCount::GroundMegaliths,
                Counted::MegalithTiles => StoneCount::MegalithTiles,
                Counted::Buried => StoneCount::Buried,
                Counted::UpperMegaliths => StoneCount::UpperMegaliths,
                Counted::IdolLevels => StoneCount::IdolLevels,
                Counted::TippedTypes => StoneCount::TippedTypes,
                Counted::Tipped(ids) => StoneCount::Tipped(ids.iter().filter_map(animal).collect()),
            };
            (count, face.points.is.clone())
        });
        let board = &content.board;
        let idols = &content.idols;
        let symbols = &board.labor_symbols.is;
        Self {
            tribes: fill(TribeTable::default(), tribes),
            cultures: fill(
                CultureTable::default(),
                content
                    .culture
                    .iter()
                    .map(|face| CultureTable { points: face.points.is, skill: face.skill.is }),
            ),
            eras,
            chiefs: fill(
                [Effect::default(); 2],
                content.chief.iter().map(|face| [face.side_a.is, face.side_b.is]),
            ),
            chief_set: (0..content.chief.len()).map(Chief::new).collect(),
            animals: fill(
                AnimalTable::default(),
                content.animal.iter().map(|face| AnimalTable {
                    copies: face.copies.is,
                    tip: face.tip.is.gains,
                    sets: fill(0, std::iter::once(0).chain(face.sets.is.iter().copied())),
                    largest: face.sets.is.len() as u8,
                }),
            ),
            joker: content.animal.iter().position(|face| face.joker.is).map(Animal::new),
            setups: fill(
                SetupTable::default(),
                content.setup.iter().map(|face| {
                    let mut animals = [0; Animal::COUNT];
                    for kind in face.animals.is.iter().filter_map(animal) {
                        animals[kind.index()] += 1;
                    }
                    SetupTable {
                        food: face.food.is,
                        tools: face.tools.is,
                        tribe: tribe(&face.tribe.is),
                        animals,
                        camps: u8::from(face.camp.is),
                    }
                }),
            ),
            setup_set: (0..content.setup.len()).map(SetupCard::new).collect(),
            terrains: fill(
                TerrainTable { tiles: 0, role: Role::Land, gives: Effect::default() },
                content.terrain.iter().map(|face| TerrainTable {
                    tiles: face.tiles.is,
                    role: face.role.is,
                    gives: face.gives.is,
                }),
            ),
            bottoms: fill(Gains::NONE, content.column.iter().map(|face| face.bottom.is.gains)),
            stones: stones.collect(),
            stone_eras,
            spaces: fill(
                [Gains::NONE; SPACES],
                content.megalith_tile.iter().map(|face| fill(Gains::NONE, face.spaces.is.iter().map(gains))),
            ),
            glacier: fill(Gains::NONE, content.glacier_token.iter().map(|face| face.gives.is.gains)),
            glacier_set: (0..content.glacier_token.len()).map(GlacierToken::new).collect(),
            rest_tokens: fill(Gains::NONE, content.rest_token.iter().map(|face| face.gives.is.gains)),
            rest_count: content.rest_token.len(),
            labor_at: std::array::from_fn(|space| {
                symbols.iter().filter(|&&symbol| usize::from(symbol) <= space).count() as u8
            }),
            tool_limit: board.tool_limit.is,
            boxes: fill(Gains::NONE, board.boxes.is.iter().map(gains)),
            slots: fill(
                SlotTable::default(),
                (0..3).map(|slot| SlotTable {
                    food: board.slot_food.is.get(slot).copied().unwrap_or_default(),
                    tools: board.slot_tools.is.get(slot).copied().unwrap_or_default(),
                    gives: board.slot_gives.is.get(slot).map(gains).unwrap_or_default(),
                }),
            ),
            rest: board.rest.is.gains,
            rest_labor: board.rest_labor.is.gains.half_labor(),
            track: fill(Gains::NONE, content.main.turn_order_gives.is.iter().map(gains)),
            compensation: fill(Gains::NONE, content.main.compensation.is.iter().map(gains)),
            stones_per_era: fill(0, content.main.stones_per_era.is.iter().copied()),
            glacier_tiles: fill(0, content.main.glacier_tiles.is.iter().copied()),
            offering: (0..idols.offering_gives.is.len())
                .map(|level| {
                    (
                        idols.offering_gives.is[level].gains,
                        idols.offering_resources.is.get(level).copied().unwrap_or_default(),
                        idols.offering_points.is.get(level).copied().unwrap_or_default(),
                    )
                })
                .collect(),
            honor: idols.honor_points.is.clone(),
            burial: [
                idols.burial_first.is.clone(),
                idols.burial_second.is.clone(),
                idols.burial_others.is.clone(),
            ],
        }
    }

    /// The top level of the Offering track.
    #[inline]
    pub(crate) fn offering_top(&self) -> u8 {
        self.offering.len().saturating_sub(1) as u8
    }

    /// The top level of the Honor track.
    #[inline]
    pub(crate) fn honor_top(&self) -> u8 {
        self.honor.len().saturating_sub(1) as u8
    }

    /// Labor for spending Food from `from` down to `to` (EW-WORK-06).
    #[inline]
    pub(crate) fn labor_for_food(&self, from: u8, to: u8) -> u8 {
        let at = |space: u8| self.labor_at[usize::from(space).min(15)];
        at(from).saturating_sub(at(to))
    }
}
