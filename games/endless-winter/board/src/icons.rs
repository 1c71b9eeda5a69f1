//! The icon set: one drawing per instruction and resource, shared by everything that is drawn.
//!
//! The drawings are symbols, defined once per page ([`defined`]) and used by name ([`icon`]). Where a page has no such
//! definitions, [`inline`] puts the drawings in place of their names.

use std::fmt::Write;

use maud::{Markup, PreEscaped, html};

/// Name, view box, drawing. Shapes fill with the colour of the text around them; `ew-hi` is a highlight on them, `ew-ln` a
/// line without filling.
const GLYPHS: &[(&str, &str, &str)] = &[
    (
        "food",
        SQUARE,
        r#"<path d="M13 2c5-1 9 3 8 8-1 4-4 6-8 6-1 0-2 1-3 2l-2 1a2.4 2.4 0 1 1-3-1 2.4 2.4 0 1 1-1-3l2-2c1-1 2-2 2-3 0-4 2-7 5-8z"/><path class="ew-hi" d="M14 5c2-.5 4 1 4 3"/>"#,
    ),
    (
        "tool",
        SQUARE,
        r#"<path d="M12 1.5c4 4 7 10 6 15-1 4-3 6-6 6s-5-2-6-6c-1-5 2-11 6-15z"/><path class="ew-hi" d="M12 6l-3 5 4 3-4 5M12 6l4 5-2 3"/>"#,
    ),
    (
        "idol",
        SQUARE,
        r#"<circle cx="12" cy="5" r="3.5"/><path d="M8 9.5h8l3 4.5-3 2 1 6.5H7L8 16l-3-2z"/><path class="ew-hi" d="M9 13h6M12 17v4"/>"#,
    ),
    (
        "draw",
        SQUARE,
        r#"<path d="M3 2h11v15H3z"/><path class="ew-hi" d="M6 6h5M6 9h5"/><path class="ew-ln" d="M18 9v12m-3.5-4l3.5 4 3.5-4"/>"#,
    ),
    (
        "discard",
        SQUARE,
        r#"<path d="M3 7h11v15H3z"/><path class="ew-hi" d="M6 12h5"/><path class="ew-ln" d="M18 15V3m-3.5 4L18 3l3.5 4"/>"#,
    ),
    ("megalith", SQUARE, r#"<path d="M2 4l20-1v5H2zM4 9h5l-.5 13H4zM15 9h5v13h-4.5z"/>"#),
    (
        "extra-megalith",
        SQUARE,
        r#"<path d="M1 9h14v4H1zM2 14h4v8H2zM10 14h4v8h-4z"/><path class="ew-ln" d="M14 4h8m-3-3l3 3-3 3"/>"#,
    ),
    (
        "labor",
        SQUARE,
        r#"<path d="M8 22.5c-3-3-4-6-5.5-9.5-.4-2 1.8-2.4 2.8-1L7 14.5V5c0-2 2.7-2 2.7 0v5l.8-7c.2-2 2.8-1.8 2.7.2v6.6l1.3-5.6c.5-1.9 2.9-1.4 2.6.5l-.9 6.6 1.8-3.5c.9-1.7 3-.7 2.4 1.1L18 17c-.8 2.6-2 5.5-4 5.5z"/>"#,
    ),
    (
        "fill-food",
        SQUARE,
        r#"<path d="M12 6c4-1 8 2 7 6-1 3-3 5-7 5-1 0-2 1-3 2l-1 1a2 2 0 1 1-3-1 2 2 0 1 1-1-3l2-1c1-1 2-2 2-3 0-3 1-5 4-6z"/><path class="ew-ln" d="M2 2.5h20"/>"#,
    ),
    (
        "tribe",
        SQUARE,
        r#"<circle cx="12" cy="7" r="4.5"/><path d="M3.5 22.5c0-7 3.5-10 8.5-10s8.5 3 8.5 10z"/>"#,
    ),
    (
        "chief",
        SQUARE,
        r#"<circle cx="12" cy="9.5" r="4"/><path d="M4 22.5c0-6 3-8.5 8-8.5s8 2.5 8 8.5zM8 6.5L5 1l6 3zM16 6.5L19 1l-6 3z"/>"#,
    ),
    (
        "tribe-hand",
        SQUARE,
        r#"<circle cx="8" cy="7" r="4"/><path d="M1 22c0-7 3-9.5 7-9.5s7 2.5 7 9.5z"/><path class="ew-ln" d="M19 6v12m-3-4l3 4 3-4"/>"#,
    ),
    (
        "tribe-discard",
        SQUARE,
        r#"<circle cx="8" cy="7" r="4"/><path d="M1 22c0-7 3-9.5 7-9.5s7 2.5 7 9.5z"/><path class="ew-ln" d="M17 14h6M17 18h6M17 22h6"/>"#,
    ),
    (
        "culture",
        SQUARE,
        r#"<path d="M6 2l2.5 3h7L18 2l4 3-3 3.5v7L22 19l-4 3-2.5-3h-7L6 22l-4-3 3-3.5v-7L2 5z"/><path class="ew-hi" d="M12 12c0-1.5 2.5-1.5 2.5.5 0 3-5 3-5-.5 0-5 8-5 8 .5"/>"#,
    ),
    ("animal", SQUARE, HOOF),
    (
        "deck-animal",
        SQUARE,
        r#"<g transform="translate(-3 4) scale(.8)"><path d="M11 2C5 5 3 11 5.5 19.5c1 2.5 4 2.5 5.5-1zM13 2c6 3 8 9 5.5 17.5-1 2.5-4 2.5-5.5-1z"/></g><path class="ew-ln" d="M15.5 5c0-5 7-4.5 7 0 0 2.5-3.5 2.5-3.5 6m0 3.5v.5"/>"#,
    ),
    (
        "reveal-animal",
        SQUARE,
        r#"<g transform="translate(-2 6) scale(.75)"><path d="M11 2C5 5 3 11 5.5 19.5c1 2.5 4 2.5 5.5-1zM13 2c6 3 8 9 5.5 17.5-1 2.5-4 2.5-5.5-1z"/></g><path class="ew-ln" d="M11 6c3-5 9-5 12 0-3 5-9 5-12 0z"/><circle cx="17" cy="6" r="2"/>"#,
    ),
    (
        "tip",
        SQUARE,
        r#"<path d="M3 12h18v10H3z"/><path class="ew-hi" d="M7 17h10"/><path class="ew-ln" d="M5 9c1-6 9-8 14-3m.5-4v5h-5"/>"#,
    ),
    (
        "bury",
        SQUARE,
        r#"<path d="M1 22c2-8 6-11 11-11s9 3 11 11z"/><path class="ew-hi" d="M8 18h8"/><path class="ew-ln" d="M12 1v8m-3.5-3.5L12 9l3.5-3.5"/>"#,
    ),
    (
        "camp",
        SQUARE,
        r#"<path d="M12 4L1 22h8l3-7 3 7h8z"/><path class="ew-ln" d="M9.5 1.5l5 5M14.5 1.5l-5 5"/>"#,
    ),
    (
        "move",
        SQUARE,
        r#"<path d="M8 8L1 21h5l2-5 2 5h5z"/><path class="ew-ln" d="M13 6h9m-3.5-4L22 6l-3.5 4"/>"#,
    ),
    (
        "drive",
        SQUARE,
        r#"<path class="ew-ln" d="M8 8L1 21h14z" stroke-dasharray="3 2"/><path class="ew-ln" d="M13 6h9m-3.5-4L22 6l-3.5 4"/>"#,
    ),
    ("village", SQUARE, r#"<path d="M12 2l11 10h-3v10h-5v-7H9v7H4V12H1z"/>"#),
    (
        "stone",
        SQUARE,
        r#"<circle cx="12" cy="12" r="7.5"/><path class="ew-hi" d="M12 12c0-1.5 2.5-1.5 2.5.5 0 3-5 3-5-.5 0-5 8-5 8 .5"/><path class="ew-ln" d="M12 1v2M12 21v2M1 12h2M21 12h2M4 4l1.5 1.5M18.5 18.5L20 20M20 4l-1.5 1.5M5.5 18.5L4 20"/>"#,
    ),
    (
        "fish",
        SQUARE,
        r#"<path d="M1 12c5-7 12-7 16-1l6-5v12l-6-5c-4 6-11 6-16-1z"/><circle class="ew-dot" cx="6.5" cy="11" r="1.3"/>"#,
    ),
    (
        "eclipse",
        SQUARE,
        r#"<path fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm3 3.5a8 8 0 1 1-1 15 8.5 8.5 0 0 0 1-15z"/>"#,
    ),
    (
        "rest",
        SQUARE,
        r#"<path d="M12 1c1 5 6 7 6 12a6 6 0 0 1-12 0c0-3 2-4 3-7 1 1.5 2 2 3 3 1-3 0-5 0-8z"/><path class="ew-ln" d="M3 22.5l18-2.5M3 20l18 2.5"/>"#,
    ),
    (
        "initiate",
        SQUARE,
        r#"<path class="ew-ln" d="M12 12.5c0-2 3-2 3 .3 0 4-6.5 4-6.5-.3 0-6.5 10-6.5 10 .5 0 9-14.5 9-14.5-.5C4 6 8 3 12 3c5 0 9 3.5 9.5 8"/>"#,
    ),
    (
        "develop",
        SQUARE,
        r#"<path d="M2 15l7-5 6 5-4 7H5z"/><path d="M16 1l1.5 4.5L22 7l-4.5 1.5L16 13l-1.5-4.5L10 7l4.5-1.5z"/>"#,
    ),
    (
        "migrate",
        SQUARE,
        r#"<path d="M8 1c3.5 0 4.5 4.5 3 8.5-.8 2-4.5 2-5.5 0C4 5.5 5 1 8 1zM5.5 12.5h5.5c0 3-1 4-2.7 4s-2.8-1-2.8-4zM16.5 6.5c3 0 4 4.5 2.7 8.5-.8 2-4.5 2-5.5 0-1.3-4-.5-8.5 2.8-8.5zM13.7 18h5.5c0 3-1 4-2.7 4s-2.8-1-2.8-4z"/>"#,
    ),
    (
        "hunt",
        SQUARE,
        r#"<path d="M13 4l9.5-2.5L20 11l-3 .5-4.5-4.5z"/><path class="ew-ln" d="M2 22L15.5 8.5"/>"#,
    ),
    ("raft", SQUARE, r#"<path d="M1 16h22l-2.5 6h-17zM10 2h2.5v13H10z"/><path d="M14 3c4 2 6 6 6 11h-6z"/>"#),
    ("terrains", SQUARE, r#"<path class="ew-ln" d="M7 2l5 3v6l-5 3-5-3V5zM17 10l5 3v6l-5 3-5-3v-6z"/>"#),
    ("tiles", SQUARE, r#"<path d="M2 2h9v9H2zM13 2h9v9h-9zM2 13h9v9H2zM13 13h5v9h-5z"/>"#),
    ("upper", SQUARE, r#"<path d="M8 2h8v7H8zM2 11h9v11H2zM13 11h9v11h-9z"/>"#),
    ("joker", SQUARE, r#"<path d="M12 1l3 7.5 8 .5-6 5 2 8.5-7-4.5-7 4.5 2-8.5-6-5 8-.5z"/>"#),
    (
        "grassland",
        SQUARE,
        r#"<path class="ew-ln" d="M5 22c0-6-1-10-3-13M8 22c0-8 1-13 3-17M12 22c0-6 2-10 5-12M16 22c0-5 2-8 6-9"/>"#,
    ),
    (
        "forest",
        SQUARE,
        r#"<path d="M8 1l6 9h-3l4 7H9.5v5h-3v-5H1l4-7H2zM18 7l5 9h-2l2 4h-4v3h-2v-3h-3l3-4z"/>"#,
    ),
    ("highland", SQUARE, r#"<path d="M1 21L9 5l4 7 3-5 7 14z"/><path class="ew-hi" d="M6.5 11l2.5 2 2-2"/>"#),
    (
        "lakeland",
        SQUARE,
        r#"<path class="ew-ln" d="M1 8c4-4 7-4 11 0s7 4 11 0M1 16c4-4 7-4 11 0s7 4 11 0"/>"#,
    ),
    (
        "badlands",
        SQUARE,
        r#"<path class="ew-ln" d="M12 1l-2 6 4 4-4 5 2 7M10 7L3 5M14 11l7-3M10 16l-7 3M11 19l7 3"/>"#,
    ),
    (
        "herdland",
        SQUARE,
        r#"<path d="M1 11c2-5 6-7 10-6 5-1 9 1 12 5v4l-2 1v7h-3v-6h-7v6H8v-6c-2 0-4-1-5-2l-2 1z"/>"#,
    ),
    (
        "glacier",
        SQUARE,
        r#"<path class="ew-ln" d="M12 1v22M2.5 6.5l19 11M21.5 6.5l-19 11M8 3l4 4 4-4M8 21l4-4 4 4"/>"#,
    ),
    ("base", SQUARE, r#"<path d="M12 5L3 20h7l2-5 2 5h7z"/><circle class="ew-ln" cx="12" cy="13" r="11"/>"#),
    ("start", SQUARE, r#"<path d="M12 5L3 20h7l2-5 2 5h7z"/><circle class="ew-ln" cx="12" cy="13" r="11"/>"#),
    ("river", SQUARE, r#"<path class="ew-ln" d="M1 8c4-4 7-4 11 0s7 4 11 0M1 16c4-4 7-4 11 0s7 4 11 0"/>"#),
    ("landmark", SQUARE, r#"<path d="M8 22.5L9 3l4-2 3 3 1.5 18.5z"/>"#),
    (
        "volcano",
        SQUARE,
        r#"<path d="M1 22l8-13h2l1 2 1-2h2l8 13z"/><path class="ew-ln" d="M9 6L7 2M12 6V1M15 6l2-4"/>"#,
    ),
    (
        "mound",
        SQUARE,
        r#"<path d="M1 21c1-7 5-11 11-11s10 4 11 11z"/><path class="ew-ln" d="M12 8V2l5 2-5 2"/>"#,
    ),
    ("arch", SQUARE, r#"<path d="M2 22V12a10 10 0 0 1 20 0v10h-5V12a5 5 0 0 0-10 0v10z"/>"#),
    ("monolith", SQUARE, r#"<path d="M8 22.5L9 3l4-2 3 3 1.5 18.5z"/>"#),
    ("tree", SQUARE, r#"<path d="M10 23v-6C3 17 2 9 7 8c0-8 10-8 10 0 5 1 4 9-3 9v6z"/>"#),
    (
        "rhino",
        WIDE,
        r#"<path d="M1 19L4 8l3 6c1-3 3-5 6-6C17 4 23 2 30 3c8 1 14 4 16 9 1 3 0 7-1 9l-1 10h-5l-1-7c-4 1-9 1-13 0l-1 7h-5l-2-9c-4 1-8 0-10-1-3 1-6 0-6-2z"/>"#,
    ),
    (
        "sloth",
        WIDE,
        r#"<path d="M9 31l4-4c-3-3-5-6-5-9l-5 3 3-6 4-2c-1-4 0-8 3-10 4-2 8 0 9 3 9 1 16 7 18 15 1 4 3 6 6 8l-5 2z"/>"#,
    ),
    (
        "sabertooth",
        WIDE,
        r#"<path d="M2 14l2-6 3 1 3-3 4 4c6-2 14-3 20 0 4-1 7-4 9-9l3 1c-1 7-4 10-7 12l4 17h-5l-5-10c-5 1-9 1-13 0l-1 10h-5l-2-11c-3-1-5-2-6-4l-1 7-2-6z"/>"#,
    ),
    (
        "glyptodon",
        WIDE,
        r#"<path d="M1 22c0-4 2-5 6-5C9 9 16 4 24 4s15 5 17 13l6 1-1 6-6-2v8h-6v-6H17v6h-6v-6c-4 1-9 1-10-2z"/><path class="ew-hi" d="M13 15c3-5 7-7 11-7s8 2 11 7M17 19c2-3 4-5 7-5s5 2 7 5"/>"#,
    ),
    (
        "stag-moose",
        WIDE,
        r#"<path d="M9 16l-5-2 2-3 4 1 1-2C6 9 2 6 1 1c3 2 4 3 6 3L6 0c3 1 5 4 6 7 2-3 5-6 9-6-1 3-1 5-4 8h2c8 1 15 1 19 4 3 2 3 6 2 9l2 10h-4l-4-10c-4 1-7 1-10 0l-1 10h-4l-2-12c-3-1-5-3-6-6z"/>"#,
    ),
    (
        "mammoth",
        WIDE,
        r#"<path d="M4 31c-2-5-3-10-1-15C3 9 8 4 14 4c3-5 10-5 13 0 9 0 17 4 19 11 1 6 0 11-1 16h-6v-9c-5 2-10 2-14 0v9h-6l-2-9c-2 1-4 1-5 0 0 3-1 7-3 9z"/><path class="ew-hi" d="M11 18c-5 2-7 7-1 9"/>"#,
    ),
    (
        "argentavis",
        WIDE,
        r#"<path d="M24 12C27 5 35 1 47 1c-2 7-8 12-14 14l4 5-7-2-3 13h-6l-3-13-7 2 4-5C9 13 3 8 1 1c12 0 20 4 23 11z"/>"#,
    ),
    (
        "sea-cow",
        WIDE,
        r#"<path d="M1 15C3 8 12 4 22 5c9 1 14 6 18 10l7-4c0 6-1 11-5 13-3-2-6-3-9-2-6 4-14 5-20 3l-4 6-5-1 3-7c-4-1-7-4-6-8z"/>"#,
    ),
];

const SQUARE: &str = "0 0 24 24";
const WIDE: &str = "0 0 48 32";
const HOOF: &str =
    r#"<path d="M11 2C5 5 3 11 5.5 19.5c1 2.5 4 2.5 5.5-1zM13 2c6 3 8 9 5.5 17.5-1 2.5-4 2.5-5.5-1z"/>"#;

/// The landscapes and pieces.
const SYMBOLS: &str = include_str!("../assets/symbols.svg");

/// Is there a drawing of this name? Content of an owner may bring animals we have never drawn.
fn known(name: &str) -> &'static str {
    GLYPHS.iter().find(|(known, ..)| *known == name).map_or("animal", |(known, ..)| known)
}

/// The class of its colour: a thing keeps its colour wherever it is shown.
fn colour(name: &str) -> Option<&'static str> {
    Some(match name {
        "food" | "fill-food" => "ew-c-food",
        "tool" => "ew-c-tool",
        "labor" => "ew-c-labor",
        "idol" => "ew-c-idol",
        "draw" => "ew-c-draw",
        "fish" => "ew-c-fish",
        _ => return None,
    })
}

/// The names of all icons.
#[cfg(test)]
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    GLYPHS.iter().map(|(name, ..)| *name)
}

/// The definitions, once per page.
pub(crate) fn defined() -> Markup {
    html! {
        svg .ew-defs aria-hidden="true" width="0" height="0" {
            @for (name, frame, drawing) in GLYPHS {
                symbol id=(format_args!("ew-{name}")) viewBox=(frame) { (PreEscaped(drawing)) }
            }
            defs { (PreEscaped(SYMBOLS)) }
        }
    }
}

/// An icon in a line of text; the element around it has the label.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg .ew-i.(colour(name).unwrap_or_default()) aria-hidden="true" { use href=(format_args!("#ew-{}", known(name))) {} } }
}

/// A wide icon: the silhouette of an animal.
pub(crate) fn beast(name: &str) -> Markup {
    html! { svg .ew-beast aria-hidden="true" { use href=(format_args!("#ew-{}", known(name))) {} } }
}

/// A symbol of a piece, a figure or a landscape.
pub(crate) fn symbol(name: &str) -> Markup {
    html! { use href=(format_args!("#ew-s-{name}")) {} }
}

/// An icon inside a drawing, its centre at (`x`, `y`).
pub(crate) fn placed(name: &str, x: f32, y: f32, size: f32) -> Markup {
    html! {
        use href=(format_args!("#ew-{}", known(name))) class=[colour(name)] x=(round(x - size / 2.0))
            y=(round(y - size / 2.0)) width=(size) height=(size) {}
    }
}

/// A number as short as a drawing needs it.
pub(crate) fn round(value: f32) -> f32 {
    (value * 10.0).round() / 10.0
}

/// The same markup with drawings in place of their names, for pages that define none.
pub(crate) fn inline(markup: &Markup) -> Markup {
    const OPEN: &str = "<use href=\"#ew-";
    let mut out = String::with_capacity(markup.0.len() * 2);
    let mut rest = markup.0.as_str();
    while let Some((before, after)) = rest.split_once(OPEN) {
        out.push_str(before);
        let (name, after) = after.split_once('"').unwrap_or((after, ""));
        let (attributes, after) = after.split_once("></use>").unwrap_or(("", after));
        if let Some((_, frame, drawing)) = GLYPHS.iter().find(|(known, ..)| *known == name) {
            let _ = write!(out, "<svg viewBox=\"{frame}\"{attributes}>{drawing}</svg>");
        }
        rest = after;
    }
    out.push_str(rest);
    PreEscaped(out)
}
