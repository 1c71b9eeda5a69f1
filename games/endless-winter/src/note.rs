//! What the journal can hold, with how each entry reads.

use table::{Seat, sets::Indexed, text::Phrase};

use crate::{
    EndlessWinter,
    icons::{Icon, Unit},
    ids::{
        Animal, Card, Chief, Culture, Figure, GlacierToken, Hex, Junction, MegalithTile, RestToken,
        SetupCard, Side, Site, Spot, Stone, Terrain, Tribe, Zone,
    },
    names::{effect, gains, labor_text, spot_name, unit},
    rivers::RiverNote,
};

/// A hex with what it is, so that the story can name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Land {
    /// Where.
    pub hex: Hex,
    /// Of which terrain.
    pub terrain: Terrain,
}

/// Declares notes: `Variant(fields) = phrase;`. The phrase may use the fields and the rules.
macro_rules! notes {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident, $rules:ident;
        $($(#[$doc:meta])* $variant:ident $(($($field:ident: $type:ty),+))? = $phrase:expr;)+
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $visibility enum $name {
            $($(#[$doc])* $variant $(($($type),+))?,)+
        }

        impl $name {
            /// The note as a sentence.
            pub(crate) fn describe(self, $rules: &$crate::EndlessWinter) -> table::text::Phrase {
                match self {
                    $(Self::$variant $(($($field),+))? => $phrase,)+
                }
            }
        }
    };
}

pub(crate) use notes;

/// A sentence about the table.
pub(crate) fn told(key: &'static str) -> Phrase {
    Phrase::new(format!("endless-winter-tell-{key}"))
}

/// A sentence about a seat.
pub(crate) fn by(key: &'static str, seat: Seat) -> Phrase {
    told(key).seat("seat", seat)
}

/// The number of a hex.
pub(crate) fn number(hex: Hex) -> i64 {
    hex.index() as i64
}

notes! {
    /// Something that happened.
    pub enum Note, rules;
    /// A stone for the reserve.
    StoneLaid(stone: Stone) = told("stone-laid")
        .phrase("stone", rules.stone_name(stone))
        .phrase("words", rules.stone_text(stone));
    /// A Culture card for the display.
    CultureLaid(culture: Culture) = told("culture-laid")
        .phrase("card", rules.culture_name(culture))
        .phrase("effect", rules.culture_words(culture));
    /// An Animal for the Hunt area.
    AnimalLaid(animal: Animal) = told("animal-laid").phrase("animal", rules.animal_name(animal));
    /// A Megalith tile for the next slot, from 0.
    TileLaid(slot: u8, tile: MegalithTile) = told("tile-laid")
        .number("slot", slot + 1)
        .phrase("tile", Phrase::new(format!("endless-winter-tile-{}", rules.tile_id(tile))));
    /// A land tile that will be on the board.
    LandChosen(terrain: Terrain) = told("land-chosen").phrase("terrain", rules.terrain_name(terrain));
    /// A Terrain tile on a hex.
    TerrainLaid(hex: Hex, terrain: Terrain) = told("terrain-laid")
        .number("hex", number(hex))
        .phrase("terrain", rules.terrain_name(terrain));
    /// A Chief card laid out for the draft.
    ChiefOffered(chief: Chief) = told("chief-offered").phrase("chief", rules.chief_name(chief));
    /// A set-up card laid out for the draft.
    SetupOffered(card: SetupCard) = told("setup-offered").phrase("card", rules.setup_name(card));
    /// A Chief for a player.
    ChiefGiven(seat: Seat, chief: Chief) = by("chief-given", seat).phrase("chief", rules.chief_name(chief));
    /// The side of a Chief.
    SideChosen(seat: Seat, chief: Chief, side: Side) = by("side", seat)
        .phrase("chief", rules.chief_name(chief))
        .text("side", side.word().to_uppercase())
        .phrase("effect", effect(&rules.chief_skill(chief, side)));
    /// A set-up card for a player.
    SetupGiven(seat: Seat, card: SetupCard) = by("setup-given", seat).phrase("card", rules.setup_name(card));
    /// A place in turn order, from 0.
    OrderGiven(seat: Seat, place: u8) = by("order", seat).number("place", place + 1);
    /// The Rest token that lies open.
    RestTokenUp(token: RestToken) = told("rest-token-up").phrase("gains", rules.rest_token_words(token));
    /// A round begins, from 0.
    Round(round: u8) = told("round").number("round", round + 1);
    /// A turn begins: whose, which of three.
    Turn(seat: Seat, lap: u8) = by("turn", seat).number("turn", lap + 1);
    /// A Culture card is played.
    CulturePlayed(seat: Seat, culture: Culture) = by("culture-played", seat)
        .phrase("card", rules.culture_name(culture))
        .phrase("effect", rules.culture_words(culture));
    /// A figure is placed.
    Placed(seat: Seat, figure: Figure, spot: Spot) = by(match (figure, spot) {
            (Figure::Chief, Spot::Rest) => "rest-chief",
            (Figure::Tribe, Spot::Rest) => "rest-tribe",
            (Figure::Chief, Spot::Column(_)) => "placed-chief",
            (Figure::Tribe, Spot::Column(_)) => "placed-tribe",
        }, seat)
        .phrase("spot", spot_name(spot));
    /// A Tribe card is played for so many half Labor in all.
    TribePlayed(seat: Seat, tribe: Tribe, half: u8) = by("tribe-played", seat)
        .phrase("card", rules.tribe_name(tribe))
        .text("labor", labor_text(half));
    /// Food spent for so much Labor.
    Ate(seat: Seat, food: u8, labor: u8) = by("ate", seat).number("food", food).number("labor", labor);
    /// A card's skill is used.
    SkillUsed(seat: Seat, card: Card) = by("skill", seat).phrase("card", rules.card_name(card));
    /// The Chief's skill is used.
    ChiefUsed(seat: Seat, chief: Chief) = by("skill", seat).phrase("card", rules.chief_name(chief));
    /// So many of an icon gained.
    Gained(seat: Seat, icon: Icon, count: u8) = by("gained", seat).phrase("gains", unit(Unit { icon, count }));
    /// So many of an icon lost for want of room.
    Lost(seat: Seat, icon: Icon, count: u8) = by("lost", seat).phrase("gains", unit(Unit { icon, count }));
    /// Half Labor gained.
    LaborGained(seat: Seat, half: u8) = by("labor", seat).text("labor", labor_text(half));
    /// A Tribe card taken to hand or discard pile.
    Recruited(seat: Seat, tribe: Tribe, zone: Zone) = by(match zone {
            Zone::Hand => "recruited",
            Zone::Discard | Zone::Board => "trained",
        }, seat)
        .phrase("tribe", rules.tribe_name(tribe));
    /// A point in place of a card of an empty Tribe deck.
    DeckEmpty(seat: Seat, tribe: Tribe) = by("deck-empty", seat).phrase("tribe", rules.tribe_name(tribe));
    /// A Culture card taken.
    Learned(seat: Seat, culture: Culture) = by("learned", seat).phrase("card", rules.culture_name(culture));
    /// A stone taken.
    StoneTaken(seat: Seat, stone: Stone) = by("stone-taken", seat)
        .phrase("stone", rules.stone_name(stone))
        .phrase("words", rules.stone_text(stone));
    /// A Camp placed.
    CampPlaced(seat: Seat, at: Land) = by("camp", seat).phrase("hex", rules.land_name(at));
    /// A Camp moved.
    CampMoved(seat: Seat, from: Land, to: Land) = by("moved", seat)
        .phrase("from", rules.land_name(from))
        .phrase("to", rules.land_name(to));
    /// A Village founded.
    VillageFounded(seat: Seat, junction: Junction) = by("village", seat)
        .text("junction", rules.junction_text(junction));
    /// Animals are about to be turned up.
    Revealing(seat: Seat) = by("revealing", seat);
    /// An Animal taken from the Hunt area.
    Hunted(seat: Seat, animal: Animal) = by("hunted", seat).phrase("animal", rules.animal_name(animal));
    /// A point because no Animal is left.
    NoAnimals(seat: Seat) = by("no-animals", seat);
    /// The top Animal of the deck taken.
    Caught(seat: Seat, animal: Animal) = by("caught", seat).phrase("animal", rules.animal_name(animal));
    /// An Animal tipped.
    Tipped(seat: Seat, animal: Animal) = by("tipped", seat).phrase("animal", rules.animal_name(animal));
    /// The middle of Initiate paid for.
    RitePaid(seat: Seat) = by("rite", seat).phrase("price", rules.printed_price(crate::price::Offer::Rite));
    /// A card buried; which, for those who may know.
    Buried(seat: Seat, zone: Zone, card: Option<Card>) = match (zone, card) {
        (_, None) => by("buried-unseen", seat),
        (Zone::Hand, Some(card)) => by("buried-hand", seat).phrase("card", rules.card_name(card)),
        (Zone::Discard, Some(card)) => by("buried-discard", seat).phrase("card", rules.card_name(card)),
        (Zone::Board, Some(card)) => by("buried-board", seat).phrase("card", rules.card_name(card)),
    };
    /// A card drawn; which, for those who may know.
    Drew(seat: Seat, card: Option<Card>) = match card {
        None => by("drew-unseen", seat),
        Some(card) => by("drew", seat).phrase("card", rules.card_name(card)),
    };
    /// The discard pile shuffled into a new draw pile.
    Reshuffled(seat: Seat) = by("reshuffled", seat);
    /// A level of the Offering track reached.
    Offered(seat: Seat, level: u8) = by("offered", seat).number("level", level);
    /// A level of the Honor track reached.
    Honored(seat: Seat, level: u8) = by("honored", seat).number("level", level);
    /// An Idol for a point.
    Cashed(seat: Seat) = by("cashed", seat);
    /// A neutral Megalith placed.
    NeutralPlaced(seat: Seat, site: Site) = by("neutral", seat).phrase("site", rules.site_name(site));
    /// A Megalith of the player's colour placed on the ground.
    MegalithPlaced(seat: Seat, site: Site) = by("megalith", seat).phrase("site", rules.site_name(site));
    /// A Megalith placed on top of four, for so many points.
    MegalithRaised(seat: Seat, site: Site, points: u8) = by("raised", seat)
        .phrase("site", rules.site_name(site))
        .number("points", points);
    /// Points for Megaliths that another player built upon.
    BuiltUpon(seat: Seat, points: u8) = by("built-upon", seat).number("points", points);
    /// A card discarded as a price.
    Discarded(seat: Seat, card: Card) = by("discarded", seat).phrase("card", rules.card_name(card));
    /// A Glacier token turned up.
    GlacierUp(hex: Hex, token: GlacierToken) = told("glacier")
        .number("hex", number(hex))
        .phrase("gains", gains(&rules.tables.glacier[token.index()]));
    /// A Rest token taken.
    TokenTaken(seat: Seat, token: RestToken) = by("token-taken", seat)
        .phrase("gains", rules.rest_token_words(token));
    /// The open Rest token put under the pile.
    TokenDeclined(seat: Seat, token: RestToken) = by("token-declined", seat)
        .phrase("gains", rules.rest_token_words(token));
    /// A card put into the Eclipse pile; which, for those who may know.
    Committed(seat: Seat, card: Option<Card>) = match card {
        None => by("committed-unseen", seat),
        Some(card) => by("committed", seat).phrase("card", rules.card_name(card)),
    };
    /// The Eclipse begins.
    Eclipse(round: u8) = told("eclipse").number("round", round + 1);
    /// A player's Eclipse pile shows so many half Labor.
    EclipseLabor(seat: Seat, half: u8) = by("eclipse-labor", seat).text("labor", labor_text(half));
    /// A hex gives its benefit.
    Gathered(seat: Seat, at: Land) = by("gathered", seat).phrase("hex", rules.land_name(at));
    /// A stone scores.
    StoneScored(seat: Seat, stone: Stone, points: u8) = by("stone-scored", seat)
        .phrase("stone", rules.stone_name(stone))
        .number("points", points);
    /// The game is counted: a player's final score.
    Final(seat: Seat, score: u16) = by("final", seat).number("score", score);
    /// Something of the expansion.
    River(note: RiverNote) = note.describe(rules);
}

impl EndlessWinter {
    /// What a Rest token gives, in words.
    fn rest_token_words(&self, token: RestToken) -> Phrase {
        gains(&self.tables.rest_tokens[token.index()])
    }
}
