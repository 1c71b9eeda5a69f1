//! A picture for a face that nobody has painted: what it gives and costs, and who acts.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::composition::{Composition, Figure, WIDTH, find, wall};

/// What an icon looks like in a picture.
#[derive(Debug)]
pub(super) struct Icon {
    wall: &'static str,
    /// Motifs to choose from.
    motifs: Vec<Motif>,
    /// It is somebody who acts, and so stands in front.
    acts: bool,
}

/// A motif and its size.
type Motif = (&'static str, (f32, f32));

/// An icon as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenIcon {
    wall: String,
    motifs: Vec<String>,
    #[serde(default)]
    acts: bool,
}

impl WrittenIcon {
    pub(super) fn read(&self) -> Result<Icon, String> {
        let motif = |name: &String| find(name).ok_or_else(|| format!("there is no motif {name:?}"));
        let motifs: Vec<Motif> = self.motifs.iter().map(motif).collect::<Result<_, _>>()?;
        if motifs.is_empty() {
            return Err("there are no motifs".to_owned());
        }
        Ok(Icon { wall: wall(&self.wall)?, motifs, acts: self.acts })
    }
}

/// Signs on the wall, and animals of an older layer: they tell faces with the same icons apart.
const SIGNS: [&str; 8] = ["dots", "spiral", "net", "zigzag", "claviform", "tectiform", "hand-a", "spirals"];
const OLDER: [&str; 7] = ["horse", "bison", "aurochs", "ibex", "mammoth", "megaloceros", "horse-run"];

/// A part of the picture to fill: the middle of its base, and its width and height.
type Place = ((f32, f32), (f32, f32));

const ALONE: [Place; 1] = [((150.0, 208.0), (236.0, 178.0))];
const SHARED: [Place; 4] = [
    ((92.0, 208.0), (150.0, 172.0)),
    ((214.0, 206.0), (124.0, 136.0)),
    ((264.0, 213.0), (72.0, 72.0)),
    ((150.0, 213.0), (70.0, 60.0)),
];
/// What is paid lies small in a corner.
const PRICE: Place = ((264.0, 213.0), (76.0, 80.0));

/// How often a thing is painted at most.
const MOST: u32 = 3;

/// The same face always gets the same picture. Who acts and what is gained is large; of several of a thing, the others stand
/// behind the first; what is paid is small; the wall is that of the first icon.
pub(super) fn compose(icons: &BTreeMap<String, Icon>, kind: &str, id: &str, text: &str) -> Composition {
    let seed =
        id.bytes().zip(7..).fold(0_u32, |seed, (byte, place)| seed.wrapping_add(u32::from(byte) * place));
    let (mut gains, mut costs) = (Vec::new(), Vec::new());
    for line in text.split('|') {
        let (cost, gain) = line.split_once("->").unwrap_or(("", line));
        // Who acts stands before what is paid: `[h] T -> 2F`.
        let (actors, paid): (Vec<_>, Vec<_>) =
            named(icons, cost).into_iter().partition(|(icon, _)| icon.acts);
        gains.extend(actors.into_iter().chain(named(icons, gain)));
        costs.extend(paid);
    }
    if gains.is_empty() {
        // Nothing printed on it is known: its kind decides, or else it is a hand on the wall.
        gains.extend(icons.get(kind).map(|icon| (icon, 1)));
    }
    gains.sort_by_key(|(icon, _)| !icon.acts);
    let wall = gains.first().map_or("stone", |(icon, _)| icon.wall);
    let mut cast: Vec<(Motif, u32)> = Vec::new();
    for (icon, count) in gains {
        let motif = choose(&icon.motifs, seed);
        if cast.iter().all(|(other, _)| *other != motif) {
            cast.push((motif, count));
        }
    }
    if cast.is_empty() {
        cast.extend(find("hand-a").map(|motif| (motif, 1)));
    }
    let places: &[Place] = if cast.len() == 1 && costs.is_empty() { &ALONE } else { &SHARED };
    let paid = costs.first().map(|(icon, _)| (choose(&icon.motifs, seed), 1));
    let (shown, price) = if paid.is_some() { (2, Some(PRICE)) } else { (places.len(), None) };
    let mut placed: Vec<_> = cast.into_iter().zip(places.iter().copied().take(shown)).collect();
    placed.extend(paid.zip(price));
    // What matters most is painted last.
    let mut figures = signs(seed);
    figures.extend(placed.into_iter().rev().flat_map(|((motif, count), place)| group(motif, count, place)));
    if seed % 2 == 1 {
        figures.iter_mut().for_each(mirror);
    }
    Composition::new(wall, ground(wall), figures)
}

/// The icons of a line that are known, each with its number.
fn named<'a>(icons: &'a BTreeMap<String, Icon>, line: &str) -> Vec<(&'a Icon, u32)> {
    let known = |word: &str| {
        let name = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let count = word.get(..word.len() - name.len()).and_then(|digits| digits.parse().ok());
        icons.get(name).map(|icon| (icon, count.unwrap_or(1)))
    };
    line.split_whitespace().filter_map(known).collect()
}

/// One of the motifs of an icon; there is at least one.
fn choose(motifs: &[Motif], seed: u32) -> Motif {
    motifs[seed as usize % motifs.len()]
}

/// A sign and an older animal on the wall behind.
fn signs(seed: u32) -> Vec<Figure> {
    let ghost = |name: &str, at: (f32, f32), scale: f32| {
        let (motif, (width, height)) = find(name)?;
        let figure = Figure::new(motif, at, (width * scale, height * scale));
        Some(Figure { manner: Some("ghost"), ..figure })
    };
    let shift = |by: u32| (seed % by) as f32;
    let sign = ghost(SIGNS[seed as usize % SIGNS.len()], (58.0, 62.0 + shift(9)), 0.44);
    let animal = ghost(OLDER[seed as usize / 8 % OLDER.len()], (206.0, 112.0 + shift(7)), 0.46);
    sign.into_iter().chain(animal).collect()
}

/// `count` of a motif in a place, those behind smaller and darker, the first last.
fn group((motif, (width, height)): Motif, count: u32, ((x, y), (wide, high)): Place) -> Vec<Figure> {
    let scale = (wide / width).min(high / height);
    let copy = |number: u32| {
        let number = number as f32;
        let scale = scale * (1.0 - 0.16 * number);
        let at = (x + number * wide * 0.34, y - number * 12.0);
        let figure = Figure::new(motif, at, (width * scale, height * scale));
        Figure { tint: (number > 0.0).then_some("umber"), ..figure }
    };
    (0..count.clamp(1, MOST)).rev().map(copy).collect()
}

fn mirror(figure: &mut Figure) {
    figure.at.0 = WIDTH - figure.at.0;
    figure.flip = !figure.flip;
}

fn ground(wall: &str) -> &'static str {
    match wall {
        "stone" | "rust" | "ember" => "ground-floor",
        "ice" => "ground-snow",
        "moss" => "ground-grass",
        "night" => "ground-ridge",
        _ => "ground-plain",
    }
}
