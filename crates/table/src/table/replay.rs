//! Tables as records and back: writing, past positions, replay, verification.

use std::sync::Arc;

use serde::Deserialize;

use super::{Dealing, Happened, Table};
use crate::{
    Rules, Turn,
    any::{Rejection, overlaid},
    content::fingerprint,
    dealer::Seed,
    entropy::Contribution,
    odds::Odds,
    record::{
        ContentUsed, DealEvent, Event, EventError, PlayEvent, Record, RecordError, UndoEvent, is_known,
    },
    refusal::{ReadOptionsError, ReadPositionError},
};

impl<R: Rules> Table<R> {
    /// The game so far as a record. `with_seed` only for its keeper, or once the game is over.
    pub fn record(&self, with_seed: bool) -> Record {
        let seed = match self.dealing {
            Dealing::Seeded(seed) => Some(seed),
            Dealing::ByHand => None,
        };
        Record {
            format: 1,
            game: R::NAME.to_owned(),
            rules: R::VERSION,
            content: ContentUsed {
                fingerprint: fingerprint(self.rules.content()),
                overlay: self.overlay.clone(),
            },
            options: serde_json::to_value(self.rules.options()).expect("options serialise to JSON"),
            commitment: seed.map(|seed| seed.commitment()),
            seed: seed.filter(|_| with_seed),
            position: self
                .first
                .map(|first| serde_json::to_value(first).expect("a position serialises to JSON")),
            players: Vec::new(),
            events: Vec::new(),
        }
        .with_events(self.events_since(0))
    }

    /// The events of the record from number `version` on. As secret as the position: they contain what was dealt.
    pub fn events_since(&self, version: usize) -> Vec<Event> {
        let outcomes = |dealt: &[R::Outcome]| {
            dealt.iter().map(|&outcome| self.rules.write_outcome(outcome)).collect::<Vec<_>>()
        };
        let event = |happened: &Happened<R>| match happened {
            Happened::Played { seat, action, dealt } => Event::Play(PlayEvent {
                seat: *seat,
                play: self.rules.write_action(*action),
                dealt: outcomes(dealt),
            }),
            Happened::Undone { seat } => Event::Undo(UndoEvent { seat: *seat, undo: true }),
            Happened::Dealt(dealt) => Event::Deal(DealEvent { dealt: outcomes(dealt) }),
            Happened::Contributed(contribution) => Event::Contribute(*contribution),
        };
        self.log.iter().skip(version).map(event).collect()
    }

    /// This table as it was after its first `version` events (all of them if there are fewer), dealt by hand from there.
    pub fn past(&self, version: usize) -> Self {
        let mut past = Self::bare(Arc::clone(&self.rules), self.overlay.clone(), Dealing::ByHand, self.first);
        for _ in 0..version.min(self.version()) {
            assert!(past.follow(self), "the events of a table can be played again");
        }
        past
    }

    /// One more event of `ahead`, a table whose past this one is; `false` if there is none, or if `ahead` went another
    /// way.
    pub fn follow(&mut self, ahead: &Self) -> bool {
        if self.dealing != Dealing::ByHand {
            return false;
        }
        let dealt = match ahead.log.get(self.log.len()) {
            None => return false,
            Some(Happened::Undone { seat }) => return self.undo(*seat).is_ok(),
            Some(Happened::Played { seat, action, dealt }) => {
                if self.play(*seat, *action).is_err() {
                    return false;
                }
                dealt
            }
            Some(Happened::Dealt(dealt)) => {
                self.log.push(Happened::Dealt(Vec::new()));
                dealt
            }
            Some(Happened::Contributed(contribution)) => return self.add(*contribution).is_ok(),
        };
        dealt.iter().all(|&outcome| self.deal(outcome).is_ok())
    }

    /// Plays a record again up to (not including) event `until`, checking every choice and, if the record holds its
    /// seed, every deal. A whole record with a seed yields a table that goes on dealing from it.
    pub fn replay(record: &Record, until: Option<usize>) -> Result<Self, RecordError> {
        let rules = rules_of::<R>(record)?;
        if let Some(seed) = &record.seed
            && record.commitment.as_ref() != Some(&seed.commitment())
        {
            return Err(RecordError::Commitment);
        }
        let first = match &record.position {
            None => None,
            Some(value) => {
                let state = R::State::deserialize(value).map_err(ReadPositionError::Malformed)?;
                rules.check(&state).map_err(ReadPositionError::Invalid)?;
                Some(state)
            }
        };
        let overlay = record.content.overlay.clone();
        let mut table = Self::bare(Arc::new(rules), overlay, Dealing::ByHand, first);
        let until = until.unwrap_or(record.events.len()).min(record.events.len());
        for (index, event) in record.events[..until].iter().enumerate() {
            if record.format == 1 && matches!(event, Event::Contribute(_)) {
                return Err(RecordError::Event { event: index, why: EventError::NotInFormat1 });
            }
            table.repeat(index, event, record.seed.as_ref())?;
        }
        // Cut off before its opening, a record leaves a table where chance is due: it can be dealt by hand. A whole record that
        // ends before its opening leaves one that waits for contributions.
        if let Some(seed) = record.seed
            && (until == record.events.len() || table.turn() != Turn::Chance)
        {
            table.dealing = Dealing::Seeded(seed);
        }
        Ok(table)
    }

    fn repeat(&mut self, index: usize, event: &Event, seed: Option<&Seed>) -> Result<(), RecordError> {
        let wrong = |why: EventError| RecordError::Event { event: index, why };
        let rejected = |rejection: Rejection| wrong(rejection.into());
        let dealt: &[String] = match event {
            Event::Undo(UndoEvent { undo: false, .. }) => return Err(wrong(EventError::UndoIsFalse)),
            Event::Undo(undo) => return self.undo(undo.seat).map_err(|error| rejected(error.into())),
            Event::Contribute(contribution) => {
                return self.add(*contribution).map_err(|error| wrong(error.into()));
            }
            Event::Play(played) => {
                let action = self.rules.read_action(&played.play).map_err(|error| rejected(error.into()))?;
                self.play(played.seat, action).map_err(|error| rejected(error.into()))?;
                &played.dealt
            }
            Event::Deal(deal) => {
                if deal.dealt.is_empty() {
                    return Err(wrong(EventError::NothingDealt));
                }
                self.log.push(Happened::Dealt(Vec::new()));
                &deal.dealt
            }
        };
        let seed = seed.map(|seed| seed.with(&self.contributions));
        let mut odds = Odds::new();
        for text in dealt {
            let outcome = self.rules.read_outcome(text).map_err(|error| rejected(error.into()))?;
            if self.turn() != Turn::Chance {
                return Err(wrong(EventError::NotDue(text.clone())));
            }
            if let Some(seed) = seed {
                let expected = self.seeded_outcome(&seed, &mut odds);
                if expected != outcome {
                    return Err(RecordError::Dealing {
                        event: index,
                        expected: self.rules.write_outcome(expected),
                        found: text.clone(),
                    });
                }
            }
            self.deal(outcome).map_err(|error| rejected(error.into()))?;
        }
        if seed.is_some() && self.turn() == Turn::Chance {
            return Err(wrong(EventError::OutcomesMissing));
        }
        Ok(())
    }
}

/// The rules a record was played by, if this program still has them.
pub fn rules_of<R: Rules>(record: &Record) -> Result<R, RecordError> {
    if !is_known(record.format) {
        return Err(RecordError::Format(record.format));
    }
    if record.game != R::NAME {
        return Err(RecordError::OtherGame { found: record.game.clone(), expected: R::NAME.to_owned() });
    }
    if record.rules != R::VERSION {
        return Err(RecordError::Rules { found: record.rules, ours: R::VERSION });
    }
    let content = overlaid::<R>(record.content.overlay.as_ref())?;
    let ours = fingerprint(&content);
    if record.content.fingerprint != ours {
        return Err(RecordError::Content { found: record.content.fingerprint.clone(), ours });
    }
    let options = R::Options::deserialize(&record.options).map_err(ReadOptionsError::Malformed)?;
    Ok(R::new(&options, &content).map_err(ReadOptionsError::Refused)?)
}

/// The result of verifying the dealing of a game.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Verified {
    /// The commitment shown when the table opened.
    pub commitment: String,
    /// Outcomes dealt again from the seed, all as recorded.
    pub draws: u64,
    /// What the seats added to the seed, in order.
    pub contributions: Vec<Contribution>,
    /// Events replayed.
    pub events: usize,
    /// Is the game over?
    pub over: bool,
}

/// Deals a record again from its seed.
pub fn verify<R: Rules>(record: &Record) -> Result<Verified, RecordError> {
    let seed = record.seed.ok_or(RecordError::NoSeed)?;
    let table = Table::<R>::replay(record, None)?;
    Ok(Verified {
        commitment: seed.commitment(),
        draws: table.draws,
        contributions: table.contributions.clone(),
        events: record.events.len(),
        over: table.turn() == Turn::Over,
    })
}
