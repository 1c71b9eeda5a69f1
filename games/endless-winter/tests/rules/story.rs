//! What the story tells: set-up, sources of gains, swaps and declines, the Preparation phase.

use endless_winter::{CultureSkill, EndlessWinter, Figure, Icon, Note, Options, Source};
use table::{Rules, Turn, Viewer, dealer::Seed, table::Dealing};

use crate::{
    common::{Game, S1, S2, Scenario},
    kit::bare,
};

impl Game {
    /// The notes of this kind, in order.
    fn notes_of<T>(&self, wanted: impl Fn(&Note) -> Option<T>) -> Vec<T> {
        self.story.iter().filter_map(|(_, note)| wanted(note)).collect()
    }
}

/// EW-SETUP-23..28, EW-SETUP-38..42, EW-SETUP-52: what the set-up gives everybody, and the first Camps.
#[test]
fn the_setup_is_told() {
    let mut game = Game::fresh(Options::seats(4));
    game.set_up();
    assert_eq!(game.noted(|note| matches!(note, Note::Outfitted(..))), 4);
    assert_eq!(
        game.notes_of(|note| match *note {
            Note::Compensated(_, place, gains) =>
                Some((place, gains.count(Icon::Food), gains.count(Icon::Tool))),
            _ => None,
        }),
        [(1, 1, 0), (2, 0, 1), (3, 1, 1)],
        "the first player gets nothing"
    );
    let camps = game.notes_of(|note| match *note {
        Note::FirstCamps(seat, count, _) => Some((seat, count)),
        _ => None,
    });
    let placed: Vec<_> = table::Seat::all(4).map(|seat| (seat, game.player(seat).camps_out())).collect();
    assert_eq!(camps, placed);
}

/// EW-PREP-03, EW-PREP-07, EW-TURN-02: the Preparation phase has its heading, figures return, the old display leaves.
#[test]
fn the_preparation_is_told() {
    let mut game = bare(2);
    game.round(2);
    let display = game.state.open.display;
    game.eclipsed(&[]).to_next_round();
    assert!(game.told(Note::Preparation(2)) && game.told(Note::FiguresReturn));
    assert!(game.told(Note::DisplayRemoved(display)));
    let mut first = bare(2);
    first.eclipsed(&[]).to_next_round();
    assert_eq!(first.noted(|note| matches!(note, Note::DisplayRemoved(_))), 0, "only after round 2");
}

/// EW-GOLD-04, EW-RULING-09, EW-ECL-13: a gain names its source; swaps and declined benefits are told.
#[test]
fn gains_swaps_and_declines_are_told() {
    let mut game = bare(2);
    game.hand(S1, &["raised-circle"]).plays("culture raised-circle, tool");
    let from = Source::Culture(CultureSkill::of(game.culture("raised-circle"), 0));
    let swapped = |note: &Note| matches!(*note, Note::Swapped(S1, Icon::Megalith, Icon::Tool, origin) if origin.source == from);
    let gained =
        |note: &Note| matches!(*note, Note::Gained(S1, Icon::Tool, 1, origin) if origin.source == from);
    assert_eq!((game.noted(swapped), game.noted(gained)), (1, 1));
    game.plays("place tribe develop, done, done");
    let bottom = Source::Bottom(endless_winter::Column::Develop);
    let given = |note: &Note| matches!(*note, Note::Benefit(S1, origin, _) if origin.source == bottom);
    let declined = |note: &Note| matches!(*note, Note::Declined(S1, gains, origin) if origin.source == bottom && gains.count(Icon::Tool) == 1);
    assert_eq!((game.noted(given), game.noted(declined)), (1, 1), "the Food was taken, the Tool was not");
}

/// EW-ECL-12, EW-ECL-14, EW-ECL-15: Eclipse skills and hexes that are passed over are told.
#[test]
fn what_is_left_in_the_eclipse_is_told() {
    let mut game = bare(2);
    game.committed(S1, &["tribeswoman"]).terrain(0, "highland").camps(S1, &[0]).eclipsed(&[1]);
    game.plays("done, done, done");
    let skills = |note: &Note| matches!(*note, Note::SkillsLeft(S1, cards) if cards.len() == 1);
    let lands =
        |note: &Note| matches!(*note, Note::LandLeft(S1, at) if at.hex == endless_winter::Hex::new(0));
    assert_eq!((game.noted(skills), game.noted(lands)), (1, 1));
}

/// EW-PREP-09, EW-SETUP-31: five cards drawn are one line, with their names for their owner and their number for the others.
#[test]
fn several_drawn_cards_are_one_line() {
    let rules = EndlessWinter::new(&Options::seats(2), &EndlessWinter::standard_content()).unwrap();
    let dealing = Dealing::Seeded(Seed::from_number(5));
    let mut table = table::table::Table::open(rules, None, dealing);
    while table.state().open.round == 0 {
        let Turn::Choose(seat) = table.turn() else { panic!("the game goes on") };
        let view = table.view(Viewer::Seat(seat));
        let rest = |figure| endless_winter::Action::Place(figure, endless_winter::Spot::Rest);
        let wanted = [rest(Figure::Tribe), rest(Figure::Chief), endless_winter::Action::Done];
        let action = wanted.into_iter().find(|action| view.actions.contains(action));
        table.play(seat, action.unwrap_or(view.actions[0])).unwrap();
    }
    let last = table.story(Viewer::Public).last().unwrap().event;
    for viewer in [Viewer::Seat(S1), Viewer::Seat(S2), Viewer::Public] {
        let drawn: Vec<_> = table
            .story(viewer)
            .filter(|entry| entry.event == last && entry.phrase.key.starts_with("endless-winter-tell-drew"))
            .map(|entry| entry.phrase.key.to_string())
            .collect();
        let known = drawn.iter().filter(|key| key.ends_with("drew")).count();
        assert_eq!((drawn.len(), known), (2, usize::from(viewer != Viewer::Public)), "{viewer:?}: {drawn:?}");
    }
}
