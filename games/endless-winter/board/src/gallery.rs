//! Every face of the box by itself.

use endless_winter::{Content, Effect, EndlessWinter, kind, landmark_words};
use maud::{Markup, html};
use pages::{DrawContext, plain_face, svg};
use table::{Rules, faces::Face};

use crate::{
    cards::{self, Kind},
    effects, icons,
    pictures::PICTURES,
};

/// A word of the language of effects: what it gains, or what stands before a gain.
pub(crate) fn token(text: &str) -> Option<Markup> {
    let gained = text.parse().ok().map(|effect: Effect| effects::bare(&effect.gains));
    let before = || {
        let probes = [format!("{text} F"), format!("{text} -> F"), format!("{text} : F")];
        probes.iter().find_map(|probe| Some(effects::before(&probe.parse().ok()?)))
    };
    Some(icons::inline(&html! { span .ew.ew-e { (gained.or_else(before)?) } }))
}

/// A card, tile or token, whatever its kind.
pub(crate) fn face(rules: &EndlessWinter, face: &Face, ctx: &DrawContext<'_>) -> Markup {
    let drawn = drawn(rules.content(), face, ctx).unwrap_or_else(|| plain_face(face));
    let kind = Kind::of(face.kind);
    icons::inline(&html! {
        span .ew {
            (drawn)
            @if let Some(kind) = kind { a .ew-rule href=(ctx.rule(kind.rule())) { (kind.rule()) } }
        }
    })
}

fn drawn(content: &Content, face: &Face, ctx: &DrawContext<'_>) -> Option<Markup> {
    let none = html! {};
    let (id, name) = (&face.id, &face.name);
    let said = ctx.text(name);
    let picture = PICTURES.draw(face.kind, id, &face.icons);
    Some(match face.kind {
        kind::STARTING | kind::TRIBE | kind::WARRIOR => {
            let mut faces = content.starting.iter().chain(&content.tribe).chain(&content.rivers.warrior);
            cards::tribe(faces.find(|face| face.id == *id)?, name, &none, ctx)
        }
        kind::CULTURE_1 | kind::CULTURE_2 => {
            cards::culture(content.culture.iter().find(|face| face.id == *id)?, name, &none, ctx)
        }
        kind::CHIEF => {
            cards::chief(content.chief.iter().find(|face| face.id == *id)?, name, None, &none, ctx)
        }
        kind::ANIMAL => {
            let mut faces = content.animal.iter().chain(&content.rivers.animal);
            cards::animal(faces.find(|face| face.id == *id)?, name, &none, ctx)
        }
        kind::SETUP => {
            let face = content.setup.iter().find(|face| face.id == *id)?;
            cards::setup(face, name, &cards::tribe_name(content, &face.tribe.is), ctx)
        }
        kind::STONE_1 | kind::STONE_2 => {
            let face_of = content.stone.iter().chain(&content.rivers.stone).find(|face| face.id == *id)?;
            cards::stone(id, (&face_of.counts.is, &face_of.points.is), &said, &ctx.text(&face.words), &none)
        }
        kind::TERRAIN => {
            let mut faces = content.terrain.iter().chain(&content.rivers.terrain);
            let face = faces.find(|face| face.id == *id)?;
            let body = html! {
                svg .ew-hexface viewBox="-46 -52 92 104" role="img" aria-label=(said) {
                    polygon .ew-land.(format_args!("ew-t-{id}")) points=(svg::points(&svg::hexagon(0.0, 0.0, 50.0))) {}
                    (icons::placed(id, 0.0, 0.0, 40.0))
                }
                (effects::effect(&face.gives.is, ctx))
            };
            cards::card(Kind::Terrain, &said, &picture, &none, &body)
        }
        kind::COLUMN => {
            let face = content.column.iter().find(|face| face.id == *id)?;
            let body = html! { (icons::icon(id)) (effects::effect(&face.bottom.is, ctx)) };
            cards::card(Kind::Column, &said, &picture, &none, &body)
        }
        kind::GLACIER_TOKEN | kind::REST_TOKEN => {
            let tokens = content.glacier_token.iter().chain(&content.rest_token);
            let token = tokens.into_iter().find(|token| token.id == *id)?;
            cards::card(
                Kind::of(face.kind)?,
                &said,
                &picture,
                &none,
                &effects::gains(&token.gives.is.gains, ctx),
            )
        }
        kind::TILE => {
            let face = content.megalith_tile.iter().find(|face| face.id == *id)?;
            cards::card(
                Kind::MegalithTile,
                &said,
                &picture,
                &none,
                &crate::megaliths::tile(&face.spaces.is, ctx),
            )
        }
        kind::FISH_TOKEN => {
            let face = content.rivers.fish.iter().find(|face| face.id == *id)?;
            cards::card(Kind::FishToken, &said, &picture, &none, &effects::effect(&face.gives.is, ctx))
        }
        kind::LANDMARK => {
            let face = content.rivers.landmark.iter().find(|face| face.id == *id)?;
            let words = ctx.text(&landmark_words(face.counts.is, &face.points.is));
            let body = html! { (icons::icon(id)) span .ew-words { (words) } };
            cards::card(Kind::Landmark, &said, &picture, &none, &body)
        }
        kind::RIVER_TILE => {
            let body = html! { (icons::icon("river")) span .ew-words { (ctx.text(&face.words)) } };
            cards::card(Kind::RiverTile, &said, &picture, &none, &body)
        }
        _ => return None,
    })
}
