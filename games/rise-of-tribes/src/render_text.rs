//! The board in text, for a terminal.

use std::fmt::Write;

use table::{
    Seat, Viewer,
    sets::Indexed,
    text::{Phrase, Words},
};

use crate::{
    game::RiseOfTribes,
    ids::{BoardAction, Face, Object, Special},
    names::NamedWords,
    observation::{Observation, SeenHex, SeenTribe},
    words::{self, message},
};

/// Columns of one hex; half of it is the shift between rows.
const CELL: usize = 16;

impl RiseOfTribes {
    pub(crate) fn board_in_text(&self, observation: &Observation, _: Viewer, words: &dyn Words) -> String {
        let words: &dyn Words = &NamedWords { names: &self.names, words };
        let mut out = String::new();
        let turn = message("text-turn").number("turn", observation.turns + 1).seat("who", observation.active);
        line(&mut out, &words.say(&turn));
        self.draw_map(observation, words, &mut out);
        draw_dice(observation, words, &mut out);
        draw_events(observation, words, &mut out);
        for (seat, tribe) in Seat::all(self.seats).zip(&observation.tribes) {
            draw_tribe(observation, seat, tribe, words, &mut out);
        }
        out
    }

    /// Rows of hexes, each row shifted by half a hex against the one before, two lines for each.
    fn draw_map(&self, observation: &Observation, words: &dyn Words, out: &mut String) {
        let at = |index: usize| self.board.at.get(index).copied().unwrap_or_default();
        let across = |[q, r]: [i8; 2]| 2 * i32::from(q) + i32::from(r);
        let left = self.board.at.iter().map(|&place| across(place)).min().unwrap_or(0);
        let mut rows: Vec<i8> = self.board.at.iter().map(|place| place[1]).collect();
        rows.sort_unstable();
        rows.dedup();
        for row in rows {
            let mut lines = [String::new(), String::new()];
            for seen in observation.hexes.iter().filter(|seen| at(seen.hex.index())[1] == row) {
                let column = (across(at(seen.hex.index())) - left) as usize * CELL / 2;
                for (text, cell) in lines.iter_mut().zip(cell(seen, words)) {
                    pad(text, column);
                    text.push_str(&cell);
                }
            }
            lines.iter().for_each(|text| line(out, text));
        }
        line(out, &words.say(&message("text-legend")));
        if let Some(place) = observation.events.volcano {
            let beside: Vec<String> = self.board.beside(place).iter().map(|hex| hex.to_string()).collect();
            let volcano = message("text-volcano").text("place", format!("{place} ({})", beside.join(" ")));
            line(out, &words.say(&volcano));
        }
    }
}

fn cell(seen: &SeenHex, words: &dyn Words) -> [String; 2] {
    let name = match seen.tile {
        Some(_) if seen.glacier => words.say(&words::special(Special::Glacier)),
        Some(tile) => words.say(&words::tile(tile)),
        None => "?".to_owned(),
    };
    let mut pieces = String::new();
    for (letter, &count) in ('a'..).zip(&seen.members) {
        if count > 0 {
            let _ = write!(pieces, "{letter}{count} ");
        }
    }
    if let Some(count) = seen.invaders {
        let _ = write!(pieces, "i{count} ");
    }
    let owner = |seat: Option<Seat>| seat.and_then(|seat| ('a'..).nth(seat.index()));
    for (mark, seat) in [('V', seen.village), ('E', seen.elder)] {
        if let Some(letter) = owner(seat) {
            let _ = write!(pieces, "{mark}{letter} ");
        }
    }
    if seen.sabre_tooth {
        pieces.push_str("T ");
    }
    if let Some(mammoth) = seen.mammoth {
        let _ = write!(pieces, "M{} ", owner(mammoth.owner).map(String::from).unwrap_or_default());
    }
    if pieces.is_empty() {
        pieces.push('.');
    }
    [format!("{} {name}", seen.hex), pieces]
}

fn draw_dice(observation: &Observation, words: &dyn Words, out: &mut String) {
    let face = |die: Face| words.say(&words::face(die));
    let mut text = words.say(&message("text-dice"));
    for board_action in BoardAction::each() {
        let dice = observation.queues[board_action.index()].map(face).join(" ");
        let _ = write!(text, "  {} ({dice})", words.say(&words::board_action(board_action)));
    }
    line(out, &text);
    let hand: Vec<Phrase> = observation
        .hand
        .iter()
        .flat_map(|(die, count)| std::iter::repeat_n(words::face(die), usize::from(count)))
        .collect();
    if !hand.is_empty() {
        line(out, &words.say(&message("text-hand").list("dice", hand)));
    }
}

fn draw_events(observation: &Observation, words: &dyn Words, out: &mut String) {
    if observation.events.active.is_empty() {
        line(out, &words.say(&message("text-no-event")));
    }
    for active in &observation.events.active {
        let phrase = message("text-event")
            .phrase("event", words::event(active.event))
            .phrase("tokens", words::goods(active.tokens));
        line(out, &words.say(&phrase));
    }
}

fn draw_tribe(observation: &Observation, seat: Seat, tribe: &SeenTribe, words: &dyn Words, out: &mut String) {
    let name = tribe.tribe.map_or_else(|| message("nothing"), words::tribe);
    let mut parts = vec![
        message("text-tribe")
            .seat("who", seat)
            .phrase("tribe", name)
            .number("points", tribe.score)
            .phrase("goods", words::goods(tribe.goods))
            .number("reserve", tribe.reserve),
    ];
    if let Some(power) = tribe.power {
        parts.push(message("text-power").phrase("power", words::power(power)));
    }
    if tribe.hidden > 0 {
        parts.push(message("text-hidden").number("members", tribe.hidden));
    }
    let owned: Vec<Phrase> = Object::each()
        .filter(|object| observation.events.owners[object.index()] == Some(seat))
        .map(words::object)
        .collect();
    if !owned.is_empty() {
        parts.push(message("text-owns").list("objects", owned));
    }
    for (key, goals) in [("text-open", tribe.open), ("text-done", tribe.done)] {
        if !goals.is_empty() {
            parts.push(message(key).list("goals", goals.iter().map(words::goal).collect()));
        }
    }
    parts.push(message("text-deck").number("cards", (tribe.deck.len() + tribe.under.len()) as i64));
    let said: Vec<String> = parts.iter().map(|part| words.say(part)).collect();
    line(out, &said.join(" · "));
}

fn pad(text: &mut String, column: usize) {
    let width = text.chars().count();
    text.extend(std::iter::repeat_n(' ', column.saturating_sub(width)));
}

fn line(out: &mut String, text: &str) {
    out.push_str(text.trim_end());
    out.push('\n');
}
