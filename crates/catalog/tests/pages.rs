//! Whole pages of every game: their weight, and how a game went.

#![allow(clippy::unwrap_used, reason = "tests stop where they fail")]

mod common;

use std::io::Write as _;

use common::{dictionary, drawn, played};
use flate2::{Compression, write::GzEncoder};
use pages::{DrawContext, Language, assets};
use table::{Seat, Turn, Viewer};
use words::Speaker;

fn compressed(text: &str) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap().len()
}

#[test]
fn a_cold_page_is_under_180_kilobytes_and_a_whole_table_under_40() {
    let (files, links) = assets(catalog::all().iter().map(|game| game.board().style()));
    for game in catalog::all() {
        for decisions in [0, 40, 150] {
            let table = played(*game, decisions);
            let (page, whole) = drawn(*game, table.as_ref(), &dictionary(*game), &links);
            let name = game.boxed().name();
            let loaded = files.iter().filter(|file| page.contains(&file.name));
            let still: usize = loaded.map(|file| compressed(&file.body)).sum();
            let (cold, warm) = (still + compressed(&page), compressed(&whole));
            assert!(cold < 180_000, "{name} after {decisions}: {cold} bytes cold, {still} of them files");
            assert!(warm < 40_000, "{name} after {decisions}: a whole table has {warm} bytes");
        }
    }
}

#[test]
fn the_last_round_of_a_history_ends_with_the_final_scores() {
    for game in catalog::all() {
        let table = played(*game, usize::MAX);
        assert_eq!(table.turn(), Turn::Over);
        let rounds = pages::history(game.boxed(), game.board(), &table.record(true)).unwrap();
        let scores: Vec<i32> = table.standings().lines.iter().map(|line| line.score).collect();
        assert_eq!(rounds.last().unwrap().scores, scores, "{}", game.boxed().name());
        assert!(rounds.windows(2).all(|pair| pair[0].round < pair[1].round));
        assert!(rounds.len() > 1, "{} has rounds", game.boxed().name());
    }
}

#[test]
fn every_game_brings_its_rule_index_and_every_face_a_drawing() {
    for game in catalog::all() {
        let table = played(*game, 0);
        let dictionary = dictionary(*game);
        let words = Speaker { dictionary: &dictionary, names: &[] };
        let draw_context = DrawContext::new(game.boxed().name(), &words, &[], &[]);
        assert!(!game.board().rulebook(Language::English).is_empty(), "{}", game.boxed().name());
        for face in game.boxed().faces(None).unwrap() {
            let drawing = game.board().face(table.as_ref(), &face, &draw_context).unwrap().into_string();
            assert!(
                !drawing.is_empty() && !drawing.contains('⟨'),
                "{} {}: {drawing}",
                game.boxed().name(),
                face.id
            );
        }
    }
}

/// At the end nobody's score hangs on what a viewer cannot know by more than the imagined positions say.
#[test]
fn an_estimate_holds_the_true_score_when_the_game_is_over() {
    for game in catalog::all() {
        let table = played(*game, usize::MAX);
        let dictionary = dictionary(*game);
        let names: Vec<String> = Seat::all(table.seats()).map(|seat| seat.to_string()).collect();
        let words = Speaker { dictionary: &dictionary, names: &names };
        let draw_context = DrawContext::new(game.boxed().name(), &words, &names, &[]);
        let view = game.board().view(table.as_ref(), Viewer::Public, &draw_context).unwrap();
        assert_eq!(view.estimate.len(), table.seats());
        for (line, estimate) in table.standings().lines.iter().zip(&view.estimate) {
            assert!(estimate.least <= line.score && line.score <= estimate.most, "{}", game.boxed().name());
        }
    }
}
