//! A board as one viewer sees it: what a table page is composed of.

use maud::Markup;
use table::{Rules as _, Seat, Turn, Viewer, table::Table};

use crate::{
    board::{Board, Holdings, Section},
    draw_context::DrawContext,
    estimate::{Estimate, estimate},
};

/// Everything a table page shows of one game to one viewer.
#[derive(Debug)]
pub struct BoardView {
    /// Round, phase and pools in one line.
    pub status: Markup,
    /// The shared board.
    pub sections: Vec<Section>,
    /// What belongs to each seat.
    pub holdings: Vec<Holdings>,
    /// The viewer's hand; `None` if a viewer cannot have one.
    pub hand: Option<Markup>,
    /// The question to the choosing seat, whoever the viewer is; `None` if nobody must choose.
    pub question: Option<String>,
    /// The actions the viewer can choose from.
    pub choices: Vec<Choice>,
    /// The id of the part to bring into view.
    pub focus: Option<String>,
    /// The round, from 1.
    pub round: u32,
    /// The score of each seat, as far as the viewer can tell.
    pub estimate: Vec<Estimate>,
}

impl BoardView {
    /// Draws `table` for `viewer` with the board `B`.
    pub fn draw<B: Board>(table: &Table<B::Game>, viewer: Viewer, ctx: &DrawContext<'_>) -> Self {
        let rules = table.rules();
        let view = table.view(viewer);
        let choices: Vec<Choice> = view
            .actions
            .iter()
            .map(|&action| Choice {
                action: rules.write_action(action),
                text: ctx.text(&rules.describe_action(table.state(), action)),
                spots: B::spots(rules, &view, action),
                group: B::group(rules, &view, action).map(|phrase| ctx.text(&phrase)),
                loses: B::loses(rules, &view, action).map(|phrase| ctx.text(&phrase)),
            })
            .collect();
        let ctx = ctx.offering(viewer, &choices);
        let question = matches!(view.turn, Turn::Choose(_)).then(|| ctx.text(&rules.question(table.state())));
        Self {
            status: B::status(rules, &view, &ctx),
            sections: B::sections(rules, &view, &ctx),
            holdings: Seat::all(rules.seats()).map(|seat| B::holdings(rules, &view, seat, &ctx)).collect(),
            hand: B::hand(rules, &view, &ctx),
            question,
            focus: B::focus(rules, &view),
            round: B::round(rules, &view.observation),
            estimate: estimate(rules, &view),
            choices,
        }
    }
}

/// An action on offer.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The action in notation.
    pub action: String,
    /// What it does and costs, in the reader's language.
    pub text: String,
    /// The spots it points at, in the order a player would select them.
    pub spots: Vec<String>,
    /// Its heading in the list.
    pub group: Option<String>,
    /// What the player would lose by it; the page asks for confirmation.
    pub loses: Option<String>,
}

impl Choice {
    /// The choices that point at every selected spot: those that name them in the order of selection or, if there are none,
    /// those that name them in any order.
    pub(crate) fn fitting<'a>(choices: &'a [Self], selected: &[String]) -> Vec<&'a Self> {
        let fit = choices.iter().filter(|choice| selected.iter().all(|spot| choice.spots.contains(spot)));
        let (ordered, other): (Vec<&Self>, Vec<&Self>) = fit.partition(|choice| choice.in_order(selected));
        if ordered.is_empty() { other } else { ordered }
    }

    /// Does it name the selected spots in this order (from, to)?
    fn in_order(&self, selected: &[String]) -> bool {
        let mut spots = self.spots.iter();
        selected.iter().all(|spot| spots.any(|named| named == spot))
    }
}
