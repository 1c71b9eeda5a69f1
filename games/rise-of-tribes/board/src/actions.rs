//! The action board: four queues of dice, and what each die in hand would be worth before it is placed.

use maud::{Markup, html};
use rise_of_tribes::{
    Ability, Action, BoardAction, Event, EventEffect, Face, Goal, Level, PowerEffect, RiseOfTribes, State,
    Worth, words,
};
use table::{Rules, View, sets::Indexed, text::Phrase};

use crate::{
    icons::{Icon, Pictured},
    pen::{Pen, message},
};

/// The dice in hand and the four actions.
pub(crate) fn draw(pen: &Pen<'_>, view: &View<RiseOfTribes>, state: &State) -> Markup {
    html! {
        div .rt-hand { (hand(pen, view, state)) }
        ul .rt-lanes { @for board_action in BoardAction::each() { li { (lane(pen, state, board_action)) } } }
        p .rt-note { (pen.word("dice-note")) " " (pen.rule("RT-DICE-08")) }
    }
}

/// The rolled dice, or what can be done before they are rolled.
fn hand(pen: &Pen<'_>, view: &View<RiseOfTribes>, state: &State) -> Markup {
    let foretold = view.actions.iter().filter_map(|action| match action {
        Action::Foretell(face) => Some(*face),
        _ => None,
    });
    html! {
        @if view.actions.contains(&Action::Roll) {
            (pen.ctx.html_spot("roll", &pen.word("roll"), &html! {
                span .rt-chip { (pen.icon(Icon::Die)) (pen.icon(Icon::Die)) " " (pen.word("roll")) }
            }))
        }
        @for face in foretold {
            (pen.ctx.html_spot(&format!("tell-{face}"), &pen.say(&message("foretell").phrase("face", words::face(face))), &html! {
                span .rt-chip { (pen.icon(Icon::Eye)) (die(pen, face)) }
            }))
        }
        @if let Some(face) = state.foretold {
            span .rt-chip { (pen.word("foretold")) " " (die(pen, face)) }
        }
        @if !state.hand.is_empty() { span .rt-caption { (pen.word("in-hand")) } }
        @for (face, count) in state.hand.iter() {
            (pen.ctx.html_spot(&format!("die-{face}"), &pen.say(&words::face(face)), &html! {
                @for _ in 0..count { (die(pen, face)) }
            }))
        }
    }
}

/// A die that shows `face`.
fn die(pen: &Pen<'_>, face: Face) -> Markup {
    html! {
        span .rt-die.(format_args!("rt-{face}")) data-piece=(format_args!("die-{face}")) { (pen.icon(face.icon())) }
    }
}

/// One action: its queue, and what the next die would make of it.
fn lane(pen: &Pen<'_>, state: &State, board_action: BoardAction) -> Markup {
    let queue = state.queues[board_action.index()];
    let taken = state.actions_taken.has(board_action);
    let name = pen.say(&words::board_action(board_action));
    let faces: Vec<Face> = if taken {
        Vec::new()
    } else if state.hand.is_empty() {
        Face::ALL.to_vec()
    } else {
        state.hand.iter().map(|(face, _)| face).collect()
    };
    let worths: Vec<(Face, Worth)> =
        faces.into_iter().map(|face| (face, pen.rules.worth(state, board_action, face))).collect();
    let dice = queue.iter().map(|&face| words::face(face)).collect();
    let read = pen.say(&message("queue").list("dice", dice).phrase("level", words::level(Level::of(queue))));
    let said: Vec<String> =
        worths.iter().map(|&(face, worth)| pen.say(&in_words(board_action, face, worth))).collect();
    let label = format!("{name}. {read} {}", said.join(" "));
    let drawing = html! {
        span .rt-lane .rt-taken[taken] {
            span .rt-lane-head {
                (pen.icon(board_action.icon())) strong { (name) }
                @if taken { span .rt-tag { (pen.word("taken")) } }
            }
            span .rt-queue {
                @for (place, face) in queue.into_iter().enumerate() {
                    span .rt-slot .rt-leaves[place == 2] { (die(pen, face)) }
                }
                (pen.icon(Icon::Arrow))
            }
            @for ((face, worth), said) in worths.iter().zip(&said) { (worth_line(pen, board_action, *face, *worth, said)) }
            (helpers(pen, state, board_action))
        }
    };
    pen.ctx.html_spot(&format!("do-{board_action}"), &label, &drawing)
}

/// A die and what it would bring, in icons and a word.
fn worth_line(pen: &Pen<'_>, board_action: BoardAction, face: Face, worth: Worth, said: &str) -> Markup {
    let (class, arrow) = match worth.level {
        Level::Low => ("rt-low", "▼"),
        Level::Normal => ("rt-normal", "●"),
        Level::High => ("rt-high", "▲"),
    };
    html! {
        span .rt-worth.(class) title=(said) {
            (pen.icon(face.icon())) span .rt-level aria-hidden="true" { (arrow) }
            span .rt-gain {
                @match board_action {
                    BoardAction::Grow | BoardAction::Move => { (pen.count(worth.amount, Icon::Member)) }
                    BoardAction::Gather => { (pen.count(worth.amount, Icon::Hex)) "×" (worth.each) }
                    BoardAction::Lead => { (pen.count(worth.amount, Icon::Card)) }
                }
                @if falls_short(board_action, worth) { span .rt-real { " = " (worth.real) } }
            }
            small { (pen.say(&words::level(worth.level))) }
        }
    }
}

/// Is there less to have than the board promises, or more?
fn falls_short(board_action: BoardAction, worth: Worth) -> bool {
    match board_action {
        BoardAction::Grow | BoardAction::Move | BoardAction::Lead => worth.real < worth.amount,
        BoardAction::Gather => worth.real != worth.amount * worth.each,
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

/// The developments, events and the power that change this action for the active player.
fn helpers(pen: &Pen<'_>, state: &State, board_action: BoardAction) -> Markup {
    let content = pen.rules.content();
    let player = state.player(state.active);
    let helps = |goal: &Goal| {
        content
            .developments
            .get(goal)
            .is_some_and(|card| ability_action(card.ability.is.kind) == Some(board_action))
    };
    let goals = player.done.iter().chain(state.borrowed).filter(helps);
    let events = state.events.active.as_slice().iter().map(|active| active.event);
    let events = events.filter(|event: &Event| {
        content.events.get(event).is_some_and(|card| event_action(card.effect.is) == Some(board_action))
    });
    let power = player.power.filter(|power| {
        content.powers.get(power).is_some_and(|card| power_action(card.effect.is) == Some(board_action))
    });
    let named: Vec<(Icon, Phrase)> = goals
        .map(|goal| (goal.icon(), words::goal(goal)))
        .chain(events.map(|event| (event.icon(), words::event(event))))
        .chain(power.map(|power| (power.icon(), words::power(power))))
        .collect();
    html! {
        @if !named.is_empty() {
            span .rt-helpers {
                @for (icon, name) in &named { span .rt-helper { (pen.icon(*icon)) (pen.say(name)) } }
            }
        }
    }
}

const fn ability_action(ability: Ability) -> Option<BoardAction> {
    match ability {
        Ability::Strike => None,
        Ability::RicherHex | Ability::Gift | Ability::ExtraHex => Some(BoardAction::Gather),
        Ability::ExtraMember | Ability::Outpost => Some(BoardAction::Grow),
        Ability::LongMarch => Some(BoardAction::Move),
        Ability::ExtraCard => Some(BoardAction::Lead),
    }
}

const fn event_action(effect: EventEffect) -> Option<BoardAction> {
    match effect {
        EventEffect::Discovery { .. } => Some(BoardAction::Move),
        EventEffect::MildWinter { .. } => Some(BoardAction::Grow),
        EventEffect::Plentiful { .. } => Some(BoardAction::Gather),
        EventEffect::Drought { .. }
        | EventEffect::Knowledge { .. }
        | EventEffect::SabreTooth { .. }
        | EventEffect::Volcano { .. }
        | EventEffect::Invaders { .. }
        | EventEffect::Mammoth { .. }
        | EventEffect::Object { .. }
        | EventEffect::Chieftain { .. }
        | EventEffect::AbandonedVillage { .. } => None,
    }
}

const fn power_action(effect: PowerEffect) -> Option<BoardAction> {
    match effect {
        PowerEffect::LakeChild { .. } | PowerEffect::CrowdedYield { .. } => Some(BoardAction::Gather),
        PowerEffect::SharedChild { .. } | PowerEffect::Ambush { .. } => Some(BoardAction::Grow),
        PowerEffect::Pathfinder { .. } => Some(BoardAction::Move),
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
        | PowerEffect::TurnDie => None,
    }
}
