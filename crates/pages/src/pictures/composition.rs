//! A picture as data: a wall, a ground and the motifs on it.

use maud::{Markup, html};
use serde::Deserialize;

use super::kit;
use crate::END_OF_STILL;

/// The walls a picture is painted on. The last two are dark: they are painted with chalk.
const WALLS: [&str; 9] = ["stone", "sand", "rust", "ash", "ice", "moss", "dusk", "night", "ember"];
const DARK: [&str; 2] = ["night", "ember"];
/// The pigment of a motif's body.
const TINTS: [&str; 11] =
    ["ochre", "red", "gold", "umber", "ash", "bone", "green", "ice", "iron", "white", "seat"];
/// How a motif is painted.
const MANNERS: [&str; 4] = ["line", "ghost", "solid", "engraved"];

/// The size of a picture, which is what grounds are drawn for; above it is a little more sky, for tall figures.
pub(super) const WIDTH: f32 = 300.0;
const HEIGHT: f32 = 220.0;
const SKY: f32 = 20.0;

/// A picture: what is painted, where and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Composition {
    wall: &'static str,
    /// The symbol of the ground.
    ground: &'static str,
    /// In the order they are painted.
    figures: Vec<Figure>,
    /// How many times as wide as a card's picture it is.
    tiles: u8,
}

/// A motif of a picture.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Figure {
    pub(super) motif: &'static str,
    /// The middle of its base.
    pub(super) at: (f32, f32),
    /// Its width and height in the picture.
    pub(super) size: (f32, f32),
    pub(super) flip: bool,
    /// Degrees clockwise, around its middle.
    pub(super) turn: f32,
    pub(super) tint: Option<&'static str>,
    pub(super) manner: Option<&'static str>,
}

/// A picture as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    wall: String,
    ground: String,
    motifs: Vec<String>,
    #[serde(default = "one")]
    tiles: u8,
}

const fn one() -> u8 {
    1
}

impl Written {
    pub(super) fn read(&self) -> Result<Composition, String> {
        let lines = self.motifs.iter().map(String::as_str);
        Ok(Composition { tiles: self.tiles, ..Composition::read(&self.wall, &self.ground, lines)? })
    }
}

/// The wall of this name.
pub(super) fn wall(name: &str) -> Result<&'static str, String> {
    known(&WALLS, name).ok_or_else(|| format!("there is no wall {name:?}"))
}

/// Is this wall painted with chalk?
pub(super) fn is_dark(wall: &str) -> bool {
    DARK.contains(&wall)
}

fn ground(name: &str) -> Result<&'static str, String> {
    kit::find(&format!("ground-{name}"))
        .map(|(symbol, _)| symbol)
        .ok_or_else(|| format!("there is no ground {name:?}"))
}

fn known(words: &'static [&'static str], word: &str) -> Option<&'static str> {
    words.iter().copied().find(|known| *known == word)
}

impl Figure {
    /// The motif at its place; nothing else is changed.
    pub(super) const fn new(motif: &'static str, at: (f32, f32), size: (f32, f32)) -> Self {
        Self { motif, at, size, flip: false, turn: 0.0, tint: None, manner: None }
    }

    /// Reads `motif[:pose] x,y scale [flip] [tint] [manner] [turn=degrees]`.
    pub(super) fn read(line: &str) -> Result<Self, String> {
        let wrong = |what: &str| format!("{what} in {line:?}");
        let mut words = line.split_whitespace();
        let name = words.next().unwrap_or_default();
        let (motif, (width, height)) =
            find(name).ok_or_else(|| wrong(&format!("there is no motif {name:?}")))?;
        let (x, y) = words
            .next()
            .and_then(|at| at.split_once(','))
            .and_then(|(x, y)| Some((number(x)?, number(y)?)))
            .ok_or_else(|| wrong("there is no place x,y"))?;
        let scale = words
            .next()
            .and_then(number)
            .filter(|scale| *scale > 0.0)
            .ok_or_else(|| wrong("there is no scale"))?;
        if height * scale > HEIGHT + SKY {
            return Err(wrong("the motif is higher than the picture"));
        }
        let mut figure = Self::new(motif, (x, y), (width * scale, height * scale));
        for word in words {
            let turn = word.strip_prefix("turn=").map(number);
            match (known(&TINTS, word), known(&MANNERS, word), turn) {
                (tint @ Some(_), ..) => figure.tint = tint,
                (_, manner @ Some(_), _) => figure.manner = manner,
                (.., Some(Some(turn))) => figure.turn = turn,
                _ if word == "flip" => figure.flip = true,
                _ => return Err(wrong(&format!("the word {word:?} is not known"))),
            }
        }
        Ok(figure)
    }

    pub(super) fn draw(&self) -> Markup {
        let ((x, y), (width, height)) = (self.at, self.size);
        let mut changes = Vec::new();
        if self.flip {
            changes.push(format!("translate({:.0} 0) scale(-1 1)", 2.0 * x));
        }
        if self.turn != 0.0 {
            changes.push(format!("rotate({} {x:.0} {:.0})", self.turn, y - height / 2.0));
        }
        // Ochre is what everything is painted with that has no other tint.
        let classes = [self.tint.filter(|tint| *tint != "ochre"), self.manner].map(Option::unwrap_or_default);
        let classes = classes.join(" ");
        let class = Some(classes.trim()).filter(|class| !class.is_empty());
        let transform = Some(changes.join(" ")).filter(|changes| !changes.is_empty());
        // A symbol is painted from the top of its place down, so the width decides the size.
        html! {
            use class=[class] href=(kit::href(self.motif)) x=(whole(x - width / 2.0)) y=(whole(y - height))
                width=(whole(width)) transform=[transform] {}
        }
    }
}

/// The motif of this name. A colon separates a person from a pose: `hunter:run`.
pub(super) fn find(name: &str) -> Option<(&'static str, (f32, f32))> {
    // Grounds, the wall and its wear are no motifs.
    kit::find(&name.replace(':', "-")).filter(|(_, size)| *size != (WIDTH, HEIGHT))
}

fn number(text: &str) -> Option<f32> {
    text.parse().ok().filter(|number: &f32| number.is_finite())
}

/// Rounded, so that a picture is small.
fn whole(length: f32) -> i32 {
    length.round() as i32
}

impl Composition {
    pub(super) const fn new(wall: &'static str, ground: &'static str, figures: Vec<Figure>) -> Self {
        Self { wall, ground, figures, tiles: 1 }
    }

    /// Reads the names of wall and ground and the lines of the motifs.
    pub(super) fn read<'a>(
        wall_name: &str,
        ground_name: &str,
        lines: impl Iterator<Item = &'a str>,
    ) -> Result<Self, String> {
        let figures = lines.map(Figure::read).collect::<Result<_, _>>()?;
        Ok(Self::new(wall(wall_name)?, ground(ground_name)?, figures))
    }

    /// The names of the motifs in it.
    pub fn motifs(&self) -> impl Iterator<Item = &'static str> {
        self.figures.iter().map(|figure| figure.motif)
    }

    /// The wall, the ground, the motifs, and over them the wear of the ages. Fills its place.
    pub fn draw(&self) -> Markup {
        let wear = if is_dark(self.wall) { "wear-dark" } else { "wear" };
        let layer = |name| html! { @for tile in 0..self.tiles { (self::tile(name, tile)) } };
        let width = WIDTH * f32::from(self.tiles);
        html! {
            svg .picture.(format_args!("on-{}", self.wall)) viewBox=(format_args!("0 -{SKY} {width} {}", HEIGHT + SKY))
                preserveAspectRatio="xMidYMid slice" data-still="" aria-hidden="true" {
                (layer(self.ground))
                @for figure in &self.figures { (figure.draw()) }
                (layer(wear))
            }
            (END_OF_STILL)
        }
    }
}

/// A layer of a wide picture; every other tile is mirrored, so that their edges meet.
fn tile(name: &str, number: u8) -> Markup {
    let left = WIDTH * f32::from(number);
    let place = match number {
        0 => None,
        _ if number % 2 == 1 => Some(format!("translate({} 0) scale(-1 1)", left + WIDTH)),
        _ => Some(format!("translate({left} 0)")),
    };
    html! { use href=(kit::href(name)) transform=[place] {} }
}
