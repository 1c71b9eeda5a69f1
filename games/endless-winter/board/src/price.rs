//! What the columns sell, and what one can afford.

use endless_winter::ids::Column;
use maud::{Markup, html};
use table::Seat;

use crate::{
    effects::{amount, labor},
    icons::icon,
    look::Look,
};

/// What something costs; Labor in half points.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cost {
    pub(crate) labor: u8,
    pub(crate) tools: u8,
    pub(crate) food: u8,
}

/// What a player has to spend; Labor in half points.
#[derive(Clone, Copy)]
pub(crate) struct Purse {
    pub(crate) labor: u8,
    pub(crate) tools: u8,
    pub(crate) food: u8,
}

impl Purse {
    /// How often the cost can be paid.
    pub(crate) fn times(self, cost: Cost) -> u8 {
        [(self.labor, cost.labor), (self.tools, cost.tools), (self.food, cost.food)]
            .into_iter()
            .filter_map(|(have, each)| have.checked_div(each))
            .min()
            .unwrap_or(u8::MAX)
    }
}

/// A cost as icons.
pub(crate) fn cost(cost: Cost) -> Markup {
    html! {
        @if cost.food > 0 { (amount(cost.food, "food")) }
        @if cost.tools > 0 { (amount(cost.tools, "tool")) }
        @if cost.labor > 0 { (labor(cost.labor)) }
    }
}

/// The sections of a column.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Top,
    Middle,
}

/// An action of a column.
pub(crate) struct Offer {
    pub(crate) part: Part,
    pub(crate) cost: Cost,
    pub(crate) gain: Markup,
    /// The message that explains it.
    pub(crate) key: &'static str,
    /// A word for it.
    pub(crate) caption: &'static str,
    pub(crate) rule: &'static str,
    /// How often at most in one turn.
    pub(crate) most: u8,
}

/// What a column offers a seat (EW-INIT, EW-DEV, EW-MIG, EW-HUNT).
pub(crate) fn offers(look: &Look<'_>, seat: Seat, column: Column) -> Vec<Offer> {
    let player = look.player(seat);
    let one = |tools, labor| Cost { labor, tools, food: 0 };
    let offer =
        |part, cost, gain, (key, caption), rule, most| Offer { part, cost, gain, key, caption, rule, most };
    match column {
        Column::Initiate => vec![
            offer(
                Part::Top,
                one(1, 2),
                icon("tribe-hand"),
                ("offer-recruit", "cap-recruit"),
                "EW-INIT-01",
                5,
            ),
            offer(
                Part::Middle,
                Cost { food: 1, ..Cost::default() },
                html! { (icon("tribe-discard")) (icon("bury")) },
                ("offer-rite", "cap-rite"),
                "EW-INIT-05",
                1,
            ),
        ],
        Column::Develop => {
            let slot = player.stones.len();
            let board = &look.rules.packed().board;
            let slot_cost = Cost {
                food: board.slot_food.is.get(slot).copied().unwrap_or_default(),
                tools: board.slot_tools.is.get(slot).copied().unwrap_or_default(),
                labor: 0,
            };
            let full = slot >= board.slot_food.is.len();
            vec![
                offer(
                    Part::Top,
                    one(0, 6),
                    icon("culture"),
                    ("offer-learn", "cap-learn"),
                    "EW-DEV-01",
                    look.open.display.len() as u8,
                ),
                offer(
                    Part::Middle,
                    slot_cost,
                    icon("stone"),
                    ("offer-stone", "cap-stone"),
                    "EW-DEV-03",
                    u8::from(!full),
                ),
            ]
        }
        Column::Migrate => vec![
            offer(
                Part::Top,
                one(1, 0),
                icon("camp"),
                ("offer-camp", "cap-camp"),
                "EW-MIG-01",
                player.camps_home(),
            ),
            offer(Part::Top, one(0, 2), icon("move"), ("offer-move", "cap-move"), "EW-MIG-02", u8::MAX),
            offer(
                Part::Middle,
                Cost { food: endless_winter::state::VILLAGE_FOOD, ..Cost::default() },
                icon("village"),
                ("offer-village", "cap-village"),
                "EW-MIG-07",
                u8::from(player.villages.len() < endless_winter::state::VILLAGES),
            ),
        ],
        Column::Hunt => vec![
            offer(
                Part::Top,
                one(0, 2),
                html! { "2" (icon("reveal-animal")) },
                ("offer-reveal", "cap-reveal"),
                "EW-HUNT-01",
                u8::MAX,
            ),
            offer(Part::Top, one(1, 2), icon("animal"), ("offer-hunt", "cap-hunt"), "EW-HUNT-06", u8::MAX),
            offer(Part::Middle, Cost::default(), icon("tip"), ("offer-tip", "cap-tip"), "EW-HUNT-10", 1),
        ],
    }
}
