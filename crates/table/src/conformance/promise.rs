//! What a game promises, and how a broken promise is reported.

use std::fmt;

use crate::Rules;

macro_rules! promises {
    ($($(#[$doc:meta])+ $name:ident: $text:literal;)+) => {
        /// A promise every game makes. The suite reports the first one that is broken, by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Promise {
            $($(#[$doc])+ $name,)+
        }

        impl Promise {
            /// Every promise.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];
        }

        impl fmt::Display for Promise {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Self::$name => $text,)+ })
            }
        }
    };
}

promises! {
    /// `new` accepts every combination of `every_options`, and every value `option_specs` describes.
    OptionsAccepted: "described options are accepted";
    /// `option_specs` states the defaults of `Options`.
    OptionsDescribed: "options are described with their defaults";
    /// A game has 1 to [`Seat::LIMIT`](crate::Seat::LIMIT) seats, and `turn` names one of them.
    SeatsExist: "every seat named is at the table";
    /// No function panics in a position that `check` accepts.
    NoPanic: "no function panics";
    /// Every game ends.
    GameEnds: "the game ends";
    /// `check` accepts every position that is reached.
    PositionsAreValid: "positions reached by play are valid";
    /// The same question has the same answer, and the same action the same result.
    Deterministic: "the same question has the same answer";
    /// A seat that must choose has an action.
    ChoiceHasAction: "a choosing seat has an action";
    /// Chance, when it is due, has an outcome.
    ChanceHasOutcome: "chance has an outcome";
    /// Actions are listed only when a seat must choose, outcomes only when chance is due.
    ListedOnlyWhenDue: "nothing is listed out of turn";
    /// No action is listed twice.
    ActionsListedOnce: "an action is listed once";
    /// No outcome is listed twice.
    OutcomesListedOnce: "an outcome is listed once";
    /// A listed action is accepted.
    ListedActionAccepted: "a listed action is accepted";
    /// The obvious action is a listed one.
    ObviousIsListed: "the obvious action is a listed one";
    /// An action that is not listed is refused.
    UnlistedActionRefused: "an unlisted action is refused";
    /// A listed outcome is accepted.
    ListedOutcomeAccepted: "a listed outcome is accepted";
    /// An outcome that is not listed is refused.
    UnlistedOutcomeRefused: "an unlisted outcome is refused";
    /// Weights count the ways: two outcomes that lead to the same position in either order are equally likely in both.
    WeightsAreConsistent: "two deals are as likely in either order";
    /// A refusal leaves the position as it was.
    RefusalChangesNothing: "a refusal changes nothing";
    /// A refusal writes no note.
    RefusalWritesNothing: "a refusal writes no note";
    /// A refusal names its rule.
    RefusalNamesRule: "a refusal names its rule";
    /// The notation of an action reads back as that action.
    ActionNotationReadsBack: "the notation of an action reads back";
    /// The notation of an outcome reads back as that outcome.
    OutcomeNotationReadsBack: "the notation of an outcome reads back";
    /// Whatever text is read as an action is its notation: each action has one spelling.
    NotationIsUnique: "an action has one spelling";
    /// A saved position loads as the same position, and is accepted.
    SaveAndLoad: "a saved position loads unchanged";
    /// `imagine` yields positions that `check` accepts.
    ImaginedIsValid: "an imagined position is valid";
    /// `observe` shows a viewer the same in a position imagined from its observation.
    ImaginedLooksTheSame: "an imagined position looks like the real one";
    /// Actions, their description and the question follow from what the choosing seat can observe.
    ActionsFollowFromObservation: "actions follow from what the seat can observe";
    /// An acting seat learns nothing by acting, before chance is asked. That is where undo stops.
    NothingRevealedWithoutChance: "nothing hidden is revealed without chance";
    /// The notes a viewer may read contain nothing its observation hides.
    NotesKeepSecrets: "notes tell a viewer no secret";
    /// Every message exists in every language of `locales`.
    MessagesExist: "every message exists in every language";
    /// The standings have a line per seat whose parts add up to its score.
    StandingsAddUp: "the parts of a score add up";
    /// Places follow scores and tie-breaks.
    PlacesFollowScores: "places follow scores and tie-breaks";
    /// A record reads back, replays to the same position and verifies.
    RecordsReplay: "a record replays to the same position";
    /// A position from outside that `check` accepts can be played.
    AcceptedPositionsPlay: "an accepted position can be played";
}

/// A broken promise, with what is needed to repeat it.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{promise}: not so: {detail} [options {options}, seed {seed}, step {step}]")]
#[non_exhaustive]
pub struct Breach {
    /// The promise.
    pub promise: Promise,
    /// How it was broken.
    pub detail: String,
    /// The options of the game, as JSON.
    pub options: String,
    /// The seed of the random game.
    pub seed: u64,
    /// Steps taken before it showed.
    pub step: u32,
}

/// A broken promise, before it is known in which game.
#[derive(Debug)]
pub(super) struct Broken {
    pub(super) promise: Promise,
    pub(super) detail: String,
}

impl Broken {
    pub(super) fn in_game<R: Rules>(self, options: &R::Options, seed: u64, step: u32) -> Breach {
        let options = serde_json::to_string(options).unwrap_or_else(|error| error.to_string());
        Breach { promise: self.promise, detail: self.detail, options, seed, step }
    }
}

impl Promise {
    /// The promise is broken, says `detail`.
    pub(super) fn broken<T>(self, detail: impl Into<String>) -> Result<T, Broken> {
        Err(Broken { promise: self, detail: detail.into() })
    }

    /// `Ok` if it `holds`.
    pub(super) fn unless(self, holds: bool, detail: impl FnOnce() -> String) -> Result<(), Broken> {
        if holds { Ok(()) } else { self.broken(detail()) }
    }

    /// For `map_err`: the promise is broken by an error.
    pub(super) fn by<E: fmt::Display>(self, detail: impl fmt::Display) -> impl FnOnce(E) -> Broken {
        move |error| Broken { promise: self, detail: format!("{detail}: {error}") }
    }
}

/// Runs `play`; a panic is a broken promise too.
pub(super) fn catching<T>(promise: Promise, play: impl FnOnce() -> Result<T, Broken>) -> Result<T, Broken> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(play)).unwrap_or_else(|panic| {
        let message = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or("a panic without a message");
        promise.broken(message)
    })
}
