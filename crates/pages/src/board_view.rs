//! A board as one viewer sees it: what a table page is composed of.

use maud::Markup;
use table::{Rules as _, Seat, Turn, Viewer, table::Table};

use crate::{
    board::{Board, Holdings, Part, PlanStep},
    choice::{Blocked, Choice, Instead, Repeat},
    draw_context::DrawContext,
    estimate::{Estimate, estimate},
};

/// Everything a table page shows of one game to one viewer.
#[derive(Debug)]
pub struct BoardView {
    /// Round, phase and pools in one line.
    pub status: Markup,
    /// The shared board.
    pub parts: Vec<Part>,
    /// What belongs to each seat.
    pub holdings: Vec<Holdings>,
    /// The viewer's hand; `None` if a viewer cannot have one.
    pub hand: Option<Markup>,
    /// The question to the choosing seat, whoever the viewer is; `None` if nobody must choose.
    pub question: Option<String>,
    /// What is in the hands of the choosing seat.
    pub pending: Option<Markup>,
    /// The steps of the turn.
    pub plan: Vec<PlanStep>,
    /// The actions the viewer can choose from.
    pub choices: Vec<Choice>,
    /// What the viewer might try and may not do now, with the reasons.
    pub blocked: Vec<Blocked>,
    /// The action the viewer would take without thinking, in notation.
    pub obvious: Option<String>,
    /// The decision the viewer took last and can take again.
    pub repeat: Option<Repeat>,
    /// The obvious decision the viewer took last, with the alternatives.
    pub instead: Option<Instead>,
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
        let choices = Choice::all::<B>(table, &view, ctx);
        let blocked = Blocked::all::<B>(table, &view, ctx);
        let ctx = ctx.offering(viewer, &choices, &blocked);
        let chooses = matches!(view.turn, Turn::Choose(seat) if viewer.is(seat));
        let obvious = table.obvious().filter(|_| chooses).map(|action| rules.write_action(action));
        let question = matches!(view.turn, Turn::Choose(_)).then(|| ctx.text(&rules.question(table.state())));
        Self {
            status: B::status(rules, &view, &ctx),
            parts: B::parts(rules, &view, &ctx),
            pending: B::pending(rules, &view, &ctx),
            plan: B::plan(rules, &view, &ctx),
            holdings: Seat::all(rules.seats()).map(|seat| B::holdings(rules, &view, seat, &ctx)).collect(),
            hand: B::hand(rules, &view, &ctx),
            question,
            focus: B::focus(rules, &view),
            round: B::round(rules, &view.observation),
            estimate: estimate(rules, &view),
            repeat: Repeat::of(table, viewer, &choices),
            instead: Instead::of(table, viewer, &ctx),
            choices,
            blocked,
            obvious,
        }
    }
}
