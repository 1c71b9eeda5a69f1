//! Cards, stones and tokens, drawn from their instructions.

use endless_winter::{
    AnimalFace, ChiefFace, Content, Counted, CultureFace, SetupFace, Side, StonePoints, TribeFace, kind,
    names,
};
use maud::{Markup, html};
use pages::DrawContext;
use table::{faces, text::Phrase};

use crate::{
    effects::{amount, effect, end_points, skills},
    icons::{beast, icon},
    pictures::{self, PICTURES},
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
            Self::Stone => "ew-pebble",
            Self::Landmark => "ew-stone",
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

/// A card: its picture, marks on it, what it is called, what it does.
pub(crate) fn card(kind: Kind, name: &str, picture: &Markup, marks: &Markup, body: &Markup) -> Markup {
    html! {
        span .ew-card.(kind.class()) data-rule=(kind.rule()) {
            (picture)
            span .ew-marks { (marks) }
            span .ew-name { (name) }
            span .ew-body { (body) }
        }
    }
}

/// A Tribe or Starting card. `marks` shows what it is worth here, or how many there are.
pub(crate) fn tribe(face: &TribeFace, name: &Phrase, marks: &Markup, ctx: &DrawContext<'_>) -> Markup {
    let marks = html! {
        (words_of_labor(face.labor.is.gains.half_labor(), ctx))
        (end(face.points.is, ctx))
        (marks)
    };
    let body = html! { (effect(&face.skill.is, ctx)) (effect(&face.eclipse.is, ctx)) };
    let picture = pictures::of_tribe(&face.id, &face.skill.is.to_string());
    card(Kind::Tribe, &ctx.text(name), &picture, &marks, &body)
}

fn words_of_labor(half: u8, ctx: &DrawContext<'_>) -> Markup {
    let words =
        ctx.text(&Phrase::new("endless-winter-board-labor-count").text("labor", names::labor_text(half)));
    html! { span .ew-from role="img" aria-label=(words) title=(words) { (names::labor_text(half)) (icon("labor")) } }
}

/// Points at the end of the game, with their words.
fn end(count: u8, ctx: &DrawContext<'_>) -> Markup {
    if count == 0 {
        return html! {};
    }
    let words = ctx.text(&Phrase::new("endless-winter-board-end-points").number("count", count));
    html! { span .ew-worth role="img" aria-label=(words) title=(words) { (end_points(count)) } }
}

/// A Culture card.
pub(crate) fn culture(face: &CultureFace, name: &Phrase, marks: &Markup, ctx: &DrawContext<'_>) -> Markup {
    let marks = html! { (end(face.points.is, ctx)) (marks) };
    let picture = pictures::of_culture(&face.id, &face.skill.is.to_string());
    card(Kind::Culture, &ctx.text(name), &picture, &marks, &skills(&face.skill.is, ctx))
}

/// One side of a Chief card, or both.
pub(crate) fn chief(
    face: &ChiefFace,
    name: &Phrase,
    side: Option<Side>,
    marks: &Markup,
    ctx: &DrawContext<'_>,
) -> Markup {
    let body = html! {
        @if side != Some(Side::B) { (effect(&face.side_a.is, ctx)) }
        @if side.is_none() { span .ew-or { "/" } }
        @if side != Some(Side::A) { (effect(&face.side_b.is, ctx)) }
    };
    let skill = if side == Some(Side::B) { &face.side_b.is } else { &face.side_a.is };
    let picture = PICTURES.draw(kind::CHIEF, &face.id, &skill.to_string());
    card(Kind::Chief, &ctx.text(name), &picture, marks, &body)
}

/// An Animal card: what tipping it gives, what sets are worth.
pub(crate) fn animal(face: &AnimalFace, name: &Phrase, marks: &Markup, ctx: &DrawContext<'_>) -> Markup {
    let body = html! {
        span .ew-tip { (effect(&face.tip.is, ctx)) }
        span .ew-sets { @if face.joker.is { (icon("joker")) } @else { (dotted(&face.sets.is)) } }
    };
    let picture = PICTURES.draw(kind::ANIMAL, &face.id, &face.tip.is.to_string());
    card(Kind::Animal, &ctx.text(name), &picture, marks, &body)
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
    let icons = format!("{}F {}T{}", face.food.is, face.tools.is, if face.camp.is { " C" } else { "" });
    card(Kind::Setup, &ctx.text(name), &PICTURES.draw(kind::SETUP, &face.id, &icons), &html! {}, &body)
}

/// A Sacred Stone: what it counts, what that is worth, carved into a pebble.
pub(crate) fn stone(
    id: &str,
    (counts, worth): (&Counted, &StonePoints),
    name: &str,
    words: &str,
    marks: &Markup,
) -> Markup {
    html! {
        span .ew-card.(Kind::Stone.class()) data-rule=(Kind::Stone.rule()) {
            (pictures::of_stone(id, ""))
            span .ew-marks { (marks) }
            span .ew-name { (name) }
            span .ew-body role="img" aria-label=(words) title=(words) {
                span .ew-carved {
                    @match counts {
                        Counted::Villages(terrain) => { (icon("village")) (icon(terrain)) }
                        Counted::CampTerrains => { (icon("camp")) (icon("terrains")) }
                        Counted::GroundMegaliths => { (icon("megalith")) }
                        Counted::MegalithTiles => { (icon("megalith")) (icon("tiles")) }
                        Counted::Buried => { (icon("bury")) }
                        Counted::UpperMegaliths => { (icon("upper")) }
                        Counted::IdolLevels => { (icon("idol")) }
                        Counted::TippedTypes => { (icon("tip")) (icon("terrains")) }
                        Counted::Tipped(animals) => { @for id in animals { (beast(id)) } }
                    }
                }
                span .ew-worth-of { (worth_of(worth)) }
            }
        }
    }
}

/// What a count is worth, in the little room of a pebble.
fn worth_of(worth: &StonePoints) -> String {
    match worth {
        StonePoints::Each(each, 1) => format!("× {each}"),
        StonePoints::Each(1, 2) => "× ½".to_owned(),
        StonePoints::Each(each, per) => format!("{each} / {per}"),
        StonePoints::Table(table) => {
            // Nothing for nothing goes without saying.
            let table = table.strip_prefix(&[0]).unwrap_or(table);
            match table {
                [least, .., most] if table.len() > 4 => format!("{least}–{most}"),
                _ => dotted(table),
            }
        }
    }
}

/// The name of the Tribe card with this id.
pub(crate) fn tribe_name(content: &Content, id: &str) -> Phrase {
    if content.tribe.iter().any(|face| face.id == id) {
        Phrase::new(format!("endless-winter-card-{id}"))
    } else {
        Phrase::new("endless-winter-nothing")
    }
}
