//! This turn: where it stands, the Labor in it and what that buys, cards played, benefits to take. Before the game, the
//! drafts.

use endless_winter::{
    Action, Card, ChiefSkill, Column, CultureSkill, Figure, Frame, Icon, RiverAction, Skill, Source, Stage,
    names,
};
use maud::{Markup, html};
use pages::PlanStep;
use table::{Rules as _, Seat};

use crate::{
    cards,
    effects::{self, arrow},
    icons::icon,
    look::{Look, own, tribe_of},
    spots,
};

/// The drafts, before the game.
pub(crate) fn drafts(look: &Look<'_>) -> Option<Markup> {
    (look.open.stage == Stage::Setup).then(|| html! { div .ew.ew-turn { (crate::draft::screen(look)) } })
}

/// What the choosing seat has in hand: Labor, benefits, the Chief's skill, Food.
pub(crate) fn pending(look: &Look<'_>) -> Option<Markup> {
    let quiet = matches!(look.open.stage, Stage::Setup | Stage::Over | Stage::Count);
    (!quiet).then(|| html! { div #turn .ew.ew-turn { (running(look)) } })
}

fn running(look: &Look<'_>) -> Markup {
    html! {
        @if let Some(seat) = look.active() {
            div .ew-now {
                (look.badge(seat))
                @if look.open.stage == Stage::Plan && look.viewer() == Some(seat) { span .ew-figures { (available(look, seat)) } }
                (labor_meter(look, seat))
                (chief(look, seat))
            }
            (benefits(look))
            (meals(look, seat))
        }
    }
}

/// Where the turn, or the Eclipse, stands.
pub(crate) fn plan(look: &Look<'_>) -> Vec<PlanStep> {
    let action: &[(&str, &[Stage])] = &[
        ("step-culture", &[Stage::Plan]),
        ("step-figure", &[Stage::RestToken, Stage::Top]),
        ("step-middle", &[Stage::Middle]),
        ("step-bottom", &[Stage::Closing]),
        ("step-commit", &[Stage::Commit]),
    ];
    let eclipse: &[(&str, &[Stage])] = &[
        ("step-reveal", &[Stage::Reveal]),
        ("step-track", &[Stage::Track]),
        ("step-skills", &[Stage::Skills]),
        ("step-lands", &[Stage::Lands]),
        ("step-board", &[Stage::Board, Stage::Stones]),
    ];
    let here = |steps: &[(&str, &[Stage])]| steps.iter().any(|(_, stages)| stages.contains(&look.open.stage));
    let shown = if here(eclipse) { eclipse } else { action };
    let Some(current) = shown.iter().position(|(_, stages)| stages.contains(&look.open.stage)) else {
        return Vec::new();
    };
    PlanStep::sequence(shown.iter().map(|(key, _)| (look.word(key), String::new())), current)
}

/// What Labor there is, and how much there could be.
fn labor_meter(look: &Look<'_>, seat: Seat) -> Markup {
    let Some(column) = look.column() else { return html! {} };
    let have = look.open.moment.labor;
    let words = look.labor_words(have);
    html! {
        span .ew-meter role="img" aria-label=(words) title=(words) {
            (icon("labor")) b { (names::labor_text(have)) }
        }
        @if look.viewer() == Some(seat) && look.chooses() {
            @let hand = hand_labor(look, column);
            @let food = food_labor(look, seat);
            @if hand + food > 0 {
                span .ew-more title=(look.word("labor-more-help")) {
                    @if hand > 0 { "+" (names::labor_text(hand)) " " (look.word("from-hand")) " " }
                    @if food > 0 { "+" (names::labor_text(food)) " " (look.word("from-food")) " " }
                    "= " b { (names::labor_text(have + hand + food)) }
                }
            }
        }
        (look.rule("EW-WORK-01"))
    }
}

/// Labor of the cards in the viewer's hand in a column, in half points.
pub(crate) fn hand_labor(look: &Look<'_>, column: Column) -> u8 {
    let Some(hand) = look.hand() else { return 0 };
    hand.tribe
        .iter()
        .map(|(tribe, count)| {
            // EW-INIT-04: what the top action brought this turn gives no Labor.
            let playable = count - u8::from(look.open.moment.fresh.has(tribe)).min(count);
            playable * look.rules.labor_in(tribe, column)
        })
        .sum()
}

/// Labor of all the Food of a seat, in half points.
pub(crate) fn food_labor(look: &Look<'_>, seat: Seat) -> u8 {
    2 * look.rules.labor_for_food(look.player(seat).food, 0)
}

/// The Chief's skill, while it can be used.
fn chief(look: &Look<'_>, seat: Seat) -> Markup {
    let player = look.player(seat);
    let (Some(chief), Some(side)) = (player.chief, player.side) else { return html! {} };
    if look.open.moment.chief != ChiefSkill::Ready {
        return html! {};
    }
    let name = look.say(&look.rules.chief_name(chief));
    let drawing = html! {
        span .ew-chip { (icon("chief")) (name) ": " (effects::effect(&look.rules.chief_skill(chief, side), look.ctx)) }
    };
    look.ctx.html_spot("chief-skill", &name, &drawing)
}

/// Pending benefits, the one to be taken now first.
fn benefits(look: &Look<'_>) -> Markup {
    let frames = look.open.stack.as_slice();
    let Some(top) = frames.last() else { return html! {} };
    html! {
        div .ew-pending {
            @match *top {
                Frame::Gains { source, ref gains } => {
                    p { b { (look.say(&look.outlook.source(source))) } " " (effects::gains(gains, look.ctx)) }
                    (takings(look, source))
                }
                Frame::Pay(skill) => {
                    p { (one_skill(look, skill)) }
                    @if look.view.actions.contains(&Action::Pay) {
                        (chip(look, "pay", "take-pay", &html! { "✓" }))
                    }
                }
                Frame::Again(source, left) => {
                    p { (again(look, source, left)) }
                    @if look.view.actions.contains(&Action::Pay) {
                        (chip(look, "pay", "take-pay", &html! { "✓" }))
                    }
                }
                Frame::Discard(_) | Frame::Fee(_) => {
                    @let left = frames.iter().filter(|frame| *frame == top).count();
                    p { (effects::amount(left as u8, "discard")) " " (look.word("discard-one")) }
                }
                Frame::Further(skill) => { p { (one_skill(look, skill)) } }
            }
            @if frames.len() > 1 {
                p .ew-later {
                    (look.word("then")) " "
                    @for frame in frames.iter().rev().skip(1) {
                        @match frame {
                            Frame::Gains { source, gains } => {
                                span { (look.say(&look.outlook.source(*source))) " " (effects::gains(gains, look.ctx)) } " "
                            }
                            Frame::Further(skill) => { span { (one_skill(look, *skill)) } " " }
                            Frame::Again(source, left) => { span { (again(look, *source, *left)) } " " }
                            Frame::Pay(_) | Frame::Discard(_) | Frame::Fee(_) => {}
                        }
                    }
                }
            }
        }
    }
}

/// One skill of a Culture card.
fn one_skill(look: &Look<'_>, skill: CultureSkill) -> Markup {
    html! {
        b { (look.say(&look.rules.culture_name(skill.culture()))) } " "
        (effects::effect(&look.rules.culture_skill(skill), look.ctx))
    }
}

/// An exchange that can be made so many times more.
fn again(look: &Look<'_>, source: Source, left: u8) -> Markup {
    html! {
        b { (look.say(&look.outlook.source(source))) } " "
        @if left > 1 { (left) "× " }
        (effects::effect(&look.outlook.exchange(source), look.ctx))
    }
}

/// The rungs of the ladder and whatever else is taken with one touch.
fn takings(look: &Look<'_>, source: Source) -> Markup {
    let any = |wanted: fn(&Action) -> bool| look.view.actions.iter().any(wanted);
    let chips: [(bool, &str, &str, Icon); 6] = [
        (
            any(|action| matches!(action, Action::Megalith(_))),
            "gain-megalith",
            "take-megalith",
            Icon::Megalith,
        ),
        (any(|action| *action == Action::Draw), "gain-draw", "take-draw", Icon::Draw),
        (
            any(|action| matches!(action, Action::Offering | Action::Honor | Action::Cash)),
            "gain-idol",
            "take-idol",
            Icon::Idol,
        ),
        (any(|action| *action == Action::Tool), "gain-tool", "take-tool", Icon::Tool),
        (any(|action| *action == Action::Food), "gain-food", "take-food", Icon::Food),
        (any(|action| *action == Action::Fill), "gain-fill", "take-fill", Icon::FillFood),
    ];
    let fish = look.view.actions.contains(&Action::River(RiverAction::Fish));
    html! {
        @if chips.iter().any(|(on, ..)| *on) || fish {
            p .ew-chips {
                @for (on, id, key, glyph) in chips {
                    @if on { (chip(look, id, key, &icon(glyph.word()))) " " }
                }
                @if fish { (chip(look, "gain-fish", "take-fish", &icon("fish"))) }
                @if source != Source::Rite && chips[0].0 { (look.rule("EW-GOLD-03")) }
            }
        }
    }
}

fn chip(look: &Look<'_>, id: &str, key: &str, glyph: &Markup) -> Markup {
    let words = look.word(key);
    look.ctx.html_spot(id, &words, &html! { span .ew-chip { (glyph) span .ew-word { (words) } } })
}

/// Cards above the player board, or the revealed Eclipse pile.
pub(crate) fn played(look: &Look<'_>, seat: Seat) -> Markup {
    let eclipse =
        matches!(look.open.stage, Stage::Track | Stage::Skills | Stage::Lands | Stage::Board | Stage::Stones);
    let zone = if eclipse { &look.player(seat).eclipse } else { &look.open.moment.above };
    if zone.is_empty() {
        return html! {};
    }
    html! {
        div .ew-played {
            h2 .ew-h { (look.word(if eclipse { "eclipse-pile" } else { "played" })) }
            div .ew-cards {
                @for (card, count) in zone.iter() {
                    @let ready = look.open.moment.ready.has_card(card);
                    @let corner = html! {
                        @if count > 1 { span .ew-count { "×" (count) } }
                        @if ready { span .ew-ready title=(look.word("ready")) { "✓" } }
                    };
                    (card_spot(look, "above", card, &corner))
                }
            }
            (ready_skills(look))
        }
    }
}

/// The skills that wait on cards with several, each by itself.
fn ready_skills(look: &Look<'_>) -> Markup {
    let ready = look.open.moment.ready.culture.iter();
    let several =
        ready.filter_map(|skill| spots::skill_spot(look.rules, Skill::Culture(skill)).map(|id| (skill, id)));
    let chips: Vec<_> = several.collect();
    html! {
        @if !chips.is_empty() {
            p .ew-chips { @for (skill, id) in chips {
                @let effect = look.rules.culture_skill(skill);
                @let drawing = html! { span .ew-chip { (one_skill(look, skill)) } };
                (look.ctx.html_spot(&id, &look.say(&names::effect(&effect)), &drawing)) " "
            } }
        }
    }
}

/// A card in one of the zones of the viewer or the active player.
pub(crate) fn card_spot(look: &Look<'_>, zone: &str, card: Card, corner: &Markup) -> Markup {
    let name = look.rules.card_name(card);
    let drawing = match card {
        Card::Tribe(tribe) => cards::tribe(look.rules.tribe_face(tribe), &name, corner, look.ctx),
        Card::Culture(culture) => cards::culture(look.rules.culture_face(culture), &name, corner, look.ctx),
    };
    let id = format!("{zone}-{}", look.rules.card_id(card));
    look.ctx.html_spot(&id, &look.say(&name), &drawing)
}

/// Food that can be turned into Labor.
fn meals(look: &Look<'_>, seat: Seat) -> Markup {
    let player = look.player(seat);
    let gained = |food: u8| 2 * look.rules.labor_for_food(player.food, player.food.saturating_sub(food));
    let mut meals = look.view.actions.iter().filter_map(|action| match action {
        Action::Eat(food) => Some(*food),
        _ => None,
    });
    let Some(first) = meals.next() else { return html! {} };
    html! {
        p .ew-chips {
            span .ew-cap title=(look.word("eat")) { (icon("food")) (arrow()) (icon("labor")) } " "
            @for food in std::iter::once(first).chain(meals) {
                @let half = gained(food);
                @let words = look.say(&own("eat-words").number("food", food).text("labor", names::labor_text(half)));
                @let useless = look.rules.is_pointless(look.view, Action::Eat(food));
                span .ew-meal.ew-useless[useless] {
                    (look.ctx.html_spot(&format!("eat-{food}"), &words, &html! {
                        span .ew-chip { (food) (arrow()) (names::labor_text(half)) }
                    }))
                }
            }
        }
    }
}

/// The Labor a card in hand would give now, in half points.
pub(crate) fn labor_corner(look: &Look<'_>, card: Card, seat: Seat) -> Option<u8> {
    let tribe = tribe_of(card)?;
    if look.active() != Some(seat) {
        return None;
    }
    match look.open.stage {
        Stage::Commit => Some(look.rules.eclipse_labor(tribe)),
        Stage::Top | Stage::Middle | Stage::Closing => {
            // EW-INIT-04: the only one held may be the one that gives no Labor this turn.
            let held = look.hand()?.tribe.of(tribe);
            let labor = held > u8::from(look.open.moment.fresh.has(tribe));
            look.column().filter(|_| labor).map(|column| look.rules.labor_in(tribe, column))
        }
        _ => None,
    }
}

/// Figures the viewer may place.
pub(crate) fn available(look: &Look<'_>, seat: Seat) -> Markup {
    let figures = &look.player(seat).figures;
    let left = [
        (Figure::Chief, usize::from(figures.chief.is_none())),
        (Figure::Tribe, figures.tribe.iter().filter(|at| at.is_none()).count()),
    ];
    let own_seat = look.viewer() == Some(seat);
    html! {
        @for (figure, count) in left {
            @if count > 0 {
                @let drawing = html! { @for _ in 0..count { (look.figure(seat, figure)) } };
                @if own_seat {
                    @let word = figure.word();
                    @let label = look.say(&own(&format!("figure-{word}")).seat("seat", seat));
                    (look.ctx.html_spot(&format!("fig-{word}"), &label, &drawing))
                } @else { (drawing) }
            }
        }
    }
}
