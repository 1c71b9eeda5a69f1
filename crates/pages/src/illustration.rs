//! Drawings of pages that belong to no game, painted with the motifs of the cards. All are hidden from screen readers.

use maud::{Markup, html};

use crate::pictures;

/// A hand with spread fingers, around (0, 0), 60 wide and 70 high: drawn with thick round strokes.
const FINGERS: &str = "M-13 4L-20 -18M-5 -2L-8 -30M4 -2L5 -32M12 2L17 -25M13 14L27 2";
const PALM: &str = "M-17 8C-15 -4 14 -6 17 6C19 18 12 32 2 32C-8 32 -18 22 -17 8z";

/// A hunt along the banner of the front page.
const HUNT: [&str; 15] = [
    "hand-a 634,92 .48",
    "hand-c 694,84 .38",
    "spirals 764,68 .4 ghost",
    "sun 838,104 .6",
    "argentavis 936,72 .32 solid",
    "bison 80,218 .62",
    "bison 186,220 .44 umber",
    "horse-run 292,222 .42 gold",
    "mammoth 486,226 1.0",
    "mammoth 366,228 .4 umber",
    "hunter:throw 662,226 .64 red",
    "hunter:draw 744,226 .58",
    "hunter:run 818,228 .5 red",
    "megaloceros 920,224 .72",
    "pine 980,218 .7",
];
/// A herd and its hunters, small, at the end of a page.
const HERD: [&str; 6] = [
    "mammoth 46,56 .27",
    "bison 124,56 .24 umber",
    "hunter:throw 190,56 .27 red",
    "hunter:run 242,56 .25",
    "megaloceros 314,56 .24",
    "mammoth 380,56 .22 gold",
];

/// A small hand, the logo.
pub(crate) fn hand() -> Markup {
    html! {
        svg .hand-sign viewBox="-34 -42 68 84" aria-hidden="true" { path .fingers d=(FINGERS) {} path .palm d=(PALM) {} }
    }
}

/// The banner of the front page.
pub(crate) fn frieze() -> Markup {
    html! {
        svg .frieze.painted viewBox="0 0 1000 240" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" {
            path .ground d="M0 214C120 204 210 222 330 212S560 206 660 214S880 222 1000 208V240H0z" {}
            (pictures::figures(&HUNT))
        }
    }
}

/// A row of small animals for the footer.
pub(crate) fn band() -> Markup {
    html! { svg .band.painted viewBox="0 0 420 60" aria-hidden="true" { (pictures::figures(&HERD)) } }
}

/// The picture of a game on the front page, by its position in the catalog.
pub(crate) fn vignette(index: usize) -> Markup {
    match index % 3 {
        0 => pictures::scene(
            "ice",
            "snow",
            &[
                "glacier 214,176 .74 ghost",
                "snow 74,92 .5",
                "mammoth 190,200 .9",
                "hunter:throw 62,196 .56 red flip",
                "mammoth 270,206 .34 umber",
            ],
        ),
        1 => pictures::scene(
            "night",
            "ridge",
            &[
                "stars 84,84 .6",
                "moon 240,84 .44",
                "dolmen 206,200 .66",
                "fire 128,200 .56",
                "shaman 66,200 .62 red",
                "hunter:sit 164,206 .44",
            ],
        ),
        _ => pictures::scene(
            "dusk",
            "plain",
            &[
                "sun 222,84 .5",
                "village 214,190 .78",
                "hunter:carry 62,202 .7 red",
                "hunter:carry 116,202 .58 gold",
                "mother 158,204 .5",
                "argentavis 78,56 .3 solid",
            ],
        ),
    }
}

/// The picture of the error pages.
pub(crate) fn lost() -> Markup {
    let lines = ["snow 84,96 .6", "mountain 206,184 .7 ghost", "bison 190,204 .62 umber", "tracks 76,206 .5"];
    html! { div .lost { (pictures::scene("ash", "snow", &lines)) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_painted_with_motifs_of_the_kit() {
        for drawing in [frieze(), band(), lost(), vignette(0), vignette(1), vignette(2)] {
            assert!(drawing.into_string().contains(&format!("href=\"{}#", pictures::asset().path())));
        }
    }
}
