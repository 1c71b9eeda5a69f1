//! The order of the decks is hidden from everybody: nothing that is shown depends on the cards to come.

use pages::conformance::{Renderer, random_game};
use rise_of_tribes::{Action, Options, RiseOfTribes};
use rise_of_tribes_board::RiseOfTribesBoard;
use table::{
    Rules, Turn, Viewer,
    dealer::Seed,
    record::Event,
    table::{Dealing, Table},
    text::Phrase,
};
use words::Language;

type Shown<'a> = dyn Fn(&Table<RiseOfTribes>, Viewer) -> String + 'a;

/// At how many decisions of a seeded game `shown` differs from what it shows of a twin: a table with the same past that
/// has no seed and therefore no card to come.
fn differences(shown: &Shown<'_>) -> usize {
    let options = Options { seats: 3, elders: true, powers: true, ..Options::default() };
    let rules = RiseOfTribes::new(&options, &RiseOfTribes::standard_content()).unwrap();
    let mut table = Table::open(rules, None, Dealing::Seeded(Seed::from_number(302)));
    let mut different = 0;
    let mut decision = 0;
    while let Turn::Choose(seat) = table.turn() {
        let actions = table.view(Viewer::Seat(seat)).actions;
        // A LEAD that waits for `draw` is the moment before cards are turned up: look there, and now and then.
        if actions.contains(&Action::Draw) || decision % 25 == 0 {
            let twin = Table::<RiseOfTribes>::replay(&table.record(false), None).unwrap();
            different +=
                Viewer::all(3).filter(|&viewer| shown(&table, viewer) != shown(&twin, viewer)).count();
        }
        table.play(seat, actions[decision * 7 % actions.len()]).unwrap();
        decision += 1;
    }
    assert!(decision > 200, "only {decision} decisions");
    different
}

/// The next card a table would turn up, found by playing on with a copy of it.
fn next_card(table: &Table<RiseOfTribes>) -> Option<String> {
    let mut fork = table.clone();
    let past = table.events_since(0).len();
    for _ in 0..200 {
        let Turn::Choose(seat) = fork.turn() else { return None };
        let actions = fork.view(Viewer::Seat(seat)).actions;
        fork.play(seat, *actions.first()?).unwrap();
        let turned_up = fork.events_since(past).into_iter().find_map(|event| match event {
            Event::Play(played) => played.dealt.into_iter().find(|text| text.starts_with("goal ")),
            Event::Deal(_) | Event::Undo(_) | Event::Contribute(_) => None,
        });
        if turned_up.is_some() {
            return turned_up;
        }
    }
    None
}

/// RT-RULING-75, RT-EDGE-44: observation, actions, journal and drawing are those of a table whose decks have no order.
#[test]
fn nothing_shown_depends_on_the_cards_to_come() {
    let renderer = Renderer::<RiseOfTribesBoard>::new(Language::English).unwrap();
    let everything = |table: &Table<RiseOfTribes>, viewer: Viewer| {
        let view = table.view(viewer);
        let board = renderer.view(table, viewer);
        let sections: Vec<String> = board.parts.into_iter().map(|section| section.body.0).collect();
        let holdings: Vec<String> =
            board.holdings.into_iter().map(|holdings| holdings.strip.0 + &holdings.full.0).collect();
        let story: Vec<&Phrase> = table.story(viewer).map(|entry| &entry.phrase).collect();
        format!(
            "{:?} {:?} {story:?} {sections:?} {holdings:?} {} {:?}",
            view.observation, view.actions, board.status.0, board.question
        )
    };
    assert_eq!(differences(&everything), 0);
}

/// The comparison finds a drawing that names the card to come.
#[test]
fn a_drawing_that_shows_the_next_card_would_be_found() {
    let leak = |table: &Table<RiseOfTribes>, _: Viewer| format!("next: {:?}", next_card(table));
    assert!(differences(&leak) > 10);
}

#[test]
fn no_scene_shows_a_goal_that_lies_in_a_deck() {
    let renderer = Renderer::<RiseOfTribesBoard>::new(Language::English).unwrap();
    let options = Options { seats: 4, elders: true, powers: true, random_tiles: 5, ..Options::default() };
    let mut hidden = 0;
    random_game::<RiseOfTribes>(&options, 300, |table, _, decision| {
        if decision % 15 != 0 {
            return;
        }
        for viewer in Viewer::all(4) {
            let observation = table.view(viewer).observation;
            let scene = renderer.view(table, viewer);
            for (tribe, holdings) in observation.tribes.iter().zip(&scene.holdings) {
                for goal in tribe.deck {
                    hidden += 1;
                    let name = renderer.text(&Phrase::new(format!("rise-of-tribes-goal-{goal}")));
                    for shown in [format!("goal-{goal}\""), format!(">{name}<"), format!("</svg>{name}")] {
                        assert!(!holdings.full.0.contains(&shown), "{goal} lies in the deck");
                    }
                }
            }
        }
    })
    .unwrap();
    assert!(hidden > 100, "only {hidden} hidden goals were looked for");
}

/// Everything that is shared is known to all.
#[test]
fn those_who_do_not_choose_see_the_same_board_as_everybody() {
    let renderer = Renderer::<RiseOfTribesBoard>::new(Language::English).unwrap();
    let options = Options { seats: 3, powers: true, ..Options::default() };
    random_game::<RiseOfTribes>(&options, 301, |table, seat, _| {
        let viewers = [Viewer::Seat(seat.left(3)), Viewer::Public];
        let [theirs, all] = viewers.map(|viewer| renderer.view(table, viewer).parts);
        for (one, other) in theirs.iter().zip(&all) {
            assert_eq!(one.body.0, other.body.0);
        }
    })
    .unwrap();
}
