//! Content compiled into tables the rules can read without looking anything up.

use table::sets::{Indexed, Set};

use crate::{
    content::{
        AnimalFace, BoardFace, Content, Counted, IdolsFace, Role, SetupFace, StonePoints, TerrainFace,
        TribeFace,
    },
    icons::{Bound, Effect, Gains, Icon, Skills},
    ids::{
        Animal, Chief, Culture, GlacierToken, RestToken, STARTING_KINDS, SetupCard, Stone, Terrain, Tribe,
    },
    megaliths::SPACES,
    price::Price,
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
    /// Skills.
    pub skills: Skills,
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

/// What a stone counts; no terrain if it is not in play with these options.
pub(crate) type StoneCount = Counted<Option<Terrain>, Set<Animal>>;

/// A slot for Sacred Stones.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SlotTable {
    /// What it costs (EW-DEV-07).
    pub price: Price,
    /// What it gives.
    pub gives: Gains,
}

/// A level of the Offering track.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OfferingLevel {
    /// What reaching it gives.
    pub gives: Gains,
    /// Resources that make a group at the end.
    pub resources: u8,
    /// Points of a group.
    pub points: u8,
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
    /// Levels of the Offering track.
    pub offering: Vec<OfferingLevel>,
    /// Points of the Honor levels.
    pub honor: Vec<u8>,
    /// Burial tables: first, second, others.
    pub burial: [Vec<u8>; 3],
}

/// An array with `values` at its beginning and `blank` behind them. Content is examined so that everything fits.
fn fill<T: Copy, const N: usize>(blank: T, values: impl IntoIterator<Item = T>) -> [T; N] {
    let mut array = [blank; N];
    for (slot, value) in array.iter_mut().zip(values) {
        *slot = value;
    }
    array
}

/// The faces of each era, of those that have one.
fn by_era<T, S: FromIterator<I>, I>(faces: &[T], era: impl Fn(&T) -> u8, new: fn(usize) -> I) -> [S; 2] {
    [1, 2].map(|wanted| {
        let numbered = faces.iter().enumerate().filter(|(_, face)| era(face) == wanted);
        numbered.map(|(index, _)| new(index)).collect()
    })
}

/// The faces of content by id. Content is examined when it is loaded, so every card it mentions is there.
struct Ids<'a>(&'a Content);

#[expect(clippy::expect_used, reason = "the messages name the invariant")]
impl Ids<'_> {
    fn animal(&self, id: &str) -> Animal {
        let found = self.0.animal.iter().position(|face| face.id == id);
        Animal::new(found.expect("examined content names Animals that it has"))
    }

    fn tribe(&self, id: &str) -> Tribe {
        let found = self.0.tribe.iter().position(|face| face.id == id);
        Tribe::new(STARTING_KINDS + found.expect("examined content names Tribe cards that it has"))
    }

    fn terrain(&self, id: &str) -> Option<Terrain> {
        self.0.terrain.iter().position(|face| face.id == id).map(Terrain::new)
    }
}

impl TribeTable {
    fn new(face: &TribeFace) -> Self {
        let labor = face.labor.is.gains.half_labor();
        let skill = face.skill.is;
        // EW-RULING-06: the Labor symbols of the card, but for those that a column must unlock.
        let unbound = skill.is_free_labor() && skill.bound == Bound::Free;
        // EW-RULING-80: Labor behind the Eclipse symbol counts with them; what else stands there is the skill.
        let mut eclipse = face.eclipse.is;
        let behind = eclipse.gains.half_labor();
        for icon in [Icon::Labor, Icon::HalfLabor] {
            eclipse.gains.take_up_to(icon, u8::MAX);
        }
        Self {
            copies: face.copies.is,
            labor,
            eclipse_labor: labor + behind + if unbound { skill.gains.half_labor() } else { 0 },
            points: face.points.is,
            skill,
            eclipse,
        }
    }
}

impl AnimalTable {
    fn new(face: &AnimalFace) -> Self {
        Self {
            copies: face.copies.is,
            tip: face.tip.is.gains,
            sets: fill(0, std::iter::once(0).chain(face.sets.is.iter().copied())),
            largest: face.sets.is.len() as u8,
        }
    }
}

impl SetupTable {
    fn new(face: &SetupFace, ids: &Ids<'_>) -> Self {
        let mut animals = [0; Animal::COUNT];
        for id in &face.animals.is {
            animals[ids.animal(id).index()] += 1;
        }
        Self {
            food: face.food.is,
            tools: face.tools.is,
            tribe: ids.tribe(&face.tribe.is),
            animals,
            camps: u8::from(face.camp.is),
        }
    }
}

impl TerrainTable {
    const BLANK: Self = Self {
        tiles: 0,
        role: Role::Land,
        gives: Effect { bound: Bound::Free, price: Price::FREE, condition: None, gains: Gains::NONE },
    };

    const fn new(face: &TerrainFace) -> Self {
        Self { tiles: face.tiles.is, role: face.role.is, gives: face.gives.is }
    }
}

impl SlotTable {
    /// The slots of a player board, whose three lists are examined to be of one length.
    fn all(board: &BoardFace) -> Vec<Self> {
        let prices = board.slot_food.is.iter().zip(&board.slot_tools.is);
        let prices = prices.map(|(&food, &tools)| Price { food, tools, ..Price::FREE });
        prices.zip(&board.slot_gives.is).map(|(price, gives)| Self { price, gives: gives.gains }).collect()
    }
}

impl OfferingLevel {
    /// The levels of the track, whose three lists are examined to be of one length.
    fn all(idols: &IdolsFace) -> Vec<Self> {
        let groups = idols.offering_resources.is.iter().zip(&idols.offering_points.is);
        groups
            .zip(&idols.offering_gives.is)
            .map(|((&resources, &points), gives)| Self { gives: gives.gains, resources, points })
            .collect()
    }
}

impl Tables {
    /// Compiles examined content.
    pub(crate) fn new(content: &Content) -> Self {
        let ids = Ids(content);
        let gains = |effect: &Effect| effect.gains;
        let (board, main, idols) = (&content.board, &content.main, &content.idols);
        let tribes = content.starting.iter().chain(&content.tribe);
        let cultures =
            content.culture.iter().map(|face| CultureTable { points: face.points.is, skills: face.skill.is });
        let chiefs = content.chief.iter().map(|face| [face.side_a.is, face.side_b.is]);
        let tiles = content.megalith_tile.iter();
        Self {
            tribes: fill(TribeTable::default(), tribes.map(TribeTable::new)),
            cultures: fill(CultureTable::default(), cultures),
            eras: by_era(&content.culture, |face| face.era.is, Culture::new),
            chiefs: fill([Effect::default(); 2], chiefs),
            chief_set: (0..content.chief.len()).map(Chief::new).collect(),
            animals: fill(AnimalTable::default(), content.animal.iter().map(AnimalTable::new)),
            joker: content.animal.iter().position(|face| face.joker.is).map(Animal::new),
            setups: fill(SetupTable::default(), content.setup.iter().map(|face| SetupTable::new(face, &ids))),
            setup_set: (0..content.setup.len()).map(SetupCard::new).collect(),
            terrains: fill(TerrainTable::BLANK, content.terrain.iter().map(TerrainTable::new)),
            bottoms: fill(Gains::NONE, content.column.iter().map(|face| face.bottom.is.gains)),
            stones: stones(content, &ids),
            stone_eras: by_era(&content.stone, |face| face.era.is, Stone::new),
            spaces: fill(
                [Gains::NONE; SPACES],
                tiles.map(|face| fill(Gains::NONE, face.spaces.is.iter().map(gains))),
            ),
            glacier: fill(Gains::NONE, content.glacier_token.iter().map(|face| face.gives.is.gains)),
            glacier_set: (0..content.glacier_token.len()).map(GlacierToken::new).collect(),
            rest_tokens: fill(Gains::NONE, content.rest_token.iter().map(|face| face.gives.is.gains)),
            rest_count: content.rest_token.len(),
            labor_at: std::array::from_fn(|space| {
                let symbols = board.labor_symbols.is.iter();
                symbols.filter(|&&symbol| usize::from(symbol) <= space).count() as u8
            }),
            tool_limit: board.tool_limit.is,
            boxes: fill(Gains::NONE, board.boxes.is.iter().map(gains)),
            slots: fill(SlotTable::default(), SlotTable::all(board)),
            rest: board.rest.is.gains,
            rest_labor: board.rest_labor.is.gains.half_labor(),
            track: fill(Gains::NONE, main.turn_order_gives.is.iter().map(gains)),
            compensation: fill(Gains::NONE, main.compensation.is.iter().map(gains)),
            stones_per_era: fill(0, main.stones_per_era.is.iter().copied()),
            glacier_tiles: fill(0, main.glacier_tiles.is.iter().copied()),
            offering: OfferingLevel::all(idols),
            honor: idols.honor_points.is.clone(),
            burial: [&idols.burial_first, &idols.burial_second, &idols.burial_others]
                .map(|table| table.is.clone()),
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

/// What each stone counts, and what that is worth.
fn stones(content: &Content, ids: &Ids<'_>) -> Vec<(StoneCount, StonePoints)> {
    let faces = content.stone.iter();
    let counted = faces.map(|face| {
        let animals = |named: &Vec<String>| named.iter().map(|id| ids.animal(id)).collect();
        (face.counts.is.map(|id| ids.terrain(id), animals), face.points.is.clone())
    });
    counted.collect()
}
