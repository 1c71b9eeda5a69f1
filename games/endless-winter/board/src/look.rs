//! What every part of the drawing looks at.

use endless_winter::{
    Card, Column, EndlessWinter, Figure, Hex, Landmark, Open, Outlook, Player, SEATS, SeenCards, Spot, Stage,
    Tribe, names,
};
use maud::{Markup, html};
use pages::DrawContext;
use table::{Rules, Seat, Turn, View, Viewer, sets::Indexed, text::Phrase};

use crate::{
    icons::{icon, symbol},
    pieces::sign,
};

/// A view of the game, the words for it, and what can be read off it.
pub(crate) struct Look<'a> {
    pub(crate) rules: &'a EndlessWinter,
    pub(crate) view: &'a View<EndlessWinter>,
    pub(crate) open: &'a Open,
    pub(crate) ctx: &'a DrawContext<'a>,
    pub(crate) outlook: Outlook<'a>,
}

impl<'a> Look<'a> {
    pub(crate) fn new(
        rules: &'a EndlessWinter,
        view: &'a View<EndlessWinter>,
        ctx: &'a DrawContext<'a>,
    ) -> Self {
        let outlook = Outlook::new(rules, &view.observation);
        Self { rules, view, open: &view.observation.open, ctx, outlook }
    }

    /// The seats at the table.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.rules.seats())
    }

    /// The open things of a seat.
    pub(crate) fn player(&self, seat: Seat) -> &'a Player {
        &self.open.players[seat.index().min(SEATS - 1)]
    }

    /// The seat that looks, if it is one.
    pub(crate) const fn viewer(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// The seat whose turn it is.
    pub(crate) fn active(&self) -> Option<Seat> {
        match (self.view.turn, self.open.stage) {
            (Turn::Choose(seat), _) => Some(seat),
            (_, Stage::Setup | Stage::Over | Stage::Count | Stage::Reveal) => None,
            (Turn::Chance | Turn::Over, _) => self.open.order.get(usize::from(self.open.at)).copied(),
        }
    }

    /// Does the viewer have the choice?
    pub(crate) fn chooses(&self) -> bool {
        !self.view.actions.is_empty()
    }

    /// The column the figure of this turn stands in.
    pub(crate) fn column(&self) -> Option<Column> {
        match self.open.moment.spot {
            Some(Spot::Column(column)) => Some(column),
            Some(Spot::Rest) | None => None,
        }
    }

    /// The viewer's own hand.
    pub(crate) fn hand(&self) -> Option<&'a endless_winter::Cards> {
        match self.view.observation.cards.get(self.viewer()?.index())? {
            SeenCards::Known { hand, .. } => Some(hand),
            SeenCards::Counted { .. } => None,
        }
    }

    /// A message of this board.
    pub(crate) fn word(&self, key: &str) -> String {
        self.ctx.text(&own(key))
    }

    /// A message of this board with a number.
    pub(crate) fn number(&self, key: &str, count: impl Into<i64>) -> String {
        self.ctx.text(&own(key).number("count", count))
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.ctx.text(phrase)
    }

    /// A small link to the rule behind something.
    pub(crate) fn rule(&self, id: &str) -> Markup {
        let label = self.say(&own("rule").text("id", id));
        html! { a .ew-rule href=(self.ctx.rule(id)) title=(label) aria-label=(label) { "§" } }
    }

    /// A seat's badge with its name for those who cannot see it.
    pub(crate) fn badge(&self, seat: Seat) -> Markup {
        let name = self.ctx.name(seat);
        html! { span .ew-who role="img" aria-label=(name) title=(name) { (self.ctx.emblem(seat).badge()) } }
    }

    /// A figure of a seat: the seat's shape, and who it is.
    pub(crate) fn figure(&self, seat: Seat, figure: Figure) -> Markup {
        let kind = figure.word();
        let label = self.say(&own(&format!("figure-{kind}")).seat("seat", seat));
        let mark = self.ctx.emblem(seat);
        html! {
            svg .ew-fig.(mark.class()) viewBox="0 -2 24 36" role="img" aria-label=(label)
                data-piece=(format_args!("{kind}-{}", seat.number())) {
                title { (label) }
                (symbol(kind))
                (sign(mark, "translate(12 21) scale(.44)"))
            }
        }
    }

    /// The figures of a seat in a place.
    pub(crate) fn figures_at(&self, spot: Option<Spot>) -> impl Iterator<Item = (Seat, Figure)> + '_ {
        self.seats().flat_map(move |seat| {
            let figures = &self.player(seat).figures;
            let chief = (figures.chief == spot).then_some((seat, Figure::Chief));
            let others =
                figures.tribe.iter().filter(move |&&at| at == spot).map(move |_| (seat, Figure::Tribe));
            chief.into_iter().chain(others)
        })
    }

    /// The Landmark on a hex, with the expansion.
    pub(crate) fn landmark_on(&self, hex: Hex) -> Option<Landmark> {
        self.open.river.landmark_on(hex).filter(|_| self.rules.course().is_some())
    }

    /// A hex in words: terrain and number.
    pub(crate) fn hex_words(&self, hex: Hex) -> Phrase {
        Phrase::new("endless-winter-hex")
            .phrase("terrain", self.rules.terrain_name(self.open.terrain[hex.index()]))
            .number("hex", hex.index() as i64)
    }

    /// Half points of Labor in words.
    pub(crate) fn labor_words(&self, half: u8) -> String {
        self.say(&own("labor-count").text("labor", names::labor_text(half)))
    }

    /// A heading with an icon.
    pub(crate) fn heading(&self, glyph: &str, text: &str) -> Markup {
        html! { h2 .ew-h { (icon(glyph)) " " (text) } }
    }
}

/// A message of this board.
pub(crate) fn own(key: &str) -> Phrase {
    Phrase::new(format!("endless-winter-board-{key}"))
}

/// The Tribe cards among cards, with how many.
pub(crate) fn tribe_of(card: Card) -> Option<Tribe> {
    match card {
        Card::Tribe(tribe) => Some(tribe),
        Card::Culture(_) => None,
    }
}
