//! What changes an action for the active player: developments, events, the chief's power.

use maud::{Markup, html};
use rise_of_tribes::{
    Ability, BoardAction, Content, Event, EventEffect, Goal, Power, PowerEffect, State, words,
};
use table::{Rules, text::Phrase};

use crate::{
    icons::{Icon, Pictured},
    pen::Pen,
};

/// Something that helps with an action.
struct Help {
    icon: Icon,
    /// By how much, where that is a number.
    more: Option<u8>,
    name: Phrase,
    words: Phrase,
}

/// The icons of what helps with an action, each with its number; with many of them, the icons alone.
pub(crate) fn draw(pen: &Pen<'_>, state: &State, board_action: BoardAction) -> Markup {
    let content = pen.rules.content();
    let player = state.player(state.active);
    let goals = player.done.iter().chain(state.borrowed).filter_map(|goal| of_goal(content, goal));
    let events = state.events.active.as_slice().iter().filter_map(|active| of_event(content, active.event));
    let power = player.power.and_then(|power| of_power(content, power));
    let helps = goals.chain(events).chain(power).filter(|(helped, _)| *helped == board_action);
    let helps: Vec<Help> = helps.map(|(_, help)| help).collect();
    html! {
            span .rt-helps .rt-many[helps.len() > 2] {
                @for help in &helps {
                    @let name = pen.say(&help.name);
                    span .rt-help title=(format_args!("{name}: {}", pen.say(&help.words))) {
                        (pen.icon(help.icon)) span .rt-hush { (name) }
                        @if let Some(more) = help.more { b { "+" (more) } }
                    }
                }
            }
    }
}

fn of_goal(content: &Content, goal: Goal) -> Option<(BoardAction, Help)> {
    let ability = content.developments.get(&goal)?.ability.is;
    let (helped, counts) = match ability.kind {
        Ability::Strike => return None,
        Ability::RicherHex | Ability::ExtraHex => (BoardAction::Gather, true),
        Ability::Gift => (BoardAction::Gather, false),
        Ability::ExtraMember => (BoardAction::Grow, true),
        Ability::Outpost => (BoardAction::Grow, false),
        Ability::LongMarch => (BoardAction::Move, false),
        Ability::ExtraCard => (BoardAction::Lead, true),
    };
    let more = counts.then_some(ability.amount);
    Some((helped, Help { icon: goal.icon(), more, name: words::goal(goal), words: words::ability(ability) }))
}

fn of_event(content: &Content, event: Event) -> Option<(BoardAction, Help)> {
    let effect = content.events.get(&event)?.effect.is;
    let (helped, more) = match effect {
        EventEffect::Discovery { .. } => (BoardAction::Move, None),
        EventEffect::MildWinter { more, .. } => (BoardAction::Grow, Some(more)),
        EventEffect::Plentiful { more, .. } => (BoardAction::Gather, Some(more)),
        EventEffect::Drought { .. }
        | EventEffect::Knowledge { .. }
        | EventEffect::SabreTooth { .. }
        | EventEffect::Volcano { .. }
        | EventEffect::Invaders { .. }
        | EventEffect::Mammoth { .. }
        | EventEffect::Object { .. }
        | EventEffect::Chieftain { .. }
        | EventEffect::AbandonedVillage { .. } => return None,
    };
    let words = words::event_effect(effect);
    Some((helped, Help { icon: event.icon(), more, name: words::event(event), words }))
}

fn of_power(content: &Content, power: Power) -> Option<(BoardAction, Help)> {
    let effect = content.powers.get(&power)?.effect.is;
    let (helped, more) = match effect {
        PowerEffect::LakeChild { members } => (BoardAction::Gather, Some(members)),
        PowerEffect::CrowdedYield { more, .. } => (BoardAction::Gather, Some(more)),
        PowerEffect::SharedChild { members } => (BoardAction::Grow, Some(members)),
        PowerEffect::Ambush { .. } => (BoardAction::Grow, None),
        PowerEffect::Pathfinder { .. } => (BoardAction::Move, None),
        PowerEffect::Exchange { .. }
        | PowerEffect::CheaperVillages { .. }
        | PowerEffect::StartConflict { .. }
        | PowerEffect::VillageFood { .. }
        | PowerEffect::FreeMarch { .. }
        | PowerEffect::Foretell { .. }
        | PowerEffect::Retreat { .. }
        | PowerEffect::Bounty { .. }
        | PowerEffect::DriveOut { .. }
        | PowerEffect::HiddenVillage
        | PowerEffect::TurnDie => return None,
    };
    let words = words::power_effect(effect);
    Some((helped, Help { icon: power.icon(), more, name: words::power(power), words }))
}
