//! Static files, under names that change with their content.

use pages::{Asset, Links};

/// All of them, and where pages find them.
pub(crate) fn all() -> (Vec<Asset>, Links) {
    pages::assets(catalog::all().iter().map(|game| game.board().style()))
}
