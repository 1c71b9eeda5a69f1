//! The story: what a reader of the log is told.

use crate::common::{Game, S1, S2, S3, Scenario, Scene, random::walk, region};
use ice_age::{Card, Content, Crowd, Decider, Note, Options};
use table::Seat;

fn notes(game: &Game) -> Vec<Note> {
    game.notes().collect()
}

/// IA-FLOW-01, IA-FLOW-02: every round and every phase has its heading, in order; the last round has no Glacier.
#[test]
fn rounds_and_phases_have_headings() {
    for options in Options::every() {
        let rules = crate::common::rules(options, &Content::standard());
        let mut headings = Vec::new();
        walk(&rules, 5, |_, _, _, notes| {
            headings.extend(notes.iter().filter_map(|(_, note)| match note {
                Note::SetUp(..) => Some("set-up".to_owned()),
                Note::Round(round) => Some(format!("round {round}")),
                Note::Migration(..) => Some("migration".to_owned()),
                Note::Conflicts => Some("conflicts".to_owned()),
                Note::Scoring => Some("scoring".to_owned()),
                Note::Glacier => Some("glacier".to_owned()),
                _ => None,
            }));
        });
        let mut expected = vec!["set-up".to_owned()];
        for round in 1..=rules.rounds() {
            expected.push(format!("round {round}"));
            expected.extend(["migration", "conflicts", "scoring"].map(str::to_owned));
            if round < rules.rounds() {
                expected.push("glacier".to_owned());
            }
        }
        assert_eq!(headings, expected);
    }
}

/// IA-MIG-01, IA-NEXT-01, IA-NEXT-08: a round says what becomes of the pools, and who begins Migration with how many stones.
#[test]
fn a_round_begins_with_its_pools_and_its_first_player() {
    let mut game = Scene::new(3)
        .no_fires()
        .dark_pool(0)
        .light_pool(8)
        .stones(S1, 9)
        .points(S2, 2)
        .points(S3, 2)
        .to_conflicts(S2);
    game.asks(S1).play("no cover");
    let told = notes(&game);
    let from = told.iter().position(|note| matches!(note, Note::Round(_))).unwrap();
    let gave = |seat| Note::Gave(seat, 1);
    assert_eq!(
        told[from..],
        [Note::Round(3), Note::PoolMoved(8), gave(S1), gave(S2), gave(S3), Note::Migration(S3, 11)]
    );
}

/// IA-DEC-04, IA-CARD-L-11d: the option a player chooses is named with its price, also on a dark card.
#[test]
fn the_chosen_option_is_named() {
    for (option, act) in [(0, "mammoth 12"), (1, "mammoth 6>9"), (2, "mammoth 6>12")] {
        let mut game = Scene::new(4).hand(S1, [Card::Mammoth]).stones(S1, 7).to_play(S1);
        game.play("play L-mammoth").play(&format!("option {}", option + 1)).play(act);
        assert_eq!(
            notes(&game)[..2],
            [Note::Played(S1, Card::Mammoth), Note::Paid(S1, Card::Mammoth, option)]
        );
    }
    let mut game = Scene::new(4).hand(S1, [Card::Gift]).hunters(S2, 6, 1).to_play(S1);
    game.play("play D-gift").play("name s2").play("option 2").play("move s2 6>9");
    assert_eq!(
        notes(&game)[1..5],
        [
            Note::Earned(S1, 3),
            Note::Named(S1, S2, Card::Gift),
            Note::Chose(S2, Card::Gift, 1),
            Note::Moved(S2, region(6), region(9)),
        ]
    );
}

/// IA-CARD-G-01, IA-RULING-40: waiving, stopping early and being unable to act are told apart.
#[test]
fn waiving_stopping_and_inability_are_told_apart() {
    let mut game = Scene::new(3).hand(S1, [Card::Feast]).to_play(S1);
    game.play("play D-feast").play("done").play("place 5").play("done");
    assert_eq!(notes(&game)[2..], [Note::Waived(S2), Note::Placed(S3, region(5)), Note::Stopped(S3)]);
    let mut game = Scene::new(3).hand(S1, [Card::Hunt]).no_mammoths().to_play(S1);
    game.play("play D-hunt").play("name s2");
    assert_eq!(notes(&game).last(), Some(&Note::NothingToDo(S2)));
}

/// IA-MIG-24: stones that come from the light pool are told apart.
#[test]
fn income_from_the_light_pool_is_named() {
    let mut game = Scene::new(4).hand(S1, [Card::Raid]).dark_pool(1).light_pool(9).stones(S1, 3).to_play(S1);
    game.play("play D-raid");
    assert_eq!(notes(&game)[1..], [Note::EarnedFromBoth(S1, 4, 3), Note::MigrationEndsWithCard(S1)]);
}

/// IA-CLUB-05, IA-RULING-33, IA-CLUB-09: the story says which hunters clubs protect, that a region stays too full because
/// only they are left, and that the clubs return.
#[test]
fn regions_saved_by_clubs_are_explained() {
    let game = Scene::new(4)
        .no_fires()
        .no_mammoths()
        .armed(S1, 9, 3)
        .armed(S2, 9, 1)
        .hunters(S3, 9, 2)
        .to_conflicts(S1);
    let at = region(9);
    let told = notes(&game);
    let from = told.iter().position(|note| *note == Note::Conflicts).unwrap();
    assert_eq!(
        told[from + 1..from + 7],
        [
            Note::Conflict(Crowd { region: at, hunters: 6, mammoths: 0, warmth: 0, capacity: 3 }),
            Note::Protected(S1, at, 3),
            Note::Protected(S2, at, 1),
            Note::Lost(S3, at, 2),
            Note::SavedByClubs(at, 4, 3),
            Note::ClubsReturned(4),
        ]
    );
    let game = Scene::new(4).no_fires().hunters(S1, 9, 3).to_conflicts(S1);
    assert!(game.notes().any(|note| note == Note::NoConflict));
}

/// IA-SCORE-06, IA-SCORE-07: points are told by region and hunter, then the sum of the round and of all rounds.
#[test]
fn points_are_told_by_region_and_in_total() {
    let game = Scene::new(3)
        .no_fires()
        .mammoths(9, 1)
        .points(S1, 5)
        .hunters(S1, 9, 2)
        .hunters(S1, 10, 1)
        .hunters(S2, 10, 1)
        .to_conflicts(S1);
    let told = notes(&game);
    let from = told.iter().position(|note| *note == Note::Scoring).unwrap();
    assert_eq!(
        told[from + 1..from + 7],
        [
            Note::Scored(S1, region(9), 2, 2),
            Note::Scored(S1, region(10), 1, 1),
            Note::Scored(S2, region(10), 1, 1),
            Note::Total(S1, 5, 10),
            Note::Total(S2, 1, 1),
            Note::Total(S3, 0, 0),
        ]
    );
}

/// IA-GLAC-01, IA-GLAC-04..08: the story says who is last and why, and what the ice sends home.
#[test]
fn the_glacier_is_explained() {
    let scene = || Scene::new(3).no_fires().points(S1, 9).points(S2, 9).stones(S2, 4).stones(S1, 4);
    for (scene, decider) in [
        (scene(), Decider::Points),
        (scene().points(S2, 0).hunters(S2, 9, 1).points(S3, 1), Decider::Hunters),
        (scene().points(S2, 0).stones(S2, 0), Decider::Stones),
    ] {
        let mut game = scene.to_conflicts(S1);
        let last = match game.turn() {
            table::Turn::Choose(seat) => seat,
            other => panic!("{other:?}"),
        };
        let score = game.score(last);
        assert!(game.told(Note::LastPlaced(last, score, decider)), "{decider:?}: {:?}", game.story);
        game.play("no cover");
    }
    let mut game = Scene::new(3).no_fires().to_conflicts(S1);
    let lot = game.odds()[0].0.clone();
    game.deal(&lot);
    assert!(game.notes().any(|note| matches!(note, Note::LastPlaced(_, 0, Decider::Nothing))));

    let mut game =
        Scene::new(3).no_fires().mammoths(6, 2).hunters(S1, 6, 1).hunters(S2, 6, 2).to_conflicts(S1);
    game.asks(S3).play("cover 6");
    let told = notes(&game);
    let from = told.iter().position(|note| matches!(note, Note::Covered(..))).unwrap();
    assert_eq!(
        told[from..from + 4],
        [
            Note::Covered(S3, region(6)),
            Note::MammothsReturned(region(6), 2),
            Note::HuntersReturned(S1, region(6), 1),
            Note::HuntersReturned(S2, region(6), 2),
        ]
    );
}

/// IA-END-02..04, IA-RULING-37: the winner is named with what decided it; equal players share the win.
#[test]
fn the_winner_is_named() {
    let won = |scene: Scene| -> Vec<(Seat, u32, Decider)> {
        let game = scene.last_round().no_fires().to_conflicts(S1);
        game.notes()
            .filter_map(|note| match note {
                Note::Won(seat, points, decider) => Some((seat, points, decider)),
                _ => None,
            })
            .collect()
    };
    let scene = || Scene::new(3).stones(S1, 4).stones(S2, 4).stones(S3, 4);
    assert_eq!(won(scene().points(S2, 9)), [(S2, 9, Decider::Points)]);
    assert_eq!(won(scene().points(S2, 9).points(S3, 8).hunters(S3, 9, 1)), [(S3, 9, Decider::Hunters)]);
    assert_eq!(won(scene().points(S2, 9).points(S3, 9).stones(S3, 5)), [(S3, 9, Decider::Stones)]);
    assert_eq!(
        won(scene().points(S2, 9).points(S3, 9)),
        [(S2, 9, Decider::Nothing), (S3, 9, Decider::Nothing)]
    );
}
