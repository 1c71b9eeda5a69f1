//! Cards nobody else may know, looked for by name.

use std::collections::BTreeSet;

use ice_age::{Card, IceAge};
use ice_age_board::IceAgeBoard;
use pages::conformance::{Renderer, all_markup, random_game};
use table::{Rules, Viewer};
use words::Language;

/// IA-SETUP-30: whoever looks sees the faces of their own hand, the visible discards and the card in play, no others.
#[test]
fn no_scene_shows_a_card_its_viewer_may_not_know() {
    let renderer = Renderer::<IceAgeBoard>::new(Language::English).unwrap();
    let named = |card: Card| {
        let text = renderer.text(&ice_age::card_name(card));
        (format!("{text} ({}):", card.colour().id()), format!("<span class=\"ia-card-name\">{text}</span>"))
    };
    let names: Vec<_> = Card::ALL.into_iter().map(named).collect();
    let mut hidden = 0;
    for (options, seed) in IceAge::every_options().iter().zip(50..) {
        random_game::<IceAge>(options, seed, |table, acting, decision| {
            if decision % 5 != 0 {
                return;
            }
            let left = acting.left(table.rules().seats());
            for viewer in [Viewer::Public, Viewer::Seat(acting), Viewer::Seat(left)] {
                let view = table.view(viewer).to_json(table.rules());
                let seen = &view["observation"];
                let mut known: BTreeSet<&str> = BTreeSet::new();
                known.extend(["light", "dark"].iter().filter_map(|deck| seen[deck]["top"].as_str()));
                known.extend(seen["task"]["card"].as_str());
                for player in seen["players"].as_array().unwrap() {
                    known.extend(
                        player["hand"].as_array().into_iter().flatten().filter_map(|card| card.as_str()),
                    );
                }
                let page = all_markup(&renderer.view(table, viewer));
                for (card, (title, face)) in Card::ALL.into_iter().zip(&names) {
                    if !known.contains(card.id()) {
                        hidden += 1;
                        // "Mammoth" is also the end of "Club or Mammoth".
                        let read =
                            page.match_indices(title.as_str()).any(|(at, _)| !page[..at].ends_with("or "));
                        assert!(!read, "{viewer:?} reads about {card}");
                        assert!(!page.contains(face), "{viewer:?} sees {card}");
                        assert!(!page.contains(&format!("data-spot=\"card-{card}\"")), "{viewer:?}: {card}");
                    }
                }
            }
        })
        .unwrap();
    }
    assert!(hidden > 1000, "only {hidden} hidden cards were looked for");
}
