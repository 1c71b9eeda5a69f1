//! Cards and tiles, each with its picture, its line of icons and its words.

use maud::{Markup, html};
use pages::DrawContext;
use rise_of_tribes::{Event, Goal, Power, RiseOfTribes, Special, Tribe, kind, words};
use table::{Rules, faces::Face};

use crate::{
    faces::{self, Card},
    icons::{Icon, Pictured},
    pen::{Ink, Pen},
    pictures::PICTURES,
};

/// A goal card, with `state` below it.
pub(crate) fn goal(pen: &Pen<'_>, goal: Goal, state: Markup) -> Option<Card> {
    let content = pen.rules.content();
    let name = pen.say(&words::goal(goal));
    if let Some(card) = content.developments.get(&goal) {
        return Some(Card {
            kind: "dev",
            icon: goal.icon(),
            picture: PICTURES.draw(kind::DEVELOPMENT, goal.id(), ""),
            name,
            points: Some(card.points.is),
            face: html! {
                span .rt-cost { (pen.goods(card.cost.is)) (pen.icon(Icon::Arrow)) } (faces::ability(pen, card.ability.is))
            },
            words: pen.say(&words::ability(card.ability.is)),
            state,
            rule: faces::goal_rule(goal),
        });
    }
    let card = content.achievements.get(&goal)?;
    Some(Card {
        kind: "ach",
        icon: goal.icon(),
        picture: PICTURES.draw(kind::ACHIEVEMENT, goal.id(), ""),
        name,
        points: Some(card.points.is),
        face: faces::condition(pen, card.condition.is),
        words: pen.say(&words::condition(card.condition.is)),
        state,
        rule: faces::goal_rule(goal),
    })
}

/// An event card.
pub(crate) fn event(pen: &Pen<'_>, event: Event, state: Markup) -> Option<Card> {
    let effect = pen.rules.content().events.get(&event)?.effect.is;
    Some(Card {
        kind: "event",
        icon: event.icon(),
        picture: PICTURES.draw(kind::EVENT, event.id(), ""),
        name: pen.say(&words::event(event)),
        points: None,
        face: faces::event(pen, effect),
        words: pen.say(&words::event_effect(effect)),
        state,
        rule: faces::event_rule(event),
    })
}

/// A chief power.
pub(crate) fn power(pen: &Pen<'_>, power: Power) -> Option<Card> {
    let effect = pen.rules.content().powers.get(&power)?.effect.is;
    Some(Card {
        kind: "power",
        icon: power.icon(),
        picture: PICTURES.draw(kind::POWER, power.id(), ""),
        name: pen.say(&words::power(power)),
        points: None,
        face: faces::power(pen, effect),
        words: pen.say(&words::power_effect(effect)),
        state: html! {},
        rule: faces::power_rule(power),
    })
}

fn special(pen: &Pen<'_>, special: Special) -> Option<Card> {
    let content = pen.rules.content();
    let (face, said) = match special.tile() {
        Some(tile) => {
            let effect = content.tiles.get(&tile)?.effect.is;
            (faces::tile(pen, effect), words::tile_effect(effect))
        }
        None => {
            let limit = content.glacier.limit.is;
            let face = html! {
                (pen.icon(Icon::Hex)) "≤" (pen.count(limit, Icon::Member)) " · "
                (pen.count(content.glacier.stones.is, Icon::Stone))
            };
            (face, words::glacier(content))
        }
    };
    Some(Card {
        kind: "tile",
        icon: special.icon(),
        picture: PICTURES.draw(kind::TILE, special.id(), ""),
        name: pen.say(&words::special(special)),
        points: None,
        face,
        words: pen.say(&said),
        state: html! {},
        rule: faces::special_rule(special),
    })
}

fn tribe(pen: &Pen<'_>, tribe: Tribe) -> Option<Card> {
    let face = pen.rules.content().tribes.get(&tribe)?;
    let [one, other] = face.powers.is;
    Some(Card {
        kind: "tribe",
        icon: Icon::Chief,
        picture: PICTURES.draw(kind::TRIBE, tribe.id(), ""),
        name: pen.say(&words::tribe(tribe)),
        points: None,
        face: html! {
            (pen.goods(face.village.is)) (pen.icon(Icon::Arrow)) (pen.icon(Icon::Village)) " · "
            (pen.icon(one.icon())) "/" (pen.icon(other.icon()))
        },
        words: String::new(),
        state: html! {},
        rule: "RT-VILL-02",
    })
}

/// A face of the gallery: the card and the rule behind it.
pub(crate) fn face(rules: &RiseOfTribes, face: &Face, ctx: &DrawContext<'_>) -> Markup {
    let pen = Pen { rules, ctx, ink: Ink::Own };
    let id = face.id.as_str();
    let drawn = match face.kind {
        kind::DEVELOPMENT | kind::ACHIEVEMENT => id.parse().ok().and_then(|it| goal(&pen, it, html! {})),
        kind::EVENT => id.parse().ok().and_then(|it| event(&pen, it, html! {})),
        kind::POWER => id.parse().ok().and_then(|it| power(&pen, it)),
        kind::TRIBE => id.parse().ok().and_then(|it| tribe(&pen, it)),
        kind::TILE => id.parse().ok().and_then(|it| special(&pen, it)),
        _ => None,
    };
    match drawn {
        // The gallery prints the words beside the card.
        Some(card) => {
            let card = Card { words: String::new(), ..card };
            html! { (card.draw(&pen)) (pen.rule(card.rule)) }
        }
        None => pages::plain_face(face),
    }
}
