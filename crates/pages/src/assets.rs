//! The static files: one style sheet, one script, what it imports.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

/// A file to be served under a name that changes with its content, so that browsers may keep it for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asset {
    /// Name with content hash, such as `table-0a1b2c3d4e5f6071.css`: the last part of the path.
    pub name: String,
    /// The `Content-Type`.
    pub content_type: &'static str,
    /// The bytes.
    pub body: String,
}

impl Asset {
    fn new(stem: &str, extension: &str, content_type: &'static str, body: String) -> Self {
        let hash = Sha256::digest(body.as_bytes()).iter().take(8).fold(String::new(), |mut text, byte| {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        });
        Self { name: format!("{stem}-{hash}.{extension}"), content_type, body }
    }

    /// Where it is served.
    pub fn path(&self) -> String {
        format!("/static/{}", self.name)
    }
}

/// Where pages find the static files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links {
    /// The style sheet.
    pub style: String,
    /// The script.
    pub script: String,
    /// The module the script imports.
    pub morph: String,
    /// The icon of the site.
    pub icon: String,
}

/// All static files, and where pages find them. `boards` are the style sheets of the games.
pub fn assets<'a>(boards: impl IntoIterator<Item = &'a str>) -> (Vec<Asset>, Links) {
    let mut style = [
        include_str!("../assets/palette.css"),
        include_str!("../assets/page.css"),
        include_str!("../assets/table.css"),
    ]
    .join("\n");
    for board in boards {
        style.push('\n');
        style.push_str(board);
    }
    let script = "text/javascript; charset=utf-8";
    let morph =
        Asset::new("idiomorph", "js", script, include_str!("../assets/idiomorph/idiomorph.js").to_owned());
    let table = include_str!("../assets/table.js").replace("./idiomorph.js", &morph.path());
    let table = Asset::new("table", "js", script, table);
    let style = Asset::new("ochre", "css", "text/css; charset=utf-8", style);
    let icon = Asset::new("icon", "svg", "image/svg+xml", include_str!("../assets/icon.svg").to_owned());
    let links = Links { style: style.path(), script: table.path(), morph: morph.path(), icon: icon.path() };
    (vec![style, table, morph, icon], links)
}
