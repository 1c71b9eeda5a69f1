//! The land as it lies on the table: ground, landscape and the frame of hide. It is the same in every position.

use std::{borrow::Cow, fmt::Write, sync::OnceLock};

use ice_age::{IceAge, Region, Terrain};
use maud::{Markup, PreEscaped, html};
use table::sets::Indexed;

use crate::{
    shape::{self, Point},
    terrain,
};

/// The symbols of the landscape and of the mammoth.
const SYMBOLS: &str = include_str!("../assets/symbols.svg");

/// The textures of the grounds: class of the landscape, size of the tile, lines.
const TEXTURES: [(Terrain, u8, u8, &str); 6] = [
    (Terrain::Forest, 26, 22, "M5 9l2.5-6l2.5 6M17 19l2.5-6l2.5 6"),
    (Terrain::Pasture, 24, 20, "M4 8q1-4 0-6M6 8q1-3 3-4M16 18q1-4 0-6M18 18q1-3 3-4"),
    (Terrain::Mountains, 28, 22, "M2 9l5-6l4 4M15 20l5-6l5 5"),
    (Terrain::StoneDesert, 26, 20, "M3 6h5M6 9h3M16 15h6M14 18h3M20 4h2"),
    (Terrain::Steppe, 22, 18, "M3 8q2-4 6-3M13 16q2-4 6-3"),
    (Terrain::IceMeadow, 30, 24, "M4 8l6-2M18 19l8-3M20 5l4-1M7 20q1-4 0-6"),
];

/// The definitions every drawing of the board refers to, and the land. The first map is drawn once and kept: a position changes,
/// the land does not, and few tables have the map of another owner.
pub(crate) fn drawn(rules: &IceAge) -> PreEscaped<Cow<'static, str>> {
    static FIRST: OnceLock<(Vec<Terrain>, String)> = OnceLock::new();
    let terrain = || Region::each().map(|region| rules.map().terrain(region));
    let draw = || definitions().0 + &draw(rules).0;
    let (first, land) = FIRST.get_or_init(|| (terrain().collect(), draw()));
    let same = terrain().eq(first.iter().copied());
    PreEscaped(if same { Cow::Borrowed(land.as_str()) } else { Cow::Owned(draw()) })
}

/// The definitions every drawing of the board refers to.
fn definitions() -> Markup {
    html! {
        defs {
            linearGradient #ia-hide-light x1="0" y1="0" x2="1" y2="1" {
                stop .ia-hide-1 offset="0" {} stop .ia-hide-2 offset=".35" {} stop .ia-hide-3 offset="1" {}
            }
            @for (terrain, width, height, lines) in TEXTURES {
                @let class = terrain::class(terrain);
                radialGradient id=(format_args!("{class}-light")) .(class) cx=".4" cy=".35" r=".75" {
                    stop .ia-near offset="0" {} stop .ia-far offset="1" {}
                }
                pattern id=(format_args!("{class}-texture")) .(class) width=(width) height=(height) patternUnits="userSpaceOnUse" {
                    path .ia-texture d=(lines) {}
                }
            }
            radialGradient #ia-sheet-light .ia-sheet cx=".4" cy=".35" r=".75" {
                stop .ia-near offset="0" {} stop .ia-far offset="1" {}
            }
            pattern #ia-sheet-texture .ia-sheet width="40" height="34" patternUnits="userSpaceOnUse" {
                path .ia-texture d="M4 8l10-4M22 26l12-5M26 6l6-2M8 28l5-2" {}
            }
            @for region in Region::each() {
                path id=(format_args!("ia-r{region}")) d=(shape::outline(region)) {}
                clipPath id=(format_args!("ia-in{region}")) { path d=(shape::outline(region)) {} }
            }
            (PreEscaped(SYMBOLS))
        }
    }
}

/// Frame, grounds and landscape.
fn draw(rules: &IceAge) -> Markup {
    html! {
        path .ia-frame-shade d=(frame()) transform="translate(0 6)" {}
        path .ia-frame d=(frame()) {}
        rect .ia-stitch x="131" y="9" width="878" height="582" rx="5" {}
        @for region in Region::each() {
            @let class = terrain::class(rules.map().terrain(region));
            g .(class) clip-path=(format_args!("url(#ia-in{region})")) {
                use .ia-ground href=(format_args!("#ia-r{region}")) {}
                use .ia-grain href=(format_args!("#ia-r{region}")) {}
                use .ia-rim href=(format_args!("#ia-r{region}")) {}
                use .ia-rim.ia-rim-in href=(format_args!("#ia-r{region}")) {}
            }
        }
        g .ia-borders { @for region in Region::each() { use href=(format_args!("#ia-r{region}")) {} } }
        g .ia-sheet {
            path .ia-cliff-shade d=(shape::glacier()) transform="translate(3 12)" {}
            path .ia-ice-cliff d=(shape::glacier()) transform="translate(0 6)" {}
            path .ia-ground d=(shape::glacier()) {}
            path .ia-grain d=(shape::glacier()) {}
            @for index in 0..15_u16 {
                @let x = 170.0 + 56.0 * f32::from(index) + 8.0 * shape::wobble(f32::from(index), 3.0);
                use href=(if shape::wobble(x, 9.0) > 0.0 { "#ia-serac1" } else { "#ia-serac2" })
                    transform=(format_args!("translate({x:.0} 65) scale({:.2})", 1.26 + 0.12 * shape::wobble(x, 1.0))) {}
            }
        }
        rect .ia-frame-in x="147" y="25" width="846" height="550" rx="4" {}
        @for region in Region::each() {
            @let landscape = rules.map().terrain(region);
            g .(terrain::class(landscape)) { (PreEscaped(scenery(region, landscape))) }
        }
    }
}

/// The ice over a region: a slab with an edge, bands of flow, crevasses and seracs.
pub(crate) fn ice(region: Region) -> Markup {
    static DRAWN: [OnceLock<String>; 12] = [const { OnceLock::new() }; 12];
    let inside = DRAWN[region.index()]
        .get_or_init(|| scatter(region, 0.0, 34.0, &["serac2", "serac1", "serac2", "drift"]));
    let outline = format!("#ia-r{region}");
    html! {
        g .ia-sheet {
            use .ia-cliff-shade href=(outline) transform="translate(3 12)" {}
            use .ia-ice-cliff href=(outline) transform="translate(0 6)" {}
            use .ia-ground href=(outline) {}
            g clip-path=(format_args!("url(#ia-in{region})")) {
                use .ia-grain href=(outline) {}
                path .ia-flow d=(flow(region)) {}
                path .ia-crack d=(crevasses(region)) {}
                use .ia-rim.ia-rim-in href=(outline) {}
            }
            (PreEscaped(inside))
        }
    }
}

/// What stands on a landscape, from the most frequent to the rarest.
const fn motifs(terrain: Terrain) -> &'static [&'static str] {
    match terrain {
        Terrain::Forest => &["pine1", "pine3", "pine2"],
        Terrain::Pasture => &["grass2", "bush2", "flower", "bush1", "grass2"],
        Terrain::Mountains => &["peak3", "peak2", "peak1"],
        Terrain::StoneDesert => &["rock2", "rock1", "grass2", "rock3"],
        Terrain::Steppe => &["grass1", "grass2", "grass1", "rock2"],
        Terrain::IceMeadow => &["drift", "grass2", "drift", "rock2"],
    }
}

fn scenery(region: Region, terrain: Terrain) -> &'static str {
    // Drawn once: a position changes, the land does not.
    static DRAWN: [[OnceLock<String>; 6]; 12] = [const { [const { OnceLock::new() }; 6] }; 12];
    let step = if terrain == Terrain::Mountains { 25.0 } else { 21.0 };
    DRAWN[region.index()][terrain as usize].get_or_init(|| scatter(region, 1.0, step, motifs(terrain)))
}

/// Pieces and numbers stand within this far of the middle of a region.
const CLEAR: Point = (84.0, 60.0);

/// Motifs over a region from back to front, `step` apart, outside of the ellipse where pieces stand (`clear` times as large).
fn scatter(region: Region, clear: f32, step: f32, motifs: &[&str]) -> String {
    let land = shape::corners(region);
    let (middle_x, middle_y) = shape::centre(region);
    let mut out = String::new();
    let (mut row, mut y) = (0, 60.0);
    while y < 574.0 {
        let mut x = 152.0 + if row % 2 == 0 { 0.0 } else { step / 2.0 };
        while x < 992.0 {
            let (at_x, at_y) =
                (x + step * 0.3 * shape::wobble(x, y), y + step * 0.25 * shape::wobble(y + 7.0, x));
            let aside =
                ((at_x - middle_x) / CLEAR.0).powi(2) + ((at_y - middle_y + 4.0) / CLEAR.1).powi(2) > clear;
            if aside && shape::depth(land, (at_x, at_y)) > 11.0 {
                let pick = (shape::wobble(at_x + 3.0, at_y) + 1.0) / 2.0;
                let motif = motifs[((pick * motifs.len() as f32) as usize).min(motifs.len() - 1)];
                // Writing to a string cannot fail.
                let _ = write!(out, "<use href=\"#ia-{motif}\" x=\"{at_x:.0}\" y=\"{at_y:.0}\"/>");
            }
            x += step;
        }
        row += 1;
        y += step * 0.72;
    }
    out
}

/// The bands along which the ice flows.
fn flow(region: Region) -> String {
    let corners = shape::corners(region);
    let (left, right) =
        corners.iter().fold((f32::MAX, f32::MIN), |(least, most), &(x, _)| (least.min(x), most.max(x)));
    let (top, bottom) =
        corners.iter().fold((f32::MAX, f32::MIN), |(least, most), &(_, y)| (least.min(y), most.max(y)));
    let mut path = String::new();
    let mut x = left + 22.0;
    while x < right {
        let bend = 18.0 * shape::wobble(x, top);
        let third = (bottom - top) / 3.0;
        let _ = write!(
            path,
            "M{x:.0} {top:.0}C{:.0} {:.0} {:.0} {:.0} {x:.0} {bottom:.0}",
            x + bend,
            top + third,
            x - bend,
            top + 2.0 * third,
        );
        x += 40.0;
    }
    path
}

/// The lines of the ice over a region: from its corners towards its middle.
fn crevasses(region: Region) -> String {
    let (x, y) = shape::centre(region);
    shape::corners(region)
        .iter()
        .step_by(2)
        .map(|&(from_x, from_y)| {
            let (to_x, to_y) = (from_x + (x - from_x) * 0.42, from_y + (y - from_y) * 0.42);
            let bend = 9.0 * shape::wobble(from_x, from_y);
            let (half_x, half_y) = ((from_x + to_x) / 2.0 + bend, (from_y + to_y) / 2.0 - bend);
            format!("M{from_x:.0} {from_y:.0}L{half_x:.0} {half_y:.0}L{to_x:.0} {to_y:.0}")
        })
        .collect()
}

/// The outline of the hide the land lies on.
fn frame() -> &'static str {
    static OUTLINE: OnceLock<String> = OnceLock::new();
    OUTLINE
        .get_or_init(|| shape::rough(&[(126.0, 4.0), (1014.0, 4.0), (1014.0, 596.0), (126.0, 596.0)], 0.006))
}
