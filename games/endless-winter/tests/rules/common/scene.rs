//! Setting the scene: pieces are moved, never made.

use endless_winter::{Card, Cards, Chief, Column, Effect, Frame, Hex, Side, Source, Spot, Stone};
use table::{Rules, Seat, sets::Indexed};

use super::Game;

impl Game {
    /// Takes a card out of wherever it can be spared: the own draw pile, the decks, the display, the own discard pile.
    fn fetch(&mut self, seat: Seat, id: &str) -> Card {
        let card = self.card(id);
        let secret = &mut self.state.secret[seat.index()];
        let open = &mut self.state.open;
        let found = secret.draw.take(card)
            || match card {
                Card::Tribe(tribe) => open.decks.take(tribe),
                Card::Culture(culture) => {
                    open.culture_deck.remove(culture)
                        || open.display.remove(culture)
                        || open.removed.remove(culture)
                }
            }
            || open.players[seat.index()].discard.take(card)
            || secret.hand.take(card);
        assert!(found, "no {id} to be had");
        card
    }

    /// The whole hand; nobody has seen how it came together.
    pub fn hand(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        let hand = std::mem::take(&mut self.state.secret[seat.index()].hand);
        self.state.secret[seat.index()].draw.pour(&hand);
        self.state.open.players[seat.index()].known = Cards::EMPTY;
        for id in ids {
            let card = self.fetch(seat, id);
            self.state.secret[seat.index()].hand.add(card);
        }
        self
    }

    /// The whole discard pile.
    pub fn discard(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        let pile = std::mem::take(&mut self.state.open.players[seat.index()].discard);
        self.state.secret[seat.index()].draw.pour(&pile);
        for id in ids {
            let card = self.fetch(seat, id);
            self.state.open.players[seat.index()].discard.add(card);
        }
        self
    }

    /// The whole draw pile; what else was in it is buried.
    pub fn pile(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        let mut pile = Cards::EMPTY;
        for id in ids {
            let card = self.fetch(seat, id);
            pile.add(card);
        }
        let rest = std::mem::replace(&mut self.state.secret[seat.index()].draw, pile);
        self.state.open.players[seat.index()].buried.pour(&rest);
        self
    }

    pub fn buried(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        for id in ids {
            let card = self.fetch(seat, id);
            self.state.open.players[seat.index()].buried.add(card);
        }
        self
    }

    /// So many Tribesmen and Tribeswomen under the cemetery card.
    pub fn graves(&mut self, seat: Seat, count: usize) -> &mut Self {
        let ids = [
            "tribesman",
            "tribesman",
            "tribesman",
            "tribesman",
            "shaman",
            "shaman",
            "shaman",
            "shaman",
            "shaman",
        ];
        self.buried(seat, &ids[..count])
    }

    pub fn resources(&mut self, seat: Seat, food: u8, tools: u8) -> &mut Self {
        let player = &mut self.state.open.players[seat.index()];
        (player.food, player.tools) = (food, tools);
        self
    }

    /// All Camps on the Terrain board.
    pub fn camps(&mut self, seat: Seat, hexes: &[usize]) -> &mut Self {
        let player = &mut self.state.open.players[seat.index()];
        player.camps = hexes.iter().map(|&hex| Hex::new(hex)).collect();
        self
    }

    pub fn village(&mut self, seat: Seat, hexes: [usize; 3]) -> &mut Self {
        let junction = self.rules.board().junction_of(hexes.map(Hex::new)).unwrap();
        self.state.open.players[seat.index()].villages.insert(junction);
        self
    }

    /// The terrain of a hex; it changes places with another hex of that terrain.
    pub fn terrain(&mut self, hex: usize, id: &str) -> &mut Self {
        let terrain = self.terrain_id(id);
        let hex = Hex::new(hex);
        let all = self.rules.board().tiles().to_vec();
        self.settled.push(hex);
        if self.state.open.terrain[hex.index()] == terrain {
            return self;
        }
        let other = all
            .into_iter()
            .find(|other| self.state.open.terrain[other.index()] == terrain && !self.settled.contains(other))
            .unwrap_or_else(|| panic!("no {id} left"));
        self.state.open.terrain.swap(hex.index(), other.index());
        self.state.open.tokens.swap(hex.index(), other.index());
        self
    }

    /// All upright and all tipped Animals of the seat.
    pub fn animals(&mut self, seat: Seat, upright: &[&str], tipped: &[&str]) -> &mut Self {
        let player = &mut self.state.open.players[seat.index()];
        let old = [std::mem::take(&mut player.upright), std::mem::take(&mut player.tipped)];
        for animals in &old {
            self.state.open.animals.pour(animals);
        }
        for id in upright {
            let animal = self.animal(id);
            self.state.open.players[seat.index()].upright.add(animal);
            assert!(self.state.open.animals.take(animal));
        }
        for id in tipped {
            let animal = self.animal(id);
            self.state.open.players[seat.index()].tipped.add(animal);
            assert!(self.state.open.animals.take(animal));
        }
        self
    }

    /// The whole Hunt area.
    pub fn area(&mut self, ids: &[&str]) -> &mut Self {
        let old = std::mem::take(&mut self.state.open.area);
        self.state.open.animals.pour(&old);
        for id in ids {
            let animal = self.animal(id);
            assert!(self.state.open.animals.take(animal));
            self.state.open.area.add(animal);
        }
        self
    }

    /// The whole Animal deck; the last seat has all the others, tipped.
    pub fn animal_deck(&mut self, ids: &[&str]) -> &mut Self {
        let rest = std::mem::take(&mut self.state.open.animals);
        let last = self.rules.seats() - 1;
        self.state.open.players[last].tipped.pour(&rest);
        for id in ids {
            let animal = self.animal(id);
            assert!(self.state.open.players[last].tipped.take(animal));
            self.state.open.animals.add(animal);
        }
        self
    }

    /// Nothing left of a Tribe deck: the last seat has buried it all.
    pub fn no_deck(&mut self, id: &str) -> &mut Self {
        let tribe = self.tribe(id);
        let last = self.rules.seats() - 1;
        while self.state.open.decks.take(tribe) {
            self.state.open.players[last].buried.tribe.add(tribe);
        }
        self
    }

    /// These stones are in the reserve, in place of others of their era.
    pub fn reserve(&mut self, ids: &[&str]) -> &mut Self {
        let stones: Vec<Stone> = ids.iter().map(|id| self.stone(id)).collect();
        for &stone in &stones {
            if self.state.open.stones.has(stone) {
                continue;
            }
            let era = |stone: Stone| self.rules.content().stone[stone.index()].era.is;
            let other = self
                .state
                .open
                .stones
                .iter()
                .find(|&other| era(other) == era(stone) && !stones.contains(&other))
                .unwrap();
            self.state.open.stones.remove(other);
            self.state.open.stones.insert(stone);
        }
        self
    }

    /// The seat owns these stones.
    pub fn stones(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        self.reserve(ids);
        for id in ids {
            let stone = self.stone(id);
            self.state.open.stones.remove(stone);
            self.state.open.players[seat.index()].stones.insert(stone);
        }
        self
    }

    /// Round, from 1.
    pub fn round(&mut self, round: u8) -> &mut Self {
        self.state.open.round = round - 1;
        self
    }

    /// The players have had so many turns already, all with Tribe figures in Migrate, whose symbol nobody took.
    pub fn turns_had(&mut self, turns: u8) -> &mut Self {
        self.state.open.lap = turns;
        for seat in 0..self.rules.seats() {
            for figure in 0..usize::from(turns) {
                let spot = Spot::Column(Column::Migrate);
                self.state.open.players[seat].figures.tribe[figure] = Some(spot);
            }
        }
        self
    }

    pub fn order(&mut self, order: &[Seat]) -> &mut Self {
        self.state.open.order[..order.len()].copy_from_slice(order);
        self
    }

    pub fn neutral(&mut self, seat: Seat, sites: &[&str]) -> &mut Self {
        for text in sites {
            let site = self.site(text);
            self.state.open.megaliths.neutral.insert(site);
            self.state.open.players[seat.index()].megaliths -= 1;
        }
        self
    }

    /// Own-colour Megaliths; the two neutral ones must be placed first.
    pub fn megaliths(&mut self, seat: Seat, sites: &[&str]) -> &mut Self {
        for text in sites {
            let site = self.site(text);
            self.state.open.megaliths.own[seat.index()].insert(site);
            self.state.open.players[seat.index()].megaliths -= 1;
        }
        self
    }

    pub fn chief(&mut self, seat: Seat, id: &str, side: Side) -> &mut Self {
        let chief = self.rules.content().chief.iter().position(|face| face.id == id).map(Chief::new).unwrap();
        let holder = self.state.open.players.iter().position(|player| player.chief == Some(chief));
        if let Some(holder) = holder {
            self.state.open.players[holder].chief = self.state.open.players[seat.index()].chief;
        }
        let player = &mut self.state.open.players[seat.index()];
        (player.chief, player.side) = (Some(chief), Some(side));
        self
    }

    /// Levels on the Offering and Honor tracks; arriving now, so to the right of whoever is there.
    pub fn idols(&mut self, seat: Seat, offering: u8, honor: u8) -> &mut Self {
        let (level, place) = {
            let player = self.player(seat);
            (player.honor, player.honor_place)
        };
        let mut arrived = 0;
        for other in Seat::all(self.rules.seats()).filter(|&other| other != seat) {
            let player = &mut self.state.open.players[other.index()];
            if player.honor == level && player.honor_place > place {
                player.honor_place -= 1;
            }
            arrived += u8::from(player.honor == honor);
        }
        let player = &mut self.state.open.players[seat.index()];
        (player.offering, player.honor, player.honor_place) = (offering, honor, arrived);
        self
    }

    /// A benefit of the active player waits to be taken.
    pub fn pending(&mut self, icons: &str) -> &mut Self {
        let effect: Effect = icons.parse().unwrap();
        let frame = Frame::Gains { source: Source::Rest, gains: effect.gains };
        assert!(self.state.open.stack.push(frame));
        self.ready()
    }

    /// The scene is set: is it possible?
    pub fn ready(&mut self) -> &mut Self {
        self.rules.check(&self.state).unwrap_or_else(|flaw| panic!("the scene cannot be: {flaw}"));
        self
    }
}
