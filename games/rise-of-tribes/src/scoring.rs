//! Scores with where they come from.

use table::{
    Seat,
    standings::{Line, Part, Standings},
};

use crate::{
    game::RiseOfTribes,
    ids::Source,
    state::{Ending, State},
};

impl RiseOfTribes {
    /// Who is ahead. Whoever reached the winning points is first, whatever the others have. RT-END-01
    pub(crate) fn scores(&self, state: &State) -> Standings {
        let line = |seat: Seat| {
            let player = state.player(seat);
            let won = state.ending == Ending::Won(seat);
            Line {
                seat,
                score: player.score(),
                place: 0,
                sources: Source::ALL
                    .iter()
                    .map(|&source| Part::new(source_key(source), player.from(source)))
                    .collect(),
                tie_breaks: vec![Part::new("rise-of-tribes-tie-won", i32::from(won))],
            }
        };
        Standings::rank(Seat::all(self.seats).map(line).collect())
    }
}

/// The message that names a source of points.
pub(crate) const fn source_key(source: Source) -> &'static str {
    match source {
        Source::Villages => "rise-of-tribes-source-villages",
        Source::Developments => "rise-of-tribes-source-developments",
        Source::Achievements => "rise-of-tribes-source-achievements",
        Source::Events => "rise-of-tribes-source-events",
        Source::Elders => "rise-of-tribes-source-elders",
    }
}
