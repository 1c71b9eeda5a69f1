//! The file with the motifs.

use std::{collections::BTreeMap, sync::LazyLock};

use maud::{Markup, html};

use crate::assets::Asset;

/// The motifs, each a `<symbol>`.
const SOURCE: &str = include_str!("../../assets/motifs.svg");

static ASSET: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("motifs", "svg", "image/svg+xml", SOURCE.to_owned()));

static SIZES: LazyLock<BTreeMap<&str, (f32, f32)>> =
    LazyLock::new(|| SOURCE.split("<symbol id=\"").skip(1).filter_map(named_size).collect());

/// The file as it is served.
pub(crate) fn asset() -> &'static Asset {
    &ASSET
}

/// The name of each symbol with the width and height of its box.
pub fn motifs() -> impl Iterator<Item = (&'static str, (f32, f32))> {
    SIZES.iter().map(|(name, size)| (*name, *size))
}

/// The name of a symbol as the file spells it, and the width and height of its box.
pub(super) fn find(name: &str) -> Option<(&'static str, (f32, f32))> {
    SIZES.get_key_value(name).map(|(name, size)| (*name, *size))
}

/// What `<use>` refers to.
pub(super) fn href(name: &str) -> String {
    format!("{}#{name}", ASSET.path())
}

/// A motif alone, in the colours of the text around it; nothing if there is none of this name.
pub(crate) fn sign(name: &str) -> Markup {
    let Some((name, (width, height))) = find(name) else { return Markup::default() };
    html! { svg .sign viewBox=(format_args!("0 0 {width} {height}")) aria-hidden="true" { use href=(href(name)) {} } }
}

/// Does a `<use>` with this address find a motif?
#[cfg(feature = "conformance")]
pub(crate) fn is_motif(href: &str) -> bool {
    href.strip_prefix(&ASSET.path())
        .and_then(|rest| rest.strip_prefix('#'))
        .is_some_and(|name| find(name).is_some())
}

/// Name and size from the opening tag of a symbol: `mammoth" viewBox="0 0 240 180">…`.
fn named_size(symbol: &str) -> Option<(&str, (f32, f32))> {
    let (name, rest) = symbol.split_once("\" viewBox=\"0 0 ")?;
    let (width, height) = rest.split_once('"')?.0.split_once(' ')?;
    Some((name, (width.parse().ok()?, height.parse().ok()?)))
}
