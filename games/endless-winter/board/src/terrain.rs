//! The Terrain board: hexes, Camps, Villages, Influence, and what the Eclipse would bring now.

use endless_winter::{
    Action,
    content::Role,
    icons::{Effect, Gains},
    ids::{Hex, Junction},
    names,
    rivers::RiverAction,
    state::{OnHex, VILLAGES},
};
use maud::{Markup, html};
use pages::svg;
use table::{Seat, sets::Indexed};

use crate::{
    cards::Kind,
    effects,
    hexes::{self, RADIUS, effect_at, gains_at, meeting, middle},
    icons::{icon, placed, round},
    look::{Look, own},
    rivers,
};

pub(crate) fn section(look: &Look<'_>) -> Markup {
    let river = look.rules.course().is_some();
    let frame = if river { rivers::FRAME } else { "-222 -204 444 408" };
    html! {
        div .ew.ew-terrain {
            (supply(look))
            svg .ew-map viewBox=(frame) role="group" aria-label=(look.word("terrain")) {
                @for hex in look.rules.board().hexes() { (ground(look, hex)) }
                @if river { (rivers::beside(look)) }
                @for hex in look.rules.board().hexes() { (pieces(look, hex, middle(look.rules, hex))) }
                @if river { (rivers::afloat(look)) }
                @for junction in Junction::each() { (village(look, junction)) }
            }
            @if river { (rivers::landmarks(look)) }
            (preview(look))
        }
    }
}

/// What the viewer can still put on the board.
fn supply(look: &Look<'_>) -> Markup {
    let Some(seat) = look.viewer() else { return html! {} };
    let player = look.player(seat);
    let camps = look.number("camps-home", player.camps_home());
    let villages = look.number("villages-left", VILLAGES.saturating_sub(player.villages.len()) as i64);
    html! {
        p .ew-chips.(look.ctx.emblem(seat).class()) {
            (look.badge(seat))
            (look.ctx.html_spot("camp", &camps, &html! { span .ew-chip.ew-own { (icon("camp")) "×" (player.camps_home()) " " (look.word("home")) } }))
            span .ew-chip.ew-own title=(villages) { (icon("village")) "×" (VILLAGES.saturating_sub(player.villages.len())) }
            @if look.rules.course().is_some() { (rivers::fish(look)) }
            (look.rule("EW-MIG-01"))
        }
    }
}

/// The class that tints a type of terrain.
pub(crate) fn terrain_class(id: &str) -> String {
    format!("ew-t-{id}")
}

/// Is the hex laid already? Only the centre can be the base tile; elsewhere it stands for a tile not laid yet.
fn laid(look: &Look<'_>, hex: Hex) -> bool {
    look.rules.terrain_face(look.open.terrain[hex.index()]).role.is != Role::Base
        || (look.rules.board().coordinates(hex) == (0, 0) && look.rules.course().is_none())
}

fn ground(look: &Look<'_>, hex: Hex) -> Markup {
    let (x, y) = middle(look.rules, hex);
    let corners = svg::points(&svg::hexagon(x, y, RADIUS - 1.5));
    if !laid(look, hex) {
        return html! { polygon .ew-hex.ew-t-unlaid points=(corners) {} };
    }
    let terrain = look.open.terrain[hex.index()];
    let id = look.rules.terrain_id(terrain);
    let landmark = look.open.river.landmark_on(hex).filter(|_| look.rules.course().is_some());
    let gives = look.outlook.hex_gives(hex);
    let rule = if landmark.is_some() { Kind::Landmark } else { Kind::Terrain }.rule();
    let drawing = html! {
        polygon .ew-hex.(terrain_class(id)) points=(corners) data-rule=(rule) {}
        g .ew-faint { (placed(landmark.map_or(id, |landmark| look.rules.landmark_id(landmark)), x, y + 2.0, 44.0)) }
        g .ew-gives { (effect_at(&gives, x, y - 25.0, 19.0)) }
        (token(look, hex, x, y))
        text .ew-hexno x=(round(x)) y=(round(y + 42.0)) { (hex.index()) }
    };
    look.ctx.spot(&format!("hex-{}", hex.index()), &label(look, hex), &drawing)
}

/// A hex in words: what it is, what it gives, who has how much Influence.
fn label(look: &Look<'_>, hex: Hex) -> String {
    let gives = match look.open.river.landmark_on(hex).filter(|_| look.rules.course().is_some()) {
        Some(landmark) => own("landmark-label")
            .phrase("landmark", look.rules.landmark_name(landmark))
            .phrase("words", look.rules.landmark_text(landmark)),
        None => names::effect(&look.outlook.hex_gives(hex)),
    };
    let influence: Vec<_> = look
        .seats()
        .filter(|_| hex != look.rules.board().entry())
        .map(|seat| (seat, look.outlook.influence(seat, hex)))
        .filter(|&(_, influence)| influence > 0)
        .map(|(seat, influence)| {
            own(if look.outlook.leads(seat, hex) { "influence-leads" } else { "influence" })
                .seat("seat", seat)
                .number("count", influence as i64)
        })
        .collect();
    let said =
        if influence.is_empty() { own("hex-label") } else { own("hex-led").list("influence", influence) };
    look.say(&said.phrase("hex", look.hex_words(hex)).phrase("gives", gives))
}

/// A Glacier token on the hex.
fn token(look: &Look<'_>, hex: Hex, x: f32, y: f32) -> Markup {
    match look.open.tokens[hex.index()] {
        OnHex::Nothing => html! {},
        OnHex::FaceDown => html! {
            circle .ew-token-disc cx=(round(x)) cy=(round(y - 24.0)) r="13" {}
            text .ew-t x=(round(x)) y=(round(y - 18.0)) font-size="17" { "?" }
        },
        OnHex::Up(token) => {
            let gives = look.rules.packed().glacier_token.get(token.index());
            let gives = gives.map(|face| face.gives.is.gains).unwrap_or_default();
            html! {
                rect .ew-token-disc x=(round(x - 30.0)) y=(round(y - 37.0)) width="60" height="24" rx="11" {}
                (gains_at(&gives, x, y - 25.0, 18.0))
            }
        }
    }
}

/// Camps and Influence on a hex: one marker per seat, its number the Influence, a dot per Camp, a star for those who lead.
pub(crate) fn pieces(look: &Look<'_>, hex: Hex, (x, y): hexes::Point) -> Markup {
    let entry = hex == look.rules.board().entry();
    let present: Vec<(Seat, u8, usize)> = look
        .seats()
        .map(|seat| (seat, look.player(seat).camps.of(hex), look.outlook.influence(seat, hex)))
        .filter(|&(_, camps, influence)| camps > 0 || (!entry && influence > 0))
        .collect();
    let apart = if present.len() > 3 { 22.0 } else { 27.0 };
    let first = x - apart * (present.len() as f32 - 1.0) / 2.0;
    html! {
        @for (index, &(seat, camps, influence)) in present.iter().enumerate() {
            (marker(look, hex, seat, camps, if entry { usize::from(camps) } else { influence }, (first + apart * index as f32, y + 5.0)))
        }
    }
}

/// The marker of one seat on one hex, a place to touch where its Camps may move.
pub(crate) fn marker(
    look: &Look<'_>,
    hex: Hex,
    seat: Seat,
    camps: u8,
    number: usize,
    (x, y): hexes::Point,
) -> Markup {
    let mark = look.ctx.emblem(seat);
    let leads = look.outlook.leads(seat, hex);
    let drawing = html! {
        g .(mark.class()) transform=(format_args!("translate({} {})", round(x), round(y))) {
            circle .ew-hit r="14" {}
            path .ew-piece.ew-hollow[camps == 0] .ew-behind[!leads] d=(mark.outline()) {}
            text .ew-on[camps > 0] y="6" { (number) }
            @for dot in 0..camps { circle .ew-camp cx=(round(f32::from(dot) * 6.5 - f32::from(camps - 1) * 3.25)) cy="17.5" r="2.8" {} }
            @if leads { text .ew-star x="9" y="-6" { "★" } }
        }
    };
    let piece = format!("camp-{}", seat.number());
    let id = if look.viewer() == Some(seat) {
        format!("camp-{}", hex.index())
    } else {
        format!("rival-{}-{}", seat.number(), hex.index())
    };
    if camps == 0 {
        return drawing;
    }
    let label =
        own("camps-label").seat("seat", seat).number("count", camps).phrase("hex", look.hex_words(hex));
    html! { g data-piece=(piece) { (look.ctx.spot(&id, &look.say(&label), &drawing)) } }
}

/// A Village, or a junction where one can be founded.
fn village(look: &Look<'_>, junction: Junction) -> Markup {
    let (x, y) = meeting(look.rules, junction);
    let owner = look.seats().find(|&seat| look.player(seat).villages.has(junction));
    if let Some(seat) = owner {
        let mark = look.ctx.emblem(seat);
        let label = look.say(&own("village-label").seat("seat", seat));
        return html! {
            g .(mark.class()) data-piece=(format_args!("village-{}", seat.number())) {
                title { (label) }
                path .ew-piece.ew-village transform=(format_args!("translate({} {}) scale(1.25)", round(x), round(y))) d=(mark.outline()) {}
                g .ew-on-glyph { (placed("village", x, y + 1.0, 15.0)) }
            }
        };
    }
    let founded = look.view.actions.iter().any(|action| {
        matches!(action, Action::Village(at) | Action::River(RiverAction::VillageWithRaft(at)) if *at == junction)
    });
    if !founded {
        return html! {};
    }
    let drawing = html! {
        circle .ew-site-open cx=(round(x)) cy=(round(y)) r="13" {}
        (placed("village", x, y, 15.0))
    };
    let text = look.rules.junction_text(junction);
    let label = look.say(&own("village-here").text("junction", text.as_str()));
    look.ctx.spot(&format!("village-{text}"), &label, &drawing)
}

/// Who would gain what if the Eclipse came now.
fn preview(look: &Look<'_>) -> Markup {
    if look.open.stage == endless_winter::state::Stage::Setup {
        return html! {};
    }
    html! {
        div .ew-preview {
            h3 .ew-h { (icon("eclipse")) " " (look.word("eclipse-now")) " " (look.rule("EW-ECL-15")) }
            @for &seat in &look.open.order[..look.seats().count()] { (outlook_of(look, seat)) }
        }
    }
}

fn outlook_of(look: &Look<'_>, seat: Seat) -> Markup {
    let mut free = Gains::NONE;
    let mut priced: Vec<(Effect, u8)> = Vec::new();
    let mut landmarks = 0u32;
    for hex in look.rules.board().hexes().iter().filter(|&hex| look.outlook.leads(seat, hex)) {
        let gives = look.outlook.hex_gives(hex);
        if let Some(landmark) = look.open.river.landmark_on(hex).filter(|_| look.rules.course().is_some()) {
            landmarks += u32::from(look.outlook.landmark(seat, landmark));
        } else if gives.price.is_free() && gives.condition.is_none() {
            free.join(&gives.gains);
        } else if let Some((_, count)) = priced.iter_mut().find(|(known, _)| *known == gives) {
            *count += 1;
        } else {
            priced.push((gives, 1));
        }
    }
    let stones: u32 =
        look.player(seat).stones.iter().map(|stone| u32::from(look.outlook.stone(seat, stone))).sum();
    let delta = u32::from(look.outlook.delta(seat));
    let board = look.outlook.board_gives(seat);
    html! {
        p {
            (look.badge(seat)) " "
            span title=(look.word("preview-lands")) {
                (effects::gains(&free, look.ctx))
                @for (gives, count) in &priced {
                    " " @if *count > 1 { (count) "×" } (effects::effect(gives, look.ctx))
                }
                @if free.is_empty() && priced.is_empty() { "–" }
            }
            @if !board.is_empty() { span .ew-sum title=(look.word("preview-board")) { "+ " (effects::gains(&board, look.ctx)) } }
            @for (sum, key) in [(landmarks, "preview-landmarks"), (delta, "preview-delta"), (stones, "preview-stones")] {
                @if sum > 0 {
                    @let words = look.number(key, sum);
                    span .ew-sum role="img" aria-label=(words) title=(words) { "+ " (effects::points(sum)) (icon(match key { "preview-landmarks" => "landmark", "preview-delta" => "raft", _ => "stone" })) }
                }
            }
        }
    }
}
