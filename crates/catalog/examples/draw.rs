//! Draws a page as one file, to look at while drawing boards and pages.
//!
//! `cargo run -p catalog --example draw -- ice-age '{"seats":4}' 120 1 en table > page.html`: game, options, decisions of greedy
//! bots to play first, the seat that looks (0 for a spectator), language, page (`table`, `waiting`, `hand-over`, `over`,
//! `replay`, `front`, `new`, `account`, `primer`, `rules`, `gallery`, `verify`, `confirm`, `problem`).
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a tool for those who draw")]

use std::sync::Arc;

use bots::Level;
use catalog::Game;
use maud::Markup;
use pages::{
    DrawContext, PageContext, Reader, Theme, assets,
    form::NewTable,
    model::{
        AccountPage, ChatLine, Clock, Confirm, ContentOffer, Fill, Front, Gallery, GalleryItem, GameCard,
        NewTablePage, Occupant, Over, Pace, Playing, PrimerPage, Problem, Rematch, ReplayPage, RowState,
        RulesPage, SeatCard, Stage, TableHead, TablePage, TableRow, Undo, Verdict, VerifyPage, Visibility,
        Waiting, Watching,
    },
};
use table::{
    Seat, Turn, Viewer,
    any::{AnyTable, Opening},
    dealer::Seed,
    options::OptionChoice,
};
use words::{Dictionary, Language, Speaker};

/// A table and everything needed to draw its pages.
struct Drawing<'a> {
    game: &'a dyn Game,
    table: Box<dyn AnyTable>,
    viewer: Viewer,
    page_context: PageContext<'a>,
    names: &'a [String],
    draw_context: DrawContext<'a>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let argument = |index: usize, default: &str| arguments.get(index).cloned().unwrap_or(default.to_owned());
    let game = catalog::find(&argument(1, "ice-age")).unwrap();
    let page = argument(6, "table");
    let opening = Opening {
        options: serde_json::from_str(&argument(2, "{}")).unwrap(),
        seed: Some(Seed::from_number(7)),
        ..Opening::default()
    };
    let mut table = game.boxed().open(&opening).unwrap();
    let mut bot = game.bot(Level::Greedy, 7);
    let decisions = if page == "over" { usize::MAX } else { argument(3, "0").parse().unwrap() };
    for _ in 0..decisions {
        let (Turn::Choose(seat), Some(action)) = (table.turn(), bot.choose(table.as_ref())) else { break };
        table.play(seat, &action, None).unwrap();
    }
    let viewer = match argument(4, "1").parse::<u64>().unwrap() {
        0 => Viewer::Public,
        number => Viewer::Seat(Seat::from_number(number).unwrap()),
    };
    let language: Language = argument(5, "en").parse().unwrap();
    let mut locales: Vec<_> = pages::LOCALES.iter().collect();
    for game in catalog::all() {
        locales.extend(game.boxed().locales().iter().chain(game.board().locales()));
    }
    let dictionary = Dictionary::new(language.tag(), locales).unwrap();
    let names = ["Ada", "Björn", "Chloé", "Dagmar", "Emil"].map(str::to_owned);
    let names = &names[..table.seats()];
    let speaker = Speaker { dictionary: &dictionary, names };
    let (files, links) = assets(catalog::all().iter().map(|game| game.board().style()));
    let page_context = PageContext {
        words: &speaker,
        language,
        theme: Theme::Device,
        preferences: pages::Preferences::default(),
        reader: Reader::Guest("Ada"),
        links: &links,
        here: "/",
    };
    let draw_context = DrawContext::new(game.boxed().name(), &speaker, names, &[]);
    let drawing = Drawing { game, table, viewer, page_context, names, draw_context };
    let text = drawing.page(&page).into_string();
    // One file that needs no server.
    let style = files.iter().find(|file| file.path() == links.style).unwrap();
    let link = format!("<link rel=\"stylesheet\" href=\"{}\">", links.style);
    let script = format!("<script type=\"module\" src=\"{}\"></script>", links.script);
    println!("{}", text.replace(&link, &format!("<style>{}</style>", style.body)).replace(&script, ""));
}

impl Drawing<'_> {
    fn page(&self, page: &str) -> Markup {
        let page_context = &self.page_context;
        let stage = match page {
            "front" => return pages::front(page_context, &self.front()),
            "new" => return pages::new_table(page_context, &self.new_table()),
            "account" => return pages::account(page_context, &AccountPage::default()),
            "primer" => {
                let primer = self.game.board().primer(&self.draw_context).unwrap();
                let game = self.game.boxed().name();
                return pages::primer(page_context, &PrimerPage { game, primer, guided: true });
            }
            "rules" => {
                let documents = self.game.board().rulebook(page_context.language);
                return pages::rules(
                    page_context,
                    &RulesPage {
                        game: self.game.boxed().name(),
                        documents,
                        language: Language::English,
                        explained: Vec::new(),
                    },
                );
            }
            "gallery" => return pages::gallery(page_context, &self.gallery()),
            "verify" => return pages::verify(page_context, &self.verify()),
            "confirm" => return pages::confirm(page_context, &self.confirm()),
            "problem" => return pages::problem(page_context, &Problem::NoTable),
            "replay" => return pages::replay(page_context, &self.replay()),
            "waiting" => Stage::Waiting(Waiting {
                fill: Fill::Now(vec!["random", "greedy"]),
                owner: true,
                may_join: true,
                may_invite: true,
                ..Waiting::default()
            }),
            "hand-over" => Stage::HandOver { to: Seat::new(1), clock: None, last: None },
            "over" => Stage::Over(Box::new(self.over())),
            _ => Stage::Playing(Box::new(self.playing())),
        };
        let mut head = self.head();
        if page == "waiting" {
            head.seats[1] = SeatCard { seat: Seat::new(1), name: String::new(), occupant: Occupant::Open };
        }
        let log = self.game.board().story(self.table.as_ref(), self.viewer).unwrap();
        let since = match self.viewer {
            Viewer::Seat(seat) => self.table.last_turn(seat),
            Viewer::Public => 0,
        };
        pages::table_page(
            page_context,
            &TablePage {
                head,
                stage,
                log,
                tips: Arc::default(),
                since,
                chat: chat(),
                news: Vec::new(),
                watching: Watching::default(),
                notice: None,
            },
        )
    }

    fn view(&self) -> pages::BoardView {
        self.game.board().view(self.table.as_ref(), self.viewer, &self.draw_context).unwrap()
    }

    fn head(&self) -> TableHead {
        TableHead {
            id: "k7wq2m".to_owned(),
            game: self.game.boxed().name(),
            title: "Sunday by the fire".to_owned(),
            link: "http://localhost:8080/table/k7wq2m".to_owned(),
            invitation: None,
            version: self.table.version(),
            revision: 7,
            visibility: Visibility::Link,
            pace: Pace::Minutes(5),
            content: None,
            seats: Seat::all(self.names.len())
                .map(|seat| SeatCard {
                    seat,
                    name: self.names[seat.index()].clone(),
                    occupant: match seat.index() {
                        0 => Occupant::Person { here: true },
                        1 => Occupant::Person { here: false },
                        _ => Occupant::Bot("greedy"),
                    },
                })
                .collect(),
            viewer: self.viewer,
            mine: vec![Seat::new(0)],
        }
    }

    fn playing(&self) -> Playing {
        let undo = |seat| {
            let (steps, barrier) = self.table.undoable(seat);
            Undo { steps, barrier }
        };
        Playing {
            view: self.view(),
            turn: match self.table.turn() {
                Turn::Choose(seat) => Some(seat),
                Turn::Chance | Turn::Over => None,
            },
            touched: Vec::new(),
            undo: match self.viewer {
                Viewer::Seat(seat) => Some(undo(seat)),
                Viewer::Public => None,
            },
            clock: Some(Clock { left: 270 }),
            hint: None,
            client: "c1".to_owned(),
            commitment: self.table.record(false).commitment,
        }
    }

    fn over(&self) -> Over {
        let record = self.table.record(true);
        Over {
            contributions: Vec::new(),
            view: self.view(),
            standings: self.table.standings(),
            rounds: pages::history(self.game.boxed(), self.game.board(), &record).unwrap(),
            commitment: record.commitment,
            seed: record.seed.map(Seed::to_hex),
            steps: record.events.len(),
            rematch: Rematch::default(),
            counted: None,
            profiles: Vec::new(),
        }
    }

    fn replay(&self) -> ReplayPage {
        let step = self.table.version();
        ReplayPage {
            review: None,
            head: self.head(),
            view: self.view(),
            step,
            last: step + 100,
            turn: None,
            chapters: pages::chapters(self.game.board(), self.table.as_ref()),
            may_fork: false,
            log: self.game.board().story(self.table.as_ref(), self.viewer).unwrap(),
            tips: Arc::default(),
        }
    }

    fn verify(&self) -> VerifyPage {
        let record = self.table.record(true);
        let seed = record.seed.map(Seed::to_hex).unwrap();
        let verdict =
            Verdict::Fair { seed, events: record.events.len(), draws: 120, contributions: Vec::new() };
        VerifyPage { id: "k7wq2m".to_owned(), commitment: record.commitment.unwrap(), verdict }
    }

    fn confirm(&self) -> Confirm {
        Confirm {
            id: "k7wq2m".to_owned(),
            seat: Seat::new(0),
            version: 12,
            client: "c1".to_owned(),
            action: "done".to_owned(),
            text: "Done".to_owned(),
            loses: "Two hunters could still move.".to_owned(),
        }
    }

    fn gallery(&self) -> Gallery {
        let faces = self.game.boxed().faces(None).unwrap();
        let item = |face| {
            let drawing = self.game.board().face(self.table.as_ref(), &face, &self.draw_context).unwrap();
            GalleryItem { face, drawing }
        };
        Gallery {
            game: self.game.boxed().name(),
            content: None,
            items: faces.into_iter().map(item).collect(),
        }
    }

    fn new_table(&self) -> NewTablePage {
        let specs = self.game.boxed().option_specs();
        NewTablePage {
            game: card(self.game),
            others: catalog::all().iter().map(|game| game.boxed().name()).collect(),
            form: NewTable::suggested(&specs, "greedy"),
            specs,
            levels: Level::ALL.map(Level::name).to_vec(),
            content: ContentOffer::default(),
            problem: None,
        }
    }

    fn front(&self) -> Front {
        let row = |game, state, idle| TableRow {
            id: "k7wq2m".to_owned(),
            game,
            title: "Sunday by the fire".to_owned(),
            seats: vec![Some("Ada".to_owned()), Some("Björn".to_owned()), None],
            state,
            idle,
        };
        let winners = vec!["Björn".to_owned()];
        Front {
            games: catalog::all().iter().map(|game| card(*game)).collect(),
            daily: None,
            mine: vec![
                row("endless-winter", RowState::Over { winners }, 200_000),
                row("rise-of-tribes", RowState::Playing { turn: 1 }, 4000),
                row("ice-age", RowState::YourTurn, 20),
            ],
            invitations: Vec::new(),
            requests: 0,
            friends: Vec::new(),
            public: vec![row("ice-age", RowState::Waiting, 700)],
            notice: None,
        }
    }
}

fn card(game: &dyn Game) -> GameCard {
    let seats = game.boxed().option_specs().iter().find_map(|spec| match spec.choice {
        OptionChoice::Number { from, to, .. } if spec.name == "seats" => Some((from, to)),
        _ => None,
    });
    GameCard { name: game.boxed().name(), seats: seats.unwrap(), guided: game.board().guide().is_some() }
}

fn chat() -> Vec<ChatLine> {
    vec![ChatLine {
        number: 1,
        seat: Some(Seat::new(1)),
        name: "Björn".to_owned(),
        text: "Good luck, everybody!".to_owned(),
        at: 1_760_000_000_000,
    }]
}
