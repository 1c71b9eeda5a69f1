//! The river in text, for a terminal.

use table::{
    Seat,
    sets::Indexed,
    text::{Phrase, Words},
};

use crate::{
    EndlessWinter,
    ids::Landmark,
    render_text::line,
    state::{Open, SEATS},
};

impl EndlessWinter {
    /// Ends of the river, Landmarks, Fish, and the Raft and Starting tile of each seat.
    pub(crate) fn draw_river(&self, open: &Open, words: &dyn Words, out: &mut String) {
        if self.rivers.course.is_none() {
            return;
        }
        let river = &open.river;
        let ends = Phrase::new("endless-winter-sketch-river")
            .phrase("end", Self::end_name(river.headwaters))
            .number("fish", i64::from(river.supply.total()))
            .number("discard", i64::from(river.discard.total()));
        line(out, &words.say(&ends));
        for (index, at) in river.landmarks.iter().enumerate() {
            let Some(hex) = *at else { continue };
            let landmark = Landmark::new(index);
            let shown = Phrase::new("endless-winter-sketch-landmark")
                .phrase("landmark", self.landmark_name(landmark))
                .number("hex", hex.index() as i64)
                .phrase("words", self.landmark_text(landmark));
            line(out, &format!("  {}", words.say(&shown)));
        }
        for seat in Seat::all(self.seats) {
            let at = seat.index() & (SEATS - 1);
            let entry = river.starts[at]
                .map_or_else(|| Phrase::new("endless-winter-sketch-no-start"), |spot| self.spot_name(spot));
            let shown = Phrase::new("endless-winter-sketch-raft")
                .seat("seat", seat)
                .phrase("raft", Self::reach_name(river.rafts[at]))
                .phrase("start", entry)
                .number("camps", open.players[at].camps.of(self.board.entry()));
            line(out, &format!("  {}", words.say(&shown)));
        }
    }
}
