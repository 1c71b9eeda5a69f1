//! Static files, named by a hash of their content.

use std::{io::Write as _, sync::OnceLock};

use axum::body::Bytes;
use pages::{Asset, Links};

/// A static file. It is compressed once, so the time does not count.
pub(crate) struct StaticFile {
    pub(crate) asset: Asset,
    compressed: OnceLock<Bytes>,
}

/// The levels of Brotli above take much longer for little.
const QUALITY: u32 = 9;
/// The window of Brotli: 4 MB.
const WINDOW: u32 = 22;

impl StaticFile {
    /// The file, compressed with Brotli.
    pub(crate) fn brotli(&self) -> Bytes {
        let compressed = self.compressed.get_or_init(|| {
            let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, QUALITY, WINDOW);
            // Writing to memory cannot fail.
            let _ = writer.write_all(self.asset.body.as_bytes());
            writer.into_inner().into()
        });
        compressed.clone()
    }
}

/// All static files, and their links for pages.
pub(crate) fn all() -> (Vec<StaticFile>, Links) {
    let (assets, links) = pages::assets(catalog::all().iter().map(|game| game.board().style()));
    let files = assets.into_iter().map(|asset| StaticFile { asset, compressed: OnceLock::new() });
    (files.collect(), links)
}
