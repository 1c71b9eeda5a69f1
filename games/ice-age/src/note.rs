//! What happens in a game, for the journal, each with its message.

use table::{
    Seat,
    counts::Counts,
    text::{Arg, Phrase},
};

use crate::{
    board::Region,
    card::{CARDS, Card, Colour},
    game::IceAge,
    scoring::Decider,
    words::{card_name, colour_name, effect_in_words},
};

impl From<Region> for Arg {
    fn from(region: Region) -> Self {
        Self::Number(region.number().into())
    }
}

table::notes! {
    /// Something that happened.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Note, "ice-age-note-", game: IceAge;
    /// Set-up begins: this seat goes first, everybody places so many hunters.
    SetUp(seat: Seat, hunters: u8) = "set-up" { seat, hunters };
    /// A round begins.
    Round(round: u8) = "round" { round, rounds: game.rounds() };
    /// Migration begins with this seat and so many stones in the dark pool.
    Migration(seat: Seat, stones: u8) = "migration" { seat, stones };
    /// Conflicts begin.
    Conflicts = "conflicts" {};
    /// Scoring begins.
    Scoring = "scoring" {};
    /// Glacier begins.
    Glacier = "glacier" {};

    /// A card is played.
    Played(seat: Seat, card: Card) = "played" { seat, card: card_name(card) };
    /// A Cult copies a card.
    Copied(seat: Seat, card: Card) = "copied" { seat, card: card_name(card) };
    /// The price of an option of a light card is paid.
    Paid(seat: Seat, card: Card, option: u8) = "paid" { seat, stones: game.stones(card)[usize::from(option)], effect: option_in_words(game, card, option) };
    /// An option of a dark card is chosen.
    Chose(seat: Seat, card: Card, option: u8) = "chose" { seat, effect: option_in_words(game, card, option) };
    /// Stones of the dark pool are earned.
    Earned(seat: Seat, stones: u8) = "earned" { seat, stones };
    /// Stones are earned, so many of them from the light pool.
    EarnedFromBoth(seat: Seat, stones: u8, light: u8) = "earned-from-both" { seat, stones, light };
    /// A performer of a card is named: by whom, and who.
    Named(seat: Seat, other: Seat, card: Card) = "named" { seat, other, effects: options_in_words(game, card) };
    /// A performer uses nothing of the card.
    Waived(seat: Seat) = "waived" { seat };
    /// A performer stops early.
    Stopped(seat: Seat) = "stopped" { seat };
    /// A performer can do nothing.
    NothingToDo(seat: Seat) = "nothing-to-do" { seat };
    /// Nothing could be played.
    NoPlay(seat: Seat) = "no-play" { seat };

    /// A hunter is placed.
    Placed(seat: Seat, region: Region) = "placed" { seat, region };
    /// An own hunter moves.
    Moved(seat: Seat, from: Region, to: Region) = "moved" { seat, from, to };
    /// A hunter of another player is moved.
    Drove(seat: Seat, owner: Seat, from: Region, to: Region) = "drove" { seat, owner, from, to };
    /// Two hunters change places: by whom, the first's owner and region, the second's.
    Swapped(seat: Seat, first: (Seat, Region), second: (Seat, Region)) = "swapped" { seat, first: first.0, from: first.1, second: second.0, to: second.1 };
    /// A hunter is removed: by whom, whose, from where.
    Removed(seat: Seat, owner: Seat, region: Region) = "removed" { seat, owner, region };
    /// A mammoth is placed.
    MammothPlaced(seat: Seat, region: Region) = "mammoth-placed" { seat, region };
    /// A mammoth moves.
    MammothMoved(seat: Seat, from: Region, to: Region) = "mammoth-moved" { seat, from, to };
    /// A mammoth is chased off.
    MammothRemoved(seat: Seat, region: Region) = "mammoth-removed" { seat, region };
    /// A fire token is moved, unseen.
    FireMoved(seat: Seat, from: Region, to: Region) = "fire-moved" { seat, from, to };
    /// A club is taken.
    ClubTaken(seat: Seat) = "club-taken" { seat };
    /// The club just taken is kept in stock.
    ClubKept(seat: Seat) = "club-kept" { seat };
    /// A club is put under a hunter.
    Armed(seat: Seat, region: Region) = "armed" { seat, region };

    /// A card is put away, seen by its owner.
    PutAway(card: Card) = "put-away" { card: card_name(card) };
    /// A card is put away, seen by the others.
    PutAwayUnseen(seat: Seat, colour: Colour) = "put-away-unseen" { seat, colour: colour_name(colour) };
    /// A card is drawn, seen by its owner.
    Drew(card: Card) = "drew" { card: card_name(card) };
    /// A card is drawn, seen by the others.
    DrewUnseen(seat: Seat, colour: Colour) = "drew-unseen" { seat, colour: colour_name(colour) };
    /// An opening hand, seen by its owner.
    HandDealt(hand: Counts<Card, CARDS>) = "hand-dealt" { cards: hand_in_words(&hand) };
    /// A player has been dealt an opening hand, seen by the others.
    HandDealtUnseen(seat: Seat) = "hand-dealt-unseen" { seat };
    /// Discards become a new draw pile.
    Reshuffled(colour: Colour) = "reshuffled" { colour: colour_name(colour) };

    /// The last dark stone is taken: Migration ends after the card.
    MigrationEndsWithCard(seat: Seat) = "migration-ends-with-card" { seat };
    /// The last dark stone is taken: Migration ends after the turn.
    MigrationEndsWithTurn(seat: Seat) = "migration-ends-with-turn" { seat };
    /// Nobody could play for so many turns, so Migration ends.
    Stalled(turns: u8) = "stalled" { turns };
    /// The ending card of the last round has no effect: whose it is, and the stones that go to the light pool.
    LastCard(seat: Seat, stones: u8) = "last-card" { seat, stones };

    /// A fire token is turned up.
    FireShown(region: Region, worth: u8) = "fire-shown" { region, worth };
    /// No region has too many hunters.
    NoConflict = "no-conflict" {};
    /// Too many hunters in a region.
    Conflict(crowd: Crowd) = "conflict" { region: crowd.region, hunters: crowd.hunters, capacity: crowd.capacity, mammoths: crowd.mammoths, fire: crowd.warmth };
    /// Hunters with clubs are safe in a conflict: whose, where, how many.
    Protected(seat: Seat, region: Region, hunters: u8) = "protected" { seat, region, hunters };
    /// A player loses hunters in a conflict: who, where, how many.
    Lost(seat: Seat, region: Region, hunters: u8) = "lost" { seat, region, hunters };
    /// A conflict ends with more hunters than the region feeds, all with clubs: where, how many, capacity.
    SavedByClubs(region: Region, hunters: u8, capacity: u8) = "saved-by-clubs" { region, hunters, capacity };
    /// Clubs on the board return to the supply.
    ClubsReturned(clubs: u8) = "clubs-returned" { clubs };

    /// Points in a region: whose, where, for how many hunters, how many each.
    Scored(seat: Seat, region: Region, hunters: u8, each: u8) = "scored" { seat, region, hunters, each, points: hunters * each };
    /// Points of the round, and of all rounds.
    Total(seat: Seat, points: u32, total: u32) = "total" { seat, points: Arg::Number(points.into()), total: Arg::Number(total.into()) };

    /// The player who may cover a region: with so many points, and what decided it.
    LastPlaced(seat: Seat, points: u32, decider: Decider) = "last-placed" { seat, points: Arg::Number(points.into()), decider: Arg::Text(decider.id().to_owned()) };
    /// No region can be covered.
    NoGlacier = "no-glacier" {};
    /// A region is covered.
    Covered(seat: Seat, region: Region) = "covered" { seat, region };
    /// Hunters of a covered region return to their owner.
    HuntersReturned(seat: Seat, region: Region, hunters: u8) = "hunters-returned" { seat, region, hunters };
    /// Mammoths of a covered region return to the supply.
    MammothsReturned(region: Region, mammoths: u8) = "mammoths-returned" { region, mammoths };
    /// No region is covered.
    NotCovered(seat: Seat) = "not-covered" { seat };

    /// The stones paid in the round before become the dark pool.
    PoolMoved(stones: u8) = "pool-moved" { stones };
    /// A player gives stones for the dark pool.
    Gave(seat: Seat, stones: u8) = "gave" { seat, stones };
    /// The end: who has won, with how many points, and what decided it.
    Won(seat: Seat, points: u32, decider: Decider) = "won" { seat, points: Arg::Number(points.into()), decider: Arg::Text(decider.id().to_owned()) };
}

/// A region with too many hunters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crowd {
    /// Which.
    pub region: Region,
    /// Hunters there.
    pub hunters: u8,
    /// Mammoths there.
    pub mammoths: u8,
    /// Worth of the fires there.
    pub warmth: u8,
    /// How many hunters it feeds.
    pub capacity: u8,
}

fn option_in_words(game: &IceAge, card: Card, option: u8) -> Phrase {
    effect_in_words(game.effects(card)[usize::from(option)])
}

fn options_in_words(game: &IceAge, card: Card) -> Arg {
    Arg::Choice(game.effects(card).iter().map(|&effect| effect_in_words(effect)).collect())
}

fn hand_in_words(hand: &Counts<Card, CARDS>) -> Arg {
    let cards = hand.iter().flat_map(|(card, count)| (0..count).map(move |_| card_name(card)));
    Arg::List(cards.collect())
}
