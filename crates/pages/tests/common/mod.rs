//! An imaginary game, and every page drawn for it.

mod boxes;
mod house;
mod people;
mod profiles;
mod puzzles;
pub(crate) mod reviews;

use std::sync::Arc;

use maud::{Markup, html};
use pages::{
    Beat, BoardView, Chapter, Choice, Cue, Estimate, Holdings, Language, Links, PageContext, PlanStep,
    Primer, Progress, Rank, Reader, StoryLine, Theme, assets,
    form::NewTable,
    model::{
        Access, AccountPage, ApiToken, ArchiveLine, ArchivePage, ArchiveReason, ChatLine, Clock, Confirm,
        ContentOffer, Contribution, Counted, Exclusion, Fill, Front, Gallery, GalleryItem, GameCard, Hint,
        HintKind, LastTurn, LogLine, MessageOfTheDay, NewTablePage, NewsLine, Notice, Occupant, Over, Pace,
        Playing, PrimerPage, Problem, PuzzleMark, Rating, Rematch, ReplayPage, RoundScores, RowState,
        RulesPage, SeatCard, SeatRating, Seating, Session, SessionKind, SignIn, Stage, TableHead, TablePage,
        TableRow, TranslatedFolder, TranslatedRules, TranslationsPage, Undo, Verdict, VerifyPage, Visibility,
        Waiting, Watching,
    },
    primer::{Block, Entry as Icon, Fact, Group, Panel, Screen, Shape},
};
use table::{
    Seat, Viewer,
    content::Provenance,
    faces::{Face, Kind, Value},
    journal::{Audience, Entry},
    options::{OptionChoice, OptionSpec},
    standings::{Line, Part, Standings},
    table::Barrier,
    text::Phrase,
};
use words::{Coverage, Dictionary, Speaker};

/// A text that must never become markup.
pub(crate) const EVIL: &str = "<script>alert('x')</script>\"><b>";

/// The messages of the imaginary game.
const GAME: &[(&str, &str)] = &[
    ("en", "tusk-title = Tusk\ntusk-blurb = A game of tusks.\ntusk-word = word\ntusk-said = { $words }\n"),
    (
        "fr",
        "tusk-title = Défense\ntusk-blurb = Un jeu de défenses.\ntusk-word = mot\ntusk-said = { $words }\n",
    ),
    (
        "de",
        "tusk-title = Stoßzahn\ntusk-blurb = Ein Spiel mit Stoßzähnen.\ntusk-word = Wort\ntusk-said = { $words }\n",
    ),
    ("pl", "tusk-title = Kieł\ntusk-blurb = Gra o kłach.\ntusk-word = słowo\ntusk-said = { $words }\n"),
];

pub(crate) fn dictionary(language: Language) -> Dictionary {
    Dictionary::new(language.tag(), pages::LOCALES.iter().chain(GAME)).unwrap()
}

pub(crate) fn links() -> Links {
    assets([".game {}"]).1
}

/// Every page, by name, as a reader of `language` gets it.
pub(crate) fn every_page(language: Language) -> Vec<(&'static str, String)> {
    let dictionary = dictionary(language);
    let names = [EVIL.to_owned(), "Björn".to_owned()];
    let words = Speaker { dictionary: &dictionary, names: &names };
    let links = links();
    let theme = Theme::Dark;
    let reader = Reader::Guest(EVIL);
    let preferences = pages::Preferences::default();
    let ctx =
        PageContext { words: &words, language, theme, preferences, reader, links: &links, here: "/?a=\"b\"" };
    let drawn = |name, page: Markup| (name, page.into_string());
    let mut every = vec![
        drawn("front", pages::front(&ctx, &front())),
        drawn("new table", pages::new_table(&ctx, &new_table())),
        drawn("report", pages::report(&ctx, &house::report_page())),
        drawn("account", pages::account(&ctx, &AccountPage::default())),
        drawn(
            "account, signed in",
            pages::account(
                &ctx,
                &AccountPage {
                    login: Some(EVIL.to_owned()),
                    sessions: vec![session(SessionKind::Browser, true), session(SessionKind::Program, false)],
                    sign_in: SignIn::Saved,
                    token: Some(ApiToken("t0ken".to_owned())),
                    ..people::account()
                },
            ),
        ),
        drawn(
            "rules",
            pages::rules(
                &ctx,
                &RulesPage {
                    game: "tusk",
                    documents: DOCUMENTS,
                    language: Language::English,
                    explained: primer().explained(),
                },
            ),
        ),
        drawn("primer", pages::primer(&ctx, &PrimerPage { game: "tusk", primer: primer(), guided: true })),
        drawn(
            "gallery",
            pages::gallery(
                &ctx,
                &Gallery { game: "tusk", content: Some(EVIL.to_owned()), items: vec![item()] },
            ),
        ),
        drawn("translations", pages::translations(&ctx, &translations())),
        drawn("profile", pages::profile(&ctx, &profiles::profile(Access::Shared))),
        drawn("profile of a guest", pages::profile(&ctx, &profiles::profile(Access::Guest))),
        drawn(
            "own profile",
            pages::profile(
                &ctx,
                &profiles::profile(Access::Own { link: Some("http://x/people/y".to_owned()) }),
            ),
        ),
        drawn("private profile", pages::profile(&ctx, &profiles::profile(Access::Own { link: None }))),
        drawn("leaderboard", pages::leaderboard(&ctx, &profiles::leaderboard())),
        drawn("statistics", pages::statistics(&ctx, &profiles::statistics())),
        drawn("replay", pages::replay(&ctx, &replay())),
        drawn("confirm", pages::confirm(&ctx, &confirm())),
    ];
    every.extend(people::pages(&ctx, &front().public));
    every.extend(house::house_pages().iter().map(|(name, model)| drawn(*name, pages::house(&ctx, model))));
    let stages = [
        ("waiting", waiting()),
        ("waiting, not the owner", waiting_for_others()),
        ("ended", Stage::Ended),
        ("playing", Stage::Playing(Box::new(playing()))),
        (
            "handing over",
            Stage::HandOver {
                to: Seat::new(1),
                clock: Some(Clock { left: 90 }),
                last: Some(LastTurn { seat: Seat::new(0), lines: vec![EVIL.to_owned()] }),
            },
        ),
        ("over", Stage::Over(Box::new(over()))),
    ];
    every.extend(stages.map(|(name, stage)| drawn(name, pages::table_page(&ctx, &table_page(stage)))));
    let verdicts = [
        Verdict::Fair { seed: "00".to_owned(), contributions: contributions(), events: 3, draws: 5 },
        Verdict::NotYet,
        Verdict::Broken(EVIL.to_owned()),
    ];
    for verdict in verdicts {
        let page = VerifyPage { id: "abc".to_owned(), commitment: "ff".to_owned(), verdict };
        every.push(drawn("verify", pages::verify(&ctx, &page)));
    }
    for (name, page) in boxes::pages(&ctx).into_iter().chain(puzzles::pages(&ctx)).chain(reviews::pages(&ctx))
    {
        every.push(drawn(name, page));
    }
    for page in archives() {
        every.push(drawn("archive", pages::archive(&ctx, &page)));
    }
    for problem in problems() {
        every.push(drawn("problem", pages::problem(&ctx, &problem)));
    }
    every
}

/// A folder whose Polish is a draft, and a rule index in two languages.
pub(crate) fn translations() -> TranslationsPage {
    let messages = [
        ("en", "tusk-done = done\ntusk-open = <b>open</b>\n"),
        ("fr", "tusk-done = fait\ntusk-open = ouvert\n"),
        ("de", "tusk-done = fertig\ntusk-open = offen\n"),
        ("pl", "tusk-done = gotowe\n"),
    ];
    let coverage = |language| (language, Coverage::of(language, &messages).unwrap());
    TranslationsPage {
        folders: vec![TranslatedFolder {
            path: "games/tusk/locales".to_owned(),
            languages: Language::ALL.map(coverage).into(),
        }],
        rules: vec![TranslatedRules { game: "tusk", languages: vec![Language::English, Language::German] }],
    }
}

fn archives() -> Vec<ArchivePage> {
    let line = |seat, place, score| ArchiveLine {
        seat: Seat::new(seat),
        place,
        score,
        sources: vec![(EVIL.to_owned(), score)],
    };
    let page = ArchivePage {
        id: "abc".to_owned(),
        game: EVIL.to_owned(),
        title: EVIL.to_owned(),
        content: Some(EVIL.to_owned()),
        reason: ArchiveReason::NoGame,
        over: true,
        players: vec![EVIL.to_owned(), "Björn".to_owned()],
        standings: Some(vec![line(1, 1, 12), line(0, 2, 7)]),
        winners: vec![Seat::new(1)],
        log: vec![LogLine { event: 0, text: EVIL.to_owned() }],
    };
    let running = ArchivePage {
        game: "tusk".to_owned(),
        over: false,
        standings: None,
        winners: Vec::new(),
        log: Vec::new(),
        ..page.clone()
    };
    vec![
        page.clone(),
        ArchivePage { reason: ArchiveReason::Damaged, standings: None, game: "tusk".to_owned(), ..page },
        ArchivePage { reason: ArchiveReason::Rules { played: 1, ours: 2 }, ..running.clone() },
        ArchivePage { reason: ArchiveReason::Content, ..running },
    ]
}

fn problems() -> Vec<Problem> {
    vec![
        Problem::NoPage,
        Problem::NoTable,
        Problem::NoGame,
        Problem::NotYours,
        Problem::CrossOrigin,
        Problem::Banned(Exclusion { reason: EVIL.to_owned(), until: None, can_sign_out: true }),
        Problem::Unreadable(Some(EVIL.to_owned())),
        Problem::NotNow(EVIL.to_owned()),
        Problem::TooLarge,
        Problem::TooMany,
        Problem::Busy,
        Problem::Broken,
    ]
}

const DOCUMENTS: &[&str] = &[
    "# Tusk\n\n<!-- engineers -->\n\nRun the tests.\n\n<!-- players -->\n\n## Flow\n\n- TK-FLOW-01 First, see TK-FLOW-02.\n\
       - TK-FLOW-02 Second. (not testable: it is true)\n\n| ID | `State` | Who |\n|---|---|---|\n| TK-DEC-01 | IDLE | you |\n",
];

/// A primer of one screen with every kind of block.
fn primer() -> Primer {
    let word = || Phrase::new("tusk-word");
    let panel = Panel::new(html! { "art" }, word(), word(), &["TK-FLOW-01"]);
    let mistake = Panel { instead: Some(word()), ..Panel::new(html! {}, word(), word(), &["TK-FLOW-02"]) };
    let icons = Group { title: word(), entries: vec![Icon::new(html! { "icon" }, word())] };
    let blocks = vec![
        Block::Picture(html! { "picture" }),
        Block::Facts(vec![Fact { number: "12".to_owned(), words: word() }]),
        Block::Panels(Shape::Steps, vec![panel]),
        Block::Panels(Shape::Mistakes, vec![mistake]),
        Block::Legend(vec![icons]),
    ];
    let screen = Screen { id: "aim", sign: "mammoth", name: word(), title: word(), lead: word(), blocks };
    Primer { screens: vec![screen], symbols: html! {} }
}

fn card() -> GameCard {
    GameCard { name: "tusk", seats: (2, 3), guided: true }
}

fn front() -> Front {
    let row = |id: &str, state| TableRow {
        id: id.to_owned(),
        game: "tusk",
        title: EVIL.to_owned(),
        seats: vec![Some(EVIL.to_owned()), None],
        state,
        idle: 100_000,
    };
    Front {
        invitations: vec![people::invitation(row("invited", RowState::Waiting))],
        requests: 2,
        friends: vec![row("friends", RowState::Waiting)],
        games: vec![card()],
        daily: Some(puzzles::link(1, PuzzleMark::New)),
        mine: vec![
            row("first", RowState::Playing { turn: 0 }),
            row("second", RowState::Over { winners: vec![EVIL.to_owned()] }),
            row("third", RowState::YourTurn),
        ],
        public: vec![row("fourth", RowState::Waiting)],
        notice: Some(MessageOfTheDay { text: EVIL.to_owned(), id: "1a".to_owned() }),
    }
}

pub(crate) fn specs() -> Vec<OptionSpec> {
    let word = || Phrase::new("tusk-word");
    let spec = |name, choice| OptionSpec { name, title: word(), help: word(), choice };
    vec![
        spec("seats", OptionChoice::Number { from: 2, to: 3, default: 3 }),
        spec("long", OptionChoice::Switch { default: true }),
        spec(
            "map",
            OptionChoice::OneOf { values: vec![("hill", word()), ("vale", word())], default: "hill" },
        ),
        spec("extras", OptionChoice::AnyOf { values: vec![("fog", word()), ("ice", word())] }),
    ]
}

fn offer() -> ContentOffer {
    ContentOffer {
        mine: vec![("abcd".to_owned(), EVIL.to_owned())],
        friends: vec![("efgh".to_owned(), EVIL.to_owned(), EVIL.to_owned())],
        household: vec![EVIL.to_owned()],
    }
}

fn new_table() -> NewTablePage {
    let mut form = NewTable::suggested(&specs(), "greedy");
    form.title = EVIL.to_owned();
    NewTablePage {
        game: card(),
        others: vec!["tusk"],
        specs: specs(),
        levels: vec!["random", "greedy"],
        content: offer(),
        form,
        problem: Some(EVIL.to_owned()),
    }
}

fn item() -> GalleryItem {
    let values = vec![Value::new("cost", Provenance::House), Value::new("gain", Provenance::Rulebook)];
    let face = Face {
        kind: Kind::new("tusk", "tusk-word"),
        id: "t1".to_owned(),
        name: Phrase::new("tusk-word"),
        copies: Some(2),
        icons: "x".to_owned(),
        words: Phrase::new("tusk-word"),
        values,
    };
    GalleryItem { face, drawing: html! { b { "T" } } }
}

pub(crate) fn head() -> TableHead {
    let seat =
        |index, name: &str, occupant| SeatCard { seat: Seat::new(index), name: name.to_owned(), occupant };
    TableHead {
        id: "abc".to_owned(),
        game: "tusk",
        title: EVIL.to_owned(),
        link: "http://localhost/table/abc".to_owned(),
        invitation: Some("welcome".to_owned()),
        version: 41,
        revision: 57,
        visibility: Visibility::Link,
        pace: Pace::Days(2),
        content: Some(EVIL.to_owned()),
        seats: vec![
            seat(0, EVIL, Occupant::Person { here: true }),
            seat(1, "Björn", Occupant::StandIn("greedy")),
            seat(2, "", Occupant::Open),
        ],
        viewer: Viewer::Seat(Seat::new(0)),
        mine: vec![Seat::new(0), Seat::new(1)],
    }
}

/// A line of the story.
pub(crate) fn line(event: usize) -> StoryLine {
    let phrase = Phrase::new("tusk-said").text("words", format!("{EVIL}{event}"));
    let beat = match event {
        0 => Beat::of(Rank::Round),
        1 => Beat::of(Rank::Phase).cue(Cue::Opens(Phrase::new("tusk-word"))),
        2 | 3 => Beat::by(Seat::new(1)).at([EVIL]).points(-3).cue(Cue::Step(Phrase::new("tusk-word"))),
        4 => Beat::by(Seat::new(1)).cue(Cue::Closes),
        _ => Beat::by(Seat::new(0)).detail(),
    };
    StoryLine { entry: Arc::new(Entry { event, audience: Audience::All, phrase }), beat }
}

pub(crate) fn table_page(stage: Stage) -> TablePage {
    TablePage {
        head: head(),
        stage,
        log: (0..9).map(line).collect(),
        tips: Arc::new([("TK-ONE", "turn-1".to_owned())]),
        since: 2,
        chat: vec![ChatLine {
            number: 1,
            seat: Some(Seat::new(0)),
            name: EVIL.to_owned(),
            text: EVIL.to_owned(),
            at: 0,
        }],
        news: vec![NewsLine { number: 1, seat: Seat::new(1), text: EVIL.to_owned(), at: 1 }],
        watching: Watching { names: vec![EVIL.to_owned()], anonymous: 2 },
        notice: Some(Notice::Refused { reason: EVIL.to_owned(), rule: "TK-FLOW-01".to_owned() }),
    }
}

fn contributions() -> Vec<Contribution> {
    vec![Contribution { seat: Seat::new(1), name: EVIL.to_owned(), entropy: "ab".repeat(32) }]
}

fn session(kind: SessionKind, current: bool) -> Session {
    Session { id: EVIL.to_owned(), kind, current, unused: 5_000, left: 500_000 }
}

fn waiting() -> Stage {
    let options = vec![("Map".to_owned(), EVIL.to_owned())];
    let fill = Fill::Now(vec!["random", "greedy"]);
    Stage::Waiting(Waiting {
        options,
        fill,
        owner: true,
        seating: Seating::Invited,
        may_join: true,
        may_invite: true,
        commitment: Some("ff".to_owned()),
        contributions: Some(contributions()),
    })
}

/// A table with open seats for somebody who did not open it.
fn waiting_for_others() -> Stage {
    let (fill, seating) = (Fill::In { minutes: 3 }, Seating::Anyone);
    Stage::Waiting(Waiting {
        options: Vec::new(),
        fill,
        owner: false,
        seating,
        may_join: false,
        may_invite: false,
        ..Waiting::default()
    })
}

fn view() -> BoardView {
    let section = |id| pages::Part {
        id,
        title: Phrase::new("tusk-word"),
        tab: Phrase::new("tusk-word"),
        body: html! { i { (id) } },
    };
    let holdings = || Holdings { strip: html! { b { "strip" } }, full: html! { b { "full" } } };
    let choice = |action: &str, spots: &[&str], loses: Option<&str>| Choice {
        action: action.to_owned(),
        text: format!("{EVIL}{action}"),
        spots: spots.iter().map(|spot| (*spot).to_owned()).collect(),
        group: Some("group".to_owned()),
        label: Some(EVIL.to_owned()),
        loses: loses.map(str::to_owned),
        reversible: false,
        ends_turn: action == "done",
        pointless: false,
    };
    BoardView {
        status: html! { b { "status" } },
        pending: Some(html! { b { "pending" } }),
        plan: vec![PlanStep { title: "Act".to_owned(), detail: EVIL.to_owned(), progress: Progress::Now }],
        parts: vec![section("plain"), section("shore")],
        holdings: vec![holdings(), holdings(), holdings()],
        hand: Some(html! { b { "hand" } }),
        question: Some(EVIL.to_owned()),
        choices: vec![
            choice("go a b", &["a", "b"], None),
            choice("go a c", &["a", "c"], None),
            choice("done", &[], Some(EVIL)),
        ],
        blocked: vec![pages::Blocked {
            spots: vec!["d".to_owned()],
            names: vec![EVIL.to_owned()],
            reason: EVIL.to_owned(),
            rule: "TK-ONE-01".to_owned(),
        }],
        obvious: None,
        repeat: None,
        instead: Some(pages::Instead {
            text: EVIL.to_owned(),
            alternatives: vec![("go b".to_owned(), EVIL.to_owned())],
        }),
        focus: Some("plain".to_owned()),
        round: 2,
        estimate: vec![
            Estimate { average: 3.4, least: 3, most: 4 },
            Estimate { average: 7.0, least: 7, most: 7 },
            Estimate { average: 0.0, least: 0, most: 0 },
        ],
    }
}

pub(crate) fn playing() -> Playing {
    Playing {
        view: view(),
        turn: Some(Seat::new(0)),
        touched: Vec::new(),
        undo: Some(Undo { steps: 2, barrier: Barrier::Chance }),
        clock: Some(Clock { left: 30 }),
        hint: Some(Hint {
            kind: HintKind::Guide { step: 1, of: 4 },
            text: EVIL.to_owned(),
            action: Some("done".to_owned()),
        }),
        client: "client-7".to_owned(),
        commitment: Some("ff".to_owned()),
    }
}

pub(crate) fn over() -> Over {
    let line = |index, score: i32| Line {
        seat: Seat::new(index),
        score,
        place: 1,
        sources: vec![Part::new("tusk-word", score)],
        tie_breaks: vec![Part::new("tusk-word", 1)],
    };
    Over {
        view: BoardView { choices: Vec::new(), ..view() },
        standings: Standings::rank(vec![line(0, 5), line(1, 9), line(2, -2)]),
        rounds: vec![
            RoundScores { round: 1, scores: vec![1, 2, 0] },
            RoundScores { round: 2, scores: vec![5, 9, -2] },
        ],
        commitment: Some("ff".to_owned()),
        contributions: contributions(),
        seed: Some("00".to_owned()),
        steps: 40,
        rematch: Rematch { agreed: vec![Seat::new(1)], missing: vec![Seat::new(0)] },
        counted: Some(Counted::Rated(vec![SeatRating {
            seat: Seat::new(0),
            before: Rating { rating: 25.0, uncertainty: 8.3 },
            after: Rating { rating: 27.44, uncertainty: 7.1 },
        }])),
        profiles: vec![Some("handle".to_owned()), None, None],
    }
}

fn replay() -> ReplayPage {
    let chapter = |step, round, seat| Chapter { step, round, seat: Some(Seat::new(seat)) };
    ReplayPage {
        review: None,
        head: head(),
        view: view(),
        step: 3,
        last: 40,
        turn: Some(Seat::new(0)),
        chapters: vec![chapter(0, 1, 0), chapter(5, 1, 1), chapter(9, 2, 0)],
        may_fork: true,
        log: (0..9).map(line).collect(),
        tips: Arc::new([]),
    }
}

fn confirm() -> Confirm {
    Confirm {
        id: "abc".to_owned(),
        seat: Seat::new(0),
        version: 41,
        client: "client-7".to_owned(),
        action: "done".to_owned(),
        text: EVIL.to_owned(),
        loses: EVIL.to_owned(),
    }
}
