//! The map in words.

use ice_age::{IceAge, Options};
use ice_age_board::IceAgeBoard;
use pages::conformance::{Renderer, all_markup};
use table::{
    Rules, Turn, Viewer,
    dealer::Seed,
    table::{Dealing, Table},
};
use words::Language;

#[test]
fn every_region_says_what_it_holds_and_what_it_would_score() {
    let options = Options { seats: 3, ..Options::default() };
    let rules = <IceAge as Rules>::new(&options, &IceAge::standard_content()).unwrap();
    let mut table = Table::open(rules, None, Dealing::Seeded(Seed::from_number(7)));
    for _ in 0..3 {
        let Turn::Choose(seat) = table.turn() else { panic!("hunters must be placed") };
        let action = table.rules().read_action("place 6").unwrap();
        table.play(seat, action).unwrap();
    }
    let renderer = Renderer::<IceAgeBoard>::new(Language::English).unwrap();
    let page = all_markup(&renderer.view(&table, Viewer::Public));
    let expected = "Region 6, pasture. Here: 1 mammoth, 1 fire, face down, 1 hunter of Ada, 1 hunter of Björn, 1 hunter of \
        Chloé. It feeds 4 to 6, as the fires will show; 3 stand here. A hunter who stays scores 2; now that would be Ada 2, \
        Björn 2, Chloé 2. Borders 1, 2, 3, 5, 7, 9, 10.";
    assert!(page.contains(expected), "{page}");
}
