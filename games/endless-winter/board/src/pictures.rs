//! The pictures of the box's faces.

use std::sync::LazyLock;

use endless_winter::kind;
use maud::Markup;
use pages::Pictures;
use table::faces::Kind;

/// What each face shows.
#[expect(clippy::expect_used, reason = "the file is a part of the program, and tests read it")]
pub(crate) static PICTURES: LazyLock<Pictures> = LazyLock::new(|| {
    Pictures::parse(include_str!("../pictures.toml")).expect("every word in pictures.toml is known")
});

/// The picture of a face that is of one of these kinds. `icons` is what is printed on it.
fn draw(kinds: &[Kind], id: &str, icons: &str) -> Markup {
    let kind = kinds.iter().find(|kind| PICTURES.painted(**kind, id).is_some()).unwrap_or(&kinds[0]);
    PICTURES.draw(*kind, id, icons)
}

pub(crate) fn of_tribe(id: &str, icons: &str) -> Markup {
    draw(&[kind::TRIBE, kind::STARTING, kind::WARRIOR], id, icons)
}

pub(crate) fn of_culture(id: &str, icons: &str) -> Markup {
    draw(&[kind::CULTURE_1, kind::CULTURE_2], id, icons)
}

pub(crate) fn of_stone(id: &str, icons: &str) -> Markup {
    draw(&[kind::STONE_1, kind::STONE_2], id, icons)
}
