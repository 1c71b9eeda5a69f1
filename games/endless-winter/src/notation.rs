//! Actions and outcomes in notation: a few short words, such as `bury hand brave`.
//!
//! [`notation!`] declares an enum together with its notation, so that a variant and how it is written and read stand in
//! one row. A row lists the words: literals, and the fields of the variant, each of which is one [`Word`].

use table::{Seat, sets::Indexed};

use crate::{
    EndlessWinter,
    ids::{
        Animal, Card, Chief, Culture, CultureSkill, Figure, GlacierToken, Hex, Junction, MOST_SKILLS,
        MegalithTile, RestToken, SetupCard, Side, Site, Skill, Spot, Stone, Terrain, Tribe, Zone,
    },
    megaliths::Spot3,
};

/// A value that is one word of the notation.
pub(crate) trait Word: Sized {
    /// The word.
    fn write(self, rules: &EndlessWinter) -> String;
    /// The value whose word is `text`.
    fn read(rules: &EndlessWinter, text: &str) -> Option<Self>;
}

/// One word of a row, written.
macro_rules! write_word {
    ($rules:ident, $literal:literal) => {
        $literal.to_owned()
    };
    ($rules:ident, $field:tt) => {
        $crate::notation::Word::write($field, $rules)
    };
}

/// One word of a row, read from an iterator over words; leaves the function if it is another word.
macro_rules! read_word {
    ($rules:ident, $words:ident, $literal:literal) => {
        if $words.next()? != $literal {
            return None;
        }
    };
    ($rules:ident, $words:ident, $field:tt) => {
        let $field = $crate::notation::Word::read($rules, $words.next()?)?;
    };
}

/// Declares an enum with its notation. Rows are tried in order when a text is read; what no row fits is read by the
/// enum behind `otherwise`, if there is one.
macro_rules! notation {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident $(, otherwise $rest:ident($rest_type:ty))?;
        $($(#[$doc:meta])* $variant:ident $(($($field:ident: $type:ty),+))? = [$($word:tt)+];)+
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $visibility enum $name {
            $($(#[$doc])* $variant $(($($type),+))?,)+
            $(#[doc = concat!("See [`", stringify!($rest_type), "`].")] $rest($rest_type),)?
        }

        impl $name {
            /// It in notation.
            pub(crate) fn write(self, rules: &$crate::EndlessWinter) -> String {
                match self {
                    $(Self::$variant $(($($field),+))? => {
                        [$($crate::notation::write_word!(rules, $word)),+].join(" ")
                    })+
                    $(Self::$rest(inner) => inner.write(rules),)?
                }
            }

            /// The value that is written like this.
            pub(crate) fn read(rules: &$crate::EndlessWinter, text: &str) -> Option<Self> {
                $(
                    let row = || {
                        let mut words = text.split(' ');
                        $($crate::notation::read_word!(rules, words, $word);)+
                        words.next().is_none().then_some(Self::$variant $(($($field),+))?)
                    };
                    if let Some(found) = row() {
                        return Some(found);
                    }
                )+
                let found = None;
                $(let found = found.or_else(|| <$rest_type>::read(rules, text).map(Self::$rest));)?
                found
            }
        }
    };
}

pub(crate) use {notation, read_word, write_word};

/// Kinds of thing whose word is the id of their face in the content file.
macro_rules! named_by_id {
    ($($kind:ident: $function:ident, $($faces:ident).+;)*) => {$(
        impl EndlessWinter {
            /// The id of its face in the content file, which is its word in notation.
            pub fn $function(&self, thing: $kind) -> &str {
                &self.packed.$($faces).+[thing.index()].id
            }
        }

        impl $crate::notation::Word for $kind {
            fn write(self, rules: &EndlessWinter) -> String {
                rules.$function(self).to_owned()
            }
            fn read(rules: &EndlessWinter, text: &str) -> Option<Self> {
                rules.packed.$($faces).+.iter().position(|face| face.id == text).map(Self::new)
            }
        }
    )*};
}

pub(crate) use named_by_id;

named_by_id! {
    Culture: culture_id, culture;
    Animal: animal_id, animal;
    Stone: stone_id, stone;
    Chief: chief_id, chief;
    SetupCard: setup_id, setup;
    Terrain: terrain_id, terrain;
    MegalithTile: tile_id, megalith_tile;
    GlacierToken: glacier_id, glacier_token;
    RestToken: rest_id, rest_token;
}

/// Kinds of thing with a fixed word each.
macro_rules! worded {
    ($($kind:ty: $all:expr, $word:expr;)*) => {$(
        impl $crate::notation::Word for $kind {
            fn write(self, _: &$crate::EndlessWinter) -> String {
                let word: fn($kind) -> &'static str = $word;
                word(self).to_owned()
            }
            fn read(_: &$crate::EndlessWinter, text: &str) -> Option<Self> {
                let word: fn($kind) -> &'static str = $word;
                $all.into_iter().find(|&known| word(known) == text)
            }
        }
    )*};
}

pub(crate) use worded;

worded! {
    Side: [Side::A, Side::B], Side::word;
    Figure: [Figure::Chief, Figure::Tribe], Figure::word;
    Spot: Spot::ALL, Spot::word;
    Zone: Zone::ALL, Zone::word;
}

impl Word for Tribe {
    fn write(self, rules: &EndlessWinter) -> String {
        rules.tribe_id(self).to_owned()
    }
    fn read(rules: &EndlessWinter, text: &str) -> Option<Self> {
        let mut faces = rules.packed.starting.iter().chain(&rules.packed.tribe);
        faces.position(|face| face.id == text).map(Self::new)
    }
}

impl Word for Card {
    fn write(self, rules: &EndlessWinter) -> String {
        rules.card_id(self).to_owned()
    }
    fn read(rules: &EndlessWinter, text: &str) -> Option<Self> {
        let tribe = Tribe::read(rules, text).map(Self::Tribe);
        tribe.or_else(|| Culture::read(rules, text).map(Self::Culture))
    }
}

/// The id of the card; further skills of a Culture card have their number behind it: `trail-marks/2`.
impl Word for Skill {
    fn write(self, rules: &EndlessWinter) -> String {
        let card = self.card().write(rules);
        match self {
            Self::Culture(skill) if skill.place() > 0 => format!("{card}/{}", skill.place() + 1),
            Self::Culture(_) | Self::Tribe(_) => card,
        }
    }
    fn read(rules: &EndlessWinter, text: &str) -> Option<Self> {
        let (card, place) = match text.split_once('/') {
            Some((card, number)) => {
                let number = u8::read(rules, number).map(usize::from);
                (card, number.filter(|number| (2..=MOST_SKILLS).contains(number))? - 1)
            }
            None => (text, 0),
        };
        match Card::read(rules, card)? {
            Card::Tribe(tribe) => (place == 0).then_some(Self::Tribe(tribe)),
            Card::Culture(culture) => {
                let skill = CultureSkill::of(culture, place);
                rules.is_printed(skill).then_some(Self::Culture(skill))
            }
        }
    }
}

impl Word for u8 {
    fn write(self, _: &EndlessWinter) -> String {
        self.to_string()
    }
    fn read(_: &EndlessWinter, text: &str) -> Option<Self> {
        // Only the shortest form: a value has one notation.
        text.parse().ok().filter(|number: &Self| number.to_string() == text)
    }
}

impl Word for Seat {
    fn write(self, _: &EndlessWinter) -> String {
        self.to_string()
    }
    fn read(rules: &EndlessWinter, text: &str) -> Option<Self> {
        text.parse().ok().filter(|seat: &Self| seat.index() < rules.seats && seat.to_string() == text)
    }
}

impl Word for Hex {
    fn write(self, _: &EndlessWinter) -> String {
        self.index().to_string()
    }
    fn read(rules: &EndlessWinter, text: &str) -> Option<Self> {
        u8::read(rules, text).and_then(|index| Self::at(usize::from(index)))
    }
}

/// A move: `9>4`.
impl Word for (Hex, Hex) {
    fn write(self, rules: &EndlessWinter) -> String {
        format!("{}>{}", self.0.write(rules), self.1.write(rules))
    }
    fn read(rules: &EndlessWinter, text: &str) -> Option<Self> {
        let (from, to) = text.split_once('>')?;
        Hex::read(rules, from).zip(Hex::read(rules, to))
    }
}

/// A junction as its three hexes: `3-4-8`.
impl Word for Junction {
    fn write(self, rules: &EndlessWinter) -> String {
        let [a, b, c] = rules.board.around(self).map(Indexed::index);
        format!("{a}-{b}-{c}")
    }
    fn read(rules: &EndlessWinter, text: &str) -> Option<Self> {
        Self::each().find(|&junction| junction.write(rules) == text)
    }
}

/// A site as column letter, row number and, above the ground, `+` and the level: `c4`, `c4+1`.
impl Word for Site {
    fn write(self, rules: &EndlessWinter) -> String {
        let Spot3 { x, y, level } = rules.layout.spot(self);
        let ground = format!("{}{}", char::from(b'a' + x), y + 1);
        if level == 0 { ground } else { format!("{ground}+{level}") }
    }
    fn read(rules: &EndlessWinter, text: &str) -> Option<Self> {
        let (ground, level) = match text.split_once('+') {
            Some((ground, level)) => (ground, u8::read(rules, level).filter(|&level| level > 0)?),
            None => (text, 0),
        };
        let mut letters = ground.chars();
        let x = letters.next().filter(char::is_ascii_lowercase)? as u8 - b'a';
        let y = u8::read(rules, letters.as_str())?.checked_sub(1)?;
        rules.layout.at(Spot3 { x, y, level })
    }
}

impl EndlessWinter {
    /// The id of the face of a Tribe or Starting card in the content file, which is its word in notation.
    pub fn tribe_id(&self, tribe: Tribe) -> &str {
        &self.tribe_face(tribe).id
    }

    /// The id of the face of a card in the content file, which is its word in notation.
    pub fn card_id(&self, card: Card) -> &str {
        match card {
            Card::Tribe(tribe) => self.tribe_id(tribe),
            Card::Culture(culture) => self.culture_id(culture),
        }
    }

    /// A site in notation: `c4`, `c4+1`.
    pub fn site_text(&self, site: Site) -> String {
        site.write(self)
    }

    /// A junction in notation: `3-4-8`.
    pub fn junction_text(&self, junction: Junction) -> String {
        junction.write(self)
    }
}
