//! The pictures of all boxes and the kit of motifs they are made of.

#![allow(clippy::unwrap_used, reason = "tests stop where they fail")]

use std::collections::BTreeSet;

use endless_winter_board::EndlessWinterBoard;
use ice_age_board::IceAgeBoard;
use pages::{Board, Pictures, pictures};
use rise_of_tribes_board::RiseOfTribesBoard;
use table::Rules as _;

/// Motifs that no picture shows yet; overlays and other drawings may use them.
const SPARE: [&str; 3] = ["atlatl", "bow", "scalariform"];

/// Symbols of the kit that are no motifs: the wall, its wear, the grounds.
fn is_surface(symbol: &str) -> bool {
    symbol.starts_with("ground-") || ["rock", "wear", "wear-dark"].contains(&symbol)
}

fn boxes() -> [&'static Pictures; 3] {
    [IceAgeBoard::pictures(), EndlessWinterBoard::pictures(), RiseOfTribesBoard::pictures()]
        .map(Option::unwrap)
}

#[test]
fn every_motif_is_shown_somewhere_or_spare() {
    let shown: BTreeSet<&str> = boxes()
        .iter()
        .flat_map(|pictures| pictures.all())
        .flat_map(|(_, _, picture)| picture.motifs())
        .collect();
    let kit: BTreeSet<&str> =
        pictures::motifs().map(|(name, _)| name).filter(|name| !is_surface(name)).collect();
    let unseen: Vec<&str> = kit.difference(&shown).copied().collect();
    assert_eq!(unseen, SPARE);
}

#[test]
fn no_two_faces_of_any_box_are_alike() {
    let all: Vec<_> = boxes().into_iter().flat_map(Pictures::all).collect();
    for (number, (kind, id, picture)) in all.iter().enumerate() {
        let twin = all.iter().skip(number + 1).find(|(_, _, other)| other == picture);
        assert!(twin.is_none(), "{kind} {id} is the same as {twin:?}");
    }
    assert!(all.len() > 230, "{}", all.len());
}

#[test]
fn a_picture_costs_a_page_little() {
    for (kind, id, picture) in boxes().into_iter().flat_map(Pictures::all) {
        let markup = picture.draw().into_string();
        assert!(markup.len() < 1_300, "{kind} {id} has {} bytes", markup.len());
    }
}

/// A face that an overlay adds has no line in the file: if its icons say nothing, its kind does.
#[test]
fn every_kind_of_face_can_be_painted_without_a_line() {
    fn check<B: Board>() {
        let pictures = B::pictures().unwrap();
        for face in B::Game::faces(&B::Game::standard_content()) {
            let picture = pictures.compose(face.kind, "of-my-own", "");
            assert_ne!(picture.motifs().last(), Some("hand-a"), "nothing is known of a {}", face.kind.id);
        }
    }
    check::<IceAgeBoard>();
    check::<EndlessWinterBoard>();
    check::<RiseOfTribesBoard>();
}
