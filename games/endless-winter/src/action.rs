//! What a seat can choose, and what chance can decide.
//!
//! [`choices!`] is the one list of actions: a row holds the variant, its notation, the method that plays it and the method
//! that describes it. Both methods stand with the rules of the action: in its column, the Eclipse, the set-up.

use table::Seat;

use crate::{
    ids::{
        Animal, Card, Chief, Culture, Figure, GlacierToken, Hex, Junction, MegalithTile, RestToken,
        SetupCard, Side, Site, Skill, Spot, Stone, Terrain, Tribe, Zone,
    },
    notation::notation,
    rivers::{RiverAction, RiverOutcome},
};

/// Declares actions: `Variant(fields) = [notation] => play, describe;`. Playing and describing are methods of
/// [`EndlessWinter`](crate::EndlessWinter); they get the position and the fields.
macro_rules! choices {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident $(, otherwise $rest:ident($rest_type:ty))?;
        $(
            $(#[$doc:meta])*
            $variant:ident $(($($field:ident: $type:ty),+))? = [$($word:tt)+] => $play:ident, $describe:ident;
        )+
    ) => {
        $crate::notation::notation! {
            $(#[$meta])*
            $visibility enum $name $(, otherwise $rest($rest_type))?;
            $($(#[$doc])* $variant $(($($field: $type),+))? = [$($word)+];)+
        }

        impl $name {
            /// Plays it, or returns the refusal and changes nothing.
            #[inline]
            pub(crate) fn play(
                self,
                rules: &$crate::EndlessWinter,
                state: &mut $crate::state::State,
                journal: &mut impl table::journal::Journal<$crate::note::Note>,
            ) -> Result<(), $crate::refusal::Refusal> {
                match self {
                    $(Self::$variant $(($($field),+))? => rules.$play(state, $($($field,)+)? journal),)+
                    $(Self::$rest(inner) => inner.play(rules, state, journal),)?
                }
            }

            /// What it would do, for the seat that chooses.
            pub(crate) fn describe(
                self,
                rules: &$crate::EndlessWinter,
                state: &$crate::state::State,
            ) -> table::text::Phrase {
                match self {
                    $(Self::$variant $(($($field),+))? => rules.$describe(state $(, $($field),+)?),)+
                    $(Self::$rest(inner) => inner.describe(rules, state),)?
                }
            }
        }
    };
}

pub(crate) use choices;

choices! {
    /// A choice. One action serves wherever the rules let the same thing happen: `Tip` is the middle of the Hunt column, a
    /// Rest effect, an icon on a card.
    pub enum Action, otherwise River(RiverAction);
    /// Set-up: use this side of your Chief card.
    Side(side: Side) = ["side" side] => choose_side, describe_side;
    /// Set-up draft: take this Chief card with this side up.
    DraftChief(chief: Chief, side: Side) = ["chief" chief side] => draft_chief, describe_draft_chief;
    /// Set-up draft: take this set-up card.
    DraftSetup(card: SetupCard) = ["setup" card] => draft_setup, describe_draft_setup;
    /// Play a Culture card.
    Culture(culture: Culture) = ["culture" culture] => play_culture, describe_culture;
    /// Place a figure.
    Place(figure: Figure, spot: Spot) = ["place" figure spot] => place, describe_place;
    /// Play a Tribe card.
    Tribe(tribe: Tribe) = ["play" tribe] => play_tribe, describe_tribe;
    /// Spend Food for Labor.
    Eat(food: u8) = ["eat" food] => eat, describe_eat;
    /// Use the Chief's skill.
    Chief = ["skill" "chief"] => use_chief, describe_chief;
    /// Use a skill of a card that was played or lies in the Eclipse pile.
    Skill(skill: Skill) = ["skill" skill] => use_skill, describe_skill;
    /// Take a Tribe card to hand.
    Recruit(tribe: Tribe) = ["recruit" tribe] => recruit, describe_recruit;
    /// Take a Tribe card to the discard pile.
    Train(tribe: Tribe) = ["train" tribe] => train, describe_train;
    /// Take a Culture card.
    Learn(culture: Culture) = ["learn" culture] => learn, describe_learn;
    /// Take a Sacred Stone.
    Stone(stone: Stone) = ["stone" stone] => take_stone, describe_stone;
    /// Place a Camp.
    Camp = ["camp"] => place_camp, describe_camp;
    /// Move a Camp.
    Move(from: Hex, to: Hex) = ["move" (from, to)] => move_camp, describe_move;
    /// Found a Village.
    Village(junction: Junction) = ["village" junction] => found_village, describe_village;
    /// Turn up Animals in the Hunt area.
    Reveal = ["reveal"] => reveal, describe_reveal;
    /// Take a point because there is no Animal left at all.
    HuntNone = ["hunt" "none"] => hunt_none, describe_hunt_none;
    /// Take an Animal of the Hunt area.
    Hunt(animal: Animal) = ["hunt" animal] => hunt, describe_hunt;
    /// Take the top Animal of the deck.
    Track = ["track"] => track, describe_track;
    /// Tip an Animal.
    Tip(animal: Animal) = ["tip" animal] => tip, describe_tip;
    /// Pay for the middle of the Initiate column.
    Rite = ["rite"] => rite, describe_rite;
    /// Bury a card.
    Bury(zone: Zone, card: Card) = ["bury" zone card] => bury, describe_bury;
    /// Place a Megalith.
    Megalith(site: Site) = ["megalith" site] => place_megalith, describe_megalith;
    /// Draw a card.
    Draw = ["draw"] => take_draw, describe_draw;
    /// An Idol on the Offering track.
    Offering = ["offering"] => offer, describe_offering;
    /// An Idol on the Honor track.
    Honor = ["honor"] => honor, describe_honor;
    /// An Idol for a point, with the Offering marker on top.
    Cash = ["cash"] => cash, describe_cash;
    /// Gain a Tool.
    Tool = ["tool"] => take_tool, describe_tool;
    /// Gain a Food.
    Food = ["food"] => take_food, describe_food;
    /// Fill Food to the limit.
    Fill = ["fill"] => take_fill, describe_fill;
    /// Pay the price of the Culture card just played.
    Pay = ["pay"] => pay_culture, describe_pay;
    /// Discard a card from hand as a price.
    Discard(card: Card) = ["discard" card] => discard, describe_discard;
    /// Put a card into the Eclipse pile.
    Commit(card: Card) = ["commit" card] => commit, describe_commit;
    /// Take the Rest token that lies open.
    TokenOpen = ["token" "open"] => take_open_token, describe_open_token;
    /// Put it under the pile and take the next.
    TokenNext = ["token" "next"] => take_next_token, describe_next_token;
    /// Gain what a hex gives.
    Gather(hex: Hex) = ["gather" hex] => gather, describe_gather;
    /// Go on: decline the rest, leave the section, end the turn.
    Done = ["done"] => done, describe_done;
}

notation! {
    /// A result of chance.
    pub enum Outcome, otherwise River(RiverOutcome);
    /// A Sacred Stone for the reserve.
    Stone(stone: Stone) = ["stone" stone];
    /// A Culture card for the display.
    Culture(culture: Culture) = ["display" culture];
    /// A Chief card.
    Chief(chief: Chief) = ["chief" chief];
    /// A set-up card.
    Setup(card: SetupCard) = ["setup" card];
    /// A card from a player's draw pile.
    Card(card: Card) = ["draw" card];
    /// An Animal from the deck.
    Animal(animal: Animal) = ["animal" animal];
    /// Who comes next in turn order.
    Seat(seat: Seat) = ["order" seat];
    /// A Megalith tile for the next slot.
    Tile(tile: MegalithTile) = ["tile" tile];
    /// A land tile that will be on the board.
    Land(terrain: Terrain) = ["land" terrain];
    /// The tile of the next hex.
    Terrain(terrain: Terrain) = ["terrain" terrain];
    /// The Glacier token that was face down.
    Glacier(token: GlacierToken) = ["glacier" token];
    /// The top Rest token.
    Rest(token: RestToken) = ["rest" token];
    /// The Eclipse piles are turned up.
    Reveal = ["reveal"];
    /// Everything is shown and counted.
    Count = ["count"];
}
