//! The table in text, for a terminal.

use std::fmt::Write;

use table::{
    Seat, Viewer,
    sets::Indexed,
    text::{Phrase, Words},
};

use crate::{
    EndlessWinter,
    cards::Cards,
    content::Role,
    ids::{Hex, Site},
    megaliths::{GROUND, Spot3},
    names::{counted, effect, gains},
    observation::{Observation, SeenCards},
    state::{OnHex, Open, Player},
};

pub(crate) fn line(out: &mut String, text: &str) {
    out.push_str(text.trim_end());
    out.push('\n');
}

fn listed(things: Vec<Phrase>) -> Vec<Phrase> {
    if things.is_empty() { vec![Phrase::new("endless-winter-sketch-none")] } else { things }
}

impl EndlessWinter {
    pub(crate) fn board_in_text(
        &self,
        observation: &Observation,
        viewer: Viewer,
        words: &dyn Words,
    ) -> String {
        let open = &observation.open;
        let mut out = String::new();
        let say = |phrase: Phrase| words.say(&phrase);
        line(&mut out, &say(Phrase::new("endless-winter-sketch-round").number("round", open.round + 1)));
        let order = open.order[..self.seats].iter();
        let order = order.map(|&seat| Phrase::new("table-seat").seat("seat", seat)).collect();
        line(&mut out, &say(Phrase::new("endless-winter-sketch-order").list("seats", order)));
        let display = open.display.iter().map(|culture| self.culture_name(culture)).collect();
        line(&mut out, &say(Phrase::new("endless-winter-sketch-display").list("cards", listed(display))));
        let decks = open.decks.iter().map(|(tribe, count)| counted(count, self.tribe_name(tribe))).collect();
        line(&mut out, &say(Phrase::new("endless-winter-sketch-decks").list("decks", listed(decks))));
        let stones = open.stones.iter().map(|stone| self.stone_name(stone)).collect();
        line(&mut out, &say(Phrase::new("endless-winter-sketch-stones").list("stones", listed(stones))));
        let area = open.area.iter().map(|(animal, count)| counted(count, self.animal_name(animal))).collect();
        line(
            &mut out,
            &say(Phrase::new("endless-winter-sketch-area")
                .list("animals", listed(area))
                .number("deck", i64::from(open.animals.total()))),
        );
        if let Some(token) = open.rest.open {
            let shown = gains(&self.tables.rest_tokens[token.index()]);
            line(&mut out, &say(Phrase::new("endless-winter-sketch-rest-token").phrase("gains", shown)));
        }
        line(&mut out, &say(Phrase::new("endless-winter-sketch-terrain")));
        self.draw_terrain(open, words, &mut out);
        self.draw_river(open, words, &mut out);
        line(&mut out, &say(Phrase::new("endless-winter-sketch-megaliths")));
        self.draw_megaliths(open, &mut out);
        for (seat, seen) in Seat::all(self.seats).zip(&observation.cards) {
            self.draw_player(&open.players[seat.index()], seat, seen, words, &mut out);
        }
        if let Viewer::Seat(seat) = viewer
            && let Some(SeenCards::Known { hand, .. }) = observation.cards.get(seat.index())
        {
            let cards = self.card_names(hand);
            line(&mut out, &say(Phrase::new("endless-winter-sketch-hand").list("cards", listed(cards))));
        }
        out
    }

    /// Rows of hexes, each with number, terrain, and who is there: `1:2` is two Camps of seat 1, `1^` a Village.
    fn draw_terrain(&self, open: &Open, words: &dyn Words, out: &mut String) {
        const CELL: usize = 20;
        for row in -2i8..=2 {
            let hexes: Vec<Hex> =
                self.board.hexes().iter().filter(|&hex| self.board.coordinates(hex).1 == row).collect();
            let indent = " ".repeat(CELL / 2 * usize::from(row.unsigned_abs()));
            let mut lines = [indent.clone(), indent];
            for hex in hexes {
                let terrain = open.terrain[hex.index()];
                // Anywhere but where Camps enter, the base tile stands for a tile not laid yet.
                let unlaid =
                    self.tables.terrains[terrain.index()].role == Role::Base && hex != self.board.entry();
                let terrain = if unlaid { "·".to_owned() } else { words.say(&self.terrain_name(terrain)) };
                let token = match open.tokens[hex.index()] {
                    OnHex::Nothing => "",
                    OnHex::FaceDown => " ?",
                    OnHex::Up(_) => " !",
                };
                let head = format!("{} {terrain}{token}", hex.index());
                let mut pieces = String::new();
                for (index, player) in open.players[..self.seats].iter().enumerate() {
                    let camps = player.camps.of(hex);
                    if camps > 0 {
                        let _ = write!(pieces, "{}:{camps} ", index + 1);
                    }
                    if self.raft_at(open, index) == Some(hex) {
                        let _ = write!(pieces, "{}~ ", index + 1);
                    }
                    for _ in player.villages.and(self.board.touching(hex)) {
                        let _ = write!(pieces, "{}^ ", index + 1);
                    }
                }
                let _ = write!(lines[0], "{head:CELL$}");
                let _ = write!(lines[1], "  {pieces:width$}", width = CELL - 2);
            }
            for text in lines {
                line(out, &text);
            }
        }
    }

    fn draw_megaliths(&self, open: &Open, out: &mut String) {
        let occupied = open.megaliths.occupied();
        for y in 0..8 {
            let mut row = String::new();
            for x in 0..8 {
                let cell = match self.layout.at(Spot3 { x, y, level: 0 }) {
                    None => "  ".to_owned(),
                    Some(site) if !occupied.has(site) => " .".to_owned(),
                    Some(site) => {
                        let raised = (GROUND..self.layout.len())
                            .map(Site::new)
                            .any(|upper| occupied.has(upper) && self.layout.below(upper).contains(&site));
                        let mark = if raised { "^" } else { " " };
                        match open.megaliths.owner(site) {
                            Some(owner) => format!("{mark}{}", owner.number()),
                            None => format!("{mark}n"),
                        }
                    }
                };
                row.push_str(&cell);
            }
            if !row.trim().is_empty() {
                line(out, &format!("  {}{row}", y + 1));
            }
        }
        line(out, "    a b c d e f g");
    }

    fn draw_player(
        &self,
        player: &Player,
        seat: Seat,
        seen: &SeenCards,
        words: &dyn Words,
        out: &mut String,
    ) {
        let say = |phrase: Phrase| words.say(&phrase);
        let (hand, draw, buried) = match seen {
            SeenCards::Known { hand, draw, buried, .. } => (hand.len(), draw.len(), buried.len()),
            SeenCards::Counted { hand, draw, buried, .. } => {
                (usize::from(*hand), usize::from(*draw), usize::from(*buried))
            }
        };
        let size = |cards: &Cards| cards.len() as i64;
        line(out, "");
        line(
            out,
            &say(Phrase::new("endless-winter-sketch-player")
                .seat("seat", seat)
                .number("score", player.score_now())
                .number("food", player.food)
                .number("limit", player.food_limit())
                .number("tools", player.tools)
                .number("hand", hand as i64)
                .number("draw", draw as i64)
                .number("discard", size(&player.discard))
                .number("buried", buried as i64 + size(&player.buried))),
        );
        if matches!(seen, SeenCards::Counted { .. }) && !player.known.is_empty() {
            let cards = self.card_names(&player.known);
            let shown = Phrase::new("endless-winter-sketch-known").list("cards", cards);
            line(out, &format!("  {}", say(shown)));
        }
        line(
            out,
            &format!(
                "  {}",
                say(Phrase::new("endless-winter-sketch-idols")
                    .number("offering", player.offering)
                    .number("honor", player.honor)
                    .number("camps", player.camps_home())
                    .number("villages", player.villages.len() as i64)
                    .number("megaliths", player.megaliths))
            ),
        );
        if let (Some(chief), Some(side)) = (player.chief, player.side) {
            let skill = &self.tables.chiefs[chief.index()][side as usize];
            let shown = Phrase::new("endless-winter-sketch-chief")
                .phrase("chief", self.chief_name(chief))
                .phrase("effect", effect(skill));
            line(out, &format!("  {}", say(shown)));
        }
        let upright = player.upright.iter().map(|(animal, count)| counted(count, self.animal_name(animal)));
        let tipped = player.tipped.iter().map(|(animal, count)| {
            counted(
                count,
                Phrase::new("endless-winter-sketch-tipped").phrase("animal", self.animal_name(animal)),
            )
        });
        let animals = upright.chain(tipped).collect();
        let shown = Phrase::new("endless-winter-sketch-animals").list("animals", listed(animals));
        line(out, &format!("  {}", say(shown)));
        if !player.stones.is_empty() {
            let stones = player.stones.iter().map(|stone| self.stone_name(stone)).collect();
            let shown = Phrase::new("endless-winter-sketch-own-stones").list("stones", stones);
            line(out, &format!("  {}", say(shown)));
        }
    }
}
