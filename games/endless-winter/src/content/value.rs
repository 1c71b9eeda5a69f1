//! The kinds of value a content file can hold, and how each is read.

use serde::{Serialize, Serializer, de::DeserializeOwned};

use crate::icons::Effect;

/// A value that a content file can set.
pub(crate) trait Value: Sized {
    /// How TOML holds it.
    type Raw: DeserializeOwned;
    /// The value before any file has set it.
    fn blank() -> Self;
    /// Reads it; the error says what was found and what was expected.
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
            other => Err(format!("'{other}' is not a role; write base, land, glacier, river or landmark")),
        }
    }
}

/// What a Sacred Stone counts (EW-STONE). The content names terrain and Animals by id; the rules use their own values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counted<Terrain = String, Animals = Vec<String>> {
    /// EW-STONE-01: Villages that touch at least one hex of this type.
    Villages(Terrain),
    /// EW-STONE-04: different hex types with a Camp.
    CampTerrains,
    /// EW-STONE-07: Megaliths of the player's colour on the ground.
    GroundMegaliths,
    /// EW-STONE-08: Megalith tiles with such a Megalith.
    MegalithTiles,
    /// EW-STONE-09: buried cards.
    Buried,
    /// EW-STONE-10: Megaliths of the player's colour on higher levels.
    UpperMegaliths,
    /// EW-STONE-11: levels climbed on both idol tracks.
    IdolLevels,
    /// EW-STONE-12: different types among tipped Animals.
    TippedTypes,
    /// EW-STONE-13, EW-STONE-14: tipped Animals of these types together.
    Tipped(Animals),
}

impl<Terrain, Animals> Counted<Terrain, Animals> {
    /// Its word in content files and keys of messages.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Villages(_) => "villages",
            Self::CampTerrains => "camp-terrains",
            Self::GroundMegaliths => "ground-megaliths",
            Self::MegalithTiles => "megalith-tiles",
            Self::Buried => "buried",
            Self::UpperMegaliths => "upper-megaliths",
            Self::IdolLevels => "idol-levels",
            Self::TippedTypes => "tipped-types",
            Self::Tipped(_) => "tipped",
        }
    }

    /// The same with other ways to name terrain and Animals.
    pub(crate) fn map<T, A>(
        &self,
        terrain: impl FnOnce(&Terrain) -> T,
        animals: impl FnOnce(&Animals) -> A,
    ) -> Counted<T, A> {
        match self {
            Self::Villages(id) => Counted::Villages(terrain(id)),
            Self::CampTerrains => Counted::CampTerrains,
            Self::GroundMegaliths => Counted::GroundMegaliths,
            Self::MegalithTiles => Counted::MegalithTiles,
            Self::Buried => Counted::Buried,
            Self::UpperMegaliths => Counted::UpperMegaliths,
            Self::IdolLevels => Counted::IdolLevels,
            Self::TippedTypes => Counted::TippedTypes,
            Self::Tipped(ids) => Counted::Tipped(animals(ids)),
        }
    }
}

impl Counted {
    /// Those that name nothing.
    const PLAIN: [Self; 7] = [
        Self::CampTerrains,
        Self::GroundMegaliths,
        Self::MegalithTiles,
        Self::Buried,
        Self::UpperMegaliths,
        Self::IdolLevels,
        Self::TippedTypes,
    ];
}

impl Value for Counted {
    type Raw = String;
    fn blank() -> Self {
        Self::Buried
    }
    fn read(raw: String) -> Result<Self, String> {
        let words: Vec<&str> = raw.split_whitespace().collect();
        match words.as_slice() {
            ["villages", terrain] => return Ok(Self::Villages((*terrain).to_owned())),
            ["tipped", animals @ ..] if !animals.is_empty() => {
                return Ok(Self::Tipped(animals.iter().map(|&id| id.to_owned()).collect()));
            }
            [word] => {
                if let Some(found) = Self::PLAIN.into_iter().find(|known| known.word() == *word) {
                    return Ok(found);
                }
            }
            _ => {}
        }
        let plain = Self::PLAIN.map(|known| known.word()).join(", ");
        Err(format!("'{raw}' cannot be counted; write villages TERRAIN, {plain} or tipped ANIMAL ..."))
    }
}

impl Serialize for Counted {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let word = self.word();
        match self {
            Self::Villages(terrain) => serializer.collect_str(&format_args!("{word} {terrain}")),
            Self::Tipped(animals) => serializer.collect_str(&format_args!("{word} {}", animals.join(" "))),
            _ => serializer.serialize_str(word),
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
            format!("'{raw}' is not a number of points; write 2 each, 1 per 2, or a table such as 0 1 3 5 8")
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
