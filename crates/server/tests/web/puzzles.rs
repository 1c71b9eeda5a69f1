//! Puzzles: solving them with and without luck, and what is kept of it.

use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use server::Clock;

use crate::kit::{Browser, TestServer};

const GAME: &str = "ice-age";
const PATH: &str = "/puzzles/ice-age/1";

fn solution() -> Vec<&'static str> {
    catalog::puzzles(GAME)[0].solution().collect()
}

/// A choice of the first step that is not the solution.
fn wrong() -> &'static str {
    &catalog::puzzles(GAME)[0].steps[0].choices[1].action
}

/// The number of a puzzle with a line of choices, and the line.
fn line() -> (usize, Vec<&'static str>) {
    let puzzles = catalog::puzzles(GAME);
    let index = puzzles.iter().position(|puzzle| puzzle.steps.len() > 1).unwrap();
    (index + 1, puzzles[index].solution().collect())
}

/// Answers the first puzzle with its solution; returns where that leads.
async fn solve(browser: &Browser) -> String {
    let mut at = PATH.to_owned();
    for action in solution() {
        let answer = browser.post(&at, &[("action", action)]).await;
        assert_eq!(answer.status, 303, "{}", answer.text);
        at = answer.header("location").to_owned();
    }
    at
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_solves_a_puzzle_and_reads_why() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let page = browser.get(PATH).await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("id=\"play\"") && page.text.contains("Find the best choice"));
    let early = browser.get(&format!("{PATH}?answer=1")).await;
    assert!(!early.text.contains("Chance of winning after each choice"), "the answer is not shown before");
    let to = solve(&browser).await;
    assert_eq!(to, format!("{PATH}?answer=1"));
    let solved = browser.get(&to).await;
    for words in ["Solved!", "Chance of winning after each choice", "finds it in", "Next puzzle"] {
        assert!(solved.text.contains(words), "{words}");
    }
    let list = browser.get("/puzzles").await;
    assert!(list.text.contains("1 puzzle solved") && list.text.contains("✓ solved"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_choice_is_said_kindly_and_can_be_followed_by_the_answer() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let answer = browser.post(PATH, &[("action", wrong())]).await;
    assert_eq!(answer.status, 303);
    let again = browser.get(answer.header("location")).await;
    assert!(again.text.contains("Good try, but something is better than"));
    assert!(again.text.contains("id=\"play\""), "another try is possible");
    assert_eq!(browser.post(PATH, &[("action", "nonsense")]).await.status, 422);
    let shown = browser.post(&format!("{PATH}/answer"), &[]).await;
    let shown = browser.get(shown.header("location")).await;
    assert!(shown.text.contains("This is the answer.") && shown.text.contains("answer seen"));
    solve(&browser).await;
    assert!(browser.get("/puzzles").await.text.contains("0 puzzles solved"));
}

/// Makes a choice; returns where that leads.
async fn choose(browser: &Browser, at: &str, action: &str) -> String {
    let answer = browser.post(at, &[("action", action)]).await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    answer.header("location").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_solved_from_its_first_choice_on() {
    let server = TestServer::start().await;
    let (browser, other) = (server.browser(), server.browser());
    let (number, line) = line();
    let path = format!("/puzzles/{GAME}/{number}");
    let mut at = choose(&browser, &path, line[0]).await;
    // Neither the number of the next choice nor the address of somebody else leads past the first one.
    for past in [format!("{path}/1"), at.clone()] {
        let seen = other.get(&past).await;
        assert_eq!((seen.status, seen.header("location")), (303, path.as_str()), "{past}");
        assert_eq!(choose(&other, &past, line[1]).await, path);
    }
    assert!(!other.get("/puzzles").await.text.contains("1 puzzle solved"));
    // Whoever has made it goes on.
    for action in &line[1..] {
        let page = browser.get(&at).await;
        assert!(page.status == 200 && page.text.contains("Right so far"), "{}", page.text);
        at = choose(&browser, &at, action).await;
    }
    assert_eq!(at, format!("{path}?answer=1"));
    assert!(browser.get("/puzzles").await.text.contains("1 puzzle solved"));
    assert_eq!(browser.get(&format!("{path}/1?answer=1")).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_exist_is_not_found() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let beyond = format!("/puzzles/{GAME}/{}", catalog::puzzles(GAME).len() + 1);
    for path in [beyond.as_str(), "/puzzles/ice-age/0", "/puzzles/chess/1", "/puzzles/ice-age/1/7"] {
        assert_eq!(browser.get(path).await.status, 404, "{path}");
    }
}

/// A person must not read one chance in a puzzle and another in a hint.
#[tokio::test(flavor = "multi_thread")]
async fn chances_are_calibrated_as_in_hints_and_reviews() {
    let server = TestServer::start().await;
    let client = server.client("Ada").await;
    let game = catalog::find("endless-winter").unwrap();
    let seats = |puzzle: &catalog::Puzzle| puzzle.record.options["seats"].as_u64().unwrap() as usize;
    let stated = |puzzle: &catalog::Puzzle, found: f32| {
        (game.calibration().chance(found, seats(puzzle)) * 100.0).round() as u64
    };
    let puzzles = catalog::puzzles("endless-winter");
    // One whose chance is far enough from an even share to be stated differently.
    let differs = |puzzle: &&catalog::Puzzle| {
        let found = puzzle.steps[0].choices[0].chance;
        stated(puzzle, found) != (found * 100.0).round() as u64
    };
    let index = puzzles.iter().position(|puzzle| differs(&puzzle)).unwrap();
    let (puzzle, path) = (&puzzles[index], format!("/puzzles/endless-winter/{}", index + 1));
    let solution: Vec<&str> = puzzle.solution().collect();
    let (_, solved) = client.post(&path, json!({ "actions": solution })).await;
    let first = &puzzle.steps[0].choices[0];
    assert_eq!(
        solved["steps"][0]["chances"][0],
        json!({"action": first.action, "percent": stated(puzzle, first.chance)})
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_list_read_and_answer_puzzles() {
    let server = TestServer::start().await;
    let client = server.client("Ada").await;
    let (status, list) = client.get("/puzzles").await;
    assert_eq!((status, &list["solved"], &list["rating"]), (200, &json!(0), &json!(null)));
    let (_, puzzle) = client.get(PATH).await;
    assert_eq!(puzzle["mark"], "new");
    assert!(puzzle["choices"].as_array().unwrap().len() >= 3 && puzzle["view"].is_object());
    assert!(!puzzle.to_string().contains("\"steps\":["), "nothing of the answer is told");
    let (_, missed) = client.post(PATH, json!({ "actions": [wrong()] })).await;
    assert_eq!((&missed["verdict"], &missed["steps"]), (&json!("wrong"), &json!(null)));
    let (_, solved) = client.post(PATH, json!({ "actions": solution() })).await;
    assert_eq!(solved["verdict"], "right");
    assert_eq!(solved["steps"][0]["action"], solution()[0]);
    let (_, list) = client.get("/puzzles").await;
    assert_eq!((&list["solved"], &list["tries"]), (&json!(1), &json!(2)));
    assert!(list["rating"].as_u64().unwrap() < 1200, "the first attempt counts");
    let anonymous = server.anonymous();
    assert_eq!(anonymous.post(PATH, json!({ "actions": solution() })).await.0, 401);
    assert_eq!(anonymous.request(Method::GET, "/puzzles").send().await.unwrap().status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_follow_a_line_and_give_up() {
    let server = TestServer::start().await;
    let client = server.client("Ada").await;
    let (number, line) = line();
    let path = format!("/puzzles/{GAME}/{number}");
    let (_, first) = client.get(&path).await;
    let (status, onward) = client.post(&path, json!({ "actions": line[..1] })).await;
    assert_eq!((status, &onward["verdict"], &onward["steps"]), (200, &json!("onward"), &json!(null)));
    let position = &onward["position"];
    assert!(position["question"].is_string() && position["view"] != first["view"], "{onward}");
    let choices = position["choices"].as_array().unwrap();
    assert!(choices.iter().any(|choice| choice["action"] == line[1]), "{onward}");
    // More choices than the solution has are refused before anything counts.
    let mut surplus = line.clone();
    surplus.push(line[0]);
    let (status, refused) = client.post(&path, json!({ "actions": surplus })).await;
    assert_eq!((status, &refused["error"]["code"]), (400, &json!("bad-request")), "{refused}");
    assert_eq!(client.get("/puzzles").await.1["solved"], 0);
    // The last choice alone solves nothing.
    assert_ne!(client.post(&path, json!({ "actions": line[1..] })).await.1["verdict"], "right");
    let (status, shown) = client.post(&format!("{path}/answer"), json!({})).await;
    assert_eq!((status, &shown["verdict"]), (200, &json!("shown")));
    assert_eq!(shown["steps"].as_array().unwrap().len(), line.len());
    assert_eq!(client.post(&path, json!({ "actions": line })).await.1["verdict"], "right");
    let (_, list) = client.get("/puzzles").await;
    assert_eq!((&list["solved"], &list["puzzles"][number - 1]["mark"]), (&json!(0), &json!("shown")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_that_was_given_up_counts_on_its_day() {
    let server = TestServer::start().await;
    let client = server.client("Ada").await;
    let tomorrow = server.clock.now() / 86_400_000 + 1;
    let daily = catalog::daily_puzzle(tomorrow as u64).unwrap();
    let solution: Vec<&str> = catalog::puzzles(daily.game)[daily.number - 1].solution().collect();
    let path = format!("/puzzles/{}/{}", daily.game, daily.number);
    client.post(&format!("{path}/answer"), json!({})).await;
    assert_eq!(client.get(&path).await.1["mark"], "shown");
    server.clock.advance(Duration::from_secs(86_400));
    assert_eq!(client.get(&path).await.1["mark"], "tried", "the answer is hidden again");
    client.post(&path, json!({ "actions": solution })).await;
    let (_, list) = client.get("/puzzles").await;
    assert_eq!(
        (&list["streak"], &list["solved"], &list["daily"]["mark"]),
        (&json!(1), &json!(1), &json!("solved"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_of_the_day_in_a_row_are_counted() {
    let server = TestServer::start().await;
    let client = server.client("Ada").await;
    for day in 1..=2 {
        let (_, list) = client.get("/puzzles").await;
        let (game, number) =
            (list["daily"]["game"].as_str().unwrap(), list["daily"]["number"].as_u64().unwrap());
        let solution: Vec<&str> = catalog::puzzles(game)[number as usize - 1].solution().collect();
        let (status, _) =
            client.post(&format!("/puzzles/{game}/{number}"), json!({ "actions": solution })).await;
        assert_eq!(status, 200);
        assert_eq!(client.get("/puzzles").await.1["streak"], day);
        server.clock.advance(Duration::from_secs(86_400));
    }
    server.clock.advance(Duration::from_secs(86_400));
    assert_eq!(client.get("/puzzles").await.1["streak"], 0);
}
