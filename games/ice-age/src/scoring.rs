//! Scoring: once a round, and the standings at any time.

use table::{
    journal::Journal,
    sets::Indexed,
    standings::{Line, Part, Standings},
};

use crate::{
    game::IceAge,
    note::Note,
    state::{State, Step},
};

impl IceAge {
    /// What a hunter earns in a region with so many mammoths: IA-SCORE-02 to IA-SCORE-05.
    pub const fn points_per_hunter(mammoths: u8) -> u8 {
        match mammoths {
            0 => 1,
            1 => 2,
            _ => 3,
        }
    }

    /// IA-SCORE-01 to IA-SCORE-07.
    pub(crate) fn score(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        for region in state.open() {
            let each = Self::points_per_hunter(state.board.mammoths[region.index()]);
            for seat in self.everybody() {
                let points = state.band(seat, region).hunters() * each;
                if points > 0 {
                    let total = &mut state.players[seat.index()].points[usize::from(each) - 1];
                    // Content is refused if all rounds together could exceed a byte.
                    *total += points;
                    journal.note(Note::Scored(seat, region, points));
                }
            }
        }
        if state.round >= self.numbers.rounds {
            // IA-END-01, IA-GLAC-10
            state.step = Step::Over;
            journal.note(Note::GameOver);
        } else {
            self.begin_glacier(state, journal);
        }
    }
}

/// IA-END-02 to IA-END-04, IA-RULING-37.
pub(crate) fn standings(game: &IceAge, state: &State) -> Standings {
    let line = |seat| {
        let player = state.player(seat);
        let [none, one, several] = player.points;
        Line {
            seat,
            score: player.score() as i32,
            place: 0,
            sources: vec![
                Part::new("ice-age-source-no-mammoth", none),
                Part::new("ice-age-source-one-mammoth", one),
                Part::new("ice-age-source-herd", several),
            ],
            tie_breaks: vec![
                Part::new("ice-age-tie-hunters", state.hunters_on_board(seat)),
                Part::new("ice-age-tie-stones", player.stones),
            ],
        }
    };
    Standings::rank(game.everybody().map(line).collect())
}
