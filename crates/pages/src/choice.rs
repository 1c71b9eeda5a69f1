//! What the viewer can choose, what is refused and why, and what was chosen without asking.

use table::{
    Rules, Turn, View, Viewer,
    journal::Silent,
    refusal::Refuses as _,
    table::{Again, Table, Taken, is_reversible},
    text::Phrase,
};

use crate::{
    board::{Amount, Board},
    draw_context::DrawContext,
    preferences::{Preferences, Switch},
};

/// An action on offer.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The action in notation.
    pub action: String,
    /// What it does and costs, in the reader's language.
    pub text: String,
    /// The spots it points at, in the order a player would select them.
    pub spots: Vec<String>,
    /// Its heading in the list.
    pub group: Option<String>,
    /// What it costs and gains, in short; written at its last spot.
    pub label: Option<String>,
    /// What the player would lose by it.
    pub loses: Option<String>,
    /// Can it be taken back afterwards?
    pub reversible: bool,
    /// Does it end the turn?
    pub ends_turn: bool,
    /// Does it only give something up? Then it stands among all choices and nowhere else.
    pub pointless: bool,
}

impl Choice {
    /// All actions of the viewer.
    pub(crate) fn all<B: Board>(
        table: &Table<B::Game>,
        view: &View<B::Game>,
        ctx: &DrawContext<'_>,
    ) -> Vec<Self> {
        let (rules, state) = (table.rules(), table.state());
        let Turn::Choose(seat) = view.turn else { return Vec::new() };
        let before = B::purse(rules, state, seat);
        let choice = |&action| {
            let mut after = *state;
            let played = rules.play(&mut after, action, &mut Silent).is_ok();
            let change = if played { changes(&before, &B::purse(rules, &after, seat)) } else { Vec::new() };
            let loses = B::loses(rules, view, action);
            Self {
                action: rules.write_action(action),
                text: ctx.text(&rules.describe_action(state, action)),
                spots: B::spots(rules, view, action),
                group: B::group(rules, view, action).map(|phrase| ctx.text(&phrase)),
                label: label(&change, ctx),
                reversible: loses.is_none() || is_reversible(rules, state, action),
                loses: loses.map(|phrase| ctx.text(&phrase)),
                ends_turn: rules.ends_turn(state, action),
                pointless: rules.is_pointless(view, action),
            }
        };
        view.actions.iter().map(choice).collect()
    }

    /// Does the page ask for confirmation? Only for what cannot be taken back, unless the person wants to be asked always.
    pub fn is_confirmed(&self, preferences: Preferences) -> bool {
        self.loses.is_some() && (!self.reversible || preferences.confirm == Switch::On)
    }

    /// The choices that point at every selected spot: those that name them in the order of selection or, if there are none,
    /// those that name them in any order.
    pub(crate) fn fitting<'a>(choices: &'a [Self], selected: &[String]) -> Vec<&'a Self> {
        let fit = choices.iter().filter(|choice| selected.iter().all(|spot| choice.spots.contains(spot)));
        let (ordered, other): (Vec<&Self>, Vec<&Self>) = fit.partition(|choice| choice.in_order(selected));
        if ordered.is_empty() { other } else { ordered }
    }

    /// Does it name the selected spots in this order (from, to)?
    fn in_order(&self, selected: &[String]) -> bool {
        let mut spots = self.spots.iter();
        selected.iter().all(|spot| spots.any(|named| named == spot))
    }
}

/// What an action changes, unit by unit.
fn changes(before: &[Amount], after: &[Amount]) -> Vec<Amount> {
    let change =
        |(before, after): (&Amount, &Amount)| Amount { halves: after.halves - before.halves, ..*after };
    before.iter().zip(after).map(change).filter(|change| change.halves != 0).collect()
}

/// The changes in words: costs first, then gains.
fn label(changes: &[Amount], ctx: &DrawContext<'_>) -> Option<String> {
    let (costs, gains): (Vec<&Amount>, Vec<&Amount>) = changes.iter().partition(|change| change.halves < 0);
    let text = |change: &&Amount| {
        let sign = if change.halves < 0 { "\u{2212}" } else { "+" };
        let (whole, half) = (change.halves.unsigned_abs() / 2, change.halves % 2 != 0);
        let number = match (whole, half) {
            (0, true) => "½".to_owned(),
            (whole, true) => format!("{whole}½"),
            (whole, false) => whole.to_string(),
        };
        // Names of units are in the plural from more than one on.
        let unit = Phrase::new(change.unit).number("count", i64::from(whole) + i64::from(half));
        format!("{sign}{number}\u{a0}{}", ctx.text(&unit))
    };
    let words: Vec<String> = costs.iter().chain(&gains).map(text).collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// Things a player would try now and may not, all for the same reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// The spots of these things.
    pub spots: Vec<String>,
    /// Their names, in the reader's language.
    pub names: Vec<String>,
    /// Why not, in the reader's language.
    pub reason: String,
    /// The rule that says so.
    pub rule: String,
}

impl Blocked {
    /// Everything the viewer would try and the rules refuse, by reason.
    pub(crate) fn all<B: Board>(
        table: &Table<B::Game>,
        view: &View<B::Game>,
        ctx: &DrawContext<'_>,
    ) -> Vec<Self> {
        if view.actions.is_empty() {
            return Vec::new();
        }
        let (rules, state) = (table.rules(), table.state());
        let mut all: Vec<Self> = Vec::new();
        for attempt in B::attempts(rules, view) {
            let Err(refusal) = rules.play(&mut state.clone(), attempt.action, &mut Silent) else { continue };
            let (rule, reason) = (refusal.rule().to_string(), ctx.text(&refusal.phrase()));
            let (spot, name) = (attempt.spot, ctx.text(&attempt.name));
            match all.iter_mut().find(|blocked| blocked.rule == rule && blocked.reason == reason) {
                Some(blocked) if blocked.spots.contains(&spot) => {}
                Some(blocked) => {
                    blocked.spots.push(spot);
                    blocked.names.push(name);
                }
                None => all.push(Self { spots: vec![spot], names: vec![name], reason, rule }),
            }
        }
        all
    }
}

/// The last decision of the viewer, which can be taken again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repeat {
    /// The action in notation.
    pub action: String,
    /// What it does, in the reader's language.
    pub text: String,
    /// How often it can be taken again.
    pub times: usize,
}

impl Repeat {
    /// The last decision, if it points at something: whoever stops or declines does so once.
    pub(crate) fn of(table: &Table<impl Rules>, viewer: Viewer, choices: &[Choice]) -> Option<Self> {
        let Viewer::Seat(seat) = viewer else { return None };
        let Again { action, times } = table.again(seat)?;
        let action = table.rules().write_action(action);
        let choice = choices.iter().find(|choice| choice.action == action && !choice.spots.is_empty())?;
        Some(Self { action, text: choice.text.clone(), times })
    }
}

/// An obvious decision of the viewer that can be exchanged for another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instead {
    /// What was chosen, in the reader's language.
    pub text: String,
    /// The alternatives: in notation and in the reader's language.
    pub alternatives: Vec<(String, String)>,
}

impl Instead {
    /// The last decision of the viewer, if it was an obvious one.
    pub(crate) fn of<R: Rules>(table: &Table<R>, viewer: Viewer, ctx: &DrawContext<'_>) -> Option<Self> {
        let Viewer::Seat(seat) = viewer else { return None };
        let Taken { before, action, alternatives } = table.taken(seat)?;
        let rules = table.rules();
        let text = |action| ctx.text(&rules.describe_action(&before, action));
        Some(Self {
            text: text(action),
            alternatives: alternatives.into_iter().map(|it| (rules.write_action(it), text(it))).collect(),
        })
    }
}
