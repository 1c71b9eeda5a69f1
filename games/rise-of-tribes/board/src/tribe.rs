//! What belongs to a tribe: goods, people, villages, goals, the chief's power.

use maud::{Markup, html};
use rise_of_tribes::{Action, Goal, Good, Goods, Object, Offering, Power, RiseOfTribes, State, words};
use table::{
    Rules, Seat, View,
    sets::{Indexed, Set},
    text::Phrase,
};

use crate::{
    cards, faces,
    icons::{Icon, Pictured},
    pen::{Pen, message},
};

/// Whose board it is to the one who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Board {
    /// One's own: its things can be touched.
    Own,
    /// Somebody's, to be looked at.
    Seen,
}

/// One tribe on the page.
pub(crate) struct Tribe<'a> {
    pub(crate) pen: Pen<'a>,
    pub(crate) view: &'a View<RiseOfTribes>,
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    pub(crate) board: Board,
}

impl Tribe<'_> {
    /// A place that can be touched on one's own board.
    fn spot(&self, id: &str, label: &str, drawing: &Markup) -> Markup {
        match self.board {
            Board::Own => self.pen.ctx.html_spot(id, label, drawing),
            Board::Seen => html! { span title=(label) { (drawing) } },
        }
    }

    fn offers(&self, wanted: impl Fn(Action) -> bool) -> bool {
        self.board == Board::Own && self.view.actions.iter().any(|&action| wanted(action))
    }

    /// One line: points, goods, people, villages, goals.
    pub(crate) fn strip(&self) -> Markup {
        let pen = &self.pen;
        let player = self.state.player(self.seat);
        html! {
            span .rt-strip {
                @if player.power.is_some() || player.tribe.is_some() {
                    span .rt-tribe-name { (player.tribe.map(|tribe| pen.say(&words::tribe(tribe))).unwrap_or_default()) }
                }
                (pen.goods(player.goods))
                span .rt-n title=(pen.say(&message("people").number("members", self.people()))) {
                    (self.people()) (pen.icon(Icon::Member))
                }
                span .rt-n title=(pen.say(&message("villages").number("villages", player.village_count()))) {
                    (player.village_count()) (pen.icon(Icon::Village))
                }
                span .rt-n title=(pen.say(&message("goal-count").number("open", player.open.len() as i64).number("done", player.done.len() as i64))) {
                    (player.open.len()) "+" (player.done.len()) (pen.icon(Icon::Card))
                }
                @if let Some(power) = player.power {
                    span .rt-n { (pen.icon(power.icon())) (pen.say(&words::power(power))) }
                }
            }
        }
    }

    fn people(&self) -> i64 {
        i64::from(self.state.field.total(self.seat))
    }

    /// The whole board.
    pub(crate) fn full(&self) -> Markup {
        html! {
            div .rt-board {
                (self.stock())
                (self.supply())
                (self.people_line())
                (self.village_line())
                (self.chief())
                (self.goals())
                (self.finished())
            }
        }
    }

    /// Goods in hand.
    fn stock(&self) -> Markup {
        let pen = &self.pen;
        let goods = self.state.player(self.seat).goods;
        html! {
            div .rt-stock {
                @for &good in Good::ALL {
                    (self.spot(&format!("pay-{good}"), &pen.say(&words::some(good, goods.of(good))), &html! {
                        span .rt-good { (pen.icon(good.icon())) b { (goods.of(good)) } small { (pen.say(&words::good(good))) } }
                    }))
                }
                @if self.offers(|action| action == Action::Offer(Offering::Mixed)) {
                    (self.spot("mixed", &pen.word("mixed"), &html! { span .rt-chip { (pen.word("mixed")) } }))
                }
            }
        }
    }

    /// Where goods come from, and to whom they can be given, when that is asked.
    fn supply(&self) -> Markup {
        let pen = &self.pen;
        let takes = |good: Good| {
            self.offers(|action| match action {
                Action::Take(it) | Action::Basket(it) | Action::Trade(_, it) => it == good,
                Action::Gather(_, it) | Action::Claim(_, it) => it == good,
                _ => false,
            })
        };
        let goods: Vec<Good> = Good::ALL.iter().copied().filter(|&good| takes(good)).collect();
        let gifts = |seat: Seat| self.offers(|action| matches!(action, Action::Give(_, to) if to == seat));
        let others: Vec<Seat> = Seat::all(pen.rules.seats()).filter(|&seat| gifts(seat)).collect();
        html! {
            @if !goods.is_empty() {
                div .rt-stock {
                    span .rt-caption { (pen.word("supply")) }
                    @for good in goods {
                        (self.spot(&format!("take-{good}"), &pen.say(&message("take").phrase("good", words::good(good))), &html! {
                            span .rt-chip { "+" (pen.icon(good.icon())) (pen.say(&words::good(good))) }
                        }))
                    }
                }
            }
            @if !others.is_empty() {
                div .rt-stock {
                    span .rt-caption { (pen.word("give-to")) }
                    @for seat in others {
                        (self.spot(&format!("to-{}", seat.number()), &pen.ctx.name(seat), &html! {
                            span .rt-chip { (pen.badge(seat)) (pen.ctx.name(seat)) }
                        }))
                    }
                }
            }
        }
    }

    fn people_line(&self) -> Markup {
        let pen = &self.pen;
        let player = self.state.player(self.seat);
        let mut parts: Vec<Phrase> = vec![
            message("people").number("members", self.people()),
            message("reserve").number("members", player.reserve),
        ];
        if player.hidden > 0 {
            parts.push(message("hidden").number("members", player.hidden));
        }
        html! {
            p .rt-line {
                (pen.icon(Icon::Member))
                @for (index, part) in parts.iter().enumerate() { @if index > 0 { " · " } (pen.say(part)) }
                @if self.offers(|action| matches!(action, Action::Hide)) {
                    " " (self.spot("mine", &pen.word("hide"), &html! { span .rt-chip { (pen.icon(Icon::Eye)) (pen.word("hide")) } }))
                }
            }
        }
    }

    /// What a village costs and whether it can be paid.
    fn village_line(&self) -> Markup {
        let pen = &self.pen;
        let player = self.state.player(self.seat);
        let Some(face) = player.tribe.and_then(|tribe| pen.rules.content().tribes.get(&tribe)) else {
            return html! {};
        };
        let cost = face.village.is;
        let missing = missing(player.goods, cost);
        html! {
            p .rt-line {
                (pen.icon(Icon::Village)) (pen.say(&message("villages").number("villages", player.village_count())))
                " · " (pen.word("village-cost")) " " (pen.goods(cost))
                " · "
                @if missing.is_empty() { b { (pen.word("affordable")) } }
                @else { (pen.word("missing")) " " (pen.goods(missing)) }
                @if self.offers(|action| action == Action::BuildHidden) {
                    " " (self.spot("mine", &pen.word("build-hidden"), &html! { span .rt-chip { (pen.icon(Icon::Eye)) (pen.word("build-hidden")) } }))
                }
                @if self.offers(|action| matches!(action, Action::BuildWithElder(_))) {
                    " " (self.spot("elder", &pen.word("with-elder"), &html! { span .rt-chip { (pen.icon(Icon::Elder)) (pen.word("with-elder")) } }))
                }
                " " (pen.rule("RT-VILL-02"))
            }
        }
    }

    /// The power, or the two to choose from, and what was bought from events.
    fn chief(&self) -> Markup {
        let pen = &self.pen;
        let player = self.state.player(self.seat);
        let chosen: Vec<Power> = match player.power {
            Some(power) => vec![power],
            None => self
                .view
                .actions
                .iter()
                .filter_map(|&action| match action {
                    Action::Power(power) if self.board == Board::Own => Some(power),
                    _ => None,
                })
                .collect(),
        };
        let owned: Vec<Object> =
            Object::each().filter(|&object| self.state.events.owns(self.seat, object)).collect();
        html! {
            @if !chosen.is_empty() || !owned.is_empty() {
                ul .rt-cards {
                    @for power in chosen {
                        @if let Some(card) = cards::power(pen, power) {
                            li {
                                (self.spot(&format!("power-{power}"), &card.words, &card.draw(pen)))
                                (pen.rule(card.rule))
                            }
                        }
                    }
                    @for object in owned { li { (self.object(object)) (pen.rule(faces::event_rule(object.event()))) } }
                }
            }
        }
    }

    fn object(&self, object: Object) -> Markup {
        let pen = &self.pen;
        let said = pen.say(&Phrase::new(format!("rise-of-tribes-object-{object}-use")));
        self.spot(&format!("obj-{object}"), &said, &html! {
            span .rt-card.rt-event data-rule=(faces::event_rule(object.event())) {
                span .rt-card-head { (pen.icon(object.icon())) span .rt-card-name { (pen.say(&words::event(object.event()))) } }
                span .rt-card-words { (said) }
            }
        })
    }

    /// Goals in progress, each with how far it is, and the deck.
    fn goals(&self) -> Markup {
        let pen = &self.pen;
        let player = self.state.player(self.seat);
        let under: Vec<Phrase> = player.deck.under().map(|known| words::goal(known.card)).collect();
        let deck = message("goal-deck").number("cards", player.deck.len() as i64);
        html! {
            h3 { (pen.word("in-progress")) }
            @if player.open.is_empty() { p .rt-note { (pen.word("no-goals")) } }
            ul .rt-cards { @for goal in player.open { li { (self.goal(goal)) (pen.rule(faces::goal_rule(goal))) } } }
            p .rt-line {
                (self.spot("deck", &pen.say(&deck), &html! { span .rt-chip { (pen.icon(Icon::Card)) (pen.say(&deck)) } }))
                @if self.offers(|action| action == Action::DrawMore) {
                    " " (self.spot("deck-more", &pen.word("draw-more"), &html! {
                        span .rt-chip { (pen.icon(Icon::Painting)) (pen.word("draw-more")) }
                    }))
                }
                @if !under.is_empty() { " " small { (pen.say(&message("under").list("goals", under))) } }
            }
        }
    }

    fn goal(&self, goal: Goal) -> Markup {
        let pen = &self.pen;
        let progress = pen.rules.progress(self.state, self.seat, goal);
        let said = pen.say(&message("progress").number("have", progress.have).number("need", progress.need));
        let cost = pen.rules.content().developments.get(&goal).map_or(Goods::NONE, |card| card.cost.is);
        let missing = missing(self.state.player(self.seat).goods, cost);
        let how_far = html! {
            span .rt-progress .rt-ready[progress.is_reached()] {
                progress max=(progress.need) value=(progress.have) aria-label=(said) {}
                b { (progress.have) "/" (progress.need) }
                @if progress.is_reached() { span .rt-tag { (pen.word("ready")) } }
                @if !missing.is_empty() { "−" (pen.goods(missing)) }
            }
        };
        match cards::goal(pen, goal, how_far) {
            Some(card) => {
                let label = format!("{}: {} ({said})", card.name, card.words);
                self.spot(&format!("goal-{goal}"), &label, &card.draw(pen))
            }
            None => html! {},
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
            @if !player.done.is_empty() || borrowed.is_some() {
                h3 { (pen.word("completed")) }
                ul .rt-done {
                    @for goal in player.done { li { (self.trophy(goal, lessons.has(goal))) } }
                    @if let Some(goal) = borrowed {
                        li { span .rt-chip title=(pen.word("borrowed")) { (pen.icon(Icon::Elder)) (pen.icon(goal.icon())) (pen.say(&words::goal(goal))) } }
                    }
                }
            }
        }
    }

    fn trophy(&self, goal: Goal, lesson: bool) -> Markup {
        let pen = &self.pen;
        let Some(card) = cards::goal(pen, goal, html! {}) else {
            return html! {};
        };
        let chip = html! {
            span .rt-chip {
                (pen.icon(card.icon)) (card.name)
                @if let Some(points) = card.points { " " (pen.count(points, Icon::Point)) }
            }
        };
        if lesson {
            pen.ctx.html_spot(&format!("s{}-{goal}", self.seat.number()), &card.words, &chip)
        } else {
            html! { span title=(card.words) { (chip) } }
        }
    }
}

/// What `goods` lack for `cost`.
fn missing(goods: Goods, cost: Goods) -> Goods {
    Goods(std::array::from_fn(|kind| cost.0[kind].saturating_sub(goods.0[kind])))
}
