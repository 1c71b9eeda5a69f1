//! The chief of a tribe: the power and whether it is used, the two to choose from, and what was bought from events.

use maud::{Markup, html};
use rise_of_tribes::{Action, Object, Once, Power, PowerEffect, kind, words};
use table::{Rules, sets::Indexed, text::Phrase};

use crate::{
    cards, faces,
    icons::Pictured,
    pictures::PICTURES,
    tribe::{Board, Tribe},
};

impl Tribe<'_> {
    /// The power, or the two to choose from, and what was bought from events; where there is nothing of that, the picture of
    /// the tribe.
    pub(crate) fn chief(&self) -> Markup {
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
                ul .rt-cards.rt-chief tabindex="0" {
                    @for power in chosen { (self.power(power)) }
                    @for object in owned { li { (self.object(object)) (pen.rule(faces::event_rule(object.event()))) } }
                }
            } @else if let Some(tribe) = player.tribe {
                div .rt-chief.rt-portrait { (PICTURES.draw(kind::TRIBE, tribe.id(), "")) }
            }
        }
    }

    fn power(&self, power: Power) -> Markup {
        let pen = &self.pen;
        let Some(mut card) = cards::power(pen, power) else {
            return html! {};
        };
        let effect = pen.rules.content().powers.get(&power).map(|face| face.effect.is);
        if effect.and_then(once).is_some_and(|once| self.state.once.has(once)) {
            card.state = html! { span .rt-ok { (pen.word("used")) } };
        }
        html! {
            li {
                (self.spot(&format!("power-{power}"), &format!("{}: {}", card.name, card.words), &card.draw(pen)))
                (pen.rule(card.rule))
            }
        }
    }

    fn object(&self, object: Object) -> Markup {
        let pen = &self.pen;
        let name = pen.say(&words::event(object.event()));
        let said = pen.say(&Phrase::new(format!("rise-of-tribes-object-{object}-use")));
        self.spot(
            &format!("obj-{object}"),
            &format!("{name}: {said}"),
            &html! {
                span .rt-card.rt-event data-rule=(faces::event_rule(object.event())) {
                    span .rt-card-head { (pen.icon(object.icon())) span .rt-card-name { (name) } }
                    (PICTURES.draw(kind::EVENT, object.event().id(), ""))
                    span .rt-card-words { (said) }
                }
            },
        )
    }
}

/// What a turn remembers of a power that works once in it. The content decides which power that is.
const fn once(effect: PowerEffect) -> Option<Once> {
    match effect {
        PowerEffect::Exchange { .. } => Some(Once::Traders),
        PowerEffect::StartConflict { .. } => Some(Once::Cunning),
        PowerEffect::FreeMarch { .. } => Some(Once::Wayfarers),
        PowerEffect::DriveOut { .. } => Some(Once::Intimidate),
        PowerEffect::CheaperVillages { .. }
        | PowerEffect::VillageFood { .. }
        | PowerEffect::LakeChild { .. }
        | PowerEffect::SharedChild { .. }
        | PowerEffect::CrowdedYield { .. }
        | PowerEffect::Ambush { .. }
        | PowerEffect::Foretell { .. }
        | PowerEffect::Pathfinder { .. }
        | PowerEffect::Retreat { .. }
        | PowerEffect::Bounty { .. }
        | PowerEffect::HiddenVillage
        | PowerEffect::TurnDie => None,
    }
}
