//! Draws a position of a game as a page of its own, to look at while drawing boards.
//!
//! `cargo run -p shelf --example draw -- ice-age '{"seats":4}' 120 1 en > board.html`: game, options, decisions of greedy bots
//! to play first, the seat that looks (0 for a spectator), language.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a tool for those who draw")]

use bots::Level;
use maud::{DOCTYPE, PreEscaped, html};
use pages::Desk;
use table::{Seat, Turn, Viewer, any::Opening, dealer::Seed};
use words::{Dictionary, Speaker};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let argument = |index: usize, default: &str| arguments.get(index).cloned().unwrap_or(default.to_owned());
    let game = shelf::find(&argument(1, "ice-age")).unwrap();
    let opening = Opening {
        options: serde_json::from_str(&argument(2, "{}")).unwrap(),
        seed: Some(Seed::from_number(7)),
        ..Opening::default()
    };
    let mut table = game.boxed().open(&opening).unwrap();
    let mut bot = game.bot(Level::Greedy, 7);
    for _ in 0..argument(3, "0").parse::<usize>().unwrap() {
        let (Turn::Choose(seat), Some(action)) = (table.turn(), bot.choose(table.as_ref())) else { break };
        table.play(seat, &action, None).unwrap();
    }
    let viewer = match argument(4, "1").parse::<u64>().unwrap() {
        0 => Viewer::Public,
        number => Viewer::Seat(Seat::from_number(number).unwrap()),
    };
    let language = argument(5, "en");
    let locales: Vec<_> = game.boxed().locales().iter().chain(game.board().locales()).collect();
    let dictionary = Dictionary::new(&language, locales).unwrap();
    let names = ["Ada", "Björn", "Chloé", "Dagmar", "Emil"].map(str::to_owned);
    let speaker = Speaker { dictionary: &dictionary, names: &names };
    let desk = Desk::new(game.boxed().name(), &speaker, &names, &[]);
    let scene = game.board().scene(table.as_ref(), viewer, &desk).unwrap();
    let page = html! {
        (DOCTYPE)
        html lang=(language) {
            head {
                meta charset="utf-8"; meta name="viewport" content="width=device-width,initial-scale=1";
                style { (PreEscaped(include_str!("../../pages/assets/palette.css"))) (PreEscaped(game.board().style())) }
            }
            body {
                header { (scene.status) }
                p { strong { (scene.question.unwrap_or_default()) } }
                @for section in &scene.sections {
                    section #(section.id) { h2 { (desk.say(&section.title)) } (section.body) }
                }
                @for (seat, holdings) in Seat::all(table.seats()).zip(&scene.holdings) {
                    h2 { (desk.mark(seat).badge()) (desk.name(seat)) }
                    div { (holdings.strip) } div { (holdings.full) }
                }
                @if let Some(hand) = &scene.hand { footer { (hand) } }
                ol { @for choice in &scene.choices { li title=(choice.spots.join(" ")) { (choice.words) } } }
            }
        }
    };
    println!("{}", page.into_string());
}
