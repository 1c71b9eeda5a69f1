//! The kinds of value a content file can hold, and how each is read.

use serde::{Serialize, Serializer, de::DeserializeOwned};

use crate::icons::Effect;

/// A value that a content file can set.
pub(crate) trait Value: Sized {
    /// How TOML holds it.
    type Raw: DeserializeOwned;
    /// What stands there before a file has spoken.
    fn blank() -> Self;
    /// Reads it, or says what is wrong and what would be right.
    fn read(raw: Self::Raw) -> Result<Self, String>;
}

macro_rules! plain {
    ($($type:ty: $blank:expr;)*) => {$(
        impl Value for $type {
            type Raw = $type;
            fn blank() -> Self { $blank }
            fn read(raw: $type) -> Result<Self, String> { Ok(raw) }
        }
    )*};
}
plain! {
    u8: 0;
    bool: false;
    String: String::new();
    Vec<u8>: Vec::new();
    Vec<String>: Vec::new();
    [i8; 2]: [0, 0];
}

impl Value for Effect {
    type Raw = String;
    fn blank() -> Self {
        Self::default()
    }
    fn read(raw: String) -> Result<Self, String> {
        raw.parse().map_err(|error| format!("\"{raw}\": {error}"))
    }
}

impl Value for Vec<Effect> {
    type Raw = Vec<String>;
    fn blank() -> Self {
        Vec::new()
    }
    fn read(raw: Vec<String>) -> Result<Self, String> {
        raw.into_iter().map(Effect::read).collect()
    }
}

/// What part a Terrain tile plays when the board is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The tile in the middle, where Camps enter.
    Base,
    /// One of the six land types.
    Land,
    /// The Glacier.
    Glacier,
    /// Printed on River tiles, with the river (Rivers & Rafts).
    River,
    /// Printed on River tiles, for a Landmark (Rivers & Rafts).
    Landmark,
}

impl Value for Role {
    type Raw = String;
    fn blank() -> Self {
        Self::Land
    }
    fn read(raw: String) -> Result<Self, String> {
        match raw.as_str() {
            "base" => Ok(Self::Base),
            "land" => Ok(Self::Land),
            "glacier" => Ok(Self::Glacier),
            "river" => Ok(Self::River),
            "landmark" => Ok(Self::Landmark),
            other => Err(format!("'{other}' is no role; write base, land, glacier, river or landmark")),
        }
    }
}

/// What a Sacred Stone counts (EW-STONE). Terrain and Animals are named by id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counted {
    /// EW-STONE-01: own Villages that touch at least one hex of this type.
    Villages(String),
    /// EW-STONE-04: different hex types with an own Camp.
    CampTerrains,
    /// EW-STONE-07: own-colour Megaliths on the ground.
    GroundMegaliths,
    /// EW-STONE-08: Megalith tiles with an own-colour Megalith on the ground.
    MegalithTiles,
    /// EW-STONE-09: own buried cards.
    Buried,
    /// EW-STONE-10: own-colour Megaliths on higher levels.
    UpperMegaliths,
    /// EW-STONE-11: levels climbed on both idol tracks.
    IdolLevels,
    /// EW-STONE-12: different types among own tipped Animals.
    TippedTypes,
    /// EW-STONE-13, EW-STONE-14: own tipped Animals of these types together.
    Tipped(Vec<String>),
}

impl Value for Counted {
    type Raw = String;
    fn blank() -> Self {
        Self::Buried
    }
    fn read(raw: String) -> Result<Self, String> {
        let mut words = raw.split_whitespace();
        let first = words.next().unwrap_or_default();
        let rest: Vec<String> = words.map(str::to_owned).collect();
        match (first, rest.as_slice()) {
            ("villages", [terrain]) => Ok(Self::Villages(terrain.clone())),
            ("camp-terrains", []) => Ok(Self::CampTerrains),
            ("ground-megaliths", []) => Ok(Self::GroundMegaliths),
            ("megalith-tiles", []) => Ok(Self::MegalithTiles),
            ("buried", []) => Ok(Self::Buried),
            ("upper-megaliths", []) => Ok(Self::UpperMegaliths),
            ("idol-levels", []) => Ok(Self::IdolLevels),
            ("tipped-types", []) => Ok(Self::TippedTypes),
            ("tipped", [_, ..]) => Ok(Self::Tipped(rest)),
            _ => Err(format!(
                "'{raw}' cannot be counted; write villages TERRAIN, camp-terrains, ground-megaliths, megalith-tiles, \
                 buried, upper-megaliths, idol-levels, tipped-types or tipped ANIMAL ..."
            )),
        }
    }
}

impl Serialize for Counted {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Villages(terrain) => serializer.collect_str(&format_args!("villages {terrain}")),
            Self::CampTerrains => serializer.serialize_str("camp-terrains"),
            Self::GroundMegaliths => serializer.serialize_str("ground-megaliths"),
            Self::MegalithTiles => serializer.serialize_str("megalith-tiles"),
            Self::Buried => serializer.serialize_str("buried"),
            Self::UpperMegaliths => serializer.serialize_str("upper-megaliths"),
            Self::IdolLevels => serializer.serialize_str("idol-levels"),
            Self::TippedTypes => serializer.serialize_str("tipped-types"),
            Self::Tipped(animals) => serializer.collect_str(&format_args!("tipped {}", animals.join(" "))),
        }
    }
}

/// What a count is worth: `2 each`, `1 per 2`, or a table from 0 on (`0 1 3 5 8`) whose last entry holds beyond.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StonePoints {
    /// So many points for each full group of so many.
    Each(u8, u8),
    /// Points by count.
    Table(Vec<u8>),
}

impl StonePoints {
    /// The points for a count.
    #[inline]
    pub fn of(&self, count: usize) -> u16 {
        match self {
            Self::Each(points, per) => (count / usize::from(*per).max(1)) as u16 * u16::from(*points),
            Self::Table(table) => table.get(count).or(table.last()).map_or(0, |&points| u16::from(points)),
        }
    }
}

impl Value for StonePoints {
    type Raw = String;
    fn blank() -> Self {
        Self::Each(0, 1)
    }
    fn read(raw: String) -> Result<Self, String> {
        let words: Vec<&str> = raw.split_whitespace().collect();
        let number = |word: &str| word.parse::<u8>().ok().filter(|&number| number < 100);
        let read = match words.as_slice() {
            [points, "each"] => number(points).map(|points| Self::Each(points, 1)),
            [points, "per", group] => number(points)
                .zip(number(group).filter(|&group| group > 0))
                .map(|(points, group)| Self::Each(points, group)),
            table if table.len() > 1 => {
                table.iter().map(|&word| number(word)).collect::<Option<Vec<u8>>>().map(Self::Table)
            }
            _ => None,
        };
        read.ok_or_else(|| {
            format!("'{raw}' is worth nothing; write 2 each, 1 per 2, or a table such as 0 1 3 5 8")
        })
    }
}

impl Serialize for StonePoints {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Each(points, 1) => serializer.collect_str(&format_args!("{points} each")),
            Self::Each(points, per) => serializer.collect_str(&format_args!("{points} per {per}")),
            Self::Table(table) => {
                let words: Vec<String> = table.iter().map(u8::to_string).collect();
                serializer.serialize_str(&words.join(" "))
            }
        }
    }
}

/// Where a Megalith tile lies in a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Slot {
    /// Left edge of its 3 x 3 box.
    pub x: u8,
    /// Top edge of its 3 x 3 box.
    pub y: u8,
    /// Quarter turns clockwise.
    pub turns: u8,
}

impl Value for Vec<Slot> {
    type Raw = Vec<[u8; 3]>;
    fn blank() -> Self {
        Vec::new()
    }
    fn read(raw: Vec<[u8; 3]>) -> Result<Self, String> {
        raw.into_iter()
            .map(|[x, y, turns]| {
                if x <= 5 && y <= 5 && turns <= 3 {
                    Ok(Slot { x, y, turns })
                } else {
                    Err("a slot is [x, y, quarter turns] with x and y up to 5 and 0 to 3 turns".to_owned())
                }
            })
            .collect()
    }
}
