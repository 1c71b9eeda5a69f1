//! Static files, named by a hash of their content.

use pages::{Asset, Links};

/// All static files, and their links for pages.
pub(crate) fn all() -> (Vec<Asset>, Links) {
    pages::assets(catalog::all().iter().map(|game| game.board().style()))
}
