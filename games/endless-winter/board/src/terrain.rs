//! The Terrain board: land, what it gives, Camps, Villages and Influence.

use endless_winter::{Hex, Junction, OnHex, Role, VILLAGES, names};
use maud::{Markup, html};
use table::sets::Indexed;

use crate::{
    cards::Kind,
    forecast,
    hexes::{Point, gains_plate, middle, plate},
    icons::{placed, round, symbol},
    look::{Look, own},
    pieces::{self, Room},
    rivers,
};

/// The plane that the hexes of the base game take.
const FRAME: &str = "-244 -222 488 450";
/// How far above the middle of a hex its plate is.
const PLATE: f32 = 31.0;

pub(crate) fn section(look: &Look<'_>) -> Markup {
    html! {
        div .ew.ew-terrain {
            (paints())
            (map(look))
            (supply(look))
            (forecast::draw(look))
        }
    }
}

/// The land with everything that stands on it.
pub(crate) fn map(look: &Look<'_>) -> Markup {
    let river = look.rules.course().is_some();
    let frame = if river { rivers::FRAME } else { FRAME };
    html! {
        svg .ew-map.ew-river[river] viewBox=(frame) role="group" aria-label=(look.word("terrain")) {
            @for hex in look.rules.board().hexes() { (ground(look, hex)) }
            @if river { (rivers::beside(look)) (rivers::water(look)) }
            g .ew-plates aria-hidden="true" { @for hex in look.rules.board().hexes() { (benefit(look, hex)) } }
            @for hex in look.rules.board().hexes() { (pieces::on_hex(look, hex, middle(look.rules, hex), room(look, hex))) }
            @if river { (rivers::afloat(look)) }
            @for junction in Junction::each() { (pieces::village(look, junction)) }
        }
    }
}

/// What the land is painted with. They stand here, because a gradient in a part that is not shown paints nothing.
pub(crate) fn paints() -> Markup {
    html! {
        svg .ew-defs width="0" height="0" aria-hidden="true" { defs {
            clipPath id="ew-in-hex" { use href="#ew-s-hex" {} }
            linearGradient id="ew-light" x1="0" y1="0" x2=".6" y2="1" {
                stop offset="0" stop-color="#fff" stop-opacity=".34" {}
                stop offset=".5" stop-color="#fff" stop-opacity="0" {}
                stop offset="1" stop-color="#2b1a05" stop-opacity=".2" {}
            }
        } }
    }
}

/// What the viewer can still put on the board.
fn supply(look: &Look<'_>) -> Markup {
    let Some(seat) = look.viewer() else { return html! {} };
    let player = look.player(seat);
    let villages_left = VILLAGES.saturating_sub(player.villages.len());
    let camps = look.number("camps-home", player.camps_home());
    let villages = look.number("villages-left", villages_left as i64);
    html! {
        div .ew-supply.(look.ctx.emblem(seat).class()) {
            (look.ctx.html_spot("camp", &camps, &html! { span .ew-chip { (own_piece(look, "camp")) b { (player.camps_home()) } } }))
            span .ew-chip title=(villages) { (own_piece(look, "village")) b { (villages_left) } }
            @if look.rules.course().is_some() { (rivers::fish(look)) }
        }
    }
}

/// A piece of the viewer in a line.
fn own_piece(look: &Look<'_>, name: &str) -> Markup {
    let mark = look.viewer().map(|seat| look.ctx.emblem(seat));
    html! {
        svg .ew-piece viewBox="-19 -18 38 36" aria-hidden="true" {
            (symbol(name))
            @if let Some(mark) = mark { (pieces::sign(mark, if name == "camp" { "translate(0 3.4) scale(.36)" } else { "translate(0 -5.2) scale(.44)" })) }
        }
    }
}

/// Is the hex laid already? Anywhere but where Camps enter, the base tile stands for a tile not laid yet.
fn laid(look: &Look<'_>, hex: Hex) -> bool {
    look.rules.terrain_face(look.open.terrain[hex.index()]).role.is != Role::Base
        || hex == look.rules.board().entry()
}

/// A landscape by the id of its terrain, around the origin.
pub(crate) fn land(id: &str) -> Markup {
    /// The landscapes that are drawn; content of an owner may bring others.
    const DRAWN: [&str; 11] = [
        "grassland",
        "forest",
        "highland",
        "lakeland",
        "badlands",
        "herdland",
        "glacier",
        "base",
        "start",
        "river",
        "landmark",
    ];
    let drawn = DRAWN.into_iter().find(|known| *known == id).unwrap_or("grassland");
    html! { use href=(format_args!("#ew-l-{drawn}")) {} }
}

/// Where the middle of a hex is.
fn at((x, y): Point) -> String {
    format!("translate({} {})", round(x), round(y))
}

fn ground(look: &Look<'_>, hex: Hex) -> Markup {
    let place = at(middle(look.rules, hex));
    if !laid(look, hex) {
        return html! { g transform=(place) { use .ew-unlaid href="#ew-s-rim" {} } };
    }
    let id = look.rules.terrain_id(look.open.terrain[hex.index()]);
    let landmark = look.landmark_on(hex);
    let rule = if landmark.is_some() { Kind::Landmark } else { Kind::Terrain }.rule();
    let drawing = html! {
        g transform=(place) data-rule=(rule) {
            (land(id))
            @if let Some(landmark) = landmark { g .ew-monument { (placed(look.rules.landmark_id(landmark), 0.0, 7.0, 54.0)) } }
            use .ew-lit href="#ew-s-rim" {}
            text .ew-hexno y="-41.5" { (hex.index()) }
        }
    };
    look.ctx.spot(&format!("hex-{}", hex.index()), &label(look, hex), &drawing)
}

/// What a hex gives, or the Glacier token on it.
fn benefit(look: &Look<'_>, hex: Hex) -> Markup {
    let (x, y) = middle(look.rules, hex);
    let y = y - PLATE;
    match look.open.tokens[hex.index()] {
        OnHex::Nothing if !laid(look, hex) => html! {},
        OnHex::Nothing => match (look.landmark_on(hex), look.viewer()) {
            (Some(landmark), Some(seat)) => rivers::landmark_plate(look, seat, landmark, x, y),
            _ => plate(&look.outlook.hex_gives(hex), x, y),
        },
        OnHex::FaceDown => html! {
            g .ew-gives { circle .ew-token-disc cx=(round(x)) cy=(round(y)) r="10" {} text .ew-t x=(round(x)) y=(round(y + 4.4)) { "?" } }
        },
        OnHex::Up(token) => {
            let gives = look.rules.packed().glacier_token.get(token.index());
            let gives = gives.map(|face| face.gives.is.gains).unwrap_or_default();
            html! { g .ew-token-up { (gains_plate(&gives, x, y)) } }
        }
    }
}

/// How much of a hex its Camps may take.
fn room(look: &Look<'_>, hex: Hex) -> Room {
    let raft = look.seats().any(|seat| look.outlook.raft_hex(seat) == Some(hex));
    if raft { Room::Upper } else { Room::Whole }
}

/// A hex in words: what it is, what it gives, who has how much Influence.
fn label(look: &Look<'_>, hex: Hex) -> String {
    let gives = match look.landmark_on(hex) {
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
