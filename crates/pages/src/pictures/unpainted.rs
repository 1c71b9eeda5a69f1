//! A picture for a face that nobody has painted: what it gives and costs, and who acts.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::composition::{Composition, Figure, WIDTH, find, is_dark, wall};

/// What an icon looks like in a picture.
#[derive(Debug)]
pub(super) struct Icon {
    wall: &'static str,
    /// Motifs to choose from.
    motifs: Vec<Motif>,
    /// It is somebody who acts, and so stands in front; as a kind, on every face of it.
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
/// How far apart the copies stand, in widths of their place.
const STEP: f32 = 0.32;

/// A motif and how it is shown.
#[derive(Clone, Copy)]
struct Role {
    motif: Motif,
    /// How often it is painted.
    count: u32,
    tint: Option<&'static str>,
}

/// The same face always gets the same picture. Who acts is red; who acts and what is gained is large; of several of a thing, the
/// others stand behind the first; what is paid is small; the wall is that of the first icon.
pub(super) fn compose(icons: &BTreeMap<String, Icon>, kind: &str, id: &str, text: &str) -> Composition {
    let seed =
        id.bytes().zip(7..).fold(0_u32, |seed, (byte, place)| seed.wrapping_add(u32::from(byte) * place));
    let kind = icons.get(kind);
    // A Chief is in the picture whatever the card does.
    let (mut gains, mut costs) =
        (Vec::from_iter(kind.filter(|icon| icon.acts).map(|icon| (icon, 1))), Vec::new());
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
        gains.extend(kind.map(|icon| (icon, 1)));
    }
    gains.sort_by_key(|(icon, _)| !icon.acts);
    let wall = gains.first().map_or("stone", |(icon, _)| icon.wall);
    let mut cast: Vec<Role> = Vec::new();
    for (icon, count) in gains {
        let motif = choose(&icon.motifs, seed);
        if cast.iter().all(|other| other.motif != motif) {
            cast.push(Role { motif, count, tint: icon.acts.then_some("red") });
        }
    }
    if cast.is_empty() {
        cast.extend(find("hand-a").map(|motif| Role { motif, count: 1, tint: None }));
    }
    let places: &[Place] = if cast.len() == 1 && costs.is_empty() { &ALONE } else { &SHARED };
    let paid =
        costs.first().map(|(icon, _)| Role { motif: choose(&icon.motifs, seed), count: 1, tint: None });
    let (shown, price) = if paid.is_some() { (2, Some(PRICE)) } else { (places.len(), None) };
    let mut placed: Vec<_> = cast.into_iter().zip(places.iter().copied().take(shown)).collect();
    placed.extend(paid.zip(price));
    // What matters most is painted last.
    let mut figures = signs(seed);
    let behind = if is_dark(wall) { "gold" } else { "umber" };
    figures.extend(placed.into_iter().rev().flat_map(|(role, place)| group(role, place, behind)));
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

/// A role in its place. Of several, those behind are smaller and of another tint; the first is painted last.
fn group(role: Role, ((x, y), (wide, high)): Place, behind: &'static str) -> Vec<Figure> {
    let Role { motif: (motif, (width, height)), count, tint } = role;
    let count = count.clamp(1, MOST);
    let scale = (wide / width).min(high / height) * (1.0 - 0.1 * (count - 1) as f32);
    // Their middle is the middle of the place.
    let first = x - (count - 1) as f32 * wide * STEP / 2.0;
    let copy = |number: u32| {
        let tint = if number > 0 { Some(behind) } else { tint };
        let number = number as f32;
        let scale = scale * (1.0 - 0.16 * number);
        let at = (first + number * wide * STEP, y - number * 12.0);
        let figure = Figure::new(motif, at, (width * scale, height * scale));
        Figure { tint, ..figure }
    };
    (0..count).rev().map(copy).collect()
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
