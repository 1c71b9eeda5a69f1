//! What the journal can hold, with how each entry reads.

use table::{Seat, sets::Indexed, text::Phrase};

use crate::{
    EndlessWinter,
    cards::Cards,
    icons::{Gains, Icon, Unit},
    ids::{
        Animal, Card, Chief, Culture, Figure, GlacierToken, Hex, Junction, MegalithTile, RestToken,
        SetupCard, Side, Site, Spot, Stone, Terrain, Tribe, Zone,
    },
    names::{effect, gains, labor_text, spot_name, unit},
    origin::Origin,
    rivers::RiverNote,
    wide::Wide,
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
    /// EW-SETUP-23..28: what a set-up card gives, and the cards set aside for the hand.
    Outfitted(seat: Seat, card: SetupCard) = rules.outfit_words(by("outfit", seat), card);
    /// EW-SETUP-38..41: what a place in turn order, from 0, is compensated with.
    Compensated(seat: Seat, place: u8, given: Gains) = by("compensated", seat)
        .number("place", place + 1)
        .phrase("gains", gains(&given));
    /// EW-SETUP-26, EW-SETUP-52: the first Camps of a player.
    FirstCamps(seat: Seat, count: u8, at: Land) = by("first-camps", seat)
        .number("count", count)
        .phrase("hex", rules.land_name(at));
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
    TribePlayed(seat: Seat, tribe: Tribe, half: u8) = by(
            if half == 0 { "tribe-played-skill" } else { "tribe-played" },
            seat,
        )
        .phrase("card", rules.tribe_name(tribe))
        .text("labor", labor_text(half));
    /// Food spent for so much Labor.
    Ate(seat: Seat, food: u8, labor: u8) = by("ate", seat).number("food", food).number("labor", labor);
    /// A card's skill is used.
    SkillUsed(seat: Seat, card: Card) = by("skill", seat).phrase("card", rules.card_name(card));
    /// The Chief's skill is used.
    ChiefUsed(seat: Seat, chief: Chief) = by("skill", seat).phrase("card", rules.chief_name(chief));
    /// So many of an icon gained.
    Gained(seat: Seat, icon: Icon, count: u8, origin: Origin) = by("gained", seat)
        .phrase("gains", unit(Unit { icon, count }))
        .phrase("source", rules.origin_name(origin));
    /// So many of an icon lost for want of room.
    Lost(seat: Seat, icon: Icon, count: u8, origin: Origin) = by("lost", seat)
        .phrase("gains", unit(Unit { icon, count }))
        .phrase("source", rules.origin_name(origin));
    /// EW-RULING-13: Food that no longer fits, because Camps came back.
    FoodCut(seat: Seat, count: u8) = by("food-cut", seat).number("count", count);
    /// Half Labor gained.
    LaborGained(seat: Seat, half: u8, origin: Origin) = by("labor", seat)
        .text("labor", labor_text(half))
        .phrase("source", rules.origin_name(origin));
    /// Benefits of a source that nothing else announces.
    Benefit(seat: Seat, origin: Origin, given: Gains) = by("benefit", seat)
        .phrase("source", rules.origin_name(origin))
        .phrase("gains", gains(&given));
    /// EW-GOLD-04: a lower benefit is chosen in place of a higher one.
    Swapped(seat: Seat, from: Icon, to: Icon, origin: Origin) = by("swapped", seat)
        .phrase("from", unit(Unit { icon: from, count: 1 }))
        .phrase("to", unit(Unit { icon: to, count: 1 }))
        .phrase("source", rules.origin_name(origin));
    /// The rest of a benefit is declined.
    Declined(seat: Seat, left: Gains, origin: Origin) = by("declined", seat)
        .phrase("gains", gains(&left))
        .phrase("source", rules.origin_name(origin));
    /// The price of a Culture card is not paid.
    NotPaid(seat: Seat, culture: Culture) = by("not-paid", seat).phrase("card", rules.culture_name(culture));
    /// Eclipse skills that could be used are not.
    SkillsLeft(seat: Seat, cards: Cards) = by("skills-left", seat).list("cards", rules.card_names(&cards));
    /// A hex whose benefit could be gained is passed over.
    LandLeft(seat: Seat, at: Land) = by("land-left", seat).phrase("hex", rules.land_name(at));
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
    /// Cards drawn one after another, for their owner.
    Drew(seat: Seat, cards: Cards) = by("drew", seat).list("cards", rules.card_names(&cards));
    /// The same for the others: how many.
    DrewUnseen(seat: Seat, count: u8) = by("drew-unseen", seat).number("count", count);
    /// The discard pile shuffled into a new draw pile.
    Reshuffled(seat: Seat) = by("reshuffled", seat);
    /// A level of the Offering track reached.
    Offered(seat: Seat, level: u8, origin: Origin) = by("offered", seat)
        .number("level", level)
        .phrase("source", rules.origin_name(origin));
    /// A level of the Honor track reached, for so many points.
    Honored(seat: Seat, level: u8, points: u8, origin: Origin) = by(
            if points == 0 { "honored" } else { "honored-points" },
            seat,
        )
        .number("level", level)
        .number("points", points)
        .phrase("source", rules.origin_name(origin));
    /// An Idol for a point.
    Cashed(seat: Seat, origin: Origin) = by("cashed", seat).phrase("source", rules.origin_name(origin));
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
    /// EW-ECL-02: a player's Eclipse pile is turned up.
    PileRevealed(seat: Seat, pile: Cards) = by(
            match (pile.is_empty(), pile.culture.is_empty()) {
                (true, _) => "pile-none",
                (false, true) => "pile",
                (false, false) => "pile-culture",
            },
            seat,
        )
        .list("cards", rules.card_names(&pile))
        .list("cultures", pile.culture.iter().map(|culture| rules.culture_name(culture)).collect());
    /// A player's Eclipse pile and resting figures come to so many half Labor.
    EclipseLabor(seat: Seat, half: u8) = by("eclipse-labor", seat).text("labor", labor_text(half));
    /// The Preparation for a round, from 0, begins.
    Preparation(round: u8) = told("preparation").number("round", round + 1);
    /// EW-PREP-03: all figures return to their owners.
    FiguresReturn = told("figures-return");
    /// EW-PREP-07: these cards of the display leave the game.
    DisplayRemoved(cards: Wide<Culture, 1>) = told("display-removed")
        .list("cards", cards.iter().map(|culture| rules.culture_name(culture)).collect());
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

impl Note {
    /// Cards drawn one after another make one note.
    pub(crate) fn join(self, later: Self) -> Option<Self> {
        match (self, later) {
            (Self::Drew(seat, mut cards), Self::Drew(again, more)) if seat == again => {
                cards.pour(&more);
                Some(Self::Drew(seat, cards))
            }
            (Self::DrewUnseen(seat, count), Self::DrewUnseen(again, more)) if seat == again => {
                Some(Self::DrewUnseen(seat, count.saturating_add(more)))
            }
            _ => None,
        }
    }
}

impl EndlessWinter {
    /// What a Rest token gives, in words.
    fn rest_token_words(&self, token: RestToken) -> Phrase {
        gains(&self.tables.rest_tokens[token.index()])
    }
}
