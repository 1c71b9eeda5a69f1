//! More ways to set a scene: bare tables, Eclipses about to begin, games about to be counted.

#![allow(unreachable_pub, reason = "a kit for tests")]

use endless_winter::{
    Card, Column, Content, Figure, Figures, Icon, LAPS, Module, Note, Options, Scored, Spot, Stage,
};
use table::Seat;

use crate::common::{Game, Scenario};

/// The base tile.
pub const BASE: usize = 9;
pub const INITIATE: Spot = Spot::Column(Column::Initiate);

/// The plain game on the Megalith layout whose start spaces meet in the middle: c3, d3, c4, d4, on the tiles dawn, noon,
/// night and dusk.
pub fn hearth(seats: u8) -> Options {
    Options { layout: "hearth".to_owned(), ..Options::seats(seats) }
}

pub fn with_glacier_tokens(seats: u8) -> Options {
    Options { glacier_tokens: Module::In, ..hearth(seats) }
}

pub fn with_rest_tokens(seats: u8) -> Options {
    Options { rest_tokens: Module::In, ..hearth(seats) }
}

/// Seat 1 to act, and nobody has anything but a Camp on the base tile and nine Starting cards in the draw pile.
pub fn bare(seats: u8) -> Game {
    bare_of(hearth(seats))
}

pub fn bare_of(options: Options) -> Game {
    bare_with(options, &Content::standard())
}

/// A bare table with some values of the content replaced.
pub fn overlaid(seats: u8, text: &str) -> Game {
    match Content::overlaid("test.toml", text) {
        Ok(content) => bare_with(hearth(seats), &content),
        Err(error) => panic!("{error}"),
    }
}

fn bare_with(options: Options, content: &Content) -> Game {
    let mut game = Game::with(options, content);
    for seat in game.seats() {
        game.hand(seat, &[]).resources(seat, 0, 0).camps(seat, &[BASE]).animals(seat, &[], &[]);
        let secret = &mut game.state.secret[seat.index()];
        for (card, count) in secret.draw.iter().collect::<Vec<_>>() {
            if let Card::Tribe(tribe) = card
                && tribe.has_deck()
            {
                for _ in 0..count {
                    secret.draw.take(card);
                    game.state.open.decks.add(tribe);
                }
            }
        }
    }
    game.ready();
    game
}

impl Game {
    pub fn seats(&self) -> Vec<Seat> {
        self.state.open.order[..table::Rules::seats(&self.rules)].to_vec()
    }

    pub fn food(&self, seat: Seat) -> u8 {
        self.player(seat).food
    }

    pub fn tools(&self, seat: Seat) -> u8 {
        self.player(seat).tools
    }

    /// Cards of an exact draw pile, sorted.
    pub fn pile_of(&self, seat: Seat) -> Vec<String> {
        self.names(&self.state.secret[seat.index()].draw)
    }

    pub fn buried_of(&self, seat: Seat) -> Vec<String> {
        let mut cards = self.player(seat).buried;
        cards.pour(&self.state.secret[seat.index()].buried);
        self.names(&cards)
    }

    pub fn camps_at(&self, seat: Seat, hex: usize) -> u8 {
        self.player(seat).camps.of(endless_winter::Hex::new(hex))
    }

    pub fn upright(&self, seat: Seat, id: &str) -> u8 {
        self.player(seat).upright.of(self.animal(id))
    }

    pub fn stage(&self) -> Stage {
        self.state.open.stage
    }

    /// Several outcomes of chance, separated by commas.
    pub fn deals(&mut self, texts: &str) -> &mut Self {
        for text in texts.split(", ") {
            self.deal(text);
        }
        self
    }

    /// Was this lost for want of room?
    pub fn lost(&self, seat: Seat, icon: Icon, count: u8) -> bool {
        let lost = |note: &Note| matches!(*note, Note::Lost(who, what, many, _) if (who, what, many) == (seat, icon, count));
        self.noted(lost) > 0
    }

    /// How often something was noted.
    pub fn noted(&self, wanted: impl Fn(&Note) -> bool) -> usize {
        self.story.iter().filter(|(_, note)| wanted(note)).count()
    }

    /// Points scored before.
    pub fn points(&mut self, seat: Seat, points: u16) -> &mut Self {
        self.state.open.players[seat.index()].score(Scored::Benefits, points);
        self
    }

    /// The whole Culture display.
    pub fn display(&mut self, ids: &[&str]) -> &mut Self {
        let open = &mut self.state.open;
        open.culture_deck = open.culture_deck.or(&std::mem::take(&mut open.display));
        for id in ids {
            let culture = self.culture(id);
            assert!(self.state.open.culture_deck.remove(culture), "no {id} to be had");
            self.state.open.display.insert(culture);
        }
        self
    }

    /// Cards a seat has put into its Eclipse pile.
    pub fn committed(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        let held = self.hand_of(seat);
        let mut all: Vec<&str> = held.iter().map(String::as_str).collect();
        all.extend(ids);
        self.hand(seat, &all);
        for id in ids {
            let card = self.card(id);
            let secret = &mut self.state.secret[seat.index()];
            assert!(secret.hand.take(card));
            secret.eclipse.add(card);
        }
        self
    }

    /// All turns of the round are over: so many figures of each seat rest, the others stand in Initiate.
    pub fn before_eclipse(&mut self, resting: &[u8]) -> &mut Self {
        for seat in self.seats() {
            let rest = resting.get(seat.index()).copied().unwrap_or(0);
            let mut figures = Figures::default();
            for (turn, figure) in [Figure::Tribe, Figure::Tribe, Figure::Chief].into_iter().enumerate() {
                figures.place(figure, if turn < usize::from(rest) { Spot::Rest } else { INITIATE });
            }
            self.state.open.players[seat.index()].figures = figures;
        }
        (self.state.open.stage, self.state.open.lap, self.state.open.at) = (Stage::Reveal, 0, 0);
        self.ready()
    }

    /// The same, and the Eclipse piles are turned up.
    pub fn eclipsed(&mut self, resting: &[u8]) -> &mut Self {
        self.before_eclipse(resting).deal("reveal")
    }

    /// The game is over and counted.
    pub fn counted(&mut self) -> &mut Self {
        self.round(4).before_eclipse(&[]);
        self.state.open.stage = Stage::Count;
        self.ready().deal("count")
    }

    /// The third turn of the active player begins.
    pub fn third_turn(&mut self) -> &mut Self {
        self.turns_had(LAPS - 1).ready()
    }

    /// The active player draws this card with a benefit that lets it.
    pub fn draws(&mut self, id: &str) -> &mut Self {
        self.play("draw").deal(&format!("draw {id}"))
    }
}
