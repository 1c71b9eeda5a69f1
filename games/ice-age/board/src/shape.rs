//! Where the regions lie on the drawn board, and outlines that look drawn by hand.

use std::{fmt::Write, sync::OnceLock};

use ice_age::Region;
use table::sets::Indexed;

/// A place on the drawn board, which is [`WIDTH`] by [`HEIGHT`].
pub(crate) type Point = (f32, f32);

pub(crate) const WIDTH: u32 = 1200;
pub(crate) const HEIGHT: u32 = 860;

/// Corners of regions 1 to 12, clockwise. Neighbours have the same corners along their border.
#[rustfmt::skip]
const CORNERS: [&[Point]; 12] = [
    &[(20., 96.), (110., 84.), (204., 98.), (296., 82.), (280., 176.), (318., 282.), (246., 352.), (126., 318.), (20., 330.)],
    &[(296., 82.), (398., 96.), (494., 84.), (590., 98.), (604., 182.), (556., 268.), (436., 294.), (318., 282.), (280., 176.)],
    &[(590., 98.), (684., 86.), (790., 98.), (884., 84.), (900., 190.), (866., 284.), (742., 326.), (622., 346.), (556., 268.), (604., 182.)],
    &[(884., 84.), (978., 96.), (1080., 82.), (1180., 94.), (1180., 322.), (1062., 338.), (940., 350.), (866., 284.), (900., 190.)],
    &[(20., 330.), (126., 318.), (246., 352.), (268., 456.), (236., 560.), (122., 586.), (20., 566.)],
    &[(246., 352.), (318., 282.), (436., 294.), (556., 268.), (622., 346.), (574., 452.), (566., 568.), (446., 600.), (318., 632.), (236., 560.), (268., 456.)],
    &[(622., 346.), (742., 326.), (866., 284.), (940., 350.), (918., 450.), (950., 556.), (874., 634.), (762., 622.), (640., 646.), (566., 568.), (574., 452.)],
    &[(940., 350.), (1062., 338.), (1180., 322.), (1180., 570.), (1070., 582.), (950., 556.), (918., 450.)],
    &[(20., 566.), (122., 586.), (236., 560.), (318., 632.), (300., 736.), (322., 840.), (20., 840.)],
    &[(318., 632.), (446., 600.), (566., 568.), (640., 646.), (610., 744.), (586., 840.), (322., 840.), (300., 736.)],
    &[(640., 646.), (762., 622.), (874., 634.), (896., 738.), (874., 840.), (586., 840.), (610., 744.)],
    &[(950., 556.), (1070., 582.), (1180., 570.), (1180., 840.), (874., 840.), (896., 738.), (874., 634.)],
];

/// The ice along the upper edge.
#[rustfmt::skip]
const GLACIER: &[Point] = &[
    (20., 20.), (1180., 20.), (1180., 94.), (1080., 82.), (978., 96.), (884., 84.), (790., 98.), (684., 86.), (590., 98.),
    (494., 84.), (398., 96.), (296., 82.), (204., 98.), (110., 84.), (20., 96.),
];

/// Around which the pieces of regions 1 to 12 stand.
#[rustfmt::skip]
const CENTRES: [Point; 12] = [
    (152., 206.), (448., 191.), (734., 206.), (1040., 212.),
    (138., 456.), (420., 450.), (748., 470.), (1056., 456.),
    (164., 706.), (466., 716.), (760., 742.), (1036., 706.),
];

/// How far a border may wander from the straight line.
const WANDER: f32 = 5.0;

pub(crate) fn corners(region: Region) -> &'static [Point] {
    CORNERS[region.index()]
}

pub(crate) fn centre(region: Region) -> Point {
    CENTRES[region.index()]
}

/// The outline of a region.
pub(crate) fn outline(region: Region) -> &'static str {
    static OUTLINES: OnceLock<[String; 12]> = OnceLock::new();
    &OUTLINES.get_or_init(|| CORNERS.map(rough))[region.index()]
}

/// The outline of the ice along the upper edge.
pub(crate) fn glacier() -> &'static str {
    static OUTLINE: OnceLock<String> = OnceLock::new();
    OUTLINE.get_or_init(|| rough(GLACIER))
}

/// A line within the region, along its border: to show that it can be touched.
pub(crate) fn inset(region: Region) -> &'static str {
    static INSETS: OnceLock<[String; 12]> = OnceLock::new();
    &INSETS.get_or_init(|| std::array::from_fn(|index| inset_path(CORNERS[index])))[region.index()]
}

fn inset_path(corners: &[Point]) -> String {
    let middle = mean(corners);
    let towards: Vec<Point> = corners
        .iter()
        .map(|&corner| {
            let length = distance(corner, middle).max(1.0);
            let share = 12.0 / length;
            (corner.0 + (middle.0 - corner.0) * share, corner.1 + (middle.1 - corner.1) * share)
        })
        .collect();
    smooth(&towards)
}

pub(crate) fn mean(points: &[Point]) -> Point {
    let count = points.len().max(1) as f32;
    let (x, y) = points.iter().fold((0.0, 0.0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
    (x / count, y / count)
}

pub(crate) fn distance(a: Point, b: Point) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// The border between two regions as drawn: its ends and pieces in between, if there is one.
pub(crate) fn border(a: Region, b: Region) -> Vec<(Point, Point)> {
    let edges = |region: Region| {
        let corners = corners(region);
        corners.iter().copied().zip(corners.iter().copied().cycle().skip(1))
    };
    edges(a).filter(|&(from, to)| edges(b).any(|edge| edge == (to, from))).collect()
}

pub(crate) fn length(border: &[(Point, Point)]) -> f32 {
    border.iter().map(|&(from, to)| distance(from, to)).sum()
}

/// Is the point inside, and how far from the nearest edge? Negative outside.
pub(crate) fn depth(corners: &[Point], point: Point) -> f32 {
    let mut inside = false;
    let mut nearest = f32::MAX;
    for (from, to) in corners.iter().copied().zip(corners.iter().copied().cycle().skip(1)) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        if (from.1 > point.1) != (to.1 > point.1) && point.0 < from.0 + (point.1 - from.1) / dy * dx {
            inside = !inside;
        }
        let along = ((point.0 - from.0) * dx + (point.1 - from.1) * dy) / (dx * dx + dy * dy);
        let along = along.clamp(0.0, 1.0);
        nearest = nearest.min(distance(point, (from.0 + along * dx, from.1 + along * dy)));
    }
    if inside { nearest } else { -nearest }
}

/// Chance-like numbers from -1 to 1 that are the same for the same place, so that neighbours agree on their border.
pub(crate) fn wobble(x: f32, y: f32) -> f32 {
    let seed = (x as i32 as u32).wrapping_mul(0x9E37_79B1) ^ (y as i32 as u32).wrapping_mul(0x85EB_CA77);
    let mixed = (seed ^ seed >> 15).wrapping_mul(0x2C1B_3C6D);
    let mixed = (mixed ^ mixed >> 12).wrapping_mul(0x297A_2D39);
    (mixed >> 8) as f32 / (1 << 23) as f32 - 1.0
}

/// The outline with each edge drawn by an unsteady hand.
fn rough(corners: &[Point]) -> String {
    let mut points = Vec::new();
    for (from, to) in corners.iter().copied().zip(corners.iter().copied().cycle().skip(1)) {
        points.push(from);
        let pieces = (distance(from, to) / 34.0).round().max(1.0);
        // From the smaller end, so that the border is the same seen from both sides.
        let (start, end) = if from < to { (from, to) } else { (to, from) };
        let mut between: Vec<Point> = (1..pieces as u32)
            .map(|piece| {
                let along = piece as f32 / pieces;
                let (x, y) = (start.0 + (end.0 - start.0) * along, start.1 + (end.1 - start.1) * along);
                (x + WANDER * wobble(x, y), y + WANDER * wobble(y, x))
            })
            .collect();
        if from > to {
            between.reverse();
        }
        points.extend(between);
    }
    let mut path = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        let _ = write!(path, "{}{x:.0} {y:.0}", if index == 0 { 'M' } else { 'L' });
    }
    path.push('Z');
    path
}

/// A closed line that bends at the corners instead of breaking.
fn smooth(corners: &[Point]) -> String {
    let mut path = String::new();
    for (index, (from, to)) in
        corners.iter().copied().zip(corners.iter().copied().cycle().skip(1)).enumerate()
    {
        let near = |a: Point, b: Point| (a.0 + (b.0 - a.0) * 0.15, a.1 + (b.1 - a.1) * 0.15);
        let (start, end) = (near(from, to), near(to, from));
        if index == 0 {
            let _ = write!(path, "M{:.0} {:.0}", start.0, start.1);
        } else {
            let _ = write!(path, "Q{:.0} {:.0} {:.0} {:.0}", from.0, from.1, start.0, start.1);
        }
        let _ = write!(path, "L{:.0} {:.0}", end.0, end.1);
    }
    path.push('Z');
    path
}

#[cfg(test)]
mod tests {
    use ice_age::{Content, IceAge, Options};

    use super::*;

    #[test]
    fn drawn_borders_are_the_borders_of_the_rules() {
        let game = IceAge::new(&Options::default(), &Content::standard()).unwrap();
        for a in Region::each() {
            for b in Region::each().filter(|&b| b != a) {
                assert_eq!(!border(a, b).is_empty(), game.map().neighbours(a).has(b), "{a} and {b}");
            }
        }
    }

    #[test]
    fn neighbours_draw_their_border_alike() {
        // The border of 1 and 2, seen from both sides, has the same wandering points.
        let points = |region: u64| -> Vec<String> {
            let path = outline(Region::from_number(region).unwrap());
            path.trim_matches(['M', 'Z']).split('L').map(str::to_owned).collect()
        };
        let (one, two) = (points(1), points(2));
        let shared = one.iter().filter(|point| two.contains(point)).count();
        assert!(shared >= 7, "only {shared} points are shared");
    }
}
