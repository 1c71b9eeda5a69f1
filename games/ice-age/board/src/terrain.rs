//! The six landscapes, each with an ornament of its own: they can be told apart without colour.

use std::{fmt::Write, sync::OnceLock};

use ice_age::{Region, Terrain};
use maud::{Markup, html};
use table::sets::Indexed;

use crate::shape::{Point, centre, corners, depth, wobble};

/// The ornament as a path from its middle, about 30 across.
pub(crate) const fn ornament(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::IceMeadow => "m-12 0h24m-18 -10l12 20m0 -20l-12 20m-1 -15l4 2l3 -4m8 4l-4 2l0 4",
        Terrain::Mountains => "m-19 11l14 -24l7 11l5 -7l13 20m-30 -13l5 4l4 -4m7 3l4 3l3 -2",
        Terrain::StoneDesert => "m-15 9q-4 -13 8 -16q15 -4 18 8q2 6 -2 8zm8 -9q3 -4 8 -3m3 12h9",
        Terrain::Steppe => "m-8 10q1 -11 -6 -17m9 17q-1 -14 2 -21m4 21q0 -11 8 -16m-21 16h18",
        Terrain::Forest => "m0 -18l-10 14h5l-8 12h26l-8 -12h5zm0 26v8",
        Terrain::Pasture => {
            "m0 13v-12m-1 1a5 5 0 1 1 -3 -7a5 5 0 1 1 8 0a5 5 0 1 1 -3 7m-1 7q7 0 10 -5m-10 5q-7 0 -10 -5"
        }
    }
}

/// The class that colours the land.
pub(crate) const fn class(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::IceMeadow => "ia-ice-meadow",
        Terrain::Mountains => "ia-mountains",
        Terrain::StoneDesert => "ia-stone-desert",
        Terrain::Steppe => "ia-steppe",
        Terrain::Forest => "ia-forest",
        Terrain::Pasture => "ia-pasture",
    }
}

/// Where ornaments stand: a grid with some disorder.
const STEP: f32 = 43.0;
/// Pieces and numbers stand within this far of the middle of a region.
const CLEAR: Point = (106.0, 85.0);

/// The ornaments of a region, all round its pieces.
pub(crate) fn ornaments(region: Region, terrain: Terrain) -> Markup {
    // Drawn once: a position changes, the land does not.
    static DRAWN: [[OnceLock<String>; 6]; 12] = [const { [const { OnceLock::new() }; 6] }; 12];
    let path = DRAWN[region.index()][terrain as usize].get_or_init(|| scatter(region, ornament(terrain)));
    html! { path .ia-ornament d=(path) {} }
}

fn scatter(region: Region, ornament: &str) -> String {
    let land = corners(region);
    let (middle_x, middle_y) = centre(region);
    let mut path = String::new();
    let (mut row, mut y) = (0, 40.0);
    while y < 850.0 {
        let mut x = 30.0 + if row % 2 == 0 { 0.0 } else { STEP / 2.0 };
        while x < 1190.0 {
            let (at_x, at_y) = (x + 9.0 * wobble(x, y), y + 9.0 * wobble(y + 7.0, x));
            let outside = ((at_x - middle_x) / CLEAR.0).powi(2) + ((at_y - middle_y) / CLEAR.1).powi(2) > 1.0;
            if outside && depth(land, (at_x, at_y)) > 18.0 {
                let _ = write!(path, "M{at_x:.0} {at_y:.0}{ornament}");
            }
            x += STEP;
        }
        row += 1;
        y += STEP * 0.8;
    }
    path
}

/// The ornament alone, as an icon.
pub(crate) fn icon(terrain: Terrain) -> Markup {
    html! {
        svg .ia-icon.(class(terrain)) viewBox="-24 -24 48 48" aria-hidden="true" {
            path .ia-ornament d=(format_args!("M0 0{}", ornament(terrain))) {}
        }
    }
}
