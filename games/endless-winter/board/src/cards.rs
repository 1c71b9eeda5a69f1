//! Cards, stones and tokens, drawn from their instructions.

use endless_winter::{
    AnimalFace, ChiefFace, Content, Counted, CultureFace, Effect, Gains, SetupFace, Side, StonePoints,
    TribeFace, kind, names,
};
use maud::{Markup, html};
use pages::DrawContext;
use table::{faces, text::Phrase};

use crate::{
    effects::{self, amount, effect, end_points, gains, labor, points},
    icons::{beast, icon},
};

/// What a face is: how it is drawn, and the rule that explains it.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Tribe,
    Culture,
    Chief,
    Animal,
    Setup,
    Column,
    Stone,
    Landmark,
    GlacierToken,
    RestToken,
    FishToken,
    RiverTile,
    Terrain,
    MegalithTile,
}

impl Kind {
    /// How faces of this kind are drawn.
    pub(crate) fn of(kind: faces::Kind) -> Option<Self> {
        Some(match kind {
            kind::STARTING | kind::TRIBE | kind::WARRIOR => Self::Tribe,
            kind::CULTURE_1 | kind::CULTURE_2 => Self::Culture,
            kind::CHIEF => Self::Chief,
            kind::ANIMAL => Self::Animal,
            kind::SETUP => Self::Setup,
            kind::COLUMN => Self::Column,
            kind::STONE_1 | kind::STONE_2 => Self::Stone,
            kind::LANDMARK => Self::Landmark,
            kind::GLACIER_TOKEN => Self::GlacierToken,
            kind::REST_TOKEN => Self::RestToken,
            kind::FISH_TOKEN => Self::FishToken,
            kind::RIVER_TILE => Self::RiverTile,
            kind::TERRAIN => Self::Terrain,
            kind::TILE => Self::MegalithTile,
            _ => return None,
        })
    }

    /// The class of its frame.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Tribe => "ew-tribe",
            Self::Culture => "ew-culture",
            Self::Chief => "ew-chief",
            Self::Animal => "ew-animal",
            Self::Setup | Self::Column => "ew-setup",
            Self::Stone | Self::Landmark => "ew-stone",
            Self::GlacierToken | Self::RestToken | Self::FishToken | Self::RiverTile => "ew-token",
            Self::Terrain | Self::MegalithTile => "ew-tile",
        }
    }

    /// The rule that explains such a face.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Self::Tribe => "EW-TURN-23",
            Self::Culture => "EW-TURN-09",
            Self::Chief => "EW-TURN-14",
            Self::Animal => "EW-SCORE-14",
            Self::Setup => "EW-SETUP-22",
            Self::Column => "EW-TURN-19",
            Self::Stone => "EW-ECL-24",
            Self::Landmark => "RR-LAND-01",
            Self::GlacierToken => "EW-GLACIER-02",
            Self::RestToken => "EW-RESTTOK-02",
            Self::FishToken => "RR-FISH-02",
            Self::RiverTile => "RR-COMP-05",
            Self::Terrain => "EW-ECL-15",
            Self::MegalithTile => "EW-MEGA-09",
        }
    }
}

/// A card: what it is called, something in the corner, and its body.
pub(crate) fn card(kind: Kind, name: &str, corner: &Markup, body: &Markup) -> Markup {
    html! {
        span .ew-card.(kind.class()) data-rule=(kind.rule()) {
            span .ew-top { span .ew-name { (name) } (corner) }
            span .ew-body { (body) }
        }
    }
}

/// A Tribe or Starting card. `corner` shows what it is worth here, or how many there are.
pub(crate) fn tribe(face: &TribeFace, name: &Phrase, corner: &Markup, ctx: &DrawContext<'_>) -> Markup {
    let half = face.labor.is.gains.half_labor();
    let body = html! {
        (words_of_labor(half, ctx))
        (effect(&face.skill.is, ctx))
        (effect(&face.eclipse.is, ctx))
        @if face.points.is > 0 { (end(face.points.is, ctx)) }
    };
    card(Kind::Tribe, &ctx.text(name), corner, &body)
}

fn words_of_labor(half: u8, ctx: &DrawContext<'_>) -> Markup {
    let words =
        ctx.text(&Phrase::new("endless-winter-board-labor-count").text("labor", names::labor_text(half)));
    html! { span .ew-e.ew-labor role="img" aria-label=(words) title=(words) { (labor(half)) } }
}

/// Points at the end of the game, with their words.
fn end(count: u8, ctx: &DrawContext<'_>) -> Markup {
    let words = ctx.text(&Phrase::new("endless-winter-board-end-points").number("count", count));
    html! { span .ew-e role="img" aria-label=(words) title=(words) { (end_points(count)) } }
}

/// A Culture card.
pub(crate) fn culture(face: &CultureFace, name: &Phrase, corner: &Markup, ctx: &DrawContext<'_>) -> Markup {
    let body = html! {
        (effect(&face.skill.is, ctx))
        @if face.points.is > 0 { (end(face.points.is, ctx)) }
    };
    card(Kind::Culture, &ctx.text(name), corner, &body)
}

/// One side of a Chief card, or both.
pub(crate) fn chief(
    face: &ChiefFace,
    name: &Phrase,
    side: Option<Side>,
    corner: &Markup,
    ctx: &DrawContext<'_>,
) -> Markup {
    let body = html! {
        @if side != Some(Side::B) { (effect(&face.side_a.is, ctx)) }
        @if side.is_none() { span .ew-or { "/" } }
        @if side != Some(Side::A) { (effect(&face.side_b.is, ctx)) }
    };
    let corner = html! { span .ew-corner { (icon("chief")) (corner) } };
    card(Kind::Chief, &ctx.text(name), &corner, &body)
}

/// An Animal card: silhouette, what tipping it gives, what sets are worth.
pub(crate) fn animal(face: &AnimalFace, name: &Phrase, corner: &Markup, ctx: &DrawContext<'_>) -> Markup {
    let body = html! {
        (beast(&face.id))
        span .ew-tip { (icon("tip")) (effect(&face.tip.is, ctx)) }
        @if face.joker.is {
            span .ew-sets { (icon("joker")) }
        } @else {
            span .ew-sets { (dotted(&face.sets.is)) }
        }
    };
    card(Kind::Animal, &ctx.text(name), corner, &body)
}

fn dotted(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join("·")
}

/// A set-up card.
pub(crate) fn setup(face: &SetupFace, name: &Phrase, tribe: &Phrase, ctx: &DrawContext<'_>) -> Markup {
    let body = html! {
        span .ew-e { (amount(face.food.is, "food")) (amount(face.tools.is, "tool")) @if face.camp.is { (icon("camp")) } }
        span .ew-e { (icon("tribe")) " " (ctx.text(tribe)) }
        span .ew-e { @for id in &face.animals.is { (beast(id)) } }
    };
    card(Kind::Setup, &ctx.text(name), &html! {}, &body)
}

/// What a Sacred Stone or a Landmark counts and what that is worth.
pub(crate) fn stone(
    counts: &Counted,
    worth: &StonePoints,
    name: &str,
    words: &str,
    corner: &Markup,
) -> Markup {
    let body = html! {
        span .ew-e role="img" aria-label=(words) title=(words) {
            @match counts {
                Counted::Villages(terrain) => { (icon("village")) (icon(terrain)) }
                Counted::CampTerrains => { (icon("camp")) (icon("terrains")) }
                Counted::GroundMegaliths => { (icon("megalith")) }
                Counted::MegalithTiles => { (icon("megalith")) (icon("tiles")) }
                Counted::Buried => { (icon("bury")) }
                Counted::UpperMegaliths => { (icon("upper")) }
                Counted::IdolLevels => { (icon("idol")) }
                Counted::TippedTypes => { (icon("tip")) "≠" }
                Counted::Tipped(animals) => { (icon("tip")) @for id in animals { (beast(id)) } }
            }
            (worth_of(worth))
        }
    };
    card(Kind::Stone, name, corner, &body)
}

/// What a count is worth.
pub(crate) fn worth_of(worth: &StonePoints) -> Markup {
    match worth {
        StonePoints::Each(each, 1) => html! { ":" (points(*each)) },
        StonePoints::Each(each, per) => html! { "/" (per) ":" (points(*each)) },
        StonePoints::Table(table) => html! { ":" span .ew-sets { (dotted(table)) } },
    }
}

/// A token that gives something.
pub(crate) fn token(kind: Kind, name: &str, gives: &Gains, ctx: &DrawContext<'_>) -> Markup {
    card(kind, name, &html! {}, &gains(gives, ctx))
}

/// The same for a token whose face is an effect.
pub(crate) fn effect_card(kind: Kind, name: &str, shown: &Effect, ctx: &DrawContext<'_>) -> Markup {
    card(kind, name, &html! {}, &effects::effect(shown, ctx))
}

/// The name of the Tribe card with this id.
pub(crate) fn tribe_name(content: &Content, id: &str) -> Phrase {
    if content.tribe.iter().any(|face| face.id == id) {
        Phrase::new(format!("endless-winter-card-{id}"))
    } else {
        Phrase::new("endless-winter-nothing")
    }
}
