//! The action board: four queues of dice, and what each die in hand would be worth before it is placed.

use maud::{Markup, html};
use pages::END_OF_STILL;
use rise_of_tribes::{BoardAction, Face, Level, State, Worth, words};
use table::{Rules, Seat, sets::Indexed, text::Phrase};

use crate::{
    dice::die,
    helps,
    icons::{Icon, Pictured},
    pen::{Pen, message},
};

/// The four actions.
pub(crate) fn draw(pen: &Pen<'_>, state: &State) -> Markup {
    html! {
        ul .rt-lanes {
            @for board_action in BoardAction::each() {
                li data-still="" { (Lane::new(pen, state, board_action).draw()) } (END_OF_STILL)
            }
        }
    }
}

/// One action by itself.
pub(crate) fn one(pen: &Pen<'_>, state: &State, board_action: BoardAction) -> Markup {
    Lane::new(pen, state, board_action).draw()
}

/// One action: its queue, and what the next die would make of it.
struct Lane<'a> {
    pen: &'a Pen<'a>,
    state: &'a State,
    board_action: BoardAction,
    /// Newest first.
    queue: [Face; 3],
    /// Taken in this turn.
    taken: bool,
    /// Are the dice rolled and not all placed?
    rolled: bool,
    /// What the faces in hand would bring, the strongest first; before the roll, what any face would. None once it is taken.
    worths: Vec<(Face, Worth)>,
}

impl<'a> Lane<'a> {
    fn new(pen: &'a Pen<'a>, state: &'a State, board_action: BoardAction) -> Self {
        let taken = state.actions_taken.has(board_action);
        let rolled = !state.hand.is_empty();
        let faces: Vec<Face> = match (taken, rolled) {
            (true, _) => Vec::new(),
            (false, true) => state.hand.iter().map(|(face, _)| face).collect(),
            (false, false) => Face::ALL.to_vec(),
        };
        let mut worths: Vec<(Face, Worth)> =
            faces.into_iter().map(|face| (face, pen.rules.worth(state, board_action, face))).collect();
        worths.sort_by_key(|(_, worth)| std::cmp::Reverse(worth.level.index()));
        Self { pen, state, board_action, queue: state.queues[board_action.index()], taken, rolled, worths }
    }

    fn draw(&self) -> Markup {
        let Self { pen, board_action, queue, .. } = *self;
        let name = pen.say(&words::board_action(board_action));
        let dice = queue.iter().map(|&face| words::face(face)).collect();
        let read =
            pen.say(&message("queue").list("dice", dice).phrase("level", words::level(Level::of(queue))));
        let said = self.worths.iter().map(|&(face, worth)| pen.say(&in_words(board_action, face, worth)));
        let label = format!("{name}. {read} {}", said.collect::<Vec<_>>().join(" "));
        let drawing = html! {
            span .rt-lane .rt-taken[self.taken] {
                span .rt-lane-head { (pen.icon(board_action.icon())) strong { (name) } }
                (self.scale())
                (self.row())
                (helps::draw(pen, self.state, board_action))
                (self.says())
            }
        };
        pen.ctx.html_spot(&format!("do-{board_action}"), &label, &drawing)
    }

    /// The three strengths, and the one each die would give: the strongest die above, the others below. RT-DICE-08..11
    fn scale(&self) -> Markup {
        let strongest = self.worths.first().map(|(face, _)| *face);
        let reached = |level: Level, first: bool| {
            let here = self.worths.iter().filter(move |(_, worth)| worth.level == level);
            here.map(|(face, _)| *face).filter(move |face| (Some(*face) == strongest) == first)
        };
        html! {
            span .rt-scale aria-hidden="true" {
                @for (level, face) in [(Level::Low, Face::Moon), (Level::Normal, Face::Blank), (Level::High, Face::Sun)] {
                    @let will = self.rolled && reached(level, true).next().is_some();
                    @let was = self.taken && Level::of(self.queue) == level;
                    span .rt-will[will || was] .rt-could[self.rolled && reached(level, false).next().is_some()] {
                        i { @for face in reached(level, true) { (self.pen.icon(face.icon())) } }
                        b { (amount(self.board_action, self.at(face))) }
                        i { @for face in reached(level, false) { (self.pen.icon(face.icon())) } }
                    }
                }
            }
        }
    }

    /// What the action brings with nothing but `face` on it.
    fn at(&self, face: Face) -> Worth {
        let mut alike = *self.state;
        alike.queues[self.board_action.index()] = [face; 3];
        self.pen.rules.worth(&alike, self.board_action, face)
    }

    /// The dice as they would lie: the new one in front, the last one on its way to the next player. RT-DICE-06, RT-DICE-07
    fn row(&self) -> Markup {
        let pen = self.pen;
        let [one, two, three] = self.queue;
        let heir = Seat::new((self.state.active.index() + 1) % pen.rules.seats());
        html! {
            span .rt-queue data-rule="RT-DICE-08" {
                @if self.taken {
                    (die(pen, one)) (die(pen, two)) (die(pen, three))
                } @else {
                    @match self.worths.first().filter(|_| self.rolled) {
                        Some((face, _)) => { span .rt-die.rt-ghost.(format_args!("rt-{face}")) aria-hidden="true" { (pen.icon(face.icon())) } }
                        None => { span .rt-die.rt-ghost aria-hidden="true" {} }
                    }
                    (die(pen, one)) (die(pen, two))
                    span .rt-leaves { (pen.icon(Icon::Arrow)) (die(pen, three)) (pen.ctx.emblem(heir).badge()) }
                }
            }
        }
    }

    /// What there would be to have now, in words; beside it the other die.
    fn says(&self) -> Markup {
        let pen = self.pen;
        let first = self.worths.first().map(|&(face, worth)| {
            let gain = says(self.board_action, worth);
            if self.rolled {
                gain
            } else {
                message("with-die").phrase("die", words::face(face)).phrase("gain", gain)
            }
        });
        let level = words::level(Level::of(self.queue));
        let said = first.unwrap_or_else(|| message("taken").phrase("level", level));
        let other = self.worths.last().filter(|_| self.worths.len() > 1).map(|&(face, worth)| {
            message("other-die")
                .phrase("die", words::face(face))
                .text("gain", amount(self.board_action, worth))
        });
        let said = pen.say(&said);
        html! {
            span .rt-says {
                b .long[said.chars().count() > LONG] { (said) }
                @if let Some(other) = other { span { (pen.say(&other)) } }
            }
        }
    }
}

/// Where the strength takes more characters than this, that of the other die has no room.
const LONG: usize = 24;

/// The number of a strength: members, cards, or hexes and the goods from each.
fn amount(board_action: BoardAction, worth: Worth) -> String {
    match board_action {
        BoardAction::Grow | BoardAction::Move | BoardAction::Lead => worth.amount.to_string(),
        BoardAction::Gather => format!("{}×{}", worth.amount, worth.each),
    }
}

/// What there really is to have, in a few words.
fn says(board_action: BoardAction, worth: Worth) -> Phrase {
    let plain = worth.real == worth.amount * worth.each;
    match board_action {
        BoardAction::Gather if plain => {
            message("gain-gather").number("hexes", worth.amount).number("each", worth.each)
        }
        BoardAction::Gather => message("gain-goods").number("goods", worth.real),
        BoardAction::Grow | BoardAction::Move | BoardAction::Lead => {
            message(&format!("gain-{board_action}")).number("count", worth.real)
        }
    }
}

/// What a die would be worth, as a sentence.
fn in_words(board_action: BoardAction, face: Face, worth: Worth) -> Phrase {
    message(&format!("worth-{board_action}"))
        .phrase("die", words::face(face))
        .phrase("level", words::level(worth.level))
        .number("amount", worth.amount)
        .number("each", worth.each)
        .number("real", worth.real)
}
