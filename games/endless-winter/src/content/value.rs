//! The kinds of value a content file can hold, how each is read, and its shape.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use table::{
    content::{
        Compose, Palette, Place, Shape, Sheet, Token, TokenGroup,
        shape::{number, one_of, parts},
    },
    refusal::sentence,
    text::Phrase,
};

use super::{ENGLISH, label, named};

/// Reads a value that is written as text.
fn from_text<'de, D, T>(deserializer: D, read: impl FnOnce(&str) -> Result<T, Phrase>) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
{
    let text = String::deserialize(deserializer)?;
    read(&text).map_err(|mistake| de::Error::custom(sentence(ENGLISH, &mistake)))
}

/// What part a Terrain tile plays when the board is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

impl Role {
    /// What the type of tile can be: lands and the Glacier may change places, the others are what they are.
    pub(super) fn shape(at: Place<'_>) -> Shape {
        let words: &[&str] = match (at.table, at.id()) {
            (_, "base" | "start") => &["base"],
            ("river-terrain", "river") => &["river"],
            ("river-terrain", _) => &["landmark"],
            _ => &["land", "glacier"],
        };
        one_of(words.iter().map(|&word| (word, label(&format!("role-{word}")))))
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

impl Counted {
    fn read(text: &str) -> Result<Self, Phrase> {
        let words: Vec<&str> = text.split_whitespace().collect();
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
        let found: String = text.chars().take(60).collect();
        Err(Phrase::new("endless-winter-mistake-counts").text("found", found).text("known", plain))
    }

    /// Everything a stone can count in this box.
    pub(super) fn shape(sheet: &Sheet) -> Shape {
        let plain = Self::PLAIN.map(|known| Token {
            text: known.word().to_owned(),
            label: Phrase::new(format!("endless-winter-counts-{}", known.word())),
        });
        let lands = ["terrain", "river-terrain"].into_iter().flat_map(|table| named(sheet, table, "terrain"));
        let villages = lands.map(|(id, name)| Token {
            text: format!("villages {id}"),
            label: Phrase::new("endless-winter-counts-villages").phrase("terrain", name),
        });
        let tipped = named(sheet, "animal", "animal").map(|(id, name)| Token {
            text: format!("tipped {id}"),
            label: Phrase::new("endless-winter-counts-tipped").list("animals", vec![name]),
        });
        let groups = vec![
            TokenGroup { title: label("counts-plain"), tokens: plain.into() },
            TokenGroup { title: label("counts-villages"), tokens: villages.collect() },
            TokenGroup { title: label("counts-tipped"), tokens: tipped.collect() },
        ];
        Shape::Program(Palette::new(groups, Compose::Whole, false, |text| Self::read(text).map(|_| ())))
    }
}

impl<'de> Deserialize<'de> for Counted {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        from_text(deserializer, Self::read)
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

impl StonePoints {
    fn read(text: &str) -> Result<Self, Phrase> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |word: &str| word.parse::<u8>().ok().filter(|&number| number < 100);
        let read = match words.as_slice() {
            [points, "each"] => number(points).map(|points| Self::Each(points, 1)),
            [points, "per", group] => number(points)
                .zip(number(group).filter(|&group| group > 0))
                .map(|(points, group)| Self::Each(points, group)),
            table if (2..=40).contains(&table.len()) => {
                table.iter().map(|&word| number(word)).collect::<Option<Vec<u8>>>().map(Self::Table)
            }
            _ => None,
        };
        let found: String = text.chars().take(60).collect();
        read.ok_or_else(|| Phrase::new("endless-winter-mistake-points").text("found", found))
    }

    /// The usual ways to give points; tables are typed.
    pub(crate) fn shape() -> Shape {
        let token = |text: &str, label: Phrase| Token { text: text.to_owned(), label };
        let each =
            |points: i64| token(&format!("{points} each"), label("points-each").number("points", points));
        let per = |group: i64| token(&format!("1 per {group}"), label("points-per").number("per", group));
        let table = token("0 1 3 5 8", label("points-table"));
        let tokens = (1..=3).map(each).chain((2..=3).map(per)).chain([table]).collect();
        let groups = vec![TokenGroup { title: label("points"), tokens }];
        Shape::Program(Palette::new(groups, Compose::Whole, false, |text| Self::read(text).map(|_| ())))
    }
}

impl<'de> Deserialize<'de> for StonePoints {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        from_text(deserializer, Self::read)
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

/// Where a Megalith tile lies in a layout; written `[x, y, quarter turns]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[u8; 3]")]
pub struct Slot {
    /// Left edge of its 3 x 3 box.
    pub x: u8,
    /// Top edge of its 3 x 3 box.
    pub y: u8,
    /// Quarter turns clockwise.
    pub turns: u8,
}

impl From<[u8; 3]> for Slot {
    fn from([x, y, turns]: [u8; 3]) -> Self {
        Self { x, y, turns }
    }
}

impl Slot {
    pub(super) fn shape() -> Shape {
        Shape::Row(parts([
            ("1", label("x"), number(0, 5)),
            ("2", label("y"), number(0, 5)),
            ("3", label("turns"), number(0, 3)),
        ]))
    }
}
