//! What threads and workers compute, in the same way.

use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    time::Duration,
};

use bots::{Advice, AnyBot, Level, Limits};
use catalog::Game;
use cluster::jobs::{Attachment, Compute, Lane, Refusal};
use review::{AnyExamination, Finding, Plan, Review, ReviewError};
use sha2::{Digest, Sha256};
use table::any::AnyTable;

use super::{
    program,
    wire::{Ask, WireDecision, WireGame, WireJob, WireResult},
};

/// A decision for a bot.
pub(super) struct Decision {
    pub(super) game: &'static dyn Game,
    pub(super) table: Arc<dyn AnyTable>,
    pub(super) level: Level,
    pub(super) seed: u64,
    pub(super) time: Duration,
}

impl Decision {
    fn bot(&self) -> Box<dyn AnyBot> {
        let mut bot = self.game.bot(self.level, self.seed);
        bot.limit(&Limits { time: Some(self.time), threads: Some(1), ..Limits::default() });
        bot
    }

    /// What a worker needs to decide in the same way; `None` if no seat must choose.
    pub(super) fn to_wire(&self) -> Option<WireDecision> {
        Some(WireDecision {
            game: self.game.boxed().name().to_owned(),
            level: self.level.name().to_owned(),
            seed: self.seed,
            time: u64::try_from(self.time.as_millis()).unwrap_or(u64::MAX),
            table: self.table.imagined(self.seed)?,
        })
    }

    fn from_wire(wire: WireDecision) -> Result<Self, Refusal> {
        let WireDecision { game, level, seed, time, table } = wire;
        let game = catalog::find(&game).ok_or_else(|| Refusal(format!("there is no game '{game}'")))?;
        let level = level.parse().map_err(|error: bots::UnknownLevel| Refusal(error.to_string()))?;
        let table = game.boxed().open(&table.into()).map_err(|error| Refusal(error.to_string()))?;
        Ok(Self { game, table: table.into(), level, seed, time: Duration::from_millis(time) })
    }
}

/// The action the bot chooses.
pub(super) fn choose(decision: &Decision) -> Option<String> {
    decision.bot().choose(decision.table.as_ref())
}

/// What the bot advises.
pub(super) fn advise(decision: &Decision) -> Option<Advice<String>> {
    decision.bot().advise(decision.table.as_ref())
}

/// A finished game that is reviewed, here or by workers.
pub(crate) struct Examined {
    table: Arc<dyn AnyTable>,
    plan: Plan,
    examination: Box<dyn AnyExamination>,
    attachment: OnceLock<Attachment>,
}

impl Examined {
    pub(crate) fn new(
        game: &'static dyn Game,
        table: Arc<dyn AnyTable>,
        plan: Plan,
    ) -> Result<Self, ReviewError> {
        let examination = game.examination(table.as_ref(), &plan)?;
        Ok(Self { table, plan, examination, attachment: OnceLock::new() })
    }

    pub(crate) fn steps(&self) -> usize {
        self.examination.steps()
    }

    pub(super) fn find(&self, step: usize) -> Option<Finding> {
        self.examination.find(step)
    }

    pub(crate) fn conclude(&self, findings: Vec<Finding>) -> Review {
        self.examination.conclude(findings)
    }

    /// The game for workers.
    pub(super) fn attachment(&self) -> &Attachment {
        self.attachment.get_or_init(|| {
            let game = WireGame::new(self.table.record(false), &self.plan);
            let body = serde_json::to_vec(&game).expect("a record serialises to JSON");
            let key = Sha256::digest(&body).iter().map(|byte| format!("{byte:02x}")).collect();
            Attachment { key, body: body.into() }
        })
    }
}

/// Finished games that a worker keeps: each has the positions of a whole game in memory.
const KEPT_GAMES: usize = 8;

/// A game that is loaded once, or why it cannot be.
type Loaded = Arc<OnceLock<Result<Box<dyn AnyExamination>, Refusal>>>;

/// Computes jobs for a worker.
#[derive(Default)]
pub struct Computer {
    /// Finished games by the keys of their attachments, the last used at the end.
    games: Mutex<VecDeque<(String, Loaded)>>,
}

impl Computer {
    fn games(&self) -> MutexGuard<'_, VecDeque<(String, Loaded)>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The entry of a game, created if there is a content to fill it with.
    fn game(&self, key: &str, content: Option<&[u8]>) -> Option<Loaded> {
        let mut games = self.games();
        let found = games.iter().position(|(known, _)| known == key).and_then(|index| games.remove(index));
        let entry = match (found, content) {
            (Some((_, loaded)), _) => loaded,
            (None, Some(_)) => Loaded::default(),
            (None, None) => return None,
        };
        games.push_back((key.to_owned(), Arc::clone(&entry)));
        if games.len() > KEPT_GAMES {
            games.pop_front();
        }
        Some(entry)
    }

    fn examine(
        &self,
        step: usize,
        attachment: Option<(&str, Option<&[u8]>)>,
    ) -> Result<Option<Finding>, Refusal> {
        let (key, content) = attachment.ok_or_else(|| Refusal("a review without a game".to_owned()))?;
        let entry =
            self.game(key, content).ok_or_else(|| Refusal("the game is not kept any more".to_owned()))?;
        let loaded = match content {
            // Whoever has no content waits until another thread has loaded the game.
            None => entry.wait(),
            Some(content) => entry.get_or_init(|| {
                catch_unwind(AssertUnwindSafe(|| load(content)))
                    .unwrap_or_else(|_| Err(Refusal("loading the game panicked".to_owned())))
            }),
        };
        match loaded {
            Ok(examination) => Ok(examination.find(step)),
            Err(refusal) => Err(refusal.clone()),
        }
    }
}

fn load(content: &[u8]) -> Result<Box<dyn AnyExamination>, Refusal> {
    let wire: WireGame = read(content)?;
    let name = &wire.record.game;
    let game = catalog::find(name).ok_or_else(|| Refusal(format!("there is no game '{name}'")))?;
    let table = game.boxed().replay(&wire.record, None).map_err(|error| Refusal(error.to_string()))?;
    game.examination(table.as_ref(), &wire.plan()).map_err(|error| Refusal(error.to_string()))
}

fn read<'de, T: serde::Deserialize<'de>>(body: &'de [u8]) -> Result<T, Refusal> {
    serde_json::from_slice(body).map_err(|error| Refusal(format!("not a job of this program: {error}")))
}

impl Compute for Computer {
    fn has_attachment(&self, key: &str) -> bool {
        self.games().iter().any(|(known, _)| known == key)
    }

    fn compute(
        &self,
        _lane: Lane,
        body: &[u8],
        attachment: Option<(&str, Option<&[u8]>)>,
    ) -> Result<Vec<u8>, Refusal> {
        let job: WireJob = read(body)?;
        if job.program != program() {
            return Err(Refusal(format!(
                "the job is for the program {}, this is {}",
                job.program,
                program()
            )));
        }
        let result = match job.ask {
            Ask::Choose(decision) => WireResult::Chosen(choose(&Decision::from_wire(decision)?)),
            Ask::Advise(decision) => {
                WireResult::Advised(advise(&Decision::from_wire(decision)?).map(Into::into))
            }
            Ask::Examine(step) => WireResult::Found(self.examine(step, attachment)?),
        };
        serde_json::to_vec(&result).map_err(|error| Refusal(format!("the result cannot be written: {error}")))
    }
}

impl std::fmt::Debug for Computer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Computer").field("games", &self.games().len()).finish()
    }
}
