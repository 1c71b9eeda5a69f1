//! The spots of each action on the board, its group in the list, and what it would give up.

use rise_of_tribes::{
    Action, Area, Bounty, Claim, Discover, Event, Frame, Good, Hex, Offering, Prey, RiseOfTribes, Side,
    State, Step, words,
};
use table::{Rules, Seat, Turn, View, journal::Silent, text::Phrase};

use crate::pen::message;

/// The spots of an action in the order a person would touch them.
pub(crate) fn of(view: &View<RiseOfTribes>, action: Action) -> Vec<String> {
    let one = |hex: Hex| vec![hex.to_string()];
    match action {
        Action::Done => Vec::new(),
        Action::Power(power) => vec![format!("power-{power}")],
        Action::Settle(hex)
        | Action::PlaceGlacier(hex)
        | Action::Return(hex)
        | Action::Grow(hex)
        | Action::Educate(hex)
        | Action::Drive(hex)
        | Action::Release(hex)
        | Action::Fight(hex)
        | Action::Evade(hex)
        | Action::Build(hex)
        | Action::Sacrifice(hex)
        | Action::PlaceSabreTooth(hex)
        | Action::PlaceInvaders(hex)
        | Action::PlaceMammoth(hex)
        | Action::Lose(hex) => one(hex),
        Action::Wed(hex) => chief(view, &[hex]),
        Action::Provoke(hex) | Action::Scare(hex, _) => chief(view, &[hex]),
        Action::March(from, to) => match view.observation.waiting.last() {
            Some(Frame::March(_)) => vec![from.to_string(), to.to_string()],
            _ => chief(view, &[from, to]),
        },
        Action::Take(good) | Action::Basket(good) => vec![take(good)],
        Action::Foretell(face) => vec![format!("tell-{face}")],
        Action::Roll => vec!["roll".to_owned()],
        Action::Light => vec!["die-moon".to_owned()],
        Action::Place(face, board_action) => vec![format!("die-{face}"), format!("do-{board_action}")],
        Action::Hunt(prey, face) => {
            let lair = view.observation.hexes.iter().find(|seen| match prey {
                Prey::SabreTooth => seen.sabre_tooth,
                Prey::Mammoth => seen.mammoth.is_some(),
            });
            [format!("die-{face}")].into_iter().chain(lair.map(|seen| seen.hex.to_string())).collect()
        }
        Action::Tame(face) => {
            let lair = view.observation.hexes.iter().find(|seen| seen.mammoth.is_some());
            [format!("die-{face}")].into_iter().chain(lair.map(|seen| seen.hex.to_string())).collect()
        }
        Action::Hide | Action::BuildHidden => vec!["mine".to_owned()],
        Action::Move(from, to) => vec![from.to_string(), to.to_string()],
        Action::Herd(hex) => {
            let lair = view.observation.hexes.iter().find(|seen| seen.mammoth.is_some());
            lair.map(|seen| seen.hex.to_string()).into_iter().chain([hex.to_string()]).collect()
        }
        Action::Claim(hex, good) | Action::Gather(hex, good) => {
            let kinds = view.actions.iter().filter(|other| match other {
                Action::Claim(at, _) | Action::Gather(at, _) => *at == hex,
                _ => false,
            });
            if kinds.count() > 1 { vec![hex.to_string(), take(good)] } else { one(hex) }
        }
        Action::Extra => match view.observation.waiting.last() {
            Some(Frame::Plenty(plenty)) => vec![format!("ev-{}", plenty.good.plentiful())],
            _ => Vec::new(),
        },
        Action::Give(good, seat) => vec![pay(good), format!("to-{}", seat.number())],
        Action::Discard(goal) | Action::Under(goal) | Action::Complete(goal) => vec![format!("goal-{goal}")],
        Action::Draw => vec!["deck".to_owned()],
        Action::DrawMore => vec!["deck".to_owned(), "deck-more".to_owned()],
        Action::Buy(object) => vec![format!("ev-{}", object.event())],
        Action::Trade(give, get) => vec![pay(give), take(get)],
        Action::Borrow(seat, goal) => vec![format!("s{}-{goal}", seat.number())],
        Action::Pay(good) | Action::Spare(good) => vec![pay(good)],
        Action::Shoot(Side::Tribe(seat)) => vec![format!("side-{}", seat.number())],
        Action::Shoot(Side::Invaders) => vec!["side-invaders".to_owned()],
        Action::Walls => vec!["obj-walls".to_owned()],
        Action::BuildWithElder(hex) => vec![hex.to_string(), "elder".to_owned()],
        Action::Learn(good) => vec![format!("ev-{}", Event::SharedKnowledge), pay(good)],
        Action::Offer(Offering::Equal(good)) => vec!["obj-altar".to_owned(), pay(good)],
        Action::Offer(Offering::Mixed) => vec!["obj-altar".to_owned(), "mixed".to_owned()],
        Action::PlaceVolcano(place) => vec![place.to_string()],
        Action::Bid(goods) => vec![format!("bid-{goods}")],
    }
}

fn take(good: Good) -> String {
    format!("take-{good}")
}

fn pay(good: Good) -> String {
    format!("pay-{good}")
}

/// The power card of the viewer, then hexes.
fn chief(view: &View<RiseOfTribes>, hexes: &[Hex]) -> Vec<String> {
    let power = match view.turn {
        Turn::Choose(seat) => view.observation.tribes.get(seat.index()).and_then(|tribe| tribe.power),
        Turn::Chance | Turn::Over => None,
    };
    power.map(|power| format!("power-{power}")).into_iter().chain(hexes.iter().map(Hex::to_string)).collect()
}

/// The heading of an action in the list.
pub(crate) fn group(rules: &RiseOfTribes, view: &View<RiseOfTribes>, action: Action) -> Option<Phrase> {
    Some(match action {
        Action::Place(face, _) => message("group-die").phrase("die", words::face(face)),
        Action::Hunt(..) | Action::Tame(_) => message("group-hunt"),
        Action::Move(from, _) | Action::March(from, _) => {
            message("group-from").phrase("hex", rules.place_name(&rules.position(&view.observation), from))
        }
        Action::Build(_) | Action::BuildWithElder(_) | Action::BuildHidden => message("group-build"),
        Action::Complete(_) => message("group-complete"),
        Action::Buy(_) | Action::Trade(..) | Action::Borrow(..) => message("group-anytime"),
        Action::Learn(_) | Action::Offer(_) => message("group-offer"),
        Action::Scare(..) | Action::Provoke(_) | Action::Wed(_) | Action::Hide | Action::Herd(_) => {
            message("group-special")
        }
        _ => return None,
    })
}

/// What an action would give up: something unused, a village, members in a conflict it starts.
pub(crate) fn loses(rules: &RiseOfTribes, view: &View<RiseOfTribes>, action: Action) -> Option<Phrase> {
    let Turn::Choose(seat) = view.turn else {
        return None;
    };
    let state = rules.position(&view.observation);
    let lost: Vec<Phrase> =
        unused(&state, view, action).into_iter().chain(consequences(rules, &state, seat, action)).collect();
    (!lost.is_empty()).then(|| rules.with_names(message("loses").list("what", lost)))
}

/// What could still be done before going on.
fn unused(state: &State, view: &View<RiseOfTribes>, action: Action) -> Vec<Phrase> {
    if action != Action::Done {
        return Vec::new();
    }
    match state.frames.top() {
        Some(Frame::Turn(Step::End)) => {
            let goals: Vec<Phrase> = view
                .actions
                .iter()
                .filter_map(|action| match action {
                    Action::Complete(goal) => Some(words::goal(*goal)),
                    _ => None,
                })
                .collect();
            let builds =
                view.actions.iter().any(|action| matches!(action, Action::Build(_) | Action::BuildHidden));
            let goals = (!goals.is_empty()).then(|| message("unused-goals").list("goals", goals));
            goals.into_iter().chain(builds.then(|| message("unused-village"))).collect()
        }
        Some(Frame::Grow(grow)) if grow.left > 0 => {
            let left = grow.left.min(state.player(state.active).reserve);
            vec![message("unused-growth").number("members", left)]
        }
        Some(Frame::Gather(gather)) if gather.left > 0 => {
            vec![message("unused-gather").number("hexes", gather.left)]
        }
        Some(Frame::Plenty(plenty)) => {
            vec![message("unused-card").phrase("good", words::good(plenty.good))]
        }
        Some(Frame::Basketry(_)) => vec![message("unused-basket")],
        Some(
            Frame::Discover(Discover { left })
            | Frame::Claim(Claim { left, .. })
            | Frame::Bounty(Bounty { left, .. }),
        ) => vec![message("unused-goods").number("goods", *left)],
        _ => Vec::new(),
    }
}

/// What the rules themselves say would follow, tried out on a copy.
fn consequences(rules: &RiseOfTribes, state: &State, seat: Seat, action: Action) -> Vec<Phrase> {
    let mut after = *state;
    if rules.play(&mut after, action, &mut Silent).is_err() {
        return Vec::new();
    }
    let fallen = state.player(seat).villages.without(after.player(seat).villages);
    let mut lost: Vec<Phrase> = fallen
        .iter()
        .map(|hex| message("lost-village").phrase("hex", rules.place_name(state, hex)))
        .collect();
    let tamed = |state: &State| state.events.mammoth.is_some_and(|mammoth| mammoth.owner == Some(seat));
    if tamed(state) && !tamed(&after) {
        lost.push(message("lost-mammoth"));
    }
    if let Some(hex) = entered(action)
        && rules.clash(state, hex).is_none()
    {
        let members = (state.field.of(seat, hex) + 1).saturating_sub(after.field.of(seat, hex));
        if members > 0 {
            let place = rules.place_name(state, hex);
            lost.push(message("lost-members").number("members", members).phrase("hex", place));
        }
    }
    lost
}

/// The hex an action brings a member to.
const fn entered(action: Action) -> Option<Hex> {
    match action {
        Action::Move(_, hex)
        | Action::March(_, hex)
        | Action::Grow(hex)
        | Action::Wed(hex)
        | Action::Educate(hex)
        | Action::Release(hex) => Some(hex),
        _ => None,
    }
}

/// The part of the page that matters now.
pub(crate) fn focus(view: &View<RiseOfTribes>) -> Option<String> {
    let part = match (view.observation.waiting.last()?.area(), view.turn) {
        (Area::Map, _) => "map",
        (Area::Actions, _) => "actions",
        (Area::Events, _) => "events",
        (Area::Conflicts, _) => "conflicts",
        (Area::Own, Turn::Choose(seat)) => return Some(format!("seat-{}", seat.number())),
        (Area::Own, Turn::Chance | Turn::Over) => return None,
    };
    Some(part.to_owned())
}
