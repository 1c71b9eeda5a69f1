//! The games this program has. A new game is a folder under `games/` and one line in [`all`].

use bots::{AnyBot, ErasedBot, Level};
use lab::{
    balance::{self, Balance, Contestant, UnknownStrategy},
    bench,
    calibration::{Depth, Measurement},
    ladder, simulate, trial, tune, usage,
};
use pages::{AnyBoard, Board, BoardAdapter, Chapter, chapters};
use review::{AnyExamination, Examination, Heading, Review, ReviewError};
use serde_json::Value;
use table::{
    Calibration, Evaluate, Rules, Strategy, Turn,
    any::{AnyGame, AnyTable, Boxed, OpenError, Opening},
    table::Table,
};

mod shipped;

pub use lab::puzzles::{Mined, Puzzle, SOLVERS, Step as PuzzleStep, TRIES, Wanted};
pub use shipped::{DailyPuzzle, daily_puzzle, puzzles};

/// Every game, in the order of the lobby.
pub fn all() -> &'static [&'static dyn Game] {
    // A constant would have every crate that asks for the games compile them again.
    static ALL: &[&dyn Game] = &[
        &Entry::<ice_age_board::IceAgeBoard>::NEW,
        &Entry::<endless_winter_board::EndlessWinterBoard>::NEW,
        &Entry::<rise_of_tribes_board::RiseOfTribesBoard>::NEW,
    ];
    ALL
}

/// The game with this name.
pub fn find(name: &str) -> Option<&'static dyn Game> {
    all().iter().copied().find(|game| game.boxed().name() == name)
}

/// A game with everything that is written once for all games.
pub trait Game: Send + Sync {
    /// Its tables, records and content.
    fn boxed(&self) -> &dyn AnyGame;
    /// Its drawing.
    fn board(&self) -> &dyn AnyBoard;
    /// A bot for it.
    fn bot(&self, level: Level, seed: u64) -> Box<dyn AnyBot>;
    /// How many seats these options have.
    fn seats(&self, opening: &Opening) -> Result<usize, OpenError>;
    /// Many games between bots.
    fn simulate(
        &self,
        opening: &Opening,
        plan: &simulate::Plan,
        progress: &simulate::Progress,
    ) -> Result<simulate::Report, OpenError>;
    /// How fast it is.
    fn bench(&self, opening: &Opening, plan: &bench::Plan<'_>) -> Result<bench::Row, OpenError>;
    /// A pairing of one bot against rivals, without games.
    fn pairing(&self, opening: &Opening, levels: [Level; 2], seed: u64)
    -> Result<ladder::Pairing, OpenError>;
    /// Plays a pairing until it has the planned number of games.
    fn play_pairing(
        &self,
        opening: &Opening,
        pairing: &mut ladder::Pairing,
        levels: [Level; 2],
        plan: &ladder::Plan<'_>,
    ) -> Result<(), OpenError>;
    /// How often bots choose each action.
    fn usage(
        &self,
        opening: &Opening,
        plan: &simulate::Plan,
        progress: &simulate::Progress,
    ) -> Result<usage::Report, OpenError>;
    /// The ways to points that a specialist can favour.
    fn strategies(&self) -> &'static [Strategy];
    /// A bot that favours one of them.
    fn specialist(&self, level: Level, strategy: &str, strength: f32) -> Result<Contestant, UnknownStrategy>;
    /// A measurement of what wins, without games.
    fn balance(&self, opening: &Opening, contestants: &[Contestant]) -> Result<Balance, OpenError>;
    /// Plays games of a measurement until it has as many as planned; `keep` gets it every few games.
    fn play_balance(
        &self,
        opening: &Opening,
        measured: &mut Balance,
        plan: &balance::Plan<'_>,
        keep: &mut dyn FnMut(&Balance),
    ) -> Result<(), OpenError>;
    /// What a measurement shows.
    fn balance_report(&self, opening: &Opening, measured: &Balance) -> Result<balance::Report, OpenError>;
    /// The review of a finished game.
    fn review(
        &self,
        table: &dyn AnyTable,
        plan: &review::Plan,
        progress: &review::Progress,
    ) -> Result<Review, ReviewError>;
    /// The same review, to be made in small parts.
    fn examination(
        &self,
        table: &dyn AnyTable,
        plan: &review::Plan,
    ) -> Result<Box<dyn AnyExamination>, ReviewError>;
    /// How right reviews of games between bots are, with so many evaluations for each choice.
    fn try_reviews(
        &self,
        opening: &Opening,
        plan: &simulate::Plan,
        evaluations: Option<u32>,
        progress: &simulate::Progress,
    ) -> Result<trial::Report, OpenError>;
    /// How the win probabilities of a search are stated.
    fn calibration(&self) -> Calibration;
    /// A measurement without games of how often stated chances come true.
    fn measurement(
        &self,
        opening: &Opening,
        bots: &[Level],
        depth: Depth,
        seed: u64,
    ) -> Result<Measurement, OpenError>;
    /// Plays games of a measurement until it has `games` of them or is stopped; `keep` gets it after each.
    fn calibrate(
        &self,
        opening: &Opening,
        measured: &mut Measurement,
        plan: &simulate::Plan,
        progress: &simulate::Progress,
        keep: &mut dyn FnMut(&Measurement),
    ) -> Result<(), OpenError>;
    /// The puzzles that ship with it, as the text of their file.
    fn shipped_puzzles(&self) -> &'static str;
    /// Mines games between bots for puzzles.
    fn mine_puzzles(
        &self,
        opening: &Opening,
        plan: &simulate::Plan,
        wanted: Wanted,
        progress: &simulate::Progress,
    ) -> Result<Mined, OpenError>;
    /// Tunes the weights of its evaluation function, starting from `from` or from its own.
    fn tune(
        &self,
        opening: &Opening,
        plan: &tune::Plan,
        from: Option<&Value>,
        progress: &tune::Progress,
    ) -> Result<Result<tune::Tuned, tune::TuneError>, OpenError>;
}

/// The game that `B` draws, in the catalog. A game without a drawing is listed with
/// [`PlainBoard`](pages::PlainBoard).
pub struct Entry<B: Board> {
    boxed: Boxed<B::Game>,
    board: BoardAdapter<B>,
}

impl<B: Board> Entry<B> {
    /// The entry.
    pub const NEW: Self = Self { boxed: Boxed::new(), board: BoardAdapter::new() };

    /// `table` as a finished table of this game.
    fn finished(table: &dyn AnyTable) -> Result<&Table<B::Game>, ReviewError> {
        let own = table.as_any().downcast_ref::<Table<B::Game>>().ok_or(ReviewError::OtherGame)?;
        if own.turn() == Turn::Over { Ok(own) } else { Err(ReviewError::Unfinished) }
    }

    /// Where the rounds and turns of `table`, one of this game, begin.
    fn headings(&self, table: &dyn AnyTable) -> Vec<Heading> {
        let heading =
            |chapter: Chapter| Heading { step: chapter.step, round: chapter.round, seat: chapter.seat };
        chapters(&self.board, table).into_iter().map(heading).collect()
    }
}

impl<B: Board> Game for Entry<B>
where
    B::Game: Evaluate,
{
    fn boxed(&self) -> &dyn AnyGame {
        &self.boxed
    }
    fn board(&self) -> &dyn AnyBoard {
        &self.board
    }
    fn bot(&self, level: Level, seed: u64) -> Box<dyn AnyBot> {
        Box::new(ErasedBot::<B::Game>::new(level, seed))
    }
    fn seats(&self, opening: &Opening) -> Result<usize, OpenError> {
        Ok(opening.rules::<B::Game>()?.seats())
    }
    fn simulate(
        &self,
        opening: &Opening,
        plan: &simulate::Plan,
        progress: &simulate::Progress,
    ) -> Result<simulate::Report, OpenError> {
        Ok(simulate::simulate(&opening.rules::<B::Game>()?, plan, progress))
    }
    fn bench(&self, opening: &Opening, plan: &bench::Plan<'_>) -> Result<bench::Row, OpenError> {
        Ok(bench::bench(&opening.rules::<B::Game>()?, plan))
    }
    fn pairing(
        &self,
        opening: &Opening,
        levels: [Level; 2],
        seed: u64,
    ) -> Result<ladder::Pairing, OpenError> {
        Ok(ladder::Pairing::new(&opening.rules::<B::Game>()?, levels, seed))
    }
    fn play_pairing(
        &self,
        opening: &Opening,
        pairing: &mut ladder::Pairing,
        levels: [Level; 2],
        plan: &ladder::Plan<'_>,
    ) -> Result<(), OpenError> {
        pairing.play(&opening.rules::<B::Game>()?, levels, plan);
        Ok(())
    }
    fn usage(
        &self,
        opening: &Opening,
        plan: &simulate::Plan,
        progress: &simulate::Progress,
    ) -> Result<usage::Report, OpenError> {
        Ok(usage::usage(&opening.rules::<B::Game>()?, plan, progress))
    }
    fn strategies(&self) -> &'static [Strategy] {
        B::Game::strategies()
    }
    fn specialist(&self, level: Level, strategy: &str, strength: f32) -> Result<Contestant, UnknownStrategy> {
        Contestant::specialist::<B::Game>(level, strategy, strength)
    }
    fn balance(&self, opening: &Opening, contestants: &[Contestant]) -> Result<Balance, OpenError> {
        Ok(Balance::new(&opening.rules::<B::Game>()?, contestants))
    }
    fn play_balance(
        &self,
        opening: &Opening,
        measured: &mut Balance,
        plan: &balance::Plan<'_>,
        keep: &mut dyn FnMut(&Balance),
    ) -> Result<(), OpenError> {
        measured.play(&opening.rules::<B::Game>()?, plan, keep);
        Ok(())
    }
    fn balance_report(&self, opening: &Opening, measured: &Balance) -> Result<balance::Report, OpenError> {
        Ok(measured.report(&opening.rules::<B::Game>()?))
    }
    fn review(
        &self,
        table: &dyn AnyTable,
        plan: &review::Plan,
        progress: &review::Progress,
    ) -> Result<Review, ReviewError> {
        let own = Self::finished(table)?;
        review::examine(own, self.headings(table), plan, progress)
    }
    fn examination(
        &self,
        table: &dyn AnyTable,
        plan: &review::Plan,
    ) -> Result<Box<dyn AnyExamination>, ReviewError> {
        let own = Self::finished(table)?;
        Ok(Box::new(Examination::new(own, self.headings(table), plan)?))
    }
    fn try_reviews(
        &self,
        opening: &Opening,
        plan: &simulate::Plan,
        evaluations: Option<u32>,
        progress: &simulate::Progress,
    ) -> Result<trial::Report, OpenError> {
        Ok(trial::trial(&opening.rules::<B::Game>()?, plan, evaluations, progress))
    }
    fn calibration(&self) -> Calibration {
        B::Game::calibration()
    }
    fn measurement(
        &self,
        opening: &Opening,
        bots: &[Level],
        depth: Depth,
        seed: u64,
    ) -> Result<Measurement, OpenError> {
        Ok(Measurement::new(&opening.rules::<B::Game>()?, bots, depth, seed))
    }
    fn calibrate(
        &self,
        opening: &Opening,
        measured: &mut Measurement,
        plan: &simulate::Plan,
        progress: &simulate::Progress,
        keep: &mut dyn FnMut(&Measurement),
    ) -> Result<(), OpenError> {
        measured.play(&opening.rules::<B::Game>()?, plan, progress, keep);
        Ok(())
    }
    fn shipped_puzzles(&self) -> &'static str {
        B::Game::puzzles()
    }
    fn mine_puzzles(
        &self,
        opening: &Opening,
        plan: &simulate::Plan,
        wanted: Wanted,
        progress: &simulate::Progress,
    ) -> Result<Mined, OpenError> {
        Ok(lab::puzzles::mine(&opening.rules::<B::Game>()?, plan, wanted, progress))
    }
    fn tune(
        &self,
        opening: &Opening,
        plan: &tune::Plan,
        from: Option<&Value>,
        progress: &tune::Progress,
    ) -> Result<Result<tune::Tuned, tune::TuneError>, OpenError> {
        Ok(tune::tune(&opening.rules::<B::Game>()?, plan, from, progress))
    }
}
