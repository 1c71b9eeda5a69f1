//! Cards nobody else may know, looked for by name.

use endless_winter::{Card, EndlessWinter, Options};
use endless_winter_board::EndlessWinterBoard;
use pages::conformance::{Renderer, all_markup, random_game};
use table::{Seat, Viewer};
use words::Language;

/// There is one of each Culture card, so if its id or name is in a scene, that card is.
#[test]
fn no_scene_shows_a_card_its_viewer_may_not_know() {
    let renderer = Renderer::<EndlessWinterBoard>::new(Language::English).unwrap();
    let (mut hidden, mut known_cards) = (0, 0);
    for seed in 300..306 {
        random_game::<EndlessWinter>(&Options::seats(3), seed, |table, _, decision| {
            if decision % 7 != 0 {
                return;
            }
            let rules = table.rules();
            for viewer in Viewer::all(3) {
                let drawn = all_markup(&renderer.view(table, viewer));
                for seat in Seat::all(3).filter(|&seat| !viewer.is(seat)) {
                    let secret = &table.state().secret[seat.index()];
                    let known = table.state().open.players[seat.index()].known.culture;
                    // EW-RULING-74: what everybody saw going to hand, everybody reads.
                    for culture in known.iter() {
                        known_cards += 1;
                        let name = renderer.text(&rules.culture_name(culture)).replace('\'', "&#39;");
                        assert!(drawn.contains(&name), "decision {decision}: {name} of {seat} is not shown");
                    }
                    let zones = [secret.hand, secret.draw, secret.eclipse, secret.buried];
                    let cultures = zones.iter().flat_map(|zone| zone.culture.iter());
                    for culture in cultures.filter(|&culture| !known.has(culture)) {
                        hidden += 1;
                        let id = format!("-{}\"", rules.card_id(Card::Culture(culture)));
                        assert!(
                            !drawn.contains(&id),
                            "decision {decision}: {id} of {seat} shown to {viewer:?}"
                        );
                        let name = renderer.text(&rules.culture_name(culture)).replace('\'', "&#39;");
                        assert!(
                            !drawn.contains(&format!(">{name}<")),
                            "decision {decision}: {name} of {seat} shown to {viewer:?}"
                        );
                    }
                }
            }
        })
        .unwrap();
    }
    assert!(hidden > 100, "only {hidden} hidden cards were looked for");
    assert!(known_cards > 100, "only {known_cards} known cards were looked for");
}
