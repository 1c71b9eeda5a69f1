//! The Megalith board: spaces, stones, and levels above the ground.

use endless_winter::{Action, Effect, GROUND, OWN_MEGALITHS, SPACES, Site, names, on_ground};
use maud::{Markup, html};
use pages::DrawContext;
use table::{Seat, sets::Indexed};

use crate::{
    cards::Kind,
    effects,
    hexes::gains_at,
    icons::round,
    look::{Look, own},
};

/// The side of a space.
const SPACE: f32 = 40.0;

pub(crate) fn section(look: &Look<'_>) -> Markup {
    let layout = look.rules.layout();
    let spots = || (0..GROUND).map(|site| layout.spot(Site::new(site)));
    let wide = f32::from(spots().map(|spot| spot.x).max().unwrap_or_default() + 1) * SPACE;
    let high = f32::from(spots().map(|spot| spot.y).max().unwrap_or_default() + 1) * SPACE;
    let occupied = look.open.megaliths.occupied();
    html! {
        div .ew.ew-megaliths {
            svg .ew-map viewBox=(format_args!("-4 -6 {} {}", wide + 8.0, high + 10.0)) role="group" aria-label=(look.word("megaliths")) {
                @for site in (0..GROUND).map(Site::new) { (space(look, site, occupied.has(site))) }
                @for site in (GROUND..layout.len()).map(Site::new) {
                    @if occupied.has(site) || look.view.actions.contains(&Action::Megalith(site)) {
                        (raised(look, site, occupied.has(site)))
                    }
                }
            }
            (next(look))
        }
    }
}

/// The spot of a site.
pub(crate) fn spot_id(site: &str) -> String {
    format!("site-{}", site.replace('+', "-"))
}

fn corner(look: &Look<'_>, site: Site) -> (f32, f32, u8) {
    let spot = look.rules.layout().spot(site);
    (f32::from(spot.x) * SPACE, f32::from(spot.y) * SPACE, spot.level)
}

fn space(look: &Look<'_>, site: Site, taken: bool) -> Markup {
    let (x, y, _) = corner(look, site);
    let tile = look.open.tiles[site.index() / SPACES];
    let start = site.index().is_multiple_of(SPACES);
    let gives = look.rules.packed().megalith_tile[tile.index()].spaces.is[site.index() % SPACES].gains;
    let text = look.rules.site_text(site);
    let drawing = html! {
        rect .ew-space.ew-startspace[start] .(TILES[(site.index() / SPACES).min(3)]) x=(x + 1.0) y=(y + 1.0) width="38" height="38" rx="4" {}
        @if taken { (stone(look, site, x + SPACE / 2.0, y + SPACE / 2.0, 16.0, 0)) }
        @else { (gains_at(&gives, x + SPACE / 2.0, y + SPACE / 2.0, 17.0)) }
    };
    let said = if taken { whose(look, site) } else { names::gains(&gives) };
    let label = own(if start { "site-start" } else { "site-label" })
        .text("site", text.as_str())
        .phrase("gains", said);
    look.ctx.spot(&spot_id(&text), &look.say(&label), &drawing)
}

/// Tints that distinguish the four tiles.
const TILES: [&str; 4] = ["ew-tile-a", "ew-tile-b", "ew-tile-c", "ew-tile-d"];

fn whose(look: &Look<'_>, site: Site) -> table::text::Phrase {
    match look.open.megaliths.owner(site) {
        Some(seat) => own("megalith-of").seat("seat", seat),
        None => own("megalith-neutral"),
    }
}

/// A Megalith: the seat's colour and shape, or plain stone; above the ground with the number of its level.
fn stone(look: &Look<'_>, site: Site, x: f32, y: f32, half: f32, level: u8) -> Markup {
    let owner = look.open.megaliths.owner(site);
    let class = owner.map_or("ew-neutral", |seat| look.ctx.emblem(seat).class());
    let piece = owner.map_or_else(|| "megalith".to_owned(), |seat| format!("megalith-{}", seat.number()));
    html! {
        g .(class) data-piece=(piece) transform=(format_args!("translate({} {})", round(x), round(y - f32::from(level) * 3.0))) {
            @if level > 0 { rect .ew-shade x=(-half + 3.0) y=(-half + 4.0) width=(half * 2.0) height=(half * 2.0) rx="5" {} }
            rect .ew-megalith.ew-high[level > 0] x=(-half) y=(-half) width=(half * 2.0) height=(half * 2.0) rx="5" {}
            @if let Some(seat) = owner {
                path .ew-shape transform=(if level > 0 { "translate(-4 0) scale(.55)" } else { "scale(.8)" }) d=(look.ctx.emblem(seat).outline()) {}
            }
            @if level > 0 { text .ew-on x=(if owner.is_some() { "8" } else { "0" }) y="6" { (level + 1) } }
        }
    }
}

fn raised(look: &Look<'_>, site: Site, taken: bool) -> Markup {
    let (x, y, level) = corner(look, site);
    let middle = SPACE * (0.5 + 0.5 * f32::from(level));
    let (x, y) = (x + middle, y + middle);
    let text = look.rules.site_text(site);
    let worth = look.viewer().map_or(0, |seat| worth(look, seat, site));
    let drawing = html! {
        @if taken { (stone(look, site, x, y, 14.0, level)) } @else {
            circle .ew-site-open cx=(round(x)) cy=(round(y)) r="14" {}
            text .ew-t x=(round(x)) y=(round(y + 6.0)) font-size="16" { (worth) "★" }
        }
    };
    let said = if taken { whose(look, site) } else { own("megalith-worth").number("count", worth) };
    let label =
        own("site-raised").text("site", text.as_str()).number("level", level + 1).phrase("gains", said);
    look.ctx.spot(&spot_id(&text), &look.say(&label), &drawing)
}

/// EW-MEGA-10, EW-MEGA-11: what a Megalith on top of these four would score.
fn worth(look: &Look<'_>, seat: Seat, site: Site) -> u8 {
    if on_ground(site.index()) {
        return 0;
    }
    let below = look.rules.layout().below(site);
    let own = below.iter().filter(|&&site| look.open.megaliths.owner(site) == Some(seat)).count() as u8;
    below.len() as u8 + own
}

/// The next Megalith of each seat.
fn next(look: &Look<'_>) -> Markup {
    html! {
        p .ew-chips {
            @for seat in look.seats() {
                @let left = look.player(seat).megaliths;
                @let neutral = left.saturating_sub(OWN_MEGALITHS);
                @let words = look.say(&own("megaliths-left").seat("seat", seat).number("own", left - neutral).number("neutral", neutral));
                span .ew-chip role="img" aria-label=(words) title=(words) {
                    (look.badge(seat)) (crate::icons::icon("megalith")) "×" (left) @if neutral > 0 { " (" (neutral) "○)" }
                }
            }
            (look.rule("EW-MEGA-03"))
        }
    }
}

/// A Megalith tile by itself, for the gallery.
pub(crate) fn tile(name: &str, spaces: &[Effect], ctx: &DrawContext<'_>) -> Markup {
    // Start, two arrow spaces, then the others; the lower right corner has none.
    const ORDER: [usize; SPACES] = [0, 1, 3, 2, 4, 6, 5, 7];
    html! {
        span .(Kind::MegalithTile.class()) data-rule=(Kind::MegalithTile.rule()) {
            span .ew-name { (name) }
            span .ew-grid3 {
                @for index in ORDER {
                    @if let Some(gives) = spaces.get(index) {
                        span .ew-cell.ew-startspace[index == 0] { (effects::effect(gives, ctx)) }
                    }
                }
            }
        }
    }
}
