//! What belongs to a tribe: goods, people, villages. Its goals are in `goals`, its chief in `chief`.

use maud::{Markup, html};
use rise_of_tribes::{Action, Good, Goods, Offering, PowerEffect, RiseOfTribes, State, words};
use table::{Rules, Seat, View};

use crate::{
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
    pub(crate) fn spot(&self, id: &str, label: &str, drawing: &Markup) -> Markup {
        match self.board {
            Board::Own => self.pen.ctx.html_spot(id, label, drawing),
            Board::Seen => html! { span title=(label) { (drawing) } },
        }
    }

    pub(crate) fn offers(&self, wanted: impl Fn(Action) -> bool) -> bool {
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
                    @let name = pen.say(&words::power(power));
                    span .rt-n title=(name) { (pen.icon(power.icon())) span .rt-hush { (name) } }
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
                (self.name())
                (self.chief())
                (self.stock())
                (self.people_line())
                (self.asks())
                (self.build())
                @if self.board == Board::Seen { (self.cards()) }
            }
        }
    }

    fn name(&self) -> Markup {
        let pen = &self.pen;
        let tribe = self.state.player(self.seat).tribe;
        html! {
            h2 .rt-tribe {
                @if let Some(tribe) = tribe { (pen.say(&words::tribe(tribe))) " " }
                @if self.board == Board::Own { small { (pen.word("your-tribe")) } }
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
                        span .rt-good.(tint(good)) { (pen.icon(good.icon())) b { (goods.of(good)) } small { (pen.say(&words::good(good))) } }
                    }))
                }
            }
        }
    }

    /// Where goods come from, to whom they can be given, and what else the own board is asked for.
    fn asks(&self) -> Markup {
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
        let mixed = self.offers(|action| action == Action::Offer(Offering::Mixed));
        let hides = self.offers(|action| matches!(action, Action::Hide));
        html! {
            // Its place stays, so that nothing moves when something is asked.
                div .rt-asks {
                    @if !goods.is_empty() { span .rt-caption { (pen.word("supply")) } }
                    @for good in goods {
                        (self.spot(&format!("take-{good}"), &pen.say(&message("take").phrase("good", words::good(good))), &html! {
                            span .rt-chip { "+" (pen.icon(good.icon())) span .rt-word { (pen.say(&words::good(good))) } }
                        }))
                    }
                    @if !others.is_empty() { span .rt-caption { (pen.word("give-to")) } }
                    @for seat in others {
                        (self.spot(&format!("to-{}", seat.number()), &pen.ctx.name(seat), &html! {
                            span .rt-chip { (pen.badge(seat)) span .rt-word { (pen.ctx.name(seat)) } }
                        }))
                    }
                    @if mixed { (self.spot("mixed", &pen.word("mixed"), &html! { span .rt-chip { (pen.word("mixed")) } })) }
                    @if hides { (self.spot("mine", &pen.word("hide"), &html! { span .rt-chip { (pen.icon(Icon::Eye)) (pen.word("hide")) } })) }
                }
        }
    }

    /// Members in reserve, villages, the elder where that module is in play. RT-ELDER-01
    fn people_line(&self) -> Markup {
        let pen = &self.pen;
        let player = self.state.player(self.seat);
        let villages = pen.say(&message("villages").number("villages", player.village_count()));
        let places: Vec<String> = player.villages.iter().map(|hex| hex.to_string()).collect();
        let shown = match (places.len(), player.secret) {
            (1..=3, 0) => places.join(" "),
            _ => player.village_count().to_string(),
        };
        html! {
            p .rt-people {
                span title=(pen.say(&message("people").number("members", self.people()))) {
                    (pen.icon(Icon::Member)) (pen.say(&message("reserve").number("members", player.reserve)))
                }
                @if player.hidden > 0 {
                    @let hidden = pen.say(&message("hidden").number("members", player.hidden));
                    span title=(hidden) { (pen.icon(Icon::Eye)) (player.hidden) span .rt-hush { (hidden) } }
                }
                span title=(format_args!("{villages}. {}", places.join(", "))) {
                    (pen.icon(Icon::Village)) (shown) span .rt-hush { (villages) }
                }
                @if pen.rules.options().elders {
                    @let elder = match player.elder {
                        Some(hex) => message("elder-at").text("hex", hex.to_string()),
                        None => message("elder-waits"),
                    };
                    span title=(pen.say(&elder)) {
                        (pen.icon(Icon::Elder)) span .rt-hush { (pen.say(&elder)) }
                        span aria-hidden="true" { @match player.elder { Some(hex) => (hex), None => "–" } }
                    }
                }
            }
        }
    }

    /// What a village costs and whether it can be paid. RT-VILL-02
    fn build(&self) -> Markup {
        let pen = &self.pen;
        let player = self.state.player(self.seat);
        let content = pen.rules.content();
        let Some(face) = player.tribe.and_then(|tribe| content.tribes.get(&tribe)) else {
            return html! {};
        };
        let (cost, power) = (face.village.is, player.power.and_then(|power| content.powers.get(&power)));
        // RT-CHIEF-11
        let spared = match power.map(|power| power.effect.is) {
            Some(PowerEffect::CheaperVillages { less }) => u16::from(less),
            _ => 0,
        };
        let missing = missing(player.goods, cost);
        let affordable = missing.total() <= spared;
        html! {
            div .rt-build .rt-ready[affordable] {
                span { (pen.icon(Icon::Village)) b { (pen.word("build")) } }
                span { (pen.goods(cost)) }
                span {
                    @if affordable { b .rt-ok { "✓ " (pen.word("affordable")) } }
                    @else { span .rt-short { (pen.word("missing")) " " (pen.goods(missing)) } }
                }
                (pen.rule("RT-VILL-02"))
                @if self.offers(|action| action == Action::BuildHidden) {
                    (self.spot("mine", &pen.word("build-hidden"), &html! { span .rt-chip { (pen.icon(Icon::Eye)) (pen.word("build-hidden")) } }))
                }
                @if self.offers(|action| matches!(action, Action::BuildWithElder(_))) {
                    (self.spot("elder", &pen.word("with-elder"), &html! { span .rt-chip { (pen.icon(Icon::Elder)) (pen.word("with-elder")) } }))
                }
            }
        }
    }
}

/// What `goods` lack for `cost`.
pub(crate) fn missing(goods: Goods, cost: Goods) -> Goods {
    Goods(std::array::from_fn(|kind| cost.0[kind].saturating_sub(goods.0[kind])))
}

/// The class of a good's colour.
const fn tint(good: Good) -> &'static str {
    match good {
        Good::Food => "rt-food",
        Good::Wood => "rt-wood",
        Good::Stone => "rt-rock",
    }
}
