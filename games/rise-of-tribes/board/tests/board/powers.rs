//! What the page shows of the powers of chiefs, whichever effects they have.

use std::fmt::Write;

use pages::conformance::{Renderer, all_markup};
use rise_of_tribes::{Action, Once, Options, Power, RiseOfTribes};
use rise_of_tribes_board::RiseOfTribesBoard;
use table::{
    Rules, Turn, Viewer,
    dealer::Seed,
    table::{Dealing, Table},
};
use words::Language;

/// A file can give any power any effect: here every chief leads a march, and it is used once in a turn.
#[test]
fn a_power_is_marked_as_used_by_what_it_does() {
    let mut overlay = String::new();
    for power in Power::ALL {
        write!(overlay, "[powers.{power}]\neffect = {{ kind = \"free-march\", members = 1 }}\n").unwrap();
    }
    let content = RiseOfTribes::overlaid_content("mine.toml", &overlay).unwrap();
    let options = Options { seats: 2, powers: true, ..Options::default() };
    let rules = RiseOfTribes::new(&options, &content).unwrap();
    let renderer = Renderer::<RiseOfTribesBoard>::new(Language::English).unwrap();
    let mut table = Table::open(rules, None, Dealing::Seeded(Seed::from_number(5)));
    let (mut used, mut unused) = (0, 0);
    for decision in 0..300 {
        let Turn::Choose(seat) = table.turn() else { break };
        let actions = table.view(Viewer::Seat(seat)).actions;
        let march = actions.iter().find(|action| matches!(action, Action::March(..)));
        let active = table.state().active;
        if table.state().player(active).power.is_some() && decision % 3 == 0 || march.is_some() {
            let scene = renderer.view(&table, Viewer::Seat(active));
            let shown = all_markup(&scene).contains(">Used<");
            assert_eq!(shown, table.state().once.has(Once::Wayfarers));
            if shown { used += 1 } else { unused += 1 }
        }
        let action = march.copied().unwrap_or(actions[decision * 7 % actions.len()]);
        table.play(seat, action).unwrap();
    }
    assert!(used > 3 && unused > 3, "{used} {unused}");
}
