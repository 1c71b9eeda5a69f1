//! The pictures of the box's faces.

use std::sync::LazyLock;

use pages::Pictures;

/// What each face shows.
#[expect(clippy::expect_used, reason = "the file is a part of the program, and tests read it")]
pub(crate) static PICTURES: LazyLock<Pictures> = LazyLock::new(|| {
    Pictures::parse(include_str!("../pictures.toml")).expect("every word in pictures.toml is known")
});
