//! The conformance suite finds what it is meant to find: broken variants of a small game, each caught by name.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests stop where they fail")]

mod toy;

use std::{collections::BTreeSet, fmt::Debug};

use ochre_table::conformance::{Plan, Promise, Spoiling, run, run_spoiled};

use toy::{Flaw, Toy, Variant};

fn plan() -> Plan {
    Plan { games: 60, thorough_one_in: 3, longest: 500, ..Plan::default() }
}

/// Neither the play nor the positions from outside break a promise.
fn sound<V: Variant>() {
    let report = run::<Toy<V>>(&plan()).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(report.games == 60 && report.thorough > 200, "{report:?}");
    let spoiled = run_spoiled::<Toy<V>>(&Spoiling::default()).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(spoiled.refused > 500 && spoiled.played > 50, "{spoiled:?}");
}

fn caught_in_play<V: Variant + Debug>(promise: Promise) {
    let breach = run::<Toy<V>>(&plan()).expect_err("the flaw is caught");
    assert_eq!(breach.promise, promise, "{breach}");
}

fn caught_from_outside<V: Variant + Debug>(promise: Promise) {
    let breach = run_spoiled::<Toy<V>>(&Spoiling::default()).expect_err("the flaw is caught");
    assert_eq!(breach.promise, promise, "{breach}");
}

macro_rules! planted {
    ($($caught:ident { $($(#[$doc:meta])* $test:ident: $flaw:ident => $promise:ident;)+ })+) => {
        $($(
            $(#[$doc])*
            #[test]
            fn $test() {
                #[derive(Debug)]
                struct Broken;
                impl Variant for Broken {
                    const FLAW: Option<Flaw> = Some(Flaw::$flaw);
                }
                $caught::<Broken>(Promise::$promise);
            }
        )+)+

        /// The promises a flaw was planted against.
        const BROKEN: &[Promise] = &[$($(Promise::$promise,)+)+];
    };
}

#[test]
fn the_sound_game_keeps_every_promise() {
    #[derive(Debug)]
    struct Sound;
    impl Variant for Sound {
        const FLAW: Option<Flaw> = None;
    }
    sound::<Sound>();
}

#[test]
fn there_is_a_flaw_for_every_promise() {
    let broken: BTreeSet<Promise> = BROKEN.iter().copied().collect();
    assert_eq!(broken, Promise::ALL.iter().copied().collect());
}

planted! {
    caught_in_play {
        /// `every_options` has one that `new` refuses.
        options_that_are_refused: OptionRefused => OptionsAccepted;
        /// The lobby would show another default than the game has.
        a_wrong_default: WrongDefault => OptionsDescribed;
        a_turn_of_a_seat_that_does_not_exist: ForeignSeat => SeatsExist;
        a_panic_in_play: Panic => NoPanic;
        an_endless_game: Endless => GameEnds;
        a_lost_piece: LostPiece => PositionsAreValid;
        a_check_that_refuses_a_real_position: StrictCheck => PositionsAreValid;
        play_that_depends_on_how_often_it_was_called: Moody => Deterministic;
        a_choosing_seat_without_action: NoAction => ChoiceHasAction;
        chance_without_outcome: NoOutcome => ChanceHasOutcome;
        actions_after_the_end: ActionAfterOver => ListedOnlyWhenDue;
        outcomes_while_a_seat_chooses: OutcomeOutOfTurn => ListedOnlyWhenDue;
        an_action_listed_twice: ActionTwice => ActionsListedOnce;
        an_outcome_listed_twice: OutcomeTwice => OutcomesListedOnce;
        a_listed_illegal_action: ListedIllegal => ListedActionAccepted;
        an_obvious_action_that_is_not_listed: ObviousIllegal => ObviousIsListed;
        /// The obvious stone is one the other seat does not have.
        an_obvious_action_that_depends_on_what_is_hidden: ObviousFromHidden => ActionsFollowFromObservation;
        an_unlisted_legal_action: UnlistedLegal => UnlistedActionRefused;
        a_listed_impossible_outcome: ListedImpossible => ListedOutcomeAccepted;
        /// What has no weight is not listed, and may not be accepted either.
        an_outcome_of_weight_zero: WeightZero => UnlistedOutcomeRefused;
        /// Every kind in the bag is drawn as often as any other, however many there are of it.
        an_outcome_with_a_wrong_weight: WrongWeight => WeightsAreConsistent;
        a_refusal_that_changes_the_position: RefusalChanges => RefusalChangesNothing;
        a_refusal_that_writes_a_note: RefusalWrites => RefusalWritesNothing;
        a_refusal_without_rule: RefusalWithoutRule => RefusalNamesRule;
        two_actions_with_one_notation: SameNotation => ActionNotationReadsBack;
        an_outcome_that_cannot_be_read: OutcomeNotation => OutcomeNotationReadsBack;
        an_action_with_two_spellings: TwoSpellings => NotationIsUnique;
        a_saved_position_that_forgets: Forgetful => SaveAndLoad;
        an_imagined_position_with_too_many_pieces: ImaginesTooMuch => ImaginedIsValid;
        /// The observation shows the hand of the other seat.
        a_leak_in_the_observation: Leak => ImaginedLooksTheSame;
        /// `imagine` exchanges the viewer's own hand.
        an_imagination_that_contradicts_the_observation: ImaginesOtherwise => ImaginedLooksTheSame;
        /// A stone may be shown only while the other seat has none of its kind.
        actions_that_depend_on_what_is_hidden: DependsOnHidden => ActionsFollowFromObservation;
        /// Showing a stone turns the other hand up at once: undo would reach back behind it.
        hidden_information_revealed_without_chance: Peek => NothingRevealedWithoutChance;
        /// The note says what the other seat holds.
        a_note_about_what_is_hidden: Telltale => NotesKeepSecrets;
        /// What was drawn is told to all.
        a_note_for_the_wrong_audience: WrongAudience => NotesKeepSecrets;
        a_missing_message: MissingMessage => MessagesExist;
        a_score_whose_parts_do_not_add_up: WrongSum => StandingsAddUp;
        standings_without_a_seat: MissingLine => StandingsAddUp;
        the_wrong_winner: WrongWinner => PlacesFollowScores;
        /// The options lose a value in JSON, so that a record is replayed with others.
        a_record_that_replays_otherwise: ForgetfulOptions => RecordsReplay;
    }
    caught_from_outside {
        /// The bag is empty, nobody holds a stone, and somebody must choose.
        a_check_that_accepts_an_impossible_position: LaxCheck => AcceptedPositionsPlay;
        /// The seat to move is used as an index without having been checked.
        a_panic_on_a_spoiled_position: UncheckedSeat => AcceptedPositionsPlay;
    }
}
