//! Scoring: once a round, and the standings at any time.

use table::{
    Seat,
    journal::Journal,
    sets::Indexed,
    standings::{Line, Part, Standings},
};

use crate::{
    game::IceAge,
    note::Note,
    state::{SEATS, State, Step},
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
        journal.note(Note::Scoring);
        let before = state.players.map(|player| player.score());
        for region in state.open() {
            let each = Self::points_per_hunter(state.board.mammoths[region.index()]);
            for seat in self.everybody() {
                let hunters = state.band(seat, region).hunters();
                if hunters > 0 {
                    let total = &mut state.players[seat.index()].points[usize::from(each) - 1];
                    // Content is refused if all rounds together could exceed a byte.
                    *total += hunters * each;
                    journal.note(Note::Scored(seat, region, hunters, each));
                }
            }
        }
        for seat in self.everybody() {
            let score = state.player(seat).score();
            journal.note(Note::Total(seat, score - before[seat.index()], score));
        }
        if state.round >= self.numbers.rounds {
            // IA-END-01, IA-GLAC-10
            state.step = Step::Over;
            let (winners, decider) = self.ranked(state, Rank::First);
            for seat in winners {
                journal.note(Note::Won(seat, state.player(seat).score(), decider));
            }
        } else {
            self.begin_glacier(state, journal);
        }
    }
}

/// What decides who is first or last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    /// Points alone.
    Points,
    /// Hunters on the board, among those with equal points.
    Hunters,
    /// Stones, among those with equal points and hunters.
    Stones,
    /// Nothing: they are equal in everything.
    Nothing,
}

impl Decider {
    /// The name used in messages.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Hunters => "hunters",
            Self::Stones => "stones",
            Self::Nothing => "nothing",
        }
    }
}

/// An end of the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rank {
    /// IA-END-02 to IA-END-04.
    First,
    /// IA-GLAC-01, IA-GLAC-06, IA-GLAC-07.
    Last,
}

impl IceAge {
    /// The seats that are first or last, and what decides it: points, then hunters on the board, then stones.
    pub(crate) fn ranked(&self, state: &State, rank: Rank) -> (impl Iterator<Item = Seat> + use<>, Decider) {
        let mut tied: [bool; SEATS] = std::array::from_fn(|seat| seat < self.seats());
        let mut decider = Decider::Nothing;
        for by in [Decider::Points, Decider::Hunters, Decider::Stones] {
            let value = |seat: Seat| match by {
                Decider::Points => state.player(seat).score(),
                Decider::Hunters => state.hunters_on_board(seat).into(),
                Decider::Stones => state.player(seat).stones.into(),
                Decider::Nothing => 0,
            };
            let values = self.everybody().filter(|seat| tied[seat.index()]).map(value);
            let best = match rank {
                Rank::First => values.max(),
                Rank::Last => values.min(),
            };
            for seat in self.everybody() {
                tied[seat.index()] &= Some(value(seat)) == best;
            }
            if tied.iter().filter(|&&tied| tied).count() == 1 {
                decider = by;
                break;
            }
        }
        (Seat::all(self.seats()).filter(move |seat| tied[seat.index()]), decider)
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
