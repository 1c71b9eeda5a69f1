//! The goals of a tribe: in progress with how far they are, the deck they come from, and those completed.

use maud::{Markup, html};
use pages::END_OF_STILL;
use rise_of_tribes::{Action, Condition, Goal, Goods, Progress, words};
use table::{Rules, sets::Set, text::Phrase};

use crate::{
    cards, faces,
    icons::{Icon, Pictured},
    pen::message,
    tribe::{Board, Tribe, missing},
};

/// So many cards lie side by side before anything scrolls; where none lies, its place is drawn.
const PLACES: usize = 5;

impl Tribe<'_> {
    /// Goals, open and done: in the hand of their owner.
    pub(crate) fn cards(&self) -> Markup {
        html! { (self.goals()) (self.finished()) }
    }

    /// Goals in progress, each with how far it is, and the deck.
    fn goals(&self) -> Markup {
        let pen = &self.pen;
        let open = self.state.player(self.seat).open;
        let free = if self.board == Board::Own { open.len()..PLACES } else { 0..0 };
        html! {
            div .rt-goals {
                h2 { (pen.word("in-progress")) }
                ul .rt-cards tabindex="0" {
                    @for goal in open { li data-still="" { (self.goal(goal)) (pen.rule(faces::goal_rule(goal))) } (END_OF_STILL) }
                    @for place in free {
                        li .rt-free { @if place == 0 { (pen.icon(Icon::Lead)) span { (pen.word("no-goals")) } } }
                    }
                    li .rt-deck-place { (self.deck()) }
                }
            }
        }
    }

    /// The cards still to be drawn. RT-LEAD-01
    fn deck(&self) -> Markup {
        let pen = &self.pen;
        let deck = &self.state.player(self.seat).deck;
        let under: Vec<Phrase> = deck.under().map(|known| words::goal(known.card)).collect();
        let mut label = pen.say(&message("goal-deck").number("cards", deck.len() as i64));
        if !under.is_empty() {
            label = format!("{label}. {}", pen.say(&message("under").list("goals", under)));
        }
        html! {
            (self.spot("deck", &label, &html! {
                span .rt-deck { (pen.icon(Icon::Painting)) b { (deck.len()) } small { (pen.word("deck")) } }
            }))
            @if self.offers(|action| action == Action::DrawMore) {
                (self.spot("deck-more", &pen.word("draw-more"), &html! {
                    span .rt-chip { (pen.icon(Icon::Painting)) (pen.word("draw-more")) }
                }))
            }
        }
    }

    fn goal(&self, goal: Goal) -> Markup {
        let pen = &self.pen;
        let progress = pen.rules.progress(self.state, self.seat, goal);
        let said = pen.say(&message("progress").number("have", progress.have).number("need", progress.need));
        let content = pen.rules.content();
        let state = match content.developments.get(&goal) {
            Some(card) => self.price(card.cost.is),
            None => {
                let condition = content.achievements.get(&goal).map(|card| card.condition.is);
                html! { @if let Some(condition) = condition { (self.distance(condition, progress, &said)) } }
            }
        };
        let ready = progress.is_reached();
        let state = html! {
            span .rt-far .rt-ready[ready] {
                (state)
                @if ready { span .rt-ok { "✓ " (pen.word("ready")) } }
            }
        };
        match cards::goal(pen, goal, state) {
            Some(card) => {
                let label = format!("{}: {} ({said})", card.name, card.words);
                self.spot(&format!("goal-{goal}"), &label, &card.draw(pen))
            }
            None => html! {},
        }
    }

    /// What a development costs, and how much of it is there. RT-GOAL-06
    fn price(&self, cost: Goods) -> Markup {
        let pen = &self.pen;
        let goods = self.state.player(self.seat).goods;
        let short = missing(goods, cost);
        html! {
            span .rt-need {
                @for good in cost.kinds() {
                    span .rt-n .rt-short[short.has(good)] { (pen.icon(good.icon())) (goods.of(good).min(cost.of(good))) "/" (cost.of(good)) }
                }
            }
            @if !short.is_empty() { span .rt-short { (pen.word("missing")) " " (pen.goods(short)) } }
        }
    }

    /// How far an achievement is, in words and as a row of marks.
    fn distance(&self, condition: Condition, progress: Progress, said: &str) -> Markup {
        let Progress { have, need } = progress;
        let kind = match condition {
            Condition::Members { .. } => "members",
            Condition::Occupy { .. } => "occupy",
            Condition::Valley { .. } => "valley",
            Condition::Share { .. } => "share",
            Condition::Kindred { .. } => "kindred",
            Condition::Overlord => "overlord",
            Condition::Hold { .. } => "hold",
            Condition::Control { .. } => "control",
        };
        let words = message(&format!("far-{kind}")).number("have", have).number("need", need);
        html! {
            span { (self.pen.say(&words)) }
            span .rt-marks role="img" aria-label=(said) { @for mark in 0..need { i .rt-on[mark < have] {} } }
        }
    }

    /// Completed goals. Developments of another tribe can be lessons for the viewer's elder.
    fn finished(&self) -> Markup {
        let pen = &self.pen;
        let player = self.state.player(self.seat);
        let lessons: Set<Goal> = self
            .view
            .actions
            .iter()
            .filter_map(|&action| match action {
                Action::Borrow(teacher, goal) if teacher == self.seat => Some(goal),
                _ => None,
            })
            .collect();
        let borrowed = self.state.borrowed.filter(|_| self.seat == self.state.active);
        html! {
            div .rt-finished {
                h2 { (pen.word("completed")) }
                ul .rt-done tabindex="0" {
                    @for goal in player.done { li { (self.trophy(goal, lessons.has(goal))) } }
                    @if let Some(goal) = borrowed {
                        li { span .rt-trophy title=(pen.word("borrowed")) { (pen.icon(Icon::Elder)) span .rt-trophy-name { (pen.say(&words::goal(goal))) } } }
                    }
                    @if player.done.is_empty() && borrowed.is_none() { li .rt-free { (pen.word("none-yet")) } }
                }
            }
        }
    }

    fn trophy(&self, goal: Goal, lesson: bool) -> Markup {
        let pen = &self.pen;
        let Some(card) = cards::goal(pen, goal, html! {}) else {
            return html! {};
        };
        let label = format!("{}: {}", card.name, card.words);
        let chip = html! {
            span .rt-trophy data-rule=(card.rule) {
                (card.picture) span .rt-trophy-name { (card.name) }
                @if let Some(points) = card.points { (pen.count(points, Icon::Point)) }
            }
        };
        if lesson {
            pen.ctx.html_spot(&format!("s{}-{goal}", self.seat.number()), &label, &chip)
        } else {
            html! { span title=(label) { (chip) } }
        }
    }
}
