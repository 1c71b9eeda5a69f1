//! `ochre play`: a whole game at the terminal, and everything a person may do to it.

use std::collections::BTreeSet;

use crate::common::{Scratch, Terminal, ochre, ochre_with, read, record, version};
use serde_json::{Value, json};

const YOU: &str = "Player 1> ";
/// Seat 1 is a person, who is asked first with this seed.
const SHORT: [&str; 8] =
    ["ice-age", "--seats", "you,random,random", "--seed", "11", "--option", "short=true", "--file"];

/// `ochre play` with the usual setting, this file, and these lines typed.
fn play(file: &str, lines: &str) -> crate::common::Run {
    ochre_with(&[&["play"], &SHORT[..], &[file]].concat(), lines.as_bytes())
}

/// What seat 1 chose, in order.
fn chosen(file: &str) -> Vec<Value> {
    let events = record(file)["events"].as_array().unwrap().clone();
    events.into_iter().filter(|event| event["seat"] == 1).collect()
}

#[test]
fn a_game_of_first_choices_reaches_its_end_and_can_be_verified() {
    let scratch = Scratch::new("play-whole-game");
    let file = scratch.path("game.json");
    let shown = play(&file, &"1\n".repeat(2_000)).good();
    let seed = record(&file)["seed"].as_str().unwrap().to_owned();
    for wanted in [
        "A new game of Ice Age for Player 1, random 2, random 3.",
        "The game is over.",
        " wins.",
        "1. ",
        "3. ",
        &seed,
    ] {
        assert!(shown.contains(wanted), "{wanted}\n{shown}");
    }
    let commitment = record(&file)["commitment"].as_str().unwrap().to_owned();
    assert!(shown.contains(&format!("Commitment of the dealer (SHA-256 of the seed): {commitment}")));
    assert!(shown.ends_with(&format!("To check the dealing, run: ochre verify {file}\n")));
    let verified = ochre(&["verify", &file]).good();
    assert!(verified.contains(&commitment) && !verified.contains("not over"), "{verified}");
}

#[test]
fn leaving_in_the_middle_of_a_card_and_coming_back_shows_the_same_board_and_choices() {
    let scratch = Scratch::new("play-resume");
    let file = scratch.path("game.json");
    // Choose until a card is being performed: then there is "done" to choose.
    let mut terminal = Terminal::start(&[&SHORT[..], &[&file]].concat());
    let mut shown = terminal.until_prompt(YOU);
    let mut choices = 0;
    while !shown.contains("  done  ") {
        terminal.type_in("1");
        shown = terminal.until_prompt(YOU);
        choices += 1;
        assert!(choices < 200, "no card was performed in steps");
    }
    terminal.type_in("board");
    let board = terminal.until_prompt(YOU);
    terminal.type_in("list");
    let list = terminal.until_prompt(YOU);
    let before = version(&file);
    terminal.type_in("quit");
    terminal.until_prompt("Run the same command to continue.\n");

    let mut terminal = Terminal::start(&[&SHORT[..], &[&file]].concat());
    let back = terminal.until_prompt(YOU);
    assert!(
        back.starts_with("You continue a saved game of Ice Age (Player 1, random 2, random 3)."),
        "{back}"
    );
    let board = board.strip_suffix(YOU).unwrap();
    assert!(back.contains(board), "the board differs:\n{board}\n{back}");
    assert!(back.ends_with(&list), "the choices differ:\n{list}\n{back}");
    assert_eq!(version(&file), before);
    terminal.type_in("1");
    terminal.until_prompt(YOU);
    assert!(version(&file) > before);
    terminal.kill();
}

#[test]
fn a_killed_game_keeps_every_answered_action() {
    let scratch = Scratch::new("play-kill");
    let file = scratch.path("game.json");
    let mut kept = Vec::new();
    for answered in 0..6 {
        let mut terminal = Terminal::start(&[&SHORT[..], &[&file]].concat());
        terminal.until_prompt(YOU);
        assert_eq!(chosen(&file), kept, "after {answered} actions");
        terminal.type_in("1");
        terminal.until_prompt(YOU);
        kept = chosen(&file);
        assert_eq!(kept.len(), answered + 1);
        terminal.kill();
    }
    assert!(ochre(&["verify", &file]).good().contains("The game is not over yet."));
}

#[test]
fn undo_goes_back_to_the_barrier_and_names_it() {
    let scratch = Scratch::new("play-undo");
    let file = scratch.path("game.json");
    let shown = play(&file, "undo\nwhy\nquit\n").good();
    assert!(shown.contains("Nothing can be taken back. Another player has decided since."), "{shown}");

    // Play until two own decisions lie open, then take both back and fail at the third.
    let mut terminal = Terminal::start(&[&SHORT[..], &[&file]].concat());
    terminal.until_prompt(YOU);
    for _ in 0..300 {
        terminal.type_in("why");
        if terminal.until_prompt(YOU).contains("2 actions can be taken back.") {
            break;
        }
        terminal.type_in("1");
        terminal.until_prompt(YOU);
    }
    let plays = chosen(&file).len();
    for taken_back in 1..=2 {
        terminal.type_in("undo");
        assert!(terminal.until_prompt(YOU).contains("Taken back."));
        let events = chosen(&file);
        assert_eq!(events.len(), plays + taken_back);
        assert_eq!(events.last().unwrap(), &json!({"seat": 1, "undo": true}));
    }
    terminal.type_in("undo");
    let refused = terminal.until_prompt(YOU);
    assert!(
        refused.contains("Another player has decided since.")
            || refused.contains("Something hidden has become known since"),
        "{refused}"
    );
    terminal.type_in("why");
    assert!(terminal.until_prompt(YOU).contains("Nothing can be taken back. "));
    assert_eq!(chosen(&file).len(), plays + 2, "a refused undo is no event");
    terminal.kill();
    ochre(&["verify", &file]).good();
}

#[test]
fn an_illegal_action_is_refused_with_the_rule_and_unknown_text_with_advice() {
    let scratch = Scratch::new("play-nonsense");
    let file = scratch.path("game.json");
    let long = "x".repeat(100_000);
    let typed = format!(
        "place 1\nplay L-ice\n0\n99\n-1\n99999999999999999999\ndance\n\u{1b}[2J\n{long}\n\n  \n?\nhelp\nlog\nscores\nl\n"
    );
    let shown = play(&file, &typed).good();
    for wanted in [
        "That region is under ice. (IA-SETUP-05)",
        "Something else must be decided now. (IA-MIG-02)",
        "There is no action 0; there are 8.",
        "There is no action 99; there are 8.",
        "\"-1\" is neither an action nor a word. Type help",
        "\"99999999999999999999\" is neither",
        "\"dance\" is neither",
        "\"[2J\" is neither",
        "The game is saved in",
    ] {
        assert!(shown.contains(wanted), "{wanted}\n{shown}");
    }
    assert!(!shown.contains('\u{1b}') && !shown.contains(&"x".repeat(100)));
    assert_eq!(chosen(&file).len(), 0);
    // Blanks do not matter; bytes that are no text do not end the game.
    let shown =
        ochre_with(&[&["play"], &SHORT[..], &[&file]].concat(), b"\xff\xfe\n   place    5  \nquit\n").good();
    assert!(shown.contains("is neither an action nor a word"), "{shown}");
    assert_eq!(chosen(&file), [json!({"seat": 1, "play": "place 5"})]);
}

#[test]
fn the_end_of_the_input_leaves_a_saved_game() {
    let scratch = Scratch::new("play-eof");
    let file = scratch.path("game.json");
    assert!(play(&file, "").good().contains("The game is saved in"));
    let before = read(&file);
    assert!(play(&file, "1").good().contains("The game is saved in"), "a last line without an end counts");
    assert_ne!(read(&file), before);
    assert_eq!(scratch.names(), ["game.json"], "nothing is left beside it");
}

/// The names of the cards in "Your hand: …".
fn hands(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.strip_prefix("Your hand: ")).collect()
}

#[test]
fn two_people_at_one_screen_never_see_each_others_hands_or_draws() {
    let scratch = Scratch::new("play-hot-seat");
    let file = scratch.path("game.json");
    let arguments =
        ["play", "ice-age", "--seats", "Ann,Bob,random", "--seed", "3", "-o", "short=true", "--file", &file];
    let shown = ochre_with(&arguments, "1\n".repeat(3_000).as_bytes()).good();
    assert!(shown.contains("The game is over."));
    let (welcome, rest) = shown.split_once("Hand the device to ").unwrap();
    assert!(hands(welcome).is_empty());
    let mut looks = 0;
    let mut secrets = [Vec::new(), Vec::new()];
    for part in rest.split("Hand the device to ") {
        let (who, screen) = part.split_once(" and press Enter.").unwrap();
        let other = if who == "Ann" { "Bob" } else { "Ann" };
        assert!(!screen.contains(&format!("{other}> ")), "{other} is asked on the screen of {who}");
        secrets[usize::from(who == "Bob")].extend(own_news(screen));
        looks += 1;
    }
    assert!(looks > 10, "the device changed hands {looks} times");
    assert_eq!(shown.matches(&"\n".repeat(60)).count(), looks, "the screen is scrolled empty each time");
    // What each of them read of draws and cards put away is their own story, once and in order.
    for (seat, read) in ["1", "2"].into_iter().zip(&secrets) {
        let story = ochre(&["replay", &file, "--seat", seat]).good();
        let story = own_news(&story);
        assert!(read.len() > 5 && story.starts_with(read), "seat {seat} read {read:?} of {story:?}");
    }
}

/// The lines for the reader alone. Typed text is not in the output, so that a prompt may precede them.
fn own_news(text: &str) -> Vec<String> {
    let unprompted = text.lines().map(|line| line.split_once("> ").map_or(line, |(_, told)| told).trim());
    let secret = |line: &&str| line.starts_with("You draw ") || line.starts_with("You put ");
    unprompted.filter(secret).map(str::to_owned).collect()
}

#[test]
fn only_the_hand_of_the_person_with_the_device_is_shown() {
    let scratch = Scratch::new("play-hot-seat-hands");
    let file = scratch.path("game.json");
    let arguments = ["play", "ice-age", "--seats", "Ann,Bob,random", "--seed", "4", "--file", &file];
    let shown = ochre_with(&arguments, "1\n".repeat(120).as_bytes()).good();
    // Every hand each of them ever held.
    let held = ["1", "2"].map(|seat| {
        (0..=version(&file))
            .flat_map(|at| {
                let replay = ochre(&["replay", &file, "--at", &at.to_string(), "--seat", seat]).good();
                hands(&replay).into_iter().map(str::to_owned).collect::<Vec<_>>()
            })
            .collect::<BTreeSet<String>>()
    });
    assert_ne!(held[0], held[1]);
    let mut seen = 0;
    for part in shown.split("Hand the device to ").skip(1) {
        let own = usize::from(part.starts_with("Bob"));
        for hand in hands(part) {
            assert!(held[own].contains(hand), "not a hand of their own: {hand}");
            seen += 1;
        }
    }
    assert!(seen > 5, "only {seen} hands were shown");
}
