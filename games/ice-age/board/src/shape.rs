//! Where the regions lie on the drawn board, and outlines that look drawn by hand.

use std::{fmt::Write, sync::OnceLock};

use ice_age::Region;
use table::sets::Indexed;

/// A place on the drawn board, which is [`WIDTH`] by [`HEIGHT`].
pub(crate) type Point = (f32, f32);

pub(crate) const WIDTH: u32 = 1140;
pub(crate) const HEIGHT: u32 = 600;

/// Corners of regions 1 to 12, clockwise. Neighbours have the same corners along their border.
#[rustfmt::skip]
const CORNERS: [&[Point]; 12] = [
    &[(148.0, 76.8), (213.5, 68.8), (281.9, 78.1), (348.8, 67.4), (337.2, 130.3), (364.8, 201.1), (312.4, 247.9), (225.1, 225.2), (148.0, 233.2)],
    &[(348.8, 67.4), (423.0, 76.8), (492.9, 68.8), (562.7, 78.1), (572.9, 134.3), (538.0, 191.7), (450.7, 209.1), (364.8, 201.1), (337.2, 130.3)],
    &[(562.7, 78.1), (631.1, 70.1), (708.2, 78.1), (776.6, 68.8), (788.3, 139.6), (763.5, 202.4), (673.3, 230.5), (586.0, 243.9), (538.0, 191.7), (572.9, 134.3)],
    &[(776.6, 68.8), (845.0, 76.8), (919.2, 67.4), (992.0, 75.5), (992.0, 227.8), (906.1, 238.5), (817.4, 246.5), (763.5, 202.4), (788.3, 139.6)],
    &[(148.0, 233.2), (225.1, 225.2), (312.4, 247.9), (328.4, 317.4), (305.2, 386.9), (222.2, 404.3), (148.0, 390.9)],
    &[(312.4, 247.9), (364.8, 201.1), (450.7, 209.1), (538.0, 191.7), (586.0, 243.9), (551.1, 314.7), (545.3, 392.2), (458.0, 413.6), (364.8, 435.0), (305.2, 386.9), (328.4, 317.4)],
    &[(586.0, 243.9), (673.3, 230.5), (763.5, 202.4), (817.4, 246.5), (801.4, 313.4), (824.7, 384.2), (769.4, 436.3), (687.9, 428.3), (599.1, 444.4), (545.3, 392.2), (551.1, 314.7)],
    &[(817.4, 246.5), (906.1, 238.5), (992.0, 227.8), (992.0, 393.6), (912.0, 401.6), (824.7, 384.2), (801.4, 313.4)],
    &[(148.0, 390.9), (222.2, 404.3), (305.2, 386.9), (364.8, 435.0), (351.7, 504.5), (367.7, 574.0), (148.0, 574.0)],
    &[(364.8, 435.0), (458.0, 413.6), (545.3, 392.2), (599.1, 444.4), (577.3, 509.8), (559.8, 574.0), (367.7, 574.0), (351.7, 504.5)],
    &[(599.1, 444.4), (687.9, 428.3), (769.4, 436.3), (785.4, 505.8), (769.4, 574.0), (559.8, 574.0), (577.3, 509.8)],
    &[(824.7, 384.2), (912.0, 401.6), (992.0, 393.6), (992.0, 574.0), (769.4, 574.0), (785.4, 505.8), (769.4, 436.3)],
];

/// The ice along the upper edge.
#[rustfmt::skip]
const GLACIER: &[Point] = &[
    (148.0, 26.0), (992.0, 26.0), (992.0, 75.5), (919.2, 67.4), (845.0, 76.8), (776.6, 68.8), (708.2, 78.1), (631.1, 70.1), (562.7, 78.1),
    (492.9, 68.8), (423.0, 76.8), (348.8, 67.4), (281.9, 78.1), (213.5, 68.8), (148.0, 76.8),
];

/// Around which the pieces of regions 1 to 12 stand.
#[rustfmt::skip]
const CENTRES: [Point; 12] = [
    (244.0, 150.3), (459.4, 140.3), (667.5, 150.3), (890.1, 154.3),
    (233.9, 317.4), (439.0, 313.4), (677.7, 326.7), (901.8, 317.4),
    (252.8, 484.4), (472.5, 491.1), (686.4, 508.5), (887.2, 484.4),
];

/// How far a border may wander from the straight line, as a share of its length.
const WANDER: f32 = 0.085;

pub(crate) fn corners(region: Region) -> &'static [Point] {
    CORNERS[region.index()]
}

pub(crate) fn centre(region: Region) -> Point {
    CENTRES[region.index()]
}

/// The outline of a region.
pub(crate) fn outline(region: Region) -> &'static str {
    static OUTLINES: OnceLock<[String; 12]> = OnceLock::new();
    &OUTLINES.get_or_init(|| CORNERS.map(|corners| rough(corners, WANDER)))[region.index()]
}

/// The outline of the ice along the upper edge.
pub(crate) fn glacier() -> &'static str {
    static OUTLINE: OnceLock<String> = OnceLock::new();
    OUTLINE.get_or_init(|| rough(GLACIER, WANDER))
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

/// The outline with each edge drawn by an unsteady hand: the middle of every piece is moved aside, four times.
pub(crate) fn rough(corners: &[Point], wander: f32) -> String {
    let mut points = Vec::new();
    for (from, to) in corners.iter().copied().zip(corners.iter().copied().cycle().skip(1)) {
        // From the smaller end, so that the border is the same seen from both sides.
        let (start, end) = if from < to { (from, to) } else { (to, from) };
        let mut line = vec![start, end];
        for _ in 0..4 {
            line = halve(&line, wander);
        }
        if from > to {
            line.reverse();
        }
        line.pop();
        points.extend(line);
    }
    let mut path = String::new();
    for (index, &(x, y)) in points.iter().enumerate() {
        // Rounded first, so that the steps add up.
        let point = ((x * 10.0).round() / 10.0, (y * 10.0).round() / 10.0);
        let _ = match index {
            0 => write!(path, "M{} {}", point.0, point.1),
            _ => write!(path, "L{} {}", point.0, point.1),
        };
    }
    path.push('Z');
    path
}

/// The line with a point moved aside in the middle of each piece.
fn halve(line: &[Point], wander: f32) -> Vec<Point> {
    let mut halved = vec![line[0]];
    for pair in line.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let (x, y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        let aside = wander * wobble(x * 7.0, y * 7.0);
        halved.push((x - (to.1 - from.1) * aside, y + (to.0 - from.0) * aside));
        halved.push(to);
    }
    halved
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
