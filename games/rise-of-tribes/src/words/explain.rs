//! What an action would do, for the seat that may choose it.

use table::{Seat, sets::Indexed, text::Phrase};

use super::{
    ability, condition, deed, face, goal, good, goods, level, message, object, power, power_effect, some,
};
use crate::{
    action::{Action, Offering, Prey},
    content::EventEffect,
    events::plentiful,
    frame::{Frame, Side, Stage, Step},
    game::{GoalKind, RiseOfTribes},
    ids::{Ability, Deed, Event, Face, Goal, Good, Hex, Object},
    state::State,
};

impl RiseOfTribes {
    pub(crate) fn explain(&self, state: &State, action: Action) -> Phrase {
        let at = |key: &str, hex| message(key).phrase("hex", self.place_name(state, hex));
        let path = |key: &str, from, to| {
            message(key).phrase("from", self.place_name(state, from)).phrase("to", self.place_name(state, to))
        };
        match action {
            Action::Done => self.explain_done(state),
            Action::Power(it) => {
                let effect = self.content.powers.get(&it).map(|face| face.effect.is);
                message("do-power")
                    .phrase("power", power(it))
                    .phrase("effect", effect.map_or_else(|| message("nothing"), power_effect))
            }
            Action::Settle(hex) => at("do-settle", hex),
            Action::Glacier(hex) => at("do-glacier", hex),
            Action::Take(it) => message("do-take").phrase("good", some(it, 1)),
            Action::Return(hex) => at("do-return", hex).number("members", self.content.rules.returning.is),
            Action::Foretell(it) => message("do-foretell").phrase("face", face(it)),
            Action::Roll => message("do-roll"),
            Action::Light => message("do-light"),
            Action::Place(it, to) => self.explain_place(state, it, to),
            Action::Hunt(prey, die) => self.explain_hunt(prey, die),
            Action::Tame(die) => match self.effect(Event::Mammoth) {
                EventEffect::Mammoth { feed, tame_points, .. } => message("do-tame")
                    .phrase("die", face(die))
                    .phrase("feed", some(Good::Food, feed))
                    .number("points", tame_points),
                _ => message("nothing"),
            },
            Action::Grow(hex) => at("do-grow", hex),
            Action::Wed(hex) => at("do-wed", hex),
            Action::Hide => message("do-hide"),
            Action::Move(from, to) => path("do-move", from, to),
            Action::Herd(hex) => at("do-herd", hex),
            Action::Claim(hex, it) => at("do-claim", hex).phrase("good", some(it, 1)),
            Action::Gather(hex, it) => self.explain_gather(state, hex, it),
            Action::Extra => self.explain_extra(state),
            Action::Basket(it) => {
                let more = self.ability(state, state.active, Ability::RicherHex);
                message("do-basket").phrase("good", some(it, more))
            }
            Action::Educate(hex) => at("do-educate", hex),
            Action::Give(it, to) => message("do-give").phrase("good", some(it, 1)).seat("to", to),
            Action::Discard(it) => message("do-discard").phrase("goal", goal(it)),
            Action::Draw => match state.frames.top() {
                Some(Frame::Lead { draw, .. }) => message("do-draw").number("cards", *draw),
                _ => message("do-draw").number("cards", 1),
            },
            Action::DrawMore => self.explain_draw_more(state),
            Action::Under(it) => message("do-under").phrase("goal", goal(it)),
            Action::Buy(it) => self.explain_buy(state, it),
            Action::Trade(give, get) => {
                message("do-trade").phrase("give", some(give, 1)).phrase("get", some(get, 1))
            }
            Action::Borrow(seat, it) => self.explain_borrow(seat, it),
            Action::Pay(it) => message("do-pay").phrase("good", some(it, 1)),
            Action::March(from, to) => path("do-march", from, to),
            Action::Scare(hex, seat) => at("do-scare", hex).seat("who", seat),
            Action::Drive(hex) => at("do-drive", hex),
            Action::Release(hex) => at("do-release", hex),
            Action::Fight(hex) => self.explain_fight(state, "do-fight", hex),
            Action::Provoke(hex) => self.explain_fight(state, "do-provoke", hex),
            Action::Shoot(Side::Tribe(seat)) => message("do-shoot").seat("who", seat),
            Action::Shoot(Side::Invaders) => message("do-shoot-invaders"),
            Action::Walls => message("do-walls").seat("attacker", state.active),
            Action::Evade(hex) => at("do-evade", hex),
            Action::Build(hex) => self.explain_build(state, "do-build", hex),
            Action::BuildWithElder(hex) => self.explain_build(state, "do-build-elder", hex),
            Action::BuildHidden => {
                let cost = goods(self.village_cost(state, state.active));
                message("do-build-hidden").phrase("cost", cost)
            }
            Action::Spare(it) => message("do-spare").phrase("good", good(it)),
            Action::Complete(it) => self.explain_complete(it),
            Action::Learn(it) => message("do-learn").phrase("good", some(it, 1)),
            Action::Offer(offering) => {
                let cost = match offering {
                    Offering::Equal(kind) => some(kind, self.content.altar.equal.is),
                    Offering::Mixed => goods(self.content.altar.mixed.is),
                };
                message("do-offer").phrase("cost", cost).number("points", self.content.altar.points.is)
            }
            Action::Sacrifice(hex) => at("do-sacrifice", hex),
            Action::Tiger(hex) => at("do-tiger", hex),
            Action::Camp(hex) => at("do-camp", hex),
            Action::Mammoth(hex) => at("do-mammoth", hex),
            Action::Volcano(place) => {
                let beside = self.board.beside(place).iter().map(|hex| self.place_name(state, hex));
                message("do-volcano").text("place", place.to_string()).list("hexes", beside.collect())
            }
            Action::Lose(hex) => at("do-lose", hex),
            Action::Bid(bid) => message("do-bid").number("goods", bid),
        }
    }

    /// What it means to stop depends on what would go on.
    fn explain_done(&self, state: &State) -> Phrase {
        message(match state.frames.top() {
            Some(Frame::Turn(Step::End)) => "do-end-turn",
            Some(Frame::Turn(Step::AfterRoll)) => "do-keep-dice",
            Some(Frame::Turn(Step::Actions)) => "do-end-actions",
            Some(Frame::Turn(Step::Release) | Frame::Ambush { .. }) => "do-stay-hidden",
            Some(Frame::Turn(_)) => "do-go-on",
            Some(Frame::Auction { .. }) => "do-drop-out",
            Some(Frame::Ruins { .. }) => "do-build-nothing",
            Some(Frame::Grow { .. }) => "do-end-grow",
            Some(Frame::Move { .. } | Frame::March { .. }) => "do-end-move",
            Some(Frame::Gather { .. }) => "do-end-gather",
            Some(Frame::Fight { stage: Stage::Bow, .. }) => "do-hold-bow",
            Some(Frame::Fight { .. }) => "do-hold-walls",
            Some(Frame::Evade { .. }) => "do-no-retreat",
            Some(Frame::Trade { .. }) => "do-end-trade",
            _ => "do-decline",
        })
    }

    fn explain_place(&self, state: &State, die: Face, to: Deed) -> Phrase {
        let worth = self.worth(state, to, die);
        message(&format!("do-place-{to}"))
            .phrase("die", face(die))
            .phrase("deed", deed(to))
            .phrase("level", level(worth.level))
            .number("amount", worth.amount)
            .number("hexes", worth.amount)
            .number("each", worth.each)
    }

    fn explain_hunt(&self, prey: Prey, die: Face) -> Phrase {
        match (prey, self.effect(Event::SabreTooth), self.effect(Event::Mammoth)) {
            (Prey::Tiger, EventEffect::SabreTooth { points }, _) => {
                message("do-hunt-tiger").phrase("die", face(die)).number("points", points)
            }
            (Prey::Mammoth, _, EventEffect::Mammoth { meat, hunt_points, .. }) => message("do-hunt-mammoth")
                .phrase("die", face(die))
                .phrase("meat", some(Good::Food, meat))
                .number("points", hunt_points),
            _ => message("nothing"),
        }
    }

    fn explain_gather(&self, state: &State, hex: Hex, it: Good) -> Phrase {
        let amount = match state.frames.top() {
            Some(Frame::Gather { each, chosen, .. }) if chosen.has(hex) => *each,
            Some(Frame::Gather { each, .. }) => self.yield_of(state, hex, *each),
            _ => 1,
        };
        message("do-gather").phrase("hex", self.place_name(state, hex)).phrase("good", some(it, amount))
    }

    fn explain_extra(&self, state: &State) -> Phrase {
        let Some(Frame::Plenty { good: kind }) = state.frames.top() else {
            return message("nothing");
        };
        match self.effect(plentiful(*kind)) {
            EventEffect::Plentiful { more, .. } => {
                let there = Self::tokens_on(state, plentiful(*kind)).of(*kind);
                message("do-extra").phrase("good", some(*kind, more.min(there)))
            }
            _ => message("nothing"),
        }
    }

    fn explain_draw_more(&self, state: &State) -> Phrase {
        let draw = match state.frames.top() {
            Some(Frame::Lead { draw, .. }) => *draw,
            _ => 0,
        };
        let more = self.ability(state, state.active, Ability::ExtraCard);
        message("do-draw-more").number("cards", draw + more).number("back", more)
    }

    fn explain_buy(&self, state: &State, it: Object) -> Phrase {
        let phrase = message("do-buy")
            .phrase("object", object(it))
            .phrase("use", message(&format!("object-{it}-use")));
        match self.price(state, it) {
            Ok((kind, price)) => phrase.phrase("cost", some(kind, price)),
            Err(_) => phrase.phrase("cost", message("goods-none")),
        }
    }

    fn explain_borrow(&self, seat: Seat, it: Goal) -> Phrase {
        let phrase = message("do-borrow")
            .phrase("goal", goal(it))
            .number("gift", self.content.elder.gift.is)
            .seat("who", seat);
        match self.tables.goals[it.index()].kind {
            GoalKind::Development { ability: face, .. } => phrase.phrase("ability", ability(face)),
            GoalKind::Achievement(_) => phrase.phrase("ability", message("nothing")),
        }
    }

    fn explain_fight(&self, state: &State, key: &str, hex: Hex) -> Phrase {
        let sides = Seat::all(self.seats)
            .filter(|&seat| state.field.of(seat, hex) > 0)
            .map(|seat| message("side").seat("who", seat).number("members", state.field.of(seat, hex)));
        let invaders = state.events.invaders(hex);
        let camp = (invaders > 0).then(|| message("side-invaders").number("members", invaders));
        message(key).phrase("hex", self.place_name(state, hex)).list("sides", sides.chain(camp).collect())
    }

    fn explain_build(&self, state: &State, key: &str, hex: Hex) -> Phrase {
        let cost = match (state.frames.top(), self.effect(Event::AbandonedVillage)) {
            (Some(Frame::Ruins { .. }), EventEffect::AbandonedVillage { cost }) => cost,
            _ => self.village_cost(state, state.active),
        };
        message(key).phrase("hex", self.place_name(state, hex)).phrase("cost", goods(cost))
    }

    fn explain_complete(&self, it: Goal) -> Phrase {
        let face = &self.tables.goals[it.index()];
        match face.kind {
            GoalKind::Development { cost, ability: allows } => message("do-complete-development")
                .phrase("goal", goal(it))
                .phrase("cost", goods(cost))
                .number("points", face.points)
                .phrase("ability", ability(allows)),
            GoalKind::Achievement(asks) => message("do-complete-achievement")
                .phrase("goal", goal(it))
                .number("points", face.points)
                .phrase("condition", condition(asks)),
        }
    }
}
