//! The static files: style sheet, icon, motifs of the pictures, and the modules of the script.

use std::fmt::Write as _;

use serde_json::json;
use sha2::{Digest, Sha256};

use crate::pictures;

/// A file served under a name that contains a hash of its content, so that browsers may cache it for ever.
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
    pub(crate) fn new(stem: &str, extension: &str, content_type: &'static str, body: String) -> Self {
        let hash = Sha256::digest(body.as_bytes()).iter().take(8).fold(String::new(), |mut text, byte| {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        });
        Self { name: format!("{stem}-{hash}.{extension}"), content_type, body }
    }

    /// The path it is served at.
    pub fn path(&self) -> String {
        format!("/static/{}", self.name)
    }
}

/// The paths of the static files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links {
    /// The style sheet.
    pub style: String,
    /// What pages around the tables add to it: primers, boxes, accounts, administration.
    pub more_style: String,
    /// The script.
    pub script: String,
    /// The modules every page imports, for `modulepreload`.
    pub modules: Vec<String>,
    /// The icon of the site.
    pub icon: String,
    /// The icon of the site with a badge: it is the reader's turn.
    pub turn_icon: String,
    /// What a device needs to put the site on its home screen. Some browsers push messages to such sites only.
    pub manifest: String,
}

/// The module that only the pages of boxes import.
const EDITOR: &str = "editor";
/// The module that only the pages of the account import.
const PASSKEYS: &str = "passkeys";

/// The modules of the script, each after those it imports; the last is the entry point.
const SCRIPTS: &[(&str, &str)] = &[
    ("idiomorph", include_str!("../assets/idiomorph/idiomorph.js")),
    ("page", include_str!("../assets/script/page.js")),
    ("animate", include_str!("../assets/script/animate.js")),
    ("tips", include_str!("../assets/script/tips.js")),
    ("choices", include_str!("../assets/script/choices.js")),
    ("blocked", include_str!("../assets/script/blocked.js")),
    ("drag", include_str!("../assets/script/drag.js")),
    ("labels", include_str!("../assets/script/labels.js")),
    ("pointing", include_str!("../assets/script/pointing.js")),
    ("zoom", include_str!("../assets/script/zoom.js")),
    ("sheet", include_str!("../assets/script/sheet.js")),
    ("obvious", include_str!("../assets/script/obvious.js")),
    ("entropy", include_str!("../assets/script/entropy.js")),
    ("update", include_str!("../assets/script/update.js")),
    ("people", include_str!("../assets/script/people.js")),
    ("replay", include_str!("../assets/script/replay.js")),
    ("review", include_str!("../assets/script/review.js")),
    ("primer", include_str!("../assets/script/primer.js")),
    ("film", include_str!("../assets/script/film.js")),
    ("scene", include_str!("../assets/script/scene.js")),
    ("beats", include_str!("../assets/script/beats.js")),
    ("marks", include_str!("../assets/script/marks.js")),
    ("sound", include_str!("../assets/script/sound.js")),
    ("keys", include_str!("../assets/script/keys.js")),
    ("live", include_str!("../assets/script/live.js")),
    ("notices", include_str!("../assets/script/notices.js")),
    (EDITOR, include_str!("../assets/script/editor.js")),
    (PASSKEYS, include_str!("../assets/script/passkeys.js")),
    ("table", include_str!("../assets/script/table.js")),
];

/// The service worker. It is served at the root, because it is responsible for what lies below its address.
pub const WORKER: &str = include_str!("../assets/worker.js");

/// All static files and their paths. `boards` are the style sheets of the games.
#[expect(clippy::expect_used, reason = "the list of scripts is a constant")]
pub fn assets<'a>(boards: impl IntoIterator<Item = &'a str>) -> (Vec<Asset>, Links) {
    let mut scripts: Vec<(String, Asset)> = Vec::new();
    for (stem, source) in SCRIPTS {
        // Sources import each other by file name; browsers know the modules by their hashed names.
        let body = scripts.iter().fold(without_comments(source), |body, (import, asset)| {
            body.replace(&format!("\"./{import}.js\""), &format!("\"{}\"", asset.path()))
        });
        scripts.push(((*stem).to_owned(), Asset::new(stem, "js", "text/javascript; charset=utf-8", body)));
    }
    let mut style = [
        include_str!("../assets/palette.css"),
        include_str!("../assets/pictures.css"),
        include_str!("../assets/page.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/story.css"),
        include_str!("../assets/phone.css"),
        include_str!("../assets/guide.css"),
        include_str!("../assets/texture.css"),
        include_str!("../assets/people.css"),
    ]
    .join("\n");
    for board in boards {
        style.push('\n');
        style.push_str(board);
    }
    let sheet =
        |name, source: &str| Asset::new(name, "css", "text/css; charset=utf-8", without_comments(source));
    let style = sheet("ochre", &style);
    let more_style = [
        include_str!("../assets/primer.css"),
        include_str!("../assets/boxes.css"),
        include_str!("../assets/profile.css"),
        include_str!("../assets/account.css"),
        include_str!("../assets/house.css"),
        include_str!("../assets/review.css"),
        include_str!("../assets/puzzles.css"),
    ]
    .join("\n");
    let more_style = sheet("more", &more_style);
    let image = |name, source: &str| Asset::new(name, "svg", "image/svg+xml", source.to_owned());
    let icon = image("icon", include_str!("../assets/icon.svg"));
    let turn_icon = image("icon-turn", include_str!("../assets/icon-turn.svg"));
    let manifest = json!({
        "name": "Ochre", "start_url": "/", "display": "standalone", "background_color": "#f3ead9", "theme_color": "#8a4513",
        "icons": [{"src": icon.path(), "type": "image/svg+xml", "sizes": "any"}],
    });
    let manifest = Asset::new("ochre", "webmanifest", "application/manifest+json", manifest.to_string());
    let loaded = scripts.iter().filter(|(stem, _)| stem != EDITOR && stem != PASSKEYS);
    let mut modules: Vec<String> = loaded.map(|(_, asset)| asset.path()).collect();
    let script = modules.pop().expect("the list of scripts is not empty");
    let links = Links {
        style: style.path(),
        more_style: more_style.path(),
        script,
        modules,
        icon: icon.path(),
        turn_icon: turn_icon.path(),
        manifest: manifest.path(),
    };
    let files = [style, more_style, icon, turn_icon, manifest, pictures::asset().clone()]
        .into_iter()
        .chain(scripts.into_iter().map(|(_, asset)| asset))
        .collect();
    (files, links)
}

/// A style sheet or script without the lines that are nothing but a comment: they are a good part of what a browser would load.
fn without_comments(source: &str) -> String {
    let mut inside = false;
    let mut kept = String::with_capacity(source.len());
    for line in source.lines() {
        let words = line.trim();
        let opens = !inside && words.starts_with("/*");
        let closes = (inside || opens).then(|| words.split_once("*/")).flatten();
        // Something may follow a comment on its last line.
        let comment = words.is_empty()
            || words.starts_with("//")
            || (inside || opens) && closes.is_none_or(|(_, rest)| rest.is_empty());
        inside = (inside || opens) && closes.is_none();
        if !comment {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::{SCRIPTS, without_comments};

    #[test]
    fn lines_of_comments_are_not_served() {
        let source = "// one\n/** two\n * three */\na(); // four\n\n  /* five */ b();\n/* six */\nc = '/* seven */';\n";
        assert_eq!(without_comments(source), "a(); // four\n  /* five */ b();\nc = '/* seven */';\n");
    }

    #[test]
    fn what_is_left_of_a_script_has_no_end_of_a_comment_without_its_beginning() {
        for (stem, source) in SCRIPTS {
            let kept = without_comments(source);
            assert_eq!(kept.matches("/*").count(), kept.matches("*/").count(), "{stem}");
        }
    }
}
