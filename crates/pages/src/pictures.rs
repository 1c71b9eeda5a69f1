//! The pictures of cards and tiles: cave paintings, composed from one kit of motifs.
//!
//! The kit is one SVG file with a `<symbol>` for each motif, served as a static file; a page refers to it by `<use>`, so that a
//! picture costs a page a few hundred bytes. What a picture shows is data: each board has a file `pictures.toml` with a line
//! for each face. A face without a line, which an owner has added, is composed from its icons.

mod composition;
mod kit;
mod unpainted;

use std::{collections::BTreeMap, fmt, sync::OnceLock};

use maud::{Markup, html};
use serde::Deserialize;
use table::faces::Kind;

pub use composition::Composition;
use composition::Figure;
pub(crate) use kit::asset;
#[cfg(feature = "conformance")]
pub(crate) use kit::is_motif;
pub use kit::motifs;
pub(crate) use kit::sign;
use unpainted::{Icon, WrittenIcon};

/// The pictures of one box.
#[derive(Debug)]
pub struct Pictures {
    /// By kind and id of the face.
    faces: BTreeMap<String, BTreeMap<String, Painted>>,
    /// What a face without a picture shows, by its icons and its kind.
    icons: BTreeMap<String, Icon>,
    /// Pictures of no face, by name.
    scenes: BTreeMap<String, Composition>,
}

/// A composition with its drawing, which is the same on every page.
#[derive(Debug)]
struct Painted {
    composition: Composition,
    drawing: OnceLock<Markup>,
}

/// A picture that belongs to no face. Its lines are those of a `pictures.toml`.
#[expect(clippy::expect_used, reason = "the lines are a part of the program, and tests draw them")]
pub(crate) fn scene(wall: &str, ground: &str, lines: &[&str]) -> Markup {
    Composition::read(wall, ground, lines.iter().copied()).expect("every word of a scene is known").draw()
}

/// Motifs in a drawing of another size.
#[expect(clippy::expect_used, reason = "the lines are a part of the program, and tests draw them")]
pub(crate) fn figures(lines: &[&str]) -> Markup {
    html! { @for line in lines { (Figure::read(line).expect("every word of a line is known").draw()) } }
}

/// What is wrong in a file of pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureError {
    /// The face or icon, such as `light L-ice`; empty if the file cannot be read at all.
    pub at: String,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.at.is_empty() { f.write_str(&self.what) } else { write!(f, "{}: {}", self.at, self.what) }
    }
}

impl std::error::Error for PictureError {}

/// A file of pictures as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    icons: BTreeMap<String, WrittenIcon>,
    faces: BTreeMap<String, BTreeMap<String, composition::Written>>,
    #[serde(default)]
    scenes: BTreeMap<String, composition::Written>,
}

impl Pictures {
    /// Reads a `pictures.toml`. Every word in it must be known.
    pub fn parse(toml: &str) -> Result<Self, PictureError> {
        let file: File = toml::from_str(toml)
            .map_err(|error| PictureError { at: String::new(), what: error.to_string() })?;
        let mut pictures = Self { faces: BTreeMap::new(), icons: BTreeMap::new(), scenes: BTreeMap::new() };
        for (name, icon) in file.icons {
            let icon = icon.read().map_err(|what| PictureError { at: format!("icon {name}"), what })?;
            pictures.icons.insert(name, icon);
        }
        for (name, scene) in file.scenes {
            let read = scene.read().map_err(|what| PictureError { at: format!("scene {name}"), what })?;
            pictures.scenes.insert(name, read);
        }
        for (kind, faces) in file.faces {
            for (id, face) in faces {
                let read = face.read().map_err(|what| PictureError { at: format!("{kind} {id}"), what })?;
                let painted = Painted { composition: read, drawing: OnceLock::new() };
                pictures.faces.entry(kind.clone()).or_default().insert(id, painted);
            }
        }
        Ok(pictures)
    }

    /// The composition that the file holds for a face.
    pub fn painted(&self, kind: Kind, id: &str) -> Option<&Composition> {
        self.find(kind, id).map(|painted| &painted.composition)
    }

    fn find(&self, kind: Kind, id: &str) -> Option<&Painted> {
        self.faces.get(kind.id)?.get(id)
    }

    /// A picture of no face, such as one of the primer; empty if the file has none of this name.
    pub fn scene(&self, name: &str) -> Markup {
        self.scenes.get(name).map(Composition::draw).unwrap_or_default()
    }

    /// Every composition with the kind and the id of its face.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str, &Composition)> {
        self.faces.iter().flat_map(|(kind, faces)| {
            faces.iter().map(|(id, painted)| (kind.as_str(), id.as_str(), &painted.composition))
        })
    }

    /// The picture of a face. `icons` is what is printed on it, in the notation of the content file: it decides what is shown
    /// if the file holds no picture of this face.
    pub fn draw(&self, kind: Kind, id: &str, icons: &str) -> Markup {
        match self.find(kind, id) {
            Some(painted) => painted.drawing.get_or_init(|| painted.composition.draw()).clone(),
            None => self.compose(kind, id, icons).draw(),
        }
    }

    /// A composition for a face without a picture, from its icons and its kind; always the same for the same face.
    pub fn compose(&self, kind: Kind, id: &str, icons: &str) -> Composition {
        unpainted::compose(&self.icons, kind.id, id, icons)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: Kind = Kind::new("card", "kind-card");

    const ICONS: &str = r#"
        [icons]
        F = { wall = "moss", motifs = ["basket", "fish"] }
        T = { wall = "ash", motifs = ["flint"] }
        "[h]" = { wall = "rust", motifs = ["hunter:throw"], acts = true }
        card = { wall = "sand", motifs = ["tent"] }
    "#;

    fn written(picture: &str) -> Result<Pictures, PictureError> {
        Pictures::parse(&format!("{ICONS}\n[faces.card]\nhunt = {picture}"))
    }

    fn line(line: &str) -> Result<Pictures, PictureError> {
        written(&format!("{{ wall = \"ash\", ground = \"snow\", motifs = [\"{line}\"] }}"))
    }

    fn unpainted() -> Pictures {
        line("mammoth 150,200 1").unwrap_or_else(|error| unreachable!("{error}"))
    }

    #[test]
    fn a_picture_stands_on_its_wall_and_refers_to_the_kit() {
        let pictures = line("hunter:run 100,200 .5 flip red ghost turn=-20")
            .unwrap_or_else(|error| unreachable!("{error}"));
        let drawn = pictures.draw(CARD, "hunt", "").into_string();
        assert!(drawn.starts_with("<svg class=\"picture on-ash\""), "{drawn}");
        let figure = format!(
            "<use class=\"red ghost\" href=\"{}#hunter-run\" x=\"50\" y=\"120\" width=\"100\" \
             transform=\"translate(200 0) scale(-1 1) rotate(-20 100 160)\"></use>",
            asset().path()
        );
        assert!(drawn.contains(&figure), "{drawn}");
    }

    #[test]
    fn a_wide_scene_repeats_its_ground_mirrored() {
        let scene = "[scenes]\nhunt = { wall = \"ash\", ground = \"snow\", tiles = 2, motifs = [] }";
        let pictures = Pictures::parse(&format!("{ICONS}\n[faces]\n{scene}"))
            .unwrap_or_else(|error| unreachable!("{error}"));
        let drawn = pictures.scene("hunt").into_string();
        assert!(drawn.contains("viewBox=\"0 -20 600 240\""), "{drawn}");
        assert!(drawn.contains("#ground-snow\" transform=\"translate(600 0) scale(-1 1)\""), "{drawn}");
        assert!(pictures.scene("feast").into_string().is_empty());
    }

    #[test]
    fn what_is_not_known_is_refused_with_the_name_of_the_face() {
        for (picture, what) in [
            ("{ wall = \"ash\", ground = \"lava\", motifs = [] }", "there is no ground \"lava\""),
            ("{ wall = \"lava\", ground = \"snow\", motifs = [] }", "there is no wall \"lava\""),
        ] {
            assert_eq!(
                written(picture).err().map(|error| error.to_string()),
                Some(format!("card hunt: {what}"))
            );
        }
        for (wrong, what) in [
            ("mamoth 1,2 1", "there is no motif \"mamoth\""),
            ("ground-snow 1,2 1", "there is no motif \"ground-snow\""),
            ("mammoth 12 1", "there is no place x,y"),
            ("mammoth 1,2", "there is no scale"),
            ("mammoth 1,2 0", "there is no scale"),
            ("mammoth 1,2 3", "the motif is higher than the picture"),
            ("mammoth 1,2 1 pink", "the word \"pink\" is not known"),
            ("mammoth 1,2 1 turn=left", "the word \"turn=left\" is not known"),
        ] {
            let error = line(wrong).err().map(|error| error.to_string());
            assert_eq!(error, Some(format!("card hunt: {what} in {wrong:?}")));
        }
        assert!(written("{ wall = \"ash\", ground = \"snow\", motifs = [], colour = 1 }").is_err());
        assert!(Pictures::parse("[icons]\nF = { wall = \"moss\", motifs = [] }\n[faces]").is_err());
    }

    #[test]
    fn a_face_without_a_picture_shows_who_acts_what_is_gained_and_what_is_paid() {
        let pictures = unpainted();
        let motifs = |icons| pictures.compose(CARD, "spear", icons).motifs().collect::<Vec<_>>();
        let shown = motifs("[h] T -> 2F | 1#");
        assert_eq!(shown.last(), Some(&"hunter-throw"), "{shown:?}");
        assert_eq!(shown.iter().filter(|motif| **motif == "basket").count(), 2, "{shown:?}");
        assert!(shown.contains(&"flint"), "{shown:?}");
        assert_eq!(motifs("T [h]").last(), Some(&"hunter-throw"), "who acts is in front");
        assert_eq!(motifs("?").last(), Some(&"tent"), "the kind decides");
    }

    #[test]
    fn faces_with_the_same_icons_get_different_pictures_and_always_the_same() {
        let pictures = unpainted();
        let made: Vec<Composition> =
            ["ash", "birch", "cave"].iter().map(|id| pictures.compose(CARD, id, "F")).collect();
        assert!(made[0] != made[1] && made[1] != made[2] && made[0] != made[2]);
        assert_eq!(made[0], pictures.compose(CARD, "ash", "F"));
        let stranger = pictures.compose(Kind::new("token", "kind-token"), "x", "");
        assert_eq!(stranger.motifs().count(), 3, "a sign, an older animal, a hand");
        assert_eq!(stranger.motifs().last(), Some("hand-a"));
    }
}
