//! What every part of the drawing uses: rules, words, icons.

use maud::{Markup, html};
use pages::DrawContext;
use rise_of_tribes::{Good, Goods, Hex, RiseOfTribes, State, words};
use table::{Seat, text::Phrase};

use crate::icons::{Icon, Pictured};

/// A message of this board.
pub(crate) fn message(key: &str) -> Phrase {
    Phrase::new(format!("rise-of-tribes-board-{key}"))
}

/// How icons come to the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// As references to the symbols that the map brings along.
    Shared,
    /// Each with its own paths, where no map is near.
    Own,
}

/// The rules, words and icons of one drawing.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a> {
    pub(crate) rules: &'a RiseOfTribes,
    pub(crate) ctx: &'a DrawContext<'a>,
    pub(crate) ink: Ink,
}

impl<'a> Pen<'a> {
    /// A pen for a scene with a map.
    pub(crate) const fn new(rules: &'a RiseOfTribes, ctx: &'a DrawContext<'a>) -> Self {
        Self { rules, ctx, ink: Ink::Shared }
    }

    /// The phrase in the reader's language.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.ctx.text(&self.rules.with_names(phrase.clone()))
    }

    /// A message of this board without arguments.
    pub(crate) fn word(&self, key: &str) -> String {
        self.say(&message(key))
    }

    /// An icon in a line of text.
    pub(crate) fn icon(&self, icon: Icon) -> Markup {
        match self.ink {
            Ink::Shared => html! { svg .rt-i aria-hidden="true" { use href=(icon.href()) {} } },
            Ink::Own => {
                html! { svg .rt-i viewBox="-12 -12 24 24" aria-hidden="true" { (icon.drawing()) } }
            }
        }
    }

    /// So many of something: a number and its icon.
    pub(crate) fn count(&self, number: impl Into<i64>, icon: Icon) -> Markup {
        html! { span .rt-n { (number.into()) (self.icon(icon)) } }
    }

    /// Goods as icons, read out in words.
    pub(crate) fn goods(&self, goods: Goods) -> Markup {
        let said = self.say(&words::goods(goods));
        html! {
            span .rt-goods role="img" aria-label=(said) title=(said) {
                @for good in goods.kinds() { (self.count(goods.of(good), good.icon())) }
                @if goods.is_empty() { "–" }
            }
        }
    }

    /// So many of one good.
    pub(crate) fn some(&self, good: Good, amount: u8) -> Markup {
        self.goods(Goods::of_kind(good, amount))
    }

    /// The number of a hex with what lies on it.
    pub(crate) fn hex(&self, state: &State, hex: Hex) -> String {
        self.say(&self.rules.place_name(state, hex))
    }

    /// A seat's badge with a name for those who do not see it.
    pub(crate) fn badge(&self, seat: Seat) -> Markup {
        let name = self.ctx.name(seat);
        html! { span .rt-who role="img" aria-label=(name) title=(name) { (self.ctx.emblem(seat).badge()) } }
    }

    /// A link to the rule behind something.
    pub(crate) fn rule(&self, id: &str) -> Markup {
        html! { a .rt-rule href=(self.ctx.rule(id)) { (id) } }
    }
}
