//! The Megalith board: spaces, stones, and levels above the ground.

use endless_winter::{Action, Effect, GROUND, OWN_MEGALITHS, SPACES, Site, names, on_ground};
use maud::{Markup, html};
use pages::DrawContext;
use table::{Seat, sets::Indexed};

use crate::{
    effects,
    hexes::gains_at,
    icons::round,
    look::{Look, own},
};

/// The side of a space.
const SPACE: f32 = 33.0;
/// How much higher each level is drawn.
const RISE: f32 = 9.0;

pub(crate) fn section(look: &Look<'_>) -> Markup {
    let layout = look.rules.layout();
    let spots = || (0..GROUND).map(|site| layout.spot(Site::new(site)));
    let wide = f32::from(spots().map(|spot| spot.x).max().unwrap_or_default() + 1) * SPACE;
    let high = f32::from(spots().map(|spot| spot.y).max().unwrap_or_default() + 1) * SPACE;
    let occupied = look.open.megaliths.occupied();
    html! {
        div .ew.ew-megaliths {
            svg .ew-map viewBox=(format_args!("-3 -9 {} {}", wide + 6.0, high + 13.0)) role="group" aria-label=(look.word("megaliths")) {
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
    let (middle_x, middle_y) = (x + SPACE / 2.0, y + SPACE / 2.0);
    let offered = look.ctx.offers(&spot_id(&text));
    let drawing = html! {
        // In a small window a space is smaller than a finger.
        @if offered { rect .ew-hit x=(x - 2.0) y=(y - 2.0) width="37" height="37" {} }
        rect .ew-space.ew-startspace[start] .(TILES[(site.index() / SPACES).min(3)]) x=(x + 1.0) y=(y + 1.0) width="31" height="31" rx="4" {}
        rect .ew-lit x=(x + 2.0) y=(y + 2.0) width="29" height="29" rx="4" {}
        @if taken { (block(look, site, middle_x, middle_y, 0)) }
        @else { (gains_at(&gives, middle_x, middle_y, 17.0)) }
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

/// A Megalith: a block in the seat's colour with its shape, or plain stone.
fn block(look: &Look<'_>, site: Site, x: f32, y: f32, level: u8) -> Markup {
    let owner = look.open.megaliths.owner(site);
    let class = owner.map_or("ew-neutral", |seat| look.ctx.emblem(seat).class());
    let piece = owner.map_or_else(|| "megalith".to_owned(), |seat| format!("megalith-{}", seat.number()));
    html! {
        g .ew-block.(class) data-piece=(piece) transform=(format_args!("translate({} {})", round(x), round(y - 3.0 - f32::from(level) * RISE))) {
            rect .ew-cast x="-10" y="-7" width="29" height="28" rx="5" {}
            path .ew-front d="M-13.5 5V16q0 3 3 3H10.5q3 0 3-3V5z" {}
            rect .ew-face x="-13.5" y="-16" width="27" height="27" rx="4.5" {}
            path .ew-edge d="M-10 -14H10" {}
            @if let Some(seat) = owner { path .ew-sign transform="translate(0 -2.5) scale(.56)" d=(look.ctx.emblem(seat).outline()) {} }
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
        @if taken { (block(look, site, x, y, level)) } @else {
            @let top = y - 3.0 - f32::from(level) * RISE;
            rect .ew-site-open x=(round(x - 13.0)) y=(round(top - 15.0)) width="26" height="26" rx="5" {}
            circle .ew-coin cx=(round(x)) cy=(round(top - 2.0)) r="8.5" {}
            text .ew-t.ew-on-coin x=(round(x)) y=(round(top + 2.4)) { (worth) }
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

/// How many Megaliths each seat still has.
fn next(look: &Look<'_>) -> Markup {
    html! {
        div .ew-left {
            h2 .ew-h data-rule="EW-MEGA-03" { (look.word("reserve")) }
            p .ew-note { (look.word("megaliths-to-place")) }
            @for seat in look.seats() {
                @let left = look.player(seat).megaliths;
                @let neutral = left.saturating_sub(OWN_MEGALITHS);
                @let words = look.say(&own("megaliths-left").seat("seat", seat).number("own", left - neutral).number("neutral", neutral));
                p role="img" aria-label=(words) title=(words) { (look.badge(seat)) b { (left) } }
            }
            p .ew-note.ew-how data-rule="EW-MEGA-10" { (look.word("megaliths-on-top")) }
        }
    }
}

/// The spaces of a Megalith tile by themselves, for the gallery.
pub(crate) fn tile(spaces: &[Effect], ctx: &DrawContext<'_>) -> Markup {
    // Start, two arrow spaces, then the others; the lower right corner has none.
    const ORDER: [usize; SPACES] = [0, 1, 3, 2, 4, 6, 5, 7];
    html! {
        span .ew-grid3 {
            @for index in ORDER {
                @if let Some(gives) = spaces.get(index) {
                    span .ew-cell.ew-startspace[index == 0] { (effects::effect(gives, ctx)) }
                }
            }
        }
    }
}
