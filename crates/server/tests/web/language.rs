//! Every word of every page is of the reader's language.

mod vocabulary;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Mutex,
};

use serde_json::{Value, json};
use server::Config;
use store::TableId;
use words::Language;

use self::vocabulary::Vocabulary;
use crate::{
    damage::store_damaged,
    finished::with_other_rules,
    kit::{ApiClient, Browser, Page, TestServer, config, eventually},
    pages::{my_turn, play},
    ratings,
};

/// A table at which every module is played, with the people of these tests in all seats.
fn everything(game: &str) -> Value {
    let winter = json!({
        "draft": "chiefs-and-setup", "glacier-tokens": true, "rest-tokens": true, "layout": "whirl", "rivers": true,
        "first-river-tile": "landmark", "second-river-tile": "landmark", "warriors": true,
    });
    let (options, seats) = match game {
        "endless-winter" => (winter, 2),
        "rise-of-tribes" => (json!({"elders": true, "powers": true, "random-tiles": 5}), 2),
        _ => (json!({}), 3),
    };
    let people: Vec<Value> =
        ["Ada", "Bob", "Cid"].iter().take(seats).map(|name| json!({ "me": name })).collect();
    json!({ "game": game, "options": options, "seats": people })
}

/// Every language with its words.
struct Readers {
    vocabularies: Vec<(Language, Vocabulary)>,
    /// Words that no message has, each with one place.
    foreign: Mutex<BTreeMap<String, String>>,
}

impl Readers {
    fn new() -> Self {
        let vocabularies = Language::complete().map(|language| (language, Vocabulary::of(language)));
        Self { vocabularies: vocabularies.collect(), foreign: Mutex::default() }
    }

    /// Looks at a page of the API client in every language.
    async fn read(&self, client: &ApiClient, path: &str) {
        for (language, vocabulary) in &self.vocabularies {
            let request = client.page_request(path).header("accept-language", language.tag());
            let page = Page::of(request.send().await.unwrap()).await;
            assert!(page.has("main"), "{path}: {} {}", page.status, page.text);
            self.look(vocabulary, *language, path, &page);
        }
    }

    fn look(&self, vocabulary: &Vocabulary, language: Language, path: &str, page: &Page) {
        assert!(page.has(&format!("html[lang={language}]")), "{path} is not in {language}");
        let mut all = self.foreign.lock().unwrap();
        for (word, text) in vocabulary.foreign(&page.text, language) {
            all.entry(format!("{language} {word}")).or_insert_with(|| format!("{path}: {text}"));
        }
    }

    fn check(&self) {
        let foreign = self.foreign.lock().unwrap();
        assert!(foreign.is_empty(), "words that no message has: {foreign:#?}");
    }
}

/// A whole game, looked at every few steps from the seat that acts and by a spectator; then its end, its replay, its proof and its
/// review.
async fn whole_game(game: &str, every: usize) {
    let shallow = Config { review_evaluations: Some(20), ..config() };
    let (server, readers) = (TestServer::start_with(shallow).await, Readers::new());
    let (ada, eve) = (server.client("Ada").await, server.client("Dan").await);
    let (status, table) = ada.post("/tables", everything(game)).await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().unwrap();
    let mut steps = 0;
    while let Some(turn) = ada.table(id).await["turn"].as_u64() {
        if steps % every == 0 {
            readers.read(&ada, &format!("/table/{id}?as={turn}")).await;
        }
        if steps % (10 * every) == 0 {
            readers.read(&eve, &format!("/table/{id}")).await;
        }
        let table = ada.table_as(id, turn).await;
        let (status, answer) = ada.play_on(&table).await;
        assert_eq!(status, 200, "{answer}");
        steps += 1;
    }
    assert!(steps > 2 * every, "{steps}");
    for page in ["", "?as=1", "/verify", "/replay/9", "/replay/9?as=1", "/review", "/review?known=all"] {
        readers.read(&ada, &format!("/table/{id}{page}")).await;
    }
    let marked = review(&ada, id).await;
    for page in ["/review".to_owned(), "/review?seat=1".to_owned(), format!("/replay/{marked}")] {
        readers.read(&ada, &format!("/table/{id}{page}")).await;
    }
    let store = server.store().await;
    let stored = store.load(TableId(id.to_owned())).await.unwrap().unwrap();
    store_damaged(store.as_ref(), &stored, "otherrules", |table| table.head = with_other_rules(&table.head))
        .await;
    readers.read(&ada, "/table/otherrules").await;
    readers.check();
}

/// Has a game reviewed, and returns the step of a marked choice.
async fn review(ada: &ApiClient, id: &str) -> u64 {
    let path = format!("/tables/{id}/review");
    ada.post(&path, json!({})).await;
    let review = eventually("a complete review", async || {
        let (_, answer) = ada.get(&path).await;
        (answer["stage"] == "complete").then_some(answer)
    });
    let review = review.await;
    let decisions = review["review"]["decisions"].as_array().unwrap();
    decisions.iter().find(|decision| decision["why"].is_string()).unwrap()["event"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_word_of_an_ice_age_is_of_the_readers_language() {
    whole_game("ice-age", 12).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_word_of_an_endless_winter_is_of_the_readers_language() {
    whole_game("endless-winter", 12).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_word_of_a_rise_of_tribes_is_of_the_readers_language() {
    whole_game("rise-of-tribes", 12).await;
}

/// Pages beside the tables, of somebody with a name, and of a stranger.
#[tokio::test(flavor = "multi_thread")]
async fn every_word_of_the_other_pages_is_of_the_readers_language() {
    let (server, readers) = (TestServer::start().await, Readers::new());
    let (ada, stranger) = (server.client("Ada").await, server.anonymous().with_token(""));
    let open = json!({"game": "ice-age", "title": "Ada", "seats": [{"me": "Ada"}, "open", {"bot": "easy"}], "public": true});
    let (status, table) = ada.post("/tables", open).await;
    assert_eq!(status, 201, "{table}");
    let mut paths: Vec<String> =
        ["/", "/account", "/settings", "/translations", "/nowhere", "/join?table=%20"]
            .map(str::to_owned)
            .to_vec();
    paths.push(format!("/table/{}", table["id"].as_str().unwrap()));
    for game in catalog::all() {
        let name = game.boxed().name();
        paths.extend([format!("/new?game={name}"), format!("/gallery/{name}"), format!("/rules/{name}")]);
        paths.extend([format!("/leaderboard/{name}"), format!("/statistics/{name}")]);
    }
    for path in &paths {
        readers.read(&ada, path).await;
        readers.read(&stranger, path).await;
    }
    readers.check();
}

/// The pages of a finished game: its rating, the games of its player, the statistics.
#[tokio::test(flavor = "multi_thread")]
async fn every_word_about_finished_games_is_of_the_readers_language() {
    let (server, readers) = (TestServer::start().await, Readers::new());
    let ada = ratings::account(&server, "Ada").await;
    for public in [true, false, true] {
        let id = ratings::open(&ada, public, json!([{"me": ""}, {"bot": "random"}])).await;
        ratings::play(&[&ada], &id).await;
        ratings::result(&ada, &id).await;
        readers.read(&ada, &format!("/table/{id}")).await;
    }
    let paths = [
        "/profile",
        "/profile?outcome=won&seats=4",
        "/statistics/rise-of-tribes",
        "/leaderboard/rise-of-tribes",
    ];
    for path in paths {
        readers.read(&ada, path).await;
    }
    readers.check();
}

/// The list of puzzles, a puzzle of each box, a mistake and the answer; of each box one with several choices, too.
#[tokio::test(flavor = "multi_thread")]
async fn every_word_of_the_puzzles_is_of_the_readers_language() {
    let (server, readers) = (TestServer::start().await, Readers::new());
    let (ada, stranger) = (server.client("Ada").await, server.anonymous().with_token(""));
    readers.read(&stranger, "/puzzles").await;
    for game in catalog::all() {
        let game = game.boxed().name();
        let puzzles = catalog::puzzles(game);
        let line = puzzles.iter().position(|puzzle| puzzle.steps.len() > 1).unwrap();
        for index in BTreeSet::from([0, line]) {
            let path = format!("/puzzles/{game}/{}", index + 1);
            let solution: Vec<&str> = puzzles[index].solution().collect();
            readers.read(&stranger, &path).await;
            let wrong = puzzles[index].steps[0].choices.iter().find(|choice| choice.action != solution[0]);
            let tried = [("tried", &wrong.unwrap().action)];
            let tried = reqwest::Url::parse_with_params("http://ochre.example/", tried).unwrap();
            readers.read(&stranger, &format!("{path}?{}", tried.query().unwrap())).await;
            let (status, answer) = ada.post(&path, json!({ "actions": solution })).await;
            assert_eq!((status, &answer["verdict"]), (200, &json!("right")), "{answer}");
            for step in 0..=solution.len() {
                let at = if step == 0 { path.clone() } else { format!("{path}/{step}") };
                readers.read(&ada, &format!("{at}?answer=1")).await;
            }
        }
    }
    readers.read(&ada, "/puzzles").await;
    readers.check();
}

/// A translated rule index has the words of its document besides; an index that is not translated is marked as English.
#[tokio::test(flavor = "multi_thread")]
async fn every_word_of_the_rule_indexes_is_of_the_language_they_are_marked_with() {
    let (server, readers) = (TestServer::start().await, Readers::new());
    let ada = server.client("Ada").await;
    for game in catalog::all() {
        let path = format!("/rules/{}/index", game.boxed().name());
        for language in Language::complete() {
            let documents = game.board().rulebook(language);
            let vocabulary = Vocabulary::of(language).with(&documents.join("\n"));
            let request = ada.page_request(&path).header("accept-language", language.tag());
            readers.look(&vocabulary, language, &path, &Page::of(request.send().await.unwrap()).await);
        }
    }
    readers.check();
}

/// How many steps of a guided round are looked at.
const GUIDED: usize = 12;

/// The guided round, and mistakes in forms.
#[tokio::test(flavor = "multi_thread")]
async fn every_word_of_guides_and_mistakes_is_of_the_readers_language() {
    let (server, readers) = (TestServer::start().await, Readers::new());
    for (language, vocabulary) in &readers.vocabularies {
        for game in catalog::all().iter().filter(|game| game.board().guide().is_some()) {
            let browser = reader(&server, *language).await;
            let begun = browser.post(&format!("/guide/{}", game.boxed().name()), &[("name", "Ada")]).await;
            assert_eq!(begun.status, 303, "{}", begun.text);
            let table = begun.header("location").to_owned();
            for _ in 0..GUIDED {
                let page = my_turn(&browser, &table).await;
                readers.look(vocabulary, *language, &table, &page);
                play(&browser, &table, &page).await;
            }
        }
        let browser = reader(&server, *language).await;
        let mistakes = [
            ("/account/new", vec![("login", "Ada"), ("password", "short")]),
            ("/account/sign-in", vec![("login", "Ada"), ("password", "wrong wrong")]),
            ("/tables", vec![("game", "chess")]),
            ("/theme", vec![("theme", "mauve")]),
        ];
        for (path, fields) in &mistakes {
            let page = browser.post(path, fields).await;
            assert!(page.status >= 400, "{path}: {}", page.status);
            readers.look(vocabulary, *language, path, &page);
        }
    }
    readers.check();
}

/// A browser set to this language.
async fn reader(server: &TestServer, language: Language) -> Browser {
    let browser = server.browser();
    assert_eq!(browser.post("/language", &[("language", language.tag())]).await.status, 303);
    browser
}

/// What the tests above would find: text, labels, attributes of the script; not what is marked as another language.
#[test]
fn a_word_of_another_language_is_found_wherever_it_is_read() {
    let page = "<html lang=pl><main><p>Rzuć kośćmi, Ada: IA-MIG-11</p><p lang=en>Roll the dice</p><p>Roll</p>\
        <a aria-label='the dice'></a><a data-label='Your turn'></a><input type=submit value='Undo'></main></html>";
    let found = Vocabulary::of(Language::Polish).foreign(page, Language::Polish);
    let found: Vec<&str> = found.keys().map(String::as_str).collect();
    assert_eq!(found, ["dice", "roll", "the", "turn", "undo", "your"]);
}
