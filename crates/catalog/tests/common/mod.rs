//! A game in the middle and its page, for tests and benches.

use bots::Level;
use catalog::Game;
use pages::{
    DrawContext, Language, Links, PageContext, Reader, Theme,
    model::{Occupant, Pace, Playing, SeatCard, Stage, TableHead, TablePage, Visibility, Watching},
};
use table::{
    Seat, Turn, Viewer,
    any::{AnyTable, Opening},
    dealer::Seed,
};
use words::{Dictionary, Speaker};

/// A table with a known deal.
pub(crate) fn opening() -> Opening {
    Opening { seed: Some(Seed::from_number(11)), ..Opening::default() }
}

/// A game of greedy bots after so many decisions.
pub(crate) fn played(game: &dyn Game, decisions: usize) -> Box<dyn AnyTable> {
    let mut table = game.boxed().open(&opening()).unwrap();
    let mut bot = game.bot(Level::Greedy, 3);
    for _ in 0..decisions {
        let (Turn::Choose(seat), Some(action)) = (table.turn(), bot.choose(table.as_ref())) else { break };
        table.play(seat, &action, None).unwrap();
    }
    table
}

/// English words for a game.
pub(crate) fn dictionary(game: &dyn Game) -> Dictionary {
    let locales = game.boxed().locales().iter().chain(game.board().locales()).chain(pages::LOCALES);
    Dictionary::new("en", locales).unwrap()
}

/// The whole page and its replaceable part, as the choosing seat sees them, from the position to the last byte.
pub(crate) fn drawn(
    game: &dyn Game,
    table: &dyn AnyTable,
    dictionary: &Dictionary,
    links: &Links,
) -> (String, String) {
    with_page(game, table, dictionary, links, |ctx, model| {
        (pages::table_page(ctx, model).into_string(), pages::table_main(ctx, model).into_string())
    })
}

/// Draws the page of the choosing seat.
pub(crate) fn with_page<T>(
    game: &dyn Game,
    table: &dyn AnyTable,
    dictionary: &Dictionary,
    links: &Links,
    draw: impl FnOnce(&PageContext<'_>, &TablePage) -> T,
) -> T {
    let viewer = match table.turn() {
        Turn::Choose(acting) => Viewer::Seat(acting),
        Turn::Chance | Turn::Over => Viewer::Public,
    };
    let names: Vec<String> =
        Seat::all(table.seats()).map(|seat| format!("Player {}", seat.number())).collect();
    let words = Speaker { dictionary, names: &names };
    let draw_context = DrawContext::new(game.boxed().name(), &words, &names, &[]);
    let seat = |seat: Seat| {
        let occupant = Occupant::Person { here: true };
        SeatCard { seat, name: names[seat.index()].clone(), occupant }
    };
    let log = game.board().story(table, viewer).unwrap();
    let model = TablePage {
        head: TableHead {
            id: "abc".to_owned(),
            game: game.boxed().name(),
            title: String::new(),
            link: "http://localhost/table/abc".to_owned(),
            invitation: None,
            version: table.version(),
            revision: 7,
            visibility: Visibility::Link,
            pace: Pace::None,
            content: None,
            seats: Seat::all(table.seats()).map(seat).collect(),
            viewer,
            mine: Vec::new(),
        },
        stage: Stage::Playing(Box::new(Playing {
            view: game.board().view(table, viewer, &draw_context).unwrap(),
            turn: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            },
            touched: Vec::new(),
            undo: None,
            clock: None,
            hint: None,
            client: "c".to_owned(),
            commitment: None,
        })),
        log,
        tips: std::sync::Arc::default(),
        since: match viewer {
            Viewer::Seat(seat) => table.last_turn(seat),
            Viewer::Public => table.version(),
        },
        chat: Vec::new(),
        news: Vec::new(),
        watching: Watching::default(),
        notice: None,
    };
    let page_context = PageContext {
        words: &words,
        language: Language::English,
        theme: Theme::Device,
        preferences: pages::Preferences::default(),
        reader: Reader::Guest("Ada"),
        links,
        here: "/",
    };
    draw(&page_context, &model)
}
